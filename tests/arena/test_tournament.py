"""Tournaments: the same however they are played, and none of their games lost or repeated."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.cli.calling import PLAIN, call, program
from tinderbox.arena import workers
from tinderbox.arena.plan import Played, plan_tournament
from tinderbox.arena.results_log import log_path, read_results_log
from tinderbox.arena.simulate import Run
from tinderbox.arena.tournament import play_tournament, resumed_tournament
from tinderbox.bench.server_process import PROGRAM
from tinderbox.games.registry import game_ids

BOTS = "random,random"


def run(*words: str) -> dict[str, Any]:
    result = call("tournament", *words, "--json")
    assert result.exit_code == 0, result.output
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def results(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text())
    return found


@pytest.mark.parametrize("game", game_ids())
def test_figures_for_programs(game: str) -> None:
    found = run(game, "--players", "2", "--bots", BOTS, "--games", "4", "--seed", "3")
    assert [bot["spec"] for bot in found["bots"]] == ["random", "random"]
    assert found["games"] == 4
    for bot in found["bots"]:
        assert {"spec", "games", "win_rate", "interval", "mean_score", "mean_rank", "rating"} <= bot.keys()
        assert bot["games"] == 4
        assert bot["interval"][0] <= bot["win_rate"] <= bot["interval"][1]
    assert sum(bot["win_rate"] for bot in found["bots"]) == pytest.approx(1, abs=1e-3)
    assert found["duels"] == []


def test_two_by_two_for_programs_and_people() -> None:
    words = ("great-fire", "--bots", "greedy,random,random", "--games", "6")
    (duel,) = run(*words)["duels"]
    assert (duel["spec"], duel["rival"]) == ("greedy", "random")
    assert duel["ahead_interval"][0] <= duel["ahead"] <= duel["ahead_interval"][1]
    assert duel["points_interval"][0] <= duel["points"] <= duel["points_interval"][1]
    for language, heading in {"en": "Head to head", "de": "Direkter Vergleich", "fr": "Face à face"}.items():
        result = call("tournament", *words, "--lang", language)
        assert heading in result.stdout
        assert "greedy\u00a0: random" in result.stdout


@pytest.mark.parametrize("facts", [False, True])
def test_the_number_of_processes_changes_nothing(facts: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Chunks so small that two processes get several each."""
    monkeypatch.setattr(workers, "CHUNK_SECONDS", 0.01)
    plan, box = plan_tournament(Run("great-fire", 3, "word", {}, None), ["random"] * 3, 24, facts=facts)

    def played(jobs: int) -> list[Played]:
        return play_tournament(plan, box, [], out=None, jobs=jobs)

    assert played(1) == played(2)


def test_a_long_first_game_is_given_up_for_all_processes_to_begin(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "CHUNK_SECONDS", 0.0)
    plan, box = plan_tournament(Run("great-fire", 2, 1, {}, None), ["random"] * 2, 2, facts=True)
    queue = workers.ChunkQueue([0, 1], 2)
    assert list(workers.play_here(plan, queue, box, alone=False)) == []
    assert list(queue.left) == [0, 1]


def test_words_for_people() -> None:
    even = call("tournament", "great-fire", "--bots", BOTS, "--games", "2")
    assert "2 games with 2 bots" in even.stdout
    assert "Every bot played every seat equally often" in even.stdout
    uneven = call("tournament", "great-fire", "--bots", BOTS, "--games", "1", "--lang", "de")
    assert "eine Partie mit 2 Bots" in uneven.stdout
    assert "Die letzte Kartenverteilung hat nicht jeder Bot auf jedem Platz gespielt" in uneven.stdout


@pytest.mark.parametrize("name", ["out.json", "out.parquet"])
def test_results_are_written_and_more_games_can_follow(name: str, tmp_path: Path) -> None:
    path, whole = tmp_path / name, tmp_path / "whole.json"
    first = run("great-fire", "--bots", BOTS, "--games", "4", "--out", str(path))
    assert first["games"] == 4
    assert [entry.name for entry in tmp_path.iterdir()] == [name]
    again = run("--resume", str(path), "--games", "6")
    once = run("great-fire", "--bots", BOTS, "--games", "6", "--out", str(whole))
    assert again["bots"] == once["bots"]
    assert resumed_tournament(path)[2] == resumed_tournament(whole)[2]


