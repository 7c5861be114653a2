"""Every route of the API at a table, by everybody, in every state of the table.

The routes come from the OpenAPI description, so that a new one cannot be forgotten. Each request goes to two tables
that differ only in what its sender cannot know: the answers are the same, byte by byte.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

import httpx
import pytest
from httpx_sse import EventSource

from tests.server.conftest import sqlite_in
from tests.server.guests import Data, Guest
from tests.server.hosting import opened
from tests.server.test_secrets import GAMES, SEED, plain, reached, run_in
from tinderbox.core.engine.rng import Rng
from tinderbox.core.match import Match
from tinderbox.server.app import make_app
from tinderbox.server.service import Service
from tinderbox.server.settings import Settings
from tinderbox.server.tables.commands import Chat
from tinderbox.server.tables.lobby import SeatPlan, TablePlan, make
from tinderbox.server.tables.viewer import Caller

Role = Literal["nobody", "stranger", "onlooker", "other", "own", "owner", "left", "removed"]
ROLES: Final[tuple[Role, ...]] = ("nobody", "stranger", "onlooker", "other", "own", "owner", "left", "removed")
SEATS: Final[dict[Role, int]] = {"own": 0, "other": 1, "owner": 2}
CLOSED: Final = ("stranger", "removed")
STATES: Final = ("waiting", "playing", "over", "abandoned")
KEY: Final = "used-before"

LOOK, SEAT, MINE, PLAYER, OWNER, CALLER = "look", "seat", "mine", "player", "owner", "caller"
ALLOWED: Final[dict[str, tuple[int, ...]]] = {
    # nobody, stranger, onlooker, other, own, owner, left, removed; 0 for whatever is no refusal of rights
    LOOK: (0, 404, 0, 0, 0, 0, 0, 404),
    SEAT: (403, 404, 403, 403, 0, 403, 403, 404),
    MINE: (401, 404, 403, 403, 0, 403, 403, 404),
    PLAYER: (401, 404, 403, 0, 0, 0, 0, 404),
    OWNER: (401, 404, 403, 403, 403, 0, 403, 404),
    CALLER: (401, 404, 0, 0, 0, 0, 0, 404),
}


@dataclass(frozen=True)
class Route:
    """How a route is called for seat 0, and who may."""

    rights: str
    given: Data
    same: bool = True
    """Whether the answers can be compared: not those that chance or time decides."""
    states: tuple[str, ...] = ("playing",)
    """The states in which the rights are asked for before anything else."""


SEEN: Final = {"seat": 0, "seq": 0}
ALL: Final = STATES
BEGUN: Final = ("playing", "abandoned")
ROUTES: Final[dict[str, tuple[Route, ...]]] = {
    "GET ": (Route(LOOK, {}, states=ALL), Route(SEAT, {"seat": 0}, states=("waiting", *BEGUN))),
    "GET /events": (Route(LOOK, {"words": True}, states=ALL), Route(SEAT, {"seat": 0}, states=BEGUN)),
    "GET /at/{decisions}": (Route(LOOK, {}, states=ALL), Route(SEAT, {"seat": 0}, states=BEGUN)),
    "GET /replay": (Route(LOOK, {"words": True}, states=ALL), Route(SEAT, {"seat": 0}, states=BEGUN)),
    "GET /text": (Route(LOOK, {}, states=ALL), Route(SEAT, {"seat": 0}, states=BEGUN)),
    "GET /notes": (Route(LOOK, {}, states=ALL), Route(SEAT, {"seat": 0}, states=BEGUN)),
    "GET /summary": (Route(LOOK, {}, states=ALL), Route(SEAT, {"seat": 0}, states=BEGUN)),
    "GET /log": (Route(LOOK, {}, states=ALL),),
    "GET /record": (Route(LOOK, {"format": "text"}, states=ALL), Route(LOOK, {}, states=ALL)),
    "GET /pack": (Route(LOOK, {"tokens": True}, states=ALL),),
    "GET /board.svg": (Route(LOOK, {}, states=ALL),),
    "GET /legal": (Route(MINE, {"seat": 0}, states=BEGUN),),
    "GET /why-not": (Route(MINE, {"seat": 0, "action": "{wrong}"}, states=BEGUN),),
    "GET /preview": (Route(MINE, {"seat": 0, "action": "{legal}"}, states=BEGUN),),
    "GET /typed": (Route(MINE, {"seat": 0, "text": "{legal}"}, states=BEGUN),),
    "GET /outlook": (Route(MINE, {"seat": 0}, states=BEGUN),),
    "GET /hints": (Route(MINE, {"seat": 0}, same=False, states=BEGUN),),
    "POST /actions": (Route(MINE, {**SEEN, "action": "{wrong}"}),),
    "POST /undo": (Route(MINE, SEEN),),
    "POST /reset": (Route(MINE, SEEN),),
    "POST /ask-undo": (Route(MINE, {**SEEN, "decisions": 0}),),
    "POST /consent": (Route(MINE, {**SEEN, "yes": True, "request": 0}),),
    "POST /abandon": (Route(PLAYER, {"seq": 0}),),
    "POST /chat": (Route(PLAYER, {"text": "Hello"}, states=ALL),),
    "POST /start": (Route(OWNER, {}, states=ALL),),
    "PUT /seats/{seat}": (Route(OWNER, {"setup": {"kind": "open"}}, states=("playing", "over", "abandoned")),),
    "POST /join": (Route(CALLER, {}, states=("playing", "over", "abandoned")),),
    "POST /rematch": (Route(PLAYER, {}, states=("playing",)),),
    "POST /clone": (Route(CALLER, {}, same=False), Route(MINE, {"seat": 0}, same=False)),
    # They change who sits where, so they come last.
    "POST /back": (Route(MINE, {"seat": 0}, same=False, states=()),),
    "POST /leave": (Route(MINE, {"seat": 0}),),
    "POST /resign": (Route(MINE, SEEN, states=()),),
}


CASES: Final = [
    (role, state)
    for role in ROLES
    for state in STATES
    if (role, state) != ("left", "waiting")  # whoever leaves before the start is a guest without a seat
]


class Table:
    """Two tables alike to a role; before a game has begun, or when nothing is secret any more, that is no feat."""

    def __init__(self, scene: "Scene", role: Role, match: Match, state: str) -> None:
        self.ids: Final = [scene.make(role, position, match, state) for position in twins(match, role)]
        self.legal: Final = str(match.legal()[0])
        self.wrong: Final = "end" if match.box.game == "great-fire" else "done"


def twins(match: Match, role: Role) -> list[Data]:
    """A position, and another in which everything is dealt again that the role cannot know."""
    first, other, rng = match.box.position(match.state), match.state.copy(), Rng(1)
    for _ in range(50):
        for seat in (SEATS[role],) if role in SEATS else (0, 1, 2):
            other.redeal(seat, rng)
        if match.box.position(other) != first:
            return [first, match.box.position(other)]
    return []


class Scene:
    def __init__(self, base: str, service: Service) -> None:
        self.base: Final = base
        self.service: Final = service
        self.guests: Final = {role: Guest(base, role if role != "nobody" else "") for role in ROLES}

    def make(self, role: Role, position: Data, match: Match, state: str) -> str:
        """A table in some state, with everybody in place; the role has used its key there if it could."""
        owner = self.caller("owner")
        seated: list[Role] = ["left" if role == "left" else "own", "removed" if role == "removed" else "other", "owner"]
        plans = [SeatPlan("program", program=self.caller(each)) for each in seated]
        plan = TablePlan("Twins", spectators=role not in CLOSED, origin=position, seed=SEED)
        room, change = make(match.box, owner, plans, plan, self.service.secret)
        run_in(self.service, self.service.make(room, change))
        id, anna = room.id, self.guests["owner"]
        if role in seated:
            self.chat(role, id, KEY)
        if role == "removed":
            anna.http.put(f"/api/tables/{id}/seats/1", json={"setup": {"kind": "bot", "bot": "random"}})
        if state != "waiting":
            anna.done(f"/tables/{id}/start")
        if role == "left" and state != "waiting":
            self.guests["left"].done(f"/tables/{id}/leave", seat=0)
        if state == "abandoned":
            run_in(self.service, self.abandon(id))
        elif state == "over":
            run_in(self.service, self.finish(id))
        return id

    def chat(self, role: Role, table: str, key: str | None = None) -> None:
        """As often as one likes."""
        run_in(self.service, self.service.run(table, Chat(caller=self.caller(role), text="Hello", key=key)))

    def caller(self, role: Role) -> Caller:
        return Caller(self.guests[role].me["id"], role, "en")

    async def abandon(self, table: str) -> None:
        async with self.service.rooms.enter(table) as room:
            room.facts.status = "abandoned"
            room.update_facts()

    async def finish(self, table: str) -> None:
        async with self.service.rooms.enter(table) as room:
            while room.running().actor is not None:
                play = room.running()
                play.act(str(play.match.legal()[0]))
            room.update_facts()

    def ask(self, role: Role, method: str, path: str, table: Table, number: int, given: Data) -> httpx.Response:
        words = {"{wrong}": table.wrong, "{legal}": table.legal}
        body = {name: words.get(value, value) if isinstance(value, str) else value for name, value in given.items()}
        where = f"/api/tables/{table.ids[number]}{path.format(decisions=0, seat=0)}"
        http = self.guests[role].http
        if method == "GET":
            return http.get(where, params=body)
        if "seq" in body:
            body["seq"] = self.guests["owner"].state(table.ids[number])["seq"]
        return http.request(method, where, json={"key": KEY, **body})


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    url = sqlite_in(tmp_path_factory.mktemp("matrix"))
    with opened(url, bot_processes=0, tables_per_guest=100_000, stored_per_guest=100_000) as (base, service):
        there = Scene(base, service)
        yield there
        for guest in there.guests.values():
            guest.http.close()


def deciding(id: str) -> Match:
    """A game under way in which seat 0 must decide and nobody knows everything."""
    match = reached(id)
    rng = Rng(2)
    while match.actor != 0 or not all(twins(match, role) for role in SEATS):
        legal = match.legal()
        match.play(legal[int(rng.below(len(legal)))])
    return match


def test_every_route_at_a_table_is_tried() -> None:
    prefix = "/api/tables/{table}"
    paths = make_app(Settings()).openapi()["paths"]
    known = {
        f"{method.upper()} {path.removeprefix(prefix)}"
        for path, methods in paths.items()
        if path.startswith(prefix)
        for method in methods
    }
    assert known == set(ROUTES)


@pytest.mark.slow
@pytest.mark.parametrize(("role", "state"), CASES)
@pytest.mark.parametrize("id", GAMES)
def test_everybody_at_every_route(scene: Scene, id: str, role: Role, state: str) -> None:
    table = Table(scene, role, deciding(id), state)
    for name, routes in ROUTES.items():
        method, _, path = name.partition(" ")
        for route in routes:
            answers = [scene.ask(role, method, path, table, number, route.given) for number in range(2)]
            status, wanted = answers[0].status_code, ALLOWED[route.rights][ROLES.index(role)]
            if name == "POST /chat" and status == 429:
                continue
            told = f"{name} {route.given}: {answers[0].text[:200]}"
            assert status < 500 or (status == 503 and name == "GET /hints"), told
            if state in route.states and wanted:
                assert status == wanted, told
            if state in route.states and not wanted:
                assert status not in (401, 403, 404), told
            if route.same and state in ("playing", "abandoned"):
                bodies = [plain(answer.content, each) for answer, each in zip(answers, table.ids, strict=True)]
                assert bodies[0] == bodies[1], told


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("id", GAMES)
def test_every_message_of_a_stream(scene: Scene, id: str, role: Role) -> None:
    table = Table(scene, role, deciding(id), "playing")
    heard = [plain(messages(scene, role, each), each) for each in table.ids]
    assert heard[0] == heard[1]
    assert ('"no-table"' in heard[0]) == (role in CLOSED)


def messages(scene: Scene, role: Role, table: str) -> bytes:
    """The stream from its beginning until somebody has spoken and asked to end the game."""
    owner, http = scene.guests["owner"], scene.guests[role].http
    with http.stream("GET", "/api/stream", params={"watch": table, "only": True}) as stream:
        if stream.status_code != 200:
            return stream.read()
        kept = []
        for event in EventSource(stream).iter_sse():
            if not event.data:
                continue
            name, data = event.event, event.json()
            kept.append((name, data))
            if name == "table" and len(kept) < 3:
                scene.chat("owner", table)
                owner.done(f"/tables/{table}/abandon", seq=owner.state(table)["seq"])
            if name == "update" and any(entry["kind"] == "abandon" for entry in data["entries"]):
                break
    return json.dumps(kept, separators=(",", ":")).encode()
