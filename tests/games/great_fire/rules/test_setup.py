"""S1–S10 · Set-up: what is dealt and placed before the first turn."""

from collections import Counter
from typing import Final

import pytest

from tests.games.great_fire.position.dealing import begun, go_on, now, phase, weights
from tests.games.great_fire.table import LETTERS, Table
from tinderbox import IllegalAction, game
from tinderbox.core.match import Match
from tinderbox.games.great_fire.pack.pack import load

PACK: Final = load()
PLAYERS: Final = (3, 4, 5, 6)
CARDS: Final = {"N": 15, "E": 13, "S": 12, "W": 20}


def deal_hands(match: Match, *hands: str) -> None:
    for hand in hands:
        for card in hand:
            match.resolve_draw(f"draw {card}")


def refused(match: Match, text: str) -> list[str]:
    with pytest.raises(IllegalAction) as caught:
        match.play(text)
    return list(caught.value.clauses)


# -- S1: the fires
@pytest.mark.parametrize(("edition", "supply"), [("german", 65 - 25), ("french", 100 - 25)])
def test_S1_25_fires_go_to_pudding_lane_the_rest_are_the_supply(edition: str, supply: int) -> None:
    start = now(begun(4, edition=edition, supply="box"))
    assert (start["fires"], start["supply"]) == ({"Pudding-Lane": 25}, supply)
    assert now(begun(4, edition=edition))["supply"] is None  # B9: without end


# -- S2: the hands
@pytest.mark.parametrize("players", PLAYERS)
def test_S2_five_of_the_sixty_cards_for_each_player(players: int) -> None:
    match = begun(players, "hands")
    assert weights(match) == {f"draw {card}": count for card, count in CARDS.items()}
    match = begun(players, "exchange")
    assert [sum(own["hand"].values()) for own in now(match)["secrets"]] == [5] * players


def test_S2_five_identical_cards_may_be_shown_and_shuffled_back() -> None:
    match = begun(3, "hands")
    deal_hands(match, "NNNNN", "NNNNN", "WWWWE")
    assert (phase(match), match.actor) == ("exchange", 0)
    events = match.play("redraw")
    assert events[0] == {"seq": 1, "type": "hand_redrawn", "clause": "S2", "seat": 0, "card": "N"}
    assert now(match)["secrets"][0]["hand"] == {"N": 0, "E": 0, "S": 0, "W": 0}
    # The five are among the cards again, those of the others are not.
    assert weights(match) == {"draw N": 15 - 5, "draw E": 13 - 1, "draw S": 12, "draw W": 20 - 4}


def test_S2_as_often_as_it_happens() -> None:
    match = begun(3, "hands")
    deal_hands(match, "NNNNN", "EESSW", "WWWWE")
    for card in "WESN":
        match.play("redraw")
        deal_hands(match, card * 5)
        assert (phase(match), match.actor) == ("exchange", 0)
        assert now(match)["secrets"][0]["hand"][card] == 5
    match.play("redraw")
    deal_hands(match, "NNNNE")
    assert match.actor == 0  # must decide again, though there is only one action
    assert refused(match, "redraw") == ["S2"]
    match.play("keep")
    assert match.actor == 1


def test_S2_the_redraw_may_be_declined() -> None:
    match = begun(3, "hands")
    deal_hands(match, "NNNNN", "EESSW", "WWWWE")
    match.play("keep")
    assert (match.actor, now(match)["secrets"][0]["hand"]["N"]) == (1, 5)


@pytest.mark.parametrize("hand", ["NNNNE", "NESWW", "WWWNN"])
def test_S2_not_with_four_alike(hand: str) -> None:
    match = begun(3, "hands")
    deal_hands(match, hand, "EESSW", "WWWWE")
    assert [str(action) for action in match.legal()] == ["keep"]
    assert refused(match, "redraw") == ["S2"]
    assert refused(match, "place Temple") == ["S2"]


@pytest.mark.parametrize("players", PLAYERS)
def test_S2_everybody_is_asked_in_seat_order_whoever_starts(players: int) -> None:
    match = begun(players)
    while phase(match) == "hands":
        assert match.actor is None  # nobody decides before all hands are dealt
        go_on(match)
    deciding = []
    while phase(match) == "exchange":
        deciding.append(match.actor)
        match.play("keep")
    assert deciding == list(range(players))
    while phase(match) != "start":
        go_on(match)
    match.resolve_draw(f"start {players - 1}")
    assert match.actor == players - 1  # placing goes by turn order


