"""Tables for clients that do not know their game: summary, actions and picture, as one seat may know them."""

import pytest

from tests.server.guests import Come
from tinderbox.games.registry import game, game_ids


@pytest.mark.parametrize("id", game_ids())
def test_a_seat_gets_its_actions_and_the_picture(come: Come, id: str) -> None:
    anna = come("Anna")
    table = anna.table("me", "me", game=id, start=True)["state"]["table"]["id"]
    actor = anna.state(table)["table"]["actor"]
    shown = anna.seen(f"/tables/{table}/summary", seat=actor, lang="de")
    assert set(shown) == {"seq", "summary", "actions", "picture"}
    assert set(shown["summary"]) == {"players", "places", "hand", "facts", "tip", "clause"}
    legal = anna.seen(f"/tables/{table}/legal", seat=actor, lang="de")["actions"]
    assert [(each["action"], each["label"]) for each in shown["actions"]] == [
        (each["text"], each["label"]) for each in legal
    ]
    assert shown["picture"].startswith("<svg")
    assert anna.seen(f"/tables/{table}/summary", seat=1 - actor)["actions"] == []


def test_nobody_sees_more_than_at_the_table(come: Come) -> None:
    anna, ben = come("Anna"), come("Ben")
    table = anna.table("me", "me", start=True)["state"]["table"]["id"]
    onlooker = ben.seen(f"/tables/{table}/summary")
    assert onlooker["actions"] == []
    assert onlooker == anna.seen(f"/tables/{table}/summary", spectate=True)
    assert ben.get(f"/tables/{table}/summary", seat=0).status_code == 403
    assert ben.get(f"/tables/{table}/summary", seat=9).status_code == 404
    private = anna.table("me", "me", start=True, spectators=False)["state"]["table"]["id"]
    assert ben.get(f"/tables/{private}/summary").status_code == ben.get(f"/tables/{private}").status_code == 404
    waiting = anna.table("me", "open")["state"]["table"]["id"]
    assert anna.get(f"/tables/{waiting}/summary").status_code == 409


def test_games_say_what_clients_need(come: Come) -> None:
    for told in come("Anna").seen("/games", lang="en")["games"]:
        box = game(told["id"]).box
        assert told["usual"] == box.usual_players() == 4
        assert told["previewable"] == list(box.previewable)
        assert told["icons"] == {}
        assert told["title"]
        assert told["pitch"]


def test_previews_are_those_that_the_game_names(come: Come) -> None:
    anna = come("Anna")
    table = anna.table("me", "me", "me", start=True)["state"]["table"]["id"]
    actor = anna.state(table)["table"]["actor"]
    found = anna.seen(f"/tables/{table}/outlook", seat=actor)["actions"]
    verbs = game("great-fire").box.previewable
    assert set(found) == {each for each in anna.state(table, seat=actor)["legal"] if each.split()[0] in verbs}
