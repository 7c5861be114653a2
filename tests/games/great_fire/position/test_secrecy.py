"""Nobody learns what it cannot see: not from views, tensors, legal lists, events, errors, records or pictures.

What is hidden is exchanged; everything a seat or a spectator is given must stay the same to the byte.
"""

from collections.abc import Iterator
from itertools import count
from random import Random

import pytest

from tests.games.great_fire.boxes import MIXED, SOUTHERN, Setting
from tests.games.great_fire.play.players import Brigade, play_out
from tests.games.great_fire.position.worlds import (
    Dissent,
    Parallel,
    box_of,
    moved_into,
    owner_of_draw,
    redealt,
    state_of,
    swapped,
)
from tests.games.great_fire.table import Table
from tinderbox import IllegalAction
from tinderbox.core.documents.json_documents import canonical
from tinderbox.core.documents.records import full_record
from tinderbox.core.engine.rng import Rng
from tinderbox.core.errors import Reason
from tinderbox.core.events import Data
from tinderbox.core.match import Match
from tinderbox.core.state import NATURE
from tinderbox.core.text.messages import LANGUAGES
from tinderbox.games.great_fire.pack.names import TOKENS
from tinderbox.games.great_fire.rules.city import HELD

SEED = "needle-1666-haystack"
EVERY = 23


def seats(setting: Setting) -> list[int | None]:
    return [None, *range(setting.players)]


def moments(setting: Setting, seed: int, every: int = EVERY) -> Iterator[Match]:
    """A game, now and then, at a decision; never at its end, when everything is revealed."""
    match, brigade = setting.new(SEED), Brigade(setting.box, seed)
    while not match.over:
        if match.seq % every == 0:
            yield match
        match.play(brigade.choose(state_of(match), match.legal()))


def shown_hands(players: int) -> Iterator[Match]:
    """The first turns after a player had no fire move and showed the hand: some cards of it stay known to all."""
    setting = Setting(players)
    match, brigade = setting.new(SOUTHERN[players]), Brigade(setting.box, 1, keeps=True)
    while match.seq < 60:
        match.play(brigade.choose(state_of(match), match.legal()))
        if any(seat["shown"] for seat in match.view()["seats"]):
            yield match


def sight(match: Match, seat: int | None, since: int) -> str:
    """All that a seat is given."""
    given: Data = {
        "view": match.view(seat),
        "events": match.events(seat, since),
        "undo": match.undo_limit,
        "actor": match.actor,
        "repr": repr(match),
        "seq": match.seq,
    }
    if seat is not None:
        given["tensor"] = list(map(int, state_of(match).observe(seat)))
        if seat == match.actor:
            given["legal"] = [str(action) for action in match.legal()]
    return canonical(given)


def errors(match: Match, seat: int) -> list[list[Reason]]:
    """The reasons that a seat sees for every code, and the error that the actor gets for trying it."""
    found = []
    for code in range(len(match.box.actions)):
        reasons = match.why_not(code, seat)
        found.append(reasons)
        if reasons and seat == match.actor and code % 50 == 0:
            with pytest.raises(IllegalAction) as refusal:
                match.play(code)
            assert list(refusal.value.reasons) == reasons
    return found


# -- one moment, two worlds
@pytest.mark.parametrize("setting", MIXED, ids=str)
def test_worlds_that_differ_only_in_what_is_hidden_look_the_same(setting: Setting) -> None:
    different = 0
    for match in moments(setting, seed=1):
        for seat in seats(setting):
            rng = Random(match.seq)
            for state in (redealt(match, seat, match.seq), swapped(match, seat, rng)):
                other = moved_into(match, state)
                different += state.checksum() != state_of(match).checksum()
                assert sight(match, seat, since=0) == sight(other, seat, since=0)
                assert canonical(match.record(seat)) == canonical(other.record(seat))
    assert different > 100 * (setting.players - 1) / 5


