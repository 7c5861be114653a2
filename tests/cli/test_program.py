"""The program: languages, help, errors, fast answers."""

import os
import re
import subprocess
import sys

import pytest

import tinderbox
from tests.cli.calling import call, program, refused
from tinderbox.build_mode import mode
from tinderbox.cli import COMMANDS
from tinderbox.cli.language import language_of


def test_version_names_the_mode() -> None:
    done = program("--version")
    assert re.fullmatch(rf"tinderbox \d+\.\d+\.\d+ \({mode()}\), Python \d+\.\d+\.\d+\S*\n", done.stdout)
    assert call("--version").stdout == done.stdout


def test_version_loads_no_game_and_no_texts() -> None:
    code = "import sys; sys.argv[1:] = ['--version']; from tinderbox.cli.main import main; main(); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert not {"fluent", "pydantic", "rich", "tinderbox.games.registry", "joblib"} & set(loaded)


@pytest.mark.parametrize(("language", "usage"), [("en", "Usage:"), ("de", "Aufruf:"), ("fr", "Usage\u00a0:")])
@pytest.mark.parametrize("words", [[], *([name] for name in COMMANDS), ["pack", "check"], ["pack", "show"]])
def test_help_in_three_languages(words: list[str], language: str, usage: str) -> None:
    result = call(*words, "--help", "--lang", language)
    assert result.exit_code == 0
    assert result.stdout.startswith(usage)
    assert "--lang" in result.stdout


def test_without_a_command_the_help_is_shown() -> None:
    assert call().stdout == call("--help").stdout
    assert call("--lang", "fr").stdout == call("--help", "--lang", "fr").stdout
    assert call("pack").stdout == call("pack", "--help").stdout


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8", "TINDERBOX_LANG": "fr"}, "fr"),
        ({"LANG": "it_IT.UTF-8"}, "en"),
    ],
)
def test_the_language_comes_from_the_environment(variables: dict[str, str], language: str) -> None:
    assert language_of(variables) == language


def test_lang_overrides_the_environment_wherever_it_is_written() -> None:
    for words in (["--lang", "de", "rules", "x"], ["rules", "x", "--lang=de"]):
        assert "„x“" in refused(*words, TINDERBOX_LANG="fr")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["burn"], "Unknown command “burn”. Choose from: play, replay, export"),
        (["--lang", "it"], "Unknown language “it”. Choose from: en, de, fr."),
        (["--lang"], "Option --lang is used incorrectly"),
        (["rules"], "GAME is missing."),
        (["rules", "chess"], "Unknown game “chess”. Choose from: great-fire, bretagne."),
        (["rules", "great-fire", "more"], "“tinderbox rules” does not take the argument “more”."),
        (
            ["rules", "great-fire", "--claus", "F5"],
            "Unknown option “--claus”. Choose from: --clause, --lang, --help.",
        ),
        (["rules", "great-fire", "--clause", "Q7"], "There is no rule “Q7”. Choose from: B1, B2"),
        (["rules", "great-fire", "--clause"], "Option --clause is used incorrectly"),
        (["simulate", "great-fire", "--games", "0"], "--games must be a whole number from 1"),
        (["simulate", "great-fire", "--games", "many"], "not “many”"),
        (["simulate", "great-fire", "--players", "9"], "This game is for 2 to 6 players, not 9."),
        (["simulate", "great-fire", "--option", "edition"], "Write options as NAME=VALUE, not “edition”."),
        (["simulate", "great-fire", "--option", "edition=dutch"], "Choose from: german, french."),
        (["simulate", "great-fire", "--option", "colour=red"], "Unknown option “colour”. Choose from: edition"),
        (["simulate", "great-fire", "--seed", "é"], "is not a seed"),
        (["bench", "--seconds", "never"], "not “never”"),
        (["board", "great-fire", "--at", "3"], "--at needs --record."),
        (["pack", "burn"], "Unknown command “burn”. Choose from: check, show."),
        (["play", "great-fire", "--bots", "deep-blue"], "Unknown bot “deep-blue”. Choose from: random"),
        (["play", "great-fire", "--bots", "random:9"], "Bot random has no setting “9”."),
        (["play", "great-fire", "--bots", "random,random"], "You named 2 bots"),
        (["play", "great-fire", "--seat", "4"], "There is no seat 4"),
        (["play", "great-fire", "--hot-seat", "--seat", "1"], "--seat cannot be combined with --hot-seat"),
        (["play", "great-fire", "--hot-seat", "--bots", "random,random,random,random"], "no seat for a person"),
        (["play", "great-fire", "--name", "Ann", "--name", "Bob"], "You gave 2 names: give at most 1."),
        (["play", "great-fire", "--name", "A\nB"], "printable"),
        (["play", "great-fire", "--resume", "x.tbx"], "omit them with --resume"),
    ],
)
def test_refusals_say_what_is_allowed(words: list[str], said: str) -> None:
    assert said in refused(*words)


def test_a_refusal_of_the_program_is_one_message_and_exit_code_2() -> None:
    done = program("simulate", "chess", TINDERBOX_LANG="de")
    assert (done.returncode, done.stdout) == (2, "")
    assert "Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("words", [["pack", "show", "great-fire"], ["rules", "great-fire"], ["--help"]])
def test_a_closed_output_is_not_an_error(words: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "tinderbox", *words]
    done = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE, timeout=60, check=False)
    os.close(writing)
    assert (done.returncode, done.stderr) == (1, b"")


def test_characters_that_the_terminal_lacks_are_replaced() -> None:
    done = program("rules", "great-fire", "--clause", "F5", PYTHONIOENCODING="ascii", TINDERBOX_LANG="fr")
    assert done.returncode == 0
    assert "?" in done.stdout


def test_the_public_names_are_found_when_they_are_used() -> None:
    for name in tinderbox.__all__:
        assert getattr(tinderbox, name).__name__ == name
    with pytest.raises(AttributeError):
        tinderbox.nothing  # noqa: B018
