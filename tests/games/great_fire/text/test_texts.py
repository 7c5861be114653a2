"""Whatever a game can say, it says in three languages: events, prompts, labels, refusals, positions, the text board."""

import re
from dataclasses import dataclass, field
from functools import cache
from inspect import getsource
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message as Entry

import tinderbox
from tinderbox.core.box import spelled
from tinderbox.core.documents import positions
from tinderbox.core.errors import NotationError, OptionError
from tinderbox.core.events import Data
from tinderbox.core.match import Match
from tinderbox.core.text.messages import LANGUAGES, Argument, Language, Message, catalogue, sources
from tinderbox.core.text.text_board import WIDTH
from tinderbox.games.great_fire.box import GreatFire
from tinderbox.games.great_fire.position.invariants import INVARIANTS
from tinderbox.games.great_fire.position.outcome import TIE_BREAKS
from tinderbox.games.great_fire.rules import phases
from tinderbox.games.great_fire.rules.non_player_turn import FAR
from tinderbox.games.great_fire.text import refusals
from tinderbox.games.great_fire.text.board import draw
from tinderbox.games.great_fire.text.space import describe
from tools.catalogues import Reading

PACKAGE = "tinderbox.games.great_fire"
NAMES = ("Anna", "Ben", "Clara", "David", "Emma", "Félix")
RARE = ("redraw", "discard", "double", "extinguish", "demolish")
REFUSED = (2, 3)  # the games in which everything is tried that is not allowed
EVERY_STEP = 9  # of the many steps from space to space, one in so many is tested for its refusal

languages = pytest.mark.parametrize("language", LANGUAGES)


# -- games to talk about
@dataclass
class Played:
    """A game and what it gave to talk about."""

    match: Match
    views: list[Data] = field(default_factory=list)
    boards: list[Data] = field(default_factory=list)
    texts: set[str] = field(default_factory=set)
    refused: dict[str, Message] = field(default_factory=dict)

    @property
    def box(self) -> GreatFire:
        return table(self.match)


def table(match: Match) -> GreatFire:
    assert isinstance(match.box, GreatFire)
    return match.box


@cache
def played(players: int) -> Played:
    """A game by players who like what is rare, looked at from the seat that decides and from outside."""
    options = {"hidden_colours": players % 2 == 0, "supply": "box" if players % 2 else "endless"}
    match = tinderbox.game("great-fire").new(players, seed=players, options=options, names=NAMES[:players])
    found, whim, seen = Played(match), Random(players), set[str]()
    while not match.over:
        phase = match.view()["phase"]
        found.views += [match.view(match.actor), match.view()]
        found.texts |= {str(action) for action in match.legal()}
        if phase not in seen:
            seen.add(phase)
            found.boards.append(match.view(match.actor))
            found.refused |= refused(match) if players in REFUSED else {}
        legal = match.legal()
        rare = [action for action in legal if action.verb in RARE]
        match.play(whim.choice(rare or legal))
    found.views += [match.view(0), match.view()]
    found.boards += [match.view(0), match.view()]
    return found


def refused(match: Match) -> dict[str, Message]:
    """A reason against whatever is not legal, none against what is."""
    box, actor = match.box, match.actor
    assert actor is not None
    found: dict[str, Message] = {}
    for action in box.actions.actions:
        if action.verb in ("walk", "band") and action.code % EVERY_STEP and not match.is_legal(action.code):
            continue
        reasons = box.why_not(match.state, actor, action.code)
        assert bool(reasons) != match.is_legal(action.code), (match.view()["phase"], str(action))
        found |= {reason.message.id: reason.message for reason in reasons}
        for reason in reasons:
            assert catalogue(PACKAGE).has("en", f"clause-{reason.clause}")
    return found


tables = pytest.mark.parametrize("players", range(2, 7))


@tables
@languages
def test_everything_that_happens_can_be_told_to_every_seat(players: int, language: Language) -> None:
    found = played(players)
    for seat in (None, *range(players)):
        for event in found.match.events(seat):
            sentence = found.box.tell(event, language, found.match.names)
            assert sentence.endswith("."), sentence
            assert "_" not in sentence, sentence


@tables
@languages
def test_every_decision_has_a_prompt_and_every_action_a_label(players: int, language: Language) -> None:
    found = played(players)
    for view in found.views:
        assert found.box.prompt(view, language)
    for text in found.texts:
        label = found.box.label(found.box.actions.parse(text), language)
        assert ">" not in label, label
    for verb in found.box.actions.verbs:
        assert catalogue(PACKAGE).has(language, f"action-{verb}")


@pytest.mark.parametrize("players", REFUSED)
@languages
def test_every_refusal_says_why(players: int, language: Language) -> None:
    for message in played(players).refused.values():
        assert message.text(language).endswith(".")


@tables
@languages
def test_the_board_as_text(players: int, language: Language) -> None:
    found = played(players)
    for view in found.boards:
        text = draw(found.box, view, language)
        assert max(map(len, text.split("\n"))) <= WIDTH
        assert view["standing"] is None or all(space.name in text for space in found.box.pack.districts)


