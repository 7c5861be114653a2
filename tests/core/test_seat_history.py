"""What is in the history of a seat: everything it saw, nothing that was hidden from it."""

from collections import Counter
from itertools import pairwise

import pytest

import tinderbox
from tests.bots.tables import EVERYWHERE, moment, played
from tests.games.great_fire.boxes import IDENTICAL, SOUTHERN
from tests.games.great_fire.position.worlds import owner_of_draw
from tinderbox.bots import bot
from tinderbox.bots.base import choose_action
from tinderbox.bots.belief import Belief
from tinderbox.core.engine.rng import Rng
from tinderbox.core.errors import OptionError
from tinderbox.core.match import Match
from tinderbox.core.seat_history import PublicMove, SeatHistory
from tinderbox.core.state import NATURE
from tinderbox.games.great_fire.rules.board import END_CODE
from tinderbox.games.great_fire.rules.state import GreatFireState

pytestmark = pytest.mark.slow


def twins(match: Match, seat: int, decisions: int) -> tuple[Match, Match]:
    """Two matches that begin with other things hidden from the seat and go on so that the seat sees the same."""
    assert match.actor is not None
    other = match.state.copy()
    other.redeal(seat, Rng(8))
    pair = Match(match.box, None, None, match.state), Match(match.box, None, None, other)
    rng = Rng(5)
    for _ in range(decisions):
        if pair[0].over:
            break
        shared = [action for action in pair[0].legal() if pair[1].is_legal(action.code)]
        if not shared:
            break
        action = shared[rng.below(len(shared))]
        for twin in pair:
            twin.play(action)
        while int(pair[0].state.actor) == NATURE:
            results = [[result.code for result, _ in twin.draws()] for twin in pair]
            if match.box.learns_draw(pair[0].state, seat):
                both = next(code for code in results[0] if code in results[1])
                results = [[both], [both]]
            pair[0].resolve_draw(results[0][0])
            pair[1].resolve_draw(results[1][-1])
    return pair


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_what_is_hidden_is_not_in_the_history(players: int) -> None:
    match = moment("great-fire", players, 60)
    for seat in range(players):
        one, other = twins(match, seat, 30)
        assert one.seq > 4
        assert one.history(seat) == other.history(seat)
        strangers = [watcher for watcher in range(players) if watcher != seat]
        assert any(one.history(watcher) != other.history(watcher) for watcher in strangers)


@pytest.mark.parametrize(("id", "players"), EVERYWHERE)
def test_a_history_begins_with_the_first_view_and_tells_every_decision(id: str, players: int) -> None:
    match = moment(id, players, 60)
    for seat in range(players):
        history = match.history(seat)
        assert history.first_view == match.view_at(0, seat)
        assert [(move.seat, move.code) for move in history.moves] == [(entry.seat, entry.code) for entry in match.log]


def test_own_draws_are_in_the_history_and_others_are_not() -> None:
    """What is dealt openly in the set-up is everybody's."""
    match = moment("great-fire", 4, 100)
    state = match.state_at(0)
    assert isinstance(state, GreatFireState)
    seen: Counter[int | None] = Counter()
    for move, entry in zip(match.history(2).moves, match.log, strict=True):
        assert len(move.results) == len(entry.results)
        state.apply(entry.code)
        for recorded, result in zip(move.results, entry.results, strict=True):
            owner = owner_of_draw(state)
            assert recorded == (result if owner in (None, 2) else None)
            seen[owner] += 1
            state.apply(result)
    assert seen[None] == 120 + 4 + 1  # houses, colours, the start player
    assert min(seen[seat] for seat in range(4)) > 3  # objectives, and cards drawn


def test_the_citys_cards_are_in_everybodys_history() -> None:
    """P6: fire card, colour card and band card are turned over for all."""
    match = moment("great-fire", 2, 100)
    ended = [move.results for move in match.history(0).moves if move.seat == 1 and move.code == END_CODE]
    assert max(map(len, ended)) >= 3
    for own, *citys in ended:
        assert own is None  # the card that the rival drew
        assert None not in citys


