"""Places in a JSON document, for tests that change one of them."""

from collections.abc import Iterator
from typing import Any

Path = tuple[Any, ...]


def places(data: object, containers: tuple[type, ...] = (dict, list), path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every value with its path: single values, and those objects or lists whose type is among the containers."""
    if isinstance(data, dict | list):
        if isinstance(data, containers):
            yield path, data
        for step, part in data.items() if isinstance(data, dict) else enumerate(data):
            yield from places(part, containers, (*path, step))
    else:
        yield path, data
