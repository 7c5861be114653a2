"""S2 at a table: every person among others is asked about the hand; a person among bots only if there is a choice."""

import time
from typing import Final

import pytest

from tests.games.great_fire.boxes import IDENTICAL
from tests.server.guests import PATIENCE, Data, Guest
from tests.server.hosting import opened
from tests.server.test_play import begun
from tinderbox import game
from tinderbox.core.documents.record_text import to_text
from tinderbox.core.documents.records import full_record

SEATS: Final = 3


def entries(state: Data) -> list[tuple[int, str]]:
    return [(entry["seat"], entry["action"]) for entry in state["entries"] if entry["kind"] == "action"]


def settled(guest: Guest, table: str, seat: int) -> Data:
    """The table once the bots have answered."""
    deadline = time.monotonic() + PATIENCE
    while (state := guest.state(table, seat=seat))["view"]["phase"] == "exchange":
        assert time.monotonic() < deadline
        time.sleep(0.05)
    return state


@pytest.mark.parametrize("seat", range(SEATS))
def test_a_person_among_bots_is_not_asked_what_has_only_one_answer(url: str, seat: int) -> None:
    with opened(url) as (base, _), Guest(base, "Anna") as anna:
        seats = ["random"] * SEATS
        seats[seat] = "me"
        for _ in range(3):
            table = anna.table(*seats, start=True)["state"]["table"]["id"]
            state = settled(anna, table, seat)
            assert state["view"]["phase"] == "place-band"
            assert entries(state)[:SEATS] == [(each, "keep") for each in range(SEATS)]


def test_among_other_people_everybody_is_asked(url: str) -> None:
    with opened(url) as (base, _), Guest(base, "Anna") as anna, Guest(base, "Bert") as bert:
        table = begun(anna, bert)  # the third seat is Anna's as well
        for seat, guest in enumerate((anna, bert, anna)):
            state = guest.state(table, seat=seat)
            assert (state["view"]["phase"], state["table"]["actor"]) == ("exchange", seat)
            assert state["legal"][0] == "keep"
            assert guest.act(table, seat, "keep", state["seq"]).status_code == 200
        assert anna.state(table)["view"]["phase"] == "place-band"


def test_one_who_plays_several_seats_is_asked_for_each(url: str) -> None:
    """Several people may share a screen."""
    with opened(url) as (base, _), Guest(base, "Anna") as anna:
        state = anna.state(begun(anna))
        assert (state["view"]["phase"], state["table"]["actor"]) == ("exchange", 0)


def test_going_back_to_the_start_gives_the_answers_again(url: str) -> None:
    with opened(url, bot_processes=0) as (base, _), Guest(base, "Anna") as anna:
        table = anna.table("me", "random", "random", start=True)["state"]["table"]["id"]
        state = anna.state(table, seat=0)
        assert (state["table"]["decisions"], state["table"]["actor"]) == (1, 1)
        anna.done(f"/tables/{table}/ask-undo", seat=0, decisions=0, seq=state["seq"])
        assert anna.state(table, seat=0)["table"]["decisions"] == 1


def test_five_identical_cards_are_a_choice_that_nobody_takes_from_a_person() -> None:
    box = game("great-fire").open(SEATS)
    match = game("great-fire").new(SEATS, seed=IDENTICAL[SEATS])
    forced = []
    while match.view()["phase"] == "exchange":
        forced.append(box.forced(match.state))
        assert (forced[-1] is None) == (len(match.legal()) == 2)
        match.play("keep")
    assert forced.count(None) == 1
    assert box.forced(match.state) is None  # nothing but the exchange is asked to tell nothing
    assert to_text(full_record(match)).count("keep") == SEATS
