"""The right to see is a value: whoever does not sit at a seat now learns nothing of what it knows."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tinderbox
from tests.server.conftest import sqlite_in
from tests.server.guests import Come, Data, Guest, play_on
from tests.server.hosting import in_thread
from tests.server.test_play import actor_of, begun
from tinderbox.core.engine.rng import Rng
from tinderbox.core.match import Match
from tinderbox.core.state import NOBODY
from tinderbox.server.tables.viewer import Viewer

SERVER = Path(tinderbox.__file__).parent / "server"
QUERIES = ("", "/events", "/replay", "/at/0", "/text", "/notes", "/summary", "/legal", "/why-not", "/outlook", "/hints")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with in_thread(sqlite_in(tmp_path_factory.mktemp("viewers"))) as base:
        yield base


def asked(guest: Guest, table: str, path: str, seat: int) -> Data:
    params = {"seat": seat, **({"action": "keep"} if path == "/why-not" else {})}
    found: Data = guest.get(f"/tables/{table}{path}", **params).json()
    return found


@pytest.mark.parametrize("command", ["leave", "resign"])
def test_a_seat_that_was_left_goes_dark_at_once(come: Come, command: str) -> None:
    anna, ben = come("Anna"), come("Ben")
    table = begun(anna, ben)
    with ben.stream() as ear:
        ear.until(table, 3)
        seq = ben.state(table)["seq"]
        answer = ben.done(f"/tables/{table}/{command}", seat=1, **({"seq": seq} if command == "resign" else {}))
        assert answer["view"]["own"] is None
        ear.wait(lambda: any(state["seat"] is None for state in ear.of("table")))
        known = len(ear.heard)
        anna.done(f"/tables/{table}/chat", text="Now")
        ear.wait(lambda: any(entry.get("text") for update in ear.of("update") for entry in update["entries"]))
        assert all(data["seat"] is None for name, data, _ in ear.heard[known:] if name in ("table", "update"))
    for path in QUERIES:
        assert asked(ben, table, path, 1)["error"] == "seat-given-up", path
    assert ben.post(f"/tables/{table}/clone", seat=1).json()["error"] == "seat-given-up"
    assert ben.state(table)["mine"] == [1]
    assert ben.state(table)["view"]["own"] is None


def test_a_seat_that_was_left_can_be_taken_again_in_an_open_stream(come: Come) -> None:
    anna, ben = come("Anna"), come("Ben")
    table = begun(anna, ben)
    with ben.stream() as ear:
        ben.done(f"/tables/{table}/leave", seat=1)
        ear.wait(lambda: any(state["seat"] is None for state in ear.of("table")))
        seq = ben.done(f"/tables/{table}/back", seat=1)["seq"]
        ear.wait(lambda: any((state["seat"], state["seq"]) == (1, seq) for state in ear.of("table")))


def test_onlookers_learn_that_somebody_left(come: Come) -> None:
    """Who joins an audience gets the whole state; those who were there before still get what is new."""
    anna, ben, eve = come("Anna"), come("Ben"), come("Eve")
    table = begun(anna, ben)
    with ben.stream(), eve.stream(watch=table) as ear:
        ear.until(table, anna.state(table)["seq"])
        ben.done(f"/tables/{table}/leave", seat=1)
        ear.wait(lambda: any(e["kind"] == "leave" for update in ear.of("update") for e in update["entries"]))


def test_a_retry_shows_only_what_its_caller_may_see_now(come: Come) -> None:
    anna, ben = come("Anna"), come("Ben")
    table = begun(anna, ben)
    guest, seat, legal, seq = actor_of(table, ben, anna)
    while guest is not ben:
        play_on({0: anna, 1: ben, 2: anna}, table, 1)
        guest, seat, legal, seq = actor_of(table, ben, anna)
    intent = {"seat": seat, "action": legal[0], "seq": seq, "key": "played-by-ben"}
    ben.done(f"/tables/{table}/actions", **intent)
    ben.done(f"/tables/{table}/leave", seat=1)
    again = ben.done(f"/tables/{table}/actions", **intent)
    assert (again["seat"], again["view"]["own"], again["legal"]) == (None, None, None)


def test_a_key_of_another_command_is_no_retry(come: Come) -> None:
    anna, ben = come("Anna"), come("Ben")
    table = begun(anna, ben)
    anna.done(f"/tables/{table}/chat", text="Good luck", key="anna-greets")
    answer = anna.act(table, 1, "keep", anna.state(table)["seq"], key="anna-greets")
    assert (answer.status_code, answer.json()["error"]) == (403, "not-your-seat")


def test_who_leaves_a_closed_table_sees_it_no_more(come: Come) -> None:
    anna, ben = come("Anna"), come("Ben")
    made = anna.table("me", "link", "me", spectators=False)
    table = made["state"]["table"]["id"]
    ben.done(f"/links/{made['links']['1']}/claim")
    left = ben.done(f"/tables/{table}/leave", seat=1, key="ben-leaves")
    assert (left["seat"], left["mine"], left["links"]) == (None, [], {})
    anna.http.put(f"/api/tables/{table}/seats/1", json={"setup": {"kind": "bot", "bot": "random"}})
    again = ben.post(f"/tables/{table}/leave", seat=1, key="ben-leaves")
    assert (again.status_code, again.json()["error"]) == (404, "no-table")


def test_ones_own_seat_out_of_turn_is_not_somebody_elses(come: Come) -> None:
    anna = come("Anna")
    table = begun(anna)
    _, seat, legal, _ = actor_of(table, anna)
    for path, wanted in (("typed", {"text": legal[0]}), ("preview", {"action": legal[0]}), ("hints", {})):
        answer = anna.get(f"/tables/{table}/{path}", seat=(seat + 1) % 3, **wanted)
        assert (answer.status_code, answer.json()["error"]) == (409, "not-your-turn"), path


def test_an_illegal_action_is_refused_with_clauses_by_every_route(come: Come) -> None:
    anna = come("Anna")
    table = begun(anna)
    _, seat, legal, seq = actor_of(table, anna)
    illegal = "keep" if "keep" not in legal else "end"
    played = anna.act(table, seat, illegal, seq).json()
    shown = anna.get(f"/tables/{table}/preview", seat=seat, action=illegal).json()
    assert played["clauses"]
    assert shown["clauses"] == played["clauses"]


def test_only_a_viewer_gives_the_right_to_see() -> None:
    made = re.compile(r"\b(SeatSight|Viewer)\(")
    for path in SERVER.rglob("*.py"):
        if path.name != "viewer.py":
            assert not made.search(path.read_text()), path
    viewer = Viewer("t", "anna", (), (), owner=True, players=3, over=False)
    with pytest.raises(tinderbox.TinderboxError):
        viewer.at(1)


@pytest.mark.parametrize("id", ["great-fire", "bretagne"])
def test_a_preview_depends_on_nothing_hidden(id: str) -> None:
    """What another deal of the hidden things would change, neither events nor notes of a preview tell."""
    options = {"great-fire": {"hidden_colours": True}, "bretagne": {}}[id]
    match = tinderbox.game(id).new(3, seed=7, options=options)
    rng = Rng(4)
    while not match.over:
        legal = match.legal()
        if match.seq % 7 == 0 or match.seq > 150:
            other = match.copy()
            other.state.redeal(int(match.state.actor), rng)
            for action in legal:
                assert previewed(match, action.code) == previewed(other, action.code), (match.seq, str(action))
        match.play(legal[int(rng.below(len(legal)))])


def previewed(match: Match, code: int) -> tuple[list[Data], object]:
    seat, after = match.actor, match.state.copy()
    after.apply(code)
    ends = int(after.actor) == NOBODY
    view = {**match.view(seat), **match.box.view(after, seat)}
    return match.preview(code), None if ends else match.box.tooltips(view, "en")
