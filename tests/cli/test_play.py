"""The terminal game, through a pipe and at a terminal."""

import json
import os
import pty
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

import tinderbox
from tests.cli.calling import PLAIN, call, program
from tinderbox.core.text.messages import LANGUAGES
from tinderbox.games.registry import game, game_ids

EVERYWHERE = [(id, players) for id in game_ids() for players in game(id).players]
FIRST = "1\n" * 3000


@pytest.mark.parametrize(("id", "players"), EVERYWHERE)
def test_a_whole_game_through_a_pipe(id: str, players: int, tmp_path: Path) -> None:
    file = tmp_path / "game.tbx"
    words = ["play", "--terminal", id, "--players", str(players), "--seed", "5", "--save", str(file)]
    result = call(*words, input=FIRST)
    assert result.exit_code == 0, result.output
    assert "Result" in result.stdout
    assert "Goodbye" not in result.stdout
    match = tinderbox.replay(file.read_text(encoding="utf-8"))
    assert match.over
    assert match.box.players == players
    assert call("replay", str(file)).exit_code == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", game_ids())
def test_every_seat_and_language(id: str, language: str) -> None:
    players = game(id).players[-1]
    for seat in range(players):
        words = ["play", id, "--players", str(players), "--seat", str(seat), "--seed", "1", "--lang", language]
        result = call(*words, input="1\n1\nhelp\nlog all\n")
        assert result.exit_code == 0, result.output


