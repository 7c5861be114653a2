"""Tables from their making to their end, on both databases."""

import pytest

from tests.server.guests import Come, Guest, play_on


@pytest.mark.slow
@pytest.mark.parametrize("game", ["great-fire", "bretagne"])
def test_a_whole_game_between_three_guests(come: Come, game: str) -> None:
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
    assert state["view"]["revealed"] is not None
    record = ben.seen(f"/tables/{table}/record")
    assert record["scores"] == state["table"]["scores"]
    assert record["names"] == ["Anna", "Ben", "Cleo"]


def test_public_tables_are_listed_and_others_are_not(come: Come) -> None:
    anna, ben = come("Anna"), come("Ben")
    shown = anna.table("me", "open", "open", public=True)["state"]["table"]["id"]
    hidden = anna.table("me", "open", "open")["state"]["table"]["id"]
    listed = [table["id"] for table in ben.seen("/tables", most=200)["tables"]]
    assert shown in listed
    assert hidden not in listed
    mine = [table["id"] for table in anna.seen("/me/tables")["tables"]]
    assert {shown, hidden} <= set(mine)


def test_the_same_key_makes_one_table(come: Come) -> None:
    anna = come("Anna")
    first, again = (anna.table("me", "link", "open", key="once-only")["state"] for _ in range(2))
    assert first["table"]["id"] == again["table"]["id"]
    assert first["links"] == again["links"]
    other = come("Ben").table("me", "link", "open", key="once-only")["state"]
    assert other["table"]["id"] != first["table"]["id"]


def test_seats_are_taken_left_and_filled(come: Come) -> None:
    anna, ben, cleo = come("Anna"), come("Ben"), come("Cleo")
    table = anna.table("me", "open", "open")["state"]["table"]["id"]
    ben.done(f"/tables/{table}/join", seat=2)
    assert cleo.post(f"/tables/{table}/join", seat=2).status_code == 409
    cleo.done(f"/tables/{table}/join")
    assert anna.post(f"/tables/{table}/join").json()["error"] == "already-seated"
    ben.done(f"/tables/{table}/leave", seat=2)
    assert anna.post(f"/tables/{table}/start").json()["error"] == "seats-open"
    filled = anna.http.put(f"/api/tables/{table}/seats/2", json={"setup": {"kind": "bot", "bot": "random"}})
    assert filled.json()["state"]["seats"][2]["bot"] == "random"
    assert ben.http.put(f"/api/tables/{table}/seats/1", json={"setup": {"kind": "open"}}).status_code == 403
    state = anna.done(f"/tables/{table}/start")
    assert state["table"]["status"] == "playing"
    assert [seat["name"] for seat in state["seats"]] == ["Anna", "Cleo", "Gambler"]


def test_a_link_opens_one_seat_once_and_the_owner_sees_it_again(come: Come) -> None:
    anna, ben, cleo = come("Anna"), come("Ben"), come("Cleo")
    made = anna.table("me", "link", "link")
    table, links = made["state"]["table"]["id"], made["links"]
    assert anna.state(table)["links"] == links
    assert ben.state(table)["links"] == {}
    assert ben.seen(f"/links/{links['1']}")["seat"] == 1
    ben.done(f"/links/{links['1']}/claim")
    assert cleo.post(f"/links/{links['1']}/claim").status_code == 409
    renewed = anna.http.put(f"/api/tables/{table}/seats/2", json={"setup": {"kind": "link"}}).json()["links"]["2"]
    assert renewed != links["2"]
    assert cleo.post(f"/links/{links['2']}/claim").status_code == 404
    assert cleo.done(f"/links/{renewed}/claim")["mine"] == [2]


def test_free_seats_go_to_bots_at_the_start(come: Come) -> None:
    anna = come("Anna")
    table = anna.table("me", "open", "link")["state"]["table"]["id"]
    state = anna.done(f"/tables/{table}/start", fill="random")
    assert [seat["kind"] for seat in state["seats"]] == ["guest", "bot", "bot"]


def test_hot_seat(come: Come) -> None:
    anna = come("Anna")
    state = anna.table("me", "me", "me", start=True)["state"]
    table = state["table"]["id"]
    assert state["mine"] == [0, 1, 2]
    assert [seat["name"] for seat in state["seats"]] == ["Anna", "Anna 2", "Anna 3"]
    assert play_on({0: anna, 1: anna, 2: anna}, table, 12) == 12


def test_a_rematch_waits_for_everybody_and_starts(come: Come) -> None:
    anna, ben = come("Anna"), come("Ben")
    table = anna.table("me", "open", "random")["state"]["table"]["id"]
    ben.done(f"/tables/{table}/join")
    anna.done(f"/tables/{table}/start")
    assert anna.post(f"/tables/{table}/rematch").status_code == 409
    abandon(table, anna, ben)
    again = anna.done(f"/tables/{table}/rematch")
    assert again["table"]["status"] == "waiting"
    assert [seat["ready"] for seat in again["seats"]] == [True, False, True]
    assert anna.state(table)["table"]["rematch"] == again["table"]["id"]
    joined = ben.done(f"/tables/{table}/rematch")
    assert joined["table"]["id"] == again["table"]["id"]
    assert joined["table"]["status"] == "playing"
    assert come("Cleo").post(f"/tables/{table}/rematch").status_code == 403


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["Anna", "Apprentice", "Apprentice 2"]),
        ("de", ["Anna", "Lehrling", "Lehrling 2"]),
        ("fr", ["Anna", "Apprenti", "Apprenti 2"]),
    ],
)
def test_bots_are_called_as_their_host_would(come: Come, language: str, names: list[str]) -> None:
    anna = come("Anna")
    assert anna.http.patch("/api/me", json={"language": language}).is_success
    state = anna.table("me", "apprentice", "open")["state"]
    begun = anna.done(f"/tables/{state['table']['id']}/start", fill="apprentice")
    assert [seat["name"] for seat in begun["seats"]] == names
    assert begun["view"]["names"] == names


