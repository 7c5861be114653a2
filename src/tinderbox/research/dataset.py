"""Games as a table for learning: one row a decision, with what the seat knew, what it did and how it ended.

Games are numbered and each has its own seed, so the same call gives the same file whatever the number of processes.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from joblib import Parallel, delayed

from tinderbox.bots import Bot, Sight, bot
from tinderbox.core.box import Box
from tinderbox.registry import game
from tinderbox.research.extras import need
from tinderbox.research.payoffs import win
from tinderbox.research.play import SEEDS, Play

CHUNK: Final = 16
GOLDEN: Final = 0x9E3779B97F4A7C15  # spreads neighbouring numbers over all seeds


@dataclass(frozen=True)
class Run:
    """What a dataset is made from."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, object]
    states: bool = True

    def open(self) -> Box:
        return game(self.game).open(self.players, self.options)


def seed_of(run: Run, number: int) -> int:
    return ((run.seed * GOLDEN) ^ (number * GOLDEN * 2 + 1)) % SEEDS


def play_game(run: Run, play: Play, number: int) -> list[dict[str, Any]]:
    """One game's rows."""
    seed = seed_of(run, number)
    play.deal(seed)
    seated: list[Bot] = [bot(run.bots[(seat + number) % len(run.bots)], seed + seat) for seat in range(run.players)]
    rows: list[dict[str, Any]] = []
    while (seat := play.actor) is not None:
        codes = play.codes()
        legal = [play.box.actions.actions[code] for code in codes]
        code = codes[0] if len(codes) == 1 else decided(seated[seat], play, seat, legal)
        row: dict[str, Any] = {"game": number, "step": len(rows), "turn": int(play.state.turn), "seat": seat}
        row |= {"action": code, "legal": len(codes)}
        if run.states:
            row["state"] = bytes(play.observation(seat))
        rows.append(row)
        play.step(code)
    scores = [int(play.state.score(seat)) for seat in range(run.players)]
    places = [int(play.state.place(seat)) + 1 for seat in range(run.players)]
    payoffs = win(play.state, run.players)
    for row in rows:
        seat = row["seat"]
        row |= {"score": scores[seat], "place": places[seat], "payoff": payoffs[seat]}
    return rows


def decided(player: Bot, play: Play, seat: int, legal: Sequence[Any]) -> int:
    return player.choose(Sight(lambda: play.view(seat)), legal).code


def play_games(run: Run, first: int, count: int) -> list[dict[str, Any]]:
    play = Play(run.open())
    return [row for number in range(first, first + count) for row in play_game(run, play, number)]


def schema_of(run: Run) -> Any:
    arrow = need("pyarrow", "datasets")
    fields = [
        ("game", arrow.int32()),
        ("step", arrow.int32()),
        ("turn", arrow.int16()),
        ("seat", arrow.int8()),
        ("action", arrow.int16()),
        ("legal", arrow.int16()),
    ]
    if run.states:
        fields.append(("state", arrow.binary(run.open().observation_size)))
    fields += [("score", arrow.int16()), ("place", arrow.int8()), ("payoff", arrow.float32())]
    notes = {"game": run.game, "players": str(run.players), "bots": ",".join(run.bots), "seed": str(run.seed)}
    return arrow.schema(fields, metadata=notes)


def write(run: Run, games: int, out: Path, jobs: int | None, advance: Callable[[int], None]) -> int:
    """Play the games and write them in their order; the number of rows."""
    arrow, parquet = need("pyarrow", "datasets"), need("pyarrow.parquet", "datasets")
    schema = schema_of(run)
    chunks = [(first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]
    played: Iterator[list[dict[str, Any]]] = Parallel(n_jobs=jobs or -1, return_as="generator")(
        delayed(play_games)(run, first, count) for first, count in chunks
    )
    total = 0
    with parquet.ParquetWriter(out, schema, compression="zstd") as writer:
        for (_, count), rows in zip(chunks, played, strict=True):
            writer.write_table(arrow.Table.from_pylist(rows, schema))
            total += len(rows)
            advance(count)
    return total


def load(path: Path) -> dict[str, np.ndarray[Any, Any]]:
    """A dataset as arrays; states as rows of whole numbers 0..255."""
    table = need("pyarrow.parquet", "datasets").read_table(path)
    arrays = {name: table[name].to_numpy() for name in table.column_names if name != "state"}
    if "state" in table.column_names:
        joined = b"".join(table["state"].to_pylist())
        arrays["state"] = np.frombuffer(joined, np.uint8).reshape(table.num_rows, -1)
    return arrays
