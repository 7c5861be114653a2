"""The texts in streams and answers: each reader's language, the same as the queries say, and no secrets."""

import random
from typing import Any, Final

import orjson
import pytest

from tests.server.conftest import sqlite_in
from tests.server.guests import Come, Data, Ear, Guest, play_on
from tests.server.hosting import opened
from tests.server.test_play import begun
from tinderbox.core.draws import DrawSource
from tinderbox.core.engine.rng import Rng
from tinderbox.core.match import Match
from tinderbox.core.text.messages import LANGUAGES
from tinderbox.games.registry import game, game_ids
from tinderbox.server.tables.texts import MOST_RECENT, Texts

NAMES: Final = ("Anna", "Ben", "Cleo")


def latest(ear: Ear, table: str, seat: int | None) -> Data:
    """The newest of each text that a reader has got for a seat."""
    found: Data = {}
    for name, data, _ in list(ear.heard):
        id = data["table"]["id"] if name == "table" else data.get("table")
        if name in ("table", "update") and id == table and data["seat"] == seat and "prompt" in data:
            found = {field: data.get(field) for field in ("prompt", "actions", "previews", "notes")}
    return found


def asked_for(guest: Guest, table: str, seat: int, language: str) -> Data:
    """The same from the queries."""
    legal = guest.seen(f"/tables/{table}/legal", seat=seat, lang=language)
    outlook = guest.seen(f"/tables/{table}/outlook", seat=seat, lang=language)["actions"]
    deciding = legal["actor"] == seat
    actions = [{"action": each["text"], "label": each["label"]} for each in legal["actions"]]
    return {
        "prompt": legal["prompt"],
        "actions": actions if deciding else None,
        "previews": outlook if deciding else None,
        "notes": guest.seen(f"/tables/{table}/notes", seat=seat, lang=language)["notes"],
    }


def without_more(texts: Data) -> Data:
    """The texts as the queries give them, which know neither groups nor the notes of a preview."""
    actions, previews = texts["actions"], texts["previews"]
    return {
        **texts,
        "actions": actions and [{"action": each["action"], "label": each["label"]} for each in actions],
        "previews": previews
        and {action: {"events": each["events"], "route": each["route"]} for action, each in previews.items()},
    }


@pytest.mark.parametrize("id", ["great-fire", "bretagne"])
def test_every_seat_reads_what_the_queries_say_in_its_language(come: Come, id: str) -> None:
    anna, ben, cleo = come("Anna"), come("Ben"), come("Cleo")
    table = anna.table("me", "open", "me", game=id)["state"]["table"]["id"]
    ben.done(f"/tables/{table}/join")
    anna.done(f"/tables/{table}/start")
    with anna.stream(lang="de") as hers, ben.stream(lang="fr") as his, cleo.stream(watch=table, lang="en") as watching:
        for _ in range(8):
            play_on({0: anna, 1: ben, 2: anna}, table, 4)
            seq = anna.state(table)["seq"]
            for ear in (hers, his, watching):
                ear.until(table, seq)
            for ear, guest, seat, language in ((hers, anna, 0, "de"), (hers, anna, 2, "de"), (his, ben, 1, "fr")):
                wanted = asked_for(guest, table, seat, language)
                if wanted["actions"] is None:
                    assert latest(ear, table, seat)["actions"] is None
                assert without_more(latest(ear, table, seat)) == wanted
            seen = [event for update in watching.of("update") for event in update["events"]]
            assert seen == cleo.seen(f"/tables/{table}/events", since=1, words=True, lang="en")["events"]


def test_the_answer_to_an_action_is_what_the_stream_brings(come: Come) -> None:
    anna = come("Anna")
    table = begun(anna)
    with anna.stream(lang="fr") as ear:
        actor = anna.state(table)["table"]["actor"]
        mine = anna.state(table, seat=actor)
        answer = anna.http.post(
            f"/api/tables/{table}/actions?lang=fr",
            json={"seat": actor, "action": mine["legal"][0], "seq": mine["seq"]},
        ).json()
        ear.until(table, answer["seq"])
        (update,) = (each for each in ear.of("update") if each["seat"] == actor)
    assert answer == update
    assert answer["events"][0]["text"]
    assert answer["prompt"]


