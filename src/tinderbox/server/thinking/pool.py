"""Processes in which built-in bots think. A bot is handed a view and its legal actions, never a state."""

import asyncio
import multiprocessing
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, Final

from tinderbox.core.events import Data


@dataclass(frozen=True)
class Question:
    """What a bot is asked: who it is, what its seat sees, what it may do."""

    spec: str
    seed: int
    view: Data
    legal: Sequence[tuple[int, str, tuple[str, ...]]]


def think(question: Question) -> str:
    """The bot's choice, as text. Runs in a process of the pool."""
    from tinderbox.bots import bot
    from tinderbox.core.notation import Action

    legal = [Action(code, verb, tuple(args)) for code, verb, args in question.legal]
    return str(bot(question.spec, question.seed).choose(question.view, legal))


def at_rest() -> int:
    return 0


class Pool:
    """As many processes as the host allows; begun when first needed, begun anew when one of them dies."""

    def __init__(self, processes: int) -> None:
        self.processes: Final = processes
        self.executor: ProcessPoolExecutor | None = None

    def begun(self) -> ProcessPoolExecutor:
        if self.executor is None:
            context = multiprocessing.get_context("spawn")  # a fork would copy threads and locks halfway
            self.executor = ProcessPoolExecutor(self.processes, mp_context=context)
        return self.executor

    async def ask(self, work: Any, *given: Any, patience: float) -> Any:
        """The answer of a process; TimeoutError or BrokenProcessPool if there is none."""
        future = self.begun().submit(work, *given)
        try:
            async with asyncio.timeout(patience):
                return await asyncio.wrap_future(future)
        except TimeoutError:
            if not future.cancel():
                self.restart()  # a process that does not come back would be lost to the pool
            raise
        except BrokenProcessPool:
            self.restart()
            raise

    def restart(self) -> None:
        self.close()

    def close(self) -> None:
        executor, self.executor = self.executor, None
        if executor is None:
            return
        processes = list((executor._processes or {}).values())
        executor.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()
