"""Nothing secret leaves: two games that differ only in what a seat cannot see look the same to it, byte by byte."""

import asyncio
import json
import re
from collections.abc import Iterator
from typing import Any, Final

import pytest
from httpx_sse import EventSource

from tests.server.conftest import sqlite_in
from tests.server.guests import Data, Guest, play_on
from tests.server.hosting import opened
from tinderbox import game
from tinderbox.core.engine.rng import Rng
from tinderbox.core.match import Match
from tinderbox.server.service import Service
from tinderbox.server.storage import queries
from tinderbox.server.tables import lobby
from tinderbox.server.tables.viewer import Caller

SEED: Final = "the-seed-that-nobody-may-see"
DECIDING: Final = 90
GAMES: Final = {"great-fire": {"hidden_colours": True}, "bretagne": {}}
LOOKS: Final = (
    "",
    "?seat={seat}",
    "?spectate=true",
    "/legal?seat={seat}",
    "/events?seat={seat}&words=true",
    "/events",
    "/log",
    "/at/0?seat={seat}",
    "/at/0",
    "/replay?seat={seat}",
    "/replay",
    "/record",
    "/record?format=text",
    "/pack",
    "/text?seat={seat}",
    "/notes?seat={seat}",
    "/board.svg",
    "/why-not?seat={seat}&action={wrong}",
    "/outlook?seat={seat}&verb=card&verb=discard&verb=to&verb=buy&verb=buy-cards&verb=equip",
    "/actions?",
)


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Service]]:
    with opened(sqlite_in(tmp_path_factory.mktemp("secrets"))) as there:
        yield there


def reached(id: str) -> Match:
    """A game that is under way, with secrets in it."""
    match = game(id).new(3, seed=5, options=GAMES[id])
    rng = Rng(9)
    while match.seq < DECIDING:
        legal = match.legal()
        match.play(legal[int(rng.below(len(legal)))])
    return match


def twin_tables(base: str, service: Service, id: str, guests: list[Guest], seat: int) -> list[str]:
    """Two tables from one position; what the seat cannot see is dealt anew at the second."""
    match = reached(id)
    other = match.state.copy()
    rng = Rng(1)
    original = match.box.position(match.state)
    for _ in range(50):
        other.redeal(seat, rng)
        if match.box.position(other) != original:
            break
    assert match.box.position(other) != original
    owner = guests[0]
    found = []
    for state in (match.state, other):
        plan = lobby.TablePlan("Twins", origin=match.box.position(state), seed=SEED)
        caller = Caller(owner.me["id"], "Anna", "en")
        wishes = [lobby.SeatPlan("open")] * 3
        room, change = lobby.make(match.box, caller, wishes, plan, service.secret)
        run_in(service, service.make(room, change))
        for guest in guests:
            guest.done(f"/tables/{room.id}/join")
        owner.done(f"/tables/{room.id}/start")
        found.append(room.id)
    return found


def run_in(service: Service, work: Any) -> Any:
    return asyncio.run_coroutine_threadsafe(work, service.loop).result(30)


def plain(body: bytes, table: str) -> str:
    """Without what differs between any two tables: ids and times."""
    text = body.decode().replace(table, "TABLE")
    return re.sub(r'("(?:at|made|started|touched|ended)":)\d+', r"\1TIME", text)


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_a_seat_cannot_see_changes_no_byte(service: tuple[str, Service], id: str, seat: int) -> None:
    base, inside = service
    guests = [Guest(base, name) for name in ("Anna", "Ben", "Cleo")]
    try:
        one, other = twin_tables(base, inside, id, guests, seat)
        guest = guests[seat]
        wrong = "end" if id == "great-fire" else "done"
        for look in LOOKS:
            path = look.format(seat=seat, wrong=wrong)
            bodies = []
            for table in (one, other):
                if path == "/actions?":
                    answer = guest.act(table, seat, wrong, guest.state(table)["seq"])
                else:
                    answer = guest.get(f"/tables/{table}{path}")
                bodies.append(plain(answer.content, table))
            assert bodies[0] == bodies[1], path
        assert plain(heard(guest, one), one) == plain(heard(guest, other), other)
    finally:
        for each in guests:
            each.http.close()


def heard(guest: Guest, table: str) -> bytes:
    """What the stream tells of a table up to a word of chat."""
    with guest.http.stream("GET", "/api/stream", params={"watch": table, "only": True}) as stream:
        told = []
        for name, data in ((event.event, event.json()) for event in EventSource(stream).iter_sse() if event.data):
            if name == "table":
                guest.done(f"/tables/{table}/chat", text="Now")
            told.append((name, data))
            if name == "update":
                break
    return json.dumps(told, separators=(",", ":")).encode()


@pytest.mark.parametrize("id", GAMES)
def test_the_bytes_of_a_whole_game_hold_no_seed_no_draw_and_no_token(service: tuple[str, Service], id: str) -> None:
    base, inside = service
    guests = [Guest(base, name) for name in ("Anna", "Ben", "Cleo")]
    anna = guests[0]
    made = anna.table("me", "open", "link", game=id, options=GAMES[id])
    table = made["state"]["table"]["id"]
    bodies: list[tuple[int | None, bytes]] = []
    for guest in guests:
        guest.http.event_hooks["response"] = [keeping(bodies, guests.index(guest))]
    guests[1].done(f"/tables/{table}/join")
    guests[2].done(f"/links/{made['links']['2']}/claim")
    anna.done(f"/tables/{table}/start")
    with guests[0].stream() as first, guests[1].stream() as second, guests[2].stream() as third:
        play_on(dict(enumerate(guests)), table, 40)
        seq = anna.state(table)["seq"]
        for ear in (first, second, third):
            ear.until(table, seq)
    streams = [json.dumps(ear.heard).encode() for ear in (first, second, third)]
    stored = queries.load(inside.database, table, whole=True)
    assert stored is not None
    cookies = [guest.http.cookies["tinderbox_guest"] for guest in guests]
    secrets = [stored.row.seed, inside.secret, *cookies]
    for seat in range(3):
        everything = b"".join(body for who, body in bodies if who == seat) + streams[seat]
        for secret in secrets:
            assert secret.encode() not in everything
        for name in (b'"draws"', b'"seed"', b'"prelude"', b'"secrets"', b'"nonce"'):
            assert name not in everything
        for event in events_in(streams[seat]):
            if event.get("known") is False:
                assert not {"card", "cards", "colour", "objective", "objectives", "token"} & event.keys(), event
    for guest in guests:
        guest.http.close()


def keeping(bodies: list[tuple[int | None, bytes]], who: int) -> Any:
    def keep(answer: Any) -> None:
        answer.read()
        bodies.append((who, answer.content))

    return keep


def events_in(stream: bytes) -> Iterator[Data]:
    for name, data, _ in json.loads(stream):
        if name == "update":
            yield from data.get("events") or ()
