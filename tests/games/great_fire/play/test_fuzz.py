"""Whole games of every kind, watched decision by decision: nothing is lost, nothing is stuck, everything adds up."""

import re
from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings as hypothesis_settings, strategies as st

from tests.games.great_fire.boxes import ALL, IDENTICAL, MIXED, PLAYERS, SOUTHERN, Setting, settings
from tests.games.great_fire.play.audit import Ledger
from tests.games.great_fire.play.players import Brigade
from tests.games.kit.random_play import random_states
from tinderbox import IllegalAction
from tinderbox.core.match import Match
from tinderbox.core.text.messages import LANGUAGES, catalogue, sources
from tinderbox.games.great_fire.box import city_of
from tinderbox.games.great_fire.position.invariants import faults
from tinderbox.games.great_fire.rules.state import GreatFireState

EVENT_TEXTS = sources("tinderbox.games.great_fire", "en")["events.ftl"]
# All there are sentences for; those of the city's own turn are for two players only.
EVENTS = {id.replace("-", "_") for id in re.findall(r"^event-([a-z-]+?)(?:-known)? =", EVENT_TEXTS, re.MULTILINE)}
CITY_EVENTS = {type for type in EVENTS if re.match("city|rank|muster", type)}


def watched(match: Match, brigade: Brigade | None, rng: Random) -> Counter[str]:
    """Play a match to its end under audit; what happened in it."""
    ledger = Ledger(match)
    while not match.over:
        ledger.audit()
        assert isinstance(match.state, GreatFireState)
        match.play(brigade.choose(match.state, match.legal()) if brigade else rng.choice(match.legal()))
    ledger.audit()
    assert match.outcome is not None
    ledger.closing(match.outcome)
    draws = len(match.setup_results) + sum(len(entry.results) for entry in match.log)
    assert match.decisions + draws <= match.box.longest
    return ledger.counts


@pytest.mark.parametrize("setting", MIXED, ids=str)
def test_a_game_adds_up_at_every_decision(setting: Setting) -> None:
    watched(setting.new(seed=1), Brigade(setting.box, seed=1), Random(1))


@pytest.mark.slow
@pytest.mark.parametrize("players", PLAYERS)
def test_games_of_every_kind_add_up_and_hold_every_event(players: int) -> None:
    foreign = (set() if players == 2 else CITY_EVENTS) | (set() if players in (4, 5) else {"band_set_up"})
    wanted, kinds = EVENTS - foreign, settings(players)
    counts: Counter[str] = Counter({"double_void": 1})  # a second move is rarely impossible: see the rules' tests
    for number, setting in enumerate((kinds * 2)[:4]):
        for seed in (number, number + 100):
            brigade = Brigade(setting.box, seed) if seed < 100 else None
            counts += watched(setting.new(seed), brigade, Random(seed))
    counts += watched(Setting(players).new(SOUTHERN[players]), Brigade(Setting(players).box, 1, keeps=True), Random(1))
    counts += watched(Setting(players).new(IDENTICAL[players]), Brigade(Setting(players).box, 1), Random(1))
    for seed in range(200, 240):
        if set(counts) >= wanted:
            break
        setting = kinds[seed % len(kinds)]
        counts += watched(setting.new(seed), Brigade(setting.box, seed), Random(seed))
    assert set(counts) == wanted


@hypothesis_settings(max_examples=24, derandomize=True, deadline=None)
@given(st.sampled_from(ALL), st.integers(0, 2**62))
def test_random_play_never_gets_stuck(setting: Setting, seed: int) -> None:
    for state in random_states(setting.box, seed):
        assert not faults(setting.box.plain_board, city_of(state))


@pytest.mark.parametrize("setting", MIXED, ids=str)
def test_every_illegal_code_is_refused_with_its_clauses_and_changes_nothing(setting: Setting) -> None:
    """At the first decision of each kind, and later again: all codes there are."""
    match, brigade, rng = setting.new(seed=2), Brigade(setting.box, seed=2), Random(2)
    phases: Counter[str] = Counter()
    while not match.over:
        phase = match.view()["phase"]
        phases[phase] += 1
        if phases[phase] == 1 or rng.random() < 0.01:
            refuse_all(match)
        assert isinstance(match.state, GreatFireState)
        match.play(brigade.choose(match.state, match.legal()))
    refuse_all(match)
    assert phases.keys() >= {"place-band", "place-landowner", "card", "origin", "destination", "actions", "intensify"}


def refuse_all(match: Match) -> None:
    clauses, before = catalogue(match.box.package), match.state.checksum()
    legal = {action.code for action in match.legal()}
    said: set[str] = set()
    for code in set(range(len(match.box.actions))) - legal:
        with pytest.raises(IllegalAction) as refusal:
            match.play(code)
        assert refusal.value.clauses
        assert list(refusal.value.reasons) == match.why_not(code)
        for reason in refusal.value.reasons:
            if reason.message.id not in said:
                said.add(reason.message.id)
                assert clauses.has("en", f"clause-{reason.clause}")
                assert all(reason.message.text(language) for language in LANGUAGES)
    assert match.state.checksum() == before
    assert {action.code for action in match.legal()} == legal
    assert all(match.why_not(code) == [] for code in legal)
