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
def houses(now: PlainState) -> Iterator[Break]:
    """S4, F7, A8: a district has all its houses or none; those drawn so far fill the districts in order."""
    plain_board = now.plain_board
    drawing = now.phase <= phases.HOUSES
    wanted = plain_board.sizes
    if drawing:
        drawn = Counter(plain_board.slots[: now.dealt if now.phase == phases.HOUSES else 0])
        wanted = [drawn[d] for d in range(plain_board.districts)]
    for d, standing in enumerate(map(sum, now.houses)):
        if standing != wanted[d] and (drawing or standing):
            yield at(f"houses.{now.space(d)}", given=standing, wanted=wanted[d], drawing=str(drawing).lower())


def region_houses(now: PlainState) -> Iterator[Break]:
    """S4: five houses of each colour were mixed for each region."""
    for districts in now.plain_board.regions:
        standing = map(sum, zip(*(now.houses[d] for d in districts), strict=True))
        for colour, given in enumerate(standing):
            if given > HOUSES_EACH:
                where = next(d for d in districts if now.houses[d][colour])
                letter = now.plain_board.pack_names.letters[colour]
                yield at(f"houses.{now.space(where)}", letter=letter, given=given, most=HOUSES_EACH)


# -- fires ------------------------------------------------------------------------------------------------------------
def uncontained(now: PlainState) -> Iterator[Break]:
    """F7: where fire is not contained, the houses have burnt."""
    for d in members(now.wild & now.housed):
        yield at(f"fires.{now.space(d)}", name=now.space(d))


def pudding_lane(now: PlainState) -> Iterator[Break]:
    """B2, S1, F3: it always burns; its fires leave one by one, and are made good only when they are all gone."""
    board, given = now.plain_board.board, now.fires[now.plain_board.lane]
    most = max(int(board.pudding_fires), int(board.refill) if now.moves >= board.pudding_fires else 0)
    least = max(1, int(board.pudding_fires) - now.moves)
    if not least <= given <= most:
        yield at(f"fires.{now.space(now.plain_board.lane)}", given=given, least=least, most=most)


def crowded(now: PlainState) -> Iterator[Break]:
    """D3, F7, F9: fires are added up to two above the size; only a break-out brings one more than there are bands."""
    for d in members(now.burning & now.plain_board.all):
        most = max(now.plain_board.sizes[d] + ABOVE_SIZE, now.bands[d] + 1)
        if now.fires[d] > most:
            yield at(f"fires.{now.space(d)}", given=now.fires[d], most=most)


def box(now: PlainState) -> Iterator[Break]:
    """B9, A5: fires are on the map, with a player or in the supply."""
    board = now.plain_board.board
    if board.supply < 0:
        return
    given = sum(now.fires) + now.extinguished + int(now.city.supply)
    wanted = int(board.supply + board.pudding_fires)
    if given != wanted:
        yield at("supply", given=given, wanted=wanted)


def brought(now: PlainState) -> Iterator[Break]:
    """F3, F7, D2: what came from the supply came with a fire move, an intensifying or the refilling of Pudding Lane."""
    plain_board, moves = now.plain_board, now.moves
    board = plain_board.board
    given = sum(now.fires) + now.extinguished - int(board.pudding_fires)
    refills = 1 + (moves - int(board.pudding_fires)) // int(board.refill) if moves >= board.pudding_fires else 0
    added = INTENSIFYING * now.intensified - (now.pending if now.intensifying else 0)
    most = moves * max(max(plain_board.sizes) - 1, INTENSIFYING) + added + refills * int(board.refill)
    # A district burns up to its size; a fire that was there before, contained, came with a move of its own.
    least = sum(plain_board.sizes[d] for d in members(now.burnt)) - moves if now.city.supply != 0 else 0
    if not max(least, 0) <= given <= most:
        yield at("fires", given=given, least=max(least, 0), most=most)


def spread(now: PlainState) -> Iterator[Break]:
    """F2: fire comes from next door, and what it came through has burnt out: a way back to Pudding Lane."""
    area, border = now.burnt_area
    for d in members(now.burnt & ~area):
        entry = "fires" if now.burning & 1 << d else "houses"
        yield at(f"{entry}.{now.space(d)}", name=now.space(d))
    for d in members(now.burning & now.housed & ~border):
        yield at(f"fires.{now.space(d)}", name=now.space(d))


