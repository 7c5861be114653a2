"""From a data pack to the engine's tables."""

from collections.abc import Mapping, Sequence

from tinderbox.core.box import OptionValue
from tinderbox.games.bretagne.pack.pack import Pack, TileKind
from tinderbox.games.bretagne.rules.board import FIELD, NOT_PLAYABLE, Board


def make_board(pack: Pack, players: int, options: Mapping[str, OptionValue]) -> Board:
    setup = pack.player_counts[players]
    deals = [*pack.brest_deals, *pack.lorient_deals]
    kinds = tile_kinds(pack)
    numbers = {
        "players": players,
        "historical": int(options["boards"] == "historical"),
        "endless": int(options["supply"] == "endless"),
        "supply": pack.supply,
        "markers": pack.markers,
        "marker_adds": pack.marker_worth - 1,
        "workers_at_hand": pack.workers_at_hand,
        "workers_in_reserve": pack.workers_in_reserve,
        "brest_singles": setup.brest.singles,
        "brest_pairs": setup.brest.pairs,
        "taken_back": pack.scoring.taken_back,
        "left_on": pack.scoring.left_on,
        "coins_a_point": pack.scoring.coins_a_point,
    }
    tables = {
        "site_area": [site.area for site in pack.sites],
        "site_group": [site.group for site in pack.sites],
        "nearness": [site.nearness for site in pack.sites],
        "lighthouse_group": [lighthouse.group for lighthouse in pack.lighthouses],
        "lighthouse_home": [lighthouse.site for lighthouse in pack.lighthouses],
        "extra": [packed(lighthouse.extra) for lighthouse in pack.lighthouses],
        "extra_count": [sum(lighthouse.extra) for lighthouse in pack.lighthouses],
        "harbour_area": [harbour.area for harbour in pack.harbours],
        "tile_area": [tile.area for tile in pack.harbour_tiles],
        "tile_income": [tile.income for tile in pack.harbour_tiles],
        "tile_normal": [tile.normal for tile in pack.harbour_tiles],
        "tile_improved": [tile.improved for tile in pack.harbour_tiles],
        "barge_spaces": [spaces for barge in pack.barges for spaces in barge.spaces],
        "barge_engineers": [barge.engineers for barge in pack.barges],
        "barge_coins": [barge.coins for barge in pack.barges],
        "barge_saves": [barge.fewer_engineers for barge in pack.barges],
        "weather_cards": [weather.cards for weather in pack.weather],
        "engineers": [engineers for weather in pack.weather for engineers in weather.engineers],
        "injures": [int(injures) for weather in pack.weather for injures in weather.injures],
        "production": [amount for card in setup.production for amount in card],
        "brest": list(setup.brest.materials),
        "standing": [number for area in setup.built for number in area],
        "row_coins": [row.coins for row in pack.construction],
        "row_cards": [row.cards for row in pack.construction],
        "kind_row": [row for row, _ in kinds],
        "kind_count": [kind.count for _, kind in kinds],
        "kind_cost": [packed(kind.materials) for _, kind in kinds],
        "equipment": [kind.cards for kind in pack.equipment],
        "equipment_value": [
            NOT_PLAYABLE if value is None else value for kind in pack.equipment for value in kind.values
        ],
        "price": [deal.pay.coins for deal in deals],
        "proceeds": [deal.get.coins for deal in deals],
        "majority": list(pack.scoring.majority),
        "pontivy": list(pack.scoring.pontivy),
        "harbour_points": list(pack.scoring.harbour),
    }
    return Board(numbers, tables)


def tile_kinds(pack: Pack) -> list[tuple[int, TileKind]]:
    """The kinds of construction tiles with their rows: a kind's number is its place here."""
    return [(place, kind) for place, row in enumerate(pack.construction) for kind in row.tiles]


def packed(materials: Sequence[int]) -> int:
    """An amount of each material as the engine's one number."""
    return sum(int(amount * FIELD**place) for place, amount in enumerate(materials))
