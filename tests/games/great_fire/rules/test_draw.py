"""T1, D1–D5, O2 · The turn, drawing, intensifying, and the last turns."""

import pytest

from tests.games.great_fire.position.dealing import begun
from tests.games.great_fire.table import CARDS, Table
from tests.games.kit.table import types
from tinderbox import NotationError
from tinderbox.core.text.messages import LANGUAGES

LAST_CARD = {3: 33, 4: 32, 5: 30, 6: 30}  # of the stack, by players (S3)


def drawing(
    drawn: int, *, players: int = 4, fires: str = "Bethnal", bands: str = "", supply: int | None = None
) -> Table:
    """Seat 0 is about to draw; so many cards of the stack are gone."""
    table = Table(
        players,
        phase="actions",
        points=4,
        drawn=drawn,
        fires=fires,
        bands=bands,
        supply=supply,
        hands={seat: "NESW" if seat == 0 else CARDS for seat in range(players)},
    )
    table.play("end")
    return table


# -- T1: the turn
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_T1_turns_go_clockwise(players: int) -> None:
    table = Table(players)
    seats = []
    for _ in range(2 * players):
        seats.append(table.actor)
        table.whole_turn()
    assert seats == [*range(players), *range(players)]


def test_T1_first_the_fire_then_actions_then_the_draw() -> None:
    table = Table(hand="N", landowners={0: "Temple"})
    assert table.refused("walk Temple>Whitefriars") == ("F1",)
    table.play("card N")
    assert table.refused("walk Temple>Whitefriars") == ("F2",)
    table.play("from Pudding-Lane")
    assert table.refused("end") == ("F2",)
    table.play("to S-Mary")
    assert table.refused("card N") == ("T1",)
    assert table.refused("from Pudding-Lane") == ("T1",)
    table.play("walk Temple>Whitefriars, end")
    assert (table.actor, table.now["phase"]) == (None, "draw")
    assert [reason.clause for reason in table.match.why_not("end")] == ["D1"]  # a draw comes first
    table.play("(draw N)")
    assert (table.actor, table.now["phase"]) == (1, "card")


@pytest.mark.parametrize(
    ("phase", "clause"),
    [("hands", "S2"), ("houses", "S4"), ("colours", "S5"), ("objectives", "S7"), ("start", "S8")],
)
def test_S2_S8_while_something_is_dealt_its_own_clause_says_so(phase: str, clause: str) -> None:
    match = begun(3, phase)
    assert [reason.clause for reason in match.why_not("end", seat=0)] == [clause]
    assert match.box.prompt(match.view(0), "en") == "A draw comes first."  # and not that the game is over


@pytest.mark.parametrize(("phase", "clause"), [("exchange", "S2"), ("place-band", "S9"), ("place-landowner", "S10")])
def test_S2_S9_S10_out_of_turn_in_the_set_up_its_clauses_are_named(phase: str, clause: str) -> None:
    match = begun(3, phase)
    assert match.actor is not None
    (reason,) = match.why_not("keep", seat=(match.actor + 1) % 3)
    assert (reason.clause, reason.message.id) == (clause, "refused-turn")


def test_F11_D1_P6_while_a_draw_is_pending_its_clause_is_named() -> None:
    table = Table(hand="N")
    table.play("card N, from Pudding-Lane, to Pepys-House")
    assert [reason.clause for reason in table.match.why_not("end")] == ["F11"]
    table = Table(2, phase="city-card")
    assert [reason.clause for reason in table.match.why_not("end")] == ["P6"]
    assert table.box.prompt(table.match.view(0), "de") == "Zuerst wird gezogen."


def test_T1_nobody_acts_out_of_turn() -> None:
    table = Table()
    assert [reason.clause for reason in table.match.why_not("card N", seat=1)] == ["T1"]
    assert table.match.why_not("card N", seat=0) == []


# -- D1: draw
def test_D1_a_card_is_drawn_back_to_five() -> None:
    table = drawing(0)
    assert len(table.hand(0)) == 4
    (event, begun) = table.play("(draw N)")
    assert table.hand(0) == "NNESW"
    assert (event.type, begun.type, table.actor) == ("card_drawn", "turn_begun", 1)
    assert event.seen_by(0, 1)["card"] == "N"
    assert "card" not in event.seen_by(1, 1)
    assert "card" not in event.seen_by(None, 1)
    assert table.now["stack"]["drawn"] == 1


