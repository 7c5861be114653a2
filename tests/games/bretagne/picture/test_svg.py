"""The drawn board: well-formed, complete, the same every time, and legible to those who do not see colours."""

import copy
import re
from collections import Counter
from typing import Any
from xml.etree import ElementTree

import pytest

from tinderbox.core.text.messages import LANGUAGES, Language
from tinderbox.games.bretagne.pack.pack import INCOMES, Pack, load
from tinderbox.games.bretagne.picture.pieces import (
    COLOURS,
    LETTERS,
    BrestPieces,
    Floor,
    HarbourPieces,
    LighthousePieces,
    Pieces,
    PlayerPieces,
)
from tinderbox.games.bretagne.picture.svg import draw

SVG = "{http://www.w3.org/2000/svg}"
MOST_BYTES = 400_000

RICH = Pieces(
    round=3,
    actor=1,
    lighthouses={
        1: LighthousePieces("ar-men", (Floor(("stone", "sand"), 0, 4), Floor(("brick",), 1, 6)), engineers=7),
        2: LighthousePieces("goulphar", (Floor(("stone",)),), coins=2),
        3: LighthousePieces("ile-vierge", built=True),
        4: LighthousePieces(
            "creach",
            (Floor(("sand",), 2, 1), Floor(("sand",), 3, 2), Floor(("brick", "sand", "stone"), 3, 1), Floor(("sand",))),
            engineers=2,
            cards=("pier", "foghorn", "foghorn"),
        ),
    },
    harbours={
        "camaret": HarbourPieces("west-card", True, (0, 1, 2, 3)),
        "roscoff": HarbourPieces("north-brick", False, (2,)),
    },
    quimper={"wood": 3, "stone": 10, "sand": 0, "brick": 5},
    brest=BrestPieces(
        {"wood": 1, "stone": 0, "sand": 2, "brick": 2}, singles=1, single_spaces=2, pairs=0, pair_spaces=1
    ),
    sent={"brest": (0, 0, 2), "lorient": (1,)},
    this_round=(2, 0, 3, 1),
    next_round=(3, None, None, None),
    weather="storm",
    forecast="variable",
    display=(
        (("stone",), ("sand",), None, ("brick",)),
        (("stone", "sand"), ("brick", "brick"), ("sand", "brick"), None),
        (("stone", "sand", "brick"), None, None, None),
    ),
    stacks=(3, 6, 0),
    players=(
        PlayerPieces("Anne", points=37, coins=4, workers=5, reserve=3, materials={"wood": 2}),
        PlayerPieces("<b>&\x00Bertrand"),
        PlayerPieces("Chloé", passed=True),
        PlayerPieces("Denis"),
    ),
)


@pytest.fixture(name="pack")
def fixture_pack() -> Pack:
    return load("bretagne-1")


