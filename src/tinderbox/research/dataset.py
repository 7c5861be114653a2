"""Datasets for learning: one row per decision, with what the seat knew, what it did and how the game ended.

Games are numbered and each has its own seed, so the same call gives the same file for any number of processes.
"""

import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tinderbox.extras import extra, need

with extra("datasets"):
    import numpy as np
    from numpy.typing import NDArray

from tinderbox.arena.simulate import Run
from tinderbox.bots import bot
from tinderbox.core.box import Box
from tinderbox.core.documents.atomic import replacing
from tinderbox.core.documents.json_documents import canonical
from tinderbox.core.draws import derived_seed
from tinderbox.core.errors import OptionError
from tinderbox.core.text.messages import Message
from tinderbox.research.payoffs import win
from tinderbox.research.play import SEEDS, Play

arrow: Final[Any] = need("pyarrow", "datasets")
parquet: Final[Any] = need("pyarrow.parquet", "datasets")

FORMAT: Final = 1
KEY: Final = b"tinderbox"
CHUNK: Final = 8
"""Games sent to a process at once; a constant, so that files are the same for any number of processes."""
GROUP: Final = 32_768
"""Rows written at once."""
COLUMNS: Final = {
    "game": "int32",
    "step": "int32",
    "turn": "int16",
    "seat": "int8",
    "bot": "int8",
    "action": "int16",
    "legal": "int16",
    "score": "int16",
    "place": "int8",
    "payoff": "float32",
}
"""All columns but the last, `state`."""

Columns = dict[str, NDArray[Any]]


@dataclass(frozen=True)
class Collection:
    """What a dataset is made from: the table, the bots that rotate through its seats, and whether states are kept."""

    run: Run
    bots: tuple[str, ...]
    states: bool = True

    def which(self, number: int, seat: int) -> int:
        """The index of the bot of a seat: the bots move on by one seat in every game."""
        return (seat + number) % len(self.bots)

    def seed(self, number: int, use: str) -> int:
        return derived_seed("dataset", self.run.seed, "game", number, use) % SEEDS


def collection(run: Run, bots: Sequence[str], *, states: bool = True) -> Collection:
    """A collection with checked table and bots, and with a foreign pack's data for other processes."""
    box = run.open()
    if not 1 <= len(bots) <= box.players:
        raise OptionError(message("dataset-bots", given=len(bots), players=box.players))
    for spec in bots:
        bot(spec, 0)
    pack = box.pack_id if box.pack_shipped else box.pack_data
    return Collection(Run(run.game, run.players, run.seed, box.options, pack), tuple(bots), states)


