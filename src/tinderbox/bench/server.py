"""Measures the server under load: tables of four seats over HTTP and a spectator each, on loopback.

The load does what browsers do: each opens one stream in its language, which brings everything it shows, and sends
a request for each action of its own. Nothing else is fetched during the game.
"""

import asyncio
import contextlib
import os
import random
import resource
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import orjson

from tinderbox.bench.loopback import SEQ, Connection, EventStream
from tinderbox.bench.profiler import split
from tinderbox.bench.server_process import TIMEOUT, ServerProcess
from tinderbox.build_mode import mode

SEATS: Final = 4
AT_ONCE: Final = 32  # concurrent requests while tables are set up
PACE: Final = 200  # moves per second at which delays are measured
LANGUAGES: Final = ("en", "de", "fr")  # of the tables, in turn


@dataclass
class Figures:
    """The results for one database. Delays are from a POST to the event in each stream, in milliseconds."""

    database: str
    workers: int
    tables: int
    seats: int
    streams: int
    moves_per_second: float = 0.0
    answer_p99_ms: float = 0.0
    paced_moves_per_second: float = 0.0
    paced_p50_ms: float = 0.0
    paced_p99_ms: float = 0.0
    refused: int = 0
    memory_mib: float = 0.0
    server_cpu_ms_a_move: float = 0.0
    cpu_http_us: float = 0.0
    cpu_engine_us: float = 0.0
    cpu_views_us: float = 0.0
    cpu_storage_us: float = 0.0
    cpu_streams_us: float = 0.0
    cpu_texts_us: float = 0.0
    client_cpu_ms_a_move: float = 0.0


@dataclass
class Lengths:
    """The cost of a move after 10 and 400 log entries, with the table in memory (warm) or loaded (cold), in ms."""

    warm_10_ms: float
    warm_400_ms: float
    cold_10_ms: float
    cold_400_ms: float


@dataclass
class Report:
    mode: str
    cores: int
    loads: list[Figures] = field(default_factory=list)
    lengths: Lengths | None = None


class Table:
    """One table under load: four seats with a connection and a stream each, and a spectator's stream."""

    def __init__(self, load: "Load", number: int) -> None:
        self.load: Final = load
        self.rng: Final = random.Random(number)
        self.language: Final = LANGUAGES[number % len(LANGUAGES)]
        self.connections: Final = [Connection(load.port) for _ in range(SEATS)]
        self.streams: list[EventStream] = []
        self.id: str = ""
        self.seq = 0
        self.turn: tuple[int, list[str], int] | None = None  # seat, legal actions, log length
        self.posted: dict[int, float] = {}
        self.over: bool = False

    async def create(self) -> None:
        for seat, connection in enumerate(self.connections):
            await connection.json("POST", "/api/guests", {"name": f"Seat {seat}"})
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
        body = {"game": self.load.game, "players": SEATS, "seats": seats}
        made = await self.connections[0].json("POST", "/api/tables", body)
        self.id = made["state"]["table"]["id"]
        for connection in self.connections[1:]:
            await connection.json("POST", f"/api/tables/{self.id}/join", {})

    async def start(self) -> None:
        path = f"/api/stream?watch={self.id}&lang={self.language}"
        for seat, connection in enumerate(self.connections):
            self.streams.append(await EventStream.open(self.load.port, path, connection.cookie, self.listener(seat)))
        self.streams.append(await EventStream.open(self.load.port, path, b"", self.listener(None)))
        await self.connections[0].json("POST", f"/api/tables/{self.id}/start", {})

    def listener(self, seat: int | None) -> Callable[[bytes, float], None]:
        def on_event(data: bytes, now: float) -> None:
            found = SEQ.search(data, 0, 120)
            if found is None:
                if seat is not None and data.startswith(b'{"table":{'):
                    self.take(seat, orjson.loads(data))
                return
            seq = int(found[2])
            sent = self.posted.get(seq)
            if sent is not None:
                self.load.delays.append(now - sent)
            if seat is not None and b'"legal":[' in data:
                self.take(seat, orjson.loads(data))

        return on_event

    def take(self, seat: int, state: Any) -> None:
        """Note the legal actions of a seat."""
        if state.get("outcome"):
            self.over = True
        elif state["legal"]:
            self.turn = (seat, state["legal"], state["seq"])
            self.load.is_ready(self)

    async def move(self) -> None:
        if self.turn is None or self.over:
            return
        (seat, legal, seq), self.turn = self.turn, None
        body = {"seat": seat, "action": self.rng.choice(legal), "seq": seq, "key": f"bench-{seq:08d}"}
        path = f"/api/tables/{self.id}/actions?lang={self.language}"
        sent = time.perf_counter()
        self.posted = {seq + 1: sent}
        try:
            status, _, _ = await self.connections[seat].request("POST", path, body)
        except OSError:  # an idle connection was closed; because of the key, it is safe to try again
            status, _, _ = await self.connections[seat].request("POST", path, body)
        self.load.answers.append(time.perf_counter() - sent)
        if status == 200:
            self.load.moves += 1
        else:
            self.load.refused += 1

    def close(self) -> None:
        for connection in self.connections:
            connection.close()
        for stream in self.streams:
            stream.close()


