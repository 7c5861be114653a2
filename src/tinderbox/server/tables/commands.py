"""What can be done at a table once it plays. Each checks everything first, then changes the room.

A command that refuses leaves the room as it was.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from tinderbox.core.errors import IllegalAction
from tinderbox.core.events import Data
from tinderbox.core.text.messages import Language
from tinderbox.server.ids import now
from tinderbox.server.messages import Refusal
from tinderbox.server.storage.entries import Change
from tinderbox.server.storage.rows import Seat
from tinderbox.server.tables.room import Room

MOST_SEEN: Final = 2**31 - 1


@dataclass(frozen=True)
class Caller:
    """Who asks: a guest, or a program that speaks for itself with a token."""

    id: str
    name: str
    language: Language
    owner: str | None = None


class NeedsWhole(Exception):
    """The step goes back beyond what is in memory: load the whole game and try again."""


Command = Callable[[Room], Change]


def act(room: Room, caller: Caller | None, seat: int, action: str, seq: int, key: str | None) -> Change:
    """An action of the seat that must decide; `caller` is None for a built-in bot."""
    if caller is not None:
        room.require_seat(caller.id, seat)
    play = room.running()
    room.require_fresh(seq)
    before = room.seq
    if play.actor != seat:
        raise IllegalAction(str(play.match.read(action)), play.match.why_not(action, seat))
    payload = play.act(action)
    room.facts.pending = None
    room.add("action", seat, caller.id if caller else None, payload, key)
    room.answer_forced()
    return room.change(before)


def undo(room: Room, caller: Caller, seat: int, n: int | None, seq: int, key: str | None) -> Change:
    """Undo within the seat's own turn, back to the last thing revealed: to decision `n`, or one step."""
    room.require_seat(caller.id, seat)
    play = room.running()
    room.require_fresh(seq)
    wanted = play.n - 1 if n is None else n
    if play.actor != seat or not play.limit <= wanted < play.n:
        raise Refusal(409, "undo-limit", limit=play.limit, n=play.n)
    before = room.seq
    take_back(room, seat, caller, wanted, key)
    return room.change(before)


def reset(room: Room, caller: Caller, seat: int, seq: int, key: str | None) -> Change:
    """Undo to the start of the seat's turn, or to the last thing revealed."""
    room.require_seat(caller.id, seat)
    return undo(room, caller, seat, room.running().limit, seq, key)


def take_back(room: Room, seat: int, caller: Caller | None, n: int, key: str | None) -> None:
    play = room.running()
    if n < play.base:
        raise NeedsWhole
    play.undo_to(n, agreed=True)
    room.facts.pending = None
    payload = {"n": n, "drawn": play.match.draw_source.drawn if play.match.draw_source else 0}
    room.add("undo", seat, caller.id if caller else None, payload, key)
    room.answer_forced()


def ask_undo(room: Room, caller: Caller, seat: int, n: int, seq: int, key: str | None) -> Change:
    """Ask the others to go back to decision `n`. Bots agree; where nobody else decides it is done at once."""
    room.require_seat(caller.id, seat)
    play = room.running()
    room.require_fresh(seq)
    if not 0 <= n < play.n:
        raise Refusal(409, "undo-limit", limit=0, n=play.n)
    before = room.seq
    others = [guest for guest in room.undo_voters() if guest != caller.id]
    room.add("ask-undo", seat, caller.id, {"n": n}, key)
    if others:
        room.facts.pending = {"ask": "undo", "seat": seat, "n": n, "seq": room.seq, "agreed": [caller.id]}
    else:
        take_back(room, seat, caller, n, None)
    return room.change(before)


def consent(room: Room, caller: Caller, seat: int, yes: bool, request: int, seq: int, key: str | None) -> Change:
    """Answer to the request that stands: one no ends it, the last yes fulfils it."""
    room.require_seat(caller.id, seat)
    room.running()
    room.require_fresh(seq)
    asked = room.facts.pending
    if asked is None or asked["seq"] != request:
        raise Refusal(409, "nothing-asked")
    if caller.id in asked["agreed"]:
        raise Refusal(409, "already-agreed")
    before = room.seq
    room.add("consent", seat, caller.id, {"yes": yes}, key)
    agreed = [*asked["agreed"], caller.id]
    if not yes:
        room.facts.pending = None
    elif voters(room, asked) <= set(agreed):
        fulfil(room, asked)
    else:
        room.facts.pending = {**asked, "agreed": agreed}
    return room.change(before)


