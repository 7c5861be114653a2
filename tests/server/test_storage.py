"""What is kept, and how: forms, snapshots, checks before a deploy, secrets, settings."""

import json
import os
import stat
import subprocess
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import select, text, update

from tests.server.conftest import sqlite_in
from tests.server.guests import Data, Guest, play_on
from tests.server.hosting import opened
from tests.server.test_play import begun
from tinderbox.bench.server_process import PROGRAM
from tinderbox.core.documents.json_documents import canonical
from tinderbox.server.check_games import differences
from tinderbox.server.settings import Settings, SettingsError, read_settings
from tinderbox.server.storage import queries
from tinderbox.server.storage.database import Database
from tinderbox.server.storage.schema import LOG, METADATA, SNAPSHOTS, TABLES
from tinderbox.server.tables.rooms import play_of
from tinderbox.server.tables.viewer import SeatSight


def database_at(url: str) -> Database:
    return Database(Settings(database_url=url).url)


def test_the_migrations_lead_to_the_form_that_the_code_expects(url: str) -> None:
    database = database_at(url)
    database.migrate()
    database.migrate()
    with database.reading() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
    database.close()


def test_a_table_read_anew_is_the_same(url: str) -> None:
    """From its newest snapshot as from its whole log, wherever in the game."""
    with opened(url, snapshot_every=7) as (base, service), Guest(base, "Anna") as anna:
        table = begun(anna)
        for step in range(30):
            play_on({0: anna, 1: anna, 2: anna}, table, 1, seed=step)
            if step % 10 == 9:
                state = anna.state(table)
                back = state["table"]["decisions"] - 8
                anna.done(f"/tables/{table}/ask-undo", seat=0, decisions=max(back, 1), seq=state["seq"])
            short, whole = (queries.load(service.database, table, whole=all_of_it) for all_of_it in (False, True))
            assert short is not None
            assert whole is not None
            room = service.rooms.rooms[table]
            plays = [room.play, play_of(room.box, short), play_of(room.box, whole)]
            for seat in (SeatSight(0), SeatSight(1), SeatSight(2), None):
                views = {canonical(play.view(seat)) for play in plays if play is not None}
                assert len(views) == 1
            assert len({play.limit for play in plays if play}) == 1
            assert len({play.match.draw_source.drawn for play in plays if play and play.match.draw_source}) == 1
        with service.database.reading() as connection:
            kept = connection.execute(select(SNAPSHOTS.c.seq).where(SNAPSHOTS.c.table_id == table)).scalars().all()
        assert len(kept) == 1


def test_a_table_that_left_the_memory_comes_back(url: str) -> None:
    with opened(url, rooms=1, snapshot_every=5) as (base, service), Guest(base, "Anna") as anna:
        tables = [begun(anna) for _ in range(3)]
        before: dict[str, Data] = {}
        for _ in range(8):
            for table in tables:
                if table in before:
                    assert anna.state(table, seat=0)["view"] == before[table]
                play_on({0: anna, 1: anna, 2: anna}, table, 1)
                before[table] = anna.state(table, seat=0)["view"]
        assert len(service.rooms.rooms) <= 2
        seat = anna.state(tables[0])["table"]["actor"]
        asked = {"seat": seat, "decisions": 1, "seq": anna.state(tables[0])["seq"]}
        anna.done(f"/tables/{tables[0]}/ask-undo", **asked)
        assert anna.state(tables[0])["view"]["seq"] == 1
        assert len(anna.seen(f"/tables/{tables[1]}/replay")["frames"]) == 9


def test_stored_games_are_checked_against_the_installed_code(url: str, tmp_path: Path) -> None:
    with opened(url, snapshot_every=6) as (base, service), Guest(base, "Anna") as anna:
        tables = [begun(anna) for _ in range(5)]
        for table in tables:
            play_on({0: anna, 1: anna, 2: anna}, table, 14)
        anna.table("me", "open", "open")
        database = service.database
        assert [found for _, found in differences(database) if found] == []
        changed, rules, scored, snapped, fine = tables
        with database.writing() as connection:
            entry = LOG.c.table_id == changed, LOG.c.seq == 9
            row = connection.execute(select(LOG).where(*entry)).one()
            connection.execute(update(LOG).where(*entry).values(payload={**row.payload, "action": "hero"}))
            connection.execute(update(TABLES).where(TABLES.c.id == rules).values(rules=99))
            connection.execute(update(TABLES).where(TABLES.c.id == scored).values(scores=[1, 2, 3]))
            snapshot = connection.execute(select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == snapped)).one()
            data = {**snapshot.data, "state": {**snapshot.data["state"], "points": 9}}
            connection.execute(update(SNAPSHOTS).where(SNAPSHOTS.c.table_id == snapped).values(data=data))
        found = {difference.table: difference for _, difference in differences(database) if difference}
        assert found.keys() == {changed, rules, scored, snapped}
        assert found[changed].seq == 9
        assert found[rules].what.id == "check-rules"
        assert found[scored].what.id == "check-scores"
        assert found[snapped].what.id == "check-snapshot"
    environment = {**os.environ, "TINDERBOX_DATABASE_URL": url, "TINDERBOX_LANG": "de"}
    run = subprocess.run([*PROGRAM, "check-games", "--json"], env=environment, capture_output=True, check=False)
    assert run.returncode == 1, run.stderr
    told = json.loads(run.stdout)
    assert told["checked"] >= 6
    assert {row["table"] for row in told["differences"]} == found.keys()
    words = subprocess.run([*PROGRAM, "check-games"], env=environment, capture_output=True, check=False).stdout.decode()
    assert f"Tisch {changed}, Eintrag 9" in words
    assert fine not in words


