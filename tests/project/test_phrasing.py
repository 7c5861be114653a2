"""The check of the catalogues' wording finds what it is there for, and lets good sentences pass."""

from pathlib import Path

import pytest

from tools.phrasing import RULES, faults_of_phrasing

BAD = {
    "en": (
        "Two  spaces.",
        "And so on ...",
        'The "house".',
        "It's your turn.",
        "Fire - again.",
        "Take a mulligan.",
        "A «house».",
        "Why ?",
        "Move the own landowner.",
        "An action is wanted.",
        "“dance” is no action.",
        "There are: en, de, fr.",
        "Taking back to 3 is not possible.",
        "This decision cannot be taken back.",
        "From 5 to 7 it is.",
        "Only who made the table may do this.",
        "Who cannot pay may not.",
        "The others are at it.",
        "Please leave --out away.",
        "Bot random cannot be had as “9”.",
        "Drawn anew.",
        "Whoever has most wins.",
        "The token is removed to hand.",
        "As many as there are are placed.",
        "A saved game brings its game and names along.",
        "One looks on.",
        "Italian is not spoken here.",
        "Stop after so many decisions.",
        "2 fires find no place.",
        "Put out a fire.",
        "Blow up a house.",
        "The city’s turn",
        "The request was not understood.",
        "Only as many bands are free to move as there are more bands than fires.",
    ),
    "de": (
        "Das ist ”falsch”.",
        "Das ist “falsch“.",
        "Warum ?",
        "95 %",
        "Ein Bezirk ist brennend.",
        "Tausche, so oft du willst.",
        "Es ist keine Sprengladung da.",
        "Zwei Züge statt einem.",
        "Gebraucht wird eine Zahl.",
        "Einen Ingenieur kaufen",
        "Anna kauft einen Ingenieur.",
        "Die dritte Etage",
        "Ein Doppelzug",
        "Ein Haus sprengen",
        "Für 2 bis 4 Personen.",
        "Deine letzte Entscheidung zurücknehmen",
        "In der Reihenfolge der Reihe.",
        "Das Ziehen deckt eine Karte auf.",
        "Italienisch wird hier nicht gesprochen.",
        "Jetzt ist eine Feuerkarte zu spielen.",
        "Wer gegen Sie spielt.",
        "Ein guter Rat",
        "Der große Brand von London",
        "Es gibt: en, de, fr.",
        "Mit --resume bleiben sie weg.",
    ),
    "fr": (
        "Un “mot”.",
        "Pourquoi ?",
        "Pourquoi?",
        "95%",
        "Un «\u2009mot\u00a0».",
        "Arrêt\u00a0: le livret se tait.",
        "Faire une affaire.",
        "Un quartier contenu.",
        "C’est qui a le plus de maisons.",
        "La prévision annonce de la tempête.",
        "2 sables",
        "La place libre la plus basse.",
        "Elle passe devant.",
        "Le niveau 2",
        "Une carte de barges",
        "Un coupe-feu",
        "L’étape des actions",
        "Un mouvement supplémentaire",
        "Faire sauter une maison",
        "Embaucher un ingénieur",
        "Sa réserve personnelle",
        "Un jeu de données",
        "De 2 à 4 personnes.",
        "On ne parle pas italien ici.",
        "Il y a\u00a0: en, de, fr.",
        "Demander un indice",
        "Reprendre votre dernière décision",
        "Tu joues.",
        "Le Grand Incendie de Londres",
    ),
}

GOOD = {
    "en": "There is no action “dance”. Choose from: card, move. It is no longer your turn: { $win }% to win.",
    "de": "Nimm deine Arbeiter zurück. Du kannst „{ $action }“ rückgängig machen: { $win }\u00a0% Siegchance!",
    "fr": "Tapez «\u00a0{ $action }\u00a0»\u00a0: { $win }\u00a0% de chances, à 16:00, voir http://localhost\u00a0!",
}


def catalogue(folder: Path, text: str) -> Path:
    path = folder / "great_fire" / "words.ftl"
    path.parent.mkdir(exist_ok=True)
    path.write_text(f"# Comment\nfire = {text}\n", encoding="utf-8")
    return path


@pytest.mark.parametrize(("language", "text"), [(language, text) for language in BAD for text in BAD[language]])
def test_a_bad_sentence_is_found_in_its_line(language: str, text: str, tmp_path: Path) -> None:
    path = catalogue(tmp_path, text)
    found = list(faults_of_phrasing(path, language))
    assert found
    assert all(fault.startswith(f"{path}:2: “") and ": write " in fault for fault in found)


@pytest.mark.parametrize("language", RULES)
def test_every_rule_finds_one_of_them(language: str) -> None:
    texts = [f"\ufffc{text}" for own in BAD.values() for text in own]
    assert [rule.pattern.pattern for rule in RULES[language] if not any(map(rule.pattern.search, texts))] == []


@pytest.mark.parametrize("language", RULES)
def test_a_good_sentence_passes(language: str, tmp_path: Path) -> None:
    assert list(faults_of_phrasing(catalogue(tmp_path, GOOD[language]), language)) == []


def test_variants_attributes_and_broken_lines_are_read_and_code_is_not(tmp_path: Path) -> None:
    path = catalogue(
        tmp_path,
        """{ $anew ->
    [whoever] the
        own house
   *[other] {"anew"}
}
    .title = Drawn anew""",
    )
    assert list(faults_of_phrasing(path, "en")) == [
        f"{path}:3: “the own”: write your own, their own, its owner’s",
        f"{path}:7: “anew”: write again",
    ]


def test_a_word_may_be_right_in_the_other_game(tmp_path: Path) -> None:
    path = tmp_path / "bretagne.ftl"
    path.write_text("step = L’étape des cartes\n", encoding="utf-8")
    assert list(faults_of_phrasing(path, "fr")) == []
