"""`tinderbox serve` as a process: what it writes down, and how it ends."""

import json
import os
import subprocess
from pathlib import Path

import pytest

from tests.server.conftest import sqlite_in
from tests.server.guests import Guest
from tests.server.hosting import Served
from tests.server.postgres import free_port
from tinderbox.bench.server_process import PROGRAM


@pytest.mark.slow
def test_logs_are_json_without_secrets_and_the_end_is_clean(tmp_path: Path) -> None:
    """Whoever listens hears `bye`, what was acknowledged is there afterwards, and no line holds a token."""
    served = Served(sqlite_in(tmp_path), tmp_path, log_level="debug")
    served.start()
    with Guest(served.base, "Anna") as anna, Guest(served.base, "Ben") as ben:
        token = anna.done("/programs", name="Engine")["token"]
        made = anna.table("me", "link", "me")
        table, link = made["state"]["table"]["id"], made["links"]["1"]
        ben.seen(f"/links/{link}")
        ben.done(f"/links/{link}/claim")
        with Guest(served.base, headers={"Authorization": f"Bearer {token}"}) as engine:
            engine.seen("/me")
        anna.done(f"/tables/{table}/start")
        cookie = str(anna.http.cookies["tinderbox_guest"])
        with ben.stream() as ear:
            ear.until(table, 1)
            said = anna.done(f"/tables/{table}/chat", text="Not for the log")
            assert served.stop() == 0, served.log()
            ear.wait(lambda: ear.ended)
            assert list(ear.of("bye"))
            assert any(update["seq"] == said["seq"] for update in ear.of("update"))
    logged = served.log()
    lines = [json.loads(line) for line in logged.splitlines() if line.startswith("{")]
    assert len(lines) >= len(logged.splitlines()) - 1  # all but the address, which is for people
    assert {"level", "message", "time"} <= set(lines[0])
    assert any(line.get("route") == "/api/links/{token}/claim" and line["status"] == 200 for line in lines)
    for secret in (token, link, cookie, "Not for the log"):
        assert secret not in logged
    served.start()
    with Guest(served.base) as somebody:
        entries = somebody.seen(f"/tables/{table}/log")["entries"]
        assert entries[-1]["text"] == "Not for the log"
    assert served.stop() == 0


@pytest.mark.parametrize("command", ["serve", "check-games", "revoke"])
@pytest.mark.parametrize("url", ["postgresql://anna:hush@127.0.0.1:{port}/games", "sqlite:////proc/none/games.sqlite"])
def test_an_unreachable_database_is_one_clear_line(command: str, url: str) -> None:
    """No address to open, no traceback, no password."""
    environment = {**os.environ, "TINDERBOX_DATABASE_URL": url.format(port=free_port()), "TINDERBOX_PORT": "0"}
    words = [*PROGRAM, command, "--lang", "en", *(["--all"] if command == "revoke" else [])]
    done = subprocess.run(words, env=environment, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 2
    assert done.stdout == ""
    assert "Cannot reach the database" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert "hush" not in done.stderr
