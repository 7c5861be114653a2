"""Nobody learns what he cannot know: not from views, observations, legal lists or events, nor from what he imagines.

And everybody may use what he could know: what is imagined fits all of it, each deal as likely as it is.
"""

import json
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache

import pytest

from tests.games.bretagne.boxes import MIXED, Setting
from tests.games.bretagne.play.players import Guild
from tests.games.bretagne.position.memory import EQUIPMENT, Counts, counts_of, hand_chances
from tests.games.bretagne.table import Table
from tinderbox import ViewError, game
from tinderbox.bots.hints import hints
from tinderbox.bots.search import Budget
from tinderbox.core.documents.json_documents import canonical
from tinderbox.core.engine.rng import Rng
from tinderbox.core.events import Data
from tinderbox.core.match import Match
from tinderbox.core.state import ActionList
from tinderbox.games.bretagne.rules.coast import DECK, HAND
from tinderbox.games.bretagne.rules.state import BretagneState

SAMPLES = 1500
# Chi-square that a right sampler exceeds once in a thousand times, by degrees of freedom.
BOUNDS = {1: 10.8, 2: 13.8, 3: 16.3, 4: 18.5, 5: 20.5, 6: 22.5, 7: 24.3, 8: 26.1, 9: 27.9, 10: 29.6, 12: 32.9, 15: 37.7}


def state_of(match: Match) -> BretagneState:
    assert isinstance(match.state, BretagneState)
    return match.state


def positions(setting: Setting, seed: int, every: int) -> Iterator[Match]:
    """A game of traders, stopped now and then."""
    match, guild = setting.new(seed), Guild(seed, traders=True)
    while not match.over:
        if match.seq % every == 0:
            yield match
        match.play(guild.choose(match.legal()))


def legal_codes(state: BretagneState) -> list[int]:
    actions = ActionList()
    state.list_actions(actions)
    return actions.to_list()


def hand_of(state: BretagneState, seat: int) -> Counts:
    return tuple(int(state.own(seat, HAND + kind)) for kind in range(len(EQUIPMENT)))


# -- what differs only where a seat cannot look -----------------------------------------------------------------------
@pytest.mark.parametrize("setting", MIXED, ids=str)
def test_states_that_differ_only_in_what_is_hidden_look_the_same(setting: Setting) -> None:
    different = 0
    for match in positions(setting, seed=7, every=6):
        truth = state_of(match)
        for seat in range(setting.players):
            other = truth.copy()
            other.redeal(seat, Rng(match.seq))
            different += other.checksum() != truth.checksum()
            for onlooker in (seat, None):
                assert canonical(match.box.view(other, onlooker)) == canonical(match.box.view(truth, onlooker))
            assert bytes(other.observe(seat)) == bytes(truth.observe(seat))
            if match.actor == seat:
                assert legal_codes(other) == legal_codes(truth)
    assert different > 20


@pytest.mark.parametrize("setting", MIXED, ids=str)
def test_what_happens_is_told_alike_whatever_is_hidden(setting: Setting) -> None:
    """The same action in two such states: onlookers learn the same, also where the actor draws another card."""
    box, compared = setting.box, 0
    for match in positions(setting, seed=8, every=5):
        truth = state_of(match)
        for seat in range(setting.players):
            other = truth.copy()
            other.redeal(seat, Rng(match.seq))
            both = Match(box, None, None, truth), Match(box, None, None, other)
            for action in match.legal():
                if not all(twin.is_legal(action.code) for twin in both):
                    continue  # it shows a card that is not in that hand
                after = [played(twin.copy(), action.code, seat) for twin in both]
                if after[0]["view"]["phase"] == "over":
                    break  # where everything is shown
                assert canonical(after[0]) == canonical(after[1])
                compared += 1
                break
    assert compared > 50


