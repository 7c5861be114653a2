"""Many games: the same whatever the number of processes, with figures that add up."""

import json
from typing import Any

import pytest

from tests.cli.calling import call, program
from tinderbox.arena import simulate as arena
from tinderbox.arena.random_games import random_games, stream
from tinderbox.arena.simulate import Run, simulate
from tinderbox.arena.totals import Figures, Totals
from tinderbox.build_mode import mode
from tinderbox.games.registry import game, game_ids

EVERYWHERE = [(id, players) for id in game_ids() for players in game(id).players]


def results(*words: str) -> dict[str, Any]:
    result = call("simulate", *words, "--json")
    assert result.exit_code == 0, result.output
    assert not result.stderr
    found: dict[str, Any] = json.loads(result.stdout)
    return found


@pytest.mark.parametrize(("id", "players"), EVERYWHERE)
def test_json_figures_add_up(id: str, players: int) -> None:
    found = results(id, "--players", str(players), "--games", "3", "--seed", "1")
    assert found["games"] == 3
    assert found["decisions"] == pytest.approx(3 * found["mean_decisions"], abs=0.01)
    assert found["seconds"] > 0
    assert len(found["mean_scores"]) == len(found["wins"]) == players
    assert sum(found["wins"]) >= 3
    assert found["mode"] == mode()


@pytest.mark.parametrize("id", game_ids())
def test_the_same_seed_gives_the_same_games(id: str) -> None:
    first, again = (results(id, "--games", "3", "--seed", "word") for _ in range(2))
    other = results(id, "--games", "3", "--seed", "2")
    for found in (first, again, other):
        del found["seconds"], found["decisions_per_second"], found["seed"]
    assert first == again != other


@pytest.mark.parametrize("id", game_ids())
def test_the_number_of_processes_changes_nothing(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Chunks so small that two processes get several each."""
    monkeypatch.setattr(arena, "CHUNK_SECONDS", 0.02)
    run = Run(id, game(id).players[-1], 7, {}, None)
    assert simulate(run, 12, 1) == simulate(run, 12, 2)


def test_a_game_is_the_same_in_every_run() -> None:
    root = game("great-fire").open(3).start()
    assert random_games(root, 3, 2, 2, 5) == random_games(root, 3, 0, 4, 5)[2:]


def test_every_game_has_its_own_stream() -> None:
    streams = {
        (seed, number): stream(seed, number) for seed in (0, 1, 2**32, 2**63 - 1) for number in (0, 1, 2**31 - 1)
    }
    assert len({(rng.next(), rng.next()) for rng in streams.values()}) == len(streams)


def test_options_and_words() -> None:
    result = call("simulate", "great-fire", "--games", "2", "--option", "edition=french", "--lang", "fr")
    assert "2 parties à 4 joueurs" in result.stdout
    assert "par seconde" in result.stdout


def test_a_pipe_gets_results_and_no_bar() -> None:
    done = program("simulate", "great-fire", "--games", "1")
    assert "one game with 4 random players" in done.stdout
    assert not done.stderr


def test_a_shared_win_counts_for_all_who_share_it() -> None:
    totals = Totals(2)
    totals.add([[10, 5, 30, 30, 0, 0], [12, 5, 31, 30, 0, 1]])
    assert (totals.wins, totals.shared, totals.games) == ([2, 1], 1, 2)


def test_parts_join_to_the_whole() -> None:
    games = [[10 + n, 5, n, -n, 0, 1] for n in range(5)]
    whole, first, second = Totals(2), Totals(2), Totals(2)
    whole.add(games)
    first.add(games[:2])
    second.add(games[2:])
    joined = Totals(2)
    for part in (second, first, Totals(2)):
        joined.join(part)
    assert joined == whole
    assert (joined.scores[1].least, joined.scores[1].most, joined.scores[1].mean) == (-4, 0, -2)


def test_figures_of_nothing() -> None:
    assert (Figures().mean, Figures().deviation) == (0.0, 0.0)
    one = Figures()
    one.add(7)
    assert (one.mean, one.deviation) == (7.0, 0.0)
