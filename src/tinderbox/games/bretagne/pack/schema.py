"""The form of a data pack of Bretagne: what an owner of the box may write into the file.

Amounts may be corrected within the limits given here; what the rules fix is checked in `checks.py`.
"""

from typing import Annotated, Final, Literal, get_args

from pydantic import Field

from tinderbox.core.documents import pack_loader
from tinderbox.core.documents.packs import Form, Id, Sourced
from tinderbox.games.bretagne.pack.map_schema import Anchor, Area, Drawing, Few, Name, Outline, Point

Group = Literal["heaven", "purgatory", "hell"]
Material = Literal["wood", "stone", "sand", "brick"]
Weather = Literal["sunny", "variable", "storm"]
Equipment = Literal["furnishing", "pier", "foghorn", "cable-crane"]
Income = Literal["wood", "stone", "sand", "brick", "worker", "card", "engineer", "points"]
City = Literal["quimper", "brest", "lorient", "pontivy"]
BrestDeal = Literal["buy-materials", "sell-materials", "hire-engineer", "hire-engineers"]
LorientDeal = Literal["buy-materials", "recruit-worker", "sell-card", "sell-cards", "buy-cards"]

AREAS: Final[tuple[Area, ...]] = get_args(Area)
GROUPS: Final[tuple[Group, ...]] = get_args(Group)
MATERIALS: Final[tuple[Material, ...]] = get_args(Material)
WEATHERS: Final[tuple[Weather, ...]] = get_args(Weather)
EQUIPMENT: Final[tuple[Equipment, ...]] = get_args(Equipment)
INCOMES: Final[tuple[Income, ...]] = get_args(Income)
CITIES: Final[tuple[City, ...]] = get_args(City)
BREST_DEALS: Final[tuple[BrestDeal, ...]] = get_args(BrestDeal)
LORIENT_DEALS: Final[tuple[LorientDeal, ...]] = get_args(LorientDeal)

Amount = Annotated[int, Field(ge=0, le=99)]
Some = Annotated[int, Field(ge=1, le=99)]


class Box(Sourced):
    """Rounds (R1), floors (B7), a player's workers (B5), the discs of each material, and the markers that let a disc
    count for several (B4)."""

    rounds: Some
    floors: Some
    workers_at_hand: Some
    workers_in_reserve: Amount
    supply: Some
    markers: Amount
    marker_worth: Annotated[int, Field(ge=2, le=99)]


class AreaForm(Sourced):
    """A coast with its sea (B1); the zone is sea, islands and the strip of mainland that is tinted."""

    id: Area
    name: Name
    sea: Annotated[list[Name], Field(max_length=3)]
    label: Point
    zone: Outline


class CityForm(Sourced):
    """One of the four cities (B3)."""

    id: City
    name: Name
    place: Point
    label: Point
    anchor: Anchor


class SiteForm(Sourced):
    """Where a lighthouse is built (B1, S1, W1). Its badge stands beside the true place, its board at the margin."""

    id: Id
    number: Some
    area: Area
    group: Group
    place: Point
    badge: Point
    board: Point
    edge: Point


class LighthouseForm(Sourced):
    """A lighthouse board (S1): extra materials a floor (A3), and the site where it stands in historical order."""

    id: Id
    name: Name
    group: Group
    extra: Annotated[list[Material], Field(max_length=9)]
    year: Annotated[int, Field(ge=1000, le=2100)]
    site: Some


class HarbourForm(Sourced):
    """A harbour and where its tile lies (B2)."""

    id: Id
    name: Name
    area: Area
    place: Point
    tile: Point


class HarbourTileForm(Sourced):
    """What a harbour yields to a worker there, before and after it is improved (B2, R3, E2)."""

    id: Id
    area: Area
    income: Income
    normal: Amount
    improved: Some


class BargeForm(Sourced):
    """A barge card (R2, L1, A4): the spaces of its three barges and what its holder receives."""

    number: Some
    top: Few
    middle: Few
    bottom: Few
    engineers: Amount
    coins: Amount
    fewer_engineers: Amount


class Engineers(Sourced):
    """The engineers that a weather demands, by group (A4)."""

    heaven: Few
    purgatory: Few
    hell: Few


