"""Whatever is damaged in the database: `check-games` names it and goes on, the server refuses that table alone."""

import asyncio
import json
import logging
import os
import subprocess
from collections.abc import Iterator
from functools import cache
from typing import Final

import pytest
from sqlalchemy import Connection, text

from tests.server.guests import Data, Guest, play_on
from tests.server.hosting import opened
from tests.server.test_play import begun
from tinderbox import game
from tinderbox.bench.server_process import PROGRAM
from tinderbox.core.documents.records import full_record
from tinderbox.server.bots.turns import BotTurns
from tinderbox.server.check_games import differences
from tinderbox.server.service import Service

MOVES: Final = 14
LAST: Final = MOVES + 2  # entries: made, start, moves

EVERYWHERE: Final[dict[str, str]] = {
    "first entry missing": "DELETE FROM log WHERE table_id = :t AND seq = 1",
    "start missing": "DELETE FROM log WHERE table_id = :t AND seq = 2",
    "entry missing": "DELETE FROM log WHERE table_id = :t AND seq = 9",
    "last entry missing": f"DELETE FROM log WHERE table_id = :t AND seq = {LAST}",
    "log missing": "DELETE FROM log WHERE table_id = :t",
    "entry doubled": f"UPDATE log SET seq = {LAST + 1} WHERE table_id = :t AND seq = {LAST}",
    "seat missing": "DELETE FROM seats WHERE table_id = :t AND seat = 1",
    "seats missing": "DELETE FROM seats WHERE table_id = :t",
    "seat misnumbered": "UPDATE seats SET seat = 7 WHERE table_id = :t AND seat = 2",
    "seat of unknown kind": "UPDATE seats SET kind = 'sofa' WHERE table_id = :t AND seat = 2",
    "entry of unknown kind": "UPDATE log SET kind = 'dance' WHERE table_id = :t AND seq = 9",
    "seat of an entry negative": "UPDATE log SET seat = -3 WHERE table_id = :t AND seq = 9",
    "payload empty": "UPDATE log SET payload = '{}' WHERE table_id = :t AND seq = 9",
    "payload a list": "UPDATE log SET payload = '[1, 2]' WHERE table_id = :t AND seq = 9",
    "payload null": "UPDATE log SET payload = 'null' WHERE table_id = :t AND seq = 9",
    "action a number": """UPDATE log SET payload = '{"action": 7, "drawn": 0}' WHERE table_id = :t AND seq = 9""",
    "action unknown": """UPDATE log SET payload = '{"action": "sing", "drawn": 0}' WHERE table_id = :t AND seq = 9""",
    "draws a word": """UPDATE log SET payload = '{"draws": 7, "drawn": 0}' WHERE table_id = :t AND seq = 2""",
    "game unknown": "UPDATE tables SET game = 'chess' WHERE id = :t",
    "pack unknown": "UPDATE tables SET pack = 'atlantis-1', pack_digest = 'sha256:1' WHERE id = :t",
    "pack changed": "UPDATE tables SET pack_digest = 'sha256:0' WHERE id = :t",
    "rules negative": "UPDATE tables SET rules = -1 WHERE id = :t",
    "players wrong": "UPDATE tables SET players = 5 WHERE id = :t",
    "players none": "UPDATE tables SET players = 0 WHERE id = :t",
    "options unknown": """UPDATE tables SET options = '{"weather": "fine"}' WHERE id = :t""",
    "options a list": "UPDATE tables SET options = '[]' WHERE id = :t",
    "seed changed": "UPDATE tables SET seed = '' WHERE id = :t",
    "origin faulty": """UPDATE tables SET origin = '{"spaces": 3}' WHERE id = :t""",
    "status unknown": "UPDATE tables SET status = 'odd' WHERE id = :t",
    "status over": "UPDATE tables SET status = 'over' WHERE id = :t",
    "not started": "UPDATE tables SET started = NULL WHERE id = :t",
    "seq too small": "UPDATE tables SET seq = 3 WHERE id = :t",
    "seq negative": "UPDATE tables SET seq = -3 WHERE id = :t",
    "decisions wrong": "UPDATE tables SET decisions = 999 WHERE id = :t",
    "actor nobody": "UPDATE tables SET actor = 77 WHERE id = :t",
    "scores a word": """UPDATE tables SET scores = '"many"' WHERE id = :t""",
    "pending a number": "UPDATE tables SET pending = '3' WHERE id = :t",
    "snapshot empty": "UPDATE snapshots SET data = '{}' WHERE table_id = :t",
    "snapshot null": "UPDATE snapshots SET data = 'null' WHERE table_id = :t",
    "snapshot beyond the log": "UPDATE snapshots SET seq = 500 WHERE table_id = :t",
}
ON_SQLITE: Final[dict[str, str]] = {
    "payload not JSON": "UPDATE log SET payload = '{oops' WHERE table_id = :t AND seq = 9",
    "payload bytes": "UPDATE log SET payload = x'ff00fe' WHERE table_id = :t AND seq = 9",
    "options not JSON": "UPDATE tables SET options = 'no' WHERE id = :t",
    "origin not JSON": "UPDATE tables SET origin = 'no' WHERE id = :t",
    "snapshot not JSON": "UPDATE snapshots SET data = 'no' WHERE table_id = :t",
    "seq a word": "UPDATE tables SET seq = 'many' WHERE id = :t",
    "entry's time a word": "UPDATE log SET at = 'noon' WHERE table_id = :t AND seq = 9",
    "title bytes": "UPDATE tables SET title = x'ff' WHERE id = :t",
    "game a number": "UPDATE tables SET game = x'00' WHERE id = :t",
}
HARMLESS: Final = {"seed changed"}
"""The log holds the results of the draws made so far: the seed counts from here on."""


