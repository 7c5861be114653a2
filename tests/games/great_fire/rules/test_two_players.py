"""P1–P6, P9, P10, O1, O2 · The two-player game: set-up, turns, the last turns, scoring."""

import copy
from collections import Counter
from typing import Any, Final

import pytest

from tests.games.great_fire.city_table import PACK, RANKINGS, CityTable, events_of
from tests.games.great_fire.position.dealing import begun, go_on, now
from tests.games.great_fire.table import Table
from tests.games.kit.table import types
from tinderbox import OptionError, game
from tinderbox.core.events import Data
from tinderbox.core.text.messages import LANGUAGES

STACK: Final = {"A": 2, "B": 6, "C": 6, "D": 10, "E": 9}
UNCOVERED: Final = (9, 19, 25, 31)  # the cards that lie on E, D, C and B
HOME: Final = "Temple 6"  # bands that no south card moves


# -- P1: two colours each
def test_P1_each_player_is_dealt_two_colours_with_their_landowners() -> None:
    match = begun(2, "objectives")
    seats = match.view()["seats"]
    assert [seat["colours"] for seat in seats] == [["R", "G"], ["B", "Y"]]
    assert [[landowner["colour"] for landowner in seat["landowners"]] for seat in seats] == [["R", "G"], ["B", "Y"]]


def test_P1_P10_E1_both_colours_score() -> None:
    table = Table(2)  # red and blue against green and yellow
    assert (table.score(0), table.score(1)) == (80 + 12, 80 + 12)  # and their objectives
    table = Table(2, houses={"S-Mary": "R", "Bridgeward": "B", "S-Bennet": "P"}, burnt="S-Mary, Bridgeward, S-Bennet")
    assert table.score(0) == 76 + 12
    assert table.score(1) == 80 + 12


def test_P1_O1_colours_may_be_hidden() -> None:
    match = begun(2, "card", hidden_colours=True)
    for seat in (0, 1):
        view = match.view(seat)
        assert [public["colours"] for public in view["seats"]] == [None, None]
        assert len(view["own"]["colours"]) == 2
    # The landowners' colours are dealt apart and say nothing of the true ones.
    painted = [landowner["colour"] for seat in match.view()["seats"] for landowner in seat["landowners"]]
    assert len(set(painted)) == 4
    dealt = begun(2, "landowner-colours", hidden_colours=True)
    assert [weight for _, weight in dealt.draws()] == [1] * 6
    while not match.over:
        go_on(match)
    assert [len(public["colours"]) for public in match.view()["seats"]] == [2, 2]  # revealed at scoring


# -- P2: the stack
def test_P2_the_stack_has_five_stack_cards_with_these_fire_cards() -> None:
    assert PACK.player_counts[2].stack == tuple(STACK.values())
    assert PACK.player_counts[2].left_over == 17 == 60 - 2 * 5 - sum(STACK.values())
    drawn, seen = 0, []
    match = begun(2, "card")
    while not match.over:
        before = now(match)["stack"]["uncovered"]
        go_on(match)
        stack = now(match)["stack"]
        drawn = stack["drawn"]
        if stack["uncovered"] > before:
            seen.append(drawn)
    assert (tuple(seen), drawn) == (UNCOVERED, sum(STACK.values()))


def test_P2_the_players_uncover_stack_cards_in_turn_and_there_are_35_fire_moves() -> None:
    match = begun(2, "card")
    first = now(match)["start"]
    while not match.over:
        go_on(match)
    happened = [event for _, event in match.event_log]
    fires = Counter(event.type for event in happened)
    moves = ("fire_moved", "card_discarded", "city_fire_moved", "city_fire_skipped")
    assert sum(fires[kind] for kind in moves) - fires["double_played"] == 35
    drawer, who = [], -1
    for event in happened:
        if event.type == "card_drawn":
            who = event.data["seat"]
        elif event.type == "stack_uncovered":
            drawer.append(who)
    assert drawer == [first, 1 - first, first, 1 - first]


# -- P3: objectives
def test_P3_one_card_of_each_objective_is_left_so_nobody_shares_one() -> None:
    match = begun(2, "objectives")
    decks: list[list[str]] = []
    while match.view()["phase"] == "objectives":
        draws = match.draws()
        assert {weight for _, weight in draws} == {1}
        decks.append([action.args[0] for action, _ in draws])
        match.resolve_draw(draws[0][0])
    assert [len(deck) for deck in decks] == [4, 3, 4, 3, 4, 3]
    own = [match.view(seat)["own"]["objectives"] for seat in (0, 1)]
    assert len(set(own[0] + own[1])) == 6


