"""What is large is packed, what holds a token is not, and browsers keep what never changes."""

import gzip
from collections.abc import Iterator
from typing import Final

import httpx
import pytest

from tests.server.conftest import sqlite_in
from tests.server.guests import Guest, play_on
from tests.server.hosting import in_thread
from tinderbox.server.routes import client as web

SCRIPT: Final = "export const fire = 1666;\n" * 200
PAGE: Final = "<!doctype html><title>Tinderbox</title>" + "<!-- -->" * 200
PLAIN: Final = {"Accept-Encoding": "identity"}


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with a small client of its own."""
    folder = tmp_path_factory.mktemp("web")
    (folder / "assets").mkdir()
    (folder / "assets" / "index-1a2b3c.js").write_text(SCRIPT)
    (folder / "assets" / "tiny-9f.css").write_text("a{}")
    (folder / "index.html").write_text(PAGE)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(web, "FOLDER", folder)
        with in_thread(sqlite_in(folder)) as address:
            yield address


def raw(base: str, path: str, **headers: str) -> tuple[httpx.Response, bytes]:
    """An answer with its bytes as they came."""
    with httpx.stream("GET", base + path, headers=headers) as answer:
        return answer, b"".join(answer.iter_raw())


@pytest.mark.parametrize(
    "path",
    [
        "/assets/index-1a2b3c.js",
        "/",
        "/api/games",
        "/api/catalogue/great-fire/de",
        "/api/board/great-fire.json",
        "/api/board/bretagne.svg",
        "/api/rules/bretagne",
    ],
)
def test_what_is_large_is_packed_for_who_can_unpack_it(base: str, path: str) -> None:
    short, packed = raw(base, path, **{"Accept-Encoding": "br, gzip;q=0.8"})
    long, plain = raw(base, path, **PLAIN)
    assert short.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in long.headers
    assert gzip.decompress(packed) == plain
    assert len(packed) < len(plain) / 2
    assert int(short.headers["content-length"]) == len(packed)
    for answer in (short, long):
        assert answer.headers["vary"].lower() == "accept-encoding"
    refused, unpacked = raw(base, path, **{"Accept-Encoding": "gzip;q=0"})
    assert "content-encoding" not in refused.headers
    assert unpacked == plain


def test_small_answers_stay_as_they_are(base: str) -> None:
    for path in ("/assets/tiny-9f.css", "/healthz", "/api/tables"):
        assert "content-encoding" not in raw(base, path, **{"Accept-Encoding": "gzip"})[0].headers


def test_browsers_keep_what_has_a_hash_in_its_name_and_ask_for_the_page(base: str) -> None:
    assert httpx.get(f"{base}/assets/index-1a2b3c.js").headers["cache-control"] == web.FOR_EVER
    for path in ("/", "/index.html", "/great-fire/some-table"):
        page = httpx.get(base + path)
        assert page.text == PAGE
        assert page.headers["content-type"].startswith("text/html")
        assert page.headers["cache-control"] == "no-cache"
        again = httpx.get(base + path, headers={"If-None-Match": page.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert httpx.get(base + path, headers={"If-None-Match": '"other"'}).status_code == 200
    assert httpx.head(f"{base}/").status_code == 200
    for path in ("/assets/none.js", "/favicon.ico", "/api/none"):
        assert httpx.get(base + path).status_code == 404


def test_paths_lead_nowhere_else(base: str) -> None:
    for path in ("/../tinderbox.sqlite", "/assets/%2e%2e/%2e%2e/tinderbox.sqlite", "/tinderbox.sqlite"):
        assert httpx.get(base + path).status_code == 404


def test_a_table_is_packed_and_its_length_is_blurred(base: str) -> None:
    with Guest(base, "Anna") as anna:
        table = anna.table("me", "me", "me", start=True)["state"]["table"]["id"]
        play_on({0: anna, 1: anna, 2: anna}, table, 3)
        lengths: set[str] = set()
        for _ in range(12):
            answer = anna.http.get(f"/api/tables/{table}")
            assert answer.headers["content-encoding"] == "gzip"
            assert answer.json()["table"]["id"] == table
            lengths.add(answer.headers["content-length"])
        assert len(lengths) > 1


def test_tokens_and_streams_are_never_packed(base: str) -> None:
    with Guest(base, "Anna" * 10) as anna:
        made = anna.http.post(
            "/api/tables",
            json={"game": "great-fire", "players": 3, "title": "x" * 60, "seats": [{"kind": "link"}] * 3},
        )
        table, links = made.json()["state"]["table"]["id"], made.json()["links"]
        for number in range(10):
            anna.done(f"/tables/{table}/chat", text=f"{links['0']} {number} " + "y" * 200)
        shown = anna.http.get(f"/api/tables/{table}")
        program = anna.http.post("/api/programs", json={"name": "z" * 40})
        assert links["0"] in made.text
        assert len(shown.content) > 2048
        assert links["0"] in shown.text
        for answer in (made, shown, program):
            assert "content-encoding" not in answer.headers
        with anna.http.stream("GET", "/api/stream", headers={"Accept-Encoding": "gzip"}) as stream:
            assert stream.status_code == 200
            assert "content-encoding" not in stream.headers
