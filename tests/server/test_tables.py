"""Tables from their making to their end, on both databases."""

import pytest

from tests.server.guests import Come, play_on


@pytest.mark.parametrize("game", ["great-fire", "bretagne"])
def test_a_game_from_link_to_record(come: Come, game: str) -> None:
    anna, ben, cleo = come("Anna"), come("Ben"), come("Cleo")
    made = anna.table("me", "open", "link", game=game)
    table = made["state"]["table"]["id"]
    ben.done(f"/tables/{table}/join")
    cleo.done(f"/links/{made['links']['2']}/claim")
    anna.done(f"/tables/{table}/start")
    play_on({0: anna, 1: ben, 2: cleo}, table, 2000)
    state = anna.state(table)
    assert state["table"]["status"] == "over"
    assert state["outcome"]["scores"] == state["table"]["scores"]
