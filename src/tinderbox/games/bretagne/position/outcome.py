"""Points by source, places and the tie-break (E3, E4)."""

from tinderbox.core.box import Outcome
from tinderbox.games.bretagne.position.view import SOURCES
from tinderbox.games.bretagne.rules import scoring
from tinderbox.games.bretagne.rules.coast import TAKEN_BACK
from tinderbox.games.bretagne.rules.state import BretagneState


def outcome_of(state: BretagneState) -> Outcome:
    seats = range(int(state.board.players))
    scores = [int(state.score(seat)) for seat in seats]
    places = [1 + int(state.seats_ahead(seat)) for seat in seats]
    tied = len(set(scores)) < len(scores)
    return Outcome(scores, places, [sources(state, seat) for seat in seats], ["pontivy"] if tied else [])


def sources(state: BretagneState, seat: int) -> dict[str, int]:
    scored = {source: int(state.own(seat, TAKEN_BACK + place)) for place, source in enumerate(SOURCES)}
    return {
        **scored,
        "pontivy": int(scoring.order_points(state, seat)),
        "harbours": int(scoring.harbour_points(state, seat)),
        "coins": int(scoring.coin_points(state, seat)),
    }
