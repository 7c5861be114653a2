"""What each audience of a table gets: what is new since its last message. Parts that all get are made once."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from itertools import compress
from operator import is_not
from typing import Any, Final

import orjson

from tinderbox.core.events import Data
from tinderbox.core.text.messages import Language
from tinderbox.server.storage.entries import CHANGING, Entry
from tinderbox.server.tables.room import LastSent, Room, seat_public
from tinderbox.server.tables.texts import Texts
from tinderbox.server.tables.viewer import Audience, Sight, Viewer

QUIET: Final = frozenset({"action", "chat", "undo", "ask-undo", "consent"})
"""Entries that leave the table's seats and status as they are."""
PENDING: Final = frozenset({"action", "undo", "ask-undo", "consent", "abandon", "resign", "leave", "back"})
ABSENT: Final[Any] = object()


@dataclass(frozen=True, slots=True)
class Delta:
    """What has happened since the log had some length: the same to all."""

    common: Data
    changing: bool
    """Whether the game has changed."""
    first: int
    """The first decision whose events are new, or different after an undo."""


def delta_since(room: Room, seq: int) -> Delta | None:
    """None if only the whole state can tell."""
    entries = room.entries_since(seq)
    if entries is None:
        return None
    kinds = {entry.kind for entry in entries}
    if "start" in kinds:
        return None
    common: Data = {"from": seq, "entries": shared_json([entry.public for entry in entries])}
    if room.facts.status != "playing" or not kinds <= QUIET:
        common |= {"info": room.info(), "seats": [seat_public(seat) for seat in room.seats]}
    if kinds & PENDING:
        common["pending"] = room.pending()
    play = room.play
    if play is not None and play.outcome is not None:
        common["outcome"] = play.outcome.data()
    steps = [entry.payload["decisions"] for entry in entries if entry.kind in CHANGING]
    return Delta(common, bool(steps), min(steps, default=0))


def updates(room: Room, audiences: Collection[Audience]) -> dict[Audience, bytes | None]:
    """What is new to each audience, as JSON; None for one that needs the whole state."""
    by_seat: dict[Sight, list[Audience]] = {}
    for audience in audiences:
        by_seat.setdefault(audience.seat, []).append(audience)
    public: Data | None = None
    views: Sequence[Data | None] = [None] * len(by_seat)
    if room.play is not None:
        public, *views = room.play.views([None, *by_seat])
    texts = {language: texts_of(room, language, public) for language in {audience.language for audience in audiences}}
    deltas: dict[int, Delta | None] = {}
    compared: dict[int, Compared] = {}
    found: dict[Audience, bytes | None] = {}
    for (seat, here), view in zip(by_seat.items(), views, strict=True):
        last_sent = room.last_sent.get(seat)
        delta: Delta | None = None
        update: Data | None = None
        if last_sent is not None:
            if last_sent.seq not in deltas:
                deltas[last_sent.seq] = delta_since(room, last_sent.seq)
            delta = deltas[last_sent.seq]
            update = updated(room, seat, last_sent, view, delta, public, compared)
        if update is None or delta is None:
            room.last_sent[seat] = LastSent(room.seq, view, public)
            found |= dict.fromkeys(here)
        else:
            for audience in here:
                found[audience] = written(texts[audience.language], seat, update, view, delta)
    return found


def update_since(room: Room, audience: Audience, last_sent: LastSent) -> bytes | None:
    """What is new to one audience; empty if nothing is, None if it needs the whole state."""
    behind = last_sent.seq < room.seq
    view = room.play.view(audience.seat) if room.play is not None else None
    delta = delta_since(room, last_sent.seq)
    update = updated(room, audience.seat, last_sent, view, delta, None, {})
    if update is None or delta is None:
        return None
    return written(texts_of(room, audience.language), audience.seat, update, view, delta) if behind else b""


