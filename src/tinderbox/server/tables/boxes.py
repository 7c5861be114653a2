"""Opened boxes, shared by all tables that play with the same one."""

import threading
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Any, Final

from tinderbox.core.box import Box
from tinderbox.core.documents.json_documents import canonical
from tinderbox.core.events import Data
from tinderbox.games.registry import game

MOST: Final = 64
MOST_UPLOADED: Final = 16
"""Boxes with uploaded packs. Each may take 40 MiB, and any guest can upload some."""


class Boxes:
    """A cache: opening a box takes longer than many moves, and a box never changes. Safe to use from any thread."""

    def __init__(self) -> None:
        self.opened: Final[OrderedDict[str, Box]] = OrderedDict()
        self.lock: Final = threading.Lock()

    def get(
        self,
        game_id: str,
        players: int,
        options: Mapping[str, object],
        pack: str,
        digest: str,
        load_pack: Callable[[], Data | None] = lambda: None,
    ) -> Box:
        """The box of a stored table. `load_pack` returns the content of an uploaded pack, None for one that ships."""

        def opened() -> Box:
            data = load_pack()
            return game(game_id).open(players, options, pack if data is None else data)

        return self.find([game_id, players, dict(options), digest], opened)

    def asked(
        self, game_id: str, players: int, options: Mapping[str, object], pack: str | None, data: Any = None
    ) -> Box:
        """The box for a new table, with what is asked for checked; `pack` is an id, or the digest of `data`."""
        source = data if data is not None else pack
        return self.find(
            ["asked", game_id, players, dict(options), pack], lambda: game(game_id).open(players, options, source)
        )

    def find(self, words: list[Any], opened: Callable[[], Box]) -> Box:
        key = canonical(words)
        with self.lock:
            box = self.opened.get(key)
        if box is None:
            box = opened()
        same = canonical([box.game, box.players, box.options, box.pack_digest])
        with self.lock:
            box = self.opened.setdefault(same, box)
            self.opened[key] = box
            self.opened.move_to_end(key)
            while len(self.opened) > MOST:
                self.opened.popitem(last=False)
            self.close_uploaded()
        return box

    def close_uploaded(self) -> None:
        """Close the boxes with uploaded packs that were not used for the longest time."""
        uploaded = list(dict.fromkeys(box for box in reversed(self.opened.values()) if not box.pack_shipped))
        for box in uploaded[MOST_UPLOADED:]:
            for key in [key for key, each in self.opened.items() if each is box]:
                del self.opened[key]

    def holds(self, box: Box) -> bool:
        with self.lock:
            return any(each is box for each in self.opened.values())
