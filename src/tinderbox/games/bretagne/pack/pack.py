"""A data pack of Bretagne: everything printed on board, cards and tiles, checked and ready to build a board from.

Areas, groups, materials, weathers, equipment and incomes are given by their places in AREAS, GROUPS, MATERIALS,
WEATHERS, EQUIPMENT and INCOMES; sites, lighthouses, harbours and tiles by their places in the pack's lists.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from tinderbox.core.documents.pack_loader import BasePack, PackLoader
from tinderbox.core.text.notation import token
from tinderbox.games.bretagne.pack import schema as form
from tinderbox.games.bretagne.pack.checks import check
from tinderbox.games.bretagne.pack.map_checks import distances_to_lorient
from tinderbox.games.bretagne.pack.map_schema import Drawing
from tinderbox.games.bretagne.pack.schema import (
    AREAS,
    CITIES,
    EQUIPMENT,
    GROUPS,
    INCOMES,
    MATERIALS,
    WEATHERS,
    Goods,
    Materials,
    PackForm,
)

__all__ = [
    "AREAS",
    "CITIES",
    "EQUIPMENT",
    "GROUPS",
    "INCOMES",
    "MATERIALS",
    "PACKAGE",
    "WEATHERS",
    "Pack",
    "load",
]

PACKAGE: Final = "tinderbox.games.bretagne"


@dataclass(frozen=True, slots=True)
class Site:
    id: str
    number: int
    area: int
    group: int
    nearness: int  # 0 lies nearest to Lorient (W1)


@dataclass(frozen=True, slots=True)
class Lighthouse:
    """A lighthouse board; `extra` counts the materials it demands a floor, `site` is its place in historical order."""

    id: str
    name: str
    token: str
    group: int
    extra: tuple[int, ...]
    year: int
    site: int


@dataclass(frozen=True, slots=True)
class Harbour:
    id: str
    name: str
    token: str
    area: int


@dataclass(frozen=True, slots=True)
class HarbourTile:
    id: str
    area: int
    income: int
    normal: int
    improved: int


@dataclass(frozen=True, slots=True)
class Barge:
    """A barge card; its spaces from top to bottom."""

    number: int
    spaces: tuple[int, ...]
    engineers: int
    coins: int
    fewer_engineers: int


@dataclass(frozen=True, slots=True)
class WeatherKind:
    """A kind of weather; engineers and injuries by group."""

    id: str
    cards: int
    engineers: tuple[int, ...]
    injures: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class Stock:
    """What Brest is filled up to."""

    materials: tuple[int, ...]
    singles: int
    pairs: int


@dataclass(frozen=True, slots=True)
class TileKind:
    """Construction tiles that are alike; `materials` counts each material."""

    materials: tuple[int, ...]
    count: int


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the construction display, and the tiles of its stack."""

    cost: int
    coins: int
    cards: int
    tiles: tuple[TileKind, ...]


@dataclass(frozen=True, slots=True)
class EquipmentKind:
    """A kind of equipment card; its values by group, None where it cannot be played."""

    id: str
    cards: int
    values: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class Deal:
    id: str
    pay: Goods
    get: Goods


@dataclass(frozen=True, slots=True)
class Scoring:
    """Victory points; `pontivy` by place, `harbour` by the number of workers there, both of four from one on."""

    taken_back: int
    left_on: int
    majority: tuple[int, ...]
    pontivy: tuple[int, ...]
    harbour: tuple[int, ...]
    coins_a_point: int


@dataclass(frozen=True, slots=True)
class PlayerCount:
    """What depends on the number of players: production cards, Brest, and by area and group what stands already."""

    players: int
    production: tuple[tuple[int, ...], ...]
    brest: Stock
    built: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, eq=False)
class Pack(BasePack[PackForm]):
    """Everything printed on board, cards and tiles."""

    package: ClassVar[str] = PACKAGE

    rounds: int
    floors: int
    workers_at_hand: int
    workers_in_reserve: int
    supply: int
    markers: int
    marker_worth: int
    sites: tuple[Site, ...]
    lighthouses: tuple[Lighthouse, ...]
    harbours: tuple[Harbour, ...]
    harbour_tiles: tuple[HarbourTile, ...]
    barges: tuple[Barge, ...]
    weather: tuple[WeatherKind, ...]
    construction: tuple[Row, ...]
    equipment: tuple[EquipmentKind, ...]
    brest_deals: tuple[Deal, ...]
    lorient_deals: tuple[Deal, ...]
    scoring: Scoring
    player_counts: Mapping[int, PlayerCount]

    @property
    def drawing(self) -> Drawing:
        return self.form.drawing