@pytest.mark.parametrize("setting", MIXED, ids=str)
def test_the_same_action_is_told_alike_in_both_worlds(setting: Setting) -> None:
    """Whatever others draw, whatever their tokens show only to them."""
    compared = 0
    for match in moments(setting, seed=2, every=5):
        rng = Random(match.seq)
        seat = rng.choice(seats(setting))
        here, there = moved_into(match, state_of(match).copy()), moved_into(match, redealt(match, seat, match.seq))
        both = [action for action in here.legal() if there.is_legal(action.code)]
        if both:
            action = rng.choice(both)
            here.play(action)
            there.play(action)
            if not here.over and draw_alike(here, there, seat, rng):
                assert sight(here, seat, since=match.seq) == sight(there, seat, since=match.seq)
                compared += 1
    assert compared > 20


def draw_alike(here: Match, there: Match, seat: int | None, rng: Random) -> bool:
    """Settle the draws at hand: what the seat sees comes out the same, the rest as it likes. Whether that could be."""
    while int(here.state.actor) == NATURE:
        assert int(there.state.actor) == NATURE
        secret = owner_of_draw(state_of(here)) not in (None, seat)
        result = rng.choice(here.draws())[0]
        possible = [action for action, _ in there.draws()]
        if not secret and result not in possible:
            return False
        here.resolve_draw(result)
        there.resolve_draw(rng.choice(possible) if secret else result)
    return True


@pytest.mark.parametrize("setting", MIXED, ids=str)
def test_errors_and_reasons_tell_nothing_of_what_is_hidden(setting: Setting) -> None:
    for match in moments(setting, seed=3, every=61):
        for seat in range(setting.players):
            other = moved_into(match, redealt(match, seat, match.seq))
            assert errors(match, seat) == errors(other, seat)


@pytest.mark.parametrize("setting", MIXED[:3], ids=str)
def test_pictures_and_texts_show_a_spectators_table_or_a_seats(setting: Setting) -> None:
    match = next(match for match in moments(setting, seed=4) if match.seq >= 4 * EVERY)
    for seat in (None, 1):
        other = moved_into(match, swapped(match, seat, Random(4)))
        for language in LANGUAGES:
            assert match.text(seat, language) == other.text(seat, language)
        assert match.svg(seat) == other.svg(seat)
    other = moved_into(match, swapped(match, None, Random(5)))
    assert (str(match), repr(match)) == (str(other), repr(other))
    assert match._repr_svg_() == other._repr_svg_() == match.svg(None)


# -- a token just taken (F12)
@pytest.mark.parametrize("held", ["", "double"])
@pytest.mark.parametrize("players", [2, 4])
def test_nobody_else_learns_whether_the_token_just_taken_may_be_played(players: int, held: str) -> None:
    """Whatever was taken, and whatever was held: to all others the table, the actor and the question are the same."""
    seen: dict[int | None, set[str]] = {}
    texts: dict[tuple[int | None, str], set[str]] = {}
    for token in TOKENS:
        table = Table(players, hand="N", holds={0: held})
        table.play(f"card N, from Pudding-Lane, to Pepys-House, (token {token})")
        match = table.match
        assert table.may("double") == (token == "double")
        assert match.view(0)["own"]["just_taken"] == token
        for seat in (None, *range(1, players)):
            others = sight(match, seat, since=0) + canonical(match.record(seat)) + match.svg(seat)
            seen.setdefault(seat, set()).add(others)
            for language in LANGUAGES:
                said = match.text(seat, language) + match.box.prompt(match.view(seat), language)
                texts.setdefault((seat, language), set()).add(said)
            if seat is not None:
                assert {reason.message.id for reason in match.why_not("double", seat)} == {"refused-turn"}
    assert {len(found) for found in (*seen.values(), *texts.values())} == {1}


def test_what_others_imagine_of_a_token_just_taken_is_any_that_may_have_been_there() -> None:
    table = Table(3, hand="N", holds={0: "point"})
    table.play("card N, from Pudding-Lane, to Pepys-House, (token double)")
    view, box = table.match.view(1), table.box
    found = {int(box.imagine(view, Rng(seed), trusted=True).just_taken) for seed in range(60)}
    assert found == {0, 1, 2}
    for seed in range(60):
        state = box.imagine(view, Rng(seed), trusted=True)
        assert state.own(0, HELD + state.just_taken) > 0
    own = table.match.view(0)
    assert {int(box.imagine(own, Rng(seed), trusted=True).just_taken) for seed in range(20)} == {TOKENS.index("double")}