# -- P4: placing
def test_P4_three_bands_each_one_at_a_time_then_two_landowners_each_in_turn() -> None:
    match = begun(2, "place-band")
    start = now(match)["start"]
    seats, phases = [], []
    while match.view()["phase"].startswith("place"):
        seats.append(match.actor)
        phases.append(match.view()["phase"])
        match.play(match.legal()[len(seats)])
    assert seats == [start, 1 - start] * 5
    assert phases == ["place-band"] * 6 + ["place-landowner"] * 4
    view = match.view()
    assert sum(view["bands"].values()) == 6
    places = [landowner["at"] for seat in view["seats"] for landowner in seat["landowners"]]
    assert len(set(places)) == 4
    assert match.actor == start


def test_P4_S9_S10_not_in_the_green_region() -> None:
    match = begun(2, "place-band")
    assert [reason.clause for reason in match.why_not("place Cheapside")] == ["S9"]
    match = begun(2, "place-landowner")
    assert [reason.clause for reason in match.why_not("place Cheapside")] == ["S10"]
    assert match.why_not("place Moorfields") == []


# -- P5: a player's turn
def acting(landowners: str, **pieces: Any) -> Table:
    return Table(2, phase="actions", points=4, landowners={0: landowners}, **pieces)


def test_P5_four_points_are_spent_over_both_landowners_and_the_bands() -> None:
    table = acting("Temple Bethnal", bands="Cripplegate")
    table.play("walk Temple>Whitefriars, walk Bethnal>Spitalfields, band Cripplegate>Moorgate")
    assert table.now["points"] == 1
    table.play("walk Whitefriars>Bridewell")
    assert table.now["points"] == 0
    assert table.refused("walk Spitalfields>Bethnal") == ("A1",)
    assert [landowner["at"] for landowner in table.now["seats"][0]["landowners"]] == ["Bridewell", "Spitalfields"]


def test_P5_landowners_that_stand_together_go_apart() -> None:
    table = acting("Temple Temple")
    assert table.legal("walk") == {"Temple>Whitefriars", "Temple>Fleet-Street", "Temple>St-Brides"}
    table.play("walk Temple>Whitefriars")
    assert {landowner["at"] for landowner in table.now["seats"][0]["landowners"]} == {"Whitefriars", "Temple"}
    assert "Temple>Fleet-Street" in table.legal("walk")
    assert table.refused("walk Bethnal>Spitalfields") == ("A2",)


def test_P5_either_landowner_may_extinguish_and_the_fires_count_together() -> None:
    table = acting("Temple Bethnal", fires="Temple 2, Bethnal 2", bands="Temple 2, Bethnal 2")
    assert table.legal("extinguish") == {"Temple", "Bethnal"}
    events = table.play("extinguish Temple, extinguish Bethnal, extinguish Bethnal")
    assert table.extinguished(0) == 3
    assert types(events)[-1] == "hero_taken"
    assert table.now["hero"] == 0


def test_P5_the_other_players_landowners_do_not_serve() -> None:
    table = Table(2, phase="actions", points=4, landowners={1: "Temple Bethnal"}, fires="Temple", bands="Temple")
    assert table.refused("extinguish Temple") == ("A5",)


# -- P6: the non-player turn
def test_P6_after_each_players_turn_comes_a_turn_of_the_city_conducted_by_that_player() -> None:
    match = begun(2, "card")
    players: list[int] = []
    for _ in range(6):
        seat = match.actor
        assert seat is not None
        players.append(seat)
        while match.view()["phase"] != "city-card":
            go_on(match)
        assert match.view()["turn_seat"] == seat
        while match.view()["phase"] != "card":
            assert match.actor in (seat, None)
            go_on(match)
    assert players == [players[0], 1 - players[0]] * 3


def test_P6_first_a_fire_card_then_a_colour_card_then_the_fire_then_a_band_card_then_the_bands() -> None:
    table = CityTable("S", fires="Temple 2", bands="Newgate, Snow-Hill, Bethnal 4", houses={"Whitefriars": "R"})
    assert types(table.turned) == ["city_card_turned"]
    assert table.now["phase"] == "city-colour"
    assert types(table.rank()) == ["ranking_turned", "city_fire_skipped"]
    assert table.now["phase"] == "city-muster"
    turned = types(table.muster("St-Pauls"))
    assert turned == [
        "muster_turned",
        "city_band_decided",
        "city_band_moved",
        "city_band_decided",
        "city_band_moved",
        "turn_begun",
    ]


