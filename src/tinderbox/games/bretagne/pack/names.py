"""The names of lighthouses, harbours and tiles."""

from tinderbox.games.bretagne.pack.pack import Pack
from tinderbox.games.bretagne.pack.tables import tile_kinds
from tinderbox.games.bretagne.text.notation import tile_token


class PackNames:
    """The names of the pack's things by the numbers that the engine uses."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.lighthouses: list[str] = [lighthouse.token for lighthouse in pack.lighthouses]
        self.harbours: list[str] = [harbour.token for harbour in pack.harbours]
        self.harbour_tiles: list[str] = [tile.id for tile in pack.harbour_tiles]
        self.tiles: list[str] = [tile_token(kind) for _, kind in tile_kinds(pack)]
