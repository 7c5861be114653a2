"""A limited number of places, shared fairly between owners."""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

HALF_LIFE: Final = 60.0  # seconds after which half of what an owner used is forgotten
HOLD: Final = 0.1
REMEMBERED: Final = 10_000


class Owner(NamedTuple):
    """Whose share of the places a task takes: a guest's, within the share of the network that the guest comes from."""

    guest: str
    network: str = ""


class Waiting(NamedTuple):
    turn: asyncio.Future[None]
    seconds: float
    """How long the task will probably take."""


class FairQueue:
    """Lets a limited number of tasks run at once. The next one is of the network that used the least time lately.

    Within a network it is of the guest whose use is least when the task is done: a short task does not wait for long
    ones of guests who have just come. Nobody gets more by coming as many guests.

    The place of such an owner is held for a moment: a bot's next decision follows at once, and should not wait each
    time until somebody else's long one is over.
    """

    def __init__(self, places: int) -> None:
        self.free: int = places
        self.waiting: Final[dict[Owner, deque[Waiting]]] = {}
        self.held: Final[dict[Owner, asyncio.TimerHandle]] = {}
        self.used: Final[OrderedDict[str, tuple[float, float]]] = OrderedDict()

    async def acquire(self, owner: Owner, seconds: float = 0.0) -> float:
        """Wait for a place; the time at which it was free, for `release`."""
        held = self.held.pop(owner, None)
        if held is not None:
            held.cancel()
            return time.monotonic()
        if self.free:
            self.free -= 1
            return time.monotonic()
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(owner, deque()).append(Waiting(turn, seconds))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.hand_on()
            raise
        return time.monotonic()

    def release(self, owner: Owner, since: float) -> None:
        now = time.monotonic()
        for name in {owner.guest, owner.network}:
            self.used[name] = (self.usage(name) + now - since, now)
            self.used.move_to_end(name)
        while len(self.used) > REMEMBERED:
            self.used.popitem(last=False)
        used = self.usage(owner.network), self.usage(owner.guest)
        if self.waiting and owner not in self.held and used < min(map(self.rank, self.waiting)):
            self.held[owner] = asyncio.get_running_loop().call_later(HOLD, self.let_go, owner)
        else:
            self.hand_on()

    def let_go(self, owner: Owner) -> None:
        del self.held[owner]
        self.hand_on()

    def hand_on(self) -> None:
        """Give a place that has become free to the next who waits."""
        while self.waiting:
            owner = min(self.waiting, key=self.rank)
            turn = self.waiting[owner].popleft().turn
            if not self.waiting[owner]:
                del self.waiting[owner]
            if not turn.done():  # a task that was cancelled no longer waits
                turn.set_result(None)
                return
        self.free += 1

    def rank(self, owner: Owner) -> tuple[float, float]:
        """The least is the next: what the network used, and what the guest will have used."""
        return self.usage(owner.network), self.usage(owner.guest) + self.waiting[owner][0].seconds

    def usage(self, name: str) -> float:
        """How many seconds a guest or a network used lately."""
        seconds, then = self.used.get(name, (0.0, 0.0))
        return float(seconds * 0.5 ** ((time.monotonic() - then) / HALF_LIFE))

    @asynccontextmanager
    async def place(self, owner: Owner) -> AsyncIterator[None]:
        since = await self.acquire(owner)
        try:
            yield
        finally:
            self.release(owner, since)
