"""Actions as people write them: code, text and object are one thing."""

import pytest
from hypothesis import given, strategies as st

from tinderbox import NotationError, game
from tinderbox.core.text.notation import Action, Notation, folded, token

BOX = game("great-fire").open(4)
ISLES = Notation([("sail", "Ouessant"), ("sail", "Île-de-Sein"), ("sail", "Ile-de-Seine"), ("wait",), ("sail", "A>B")])


def refused(text: str, notation: Notation = ISLES) -> str:
    with pytest.raises(NotationError) as caught:
        notation.parse(text)
    assert caught.value.text("de") != caught.value.text("fr")
    return caught.value.message.id


def test_a_name_becomes_one_word() -> None:
    assert token("S. Mary") == "S-Mary"
    assert token("Brewer's Hall") == "Brewers-Hall"
    assert token("Pudding Lane") == "Pudding-Lane"
    assert token("  Goodman’s  Fields ") == "Goodmans-Fields"


@pytest.mark.parametrize("notation", [BOX.actions, BOX.draw_results], ids=["actions", "draws"])
def test_every_code_has_a_text_that_reads_back(notation: Notation) -> None:
    assert len(set(notation.texts)) == len(notation) == len(notation.actions)
    for code, action in enumerate(notation.actions):
        assert action.code == code
        assert notation.text(code) == str(action)
        assert notation.action(code) is notation.parse(str(action)) is action


def test_a_board_has_at_most_two_thousand_actions() -> None:
    assert len(BOX.actions) <= 2000


@pytest.mark.parametrize("notation", [BOX.actions, BOX.draw_results], ids=["actions", "draws"])
def test_case_hyphens_and_accents_do_not_matter(notation: Notation) -> None:
    for action in notation.actions:
        for spelling in (str(action).lower(), str(action).upper(), str(action).replace("-", " "), f"  {action}  "):
            assert notation.parse(spelling) is action


@pytest.mark.parametrize(
    "spelling", ["to S-Mary", "to S. Mary", "TO s mary", "to S.Mary", "to  s-mary", "tо S-Mary".replace("о", "o")]
)
def test_names_as_printed_on_the_board(spelling: str) -> None:
    assert str(BOX.actions.parse(spelling)) == "to S-Mary"


def test_accents_are_optional() -> None:
    assert str(ISLES.parse("sail Ile de Sein")) == str(ISLES.parse("SAIL ÎLE-DE-SEIN")) == "sail Île-de-Sein"


def test_a_step_keeps_its_arrow() -> None:
    assert ISLES.parse("sail a > b").args == ("A>B",)
    assert refused("sail AB") == "notation-no-such"


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("", "notation-empty"),
        ("   ", "notation-empty"),
        ("x" * 201, "notation-too-long"),
        ("fly Ouessant", "notation-no-verb"),
        ("sail", "notation-no-such"),
        ("sail Brest", "notation-no-such"),
        ("wait here", "notation-no-such"),
    ],
)
def test_each_mistake_has_its_own_message(text: str, id: str) -> None:
    assert refused(text) == id


def test_a_spelling_of_two_actions_is_ambiguous_unless_exact() -> None:
    twins = Notation([("sail", "Sein"), ("sail", "Séin")])
    assert refused("sail SEIN", twins) == "notation-ambiguous"
    assert twins.parse("sail Séin").code == 1


@pytest.mark.parametrize("code", [-1, 5, 10**20])
def test_a_code_out_of_range(code: int) -> None:
    with pytest.raises(NotationError) as caught:
        ISLES.action(code)
    assert caught.value.message.id == "notation-no-code"


def test_actions_are_values() -> None:
    assert Action(3, "to", ("S-Mary",)) == Action(3, "to", ("S-Mary",))
    assert str(Action(0, "end")) == "end"
    assert min(Action(2, "b"), Action(1, "c")).code == 1


@given(st.text(max_size=250))
def test_no_text_does_anything_but_be_read_or_refused(text: str) -> None:
    try:
        action = BOX.actions.parse(text)
    except NotationError:
        return
    assert folded(text) == folded(str(action))


def test_a_minus_sign_is_not_a_hyphen() -> None:
    notation = Notation([("keep", "wood", "1")])
    assert notation.parse("keep-wood-1").code == notation.parse("keep wood 1").code == 0
    with pytest.raises(NotationError):
        notation.parse("keep wood -1")
