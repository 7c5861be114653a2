"""Views as JSON: the table as everybody sees it, and what each seat alone knows."""

from collections.abc import Sequence
from typing import Any, Final

from tinderbox.core.engine.bits import BIT
from tinderbox.core.events import Data
from tinderbox.games.bretagne.pack.names import PackNames, space_token
from tinderbox.games.bretagne.pack.pack import AREAS, EQUIPMENT, MATERIALS, WEATHERS
from tinderbox.games.bretagne.position.view_types import (
    Cards,
    FloorView,
    HarbourView,
    Own,
    Progress,
    Recalled,
    SeatView,
    SiteView,
    Table,
    TileInHand,
)
from tinderbox.games.bretagne.rules import coast as c, phases, scoring
from tinderbox.games.bretagne.rules.board import CITIES, DEALS, HARBOURS, ROWS, SITES, SLOTS, SPACES, TILES_A_ROW
from tinderbox.games.bretagne.rules.cards import PARTED, SHUFFLED
from tinderbox.games.bretagne.rules.coast import Coast

STATUSES: Final = ("open", "finished", "built")
THEN: Final = ("income", "lighthouse", "trade")
CITY_IDS: Final = ("brest", "lorient")
DEAL_IDS: Final = (
    "brest-buy", "brest-sell", "hire-engineer", "hire-engineers", "lorient-buy", "recruit", "exchange", "sell-cards",
    "buy-cards",
)  # fmt: skip
SOURCES: Final = ("take_backs", "cards", "majorities", "workers", "income")


def word(names: Sequence[str], index: int) -> str | None:
    """A name, or None for what is not there."""
    return names[index] if 0 <= index < len(names) else None


def seat_or_none(number: int) -> int | None:
    return None if number == c.NOWHERE else number


def pooled(coast: Coast, what: int, names: Sequence[str]) -> dict[str, int]:
    return {name: int(coast.pooled(what + place)) for place, name in enumerate(names)}


def owned(coast: Coast, seat: int, what: int, names: Sequence[str]) -> dict[str, int]:
    return {name: int(coast.own(seat, what + place)) for place, name in enumerate(names)}


def table(pack_names: PackNames, coast: Coast) -> Table:
    return {
        "phase": phases.PHASES[int(coast.phase)],
        "turn_seat": int(coast.seat),
        "round": int(coast.round),
        "weather": word(WEATHERS, int(coast.weather)),
        "forecast": word(WEATHERS, int(coast.forecast)),
        "weather_unseen": pooled(coast, c.UNSEEN, WEATHERS),
        "production": None if coast.production == c.NONE else int(coast.production) + 1,
        "production_left": [card + 1 for card in range(6) if coast.pooled(c.PRODUCTION + card)],
        "quimper": pooled(coast, c.QUIMPER, MATERIALS),
        "brest": {
            "materials": pooled(coast, c.BREST, MATERIALS),
            "singles": int(coast.pooled(c.SINGLES)),
            "pairs": int(coast.pooled(c.PAIRS)),
        },
        "display": [
            [word(pack_names.tiles, int(coast.pooled(c.DISPLAY + row + slot)) - 1) for slot in range(SLOTS)]
            for row in range(0, SPACES, SLOTS)
        ],
        "tile": tile_in_hand(pack_names, coast),
        "stacks": [stack(pack_names, coast, row) for row in range(ROWS)],
        "sites": [site_view(pack_names, coast, site) for site in range(SITES)],
        "harbours": {
            pack_names.harbours[harbour]: harbour_view(pack_names, coast, harbour) for harbour in range(HARBOURS)
        },
        "improved": [area for place, area in enumerate(AREAS) if coast.pooled(c.IMPROVED + place)],
        "pontivy": {
            "this_round": [seat_or_none(int(coast.pooled(c.THIS_ROW + place))) for place in range(4)],
            "next_round": [seat_or_none(int(coast.pooled(c.NEXT_ROW + place))) for place in range(4)],
        },
        "seats": [seat_view(coast, seat) for seat in range(int(coast.board.players))],
        "cards": cards(coast),
        "progress": progress(coast),
    }


def tile_in_hand(pack_names: PackNames, coast: Coast) -> TileInHand | None:
    kind = int(coast.pooled(c.IN_HAND)) - 1
    if kind < 0:
        return None
    return {"space": space_token(int(coast.pooled(c.IN_HAND_FROM))), "tile": pack_names.tiles[kind]}


def to_score(coast: Coast) -> list[int]:
    """W1: the sites finished this round and not scored yet, in order; one that is being scored is the first."""
    finished = [site for site in range(SITES) if coast.tower(site, c.STATUS) == c.FINISHED]
    return [site + 1 for site in sorted(finished, key=lambda site: int(scoring.place_to_score(coast, site)))]


def stack(pack_names: PackNames, coast: Coast, row: int) -> list[list[str]]:
    groups: list[list[str]] = []
    fresh = True
    for tile in range(int(coast.pooled(c.STACKED + row))):
        entry = int(coast.stacks[row * TILES_A_ROW + tile])
        if fresh:
            groups.append([])
        groups[-1].append(pack_names.tiles[entry & c.KIND])
        fresh = entry & c.LAST != 0
    return groups


def site_view(pack_names: PackNames, coast: Coast, site: int) -> SiteView:
    return {
        "lighthouse": word(pack_names.lighthouses, int(coast.lighthouse_at(site))),
        "status": STATUSES[int(coast.tower(site, c.STATUS))],
        "floors": [floor_view(pack_names, coast, site, floor) for floor in range(int(coast.tower(site, c.HEIGHT)))],
        "engineers": int(coast.tower(site, c.SITE_ENGINEERS)),
        "coins": int(coast.tower(site, c.SITE_COINS)),
    }


