"""The texts of the clauses: marked alike in every language, short or in lists, and free of what is not a rule."""

import re
from collections import Counter
from typing import Final

import pytest

from tinderbox.core.text.messages import LANGUAGES, Language, catalogue
from tinderbox.core.text.rulebook import MARKS, Block, Passage, Rulebook, blocks, clauses, labels, passages, sections
from tinderbox.games.registry import OURS, game as installed

# What the catalogue of rules marks: r ruling, d derived, c reconstructed. All other clauses are in the rulebooks.
MARKED: Final = {
    "bretagne": """
        B2:d B4:r B5:r B6:c B7:c B8:r S1:r S2:r S4:d R2:r R3:r R5:rd R6:r L2:r A2:r A3:r A5:r A8:r A9:r A11:d A13:r
        A14:r A16:r W1:r W3:r W4:r E3:d
    """,
    "great-fire": """
        B4:r B7:dc B9:r S2:r S3:c S8:r S9:d S11:r F1:r F2:r F3:r F5:r F8:r F11:r F12:r A1:dr A4:r A5:r A8:r A9:r D3:r
        E5:r O1:r O2:r P2:r P4:r P6:r P7:r P8:r P9:r M4:d
    """,
}
COUNTS: Final = {
    "bretagne": {"B": 8, "S": 5, "R": 7, "L": 2, "A": 17, "W": 7, "E": 4},
    "great-fire": {"B": 9, "S": 11, "T": 1, "F": 13, "A": 9, "D": 5, "E": 5, "O": 2, "P": 10, "M": 6},
}
LETTER: Final = {"r": "ruling", "d": "derived", "c": "reconstructed"}
# An end of a sentence; the initial of a name (S. Bennet) is none.
END: Final = re.compile(r"(?<!\b[A-Z])[.!?][)”“»]*(?=\s|$)")
MOST: Final = 4
SOFTWARE: Final = re.compile(
    r"undo|rückgängig|annuler|\bseat 0|Platz 0|place 0|supply: |edition: |boards: |program\b|Programm\b|programme\b|"
    r"server|serveur|button|Knopf|bouton",
    re.IGNORECASE,
)

every_game = pytest.mark.parametrize("game", [entry.name for entry in OURS])
every_language = pytest.mark.parametrize("language", LANGUAGES)


def book(game: str, language: Language) -> Rulebook:
    return Rulebook(installed(game).box.package, language)


def marks(text: tuple[Block, ...]) -> list[str]:
    return [passage.mark for block in text for item in block.items for passage in item if passage.mark]


def shape(text: tuple[Block, ...]) -> list[tuple[str, list[list[str | None]]]]:
    """Lists, their items and the marks in them, without the words."""
    return [(block.shape, [[passage.mark for passage in item] for item in block.items]) for block in text]


def plain(text: tuple[Block, ...]) -> str:
    return " ".join(passage.text for block in text for item in block.items for passage in item)


def sentences(text: str) -> int:
    return len(END.findall(text)) or 1


@every_game
def test_every_clause_of_the_catalogue_of_rules_is_there(game: str) -> None:
    found = {section.id: section.clauses for section in sections(book(game, "en").package)}
    assert found == {
        letter: tuple(f"{letter}{number}" for number in range(1, count + 1)) for letter, count in COUNTS[game].items()
    }


@every_game
@every_language
def test_marks_stand_where_the_catalogue_of_rules_has_them(game: str, language: Language) -> None:
    wanted = {id: {LETTER[each] for each in kinds} for id, kinds in (pair.split(":") for pair in MARKED[game].split())}
    rules = book(game, language)
    found = {id: set(marks(rules.text(id))) for id in clauses(rules.package) if marks(rules.text(id))}
    assert found == wanted


@every_game
@every_language
def test_lists_and_marks_are_the_same_in_every_language(game: str, language: Language) -> None:
    ours, theirs = book(game, "en"), book(game, language)
    for id in [f"clause-{id}" for id in clauses(ours.package)] + ["rules-intro", "rules-honesty", "rules-marks"]:
        assert shape(theirs.blocks(id)) == shape(ours.blocks(id)), id


@every_game
@every_language
def test_what_is_longer_than_four_sentences_is_a_list(game: str, language: Language) -> None:
    rules = book(game, language)
    for id in clauses(rules.package):
        prose = [item for block in rules.text(id) if block.shape == "paragraph" for item in block.items]
        assert sum(sentences(passage.text) for item in prose for passage in item) <= MOST, id
        for block in rules.text(id):
            for item in block.items:
                assert sum(sentences(passage.text) for passage in item) <= MOST, id


@every_game
@every_language
def test_clauses_speak_of_the_game_only(game: str, language: Language) -> None:
    rules = book(game, language)
    spoken = {id: found[0] for id in clauses(rules.package) if (found := SOFTWARE.search(plain(rules.text(id))))}
    assert spoken == {}


@every_game
@every_language
def test_no_mark_is_left_in_the_words(game: str, language: Language) -> None:
    """A mark in the middle of a sentence, or of another language, is not read as one."""
    words = {label.rstrip(":\u00a0").lower() for each in LANGUAGES for label in labels(each)}
    words |= {"festlegung", "arrêt"}
    rules = book(game, language)
    for id in clauses(rules.package):
        text = plain(rules.text(id)).lower()
        assert not [word for word in words if re.search(rf"\b{word}\s?:", text)], id


@every_language
def test_the_legend_explains_each_mark_once(language: Language) -> None:
    text = blocks(catalogue().text(language, "rules-marks"), language)
    assert Counter(marks(text)) == dict.fromkeys(MARKS, 1)


def test_paragraphs_steps_and_points_are_read_as_they_are_written() -> None:
    text = "Of two\nkinds:\n1. one, Ruling: so\n   it is\n2. two\n\n• a\n• b\n\nThe end:\n1. Ruling: no. Derived: yes."
    assert shape(blocks(text, "en")) == [
        ("paragraph", [[None]]),
        ("steps", [[None, "ruling"], [None]]),
        ("points", [[None], [None]]),
        ("paragraph", [[None]]),
        ("steps", [["ruling", "derived"]]),
    ]
    assert blocks(text, "en")[0].items == ((Passage("Of two kinds:"),),)
    assert blocks("30 of\n35. Then\n2. more", "en") == (Block("paragraph", ((Passage("30 of 35. Then 2. more"),),)),)
    assert passages("Interprétation\u00a0: oui.", "fr") == (Passage("oui.", "ruling", "Interprétation\u00a0:"),)


def test_sentences_are_counted_as_a_reader_counts_them() -> None:
    assert sentences("From S. Bennet to S. Mary. (So it is.) What?") == 3
    assert sentences("no stop") == 1
