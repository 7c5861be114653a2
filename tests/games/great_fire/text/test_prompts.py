"""Prompts: what the actor may do and how the game ends, true in every position."""

import pytest

from tests.games.great_fire.table import Table
from tinderbox.core.text.messages import LANGUAGES, Language

ABOUT: dict[Language, tuple[str, str]] = {
    "en": ("emolish", "double move"),
    "de": ("abreißen Abriss", "Doppelbewegung"),
    "fr": ("émoli", "déplacement supplémentaire"),
}
languages = pytest.mark.parametrize("language", LANGUAGES)


def mentions(said: str, words: str) -> bool:
    return any(word in said for word in words.split(" "))


def prompt(table: Table, language: Language, seat: int = 0) -> str:
    return table.box.prompt(table.match.view(seat), language)


def beside_the_fire(holds: str) -> Table:
    return Table(phase="actions", bands="S-Bennet", hands={0: "NESW"}, holds={0: holds})


@languages
def test_at_no_points_a_demolition_that_is_possible_is_mentioned(language: Language) -> None:
    """A7: it is free."""
    demolition, _ = ABOUT[language]
    able = beside_the_fire("charge")
    assert able.legal("demolish") == {"S-Bennet"}
    assert mentions(prompt(able, language), demolition)
    assert not mentions(prompt(beside_the_fire(""), language), demolition)
    far = Table(phase="actions", hands={0: "NESW"}, holds={0: "charge"})  # all bands far from the fire
    assert not far.legal("demolish")
    assert not mentions(prompt(far, language), demolition)
    assert prompt(able, language, seat=1) == prompt(beside_the_fire(""), language, seat=1)


@languages
@pytest.mark.parametrize("points", [1, 2, 4])
def test_with_points_too(language: Language, points: int) -> None:
    table = Table(phase="actions", points=points, bands="S-Bennet", hands={0: "NESW"}, holds={0: "charge"})
    assert mentions(prompt(table, language), ABOUT[language][0])


@languages
def test_a_double_move_is_mentioned_where_it_may_be_played(language: Language) -> None:
    _, double = ABOUT[language]
    for holds, says in (("double", True), ("charge", False), ("", False)):
        table = Table(hand="NN", holds={0: holds})
        assert (double in prompt(table, language)) == says
        assert prompt(table, language, seat=1) == prompt(Table(hand="NN"), language, seat=1)
    for token in ("double", "charge", "point"):
        table = Table(hand="N")
        table.play(f"card N, from Pudding-Lane, to Pepys-House, (token {token})")
        assert (double in prompt(table, language)) == (token == "double")
    table = Table(hand="N", holds={0: "double"})
    table.play("card N, from Pudding-Lane, to S-Mary")
    assert double not in prompt(table, language)  # it was not declared, and none was taken


@languages
def test_both_moves_of_a_double_move_have_their_prompt(language: Language) -> None:
    table = Table(hand="N", holds={0: "double"})
    table.play("card N double")
    first = prompt(table, language)
    table.play("from Pudding-Lane, to S-Mary")
    second = prompt(table, language)
    single = Table(hand="N")
    single.play("card N")
    assert len({first, second, prompt(single, language)}) == 3


# -- the two-player end (P9)
LAST: dict[Language, tuple[str, str]] = {
    "en": ("this is the last turn", "last one"),
    "de": ("dies ist der letzte Zug", "der letzten"),
    "fr": ("c’est le dernier tour", "la dernière"),
}


@languages
def test_the_text_board_counts_non_player_turns_and_never_calls_b_the_last_stack_card(language: Language) -> None:
    turn, card = LAST[language]
    before = Table(2, drawn=25)  # C is gone, B is next
    text = before.match.text(0, language)
    assert card not in text.replace("\n", " ")
    for phase, left in (("city-card", 4), ("card", 3), ("city-card", 2), ("card", 1)):
        table = Table(2, phase=phase, drawn=31, last_turns=left)
        said = " ".join(table.match.text(0, language).split())
        assert (turn in said) == (left == 1)
        assert str(left) in said or left == 1


@languages
def test_the_option_says_that_the_number_of_fires_matters_only_with_a_limited_supply(language: Language) -> None:
    box = Table().box
    words = {"en": "only if the supply is limited", "de": "nur, wenn der Vorrat", "fr": "que si la réserve est limitée"}
    assert words[language] in box.say(language, "option-edition")
