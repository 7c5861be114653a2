"""What a seat imagines is dealt fairly: every hand, token, objective and colour as often as chance has it.

The truth among them no oftener: a redeal that favours it would cheat. Compared with exact chances by chi-square.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cache
from itertools import product
from math import comb, prod, sqrt
from random import Random
from typing import NamedTuple

import pytest

from tests.games.great_fire.boxes import Setting
from tests.games.great_fire.position.worlds import box_of, state_of
from tinderbox.core.engine.rng import Rng
from tinderbox.core.match import Match
from tinderbox.games.great_fire.pack.names import TOKENS
from tinderbox.games.great_fire.rules.city import COLOUR, HAND, HELD, OBJECTIVE
from tinderbox.games.great_fire.rules.state import GreatFireState

DEALS = 3000
USING = {"double", "demolish"}
PLAYERS = (2, 3, 6)
Kinds = tuple[int, ...]
Chances = Mapping[Kinds, Fraction]


class Secrets(NamedTuple):
    """What a seat holds: cards by direction, tokens by kind, objectives and colours by number."""

    hand: Kinds
    tokens: Kinds
    objectives: Kinds
    colours: Kinds


def secrets(state: GreatFireState, seat: int) -> Secrets:
    def own(first: int, count: int) -> Kinds:
        return tuple(int(state.own(seat, first + number)) for number in range(count))

    return Secrets(own(HAND, 4), own(HELD, 3), own(OBJECTIVE, 3), own(COLOUR, int(state.board.colours_each)))


@cache
def table(players: int) -> Match:
    """The middle of a game with hidden colours, tokens saved up; seat 0 looks, seat 1 holds two of them."""
    match, rng = Setting(players, hidden_colours=True).new(seed={2: 2, 3: 43, 6: 6}[players]), Random(players)
    while match.view()["seats"][1]["tokens"] < 2 or match.view()["phase"] != "card":
        match.play(rng.choice([action for action in match.legal() if not {action.verb, *action.args} & USING]))
    return match


@cache
def redealt(players: int) -> list[Secrets]:
    """What seat 1 is dealt, time after time, as seat 0 would have it."""
    found = []
    for number in range(DEALS):
        state = state_of(table(players)).copy()
        state.redeal(0, Rng(number))
        found.append(secrets(state, 1))
    return found


# -- exact chances
def drawn_blind(pool: Kinds, count: int) -> Chances:
    """So many things out of a bag, by kind: each result with its chance."""
    ways = {
        result: prod(comb(there, taken) for there, taken in zip(pool, result, strict=True))
        for result in product(*(range(min(there, count) + 1) for there in pool))
        if sum(result) == count
    }
    return {result: Fraction(number, comb(sum(pool), count)) for result, number in ways.items()}


def less(printed: Iterable[int], *gone: Kinds) -> Kinds:
    """What seat 0 has not seen: neither face up nor its own."""
    return tuple(number - sum(seen) for number, *seen in zip(printed, *gone, strict=True))


def chances_of_hands(match: Match) -> Chances:
    view = match.view(0)
    assert not any(seat["shown"] for seat in view["seats"])
    played = tuple(view["played"][letter] for letter in "NESW")
    unseen = less(box_of(match).pack.fire_cards.values(), played, secrets(state_of(match), 0).hand)
    return drawn_blind(unseen, view["seats"][1]["hand"])


def chances_of_tokens(match: Match) -> Chances:
    view = match.view(0)
    used = tuple(view["tokens_used"][kind] for kind in TOKENS)
    return drawn_blind(less((10, 6, 4), used, secrets(state_of(match), 0).tokens), view["seats"][1]["tokens"])


def chances_of_objectives(match: Match, deck: int) -> Chances:
    """Two cards of each of a deck's four, one with two players, less the own one."""
    copies = int(box_of(match).board.objective_copies)
    own = secrets(state_of(match), 0).objectives[deck]
    left = {(number,): copies - (number == own) for number in range(4 * deck, 4 * deck + 4)}
    return {number: Fraction(count, 4 * copies - 1) for number, count in left.items() if count}


def chances_of_colours(match: Match) -> Chances:
    """Any that are not the own, in any order."""
    own = secrets(state_of(match), 0).colours
    dealt = [cards for cards in product(range(6), repeat=len(own)) if len({*cards, *own}) == 2 * len(own)]
    return {cards: Fraction(1, len(dealt)) for cards in dealt}


def fair(found: Counter[Kinds], chances: Chances) -> bool:
    """Chi-square at one in a thousand, rare results lumped together."""
    assert set(found) <= set(chances)
    assert sum(chances.values()) == 1
    total = found.total()
    pairs = [(found[result], float(chance * total)) for result, chance in chances.items() if chance * total >= 8]
    rest = total - sum(wanted for _, wanted in pairs)
    if rest >= 8:
        pairs.append((total - sum(seen for seen, _ in pairs), rest))
    freedom = len(pairs) - 1
    value = sum((seen - wanted) ** 2 / wanted for seen, wanted in pairs)
    return freedom > 0 and value < freedom * (1 - 2 / (9 * freedom) + 3.09 * sqrt(2 / (9 * freedom))) ** 3


# -- and what comes out
@pytest.mark.parametrize("players", PLAYERS)
def test_hands_are_dealt_fairly(players: int) -> None:
    assert fair(Counter(deal.hand for deal in redealt(players)), chances_of_hands(table(players)))


@pytest.mark.parametrize("players", PLAYERS)
def test_tokens_are_dealt_fairly(players: int) -> None:
    assert fair(Counter(deal.tokens for deal in redealt(players)), chances_of_tokens(table(players)))


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("deck", [0, 1, 2])
def test_objectives_are_dealt_fairly(players: int, deck: int) -> None:
    found = Counter(deal.objectives[deck : deck + 1] for deal in redealt(players))
    assert fair(found, chances_of_objectives(table(players), deck))


@pytest.mark.parametrize("players", PLAYERS)
def test_hidden_colours_are_dealt_fairly(players: int) -> None:
    assert fair(Counter(deal.colours for deal in redealt(players)), chances_of_colours(table(players)))


@pytest.mark.parametrize("players", PLAYERS)
def test_the_truth_comes_up_as_often_as_chance_has_it(players: int) -> None:
    """The whole hand together with the tokens, which are dealt apart."""
    match = table(players)
    truth = secrets(state_of(match), 1)
    chance = float(chances_of_hands(match)[truth.hand] * chances_of_tokens(match)[truth.tokens])
    found = sum((deal.hand, deal.tokens) == (truth.hand, truth.tokens) for deal in redealt(players))
    assert abs(found - DEALS * chance) < 3.3 * sqrt(DEALS * chance * (1 - chance))


def test_what_is_imagined_from_a_view_is_dealt_fairly_too() -> None:
    match = table(3)
    box, view = box_of(match), match.view(0)
    deals = [secrets(box.imagine(view, Rng(number)), 1) for number in range(DEALS // 4)]
    assert fair(Counter(deal.hand for deal in deals), chances_of_hands(match))
    assert fair(Counter(deal.objectives[:1] for deal in deals), chances_of_objectives(match, 0))


def test_a_sampler_that_favours_the_truth_would_be_caught() -> None:
    found = Counter(deal.hand for deal in redealt(3))
    found[secrets(state_of(table(3)), 1).hand] += DEALS // 20
    assert not fair(found, chances_of_hands(table(3)))
