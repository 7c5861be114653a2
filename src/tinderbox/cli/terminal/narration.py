"""A game told as a story: turn by turn, what happened in words, as one seat saw it."""

from dataclasses import dataclass
from typing import Final

from tinderbox.core.match import Match
from tinderbox.core.text.messages import Language

SETUP: Final = 0


@dataclass(frozen=True)
class Chapter:
    """The decisions of one seat in one turn: those that led from position `first` to position `last`."""

    turn: int
    seat: int | None
    first: int
    last: int


def chapters(match: Match) -> list[Chapter]:
    """The set-up before the first decision, then every turn."""
    found = [Chapter(SETUP, None, 0, 0)]
    for seq, entry in enumerate(match.log, 1):
        begun = found[-1]
        if (begun.turn, begun.seat) == (entry.turn, entry.seat):
            found[-1] = Chapter(begun.turn, begun.seat, begun.first, seq)
        else:
            found.append(Chapter(entry.turn, entry.seat, seq - 1, seq))
    return found


def sentences(match: Match, seat: int | None, language: Language, start: int = 0) -> list[str]:
    """Everything that happened from the event numbered `start` on, as the seat may know it."""
    seen = (event.seen_by(seat, seq) for seq, event in match.event_log[start:])
    return [match.box.tell(event, language, match.names) for event in seen]


def chapter_sentences(match: Match, chapter: Chapter, seat: int | None, language: Language) -> list[str]:
    within = range(chapter.first + 1, chapter.last + 1) if chapter.seat is not None else (0,)
    seen = (event.seen_by(seat, seq) for seq, event in match.event_log if seq in within)
    return [match.box.tell(event, language, match.names) for event in seen]