def test_an_undo_brings_the_events_that_are_left(come: Come) -> None:
    anna = come("Anna")
    table = begun(anna)
    play_on({0: anna, 1: anna, 2: anna}, table, 6)
    with anna.stream() as ear:
        state = anna.state(table)
        anna.done(f"/tables/{table}/ask-undo", seat=state["table"]["actor"], decisions=3, seq=state["seq"])
        ear.until(table, anna.state(table)["seq"])
        update = next(each for each in ear.of("update") if each["seat"] == 0)
    assert update["events"] == anna.seen(f"/tables/{table}/events", since=3, seat=0, words=True)["events"]
    assert update["prompt"] == anna.seen(f"/tables/{table}/legal", seat=0)["prompt"]


def match_of(id: str, seed: int) -> Match:
    return Match(game(id).box(len(NAMES)), DrawSource(f"{seed:032x}"), NAMES)


def read_by(match: Match, seat: int | None) -> bytes:
    texts = Texts(match, "en", NAMES, True, None)
    return orjson.dumps({"events": texts.recent_events(seat), **texts.decision(seat, match.view(seat))})


@pytest.mark.parametrize("id", game_ids())
def test_texts_tell_nobody_what_is_hidden(id: str) -> None:
    """Redealing what a reader does not know changes no byte of what it reads, previews included."""
    rng = random.Random(5)
    match = match_of(id, 5)
    while not match.over:
        for seat in (None, *range(len(NAMES))):
            before = read_by(match, seat)
            other = match.copy()
            other.state.redeal(-1 if seat is None else seat, Rng(rng.randrange(2**32)))
            other._legal = None
            assert read_by(other, seat) == before
        for _ in range(7):
            if not match.over:
                match.play(rng.choice(match.legal()))


@pytest.mark.parametrize("id", game_ids())
def test_sentences_that_all_may_read_are_made_once(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match, rng = match_of(id, 1), random.Random(1)
    for _ in range(60):
        match.play(rng.choice(match.legal()))
    told: list[Any] = []
    tell = type(match.box).tell

    def counted(box: Any, event: Data, *more: Any) -> str:
        told.append(event)
        return tell(box, event, *more)

    monkeypatch.setattr(type(match.box), "tell", counted)
    texts = Texts(match, "de", NAMES, True, None)
    for seat in (None, 0, 1, 2):
        texts.recent_events(seat)
    events = match.events(None)[-MOST_RECENT:]
    assert len(told) <= len(events) + sum("known" in event for event in events)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_reader_gets_the_newest_events_only(language: Any) -> None:
    match, rng = match_of("great-fire", 3), random.Random(3)
    while not match.over:
        match.play(rng.choice(match.legal()))
    events = orjson.loads(orjson.dumps(Texts(match, language, NAMES, False, None).recent_events(0)))
    assert 0 < len(events) <= MOST_RECENT
    assert [event["seq"] for event in events] == [event["seq"] for event in match.events(0, events[0]["seq"])]


def test_a_damaged_table_ends_only_its_own_messages(
    tmp_path_factory: pytest.TempPathFactory, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(sqlite_in(tmp_path_factory.mktemp("damaged"))) as (base, service), Guest(base, "Anna") as anna:
        broken, sound, later = begun(anna), begun(anna), begun(anna)
        monkeypatch.setattr(service.rooms.rooms[broken], "state", fails)
        with anna.stream() as ear, anna.stream():
            ear.until(sound, 1)
            ear.until(later, 1)
            assert list(ear.of("gone")) == [{"table": broken, "reason": "damaged"}]
            monkeypatch.setattr(service.rooms.rooms[later], "undo_for", fails)
            anna.post(f"/tables/{later}/chat", text="Hello")
            ear.wait(lambda: len(list(ear.of("gone"))) == 2)
            play_on({0: anna, 1: anna, 2: anna}, sound, 2)
            ear.until(sound, anna.state(sound)["seq"])
    failed = [vars(record)["table"] for record in caplog.records if record.msg == "table failed"]
    assert sorted(failed) == sorted([broken, later])


def fails(*_: object) -> Any:
    raise RuntimeError
