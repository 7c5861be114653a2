"""Views as JSON: the table as everybody sees it, and what each seat alone knows."""

from collections.abc import Sequence
from typing import Any

from tinderbox.core.engine.bits import BIT, members, minus
from tinderbox.core.events import Data
from tinderbox.games.great_fire.pack.names import TOKENS, PackNames
from tinderbox.games.great_fire.pack.pack import DIRECTIONS as LETTERS
from tinderbox.games.great_fire.position.view_types import CityTurn, LandownerView, Own, SeatView, Stack, Table
from tinderbox.games.great_fire.rules import city as c, phases
from tinderbox.games.great_fire.rules.board import COLOURS, DECKS, DIRECTIONS, OBJECTIVES, RANKINGS
from tinderbox.games.great_fire.rules.city import City
from tinderbox.games.great_fire.rules.scoring import survived

THEN = ("actions", "finish", "city")


def by_direction(city: City, seat: int, what: int) -> dict[str, int]:
    counts = {LETTERS[d]: int(city.own(seat, what + d)) for d in range(DIRECTIONS)}
    return {letter: count for letter, count in counts.items() if count}


def table(pack_names: PackNames, city: City) -> Table:
    board = city.board
    spaces = pack_names.spaces
    players = range(int(board.players))
    houses, fires, bands = list(city.houses), list(city.fires), list(city.bands)  # each look at the city is a copy
    return {
        "phase": phases.PHASES[int(city.phase)],
        "turn_seat": int(city.seat),
        "start": int(city.start) if city.phase > phases.START else None,
        "dealt": int(city.dealt),
        "card": pack_names.direction(int(city.card)),
        "origin": pack_names.space(int(city.origin)),
        "points": int(city.points),
        "moves": int(city.moves),
        "just_taken": city.just_taken != c.NONE,
        "doubled": bool(city.doubled),
        "pending": int(city.pending),
        "then": THEN[int(city.then)],
        "hero": None if city.hero == c.NONE else int(city.hero),
        "supply": None if city.supply < 0 else int(city.supply),
        "stack": stack(city) if city.phase > phases.EXCHANGE else None,
        "last_turns": None if city.finals == c.NONE else int(city.finals),
        "houses": {
            spaces[d]: pack_names.lettered(houses[d * COLOURS : (d + 1) * COLOURS]) for d in members(city.housed)
        },
        "fires": {spaces[d]: fires[d] for d in range(int(board.districts) + 1) if fires[d]},
        "contained": contained(pack_names, city),
        "bands": {spaces[s]: bands[s] for s in range(int(board.spaces)) if bands[s]},
        "tokens": pack_names.where(city.tokened),
        "demolished": pack_names.where(city.demolished),
        "standing": standing(pack_names, city) if city.phase > phases.HOUSES else None,
        "played": {LETTERS[d]: int(city.pooled(c.PLAYED + d)) for d in range(DIRECTIONS)},
        "tokens_used": {kind: int(city.pooled(c.USED + k)) for k, kind in enumerate(TOKENS)},
        "seats": [seat_view(pack_names, city, seat) for seat in players],
        "city": city_turn(pack_names, city) if board.players == 2 else None,
    }


def contained(pack_names: PackNames, city: City) -> list[str]:
    """The burning districts whose fire is contained."""
    return pack_names.where(minus(city.burning, city.wild))


def stack(city: City) -> Stack:
    """S11; with two players stack card A is counted too, though it has no effect (P9)."""
    board, drawn = city.board, int(city.drawn)
    shows = [int(count) for count in board.uncovers] + ([int(board.stack)] if board.players == 2 else [])
    to_come = [count for count in shows if count > drawn]
    return {
        "drawn": drawn,
        "left": int(board.stack) - drawn,
        "until": to_come[0] - drawn if to_come else None,
        "uncovered": int(city.uncovered),
        "stack_cards": len(to_come),
    }


def standing(pack_names: PackNames, city: City) -> dict[str, int]:
    return {letter: int(city.pooled(c.STANDING + colour)) for colour, letter in enumerate(pack_names.letters)}