@pytest.mark.parametrize("hidden", [False, True])
@pytest.mark.parametrize("players", [2, *PLAYERS])
def test_S2_the_rest_is_dealt_after_the_exchange_in_the_booklets_order(players: int, hidden: bool) -> None:
    match = begun(players, hidden_colours=hidden)
    order = ["nothing"]
    while phase(match) != "card":
        if phase(match) != order[-1]:
            order.append(phase(match))
        go_on(match)
    landowners = ["landowner-colours"] if hidden else []
    dealt = ["hands", "exchange", "houses", "colours", *landowners, "objectives", "start"]
    assert order[1:] == [*dealt, "place-band", "place-landowner"]
    types = [event.type for _, event in match.event_log]
    colours = "colour_dealt" if hidden else "colour_dealt_openly"
    steps = ["hand_dealt", "hand_kept", "stack_built", "houses_drawn", colours, "tokens_laid", "objectives_dealt"]
    assert [step for step in dict.fromkeys(types) if step in steps] == steps
    assert types.index("start_chosen") > types.index("objectives_dealt")


@pytest.mark.parametrize("hidden", [False, True])
@pytest.mark.parametrize("players", [2, *PLAYERS])
def test_S2_at_the_exchange_nothing_but_hands_and_pudding_lanes_fires_exists(players: int, hidden: bool) -> None:
    match = begun(players, "exchange", hidden_colours=hidden, supply="box")
    for deciding in range(players):
        assert match.actor == deciding
        for seat in (None, *range(players)):
            nothing_undealt(match, seat)
        match.play("keep")


def nothing_undealt(match: Match, seat: int | None) -> None:
    view = match.view(seat)
    assert (view["fires"], view["supply"]) == ({"Pudding-Lane": 25}, 40)
    assert (view["houses"], view["tokens"], view["bands"], view["demolished"]) == ({}, [], {}, [])
    assert (view["stack"], view["standing"], view["start"], view["last_turns"], view["hero"]) == (None,) * 5
    assert set(view["played"].values()) | set(view["tokens_used"].values()) == {0}
    for public in view["seats"]:
        assert (public["hand"], public["shown"], public["tokens"], public["colours"]) == (5, {}, 0, [])
        assert all(landowner == {"colour": None, "at": None} for landowner in public["landowners"])
    if view["city"] is not None:
        assert not any(view["city"].values())
    if seat is not None:
        own = view["own"]
        assert (own["objectives"], own["colours"], set(own["tokens"].values())) == ([], [], {0})
        observed_nothing(match, seat)
    text, picture = match.text(seat), match.svg(seat)
    for word in ("Stack", "Hero", "Token", "token", "start player", "Burnt", "No houses", "Houses"):
        assert word not in text
    assert picture.count('class="pieces-here"') == 1  # Pudding Lane's fires
    assert "No houses left" not in picture
    assert " burnt" not in picture.partition("</style>")[2]


def observed_nothing(match: Match, seat: int) -> None:
    """Beside phase, actor, the hands and the fires of Pudding Lane the observation is empty."""
    seen = list(match.state.observe(seat))
    for name, first, size in match.box.observation_fields:
        values = seen[first : first + size]
        if name.startswith("relative seat"):
            assert not any(values[1:])
        elif name.startswith("fires"):
            assert [value for value in values if value] == [25]
        elif name.startswith("action points"):
            assert values == [0] * (size - 1) + [41]  # the supply
        elif not name.startswith(("phase", "actor", "own hand")):
            assert not any(values), name


def test_S2_the_new_hand_is_as_secret_as_the_old() -> None:
    match = begun(3, "hands")
    deal_hands(match, "NNNNN", "EESSW", "WWWWE")
    match.play("redraw")
    deal_hands(match, "NESWW")
    view = match.view(1)
    assert (view["seats"][0]["hand"], view["seats"][0]["shown"]) == (5, {})
    assert [event["known"] for event in match.events(1) if event["type"] == "hand_dealt"] == [False, True, False, False]


