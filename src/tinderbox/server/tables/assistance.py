"""Help for a seat that must decide. Nothing is played, and nothing hidden shows."""

from collections.abc import Sequence

from tinderbox.core.events import Data
from tinderbox.core.state import NOBODY
from tinderbox.core.text.messages import Language
from tinderbox.core.text.notation import Action
from tinderbox.server.messages import Refusal
from tinderbox.server.tables.play import Play
from tinderbox.server.tables.replays import with_texts
from tinderbox.server.tables.room import Room
from tinderbox.server.tables.viewer import SeatSight, Sight


def require_turn(room: Room, seat: SeatSight) -> Play:
    """The game, if this seat must decide."""
    play = room.running()
    if play.actor != seat:
        raise Refusal(409, "not-your-turn")
    return play


def legal_actions(room: Room, audience: Sight) -> list[Action]:
    """Every legal action, if this seat must decide."""
    play = room.deciding(audience)
    return [] if play is None else play.match.legal()


def prospect(room: Room, seat: SeatSight, action: Action | str, language: Language) -> Data:
    """What an action would lead to, up to the next draw, anything hidden or the end of the game."""
    match = require_turn(room, seat).match
    events = with_texts(room, match.preview(action), language)
    return {"events": events, "route": match.box.route(match.state, match.read(action).code)}


def preview(room: Room, seat: SeatSight, action: str, language: Language) -> Data:
    play = require_turn(room, seat)
    shown = prospect(room, seat, action, language)
    box, after = room.box, play.match.state.copy()
    after.apply(play.match.read(action).code)
    ends = int(after.actor) == NOBODY  # then a view shows what is hidden until the end
    notes = {} if ends else box.tooltips({**play.view(seat), **box.view(after, seat)}, language)
    return {"decisions": play.decisions, **shown, "notes": notes}


def outlook(room: Room, seat: SeatSight, verbs: Sequence[str] | None, language: Language) -> Data:
    """The prospects of the legal actions with these verbs; of those that the game lets one preview by default."""
    chosen = room.box.previewable if verbs is None else verbs
    actions = [action for action in legal_actions(room, seat) if action.verb in chosen]
    return {
        "decisions": room.game().decisions,
        "actions": {str(action): prospect(room, seat, action, language) for action in actions},
    }


def typed(room: Room, seat: SeatSight, text: str, language: Language) -> Data:
    """The actions that a line typed by a person stands for."""
    play = require_turn(room, seat)
    line = play.match.typed(text)
    note = line.note.text(language) if line.note is not None else None
    return {"decisions": play.decisions, "actions": [str(action) for action in line.actions], "note": note}
