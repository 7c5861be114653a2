"""Helpers that call the program, and matches to call it with."""

import os
import subprocess
import sys
from functools import cache
from typing import Any

from click.testing import CliRunner, Result

import tinderbox
from tinderbox.bots.base import choose_action
from tinderbox.bots.catalogue import bot
from tinderbox.cli.group import Program
from tinderbox.core.match import Match

PLAIN = {"TINDERBOX_LANG": "en", "NO_COLOR": "1", "COLUMNS": "100"}


def call(*words: str, input: str | bytes | None = None, **variables: str) -> Result:
    """Call the program within this process; an exception fails the test."""
    return CliRunner(env=PLAIN | variables).invoke(Program(), list(words), input=input, catch_exceptions=False)


def refused(*words: str, input: str | None = None, **variables: str) -> str:
    """Call the program with an error; returns the error message."""
    result = call(*words, input=input, **variables)
    assert result.exit_code == 2, result.output
    assert not result.stdout, result.stdout
    return result.stderr


def program(*words: str, input: str = "", **variables: str) -> "subprocess.CompletedProcess[str]":
    """Call the program in its own process."""
    return subprocess.run(
        [sys.executable, "-m", "tinderbox", *words],
        input=input,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, **PLAIN, **variables},
        timeout=120,
        check=False,
    )


@cache
def played(game: str, players: int, decisions: int | None = None, **options: Any) -> Match:
    """A match played by random bots, to the end or for some decisions. Do not change it."""
    match = tinderbox.game(game).new(players, seed=players, options=options)
    someone = bot("random", 1)
    while not match.over and (decisions is None or match.decisions < decisions):
        match.play(choose_action(someone, match))
    return match
