"""Legal actions as a numbered list, grouped by verb; long groups are folded."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tinderbox.core.text.notation import Action, folded

LONG: Final = 40


@dataclass(frozen=True)
class Group:
    """The actions of one verb; `first` is the number of the first one."""

    verb: str
    first: int
    actions: tuple[Action, ...]

    @property
    def last(self) -> int:
        return self.first + len(self.actions) - 1

    @property
    def folded(self) -> bool:
        return len(self.actions) > LONG


class Choices:
    """The legal actions of a decision."""

    def __init__(self, legal: Sequence[Action]) -> None:
        by_verb: dict[str, list[Action]] = {}
        for action in legal:
            by_verb.setdefault(action.verb, []).append(action)
        self.groups: list[Group] = []
        self.numbered: list[Action] = []
        for verb, actions in by_verb.items():
            self.groups.append(Group(verb, len(self.numbered) + 1, tuple(actions)))
            self.numbered += actions

    @property
    def only(self) -> Action | None:
        return self.numbered[0] if len(self.numbered) == 1 else None

    def number(self, typed: str) -> Action | None:
        """The action with the typed number."""
        if typed.isascii() and typed.isdecimal() and len(typed) < 6 and 1 <= int(typed) <= len(self.numbered):
            return self.numbered[int(typed) - 1]
        return None

    def group(self, verb: str) -> Group | None:
        return next((group for group in self.groups if folded(group.verb) == folded(verb)), None)
