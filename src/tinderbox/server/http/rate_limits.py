"""How often somebody may come: buckets that fill again, a bounded number of them."""

import time
from collections import OrderedDict
from typing import Final

from tinderbox.server.messages import Refusal

MOST: Final = 50_000


class Limiter:
    """So many a second, and some more at once; kept by each worker for itself."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate: Final = rate
        self.burst: Final = max(burst, 1.0)
        self.buckets: Final[OrderedDict[str, tuple[float, float]]] = OrderedDict()

    def wait(self, who: str, cost: float = 1.0) -> float:
        """Take a share; how many seconds are missing if there is none."""
        now = time.monotonic()
        left, then = self.buckets.get(who, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.rate)
        enough = left >= cost
        self.buckets[who] = (left - cost if enough else left, now)
        self.buckets.move_to_end(who)
        if len(self.buckets) > MOST:
            self.buckets.popitem(last=False)
        return 0.0 if enough else (cost - left) / self.rate

    def take(self, who: str, cost: float = 1.0) -> None:
        missing = self.wait(who, cost)
        if missing > 0:
            raise too_often(missing)


def too_often(seconds: float) -> Refusal:
    refusal = Refusal(429, "too-often")
    refusal.retry_after = seconds
    return refusal
