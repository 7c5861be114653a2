"""What can be on the map: houses, fires, bands, landowners, fire breaks."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from tinderbox.core.invariants import Break, Invariant, at
from tinderbox.games.great_fire.position.plain_state import PlainState, members
from tinderbox.games.great_fire.rules import city as c, phases
from tinderbox.games.great_fire.rules.actions import HERO_FROM
from tinderbox.games.great_fire.rules.board import BANDS, CHARGE
from tinderbox.games.great_fire.rules.fire import ABOVE_SIZE, INTENSIFYING
from tinderbox.games.great_fire.rules.setup import HOUSES_EACH


# -- houses -----------------------------------------------------------------------------------------------------------
def houses(scene: PlainState) -> Iterator[Break]:
    """S4, F7, A8: a district has all its houses or none; those drawn so far fill the districts in order."""
    plain_board = scene.plain_board
    drawing = scene.phase <= phases.HOUSES
    wanted = plain_board.sizes
    if drawing:
        drawn = Counter(plain_board.slots[: scene.dealt if scene.phase == phases.HOUSES else 0])
        wanted = [drawn[d] for d in range(plain_board.districts)]
    for d, standing in enumerate(map(sum, scene.houses)):
        if standing != wanted[d] and (drawing or standing):
            yield at(f"houses.{scene.space(d)}", given=standing, wanted=wanted[d], drawing=str(drawing).lower())


def region_houses(scene: PlainState) -> Iterator[Break]:
    """S4: five houses of each colour were mixed for each region."""
    for districts in scene.plain_board.regions:
        standing = map(sum, zip(*(scene.houses[d] for d in districts), strict=True))
        for colour, given in enumerate(standing):
            if given > HOUSES_EACH:
                where = next(d for d in districts if scene.houses[d][colour])
                letter = scene.plain_board.pack_names.letters[colour]
                yield at(f"houses.{scene.space(where)}", letter=letter, given=given, most=HOUSES_EACH)


# -- fires ------------------------------------------------------------------------------------------------------------
def uncontained(scene: PlainState) -> Iterator[Break]:
    """F7: where fire is not contained, the houses have burnt."""
    for d in members(scene.wild & scene.housed):
        yield at(f"fires.{scene.space(d)}", name=scene.space(d))


def pudding_lane(scene: PlainState) -> Iterator[Break]:
    """B2, S1, F3: it always burns; its fires leave one by one, and are made good only when they are all gone."""
    board, given = scene.plain_board.board, scene.fires[scene.plain_board.lane]
    most = max(int(board.pudding_fires), int(board.refill) if scene.moves >= board.pudding_fires else 0)
    least = max(1, int(board.pudding_fires) - scene.moves)
    if not least <= given <= most:
        yield at(f"fires.{scene.space(scene.plain_board.lane)}", given=given, least=least, most=most)


def crowded(scene: PlainState) -> Iterator[Break]:
    """D3, F7, F9: fires are added up to two above the size; only a break-out brings one more than there are bands."""
    for d in members(scene.burning & scene.plain_board.all):
        most = max(scene.plain_board.sizes[d] + ABOVE_SIZE, scene.bands[d] + 1)
        if scene.fires[d] > most:
            yield at(f"fires.{scene.space(d)}", given=scene.fires[d], most=most)


def box(scene: PlainState) -> Iterator[Break]:
    """B9, A5: fires are on the map, with a player or in the supply."""
    board = scene.plain_board.board
    if board.supply < 0:
        return
    given = sum(scene.fires) + scene.extinguished + int(scene.city.supply)
    wanted = int(board.supply + board.pudding_fires)
    if given != wanted:
        yield at("supply", given=given, wanted=wanted)


def brought(scene: PlainState) -> Iterator[Break]:
    """F3, F7, D2: what came from the supply came with a fire move, an intensifying or the refilling of Pudding Lane."""
    plain_board, moves = scene.plain_board, scene.moves
    board = plain_board.board
    given = sum(scene.fires) + scene.extinguished - int(board.pudding_fires)
    refills = 1 + (moves - int(board.pudding_fires)) // int(board.refill) if moves >= board.pudding_fires else 0
    added = INTENSIFYING * scene.intensified - (scene.pending if scene.intensifying else 0)
    most = moves * max(max(plain_board.sizes) - 1, INTENSIFYING) + added + refills * int(board.refill)
    # A district burns up to its size; a fire that was there before, contained, came with a move of its own.
    least = sum(plain_board.sizes[d] for d in members(scene.burnt)) - moves if scene.city.supply != 0 else 0
    if not max(least, 0) <= given <= most:
        yield at("fires", given=given, least=max(least, 0), most=most)


def spread(scene: PlainState) -> Iterator[Break]:
    """F2: fire comes from next door, and what it came through has burnt out: a way back to Pudding Lane."""
    area, border = scene.burnt_area
    for d in members(scene.burnt & ~area):
        entry = "fires" if scene.burning & 1 << d else "houses"
        yield at(f"{entry}.{scene.space(d)}", name=scene.space(d))
    for d in members(scene.burning & scene.housed & ~border):
        yield at(f"fires.{scene.space(d)}", name=scene.space(d))


def burnt(scene: PlainState) -> Iterator[Break]:
    """F7: a fire move burns one district at most."""
    given = scene.burnt.bit_count()
    if given > scene.moves:
        yield at("houses", given=given, most=scene.moves)


def burnt_out(scene: PlainState) -> Iterator[Break]:
    """F3, A5: the last fire of a district never leaves it; somebody has extinguished it."""
    given = (scene.burnt & ~scene.burning).bit_count()
    if given > scene.extinguished:
        yield at("seats", given=given, extinguished=scene.extinguished)


def extinguished(scene: PlainState) -> Iterator[Break]:
    """A1, A5: one action point for each fire, four a turn."""
    for seat in scene.seats:
        given, most = scene.own(seat, c.EXTINGUISHED), scene.actions_of(seat)
        if given > most:
            yield at(f"seats[{seat}].extinguished", given=given, most=most)


def hero(scene: PlainState) -> Iterator[Break]:
    """A6: whoever first has three fires, until somebody has more."""
    kept = [scene.own(seat, c.EXTINGUISHED) for seat in scene.seats]
    holder = int(scene.city.hero)
    if (holder == c.NONE) != (max(kept) < HERO_FROM) or (holder != c.NONE and kept[holder] < max(kept)):
        yield at("hero", least=HERO_FROM)


# -- fire breaks ------------------------------------------------------------------------------------------------------
def demolished(scene: PlainState) -> Iterator[Break]:
    """A7, A8, F4: nothing is left in a demolished district, and no fire ever comes in."""
    for d in members(scene.demolished & (scene.housed | scene.burning)):
        yield at(f"demolished.{scene.space(d)}", name=scene.space(d))


def beside_fire(scene: PlainState) -> Iterator[Break]:
    """A7: only a district next to a burning one is demolished."""
    if not scene.demolished:
        return
    area, border = scene.burnt_area
    for d in members(scene.demolished & ~scene.beside(area | border)):
        yield at(f"demolished.{scene.space(d)}", name=scene.space(d))


def charges(scene: PlainState) -> Iterator[Break]:
    """A8: a charge lies in every demolished district, and nowhere else."""
    given, wanted = scene.used(CHARGE), scene.demolished.bit_count()
    if given != wanted:
        yield at("tokens_used.charge", given=given, wanted=wanted)


# -- bands and landowners ---------------------------------------------------------------------------------------------
def bands(scene: PlainState) -> Iterator[Break]:
    """S9, P4: six bands, placed before the landowners."""
    plain_board = scene.plain_board
    wanted = 0 if scene.phase < phases.PLACE_BAND else BANDS
    if scene.phase == phases.PLACE_BAND:
        wanted = plain_board.start_bands.total() + scene.dealt
    if sum(scene.bands) != wanted:
        yield at("bands", given=sum(scene.bands), wanted=wanted)


def landowners(scene: PlainState) -> Iterator[Break]:
    """S10, P4: placed one after the other from the start player on, all before the first turn."""
    plain_board = scene.plain_board
    placed = 0 if scene.phase < phases.PLACE_LANDOWNER else plain_board.players * plain_board.each
    if scene.phase == phases.PLACE_LANDOWNER:
        placed = scene.dealt
    for seat in scene.seats:
        for which in range(plain_board.each):
            wanted = which * plain_board.players + (seat - scene.start) % plain_board.players < placed
            if (scene.own(seat, c.LANDOWNER + which) != c.NOWHERE) != wanted:
                yield at(f"seats[{seat}].landowners[{which}]", placed=str(wanted).lower())


def placed(scene: PlainState) -> Iterator[Break]:
    """S9, S10: nothing is placed in the green region, and nothing moves before the first action step."""
    if not scene.nothing_moved:
        return
    plain_board = scene.plain_board
    begun = scene.phase >= phases.PLACE_BAND
    for space, count in enumerate(scene.bands):
        if (count and space not in plain_board.placeable) or (begun and count < plain_board.start_bands[space]):
            yield at(f"bands.{scene.space(space)}", name=scene.space(space))
    for seat in scene.seats:
        for which in range(plain_board.each):
            space = scene.own(seat, c.LANDOWNER + which)
            if space != c.NOWHERE and space not in plain_board.placeable:
                yield at(f"seats[{seat}].landowners[{which}]", name=scene.space(space))


MAP: Final[tuple[Invariant[PlainState], ...]] = (
    Invariant("houses", ("S4", "F7", "A8"), houses),
    Invariant("region-houses", ("S4",), region_houses),
    Invariant("uncontained", ("F7",), uncontained),
    Invariant("pudding-lane", ("B2", "S1", "F3"), pudding_lane),
    Invariant("crowded", ("D3", "F7", "F9"), crowded),
    Invariant("box", ("B9", "A5"), box),
    Invariant("brought", ("F3", "F7", "D2"), brought),
    Invariant("spread", ("F2",), spread),
    Invariant("burnt", ("F7",), burnt),
    Invariant("burnt-out", ("F3", "A5"), burnt_out),
    Invariant("extinguished", ("A1", "A5"), extinguished),
    Invariant("hero", ("A6",), hero),
    Invariant("demolished", ("A7", "A8", "F4"), demolished),
    Invariant("beside-fire", ("A7",), beside_fire),
    Invariant("charges", ("A8",), charges),
    Invariant("bands", ("S9", "P4"), bands),
    Invariant("landowners", ("S10", "P4"), landowners),
    Invariant("placed", ("S9", "S10"), placed),
)
