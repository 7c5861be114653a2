"""Events, prompts, labels, refusals and boards have texts in three languages."""

from collections.abc import Iterator
from random import Random
from typing import Final

import pytest

from tests.games.bretagne.boxes import Setting
from tests.games.bretagne.play.audit import JOURNAL
from tests.games.bretagne.play.players import Guild
from tests.games.bretagne.table import Table
from tinderbox.core.box import spelled
from tinderbox.core.documents.json_documents import canonical
from tinderbox.core.engine.rng import Rng
from tinderbox.core.match import Match
from tinderbox.core.text.messages import LANGUAGES, Language, Message, catalogue
from tinderbox.core.text.text_board import WIDTH
from tinderbox.games.bretagne.box import Bretagne, coast_of
from tinderbox.games.bretagne.position.outcome import sources
from tinderbox.games.bretagne.rules import phases
from tinderbox.games.bretagne.text.events import WRITERS, order_of

PLAYED: Final = [Setting(2, "historical"), Setting(3), Setting(4, supply="box")]
NAMES: Final = ("Paul", "John", "George", "Ringo")


def played(setting: Setting, seed: int, *, traders: bool = False) -> Iterator[Match]:
    """A game, decision by decision; the last one is over."""
    match = setting.new(seed)
    guild = Guild(seed, traders=traders)
    while not match.over:
        yield match
        match.play(guild.choose(match.legal()))
    yield match


def sentences_of(match: Match, language: Language) -> list[str]:
    seats = (None, *range(match.box.players))
    seen = {canonical(event): event for seat in seats for event in match.events(seat)}
    return [match.box.tell(event, language, NAMES) for event in seen.values()]


# -- a whole game
@pytest.mark.parametrize("traders", [False, True])
@pytest.mark.parametrize("setting", PLAYED, ids=str)
def test_every_event_is_told_to_every_seat(setting: Setting, traders: bool) -> None:
    *_, match = played(setting, 3, traders=traders)
    for language in LANGUAGES:
        for sentence in sentences_of(match, language):
            assert "  " not in sentence
            assert sentence[-1] == "."
            assert sentence[0] == sentence[0].upper()


@pytest.mark.parametrize("setting", PLAYED, ids=str)
def test_every_prompt_label_and_board_can_be_read(setting: Setting) -> None:
    labels: set[str] = set()
    for match in played(setting, 5):
        views = [match.view(seat) for seat in (None, 0, match.actor)]
        for language in LANGUAGES:
            for view in views:
                assert match.box.prompt(view, language)
            if match.seq % 12 == 0 or match.over:
                check_board(match, language)
        labels |= {str(action) for action in match.legal()}
    box = setting.box
    for text in labels:
        for language in LANGUAGES:
            label = box.label(box.actions.parse(text), language)
            assert label[0] == label[0].upper()


def check_board(match: Match, language: Language) -> None:
    """Plain, and no wider than it may be; the picture shows the same table."""
    lines = match.text(match.actor, language).split("\n")
    assert max(map(len, lines)) <= WIDTH
    assert all(line == line.rstrip() and "\t" not in line for line in lines)
    for lighthouse in Setting(2).box.pack.lighthouses:
        assert any(lighthouse.name in line for line in lines)
    if match.seq % 60 == 0 or match.over:
        assert match.svg(match.actor, language).startswith("<svg")


def test_long_names_do_not_widen_the_board() -> None:
    names = ["Anne-" + "of-the-Isles" * 6, "B" * 80, "C c " * 19 + "C"]
    match = Match(Setting(3).box, Setting(3).new(1).draw_source, names)
    guild = Guild(1)
    for _ in range(150):
        match.play(guild.choose(match.legal()))
    assert max(map(len, match.text(0).split("\n"))) <= WIDTH


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_that_is_not_yet_set_up_can_be_read(language: Language) -> None:
    match = Match(Setting(3).box, None)
    while match.actor is None:
        assert match.text(None, language)
        assert match.svg(None, language)
        match.resolve_draw(match.draws()[0][0])


# -- refusals
@pytest.mark.parametrize("setting", PLAYED, ids=str)
def test_every_illegal_action_is_refused_by_a_clause_with_a_sentence(setting: Setting) -> None:
    box = setting.box
    found: dict[str, Message] = {}
    for match in played(setting, 7):
        if match.actor is None or (match.seq % 5 and match.box.view(match.state, None)["phase"] in ("load", "act")):
            continue
        legal = {action.code for action in match.legal()}
        for action in box.actions.actions:
            reasons = match.why_not(action)
            assert bool(reasons) == (action.code not in legal), str(action)
            for reason in reasons:
                assert catalogue(box.package).has("en", f"clause-{reason.clause}")
                found[f"{reason.message.id} {sorted(reason.message.args.items())}"] = reason.message
    for message in found.values():
        for language in LANGUAGES:
            sentence = message.text(language)
            assert sentence[-1] == "."
            assert "  " not in sentence


def test_refusals_tell_nothing_of_other_hands() -> None:
    """B8: whatever the others hold, a seat is refused the same with the same words."""
    setting = Setting(3)
    box, rng, dealt = setting.box, Random(0), 0
    for match in played(setting, 9, traders=True):
        if match.actor is None or match.seq % 7:
            continue
        other = coast_of(match.state).copy()
        other.redeal(match.actor, Rng(rng.randrange(1000)))
        dealt += other.checksum() != match.state.checksum()
        for action in box.actions.actions:
            if not match.is_legal(action.code):
                reasons = match.why_not(action)
                assert box.why_not(other, match.actor, action.code) == reasons
    assert dealt > 10


