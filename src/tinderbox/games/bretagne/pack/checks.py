"""The facts of the game that every pack of Bretagne must respect, by clause.

What the rulebook counts or the engine is built on is fixed here. Amounts on cards and tiles are free within the
limits of the form: they are what an owner of the box may have to correct.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from tinderbox.core.documents.packs import Findings
from tinderbox.games.bretagne.pack.map_checks import check_drawing
from tinderbox.games.bretagne.pack.map_schema import Area
from tinderbox.games.bretagne.pack.schema import (
    AREAS,
    BREST_DEALS,
    CITIES,
    EQUIPMENT,
    GROUPS,
    LORIENT_DEALS,
    MATERIALS,
    WEATHERS,
    BrestDealForm,
    BuiltAtStart,
    Equipment,
    Goods,
    Group,
    LorientDealForm,
    PackForm,
)

GAME: Final = "bretagne"
MIX: Final[Mapping[Area, Mapping[Group, int]]] = {
    "south": {"heaven": 1, "purgatory": 3, "hell": 1},
    "west": {"heaven": 1, "purgatory": 1, "hell": 3},
    "north": {"heaven": 3, "purgatory": 1, "hell": 1},
}
SITES: Final = 15
HARBOURS_AN_AREA: Final = 3
HARBOUR_TILES_AN_AREA: Final = 4
EXTRA: Final[Mapping[Group, int]] = {"heaven": 0, "purgatory": 1, "hell": 2}
ROUNDS: Final = 5
FLOORS: Final = 4
WORKERS: Final = 14
BARGES: Final = 4
BARGE_WITH_POWER: Final = 3
WEATHER_CARDS: Final = 6
PRODUCTION_CARDS: Final = 6
TILES_A_ROW: Final = 12
EQUIPMENT_CARDS: Final[Mapping[Equipment, int]] = {"furnishing": 9, "pier": 8, "foghorn": 7, "cable-crane": 6}
PLAYER_COUNTS: Final = (2, 3, 4)
PONTIVY_PLACES: Final = 3
HARBOUR_PLACES: Final = 4
INJURING: Final[frozenset[tuple[str, Group]]] = frozenset({("storm", "purgatory"), ("storm", "hell")})

# What each side of a deal is made of; how many coins is printed in the city and free.
BREST: Final = {
    "buy-materials": (Goods(coins=1), Goods(materials=2)),
    "sell-materials": (Goods(materials=2), Goods(coins=1)),
    "hire-engineer": (Goods(coins=1), Goods(engineers=1)),
    "hire-engineers": (Goods(coins=1), Goods(engineers=2)),
}
LORIENT: Final = {
    "buy-materials": (Goods(coins=1), Goods(materials=2)),
    "recruit-worker": (Goods(coins=1), Goods(workers=1)),
    "sell-card": (Goods(cards=1), Goods(coins=1, materials=1)),
    "sell-cards": (Goods(cards=2), Goods(coins=1)),
    "buy-cards": (Goods(coins=1), Goods(cards=2)),
}


def check(form: PackForm, data: Mapping[str, Any], findings: Findings) -> None:
    """Check everything and add every fault to the findings."""
    findings.head(form.meta, GAME, data)
    findings.sources(form)
    check_words(form, findings)
    check_box(form, findings)
    if check_lists(form, findings):
        check_sites(form, findings)
        check_lighthouses(form, findings)
        check_harbours(form, findings)
        check_barges(form, findings)
        check_weather(form, findings)
        check_production(form, findings)
        check_player_counts(form, findings)
        check_construction(form, findings)
        check_equipment(form, findings)
        check_deals("brest", form.deals.brest, BREST, "A14", findings)
        check_deals("lorient", form.deals.lorient, LORIENT, "A13", findings)
        check_scoring(form, findings)
        check_drawing(form, findings)


def fixed(findings: Findings, entry: str, given: int | bool, wanted: int | bool, clause: str) -> None:
    if given != wanted:
        findings.add(entry, "pack-fixed", given=str(given).lower(), wanted=str(wanted).lower(), clause=clause)


def number(findings: Findings, entry: str, given: int, wanted: int, clause: str) -> None:
    if given != wanted:
        findings.add(entry, "pack-number", given=given, wanted=wanted, clause=clause)


def in_order(findings: Findings, entry: str, given: Iterable[object], wanted: Sequence[object], clause: str) -> bool:
    found = list(given)
    if found != list(wanted):
        spelled = ", ".join(str(item) for item in found) or "–"
        findings.add(entry, "pack-order", given=spelled, wanted=", ".join(str(item) for item in wanted), clause=clause)
        return False
    return True


def check_words(form: PackForm, findings: Findings) -> None:
    """Ids and names: the latter become words of the notation (S1)."""
    findings.unique((f"sites[{place}].id", entry.id) for place, entry in enumerate(form.sites))
    findings.unique((f"lighthouses[{place}].id", entry.id) for place, entry in enumerate(form.lighthouses))
    findings.unique((f"harbours[{place}].id", entry.id) for place, entry in enumerate(form.harbours))
    findings.unique((f"harbour_tiles[{place}].id", entry.id) for place, entry in enumerate(form.harbour_tiles))
    named = [(f"lighthouses[{entry.id}].name", entry.name) for entry in form.lighthouses]
    named += [(f"harbours[{entry.id}].name", entry.name) for entry in form.harbours]
    named += [(f"cities[{entry.id}].name", entry.name) for entry in form.cities]
    findings.names(named)


def check_box(form: PackForm, findings: Findings) -> None:
    fixed(findings, "box.rounds", form.box.rounds, ROUNDS, "R1")
    fixed(findings, "box.floors", form.box.floors, FLOORS, "B7")
    workers = form.box.workers_at_hand + form.box.workers_in_reserve
    if workers != WORKERS:
        findings.add("box.workers_at_hand", "pack-workers", given=workers, wanted=WORKERS)


def check_lists(form: PackForm, findings: Findings) -> bool:
    """Every list whose order the engine relies on is complete and in that order."""
    right = [
        in_order(findings, "areas", (entry.id for entry in form.areas), AREAS, "B1"),
        in_order(findings, "cities", (entry.id for entry in form.cities), CITIES, "B3"),
        in_order(findings, "sites", (entry.number for entry in form.sites), range(1, SITES + 1), "W1"),
        in_order(findings, "barges", (entry.number for entry in form.barges), range(1, BARGES + 1), "B6"),
        in_order(findings, "weather", (entry.id for entry in form.weather), WEATHERS, "B6"),
        in_order(
            findings, "production", (entry.number for entry in form.production), range(1, PRODUCTION_CARDS + 1), "B6"
        ),
        in_order(findings, "player_counts", (entry.players for entry in form.player_counts), PLAYER_COUNTS, "B6"),
        in_order(findings, "construction", (entry.cost for entry in form.construction), (1, 2, 3), "B6"),
        in_order(findings, "equipment", (entry.id for entry in form.equipment), EQUIPMENT, "B6"),
        in_order(findings, "deals.brest", (entry.id for entry in form.deals.brest), BREST_DEALS, "A14"),
        in_order(findings, "deals.lorient", (entry.id for entry in form.deals.lorient), LORIENT_DEALS, "A13"),
    ]
    return all(right)


def check_sites(form: PackForm, findings: Findings) -> None:
    """B1: five lighthouses an area, of the groups that belong there."""
    found = Counter((entry.area, entry.group) for entry in form.sites)
    for area, groups in MIX.items():
        for group, wanted in groups.items():
            given = found[area, group]
            if given != wanted:
                findings.add("sites", "pack-sites-mix", area=area, group=group, given=given, wanted=wanted)


def check_lighthouses(form: PackForm, findings: Findings) -> None:
    """B1, S1, A3: a board for every site, in historical order too, with the materials of its group."""
    number(findings, "lighthouses", len(form.lighthouses), SITES, "B1")
    taken: dict[int, str] = {}
    for board in form.lighthouses:
        entry = f"lighthouses[{board.id}]"
        wanted = EXTRA[board.group]
        if len(board.extra) != wanted:
            findings.add(
                f"{entry}.extra", "pack-extra", group=board.group, given=len(board.extra), wanted=wanted, clause="A3"
            )
        if board.site > len(form.sites):
            findings.add(f"{entry}.site", "pack-site-unknown", site=board.site, most=len(form.sites))
        elif board.site in taken:
            findings.add(f"{entry}.site", "pack-site-taken", site=board.site, other=taken[board.site])
        else:
            taken[board.site] = board.name
            colour = form.sites[board.site - 1].group
            if colour != board.group:
                findings.add(f"{entry}.site", "pack-site-colour", site=board.site, given=board.group, wanted=colour)
    room = Counter(entry.group for entry in form.sites)
    boards = Counter(entry.group for entry in form.lighthouses)
    for group in GROUPS:
        if boards[group] != room[group]:
            findings.add("lighthouses", "pack-boards", group=group, given=boards[group], wanted=room[group])


def check_harbours(form: PackForm, findings: Findings) -> None:
    """B2: three harbours and four tiles an area; the improved side is worth more."""
    found = Counter(entry.area for entry in form.harbours)
    tiles = Counter(entry.area for entry in form.harbour_tiles)
    for area in AREAS:
        if found[area] != HARBOURS_AN_AREA:
            findings.add("harbours", "pack-harbours", area=area, given=found[area], wanted=HARBOURS_AN_AREA)
        if tiles[area] != HARBOUR_TILES_AN_AREA:
            findings.add(
                "harbour_tiles", "pack-harbour-tiles", area=area, given=tiles[area], wanted=HARBOUR_TILES_AN_AREA
            )
    for tile in form.harbour_tiles:
        if tile.improved <= tile.normal:
            findings.add(
                f"harbour_tiles[{tile.id}].improved", "pack-not-improved", given=tile.improved, normal=tile.normal
            )


def check_barges(form: PackForm, findings: Findings) -> None:
    """A4: one barge saves its holder an engineer."""
    for place, barge in enumerate(form.barges):
        power = int(barge.number == BARGE_WITH_POWER)
        fixed(findings, f"barges[{place}].fewer_engineers", barge.fewer_engineers, power, "A4")


def check_weather(form: PackForm, findings: Findings) -> None:
    """B6, A8: six cards; a storm injures at Purgatory and Hell."""
    number(findings, "weather", sum(kind.cards for kind in form.weather), WEATHER_CARDS, "B6")
    for kind in form.weather:
        given = kind.injures
        for group, injured in zip(GROUPS, (given.heaven, given.purgatory, given.hell), strict=True):
            fixed(findings, f"weather[{kind.id}].injures.{group}", injured, (kind.id, group) in INJURING, "A8")


def check_production(form: PackForm, findings: Findings) -> None:
    """R5: every card brings something, whatever the number of players."""
    for place, card in enumerate(form.production):
        for players, quantity in zip(PLAYER_COUNTS, (card.players_2, card.players_3, card.players_4), strict=True):
            if not any(getattr(quantity, material) for material in MATERIALS):
                findings.add(f"production[{place}].players_{players}", "pack-production-empty")


def check_player_counts(form: PackForm, findings: Findings) -> None:
    """S2: no more lighthouses stand at the start than there are, and some are left to build."""
    for place, entry in enumerate(form.player_counts):
        standing = 0
        for area in AREAS:
            for group in GROUPS:
                built = built_at(entry.built, area, group)
                standing += built
                if built > MIX[area][group]:
                    where = f"player_counts[{place}].built.{area}.{group}"
                    findings.add(where, "pack-built", area=area, group=group, given=built, wanted=MIX[area][group])
        if standing >= SITES:
            findings.add(f"player_counts[{place}].built", "pack-built-all")


def built_at(built: BuiltAtStart, area: Area, group: Group) -> int:
    number: int = getattr(getattr(built, area), group)
    return number


def check_construction(form: PackForm, findings: Findings) -> None:
    """B6, A2: twelve tiles a row, each of as many materials as its row costs."""
    for place, row in enumerate(form.construction):
        entry = f"construction[{place}].tiles"
        number(findings, entry, sum(tile.count for tile in row.tiles), TILES_A_ROW, "B6")
        for at, tile in enumerate(row.tiles):
            if len(tile.materials) != row.cost:
                findings.add(f"{entry}[{at}].materials", "pack-tile-cost", given=len(tile.materials), wanted=row.cost)
        spelled = ["+".join(sorted(tile.materials, key=MATERIALS.index)) for tile in row.tiles]
        findings.unique((f"{entry}[{at}].materials", spelling) for at, spelling in enumerate(spelled))


def check_equipment(form: PackForm, findings: Findings) -> None:
    """B6, W4: 9, 8, 7 and 6 cards; each can be played somewhere."""
    for kind in form.equipment:
        entry = f"equipment[{kind.id}]"
        number(findings, f"{entry}.cards", kind.cards, EQUIPMENT_CARDS[kind.id], "B6")
        if kind.heaven is None and kind.purgatory is None and kind.hell is None:
            findings.add(entry, "pack-equipment-nowhere")


def check_deals(
    city: str,
    offered: Sequence[BrestDealForm | LorientDealForm],
    known: Mapping[str, tuple[Goods, Goods]],
    clause: str,
    findings: Findings,
) -> None:
    """A13, A14: the goods on both sides are fixed, the coins are not, but there must be some."""
    for deal in offered:
        for side, given, wanted in zip(("pay", "get"), (deal.pay, deal.get), known[deal.id], strict=True):
            if goods_but_coins(given) != goods_but_coins(wanted) or bool(given.coins) != bool(wanted.coins):
                findings.add(
                    f"deals.{city}[{deal.id}].{side}",
                    "pack-deal",
                    given=goods(given),
                    wanted=goods(wanted),
                    clause=clause,
                )


def goods_but_coins(side: Goods) -> tuple[int, ...]:
    return (side.materials, side.cards, side.engineers, side.workers)


def goods(side: Goods) -> str:
    """A side of a deal as the file writes it; the number of coins is left open."""
    found = {name: amount for name, amount in side.model_dump().items() if amount}
    return ", ".join("coins" if name == "coins" else f"{name}: {amount}" for name, amount in found.items()) or "–"


def check_scoring(form: PackForm, findings: Findings) -> None:
    """E3: three places and four numbers of workers are worth something."""
    number(findings, "scoring.pontivy", len(form.scoring.pontivy), PONTIVY_PLACES, "E3")
    number(findings, "scoring.harbour", len(form.scoring.harbour), HARBOUR_PLACES, "E3")
