"""Checks that a state sets, copies and hashes each of its fields."""

import ast
from pathlib import Path
from typing import Any, Final

from librt.vecs import append
from mypy_extensions import u8

from tinderbox.core.engine.array_state import ArrayState

SOURCE: Final = Path(__file__).resolve().parents[3] / "src"
FIXED: Final = {"board", "players", "columns", "journal"}  # the same in every copy, or not copied on purpose


def fields_of(kind: type) -> list[str]:
    """The fields that the classes of a state declare in `__init__`, by their source."""
    found: list[str] = []
    for each in kind.__mro__:
        path = SOURCE / (each.__module__.replace(".", "/") + ".py")
        if not each.__module__.startswith("tinderbox."):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and node.name == each.__name__:
                found += [
                    line.target.attr
                    for line in ast.walk(node)
                    if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Attribute)
                ]
    return [name for name in found if name not in FIXED]


def plain(value: Any) -> Any:
    """A value that can be compared: vecs as lists."""
    return value if isinstance(value, int | tuple) else list(value)


def other(value: Any) -> Any:
    """Any other value of the same type."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, tuple):
        return (value[0] ^ 1, value[1])
    changed = value[:]
    if len(changed) == 0:
        return append(changed, u8(1))
    changed[0] += 1
    return changed


def check_fields(state: ArrayState, *, derived: set[str], shared: set[str]) -> None:
    """`derived` fields follow from others and are not hashed; `shared` ones are not numbers of the state."""
    names = [name for name in fields_of(type(state)) if name not in shared]
    assert len(names) == len(set(names)) > 20
    for name in names:
        changed = state.copy()
        assert isinstance(changed, ArrayState)
        assert plain(getattr(changed, name)) == plain(getattr(state, name))
        setattr(changed, name, other(getattr(state, name)))
        again = changed.copy()
        assert plain(getattr(again, name)) == plain(getattr(changed, name)) != plain(getattr(state, name)), name
        assert (changed.checksum() == state.checksum()) == (name in derived), name
        assert again.checksum() == changed.checksum(), name
