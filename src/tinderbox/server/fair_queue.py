"""A limited number of places, shared fairly between owners."""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

HALF_LIFE: Final = 60.0  # seconds after which half of what an owner used is forgotten
HOLD: Final = 0.1
REMEMBERED: Final = 10_000


class FairQueue:
    """Lets a limited number of tasks run at once. The next one is of the owner who used the least time lately.

    The place of such an owner is held for a moment: a bot's next decision follows at once, and should not wait each
    time until somebody else's long one is over.
    """

    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: Final[dict[str, deque[asyncio.Future[None]]]] = {}
        self.held: Final[dict[str, asyncio.TimerHandle]] = {}
        self.used: Final[OrderedDict[str, tuple[float, float]]] = OrderedDict()

    async def acquire(self, owner: str) -> float:
        """Wait for a place; the time at which it was free, for `release`."""
        held = self.held.pop(owner, None)
        if held is not None:
            held.cancel()
            return time.monotonic()
        if self.free:
            self.free -= 1
            return time.monotonic()
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(owner, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.hand_on()
            raise
        return time.monotonic()

    def release(self, owner: str, since: float) -> None:
        now = time.monotonic()
        self.used[owner] = (self.usage(owner) + now - since, now)
        self.used.move_to_end(owner)
        if len(self.used) > REMEMBERED:
            self.used.popitem(last=False)
        if self.waiting and owner not in self.held and self.usage(owner) < min(map(self.usage, self.waiting)):
            self.held[owner] = asyncio.get_running_loop().call_later(HOLD, self.let_go, owner)
        else:
            self.hand_on()

    def let_go(self, owner: str) -> None:
        del self.held[owner]
        self.hand_on()

    def hand_on(self) -> None:
        """Give a place that has become free to the next who waits."""
        while self.waiting:
            owner = min(self.waiting, key=self.usage)
            turn = self.waiting[owner].popleft()
            if not self.waiting[owner]:
                del self.waiting[owner]
            if not turn.done():  # a task that was cancelled no longer waits
                turn.set_result(None)
                return
        self.free += 1

    def usage(self, owner: str) -> float:
        """How many seconds an owner used lately."""
        seconds, then = self.used.get(owner, (0.0, 0.0))
        return float(seconds * 0.5 ** ((time.monotonic() - then) / HALF_LIFE))

    @asynccontextmanager
    async def place(self, owner: str) -> AsyncIterator[None]:
        since = await self.acquire(owner)
        try:
            yield
        finally:
            self.release(owner, since)
