"""Requests that nobody well-meaning sends: they are refused, and the server is none the worse for it."""

import json
import random
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from tests.server.conftest import sqlite_in
from tests.server.guests import Come, Guest
from tests.server.hosting import in_thread


def sent(guest: Guest, path: str, content: bytes, **headers: str) -> httpx.Response:
    return guest.http.post(f"/api{path}", content=content, headers={"Content-Type": "application/json", **headers})


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b"[" * 100_000,
        b'{"name":' * 5_000,
        b'{"name":' + b"[" * 30_000 + b"]" * 30_000 + b"}",
        b'{"name": "\\ud800"}',
        b'{"name": "a\\u0000b"}',
        b'{"name": NaN}',
        b'{"name": 1e999}',
        b'{"name": ' + b"9" * 5_000 + b"}",
        b'{"name": "\xff\xfe"}',
        b'{"name": "\\u202e"}',
        b'{"name": "' + b"x" * 41 + b'"}',
        b'{"name": ""}',
        b'{"name": "   "}',
        b'{"name": "Anna", "owner": "root"}',
        b'{"name": ["Anna"]}',
        b'{"name": "Anna", "language": "xx"}',
    ],
)
def test_bodies_that_are_no_request(come: Come, content: bytes) -> None:
    anna = come("Anna")
    answer = sent(anna, "/guests", content)
    assert answer.status_code in (400, 413, 422), answer.text
    assert answer.json()["message"]
    assert come("Ben").seen("/me")["name"] == "Ben"


def test_large_bodies(come: Come) -> None:
    anna = come("Anna")
    assert sent(anna, "/guests", b'{"name": "' + b"x" * 70_000 + b'"}').status_code == 413
    assert sent(anna, "/packs", b" " * 3_000_000).status_code == 413

    def endless() -> Iterator[bytes]:
        for _ in range(200):
            yield b" " * 1024

    answer = anna.http.post("/api/guests", content=endless(), headers={"Content-Type": "application/json"})
    assert answer.status_code == 413


def test_a_deep_pack_or_record(come: Come) -> None:
    anna = come("Anna")
    deep: Any = {}
    for _ in range(60):
        deep = {"x": deep, "y": [deep]} if len(json.dumps(deep)) < 2000 else {"x": deep}
    assert anna.post("/packs", game="great-fire", data=deep).status_code == 422
    assert anna.post("/records", record=deep).status_code == 422
    assert anna.post("/records", record="\x00" * 1000).status_code == 422
    assert anna.post("/records", record="game: " + "x" * 100_000).status_code == 422
    assert anna.post("/records", record="{" * 1000).status_code == 422
    for data in ({"meta": 1e300}, {"meta": {"id": 10**30}}, {"meta": {"id": "../../etc/passwd"}}):
        assert anna.post("/packs", game="great-fire", data=data).status_code == 422


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/../../etc/passwd",
        "/api/tables/%00",
        "/api/tables/%2e%2e%2f%2e%2e%2fetc%2fpasswd",
        "/api/tables/' OR 1=1 --",
        "/api/tables?game=%00",
        "/api/tables?game='; DROP TABLE tables; --",
        "/api/tables?status=nothing",
        "/api/tables?most=999999999999999999999",
        "/api/board/../../pyproject.json",
        "/api/catalogue/great-fire/xx",
        "/api/catalogue/%2e%2e/en",
        "/api/links/%00",
        "/api/links/" + "a" * 5000,
        "/api/stream?watch=%00",
        "/api/stream?watch=" + "a" * 500,
        "/api/nothing",
        "/assets/../../server/settings.py",
        "/%2e%2e/%2e%2e/etc/passwd",
    ],
)
def test_addresses_that_lead_nowhere(come: Come, path: str) -> None:
    anna = come("Anna")
    answer = anna.http.get(path)
    assert answer.status_code in (200, 404, 422), answer.text
    assert b"root:" not in answer.content
    assert b"import " not in answer.content
    if answer.status_code == 200:  # every other address is the client's business
        assert answer.headers["content-type"].startswith("text/html")


def test_another_site_cannot_command_in_a_guests_name(come: Come) -> None:
    anna = come("Anna")
    body = json.dumps({"name": "Mallory"}).encode()
    host = anna.http.base_url.netloc.decode()
    assert sent(anna, "/guests", body, Origin="https://evil.example").status_code == 403
    assert sent(anna, "/guests", body, Origin="null").status_code == 403
    assert sent(anna, "/guests", body, **{"Sec-Fetch-Site": "cross-site"}).status_code == 403
    assert sent(anna, "/guests", body, **{"Sec-Fetch-Site": "same-site"}).status_code == 403
    form = {"Content-Type": "text/plain"}
    assert anna.http.post("/api/guests", content=body, headers=form).status_code == 415
    assert anna.http.post("/api/guests", data={"name": "Mallory"}).status_code == 415
    assert sent(anna, "/guests", body, Origin=f"http://{host}", **{"Sec-Fetch-Site": "same-origin"}).status_code == 201


