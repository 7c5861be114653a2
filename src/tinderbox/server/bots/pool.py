"""Processes in which built-in bots think. A bot is handed a view and its legal actions, never a state."""

import asyncio
import contextlib
import multiprocessing
import os
import threading
import time
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, Final

from tinderbox.bots import SeatView, bot
from tinderbox.bots.search import LONGEST, Budget, SearchBot
from tinderbox.core.box import Box
from tinderbox.core.events import Data
from tinderbox.core.seat_history import SeatHistory
from tinderbox.core.text.messages import Language
from tinderbox.core.text.notation import Action
from tinderbox.server.fair_queue import FairQueue, Owner
from tinderbox.server.tables.boxes import Boxes

BOXES: Final = Boxes()
UNKNOWN: Final = 5.0  # seconds that a kind of task is expected to take before one was seen
REMEMBERED: Final = 1000


@dataclass(frozen=True)
class Question:
    """A decision for a bot: its spec and seed, the seat's view and history, legal actions, a foreign pack's data.

    `owner` is whose share of the processes it takes, `seconds` how long a search may last, whatever the spec says.
    """

    spec: str
    seed: int
    view: Data
    legal: Sequence[tuple[int, str, tuple[str, ...]]]
    digest: str
    pack: Data | None = None
    history: SeatHistory | None = None
    owner: Owner = Owner("")  # noqa: RUF009
    seconds: float = LONGEST

    @property
    def actions(self) -> list[Action]:
        return [Action(code, verb, tuple(args)) for code, verb, args in self.legal]

    @property
    def seat_view(self) -> SeatView:
        history = self.history
        return SeatView(lambda: self.view, self.box, None if history is None else lambda: history)

    @property
    def box(self) -> Box:
        view = self.view
        return BOXES.get(view["game"], view["players"], view["options"], view["pack"], self.digest, lambda: self.pack)


def think(question: Question) -> str:
    """The bot's choice, as text. Runs in a process of the pool."""
    chosen_bot = bot(question.spec, question.seed)
    if isinstance(chosen_bot, SearchBot):
        chosen_bot.budget = chosen_bot.budget.within(question.seconds)
    return str(chosen_bot.choose(question.seat_view, question.actions))


def advise(question: Question, think: str, most: int, language: Language) -> list[Data]:
    """The best few actions with reasons in words. Runs in a process of the pool."""
    from tinderbox.bots.hints import hints

    box = question.box
    found = hints(question.seat_view, question.actions, Budget.of(think), question.seed, most)
    return [{**hint.data(box, language), "label": box.label(hint.action, language)} for hint in found]


def end_with_server() -> None:
    """End this process as soon as the server's is gone, killed or not."""
    server = multiprocessing.parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


class Pool:
    """As many processes as the host allows; begun when first needed, begun anew when one of them dies."""

    def __init__(self, processes: int) -> None:
        self.processes: Final = processes
        self.places: Final = FairQueue(processes)
        self.executor: ProcessPoolExecutor | None = None
        self.lengths: Final[OrderedDict[str, float]] = OrderedDict()
        """How long tasks of a kind took last, in seconds."""

    def begun(self) -> ProcessPoolExecutor:
        if self.executor is None:
            context = multiprocessing.get_context("spawn")  # a fork would copy threads and locks halfway
            self.executor = ProcessPoolExecutor(self.processes, mp_context=context, initializer=end_with_server)
        return self.executor

    async def ask(self, work: Any, *given: Any, patience: float, owner: Owner, kind: str) -> Any:
        """The answer of a process; TimeoutError or BrokenProcessPool if there is none.

        Patience counts from when a process is free: a long queue makes no bot weaker."""
        since = await self.places.acquire(owner, self.lengths.get(kind, UNKNOWN))
        loop = asyncio.get_running_loop()
        executor = self.begun()
        try:
            future = executor.submit(work, *given)
        except BrokenProcessPool:
            self.places.release(owner, since)
            self.give_up(executor)
            raise
        future.add_done_callback(lambda _: self.free(loop, owner, since, kind))  # even if nobody waits for it any more
        try:
            async with asyncio.timeout(patience):
                return await asyncio.shield(asyncio.wrap_future(future))
        except (TimeoutError, BrokenProcessPool):
            self.give_up(executor)  # a process that does not come back would be lost to the pool
            raise

    def free(self, loop: asyncio.AbstractEventLoop, owner: Owner, since: float, kind: str) -> None:
        with contextlib.suppress(RuntimeError):  # the service is closed
            loop.call_soon_threadsafe(self.done, owner, since, kind)

    def done(self, owner: Owner, since: float, kind: str) -> None:
        self.lengths[kind] = time.monotonic() - since
        if len(self.lengths) > REMEMBERED:
            self.lengths.popitem(last=False)
        self.places.release(owner, since)

    def give_up(self, executor: ProcessPoolExecutor) -> None:
        if self.executor is executor:
            self.close()

    def close(self) -> None:
        executor, self.executor = self.executor, None
        if executor is None:
            return
        processes = list((executor._processes or {}).values())
        executor.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()