def burnt(now: PlainState) -> Iterator[Break]:
    """F7: a fire move burns one district at most."""
    given = now.burnt.bit_count()
    if given > now.moves:
        yield at("houses", given=given, most=now.moves)


def burnt_out(now: PlainState) -> Iterator[Break]:
    """F3, A5: the last fire of a district never leaves it; somebody has extinguished it."""
    given = (now.burnt & ~now.burning).bit_count()
    if given > now.extinguished:
        yield at("seats", given=given, extinguished=now.extinguished)


def extinguished(now: PlainState) -> Iterator[Break]:
    """A1, A5: one action point for each fire, four a turn."""
    for seat in now.seats:
        given, most = now.own(seat, c.EXTINGUISHED), now.actions_of(seat)
        if given > most:
            yield at(f"seats[{seat}].extinguished", given=given, most=most)


def hero(now: PlainState) -> Iterator[Break]:
    """A6: the first seat with three fires has it, until another has more."""
    kept = [now.own(seat, c.EXTINGUISHED) for seat in now.seats]
    holder = int(now.city.hero)
    if (holder == c.NONE) != (max(kept) < HERO_FROM) or (holder != c.NONE and kept[holder] < max(kept)):
        yield at("hero", least=HERO_FROM)


# -- fire breaks ------------------------------------------------------------------------------------------------------
def demolished(now: PlainState) -> Iterator[Break]:
    """A7, A8, F4: nothing is left in a demolished district, and no fire ever comes in."""
    for d in members(now.demolished & (now.housed | now.burning)):
        yield at(f"demolished.{now.space(d)}", name=now.space(d))


def beside_fire(now: PlainState) -> Iterator[Break]:
    """A7: only a district next to a burning one is demolished."""
    if not now.demolished:
        return
    area, border = now.burnt_area
    for d in members(now.demolished & ~now.beside(area | border)):
        yield at(f"demolished.{now.space(d)}", name=now.space(d))


def charges(now: PlainState) -> Iterator[Break]:
    """A8: a charge lies in every demolished district, and nowhere else."""
    given, wanted = now.used(CHARGE), now.demolished.bit_count()
    if given != wanted:
        yield at("tokens_used.charge", given=given, wanted=wanted)


# -- bands and landowners ---------------------------------------------------------------------------------------------
def bands(now: PlainState) -> Iterator[Break]:
    """S9, P4: six bands, placed before the landowners."""
    plain_board = now.plain_board
    wanted = 0 if now.phase < phases.PLACE_BAND else BANDS
    if now.phase == phases.PLACE_BAND:
        wanted = plain_board.start_bands.total() + now.dealt
    if sum(now.bands) != wanted:
        yield at("bands", given=sum(now.bands), wanted=wanted)


def landowners(now: PlainState) -> Iterator[Break]:
    """S10, P4: placed one after the other from the start player on, all before the first turn."""
    plain_board = now.plain_board
    placed = 0 if now.phase < phases.PLACE_LANDOWNER else plain_board.players * plain_board.each
    if now.phase == phases.PLACE_LANDOWNER:
        placed = now.dealt
    for seat in now.seats:
        for which in range(plain_board.each):
            wanted = which * plain_board.players + (seat - now.start) % plain_board.players < placed
            if (now.own(seat, c.LANDOWNER + which) != c.NOWHERE) != wanted:
                yield at(f"seats[{seat}].landowners[{which}]", placed=str(wanted).lower())


def placed(now: PlainState) -> Iterator[Break]:
    """S9, S10: nothing is placed in the green region, and nothing moves before the first action step."""
    if not now.nothing_moved:
        return
    plain_board = now.plain_board
    begun = now.phase >= phases.PLACE_BAND
    for space, count in enumerate(now.bands):
        if (count and space not in plain_board.placeable) or (begun and count < plain_board.start_bands[space]):
            yield at(f"bands.{now.space(space)}", name=now.space(space))
    for seat in now.seats:
        for which in range(plain_board.each):
            space = now.own(seat, c.LANDOWNER + which)
            if space != c.NOWHERE and space not in plain_board.placeable:
                yield at(f"seats[{seat}].landowners[{which}]", name=now.space(space))


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
