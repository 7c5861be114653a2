"""The box of a game with data packs."""

from collections.abc import Mapping
from typing import Any, ClassVar, Generic

from tinderbox.core.box import Box
from tinderbox.core.documents.pack_loader import P, PackLoader
from tinderbox.core.documents.packs import PackSource
from tinderbox.core.events import Data


class PackBox(Box, Generic[P]):
    """Loads the pack it is opened with. A game names its loader."""

    loader: ClassVar[PackLoader[Any, Any]]
    pack: P

    def __init__(
        self, players: int, options: Mapping[str, object] | None = None, pack: PackSource | None = None
    ) -> None:
        super().__init__(players, options, pack)
        self.pack = self.loader.load(pack)
        self.pack_id: str = self.pack.id
        self.pack_digest: str = self.pack.digest

    @property
    def pack_data(self) -> Data:
        return dict(self.pack.data)

    @property
    def pack_shipped(self) -> bool:
        return self.pack.is_shipped
