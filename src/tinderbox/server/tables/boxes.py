"""Opened boxes, shared by all tables that play with the same one."""

import threading
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Any, Final

from tinderbox.core.box import Box
from tinderbox.core.documents.json_documents import canonical
from tinderbox.games.registry import game

MOST: Final = 64


class Boxes:
    """Opening a box takes longer than many moves; a box never changes. May be asked from any thread."""

    def __init__(self) -> None:
        self.open: Final[OrderedDict[str, Box]] = OrderedDict()
        self.lock: Final = threading.Lock()

    def get(
        self, game_id: str, players: int, options: Mapping[str, object], pack: str, digest: str, data: Any = None
    ) -> Box:
        """The box of a stored table; `data` comes along for a pack that does not ship."""
        source = data if data is not None else pack
        return self.found(
            [game_id, players, dict(options), digest], lambda: game(game_id).open(players, options, source)
        )

    def asked(
        self, game_id: str, players: int, options: Mapping[str, object], pack: str | None, data: Any = None
    ) -> Box:
        """The box for a new table, with what is asked for checked; `pack` is an id, or the digest of `data`."""
        source = data if data is not None else pack
        return self.found(
            ["asked", game_id, players, dict(options), pack], lambda: game(game_id).open(players, options, source)
        )

    def found(self, words: list[Any], opened: Callable[[], Box]) -> Box:
        key = canonical(words)
        with self.lock:
            box = self.open.get(key)
        if box is None:
            box = opened()
        same = canonical([box.game, box.players, box.options, box.pack_digest])
        with self.lock:
            box = self.open.setdefault(same, box)
            self.open[key] = box
            self.open.move_to_end(key)
            while len(self.open) > MOST:
                self.open.popitem(last=False)
        return box
