"""What each audience of a table hears: what is new since it last heard, most of it made once for all of them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from tinderbox.core.events import Data
from tinderbox.server.storage.entries import CHANGING
from tinderbox.server.tables.room import LastSent, Room, seat_public
from tinderbox.server.tables.viewer import Audience

QUIET: Final = frozenset({"action", "chat", "undo", "ask-undo", "consent"})
"""Entries that leave the table's seats and standing as they are."""
PENDING: Final = frozenset({"action", "undo", "ask-undo", "consent", "abandon", "resign", "leave", "back"})
ABSENT: Final[Any] = object()


@dataclass(frozen=True, slots=True)
class Delta:
    """What has happened since the log had some length: the same to all."""

    common: Data
    changing: bool
    first: int
    """The first decision whose events are new; none are sent after an undo."""
    undone: bool


def delta_since(room: Room, seq: int) -> Delta | None:
    """None if only the whole state can tell."""
    entries = room.entries_since(seq)
    if entries is None:
        return None
    kinds = {entry.kind for entry in entries}
    if "start" in kinds:
        return None
    common: Data = {"from": seq, "entries": [entry.public for entry in entries]}
    if room.facts.status != "playing" or not kinds <= QUIET:
        common |= {"info": room.info(), "seats": [seat_public(seat) for seat in room.seats]}
    if kinds & PENDING:
        common["pending"] = room.pending()
    play = room.play
    if play is not None and play.outcome is not None:
        common["outcome"] = play.outcome.data()
    steps = [entry.payload["decisions"] for entry in entries if entry.kind in CHANGING]
    return Delta(common, bool(steps), min(steps, default=0), "undo" in kinds)


def updates(room: Room, audiences: Sequence[Audience]) -> list[Data | None]:
    """What is new to each audience; None for one that needs the whole state."""
    views = room.play.views(audiences) if room.play is not None else [None] * len(audiences)
    shared = in_common(views)
    known: dict[int, Delta | None] = {}
    compared: dict[int, Compared] = {}
    found: list[Data | None] = []
    for audience, view in zip(audiences, views, strict=True):
        last_sent = room.last_sent.get(audience)
        update: Data | None = None
        if last_sent is not None:
            if last_sent.seq not in known:
                known[last_sent.seq] = delta_since(room, last_sent.seq)
            update = updated(room, audience, last_sent, view, known[last_sent.seq], shared, compared)
        if update is None:
            room.last_sent[audience] = LastSent(room.seq, view, shared)
        found.append(update)
    return found


def update(room: Room, audience: Audience, last_sent: LastSent) -> Data | None:
    """The same for one audience alone."""
    view = room.play.view(audience) if room.play is not None else None
    return updated(room, audience, last_sent, view, delta_since(room, last_sent.seq), None, {})


def updated(
    room: Room,
    audience: Audience,
    last_sent: LastSent,
    view: Data | None,
    delta: Delta | None,
    shared: Data | None,
    compared: "dict[int, Compared]",
) -> Data | None:
    if delta is None or (last_sent.view is None) != (view is None):
        return None
    update: Data = {"table": room.id, "seat": audience, "seq": room.seq, **delta.common}
    if room.play is not None and view is not None:
        if delta.changing:
            update["events"] = [] if delta.undone else room.play.events(audience, delta.first)
            update["changed"] = changes(last_sent, view, shared, compared)
            last_sent.view, last_sent.shared = view, shared
        update["legal"], update["undo"] = room.legal_for(audience), room.undo_for(audience)
    last_sent.seq = room.seq
    return update


# -- what has changed -----------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Compared:
    """What is new in the fields that several audiences see alike, and the other fields."""

    changed: Data
    others: list[str]


def in_common(views: Sequence[Data | None]) -> Data | None:
    """The fields that are one and the same thing in all views."""
    first, *others = views or [None]
    if first is None or not others:
        return None
    return {
        name: value
        for name, value in first.items()
        if all(other is not None and other[name] is value for other in others)
    }


def changes(last_sent: LastSent, view: Data, shared: Data | None, compared: dict[int, Compared]) -> Data:
    """The fields of a view that have new values. What all see alike is compared once."""
    before = last_sent.view or {}
    if shared is None or last_sent.shared is None:
        return {name: value for name, value in view.items() if differ(before.get(name, ABSENT), value)}
    mark = id(last_sent.shared)
    known = compared.get(mark)
    if known is None:
        old = last_sent.shared
        both = {name: value for name, value in shared.items() if name in old}
        changed = {name: value for name, value in both.items() if differ(old[name], value)}
        known = compared[mark] = Compared(changed, [name for name in view if name not in both])
    found = dict(known.changed)
    for name in known.others:
        value = view[name]
        if differ(before.get(name, ABSENT), value):
            found[name] = value
    return found


def differ(before: Any, now: Any) -> bool:
    return before is not now and bool(before != now)
