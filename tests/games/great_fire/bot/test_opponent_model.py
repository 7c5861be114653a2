"""What the other seats' moves reveal about their objectives."""

from collections import Counter
from math import log2
from statistics import mean

import pytest

import tinderbox
from tests.bots.tables import moment, played
from tests.games.great_fire.table import Table
from tinderbox.bots import SeatView, bot
from tinderbox.bots.base import choose_action, seat_view
from tinderbox.bots.belief import Belief, opponent_model_for
from tinderbox.bots.decision import ViewReader, with_opponent_model
from tinderbox.bots.search import Budget, run_search
from tinderbox.core.engine.rng import Rng
from tinderbox.core.match import Match
from tinderbox.core.seat_history import SeatHistory
from tinderbox.core.state import NATURE, ActionList, State
from tinderbox.games.great_fire.bot.opponent_model import EACH, SETS, ObjectiveModel
from tinderbox.games.great_fire.bot.resampling import make_possible
from tinderbox.games.great_fire.box import GreatFire
from tinderbox.games.great_fire.rules import phases
from tinderbox.games.great_fire.rules.board import (
    CARD_CODE,
    CARD_DOUBLE_CODE,
    CARD_DRAW,
    CHARGE,
    DIRECTIONS,
    DOUBLE,
    DOUBLE_CODE,
    KINDS,
    OBJECTIVES,
)
from tinderbox.games.great_fire.rules.city import DECK, HAND, HELD, OBJECTIVE, SHOWN, UNSEEN
from tinderbox.games.great_fire.rules.state import GreatFireState


def read(match: Match, seat: int) -> ObjectiveModel:
    history = match.history(seat)
    belief = Belief(match.box, history.first_view)
    belief.extend(history, None)
    assert not belief.is_inconsistent
    assert isinstance(belief.opponent_model, ObjectiveModel)
    return belief.opponent_model


def objectives(state: State, seat: int) -> tuple[int, ...]:
    assert isinstance(state, GreatFireState)
    return tuple(int(state.own(seat, OBJECTIVE + deck)) for deck in range(3))


def number_of(held: tuple[int, ...]) -> int:
    """The number of a set of objectives."""
    first, second, third = held
    return (first * EACH + second - EACH) * EACH + third - 2 * EACH


def bits(match: Match) -> list[float]:
    """How likely each seat thinks what is true of each other one, as logarithms; by chance it is -6."""
    found = []
    for seat in range(match.box.players):
        model = read(match, seat)
        for other in range(match.box.players):
            if other != seat:
                found.append(log2(model.beliefs[other * SETS + number_of(objectives(match.state, other))]))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4])
