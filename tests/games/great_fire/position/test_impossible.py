"""What cannot arise in play is refused, with place and reason; one invariant at a time."""

import copy
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import pytest

from tests.games.great_fire.boxes import Setting
from tests.games.great_fire.play.games import at_random, steered
from tests.games.great_fire.position import impossible_board, impossible_seats  # noqa: F401 - they add to CASES
from tests.games.great_fire.position.impossible import CASES, FOUR, Case, mended
from tinderbox import PositionError, RecordError, game, replay
from tinderbox.core.errors import Fault
from tinderbox.core.events import Data
from tinderbox.core.text.messages import LANGUAGES, catalogue
from tinderbox.games.great_fire.position.invariants import INVARIANTS
from tinderbox.games.great_fire.rules.phases import PHASES

GAMES = 6


@cache
def game_of(setting: Setting, seed: int) -> list[Data]:
    """A whole game, at every halt of which one of the changes may apply."""
    wanted = {PHASES.index(case.phase) for case in CASES.values()}
    played = at_random if seed % 2 else steered
    return [setting.box.position(state) for state in played(setting, seed) if state.phase in wanted]


def positions(case: Case) -> Iterator[Data]:
    for seed in range(GAMES):
        for position in game_of(case.setting, seed):
            if position["phase"] == case.phase:
                yield copy.deepcopy(position)


def faults_of(setting: Setting, position: Data) -> Sequence[Fault]:
    """Why a position is refused; nothing if it is not."""
    try:
        setting.box.load_position(position)
    except PositionError as problem:
        return problem.faults
    return ()


def test_every_invariant_has_a_change_that_breaks_it() -> None:
    names = [invariant.name for invariant in INVARIANTS]
    assert len(set(names)) == len(names)
    assert set(CASES) == set(names)


def test_every_invariant_names_clauses_that_exist() -> None:
    texts = catalogue("tinderbox.games.great_fire")
    for invariant in INVARIANTS:
        assert invariant.clauses
        assert all(texts.has("en", f"clause-{clause}") for clause in invariant.clauses), invariant.name


@pytest.mark.parametrize("name", CASES)
def test_a_position_that_breaks_one_invariant_is_refused_for_that_one(name: str) -> None:
    case = CASES[name]
    box = case.setting.box
    found: set[str] = set()
    for position in positions(case):
        seat = position["turn_seat"]
        if not case.change(position, box) or not (faults := faults_of(case.setting, mended(box, position))):
            continue  # the change does not apply, or makes just another possible position
        found = {fault.message.id.removeprefix("position-") for fault in faults}
        assert name in found
        if found == {name}:
            assert any(fault.entry.startswith(case.entry.format(seat)) for fault in faults), faults
            for language in LANGUAGES:
                assert all(len(fault.message.text(language)) > 20 for fault in faults)
            return
    pytest.fail(f"no position breaks {name} alone; the last one broke {found}")


def in_play(phase: str, turn: int) -> Data:
    """A position of a game for four from that turn on."""
    return copy.deepcopy(next(p for p in game_of(FOUR, 1) if p["phase"] == phase and p["turn"] >= turn))


def broken(position: Data) -> set[str]:
    return {fault.message.id for fault in faults_of(FOUR, mended(FOUR.box, position))}


def test_thirty_one_cards_drawn_and_no_stack_card_uncovered() -> None:
    position = in_play("card", 32)
    assert position["stack"]["drawn"] == 31
    position["stack"]["uncovered"] = 0
    assert "position-uncovered" in broken(position)


def test_a_token_in_a_burnt_out_district() -> None:
    position = in_play("card", 20)
    yellow = [space.token for space in FOUR.box.pack.districts if space.banner == "yellow"]
    position["tokens"].append(next(name for name in yellow if name not in position["houses"]))
    assert "position-tokens" in broken(position)


def test_a_record_that_begins_with_an_impossible_position_is_refused() -> None:
    match = game("great-fire").from_position(game("great-fire").new(3, seed=1).position(), seed=1)
    while not match.over:
        match.play(match.legal()[0])
    record: Any = copy.deepcopy(match.record())
    record["start"]["points"] = 3
    with pytest.raises(RecordError) as caught:
        replay(record)
    assert [fault.entry for fault in caught.value.faults[1:]] == ["points"]