class Injuries(Sourced):
    """Whether a worker is injured by building in a weather, by group (A8)."""

    heaven: bool
    purgatory: bool
    hell: bool


class WeatherForm(Sourced):
    """A kind of weather and how many cards show it (B6)."""

    id: Weather
    cards: Some
    engineers: Engineers
    injures: Injuries


class Materials(Form):
    """An amount of each material."""

    wood: Amount
    stone: Amount
    sand: Amount
    brick: Amount


class ProductionForm(Sourced):
    """A production card: what it brings to Quimper, by the number of players (R5)."""

    number: Some
    players_2: Materials
    players_3: Materials
    players_4: Materials


class BrestStock(Sourced):
    """What Brest is filled up to: materials, spaces of one engineer and spaces of two (R4)."""

    materials: Materials
    singles: Annotated[int, Field(ge=0, le=4)]
    pairs: Annotated[int, Field(ge=0, le=4)]


class ByGroup(Form):
    """A number of lighthouses of each group."""

    heaven: Amount
    purgatory: Amount
    hell: Amount


class BuiltAtStart(Sourced):
    """How many lighthouses stand from the beginning, by area and group (S2)."""

    south: ByGroup
    west: ByGroup
    north: ByGroup


class PlayerCount(Form):
    """What depends on the number of players besides production."""

    players: Annotated[int, Field(ge=2, le=4)]
    brest: BrestStock
    built: BuiltAtStart


class TileForm(Form):
    """A construction tile's materials and how many tiles are alike."""

    materials: Annotated[list[Material], Field(min_length=1, max_length=9)]
    count: Some


class Reward(Form):
    """What a tile of a row brings (A2)."""

    coins: Amount
    cards: Annotated[int, Field(ge=0, le=9)]


class ConstructionRow(Sourced):
    """A stack of construction tiles and its row of the display (B6, A2)."""

    cost: Some
    reward: Reward
    tiles: Annotated[list[TileForm], Field(min_length=1, max_length=36)]


class EquipmentForm(Sourced):
    """A kind of equipment card: how many there are (B6), its value by group, null where it cannot be played (W4)."""

    id: Equipment
    cards: Some
    heaven: Amount | None
    purgatory: Amount | None
    hell: Amount | None


class Goods(Form):
    """One side of a trade deal; what is not named is not part of it."""

    coins: Amount = 0
    materials: Amount = 0
    cards: Amount = 0
    engineers: Amount = 0
    workers: Amount = 0


class BrestDealForm(Sourced):
    """A deal offered in Brest (A14)."""

    id: BrestDeal
    pay: Goods
    get: Goods


class LorientDealForm(Sourced):
    """A deal offered in Lorient (A13)."""

    id: LorientDeal
    pay: Goods
    get: Goods


class Deals(Form):
    """Everything that can be traded."""

    brest: list[BrestDealForm]
    lorient: list[LorientDealForm]


class Majority(Form):
    """What the first player on a lighthouse scores, by group (W6)."""

    heaven: Amount
    purgatory: Amount
    hell: Amount


class ScoringForm(Sourced):
    """Victory points: workers taken back (A9) or left on (W6), the majority (W6), the end of the game (E3)."""

    taken_back: Amount
    left_on: Amount
    majority: Majority
    pontivy: list[Amount]
    harbour: list[Amount]
    coins_a_point: Some


class PackForm(pack_loader.PackForm):
    """A whole pack."""

    box: Box
    areas: list[AreaForm]
    cities: list[CityForm]
    sites: Annotated[list[SiteForm], Field(max_length=99)]
    lighthouses: Annotated[list[LighthouseForm], Field(max_length=99)]
    harbours: Annotated[list[HarbourForm], Field(max_length=99)]
    harbour_tiles: Annotated[list[HarbourTileForm], Field(max_length=99)]
    barges: Annotated[list[BargeForm], Field(max_length=99)]
    weather: Annotated[list[WeatherForm], Field(max_length=99)]
    production: Annotated[list[ProductionForm], Field(max_length=99)]
    player_counts: Annotated[list[PlayerCount], Field(max_length=99)]
    construction: Annotated[list[ConstructionRow], Field(max_length=99)]
    equipment: Annotated[list[EquipmentForm], Field(max_length=99)]
    deals: Deals
    scoring: ScoringForm
    drawing: Drawing
