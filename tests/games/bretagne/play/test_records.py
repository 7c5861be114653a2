"""Finished games, kept as records: each replays to the same checksums, points and places; and ways that lead on."""

import pytest

import tinderbox
from tests.games.bretagne.play.records import FOLDER, PLANS, replayed, text_of
from tests.games.kit.perft import perft
from tinderbox.core.documents.record_text import to_text

# Scores and places of each game, and the round it ended in.
GAMES: dict[str, tuple[list[int], list[int], int]] = {
    "two": ([57, 51], [1, 2], 5),
    "two-historical-endless": ([38, 48], [2, 1], 5),
    "three": ([66, 53, 33], [1, 2, 3], 5),
    "three-historical": ([46, 20, 22], [1, 3, 2], 5),
    "four": ([46, 54, 90, 51], [4, 2, 1, 3], 5),
    "four-endless": ([81, 33, 40, 41], [1, 4, 3, 2], 5),
}
POSITIONS = [
    # a kept game, after so many decisions, the phase there, and the sequences of one, two and three decisions
    ("two", 8, "act", 4, 25, 129),
    ("three", 19, "lighthouse", 7, 19, 114),
    ("three", 23, "take-back", 4, 12, 100),
    ("three-historical", 25, "trade", 4, 52, 337),
    ("four", 9, "load", 4, 15, 50),
    ("four", 343, "cards", 3, 6, 14),
    ("four-endless", 598, "harbour", 4, 4, 16),
    ("two-historical-endless", 139, "keep", 7, 28, 84),
]


def test_every_kept_game_is_listed() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == GAMES.keys() == PLANS.keys()
    assert {replayed(name).box.players for name in GAMES} == {2, 3, 4}


@pytest.mark.parametrize("name", GAMES)
def test_a_kept_game_replays_to_its_scores_and_places(name: str) -> None:
    match = replayed(name)
    assert match.outcome is not None
    assert (match.outcome.scores, match.outcome.ranks, match.view()["round"]) == GAMES[name]
    assert [sum(sources.values()) for sources in match.outcome.breakdown] == match.outcome.scores
    assert to_text(match.record()) == text_of(name)


def test_lighthouses_are_scored_in_an_order_that_is_not_that_of_their_numbers() -> None:
    """W1: kept games hold it, so that a record tells the order too."""
    orders = [e.data["sites"] for name in GAMES for _, e in replayed(name).event_log if e.type == "scoring_order"]
    assert sum(order != sorted(order) for order in orders) > 2


@pytest.mark.parametrize("name", GAMES)
def test_a_damaged_copy_is_refused_with_its_place(name: str) -> None:
    text = text_of(name)
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
