"""The names of spaces, colours, objectives and cards."""

from collections.abc import Sequence
from typing import Final

from tinderbox.core.engine.bits import Set, members
from tinderbox.games.great_fire.pack.pack import DIRECTIONS, Pack
from tinderbox.games.great_fire.pack.tables import objective_order

TOKENS: Final = ("charge", "double", "point")


class PackNames:
    """The names of the pack's things by the numbers that the engine uses."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.spaces: list[str] = [space.token for space in pack.spaces]
        self.letters: list[str] = [colour.letter for colour in pack.colours]
        self.objectives: list[str] = [pack.spaces[district].token for district in objective_order(pack)]
        self.rankings: list[str] = ["".join(self.letters[colour] for colour in card) for card in pack.colour_cards]
        self.names: dict[str, str] = {space.token: space.name for space in pack.spaces}
        self.letterings: dict[tuple[int, ...], str] = {}
        self.colour_ids: dict[str, str] = {colour.letter: colour.id for colour in pack.colours}

    def space(self, index: int) -> str | None:
        return self.spaces[index] if 0 <= index < len(self.spaces) else None

    def where(self, members_of: Set) -> list[str]:
        return [self.spaces[index] for index in members(members_of)]

    def lettered(self, counts: Sequence[int]) -> str:
        """Numbers of houses by colour, as letters."""
        key = tuple(counts)
        if (known := self.letterings.get(key)) is None:
            known = "".join(letter * count for letter, count in zip(self.letters, counts, strict=True))
            self.letterings[key] = known
        return known

    def direction(self, index: int) -> str | None:
        return DIRECTIONS[index] if index >= 0 else None
