"""Replays every stored game with the installed code: what would differ is known before a deploy."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from tinderbox.core.errors import TinderboxError
from tinderbox.core.text.messages import Message
from tinderbox.games.registry import game
from tinderbox.server.messages import PACKAGE
from tinderbox.server.storage import queries
from tinderbox.server.storage.database import Database
from tinderbox.server.storage.queries import Stored
from tinderbox.server.tables.boxes import Boxes
from tinderbox.server.tables.play import Play, ReplayMismatch
from tinderbox.server.tables.rooms import play_of


@dataclass(frozen=True)
class Difference:
    """A table that the installed code does not play as it was played; `seq` is the entry where it shows."""

    table: str
    seq: int
    what: Message


def differences(database: Database) -> Iterator[tuple[str, Difference | None]]:
    """Every table with what differs at it."""
    check = Check(database)
    for table_id in queries.table_ids(database):
        yield table_id, check.table(table_id)


class Check:
    def __init__(self, database: Database) -> None:
        self.database: Final = database
        self.boxes: Final = Boxes()

    def table(self, table_id: str) -> Difference | None:
        stored = queries.load(self.database, table_id, whole=True)
        if stored is None:
            return None
        facts = stored.facts
        installed = game(facts.game).box.version
        if facts.rules != installed:
            return found(table_id, 0, "check-rules", rules=facts.rules, installed=installed)
        if facts.started is None:
            return None
        try:
            box = self.boxes.get(
                facts.game, facts.players, facts.options, facts.pack, facts.pack_digest, facts.pack_data
            )
        except TinderboxError as problem:
            return Difference(table_id, 0, problem.message)
        if box.pack_digest != facts.pack_digest:
            return found(table_id, 0, "check-pack", pack=facts.pack)
        return self.replayed(stored)

    def replayed(self, stored: Stored) -> Difference | None:
        """Entry by entry: each action is legal, each draw possible, the end and the snapshot are the same."""
        facts = stored.facts
        box = self.boxes.get(facts.game, facts.players, facts.options, facts.pack, facts.pack_digest, facts.pack_data)
        names = [seat.name for seat in stored.seats]
        start = next(index for index, entry in enumerate(stored.entries) if entry.kind == "start")
        at = stored.entries[start].seq
        snapshots = dict(queries.snapshots_of(self.database, facts.id))
        try:
            play = Play.replay(box, facts.seed, names, facts.origin, stored.entries[: start + 1])
            for entry in stored.entries[start + 1 :]:
                at = entry.seq
                play.follow(entry)
                if at in snapshots and box.position(play.match.state) != snapshots[at]["state"]:
                    return found(facts.id, at, "check-snapshot")
        except TinderboxError as problem:
            return Difference(facts.id, at, problem.message)
        except ReplayMismatch:
            return found(facts.id, at, "check-count")
        scores = [int(play.match.state.score(seat)) for seat in range(facts.players)] if play.match.over else None
        if scores != facts.scores:
            return found(facts.id, at, "check-scores", stored=str(facts.scores), now=str(scores))
        return None if same_from_snapshot(self.database, facts.id, play) else found(facts.id, at, "check-snapshot")


def same_from_snapshot(database: Database, table_id: str, play: Play) -> bool:
    """Whether the way that the server takes, from the newest snapshot, leads to the same state."""
    stored = queries.load(database, table_id)
    assert stored is not None
    short = play_of(play.match.box, stored)
    return short is not None and int(short.match.state.checksum()) == int(play.match.state.checksum())


def found(table_id: str, seq: int, id: str, **args: int | str) -> Difference:
    return Difference(table_id, seq, Message(id, args, PACKAGE))
