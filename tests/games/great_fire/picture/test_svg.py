"""The drawing of the board: sound SVG, every space to be found and read aloud, every piece in its place."""

import copy
import xml.etree.ElementTree as ET
from typing import Any

import pytest

from tinderbox.core.picture.pen import Pen
from tinderbox.core.text.messages import LANGUAGES, Language
from tinderbox.games.great_fire.pack.pack import EDITIONS, Pack, load
from tinderbox.games.great_fire.pack.schema import Edition
from tinderbox.games.great_fire.picture.pieces import Pieces, SpacePieces, draw_pieces
from tinderbox.games.great_fire.picture.svg import draw

PACK = load("great-fire-1")
SVG = "{http://www.w3.org/2000/svg}"
LARGEST = 400_000


def tree(
    pack: Pack = PACK, pieces: Pieces | None = None, edition: Edition = "german", language: Language = "en"
) -> ET.Element:
    return ET.fromstring(draw(pack, pieces, edition=edition, language=language))


def group(root: ET.Element, id: str) -> ET.Element:
    return next(each for each in root.iter(f"{SVG}g") if each.get("id") == id)


def layer(root: ET.Element, name: str) -> ET.Element:
    return next(each for each in root.iter(f"{SVG}g") if each.get("class") == name)


def here(root: ET.Element, name: str, space: str) -> ET.Element:
    return next(each for each in layer(root, name) if each.get("data-space") == space)


def symbols(part: ET.Element) -> list[str]:
    return [each.get("href", "")[1:] for each in part.iter(f"{SVG}use")]


def words(part: ET.Element) -> list[str]:
    return [each.text or "" for each in part.iter(f"{SVG}text")]


def title(root: ET.Element, id: str) -> str:
    return group(root, id).findtext(f"{SVG}title") or ""


def crowded() -> dict[str, SpacePieces]:
    """More pieces than any game has."""
    sizes = PACK.sizes("german")
    return {space.id: SpacePieces("R" * sizes[space.index], 7, 6, list("RBGYPW"), token=True) for space in PACK.spaces}


def own_pack(change: dict[str, Any]) -> Pack:
    data = copy.deepcopy(dict(PACK.data))
    data["meta"]["id"] = "box-1"
    data["drawing"].update(change)
    return load(data)


@pytest.mark.parametrize("pieces", [None, {}, crowded()], ids=["bare", "empty", "crowded"])
def test_the_drawing_is_sound_small_and_always_the_same(pieces: Pieces | None) -> None:
    drawn = draw(PACK, pieces)
    assert drawn == draw(PACK, pieces)
    assert len(drawn.encode()) < LARGEST
    root = ET.fromstring(drawn)
    ids = [each.get("id") for each in root.iter() if each.get("id")]
    assert len(ids) == len(set(ids))
    assert {each.get("href", "")[1:] for each in root.iter(f"{SVG}use")} <= set(ids)


def test_nothing_is_fetched_from_elsewhere() -> None:
    drawn = draw(PACK, crowded())
    assert drawn.count("http") == drawn.count("http://www.w3.org/2000/svg")
    assert "<image" not in drawn
    assert "<script" not in drawn


def test_every_space_is_a_group_with_id_classes_and_title() -> None:
    root = tree()
    for space in PACK.spaces:
        found = group(root, f"{space.kind}-{space.id}")
        assert found.get("data-space") == space.id
        assert space.name.replace("'", "’") in title(root, f"{space.kind}-{space.id}")
    assert group(root, "district-temple").get("class") == "space district region-purple"
    assert group(root, "grass-moorfields").get("class") == "space grass"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_speaks_every_language(language: Language) -> None:
    root = tree(pieces={"tower": SpacePieces("RRB", 1, 2, ["G"], token=True)}, language=language)
    said = {
        "en": "Tower, orange region, 5 houses, objective worth 4 VP. Houses: R, R, B. One fire, contained. 2 bands.",
        "de": "Tower, orangefarbenes Gebiet, 5 Häuser, Ziel für 4 SP. Häuser: R, R, B. "
        "Ein Feuer, unter Kontrolle. 2 Truppen.",
        "fr": "Tower, région orange, 5 maisons, objectif valant 4 PV. Maisons : R, R, B. Un feu, contenu. 2 miliciens.",
    }
    assert title(root, "district-tower").replace("\u00a0", " ").startswith(said[language])
    place = {"en": "LONDON", "de": "LONDON", "fr": "LONDRES"}
    river = {"en": "River Thames", "de": "Themse", "fr": "Tamise"}
    assert {place[language], river[language]} <= set(words(root))