def seat_view(pack_names: PackNames, city: City, seat: int) -> SeatView:
    board = city.board
    hidden = bool(board.hidden_colours) and phases.COLOURS <= city.phase < phases.OVER
    return {
        "hand": int(city.hand_size(seat)),
        "shown": by_direction(city, seat, c.SHOWN),
        "tokens": sum(int(city.own(seat, c.HELD + kind)) for kind in range(len(TOKENS))),
        "extinguished": int(city.own(seat, c.EXTINGUISHED)),
        "colours": None if hidden else colours_of(pack_names, city, seat),
        "landowners": [landowner(pack_names, city, seat, which) for which in range(int(board.colours_each))],
    }


def landowner(pack_names: PackNames, city: City, seat: int, which: int) -> LandownerView:
    colour = int(city.own(seat, c.LANDOWNER_COLOUR + which))
    return {
        "colour": None if colour == c.NOWHERE else pack_names.letters[colour],
        "at": pack_names.space(int(city.own(seat, c.LANDOWNER + which))),
    }


def colours_of(pack_names: PackNames, city: City, seat: int) -> list[str]:
    dealt = [int(city.own(seat, c.COLOUR + which)) for which in range(int(city.board.colours_each))]
    return [pack_names.letters[colour] for colour in dealt if colour != c.NOWHERE]


def city_turn(pack_names: PackNames, city: City) -> CityTurn:
    def left(pile: int, names: list[str]) -> list[str]:
        return [name for card, name in enumerate(names) if pile & int(BIT[2 * card])]

    return {
        "ranking": None if city.ranking == c.NONE else pack_names.rankings[int(city.ranking)],
        "muster": None if city.muster == c.NONE else pack_names.objectives[int(city.muster)],
        "rankings_left": left(int(city.rankings_left), pack_names.rankings[:RANKINGS]),
        "musters_left": left(int(city.musters_left), pack_names.objectives[:OBJECTIVES]),
        "target": pack_names.space(int(city.target)),
        "movers": pack_names.where(city.movers),
        "moved": pack_names.space(int(city.moved)),
        "alone": bool(city.alone),
    }


def objectives_of(city: City, seat: int) -> list[int]:
    dealt = [int(city.own(seat, c.OBJECTIVE + deck)) for deck in range(DECKS)]
    return [objective for objective in dealt if objective != c.NOWHERE]


def surviving(pack_names: PackNames, city: City, seat: int) -> list[str]:
    return [pack_names.objectives[objective] for objective in objectives_of(city, seat) if survived(city, objective)]


def own(pack_names: PackNames, city: City, seat: int) -> Own:
    return {
        "hand": {LETTERS[d]: int(city.own(seat, c.HAND + d)) for d in range(DIRECTIONS)},
        "tokens": {kind: int(city.own(seat, c.HELD + k)) for k, kind in enumerate(TOKENS)},
        "just_taken": TOKENS[int(city.just_taken)] if seat == city.seat and city.just_taken != c.NONE else None,
        "objectives": [pack_names.objectives[objective] for objective in objectives_of(city, seat)],
        "colours": colours_of(pack_names, city, seat),
    }


def view(pack_names: PackNames, city: City, seat: int | None) -> Data:
    return views(pack_names, city, [seat])[0]


def views(pack_names: PackNames, city: City, seats: Sequence[int | None]) -> list[Data]:
    """The views of several seats, which share the table."""
    over = city.phase == phases.OVER
    everybody = [own(pack_names, city, each) for each in range(int(city.board.players))] if over else None
    seen: dict[str, Any] = dict(table(pack_names, city))
    seen["revealed"] = everybody
    return [
        {**seen, "own": None, "surviving": []}
        if seat is None
        else {**seen, "own": own(pack_names, city, seat), "surviving": surviving(pack_names, city, seat)}
        for seat in seats
    ]


def position(pack_names: PackNames, city: City) -> Data:
    secrets = [own(pack_names, city, seat) for seat in range(int(city.board.players))]
    whole: dict[str, Any] = dict(table(pack_names, city))
    return {**whole, "turn": int(city.turn), "secrets": secrets}
