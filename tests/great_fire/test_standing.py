"""Where search ends, two nets say what will come: what they are told, how they count, and that they know better."""

from random import Random
from statistics import mean

import pytest
from librt.vecs import vec

from tests.great_fire.table import Table
from tinderbox.bots.deals import FEWEST, Deals
from tinderbox.bots.imagined import Playing
from tinderbox.bots.rivals import Rivals
from tinderbox.core.evaluate import floats
from tinderbox.core.rng import Rng
from tinderbox.core.state import NATURE, NOBODY, State
from tinderbox.great_fire import phases, standing
from tinderbox.great_fire.evaluate import FireEvaluator, evaluator
from tinderbox.great_fire.standing import DISTRICT_INPUTS, SEAT_INPUTS, Net
from tinderbox.great_fire.state import GreatFireState
from tinderbox.registry import game


def eyes(state: State) -> FireEvaluator:
    made = evaluator(state)
    assert isinstance(made, FireEvaluator)
    return made


class Told:
    """What the nets are told of a table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.eyes = eyes(table.match.state)
        self.eyes.begin(table.match.state)
        self.eyes.note_standing(table.match.state, floats(table.box.players))
        self.nets = self.eyes.standing

    def district(self, name: str, what: int) -> float:
        index = next(space.index for space in self.table.box.pack.districts if space.token == name)
        row = [int(d) for d in self.nets.told_of[: self.nets.count]].index(index)
        return float(self.nets.district_told[row * DISTRICT_INPUTS + what])

    def seat(self, seat: int, what: int) -> float:
        return float(self.nets.seat_told[seat * SEAT_INPUTS + what])


# -- what is told of districts
def test_how_far_away_the_fire_is() -> None:
    told = Told(Table(houses={"Tallow-Hall": "B", "Cheapside": "R", "Bethnal": "R"}))
    near, next_to_it, far = "Tallow-Hall", "Cheapside", "Bethnal"
    assert [told.district(near, standing.RING + ring) for ring in range(3)] == [1, 0, 0]
    assert [told.district(next_to_it, standing.RING + ring) for ring in range(3)] == [0, 1, 0]
    distances = [told.district(name, standing.DISTANCE) for name in (near, next_to_it, far)]
    assert distances == sorted(set(distances))
    assert told.district(far, standing.HEAT) < min(told.district(name, standing.HEAT) for name in (near, next_to_it))


def test_only_districts_with_something_to_lose_are_told_of() -> None:
    """Houses of colours that nobody has are lost to nobody."""
    houses = {"Tallow-Hall": "B", "Vyners-Hall": "W"}
    told = Told(Table(houses=houses, fires="S-Bennet 2", burnt="Cheapside", demolished="Bread-Street"))
    names = {told.table.box.pack.districts[int(d)].token for d in told.nets.told_of[: told.nets.count]}
    assert "Tallow-Hall" in names
    assert names.isdisjoint({"Vyners-Hall", "S-Bennet", "Cheapside", "Bread-Street"})


def test_who_has_a_card_that_leads_there() -> None:
    """Tallow Hall lies west of Pudding Lane (M3)."""
    houses = {"Tallow-Hall": "B"}
    told = Told(Table(houses=houses, hands={0: "NNNEE", 1: "WWWWW", 2: "EEWEN", 3: "NEEEN"}))
    gains = [told.district("Tallow-Hall", standing.GRUDGE + seat) for seat in range(4)]
    assert gains[1] < 0 < min(gains[0], gains[2], gains[3])
    assert [told.district("Tallow-Hall", standing.THREAT + seat) for seat in range(4)] == [0, gains[1], gains[2], 0]
    assert told.district("Tallow-Hall", standing.LURE) == max(gains)


def test_seats_are_told_of_in_the_order_of_their_turns() -> None:
    houses = {"Tallow-Hall": "B"}
    first, later = (Told(Table(houses=houses, turn_of=seat)) for seat in (0, 3))
    assert first.district("Tallow-Hall", standing.GRUDGE + 1) < 0
    assert later.district("Tallow-Hall", standing.GRUDGE + 2) < 0


def test_with_more_players_the_last_place_is_for_all_after() -> None:
    told = Told(Table(6, houses={"Tallow-Hall": "P"}))
    first, rivals = int(told.nets.told_of[0]), told.nets.rivals
    each = [told.eyes.survey.gain(seat, first, rivals) for seat in range(6)]
    assert told.nets.district_told[standing.GRUDGE + 3] == pytest.approx(sum(each[3:]) / 4)


def test_a_leader_is_grudged_more() -> None:
    """By how the seats stand at this moment, fires put out and the Hero included."""
    houses = {"Tallow-Hall": "B"}
    behind = Told(Table(houses=houses))
    ahead = Told(Table(houses=houses, extinguished={1: 9}, hero=1))
    assert ahead.district("Tallow-Hall", standing.GRUDGE) > behind.district("Tallow-Hall", standing.GRUDGE)


def test_bands_on_guard_and_at_work() -> None:
    houses = {"Tallow-Hall": "B", "Vyners-Hall": "R", "Billingsgate": "R"}
    told = Told(Table(houses=houses, bands="Tallow-Hall 2, Billingsgate", fires="Billingsgate"))
    assert told.district("Tallow-Hall", standing.IDLE) == 2
    assert told.district("Tallow-Hall", standing.BAND_AWAY) == 0
    assert told.district("Tallow-Hall", standing.BURNING) == 0
    assert told.district("Billingsgate", standing.IDLE) == 0
    assert told.district("Billingsgate", standing.BURNING) == 1
    assert told.district("Vyners-Hall", standing.BAND_AWAY) == 1 / 8


# -- what is told of seats
def test_fires_to_be_put_out() -> None:
    table = Table(
        bands="Billingsgate", fires="Billingsgate", landowners={1: "Billingsgate"}, extinguished={2: 4}, hero=2
    )
    told = Told(table)
    assert told.seat(1, standing.STEPS) == 0 < told.seat(0, standing.STEPS)
    assert told.seat(1, standing.NEARNESS) == 1
    assert told.seat(0, standing.HELD_FIRES) == 1 / 4
    assert [told.seat(seat, standing.IS_HERO) for seat in range(4)] == [0, 0, 1, 0]
    assert [told.seat(seat, standing.HERO_GAP) for seat in (0, 2)] == [5 / 4, 1 / 4]


def test_turns_to_come() -> None:
    told = Told(Table(last_turns=3, drawn=32, turn_of=2))
    assert [told.seat(seat, standing.TURNS) for seat in range(4)] == [1 / 8, 0, 1 / 8, 1 / 8]
    assert [told.seat(seat, standing.WAIT) for seat in range(4)] == [2 / 4, 3 / 4, 0, 1 / 4]


# -- how they count
def test_a_net_adds_up_and_forgets_what_is_below_nothing() -> None:
    rng = Random(1)
    first, second, added, counted = ([rng.uniform(-2, 2) for _ in range(8)] for _ in range(4))
    fours = [weight for four in (0, 4) for row in (first, second) for weight in row[four : four + 4]]
    net = Net(2, vec[float]([*fours, *added, *counted, 10.0]))
    assert net.hidden == 8
    for one, two in [(1.0, 2.0), (-2.0, 1.0), (0.0, 0.0), (3.0, -8.0)]:
        hidden = [max(0.0, one * a + two * b + c) for a, b, c in zip(first, second, added, strict=True)]
        said = 10.0 + sum(number * count for number, count in zip(hidden, counted, strict=True))
        for start, shared in [(0, 0), (0, 1), (3, 0)]:
            told = vec[float]([*[9.0] * start, one, two])
            net.share(told, shared)
            assert net.answer(told, start, shared) == pytest.approx(said)


def test_a_judgement_does_not_depend_on_those_before() -> None:
    calm, late = Table().match.state, Table(fires="S-Bennet 3, Cheapside 3", drawn=20, extinguished={1: 6}).match.state
    judge = eyes(calm)
    judge.begin(calm)
    first, again = floats(4), floats(4)
    judge.foresee(calm, first)
    judge.foresee(late, again)
    judge.foresee(calm, again)
    assert list(first) == list(again)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_what_is_foreseen_comes_nearer_to_the_end_than_the_forecast(players: int) -> None:
    """Every seat's lead over the others, in the middle of games among imagined rivals."""
    box = game("great-fire").open(players, {})
    judge, rng = eyes(box.start()), Rng(7)
    deals = Deals(rng)
    rivals, playing = Rivals(eyes(box.start()), deals, len(box.actions)), Playing(judge, rng)
    wrong: list[tuple[float, float]] = []
    for number in range(FEWEST):
        state = box.start()
        assert isinstance(state, GreatFireState)
        deals.open(number)
        rivals.forget()
        said: list[list[float]] = []
        while state.actor != NOBODY:
            if state.actor == NATURE:
                deals.before_draw(state.turn)
                playing.settle(state)
                rivals.forget_deal()
                continue
            if not said and state.turn >= 14 + number % players and state.phase == phases.CARD:
                judge.begin(state)
                far, near = floats(players), floats(players)
                judge.foresee(state, far)
                judge.forecast(state, near)
                said = [leads(list(far)), leads(list(near))]
            rivals.decide(state)
        end = leads([float(state.score(seat)) for seat in range(players)])
        wrong += [((far - is_so) ** 2, (near - is_so) ** 2) for far, near, is_so in zip(*said, end, strict=True)]
    assert mean(far for far, _ in wrong) < 0.95 * mean(near for _, near in wrong)


def leads(points: list[float]) -> list[float]:
    return [each - mean(points) for each in points]
