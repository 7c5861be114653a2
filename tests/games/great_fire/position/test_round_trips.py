"""What is written can be read back: positions, records, copies. Nothing is lost and nothing is shared."""

from random import Random

import pytest

from tests.games.great_fire.boxes import MIXED, Setting
from tests.games.great_fire.play.players import Brigade, halts, play_out
from tinderbox import game, replay
from tinderbox.core.documents.json_documents import canonical, parse
from tinderbox.core.documents.record_text import from_text, to_text
from tinderbox.core.documents.records import full_record
from tinderbox.core.engine.rng import Rng
from tinderbox.core.errors import RecordError
from tinderbox.core.match import Match
from tinderbox.core.state import NATURE, NOBODY, ActionList

PHASES = {"exchange", "place-band", "place-landowner", "card", "origin", "destination", "actions", "intensify", "over"}
DRAWS = {"houses", "colours", "objectives", "start", "hands", "token", "draw"}
CITY = {"city-card", "city-colour", "city-muster"}


@pytest.mark.parametrize("setting", MIXED, ids=str)
def test_a_position_is_complete_in_every_phase_and_at_every_draw(setting: Setting) -> None:
    phases: set[str] = set()
    box = setting.box
    for number, state in enumerate(halts(setting.box, seed=3)):
        position = box.position(state)
        if position["phase"] in phases and number % 5:
            continue
        phases.add(position["phase"])
        again = box.load_position(parse(canonical(position), "position", RecordError))
        assert again.checksum() == state.checksum()
        assert box.position(again) == position
    hidden = {"landowner-colours"} if setting.hidden_colours else set()
    assert phases >= PHASES | DRAWS | hidden | (CITY if setting.players == 2 else set())


@pytest.mark.parametrize("setting", MIXED, ids=str)
def test_a_match_goes_on_from_its_position(setting: Setting) -> None:
    match, rng = setting.new(seed=4), Random(4)
    for _ in range(150):
        match.play(rng.choice(match.legal()))
    again = game("great-fire").from_position(match.position(), seed=5)
    assert again.position() == match.position()
    assert again.legal() == match.legal()
    play_out(again, Brigade(setting.box, 5))
    written = again.record()
    assert written["start"] == match.position()["state"]
    assert canonical(replay(written).record()) == canonical(written)


@pytest.mark.parametrize("setting", MIXED, ids=str)
def test_a_record_tells_the_whole_game_in_json_and_in_text(setting: Setting) -> None:
    match = play_out(setting.new(seed=6), Brigade(setting.box, 6))
    record = match.record()
    text = to_text(record)
    assert from_text(text)[0] == record
    assert max(map(len, text.splitlines())) <= 120
    for written in (record, canonical(record), text):
        again = replay(written)
        assert again.record() == record
        assert again.state.checksum() == match.state.checksum()
        assert again.outcome == match.outcome
        for seat in (None, *range(setting.players)):
            assert again.view(seat) == match.view(seat)
            assert again.events(seat) == match.events(seat)


@pytest.mark.parametrize("setting", MIXED, ids=str)
def test_a_seed_and_the_decisions_are_enough(setting: Setting) -> None:
    """Draws that a record leaves out come from its seed; so do those of a game that is not over."""
    match = play_out(setting.new(seed="by hand"), Brigade(setting.box, 7))
    record = match.record()
    record["setup"] = []
    for turn in record["turns"]:
        turn["steps"] = [step for step in turn["steps"] if not step.startswith("(")]
    assert replay(record).record() == match.record()
    begun = setting.new(seed="by hand")
    for entry in match.log[:100]:
        begun.play(entry.code)
    again = replay(full_record(begun))
    for entry in match.log[100:]:
        again.play(entry.code)
    assert again.record() == match.record()


@pytest.mark.parametrize("setting", MIXED, ids=str)
def test_copies_are_deep(setting: Setting) -> None:
    """Playing a copy to its end leaves the original as it was, and the other way round."""
    actions = ActionList()
    for number, state in enumerate(halts(setting.box, seed=8)):
        if number % 25 and number > 3:
            continue
        before, position = state.checksum(), setting.box.position(state)
        copy, rng = state.copy(), Rng(number)
        assert copy.checksum() == before
        while copy.actor != NOBODY:
            copy.list_actions(actions)
            copy.apply(actions.draw(rng) if copy.actor == NATURE else actions.items[rng.below(actions.count)])
        copy.redeal(0, rng)
        assert state.checksum() == before
        assert setting.box.position(state) == position


def test_a_copied_match_has_its_own_log_and_the_same_chance() -> None:
    setting = MIXED[2]
    match, rng = setting.new(seed=9), Random(9)
    for _ in range(60):
        match.play(rng.choice(match.legal()))
    before = whole(match)
    twin = match.copy()
    assert whole(twin) == before
    play_out(twin, Brigade(setting.box, 9))
    assert whole(match) == before
    for entry in twin.log[60:]:
        match.play(entry.code)
    assert whole(match) == whole(twin)


def whole(match: Match) -> str:
    return canonical(
        [full_record(match), match.position(), match.events(0), match.undo_limit, list(map(str, match.legal()))]
    )