# -- S3: the stack
@pytest.mark.parametrize(
    ("players", "stack", "left_over"),
    [
        (3, "F6 E5 D6 C5 B6 A5", 12),
        (4, "D9 C10 B7 A6", 8),
        (5, "E6 D6 C6 B6 A6", 5),
        (6, "F5 E5 D5 C5 B5 A5", 0),
    ],
)
def test_S3_the_stack_by_number_of_players_and_the_cards_left_over(players: int, stack: str, left_over: int) -> None:
    counts = [int(pile[1:]) for pile in stack.split()]
    assert sum(counts) == {3: 33, 4: 32, 5: 30, 6: 30}[players]
    assert sum(counts) + 5 * players + left_over == 60
    match = game("great-fire").new(players, seed=players)
    uncovered: list[int] = []
    while not match.over:
        before = now(match)["stack"]
        match.play(match.legal()[0])
        after = now(match)["stack"]
        if before and after["uncovered"] > before["uncovered"]:
            uncovered.append(after["drawn"])
    assert uncovered == [sum(counts[: number + 1]) for number in range(len(counts))]
    end = now(match)
    held = sum(sum(own["hand"].values()) for own in end["secrets"])
    assert 60 - held - sum(end["played"].values()) == left_over


def test_S3_the_number_of_cards_until_the_next_stack_card_is_known() -> None:
    stack = {"drawn": 0, "left": 32, "until": 9, "uncovered": 0, "stack_cards": 4}
    assert now(begun(4, "card"))["stack"] == stack


# -- S4: the houses
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("edition", ["german", "french"])
def test_S4_B1_all_120_houses_fill_the_districts_five_of_each_colour_a_region(players: int, edition: str) -> None:
    match = begun(players, "colours", edition=edition)
    houses = now(match)["houses"]
    sizes = PACK.sizes("german" if edition == "german" else "french")
    assert {name: len(letters) for name, letters in houses.items()} == {s.token: sizes[s.index] for s in PACK.districts}
    for region in ("orange", "purple", "blue", "green"):
        letters = Counter("".join(houses[space.token] for space in PACK.districts if space.region == region))
        assert letters == dict.fromkeys(LETTERS, 5)
    assert now(match)["standing"] == dict.fromkeys(LETTERS, 20)


def test_S4_region_by_region_orange_first_from_a_bag_of_thirty() -> None:
    match = begun(3, "houses")
    regions = {space.token: space.region for space in PACK.districts}
    for begun_regions in range(1, 5):
        assert weights(match) == {f"house {letter}": 5 for letter in LETTERS}  # a new bag
        for left in range(30, 0, -1):
            assert sum(weights(match).values()) == left
            if begun_regions == 1:
                assert {regions[name] for name in now(match)["houses"]} <= {"orange"}
            go_on(match)
        assert len({regions[name] for name in now(match)["houses"]}) == begun_regions
    assert phase(match) == "colours"


def test_S4_the_bag_is_drawn_blind_and_what_is_out_is_out() -> None:
    match = begun(3, "houses")
    for _ in range(5):
        match.resolve_draw("house R")
    assert weights(match) == {f"house {letter}": 5 for letter in "BGYPW"}


# -- S5 to S8: what is dealt
@pytest.mark.parametrize("players", PLAYERS)
def test_S5_each_player_gets_one_of_the_six_colours_and_its_landowner(players: int) -> None:
    match = begun(players, "colours")
    assert weights(match) == {f"colour {letter}": 1 for letter in LETTERS}
    match.resolve_draw("colour W")
    assert weights(match) == {f"colour {letter}": 1 for letter in "RBGYP"}
    match = begun(players, "objectives")
    seats = now(match)["seats"]
    assert [seat["colours"] for seat in seats] == [[letter] for letter in LETTERS[:players]]
    assert [seat["landowners"][0]["colour"] for seat in seats] == list(LETTERS[:players])


def test_S5_houses_of_nobody_stay_on_the_board_and_burn_for_nobody() -> None:
    table = Table(3, hand="N", houses={"S-Mary": "W"})
    scores = [table.score(seat) for seat in range(3)]
    table.play("card N, from Pudding-Lane, to S-Mary")
    assert (table.lost(), [table.score(seat) for seat in range(3)]) == ({"W": 1}, scores)


def test_S6_B6_a_face_down_token_lies_on_each_of_the_twenty_yellow_banners() -> None:
    match = begun(4, "card")
    yellow = [space.token for space in PACK.districts if space.banner == "yellow"]
    assert (len(yellow), now(match)["tokens"]) == (20, yellow)
    assert now(match)["tokens_used"] == {"charge": 0, "double": 0, "point": 0}
    assert all(sum(own["tokens"].values()) == 0 for own in now(match)["secrets"])