@languages
def test_names_of_any_length_fit_on_the_board(language: Language) -> None:
    found = played(6)
    for names in (["x" * 80] * 6, ["a b " * 20] * 6):
        text = draw(found.box, {**found.boards[-3], "names": names}, language)
        assert max(map(len, text.split("\n"))) <= WIDTH


def test_the_board_shows_a_seat_its_own_secrets_and_nobody_elses() -> None:
    match = tinderbox.game("great-fire").new(4, seed=1, names=NAMES[:4])
    view, text = match.view(1), match.text(1)
    assert "Your hand:" in text
    assert all(
        table(match).pack_names.names[token] in text[text.index("Your hand:") :] for token in view["own"]["objectives"]
    )
    assert "Your" not in match.text()
    assert draw(table(match), {**view, "own": None, "seat": None}, "en") == match.text()


@languages
def test_a_space_is_described_with_all_its_neighbours(language: Language) -> None:
    found = played(4)
    for space in found.box.pack.spaces:
        lines = describe(found.box, found.boards[-3], space.token, language)
        for neighbour in found.box.pack.neighbours[space.index]:
            assert found.box.pack.spaces[neighbour.index].name in " ".join(lines.split())
        assert max(map(len, lines.split("\n"))) <= WIDTH


@languages
def test_a_space_that_is_not_on_the_map(language: Language) -> None:
    found = played(4)
    with pytest.raises(NotationError) as problem:
        describe(found.box, found.boards[-1], "Baker Street", language)
    assert "Baker Street" in problem.value.text(language)


# -- the catalogues and the code name the same things
def ids(prefix: str) -> set[str]:
    return {id for id in phrases("en") if id.startswith(prefix)}


@cache
def phrases(language: Language) -> dict[str, set[str]]:
    """All messages of the game with their variables."""
    found: dict[str, set[str]] = {}
    for text in sources(PACKAGE, language).values():
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, Entry):
                if entry.value is not None:
                    found[entry.id.name] = Reading(entry.value).variables
                for attribute in entry.attributes:
                    found[f"{entry.id.name}.{attribute.id.name}"] = Reading(attribute.value).variables
    return found


def named_in(*files: str, prefix: str) -> set[str]:
    folder = Path(refusals.__file__).parents[1]
    return {id for file in files for id in re.findall(rf'"({prefix}[a-z-]+)"', (folder / file).read_text())}


@languages
@pytest.mark.parametrize("value", [0, 1, 2, 5, "red", "W"])
def test_every_phrase_can_be_said(language: Language, value: Argument) -> None:
    for id, variables in phrases(language).items():
        assert catalogue(PACKAGE).text(language, id, dict.fromkeys(variables, value)).strip()


def test_every_refusal_and_fault_of_a_position_has_its_words_and_none_is_idle() -> None:
    assert named_in("text/refusals.py", prefix="refused-") == ids("refused-")
    broken = {f"position-{invariant.name}" for invariant in INVARIANTS}
    shared = set(re.findall(r'"(position-[a-z-]+)"', getsource(positions)))
    named = named_in("position/parse.py", "position/from_view.py", prefix="position-") | broken
    assert named | shared & ids("position-") == ids("position-")
    steps = {f"step-{phases.PHASES[phase]}" for phase in refusals.STEPS}
    assert steps == ids("step-") - {"step-between"}
    prompts = {f"prompt-{phases.PHASES[phase]}" for phase in refusals.STEPS}
    assert prompts == ids("prompt-") - {"prompt-other", "prompt-over"}
    assert {f"phase-{phase}" for phase in phases.PHASES} == ids("phase-")


def test_every_word_of_the_start_page_and_the_result() -> None:
    offered = {option.name.replace("_", "-"): option.values for option in GreatFire.options_offered}
    values = {f"option-{name}-{spelled(value)}" for name, values in offered.items() for value in values}
    titles = {f"option-{name}{part}" for name in offered for part in ("", ".title")}
    assert ids("option-") == values | titles | {"option-more-destruction-two"}
    outcome = played(3).match.outcome
    assert outcome is not None
    assert ids("source-") == {f"source-{source}" for source in outcome.breakdown[0]}
    assert ids("tie-break-") == {f"tie-break-{name}" for name in TIE_BREAKS}


@languages
def test_two_players_without_more_destruction(language: Language) -> None:
    with pytest.raises(OptionError) as problem:
        tinderbox.game("great-fire").new(2, options={"more_destruction": True})
    assert "O2" in problem.value.text(language)


def test_french_keeps_its_signs_with_their_words() -> None:
    for package in (PACKAGE, "tinderbox.core"):
        for name, text in sources(package, "fr").items():
            loose = re.findall(r"\S+ [:;!?»]|« \S+", text)
            assert not loose, (name, loose)


