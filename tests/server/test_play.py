"""Play over HTTP: what is accepted, what is stale, what is illegal, and what can be taken back."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.guests import Come, Guest, play_on
from tinderbox.core.text.messages import LANGUAGES, Language, catalogue


def begun(*guests: Guest) -> str:
    """A table at which these guests sit, one seat each; the first guest fills up to three."""
    first, *others = guests
    seats = ["me", *["open"] * len(others), *["me"] * (3 - len(guests))]
    table: str = first.table(*seats)["state"]["table"]["id"]
    for guest in others:
        guest.done(f"/tables/{table}/join")
    first.done(f"/tables/{table}/start")
    return table


def actor_of(table: str, *guests: Guest) -> tuple[Guest, int, list[str], int]:
    """Who must decide, at which seat, what it may do and the log length."""
    state = guests[0].state(table, spectate=True)
    actor = state["table"]["actor"]
    for guest in guests:
        if actor in guest.state(table)["mine"]:
            mine = guest.state(table, seat=actor)
            return guest, actor, mine["legal"], mine["seq"]
    raise AssertionError(state)


def test_a_stale_action_is_answered_with_the_fresh_view(come: Come) -> None:
    anna = come("Anna")
    table = begun(anna)
    guest, seat, legal, seq = actor_of(table, anna)
    assert guest.act(table, seat, legal[0], seq).status_code == 200
    stale = guest.act(table, seat, legal[0], seq)
    assert stale.status_code == 409
    body = stale.json()
    assert body["error"] == "stale"
    assert body["state"]["seq"] == seq + 1
    assert body["state"]["view"] == anna.state(table, seat=seat)["view"]
    ahead = guest.act(table, seat, legal[0], seq + 100)
    assert ahead.status_code == 409


def test_a_retry_is_harmless(come: Come) -> None:
    anna = come("Anna")
    table = begun(anna)
    _, seat, legal, seq = actor_of(table, anna)
    first = anna.act(table, seat, legal[0], seq, key="the-same-intent")
    again = anna.act(table, seat, legal[0], seq, key="the-same-intent")
    assert first.status_code == again.status_code == 200
    assert again.json()["entries"] == first.json()["entries"]
    assert anna.state(table)["seq"] == seq + 1


def test_a_key_of_somebody_else_opens_nothing(come: Come) -> None:
    anna, ben = come("Anna"), come("Ben")
    table = begun(anna, ben)
    guest, seat, legal, seq = actor_of(table, anna, ben)
    guest.act(table, seat, legal[0], seq, key="the-same-intent")
    other = ben if guest is anna else anna
    mine = other.state(table)["mine"][0]
    assert other.act(table, mine, legal[0], seq, key="the-same-intent").status_code == 409


def test_a_key_of_ones_own_shows_no_other_seat(come: Come) -> None:
    """A retry is answered for the seat it was sent for, and only to somebody who still sits there."""
    anna, ben, carl = come("Anna"), come("Ben"), come("Carl")
    table = anna.table("me", "open", "me")["state"]["table"]["id"]
    carl.done(f"/tables/{table}/join", key="carl-comes")
    carl.done(f"/tables/{table}/leave", seat=1, key="carl-leaves")
    ben.done(f"/tables/{table}/join", key="ben-comes")
    anna.done(f"/tables/{table}/start", key="anna-starts")
    anna.done(f"/tables/{table}/chat", text="Good luck", key="anna-greets")
    keys = ((anna, "anna-greets", 1), (anna, "anna-starts", 1), (carl, "carl-comes", 0), (carl, "carl-leaves", 1))
    for guest, key, seat in keys:
        for command in ("actions", "undo", "reset", "ask-undo", "consent", "resign"):
            wanted: dict[str, dict[str, object]] = {
                "actions": {"action": "keep"},
                "undo": {"decisions": 0},
                "ask-undo": {"decisions": 0},
            }
            wanted["consent"] = {"yes": True, "request": 0}
            body = {"seat": seat, "seq": 0, "key": key, **wanted.get(command, {})}
            answer = guest.post(f"/tables/{table}/{command}", **body).json()
            assert answer.get("view") is None or answer["view"]["own"] is None
            assert not answer.get("legal")


def test_every_command_may_be_sent_twice(come: Come) -> None:
    """The answer to the first may have been lost: the second changes nothing, and is no refusal."""
    anna, ben = come("Anna"), come("Ben")
    table = anna.table("me", "open", "me")["state"]["table"]["id"]

    def twice(guest: Guest, command: str, **body: object) -> None:
        for _ in range(2):
            guest.done(f"/tables/{table}/{command}", key=f"{command}-once", **body)
        entries = anna.seen(f"/tables/{table}/log")["entries"]
        assert len([entry for entry in entries if entry["kind"] == command]) == 1

    twice(ben, "join")
    twice(anna, "start")
    twice(ben, "chat", text="Good luck")
    who, seat, legal, seq = actor_of(table, anna, ben)
    who.done(f"/tables/{table}/actions", seat=seat, action=legal[0], seq=seq, key="played-once")
    twice(anna, "ask-undo", seat=0, decisions=0, seq=anna.state(table)["seq"])
    request = anna.state(table)["pending"]["seq"]
    twice(ben, "consent", seat=1, yes=False, request=request, seq=anna.state(table)["seq"])
    twice(ben, "leave", seat=1)
    twice(ben, "back", seat=1)
    twice(ben, "resign", seat=1, seq=anna.state(table)["seq"])
    twice(anna, "abandon", seq=anna.state(table)["seq"])
    assert anna.state(table)["table"]["status"] == "abandoned"
    other = ben if who is anna else anna
    assert other.post(f"/tables/{table}/chat", text="Well played", key="played-once").json()["error"] == "key-used"


def test_of_many_at_once_one_is_carried_out(come: Come) -> None:
    anna = come("Anna")
    table = begun(anna)
    _, seat, legal, seq = actor_of(table, anna)
    with ThreadPoolExecutor(8) as pool:
        retries = list(pool.map(lambda _: anna.act(table, seat, legal[0], seq, key="doubled-click"), range(8)))
        assert {answer.status_code for answer in retries} == {200}
        assert anna.state(table)["seq"] == seq + 1
        _, seat, legal, seq = actor_of(table, anna)
        rivals = list(pool.map(lambda n: anna.act(table, seat, legal[0], seq, key=f"another-{n}"), range(8)))
    assert sorted(answer.status_code for answer in rivals) == [200, *[409] * 7]
    assert anna.state(table)["seq"] == seq + 1


def test_chat_does_not_make_a_look_stale(come: Come) -> None:
    anna, ben = come("Anna"), come("Ben")
    table = begun(anna, ben)
    guest, seat, legal, seq = actor_of(table, anna, ben)
    ben.done(f"/tables/{table}/chat", text="Wait for me!")
    assert guest.act(table, seat, legal[0], seq).status_code == 200
    said = [entry for entry in anna.state(table)["entries"] if entry["kind"] == "chat"]
    assert said[0]["text"] == "Wait for me!"
    assert said[0]["name"] == "Ben"
    for _ in range(2):
        ben.done(f"/tables/{table}/chat", text="Once", key="said-only-once")
    texts = [entry.get("text") for entry in anna.seen(f"/tables/{table}/log")["entries"]]
    assert texts.count("Once") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_illegal_action_names_the_clauses_in_the_callers_language(come: Come, language: Language) -> None:
    anna = come("Anna")
    table = begun(anna)
    _, seat, _, seq = actor_of(table, anna)
    body = {"seat": (seat + 1) % 3, "action": "keep", "seq": seq}
    answer = anna.http.post(f"/api/tables/{table}/actions", json=body, params={"lang": language})
    assert answer.status_code == 422
    (clause,) = answer.json()["clauses"]
    assert clause["id"] == "S2"
    book = catalogue("tinderbox.games.great_fire")
    assert clause["title"] == book.text(language, "clause-S2.title")
    assert clause["text"] == book.text(language, "clause-S2")
    assert clause["reason"]
    why = anna.seen(f"/tables/{table}/why-not", seat=(seat + 1) % 3, action="keep", lang=language)
    assert why["clauses"] == answer.json()["clauses"]
    assert why["label"] == book.text(language, "action-keep")
    assert not why["legal"]


def test_an_action_that_is_none(come: Come) -> None:
    anna = come("Anna")
    table = begun(anna)
    _, seat, _, seq = actor_of(table, anna)
    answer = anna.act(table, seat, "burn everything", seq)
    assert answer.status_code == 422
    assert answer.json()["error"] == "no-action"


def test_exactly_the_legal_actions_are_accepted(come: Come) -> None:
    anna = come("Anna")
    table = begun(anna)
    play_on({0: anna, 1: anna, 2: anna}, table, 15)
    _, seat, legal, _ = actor_of(table, anna)
    told = anna.seen(f"/tables/{table}/legal", seat=seat, lang="de")
    assert [action["text"] for action in told["actions"]] == legal
    assert all(action["label"] for action in told["actions"])
    assert told["prompt"]
    every = anna.seen(f"/tables/{table}/why-not", seat=seat, action=legal[-1])
    assert every["legal"]
    assert anna.seen(f"/tables/{table}/legal", seat=(seat + 1) % 3)["actions"] == []


def test_a_line_typed_by_a_person_is_read_and_nothing_is_played(come: Come) -> None:
    """A5: `build 1a Eckmühl` is both decisions of a build; a row with a card makes it the first one, and says so."""
    anna = come("Anna")
    table = anna.table("me", "me", game="bretagne", start=True)["state"]["table"]["id"]
    read: dict[str, list[str]] = {}
    for _ in range(400):
        _, seat, legal, seq = actor_of(table, anna)
        builds = [action for action in legal if action.startswith("build")]
        for row in {build[6] for build in builds} - read.keys():
            build = next(action for action in builds if action[6] == row)
            route = anna.seen(f"/tables/{table}/preview", seat=seat, action=build)["route"]
            line = f"{build} {min(route['lighthouses'])}"
            told = anna.seen(f"/tables/{table}/typed", seat=seat, text=line, lang="fr")
            read[row] = told["actions"]
            assert (told["note"] is None) == (len(told["actions"]) == 2) == (row == "1")
            assert anna.state(table)["seq"] == seq
            assert anna.act(table, seat, line, seq).status_code == 422  # programs say one action at a time
        if read.keys() >= {"1", "2"}:
            break
        anna.act(table, seat, legal[-1], seq)
    assert [len(read[row]) for row in ("1", "2")] == [2, 1]
    _, seat, _, _ = actor_of(table, anna)
    wrong = anna.http.get(f"/api/tables/{table}/typed", params={"seat": seat, "text": "sneeze"})
    assert (wrong.status_code, wrong.json()["error"]) == (422, "no-action")


def test_the_outlook_tells_of_every_action_what_its_preview_tells(come: Come) -> None:
    anna = come("Anna")
    table = begun(anna)
    shown: set[str] = set()
    for _ in range(60):
        _, seat, legal, _ = actor_of(table, anna)
        told = anna.seen(f"/tables/{table}/outlook", seat=seat, verb=["card", "from", "to"])["actions"]
        assert sorted(told) == sorted(action for action in legal if action.split()[0] in ("card", "from", "to"))
        for action, prospect in told.items():
            verb = action.split()[0]
            shown.add(verb)
            preview = anna.seen(f"/tables/{table}/preview", seat=seat, action=action)
            assert prospect == {"events": preview["events"], "route": preview["route"]}
            routes = {"card": {"reach", "moves"}, "from": {"reach"}, "to": {"class", "path"}}
            assert set(prospect["route"]) == routes[verb]
        assert anna.seen(f"/tables/{table}/outlook", seat=(seat + 1) % 3, verb="card")["actions"] == {}
        play_on({0: anna, 1: anna, 2: anna}, table, 1)
    assert shown == {"card", "from", "to"}


def test_what_a_card_and_a_fire_reach_is_where_the_fire_can_go_next(come: Come) -> None:
    anna = come("Anna")
    table = begun(anna)
    while True:
        _, seat, legal, seq = actor_of(table, anna)
        if legal[0].startswith("from "):
            break
        play_on({0: anna, 1: anna, 2: anna}, table, 1)
    told = anna.seen(f"/tables/{table}/outlook", seat=seat, verb="from")["actions"]
    reach = told[legal[0]]["route"]["reach"]
    anna.act(table, seat, legal[0], seq)
    _, _, after, _ = actor_of(table, anna)
    assert sorted(action.removeprefix("to ") for action in after) == reach


def steps_back(anna: Guest, table: str) -> tuple[int, int, int]:
    """Play until a seat has something to take back: seat, limit, n."""
    for _ in range(200):
        play_on({0: anna, 1: anna, 2: anna}, table, 1)
        actor = anna.state(table, spectate=True)["table"]["actor"]
        undo = anna.state(table, seat=actor)["undo"]
        if undo is not None and undo["decisions"] - undo["limit"] >= 2:
            return actor, undo["limit"], undo["decisions"]
    raise AssertionError


def test_undo_and_reset_within_the_own_turn(come: Come) -> None:
    anna = come("Anna")
    table = begun(anna)
    seat, limit, n = steps_back(anna, table)
    before = anna.seen(f"/tables/{table}/at/{n - 1}", seat=seat)["view"]
    update = anna.done(f"/tables/{table}/undo", seat=seat, seq=anna.state(table)["seq"])
    assert update["entries"][0]["kind"] == "undo"
    assert anna.state(table, seat=seat)["view"] == before
    anna.done(f"/tables/{table}/reset", seat=seat, seq=anna.state(table)["seq"])
    assert anna.state(table, seat=seat)["view"]["seq"] == limit
    beyond = anna.post(f"/tables/{table}/undo", seat=seat, seq=anna.state(table)["seq"])
    assert beyond.status_code == 409
    assert beyond.json()["error"] == "undo-limit"


def test_undo_beyond_the_limit_by_consent(come: Come) -> None:
    anna, ben = come("Anna"), come("Ben")
    table = begun(anna, ben)
    play_on({0: anna, 1: ben, 2: anna}, table, 14)
    ask = {"seat": 0, "decisions": 5, "seq": anna.state(table)["seq"]}
    anna.done(f"/tables/{table}/ask-undo", **ask)
    request = anna.state(table)["pending"]["seq"]
    assert ben.state(table)["pending"] == anna.state(table)["pending"]
    assert anna.post(f"/tables/{table}/consent", seat=2, yes=True, request=request, seq=ask["seq"]).status_code == 409
    ben.done(f"/tables/{table}/consent", seat=1, yes=False, request=request, seq=ask["seq"])
    assert anna.state(table)["pending"] is None
    assert anna.state(table)["view"]["seq"] == 14
    anna.done(f"/tables/{table}/ask-undo", **ask)
    request = anna.state(table)["pending"]["seq"]
    ben.done(f"/tables/{table}/consent", seat=1, yes=True, request=request, seq=ask["seq"])
    assert anna.state(table)["view"]["seq"] == 5
    assert anna.state(table)["pending"] is None
    kinds = [entry["kind"] for entry in anna.seen(f"/tables/{table}/log")["entries"]]
    assert kinds[-5:] == ["ask-undo", "consent", "ask-undo", "consent", "undo"]
    assert play_on({0: anna, 1: ben, 2: anna}, table, 10) == 10


def test_a_move_ends_a_request(come: Come) -> None:
    anna, ben = come("Anna"), come("Ben")
    table = begun(anna, ben)
    play_on({0: anna, 1: ben, 2: anna}, table, 4)
    anna.done(f"/tables/{table}/ask-undo", seat=0, decisions=1, seq=anna.state(table)["seq"])
    play_on({0: anna, 1: ben, 2: anna}, table, 1)
    assert anna.state(table)["pending"] is None
    answer = ben.post(f"/tables/{table}/consent", seat=1, yes=True, request=1, seq=ben.state(table)["seq"])
    assert answer.json()["error"] == "nothing-asked"


def test_alone_with_bots_nobody_need_be_asked(come: Come) -> None:
    anna = come("Anna")
    table = begun(anna)
    play_on({0: anna, 1: anna, 2: anna}, table, 8)
    anna.done(f"/tables/{table}/ask-undo", seat=0, decisions=2, seq=anna.state(table)["seq"])
    assert anna.state(table)["view"]["seq"] == 2
