"""Finished games, kept as records: each replays to the same turns, checksums, points and places.

They were played for what is rare in them; which of it each holds stands in its remarks.
"""

import pytest

from tests.games.great_fire.play.audit import Ledger
from tests.games.great_fire.play.rarities import ALL, rarities
from tests.games.great_fire.play.records import FOLDER, PLANS, at_decision, replayed, text_of
from tinderbox import RecordError, replay
from tinderbox.core.documents.record_text import to_text
from tinderbox.core.text.messages import LANGUAGES, Language

# Scores and places of each game, and what it is kept for above all.
GAMES: dict[str, tuple[list[int], list[int], set[str]]] = {
    "two": ([68, 54], [1, 2], {"the city's fire stands still", "a third colour or a later one decides"}),
    "two-box": ([46, 46], [2, 1], {"the city's origin chosen", "a tie broken", "the supply is empty"}),
    "two-french-hidden-box": ([60, 65], [2, 1], {"the city's fire not from Pudding Lane", "fires forgone"}),
    "three": ([41, 28, 29], [1, 3, 2], {"a contained fire stays contained", "a double move declared"}),
    "three-five-souths": ([26, 35, 27], [3, 1, 2], {"no fire move possible"}),
    "three-french-more-box": ([23, 37, 37], [3, 1, 2], {"a tie broken", "Pudding Lane refilled"}),
    "three-hidden-box": ([53, 51, 30], [1, 2, 3], {"no second move possible", "a double move just taken"}),
    "four-identical": ([32, 22, 33, 34], [3, 4, 2, 1], {"five identical cards redrawn"}),
    "four-french-hidden": ([27, 33, 30, 36], [4, 2, 3, 1], {"the Hero changes hands", "a ruin demolished"}),
    "four-more-box": ([32, 35, 35, 32], [4, 2, 1, 3], {"a tie broken", "the supply is empty"}),
    "four-french-hidden-more-box": ([26, 28, 23, 35], [3, 2, 4, 1], {"a token blown up", "a ruin demolished"}),
    "five-box": ([31, 30, 24, 31, 42], [2, 4, 5, 3, 1], {"no fire move possible", "the supply is empty"}),
    "five-french-hidden": ([29, 42, 28, 43, 37], [4, 2, 5, 1, 3], {"fire contained on arrival"}),
    "five-more": ([28, 37, 22, 31, 29], [4, 1, 5, 2, 3], {"a contained fire stays contained"}),
    "six": ([40, 32, 35, 34, 40, 38], [1, 6, 4, 5, 1, 3], {"a shared victory"}),
    "six-french-box": ([26, 35, 26, 35, 29, 34], [5, 1, 6, 2, 4, 3], {"a contained fire breaks out", "fires forgone"}),
    "six-hidden-more": ([37, 35, 31, 38, 38, 28], [3, 4, 5, 1, 2, 6], {"the Hero changes hands", "a ruin burns again"}),
}
MOST_BYTES = 15_000


def remarks(name: str) -> list[str]:
    return [line.removeprefix("; ") for line in text_of(name).splitlines() if line.startswith(";")]


def test_every_kept_game_is_listed_and_small() -> None:
    files = {path.stem: path.stat().st_size for path in FOLDER.iterdir()}
    assert files.keys() == PLANS.keys() == GAMES.keys()
    assert max(files.values()) < MOST_BYTES


@pytest.mark.parametrize("name", PLANS)
def test_a_kept_game_replays_to_its_scores_and_places(name: str) -> None:
    scores, places, _ = GAMES[name]
    match = replayed(name)
    assert match.outcome is not None
    assert (match.outcome.scores, match.outcome.ranks) == (scores, places)
    assert to_text(match.record()) == "".join(
        line for line in text_of(name).splitlines(keepends=True) if not line.startswith(";")
    )
    assert match.box.options == PLANS[name].setting.options
    Ledger(match).closing(match.outcome)


@pytest.mark.parametrize("name", PLANS)
def test_a_kept_game_holds_what_its_remarks_say(name: str) -> None:
    match = replayed(name)
    assert sorted(rarities(match)) == remarks(name)
    assert set(remarks(name)) >= GAMES[name][2]


def test_together_they_hold_everything_that_is_rare() -> None:
    assert {rarity for name in PLANS for rarity in remarks(name)} == ALL


def test_they_cover_players_editions_and_options() -> None:
    kinds = [plan.setting for plan in PLANS.values()]
    base = [kind for kind in kinds if kind.players > 2]
    assert len(base) >= 12
    assert len(kinds) - len(base) == 3
    assert {kind.players for kind in base} == {3, 4, 5, 6}
    assert {kind.edition for kind in base} == {"german", "french"}
    for option in ("hidden_colours", "more_destruction"):
        assert {getattr(kind, option) for kind in base} == {False, True}
    assert {kind.supply for kind in base} == {kind.supply for kind in kinds if kind.players == 2} == {"endless", "box"}


@pytest.mark.parametrize("name", ["two", "three-five-souths"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_kept_game_can_be_told_in_words(name: str, language: Language) -> None:
    match = replayed(name)
    for seat in (None, 0):
        story = [match.box.tell(event, language, match.names) for event in match.events(seat)]
        assert all(story)


def test_a_damaged_checksum_is_found_where_it_stands() -> None:
    text = text_of("two")
    line = next(line for line in text.splitlines() if line.startswith("turn 9 "))
    number = text.splitlines().index(line) + 1
    mark = text[text.index(line) :].split("#")[1][:8]
    with pytest.raises(RecordError) as error:
        replay(text.replace(f"#{mark}", "#00000000"))
    assert error.value.faults[0].entry == str(number)


def test_a_game_can_be_entered_at_any_decision() -> None:
    match = at_decision("four-identical", 100)
    assert match.seq == 100
    assert match.state.checksum() == replayed("four-identical").state_at(100).checksum()
