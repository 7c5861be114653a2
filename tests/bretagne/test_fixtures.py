"""Finished games, kept as records: each replays to the same checksums, points and places; and ways that lead on."""

from functools import cache
from pathlib import Path

import pytest

import tinderbox
from tinderbox.core.match import Match
from tinderbox.core.record_text import to_text
from tinderbox.core.state import NATURE, NOBODY, ActionList, State

FOLDER = Path(__file__).parent / "fixtures"
# Scores and places of each game, and the round it ended in.
GAMES: dict[str, tuple[list[int], list[int], int]] = {
    "two": ([37, 62], [2, 1], 5),
    "two-historical-box": ([18, 53], [2, 1], 5),
    "three": ([63, 48, 36], [1, 2, 3], 5),
    "three-historical": ([37, 23, 41], [2, 3, 1], 5),
    "four": ([42, 35, 35, 40], [1, 4, 3, 2], 5),
    "four-box": ([59, 47, 43, 68], [2, 3, 4, 1], 5),
    "two-all-built": ([4, 12], [2, 1], 3),
}
POSITIONS = [
    # a kept game, after so many decisions, the phase there, and the sequences of one, two and three decisions
    ("two", 20, "act", 5, 36, 396),
    ("three", 23, "trade", 5, 50, 180),
    ("three", 86, "take-back", 4, 12, 104),
    ("four", 107, "load", 4, 15, 54),
    ("four", 233, "cards", 2, 8, 20),
    ("four-box", 92, "harbour", 4, 16, 64),
    ("two-historical-box", 155, "keep", 2, 8, 24),
]


@cache
def replayed(name: str) -> Match:
    return tinderbox.replay((FOLDER / f"{name}.tbx").read_text(encoding="utf-8"))


def test_every_kept_game_is_listed() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == GAMES.keys()
    assert {replayed(name).box.players for name in GAMES} == {2, 3, 4}


@pytest.mark.parametrize("name", GAMES)
def test_a_kept_game_replays_to_its_scores_and_places(name: str) -> None:
    match = replayed(name)
    assert match.outcome is not None
    assert (match.outcome.scores, match.outcome.places, match.view()["round"]) == GAMES[name]
    assert [sum(sources.values()) for sources in match.outcome.breakdown] == match.outcome.scores
    assert to_text(match.record()) == (FOLDER / f"{name}.tbx").read_text(encoding="utf-8")


def test_one_ends_early_because_all_lighthouses_are_built() -> None:
    view = replayed("two-all-built").view()
    assert view["round"] < 5
    assert {site["status"] for site in view["sites"]} == {"built"}


@pytest.mark.parametrize("name", GAMES)
def test_a_damaged_copy_is_refused_with_its_place(name: str) -> None:
    text = (FOLDER / f"{name}.tbx").read_text(encoding="utf-8")
    with pytest.raises(tinderbox.RecordError, match=r"\d"):
        tinderbox.replay(text.replace("pass", "pas", 1))
    with pytest.raises(tinderbox.RecordError):
        tinderbox.replay(text[: len(text) * 2 // 3].rsplit("\n", 1)[0] + "\nscores: 1 2\n")


@pytest.mark.parametrize(("name", "seq", "phase", "one", "two", "three"), POSITIONS)
def test_sequences_of_three_decisions(name: str, seq: int, phase: str, one: int, two: int, three: int) -> None:
    """Draws are enumerated: every possible result is followed and counted once."""
    match = replayed(name)
    state = match.state_at(seq)
    assert match.box.view(state, None)["phase"] == phase
    assert [perft(state, depth) for depth in (1, 2, 3)] == [one, two, three]


def perft(state: State, depth: int) -> int:
    if state.actor == NOBODY or depth == 0:
        return 1
    actions = ActionList()
    state.list_actions(actions)
    if depth == 1 and state.actor != NATURE:
        return int(actions.count)
    left = depth if state.actor == NATURE else depth - 1
    total = 0
    for code in actions.to_list():
        after = state.copy()
        after.apply(code)
        total += perft(after, left)
    return total
