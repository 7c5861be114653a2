"""The text of every action and every result of a draw, in the order of the engine's codes."""

from collections.abc import Iterator, Sequence
from typing import Final

from tinderbox.core.text.notation import Notation, token
from tinderbox.games.bretagne.pack.names import space_token, tile_token
from tinderbox.games.bretagne.pack.pack import EQUIPMENT, MATERIALS, WEATHERS, Pack
from tinderbox.games.bretagne.pack.tables import tile_kinds
from tinderbox.games.bretagne.rules.board import BARGES, KEPT, MOST_PLACED, PAIR_FIRST, PAIR_SECOND, SEATS, SLOTS

PAIRS: Final = [(int(first), int(second)) for first, second in zip(PAIR_FIRST, PAIR_SECOND, strict=True)]


def pair_token(kinds: Sequence[str], choice: int) -> str:
    """Two of four kinds: `stone+sand`."""
    first, second = PAIRS[choice]
    return f"{kinds[first]}+{kinds[second]}"


def actions_of(pack: Pack) -> Notation:
    return Notation(action_texts(pack))


def action_texts(pack: Pack) -> Iterator[tuple[str, ...]]:
    spaces = [space_token(space) for space in range(len(pack.construction) * SLOTS)]
    yield from (("barge", str(number + 1)) for number in range(BARGES))
    yield from (("load", material) for material in MATERIALS)
    yield from (("keep", material, str(count)) for material in MATERIALS for count in range(KEPT, 0, -1))
    yield ("keep", "nothing")
    yield from (("equip", kind) for kind in EQUIPMENT)
    yield from (("harbour", harbour.token) for harbour in pack.harbours)
    yield from (("trade", token(city.name)) for city in pack.form.cities if city.id in ("brest", "lorient"))
    yield from (("pass",), ("done",), ("stay",))
    yield from (("take-back", str(count)) for count in range(MOST_PLACED + 1))
    yield from (("hire", "engineer"), ("hire", "engineers"), ("recruit",), ("buy-cards",))
    yield from (("buy", pair_token(MATERIALS, choice)) for choice in range(len(PAIRS)))
    yield from (("sell", pair_token(MATERIALS, choice)) for choice in range(len(PAIRS)))
    yield from (("sell-cards", pair_token(EQUIPMENT, choice)) for choice in range(len(PAIRS)))
    yield from (("exchange", kind, material) for kind in EQUIPMENT for material in MATERIALS)
    yield from (("build", space) for space in spaces)
    yield from (("on", lighthouse.token) for lighthouse in pack.lighthouses)


def draws_of(pack: Pack) -> Notation:
    return Notation(draw_texts(pack))


def draw_texts(pack: Pack) -> Iterator[tuple[str, ...]]:
    yield from (("board", lighthouse.token) for lighthouse in pack.lighthouses)
    yield from (("built", lighthouse.token) for lighthouse in pack.lighthouses)
    yield from (("income", tile.id) for tile in pack.harbour_tiles)
    yield from (("weather", weather) for weather in WEATHERS)
    yield from (("forecast", weather) for weather in WEATHERS)
    yield from (("seat", str(seat)) for seat in range(SEATS))
    yield from (("production", str(card + 1)) for card in range(len(pack.player_counts[SEATS].production)))
    yield from (("equipment", kind) for kind in EQUIPMENT)
    yield from (("tile", tile_token(kind)) for _, kind in tile_kinds(pack))