def whole_update(room: Room, audience: Audience, entries: Sequence[Entry]) -> bytes:
    """An update with the whole view, for a seat that has no stream."""
    play, seat = room.play, audience.seat
    view = play.view(seat) if play is not None else None
    update: Data = {
        "table": room.id,
        "seat": seat,
        "seq": room.seq,
        "from": entries[0].seq - 1,
        "entries": [entry.public for entry in entries],
        "view": view,
        "legal": room.legal_for(seat),
        "undo": room.undo_for(seat),
        "outcome": room.outcome(),
    }
    steps = [entry.payload["decisions"] for entry in entries if entry.kind in ("action", "undo")]
    delta = Delta({}, bool(steps), min(steps, default=0))
    return written(texts_of(room, audience.language), seat, update, view, delta)


def table_state(room: Room, viewer: Viewer, audience: Audience, presence: Data) -> Data:
    """Everything that one audience of this viewer may know, texts included."""
    state = room.state(viewer, audience.seat, presence)
    texts = texts_of(room, audience.language)
    if texts is not None:
        state["events"] = texts.recent_events(audience.seat)
        state |= texts.decision(audience.seat, state["view"])
    return state


def updated(
    room: Room,
    seat: Sight,
    last_sent: LastSent,
    view: Data | None,
    delta: Delta | None,
    public: Data | None,
    compared: "dict[int, Compared]",
) -> Data | None:
    """The part of an update that is the same in all languages."""
    if delta is None or (last_sent.view is None) != (view is None):
        return None
    update: Data = {"table": room.id, "seat": seat, "seq": room.seq, **delta.common}
    if view is not None:
        if delta.changing:
            update["changed"] = changes(last_sent, view, public, compared)
            last_sent.view, last_sent.public = view, public
        deciding = room.deciding(seat) is not None
        update["legal"], update["undo"] = (room.legal_for(seat), room.undo_for(seat)) if deciding else (None, None)
    last_sent.seq = room.seq
    return update


def written(texts: Texts | None, seat: Sight, update: Data, view: Data | None, delta: Delta) -> bytes:
    """An update as JSON, with the texts that have changed."""
    if texts is None or view is None or not (delta.changing or "info" in update):
        return orjson.dumps(update)
    if delta.changing:
        update = {**update, "events": texts.events(seat, delta.first)}
    return orjson.dumps({**update, **texts.decision(seat, view)})


def texts_of(room: Room, language: Language, public: Data | None = None) -> Texts | None:
    """The texts for the position on the table; None before the game. `public` is what onlookers see, if known."""
    if room.play is None:
        return None
    mark = (room.facts.changed, room.facts.status, room.names)
    texts = room.texts.get(language)
    if texts is None or texts.mark != mark or texts.match is not room.play.match:
        playing = room.facts.status == "playing"
        texts = room.texts[language] = Texts(room.play.match, language, room.names, playing, mark, public, texts)
    return texts


# -- what has changed -----------------------------------------------------------------------------------------------
class Compared:
    """What is new to onlookers since one moment. Most of it is new to every seat."""

    def __init__(self, before: Data, now: Data) -> None:
        self.changed: Final = {name: shared_json(value) for name, value in now.items() if differ(before[name], value)}
        self.json: Final = shared_json(self.changed)


def changes(
    last_sent: LastSent, view: Data, public: Data | None, compared: dict[int, Compared]
) -> Data | orjson.Fragment:
    """The fields of a view that have new values. What everybody sees is compared once."""
    before, old = last_sent.view or {}, last_sent.public
    if public is None or old is None or not list(before) == list(view) == list(public) == list(old):
        return {name: value for name, value in view.items() if differ(before.get(name, ABSENT), value)}
    known = compared.get(id(old))
    if known is None:
        known = compared[id(old)] = Compared(old, public)
    own = {*private(view, public), *private(before, old)}
    new = {name: view[name] for name in own if differ(before[name], view[name])}
    if not new and known.changed.keys().isdisjoint(own):
        return known.json
    return {**{name: value for name, value in known.changed.items() if name not in own}, **new}


def private(view: Data, public: Data) -> Iterable[str]:
    """The fields in which a seat's view differs from what onlookers see. Both have the same fields in one order."""
    return compress(view, map(is_not, view.values(), public.values()))


def shared_json(value: Any) -> orjson.Fragment:
    """JSON that is written once and sent to several audiences."""
    return orjson.Fragment(orjson.dumps(value))


def differ(before: Any, now: Any) -> bool:
    return before is not now and bool(before != now)
