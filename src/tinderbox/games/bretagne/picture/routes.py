"""The preview of a build: every lighthouse that the tile could go on, with costs and gains."""

from typing import TYPE_CHECKING

from tinderbox.core.events import Data
from tinderbox.core.text.notation import Action
from tinderbox.games.bretagne.pack.pack import MATERIALS
from tinderbox.games.bretagne.rules import building
from tinderbox.games.bretagne.rules.board import (
    BUILD_CODE,
    FLOORS,
    MATERIALS as KINDS,
    ON_CODE,
    SLOTS,
    amount_of,
    count_of,
)
from tinderbox.games.bretagne.rules.coast import AT_HAND, DISPLAY, HEIGHT, IN_HAND, SITE_COINS
from tinderbox.games.bretagne.rules.state import BretagneState

if TYPE_CHECKING:
    from tinderbox.games.bretagne.box import Bretagne


def route(box: "Bretagne", coast: BretagneState, action: Action) -> Data:
    if action.verb == "build":
        space = action.code - BUILD_CODE
        cost = int(coast.board.kind_cost[coast.pooled(DISPLAY + space) - 1])
        row = box.pack.construction[space // SLOTS]
        return {"reward": {"coins": row.coins, "cards": row.cards}, "lighthouses": lighthouses(box, coast, cost)}
    if action.verb == "on":
        cost = int(coast.board.kind_cost[coast.pooled(IN_HAND) - 1])
        site = int(coast.site_of(action.code - ON_CODE))
        return {"lighthouses": {action.args[0]: floor_preview(coast, site, cost)}}
    return {}


def lighthouses(box: "Bretagne", coast: BretagneState, cost: int) -> dict[str, Data]:
    """The lighthouses that can be paid for once the tile is, by their boards' names (A5)."""
    ready = int(building.payable(coast, coast.seat, coast.materials_of(coast.seat) - cost))
    return {
        name: floor_preview(coast, int(coast.site_of(lighthouse)), cost)
        for lighthouse, name in enumerate(box.pack_names.lighthouses)
        if ready >> lighthouse & 1
    }


def floor_preview(coast: BretagneState, site: int, tile: int) -> Data:
    """What a floor costs beyond the tile, and what it brings (A3, A4, A6–A10)."""
    seat, extra = int(coast.seat), int(building.place_cost(coast, site))
    demanded = int(building.engineers_demanded(coast, site))
    placed = int(building.engineers_for(coast, seat, site))
    floor = int(coast.tower(site, HEIGHT)) + 1
    at_hand = int(coast.own(seat, AT_HAND))
    workers = min(int(count_of(tile + extra)), at_hand)
    injured = bool(building.injures(coast, site))
    left = workers - 1 if injured and workers == at_hand else workers
    amounts = {MATERIALS[kind]: int(amount_of(extra, kind)) for kind in range(KINDS)}
    return {
        "site": site + 1,
        "floor": floor,
        "finishes": floor == FLOORS,
        "materials": {kind: amount for kind, amount in amounts.items() if amount},
        "engineers": {"demanded": demanded, "saved": demanded - placed, "placed": placed},
        "workers": workers,
        "injured": injured,
        "coins": int(coast.tower(site, SITE_COINS)),
        "points": left * int(coast.board.taken_back),
    }