# -- events that random games seldom or never bring
SELDOM: list[Data] = [
    {"type": "hand_redrawn", "seat": 0, "card": "W"},
    {"type": "card_discarded", "seat": 0, "card": "N"},
    {"type": "hand_shown", "seat": 0, "cards": "NNEW"},
    {"type": "pudding_lane_refilled", "fires": 5},
    {"type": "fire_contained", "district": "Queenhithe"},
    *({"type": "double_played", "seat": 1, "declared": declared} for declared in (True, False)),
    {"type": "double_void", "seat": 1},
    {"type": "fire_extinguished", "seat": 0, "district": "Queenhithe"},
    {"type": "hero_taken", "seat": 0},
    *({"type": "fires_forgone", "fires": 2, "reason": reason} for reason in ("supply", "room")),
    {"type": "rankings_shuffled"},
    {"type": "musters_shuffled"},
    {"type": "city_fire_skipped"},
    {"type": "city_bands_skipped"},
    *({"type": "city_fire_decided", "district": "Tower", "how": how} for how in ("alone", "class", "choice")),
    *(
        {"type": "city_fire_decided", "district": "Tower", "how": "colour", "rank": rank, "colour": "P"}
        for rank in range(1, 7)
    ),
    *(
        {"type": "city_origin_decided", "space": "Pudding-Lane", "how": how}
        for how in ("pudding-lane", "most-fires", "choice")
    ),
    *(
        {"type": "city_band_decided", "space": "Tower", "distance": distance, "how": how}
        for how in ("nearest", "better-move", "choice", "only-one")
        for distance in (0, 1, 2, FAR)
    ),
]


@languages
def test_what_happens_seldom_can_be_told(language: Language) -> None:
    by_id = {id_of(event): played(4).box.tell(event, language, NAMES) for event in SELDOM}
    assert all(by_id.values())
    for players in range(2, 7):
        for seat in (None, *range(players)):
            by_id |= {id_of(event): "" for event in played(players).match.events(seat)}
    assert by_id.keys() == ids("event-")


def id_of(event: Data) -> str:
    kind = str(event["type"]).replace("_", "-")
    return f"event-{kind}-known" if event.get("known") else f"event-{kind}"


@languages
def test_a_band_with_no_way_is_not_said_to_be_so_many_steps_away(language: Language) -> None:
    """P8: it comes last."""
    event = {"type": "city_band_decided", "space": "Tower", "distance": FAR, "how": "nearest"}
    assert str(FAR) not in played(4).box.tell(event, language, NAMES)


@pytest.mark.parametrize(
    ("event", "sentences"),
    [
        (
            {"type": "houses_burnt", "district": "Queenhithe", "houses": "RRB"},
            (
                "Burnt down in Queenhithe: 2 red houses and 1 blue house.",
                "In Queenhithe abgebrannt: 2 rote Häuser und 1 blaues Haus.",
                "Le feu brûle 2 maisons rouges et 1 maison bleue à Queenhithe.",
            ),
        ),
        (
            {"type": "fire_moved", "seat": 0, "from": "Pudding-Lane", "to": "Vyners-Hall"},
            (
                "Anna moves a fire from Pudding Lane to Vyners Hall.",
                "Anna bewegt ein Feuer von Pudding Lane nach Vyners Hall.",
                "Anna déplace un feu depuis Pudding Lane vers Vyners Hall.",
            ),
        ),
        (
            {"type": "city_fire_decided", "district": "Tower", "how": "class"},
            (
                "The only destination of the best class is Tower.",
                "Der einzige erreichbare Bezirk der besten Klasse ist Tower.",
                "La seule destination de la meilleure classe est Tower.",
            ),
        ),
        (
            {"type": "hand_dealt", "known": True, "seat": 1, "cards": "NNEWW"},
            (
                "Ben is dealt 5 fire cards: 2 North, 1 East and 2 West.",
                "Ben erhält 5 Feuerkarten: 2-mal Nord, 1-mal Ost und 2-mal West.",
                "Ben reçoit 5 cartes feu\xa0: 2 Nord, 1 Est et 2 Ouest.",
            ),
        ),
    ],
)
def test_sentences(event: Data, sentences: tuple[str, str, str]) -> None:
    written = tuple(played(4).box.tell(event, language, NAMES) for language in LANGUAGES)
    assert written == sentences


@pytest.mark.parametrize(
    ("action", "labels"),
    [
        ("card W", ("Play West", "Westkarte spielen", "Jouer une carte Ouest")),
        (
            "band Cripplegate>Moorgate",
            (
                "Move a band from Cripplegate to Moorgate",
                "Truppe von Cripplegate nach Moorgate bewegen",
                "Déplacer un milicien depuis Cripplegate vers Moorgate",
            ),
        ),
    ],
)
def test_labels(action: str, labels: tuple[str, str, str]) -> None:
    box = played(4).box
    assert tuple(box.label(box.actions.parse(action), language) for language in LANGUAGES) == labels
