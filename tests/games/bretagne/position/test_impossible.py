"""Every position that play leads to is accepted; what breaks an invariant is refused, with place and reason."""

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from tests.games.bretagne.play.games import KINDS, Kind, positions
from tests.games.bretagne.position import impossible_board, impossible_seats  # noqa: F401 - they add to CASES
from tests.games.bretagne.position.impossible import CASES, Case
from tests.games.kit.shares import SHARES
from tinderbox import PositionError, RecordError, replay
from tinderbox.build_mode import mode
from tinderbox.core.documents.records import full_record
from tinderbox.core.engine.rng import Rng
from tinderbox.core.match import Match
from tinderbox.core.text.messages import LANGUAGES, Language, catalogue
from tinderbox.games.bretagne.position.invariants import INVARIANTS, impossible
from tinderbox.games.bretagne.rules import phases
from tinderbox.games.bretagne.rules.state import BretagneState

GAMES = 10_000
PARTS = 20
QUICK = ("random", "builders", "idlers")  # quick enough with the interpreted engine
SEEDS = range(1, 40)
MOST_TRIED = 60


# -- what play can lead to --------------------------------------------------------------------------------------------
def faults_of(state: BretagneState, kind: Kind) -> list[str]:
    """Why this state cannot be, in words, for a test that fails."""
    return [fault.text() for fault in impossible(kind.box.pack_names, state)]


def watch(kind: Kind, seed: int, *, deals: int, loads: int) -> Counter[str]:
    """Every state of a game is possible; some of them as a document, as others may think them, or as they imagine them.

    Returns how often the game waited in each phase.
    """
    box, waited = kind.box, Counter[str]()
    for number, state in enumerate(positions(kind, seed)):
        waited[phases.PHASES[int(state.phase)]] += 1
        assert faults_of(state, kind) == [], (kind, seed, number)
        if number % loads == seed % loads:
            assert box.load_position(box.position(state)).checksum() == state.checksum()
        if number % deals == seed % deals:
            for seat in range(-1, box.players):
                other = state.copy()
                other.redeal(seat, Rng(number))
                assert faults_of(other, kind) == [], (kind, seed, number, seat)
                view = box.view(state, None if seat < 0 else seat)
                seen = {**view, "seat": None if seat < 0 else seat, "turn": int(state.turn)}
                assert faults_of(box.imagine(seen, Rng(number)), kind) == [], (kind, seed, number, seat)
    return waited


def sample() -> Iterator[Kind]:
    """A kind of game for each kind of players, each opened in another way."""
    players = list(dict.fromkeys((kind.players, kind.discs) for kind in KINDS))
    for number, who in enumerate(players):
        alike = [kind for kind in KINDS if (kind.players, kind.discs) == who]
        yield alike[number * 5 % len(alike)]


@pytest.mark.parametrize(
    "kind",
    [pytest.param(kind, marks=[] if kind.players in QUICK else pytest.mark.slow, id=str(kind)) for kind in sample()],
)
def test_every_position_of_a_game_is_possible(kind: Kind) -> None:
    watch(kind, 7, deals=40, loads=10)


@pytest.mark.long
@pytest.mark.parametrize("part", range(SHARES))
def test_every_position_of_ten_thousand_games_is_possible(part: int) -> None:
    """Random, greedy and steered games of every box; the compiled engine plays them."""
    assert mode() == "compiled"
    waited: Counter[str] = Counter()
    for seed in range(part, GAMES, PARTS):
        waited += watch(KINDS[seed // PARTS % len(KINDS)], seed, deals=150, loads=25)
    assert waited.keys() == set(phases.PHASES)


# -- what breaks an invariant -----------------------------------------------------------------------------------------
@cache
def waiting(kind: Kind, phase: str, seed: int) -> list[BretagneState]:
    """The states of a game that wait in a phase."""
    return [state.copy() for state in positions(kind, seed) if phases.PHASES[int(state.phase)] == phase]


def changed(case: Case) -> Iterator[tuple[PositionError, str]]:
    """Positions of play that were possible, then changed, and why each was refused."""
    box = case.kind.box
    tried = 0
    for seed in SEEDS:
        for state in waiting(case.kind, case.phase, seed):
            position = case.changed(box.position(state))
            if position is not None:
                tried += 1
                with pytest.raises(PositionError) as refused:
                    box.load_position(position)
                yield refused.value, f"seed {seed}"
                if tried == MOST_TRIED:
                    return


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.name}-{case.change.__name__}")
def test_a_position_that_breaks_one_invariant_only_is_refused(case: Case) -> None:
    """The change always breaks the invariant, and in some real position nothing else."""
    known = {f"position-{invariant.name}" for invariant in INVARIANTS}
    also: Counter[str] = Counter()
    for refused, where in changed(case):
        ids = {fault.message.id for fault in refused.faults}
        assert ids <= known, (where, ids)
        assert f"position-{case.name}" in ids, (where, ids)
        if len(ids) == 1:
            assert any(fault.entry.startswith(case.entry) for fault in refused.faults), refused
            return
        also.update(ids)
    pytest.fail(f"never alone: {also}")


def test_each_invariant_has_a_position_that_breaks_it() -> None:
    names = [invariant.name for invariant in INVARIANTS]
    assert len(names) == len(set(names))
    assert set(names) == {case.name for case in CASES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_invariant_names_its_clauses_in_every_language(language: Language) -> None:
    clauses = catalogue("tinderbox.games.bretagne")
    for invariant in INVARIANTS:
        assert invariant.clauses
        assert all(clauses.has(language, f"clause-{clause}") for clause in invariant.clauses), invariant.name
        assert clauses.has(language, f"position-{invariant.name}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["workers", "site-coins", "majorities"])
def test_a_refusal_says_where_why_and_by_which_clause(name: str, language: Language) -> None:
    case = next(case for case in CASES if case.name == name)
    refused, _ = next(changed(case))
    text = refused.text(language)
    invariant = next(invariant for invariant in INVARIANTS if invariant.name == name)
    assert f"({', '.join(invariant.clauses)})" in text
    assert any(f"  {fault.entry}: " in text for fault in refused.faults)


# -- records ----------------------------------------------------------------------------------------------------------
def test_a_record_that_begins_from_an_impossible_position_is_refused() -> None:
    kind = KINDS[0]
    state = next(state for state in waiting(kind, "act", 1) if state.round == 2)
    match = Match(kind.box, None, None, state.copy())
    match.play("pass")
    record = full_record(match)
    assert replay(record).state.checksum() == match.state.checksum()
    record["start"]["turn"] = 1
    with pytest.raises(RecordError, match="turns have begun"):
        replay(record)
