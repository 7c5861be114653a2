"""Legal actions as a numbered list, together by verb; long groups stay folded until they are asked for."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tinderbox.core.text.notation import Action, folded

LONG: Final = 40


@dataclass(frozen=True)
class Group:
    """The actions of one verb; the first has this number."""

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
    """What may be done now."""

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
        """The action that a typed number stands for."""
        if typed.isascii() and typed.isdecimal() and len(typed) < 6 and 1 <= int(typed) <= len(self.numbered):
            return self.numbered[int(typed) - 1]
        return None

    def group(self, verb: str) -> Group | None:
        return next((group for group in self.groups if folded(group.verb) == folded(verb)), None)