def write(made_from: Collection, games: int, out: Path, jobs: int | None, advance: Callable[[int], None]) -> int:
    """Play the games and write them in order, atomically. Returns the number of rows."""
    joblib: Any = need("joblib", "datasets")

    out = checked_output(out)
    schema = schema_of(made_from)
    chunks = [(first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]
    rows = 0
    with ExitStack() as stack:
        draft = stack.enter_context(replacing(out))
        work = joblib.Parallel(n_jobs=min(jobs or joblib.cpu_count(), len(chunks)), return_as="generator")
        played = stack.enter_context(
            closing(work(joblib.delayed(play_games)(made_from, first, count) for first, count in chunks))
        )
        with parquet.ParquetWriter(draft, schema, compression="zstd") as writer:
            waiting: list[Any] = []
            for (_, count), columns in zip(chunks, played, strict=True):
                waiting.append(table_of(columns, schema))
                rows += len(columns["game"])
                if sum(map(len, waiting)) >= GROUP:
                    writer.write_table(arrow.concat_tables(waiting))
                    waiting = []
                advance(count)
            if waiting:
                writer.write_table(arrow.concat_tables(waiting))
    return rows


def checked_output(out: Path) -> Path:
    """Check that a file can be written, before anything is played."""
    try:
        with tempfile.TemporaryFile(dir=out.parent):
            writable = not out.is_dir()
    except (OSError, ValueError):
        writable = False
    if not writable:
        raise OptionError(message("dataset-unwritable", file=str(out)))
    return out


def play_games(made_from: Collection, first: int, count: int) -> Columns:
    """Some games, one after another."""
    play = Play(made_from.run.open())
    games = [play_game(made_from, play, number) for number in range(first, first + count)]
    return {name: np.concatenate([game[name] for game in games]) for name in games[0]}


def play_game(made_from: Collection, play: Play, number: int) -> Columns:
    """One game's rows as columns."""
    players = play.box.players
    play.deal(made_from.seed(number, "deal"))
    which = [made_from.which(number, seat) for seat in range(players)]
    seated = [bot(made_from.bots[each], made_from.seed(number, f"seat {seat}")) for seat, each in enumerate(which)]
    turns, seats, actions, choices = [], [], [], []
    states: list[NDArray[np.uint8]] = []
    while (seat := play.actor) is not None:
        codes = play.codes()
        code = codes[0] if len(codes) == 1 else play.choice(seated[seat])
        turns.append(int(play.state.turn))
        seats.append(seat)
        actions.append(code)
        choices.append(len(codes))
        if made_from.states:
            states.append(play.observation(seat))
        play.step(code)
    ends: dict[str, Sequence[float]] = {
        "bot": which,
        "score": [int(play.state.score(seat)) for seat in range(players)],
        "place": [int(play.state.seats_ahead(seat)) + 1 for seat in range(players)],
        "payoff": win(play.state, players),
    }
    rows: dict[str, Any] = {"game": [number] * len(seats), "step": range(len(seats)), "turn": turns, "seat": seats}
    rows |= {"action": actions, "legal": choices}
    rows |= {name: [each[seat] for seat in seats] for name, each in ends.items()}
    columns: Columns = {name: np.array(rows[name], kind) for name, kind in COLUMNS.items()}
    if made_from.states:
        columns["state"] = np.stack(states)
    return columns


# -- the file ---------------------------------------------------------------------------------------------------------
def schema_of(made_from: Collection) -> Any:
    box = made_from.run.open()
    fields = [(name, getattr(arrow, kind)()) for name, kind in COLUMNS.items()]
    if made_from.states:
        fields.append(("state", arrow.binary(box.observation_size)))
    return arrow.schema(fields, metadata={KEY: canonical(head(made_from, box)).encode()})


def head(made_from: Collection, box: Box) -> dict[str, Any]:
    """The file's metadata."""
    return {
        "format": FORMAT,
        "game": box.game,
        "rules": box.version,
        "pack": {"id": box.pack_id, "digest": box.pack_digest},
        "players": box.players,
        "options": dict(box.options),
        "seed": made_from.run.seed,
        "bots": list(made_from.bots),
    }


def table_of(columns: Columns, schema: Any) -> Any:
    arrays = [arrow.array(columns[name]) for name in COLUMNS]
    if "state" in columns:
        states = columns["state"]
        kind = arrow.binary(states.shape[1])
        arrays.append(arrow.Array.from_buffers(kind, len(states), [None, arrow.py_buffer(states)]))
    return arrow.Table.from_arrays(arrays, schema=schema)


def load(path: Path) -> Columns:
    """A dataset as arrays; states as rows of whole numbers 0..255."""
    return columns_of(parquet.read_table(path))


def batches(path: Path, size: int) -> Iterator[Columns]:
    """A dataset in pieces of at most `size` rows, for one that does not fit into memory."""
    with parquet.ParquetFile(path) as file:
        for batch in file.iter_batches(size):
            yield columns_of(arrow.Table.from_batches([batch]))


def columns_of(table: Any) -> Columns:
    columns = {name: table[name].to_numpy() for name in table.column_names if name != "state"}
    if "state" in table.column_names:
        states = table["state"].combine_chunks()
        size = states.type.byte_width
        start = states.offset * size
        flat = np.frombuffer(states.buffers()[1], np.uint8)[start : start + len(states) * size]
        columns["state"] = flat.reshape(len(states), size)
    return columns


def message(id: str, **args: str | int) -> Message:
    return Message(id, args, "tinderbox.research")