def test_P6_the_card_comes_from_the_stack_and_gives_the_direction_for_both() -> None:
    table = CityTable("E", demolished="Pepys-House, Billingsgate", bands="Newgate 2, Aldgate 4")
    assert table.now["card"] == "E"
    assert table.now["stack"]["drawn"] == 2
    assert table.now["played"]["E"] == 1
    events = table.rank() + table.muster("St-Pauls")
    assert events_of(events, "city_fire_moved")[0]["to"] == "Philpott-Lane"
    assert [data["to"] for data in events_of(events, "city_band_moved")] == ["St-Pauls", "St-Pauls"]


def test_P6_any_unseen_card_may_be_turned() -> None:
    table = Table(2, phase="city-card", hands={0: "NNNNN", 1: "EESSW"})
    assert table.draws() == {"draw N": 15 - 5, "draw E": 13 - 2, "draw S": 12 - 2, "draw W": 20 - 2}


def test_P6_a_colour_card_is_turned_even_if_no_fire_can_move() -> None:
    table = CityTable("S", bands=HOME)
    assert table.draws().keys() == {f"ranking {card}" for card in RANKINGS}


def other_stack() -> Data:
    """A pack whose stack card E is uncovered by the city: ten cards lie on it."""
    data: Data = copy.deepcopy(dict(PACK.data))
    data["meta"]["id"] = "great-fire-other-stack-1"
    (two,) = [entry for entry in data["player_counts"] if entry["players"] == 2]
    numbers = {**STACK, "D": 9, "E": 10}
    for card in two["stack"]:
        card["fire_cards"] = numbers[card["card"]]
    return data


def test_P6_a_stack_card_the_city_uncovers_is_intensified_by_the_conducting_player_before_the_colour_card() -> None:
    match = game("great-fire").new(2, pack=other_stack(), ask_draws=True)
    while (now(match)["stack"] or {"drawn": 0})["drawn"] < 9 or match.view()["phase"] != "city-card":
        go_on(match)
    conducting = now(match)["turn_seat"]
    go_on(match)
    assert [event.type for _, event in match.event_log[-2:]] == ["city_card_turned", "stack_uncovered"]
    assert (match.actor, match.view()["phase"]) == (conducting, "intensify")
    for _ in range(3):
        match.play(match.legal()[0])
    assert match.view()["phase"] == "city-colour"


# -- P9: the end
def closing() -> Table:
    """The second player is about to draw the card that lies on B."""
    table = Table(
        2,
        phase="actions",
        turn_of=1,
        points=4,
        drawn=30,
        hands={0: "NESWW", 1: "NESW"},
        fires="Bethnal",
        bands=HOME,
    )
    assert table.now["stack"]["until"] == 1
    return table


def city_turn(table: Table) -> None:
    """A turn of the city: a south card, any colour card and band card, any choice they leave."""
    table.play("(draw S)")
    while table.now["phase"].startswith("city"):
        go_on(table.match)


def test_P9_when_B_is_uncovered_its_intensifying_is_carried_out() -> None:
    table = closing()
    events = table.play("end, (draw W)")
    assert types(events) == ["card_drawn", "stack_uncovered", "last_turns"]
    assert events[1].data == {"left": 1, "last": False}  # A and two fire cards lie under it
    assert (events[2].clause, events[2].data) == ("P9", {"turns": 4, "city_turns": 2})
    assert (table.actor, table.now["phase"]) == (1, "intensify")
    table.play("add Bethnal, add Bethnal")
    assert table.fires("Bethnal") == 3  # its size and two: the third is forgone (D3)
    assert table.now["phase"] == "city-card"


def test_P9_then_four_turns_to_the_letter_and_nobody_draws() -> None:
    table = closing()
    table.play("end, (draw W), add Bethnal, add Bethnal")
    under_b = sum(STACK.values()) - table.now["stack"]["drawn"]
    assert under_b == 2
    assert [len(table.hand(seat)) for seat in (0, 1)] == [5, 5]
    turns = [(table.now["phase"], table.now["turn_seat"])]
    left = [table.now["last_turns"]]
    city_turn(table)
    for seat in (0, 1):
        turns.append((table.now["phase"], table.now["turn_seat"]))
        left.append(table.now["last_turns"])
        table.play("card N, from Pudding-Lane")
        table.play(f"to {min(table.legal('to'))}")
        table.draw_first()
        events = table.play("end")
        assert "card_drawn" not in types(events)
        if seat == 0:
            turns.append((table.now["phase"], table.now["turn_seat"]))
            left.append(table.now["last_turns"])
            city_turn(table)
    assert left == [4, 3, 2, 1]  # non-player turns count, and only the last is the last
    assert turns == [("city-card", 1), ("card", 0), ("city-card", 0), ("card", 1)]
    assert table.match.over
    assert table.now["stack"]["drawn"] == sum(STACK.values())
    assert [len(table.hand(seat)) for seat in (0, 1)] == [4, 4]
    assert [reason.clause for reason in table.match.why_not("end")] == ["P9"]


