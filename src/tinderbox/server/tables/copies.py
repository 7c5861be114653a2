"""Tables that come from others: rematches, clones, uploaded records."""

from collections.abc import Sequence

from tinderbox.core.engine.rng import Rng
from tinderbox.core.errors import OptionError
from tinderbox.core.events import Data
from tinderbox.core.match import Match
from tinderbox.core.state import NOBODY
from tinderbox.server.ids import fresh_id, now
from tinderbox.server.messages import Refusal
from tinderbox.server.storage.entries import Change
from tinderbox.server.tables.lobby import SeatPlan, TablePlan, begin, complete, make
from tinderbox.server.tables.play import Play
from tinderbox.server.tables.room import Room
from tinderbox.server.tables.viewer import Caller, Sight


def rematch(room: Room, caller: Caller) -> tuple[Room, Change]:
    """The same game for the same people; each seat is kept for its owner until it comes."""
    room.require_status("over", "abandoned")
    facts = room.facts
    plans = [
        SeatPlan("bot", None, seat.bot or facts.stand_in)
        if seat.kind == "bot" or seat.guest is None
        else SeatPlan("open")
        for seat in room.seats
    ]
    plan = TablePlan(
        facts.title, facts.public, facts.spectators, "bot" if facts.resigning == "bot" else "end", facts.stand_in
    )
    fresh, change = make(room.box, caller, plans, plan, room.secret)
    for seat, before in zip(fresh.seats, room.seats, strict=True):
        if before.kind == "guest" and before.guest is not None:
            seat.kind, seat.guest, seat.name = "guest", before.guest, before.name
            seat.ready = before.guest == caller.id
    change.seats = [seat.row(fresh.id) for seat in fresh.seats]
    change.guests = list(dict.fromkeys(seat.guest for seat in fresh.seats if seat.guest))
    return fresh, change


def clone(room: Room, play: Play, caller: Caller, decisions: int, audience: Sight) -> tuple[Room, Change]:
    """A private table that goes on from a position, all seats the caller's own.

    While the game lasts it is made from what the audience knows: everything hidden is dealt again."""
    box, title = room.box, room.facts.title
    if room.facts.status == "over":
        state = play.match.state_at(decisions)
    else:
        state = box.imagine(play.view_at(decisions, audience), Rng(int(fresh_seed_number())), trusted=True)
    if int(state.actor) == NOBODY:
        raise Refusal(409, "table-over")
    plan = TablePlan(title, public=False, spectators=False, origin=box.position(state), parent=room.id)
    return make_own(room, caller, plan, room.names)


def fresh_seed_number() -> int:
    """A random number that nobody can predict."""
    return int.from_bytes(fresh_id(7).encode()) % 2**31


def make_own(room: Room, caller: Caller, plan: TablePlan, names: Sequence[str]) -> tuple[Room, Change]:
    """A table of which every seat is the caller's, begun at once."""
    seats = [SeatPlan("me", name) for name in names]
    fresh, change = make(room.box, caller, seats, plan, room.secret)
    begin(fresh, Play.begin(room.box, fresh.facts.seed, fresh.names, fresh.facts.origin), caller.id)
    return fresh, whole_change(fresh, change)


def whole_change(fresh: Room, change: Change) -> Change:
    """A new table's change with all that has happened at it since."""
    complete(fresh, change)
    change.snapshot = fresh.snapshot() if fresh.facts.status == "playing" else None
    return change


def uploaded(match: Match, caller: Caller, title: str, secret: str) -> tuple[Room, Change]:
    """A record as a private table: to look at if it is over, to go on with if not."""
    box = match.box
    seed = str(match.draw_source.seed) if match.draw_source is not None else None
    plan = TablePlan(title, public=False, spectators=False, origin=match.origin, seed=seed)
    try:
        seats = [SeatPlan("me", name) for name in match.names]
        fresh, change = make(box, caller, seats, plan, secret)
    except OptionError as problem:
        raise Refusal(422, "bad-request") from problem
    play = Play(match)
    begin(fresh, play, caller.id)
    drawn = len(match.setup_results)
    entries = list(fresh.recent)
    entries[-1].payload["drawn"] = drawn
    for decisions, step in enumerate(match.log, 1):
        drawn += len(step.results)
        payload: Data = {"action": box.actions.text(step.code), "decisions": decisions, "drawn": drawn}
        if step.results:
            payload["draws"] = [box.draw_results.text(result) for result in step.results]
        entries.append(fresh.add("action", step.seat, caller.id, payload))
    fresh.facts.started = now()
    change = whole_change(fresh, change)
    change.entries = entries
    return fresh, change
