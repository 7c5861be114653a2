"""Set-ups of The Great Fire, dealt step by step."""

from tinderbox import Match, game
from tinderbox.core.events import Data
from tinderbox.games.great_fire.rules.phases import PHASES
from tinderbox.games.great_fire.rules.state import GreatFireState


def begun(players: int, until: str = "", **options: str | bool) -> Match:
    """A set-up dealt up to a phase, always the first result there is; every hand is kept."""
    match = game("great-fire").new(players, options=options, ask_draws=True)
    while until and phase(match) != until:
        go_on(match)
    return match


def go_on(match: Match) -> None:
    draws = match.draws()
    if draws:
        match.resolve_draw(draws[0][0])
    else:
        match.play(match.legal()[0])


def now(match: Match) -> Data:
    return match.box.position(match.state)


def phase(match: Match) -> str:
    assert isinstance(match.state, GreatFireState)
    return PHASES[int(match.state.phase)]


def weights(match: Match) -> dict[str, int]:
    return {str(action): weight for action, weight in match.draws()}