def test_an_undo_shortens_the_history() -> None:
    match = moment("great-fire", 3, 80).copy()
    before = match.history(0)
    match.undo_to(70, agreed=True)
    assert match.history(0).moves == before.moves[:70]


def test_there_is_no_history_of_a_seat_that_is_not_there() -> None:
    with pytest.raises(OptionError):
        moment("great-fire", 3, 80).history(3)


@pytest.mark.parametrize("spec", ["random", pytest.param("greedy", marks=pytest.mark.slow)])
@pytest.mark.parametrize("players", [2, *(pytest.param(players, marks=pytest.mark.slow) for players in (3, 4, 5, 6))])
def test_a_replayed_history_leads_to_the_same_table(players: int, spec: str) -> None:
    """All that everybody sees comes out again; what the seat holds itself too."""
    match = played("great-fire", [spec] * players, 1)
    match.undo_to(match.seq - 1, agreed=True)  # before all is revealed
    for seat in range(players):
        belief = replayed_belief(match, seat)
        assert match.box.view(belief.state, seat) == match.box.view(match.state, seat)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_history_is_replayed_from_the_first_hands_on_with_hidden_colours_too(players: int) -> None:
    """What others were dealt in secret is guessed, and gives way to what the seat itself was dealt."""
    for seed in range(8):
        match = tinderbox.game("great-fire").new(players, seed=seed, options={"hidden_colours": True})
        for _ in range(players):
            match.play("keep")
        for seat in range(players):
            belief = replayed_belief(match, seat)
            assert match.box.view(belief.state, seat) == match.box.view(match.state, seat)
            again = match.box.load_position(match.box.position(belief.state))  # nothing was dealt twice
            assert again.checksum() == belief.state.checksum()


def replayed_belief(match: Match, seat: int) -> Belief:
    history = match.history(seat)
    belief = Belief(match.box, history.first_view)
    belief.extend(history, None)
    assert not belief.is_inconsistent
    return belief


def shown(players: int, seed: int, first: str, then: str) -> Match:
    """A hundred decisions of a game whose deal is rare: the first word is said wherever it can be, the other later."""
    match = tinderbox.game("great-fire").new(players, seed=seed)
    bots = [bot("random", seat) for seat in range(players)]
    said = set()
    while match.seq < 100 and match.actor is not None:
        keen = [action for action in match.legal() if action.verb in (first, then)]
        action = keen[-1] if keen else choose_action(bots[match.actor], match)
        said.add(action.verb)
        match.play(action)
    assert then in said
    return match


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_history_goes_on_after_somebody_drew_a_new_hand(players: int) -> None:
    """S2: five identical cards were shown, and the new ones are known to the player who drew them."""
    match = shown(players, IDENTICAL[players], "redraw", "redraw")
    for seat in range(players):
        belief = replayed_belief(match, seat)
        assert match.box.view(belief.state, seat) == match.box.view(match.state, seat)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_history_goes_on_after_somebody_could_move_no_fire(players: int) -> None:
    """F13: the hand that was shown is replayed by guess, which must not end the history."""
    match = shown(players, SOUTHERN[players], "keep", "discard")
    for seat in range(players):
        replayed_belief(match, seat)


def test_replaying_stops_where_the_history_cannot_have_happened() -> None:
    match = moment("great-fire", 4, 60)
    history = match.history(0)
    belief = Belief(match.box, history.first_view)
    wrong = next(b for a, b in pairwise(history.moves) if a.seat != b.seat)
    belief.extend(SeatHistory(history.first_view, (PublicMove((wrong.seat + 1) % 4, wrong.code),)), None)
    assert belief.is_inconsistent
    belief = Belief(match.box, history.first_view)
    belief.extend(
        SeatHistory(history.first_view, (PublicMove(int(belief.state.actor), len(match.box.actions) - 1),)), None
    )
    assert belief.is_inconsistent
