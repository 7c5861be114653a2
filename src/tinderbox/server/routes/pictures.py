"""Empty boards as pictures: a box always prints the same one, so each is drawn once."""

import asyncio
from functools import lru_cache
from typing import Final, Literal

from fastapi import Response

from tinderbox.core.box import Box
from tinderbox.core.text.messages import Language
from tinderbox.server.http.compression import compressible

KEPT: Final = 64
A_DAY: Final = 24 * 60 * 60


@lru_cache(KEPT)
def drawn(box: Box, language: Language) -> str:
    return box.board_svg(None, language)


async def empty_board(box: Box, language: Language, whose: Literal["public", "private"]) -> Response:
    """The board of this pack without its pieces; the client draws them over it."""
    picture = await asyncio.to_thread(drawn, box, language)
    headers = {"Cache-Control": f"{whose}, max-age={A_DAY}"}
    return compressible(Response(picture, media_type="image/svg+xml", headers=headers))
