"""The invariants: what is true of every position that a game of Bretagne can lead to, with the clauses."""

from collections.abc import Sequence
from typing import Final

from tinderbox.core.errors import Fault
from tinderbox.core.invariants import Invariant, broken
from tinderbox.games.bretagne.pack.names import PackNames
from tinderbox.games.bretagne.pack.pack import PACKAGE
from tinderbox.games.bretagne.position import (
    invariants_cards as cards,
    invariants_course as course,
    invariants_markets as markets,
    invariants_points as points,
    invariants_progress as progress,
    invariants_seats as seats,
    invariants_sites as sites,
    invariants_tiles as tiles,
)
from tinderbox.games.bretagne.position.plain_state import PlainState
from tinderbox.games.bretagne.rules.coast import Coast

CARDS: Final = Invariant("cards", ("B6",), cards.check_cards)
RECALLED: Final = Invariant("recalled", ("B8", "A13"), cards.check_recalled)

INVARIANTS: Final[tuple[Invariant[PlainState], ...]] = (
    # where the game is
    Invariant("round", ("R1", "S5", "R6", "R7"), course.check_round),
    Invariant("turn", ("R2", "L1", "A1", "W3", "W5"), course.check_turn),
    Invariant("end", ("R1",), course.check_end),
    # what the set-up laid out, what was turned over
    Invariant("boards", ("S1",), course.check_boards),
    Invariant("colour", ("S1",), course.check_colour),
    Invariant("historical", ("S1",), course.check_historical),
    Invariant("standing", ("S2",), course.check_standing),
    Invariant("harbour-tiles", ("S3", "B2"), course.check_harbour_tiles),
    Invariant("untouched", ("B5",), course.check_untouched),
    Invariant("weather", ("S4", "R7"), course.check_weather),
    Invariant("production", ("R5",), course.check_production),
    # construction tiles
    Invariant("rows", ("B6", "S5"), tiles.check_rows),
    Invariant("tiles", ("B6", "W7"), tiles.check_tiles),
    Invariant("groups", ("W7", "B8"), tiles.check_groups),
    Invariant("display", ("S5", "R6", "A2"), tiles.check_display),
    Invariant("pace", ("A2", "R6"), tiles.check_pace),
    Invariant("tile", ("A2", "A5"), tiles.check_tile),
    # lighthouses, harbours, Pontivy
    Invariant("status", ("A10", "W7"), sites.check_status),
    Invariant("floors", ("A7",), sites.check_floors),
    Invariant("site-engineers", ("A4", "E1"), sites.check_site_engineers),
    Invariant("site-coins", ("E1", "A6"), sites.check_site_coins),
    Invariant("harbours", ("W5",), sites.check_harbours),
    Invariant("improved", ("E2",), sites.check_improved),
    Invariant("pontivy", ("S5", "R2", "A15"), sites.check_pontivy),
    # markets
    Invariant("brest", ("R4", "B4"), markets.check_brest),
    Invariant("visits", ("A12", "A14"), markets.check_visits),
    Invariant("quimper", ("R5", "L1"), markets.check_quimper),
    Invariant("loaded", ("L1",), markets.check_loaded),
    Invariant("supply", ("B4",), markets.check_supply),
    # seats
    Invariant("workers", ("B5",), seats.check_workers),
    Invariant("cities", ("A11", "A17"), seats.check_cities),
    Invariant("reserve", ("B5", "A8"), seats.check_reserve),
    Invariant("engineers", ("R2", "R3", "A14", "A16"), seats.check_engineers),
    Invariant("engineers-in-play", ("A4", "A16"), seats.check_engineers_in_play),
    Invariant("kept", ("A16", "R3", "L1"), seats.check_kept),
    Invariant("materials", ("L1", "A13", "A14"), seats.check_materials),
    Invariant("coins", ("R2", "A2", "A6", "A13", "A14"), seats.check_coins),
    # points
    Invariant("multiples", ("A9", "W6"), points.check_multiples),
    Invariant("work", ("A7", "A9", "W5", "W6"), points.check_work),
    Invariant("majorities", ("W6",), points.check_majorities),
    Invariant("card-points", ("W4",), points.check_card_points),
    Invariant("income-points", ("R3", "E2"), points.check_income_points),
    # equipment cards
    CARDS,
    Invariant("played", ("W3", "W4", "W7"), cards.check_played),
    Invariant("draw", ("R3", "A2", "A13"), cards.check_draw),
    RECALLED,
    # how far the phase has come
    Invariant("rank", ("R2", "L1", "A1", "W2"), progress.check_rank),
    Invariant("keep", ("A15", "A16"), progress.check_keep),
    Invariant("step", ("L1", "W1"), progress.check_step),
    Invariant("site", ("A9", "W1"), progress.check_site),
    Invariant("take-back", ("A9",), progress.check_take_back),
    Invariant("spot", ("S1", "S2", "S3", "S5", "R3", "R6"), progress.check_spot),
    Invariant("trade", ("A11", "A12", "A14"), progress.check_trade),
    Invariant("scoring-order", ("W1",), sites.check_scoring_order),
    Invariant("order", ("W2",), sites.check_order),
    Invariant("asked", ("W3", "W5"), sites.check_asked),
)
# what holds before hidden cards were dealt to fit what is recalled of them, and what holds only then
BEFORE_DEALING: Final = tuple(invariant for invariant in INVARIANTS if invariant is not RECALLED)
AFTER_DEALING: Final = (CARDS, RECALLED)


def impossible(
    pack_names: PackNames, coast: Coast, invariants: Sequence[Invariant[PlainState]] = INVARIANTS
) -> list[Fault]:
    """Everything about a state that no game can lead to; empty if the state is possible."""
    return broken(invariants, PlainState(coast, pack_names), PACKAGE)