def test_a_process_of_its_own_leaves_cleanly_at_the_end_of_input() -> None:
    done = program("play", "--terminal", "great-fire", "--seed", "1", input="1\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("Goodbye.\n")


def test_only_people_among_people_are_asked_about_hands_that_cannot_be_exchanged() -> None:
    """S2: alone with bots there is nobody whom the question could tell anything."""
    question = "Look at your 5 fire cards"
    alone = call("play", "great-fire", "--seed", "1", input="quit\n").stdout
    assert question not in alone
    assert "Place a band" in alone
    assert question in call("play", "great-fire", "--hot-seat", "--seed", "1", input="quit\n").stdout


def test_the_same_seed_gives_the_same_game() -> None:
    first, again = (call("play", "great-fire", "--seed", "3", input=FIRST).stdout for _ in range(2))
    assert first == again


def test_the_start_menu_takes_defaults_by_enter() -> None:
    result = call("play", "--seed", "1", input="\n" * 6 + "quit\n")
    assert result.exit_code == 0, result.output
    assert "Which game?" in result.stdout
    assert "Turn" in result.stdout
    assert call("play", input="").exit_code == 0


def test_the_start_menu_takes_numbers() -> None:
    result = call("play", "--seed", "1", "--option", "supply=box", input="9\n1\n7\n3\n2\n1\n1\nquit\n")
    assert "Enter a number from 1 to 2" in result.stdout
    assert "Enter a number from 2 to 6" in result.stdout
    assert "(B9)" not in result.stdout
    assert "Bot 3" in result.stdout
    assert "Bot 4" not in result.stdout
    assert result.exit_code == 0, result.output


def talk(*lines: str, words: tuple[str, ...] = ()) -> str:
    """What is said at a game's table when these lines are typed."""
    result = call("play", "great-fire", "--seed", "1", *words, input="\n".join(lines) + "\n")
    assert result.exit_code == 0, result.output
    return result.stdout


def test_orders_are_answered() -> None:
    said = talk("help", "board", "list", "rules", "rules f5", "rules zz", "log", "list zz", "frobnicate", "why zz")
    for words in ("save FILE", "Priority", "There is no rule “zz”", "No action possible now starts with “zz”"):
        assert words in said
    assert "There is no action “frobnicate”" in said


def test_taking_back_within_the_turn() -> None:
    assert "Nothing to undo" in talk("undo")
    assert "Nothing to undo" in talk("reset")
    placed = ["1", "1"]  # a band, the landowner
    said = talk(*placed, "1", "undo", "1", "1", "reset")
    assert said.count("Undone. You cannot undo any further.") == 2
    assert talk(*placed, "1", "undo", "1", "quit").count("Player 1 plays") == 2


def test_why_names_clauses_or_says_that_it_is_allowed() -> None:
    said = talk("why card N", "why 1", "card N")
    assert "“card N” is not allowed here:" in said
    assert "S9 " in said
    assert "is allowed." in said


def test_a_saved_game_goes_on(tmp_path: Path) -> None:
    text, data = tmp_path / "game.tbx", tmp_path / "game.json"
    said = talk("1", "save", f"save {text}", f"save {data}", "quit")
    assert "The file name is missing" in said
    assert said.count("Saved to") == 3  # leaving saves once more
    saved = tinderbox.replay(json.loads(data.read_text(encoding="utf-8")))
    assert saved.seq > 0
    assert call("play", "--resume", str(text), input=FIRST).exit_code == 0
    assert "already exists" in talk(f"save {text}")
    assert "Cannot write" in talk(f"save {tmp_path}/no/where")


def test_several_people_at_one_keyboard() -> None:
    words = ("--hot-seat", "--players", "3", "--bots", "random", "--name", "Ann", "--name", "Bob")
    said = talk(*["1"] * 12, words=words)
    assert "· Ann" in said
    assert "· Bob" in said
    assert "Bot 3" in said


PROMPT = b"\x1b[?2004h"  # bracketed paste begins: a line may be typed
WHERE = b"\x1b[6n"  # the program asks where the cursor is; a terminal answers


def typed_at_a_terminal(words: list[str], lines: list[bytes]) -> tuple[int, str]:
    """Run the program in a terminal of its own; each line is typed at its prompt."""
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "tinderbox", *words]
    variables = {**os.environ, **PLAIN, "TERM": "xterm", "COLUMNS": "60", "LINES": "24"}
    shown, typed, deadline = b"", 0, time.monotonic() + 60
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=variables) as process:
        os.close(theirs)
        while process.poll() is None and time.monotonic() < deadline:
            if not select.select([ours], [], [], 0.2)[0]:
                continue
            try:
                piece = os.read(ours, 65536)
            except OSError:  # the other end is closed
                break
            shown += piece
            if WHERE in piece:
                os.write(ours, b"\x1b[1;1R")
            if typed < len(lines) and shown.count(PROMPT) > typed:
                os.write(ours, lines[typed])
                typed += 1
        try:
            process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            process.kill()
        os.close(ours)
    return process.returncode, shown.decode("utf-8", "replace")


def test_at_a_terminal_quitting_offers_to_save(tmp_path: Path) -> None:
    file = tmp_path / "kept.tbx"
    lines = [b"help\r", b"quit\r", str(file).encode() + b"\r"]
    code, shown = typed_at_a_terminal(["play", "great-fire", "--seed", "1"], lines)
    assert code == 0, shown
    assert "Traceback" not in shown
    assert tinderbox.replay(file.read_text(encoding="utf-8")).seq >= 0


@pytest.mark.parametrize("leaving", [b"\x03", b"\x04"])
def test_at_a_terminal_interrupt_and_end_of_input_leave_cleanly(leaving: bytes) -> None:
    code, shown = typed_at_a_terminal(["play", "great-fire", "--seed", "1"], [leaving, leaving])
    assert code == 0, shown
    assert "Traceback" not in shown
    assert "Goodbye." in shown


def test_at_a_terminal_a_replay_goes_step_by_step(tmp_path: Path) -> None:
    file = tmp_path / "game.tbx"
    call("play", "great-fire", "--players", "3", "--seed", "5", "--save", str(file), input=FIRST)
    code, shown = typed_at_a_terminal(["replay", str(file)], [b"\r", b"b\r", b"7\r", b"board\r", b"?\r", b"q\r"])
    assert code == 0, shown
    assert "Set-up" in shown
    assert "Press Enter to go on" in shown
