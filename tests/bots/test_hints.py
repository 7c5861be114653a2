"""Hints: the best few actions, what they lead to, and why, in three languages."""

import json
from pathlib import Path

import pytest

from tests.bots.tables import EVERYWHERE, moment
from tests.cli.calling import call, played, refused
from tinderbox.bots.decision import ViewReader
from tinderbox.bots.hints import Reason, hints, reason_text, reasons_for
from tinderbox.bots.search import Budget
from tinderbox.cli.files import read_match
from tinderbox.core.evaluator import floats
from tinderbox.core.text.messages import LANGUAGES, Language
from tinderbox.games.registry import game, game_ids

BUDGET = Budget.of("60")


@pytest.mark.parametrize(("id", "players"), EVERYWHERE)
def test_the_best_few(id: str, players: int) -> None:
    match = moment(id, players, 60)
    found = hints(match.view(match.actor), match.legal(), BUDGET, most=3)
    assert 1 <= len(found) <= 3
    assert [hint.tried for hint in found] == sorted((hint.tried for hint in found), reverse=True)
    for hint in found:
        assert hint.action in match.legal()
        assert 0 <= hint.win <= 1
        assert -20 < hint.points < 200
        assert len(hint.reasons) <= 2
        by_language = {language: hint.text(match.box, language) for language in LANGUAGES}
        assert len(set(by_language.values())) == len(LANGUAGES)
        assert all("\n" not in text and "{" not in text for text in by_language.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", game_ids())
def test_every_part_of_the_evaluation_has_words(id: str, language: Language) -> None:
    match = moment(id, 3, 60)
    evaluator = match.box.evaluator()
    evaluator.begin(match.state)
    names = [name for name, _ in evaluator.features(match.state, 0)]
    for name in [*names, "rivals"]:
        texts = {reason_text(match.box, Reason(name, points), language) for points in (1.25, -1.25)}
        assert len(texts) == 2


@pytest.mark.parametrize(("id", "players"), EVERYWHERE)
@pytest.mark.parametrize("decisions", [40, 90])
def test_the_parts_add_up_to_the_forecast(id: str, players: int, decisions: int) -> None:
    match = moment(id, players, decisions)
    evaluator = match.box.evaluator()
    points = floats(players)
    evaluator.begin(match.state)
    evaluator.forecast(match.state, points)
    for seat in range(players):
        parts = evaluator.features(match.state, seat)
        assert sum(worth for _, worth in parts) == pytest.approx(points[seat])


def test_reasons_are_differences() -> None:
    match = moment("great-fire", 4, 60)
    found = reasons_for(ViewReader(1).read(match.view(match.actor)), match.legal())
    assert set(found) == {action.code for action in match.legal()}
    assert any(found.values())


# -- on the command line ----------------------------------------------------------------------------------------------
@pytest.fixture(params=game_ids())
def record(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(played(request.param, game(request.param).players[-1]).record()), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_for_a_moment_of_a_record(record: str, language: Language) -> None:
    result = call("hint", record, "--at", "60", "--think", "40", "--lang", language)
    assert result.exit_code == 0, result.output
    lines = result.stdout.splitlines()
    assert "60" in lines[0]
    assert any(line.startswith("1. ") for line in lines)


def test_advice_for_programs(record: str) -> None:
    result = call("hint", record, "--at", "60", "--think", "40", "--count", "2", "--json")
    found = json.loads(result.stdout)
    assert found["seq"] == 60
    assert 1 <= len(found["hints"]) <= 2
    assert {"action", "win", "points", "tried", "reasons", "text"} == set(found["hints"][0])


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--at", "60", "--think", "soon"], "soon"),
        (["--at", "60", "--think", "0"], "“0”"),
        ([], "over"),
        (["--at", "9999"], "9,999"),
        (["--at", "60", "--seat", "9"], "9"),
    ],
)
def test_no_advice(record: str, words: list[str], said: str) -> None:
    assert said in refused("hint", record, *words)


def test_no_advice_to_a_seat_that_has_nothing_to_decide(record: str) -> None:
    match = read_match(Path(record), 60)
    assert match.actor is not None
    other = (match.actor + 1) % match.box.players
    assert str(other) in refused("hint", record, "--at", "60", "--seat", str(other))
    assert call("hint", record, "--at", "60", "--seat", str(match.actor), "--think", "20").exit_code == 0
