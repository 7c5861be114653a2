"""The stream: everything once, in order, from where one was; and nobody who does not read holds anything up."""

import socket
import time
from collections.abc import Iterator
from typing import Any, Final

import pytest

from tests.server.conftest import sqlite_in
from tests.server.guests import Come, Data, Ear, Guest, play_on
from tests.server.hosting import in_thread
from tests.server.test_play import begun, steps_back

SOON: Final = 5.0


def followed(ear: Ear, table: str, seat: int | None) -> tuple[Data, int]:
    """The view that a client ends with if it does as it is told, and the log length it knows."""
    view: Data = {}
    seq = -1
    for name, data, _ in list(ear.heard):
        if name not in ("table", "update") or data["seat"] != seat:
            continue
        if name == "table" and data["table"]["id"] == table:
            view, seq = dict(data["view"] or {}), data["seq"]
        elif name == "update" and data["table"] == table:
            assert data["from"] == seq
            assert [entry["seq"] for entry in data["entries"]] == list(range(seq + 1, data["seq"] + 1))
            view |= data.get("changed") or {}
            seq = data["seq"]
    return view, seq


def test_every_seat_and_a_spectator_see_the_game_grow(come: Come) -> None:
    anna, ben, cleo = come("Anna"), come("Ben"), come("Cleo")
    table = begun(anna, ben)
    with anna.stream() as hers, ben.stream() as his, cleo.stream(watch=table) as watching:
        play_on({0: anna, 1: ben, 2: anna}, table, 25)
        ben.done(f"/tables/{table}/chat", text="Well played")
        seq = anna.state(table)["seq"]
        for ear in (hers, his, watching):
            ear.until(table, seq)
        for ear, guest, seat in ((hers, anna, 0), (hers, anna, 2), (his, ben, 1)):
            assert followed(ear, table, seat) == (guest.state(table, seat=seat)["view"], seq)
        assert followed(watching, table, None) == (cleo.state(table)["view"], seq)


def test_events_come_once_and_tell_the_actors_what_they_may_do(come: Come) -> None:
    anna = come("Anna")
    table = begun(anna)
    with anna.stream() as ear:
        play_on({0: anna, 1: anna, 2: anna}, table, 20)
        seq = anna.state(table)["seq"]
        ear.until(table, seq)
        told = [event for update in ear.of("update") if update["seat"] == 0 for event in update["events"]]
    assert told == anna.seen(f"/tables/{table}/events", since=1, seat=0, words=True)["events"]
    for update in ear.of("update"):
        legal = update["legal"]
        assert (legal is not None) == (update["seat"] == actor_after(anna, table, update["seq"]))


def actor_after(guest: Guest, table: str, seq: int) -> Any:
    """Who had to decide when the log had this length."""
    entries = guest.seen(f"/tables/{table}/log")["entries"]
    n = max((entry["decisions"] for entry in entries if entry["seq"] <= seq and "decisions" in entry), default=0)
    return guest.seen(f"/tables/{table}/at/{n}")["view"]["actor"]


def test_a_stream_goes_on_where_it_broke_off(come: Come) -> None:
    anna, ben = come("Anna"), come("Ben")
    table = begun(anna, ben)
    with ben.stream() as first:
        play_on({0: anna, 1: ben, 2: anna}, table, 6)
        first.until(table, anna.state(table)["seq"])
        view, seq = followed(first, table, 1)
    play_on({0: anna, 1: ben, 2: anna}, table, 9)
    with ben.stream(last=first.last) as second:
        second.until(table, anna.state(table)["seq"])
        assert not list(second.of("table"))
        (update,) = second.of("update")
    assert update["from"] == seq
    assert {**view, **update["changed"]} == ben.state(table)["view"]
    assert update["events"] == ben.seen(f"/tables/{table}/events", since=7, words=True)["events"]
    with ben.stream(last=second.last) as third:
        ben.done(f"/tables/{table}/chat", text="Here I am")
        third.until(table, anna.state(table)["seq"])
        assert not list(third.of("table"))


@pytest.mark.parametrize("last", ["nonsense", "a.b~c", "x.1", "~~~", "9" * 5000, "../../etc/passwd.1"])
def test_a_cursor_that_is_none_begins_anew(come: Come, last: str) -> None:
    anna = come("Anna")
    table = begun(anna)
    with anna.stream(last=last) as ear:
        ear.until(table, anna.state(table)["seq"])
        assert list(ear.of("table"))


def test_a_cursor_from_before_an_undo_or_the_future_begins_anew(come: Come) -> None:
    anna = come("Anna")
    table = begun(anna)
    seat, _, _ = steps_back(anna, table)
    seq = anna.state(table)["seq"]
    anna.done(f"/tables/{table}/undo", seat=seat, seq=seq)
    for last in (f"{table}.{seq}", f"{table}.{seq + 50}", f"{table}.1"):
        with anna.stream(last=last) as ear:
            ear.until(table, seq + 1)
            assert list(ear.of("table"))


def test_undo_is_told_by_changed_fields(come: Come) -> None:
    anna = come("Anna")
    table = begun(anna)
    seat, _, _ = steps_back(anna, table)
    with anna.stream() as ear:
        anna.done(f"/tables/{table}/reset", seat=seat, seq=anna.state(table)["seq"])
        ear.until(table, anna.state(table)["seq"])
        assert followed(ear, table, seat)[0] == anna.state(table, seat=seat)["view"]