def test_a_game_of_other_rules_is_left_alone(url: str) -> None:
    """A table keeps the version it began with; what is not installed is not played by another."""
    with opened(url, rooms=1) as (base, service), Guest(base, "Anna") as anna:
        table = begun(anna)
        with service.database.writing() as connection:
            connection.execute(update(TABLES).where(TABLES.c.id == table).values(rules=99))
        begun(anna)
        answer = anna.get(f"/tables/{table}")
        assert answer.status_code == 409
        assert answer.json()["error"] == "rules-gone"


def test_the_house_makes_its_own_secret_and_keeps_it(tmp_path: Path) -> None:
    first, second = database_at(sqlite_in(tmp_path)), database_at(sqlite_in(tmp_path))
    first.migrate()
    secret = first.secret()
    assert len(secret) >= 32
    assert second.secret() == secret
    other = database_at(sqlite_in(tmp_path / "other_workers"))
    other.migrate()
    assert other.secret() != secret
    assert stat.S_IMODE((tmp_path / "tinderbox.sqlite").stat().st_mode) == 0o600
    with first.reading() as connection:
        pragmas = {
            name: connection.execute(text(f"PRAGMA {name}")).scalar() for name in ("journal_mode", "synchronous")
        }
    assert pragmas == {"journal_mode": "wal", "synchronous": 2}
    for database in (first, second, other):
        database.close()


@pytest.mark.parametrize(
    ("name", "value", "what"),
    [
        ("PORT", "eighty", "TINDERBOX_PORT"),
        ("PORT", "70000", "TINDERBOX_PORT"),
        ("DATABASE_URL", "mysql://localhost/x", "TINDERBOX_DATABASE_URL"),
        ("WORKERS", "4", "TINDERBOX_WORKERS"),
        ("SECRET", "short", "TINDERBOX_SECRET"),
        ("LOG_LEVEL", "loud", "TINDERBOX_LOG_LEVEL"),
        ("PUBLIC_URL", "play.example", "TINDERBOX_PUBLIC_URL"),
        ("PROT", "8666", "TINDERBOX_PROT"),
    ],
)
def test_settings_are_checked_at_the_start(monkeypatch: pytest.MonkeyPatch, name: str, value: str, what: str) -> None:
    monkeypatch.setenv(f"TINDERBOX_{name}", value)
    with pytest.raises(SettingsError) as caught:
        read_settings()
    (fault,) = caught.value.faults
    assert fault.entry == what
    for language in ("en", "de", "fr"):
        assert what in caught.value.text(language)
    if name == "SECRET":
        assert value not in str(caught.value)


def test_a_wrong_setting_ends_the_program_with_one_clear_message(tmp_path: Path) -> None:
    environment = {**os.environ, "TINDERBOX_PORT": "eighty", "TINDERBOX_LANG": "en"}
    run = subprocess.run([*PROGRAM, "serve"], env=environment, capture_output=True, check=False)
    assert run.returncode == 2
    assert b"TINDERBOX_PORT" in run.stderr
    assert b"Traceback" not in run.stderr


@pytest.mark.parametrize("state", ["empty", "newer"])
def test_a_database_of_another_version_is_one_clear_sentence(own_url: str, state: str) -> None:
    """No traceback and no password; an empty database is fine for the server, which fills it."""
    database = database_at(own_url)
    if state == "newer":
        database.migrate()
        with database.writing() as connection:
            connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    database.close()
    address = own_url.replace("postgres@", "postgres:hush@")
    environment = {**os.environ, "TINDERBOX_DATABASE_URL": address, "TINDERBOX_PORT": "0", "TINDERBOX_LANG": "en"}
    for command in ("check-games", "serve") if state == "newer" else ("check-games",):
        run = subprocess.run([*PROGRAM, command], env=environment, capture_output=True, text=True, check=False)
        assert (run.returncode, run.stdout) == (2, "")
        (line,) = run.stderr.strip().splitlines()
        assert ("newer version" if state == "newer" else "no games yet") in line
        assert "hush" not in line
