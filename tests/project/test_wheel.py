"""What an installed Tinderbox is made of."""

import ast
import tomllib
from importlib.machinery import ExtensionFileLoader
from importlib.metadata import distribution, version
from importlib.util import find_spec

import pytest

from tinderbox.build_mode import VERSION, mode
from tools.set_up import compiled_sources
from tools.steps import ROOT

SOURCES = ROOT / "src"
COMPILED = [".".join(path.relative_to(SOURCES).with_suffix("").parts) for path in compiled_sources()]
BESIDE_THE_ENGINE = {"librt.vecs", "math", "mypy_extensions", "typing"}


def test_every_source_text_and_table_is_installed() -> None:
    installed = {str(path) for path in distribution("tinderbox-games").files or ()}
    ours = [path.relative_to(SOURCES) for path in (SOURCES / "tinderbox").rglob("*") if path.is_file()]
    wanted = {str(path) for path in ours if not any(part.startswith(("__pycache__", ".")) for part in path.parts)}
    assert wanted <= installed


def test_no_library_lies_among_the_sources() -> None:
    assert not list(SOURCES.rglob("*.so"))


def test_the_version_is_one() -> None:
    assert version("tinderbox-games") == VERSION


@pytest.mark.parametrize("name", COMPILED)
def test_the_whole_engine_runs_in_one_mode(name: str) -> None:
    found = find_spec(name)
    assert found
    assert isinstance(found.loader, ExtensionFileLoader) == (mode() == "compiled")


@pytest.mark.parametrize("name", COMPILED)
def test_the_engine_imports_nothing_but_itself(name: str) -> None:
    source = SOURCES.joinpath(*name.split(".")).with_suffix(".py")
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            assert {alias.name for alias in node.names} <= {*COMPILED, *BESIDE_THE_ENGINE}, f"line {node.lineno}"
        if isinstance(node, ast.ImportFrom) and node.module not in {*COMPILED, *BESIDE_THE_ENGINE}:
            assert {f"{node.module}.{alias.name}" for alias in node.names} <= {*COMPILED}, f"line {node.lineno}"


def test_isolated_and_locked_builds_use_the_same_tools() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    isolated = settings["build-system"]["requires"] + settings["tool"]["tinderbox"]["client-requires"]
    assert isolated == settings["dependency-groups"]["build"]