def played(match: Match, code: int, seat: int) -> Data:
    """What a seat sees of an action; draws have the first possible result."""
    match.play(code)
    while match.draws() and match.box.view(match.state, None)["phase"] == "equipment":
        match.resolve_draw(match.draws()[0 if match.seq % 2 else -1][0])
    actor = match.log[-1].seat
    onlooker = None if seat == actor else seat  # the actor's own draw may have come out differently
    return {"view": match.view(onlooker), "events": match.events(onlooker)}


# -- between the two decisions of a build ------------------------------------------------------------------------------
RICH = "wood 9, stone 9, sand 9, brick 9, engineers 9"


def bought(card: str) -> Match:
    """Seat 0 has bought a tile, drawn this card, and has to choose the lighthouse (A5)."""
    table = Table(has={0: RICH}, display=("", "sand+sand"), hands={0: "pier"})
    table.play(f"build 2a, (equipment {card})")
    assert table.phase == "lighthouse"
    return table.match


def channels(match: Match, seat: int | None) -> dict[str, object]:
    """Everything through which somebody at the table could learn something."""
    state, observer = state_of(match), -1 if seat is None else seat
    imagined = match.box.imagine(match.view(seat), Rng(4), trusted=True)
    return {
        "view": canonical(match.view(seat)),
        "events": canonical(match.events(seat)),
        "legal": [str(action) for action in match.legal()],
        "preview": [event["type"] for action in match.legal() for event in match.preview(action)],
        "routes": canonical([match.box.route(state, action.code) for action in match.legal()]),
        "notes": match.box.tooltips(match.view(seat), "en"),
        "record": canonical(match.record(seat)),
        "observation": bytes(state.observe(observer)),
        "text board": match.text(seat),
        "picture": match.svg(seat),
        "prompt": match.box.prompt(match.view(seat), "en"),
        "repr": repr(match),
        "undo": match.undo_limit,
        "refusal": [[reason.clause for reason in match.why_not("on Goulphar", seat)], match.why_not("pass", seat)],
        "imagined": imagined.checksum(),
        "story": None if seat is None else match.history(seat),
    }


@pytest.mark.parametrize("seat", [None, 1, 2, 3])
def test_A5_B8_the_card_drawn_with_a_tile_is_nobody_elses_before_the_lighthouse_is_chosen(seat: int | None) -> None:
    one, other = channels(bought("foghorn"), seat), channels(bought("cable-crane"), seat)
    for channel, seen_here in one.items():
        assert seen_here == other[channel], channel
    assert "foghorn" not in str(one["events"])
    assert '"tile":{"space":"2a","tile":"sand+sand"}' in str(one["view"])  # the tile is everybody's to see


def test_A5_B8_its_owner_sees_it_before_the_lighthouse_is_chosen() -> None:
    foghorn, crane = bought("foghorn"), bought("cable-crane")
    assert foghorn.view(0)["own"]["hand"] == {"furnishing": 0, "pier": 1, "foghorn": 1, "cable-crane": 0}
    assert "Foghorn 1" in foghorn.text(0)
    assert [event["card"] for event in foghorn.events(0) if event["type"] == "card_drawn"] == ["foghorn"]
    assert bytes(foghorn.state.observe(0)) != bytes(crane.state.observe(0))


def test_A5_B8_before_it_is_drawn_nothing_tells_which_card_it_will_be() -> None:
    """Preview and hint of a tile are made without the card: there is no top of the deck to look at."""
    table = Table(has={0: RICH}, display=("sand", "sand+sand"), hands={0: "pier"})
    match = table.match
    assert [event["type"] for event in match.preview("build 2a")] == ["tile_bought", "reward_received"]
    assert "card" not in canonical(match.preview("build 2a")).replace('"cards"', "")
    before = state_of(match).checksum()
    first_hints = hints(match.view(0), match.legal(), Budget.of("60"), seed=3)
    assert state_of(match).checksum() == before
    other = Table(has={0: RICH}, display=("sand", "sand+sand"), hands={0: "pier", 1: ""}).match
    assert hints(other.view(0), other.legal(), Budget.of("60"), seed=3) == first_hints


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_A5_B8_a_hint_after_the_card_is_the_owners_alone(seat: int) -> None:
    """A hint is made from a view: another seat's hint does not depend on the draw."""
    match = bought("foghorn")
    assert match.view(seat)["own"]["hand"]["foghorn"] == 0
    assert hints(match.view(0), match.legal(), Budget.of("40"), seed=1)[0].action.verb == "on"


