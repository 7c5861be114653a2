"""Looks after the bots' turns: asks them, plays what they choose, and finds another when one fails."""

import asyncio
import logging
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from typing import Final

from tinderbox.bots.catalogue import uses_history
from tinderbox.core.draws import derived_seed
from tinderbox.core.events import Data
from tinderbox.core.text.messages import Language
from tinderbox.server.bots.pool import Pool, Question, advise, think
from tinderbox.server.fair_queue import Owner
from tinderbox.server.messages import Refusal, busy
from tinderbox.server.service import Service
from tinderbox.server.storage import queries
from tinderbox.server.tables.commands import Act
from tinderbox.server.tables.room import Room
from tinderbox.server.tables.viewer import SeatSight, bot_sight

log: Final = logging.getLogger("tinderbox.bots")

SWEEP: Final = 5.0
SIMPLEST: Final = "random"
TRIES: Final = 2
OTHERS_TURN: Final = 10_000
HINTS: Final = 3
GONE: Final = ("no-table", "rules-gone", "game-gone", "pack-gone", "table-damaged")  # no bot can decide at such a table
NOBODY: Final = Owner("")
HINT_TIME: Final = "800ms"
HINT_PATIENCE: Final = 20.0


class BotTurns:
    """One task a table at which a bot must decide. Of several workers each may think; the log takes one move."""

    def __init__(self, service: Service) -> None:
        self.service: Final = service
        self.pool: Final = Pool(max(1, service.settings.bot_processes))
        self.busy: Final[dict[str, asyncio.Task[None]]] = {}
        self.sweeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Unless other workers are to do all the thinking."""
        if not self.service.settings.bot_processes:
            return
        self.service.moved = self.wake
        self.sweeper = asyncio.create_task(self.sweep())

    async def close(self) -> None:
        tasks = [*self.busy.values(), *([self.sweeper] if self.sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.pool.close()

    def wake(self, table_id: str) -> None:
        """A bot must decide at this table."""
        if table_id not in self.busy and not self.service.closing:
            task = asyncio.create_task(self.attend(table_id))
            self.busy[table_id] = task
            task.add_done_callback(lambda _: self.busy.pop(table_id, None))

    async def sweep(self) -> None:
        """Turns that nobody attends to: of a worker that died, or from before the start."""
        while True:
            try:
                for table_id in await asyncio.to_thread(queries.bot_turns, self.service.database, self.overdue()):
                    if not self.service.rooms.is_damaged(table_id):
                        self.wake(table_id)
            except Exception as problem:
                log.warning("sweep failed", extra={"problem": type(problem).__name__})
            await asyncio.sleep(SWEEP)

    def overdue(self) -> int:
        """How many milliseconds ago a bot's turn must have begun for another worker to think of it."""
        return OTHERS_TURN if self.service.settings.workers > 1 else 0

    async def attend(self, table_id: str) -> None:
        """Play for the bots until a person must decide."""
        failures = 0
        while not self.service.closing:
            try:
                if not await self.one_move(table_id, failures):
                    return
                failures = 0
            except Refusal as refusal:
                if refusal.id in GONE:
                    return
                failures += refusal.id != "stale"
                await asyncio.sleep(min(0.2 * 2**failures, 5.0) if refusal.id != "stale" else 0)
            except Exception:
                failures += 1
                log.exception("bot failed", extra={"table": table_id, "failures": failures})
                if failures > TRIES + 2:
                    return
                await asyncio.sleep(0.1)

    async def one_move(self, table_id: str, failures: int) -> bool:
        """One decision; False if no bot must decide."""
        async with self.service.rooms.enter(table_id) as room:
            if any(uses_history(seat.thinker or "") for seat in room.seats):
                await self.recall(room)
            seat, seq = bot_sight(room.facts, room.seats), room.seq
            if seat is None or room.play is None:
                return False
            question = self.question(room, seat)
        if failures >= TRIES and question.spec != SIMPLEST:
            log.warning("stand-in", extra={"table": table_id, "spec": question.spec})
            question = replace(question, spec=SIMPLEST)
        action = await self.answer(question)
        await self.service.run(table_id, Act(seat=seat, action=action, seq=seq))
        return True

    async def answer(self, question: Question) -> str:
        """Forced decisions take no time, random ones no process; the rest is thought over in the pool."""
        if len(question.legal) == 1:
            return str(question.actions[0])
        if question.spec == SIMPLEST:
            return think(question)
        try:
            found: str = await self.pool.ask(
                think, question, patience=self.service.settings.bot_seconds, owner=question.owner, kind=question.spec
            )
            return found
        except (TimeoutError, BrokenProcessPool) as problem:
            raise RuntimeError(question.spec) from problem

    async def recall(self, room: Room) -> None:
        """Have the whole game in memory where something can be learnt from how it went, if all of it can be read."""
        if room.play is None or not room.box.has_opponent_model:
            return
        try:
            await self.service.rooms.whole(room)
        except Exception:
            log.exception("nothing recalled", extra={"table": room.id})

    def question(self, room: Room, seat: SeatSight) -> Question:
        """What the seat's own bot is asked; for a person's seat the simplest one."""
        play, facts = room.game(), room.facts
        legal = [(action.code, action.verb, action.args) for action in play.match.legal()]
        spec = room.seats[seat].thinker or SIMPLEST
        view = play.view(seat)
        history = play.match.history(seat) if play.match.box.has_opponent_model and len(legal) > 1 else None
        pack_data = None if room.box.pack_shipped else room.box.pack_data
        # Tables at which nobody sits share one part of the processes.
        owner = self.service.share_of(facts.owner) if any(seat.person for seat in room.seats) else NOBODY
        return Question(
            spec,
            bot_seed(room, seat),
            view,
            legal,
            facts.pack_digest,
            pack_data,
            history,
            owner,
            self.service.settings.think_seconds,
        )

    async def advice(self, question: Question, language: Language) -> list[Data]:
        """The best few actions for a person, as a bot sees them."""
        try:
            async with asyncio.timeout(HINT_PATIENCE):
                found: list[Data] = await self.pool.ask(
                    advise,
                    question,
                    HINT_TIME,
                    HINTS,
                    language,
                    patience=HINT_PATIENCE,
                    owner=question.owner,
                    kind=HINT_TIME,
                )
                return found
        except (TimeoutError, BrokenProcessPool) as problem:
            log.warning("no hint", extra={"problem": type(problem).__name__})
            raise busy() from None


def bot_seed(room: Room, seat: int) -> int:
    """The same for the same decision, after a restart too."""
    return derived_seed(room.facts.seed, "bot", seat, room.facts.decisions)