@pytest.fixture(scope="module")
def running(url: str) -> Iterator[tuple[Service, Guest, str]]:
    """A server with a table that is well."""
    with opened(url, snapshot_every=6, bot_processes=0) as (base, service), Guest(base, "Anna") as anna:
        well = begun(anna)
        play_on({0: anna, 1: anna, 2: anna}, well, 3)
        yield service, anna, well


@cache
def game_begun() -> Data:
    match = game("great-fire").new(3, seed=5)
    while match.seq < MOVES:
        match.play(match.legal()[-1])
    return full_record(match)


def damage(service: Service, table: str, statement: str) -> None:
    with service.database.writing() as connection:
        if service.database.is_postgresql:
            connection.execute(text("SET LOCAL session_replication_role = replica"))  # no foreign keys
        else:
            connection.execute(text("PRAGMA defer_foreign_keys = ON"))
        connection.execute(text(statement.replace(":t", f"'{table}'").replace(": ", "\\: ")))
    service.rooms.rooms.pop(table, None)


def remove(connection: Connection, table: str) -> None:
    for part in ("log", "snapshots", "seats"):
        connection.execute(text(f"DELETE FROM {part} WHERE table_id = '{table}'"))
    connection.execute(text(f"DELETE FROM tables WHERE id = '{table}'"))


@pytest.mark.parametrize("kind", [*EVERYWHERE, *ON_SQLITE])
def test_any_damage_is_found_and_harms_only_its_table(running: tuple[Service, Guest, str], kind: str) -> None:
    service, anna, well = running
    if kind in ON_SQLITE and service.database.is_postgresql:
        pytest.skip("PostgreSQL checks this itself")
    table = anna.done("/records", record=game_begun())["table"]["id"]
    damage(service, table, {**EVERYWHERE, **ON_SQLITE}[kind])
    try:
        found = dict(differences(service.database, service.rooms.boxes))
        assert found[well] is None
        difference = found[table]
        assert (difference is None) == (kind in HARMLESS)
        for language in ("en", "de", "fr"):
            assert difference is None or difference.what.text(language)
        answers = [anna.get(f"/tables/{table}{path}") for path in ("", "/log", "/replay", "/record")]
        assert all(answer.status_code in (200, 409) for answer in answers), [answer.text[:200] for answer in answers]
        assert well in [each["id"] for each in anna.seen("/me/tables", most=200)["tables"]]
        assert anna.state(well)["table"]["status"] == "playing"
    finally:
        with service.database.writing() as connection:
            remove(connection, table)


def test_a_damaged_table_is_logged_once_and_bots_leave_it_alone(
    running: tuple[Service, Guest, str], caplog: pytest.LogCaptureFixture
) -> None:
    service, anna, _ = running
    table = str(anna.table("random", "me", "me", start=False)["state"]["table"]["id"])
    anna.done(f"/tables/{table}/start")
    damage(service, table, "UPDATE log SET payload = '{}' WHERE table_id = :t AND seq = 2")
    damage(service, table, "UPDATE log SET kind = 'dance' WHERE table_id = :t AND seq = 2")
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            answer = anna.get(f"/tables/{table}")
            assert (answer.status_code, answer.json()["error"]) == (409, "table-damaged")
            asyncio.run_coroutine_threadsafe(BotTurns(service).attend(table), service.loop).result(10)
    logged = [record for record in caplog.records if getattr(record, "table", None) == table]
    assert [(record.message, record.exc_info) for record in logged] == [("table damaged", None)]
    assert service.rooms.is_damaged(table)
    with service.database.writing() as connection:
        remove(connection, table)


def test_check_games_reports_damage_by_words_and_exit_code(running: tuple[Service, Guest, str], url: str) -> None:
    service, anna, _ = running
    tables = [begun(anna) for _ in range(2)]
    damage(service, tables[0], "DELETE FROM log WHERE table_id = :t AND seq = 1")
    damage(service, tables[1], "UPDATE tables SET players = -4 WHERE id = :t")
    environment = {**os.environ, "TINDERBOX_DATABASE_URL": url, "TINDERBOX_LANG": "en"}
    run = subprocess.run([*PROGRAM, "check-games", "--json"], env=environment, capture_output=True, check=False)
    assert (run.returncode, run.stderr) == (1, b"")
    report = json.loads(run.stdout)
    assert {row["table"] for row in report["differences"]} == set(tables)
    assert {row["what"] for row in report["differences"]} >= {"Entry 1 of the log is missing."}
    assert report["checked"] >= 3
    with service.database.writing() as connection:
        for table in tables:
            remove(connection, table)
    run = subprocess.run([*PROGRAM, "check-games"], env=environment, capture_output=True, check=False)
    assert run.returncode == 0, run.stdout
