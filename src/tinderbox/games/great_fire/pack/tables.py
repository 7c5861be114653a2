"""From a data pack to the engine's tables."""

from collections import deque
from collections.abc import Mapping
from typing import Final

from tinderbox.core.box import OptionValue
from tinderbox.core.engine.bits import words
from tinderbox.games.great_fire.pack.pack import DIRECTIONS, EDITIONS, Pack
from tinderbox.games.great_fire.rules.board import Board

HOUSE_ORDER: Final = ("orange", "purple", "blue", "green")  # S4: orange first
UNREACHABLE: Final = 255


def make_board(pack: Pack, players: int, options: Mapping[str, OptionValue]) -> Board:
    edition = next(edition for edition in EDITIONS if edition == options["edition"])
    sizes = pack.sizes(edition)
    burnable = len(pack.districts) + 1
    slots = [
        space.index
        for region in HOUSE_ORDER
        for space in pack.districts
        if space.region == region
        for _ in range(sizes[space.index])
    ]
    objectives = objective_order(pack)
    edges = walking_edges(pack)
    numbers = {
        "players": players,
        "districts": len(pack.districts),
        "spaces": len(pack.spaces),
        "pudding_fires": pack.pudding_fires,
        "refill": pack.pudding_refill,
        "supply": pack.fires(edition) - pack.pudding_fires if options["supply"] == "box" else -1,
        "hidden_colours": int(options["hidden_colours"] is True),
        "last_turns": players * (2 if players == 2 or options["more_destruction"] else 1),
        "city_last_turns": 2 if players == 2 else 0,
        "stack": sum(pack.player_counts[players].stack),
        "stack_cards": len(pack.player_counts[players].stack),
        "objective_copies": pack.copies - 1 if players == 2 else pack.copies,
    }
    tables = {
        "size": list(sizes),
        "house_slots": slots,
        "region_start": [int(slot == 0 or begins_region(pack, slots, slot)) for slot in range(len(slots))],
        "neighbours": sets([[n.index for n in pack.neighbours[s] if n.index < burnable] for s in range(burnable)]),
        "fire_to": sets(
            [
                [n.index for n in pack.neighbours[s] if n.index < burnable - 1 and direction in n.directions]
                for direction in DIRECTIONS
                for s in range(burnable)
            ]
        ),
        "edge_first": [sum(a < space for a, _, _ in edges) for space in range(len(pack.spaces) + 1)],
        "edge_from": [a for a, _, _ in edges],
        "edge_to": [b for _, b, _ in edges],
        "edge_directions": [mask for _, _, mask in edges],
        "placeable": [s.index for s in pack.spaces if s.kind != "pudding" and s.region != "green"],
        "start_bands": list(pack.player_counts[players].bands_at),
        "cards": [pack.fire_cards[direction] for direction in DIRECTIONS],
        "uncovers": uncovers(pack, players),
        "tokens": [pack.tokens.demolition, pack.tokens.double_move, pack.tokens.victory_point],
        "token_districts": list(words([s.index for s in pack.districts if s.banner == "yellow"])),
        "objective_district": objectives,
        "objective_value": [pack.spaces[d].vp for d in objectives],
        "objective_deck": [("I", "II", "III").index(pack.spaces[d].deck or "I") for d in objectives],
        "rankings": [colour for card in pack.colour_cards for colour in card],
        "distances": [away for d in objectives for away in distances(pack, d)],
    }
    return Board(numbers, tables)


def objective_order(pack: Pack) -> list[int]:
    """The objective districts, deck by deck: an objective's number is its place here."""
    return [district for deck in pack.decks().values() for district in deck]


def walking_edges(pack: Pack) -> list[tuple[int, int, int]]:
    """Steps of landowners and bands, sorted: from, to, and the directions they count as; never Pudding Lane (A3)."""
    lane = pack.pudding_lane.index
    return sorted(
        (space.index, n.index, sum(2 ** DIRECTIONS.index(step) for step in n.directions))
        for space in pack.spaces
        for n in pack.neighbours[space.index]
        if lane not in (space.index, n.index)
    )


def begins_region(pack: Pack, slots: list[int], slot: int) -> bool:
    """Whether a new region begins at this house."""
    return pack.spaces[slots[slot]].region != pack.spaces[slots[slot - 1]].region


def uncovers(pack: Pack, players: int) -> list[int]:
    """After how many cards each stack card shows (S3); with two players the lowest has no effect (P9)."""
    stack = list(pack.player_counts[players].stack)
    found, drawn = [], 0
    for cards in reversed(stack[1:] if players == 2 else stack):
        drawn += cards
        found.append(drawn)
    return found


def sets(groups: list[list[int]]) -> list[int]:
    return [word for group in groups for word in words(group)]


def distances(pack: Pack, district: int) -> list[int]:
    """P8: steps from every space to a district, not through grass or Pudding Lane; grass may be left, not crossed."""
    barred = {space.index for space in pack.spaces if space.kind != "district"}
    away = {district: 0}
    queue = deque([district])
    while queue:
        here = queue.popleft()
        for neighbour in pack.neighbours[here]:
            if neighbour.index not in away and neighbour.index not in barred:
                away[neighbour.index] = away[here] + 1
                queue.append(neighbour.index)
    for space in pack.grass:
        ways = [away[n.index] for n in pack.neighbours[space.index] if n.index in away and n.index not in barred]
        away[space.index] = 1 + min(ways, default=UNREACHABLE - 1)
    return [away.get(space.index, UNREACHABLE) for space in pack.spaces]