def test_P9_uncovering_A_has_no_effect() -> None:
    table = closing()
    table.play("end, (draw W), add Bethnal, add Bethnal")
    city_turn(table)
    table.play("card N, from Pudding-Lane")
    table.play(f"to {min(table.legal('to'))}")
    table.draw_first()
    table.play("end")
    assert table.now["stack"] == {"drawn": 32, "left": 1, "until": 1, "uncovered": 4, "stack_cards": 1}
    events = table.play("(draw S)")
    assert types(events) == ["city_card_turned"]  # the last card of the stack, on A
    assert table.now["stack"] == {"drawn": 33, "left": 0, "until": None, "uncovered": 4, "stack_cards": 0}
    assert table.now["phase"] == "city-colour"


def test_P9_whole_games_end_so() -> None:
    for seed in range(5):
        match = game("great-fire").new(2, seed=seed)
        while not match.over:
            match.play(match.legal()[seed % len(match.legal())])
        after = [event.type for _, event in match.event_log]
        last = after[len(after) - after[::-1].index("last_turns") :]
        kinds = [kind for kind in last if kind in ("city_card_turned", "turn_begun", "card_drawn", "game_over")]
        assert kinds == ["city_card_turned", "turn_begun", "city_card_turned", "turn_begun", "game_over"]
        begun_by = [event.data["seat"] for _, event in match.event_log if event.type == "turn_begun"]
        assert begun_by[-2:] == [begun_by[0], 1 - begun_by[0]]


# -- P10: scoring
def ending(**pieces: Any) -> Table:
    """The second player's last turn ends the game."""
    table = Table(2, phase="actions", turn_of=1, points=4, last_turns=1, drawn=33, **pieces)
    table.play("end")
    return table


def test_P10_points_by_source_as_ever_with_both_colours_houses() -> None:
    table = ending(
        houses={"S-Mary": "R", "Bridgeward": "G", "S-Bennet": "W"},
        burnt="S-Mary, Bridgeward, S-Bennet",
        extinguished={0: 3},
        hero=0,
        holds={1: "point point double"},
        fires="Newgate",
        objectives={0: "Newgate St-Pauls Guild-Hall", 1: "Bedlam Tower Custom-House"},
    )
    lost = table.lost()
    assert table.outcome.breakdown == [
        {
            "houses": 80 - 2 * (lost["R"] + lost.get("B", 0)),
            "extinguished": 3,
            "objectives": 10,
            "tokens": 0,
            "hero": 2,
        },
        {
            "houses": 80 - 2 * (lost["G"] + lost.get("Y", 0)),
            "extinguished": 0,
            "objectives": 12,
            "tokens": 2,
            "hero": 0,
        },
    ]


def test_P10_E5_ties_are_broken_as_ever() -> None:
    """A point each way: level on points, more fires extinguished wins; then more houses of both colours."""
    level = {0: "Newgate St-Pauls Guild-Hall", 1: "Bedlam Tower Custom-House"}
    table = ending(objectives=level, extinguished={0: 1}, holds={1: "point"})
    assert (table.outcome.scores[0], table.outcome.ranks) == (table.outcome.scores[1], [1, 2])
    assert table.outcome.tie_breaks == ["extinguished"]
    table = ending(objectives=level, houses={"S-Mary": "B"}, burnt="S-Mary", holds={0: "point point"})
    assert table.outcome.scores[0] == table.outcome.scores[1]
    assert (table.outcome.ranks, table.outcome.tie_breaks) == ([2, 1], ["extinguished", "houses"])
    table = ending(objectives=level)
    assert (table.outcome.ranks, table.outcome.winners) == ([1, 1], [0, 1])


# -- options
@pytest.mark.parametrize("language", LANGUAGES)
def test_O2_P9_more_destruction_is_refused_with_its_clause(language: Any) -> None:
    with pytest.raises(OptionError) as refusal:
        game("great-fire").new(2, options={"more_destruction": True})
    assert "O2" in refusal.value.text(language)
    assert "P9" in refusal.value.text(language)