# -- the catalogue
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_of_the_contract_has_its_words(language: Language) -> None:
    words = catalogue(Bretagne.package)
    ids = ["game-title", "game-blurb", "prompt-over", "tie-break-pontivy"]
    for option in Bretagne.options_offered:
        ids += [f"option-{option.name}", f"option-{option.name}.title"]
        ids += [f"option-{option.name}-{spelled(value)}" for value in option.values]
    ids += [f"phase-{phase}" for phase in phases.PHASES]
    ids += [f"source-{source.replace('_', '-')}" for source in sources(Setting(2).box.start(), 0)]
    for id in ids:
        assert words.text(language, id)
    box = Setting(2).box
    assert all(box.label(action, language) for action in box.actions.actions)


def test_every_note_of_the_journal_is_told() -> None:
    assert sorted(WRITERS) == list(range(len(JOURNAL)))


# -- some sentences by heart
STEP: Final = {
    "type": "step_begun",
    "step": "cards",
    "lighthouse": "Roches-Douvres",
    "order": [
        {"seat": 1, "workers": 4, "floor": 1},
        {"seat": 3, "workers": 4, "floor": 3},
        {"seat": 2, "workers": 1, "floor": 2},
    ],
}
REASONS: Final[dict[Language, list[str]]] = {
    "en": ["John (4 workers, the lowest on floor 1)", "Ringo (4 workers, the lowest on floor 3)", "George (1 worker)."],
    "de": [
        "John (4 Arbeiter, der unterste in Stockwerk 1)",
        "Ringo (4 Arbeiter, der unterste in Stockwerk 3)",
        "George (1 Arbeiter).",
    ],
    "fr": [
        "John (4 ouvriers, le plus bas à l’étage 1)",
        "Ringo (4 ouvriers, le plus bas à l’étage 3)",
        "George (1 ouvrier).",
    ],
}
STEPS: Final[dict[Language, str]] = {"en": "Card step: ", "de": "Kartenschritt: ", "fr": "Étape des cartes\u00a0: "}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_order_of_a_step_is_told_with_its_reason(language: Language) -> None:
    assert Setting(4).box.tell(STEP, language, NAMES) == STEPS[language] + ", ".join(REASONS[language])


def test_an_order_is_read_from_the_journal() -> None:
    number = (1 + 1 + 16 * 4 + 256 * 1) + 4096 * (3 + 1 + 16 * 4 + 256 * 3)
    assert order_of(number) == STEP["order"][:2]


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ["You cannot pay for the tile. Missing: 1 stone, 2 bricks.", "Quimper offers nothing."]),
        ("de", ["Du kannst das Bauteil nicht bezahlen. Es fehlt: 1 Stein, 2 Ziegel.", "In Quimper gibt es nichts."]),
        (
            "fr",
            ["Vous ne pouvez pas payer la tuile. Il manque\u00a0: 1 pierre, 2 briques.", "À Quimper\u00a0: rien."],
        ),
    ],
)
def test_amounts_are_listed(language: Language, sentences: list[str]) -> None:
    box = Setting(4).box
    missing = box.message("refused-tile", first="stone", wood=0, stone=1, sand=0, brick=2)
    nothing = box.tell({"type": "production_shown", "materials": {}}, language)
    assert [missing.text(language), nothing] == sentences


INCOME: Final[dict[Language, list[str]]] = {
    "en": [
        "Quiberon yields Paul 2 workers.",
        "Quiberon yields Paul 1 worker: no more are in reserve.",
        "Quiberon yields Paul no worker: none is left in reserve.",
    ],
    "de": [
        "Quiberon bringt Paul 2 Arbeiter.",
        "Quiberon bringt Paul 1 Arbeiter: Mehr sind nicht in der Reserve.",
        "Quiberon bringt Paul keinen Arbeiter: In der Reserve ist keiner mehr.",
    ],
    "fr": [
        "Quiberon rapporte 2 ouvriers à Paul.",
        "Quiberon rapporte 1 ouvrier à Paul\u00a0: il n’y en a pas plus en réserve.",
        "Quiberon ne rapporte aucun ouvrier à Paul\u00a0: il n’en reste pas en réserve.",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reserve_that_falls_short_is_told(language: Language) -> None:
    event = {"type": "income_workers", "seat": 0, "harbour": "Quiberon"}
    numbers = [{"workers": 2 - short, "short": short} for short in range(3)]
    assert [Setting(4).box.tell({**event, **each}, language, NAMES) for each in numbers] == INCOME[language]


@pytest.mark.parametrize(
    ("language", "other"), [("en", "the other city"), ("de", "die andere Stadt"), ("fr", "l’autre ville")]
)
def test_the_other_city_is_offered_until_it_has_been_visited(language: Language, other: str) -> None:
    table = Table(has={0: "wood 4, coins 3"})
    table.play("trade Brest, sell wood+wood")
    assert other in table.box.prompt(table.match.view(0), language)
    table.play("trade Lorient, buy wood+wood")
    assert other not in table.box.prompt(table.match.view(0), language)


def test_a_drawn_card_is_told_to_whoever_drew_it() -> None:
    box = Setting(4).box
    seen = {"type": "card_drawn", "seat": 0, "known": False}
    assert box.tell(seen, "en", NAMES) == "Paul draws an equipment card."
    assert box.tell({**seen, "known": True, "card": "foghorn"}, "en", NAMES) == "Paul draws a foghorn."


def test_who_is_not_asked_is_refused_by_a_clause_of_this_game() -> None:
    words = catalogue(Bretagne.package)
    for match in played(Setting(3), 2):
        other = None if match.actor is None else (match.actor + 1) % 3
        for reason in match.why_not("pass", other):
            assert words.has("en", f"clause-{reason.clause}")
    waiting = Match(Setting(3).box, None)
    assert [reason.clause for reason in waiting.why_not("pass")] == ["S1"]
