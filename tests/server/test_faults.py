"""Power cuts, full disks, absent databases: what was acknowledged is there, nothing twice, and tables go on."""

import contextlib
import os
import random
import signal
import subprocess
import threading
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from sqlalchemy import event

from tests.server.conftest import sqlite_in
from tests.server.guests import Guest
from tests.server.hosting import ForkedServer, Served, in_thread, opened
from tests.server.postgres import Postgres
from tinderbox.server.check_games import differences
from tinderbox.server.settings import Settings
from tinderbox.server.storage import queries
from tinderbox.server.storage.database import Database

TABLES: Final = 3
PAUSE: Final = 0.05


@dataclass
class Acknowledged:
    """What a client was told is done."""

    table: str
    seq: int
    action: str
    key: str


class Player(threading.Thread):
    """Plays a table alone, and asks again with the same key until it is answered."""

    def __init__(self, base: str, number: int, stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self.number, self.stop = number, stop
        self.guest = Guest(base, f"Player {number}")
        self.table = ""
        self.acknowledged: list[Acknowledged] = []
        self.error_body: BaseException | None = None

    def run(self) -> None:
        rng = random.Random(self.number)
        try:
            while not self.stop.is_set():
                self.one_game(rng)
        except BaseException as problem:
            self.error_body = problem
        finally:
            self.guest.http.close()

    def one_game(self, rng: random.Random) -> None:
        body = {"game": "great-fire", "players": 3, "seats": [{"kind": "me"}] * 3, "start": True}
        made = self.insist("POST", "/api/tables", {**body, "key": f"table-{rng.getrandbits(64):016x}"})
        self.table = made.json()["state"]["table"]["id"]
        while not self.stop.is_set():
            state = self.insist("GET", f"/api/tables/{self.table}").json()
            actor = state["table"]["actor"]
            if actor is None:
                return
            mine = self.insist("GET", f"/api/tables/{self.table}?seat={actor}").json()
            if not mine["legal"]:
                continue
            key = f"{self.number}-{rng.getrandbits(64):016x}"
            body = {"seat": actor, "action": rng.choice(mine["legal"]), "seq": mine["seq"], "key": key}
            answer = self.insist("POST", f"/api/tables/{self.table}/actions", body)
            if answer.status_code == 200:
                entry = answer.json()["entries"][0]
                self.acknowledged.append(Acknowledged(self.table, entry["seq"], entry["action"], key))

    def insist(self, method: str, path: str, body: dict[str, object] | None = None) -> httpx.Response:
        """Until there is an answer."""
        while True:
            try:
                answer = self.guest.http.request(method, path, json=body)
                if answer.status_code not in (503, 429):
                    assert answer.status_code in (200, 201, 409), answer.text
                    return answer
            except httpx.TransportError:
                pass
            if self.stop.is_set():
                return httpx.Response(
                    200, json={"table": {"actor": None}, "state": {"table": {"id": ""}}, "legal": None}
                )
            time.sleep(PAUSE)


class Crowd:
    """Several players at once."""

    def __init__(self, base: str) -> None:
        self.stop = threading.Event()
        self.players = [Player(base, number, self.stop) for number in range(TABLES)]
        for player in self.players:
            player.start()

    @property
    def moves(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    def go_on(self, moves: int = 6) -> None:
        """Tables go on: some more moves are made."""
        wanted, deadline = self.moves + moves, time.monotonic() + 60
        while self.moves < wanted:
            assert time.monotonic() < deadline
            assert not any(player.error_body for player in self.players), [player.error_body for player in self.players]
            time.sleep(PAUSE)

    def go_home(self) -> list[Acknowledged]:
        self.stop.set()
        for player in self.players:
            player.join(60)
            assert player.error_body is None
        return [each for player in self.players for each in player.acknowledged]


def verify(url: str, acknowledged: list[Acknowledged]) -> None:
    """Every acknowledged move is in the log where it was said to be, once; every stored game replays."""
    database = Database(Settings(database_url=url).url)
    try:
        logs = {table: queries.log_of(database, table, 0, 100_000) for table in {each.table for each in acknowledged}}
        for entries in logs.values():
            assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
            keys = Counter(entry.key for entry in entries if entry.key)
            assert not [key for key, times in keys.items() if times > 1]
        for each in acknowledged:
            entry = logs[each.table][each.seq - 1]
            assert (entry.key, entry.payload["action"]) == (each.key, each.action)
        found = [difference for _, difference in differences(database) if difference is not None]
        assert not found
    finally:
        database.close()


def cut_the_power(url: str, folder: Path, times: int, cluster: Postgres | None = None, seed: int = 1) -> None:
    """kill -9 at random moments of play: the server, or by turns the server and the database."""
    rng = random.Random(seed)
    with ForkedServer(url, folder) as served:
        crowd = Crowd(served.base)
        crowd.go_on()
        for number in range(times):
            time.sleep(rng.uniform(0.0, 0.7))
            if cluster is not None and number % 2:
                cluster.kill()
                time.sleep(rng.uniform(0.0, 0.2))
                cluster.start()
                served.wait()
            else:
                served.kill()
                served.start()
            crowd.go_on()
        acknowledged = crowd.go_home()
        assert served.stop() == 0, served.log()
    assert len(acknowledged) >= times * 6
    verify(url, acknowledged)


@pytest.mark.slow
def test_kill_9_of_the_server_on_sqlite(tmp_path: Path) -> None:
    cut_the_power(sqlite_in(tmp_path), tmp_path, 2)


@pytest.mark.slow
def test_kill_9_of_server_and_database_on_postgresql(tmp_path: Path) -> None:
    with Postgres() as cluster:
        cut_the_power(cluster.database(), tmp_path, 2, cluster)


@pytest.mark.long
def test_kill_9_of_the_server_on_sqlite_25_times(tmp_path: Path) -> None:
    cut_the_power(sqlite_in(tmp_path), tmp_path, 25, seed=2)


@pytest.mark.long
def test_kill_9_of_server_and_database_on_postgresql_25_times(tmp_path: Path) -> None:
    with Postgres() as cluster:
        cut_the_power(cluster.database(), tmp_path, 25, cluster, seed=3)


@pytest.mark.slow
@pytest.mark.long
def test_four_clients_across_two_workers_with_one_killed(tmp_path: Path) -> None:
    """Four guests play a whole game, each with a stream; one of the two workers dies in the middle."""
    with Postgres() as cluster:
        url = cluster.database()
        served = Served(url, tmp_path, workers=2)
        served.start()
        try:
            four_clients(served)
        finally:
            assert served.stop() == 0, served.log()
        verify(url, [])
        database = Database(Settings(database_url=url).url)
        assert [table for table, _ in differences(database)]
        database.close()


def four_clients(served: Served) -> None:
    deadline = time.monotonic() + 60
    while len(served.workers()) < 2:
        assert time.monotonic() < deadline
        time.sleep(PAUSE)
    guests = [Guest(served.base, name) for name in ("Anna", "Ben", "Cleo", "Dan")]
    table = guests[0].table("me", "open", "open", "open")["state"]["table"]["id"]
    for guest in guests[1:]:
        guest.done(f"/tables/{table}/join")
    guests[0].done(f"/tables/{table}/start")
    clients = [Client(guest, seat, table) for seat, guest in enumerate(guests)]
    for client in clients:
        client.start()
    wait_for(clients, 40)
    os.kill(served.workers()[0], signal.SIGKILL)
    wait_for(clients, 80)
    wait_for_the_end(clients)
    workers = {httpx.get(f"{served.base}/healthz", verify=False).json()["worker"] for _ in range(30)}
    assert len(workers) == 2  # the dead one was replaced
    for client in clients:
        client.stop.set()
    for client in clients:
        client.join(60)
        assert client.error_body is None
    state = guests[0].state(table, spectate=True)
    assert state["table"]["status"] == "over"
    assert {client.seq for client in clients} == {state["seq"]}
    played = [
        entry for entry in guests[0].seen(f"/tables/{table}/log", most=1000)["entries"] if entry["kind"] == "action"
    ]
    assert [entry["decisions"] for entry in played] == list(range(1, state["table"]["decisions"] + 1))
    for guest in guests:
        guest.http.close()


def wait_for(clients: "list[Client]", seq: int) -> None:
    deadline = time.monotonic() + 90
    while min(client.seq for client in clients) < seq:
        assert time.monotonic() < deadline, [(client.seq, client.error_body) for client in clients]
        assert not any(client.error_body for client in clients), [client.error_body for client in clients]
        time.sleep(PAUSE)


def wait_for_the_end(clients: "list[Client]") -> None:
    deadline = time.monotonic() + 180
    while not all(client.over for client in clients):
        assert time.monotonic() < deadline, [(client.seq, client.error_body) for client in clients]
        assert not any(client.error_body for client in clients), [client.error_body for client in clients]
        time.sleep(PAUSE)


class Client(threading.Thread):
    """Plays one seat by what its stream says; comes again from where it was when the stream breaks off."""

    def __init__(self, guest: Guest, seat: int, table: str) -> None:
        super().__init__(daemon=True)
        self.guest, self.seat, self.table = guest, seat, table
        self.rng = random.Random(seat)
        self.stop = threading.Event()
        self.seq = 0
        self.last = ""
        self.over = False
        self.error_body: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.stop.is_set():
                self.listen()
        except BaseException as problem:
            self.error_body = problem

    def listen(self) -> None:
        with self.guest.stream(last=self.last) as ear:
            known = 0
            while not self.stop.is_set() and not ear.ended:
                with ear.news:
                    ear.news.wait(0.2)
                for name, data, _ in ear.heard[known:]:
                    known += 1
                    if name == "update":
                        assert data["from"] == self.seq  # nothing is left out
                    if name in ("table", "update"):
                        self.seq = data["seq"]
                        self.over = bool(data.get("outcome"))
                        self.act(data)
            self.last = ear.last or self.last

    def act(self, data: dict[str, object]) -> None:
        legal = data["legal"]
        if not isinstance(legal, list) or not legal:
            return
        body = {
            "seat": self.seat,
            "action": self.rng.choice(legal),
            "seq": data["seq"],
            "key": f"{self.seq:08d}-{self.seat}",
        }
        while not self.stop.is_set():
            try:
                answer = self.guest.http.post(f"/api/tables/{self.table}/actions", json=body)
            except httpx.TransportError:
                time.sleep(PAUSE)
                continue
            assert answer.status_code in (200, 409, 503), answer.text
            if answer.status_code != 503:
                return


@pytest.mark.slow
def test_the_database_goes_away_and_comes_back(tmp_path: Path) -> None:
    """Meanwhile requests are answered 503 and readiness says so; afterwards everything goes on, nothing twice."""
    with Postgres() as cluster:
        url = cluster.database()
        with in_thread(url) as base:
            crowd = Crowd(base)
            crowd.go_on()
            cluster.stop(signal.SIGQUIT)
            with Guest(base) as somebody:
                assert somebody.http.get("/readyz").status_code == 503
                assert somebody.http.get("/healthz").status_code == 200
                answer = somebody.post("/guests", name="Late")
                assert answer.status_code == 503
                assert answer.json()["error"] == "storage-away"
                assert answer.headers["retry-after"]
            before = crowd.moves
            time.sleep(0.5)
            assert crowd.moves <= before + TABLES
            cluster.start()
            crowd.go_on()
            acknowledged = crowd.go_home()
        verify(url, acknowledged)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of a few MiB; where we may not mount one, none."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=3m", "tmpfs", folder], capture_output=True, check=False)
    yield folder
    if mount.returncode == 0:
        subprocess.run(["umount", "-l", folder], check=True)


