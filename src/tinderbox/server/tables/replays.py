"""A game in steps, as one audience knows it, read from the log while the table goes on."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Final

from tinderbox.core.events import Data
from tinderbox.core.text.messages import Language
from tinderbox.server.messages import Refusal, busy
from tinderbox.server.storage import queries
from tinderbox.server.storage.database import Database
from tinderbox.server.storage.integrity import reading
from tinderbox.server.tables.play import Play
from tinderbox.server.tables.room import Room
from tinderbox.server.tables.rooms import Rooms, play_of
from tinderbox.server.tables.viewer import Sight, viewer_of

AT_ONCE: Final = 2
PER_CALLER: Final = 4
MOST_WAITING: Final = 40


class ReplayQueue:
    """Builds few replays at once, since each takes a while; the others wait, and only so many of each caller."""

    def __init__(self) -> None:
        self.places: Final = asyncio.Semaphore(AT_ONCE)
        self.callers: Final[Counter[str]] = Counter()

    @asynccontextmanager
    async def place(self, caller: str) -> AsyncIterator[None]:
        """Wait for a place. `caller` is a guest, or the address of somebody unknown."""
        if self.callers[caller] >= PER_CALLER or self.callers.total() >= MOST_WAITING:
            raise busy()
        self.callers[caller] += 1
        try:
            async with self.places:
                yield
        finally:
            self.callers[caller] -= 1
            if not self.callers[caller]:
                del self.callers[caller]


def public_log(database: Database, table_id: str, guest: str | None, after: int, most: int) -> Data:
    """A part of a table's log as everybody at it may read it; also of a game that cannot go on here."""
    found = queries.log_page(database, table_id, after, most)
    if found is None or viewer_of(found[0], found[1], guest) is None:
        raise Refusal(404, "no-table")
    row, _, entries = found
    return {"seq": row.seq, "entries": [entry.public for entry in entries]}


def whole_game(rooms: Rooms, table_id: str, until: int) -> Play:
    """A game from its beginning up to an entry of its log, for this caller alone. Takes a while: use a thread."""
    stored, box, play = rooms.read(table_id, whole=True)
    if stored.row.seq > until:
        with reading():
            play = play_of(box, replace(stored, entries=[entry for entry in stored.entries if entry.seq <= until]))
    if play is None:
        raise Refusal(409, "table-waiting")
    return play


def replay_of(rooms: Rooms, table_id: str, until: int, audience: Sight, language: Language | None) -> Data:
    """The replay of a game; with a language, each event has its sentence."""
    play = whole_game(rooms, table_id, until)
    found = replay(play, audience)
    if language is not None:
        for each in found["frames"]:
            for event in each["events"]:
                event["text"] = play.match.box.tell(event, language, play.match.names)
    return found


def with_texts(room: Room, events: list[Data], language: Language) -> list[Data]:
    """Events, each with its sentence."""
    for event in events:
        event["text"] = room.box.tell(event, language, room.names)
    return events


def replay(play: Play, audience: Sight) -> Data:
    """The first view and what each step changed. One pass over the log."""
    match = play.match
    first = view = play.view_at(0, audience)
    by_step: dict[int, list[Data]] = {}
    for event in play.events(audience, 0):
        by_step.setdefault(event["seq"], []).append(event)
    steps = [frame(0, None, None, by_step.get(0, []), {})]
    state = match.state_at(0)
    for decisions, entry in enumerate(match.log, 1):
        state.apply(entry.code)
        for result in entry.results:
            state.apply(result)
        actor = int(state.actor)
        header = {"seq": decisions, "turn": int(state.turn), "actor": actor if actor >= 0 else None}
        after = {**view, **header, **match.box.view(state, audience)}
        changed = {name: value for name, value in after.items() if view[name] != value}
        action = match.box.actions.text(entry.code)
        steps.append(frame(decisions, action, entry.seat, by_step.get(decisions, []), changed))
        view = after
    outcome = play.outcome
    return {"seat": audience, "first": first, "frames": steps, "outcome": None if outcome is None else outcome.data()}


def frame(decisions: int, action: str | None, actor: int | None, events: list[Data], changed: Data) -> Data:
    return {"decisions": decisions, "action": action, "actor": actor, "events": events, "changed": changed}
