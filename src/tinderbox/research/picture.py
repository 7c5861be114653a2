"""A drawing as an array of colours."""

import io

import numpy as np
from numpy.typing import NDArray

from tinderbox.extras import need


def painted(svg: str, width: int) -> NDArray[np.uint8]:
    resvg = need("resvg_py", "pictures")
    pillow = need("PIL.Image", "pictures")
    with pillow.open(io.BytesIO(bytes(resvg.svg_to_bytes(svg_string=svg, width=width)))) as image:
        return np.asarray(image.convert("RGB"), dtype=np.uint8)
