"""The tensor a seat learns from: made once more from the seat's view alone, it is the same, number by number."""

import pytest

from tests.games.great_fire.boxes import MIXED, Setting
from tests.games.great_fire.play.players import halts
from tests.games.great_fire.table import BLANK_CITY
from tinderbox.core.events import Data
from tinderbox.games.great_fire.box import GreatFire
from tinderbox.games.great_fire.pack.names import TOKENS
from tinderbox.games.great_fire.rules.observation import fields
from tinderbox.games.great_fire.rules.phases import PHASES

SEATS = 6


@pytest.mark.parametrize("setting", MIXED, ids=str)
def test_the_fields_cover_the_tensor_without_gaps(setting: Setting) -> None:
    at = 0
    for _, first, size in fields(setting.box.board):
        assert (first, size > 0) == (at, True)
        at += size
    assert at == setting.box.observation_size


@pytest.mark.parametrize("setting", MIXED, ids=str)
def test_a_seat_observes_what_its_view_says_and_nothing_else(setting: Setting) -> None:
    box = setting.box
    for number, state in enumerate(halts(box, seed=11)):
        if number % 17 and state.phase not in (PHASES.index("over"), PHASES.index("city-band")):
            continue
        for seat in range(setting.players):
            seen = state.observe(seat)
            assert [int(value) for value in seen] == picture(
                box, box.view(state, seat), seat, int(state.actor), int(state.turn)
            )


def picture(box: GreatFire, view: Data, seat: int, actor: int, turn: int) -> list[int]:
    """The blocks in the order of `fields`; actor and turn stand in the header of a match's view."""
    players, words = box.players, box.pack_names

    def relative(other: int | None) -> list[int]:
        return one_hot(None if other is None else (other - seat) % players, SEATS)

    placing = PHASES.index(view["phase"]) > PHASES.index("start")
    city = view["city"] or BLANK_CITY
    stack = view["stack"] or {"drawn": 0, "left": 0, "uncovered": 0}
    last, supply = view["last_turns"], view["supply"]
    numbers = [
        view["points"],
        view["moves"],
        int(view["just_taken"]),
        int(view["doubled"]),
        view["pending"],
        0 if last is None else last + 1,
        stack["drawn"],
        stack["left"],
        stack["uncovered"],
        turn,
        ("actions", "finish", "city").index(view["then"]),
        int(city["alone"]),
        0 if supply is None else supply + 1,
    ]
    own = view["own"]
    return [
        *one_hot(PHASES.index(view["phase"]), len(PHASES)),
        *relative(actor if actor >= 0 else None),
        *relative(view["turn_seat"] if placing else None),
        *relative(view["start"] if placing else None),
        *(int(view["card"] == letter) for letter in "NESW"),
        *numbers,
        *(view["played"][letter] for letter in "NESW"),
        *("".join(view["houses"].values()).count(letter) for letter in words.letters),
        *(view["tokens_used"][kind] for kind in TOKENS),
        *(int(name == city["ranking"]) for name in words.rankings),
        *(int(name in city["rankings_left"]) for name in words.rankings),
        *(int(name == city["muster"]) for name in words.objectives),
        *(int(name in city["musters_left"]) for name in words.objectives),
        *(own["hand"][letter] for letter in "NESW"),
        *(own["tokens"][kind] for kind in TOKENS),
        *(int(kind == own["just_taken"]) for kind in TOKENS),
        *(int(name in own["objectives"]) for name in words.objectives),
        *(int(letter in own["colours"]) for letter in words.letters),
        *(number for other in range(SEATS) for number in seat_block(box, view, seat, other)),
        *(view["fires"].get(name, 0) for name in words.spaces[: len(box.pack.districts) + 1]),
        *(view["bands"].get(name, 0) for name in words.spaces),
        *(
            view["houses"].get(space.token, "").count(letter)
            for space in box.pack.districts
            for letter in words.letters
        ),
        *(
            (name in view["tokens"])
            + 2 * (name in view["demolished"])
            + 4 * (name in city["movers"])
            + 8 * (name == view["origin"])
            + 16 * (name == city["target"])
            + 32 * (name == city["moved"])
            for name in words.spaces
        ),
        *(
            landowners(view, name, (seat + other) % players) if other < players else 0
            for name in words.spaces
            for other in range(SEATS)
        ),
    ]


def seat_block(box: GreatFire, view: Data, seat: int, relative: int) -> list[int]:
    """What everybody knows of the seat so many places to the left; the own colours are known to oneself."""
    if relative >= box.players:
        return [0] * 20
    other = (seat + relative) % box.players
    public = view["seats"][other]
    colours = view["own"]["colours"] if relative == 0 else public["colours"] or []
    painted = [landowner["colour"] for landowner in public["landowners"]]
    return [
        public["hand"],
        *(public["shown"].get(letter, 0) for letter in "NESW"),
        public["tokens"],
        public["extinguished"],
        int(view["hero"] == other),
        *(int(letter in colours) for letter in box.pack_names.letters),
        *(int(letter in painted) for letter in box.pack_names.letters),
    ]


def landowners(view: Data, space: str, seat: int) -> int:
    return [landowner["at"] for landowner in view["seats"][seat]["landowners"]].count(space)


def one_hot(place: int | None, size: int) -> list[int]:
    return [int(number == place) for number in range(size)]