def test_D1_any_unseen_card_may_come() -> None:
    table = drawing(0)
    assert table.draws() == {"draw N": 15 - 4, "draw E": 13 - 4, "draw S": 12 - 4, "draw W": 20 - 8}


def test_D1_uncovering_a_stack_card_makes_the_active_player_intensify() -> None:
    table = drawing(8)  # the ninth card of the uppermost nine
    assert table.now["stack"] == {"drawn": 8, "left": 24, "until": 1, "uncovered": 0, "stack_cards": 4}
    events = table.play("(draw N)")
    assert types(events) == ["card_drawn", "stack_uncovered"]
    assert (table.actor, table.now["phase"], table.now["stack"]["uncovered"]) == (0, "intensify", 1)
    table.play("add Bethnal, add Bethnal")
    assert (table.actor, table.now["phase"]) == (1, "card")


def test_D1_no_intensifying_otherwise_and_none_twice_for_one_stack_card() -> None:
    for drawn in (7, 9):
        table = drawing(drawn)
        table.play("(draw N)")
        assert (table.actor, table.now["phase"]) == (1, "card")


# -- D2–D4: intensify
def test_D2_three_fires_one_by_one_where_the_player_likes() -> None:
    table = drawing(8, fires="Bethnal, Aldgate 4", supply=10)
    table.play("(draw N)")
    for left in (10, 9, 8):
        assert (table.now["supply"], table.actor, table.verbs()) == (left, 0, {"add"})
        assert "Aldgate" in table.legal("add")
        table.play("add Bethnal" if left == 9 else "add Aldgate")
    assert (table.fires("Bethnal"), table.fires("Aldgate"), table.now["supply"]) == (2, 6, 7)
    assert table.actor == 1


def test_D2_only_uncontained_burning_districts_never_pudding_lane() -> None:
    table = drawing(8, fires="Bethnal, Temple, Aldgate 2", bands="Temple, Aldgate")
    table.play("(draw N)")
    assert table.legal("add") == {"Bethnal", "Aldgate"}  # one band too few in Aldgate
    assert table.refused("add Temple") == ("D2",)
    assert table.refused("add Cheapside") == ("D2",)
    with pytest.raises(NotationError):
        table.match.play("add Pudding-Lane")


def test_D2_fires_added_may_be_moved_like_any_other() -> None:
    table = drawing(8)
    table.play("(draw N), add Bethnal, add Bethnal, card W")
    assert table.legal("from") == {"Pudding-Lane", "Bethnal"}


@pytest.mark.parametrize(("district", "size"), [("Bethnal", 1), ("Cheapside", 2), ("Bedlam", 3), ("Guild-Hall", 4)])
def test_D3_up_to_two_more_than_the_size(district: str, size: int) -> None:
    for fires in range(size, size + 4):
        held = f"{district} {fires - 1}" if fires == size + 3 else ""  # so many only after a break-out (F9)
        table = drawing(8, fires=f"{district} {fires}, Temple", bands=held)
        table.play("(draw N)")
        assert table.may(f"add {district}") == (fires < size + 2)
        if fires >= size + 2:
            assert table.refused(f"add {district}") == ("D3",)


def test_D3_fires_that_are_moved_know_no_limit() -> None:
    # Bethnal has size 1: with three fires nothing may be added, but a fourth may move in, contained or not.
    others = "Vyners-Hall, Tallow-Hall, S-Bennet"
    for bands, contained in ((4, ["Bethnal"]), (3, [])):
        table = Table(
            fires="Bethnal 3, Petticoat-Lane 2",
            bands=f"Bethnal {bands}",
            demolished=f"{others}, Spitalfields",
            hand="N",
        )
        table.play("card N, from Petticoat-Lane")
        assert table.legal("to") == {"Bethnal"}
        events = table.play("to Bethnal")
        assert (table.fires("Bethnal"), table.now["contained"]) == (4, contained)
        assert "fires_added" not in types(events)


def test_D4_all_that_can_be_placed_must_be() -> None:
    table = drawing(8)
    table.play("(draw N), add Bethnal")
    assert table.verbs() == {"add"}
    assert table.refused("end") == ("D2",)
    events = table.play("add Bethnal")  # now it is full
    assert types(events)[-2:] == ["fires_forgone", "turn_begun"]
    assert next(event.data for event in events if event.type == "fires_forgone") == {"fires": 1, "reason": "room"}