@pytest.mark.parametrize("players", PLAYERS)
def test_S7_B7_one_objective_of_each_deck_two_cards_of_each(players: int) -> None:
    match = begun(players, "objectives")
    for deck, districts in PACK.decks().items():
        cards = {f"objective {PACK.spaces[index].token}": 2 for index in districts}
        for seat in range(players):
            assert weights(match) == cards, (deck, seat)
            first = next(iter(cards))
            match.resolve_draw(first)
            cards[first] -= 1
            cards = {name: left for name, left in cards.items() if left}
    assert phase(match) == "start"
    decks = [own["objectives"] for own in now(match)["secrets"]]
    assert all([PACK.by_id[name.lower()].deck for name in held] == ["I", "II", "III"] for held in decks)
    assert decks[0] == decks[1]  # two may hold the same


def test_S7_objectives_are_secret() -> None:
    match = begun(4, "card")
    for seat in range(4):
        dealt = [event for event in match.events(seat) if event["type"] == "objectives_dealt"]
        assert [event["seat"] for event in dealt if "objectives" in event] == [seat]
    assert all("objectives" not in event for event in match.events(None))


@pytest.mark.parametrize("players", PLAYERS)
def test_S8_the_start_player_is_random_and_begins(players: int) -> None:
    match = begun(players, "start")
    assert weights(match) == {f"start {seat}": 1 for seat in range(players)}
    match.resolve_draw("start 2")
    while phase(match) != "card":
        go_on(match)
    assert (match.actor, now(match)["start"]) == (2, 2)


# -- S9, S10: what is placed
@pytest.mark.parametrize(
    ("players", "set_up", "order"),
    [
        (3, {}, [1, 2, 0, 1, 2, 0]),
        (4, {"Hounds-Ditch": 1, "St-Botolphs": 1}, [1, 2, 3, 0]),
        (5, {"Cripplegate": 1}, [1, 2, 3, 4, 0]),
        (6, {}, [1, 2, 3, 4, 5, 0]),
    ],
)
def test_S9_M6_six_bands_some_in_their_places_the_others_by_the_players(
    players: int, set_up: dict[str, int], order: list[int]
) -> None:
    match = begun(players, "start")
    match.resolve_draw("start 1")
    while phase(match) != "place-band":
        go_on(match)
    assert now(match)["bands"] == set_up
    placed = []
    while phase(match) == "place-band":
        placed.append(match.actor)
        match.play("place Temple")
    assert placed == order
    assert now(match)["bands"] == {"Temple": len(order), **set_up}
    assert sum(now(match)["bands"].values()) == 6


@pytest.mark.parametrize(("step", "clause"), [("place-band", "S9"), ("place-landowner", "S10")])
def test_S9_S10_B3_anywhere_but_the_green_region_all_grass_included(step: str, clause: str) -> None:
    match = begun(5, step)
    allowed = {
        space.token for space in PACK.spaces if space.kind == "grass" or space.region in ("purple", "blue", "orange")
    }
    assert len(allowed) == len(PACK.spaces) - 18 - 1  # 18 green districts and Pudding Lane
    assert {action.args[0] for action in match.legal()} == allowed
    assert {action.verb for action in match.legal()} == {"place"}
    assert refused(match, "place Cheapside") == [clause]
    assert refused(match, "place Pudding-Lane") == ["B2"]
    assert refused(match, "card N") == [clause]


@pytest.mark.parametrize("players", PLAYERS)
def test_S10_then_the_landowners_in_turn_order_pieces_sharing_spaces(players: int) -> None:
    match = begun(players, "start")
    match.resolve_draw("start 1")
    while phase(match) != "place-landowner":
        go_on(match)
    placed = []
    while phase(match) == "place-landowner":
        placed.append(match.actor)
        assert now(match)["seats"][int(match.actor or 0)]["landowners"][0]["at"] is None
        match.play("place Moorfields")
    assert placed == [(1 + step) % players for step in range(players)]
    assert {seat["landowners"][0]["at"] for seat in now(match)["seats"]} == {"Moorfields"}
    assert (phase(match), match.actor) == ("card", 1)
