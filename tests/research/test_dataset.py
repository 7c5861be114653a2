"""Games as a table: the same whatever the number of processes, readable back, whole or not at all."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

import tinderbox
from tests.cli.calling import call, refused
from tinderbox.arena.simulate import Run
from tinderbox.research import dataset
from tinderbox.research.dataset import Collection, batches, collection, load, parquet, write
from tinderbox.research.payoffs import win
from tinderbox.research.play import Play

pytestmark = pytest.mark.slow


def wanted(id: str, players: int = 3, *bots: str, seed: int | str = 7, states: bool = True) -> Collection:
    return collection(Run(id, players, seed, {}, None), bots or ("random",), states=states)


@pytest.mark.parametrize("id", tinderbox.game_ids())
def test_a_dataset_is_the_same_for_any_number_of_processes(id: str, tmp_path: Path) -> None:
    done: list[int] = []
    one, two = tmp_path / "one.parquet", tmp_path / "two.parquet"
    rows = write(wanted(id), 20, one, 1, done.append)
    assert sum(done) == 20
    assert write(wanted(id), 20, two, 2, done.append) == rows
    assert one.read_bytes() == two.read_bytes()
    assert sorted(tmp_path.iterdir()) == [one, two]
    data, box = load(one), tinderbox.game(id).open(3)
    assert list(data) == [*dataset.COLUMNS, "state"]
    assert data["state"].shape == (rows, box.observation_size)
    assert data["action"].max() < len(box.actions)
    assert set(data["place"]) <= {1, 2, 3}
    assert set(data["game"]) == set(range(20))


@pytest.mark.parametrize("id", tinderbox.game_ids())
def test_the_rows_tell_a_game_that_can_be_played_again(id: str, tmp_path: Path) -> None:
    made_from = wanted(id, 2, "greedy", "random", seed="word")
    write(made_from, 2, tmp_path / "games.parquet", 1, lambda _: None)
    data = load(tmp_path / "games.parquet")
    play = Play(made_from.run.open())
    for number in (0, 1):
        rows = np.flatnonzero(data["game"] == number)
        play.deal(made_from.seed(number, "deal"))
        for step, row in enumerate(rows):
            seat = play.actor
            assert seat is not None
            assert (data["step"][row], data["seat"][row], data["turn"][row]) == (step, seat, int(play.state.turn))
            assert data["bot"][row] == (seat + number) % 2
            assert data["legal"][row] == len(play.codes())
            assert np.array_equal(data["state"][row], play.observation(seat))
            assert play.is_legal(int(data["action"][row]))
            play.step(int(data["action"][row]))
        assert play.over
        for row in rows:
            seat = int(data["seat"][row])
            assert data["score"][row] == int(play.state.score(seat))
            assert data["place"][row] == int(play.state.seats_ahead(seat)) + 1
            assert data["payoff"][row] == pytest.approx(win(play.state, 2)[seat])


def test_piece_by_piece_is_the_whole(tmp_path: Path) -> None:
    write(wanted("bretagne"), 3, tmp_path / "games.parquet", 1, lambda _: None)
    whole, pieces = load(tmp_path / "games.parquet"), list(batches(tmp_path / "games.parquet", 100))
    assert len(pieces) > 1
    for name, column in whole.items():
        assert np.array_equal(np.concatenate([piece[name] for piece in pieces]), column)


def test_seeds_and_states(tmp_path: Path) -> None:
    files = [tmp_path / f"{number}.parquet" for number in range(3)]
    for file, seed in zip(files, (1, 2, 1), strict=True):
        write(wanted("bretagne", seed=seed, states=file != files[2]), 2, file, 1, lambda _: None)
    first, other, bare = map(load, files)
    assert not np.array_equal(first["action"], other["action"])
    assert np.array_equal(first["action"], bare["action"])
    assert "state" not in bare


def test_a_file_says_what_it_was_made_from(tmp_path: Path) -> None:
    write(wanted("great-fire"), 1, tmp_path / "games.parquet", 1, lambda _: None)
    head = json.loads(parquet.read_schema(tmp_path / "games.parquet").metadata[dataset.KEY])
    box = tinderbox.game("great-fire").open(3)
    assert (head["game"], head["players"], head["seed"], head["bots"]) == ("great-fire", 3, 7, ["random"])
    assert head["pack"] == {"id": box.pack_id, "digest": box.pack_digest}


# -- the command ------------------------------------------------------------------------------------------------------
def test_the_command(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    args = ("dataset", "great-fire", "--games", "4", "--bots", "greedy,random", "--out", str(out), "--jobs", "1")
    found = json.loads(call(*args, "--json").stdout)
    assert found["games"] == 4
    assert found["rows"] == len(load(out)["game"])
    assert found["bytes"] == out.stat().st_size
    output = call("dataset", "bretagne", "--games", "1", "--players", "2", "--out", str(out), "--lang", "de")
    assert "eine Partie" in output.stdout
    assert set(load(out)["game"]) == {0}


def test_refusals(tmp_path: Path) -> None:
    out = str(tmp_path / "games.parquet")
    assert "--out" in refused("dataset", "bretagne")
    assert "random, " in refused("dataset", "bretagne", "--out", out, "--bots", "nobody")
    assert "You named 3 bots: name 1 to 2" in refused(
        "dataset", "bretagne", "--players", "2", "--bots", "random,random,random", "--out", out
    )
    assert "2 to 6" in refused("dataset", "great-fire", "--players", "9", "--out", out)
    nowhere = str(tmp_path / "nowhere" / "games.parquet")
    assert "Cannot write" in refused("dataset", "bretagne", "--out", nowhere)
    assert "schreiben" in refused("dataset", "bretagne", "--out", nowhere, "--lang", "de")
    assert "Impossible d’écrire" in refused("dataset", "bretagne", "--out", str(tmp_path), "--lang", "fr")
    assert list(tmp_path.iterdir()) == []


def test_a_killed_run_leaves_no_half_file(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    words = ["dataset", "great-fire", "--games", "100000", "--jobs", "1", "--out", str(out)]
    running = subprocess.Popen([sys.executable, "-m", "tinderbox", *words], env={**os.environ, "TINDERBOX_LANG": "en"})
    partly = out.with_name(".games.parquet.partly")
    deadline = time.monotonic() + 60
    while not (partly.exists() and partly.stat().st_size > 0) and time.monotonic() < deadline:
        assert running.poll() is None
        time.sleep(0.05)
    running.send_signal(signal.SIGKILL)
    running.wait()
    assert not out.exists()
    assert call("dataset", "great-fire", "--games", "1", "--jobs", "1", "--out", str(out)).exit_code == 0
    assert list(tmp_path.iterdir()) == [out]


def test_what_was_there_stays_until_all_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "games.parquet"
    write(wanted("bretagne", 2), 1, out, 1, lambda _: None)
    before = out.read_bytes()
    monkeypatch.setattr(dataset, "CHUNK", 1)

    def interrupt(_: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write(wanted("bretagne", 2), 5, out, 1, interrupt)
    assert out.read_bytes() == before
    assert list(tmp_path.iterdir()) == [out]
