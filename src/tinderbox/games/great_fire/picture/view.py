"""From a view to the pieces of the picture."""

from tinderbox.core.events import Data
from tinderbox.games.great_fire.pack.pack import Pack
from tinderbox.games.great_fire.picture.pieces import Pieces, SpacePieces


def pieces_of(pack: Pack, view: Data) -> Pieces:
    """What stands on each space, by the space's id."""
    landowners = [landowner for seat in view["seats"] for landowner in seat["landowners"]]
    return {
        space.id: SpacePieces(
            houses=view["houses"].get(space.token, ""),
            fires=view["fires"].get(space.token, 0),
            bands=view["bands"].get(space.token, 0),
            landowners=[lord["colour"] for lord in landowners if lord["at"] == space.token],
            token=space.token in view["tokens"],
            demolished=space.token in view["demolished"],
            built=view["standing"] is not None,
        )
        for space in pack.spaces
    }
