"""A bot sees what its seat sees: whatever else is true, the same view and seed lead to the same move."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.bots.tables import EVERYWHERE, moment
from tinderbox.bots import SeatView, bot
from tinderbox.bots.hints import hints
from tinderbox.bots.search import Budget, SearchBot
from tinderbox.core.engine.rng import Rng
from tinderbox.core.match import Match
from tinderbox.core.state import State
from tinderbox.games.registry import game_ids

SPECS = [
    "random",
    "apprentice",
    "journeyman",
    "greedy",
    "search:4",
    pytest.param("search:15", marks=pytest.mark.slow),
    pytest.param("search:40", marks=pytest.mark.slow),
]


def worlds(match: Match, seat: int, count: int) -> Iterator[State]:
    """The same moment with other things hidden."""
    for seed in range(count):
        state = match.state.copy()
        state.redeal(seat, Rng(seed))
        yield state


def with_secrets(id: str, players: int) -> Match:
    """A moment at which something is hidden from the seat that decides."""
    for decisions in range(60, 160, 20):
        match = moment(id, players, decisions)
        assert match.actor is not None
        if len({int(state.checksum()) for state in worlds(match, match.actor, 4)}) > 1:
            return match
    raise AssertionError(f"nothing is ever hidden in {id} with {players}")


def view_of(match: Match, state: State, seat: int) -> dict[str, Any]:
    return {**match.view(seat), **match.box.view(state, seat)}


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize(("id", "players"), EVERYWHERE)
def test_what_is_hidden_changes_no_move(id: str, players: int, spec: str) -> None:
    match = with_secrets(id, players)
    seat = match.actor
    assert seat is not None
    legal = match.legal()
    expected = bot(spec, 7).choose(match.view(seat), legal)
    for state in worlds(match, seat, 4):
        assert bot(spec, 7).choose(view_of(match, state, seat), legal) == expected


@pytest.mark.slow
def test_a_lazy_view_leads_to_the_same_move() -> None:
    match = moment("great-fire", 4, 100)
    seat = match.actor
    seen = bot("search:50", 3).choose(match.view(seat), match.legal())
    assert bot("search:50", 3).choose(SeatView(lambda: match.view(seat), match.box), match.legal()) == seen


def test_bots_remember_nothing_of_other_tables() -> None:
    """The choice depends on view and seed, not on earlier decisions of the bot."""
    first, second = moment("great-fire", 4, 60), moment("great-fire", 4, 100)
    fresh = bot("search:50", 3).choose(second.view(second.actor), second.legal())
    used = bot("search:50", 3)
    used.choose(first.view(first.actor), first.legal())
    assert used.choose(second.view(second.actor), second.legal()) == fresh


def test_seeds_make_a_difference() -> None:
    match = moment("great-fire", 4, 60)
    chosen = {str(bot("search:8", seed).choose(match.view(match.actor), match.legal())) for seed in range(12)}
    assert len(chosen) > 1


def test_hints_know_no_more() -> None:
    match = moment("great-fire", 4, 60)
    seat = match.actor
    assert seat is not None
    expected = hints(match.view(seat), match.legal(), Budget.of("60"))
    for state in worlds(match, seat, 3):
        assert hints(view_of(match, state, seat), match.legal(), Budget.of("60")) == expected


def test_thinking_changes_nothing_at_the_table() -> None:
    match = moment("great-fire", 4, 60).copy()
    before = int(match.state.checksum())
    bot("search:50", 3).choose(match.view(match.actor), match.legal())
    assert int(match.state.checksum()) == before


@pytest.mark.parametrize("simulations", ["10", pytest.param("30", marks=pytest.mark.slow)])
@pytest.mark.parametrize("id", game_ids())
def test_a_kept_tree_is_used_where_nothing_new_was_learnt_and_only_there(id: str, simulations: str) -> None:
    """The tree is kept through the decisions of one turn; otherwise a new one is built."""
    match = moment(id, 3, 60).copy()
    thinker = SearchBot(simulations, 3)
    kept = begun = 0
    while match.actor is not None and kept + begun < 40:
        seat, before = match.actor, thinker.tree
        legal = match.legal()
        if seat == 0 and len(legal) > 1:
            decision = thinker.reader.read(match.view(seat))
            grows = before is not None and thinker.matches(before, decision)
            turn = match.state.turn
            chosen = thinker.choose(match.view(seat), legal)
            assert chosen in legal
            kept, begun = kept + grows, begun + (not grows)
            match.play(chosen)
            if match.state.turn != turn:
                assert thinker.tree is None
        else:
            match.play(legal[0])
    assert kept > 0
    assert begun > 0
