"""Actions and results of draws as codes, as texts and as objects: each stands for the same thing."""

from random import Random

import pytest
from hypothesis import given, settings, strategies as st

from tests.games.great_fire.boxes import Setting
from tinderbox import NotationError
from tinderbox.core.text.notation import Action, Notation
from tinderbox.games.great_fire.rules.board import (
    CARD_CODE,
    DISCARD_CODE,
    DOUBLE_CODE,
    END_CODE,
    FROM_CODE,
    KEEP_CODE,
    REDRAW_CODE,
)

BOX = Setting(4).box
BOARD, PACK = BOX.board, BOX.pack
DISTRICTS = [space.token for space in PACK.districts]
SPACES = [space.token for space in PACK.spaces]


@pytest.mark.parametrize("notation", [BOX.actions, BOX.draw_results], ids=["actions", "chances"])
def test_code_text_and_action_stand_for_each_other(notation: Notation) -> None:
    assert len({str(action) for action in notation.actions}) == len(notation)
    for code in range(len(notation)):
        action = notation.action(code)
        assert action.code == code
        assert str(action) == notation.text(code)
        assert notation.parse(str(action)) is action


def test_there_is_a_text_for_every_code_of_the_engine_and_for_nothing_else() -> None:
    assert len(BOX.actions) == BOARD.codes <= 2000
    for code in (-1, int(BOARD.codes), 2**40):
        with pytest.raises(NotationError):
            BOX.actions.action(code)


def test_the_texts_are_those_of_the_engines_codes() -> None:
    firsts = {
        CARD_CODE: [f"card {direction}" for direction in "NESW"],
        DISCARD_CODE: [f"discard {direction}" for direction in "NESW"],
        KEEP_CODE: ["keep"],
        REDRAW_CODE: ["redraw"],
        DOUBLE_CODE: ["double"],
        END_CODE: ["end"],
        FROM_CODE: [f"from {name}" for name in SPACES[: len(DISTRICTS) + 1]],
        int(BOARD.to_code): [f"to {name}" for name in DISTRICTS],
        int(BOARD.place_code): [f"place {name}" for name in SPACES],
        int(BOARD.extinguish_code): [f"extinguish {name}" for name in DISTRICTS],
        int(BOARD.demolish_code): [f"demolish {name}" for name in DISTRICTS],
        int(BOARD.add_code): [f"add {name}" for name in DISTRICTS],
    }
    for first, texts in firsts.items():
        assert [BOX.actions.text(first + number) for number in range(len(texts))] == texts
    for edge in range(int(BOARD.edges)):
        step = f"{SPACES[int(BOARD.edge_from[edge])]}>{SPACES[int(BOARD.edge_to[edge])]}"
        assert BOX.actions.text(int(BOARD.walk_code) + edge) == f"walk {step}"
        assert BOX.actions.text(int(BOARD.band_code) + edge) == f"band {step}"


def test_editions_and_numbers_of_players_share_their_codes() -> None:
    for setting in (Setting(2, "french"), Setting(6, "german", True, True, "box")):
        assert setting.box.actions.texts == BOX.actions.texts
        assert setting.box.draw_results.texts == BOX.draw_results.texts


@settings(max_examples=300, derandomize=True, deadline=None)
@given(st.sampled_from(BOX.actions.actions), st.randoms(use_true_random=False))
def test_case_accents_hyphens_and_dots_do_not_matter(action: Action, chance: Random) -> None:
    pick = chance.choice
    verb, _, names = str(action).partition(" ")
    spelled = "".join(pick((letter.upper(), letter.lower())) for letter in names)
    spelled = "".join(pick("- ") if letter == "-" else letter for letter in spelled)
    spelled = spelled.replace("e", pick(("e", "é", "è"))).replace("St", pick(("St", "St.")))
    assert BOX.actions.parse(f"{verb} {spelled}" if names else verb) is action


@settings(max_examples=300, derandomize=True, deadline=None)
@given(st.text(max_size=250))
def test_any_other_text_is_refused_as_notation(text: str) -> None:
    try:
        found = BOX.actions.parse(text)
    except NotationError:
        return
    assert found in BOX.actions.actions


@settings(max_examples=300, derandomize=True, deadline=None)
@given(st.lists(st.sampled_from([*BOX.actions.verbs, *SPACES, "N", ">", "-", "’"]), max_size=4))
def test_words_in_the_wrong_order_are_refused_too(words: list[str]) -> None:
    text = " ".join(words)
    try:
        action = BOX.actions.parse(text)
    except NotationError:
        return
    assert action.verb == words[0]
