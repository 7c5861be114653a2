"""Words for people: found late, in the reader's language."""

import pytest

from tinderbox.core.text.messages import CORE, LANGUAGES, Language, Message, UnknownMessage, catalogue, sources

GAME = "tinderbox.games.great_fire"


def test_three_languages() -> None:
    assert LANGUAGES == ("en", "de", "fr")
    said = {language: Message("refused-turn").text(language) for language in LANGUAGES}
    assert said == {
        "en": "It is another player’s turn.",
        "de": "Ein anderer Spieler ist am Zug.",
        "fr": "C’est à un autre joueur de jouer.",
    }


def test_a_message_is_english_unless_asked() -> None:
    assert str(Message("refused-over")) == "The game is over."


@pytest.mark.parametrize("language", LANGUAGES)
def test_arguments_find_their_places(language: Language) -> None:
    text = Message("option-players", {"given": "nine", "fewest": 2, "most": 6}).text(language)
    assert all(word in text for word in ("nine", "2", "6"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_inflected(language: Language) -> None:
    one, two = (Message("document-faulty", {"source": "x", "faults": count}).text(language) for count in (1, 2))
    assert "1" not in one  # it is a word
    assert "2" in two


def test_no_isolating_marks_around_arguments() -> None:
    text = Message("option-game", {"given": "chess", "known": "great-fire"}).text()
    assert "\u2068" not in text
    assert "“chess”" in text


@pytest.mark.parametrize("id", ["nothing-of-the-kind", "refused-turn.title", "clause-F5.nothing"])
def test_an_unknown_message_is_a_fault_of_the_program(id: str) -> None:
    with pytest.raises(UnknownMessage):
        catalogue(GAME).text("en", id)


def test_a_missing_argument_is_a_fault_of_the_program() -> None:
    with pytest.raises(UnknownMessage):
        Message("option-players").text()


def test_attributes_by_a_dot() -> None:
    for language in LANGUAGES:
        assert catalogue(GAME).text(language, "clause-F5.title") != catalogue(GAME).text(language, "clause-F5")


def test_a_package_has_its_own_words_and_those_of_the_core_behind_them() -> None:
    assert catalogue(GAME).has("en", "clause-F5")
    assert catalogue(GAME).has("en", "refused-turn")
    assert not catalogue(CORE).has("en", "clause-F5")
    assert catalogue(GAME) is catalogue(GAME)


def test_sources_are_the_files_in_a_fixed_order() -> None:
    names = list(sources(CORE, "fr"))
    assert names == sorted(names)
    assert "errors.ftl" in names
    assert sources("tinderbox.core.text", "fr") == {}