@pytest.mark.slow
def test_the_disk_is_full(small_disk: Path) -> None:
    """What does not fit is refused; what was acknowledged stays; when there is room again it goes on."""
    url = sqlite_in(small_disk)
    ballast = small_disk / "ballast"
    with opened(url) as (base, service), Guest(base, "Anna") as anna:
        state = anna.table("me", "me", "me", start=True)["state"]
        table = state["table"]["id"]
        if os.path.ismount(small_disk):
            fill(ballast)
        else:  # SQLite itself plays the full disk: it takes no page more than it has
            event.listen(service.database.engine, "checkout", lambda raw, *_: limit_pages(raw, ballast.exists()))
            ballast.touch()
        moves, refused = play_until_refused(anna, table)
        assert refused.status_code == 503, refused.text
        assert refused.json()["error"] == "storage-away"
        assert anna.state(table)["table"]["decisions"] == moves
        ballast.unlink(missing_ok=True)
        more, _ = play_until_refused(anna, table, most=5)
        assert more == 5
        assert anna.state(table)["table"]["decisions"] == moves + 5
    verify(url, [])


def limit_pages(raw: Any, full: bool) -> None:
    raw.execute(f"PRAGMA max_page_count = {1 if full else 2**30}")


def fill(ballast: Path) -> None:
    with contextlib.suppress(OSError), ballast.open("wb", buffering=0) as file:
        while True:
            file.write(b"\0" * 4096)


def play_until_refused(anna: Guest, table: str, most: int = 2000) -> tuple[int, httpx.Response]:
    rng = random.Random(1)
    answer = httpx.Response(200)
    for made in range(most):
        actor = anna.state(table)["table"]["actor"]
        mine = anna.state(table, seat=actor)
        answer = anna.act(table, actor, rng.choice(mine["legal"]), mine["seq"])
        if answer.status_code != 200:
            return made, answer
    return most, answer
