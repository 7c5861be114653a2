"""Lessons: positions that the real engine plays, with one task for each step."""

from dataclasses import dataclass

from tinderbox.core.events import Data


@dataclass(frozen=True)
class LessonStep:
    """One task. Its sentence is `lesson-<lesson>-<step>` in the game's catalogue, numbered from 1.

    Any of the `actions` fulfils it; without one the learner only looks. `places` light up.
    """

    actions: tuple[str, ...] = ()
    places: tuple[str, ...] = ()


@dataclass(frozen=True)
class Lesson:
    """A lesson; its title is `lesson-<id>`. It begins from a position as `Match.position` gives it."""

    id: str
    position: Data
    steps: tuple[LessonStep, ...]