def fulfil(room: Room, asked: dict[str, object]) -> None:
    room.facts.pending = None
    seat, n = asked["seat"], asked["n"]
    if asked["ask"] == "abandon":
        end_without_result(room)
    elif isinstance(seat, int) and isinstance(n, int):
        take_back(room, seat, None, n, None)


def abandon(room: Room, caller: Caller, seq: int, key: str | None) -> Change:
    """End the table without a result: at once before the start or alone, else when all others agree."""
    room.require_player(caller.id)
    room.require_status("waiting", "playing")
    before = room.seq
    if room.facts.status == "waiting":
        room.require_owner(caller.id)
        room.add("abandon", None, caller.id, {"name": caller.name}, key)
        end_without_result(room)
        return room.change(before)
    mine = room.seats_of(caller.id)
    room.require_fresh(seq)
    others = [guest for guest in room.persons() if guest != caller.id]
    if others and not mine:
        raise Refusal(403, "not-at-table")
    room.add("abandon", mine[0] if mine else None, caller.id, {"name": caller.name}, key)
    if others:
        room.facts.pending = {
            "ask": "abandon",
            "seat": mine[0],
            "n": room.facts.decisions,
            "seq": room.seq,
            "agreed": [caller.id],
        }
    else:
        end_without_result(room)
    return room.change(before)


def end_without_result(room: Room) -> None:
    room.facts.status, room.facts.ended, room.facts.pending = "abandoned", now(), None


def resign(room: Room, caller: Caller, seat: int, seq: int, key: str | None) -> Change:
    """Give the game up: a bot plays on, or the table ends, as its rules say."""
    taken = room.require_seat(caller.id, seat)
    room.running()
    before = room.seq
    taken.gone, taken.bot = "resigned", room.facts.stand_in
    room.add("resign", seat, caller.id, {"bot": taken.bot, "name": taken.name}, key)
    if room.facts.resigning == "end" or not room.persons():
        end_without_result(room)
    else:
        recount(room)
    return room.change(before, seats=[taken])


def leave(room: Room, caller: Caller, seat: int, key: str | None) -> Change:
    """Before the start the seat is free again; later a bot plays on until its owner is back."""
    room.require_own(caller.id, seat)
    room.require_status("waiting", "playing")
    before = room.seq
    if room.facts.status == "waiting":
        freed = room.seats[seat]
        free(freed)
        room.add("leave", seat, caller.id, {"name": caller.name}, key)
        return room.change(before, seats=[freed], guests=[caller.id])
    left = room.require_seat(caller.id, seat)
    left.gone, left.bot = "left", room.facts.stand_in
    room.add("leave", seat, caller.id, {"bot": left.bot, "name": left.name}, key)
    recount(room)
    return room.change(before, seats=[left])


def free(seat: Seat) -> None:
    seat.kind, seat.guest, seat.name, seat.bot, seat.ready, seat.gone = "open", None, "", None, True, None
    seat.link, seat.nonce = None, None


def come_back(room: Room, caller: Caller, seat: int, key: str | None) -> Change:
    """Take the seat again that a bot kept."""
    kept = room.require_own(caller.id, seat)
    room.running()
    if kept.gone != "left":
        raise Refusal(409, "not-left")
    before = room.seq
    kept.gone, kept.bot = None, None
    room.add("back", seat, caller.id, {"name": kept.name}, key)
    return room.change(before, seats=[kept])


def recount(room: Room) -> None:
    """Somebody stopped deciding: a request may now have everybody's yes."""
    asked = room.facts.pending
    if asked is not None and voters(room, asked) <= set(asked["agreed"]):
        fulfil(room, asked)


def voters(room: Room, asked: Data) -> set[str]:
    """Whose yes a request needs."""
    return set(room.persons() if asked["ask"] == "abandon" else room.undo_voters())


def chat(room: Room, caller: Caller, words: str, key: str | None) -> Change:
    room.require_player(caller.id)
    before = room.seq
    mine = room.seats_of(caller.id)
    room.add("chat", mine[0] if mine else None, caller.id, {"text": words, "name": caller.name}, key)
    return room.change(before)


def set_rematch(room: Room, caller: Caller, table: str) -> Change:
    before = room.seq
    room.facts.rematch = table
    room.add("rematch", None, caller.id, {"name": caller.name})
    return room.change(before)
