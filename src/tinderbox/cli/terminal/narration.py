"""The events of a game in words, turn by turn, as one seat saw them."""

from dataclasses import dataclass
from typing import Final

from tinderbox.core.match import Match
from tinderbox.core.text.messages import Language

SETUP: Final = 0


@dataclass(frozen=True)
class Turn:
    """The decisions of one seat in one turn, from position `first` to position `last`."""

    number: int
    seat: int | None
    first: int
    last: int


def turns(match: Match) -> list[Turn]:
    """The set-up, then every turn."""
    found = [Turn(SETUP, None, 0, 0)]
    for decisions, entry in enumerate(match.log, 1):
        begun = found[-1]
        if (begun.number, begun.seat) == (entry.turn, entry.seat):
            found[-1] = Turn(begun.number, begun.seat, begun.first, decisions)
        else:
            found.append(Turn(entry.turn, entry.seat, decisions - 1, decisions))
    return found


def sentences(match: Match, seat: int | None, language: Language, start: int = 0) -> list[str]:
    """All events from number `start` on, as far as the seat may know them."""
    seen = (event.seen_by(seat, decisions) for decisions, event in match.event_log[start:])
    return [match.box.tell(event, language, match.names) for event in seen]


def turn_sentences(match: Match, turn: Turn, seat: int | None, language: Language) -> list[str]:
    within = range(turn.first + 1, turn.last + 1) if turn.seat is not None else (0,)
    seen = (event.seen_by(seat, decisions) for decisions, event in match.event_log if decisions in within)
    return [match.box.tell(event, language, match.names) for event in seen]
