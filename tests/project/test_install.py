"""Tinderbox installs as any package does, with and without a compiler."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.set_up import PACKAGE
from tools.steps import ROOT

ASK = "from tinderbox.build_mode import mode; from tinderbox.core import words; print(mode())"


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A copy to build in: a build leaves its traces where it runs."""
    copy = tmp_path / "sources"
    copy.mkdir()
    for name in PACKAGE:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy2(ROOT / name, copy / name)
    return copy


@pytest.mark.long
@pytest.mark.parametrize(
    ("setting", "mode"),
    [({}, "compiled"), ({"CC": "false"}, "interpreted"), ({"TINDERBOX_PURE": "1"}, "interpreted")],
    ids=["compiler", "no compiler", "pure"],
)
def test_pip_install_in_a_fresh_environment(sources: Path, tmp_path: Path, setting: dict[str, str], mode: str) -> None:
    python = tmp_path / "fresh" / "bin" / "python"
    env = {name: value for name, value in os.environ.items() if name not in ("CC", "TINDERBOX_PURE", "PYTHONPATH")}
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "fresh"], check=True)
    subprocess.run([python, "-m", "pip", "install", "--quiet", sources], check=True, env=env | setting)
    answer = subprocess.run([python, "-c", ASK], check=True, env=env, cwd=tmp_path, capture_output=True, text=True)
    assert answer.stdout.strip() == mode
