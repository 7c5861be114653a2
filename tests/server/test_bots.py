"""Bots are seats: built-in ones think in other processes and never block anybody, others come with a token."""

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Final

import httpx
import pytest
from sqlalchemy import update

from tests.server.conftest import sqlite_in
from tests.server.guests import Come, Data, Guest, play_on
from tests.server.hosting import in_thread, opened
from tests.server.thinkers import crash, double, hang
from tinderbox.bench.server_process import PROGRAM
from tinderbox.games.registry import game
from tinderbox.server.bots.pool import Pool, Question, think
from tinderbox.server.fair_queue import FairQueue, Owner
from tinderbox.server.storage.schema import LOG, SEATS

EXAMPLE: Final = Path(__file__).resolve().parents[2] / "examples" / "bot_client.py"
PATIENCE: Final = 60.0


def wait(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def over(guest: Guest, table: str) -> Callable[[], bool]:
    return lambda: bool(guest.state(table)["table"]["status"] == "over")


@pytest.mark.parametrize("game", ["great-fire", "bretagne"])
def test_bots_alone_play_to_the_end(come: Come, game: str) -> None:
    anna = come("Anna")
    table = anna.table("random", "random", "random", game=game, start=True)["state"]["table"]["id"]
    wait(over(anna, table))
    assert anna.state(table)["outcome"]["scores"]


def test_a_person_among_bots(come: Come) -> None:
    anna = come("Anna")
    table = anna.table("me", "random", "random", start=True)["state"]["table"]["id"]
    for _ in range(10):
        wait(lambda: anna.state(table)["legal"] is not None)
        state = anna.state(table)
        assert anna.act(table, 0, state["legal"][0], state["seq"]).status_code == 200


def test_a_bot_plays_on_for_who_left(come: Come) -> None:
    anna, ben, cleo = come("Anna"), come("Ben"), come("Cleo")
    table = anna.table("me", "open", "open")["state"]["table"]["id"]
    ben.done(f"/tables/{table}/join")
    cleo.done(f"/tables/{table}/join")
    anna.done(f"/tables/{table}/start")
    ben.done(f"/tables/{table}/leave", seat=1)
    cleo.done(f"/tables/{table}/resign", seat=2, seq=cleo.state(table)["seq"])
    for _ in range(4):
        wait(lambda: anna.state(table)["legal"] is not None)
        state = anna.state(table)
        anna.done(f"/tables/{table}/actions", seat=0, action=state["legal"][0], seq=state["seq"])
    seats = {entry["seat"] for entry in anna.seen(f"/tables/{table}/log")["entries"] if entry["kind"] == "action"}
    assert seats == {0, 1, 2}


def test_bots_go_on_after_a_restart(own_url: str) -> None:
    with in_thread(own_url, bot_processes=0) as base, Guest(base, "Anna") as anna:
        table = anna.table("random", "random", "random", start=True)["state"]["table"]["id"]
        time.sleep(0.3)
        assert anna.state(table)["table"]["decisions"] == 0
    with in_thread(own_url) as base, Guest(base) as somebody:
        wait(over(somebody, table))


def test_a_bot_that_fails_is_replaced(tmp_path: Path) -> None:
    """Its seat names a bot that cannot be had: another stands in, and the table goes on."""
    with opened(sqlite_in(tmp_path), rooms=1) as (base, service), Guest(base, "Anna") as anna:
        table = anna.table("me", "random", "random")["state"]["table"]["id"]
        with service.database.writing() as connection:
            mine = SEATS.c.table_id == table, SEATS.c.seat == 1
            connection.execute(update(SEATS).where(*mine).values(bot="oracle:9s"))
        anna.table("me", "me", "me")  # the other table leaves the memory
        anna.done(f"/tables/{table}/start")
        played = anna.state(table)
        while played["table"]["decisions"] < 8:
            if played["legal"]:
                anna.done(f"/tables/{table}/actions", seat=0, action=played["legal"][0], seq=played["seq"])
            time.sleep(0.05)
            played = anna.state(table)
        seats = {entry["seat"] for entry in anna.seen(f"/tables/{table}/log")["entries"] if entry["kind"] == "action"}
        assert 1 in seats


def until_bots_waited(anna: Guest, table: str, moves: int) -> None:
    """So many decisions of mine and all that bots decide after them."""
    for _ in range(moves):
        decide_once(anna, table)


def decide_once(anna: Guest, table: str) -> None:
    state = anna.state(table)
    anna.done(f"/tables/{table}/actions", seat=0, action=state["legal"][0], seq=state["seq"])
    wait(lambda: anna.state(table)["legal"] is not None)


def until_all_decided(anna: Guest, table: str) -> None:
    """Decide until both bots have had a turn: how many decisions a turn takes depends on the deal."""
    since = anna.state(table)["table"]["decisions"]
    for _ in range(60):
        decide_once(anna, table)
        log = anna.seen(f"/tables/{table}/log")["entries"]
        seats = [entry["seat"] for entry in log if entry["kind"] == "action"]
        if {0, 1, 2} <= set(seats[since:]):
            return
    pytest.fail("a bot was held up")


def test_a_bot_recalls_the_game_from_its_beginning(tmp_path: Path) -> None:
    """A table that left the memory comes back from a snapshot; a bot that reads conduct has the rest read as well."""
    with opened(sqlite_in(tmp_path), rooms=1, snapshot_every=4) as (base, service), Guest(base, "Anna") as anna:
        table = anna.table("me", "search:20", "random", start=True)["state"]["table"]["id"]
        wait(lambda: anna.state(table)["legal"] is not None)
        until_bots_waited(anna, table, 8)
        anna.table("me", "me", "me")
        wait(lambda: anna.state(table)["legal"] is not None)
        assert service.rooms.rooms[table].game().base > 0
        until_bots_waited(anna, table, 8)
        play = service.rooms.rooms[table].game()
        assert play.base == 0
        assert len(play.match.history(1).moves) == anna.state(table)["table"]["decisions"]


def test_a_damaged_past_holds_no_bot_up(tmp_path: Path) -> None:
    """Nor a hint: nothing is recalled, and both go by what the seat sees."""
    with opened(sqlite_in(tmp_path), rooms=1, snapshot_every=4) as (base, service), Guest(base, "Anna") as anna:
        table = anna.table("me", "search:20", "random", start=True)["state"]["table"]["id"]
        wait(lambda: anna.state(table)["legal"] is not None)
        until_bots_waited(anna, table, 8)
        with service.database.writing() as connection:
            early = LOG.c.table_id == table, LOG.c.kind == "action", LOG.c.seq < 6
            connection.execute(
                update(LOG).where(*early).values(payload={"action": "nonsense", "decisions": 1, "drawn": 0})
            )
        anna.table("me", "me", "me")
        until_all_decided(anna, table)
        assert anna.seen(f"/tables/{table}/hints")["moves"]
        assert service.rooms.rooms[table].game().base > 0


@pytest.mark.parametrize("level", ["apprentice", "journeyman", "greedy", "search:20"])
def test_bots_of_every_kind_sit_down(come: Come, level: str) -> None:
    """They think in the pool, and play with packs that do not ship, too."""
    anna = come("Anna")
    table = anna.table("me", level, level, start=True, pack=uploaded(anna))["state"]["table"]["id"]
    wait(lambda: anna.state(table)["legal"] is not None)
    until_all_decided(anna, table)


def uploaded(anna: Guest) -> str:
    """The shipped board under another name."""
    pack = anna.seen("/board/great-fire.json")
    pack["meta"]["id"] = "of-my-own-1"
    return str(anna.done("/packs", game="great-fire", data=pack)["digest"])


IMPORTED: Final = "tests.bots.own_bots:LastBot"


def test_only_the_host_can_allow_an_import_path(tmp_path: Path) -> None:
    """A guest's import path is refused unread: it could run any code."""
    trap = "tests.server.trap:Bot"
    wishes = [{"kind": "me"}, {"kind": "me"}, {"kind": "bot", "bot": trap}]
    with opened(sqlite_in(tmp_path), bots=IMPORTED) as (base, _), Guest(base, "Anna") as anna:
        for seats, stand_in in ((wishes, "random"), (wishes[:1] * 3, trap)):
            refused = anna.post("/tables", game="great-fire", players=3, seats=seats, stand_in=stand_in)
            assert (refused.status_code, refused.json()["error"]) == (422, "no-option")
            assert IMPORTED in refused.text
        table = anna.table("me", "me", "open")["state"]["table"]["id"]
        assert anna.post(f"/tables/{table}/start", fill=trap).status_code == 422
        assert anna.http.put(f"/api/tables/{table}/seats/2", json={"setup": wishes[2]}).status_code == 422
        assert "tests.server.trap" not in sys.modules
        assert IMPORTED in [bot["spec"] for bot in anna.seen("/games")["bots"]]
        allowed = anna.table("me", IMPORTED, "random", start=True)["state"]["table"]["id"]
        wait(lambda: anna.state(allowed)["legal"] is not None)
        until_bots_waited(anna, allowed, 2)


def test_every_bot_that_is_offered_can_be_had_and_none_thinks_for_ever(come: Come) -> None:
    anna = come("Anna")
    offered = [bot["spec"] for bot in anna.seen("/games")["bots"]]
    assert {"apprentice", "journeyman", "master", "random"} <= set(offered)
    for spec in [*offered, "search:100ms", "search:5s", "search:2000"]:
        anna.table("me", "me", spec)
    for spec in ("search:6s", "search:600s", "search:9999999", "master:10s"):
        wishes = [{"kind": "me"}, {"kind": "me"}, {"kind": "bot", "bot": spec}]
        mine = wishes[:1] * 3
        refused = anna.post("/tables", game="great-fire", players=3, seats=wishes)
        assert (refused.status_code, refused.json()["error"]) == (422, "bot-too-long")
        assert anna.post("/tables", game="great-fire", players=3, seats=mine, stand_in=spec).status_code == 422
        table = anna.table("me", "me", "open")["state"]["table"]["id"]
        assert anna.post(f"/tables/{table}/start", fill=spec).status_code == 422
        put = anna.http.put(f"/api/tables/{table}/seats/2", json={"setup": wishes[2]})
        assert put.status_code == 422
    for spec in ("search", "search:soon", "oracle", "greedy:9", "search:0s"):
        wishes = [{"kind": "me"}, {"kind": "me"}, {"kind": "bot", "bot": spec}]
        assert anna.post("/tables", game="great-fire", players=3, seats=wishes).json()["error"] == "no-option"


@pytest.mark.parametrize("game", ["great-fire", "bretagne"])
def test_hints_for_the_seat_that_must_decide(come: Come, game: str) -> None:
    anna, ben = come("Anna"), come("Ben")
    table = anna.table("me", "open", "random", game=game)["state"]["table"]["id"]
    ben.done(f"/tables/{table}/join")
    anna.done(f"/tables/{table}/start")
    wait(lambda: anna.state(table)["table"]["actor"] in (0, 1))
    state = anna.state(table)
    actor = state["table"]["actor"]
    decides, waits = (anna, ben) if actor == 0 else (ben, anna)
    found = decides.seen(f"/tables/{table}/hints", lang="de")
    legal = decides.state(table)["legal"]
    assert (found["seat"], found["decisions"]) == (actor, state["table"]["decisions"])
    assert 1 <= len(found["moves"]) <= 3
    for move in found["moves"]:
        assert move["action"] in legal
        assert 0 <= move["win"] <= 1
        assert move["label"] in move["text"]
    german = found["moves"][0]["text"]
    english = decides.seen(f"/tables/{table}/hints", lang="en", seat=actor)["moves"][0]["text"]
    assert german != english
    assert waits.get(f"/tables/{table}/hints").json()["error"] == "not-your-turn"
    assert waits.get(f"/tables/{table}/hints", seat=actor).status_code == 403
    assert come("Eve").get(f"/tables/{table}/hints").status_code == 403
    with ThreadPoolExecutor(6) as impatience:
        often = list(impatience.map(lambda _: decides.get(f"/tables/{table}/hints").status_code, range(6)))
    assert 429 in often  # thinking costs


ANNA: Final = Owner("anna", "192.0.2.1")


def test_a_pool_survives_what_its_processes_do() -> None:
    async def trials() -> None:
        pool = Pool(1)
        try:
            assert await pool.ask(double, 21, patience=PATIENCE, owner=ANNA, kind="test") == 42
            with pytest.raises(BrokenProcessPool):
                await pool.ask(crash, patience=PATIENCE, owner=ANNA, kind="test")
            assert await pool.ask(double, 2, patience=PATIENCE, owner=ANNA, kind="test") == 4
            with pytest.raises(TimeoutError):
                await pool.ask(hang, patience=0.3, owner=ANNA, kind="test")
            assert await pool.ask(double, 3, patience=PATIENCE, owner=ANNA, kind="test") == 6
        finally:
            pool.close()

    with ThreadPoolExecutor(1) as aside:  # the browser's tests leave a loop running in the thread of the tests
        aside.submit(lambda: asyncio.run(trials())).result()


def test_places_go_to_the_owner_who_used_least() -> None:
    async def trials() -> None:
        queue, served = FairQueue(1), []

        async def work(owner: str) -> None:
            async with queue.place(Owner(owner, owner)):
                served.append(owner)
                await asyncio.sleep(0.01)

        async with asyncio.TaskGroup() as group:
            for _ in range(10):
                group.create_task(work("anna"))
            await asyncio.sleep(0.015)
            cancelled = group.create_task(work("cleo"))
            group.create_task(work("ben"))
            await asyncio.sleep(0)
            cancelled.cancel()
        assert "ben" in served[:3]
        assert sorted(served) == ["anna"] * 10 + ["ben"]
        async with queue.place(Owner("cleo")):  # nothing was lost
            pass

    asyncio.run(trials())


def test_a_short_task_does_not_wait_for_long_ones_of_new_guests() -> None:
    """Nor does a network get more places by sending more guests."""

    async def trials() -> None:
        queue, served = FairQueue(1), []

        async def work(owner: Owner, seconds: float) -> None:
            since = await queue.acquire(owner, seconds)
            served.append(owner.guest)
            await asyncio.sleep(seconds / 100)
            queue.release(owner, since)

        ben, far = Owner("ben", "one"), Owner("far", "two")
        await work(ben, 0.5)
        await work(far, 0.5)
        async with asyncio.TaskGroup() as group:
            for number in range(16):
                group.create_task(work(Owner(f"new-{number}", "one"), 5.0))
            await asyncio.sleep(0)
            group.create_task(work(ben, 0.1))
            group.create_task(work(far, 0.1))
        assert served.index("ben", 1) <= 4
        assert served.index("far", 2) <= 4

    with ThreadPoolExecutor(1) as aside:
        aside.submit(lambda: asyncio.run(trials())).result()


@pytest.mark.slow
@pytest.mark.parametrize("guests", [1, 12])
def test_many_thinking_bots_starve_nobody(tmp_path: Path, guests: int) -> None:
    """Twelve tables of bots that think all the time; somebody else's bot answers soon, whoever made those tables."""
    with in_thread(sqlite_in(tmp_path), bot_processes=1) as base, Guest(base, "Ben") as ben:
        table = ben.table("me", "greedy", "greedy", start=True)["state"]["table"]["id"]
        wait(lambda: ben.state(table)["legal"] is not None)  # the bots' process runs
        with ThreadPoolExecutor(guests) as others:

            def make(number: int) -> None:
                with Guest(base, f"Anna {number}") as anna:
                    for _ in range(12 // guests):
                        anna.table("search:1s", "search:1s", "search:1s", start=True)

            list(others.map(make, range(guests)))
        started, before = time.monotonic(), ben.state(table)["table"]["decisions"]
        for _ in range(20):
            wait(lambda: ben.state(table)["legal"] is not None)
            state = ben.state(table)
            ben.done(f"/tables/{table}/actions", seat=0, action=state["legal"][0], seq=state["seq"])
        assert ben.state(table)["table"]["decisions"] - before >= 30
        assert time.monotonic() - started < 30.0  # in one queue for all it was 12 s for each decision of a bot


def test_a_number_of_simulations_obeys_the_clock_too() -> None:
    match = game("great-fire").new(3, seed=1)
    while len(match.legal()) == 1:
        match.play(match.legal()[0])
    legal = match.legal()
    asked = Question(
        "search:9000000",
        1,
        match.view(match.actor),
        [(action.code, action.verb, action.args) for action in legal],
        match.box.pack_digest,
        seconds=0.3,
    )
    started = time.monotonic()
    assert think(asked) in {str(action) for action in legal}
    assert time.monotonic() - started < 5.0


def seated_program(anna: Guest, program: Data, *others: str) -> str:
    """A table at which a program of Anna's sits, and begins."""
    wishes: list[Data] = [{"kind": "program", "program": program["id"]}]
    wishes += [{"kind": "me"} if other == "me" else {"kind": "bot", "bot": other} for other in others]
    body: Data = {"game": "great-fire", "players": len(wishes), "seats": wishes, "start": True}
    table: str = anna.done("/tables", **body)["state"]["table"]["id"]
    return table


def test_a_program_is_known_by_its_token_alone(come: Come) -> None:
    anna, ben = come("Anna"), come("Ben")
    program = anna.done("/programs", name="Engine")
    assert {"id": program["id"], "name": "Engine"} in anna.seen("/programs")
    assert "token" not in anna.seen("/programs")[0]
    token = {"Authorization": f"Bearer {program['token']}"}
    with Guest(str(anna.http.base_url), headers=token) as engine:
        assert engine.seen("/me") == {"id": program["id"], "name": "Engine", "language": "en", "program": True}
        assert engine.post("/programs", name="Child").status_code == 403
        table = seated_program(anna, program, "me", "me")
        assert engine.state(table)["mine"] == [0]
        play_on({0: engine, 1: anna, 2: anna}, table, 9)
    body = {"game": "great-fire", "players": 3, "seats": [{"kind": "program", "program": program["id"]}] * 3}
    assert ben.post("/tables", **body).json()["error"] == "no-program"


@pytest.mark.slow
@pytest.mark.parametrize("how", ["example", "command"])
def test_programs_play_over_the_net(come: Come, how: str) -> None:
    anna = come("Anna")
    program = anna.done("/programs", name="Engine")
    table = seated_program(anna, program, "random", "random")
    base = str(anna.http.base_url).rstrip("/")
    if how == "example":
        command = [sys.executable, str(EXAMPLE), base, program["token"]]
    else:
        command = [*PROGRAM, "bot", "--server", base, "--spec", "random"]
    environment = {**os.environ, "TINDERBOX_TOKEN": program["token"]}
    running = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
    try:
        wait(over(anna, table))
    finally:
        running.terminate()
        running.wait(PATIENCE)


def test_the_example_is_as_short_as_promised() -> None:
    lines = [line for line in EXAMPLE.read_text().splitlines() if line.strip() and not line.startswith('"""')]
    assert len(lines) <= 30


def test_the_bot_command_names_what_is_wrong(come: Come) -> None:
    base = str(come("Anna").http.base_url)
    command = [*PROGRAM, "bot", "--server", base, "--token", "x" * 27]
    run = subprocess.run(command, capture_output=True, check=False, timeout=PATIENCE)
    assert run.returncode == 2
    assert b"Traceback" not in run.stderr
    assert httpx.get(f"{base}/healthz").status_code == 200
