"""Whole games of every kind, watched decision by decision: nothing is lost, nothing is stuck, everything adds up."""

import json
from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings as hypothesis_settings, strategies as st

import tinderbox
from tests.games.bretagne.boxes import ALL, MIXED, Setting
from tests.games.bretagne.play.audit import JOURNAL, Ledger, closing
from tests.games.bretagne.play.players import Guild
from tests.games.kit.random_play import random_states
from tinderbox import IllegalAction
from tinderbox.core.documents.record_text import to_text
from tinderbox.core.documents.records import full_record
from tinderbox.core.engine.rng import Rng
from tinderbox.core.match import Match
from tinderbox.core.state import NATURE, NOBODY, ActionList, Journal
from tinderbox.games.bretagne.position.invariants import impossible
from tinderbox.games.bretagne.position.outcome import outcome_of
from tinderbox.games.bretagne.rules.state import BretagneState

RARE = {"no_card", "space_empty", "supply_short"}  # not in every handful of games


def watched(setting: Setting, seed: int, guild: Guild) -> tuple[Counter[str], BretagneState]:
    """Play a game to its end under audit; what happened in it, and how it ended."""
    box = setting.box
    state, rng, actions, journal = box.start(), Rng(seed), ActionList(), Journal()
    ledger, steps = Ledger(box), 0
    while state.actor != NOBODY:
        assert impossible(box.pack_names, state) == []
        state.list_actions(actions)
        if state.actor == NATURE:
            assert all(weight > 0 for weight in actions.weights_to_list())
            code = int(actions.draw(rng))
        else:
            ledger.audit(state)
            code = guild.choose([box.actions.action(code) for code in actions.to_list()]).code
        state.journal = journal
        state.apply(code)
        ledger.note(journal.take())
        steps += 1
    ledger.audit(state)
    assert impossible(box.pack_names, state) == []
    assert steps <= box.longest
    finish(setting, state)
    return ledger.counts, state


def finish(setting: Setting, state: BretagneState) -> None:
    """R1, E3, E4: when it ends, and the places that follow from the pieces."""
    box, position = setting.box, setting.box.position(state)
    built = [site["status"] == "built" for site in position["sites"]]
    assert position["round"] == 5 or all(built)
    outcome = outcome_of(state)
    row = position["pontivy"]["next_round"]
    for seat in range(box.players):
        assert outcome.breakdown[seat] == {**position["seats"][seat]["points"], **closing(position, seat)}
        assert outcome.scores[seat] == sum(outcome.breakdown[seat].values())
    order = [(outcome.scores[seat], -row.index(seat)) for seat in range(box.players)]
    assert outcome.ranks == [1 + sum(other > mine for other in order) for mine in order]


@pytest.mark.parametrize("setting", MIXED, ids=str)
@pytest.mark.parametrize("traders", [False, True], ids=["builders", "traders"])
def test_a_game_adds_up_at_every_decision(setting: Setting, traders: bool) -> None:
    watched(setting, 1, Guild(1, traders=traders))


@pytest.mark.slow
def test_games_of_every_kind_add_up_and_tell_everything_there_is() -> None:
    counts: Counter[str] = Counter()
    for number, setting in enumerate(ALL):
        for seed in (number, number + 100, number + 200):
            counts += watched(setting, seed, Guild(seed, traders=seed % 2 == 0))[0]
    assert set(JOURNAL) - counts.keys() <= RARE


@hypothesis_settings(max_examples=40, derandomize=True, deadline=None)
@given(st.sampled_from(ALL), st.integers(0, 2**62))
def test_random_play_never_gets_stuck(setting: Setting, seed: int) -> None:
    assert len(list(random_states(setting.box, seed))) > 0


