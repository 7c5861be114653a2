"""Opened boxes, shared by all tables that play with the same one."""

from collections import OrderedDict
from collections.abc import Mapping
from typing import Any, Final

from tinderbox.core.box import Box
from tinderbox.core.documents import canonical
from tinderbox.registry import game

MOST: Final = 64


class Boxes:
    """Opening a box takes longer than a hundred moves; a box never changes."""

    def __init__(self) -> None:
        self.open: Final[OrderedDict[str, Box]] = OrderedDict()

    def get(
        self, game_id: str, players: int, options: Mapping[str, object], pack: str, digest: str, data: Any = None
    ) -> Box:
        """The box of a stored table; `data` comes along for a pack that does not ship."""
        box = self.open.get(key_of(game_id, players, options, digest))
        return self.opened(box or game(game_id).open(players, options, data if data is not None else pack))

    def opened(self, box: Box) -> Box:
        """A box that was just opened, or the one like it that is open already."""
        key = key_of(box.game, box.players, box.options, box.pack_digest)
        box = self.open.setdefault(key, box)
        self.open.move_to_end(key)
        while len(self.open) > MOST:
            self.open.popitem(last=False)
        return box


def key_of(game_id: str, players: int, options: Mapping[str, object], digest: str) -> str:
    return canonical([game_id, players, dict(options), digest])