def floor_view(pack_names: PackNames, coast: Coast, site: int, floor: int) -> FloorView:
    return {
        "tile": pack_names.tiles[int(coast.floor(site, floor, c.FLOOR_KIND))],
        "owner": seat_or_none(int(coast.floor(site, floor, c.FLOOR_OWNER))),
        "workers": int(coast.floor(site, floor, c.FLOOR_WORKERS)),
    }


def harbour_view(pack_names: PackNames, coast: Coast, harbour: int) -> HarbourView:
    return {
        "tile": word(pack_names.harbour_tiles, int(coast.laid[c.TILE_AT + harbour])),
        "seats": [seat for seat in range(int(coast.board.players)) if coast.in_harbour(harbour, seat)],
    }


def seat_view(coast: Coast, seat: int) -> SeatView:
    return {
        "at_hand": int(coast.own(seat, c.AT_HAND)),
        "reserve": int(coast.own(seat, c.RESERVE)),
        "in_brest": int(coast.own(seat, c.IN_CITY)),
        "in_lorient": int(coast.own(seat, c.IN_CITY + 1)),
        "engineers": int(coast.own(seat, c.ENGINEERS)),
        "coins": int(coast.own(seat, c.COINS)),
        "materials": owned(coast, seat, c.MATERIAL, MATERIALS),
        "cards": int(coast.hand_size(seat)),
        "points": owned(coast, seat, c.TAKEN_BACK, SOURCES),
    }


def cards(coast: Coast) -> Cards:
    return {
        "deck": int(coast.pooled_kinds(c.DECK)),
        "discarded": pooled(coast, c.DISCARD, EQUIPMENT),
        "played": pooled(coast, c.PLAYED, EQUIPMENT),
        "recalled": recalled(coast) if len(coast.history) else None,
    }


def recalled(coast: Coast) -> Recalled:
    held = [held_by(coast, seat) for seat in range(int(coast.board.players))]
    return {
        "held": [sum(hand.values()) for hand in held],
        "deck": {
            kind: int(coast.board.equipment[place]) - sum(hand[kind] for hand in held)
            for place, kind in enumerate(EQUIPMENT)
        },
        "events": [card_event(int(entry)) for entry in coast.history],
    }


def held_by(coast: Coast, seat: int) -> dict[str, int]:
    """A seat's hand at the first reshuffle; empty before it."""
    start = seat * len(EQUIPMENT)
    return {kind: int(coast.held[start + place]) if len(coast.held) else 0 for place, kind in enumerate(EQUIPMENT)}


def card_event(entry: int) -> str:
    """What everybody saw: a drawn card is shown to nobody."""
    if entry == SHUFFLED:
        return "shuffle"
    seat, kind = divmod(entry % PARTED, len(EQUIPMENT))
    return f"draw {seat}" if entry < PARTED else f"part {seat} {EQUIPMENT[kind]}"


def read_event(event: str, players: int) -> tuple[str, int, str] | None:
    """What was done with a card, by which seat, and its kind where everybody saw it; None if it is no such thing."""
    match event.split(" "):
        case ["shuffle"]:
            return "shuffle", 0, ""
        case ["draw", seat] if seat in map(str, range(players)):
            return "draw", int(seat), ""
        case ["part", seat, kind] if seat in map(str, range(players)) and kind in EQUIPMENT:
            return "part", int(seat), kind
    return None


def progress(coast: Coast) -> Progress:
    order = [int(coast.pooled(c.STEP_ORDER + place)) for place in range(4)]
    return {
        "rank": int(coast.rank),
        "step": int(coast.step),
        "site": None if coast.site == c.NONE else int(coast.site) + 1,
        "spot": int(coast.spot),
        "pending": int(coast.pending),
        "then": THEN[int(coast.then)],
        "city": word(CITY_IDS, int(coast.city)),
        "visited": [CITY_IDS[city] for city in range(CITIES) if int(coast.visited) & int(BIT[2 * city])],
        "deals": [DEAL_IDS[deal] for deal in range(DEALS) if int(coast.deals) & int(BIT[2 * deal])],
        "order": [seat for seat in order if seat != c.NOWHERE],
    }


def own(coast: Coast, seat: int) -> Own:
    first = seat * len(EQUIPMENT)
    drawn = [int(entry) - first for entry in coast.history if int(entry) < PARTED]
    return {
        "hand": owned(coast, seat, c.HAND, EQUIPMENT),
        "held": held_by(coast, seat),
        "drawn": [EQUIPMENT[kind] for kind in drawn if 0 <= kind < len(EQUIPMENT)],
    }


def view(pack_names: PackNames, coast: Coast, seat: int | None) -> Data:
    return views(pack_names, coast, [seat])[0]


def views(pack_names: PackNames, coast: Coast, seats: Sequence[int | None]) -> list[Data]:
    """The views of several seats, which share the table."""
    everybody = range(int(coast.board.players))
    seen: dict[str, Any] = {
        **table(pack_names, coast),
        "to_score": to_score(coast),
        "scores": [int(scoring.score(coast, each)) for each in everybody],
        "revealed": [own(coast, each) for each in everybody] if coast.phase == phases.OVER else None,
    }
    return [{**seen, "own": None if seat is None else own(coast, seat)} for seat in seats]


def position(pack_names: PackNames, coast: Coast) -> Data:
    whole: dict[str, Any] = dict(table(pack_names, coast))
    return {
        **whole,
        "turn": int(coast.turn),
        "secrets": [own(coast, seat) for seat in range(int(coast.board.players))],
    }
