"""The text of every action and every result of a draw, in the order of the engine's codes."""

from collections.abc import Iterator
from typing import Final

from tinderbox.core.text.notation import Notation
from tinderbox.games.great_fire.pack.names import TOKENS
from tinderbox.games.great_fire.pack.pack import DIRECTIONS, Pack
from tinderbox.games.great_fire.pack.tables import objective_order, walking_edges

MOST_SEATS: Final = 6


def actions_of(pack: Pack) -> Notation:
    return Notation(action_texts(pack))


def action_texts(pack: Pack) -> Iterator[tuple[str, ...]]:
    districts = [space.token for space in pack.districts]
    spaces = [space.token for space in pack.spaces]
    edges = [f"{spaces[a]}>{spaces[b]}" for a, b, _ in walking_edges(pack)]
    yield from (("card", direction) for direction in DIRECTIONS)
    yield from (("card", direction, "double") for direction in DIRECTIONS)
    yield from (("discard", direction) for direction in DIRECTIONS)
    yield from (("keep",), ("redraw",), ("double",), ("end",))
    yield from (("from", name) for name in [*districts, pack.pudding_lane.token])
    yield from (("to", name) for name in districts)
    yield from (("place", name) for name in spaces)
    yield from (("walk", edge) for edge in edges)
    yield from (("band", edge) for edge in edges)
    yield from (("extinguish", name) for name in districts)
    yield from (("demolish", name) for name in districts)
    yield from (("add", name) for name in districts)


def draws_of(pack: Pack) -> Notation:
    return Notation(draw_texts(pack))


def draw_texts(pack: Pack) -> Iterator[tuple[str, ...]]:
    letters = [colour.letter for colour in pack.colours]
    objectives = [pack.spaces[district].token for district in objective_order(pack)]
    yield from (("house", letter) for letter in letters)
    yield from (("colour", letter) for letter in letters)
    yield from (("landowner", letter) for letter in letters)
    yield from (("objective", name) for name in objectives)
    yield from (("start", str(seat)) for seat in range(MOST_SEATS))
    yield from (("draw", direction) for direction in DIRECTIONS)
    yield from (("token", kind) for kind in TOKENS)
    yield from (("ranking", "".join(letters[colour] for colour in card)) for card in pack.colour_cards)
    yield from (("muster", name) for name in objectives)
