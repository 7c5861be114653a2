"""The names of lighthouses, harbours, tiles and spaces."""

from typing import Final

from tinderbox.games.bretagne.pack.pack import MATERIALS, Pack, TileKind
from tinderbox.games.bretagne.pack.tables import tile_kinds
from tinderbox.games.bretagne.rules.board import SLOTS

LETTERS: Final = "abcd"


def space_token(space: int) -> str:
    """A space of the construction display: `2b` is the second of the row that costs two materials."""
    return f"{space // SLOTS + 1}{LETTERS[space % SLOTS]}"


def tile_token(kind: TileKind) -> str:
    """A construction tile by its materials."""
    return "+".join(material for material, count in zip(MATERIALS, kind.materials, strict=True) for _ in range(count))


class PackNames:
    """The names of the pack's things by the numbers that the engine uses."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.lighthouses: list[str] = [lighthouse.token for lighthouse in pack.lighthouses]
        self.harbours: list[str] = [harbour.token for harbour in pack.harbours]
        self.harbour_tiles: list[str] = [tile.id for tile in pack.harbour_tiles]
        self.tiles: list[str] = [tile_token(kind) for _, kind in tile_kinds(pack)]
