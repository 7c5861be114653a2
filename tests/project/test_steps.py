"""What is printed while a checkout is being set up."""

import os
import sys
from pathlib import Path

import pytest

from tools import system_packages
from tools.steps import StepFailed, exit_code, printable, run


def test_a_step_that_works_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("Water fetched", [sys.executable, "-c", "print('splash')"]) == "splash\n"
    assert capsys.readouterr().out == "  ✓ Water fetched\n"


def test_a_step_that_fails_shows_why(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(StepFailed):
        run("Water fetched", [sys.executable, "-c", "print('dry'); raise SystemExit(3)"])
    assert capsys.readouterr().out == "  ✗ Water fetched\ndry\n"


def test_a_terminal_without_ticks(monkeypatch: pytest.MonkeyPatch) -> None:
    with Path(os.devnull).open("w", encoding="ascii") as terminal:
        monkeypatch.setattr(sys, "stdout", terminal)
        assert printable("  ✓ Water fetched …") == "  ok Water fetched ..."


def test_a_machine_without_a_compiler(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(system_packages, "compiler", lambda: None)
    monkeypatch.setattr(system_packages, "PURE", False)
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    assert exit_code(system_packages.install_system_packages) == 1
    assert "sudo apt-get install gcc" in capsys.readouterr().out
