"""The example game through every way in: terminal, tournament, report, dataset, research frameworks, server."""

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.examples.conftest import Run
from tests.server.guests import Guest
from tests.server.hosting import in_thread

pytestmark = pytest.mark.slow

RESEARCH = """
import json
import random

import gymnasium
import numpy as np
import pyspiel

from tinderbox.research import gymnasium as seats, openspiel
from tinderbox.research.pettingzoo import env

table = env("mill-race", 3)
table.reset(seed=1)
for agent in table.agent_iter():
    seen, reward, over, cut, _ = table.last()
    table.step(None if over or cut else int(np.flatnonzero(seen["action_mask"])[0]))
done = {"pettingzoo": bool(table.agents == [])}

seat = gymnasium.make("tinderbox/MillRace2-v1", opponents="greedy", disable_env_checker=True)
seen, _ = seat.reset(seed=1)
over = False
while not over:
    seen, reward, over, _, info = seat.step(int(np.flatnonzero(seat.unwrapped.action_masks())[-1]))
done["gymnasium"] = "illegal" not in info and seen.shape == seat.observation_space.shape

game = pyspiel.load_game("python_mill_race(players=3)")
pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False, mask_test=True)
done["openspiel"] = game.num_players()
print(json.dumps(done))
"""

BOTS = """
import tinderbox
from tinderbox.bots import bot
from tinderbox.bots.base import choose_action, seat_view
from tinderbox.bots.hints import hints
from tinderbox.bots.search import Budget

match = tinderbox.game("mill-race").new(3, 7)
bots = [bot(spec, 1) for spec in ("random", "greedy", "search:20")]
while not match.over:
    match.play(choose_action(bots[match.actor], match))
match = tinderbox.game("mill-race").new(2, 1)
for hint in hints(seat_view(match, 0), match.legal(), Budget.of("30")):
    print(hint.text(match.box, "de"))
"""


def program(run: Run, *words: str, input: str = "") -> str:
    return run("-m", "tinderbox", *words, input=input).stdout


def test_terminal(run: Run) -> None:
    output = program(run, "play", "mill-race", "--terminal", "--players", "2", "--seed", "3", input="1\n" * 40)
    assert "Mill Race" in program(run, "play", "--terminal", input="3\n\n")
    assert "1. " in output
    assert "W1" in program(run, "rules", "mill-race")


def test_bots_and_hints(run: Run) -> None:
    assert "Siegchance" in run("-c", BOTS).stdout


def test_tournament_report_and_dataset(run: Run, tmp_path: Path) -> None:
    program(run, "tournament", "mill-race", "--bots", "greedy,random", "--games", "4", "--jobs", "1", "--out", "t.json")
    program(run, "report", "--results", "t.json", "--out", "page.html")
    assert "Mill Race" in (tmp_path / "page.html").read_text(encoding="utf-8")
    output = program(run, "dataset", "mill-race", "--games", "3", "--jobs", "1", "--out", "games.parquet", "--json")
    assert json.loads(output)["rows"] > 0
    assert json.loads(program(run, "simulate", "mill-race", "--games", "20", "--jobs", "1", "--json"))["games"] == 20


def test_research_frameworks(run: Run) -> None:
    output = run("-W", "ignore", "-c", RESEARCH).stdout.splitlines()[-1]
    assert json.loads(output) == {"pettingzoo": True, "gymnasium": True, "openspiel": 3}


def test_server(
    mill_race: object, environment: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", environment["PYTHONPATH"])  # for the processes in which bots think
    with in_thread(f"sqlite:///{tmp_path / 'tables.sqlite'}") as base, Guest(base, "Anna") as anna:
        listed = {game["id"]: game for game in anna.seen("/games", lang="de")["games"]}
        assert listed["mill-race"]["title"] == "Mühlbach"
        assert listed["mill-race"]["usual"] == 3
        assert "svg" in listed["mill-race"]["icons"]["game"]
        assert anna.seen("/rules/mill-race", lang="fr")["sections"]
        made = anna.table("me", "greedy", "random", game="mill-race", start=True)
        play_to_the_end(anna, made["state"]["table"]["id"])


def play_to_the_end(anna: Guest, table: str) -> None:
    """By what the generic table shows and nothing else."""
    advised = False
    with anna.stream(table=table):
        for _ in range(2000):
            state: dict[str, Any] = anna.state(table, seat=0)
            if state["table"]["status"] == "over":
                break
            shown = anna.seen(f"/tables/{table}/summary", seat=0, lang="en")
            if not shown["actions"] or shown["seq"] != state["seq"]:
                continue
            if not advised:
                advised = bool(anna.seen(f"/tables/{table}/hints", seat=0, lang="en")["moves"])
            answer: httpx.Response = anna.act(table, 0, shown["actions"][0]["action"], state["seq"])
            assert answer.status_code == 200, answer.text
    assert anna.state(table, seat=0)["outcome"]["scores"]
    assert advised
    assert 'data-place="mill"' in anna.seen(f"/tables/{table}/summary", seat=0)["picture"]