def test_D4_with_nothing_to_feed_all_three_are_forgone() -> None:
    table = drawing(8, fires="")
    events = table.play("(draw N)")
    assert next(event.data for event in events if event.type == "fires_forgone") == {"fires": 3, "reason": "room"}
    assert table.actor == 1


@pytest.mark.parametrize("supply", [0, 1, 2, 3])
def test_D4_B9_no_more_than_the_supply_holds(supply: int) -> None:
    table = drawing(8, fires="Aldgate 4, Bethnal", supply=supply)
    table.play("(draw N)")
    added = 0
    while table.now["phase"] == "intensify":
        table.play(f"add {min(table.legal('add'))}")
        added += 1
    assert (added, table.now["supply"]) == (supply, 0)


@pytest.mark.parametrize("supply", [0, 1, 2])
def test_B9_an_empty_supply_is_the_reason_for_fires_that_are_missing(supply: int) -> None:
    """There is room for three: D3 and D4 have nothing to do with it."""
    table = drawing(8, fires="Aldgate 4, Bethnal", supply=supply)
    events = table.play("(draw N)" + ", add Aldgate" * supply)
    (forgone,) = [event for event in events if event.type == "fires_forgone"]
    assert (forgone.clause, forgone.data) == ("B9", {"fires": 3 - supply, "reason": "supply"})
    texts = {language: table.box.tell(forgone.seen_by(None, 1), language) for language in LANGUAGES}
    assert "supply" in texts["en"]
    assert "Vorrat" in texts["de"]
    assert "réserve" in texts["fr"]


def test_D4_with_a_supply_left_it_is_for_want_of_room() -> None:
    events = drawing(8, fires="Bethnal 2", supply=9).play("(draw N), add Bethnal")
    (forgone,) = [event for event in events if event.type == "fires_forgone"]
    assert (forgone.clause, forgone.data) == ("D4", {"fires": 2, "reason": "room"})


# -- D5, O2: the end
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize(("more", "turns"), [(False, 1), (True, 2)])
def test_D5_O2_after_the_last_stack_card_everybody_has_so_many_turns_more(players: int, more: bool, turns: int) -> None:
    table = Table(players, turn_of=1, drawn=LAST_CARD[players] - 1, fires="Bethnal", more_destruction=more)
    table.whole_turn()  # draws the last card, which uncovers A
    assert (table.now["stack"]["uncovered"], table.fires("Bethnal")) == (len(table.box.board.uncovers), 3)
    assert table.now["last_turns"] == players * turns
    (texts,) = [event for _, event in table.match.event_log if event.type == "last_turns"]
    assert (texts.clause, texts.data["turns"]) == ("O2" if more else "D5", players * turns)
    seats = []
    while not table.match.over:
        seats.append(table.actor)
        table.whole_turn()
    order = [(2 + step) % players for step in range(players)]
    assert seats == order * turns  # beginning with the next, the one who uncovered it last
    assert {len(table.hand(seat)) for seat in range(players)} == {5 - turns}
    assert table.now["stack"]["drawn"] == LAST_CARD[players]  # nobody drew


def test_D5_the_last_stack_card_is_intensified_too() -> None:
    table = drawing(31)
    events = table.play("(draw N)")
    assert types(events)[-2:] == ["stack_uncovered", "last_turns"]
    assert (table.actor, table.now["phase"]) == (0, "intensify")


@pytest.mark.parametrize(("more", "clause"), [(False, "D5"), (True, "O2")])
def test_D5_O2_the_last_turns_and_the_end_name_their_clause(more: bool, clause: str) -> None:
    table = Table(turn_of=1, drawn=31, phase="actions", hand="NESW", more_destruction=more)
    (last,) = [event for event in table.play("end, (draw N)") if event.type == "last_turns"]
    assert last.clause == clause
    over = Table(phase="over", more_destruction=more).match
    assert [reason.clause for reason in over.why_not("card N")] == [clause]


def test_D5_no_end_before_the_last_stack_card() -> None:
    table = drawing(25)  # uncovers B, the last but one
    table.play("(draw N)")
    assert table.now["last_turns"] is None


def test_D5_without_drawing_the_actions_end_the_turn() -> None:
    table = Table(last_turns=2, drawn=32, hand="N", turn_of=2)
    table.play("card N, from Pudding-Lane, to S-Mary, end")
    assert (table.actor, len(table.hand(2))) == (3, 4)
    table.whole_turn()
    assert table.match.over
    assert [reason.clause for reason in table.match.why_not("card N")] == ["D5"]
