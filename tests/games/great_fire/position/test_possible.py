"""Every position of play is accepted for every kind of player, and so is every redeal of hidden cards."""

import json
from random import Random
from typing import Any, Final

import pytest

from tests.games.great_fire.boxes import ALL, MIXED, Setting
from tests.games.great_fire.play.games import PLAYED, steered
from tests.games.kit.json_places import places
from tests.games.kit.shares import SHARES as SHARES_RUN
from tinderbox import PositionError, ViewError
from tinderbox.build_mode import mode
from tinderbox.core.engine.rng import Rng
from tinderbox.core.events import Data
from tinderbox.core.match import Match
from tinderbox.core.state import NATURE, NOBODY, ActionList
from tinderbox.games.great_fire.position.invariants import faults
from tinderbox.games.great_fire.rules import phases
from tinderbox.games.great_fire.rules.board import CHARGE, DIRECTIONS, DOUBLE
from tinderbox.games.great_fire.rules.city import EXTINGUISHED, SHOWN, USED
from tinderbox.games.great_fire.rules.state import GreatFireState

MANY: Final = 10_000
SHARES: Final = 20  # of the many games, a test each
# What must have come up among a share of the games, or they prove little.
RARE: Final = {
    "a hand shown",
    "six districts demolished",
    "six double moves",
    "the Hero",
    "Pudding Lane refilled",
    "the supply is empty",
    "a second fire move declared",
    "a band chosen for the city",
}


def accepted(setting: Setting, state: GreatFireState) -> None:
    found = faults(setting.box.plain_board, state)
    assert not found, [str(setting), phases.PHASES[state.phase], *(fault.text() for fault in found)]


def watched(setting: Setting, kind: str, seed: int, redeals: int = 7) -> set[str]:
    """A whole game, every halt of it, and now and then what a seat may take it for; the rare things that came up."""
    rng, seen, lane = Rng(seed), set[str](), 0
    for number, state in enumerate(PLAYED[kind](setting, seed)):
        accepted(setting, state)
        if number % redeals == 0:
            twin = state.copy()
            twin.redeal(rng.below(setting.players + 1) - 1, rng)
            accepted(setting, twin)
            seen |= rarities(state)
        now = int(state.fires[state.board.pudding_lane])
        if now > lane > 0:
            seen.add("Pudding Lane refilled")
        lane = now
    return seen


def rarities(state: GreatFireState) -> set[str]:
    seats = range(state.board.players)
    came_up = {
        "a hand shown": any(state.own(seat, SHOWN + d) for seat in seats for d in range(DIRECTIONS)),
        "six districts demolished": state.pooled(USED + CHARGE) >= 6,
        "six double moves": state.pooled(USED + DOUBLE) == 6,
        "the Hero": any(state.own(seat, EXTINGUISHED) >= 3 for seat in seats),
        "the supply is empty": state.supply == 0,
        "a second fire move declared": state.moves == 2,
        "a band chosen for the city": state.phase == phases.CITY_BAND,
    }
    return {name for name, yes in came_up.items() if yes}


@pytest.mark.parametrize("setting", MIXED, ids=str)
@pytest.mark.parametrize("kind", ["random", "steered"])
def test_every_position_of_a_game_is_accepted(setting: Setting, kind: str) -> None:
    watched(setting, kind, seed=1)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(0, len(ALL), 7))
def test_every_position_of_a_greedy_game_is_accepted(number: int) -> None:
    watched(ALL[number], "greedy", seed=number)


@pytest.mark.long
@pytest.mark.parametrize("share", range(SHARES_RUN))
def test_every_position_of_ten_thousand_games_is_accepted(share: int) -> None:
    assert mode() == "compiled"
    seen: set[str] = set()
    for number in range(MANY // SHARES):
        kind = ("random", "steered", "greedy", "steered")[number % 4]
        setting = ALL[(number // 4 + 11 * share) % len(ALL)]
        seen |= watched(setting, kind, seed=number * SHARES + share)
    assert seen == RARE


# -- views ------------------------------------------------------------------------------------------------------------
def seen_by(setting: Setting, state: GreatFireState, seat: int | None) -> Data:
    match = Match(setting.box, None, None, state)
    return match.view(seat)


@pytest.mark.parametrize("setting", MIXED, ids=str)
def test_what_is_imagined_from_a_view_could_be_on_the_table(setting: Setting) -> None:
    for number, state in enumerate(steered(setting, seed=2)):
        if number % 7 == 0:
            seat = (None, *range(setting.players))[number % (setting.players + 1)]
            thought = setting.box.imagine(seen_by(setting, state, seat), Rng(number))
            accepted(setting, thought)
            assert setting.box.load_position(setting.box.position(thought)).checksum() == thought.checksum()
            assert seen_by(setting, thought, seat) == seen_by(setting, state, seat)


# -- changes at random ------------------------------------------------------------------------------------------------


def changed(data: Data, rng: Random) -> Data:
    """A copy with one or two things other than they were."""
    data = json.loads(json.dumps(data))
    for _ in range(rng.choice((1, 1, 2))):
        found = [(path, value) for path, value in places(data) if path]
        path, value = rng.choice(found)
        other = json.loads(json.dumps(rng.choice(found)[1]))
        if isinstance(value, bool):
            other = not value
        elif isinstance(value, int):
            other = rng.choice((value + 1, value - 1, 0, 99, 256, 10**30))
        elif isinstance(value, list):
            other = value[1:] if rng.random() < 0.5 else value + value[:1]
        elif isinstance(value, dict) and value and all(isinstance(part, int) for part in value.values()):
            other = {**value, rng.choice([*value]): rng.choice((0, 1, 2, 7))}
        *way, last = path
        inner: Any = data
        for step in way:
            inner = inner[step]
        inner[last] = other
    return data


def played_out(setting: Setting, state: GreatFireState, seed: int) -> None:
    """From what was accepted a game can be played to its end, and everything on the way is accepted too."""
    rng, actions = Rng(seed), ActionList()
    assert setting.box.load_position(setting.box.position(state)).checksum() == state.checksum()
    while state.actor != NOBODY:
        state.list_actions(actions)
        assert actions.count > 0
        state.apply(actions.draw(rng) if state.actor == NATURE else actions.items[rng.below(actions.count)])
        accepted(setting, state)


@pytest.mark.slow
@pytest.mark.parametrize("setting", MIXED, ids=str)
def test_a_changed_position_is_refused_or_can_be_played_on(setting: Setting) -> None:
    rng, refused = Random(5), 0
    known = [setting.box.position(state) for number, state in enumerate(steered(setting, 3)) if number % 5 == 0]
    for number in range(150):
        try:
            state = setting.box.load_position(changed(rng.choice(known), rng))
        except PositionError:
            refused += 1
        else:
            played_out(setting, state, number)
    assert 75 < refused < 150


@pytest.mark.slow
@pytest.mark.parametrize("setting", MIXED, ids=str)
def test_a_changed_view_is_refused_or_can_be_played_on(setting: Setting) -> None:
    rng, refused, known = Random(6), 0, []
    for number, state in enumerate(steered(setting, 4)):
        if number % 11 == 0:
            known += [seen_by(setting, state, seat) for seat in (0, 1, None)]
    for number in range(100):
        view = rng.choice(known)
        kept = {key: view[key] for key in ("seat", "turn", "names", "players")}
        other = {**changed({key: part for key, part in view.items() if key not in kept}, rng), **kept}
        try:
            state = setting.box.imagine(other, Rng(number))
        except ViewError:
            refused += 1
        else:
            played_out(setting, state, number)
    assert 35 < refused < 100
