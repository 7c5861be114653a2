"""What a person sees while something is being set up: one calm line a step, the noise only when it fails."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, NoReturn

ROOT: Final = Path(__file__).resolve().parent.parent
LINES_OF_NOISE: Final = 60
PLAIN: Final = {"✓": "ok", "✗": "no", "·": "..", "…": "..."}

Word = str | Path


class Failed(Exception):
    """A step that did not work; its output is on the screen already."""


def run(title: str, command: Sequence[Word], *, cwd: Path = ROOT, env: Mapping[str, str] | None = None) -> str:
    """Run a command behind one line; its output comes back, or onto the screen if it fails."""
    started = time.monotonic()
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as noise:
        process = subprocess.Popen(
            command,
            cwd=cwd,
            env={**os.environ, **(env or {})},
            stdin=subprocess.DEVNULL,
            stdout=noise,
            stderr=subprocess.STDOUT,
        )
        while True:
            try:
                code = process.wait(timeout=0.2)
                break
            except subprocess.TimeoutExpired:
                waiting(title, started)
        noise.seek(0)
        output = noise.read()
    if code:
        mark("✗", title, started)
        print("\n".join(output.splitlines()[-LINES_OF_NOISE:]), flush=True)
        raise Failed(title)
    mark("✓", title, started)
    return output


def waiting(title: str, started: float) -> None:
    if sys.stdout.isatty():
        print(f"\r{spoken(f'  · {title} …')} {time.monotonic() - started:.0f} s", end="", flush=True)


def mark(sign: str, title: str, started: float) -> None:
    seconds = time.monotonic() - started
    wipe = "\r\033[K" if sys.stdout.isatty() else ""
    took = f"  {seconds:.0f} s" if seconds >= 1 else ""
    print(f"{wipe}{spoken(f'  {sign} {title}')}{took}", flush=True)


def note(words: str) -> None:
    print(spoken(f"    {words}"), flush=True)


def give_up(words: str) -> NoReturn:
    """Say why it cannot go on, and what would help."""
    print(spoken(f"  ✗ {words}"), flush=True)
    raise Failed(words)


def spoken(words: str) -> str:
    """The same words for a terminal that knows no more than ASCII."""
    try:
        words.encode(sys.stdout.encoding or "ascii")
        return words
    except UnicodeEncodeError:
        for sign, plain in PLAIN.items():
            words = words.replace(sign, plain)
        return words


def outcome(work: Callable[[], None]) -> int:
    """Do the work; an exit code instead of a traceback where the reason is on the screen already."""
    try:
        work()
        return 0
    except Failed:
        return 1
    except KeyboardInterrupt:
        print()
        return 130