@pytest.mark.parametrize("setting", MIXED, ids=str)
def test_actions_draws_records_and_positions_go_out_and_come_back(setting: Setting) -> None:
    match, guild = setting.new(seed=3), Guild(3, traders=True)
    again = tinderbox.game("bretagne")
    while not match.over:
        legal = match.legal()
        for action in legal:
            assert match.read(str(action)) == match.read(action.code) == action
        if match.seq % 9 == 0:
            twin = again.from_position(json.loads(json.dumps(match.position())))
            assert twin.position() == match.position()
            assert twin.state.checksum() == match.state.checksum()
            assert twin.legal() == legal
        if match.seq % 41 == 40:
            begun = tinderbox.replay(json.loads(json.dumps(full_record(match))))
            assert begun.state.checksum() == match.state.checksum()
        match.play(guild.choose(legal))
    record = match.record()
    for form in (json.loads(json.dumps(record)), json.dumps(record), to_text(record)):
        ended = tinderbox.replay(form)
        assert ended.state.checksum() == match.state.checksum()
        assert ended.outcome == match.outcome


@pytest.mark.parametrize("setting", MIXED, ids=str)
def test_positions_are_complete_even_between_draws(setting: Setting) -> None:
    box = setting.box
    state, rng, actions, guild = box.start(), Rng(4), ActionList(), Guild(4, traders=True)
    while state.actor != NOBODY:
        twin = box.load_position(json.loads(json.dumps(box.position(state))))
        assert twin.checksum() == state.checksum()
        state.list_actions(actions)
        if state.actor == NATURE:
            code = int(actions.draw(rng))
        else:
            code = guild.choose([box.actions.action(code) for code in actions.to_list()]).code
        state.apply(code)
        twin.apply(code)
        assert twin.checksum() == state.checksum()


@pytest.mark.parametrize("setting", MIXED, ids=str)
def test_copies_are_deep(setting: Setting) -> None:
    box = setting.box
    state, rng, actions, guild = box.start(), Rng(5), ActionList(), Guild(5, traders=True)
    while state.actor != NOBODY:
        before, twin = state.checksum(), state.copy()
        assert twin.checksum() == before
        for _ in range(3):
            if twin.actor != NOBODY:
                twin.list_actions(actions)
                twin.apply(actions.draw(rng) if twin.actor == NATURE else actions.items[rng.below(actions.count)])
        assert state.checksum() == before
        state.list_actions(actions)
        if state.actor == NATURE:
            state.apply(actions.draw(rng))
        else:
            state.apply(guild.choose([box.actions.action(code) for code in actions.to_list()]).code)


@pytest.mark.parametrize("setting", MIXED, ids=str)
def test_one_can_go_back_within_the_own_turn_until_something_is_revealed(setting: Setting) -> None:
    match, guild, undone = setting.new(seed=6), Guild(6, traders=True), 0
    while not match.over:
        seat, turn, before, seq = match.actor, match.state.turn, match.state.checksum(), match.seq
        action = guild.choose(match.legal())
        match.play(action)
        revealed = bool(match.log[-1].results) or action.verb in ("equip", "exchange", "sell-cards")
        same_turn = match.actor == seat and match.state.turn == turn
        if same_turn and not revealed:
            assert match.undo_limit <= seq
            match.undo_to(seq)
            assert match.state.checksum() == before
            match.play(action)
            undone += 1
        else:
            assert match.undo_limit == match.seq
    assert undone > 10


@pytest.mark.parametrize("setting", MIXED, ids=str)
def test_every_illegal_code_is_refused_with_its_clauses_and_changes_nothing(setting: Setting) -> None:
    """At the first decision of each kind, and later again: all codes there are."""
    match, guild, rng = setting.new(seed=7), Guild(7), Random(7)
    phases: Counter[str] = Counter()
    while not match.over:
        phase = match.view()["phase"]
        phases[phase] += 1
        if phases[phase] == 1 or rng.random() < 0.01:
            refuse_all(match)
        match.play(guild.choose(match.legal()))
    refuse_all(match)
    assert phases.keys() == {"barge", "load", "act", "lighthouse", "take-back", "trade", "keep", "cards", "harbour"}


def refuse_all(match: Match) -> None:
    before, legal = match.state.checksum(), {action.code for action in match.legal()}
    for code in set(range(len(match.box.actions))) - legal:
        with pytest.raises(IllegalAction) as refusal:
            match.play(code)
        assert refusal.value.clauses
    assert match.state.checksum() == before
    assert {action.code for action in match.legal()} == legal