def parts(read: PackForm) -> Mapping[str, Any]:
    return {
        "rounds": read.box.rounds,
        "floors": read.box.floors,
        "workers_at_hand": read.box.workers_at_hand,
        "workers_in_reserve": read.box.workers_in_reserve,
        "supply": read.box.supply,
        "markers": read.box.markers,
        "marker_worth": read.box.marker_worth,
        "sites": tuple(sites(read)),
        "lighthouses": tuple(lighthouse(entry) for entry in read.lighthouses),
        "harbours": tuple(
            Harbour(entry.id, entry.name, token(entry.name), AREAS.index(entry.area)) for entry in read.harbours
        ),
        "harbour_tiles": tuple(harbour_tile(entry) for entry in read.harbour_tiles),
        "barges": tuple(barge(entry) for entry in read.barges),
        "weather": tuple(weather_kind(entry) for entry in read.weather),
        "construction": tuple(row(entry) for entry in read.construction),
        "equipment": tuple(
            EquipmentKind(entry.id, entry.cards, (entry.heaven, entry.purgatory, entry.hell))
            for entry in read.equipment
        ),
        "brest_deals": tuple(Deal(entry.id, entry.pay, entry.get) for entry in read.deals.brest),
        "lorient_deals": tuple(Deal(entry.id, entry.pay, entry.get) for entry in read.deals.lorient),
        "scoring": scoring(read.scoring),
        "player_counts": {
            entry.players: player_count(entry, [quantities(card)[place] for card in read.production])
            for place, entry in enumerate(read.player_counts)
        },
    }


def sites(read: PackForm) -> Iterator[Site]:
    distances = distances_to_lorient(read)
    for entry, distance in zip(read.sites, distances, strict=True):
        nearness = sum(other < distance for other in distances)
        yield Site(entry.id, entry.number, AREAS.index(entry.area), GROUPS.index(entry.group), nearness)


def lighthouse(entry: form.LighthouseForm) -> Lighthouse:
    return Lighthouse(
        id=entry.id,
        name=entry.name,
        token=token(entry.name),
        group=GROUPS.index(entry.group),
        extra=counted(entry.extra),
        year=entry.year,
        site=entry.site - 1,
    )


def harbour_tile(entry: form.HarbourTileForm) -> HarbourTile:
    return HarbourTile(
        id=entry.id,
        area=AREAS.index(entry.area),
        income=INCOMES.index(entry.income),
        normal=entry.normal,
        improved=entry.improved,
    )


def barge(entry: form.BargeForm) -> Barge:
    return Barge(
        number=entry.number,
        spaces=(entry.top, entry.middle, entry.bottom),
        engineers=entry.engineers,
        coins=entry.coins,
        fewer_engineers=entry.fewer_engineers,
    )


def weather_kind(entry: form.WeatherForm) -> WeatherKind:
    engineers, injures = entry.engineers, entry.injures
    return WeatherKind(
        id=entry.id,
        cards=entry.cards,
        engineers=(engineers.heaven, engineers.purgatory, engineers.hell),
        injures=(injures.heaven, injures.purgatory, injures.hell),
    )


def row(entry: form.ConstructionRow) -> Row:
    return Row(
        cost=entry.cost,
        coins=entry.reward.coins,
        cards=entry.reward.cards,
        tiles=tuple(TileKind(counted(tile.materials), tile.count) for tile in entry.tiles),
    )


def scoring(entry: form.ScoringForm) -> Scoring:
    most = entry.majority
    return Scoring(
        taken_back=entry.taken_back,
        left_on=entry.left_on,
        majority=(most.heaven, most.purgatory, most.hell),
        pontivy=(*entry.pontivy, 0),
        harbour=tuple(entry.harbour),
        coins_a_point=entry.coins_a_point,
    )


def player_count(entry: form.PlayerCount, production: Sequence[Materials]) -> PlayerCount:
    built = entry.built
    return PlayerCount(
        players=entry.players,
        production=tuple(amounts(quantity) for quantity in production),
        brest=Stock(amounts(entry.brest.materials), entry.brest.singles, entry.brest.pairs),
        built=tuple(
            (number.heaven, number.purgatory, number.hell) for number in (built.south, built.west, built.north)
        ),
    )


def quantities(card: form.ProductionForm) -> tuple[Materials, Materials, Materials]:
    """What a production card brings for two, three and four players."""
    return card.players_2, card.players_3, card.players_4


def counted(materials: Sequence[str]) -> tuple[int, ...]:
    """How many of each material a list names."""
    found = Counter(materials)
    return tuple(found[material] for material in MATERIALS)


def amounts(materials: Materials) -> tuple[int, ...]:
    return (materials.wood, materials.stone, materials.sand, materials.brick)


LOADER: Final = PackLoader(Pack, PackForm, check, parts)
shipped: Final = LOADER.shipped
load: Final = LOADER.load
