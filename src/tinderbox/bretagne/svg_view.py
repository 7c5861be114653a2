"""From a view to the pieces of the picture."""

from typing import TYPE_CHECKING

from tinderbox.bretagne.pack import EQUIPMENT, MATERIALS
from tinderbox.bretagne.svg_pieces import (
    BrestPieces,
    Floor,
    HarbourPieces,
    LighthousePieces,
    Pieces,
    PlayerPieces,
)
from tinderbox.core.events import Data

if TYPE_CHECKING:
    from tinderbox.bretagne.box import Bretagne
    from tinderbox.bretagne.pack_form import Equipment, Material


def pieces_of(box: "Bretagne", view: Data) -> Pieces:
    pack, board = box.pack, box.board
    seats, rows = view["seats"], view["pontivy"]
    ids = {harbour.token: harbour.id for harbour in pack.harbours}
    areas = {harbour.token: pack.form.areas[harbour.area].id for harbour in pack.harbours}
    return Pieces(
        round=view["round"] or None,
        actor=view["actor"],
        lighthouses={
            site + 1: lighthouse(box, view, site) for site, found in enumerate(view["sites"]) if found["lighthouse"]
        },
        harbours={
            ids[name]: HarbourPieces(found["tile"], areas[name] in view["improved"], tuple(found["seats"]))
            for name, found in view["harbours"].items()
            if found["tile"]
        },
        quimper=view["quimper"],
        brest=BrestPieces(
            materials=view["brest"]["materials"],
            singles=view["brest"]["singles"],
            single_spaces=int(board.brest_singles),
            pairs=view["brest"]["pairs"],
            pair_spaces=int(board.brest_pairs),
        ),
        sent={
            "brest": tuple(seat for seat, found in enumerate(seats) for _ in range(found["in_brest"])),
            "lorient": tuple(seat for seat, found in enumerate(seats) for _ in range(found["in_lorient"])),
        },
        this_round=tuple(rows["this_round"]),
        next_round=tuple(rows["next_round"]),
        weather=view["weather"],
        forecast=view["forecast"],
        display=tuple(tuple(materials(tile) if tile else None for tile in row) for row in view["display"]),
        stacks=tuple(sum(len(group) for group in groups) for groups in view["stacks"]),
        players=tuple(player(view, seat) for seat in range(box.players)),
    )


def materials(tile: str) -> "tuple[Material, ...]":
    """The materials of a tile by its token."""
    return tuple(material for name in tile.split("+") for material in MATERIALS if material == name)


def lighthouse(box: "Bretagne", view: Data, site: int) -> LighthousePieces:
    found = view["sites"][site]
    scored = view["progress"]["site"] == site + 1
    played: list[Equipment] = [
        kind for kind in EQUIPMENT for _ in range(view["cards"]["played"][kind] if scored else 0)
    ]
    return LighthousePieces(
        id=box.pack.lighthouses[box.words.lighthouses.index(found["lighthouse"])].id,
        floors=tuple(Floor(materials(floor["tile"]), floor["owner"], floor["workers"]) for floor in found["floors"]),
        built=found["status"] == "built",
        engineers=found["engineers"],
        coins=found["coins"],
        cards=tuple(played) if scored else (),
    )


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
        passed=view["round"] > 0 and seat in view["pontivy"]["next_round"] and view["phase"] != "barge",
    )
