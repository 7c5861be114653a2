"""Runs commands with one line of output each; the command's own output appears only if it fails."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, NoReturn

ROOT: Final = Path(__file__).resolve().parent.parent
SHOWN_LINES: Final = 60
ASCII: Final = {"✓": "ok", "✗": "no", "·": "..", "…": "..."}

Word = str | Path


class StepFailed(Exception):
    """A step that failed; its output has already been printed."""


def run(title: str, command: Sequence[Word], *, cwd: Path = ROOT, env: Mapping[str, str] | None = None) -> str:
    """Run a command and return its output; if it fails, print the output and raise StepFailed."""
    started = time.monotonic()
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as log:
        process = subprocess.Popen(
            command,
            cwd=cwd,
            env={**os.environ, **(env or {})},
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
        )
        while True:
            try:
                code = process.wait(timeout=0.2)
                break
            except subprocess.TimeoutExpired:
                print_progress(title, started)
        log.seek(0)
        output = log.read()
    if code:
        print_result("✗", title, started)
        print("\n".join(output.splitlines()[-SHOWN_LINES:]), flush=True)
        raise StepFailed(title)
    print_result("✓", title, started)
    return output


def print_progress(title: str, started: float) -> None:
    if sys.stdout.isatty():
        print(f"\r{printable(f'  · {title} …')} {time.monotonic() - started:.0f} s", end="", flush=True)


def print_result(sign: str, title: str, started: float) -> None:
    seconds = time.monotonic() - started
    clear_line = "\r\033[K" if sys.stdout.isatty() else ""
    duration = f"  {seconds:.0f} s" if seconds >= 1 else ""
    print(f"{clear_line}{printable(f'  {sign} {title}')}{duration}", flush=True)


def note(text: str) -> None:
    print(printable(f"    {text}"), flush=True)


def fail(text: str) -> NoReturn:
    """Print why the task cannot continue and what would help."""
    print(printable(f"  ✗ {text}"), flush=True)
    raise StepFailed(text)


def printable(text: str) -> str:
    """Replace signs that the terminal's encoding lacks."""
    try:
        text.encode(sys.stdout.encoding or "ascii")
        return text
    except UnicodeEncodeError:
        for sign, plain in ASCII.items():
            text = text.replace(sign, plain)
        return text


def exit_code(task: Callable[[], None]) -> int:
    """Run a task; failures that have already been printed become an exit code instead of a traceback."""
    try:
        task()
        return 0
    except StepFailed:
        return 1
    except KeyboardInterrupt:
        print()
        return 130
