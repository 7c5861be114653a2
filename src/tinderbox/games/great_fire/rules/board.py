"""What never changes during a game: the map as tables of numbers, made from a data pack by `tables.py`.

Spaces are numbers: first the districts, then Pudding Lane, then the grass. Sets hold districts and Pudding Lane.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
DIRECTIONS: Final = 4
COLOURS: Final = 6
OBJECTIVES: Final = 12
RANKINGS: Final = 12
HAND: Final = 5
BANDS: Final = 6
SEATS: Final = 6
DECKS: Final = 3

# kinds of token
CHARGE: Final = 0
DOUBLE: Final = 1
POINT: Final = 2
KINDS: Final = 3

# the first codes of each kind of action; those after them depend on the map
CARD_CODE: Final = 0
CARD_DOUBLE_CODE: Final = 4
DISCARD_CODE: Final = 8
KEEP_CODE: Final = 12
REDRAW_CODE: Final = 13
DOUBLE_CODE: Final = 14
END_CODE: Final = 15
FROM_CODE: Final = 16

# the codes of draws' results
HOUSE_DRAW: Final = 0
COLOUR_DRAW: Final = 6
LANDOWNER_DRAW: Final = 12
OBJECTIVE_DRAW: Final = 18
START_DRAW: Final = 30
CARD_DRAW: Final = 36
TOKEN_DRAW: Final = 40
RANKING_DRAW: Final = 43
MUSTER_DRAW: Final = 55


def opposite(direction: i64) -> i64:
    """The opposite direction (B4)."""
    return (direction + 2) % DIRECTIONS


@final
class Board:
    """One map, edition, number of players and set of options."""

    def __init__(self, numbers: dict[str, int], tables: dict[str, list[int]]) -> None:
        self.players: i64 = numbers["players"]
        self.districts: i64 = numbers["districts"]
        self.pudding_lane: i64 = numbers["districts"]
        self.spaces: i64 = numbers["spaces"]
        self.colours_each: i64 = 2 if numbers["players"] == 2 else 1
        self.pudding_fires: i64 = numbers["pudding_fires"]
        self.refill: i64 = numbers["refill"]
        self.supply: i64 = numbers["supply"]  # fires beside the board; -1 = without end (B9)
        self.hidden_colours: bool = numbers["hidden_colours"] != 0
        self.last_turns: i64 = numbers["last_turns"]  # turns at the end of the game, non-player turns included
        self.city_last_turns: i64 = numbers["city_last_turns"]  # the non-player turns among them
        self.stack: i64 = numbers["stack"]  # fire cards in the stack
        self.objective_copies: i64 = numbers["objective_copies"]

        self.size: vec[u8] = vec[u8](tables["size"])
        self.house_slots: vec[u8] = vec[u8](tables["house_slots"])  # the district of each house, region by region
        self.region_start: vec[u8] = vec[u8](tables["region_start"])  # 1 where a slot begins a new region
        self.neighbours: vec[i64] = vec[i64](tables["neighbours"])  # sets, by burnable space
        self.fire_to: vec[i64] = vec[i64](tables["fire_to"])  # sets, by direction and burnable space
        self.edge_first: vec[i64] = vec[i64](tables["edge_first"])
        self.edge_from: vec[u8] = vec[u8](tables["edge_from"])
        self.edge_to: vec[u8] = vec[u8](tables["edge_to"])
        self.edge_directions: vec[u8] = vec[u8](tables["edge_directions"])  # bit d: the step counts as direction d
        self.placeable: vec[u8] = vec[u8](tables["placeable"])
        self.start_bands: vec[u8] = vec[u8](tables["start_bands"])
        self.cards: vec[u8] = vec[u8](tables["cards"])
        # after so many cards of the stack a stack card shows and takes effect; with two players A has none (P9)
        self.uncovers: vec[u8] = vec[u8](tables["uncovers"])
        self.stack_cards: i64 = numbers["stack_cards"]  # all of them, A included
        self.tokens: vec[u8] = vec[u8](tables["tokens"])
        self.token_districts: tuple[i64, i64] = (tables["token_districts"][0], tables["token_districts"][1])
        self.objective_district: vec[u8] = vec[u8](tables["objective_district"])
        self.objective_value: vec[u8] = vec[u8](tables["objective_value"])
        self.objective_deck: vec[u8] = vec[u8](tables["objective_deck"])
        self.rankings: vec[u8] = vec[u8](tables["rankings"])
        self.distances: vec[u8] = vec[u8](tables["distances"])  # from each objective to each space

        self.blank: vec[u8] = vec[u8]([0] * (numbers["spaces"] * (1 + SEATS)))  # an empty map, for `observe`

        edges: i64 = len(tables["edge_to"])
        self.edges: i64 = edges
        self.to_code: i64 = FROM_CODE + self.districts + 1
        self.place_code: i64 = self.to_code + self.districts
        self.walk_code: i64 = self.place_code + self.spaces
        self.band_code: i64 = self.walk_code + edges
        self.extinguish_code: i64 = self.band_code + edges
        self.demolish_code: i64 = self.extinguish_code + self.districts
        self.add_code: i64 = self.demolish_code + self.districts
        self.codes: i64 = self.add_code + self.districts

    def bands_placed(self) -> i64:
        """The number of bands that the players place (S9, P4)."""
        return BANDS - i64(len(self.start_bands))