def test_every_border_has_its_arrow_or_its_cross() -> None:
    arrows = layer(tree(), "arrows")
    kinds = [each.get("class") for each in arrows]
    assert kinds.count("arrow") == sum(not border.cross for border in PACK.borders)
    assert kinds.count("cross") == len(PACK.crosses)
    upright = next(each for each in arrows if each.get("data-spaces") == "brewers-hall sion-college")
    level = next(each for each in arrows if each.get("data-spaces") == "moorgate sion-college")
    assert (symbols(upright), symbols(level)) == (["arrow-ns"], ["arrow-ew"])


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_district_has_a_slot_for_each_house_of_the_edition(edition: Edition) -> None:
    root = tree(edition=edition)
    for space in PACK.districts:
        assert symbols(here(root, "labels", space.id)).count("slot") == PACK.sizes(edition)[space.index]


def test_an_objective_shows_its_value() -> None:
    assert words(here(tree(), "labels", "tower")) == ["Tower", "4"]
    assert words(here(tree(), "labels", "temple")) == ["Temple"]


def test_pieces_stand_where_they_are_said_to_by_colour_and_letter() -> None:
    pieces = {"aldgate": SpacePieces("RWBY", 3, 1, ["P", "G"]), "barbican": SpacePieces("RR", token=True)}
    root = tree(pieces=pieces)
    aldgate = here(root, "pieces", "aldgate")
    assert symbols(aldgate) == ["house"] * 4 + ["flame", "band", "owner", "owner"]
    assert words(aldgate) == ["R", "W", "B", "Y", "3", "1", "P", "G"]
    paints = {colour.letter: colour.paint for colour in PACK.colours}
    houses = [each for each in aldgate if each.get("class") == "piece"]
    assert [each.get("fill") for each in houses] == [paints[letter] for letter in "RWBY"]
    assert "token" in symbols(here(root, "pieces", "barbican"))
    assert "A token lies here." in title(root, "district-barbican")


@pytest.mark.parametrize(
    ("pieces", "state", "said"),
    [
        (SpacePieces("R"), "", "Houses: R."),
        (SpacePieces("", 2), " burning", "2 fires, uncontained."),
        (SpacePieces("R", 2, 1), " burning", "2 fires, uncontained."),
        (SpacePieces("R", 1, 1), " burning contained", "One fire, contained."),
        (SpacePieces(), " burnt", "No houses left."),
        (SpacePieces(demolished=True), " demolished", "Demolished"),
    ],
)
def test_what_has_become_of_a_district_is_seen_and_said(pieces: SpacePieces, state: str, said: str) -> None:
    root = tree(pieces={"temple": pieces})
    assert group(root, "district-temple").get("class") == f"space district region-purple{state}"
    assert said in title(root, "district-temple")


def test_a_board_without_pieces_shows_nothing_burnt() -> None:
    drawn = tree()
    assert all("burnt" not in each.get("class", "") for each in drawn.iter(f"{SVG}g"))


def test_a_fire_break_is_drawn_in_a_demolished_district() -> None:
    assert symbols(here(tree(pieces={"temple": SpacePieces(demolished=True)}), "pieces", "temple")) == ["fire-break"]


def test_pudding_lane_and_grass_carry_pieces_but_no_state() -> None:
    root = tree(pieces={"pudding-lane": SpacePieces(fires=25), "moorfields": SpacePieces(bands=1, landowners=["R"])})
    assert words(here(root, "pieces", "pudding-lane")) == ["25"]
    assert symbols(here(root, "pieces", "moorfields")) == ["band", "owner"]
    assert group(root, "grass-moorfields").get("class") == "space grass"


def test_six_landowners_in_a_narrow_district_stay_in_it() -> None:
    pen = Pen()
    draw_pieces(pen, PACK, {"s-mary": SpacePieces(fires=1, bands=1, landowners="RBGYPW")}, PACK.sizes("german"))
    drawn = ET.fromstring(f"<g>{pen.drawn()}</g>")
    places = [
        float(each.get("transform", "")[10:].split()[0])
        for each in drawn.iter()
        if "landowner" in each.get("class", "")
    ]
    left, right = (pick(x for x, _ in PACK.by_id["s-mary"].polygon) for pick in (min, max))
    assert len(places) == 6
    assert left < min(places) < max(places) < right


def test_words_of_a_foreign_pack_cannot_break_the_drawing() -> None:
    caption = {"text": {"en": "<b>Fish & 'Chips'</b>"}, "at": [300, 1000], "style": "water"}
    assert "<b>Fish & ’Chips’</b>" in words(tree(own_pack({"captions": [caption]})))


def test_a_map_without_river_wall_and_bridge_is_drawn_too() -> None:
    bare: dict[str, Any] = {name: [] for name in ("river", "fleet", "wall", "bridge", "gates", "captions", "vessels")}
    assert "url(#thames)" not in draw(own_pack(bare))
