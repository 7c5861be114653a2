"""From a view to the pieces of the picture."""

from collections.abc import Sequence

from tinderbox.core.events import Data
from tinderbox.games.bretagne.pack.pack import AREAS, EQUIPMENT, MATERIALS, Pack
from tinderbox.games.bretagne.pack.schema import Equipment, Material
from tinderbox.games.bretagne.picture.pieces import (
    BrestPieces,
    Floor,
    HarbourPieces,
    LighthousePieces,
    Pieces,
    PlayerPieces,
)


def pieces_of(pack: Pack, view: Data) -> Pieces:
    """Everything on the table as this view shows it."""
    seats, rows = view["seats"], view["pontivy"]
    return Pieces(
        round=view["round"] or None,
        actor=view["actor"],
        lighthouses={
            number: lighthouse(pack, view, number)
            for number, site in enumerate(view["sites"], 1)
            if site["lighthouse"] is not None
        },
        harbours=harbours(pack, view),
        quimper=view["quimper"],
        brest=brest(pack, view),
        sent={"brest": sent(seats, "in_brest"), "lorient": sent(seats, "in_lorient")},
        this_round=tuple(rows["this_round"]),
        next_round=tuple(rows["next_round"]),
        weather=view["weather"],
        forecast=view["forecast"],
        display=tuple(tuple(materials(tile) if tile else None for tile in row) for row in view["display"]),
        stacks=tuple(sum(map(len, groups)) for groups in view["stacks"]),
        bought={} if view["tile"] is None else {view["tile"]["space"]: materials(view["tile"]["tile"])},
        players=tuple(player(view, seat) for seat in range(view["players"])),
    )


def materials(tile: str) -> tuple[Material, ...]:
    """The materials of a construction tile by its token."""
    return tuple(material for name in tile.split("+") for material in MATERIALS if material == name)


def lighthouse(pack: Pack, view: Data, number: int) -> LighthousePieces:
    site = view["sites"][number - 1]
    played: list[Equipment] = []
    if view["progress"]["site"] == number:
        played = [kind for kind in EQUIPMENT for _ in range(view["cards"]["played"][kind])]
    return LighthousePieces(
        id=next(board.id for board in pack.lighthouses if board.token == site["lighthouse"]),
        floors=tuple(Floor(materials(floor["tile"]), floor["owner"], floor["workers"]) for floor in site["floors"]),
        built=site["status"] == "built",
        engineers=site["engineers"],
        coins=site["coins"],
        cards=tuple(played),
        scored=view["to_score"].index(number) + 1 if number in view["to_score"] else 0,
    )


def harbours(pack: Pack, view: Data) -> dict[str, HarbourPieces]:
    found = {}
    for harbour in pack.harbours:
        laid = view["harbours"][harbour.token]
        if laid["tile"] is not None:
            improved = AREAS[harbour.area] in view["improved"]
            found[harbour.id] = HarbourPieces(laid["tile"], improved, tuple(laid["seats"]))
    return found


def brest(pack: Pack, view: Data) -> BrestPieces:
    market, stock = view["brest"], pack.player_counts[view["players"]].brest
    return BrestPieces(
        materials=market["materials"],
        singles=market["singles"],
        single_spaces=stock.singles,
        pairs=market["pairs"],
        pair_spaces=stock.pairs,
    )


def sent(seats: Sequence[Data], where: str) -> tuple[int, ...]:
    """The seat of each worker in a city."""
    return tuple(seat for seat, found in enumerate(seats) for _ in range(found[where]))


def player(view: Data, seat: int) -> PlayerPieces:
    found = view["seats"][seat]
    return PlayerPieces(
        name=view["names"][seat],
        points=sum(found["points"].values()),
        coins=found["coins"],
        cards=found["cards"],
        engineers=found["engineers"],
        workers=found["at_hand"],
        reserve=found["reserve"],
        materials=found["materials"],
        passed=has_passed(view, seat),
    )


def has_passed(view: Data, seat: int) -> bool:
    """Whether the marker has gone to the next round's row; while barges are chosen it still lies there."""
    return view["round"] > 0 and view["phase"] != "barge" and seat in view["pontivy"]["next_round"]
