"""What the engine works out fast, worked out slowly too, in positions with any amount of goods."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from tests.games.bretagne.boxes import MIXED, Setting
from tests.games.bretagne.play.players import Guild
from tests.games.bretagne.reference.rules import MATERIALS, SlowRules
from tinderbox.core.state import ActionList
from tinderbox.games.bretagne.rules import coast as c, phases, preparation
from tinderbox.games.bretagne.rules.state import BretagneState

BOXED = [Setting(2), Setting(3, "historical"), Setting(4)]


def states(setting: Setting, seed: int) -> Iterator[BretagneState]:
    """Copies of every state of a game in which a seat decides."""
    match, guild = setting.new(seed), Guild(seed)
    while not match.over:
        assert isinstance(match.state, BretagneState)
        yield match.state.copy()
        match.play(guild.choose(match.legal()))


def legal(setting: Setting, state: BretagneState) -> set[str]:
    actions = ActionList()
    state.list_actions(actions)
    return {str(setting.box.actions.action(code)) for code in actions.to_list()}


@pytest.mark.parametrize("setting", MIXED, ids=str)
def test_A5_a_tile_may_be_taken_if_and_only_if_some_lighthouse_can_then_be_paid_for(setting: Setting) -> None:
    """Few goods of each kind, so that it is often one material, engineer or worker that decides."""
    rng, rules = Random(20), SlowRules(setting.box.pack_data, setting.players)
    found: Counter[bool] = Counter()
    for state in states(setting, 20):
        if state.phase not in (phases.ACT, phases.LIGHTHOUSE):
            continue
        for _ in range(12):
            for material in range(len(MATERIALS)):
                state.put(state.seat, c.MATERIAL + material, rng.choice((0, 0, 1, 1, 2, 3)))
            state.put(state.seat, c.ENGINEERS, rng.choice((0, 1, 1, 2, 3, 4)))
            state.put(state.seat, c.AT_HAND, rng.choice((0, 1, 5)))
            state.weather = rng.randrange(3)
            wanted = {text for text in rules.legal(setting.box.position(state)) if text.startswith(("build", "on"))}
            given = {text for text in legal(setting, state) if text.startswith(("build", "on"))}
            assert given == wanted
            found[bool(given)] += 1
    assert min(found[True], found[False]) > 50


@pytest.mark.parametrize("setting", BOXED, ids=str)
def test_B4_the_markers_are_shared_out_as_one_would_with_discs_in_hand(setting: Setting) -> None:
    rng, rules, short = Random(21), SlowRules(setting.box.pack_data, setting.players), Counter[str]()
    for state in states(setting, 21):
        if state.phase != phases.BARGE:
            continue
        for _ in range(60):
            for material in range(len(MATERIALS)):
                most = rng.choice((8, 24, 48)) // setting.players
                state.pool[c.QUIMPER + material] = 0
                state.pool[c.BREST + material] = rng.randrange(int(state.board.brest[material]) + 1)
                for seat in range(setting.players):
                    state.put(seat, c.MATERIAL + material, rng.randrange(most))
            card = rng.choice([card for card in range(6) if state.pooled(c.PRODUCTION + card)])
            brest, quimper = rules.filled(setting.box.position(state), card + 1)
            filled = state.copy()
            preparation.fill_brest(filled)
            preparation.fill_quimper(filled, card)
            after = setting.box.position(filled)
            assert (after["brest"]["materials"], after["quimper"]) == (brest, quimper)
            missing = sum(rules.production[card][f"players_{setting.players}"][m] - quimper[m] for m in MATERIALS)
            short["short" if missing else "enough"] += 1
    assert min(short["short"], short["enough"]) > 50
