"""What never changes during a game: everything printed, as tables of numbers, made from a data pack by `tables.py`.

Sites, lighthouse boards, harbours and tiles are numbers: their places in the pack's lists, site n at n - 1.
An amount of each material is one number, twelve bits each, so that all are paid and compared at once.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

AREAS: Final = 3
GROUPS: Final = 3
SITES: Final = 15
FLOORS: Final = 4
HARBOURS: Final = 9
HARBOUR_TILES: Final = 12
BARGES: Final = 4
LEVELS: Final = 3  # barges on a barge card
ROWS: Final = 3
SLOTS: Final = 4
SPACES: Final = 12  # of the construction display, row by row
TILES_A_ROW: Final = 12
WEATHERS: Final = 3
PRODUCTIONS: Final = 6
EQUIPMENT: Final = 4
PAIRS: Final = 10
SEATS: Final = 4  # at most
ROUNDS: Final = 5
KEPT: Final = 3  # materials of one kind that may be kept, at most (A16)
MOST_PLACED: Final = 6  # workers on a tile: three materials, two extra ones, one wood

# materials, and after them the other incomes
WOOD: Final = 0
MATERIALS: Final = 4
WORKER: Final = 4
CARD: Final = 5
ENGINEER: Final = 6
POINT: Final = 7

# where one trades (B3)
BREST: Final = 0
LORIENT: Final = 1
CITIES: Final = 2
QUIMPER: Final = 2  # where nobody trades

# the deals, four in Brest and five in Lorient (A13, A14)
BREST_BUY: Final = 0
BREST_SELL: Final = 1
HIRE_ONE: Final = 2
HIRE_TWO: Final = 3
LORIENT_BUY: Final = 4
RECRUIT: Final = 5
EXCHANGE: Final = 6
SELL_CARDS: Final = 7
BUY_CARDS: Final = 8
DEALS: Final = 9

# the first code of each kind of action
BARGE_CODE: Final = 0
LOAD_CODE: Final = 4
KEEP_CODE: Final = 8  # by material, the greatest number first
KEEP_NOTHING_CODE: Final = 20
EQUIP_CODE: Final = 21
HARBOUR_CODE: Final = 25
TRADE_CODE: Final = 34
PASS_CODE: Final = 36
DONE_CODE: Final = 37
STAY_CODE: Final = 38
TAKE_BACK_CODE: Final = 39
HIRE_ONE_CODE: Final = 46
HIRE_TWO_CODE: Final = 47
RECRUIT_CODE: Final = 48
BUY_CARDS_CODE: Final = 49
BUY_CODE: Final = 50
SELL_CODE: Final = 60
SELL_CARDS_CODE: Final = 70
EXCHANGE_CODE: Final = 80
BUILD_CODE: Final = 96  # by space of the display
ON_CODE: Final = 108  # by lighthouse

# the first code of each kind of draw
BOARD_DRAW: Final = 0
STANDING_DRAW: Final = 15
HARBOUR_DRAW: Final = 30
WEATHER_DRAW: Final = 42
FORECAST_DRAW: Final = 45
SEAT_DRAW: Final = 48
PRODUCTION_DRAW: Final = 52
EQUIPMENT_DRAW: Final = 58
TILE_DRAW: Final = 62

NOT_PLAYABLE: Final = 255  # as the value of an equipment card (W4)

FIELD: Final = 4096
FIELD_BITS: Final = 12
FIELD_MASK: Final = 4095
GUARD: Final = 2048 * (1 + 4096 + 4096**2 + 4096**3)
ONE: Final = vec[i64]([1, 4096, 4096**2, 4096**3])  # one piece of a material

# the ten ways to choose two of four kinds
PAIR_FIRST: Final = vec[u8]([0, 0, 0, 0, 1, 1, 1, 2, 2, 3])
PAIR_SECOND: Final = vec[u8]([0, 1, 2, 3, 1, 2, 3, 2, 3, 3])


def covers(have: i64, need: i64) -> bool:
    """Whether there is enough of every material: the guard bit of each field survives the subtraction."""
    return (((have | GUARD) - need) & GUARD) == GUARD


def amount_of(goods: i64, material: i64) -> i64:
    """The number of one material in an amount."""
    return (goods >> (FIELD_BITS * material)) & FIELD_MASK


def count_of(goods: i64) -> i64:
    """The number of all materials in an amount."""
    total: i64 = 0
    while goods > 0:
        total += goods & FIELD_MASK
        goods >>= FIELD_BITS
    return total


def pair(choice: i64) -> i64:
    """Two materials by the index of their pair."""
    return ONE[i64(PAIR_FIRST[choice])] + ONE[i64(PAIR_SECOND[choice])]


@final
class Board:
    """One pack, number of players and set of options."""

    def __init__(self, numbers: dict[str, int], tables: dict[str, list[int]]) -> None:
        self.players: i64 = numbers["players"]
        self.historical: bool = numbers["historical"] != 0  # S1
        self.endless: bool = numbers["endless"] != 0  # the supply of materials (B4)
        self.supply: i64 = numbers["supply"]  # discs of each material
        self.markers: i64 = numbers["markers"]  # that stretch them, for all materials together
        self.marker_adds: i64 = numbers["marker_adds"]
        self.workers_at_hand: i64 = numbers["workers_at_hand"]
        self.workers_in_reserve: i64 = numbers["workers_in_reserve"]
        self.brest_singles: i64 = numbers["brest_singles"]
        self.brest_pairs: i64 = numbers["brest_pairs"]
        self.taken_back: i64 = numbers["taken_back"]  # VP for a worker taken back (A9)
        self.left_on: i64 = numbers["left_on"]  # VP for a worker left on (W6)
        self.coins_a_point: i64 = numbers["coins_a_point"]

        self.site_area: vec[u8] = vec[u8](tables["site_area"])
        self.site_group: vec[u8] = vec[u8](tables["site_group"])
        self.nearness: vec[u8] = vec[u8](tables["nearness"])  # by site: 0 lies nearest to Lorient (W1)
        self.lighthouse_group: vec[u8] = vec[u8](tables["lighthouse_group"])
        self.lighthouse_home: vec[u8] = vec[u8](tables["lighthouse_home"])  # the site in historical order
        self.extra: vec[i64] = vec[i64](tables["extra"])  # materials a floor, by lighthouse (A3)
        self.extra_count: vec[u8] = vec[u8](tables["extra_count"])
        self.harbour_area: vec[u8] = vec[u8](tables["harbour_area"])
        self.tile_area: vec[u8] = vec[u8](tables["tile_area"])  # of harbour tiles
        self.tile_income: vec[u8] = vec[u8](tables["tile_income"])
        self.tile_normal: vec[u8] = vec[u8](tables["tile_normal"])
        self.tile_improved: vec[u8] = vec[u8](tables["tile_improved"])
        self.barge_spaces: vec[u8] = vec[u8](tables["barge_spaces"])  # by card and level
        self.barge_engineers: vec[u8] = vec[u8](tables["barge_engineers"])
        self.barge_coins: vec[u8] = vec[u8](tables["barge_coins"])
        self.barge_saves: vec[u8] = vec[u8](tables["barge_saves"])  # engineers fewer a build (A4)
        self.weather_cards: vec[u8] = vec[u8](tables["weather_cards"])
        self.engineers: vec[u8] = vec[u8](tables["engineers"])  # demanded, by weather and group (A4)
        self.injures: vec[u8] = vec[u8](tables["injures"])  # by weather and group (A8)
        self.production: vec[u8] = vec[u8](tables["production"])  # by card and material
        self.brest: vec[u8] = vec[u8](tables["brest"])  # materials that it is filled up to (R4)
        self.standing: vec[u8] = vec[u8](tables["standing"])  # lighthouses built at set-up, by area and group (S2)
        self.row_coins: vec[u8] = vec[u8](tables["row_coins"])
        self.row_cards: vec[u8] = vec[u8](tables["row_cards"])
        self.kind_row: vec[u8] = vec[u8](tables["kind_row"])  # of construction tiles
        self.kind_count: vec[u8] = vec[u8](tables["kind_count"])
        self.kind_cost: vec[i64] = vec[i64](tables["kind_cost"])
        self.kinds: i64 = len(tables["kind_row"])
        self.equipment: vec[u8] = vec[u8](tables["equipment"])  # cards of each kind
        self.equipment_value: vec[u8] = vec[u8](tables["equipment_value"])  # by kind and group (W4)
        self.price: vec[u8] = vec[u8](tables["price"])  # coins to pay, by deal
        self.proceeds: vec[u8] = vec[u8](tables["proceeds"])  # coins to get, by deal
        self.majority: vec[u8] = vec[u8](tables["majority"])  # by group (W6)
        self.pontivy: vec[u8] = vec[u8](tables["pontivy"])  # by place (E3)
        self.harbour_points: vec[u8] = vec[u8](tables["harbour_points"])  # by workers there, from 1 (E3)
