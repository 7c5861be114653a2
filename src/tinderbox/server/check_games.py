"""Replays every stored game with the installed code: what would differ is known before a deploy.

Whatever is wrong with a table is reported, and the next one is checked."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from tinderbox.core.errors import TinderboxError
from tinderbox.core.events import Data
from tinderbox.core.text.messages import Message
from tinderbox.games.registry import game, game_ids
from tinderbox.server.messages import PACKAGE
from tinderbox.server.storage import integrity, queries
from tinderbox.server.storage.database import Database
from tinderbox.server.storage.integrity import Damage, as_damage
from tinderbox.server.storage.queries import Stored
from tinderbox.server.storage.rows import TableRow
from tinderbox.server.tables.boxes import Boxes
from tinderbox.server.tables.play import Play, ReplayMismatch
from tinderbox.server.tables.rooms import box_of, play_of, stored_pack


@dataclass(frozen=True)
class Difference:
    """A table that the installed code does not play as it was played; `seq` is the entry where it shows."""

    table: str
    seq: int
    what: Message


def differences(database: Database, boxes: Boxes | None = None) -> Iterator[tuple[str, Difference | None]]:
    """Every table with what differs at it."""
    check = Check(database, boxes or Boxes())
    for table_id in queries.table_ids(database):
        try:
            with integrity.reading():
                found = check.table(table_id)
        except Damage as damage:
            found = Difference(table_id, damage.seq, damage.what)
        yield table_id, found


class Check:
    def __init__(self, database: Database, boxes: Boxes) -> None:
        self.database: Final = database
        self.boxes: Final = boxes

    def table(self, table_id: str) -> Difference | None:
        """The first difference of a table. Raises Damage, or any error if what is stored makes no sense."""
        stored = queries.load(self.database, table_id, whole=True)
        if stored is None:
            return None
        row = stored.row
        if row.game not in game_ids():
            return difference(row, 0, "check-game", game=row.game)
        installed = game(row.game).box.version
        if row.rules != installed:
            return difference(row, 0, "check-rules", rules=row.rules, installed=installed)
        box = self.boxes.get(*box_of(row), lambda: stored_pack(self.database, row))
        if box.pack_digest != row.pack_digest:
            return difference(row, 0, "check-pack", pack=row.pack)
        if row.started is None:
            return waiting_difference(stored)
        return self.replayed(stored)

    def replayed(self, stored: Stored) -> Difference | None:
        """Entry by entry: each action is legal, each draw possible, the end and the snapshot are the same."""
        row = stored.row
        box = self.boxes.get(*box_of(row), lambda: stored_pack(self.database, row))
        names = [seat.name for seat in stored.seats]
        start = next((index for index, entry in enumerate(stored.entries) if entry.kind == "start"), None)
        if start is None:
            return difference(row, 0, "check-no-start")
        at = stored.entries[start].seq
        snapshots = dict(queries.snapshots_of(self.database, row.id))
        try:
            play = Play.replay(box, row.seed, names, row.origin, stored.entries[: start + 1])
            for entry in stored.entries[start + 1 :]:
                at = entry.seq
                play.follow(entry)
                if at in snapshots and box.position(play.match.state) != snapshots[at]["state"]:
                    return difference(row, at, "check-snapshot")
        except ReplayMismatch:
            return difference(row, at, "check-count")
        except TinderboxError as problem:
            return Difference(row.id, at, problem.message)
        except Exception as problem:
            raise as_damage(problem, at) from problem
        return row_difference(row, at, play) or snapshot_difference(self.database, row, at, play, snapshots)


def waiting_difference(stored: Stored) -> Difference | None:
    """A table that has not started has no moves and no result."""
    row = stored.row
    moved = next((entry.seq for entry in stored.entries if entry.kind in ("start", "action", "undo")), None)
    if moved is not None or row.status not in ("waiting", "abandoned"):
        return difference(row, moved or 0, "check-status", status=row.status)
    return None


def row_difference(row: TableRow, at: int, play: Play) -> Difference | None:
    """Whether the table's row says what its log says."""
    scores = [int(play.match.state.score(seat)) for seat in range(row.players)] if play.match.over else None
    if scores != row.scores:
        return difference(row, at, "check-scores", stored=str(row.scores), now=str(scores))
    if row.decisions != play.decisions:
        return difference(row, at, "check-count")
    fitting = ("over",) if play.match.over else ("playing", "abandoned")
    actor = play.actor if row.status == "playing" else None
    if row.status not in fitting or row.actor != actor:
        return difference(row, at, "check-status", status=row.status)
    return None


def snapshot_difference(
    database: Database, row: TableRow, at: int, play: Play, snapshots: dict[int, Data]
) -> Difference | None:
    """Whether the server, which starts from the newest snapshot, comes to the same state."""
    stored = queries.load(database, row.id)
    assert stored is not None
    unread = stored.snapshot is None and not any(entry.kind == "undo" for entry in stored.entries)
    if (snapshots and unread) or any(seq > row.seq for seq in snapshots):
        return difference(row, at, "check-snapshot")
    try:
        short = play_of(play.match.box, stored)
    except TinderboxError:
        short = None
    same = short is not None and int(short.match.state.checksum()) == int(play.match.state.checksum())
    return None if same else difference(row, at, "check-snapshot")


def difference(row: TableRow, seq: int, id: str, **args: int | str) -> Difference:
    return Difference(row.id, seq, Message(id, args, PACKAGE))