def test_a_table_goes_on_alike_whether_or_not_the_double_move_could_be_played() -> None:
    """As soon as an action follows, nothing is left of it, not even in what the owner may do."""
    sights = []
    for token in TOKENS:
        table = Table(3, hand="N", landowners={0: "Temple"})
        table.play(f"card N, from Pudding-Lane, to Pepys-House, (token {token}), walk Temple>Whitefriars")
        assert table.match.view(0)["own"]["just_taken"] is None
        assert not table.may("double")
        sights.append(sight(table.match, 1, since=0))
    assert len(set(sights)) == 1


# -- whole games in two worlds
@pytest.mark.parametrize("setting", MIXED, ids=str)
@pytest.mark.parametrize("viewer", ["spectator", "first", "last"])
def test_a_whole_game_looks_the_same_whatever_the_others_held(setting: Setting, viewer: str) -> None:
    seat = {"spectator": None, "first": 0, "last": setting.players - 1}[viewer]
    match = setting.new(SEED)
    brigade = Brigade(setting.box, 5)
    while match.seq < 110:
        match.play(brigade.choose(state_of(match), match.legal()))
    for attempt in count():
        try:
            parallel = Parallel(match, seat, Random(attempt))
            for here, there in parallel.run():
                assert sight(here, seat, since=here.seq) == sight(there, seat, since=here.seq)
            break
        except Dissent:
            assert attempt < 40
    assert parallel.changed > 10
    assert sight(here, seat, since=0) == sight(there, seat, since=0)
    assert canonical(here.record(seat)) == canonical(there.record(seat))
    assert full_record(here) != full_record(there)


# -- the seed
@pytest.mark.parametrize("setting", MIXED, ids=str)
def test_the_seed_is_told_only_at_the_end(setting: Setting) -> None:
    for match in moments(setting, seed=6, every=61):
        for seat in seats(setting):
            given = [sight(match, seat, since=0), canonical(match.record(seat)), match.text(seat)]
            assert not any("needle" in text for text in given)
        assert "needle" not in canonical(match.position())
        with pytest.raises(IllegalAction) as refusal:
            match.play(next(code for code in range(len(match.box.actions)) if not match.is_legal(code)))
        assert "needle" not in refusal.value.text()
    over = play_out(setting.new(SEED), Brigade(setting.box, 6))
    assert over.record()["seed"] == SEED
    assert "needle" not in canonical([over.view(seat) for seat in seats(setting)])


# -- what a seat may imagine
@pytest.mark.parametrize("setting", MIXED, ids=str)
def test_redeal_and_imagine_keep_the_view_and_know_nothing_else(setting: Setting) -> None:
    """Both depend on the view and the generator alone: in every world that looks the same they find the same."""
    for match in moments(setting, seed=7):
        for seat in seats(setting):
            know_the_view_alone(match, seat)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cards_that_were_shown_stay_known_and_no_others_become_so(players: int) -> None:
    for number, match in enumerate(shown_hands(players)):
        if number % 5 == 0:
            for seat in seats(Setting(players)):
                know_the_view_alone(match, seat)
                other = moved_into(match, swapped(match, seat, Random(number)))
                assert sight(match, seat, since=0) == sight(other, seat, since=0)


def know_the_view_alone(match: Match, seat: int | None) -> None:
    box, view = box_of(match), match.view(seat)
    found = redealt(match, seat, match.seq)
    assert canonical(moved_into(match, found).view(seat)) == canonical(view)
    other = moved_into(match, swapped(match, seat, Random(match.seq)))
    assert redealt(other, seat, match.seq).checksum() == found.checksum()
    assert box.imagine(view, Rng(match.seq)).checksum() == found.checksum()
    assert box.load_position(box.position(found)).checksum() == found.checksum()  # nothing is doubled or lost
