"""Cookies and tokens: only hashes are stored, and guests and the host can revoke them."""

import sqlite3
import subprocess
import time
from pathlib import Path

import pytest

from tests.server.conftest import sqlite_in
from tests.server.guests import Come, Guest
from tests.server.hosting import in_thread
from tinderbox.bench.server_process import PROGRAM
from tinderbox.server.http import auth


def copy_of(guest: Guest) -> Guest:
    """Somebody else with the same cookie."""
    return Guest(str(guest.http.base_url), cookies=dict(guest.http.cookies))


def test_a_new_cookie_makes_copies_invalid(come: Come) -> None:
    anna = come("Anna")
    table = anna.table("me", "me", "me", start=True)["state"]["table"]["id"]
    with copy_of(anna) as thief, thief.stream() as ear:
        ear.until(table, 1)
        assert anna.done("/me/renew")["name"] == "Anna"
        ear.wait(lambda: ear.ended)  # an open stream ends too
        assert thief.get("/me").status_code == 401
    assert anna.seen("/me")["id"] == anna.me["id"]
    assert anna.state(table)["mine"] == [0, 1, 2]


def test_log_out_everywhere(come: Come) -> None:
    anna = come("Anna")
    with copy_of(anna) as elsewhere:
        assert elsewhere.get("/me").status_code == 200
        anna.done("/me/logout")
        assert "tinderbox_guest" not in anna.http.cookies
        assert elsewhere.get("/me").status_code == 401


def test_a_deleted_program_is_unknown(come: Come) -> None:
    anna, ben = come("Anna"), come("Ben")
    program = anna.done("/programs", name="Engine")
    with Guest(str(anna.http.base_url), headers={"Authorization": f"Bearer {program['token']}"}) as engine:
        assert engine.get("/me").status_code == 200
        assert engine.post("/me/renew").status_code == 403
        assert engine.post("/me/logout").status_code == 403
        assert ben.post(f"/programs/{program['id']}/revoke").status_code == 404
        anna.done(f"/programs/{program['id']}/revoke")
        assert engine.get("/me").status_code == 401
    assert program["id"] not in [each["id"] for each in anna.seen("/programs")]


def test_a_program_and_a_guest_are_not_taken_for_each_other(come: Come) -> None:
    """A token in a cookie, or a cookie as a token, opens nothing."""
    anna = come("Anna")
    token, cookie = anna.done("/programs", name="Engine")["token"], anna.http.cookies["tinderbox_guest"]
    base = str(anna.http.base_url)
    with Guest(base, headers={"Authorization": f"Bearer {cookie}"}) as one:
        assert one.get("/me").status_code == 401
    with Guest(base, cookies={"tinderbox_guest": token}) as other:
        assert other.get("/me").status_code == 401


def test_a_backup_opens_nothing(tmp_path: Path) -> None:
    """No text in the database is a cookie or a token, and nothing in it makes one."""
    with in_thread(sqlite_in(tmp_path)) as base, Guest(base, "Anna") as anna:
        token, cookie = anna.done("/programs", name="Engine")["token"], anna.http.cookies["tinderbox_guest"]
        with sqlite3.connect(tmp_path / "tinderbox.sqlite") as database:
            dump = "\n".join(database.iterdump())
        assert "Anna" in dump
        assert token not in dump
        assert cookie not in dump
        assert anna.me["id"] not in cookie


def test_the_host_revokes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the server runs: it notices soon, open streams included."""
    monkeypatch.setattr(auth, "RECHECK", 0.2)
    url = sqlite_in(tmp_path)
    with in_thread(url) as base, Guest(base, "Anna") as anna, Guest(base, "Ben") as ben, anna.stream() as ear:
        ben.seen("/me")

        def revoke(*words: str) -> str:
            monkeypatch.setenv("TINDERBOX_DATABASE_URL", url)
            done = subprocess.run(
                [*PROGRAM, "revoke", "--lang", "en", *words], capture_output=True, text=True, check=False
            )
            assert "Traceback" not in done.stderr
            return done.stdout or done.stderr

        assert "One cookie" in revoke(anna.me["id"])
        ear.wait(lambda: ear.ended)
        assert anna.get("/me").status_code == 401
        assert ben.get("/me").status_code == 200
        assert "--all" in revoke()
        assert "One cookie" in revoke("--all")
        deadline = time.monotonic() + 10
        while ben.get("/me").status_code != 401:
            assert time.monotonic() < deadline
            time.sleep(0.1)
