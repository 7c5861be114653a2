"""What strangers tried against a running server; each of these succeeded once."""

import os
import random
import signal
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, update

import tinderbox
from tests.server.conftest import sqlite_in
from tests.server.guests import Come, Guest, play_on
from tests.server.hosting import Served, in_thread, opened
from tests.server.test_play import begun
from tinderbox.server.ids import now
from tinderbox.server.storage import queries
from tinderbox.server.storage.schema import TABLES


def test_states_larger_than_a_streams_bound_are_told_one_after_another(tmp_path: Path) -> None:
    with in_thread(sqlite_in(tmp_path), stream_kib=16) as base, Guest(base, "Anna") as anna:
        tables = [anna.table(*["me"] * 6, start=True)["state"]["table"]["id"] for _ in range(5)]
        with anna.stream() as ear:
            for table in tables:
                ear.until(table, 1)
            assert anna.http.get("/healthz").status_code == 200
            play_on(dict.fromkeys(range(6), anna), tables[0], 3)
            ear.until(tables[0], anna.state(tables[0])["seq"])


def test_who_was_removed_hears_nothing_more(come: Come) -> None:
    anna, ben = come("Anna"), come("Ben")
    table = anna.table("me", "open", "open", public=True)["state"]["table"]["id"]
    ben.done(f"/tables/{table}/join")
    with ben.stream() as ear:
        ear.until(table, 2)
        anna.http.put(f"/api/tables/{table}/seats/1", json={"setup": {"kind": "open"}}).raise_for_status()
        ear.wait(lambda: any(state["mine"] == [] for state in ear.of("table")))


def test_who_was_removed_from_a_closed_table_hears_nothing_more(come: Come) -> None:
    anna, ben = come("Anna"), come("Ben")
    made = anna.table("me", "link", "open", spectators=False)["state"]
    table, token = made["table"]["id"], made["links"]["1"]
    ben.done(f"/links/{token}/claim")
    with ben.stream() as ear:
        ear.until(table, 2)
        anna.http.put(f"/api/tables/{table}/seats/1", json={"setup": {"kind": "open"}}).raise_for_status()
        anna.done(f"/tables/{table}/chat", text="Now that we are alone")
        ear.wait(lambda: any(gone["table"] == table for gone in ear.of("gone")))
        anna.done(f"/tables/{table}/chat", text="Still alone")
        assert "alone" not in str(ear.heard)


def test_a_yes_counts_only_for_the_request_it_answers(come: Come) -> None:
    anna, ben = come("Anna"), come("Ben")
    table = begun(anna, ben)
    play_on({0: anna, 1: ben, 2: anna}, table, 4)
    anna.done(f"/tables/{table}/ask-undo", seat=0, decisions=1, seq=anna.state(table)["seq"])
    undo = anna.state(table)["pending"]["seq"]
    anna.done(f"/tables/{table}/abandon", seq=anna.state(table)["seq"])
    answer = ben.post(f"/tables/{table}/consent", seat=1, yes=True, request=undo, seq=ben.state(table)["seq"])
    assert answer.json()["error"] == "nothing-asked"
    assert anna.state(table)["table"]["status"] == "playing"


def test_who_left_for_a_moment_is_asked_before_the_game_goes_back(come: Come) -> None:
    anna, ben = come("Anna"), come("Ben")
    table = begun(anna, ben)
    play_on({0: anna, 1: ben, 2: anna}, table, 6)
    anna.done(f"/tables/{table}/ask-undo", seat=0, decisions=1, seq=anna.state(table)["seq"])
    ben.done(f"/tables/{table}/leave", seat=1)
    assert anna.state(table)["view"]["decisions"] >= 6
    anna.done(f"/tables/{table}/ask-undo", seat=0, decisions=1, seq=anna.state(table)["seq"])
    assert anna.state(table)["pending"]["ask"] == "undo"
    ben.done(f"/tables/{table}/back", seat=1)
    asked = ben.state(table)
    ben.done(f"/tables/{table}/consent", seat=1, yes=True, request=asked["pending"]["seq"], seq=asked["seq"])
    assert anna.state(table)["view"]["decisions"] <= 2


def test_who_left_for_a_moment_is_asked_before_the_table_ends(come: Come) -> None:
    anna, ben = come("Anna"), come("Ben")
    table = begun(anna, ben)
    ben.done(f"/tables/{table}/leave", seat=1)
    anna.done(f"/tables/{table}/abandon", seq=anna.state(table)["seq"])
    assert anna.state(table)["table"]["status"] == "playing"
    ben.done(f"/tables/{table}/back", seat=1)
    asked = ben.state(table)
    ben.done(f"/tables/{table}/consent", seat=1, yes=True, request=asked["pending"]["seq"], seq=asked["seq"])
    assert anna.state(table)["table"]["status"] == "abandoned"


def test_nobody_fills_the_public_list(come: Come) -> None:
    anna = come("Anna")
    for _ in range(5):
        anna.table("me", "open", public=True)
    setups = [{"kind": "me"}, {"kind": "open"}]
    refused = anna.post("/tables", game="great-fire", players=2, seats=setups, public=True)
    assert (refused.status_code, refused.json()["error"]) == (409, "too-many-public")
    anna.table("me", "open")