# -- what is imagined -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("setting", MIXED, ids=str)
def test_what_is_imagined_fits_the_view_and_can_be_on_the_table(setting: Setting) -> None:
    for match in positions(setting, seed=9, every=7):
        for seat in (*range(setting.players), None):
            view = json.loads(json.dumps(match.view(seat)))
            imagined = game("bretagne").imagine(view, Rng(match.seq))
            assert isinstance(imagined, BretagneState)
            assert canonical(match.box.view(imagined, seat)) == canonical(match.box.view(match.state, seat))
            assert match.box.load_position(match.box.position(imagined)).checksum() == imagined.checksum()
            if match.actor == seat:
                assert legal_codes(imagined) == legal_codes(state_of(match))


@cache
def shuffled_games() -> list[tuple[str, int, int]]:
    """Positions after a shuffle, as seen by a seat that must guess: the match as JSON, the seat, another seat."""
    found = []
    for players, seed in ((2, 3), (3, 10), (4, 2), (4, 11)):
        for match in positions(Setting(players), seed, every=31):
            if match.view()["cards"]["recalled"] is None:
                continue
            for seat in range(players):
                for other in range(players):
                    if other != seat and len(chances(match.view(seat), seat, other)) > 1:
                        found.append((json.dumps(match.position()), seat, other))
    return found


def chances(view: Data, seat: int, other: int) -> dict[Counts, Fraction]:
    box = Setting(view["players"]).box
    printed = tuple(kind.cards for kind in box.pack.equipment)
    return hand_chances(view, seat, other, printed)


def chi_square(found: Counter[Counts], expected: dict[Counts, Fraction]) -> tuple[float, int]:
    """Rare results are lumped together, as the test demands."""
    total = found.total()
    common = {hand: float(chance) * total for hand, chance in expected.items() if chance * total >= 8}
    rest = total - sum(common.values())
    value = sum((found[hand] - wanted) ** 2 / wanted for hand, wanted in common.items())
    if rest >= 8:
        others = total - sum(found[hand] for hand in common)
        value += (others - rest) ** 2 / rest
    return value, len(common) - 1 + (rest >= 8)


def check_sampling(state: BretagneState, view: Data, seat: int, other: int, seed: int) -> None:
    expected = chances(view, seat, other)
    rng, found = Rng(seed), Counter[Counts]()
    for _ in range(SAMPLES):
        twin = state.copy()
        twin.redeal(seat, rng)
        found[hand_of(twin, other)] += 1
    assert found.keys() <= expected.keys()
    value, freedom = chi_square(found, expected)
    bound = BOUNDS[min((known for known in BOUNDS if known >= freedom), default=15)]
    assert value < max(bound, freedom + 4 * (2 * freedom) ** 0.5)


def discarded(match: Match) -> dict[str, int]:
    cards: dict[str, int] = match.view()["cards"]["discarded"]
    return cards


def test_before_a_shuffle_every_deal_of_unseen_cards_is_equally_likely() -> None:
    match = next(match for match in positions(Setting(4), seed=21, every=1) if sum(discarded(match).values()) > 5)
    assert match.view()["cards"]["recalled"] is None
    for seat, other in ((0, 1), (2, 3), (3, 0)):
        check_sampling(state_of(match), match.view(seat), seat, other, seed=seat)