def abandon(table: str, first: Guest, second: Guest) -> None:
    """One asks, the other agrees."""
    asked = first.done(f"/tables/{table}/abandon", seq=first.state(table)["seq"])
    assert asked["pending"]["ask"] == "abandon"
    mine = second.state(table)
    second.done(
        f"/tables/{table}/consent", seat=mine["mine"][0], yes=True, request=mine["pending"]["seq"], seq=mine["seq"]
    )
    assert first.state(table)["table"]["status"] == "abandoned"


def test_an_abandoned_table_takes_no_more_moves(come: Come) -> None:
    anna = come("Anna")
    state = anna.table("me", "me", "me", start=True)["state"]
    table = state["table"]["id"]
    anna.done(f"/tables/{table}/abandon", seq=state["seq"])
    answer = anna.act(table, 0, "keep", state["seq"])
    assert answer.status_code == 409
    assert answer.json()["error"] == "table-abandoned"


@pytest.mark.parametrize("rule", ["bot", "end"])
def test_resigning(come: Come, rule: str) -> None:
    anna, ben, cleo = come("Anna"), come("Ben"), come("Cleo")
    table = anna.table("me", "open", "open", resigning=rule)["state"]["table"]["id"]
    ben.done(f"/tables/{table}/join")
    cleo.done(f"/tables/{table}/join")
    anna.done(f"/tables/{table}/start")
    anna.done(f"/tables/{table}/resign", seat=0, seq=anna.state(table)["seq"])
    state = anna.state(table)
    assert state["seats"][0]["gone"] == "resigned"
    assert state["table"]["status"] == ("playing" if rule == "bot" else "abandoned")
    assert anna.post(f"/tables/{table}/back", seat=0).status_code == 409


def test_who_leaves_may_come_back(come: Come) -> None:
    anna, ben, cleo = come("Anna"), come("Ben"), come("Cleo")
    table = anna.table("me", "open", "open")["state"]["table"]["id"]
    ben.done(f"/tables/{table}/join")
    cleo.done(f"/tables/{table}/join")
    anna.done(f"/tables/{table}/start")
    assert anna.done(f"/tables/{table}/leave", seat=0)["seats"][0]["bot"] == "random"
    refused = anna.act(table, 0, "keep", anna.state(table)["seq"])
    assert refused.json()["error"] == "seat-given-up"
    assert anna.done(f"/tables/{table}/back", seat=0)["seats"][0]["gone"] is None


def test_a_clone_is_private_and_knows_no_more(come: Come) -> None:
    anna, ben, cleo = come("Anna"), come("Ben"), come("Cleo")
    table = anna.table("me", "open", "open")["state"]["table"]["id"]
    ben.done(f"/tables/{table}/join")
    cleo.done(f"/tables/{table}/join")
    anna.done(f"/tables/{table}/start")
    play_on({0: anna, 1: ben, 2: cleo}, table, 10)
    before = anna.state(table)["view"]
    clone = anna.done(f"/tables/{table}/clone")
    assert clone["mine"] == [0, 1, 2]
    assert clone["table"]["parent"] == table
    assert ben.get(f"/tables/{clone['table']['id']}").status_code == 404
    copied = anna.state(clone["table"]["id"], seat=0)["view"]
    assert copied["own"] == before["own"]
    assert copied["houses"] == before["houses"]
    early = anna.done(f"/tables/{table}/clone", decisions=3)
    assert early["view"]["seq"] == 0
    assert anna.post(f"/tables/{table}/clone", decisions=999).status_code == 404


def test_what_cannot_be_made_is_refused_with_reasons(come: Come) -> None:
    anna = come("Anna")
    seats = [{"kind": "me"}] * 3
    for body, error in (
        ({"game": "chess", "players": 3, "seats": seats}, "no-option"),
        ({"game": "great-fire", "players": 9, "seats": seats}, "no-option"),
        ({"game": "great-fire", "players": 4, "seats": seats}, "seats-wanted"),
        ({"game": "great-fire", "players": 3, "seats": seats, "options": {"edition": "welsh"}}, "no-option"),
        ({"game": "great-fire", "players": 3, "seats": seats, "pack": "/etc/passwd"}, "pack-faulty"),
        ({"game": "great-fire", "players": 3, "seats": seats, "pack": "sha256:none"}, "no-pack"),
        ({"game": "great-fire", "players": 3, "seats": [{"kind": "bot", "bot": "deep-thought"}] * 3}, "no-option"),
        ({"game": "great-fire", "players": 3, "seats": [{"kind": "program"}] * 3}, "no-program"),
        ({"game": "great-fire", "players": 3, "seats": seats, "secret": True}, "bad-request"),
    ):
        answer = anna.post("/tables", **body)
        assert answer.status_code == 422, answer.text
        assert answer.json()["error"] == error
        assert answer.json()["message"]