def tree(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def by_id(root: ElementTree.Element, id: str) -> ElementTree.Element:
    found = [element for element in root.iter() if element.get("id") == id]
    assert len(found) == 1, id
    return found[0]


def title(element: ElementTree.Element) -> str:
    return element.findtext(f"{SVG}title") or ""


def texts(element: ElementTree.Element) -> list[str]:
    return [text.text or "" for text in element.iter(f"{SVG}text")]


def with_class(root: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    return [element for element in root.iter() if name in (element.get("class") or "").split()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pieces", [None, RICH], ids=["empty", "rich"])
def test_a_picture_that_stands_alone(pack: Pack, pieces: Pieces | None, language: Language) -> None:
    svg = draw(pack, pieces, language=language)
    root = tree(svg)
    assert len(svg.encode()) < MOST_BYTES
    assert svg == draw(pack, pieces, language=language)
    assert (root.get("viewBox"), root.get("lang")) == ("0 0 1600 1100", language)
    ids = Counter(element.get("id") for element in root.iter() if element.get("id"))
    assert max(ids.values()) == 1
    used = set(re.findall(r'href="#([^"]+)"', svg)) | set(re.findall(r"url\(#([^)]+)\)", svg))
    assert used <= set(ids)
    assert "http" not in svg.replace("http://www.w3.org/2000/svg", "")
    assert not re.search(r"None|\bnan\b|\{|\}", re.sub(r"<style>.*?</style>", "", svg, flags=re.DOTALL))


def test_every_piece_of_the_board_is_there(pack: Pack) -> None:
    root = tree(draw(pack))
    for board in pack.lighthouses:
        drawn = by_id(root, f"lighthouse-{board.id}")
        assert drawn.get("data-site") == str(board.site + 1)
        assert board.name in texts(drawn)
        assert board.name in title(drawn)
    for site in pack.sites:
        assert str(site.number) in texts(by_id(root, site.id))
    for harbour in pack.harbours:
        assert harbour.name in texts(by_id(root, f"harbour-{harbour.id}"))
    for id in ("map", "weather", "construction", "quimper", "brest", "lorient", "pontivy", "legend", "title"):
        by_id(root, id)
    for code in ("1a", "2b", "3d"):
        assert code in texts(by_id(root, f"tile-{code}"))
    assert len(with_class(root, "deal")) == 9
    assert not with_class(root, "worker")


def test_lighthouses_with_floors_workers_and_what_lies_there(pack: Pack) -> None:
    root = tree(draw(pack, RICH))
    ar_men = by_id(root, "lighthouse-ar-men")
    assert (ar_men.get("class"), ar_men.get("data-site")) == ("lighthouse south hell unbuilt", "1")
    assert len(with_class(ar_men, "floor")) == 2
    assert Counter(texts(ar_men))["O"] == 4
    assert Counter(texts(ar_men))["V"] == 6
    assert "7" in texts(ar_men)
    assert "Floor 1: Stone, Sand; workers of Orange (O): 4" in title(ar_men)
    assert "Engineers: 7" in title(ar_men)
    assert "Coins: 2" in title(by_id(root, "lighthouse-goulphar"))
    built = by_id(root, "lighthouse-ile-vierge")
    assert "built" in (built.get("class") or "").split()
    assert not with_class(built, "floor")
    assert title(by_id(root, "lighthouse-creach")).count("Foghorn") == 2


def test_boards_that_nobody_names_lie_where_there_is_room(pack: Pack) -> None:
    root = tree(draw(pack, Pieces(lighthouses={1: LighthousePieces("ar-men")})))
    assert by_id(root, "lighthouse-ar-men").get("data-site") == "1"
    assert by_id(root, "lighthouse-grands-cardinaux").get("data-site") == "7"
    assert by_id(root, "lighthouse-eckmuhl").get("data-site") == "5"


def test_harbours_with_income_and_workers(pack: Pack) -> None:
    root = tree(draw(pack, RICH))
    camaret = by_id(root, "harbour-camaret")
    assert [text for text in texts(camaret) if text in LETTERS.values()] == ["O", "V", "W", "K"]
    assert "Equipment cards: 2, improved" in title(camaret)
    roscoff = by_id(root, "harbour-roscoff")
    assert "normal" in (roscoff.get("class") or "").split()
    assert "Bricks: 1, later 2" in title(roscoff)
    assert len(with_class(roscoff, "worker")) == 1


@pytest.mark.parametrize("tile", [tile.id for tile in load().harbour_tiles])
@pytest.mark.parametrize("improved", [False, True])
def test_every_harbour_tile_can_be_drawn(pack: Pack, tile: str, improved: bool) -> None:
    root = tree(draw(pack, Pieces(harbours={"camaret": HarbourPieces(tile, improved)})))
    symbol = INCOMES[next(entry.income for entry in pack.harbour_tiles if entry.id == tile)]
    uses = [use.get("href") for use in by_id(root, "harbour-camaret").iter(f"{SVG}use")]
    assert f"#bretagne-{symbol}" in uses


def test_markets_order_weather_and_players(pack: Pack) -> None:
    root = tree(draw(pack, RICH))
    assert "Stone: 10" in [title(spot) for spot in with_class(by_id(root, "quimper"), "stone")]
    assert len(with_class(by_id(root, "brest"), "taken")) == 2
    assert "×2" in texts(by_id(root, "workers-brest"))
    assert title(by_id(root, "workers-lorient")) == "workers in the city: Violet (V) ×1"
    assert "W" in texts(by_id(root, "barge-1"))
    assert "K" in texts(by_id(root, "next-1"))
    assert title(by_id(root, "weather-now")) == "this round: Storm"
    assert "round 3 of 5" in texts(by_id(root, "weather"))
    assert title(by_id(root, "tile-3a")) == "3a: Stone, Sand, Brick"
    assert "×6" in texts(by_id(root, "stack-2"))
    assert "37" in texts(by_id(root, "player-1"))
    assert "5+3" in texts(by_id(root, "player-1"))
    assert by_id(root, "player-2").get("class") == "player actor"
    assert by_id(root, "player-3").get("class") == "player passed"


def test_every_player_has_a_letter() -> None:
    assert [LETTERS[colour] for colour in COLOURS] == ["O", "V", "W", "K"]


def test_names_of_players_are_only_text(pack: Pack) -> None:
    root = tree(draw(pack, RICH))
    assert title(by_id(root, "player-2")) == "<b>&Bertrand, Violet"


def test_fewer_players_make_a_shorter_table(pack: Pack) -> None:
    two = Pieces(players=(PlayerPieces("Anne"), PlayerPieces("Bertrand")))
    root = tree(draw(pack, two))
    assert len(with_class(root, "player")) == 2


@pytest.mark.parametrize(("language", "word"), [("en", "Weather"), ("de", "Wetter"), ("fr", "Météo")])
def test_words_in_the_reader_s_language(pack: Pack, language: Language, word: str) -> None:
    assert word in texts(by_id(tree(draw(pack, language=language)), "weather"))


def test_a_corrected_pack_is_drawn_as_corrected(pack: Pack) -> None:
    data: dict[str, Any] = copy.deepcopy(dict(pack.data))
    data["meta"]["id"] = "corrected-1"
    data["player_counts"][2]["brest"].update(singles=4, pairs=4)
    data["barges"][0].update(top=9, engineers=12)
    data["lighthouses"][6]["extra"] = ["wood", "brick"]
    data["lighthouses"][6]["name"] = "Armen"
    root = tree(draw(load(data)))
    assert len(with_class(by_id(root, "brest"), "engineers-2")) == 4
    assert "12" in texts(by_id(root, "barge-1"))
    uses = [use.get("href") for use in by_id(root, "lighthouse-ar-men").iter(f"{SVG}use")]
    assert "#bretagne-brick" in uses


def test_A5_W1_a_tile_in_hand_and_the_order_of_scoring_are_seen() -> None:
    """The tile that was bought stays pale on its space; lighthouses just built show their place in the scoring."""
    pack = load()
    four = (Floor(("sand",)),) * 4
    towers = {1: LighthousePieces("ar-men", four, scored=2), 2: LighthousePieces("goulphar", four, scored=1)}
    picture = draw(pack, Pieces(lighthouses=towers, bought={"2b": ("stone", "sand")}), players=4, language="en")
    titles = [title.text for title in ElementTree.fromstring(picture).iter(f"{SVG}title")]
    assert "2b: Stone, Sand (bought, not placed yet)" in titles
    for name, place in (("Ar-Men", 2), ("Goulphar", 1)):
        tooltip = next(title for title in titles if title and title.startswith(f"{name}:"))
        assert f"Place in the order of scoring: {place}" in tooltip