def test_nobody_takes_a_second_seat(come: Come) -> None:
    anna, ben = come("Anna"), come("Ben")
    made = anna.table("me", "open", "open", "link")["state"]
    table, token = made["table"]["id"], made["links"]["3"]
    ben.done(f"/tables/{table}/join")
    assert ben.post(f"/tables/{table}/join").json()["error"] == "already-seated"
    assert ben.post(f"/links/{token}/claim").json()["error"] == "already-seated"
    assert ben.state(table)["mine"] == [1]


@pytest.mark.parametrize("id", ["great-fire", "bretagne"])
def test_a_preview_of_the_last_action_tells_no_result(id: str) -> None:
    rng = random.Random(3)
    match = tinderbox.game(id).new(3, seed=5)
    ended = 0
    while not match.over:
        action = rng.choice(match.legal())
        told = match.preview(action)
        match.play(action)
        if match.over:
            ended += 1
            assert not any("scores" in event or event["type"] == "game_over" for event in told)
    assert ended == 1


def test_a_turn_from_the_future_is_a_bots_turn_all_the_same(tmp_path: Path) -> None:
    with opened(sqlite_in(tmp_path), bot_processes=0) as (base, service), Guest(base, "Anna") as anna:
        table = anna.table("random", "random", "me", start=True)["state"]["table"]["id"]
        with service.database.writing() as connection:
            later = {"touched": now() + 3_600_000, "bot_turn": True}
            connection.execute(update(TABLES).where(TABLES.c.id == table).values(**later))
        assert queries.bot_turns(service.database, 10_000) == [table]


def test_bots_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    with Served(sqlite_in(tmp_path), tmp_path, bot_processes=1) as served:
        with Guest(served.base, "Anna") as anna:
            anna.table("greedy", "greedy", "greedy", start=True)
            deadline = time.monotonic() + 30
            while not (thinking := served.workers()):
                assert time.monotonic() < deadline
                time.sleep(0.05)
        assert served.process is not None
        os.kill(served.process.pid, signal.SIGKILL)
        deadline = time.monotonic() + 10
        while any(alive(pid) for pid in thinking):
            assert time.monotonic() < deadline, "a bot outlived its server"
            time.sleep(0.05)


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_copies_and_uploads_count_as_tables(tmp_path: Path) -> None:
    with in_thread(sqlite_in(tmp_path), tables_per_guest=3) as base, Guest(base, "Anna") as anna:
        table = anna.table("me", "me", "me", start=True)["state"]["table"]["id"]
        record = tinderbox.game("great-fire").new(3, seed=1).record()
        assert anna.post(f"/tables/{table}/clone").status_code == 201
        assert anna.post("/records", record=record).status_code == 201
        for path, body in ((f"/tables/{table}/clone", {}), ("/records", {"record": record})):
            assert anna.post(path, **body).json()["error"] == "too-many-tables"


def test_finished_games_are_not_kept_without_end(tmp_path: Path) -> None:
    with in_thread(sqlite_in(tmp_path), stored_per_guest=2) as base, Guest(base, "Anna") as anna:
        for _ in range(2):
            table = anna.table("me", "me", "me", start=True)["state"]["table"]["id"]
            anna.done(f"/tables/{table}/abandon", seq=anna.state(table)["seq"])
        assert anna.post("/tables", game="bretagne", players=2, seats=[{"kind": "me"}] * 2).status_code == 409


def test_lists_load_no_packs_and_no_positions(tmp_path: Path) -> None:
    with opened(sqlite_in(tmp_path)) as (base, service), Guest(base, "Anna") as anna:
        table = anna.table("me", "me", "me", start=True)["state"]["table"]["id"]
        anna.done(f"/tables/{table}/clone")
        found = queries.tables_of(service.database, anna.me["id"], None, 50)
        assert len(found) == 2
        assert all(facts.origin is None for facts, _ in found)
        assert all(shown["pack_shipped"] for shown in anna.seen("/me/tables")["tables"])


def test_a_public_table_without_onlookers_can_be_joined(come: Come) -> None:
    anna, ben, carl = come("Anna"), come("Ben"), come("Carl")
    table = anna.table("me", "open", "me", public=True, spectators=False)["state"]["table"]["id"]
    ben.done(f"/tables/{table}/join")
    anna.done(f"/tables/{table}/start")
    assert carl.get(f"/tables/{table}").status_code == 404


def test_a_database_that_takes_no_writes_is_not_ready(tmp_path: Path) -> None:
    with opened(sqlite_in(tmp_path)) as (base, service), Guest(base) as nobody:
        assert nobody.http.get("/readyz").status_code == 200
        service.database.probed = float("-inf")
        event.listen(service.database.engine, "connect", forbid_writing)
        service.database.engine.dispose()
        assert nobody.http.get("/readyz").status_code == 503


def forbid_writing(connection: Any, _: Any) -> None:
    connection.execute("PRAGMA query_only = ON")
