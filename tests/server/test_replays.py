"""Replay, positions, records and packs: during play what one knew, after the end everything."""

import json
import threading
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

import tinderbox
from tests.server.conftest import sqlite_in
from tests.server.guests import Come, Data, Guest, play_on
from tests.server.hosting import opened
from tests.server.test_play import begun
from tinderbox.core.documents.packs import read
from tinderbox.core.documents.record_text import to_text
from tinderbox.server.tables import replays


def played(game: str, seed: int = 3, most: int = 10_000) -> tinderbox.Match:
    match = tinderbox.game(game).new(3, seed=seed, names=["Anna", "Ben", "Cleo"])
    while match.actor is not None and match.seq < most:
        match.play(match.legal()[match.seq % len(match.legal())])
    return match


@pytest.mark.parametrize("game", ["great-fire", "bretagne"])
@pytest.mark.parametrize("form", [lambda record: record, to_text, json.dumps], ids=["data", "text", "json"])
def test_a_record_goes_up_and_comes_down(come: Come, game: str, form: Callable[[Data], Any]) -> None:
    anna = come("Anna")
    match = played(game)
    state = anna.done("/records", record=form(match.record()))
    table = state["table"]["id"]
    assert state["table"]["status"] == "over"
    assert state["outcome"]["scores"] == match.record()["scores"]
    down = anna.seen(f"/tables/{table}/record")
    assert down["turns"] == match.record()["turns"]
    assert anna.get(f"/tables/{table}/record", format="text").text == to_text(down)
    assert tinderbox.replay(down).outcome == match.outcome


def test_a_record_that_is_not_over_goes_on(come: Come) -> None:
    anna = come("Anna")
    match = played("great-fire", most=40)
    from tinderbox.core.documents.records import full_record

    state = anna.done("/records", record=full_record(match))
    assert state["table"]["status"] == "playing"
    assert state["view"]["seq"] == 40
    table = state["table"]["id"]
    assert play_on({0: anna, 1: anna, 2: anna}, table, 5) == 5
    assert anna.seen(f"/tables/{table}/at/40", seat=0)["view"]["own"] == match.view(0)["own"]


def test_damaged_records_are_refused_with_their_faults(come: Come) -> None:
    anna = come("Anna")
    record = played("great-fire").record()
    record["turns"][3]["steps"][0] = "card Q"
    answer = anna.post("/records", record=record)
    assert answer.status_code == 422
    assert answer.json()["error"] == "record-faulty"
    assert answer.json()["faults"][0]["entry"] == "turns[3].steps[0]"


@pytest.mark.parametrize("game", ["great-fire", "bretagne"])
def test_every_move_of_a_replay_is_what_the_seat_knew(come: Come, game: str) -> None:
    anna = come("Anna")
    table = anna.table("me", "me", "me", game=game, start=True)["state"]["table"]["id"]
    seen = {0: anna.state(table, seat=0)["view"]}
    for n in range(1, 16):
        play_on({0: anna, 1: anna, 2: anna}, table, 1, seed=n)
        seen[n] = anna.state(table, seat=0)["view"]
    told = anna.seen(f"/tables/{table}/replay", seat=0)
    view = told["first"]
    assert view == seen[0]
    assert [frame["decisions"] for frame in told["frames"]] == list(range(16))
    for frame in told["frames"]:
        view = {**view, **frame["changed"]}
        assert view == seen[frame["decisions"]]
        assert anna.seen(f"/tables/{table}/at/{frame['decisions']}", seat=0)["view"] == view
    events = [event for frame in told["frames"] for event in frame["events"]]
    assert events == anna.seen(f"/tables/{table}/events", seat=0)["events"]
    words = anna.seen(f"/tables/{table}/events", seat=0, words=True, lang="fr")["events"]
    assert all(event["text"] for event in words)
    assert anna.get(f"/tables/{table}/at/16").status_code == 404
    assert anna.get(f"/tables/{table}/at/-1").status_code in (404, 422)


def test_a_record_during_play_tells_decisions_alone(come: Come) -> None:
    anna = come("Anna")
    table = begun(anna)
    play_on({0: anna, 1: anna, 2: anna}, table, 12)
    record = anna.seen(f"/tables/{table}/record")
    assert "seed" not in record
    assert record["setup"] == []
    assert sum(len(turn["steps"]) for turn in record["turns"]) == 12
    assert not any(step.startswith("(") for turn in record["turns"] for step in turn["steps"])


def corrected_pack() -> Data:
    """The shipped pack as an owner of the box would correct it."""
    data: Data = json.loads(json.dumps(read("tinderbox.games.great_fire", "great-fire-1").data))
    data["meta"]["id"] = "my-london-1"
    next(space for space in data["spaces"] if space["name"] == "Cheapside")["name"] = "Westcheap"
    return data