def test_the_cookie_cannot_be_guessed_and_is_out_of_reach_of_scripts(come: Come) -> None:
    anna, ben = come("Anna"), come("Ben")
    answer = anna.http.post("/api/guests", json={"name": "Cleo"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    value = ben.http.cookies["tinderbox_guest"]
    for forged in (
        value[:-9] + ("a" if value[-9] != "a" else "b") + value[-8:],
        value[:-1],
        ben.me["id"],
        "x" * 300,
        "",
        "a.b.c",
    ):
        assert httpx.get(f"{anna.http.base_url}/api/me", cookies={"tinderbox_guest": forged}).status_code == 401


@pytest.mark.parametrize("token", ["x", "x" * 27, "x" * 5000, "ä" * 27])
def test_tokens_that_are_none(come: Come, token: str) -> None:
    anna = come("Anna")
    headers = {b"Authorization": f"Bearer {token}".encode()}
    assert anna.http.get("/api/me", headers=headers).status_code == 401
    assert anna.http.get("/api/me", headers={"Authorization": "Basic YWJj"}).status_code == 401


@pytest.mark.parametrize(
    "path", ["/api/games", "/api/nothing", "/", "/healthz", "/api/board/great-fire.svg", "/api/me"]
)
def test_headers_on_every_answer(come: Come, path: str) -> None:
    answer = come("Anna").http.get(path)
    policy = answer.headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert "server" not in answer.headers


def test_https_behind_a_proxy(tmp_path_factory: pytest.TempPathFactory) -> None:
    url = sqlite_in(tmp_path_factory.mktemp("proxy"))
    with in_thread(url, public_url="https://play.example") as base, Guest(base) as somebody:
        headers = {"Origin": "https://play.example"}
        answer = somebody.http.post("/api/guests", json={"name": "Anna"}, headers=headers)
        assert answer.status_code == 201
        assert "secure" in answer.headers["set-cookie"].lower()
        assert answer.headers["strict-transport-security"]


def test_who_comes_too_often_waits(tmp_path_factory: pytest.TempPathFactory) -> None:
    url = sqlite_in(tmp_path_factory.mktemp("pace"))
    limits = {"guests_per_minute": 3.0, "moves_per_second": 1.0, "tables_per_guest": 5}
    with in_thread(url, **limits) as base, Guest(base, "Anna") as anna:
        answers = [anna.post("/guests", name="Again") for _ in range(5)]
        assert [answer.status_code for answer in answers].count(429) >= 2
        late = answers[-1]
        assert late.json()["error"] == "too-often"
        assert int(late.headers["retry-after"]) >= 1
        made = [anna.post("/tables", game="great-fire", players=3, seats=[{"kind": "me"}] * 3) for _ in range(8)]
        assert [answer.status_code for answer in made] == [201] * 5 + [409] * 3
        chatted = [anna.post(f"/tables/{made[0].json()['state']['table']['id']}/chat", text="Hey") for _ in range(15)]
        assert 429 in {answer.status_code for answer in chatted}


def test_one_address_cannot_take_it_all(tmp_path_factory: pytest.TempPathFactory) -> None:
    url = sqlite_in(tmp_path_factory.mktemp("address"))
    with in_thread(url, address_per_second=2.0) as base, Guest(base) as somebody:
        statuses = [somebody.get("/games").status_code for _ in range(14)]
        assert statuses[0] == 200
        assert 429 in statuses


def test_half_a_request_is_left_alone(come: Come) -> None:
    """A connection that sends half a header or half a body and waits."""
    anna = come("Anna")
    address = (anna.http.base_url.host, anna.http.base_url.port or 80)
    halves = [
        b"GET /api/games HT",
        b"POST /api/guests HTTP/1.1\r\nContent-Length: 100\r\n\r\n{",
        b"\x16\x03\x01\x02\x00",
        b"",
    ]
    for half in halves:
        with socket.create_connection(address, timeout=5) as line:
            line.sendall(half)
    assert anna.seen("/me")["name"] == "Anna"


def test_nothing_inside_is_told_when_something_breaks(come: Come) -> None:
    answer = come("Anna").http.get("/api/tables/nosuchtable")
    assert answer.status_code == 404
    assert set(answer.json()) == {"error", "message", "clauses", "faults", "state"}
    assert "Traceback" not in answer.text


@pytest.mark.parametrize("bad", ["x" * 5000, "a\x00b", "\x00"], ids=["long", "nul-inside", "nul"])
def test_long_and_unprintable_arguments_are_refused_clearly(come: Come, bad: str) -> None:
    """Wherever a text of the caller's is repeated in a message or stored: 4xx with a sentence of bounded length."""
    anna = come("Anna")
    table = anna.table("me", "me", "me", start=True)["state"]["table"]["id"]
    record = anna.seen(f"/tables/{table}/record")
    me = [{"kind": "me"}] * 3
    answers = [
        anna.post("/records", record={**record, "checksum": bad}),
        anna.post("/records", record={**record, "game": bad}),
        anna.post("/records", record={**record, "pack": bad}),
        anna.post("/records", record={**record, "options": {bad: bad}}),
        anna.post("/records", record={**record, "players": [bad] * 3}),
        anna.post("/records", record=f"game: great-fire\nchecksum: {bad}\n"),
        anna.post("/records", record=bad),
        anna.post("/packs", game=bad, data={}),
        anna.post("/packs", game="great-fire", data={bad: bad, "id": bad}),
        anna.post("/tables", game="great-fire", players=3, seats=me, options={bad: bad}),
        anna.post("/tables", game="great-fire", players=3, seats=me, options={"non_player": bad}),
        anna.post("/tables", game="great-fire", players=3, seats=me, pack=bad),
        anna.post("/tables", game=bad, players=3, seats=me),
        anna.post("/tables", game="great-fire", players=3, seats=me, title=bad),
        anna.post("/tables", game="great-fire", players=3, seats=me, stand_in=bad),
        anna.act(table, 0, bad, 1),
        anna.post(f"/tables/{table}/chat", text=bad),
        anna.post("/programs", name=bad),
        anna.get("/board/great-fire.json", pack=bad),
        anna.get("/board/great-fire.svg", pack=bad, non_player=bad),
        anna.get("/tables", game=bad),
        anna.get("/stream", watch=bad),
        anna.get("/links/" + bad.replace("\x00", "%00")),
        anna.get(f"/tables/{table}/why-not", action=bad, seat=0),
        anna.get(f"/tables/{table}/typed", line=bad, seat=0),
    ]
    for answer in answers:
        assert answer.status_code < 500, (answer.request.url, answer.request.content[:200], answer.text)
        assert len(answer.content) < 20_000
    assert {answer.status_code for answer in answers} - {200} <= {404, 409, 413, 422}


@pytest.mark.parametrize("bad", ["x" * 5000, "a\x00b"], ids=["long", "nul"])
def test_texts_inside_a_pack(come: Come, bad: str) -> None:
    """Each text of a valid pack in turn: refused with a sentence, or stored and played with."""
    anna = come("Anna")
    pack = anna.seen("/board/great-fire.json")
    places: list[tuple[Any, ...]] = [("meta", name) for name, value in pack["meta"].items() if isinstance(value, str)]
    places += [("spaces", 0, name) for name, value in pack["spaces"][0].items() if isinstance(value, str)]
    places += [("colours", 0, name) for name, value in pack["colours"][0].items() if isinstance(value, str)]
    for place in places:
        data = json.loads(json.dumps(pack))
        inner = data
        for step in place[:-1]:
            inner = inner[step]
        inner[place[-1]] = bad
        answer = anna.post("/packs", game="great-fire", data=data)
        assert answer.status_code in (201, 422), (place, answer.text)
        if answer.status_code == 201:
            made = anna.table("me", "me", "me", pack=answer.json()["digest"], start=True)
            assert anna.get(f"/tables/{made['state']['table']['id']}/board.svg").status_code == 200, place


def test_a_pack_with_thousands_of_faults(come: Come) -> None:
    """The answer is short, and others are served meanwhile."""
    anna, ben = come("Anna"), come("Ben")
    pack = anna.seen("/board/great-fire.json")
    rng = random.Random(1)
    pack["spaces"] = [
        {
            **pack["spaces"][0],
            "id": f"space-{number}",
            "polygon": [[rng.randrange(1600), rng.randrange(900)] for _ in range(60)],
        }
        for number in range(900)
    ]
    with ThreadPoolExecutor(1) as aside:
        upload = aside.submit(anna.post, "/packs", game="great-fire", data=pack)
        slowest = 0.0
        while not upload.done():
            started = time.monotonic()
            assert ben.http.get("/healthz").status_code == 200
            slowest = max(slowest, time.monotonic() - started)
    assert upload.result().status_code == 422
    assert len(upload.result().content) < 20_000
    assert "3" in upload.result().json()["message"]  # of thousands, with their number
    assert slowest < 5.0  # the check holds the interpreter for parts of a second, here together with the client
