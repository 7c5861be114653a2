"""How much of the longest comparisons is run: of twenty shares `TINDERBOX_SHARES`, one unless it is set.

All twenty take about two hours of one core.
"""

import os
from typing import Final

SHARES: Final = int(os.environ.get("TINDERBOX_SHARES", "1"))