def test_who_looks_a_step_ahead_can_be_read(players: int) -> None:
    """Of the six bits that a set of objectives has, two are known by the end of the game."""
    found = [bit for seed in range(12 // players) for bit in bits(played("great-fire", ["greedy"] * players, seed))]
    assert mean(found) > -4.2


@pytest.mark.slow
@pytest.mark.parametrize("spec", ["random", "apprentice"])
def test_who_plays_otherwise_does_not_mislead(spec: str) -> None:
    found = [bit for seed in range(3) for bit in bits(played("great-fire", [spec] * 4, seed))]
    assert mean(found) > -6.2


def test_beliefs_add_up() -> None:
    """Compiled and interpreted they are the same."""
    match = moment("great-fire", 3, 17)
    model = read(match, 0)
    said = []
    for seat in range(1, 3):
        held = [model.beliefs[seat * SETS + each] for each in range(SETS)]
        assert sum(held) == pytest.approx(1)
        assert min(held) > 0
        said += [round(model.logs[seat * SETS + each], 3) for each in (0, 21, 42, 63)]
    assert said == [-14.7, -15.009, -14.889, -14.288, -14.262, -14.078, -15.152, -14.693]
    assert len({model.beliefs[each] for each in range(SETS)}) == 1  # of oneself nothing is read


@pytest.mark.slow
def test_whoever_burns_an_objective_hardly_holds_it() -> None:
    """Seen in whole games: sets that a seat burnt itself are believed in less than those it spared."""
    match = played("great-fire", ["greedy"] * 3, 4)
    state = match.state
    assert isinstance(state, GreatFireState)
    burnt: dict[int, set[int]] = {seat: set() for seat in range(3)}
    assert isinstance(match.box, GreatFire)
    names = {name: number for number, name in enumerate(match.box.pack_names.objectives)}
    mover = -1
    for event in match.events(None):
        if event["type"] == "fire_moved":
            mover = event["seat"]
        elif event["type"] == "houses_burnt" and event["district"] in names and mover >= 0:
            burnt[mover].add(names[event["district"]])
    informed = 0
    for seat in range(3):
        model = read(match, (seat + 1) % 3)
        for objective in burnt[seat]:
            share = sum(
                model.beliefs[seat * SETS + number_of((a, b, c))]
                for a in range(EACH)
                for b in range(EACH, 2 * EACH)
                for c in range(2 * EACH, 3 * EACH)
                if objective in (a, b, c)
            )
            assert share < 1 / EACH
            informed += 1
    assert informed > 0


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_deals_by_belief_are_possible_deals(players: int) -> None:
    match = moment("great-fire", players, 60)
    seat = match.actor
    assert seat is not None
    model = read(match, seat)
    copies = 1 if players == 2 else 2
    rng = Rng(4)
    for _ in range(200):
        state = match.state.copy()
        model.redeal(state, seat, rng)
        assert match.box.view(state, seat) == match.box.view(match.state, seat)
        dealt = Counter(each for other in range(players) for each in objectives(state, other))
        assert max(dealt.values()) <= copies
        for other in range(players):
            assert [objective // EACH for objective in objectives(state, other)] == [0, 1, 2]


@pytest.mark.slow
def test_deals_go_by_belief() -> None:
    match = moment("great-fire", 4, 60)
    model = read(match, 0)
    own = objectives(match.state, 0)
    held = tuple(next(o for o in range(deck * EACH, deck * EACH + EACH) if o != own[deck]) for deck in range(3))
    for each in range(SETS):
        model.beliefs[2 * SETS + each] = 0.9 if each == number_of(held) else 0.1 / (SETS - 1)
    rng, hits = Rng(6), 0
    for _ in range(400):
        state = match.state.copy()
        model.redeal(state, 0, rng)
        hits += objectives(state, 2) == held
    assert 0.75 * 400 < hits < 400


def test_without_belief_all_deals_are_as_likely_as_ever() -> None:
    """The chances of each objective are those of dealing from the cards that are left."""
    match = moment("great-fire", 4, 60)
    model = ObjectiveModel(state_of(match).board)
    counts = {by: [0] * OBJECTIVES for by in ("belief", "chance")}
    rng = Rng(2)
    for by in counts:
        for _ in range(3000):
            state = match.state.copy()
            if by == "belief":
                model.redeal(state, 0, rng)
            else:
                state.redeal(0, rng)
            for objective in objectives(state, 3):
                counts[by][objective] += 1
    for ours, theirs in zip(counts["belief"], counts["chance"], strict=True):
        assert abs(ours - theirs) < 200  # five standard deviations


@pytest.mark.parametrize(("players", "options"), [(3, {"hidden_colours": True}), (2, {})])
def test_with_hidden_colours_or_two_players_nothing_is_read(players: int, options: dict[str, bool]) -> None:
    match = tinderbox.game("great-fire").new(players, seed=3, options=options)
    seated = [bot("apprentice", seat) for seat in range(players)]
    while match.seq < 60 and match.actor is not None:
        match.play(choose_action(seated[match.actor], match))
    model = read(match, 0)
    assert {model.beliefs[each] for each in range(players * SETS)} == {1 / SETS}
    state = match.state.copy()
    model.redeal(state, 0, Rng(1))
    assert match.box.view(state, 0) == match.box.view(match.state, 0)


# -- belief
@pytest.mark.slow
def test_the_same_history_tells_the_same_however_it_is_read() -> None:
    match = moment("great-fire", 4, 70)
    at_once = read(match, 1)
    history = match.history(1)
    belief = Belief(match.box, history.first_view)
    for end in range(0, len(history.moves) + 1, 7):
        belief.extend(SeatHistory(history.first_view, history.moves[:end]), None)
    belief.extend(history, None)
    assert isinstance(belief.opponent_model, ObjectiveModel)
    assert list(belief.opponent_model.beliefs) == list(at_once.beliefs)


@pytest.mark.slow
def test_what_was_read_is_kept_and_another_history_is_read_from_its_start() -> None:
    match = moment("great-fire", 4, 60).copy()
    first = opponent_model_for(match.box, match.history(1))
    match.play(match.legal()[0])
    assert opponent_model_for(match.box, match.history(1)) is first
    match.undo_to(match.seq - 1, agreed=True)
    match.play(match.legal()[-1])
    other = opponent_model_for(match.box, match.history(1))
    assert other is not first
    assert isinstance(other, ObjectiveModel)
    assert list(other.beliefs) == list(read(match, 1).beliefs)


@pytest.mark.slow
def test_who_has_no_time_reads_on_later() -> None:
    match = moment("great-fire", 4, 60)
    history = match.history(1)
    belief = Belief(match.box, history.first_view)
    belief.extend(history, 0.0)
    assert belief.replayed == []
    belief.extend(history, None)
    assert len(belief.replayed) == len(history.moves)


# -- fairness
@pytest.mark.slow
def test_search_with_a_history_depends_on_what_the_seat_saw_alone() -> None:
    match = moment("great-fire", 4, 60)
    seat = match.actor
    assert seat is not None
    history, legal = match.history(seat), match.legal()
    expected = bot("search:100", 7).choose(seat_view(match, seat), legal)
    for seed in range(3):
        state = match.state.copy()
        state.redeal(seat, Rng(seed))
        view = {**match.view(seat), **match.box.view(state, seat)}
        assert bot("search:100", 7).choose(SeatView(view.copy, match.box, lambda: history), legal) == expected


@pytest.mark.slow
def test_a_history_changes_how_search_deals() -> None:
    """With the history search redeals by belief, without it uniformly."""
    match = moment("great-fire", 4, 60)
    seat = match.actor
    assert seat is not None
    decision = ViewReader(1).read(match.view(seat))
    assert run_search(decision, Budget(None, 2), 0.0).opponent_model is None
    informed = with_opponent_model(decision, seat_view(match, seat), None)
    tree = run_search(informed, Budget(None, 2), 0.0)
    assert isinstance(tree.opponent_model, ObjectiveModel)
    other = (seat + 1) % 4
    held = next(
        each
        for each in range(SETS)
        if not {each // 16, EACH + each // 4 % 4, 2 * EACH + each % 4} & set(objectives(match.state, seat))
    )
    beliefs = list(tree.opponent_model.beliefs)
    for each in range(SETS):
        tree.opponent_model.beliefs[other * SETS + each] = 1.0 if each == held else 0.0
    met = set()
    for _ in range(20):
        state = tree.root.copy()
        tree.determinise(state)
        met.add(number_of(objectives(state, other)))
    assert met == {held}
    for each, belief in enumerate(beliefs):
        tree.opponent_model.beliefs[each] = belief


# -- hindsight
@pytest.mark.parametrize("empty", [False, True])
def test_a_rival_gets_the_card_that_it_was_seen_to_play(empty: bool) -> None:
    """From the unseen ones, or, if all of them are elsewhere, from another rival's hand."""
    city = state_of(moment("great-fire", 4, 60)).copy()
    seat, wanted = rival_at_a_card(city), 2
    observer = (seat + 1) % 4
    spare = next(d for d in range(DIRECTIONS) if d != wanted and city.own(seat, HAND + d) > 0)
    while city.own(seat, HAND + wanted) > 0:
        city.give(seat, HAND + wanted, -1)
        city.give(seat, HAND + spare)
        city.add_pool(DECK + wanted, 1)
        city.add_pool(DECK + spare, -1)
    if empty:
        other = (seat + 2) % 4
        city.give(other, HAND + wanted, int(city.pooled(DECK + wanted)))
        city.add_pool(DECK + wanted, -int(city.pooled(DECK + wanted)))
    before = cards_of(city)
    mine = [int(city.own(observer, HAND + d)) for d in range(DIRECTIONS)]
    size = int(city.hand_size(seat))
    make_possible(city, observer, CARD_CODE + wanted)
    assert city.own(seat, HAND + wanted) == 1
    assert city.hand_size(seat) == size
    assert cards_of(city) == before
    assert [int(city.own(observer, HAND + d)) for d in range(DIRECTIONS)] == mine


def test_a_card_that_was_shown_by_guess_makes_room() -> None:
    """F13: all that the rival holds was shown, but it plays something else: it has shown less than it was taken to."""
    city = state_of(moment("great-fire", 4, 60)).copy()
    seat, wanted = rival_at_a_card(city), 2
    for direction in range(DIRECTIONS):
        city.add_pool(DECK + direction, int(city.own(seat, HAND + direction)))
        city.put(seat, HAND + direction, 0)
    city.put(seat, HAND + 1, 4)
    city.put(seat, SHOWN + 1, 4)
    city.add_pool(DECK + 1, -4)
    before = cards_of(city)
    make_possible(city, (seat + 1) % 4, CARD_CODE + wanted)
    assert [int(city.own(seat, HAND + d)) for d in range(DIRECTIONS)] == [0, 3, 1, 0]
    assert [int(city.own(seat, SHOWN + d)) for d in range(DIRECTIONS)] == [0, 3, 0, 0]
    assert cards_of(city) == before


def test_a_rival_gets_the_token_that_it_was_seen_to_use() -> None:
    city = state_of(moment("great-fire", 4, 60)).copy()
    seat = int(city.seat)
    city.wait(phases.ACTIONS, seat)
    for wanted, code in ((DOUBLE, DOUBLE_CODE), (CHARGE, int(city.board.demolish_code))):
        for kind in range(KINDS):
            city.put(seat, HELD + kind, 1 if kind == 2 else 0)
        before = tokens_of(city)
        make_possible(city, (seat + 1) % 4, code)
        assert city.own(seat, HELD + wanted) == 1
        assert tokens_of(city) == before


def test_a_rival_who_declares_a_double_move_held_both_card_and_token() -> None:
    city = state_of(moment("great-fire", 4, 60)).copy()
    seat, wanted = rival_at_a_card(city), 2
    for kind in range(KINDS):
        city.put(seat, HELD + kind, 1 if kind == CHARGE else 0)
    before = cards_of(city), tokens_of(city)
    make_possible(city, (seat + 1) % 4, CARD_DOUBLE_CODE + wanted)
    assert city.own(seat, HAND + wanted) > 0
    assert city.own(seat, HELD + DOUBLE) == 1
    assert (cards_of(city), tokens_of(city)) == before


def test_a_double_move_played_after_the_first_was_the_token_just_taken() -> None:
    table = Table(4, hand="N", holds={0: "point"})
    table.play("card N, from Pudding-Lane, to Pepys-House, (token point)")
    city = state_of(table.match).copy()
    make_possible(city, 2, DOUBLE_CODE)
    assert (city.just_taken, city.own(0, HELD + DOUBLE)) == (DOUBLE, 1)
    legal = ActionList()
    city.list_actions(legal)
    assert legal.has(DOUBLE_CODE)


def test_a_charge_used_at_once_leaves_no_token_that_is_not_there() -> None:
    table = Table(4, hand="N", bands="S-Bennet", burnt="S-Bennet")
    table.play("card N, from Pudding-Lane, to Pepys-House, (token double)")
    city = state_of(table.match).copy()
    make_possible(city, 2, table.box.actions.parse("demolish S-Bennet").code)
    assert city.own(0, HELD + city.just_taken) > 0


def test_declared_double_moves_are_weighed_against_each_other() -> None:
    """The opponent model asks which card was declared, and reads the objectives from it."""
    table = Table(4, hand="NESWW", holds={0: "double"})
    model = ObjectiveModel(table.box.board)
    code = table.box.actions.parse("card W double").code
    model.update(table.match.state, code, 1)
    assert model.count == 3  # a south card moves nothing
    assert len({round(model.beliefs[each], 9) for each in range(SETS)}) > 1


def test_a_card_that_was_drawn_lay_there() -> None:
    """If rivals were dealt all of its kind, one of them has had another card instead."""
    city = state_of(moment("great-fire", 4, 60)).copy()
    seat, wanted = int(city.seat), 1
    observer, rival = seat, (seat + 1) % 4
    city.give(rival, HAND + wanted, int(city.pooled(DECK + wanted)))
    city.add_pool(DECK + wanted, -int(city.pooled(DECK + wanted)))
    city.wait(phases.DRAW, NATURE)
    before = cards_of(city)
    make_possible(city, observer, CARD_DRAW + wanted)
    assert city.pooled(DECK + wanted) == 1
    assert cards_of(city) == before


def test_ones_own_hand_is_never_changed() -> None:
    city = state_of(moment("great-fire", 4, 60)).copy()
    seat = rival_at_a_card(city)
    for direction in range(DIRECTIONS):
        before = int(city.checksum())
        make_possible(city, seat, CARD_CODE + direction)
        assert int(city.checksum()) == before


def state_of(match: Match) -> GreatFireState:
    assert isinstance(match.state, GreatFireState)
    return match.state


def rival_at_a_card(city: GreatFireState) -> int:
    city.wait(phases.CARD, city.seat)
    return int(city.seat)


def cards_of(city: GreatFireState) -> list[int]:
    return [
        int(city.pooled(DECK + d)) + sum(int(city.own(seat, HAND + d)) for seat in range(4)) for d in range(DIRECTIONS)
    ]


def tokens_of(city: GreatFireState) -> list[int]:
    return [
        int(city.pooled(UNSEEN + k)) + sum(int(city.own(seat, HELD + k)) for seat in range(4)) for k in range(KINDS)
    ]