@pytest.mark.slow
def test_after_a_shuffle_hands_are_as_likely_as_what_is_recalled_makes_them() -> None:
    games = shuffled_games()
    assert len(games) > 12
    for number, (position, seat, other) in enumerate(games[:: max(1, len(games) // 8)]):
        match = game("bretagne").from_position(json.loads(position))
        check_sampling(state_of(match), match.view(seat), seat, other, seed=number)


@pytest.mark.slow
def test_the_truth_is_not_favoured() -> None:
    """Over many positions the true hand comes up as often as it should, no oftener."""
    excess, doubt = 0.0, 0.0
    for number, (position, seat, other) in enumerate(shuffled_games()[::2]):
        match = game("bretagne").from_position(json.loads(position))
        chance = float(chances(match.view(seat), seat, other)[hand_of(state_of(match), other)])
        rng, hits, tries = Rng(number), 0, 150
        for _ in range(tries):
            twin = state_of(match).copy()
            twin.redeal(seat, rng)
            hits += hand_of(twin, other) == hand_of(state_of(match), other)
        excess += hits - tries * chance
        doubt += tries * chance * (1 - chance)
    assert abs(excess) < 4 * doubt**0.5


def test_another_truth_that_looks_the_same_is_imagined_alike() -> None:
    """Same view, same seed, same deal: nothing hidden has a say."""
    for position, seat, _ in shuffled_games()[::5]:
        match = game("bretagne").from_position(json.loads(position))
        truth, other = state_of(match), state_of(match).copy()
        other.redeal(seat, Rng(99))
        truth.redeal(seat, Rng(5))
        other.redeal(seat, Rng(5))
        assert truth.checksum() == other.checksum()


def test_who_can_work_out_a_hand_imagines_it() -> None:
    """With two players and the whole discard pile shuffled, all that is not there is known."""
    table = Table(2, has={0: "coins 9"}, deck="", hands={0: "pier pier", 1: "foghorn cable-crane"})
    table.play("trade Lorient, buy-cards, (equipment furnishing), (equipment furnishing)")
    for seed in range(20):
        seen = table.match.view(0)
        imagined = table.box.imagine(seen, Rng(seed), trusted=True)
        assert isinstance(imagined, BretagneState)
        assert hand_of(imagined, 1) == (0, 0, 1, 1)
        other = table.box.imagine(table.match.view(1), Rng(seed), trusted=True)
        assert isinstance(other, BretagneState)
        assert sum(hand_of(other, 0)) == 4
        assert hand_of(other, 0)[1] >= 2


def test_a_view_that_no_game_could_have_shown_is_refused() -> None:
    table = Table(2, has={0: "coins 9"}, deck="", hands={0: "pier pier", 1: "foghorn cable-crane"})
    table.play("trade Lorient, buy-cards, (equipment furnishing), (equipment furnishing)")
    seen = table.match.view(0)

    def refused(**changes: object) -> None:
        cards = {**seen["cards"], "recalled": {**seen["cards"]["recalled"], **changes}}
        with pytest.raises(ViewError):
            game("bretagne").imagine({**seen, "cards": cards}, Rng(1))

    events = seen["cards"]["recalled"]["events"]
    refused(events=[*events, "part 1 pier"])
    refused(events=[*events, "draw 1"])
    refused(events=events[1:])
    refused(events=[*events, "sneeze"])
    refused(held=[2, 3])
    refused(deck=dict.fromkeys(EQUIPMENT, 9))
    with pytest.raises(ViewError):
        game("bretagne").imagine({**seen, "own": None}, Rng(1))
    with pytest.raises(ViewError):
        game("bretagne").imagine({**seen, "own": {**seen["own"], "drawn": []}}, Rng(1))


def test_the_deck_is_what_is_left() -> None:
    for position, seat, _ in shuffled_games()[::4]:
        match = game("bretagne").from_position(json.loads(position))
        state = state_of(match)
        before = sum(int(state.pooled(DECK + kind)) for kind in range(len(EQUIPMENT)))
        state.redeal(seat, Rng(3))
        assert sum(int(state.pooled(DECK + kind)) for kind in range(len(EQUIPMENT))) == before
        assert match.box.load_position(match.box.position(state)).checksum() == state.checksum()
        assert counts_of(match.box.view(state, seat)["own"]["hand"]) == hand_of(state, seat)
