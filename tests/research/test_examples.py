"""The notebook runs from top to bottom, plays a game, draws it and plots what was found."""

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

NOTEBOOK = Path(__file__).parents[2] / "examples" / "a_game.ipynb"


def test_the_notebook_is_kept_without_results() -> None:
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    assert [cell for cell in cells if cell.get("outputs") or cell.get("execution_count")] == []


@pytest.mark.slow
@pytest.mark.filterwarnings("default")  # of the notebook's own machinery
def test_the_notebook_runs(tmp_path: Path) -> None:
    notebook: Any = import_module("nbformat").read(NOTEBOOK, as_version=4)
    many = next(cell for cell in notebook.cells if "100, file" in cell.source)
    many.source = many.source.replace("100, file", "20, file")
    import_module("nbclient").NotebookClient(
        notebook, timeout=300, resources={"metadata": {"path": str(tmp_path)}}
    ).execute()
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    pictures = [output["data"]["image/svg+xml"] for output in outputs if "image/svg+xml" in output.get("data", {})]
    words = "".join(output.get("text", "") for output in outputs)
    assert len(pictures) == 4  # the coast and three plots
    assert "decisions in" in words
    assert "legal actions on average" in words
    assert any("text/markdown" in output.get("data", {}) for output in outputs)