class Load:
    """All tables, and the measurements."""

    def __init__(self, port: int, game: str) -> None:
        self.port: Final = port
        self.game: Final = game
        self.tables: list[Table] = []
        self.delays: list[float] = []
        self.answers: list[float] = []
        self.moves: int = 0
        self.refused: int = 0
        self.free_running: bool = False
        self.ready: list[Table] = []
        self.pending: set[asyncio.Task[None]] = set()

    async def set_up(self, count: int, advance: Callable[[int], None]) -> None:
        self.tables = [Table(self, number) for number in range(count)]
        await run_limited([table.create for table in self.tables], advance)
        await run_limited([table.start for table in self.tables], advance)

    def is_ready(self, table: Table) -> None:
        """A seat of this table can move."""
        if self.free_running:
            self.launch(table)
        else:
            self.ready.append(table)

    def launch(self, table: Table) -> None:
        task = asyncio.create_task(table.move())
        self.pending.add(task)
        task.add_done_callback(self.pending.discard)

    def reset(self) -> None:
        self.moves = 0
        self.refused = 0
        self.delays = []
        self.answers = []

    async def run_free(self, seconds: float) -> float:
        """Let every table move as soon as it can; returns moves per second."""
        self.reset()
        self.free_running = True
        started = time.perf_counter()
        for table in self.ready:
            self.launch(table)
        self.ready = []
        await asyncio.sleep(seconds)
        self.free_running = False
        elapsed = time.perf_counter() - started
        moves = self.moves
        await self.finish_pending()
        return moves / elapsed

    async def run_paced(self, seconds: float, pace: float) -> float:
        """Make `pace` moves per second, each at the table that has waited longest; returns moves per second."""
        self.reset()
        started = time.perf_counter()
        launched = 0
        while (elapsed := time.perf_counter() - started) < seconds:
            while launched < elapsed * pace and self.ready:
                self.launch(self.ready.pop(0))
                launched += 1
            await asyncio.sleep(0.002)
        moves = self.moves
        await self.finish_pending()
        return moves / elapsed

    async def finish_pending(self) -> None:
        """Wait for pending requests."""
        if self.pending:
            await asyncio.wait(set(self.pending), timeout=TIMEOUT)
        await asyncio.sleep(0.2)

    def close(self) -> None:
        for table in self.tables:
            table.close()