SLOW = """
import sys, time
from tinderbox.arena import workers
from tinderbox.cli.group import Program
quick = workers.play_chunk
def slow(*args):
    time.sleep(0.1)
    return quick(*args)
workers.play_chunk, workers.CHUNK_SECONDS = slow, 0.001
Program().main(sys.argv[1:])
"""


def test_a_killed_tournament_goes_on(tmp_path: Path) -> None:
    """A process killed in the middle, with half a line written on top of that."""
    path, whole = tmp_path / "out.json", tmp_path / "whole.json"
    words = ["tournament", "great-fire", "--bots", BOTS, "--games", "40", "--jobs", "1"]
    process = subprocess.Popen([sys.executable, "-c", SLOW, *words, "--out", str(path)], env={**os.environ, **PLAIN})
    log = log_path(path)
    latest = time.monotonic() + 60
    while not (log.exists() and log.read_bytes().count(b"\n") > 5):
        assert process.poll() is None
        assert time.monotonic() < latest
        time.sleep(0.02)
    process.send_signal(signal.SIGKILL)
    process.wait()
    assert not path.exists()
    _, before = read_results_log(log)
    assert 5 <= len(before) < 40
    with log.open("ab") as file:
        file.write(b'{"game":39,"seats":[0,')

    refused = call(*words, "--out", str(path))
    assert refused.exit_code == 2
    assert f"--resume {path}" in refused.stderr
    done = program("tournament", "--resume", str(log), "--json")
    assert done.returncode == 0, done.stderr
    assert not log.exists()
    run(*words[1:], "--out", str(whole))
    assert [game["game"] for game in results(path)["games"]] == list(range(40))
    assert results(path) == results(whole)
    assert [game for game in results(path)["games"] if game in before] == before


def seconds_of(process: int) -> float:
    """How long it has been computing; less than nothing if it has ended."""
    try:
        state, *counts = Path(f"/proc/{process}/stat").read_text().rpartition(") ")[2].split()
    except OSError:
        return -1.0
    return -1.0 if state == "Z" else int(counts[10]) / os.sysconf("SC_CLK_TCK")


def test_a_killed_tournament_takes_its_workers_along(tmp_path: Path) -> None:
    """Else they would play on and slow down whatever is measured next."""
    words = ["tournament", "great-fire", "--bots", "search:2s,search:2s", "--games", "4", "--jobs", "2"]
    process = subprocess.Popen([*PROGRAM, *words, "--out", str(tmp_path / "out.json")], env={**os.environ, **PLAIN})
    threads = Path(f"/proc/{process.pid}/task")
    workers: list[int] = []
    latest = time.monotonic() + 60
    while sum(seconds_of(worker) > 4 for worker in workers) < 2:
        assert process.poll() is None
        assert time.monotonic() < latest
        time.sleep(0.1)
        workers = [int(worker) for file in threads.glob("*/children") for worker in file.read_text().split()]
    process.kill()
    process.wait()
    latest = time.monotonic() + 20
    while any(seconds_of(worker) >= 0 for worker in workers):
        assert time.monotonic() < latest
        time.sleep(0.1)


def test_a_game_written_twice_counts_once(tmp_path: Path) -> None:
    path = tmp_path / "out.json"
    plan, box = plan_tournament(Run("great-fire", 2, 1, {}, None), ["random"] * 2, 2, facts=False)
    played = play_tournament(plan, box, [], out=None, jobs=1)
    lines = [plan.head(box), played[1], played[0], played[1]]
    log_path(path).write_text("".join(json.dumps(line) + "\n" for line in lines))
    assert read_results_log(log_path(path)) == (plan.head(box), played)