def test_one_stream_carries_all_tables_those_of_later_too(come: Come) -> None:
    anna, ben = come("Anna"), come("Ben")
    first = begun(anna)
    with anna.stream() as ear:
        ear.until(first, 0)
        second = begun(ben, anna)
        ear.until(second, ben.state(second)["seq"])
        assert {data["table"]["id"] for data in ear.of("table")} == {first, second}
        play_on({0: anna, 1: anna, 2: anna}, first, 3)
        ear.until(first, anna.state(first)["seq"])
        assert ear.last.count("~") == 1


def test_presence(come: Come) -> None:
    anna, ben = come("Anna"), come("Ben")
    table = begun(anna, ben)
    with anna.stream() as ear:
        with ben.stream():
            ear.wait(lambda: any(set(told["seats"]) >= {0, 1} for told in ear.of("presence")))
            assert 1 in anna.state(table)["presence"]["seats"]
        ear.wait(lambda: list(ear.of("presence"))[-1]["watching"] == 1)
        assert 1 not in anna.state(table)["presence"]["seats"]


def test_onlookers_are_people_and_not_windows(come: Come) -> None:
    anna, ben, cleo = come("Anna"), come("Ben"), come("Cleo")
    table = begun(anna, ben)
    with anna.stream() as ear, anna.stream(), cleo.stream(watch=table), cleo.stream(watch=table):
        ear.wait(lambda: any(told["watching"] == 4 for told in ear.of("presence")))
        assert anna.state(table)["presence"]["onlookers"] == 1
        assert anna.state(table)["presence"]["seats"] == [0, 2]


def test_a_stream_of_a_table_that_one_may_not_see(come: Come) -> None:
    anna, ben = come("Anna"), come("Ben")
    table = anna.table("me", "me", "me", spectators=False, start=True)["state"]["table"]["id"]
    with ben.stream(watch=table) as ear:
        assert ear.status == 404
    with anna.stream(watch=table) as ear:
        assert ear.status == 200


@pytest.fixture
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that lets little wait and is quickly tired of it."""
    limits = {"stream_kib": 48, "stall_seconds": 2.0, "heartbeat_seconds": 0.4, "streams_per_guest": 3, "socket_kib": 4}
    with in_thread(sqlite_in(tmp_path_factory.mktemp("narrow")), **limits) as base:
        yield base


def test_heart_beats_and_the_number_of_streams(narrow: str) -> None:
    with Guest(narrow, "Anna") as anna:
        with anna.http.stream("GET", "/api/stream") as stream:
            lines = stream.iter_lines()
            assert next(line for line in lines if line.startswith(":")) == ": beat"
            with anna.stream(), anna.stream(), anna.stream() as fourth:
                assert fourth.status == 429
        assert any(status == 200 for status in tried(anna))


def tried(guest: Guest) -> Iterator[int]:
    """What streams are answered with, one after the other: those that ended count until the server has noticed."""
    deadline = time.monotonic() + SOON
    while time.monotonic() < deadline:
        with guest.stream() as ear:
            yield ear.status
        time.sleep(0.02)


def test_who_does_not_read_holds_nothing_up(narrow: str) -> None:
    """A reader that takes nothing: the others play on at full speed, and it is cut off."""
    with Guest(narrow, "Anna") as anna:
        table = begun(anna)
        lazy = silent_stream(anna, narrow, table)
        with anna.stream() as ear:
            ear.wait(lambda: any(told["watching"] == 2 for told in ear.of("presence")))
            play_on({0: anna, 1: anna, 2: anna}, table, 60)
            ear.until(table, anna.state(table)["seq"])
            ear.wait(lambda: list(ear.of("presence"))[-1]["watching"] == 1)
        lazy.close()


def silent_stream(guest: Guest, base: str, table: str) -> socket.socket:
    """Asks for the stream and never reads it, its buffer as small as may be."""
    host, _, port = base.removeprefix("http://").partition(":")
    stream = socket.socket()
    stream.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    stream.connect((host, int(port)))
    cookie = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    stream.sendall(f"GET /api/stream?watch={table} HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\n\r\n".encode())
    return stream


def test_readers_that_vanish_are_forgotten(narrow: str) -> None:
    with Guest(narrow, "Anna") as anna:
        table = begun(anna)
        for _ in range(20):
            vanishing = silent_stream(anna, narrow, table)
            vanishing.close()
        play_on({0: anna, 1: anna, 2: anna}, table, 5)
        with anna.stream() as ear:
            ear.wait(lambda: any(True for _ in ear.of("presence")))
            ear.wait(lambda: list(ear.of("presence"))[-1]["watching"] == 1)


def test_at_the_end_every_stream_hears_bye(tmp_path_factory: pytest.TempPathFactory) -> None:
    with in_thread(sqlite_in(tmp_path_factory.mktemp("ending"))) as base:
        anna = Guest(base, "Anna")
        table = begun(anna)
        ear = anna.stream()
        ear.__enter__()
        ear.until(table, 0)
    ear.wait(lambda: ear.ended)
    assert list(ear.of("bye"))
    ear.close()
    anna.http.close()
