"""Tables, records and positions of other rules: refused with one sentence, and nothing around them is harmed."""

import asyncio
import json
from collections.abc import Iterator

import httpx
import pytest
from sqlalchemy import update

from tests.server.guests import Guest, play_on
from tests.server.hosting import opened
from tinderbox import PositionError, RecordError, ViewError, game, game_ids, replay
from tinderbox.core.documents.record_text import to_text
from tinderbox.core.documents.records import full_record
from tinderbox.core.engine.rng import Rng
from tinderbox.core.text.messages import LANGUAGES
from tinderbox.server.bots.turns import BotTurns
from tinderbox.server.check_games import differences
from tinderbox.server.service import Service
from tinderbox.server.storage import queries
from tinderbox.server.storage.schema import TABLES

SENTENCE = {
    "en": "uses version {} of the rules",
    "de": "folgt Fassung {} der Regeln",
    "fr": "suit la version {} des règles",
}


def older(id: str) -> int:
    return game(id).box.version - 1


def make_old(service: Service, table: str, id: str) -> None:
    """A table as a server before the last change of the rules left it; its options and pack say nothing any more."""
    gone = {"rules": older(id), "options": {"supply": "of old"}, "pack": f"{id}-0", "pack_digest": "sha256:0"}
    with service.database.writing() as connection:
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(**gone))
    service.rooms.rooms.pop(table, None)


@pytest.fixture(params=game_ids())
def stored(request: pytest.FixtureRequest, url: str) -> Iterator[tuple[Service, Guest, str, str, str]]:
    """A server with an old table at which a bot must decide, and a new one."""
    id: str = request.param
    with opened(url, bot_processes=0) as (base, service), Guest(base, "Anna") as anna:
        old, new = (str(anna.table("random", "me", "me", game=id, public=True)["state"]["table"]["id"]) for _ in "12")
        for table in (old, new):
            anna.done(f"/tables/{table}/start")
        make_old(service, old, id)
        yield service, anna, id, old, new


def test_an_old_table_is_listed_and_says_why_it_cannot_be_opened(stored: tuple[Service, Guest, str, str, str]) -> None:
    _, anna, id, old, new = stored
    for path in ("/tables", "/me/tables"):
        listed = {table["id"]: table for table in anna.seen(path)["tables"]}
        assert listed.keys() >= {old, new}
        assert listed[old]["rules"] == older(id)
    for language in LANGUAGES:
        for path in ("", "/replay", "/record"):
            answer = httpx.get(f"{anna.http.base_url}/api/tables/{old}{path}", headers={"Accept-Language": language})
            assert (answer.status_code, answer.json()["error"]) == (409, "rules-gone")
            assert SENTENCE[language].format(older(id)) in answer.json()["message"]
    assert anna.act(old, 1, "end", 0).json()["error"] == "rules-gone"


def test_an_old_table_can_be_looked_at_as_far_as_it_was_recorded(stored: tuple[Service, Guest, str, str, str]) -> None:
    service, anna, _, old, _ = stored
    log = anna.seen(f"/tables/{old}/log")
    assert [entry["kind"] for entry in log["entries"]][:2] == ["made", "start"]
    assert log["seq"] == len(log["entries"])
    assert anna.seen(f"/tables/{old}/log", after=1, most=1)["entries"] == log["entries"][1:2]
    with service.database.writing() as connection:
        connection.execute(update(TABLES).where(TABLES.c.id == old).values(spectators=False, public=False))
    with Guest(str(anna.http.base_url), "Stranger") as stranger:
        assert stranger.get(f"/tables/{old}/log").status_code == 404


def test_streams_and_other_tables_go_on(stored: tuple[Service, Guest, str, str, str]) -> None:
    service, anna, _, old, new = stored
    with anna.stream() as ear:
        ear.until(new, 1)
        asyncio.run_coroutine_threadsafe(BotTurns(service).attend(new), service.loop).result(30)
        assert play_on({1: anna, 2: anna}, new, 1) == 1
        ear.until(new, anna.state(new)["seq"])
        assert not any(ear.told(event, old) >= 0 for event in ear.heard)


def test_no_bot_keeps_trying_at_an_old_table(stored: tuple[Service, Guest, str, str, str]) -> None:
    service, _, _, old, new = stored
    with service.database.writing() as connection:
        connection.execute(update(TABLES).where(TABLES.c.id.in_((old, new))).values(bot_turn=True))
    assert new in queries.bot_turns(service.database, 0)
    assert old not in queries.bot_turns(service.database, 0)
    asyncio.run_coroutine_threadsafe(BotTurns(service).attend(old), service.loop).result(10)


def test_the_check_of_stored_games_names_old_tables_and_checks_the_others(
    stored: tuple[Service, Guest, str, str, str],
) -> None:
    service, anna, id, old, new = stored
    waiting = anna.table("me", "open", "open", game=id)["state"]["table"]["id"]
    make_old(service, waiting, id)
    found = dict(differences(service.database))
    for table in (old, waiting):
        difference = found[table]
        assert difference is not None
        assert difference.what.id == "check-rules"
    assert found[new] is None


def test_a_server_starts_with_old_tables_and_plays_on(url: str) -> None:
    tables = {}
    with opened(url, bot_processes=0) as (base, service), Guest(base, "Anna") as anna:
        for id in game_ids():
            old = anna.table("random", "me", "me", game=id)["state"]["table"]["id"]
            tables[id] = anna.table("random", "me", "me", game=id)["state"]["table"]["id"]
            for table in (old, tables[id]):
                anna.done(f"/tables/{table}/start")
            make_old(service, old, id)
    with opened(url) as (base, service), Guest(base, "Bert") as bert:
        for table in tables.values():
            asyncio.run_coroutine_threadsafe(BotTurns(service).attend(table), service.loop).result(30)
            assert bert.state(table)["table"]["actor"] in (1, 2)


@pytest.mark.parametrize("id", game_ids())
def test_old_records_positions_and_views_are_refused_with_the_sentence(id: str) -> None:
    match = game(id).new(3, seed=1)
    match.play(match.legal()[0])
    record = {**full_record(match), "rules": older(id), "options": {"supply": "of old"}}
    for document in (record, json.dumps(record), to_text(record)):
        with pytest.raises(RecordError) as refused:
            replay(document)
        assert [fault.message.id for fault in refused.value.faults] == ["record-rules"]
    with pytest.raises(PositionError) as misplaced:
        game(id).from_position({**match.position(), "rules": older(id), "state": {"of": "old"}})
    assert [fault.message.id for fault in misplaced.value.faults] == ["record-rules"]
    with pytest.raises(ViewError) as unseen:
        game(id).imagine({**match.view(0), "rules": older(id)}, Rng(1))
    assert [fault.message.id for fault in unseen.value.faults] == ["record-rules"]