def test_a_pack_of_ones_own_is_for_private_tables(come: Come) -> None:
    anna, ben = come("Anna"), come("Ben")
    stored = anna.done("/packs", game="great-fire", data=corrected_pack())
    assert anna.done("/packs", game="great-fire", data=corrected_pack())["digest"] == stored["digest"]
    assert [pack["id"] for pack in anna.seen("/packs")["packs"]] == ["my-london-1"]
    body: Data = {"game": "great-fire", "players": 3, "seats": [{"kind": "me"}] * 3, "pack": stored["digest"]}
    assert anna.post("/tables", **body, public=True).json()["error"] == "private-pack"
    assert ben.post("/tables", **body).json()["error"] == "no-pack"
    table = anna.done("/tables", **body, start=True)["state"]["table"]["id"]
    assert anna.state(table)["view"]["pack"] == "my-london-1"
    assert play_on({0: anna, 1: anna, 2: anna}, table, 10) == 10
    assert anna.state(table)["table"]["pack_shipped"] is False
    assert anna.seen(f"/tables/{table}/pack")["meta"]["id"] == "my-london-1"
    assert "Westcheap" in anna.get(f"/tables/{table}/board.svg").text
    assert anna.seen(f"/tables/{table}/record")["pack"]["data"]["meta"]["id"] == "my-london-1"


def test_a_faulty_pack_is_refused_entry_by_entry(come: Come) -> None:
    anna = come("Anna")
    data = corrected_pack()
    data["meta"]["id"] = "great-fire-1"
    answer = anna.post("/packs", game="great-fire", data={**data, "spaces": []})
    assert answer.status_code == 422
    assert answer.json()["error"] == "pack-faulty"
    assert answer.json()["faults"]


def test_the_games_describe_themselves_in_three_languages(come: Come) -> None:
    anna = come("Anna")
    titles = set()
    for language in ("en", "de", "fr"):
        told = anna.seen("/games", lang=language)
        assert [game["id"] for game in told["games"]] == ["great-fire", "bretagne"]
        for game in told["games"]:
            assert game["packs"][0]["note"]
            for option in game["options"]:
                assert option["title"] and option["text"] and option["clause_text"]  # noqa: PT018
                assert all(choice["label"] for choice in option["choices"])
            rules = anna.seen(f"/rules/{game['id']}", lang=language)
            assert all(clause["title"] and clause["text"] for part in rules["sections"] for clause in part["clauses"])
            titles.add(rules["sections"][0]["clauses"][0]["title"])
            texts = anna.seen(f"/catalogue/{game['id']}/{language}")["sources"]
            assert any("event-" in text for text in texts)
            assert anna.seen(f"/board/{game['id']}.json")["meta"]["game"] == game["id"]
            assert anna.get(f"/board/{game['id']}.svg", lang=language).text.startswith("<svg")
    assert len(titles) == 6


def test_an_empty_board_is_as_it_is_printed_for_the_players_and_the_edition(come: Come) -> None:
    anna = come("Anna")
    two, four = (anna.get("/board/bretagne.svg", players=players, pack="bretagne-1").text for players in (2, 4))
    assert two.count('class="engineers-1') < four.count('class="engineers-1')
    german, french = (anna.get("/board/great-fire.svg", edition=edition).text for edition in ("german", "french"))
    assert german != french
    assert anna.get("/board/great-fire.svg").headers["cache-control"].startswith("public")
    assert anna.get("/board/great-fire.svg", edition="atlantis").status_code == 422
    assert anna.get("/board/great-fire.svg", pack="atlantis-1").status_code == 422


def test_replays_do_not_wait_for_the_table_nor_it_for_them(tmp_path: Path) -> None:
    """While somebody holds the table's lock a replay that was begun goes on, and few are built at once."""
    with opened(sqlite_in(tmp_path)) as (base, service), Guest(base, "Anna") as anna:
        table = begun(anna)
        locked, building, go_on = [], threading.Semaphore(0), threading.Event()
        build = replays.replay_of

        def slow(*args: Any) -> Data:
            locked.append(service.rooms.rooms[table].lock.locked())
            building.release()
            assert go_on.wait(10)
            return build(*args)

        def ask() -> int:
            return httpx.get(f"{base}/api/tables/{table}/replay", params={"words": True}, timeout=60).status_code

        with pytest.MonkeyPatch.context() as patch, ThreadPoolExecutor(12) as threads:
            patch.setattr(replays, "replay_of", slow)
            anna.done(f"/tables/{table}/chat", text="Look!")
            answers = [threads.submit(ask) for _ in range(12)]
            for _ in range(replays.AT_ONCE):
                assert building.acquire(timeout=10)
            assert anna.state(table)["table"]["status"] == "playing"  # not held up
            assert not building.acquire(timeout=0.3)
            go_on.set()
            statuses = Counter(each.result(60) for each in answers)
        assert locked == [False] * replays.PER_CALLER
        assert statuses == {200: replays.PER_CALLER, 503: 12 - replays.PER_CALLER}
        assert not service.replays.callers