async def run_limited(tasks: list[Callable[[], Awaitable[None]]], advance: Callable[[int], None]) -> None:
    """Run all tasks, a limited number at a time."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(task: Callable[[], Awaitable[None]]) -> None:
        async with gate:
            await task()
            advance(1)

    await asyncio.gather(*(one(task) for task in tasks))


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] if values else 0.0


# -- what is measured -------------------------------------------------------------------------------------------------
async def load(
    server: ServerProcess, database: str, tables: int, seconds: float, advance: Callable[[int], None]
) -> Figures:
    figures = Figures(database, server.workers, tables, SEATS, tables * (SEATS + 1))
    async with server.running() as port:
        under = Load(port, "great-fire")
        try:
            await under.set_up(tables, advance)
            await asyncio.sleep(1.0)
            before = await server.samples()
            busy, own = server.cpu(), time.process_time()
            figures.moves_per_second = round(await under.run_free(seconds), 1)
            made = max(1, under.moves)
            figures.server_cpu_ms_a_move = round((server.cpu() - busy) * 1000 / made, 3)
            figures.client_cpu_ms_a_move = round((time.process_time() - own) * 1000 / made, 3)
            after = await server.samples()
            if before is not None and after is not None:
                for name, seconds_used in split(before, after).items():
                    setattr(figures, f"cpu_{name}_us", round(seconds_used * 1e6 / made, 1))
            figures.answer_p99_ms = round(percentile(under.answers, 0.99) * 1000, 1)
            figures.refused = under.refused
            figures.paced_moves_per_second = round(await under.run_paced(seconds, PACE), 1)
            figures.paced_p50_ms = round(percentile(under.delays, 0.5) * 1000, 1)
            figures.paced_p99_ms = round(percentile(under.delays, 0.99) * 1000, 1)
            figures.refused += under.refused
            figures.memory_mib = round(server.memory(), 1)
        finally:
            under.close()
    return figures


async def lengths(folder: Path) -> Lengths:
    """Measure moves after 10 and 400 log entries; then the same with the table loaded for every move."""
    url = f"sqlite:///{folder / 'lengths.sqlite'}"
    async with ServerProcess(url, folder).running() as port:
        connection = Connection(port)
        await connection.json("POST", "/api/guests", {"name": "Anna"})
        short, long = await long_table(connection, 10), await long_table(connection, 400)
        warm = [await cost(connection, [table, table], 30) for table in (short, long)]
        connection.close()
    async with ServerProcess(url, folder, TINDERBOX_ROOMS="1").running() as port:
        again = Connection(port, connection.cookie)
        other = await long_table(again, 1)
        cold = [await cost(again, [table, other], 30) for table in (short, long)]
        again.close()
    return Lengths(*[round(figure * 1000, 2) for figure in (*warm, *cold)])


async def long_table(connection: Connection, length: int) -> str:
    """Create a table whose log has this length, by moves and by undoing so that the game does not end."""
    seats = [{"kind": "me"}] * SEATS
    body = {"game": "great-fire", "players": SEATS, "seats": seats, "start": True}
    state = (await connection.json("POST", "/api/tables", body))["state"]
    table, rng = state["table"]["id"], random.Random(length)
    while state["seq"] < length:
        state = await step(connection, table, rng)
    return str(table)


async def step(connection: Connection, table: str, rng: random.Random) -> Any:
    """Make a move; near the end of the game, undo many moves instead."""
    state = await connection.json("GET", f"/api/tables/{table}")
    actor = state["table"]["actor"]
    if state["table"]["decisions"] > 220:
        body = {"seat": actor, "decisions": 100, "seq": state["seq"]}
        return await connection.json("POST", f"/api/tables/{table}/ask-undo", body)
    state = await connection.json("GET", f"/api/tables/{table}?seat={actor}")
    body = {"seat": actor, "action": rng.choice(state["legal"]), "seq": state["seq"]}
    return await connection.json("POST", f"/api/tables/{table}/actions", body)


async def cost(connection: Connection, tables: list[str], times: int) -> float:
    """The median time of a move at the first table, with a request to the other one in between."""
    table, other = tables
    rng, taken = random.Random(1), []
    for _ in range(times):
        state = await connection.json("GET", f"/api/tables/{table}")
        actor = state["table"]["actor"]
        if actor is None:
            break
        state = await connection.json("GET", f"/api/tables/{table}?seat={actor}")
        body = {"seat": actor, "action": rng.choice(state["legal"]), "seq": state["seq"]}
        await connection.json("GET", f"/api/tables/{other}")
        started = time.perf_counter()
        await connection.json("POST", f"/api/tables/{table}/actions", body)
        taken.append(time.perf_counter() - started)
    return statistics.median(taken)


@contextmanager
def raised_file_limit() -> Iterator[None]:
    """Raise the limit of open files: every connection needs one."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def steps(tables: int, database: str | None) -> int:
    """How often `advance` is called: for each table when it is created and when it starts."""
    return tables * 2 * (1 if database is None else 2)


def measure(tables: int, seconds: float, advance: Callable[[int], None], database: str | None = None) -> Report:
    """Measure with SQLite and, if its URL is given, with an empty PostgreSQL database."""
    report = Report(mode(), len(os.sched_getaffinity(0)))
    with raised_file_limit(), tempfile.TemporaryDirectory(prefix="tinderbox-bench-") as name:
        folder = Path(name)
        server = ServerProcess(f"sqlite:///{folder / 'load.sqlite'}", folder)
        report.loads.append(run(load(server, "sqlite", tables, seconds, advance)))
        if database is not None:
            server = ServerProcess(database, folder, workers=2)
            report.loads.append(run(load(server, "postgresql", tables, seconds, advance)))
        report.lengths = run(lengths(folder))
    return report


def run(work: Any) -> Any:
    """Run on uvloop if it is installed."""
    with contextlib.suppress(ImportError):
        import uvloop

        return uvloop.run(work)
    return asyncio.run(work)
