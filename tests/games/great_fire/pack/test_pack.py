"""The shipped pack of The Great Fire: each fact that the rulebooks give of board, cards and map holds."""

from collections import Counter
from collections.abc import Iterable, Iterator, Set

import pytest
from pydantic import BaseModel

from tinderbox.core.documents.packs import PROVENANCES, Sourced, parts_of
from tinderbox.core.text.messages import LANGUAGES
from tinderbox.games.great_fire.pack.pack import DIRECTIONS, EDITIONS, OPPOSITE, Direction, Space, load, shipped
from tinderbox.games.great_fire.pack.schema import Edition

PACK = load("great-fire-1")
REGIONS = ("purple", "blue", "green", "orange")
NAMED_IN_RULEBOOKS = """
    Pudding Lane, S. Bennet, S. Mary, Bridgeward, Candlewick Ward, Pepys House, Philpott Lane, Billingsgate,
    Tallow Hall, Vyners Hall, Cheapside, Guild Hall, Coleman Street, Bread Street, Watling Street, St Pauls,
    Sion College, Brewer's Hall, Moorgate, Cripplegate, Finsbury, Hounds Ditch, St Botolphs, Aldgate, Bethnal, Tower
"""


def space(name: str) -> Space:
    return next(each for each in PACK.spaces if each.name == name)


def to(name: str, direction: Direction, *, crosses: bool = True) -> set[str]:
    """Where a step in this direction leads from a space, with or without the diagonals of crosses."""
    near = PACK.neighbours[space(name).index]
    return {
        PACK.spaces[each.index].name
        for each in near
        if direction in each.directions and (crosses or len(each.directions) == 1)
    }


def neighbours(name: str) -> set[str]:
    return set().union(*(to(name, direction) for direction in DIRECTIONS))


def is_cross(nw: str, ne: str, sw: str, se: str) -> bool:
    corners = tuple(space(name).index for name in (nw, ne, sw, se))
    return any((cross.nw, cross.ne, cross.sw, cross.se) == corners for cross in PACK.crosses)


def reached(start: int, allowed: Set[int]) -> set[int]:
    found, edge = {start}, [start]
    while edge:
        for near in PACK.neighbours[edge.pop()]:
            if near.index in allowed and near.index not in found:
                found.add(near.index)
                edge.append(near.index)
    return found


def indices(spaces: Iterable[Space]) -> set[int]:
    return {each.index for each in spaces}


# Board and pieces


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("region", REGIONS)
def test_B1_each_region_adds_up_to_30_houses_most_of_its_districts_having_one(edition: Edition, region: str) -> None:
    sizes = [PACK.sizes(edition)[each.index] for each in PACK.districts if each.region == region]
    assert sum(sizes) == 30
    assert set(sizes) <= {1, 2, 3, 4, 5}
    assert sizes.count(1) > len(sizes) / 2


def test_B1_regions_hang_together() -> None:
    for region in REGIONS:
        inside = indices(each for each in PACK.spaces if each.region == region)
        assert reached(min(inside), inside) == inside


def test_B2_pudding_lane_is_one_space_without_houses_in_the_green_region() -> None:
    assert [each.name for each in PACK.spaces if each.kind == "pudding"] == ["Pudding Lane"]
    assert (PACK.pudding_lane.region, PACK.pudding_lane.size) == ("green", 0)


def test_B3_grass_belongs_to_no_region_and_borders_on_the_town() -> None:
    assert len(PACK.grass) == 12
    for each in PACK.grass:
        assert (each.kind, each.region, each.size) == ("grass", None, 0)
        assert any(PACK.spaces[near.index].kind == "district" for near in PACK.neighbours[each.index])


def test_B4_the_way_back_is_the_opposite_direction() -> None:
    for start, near in enumerate(PACK.neighbours):
        for there in near:
            back = next(each for each in PACK.neighbours[there.index] if each.index == start)
            assert back.directions == tuple(OPPOSITE[step] for step in there.directions)


def test_B5_crosses_join_both_diagonals_of_four_neighbours() -> None:
    assert len(PACK.crosses) == 18
    for cross in PACK.crosses:
        steps = {(cross.nw, cross.se): {"S", "E"}, (cross.ne, cross.sw): {"S", "W"}}
        steps |= {(cross.nw, cross.ne): {"E"}, (cross.sw, cross.se): {"E"}}
        steps |= {(cross.nw, cross.sw): {"S"}, (cross.ne, cross.se): {"S"}}
        for (start, end), directions in steps.items():
            assert {
                step for near in PACK.neighbours[start] if near.index == end for step in near.directions
            } == directions


def test_B6_objectives_are_the_12_districts_of_size_3_or_more() -> None:
    objectives = {each.index for each in PACK.districts if each.banner == "red"}
    assert len(objectives) == 12
    for edition in EDITIONS:
        assert objectives == {index for index, size in enumerate(PACK.sizes(edition)) if size >= 3}
    assert Counter(each.vp for each in PACK.districts if each.vp) == {2: 4, 4: 4, 6: 4}


def test_B6_twenty_districts_have_a_yellow_banner_five_a_region() -> None:
    assert Counter(each.region for each in PACK.districts if each.banner == "yellow") == dict.fromkeys(REGIONS, 5)


def test_B7_sixty_fire_cards_most_of_them_west() -> None:
    assert PACK.fire_cards == {"N": 15, "E": 13, "S": 12, "W": 20}


def test_B7_three_decks_of_four_objectives_with_two_cards_each() -> None:
    values = {"I": 2, "II": 4, "III": 6}
    assert PACK.copies == 2
    for deck, districts in PACK.decks().items():
        assert len(set(districts)) == 4
        assert {PACK.spaces[index].vp for index in districts} == {values[deck]}


def test_B7_twenty_tokens_and_six_colours_with_letters() -> None:
    assert (PACK.tokens.demolition, PACK.tokens.double_move, PACK.tokens.victory_point) == (10, 6, 4)
    assert "".join(colour.letter for colour in PACK.colours) == "RBGYPW"
    assert [colour.id for colour in PACK.colours] == ["red", "blue", "green", "yellow", "purple", "white"]


def test_B8_editions_differ_in_fires_aldgate_and_what_makes_up_for_it() -> None:
    german, french = PACK.sizes("german"), PACK.sizes("french")
    assert (PACK.fires("german"), PACK.fires("french")) == (65, 100)
    differing = {PACK.spaces[index].name: (german[index], french[index]) for index in range(len(PACK.spaces))}
    differing = {name: pair for name, pair in differing.items() if pair[0] != pair[1]}
    assert differing == {"Aldgate": (4, 3), "Whitechapel": (1, 2)}


# Set-up and the two-player game


def test_S1_F3_pudding_lane_starts_with_25_fires_and_is_refilled_with_5() -> None:
    assert (PACK.pudding_fires, PACK.pudding_refill) == (25, 5)


@pytest.mark.parametrize(
    ("players", "stack", "left_over"),
    [
        (2, (2, 6, 6, 10, 9), 17),
        (3, (5, 6, 5, 6, 5, 6), 12),
        (4, (6, 7, 10, 9), 8),
        (5, (6, 6, 6, 6, 6), 5),
        (6, (5, 5, 5, 5, 5, 5), 0),
    ],
)
def test_S3_P2_stack_hands_and_cards_left_over_are_all_fire_cards(
    players: int, stack: tuple[int, ...], left_over: int
) -> None:
    count = PACK.player_counts[players]
    assert (count.stack, count.left_over) == (stack, left_over)
    assert sum(stack) + 5 * players + left_over == 60


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_S3_every_player_intensifies_equally_often(players: int) -> None:
    uncovering = Counter(card % players for card in drawn_at_stack_cards(PACK.player_counts[players].stack))
    assert max(uncovering.values()) - min(uncovering[seat] for seat in range(players)) <= 1


def test_P2_P9_with_two_the_players_uncover_stack_cards_in_turn_and_the_second_uncovers_b() -> None:
    *uncovering, _ = drawn_at_stack_cards(PACK.player_counts[2].stack)
    # A round is four draws: first player, nobody, second player, nobody.
    assert [card % 4 for card in uncovering] == [0, 2, 0, 2]


def drawn_at_stack_cards(stack: tuple[int, ...]) -> Iterator[int]:
    """Which draw from the top, counted from 0, uncovers each stack card, the last of the alphabet first."""
    drawn = -1
    for cards in reversed(stack):
        drawn += cards
        yield drawn


def test_S9_P4_six_bands_come_onto_the_map() -> None:
    for players, count in PACK.player_counts.items():
        assert len(count.bands_at) + players * count.bands_each == 6


def test_P7_each_colour_leads_two_colour_cards_once_forwards_and_once_backwards() -> None:
    forwards = {tuple((first + step) % 6 for step in range(6)) for first in range(6)}
    backwards = {tuple((first - step) % 6 for step in range(6)) for first in range(6)}
    assert len(PACK.colour_cards) == 12
    assert set(PACK.colour_cards) == forwards | backwards


def test_P8_each_objective_is_on_one_band_card() -> None:
    assert sorted(PACK.band_cards) == [each.index for each in PACK.districts if each.banner == "red"]


# The map


def test_M1_sion_college_and_the_cross_by_cripplegate() -> None:
    assert to("Sion College", "E", crosses=False) == {"Moorgate"}
    assert to("Sion College", "S") == {"Brewer's Hall"}
    assert is_cross("Cripplegate", "Finsbury", "Sion College", "Moorgate")


def test_M2_from_s_bennet() -> None:
    assert to("S. Bennet", "N") == {"Guild Hall", "Coleman Street"}
    assert to("S. Bennet", "E", crosses=False) == {"S. Mary"}
    assert to("S. Bennet", "S", crosses=False) == {"Tallow Hall"}
    assert to("S. Bennet", "W", crosses=False) == {"Cheapside"}
    assert {"Pudding Lane", "Watling Street"} <= neighbours("S. Bennet")


def test_M3_from_pudding_lane() -> None:
    assert to("Pudding Lane", "N", crosses=False) == {"S. Mary", "Bridgeward", "Candlewick Ward"}
    assert to("Pudding Lane", "N") >= {"Pepys House"}
    assert to("Pudding Lane", "W", crosses=False) == {"Tallow Hall", "Vyners Hall"}
    assert to("Pudding Lane", "E") == {"Pepys House", "Philpott Lane", "Billingsgate"}
    assert to("Pudding Lane", "S") == set()
    assert is_cross("Candlewick Ward", "Pepys House", "Pudding Lane", "Philpott Lane")
    assert is_cross("S. Bennet", "S. Mary", "Tallow Hall", "Pudding Lane")


def test_M4_what_a_south_card_reaches_in_the_example() -> None:
    burning = {"Pudding Lane", "S. Bennet", "Guild Hall", "Bassishaw", "Philpott Lane"}
    fires = indices(space(name) for name in burning)
    assert reached(PACK.pudding_lane.index, fires) == fires
    grass = {each.name for each in PACK.grass}
    assert set().union(*(to(name, "S") for name in burning)) - burning - grass == {
        "Cheapside",
        "Tallow Hall",
        "Billingsgate",
        "Coleman Street",
        "Bread Street",
        "Watling Street",
    }


def test_M5_sizes_and_objectives_that_the_examples_name() -> None:
    assert (space("Guild Hall").size, space("Guild Hall").banner) == (4, "red")
    assert (PACK.sizes("german")[space("Aldgate").index], PACK.sizes("french")[space("Aldgate").index]) == (4, 3)
    assert space("Aldgate").banner == "red"
    assert (space("St Pauls").size, space("St Pauls").banner) == (5, "red")
    assert space("Bethnal").size == 1
    assert space("Tower").region == "orange"


def test_M6_bands_of_the_set_up_stand_outside_the_green_region() -> None:
    placed = {players: [PACK.spaces[at].name for at in count.bands_at] for players, count in PACK.player_counts.items()}
    assert placed == {2: [], 3: [], 4: ["Hounds Ditch", "St Botolphs"], 5: ["Cripplegate"], 6: []}
    assert all(space(name).region != "green" for names in placed.values() for name in names)


def test_fire_and_people_get_everywhere() -> None:
    districts = indices(PACK.districts)
    lane = PACK.pudding_lane.index
    assert reached(lane, districts) == districts | {lane}
    assert reached(0, districts) == districts
    assert reached(0, districts | indices(PACK.grass)) == districts | indices(PACK.grass)


# The pack itself


def test_districts_come_first_then_pudding_lane_then_grass() -> None:
    assert [each.kind for each in PACK.spaces] == ["district"] * 76 + ["pudding"] + ["grass"] * 12
    assert [each.index for each in PACK.spaces] == list(range(89))
    assert PACK.by_id["pudding-lane"] is PACK.pudding_lane
    order = [entry["id"] for entry in PACK.data["spaces"] if entry["kind"] == "district"]
    assert [each.id for each in PACK.districts] == order


def test_names_are_words_of_the_notation() -> None:
    tokens = {each.name: each.token for each in PACK.spaces}
    assert tokens["S. Mary"] == "S-Mary"
    assert tokens["Brewer's Hall"] == "Brewers-Hall"
    assert tokens["Pudding Lane"] == "Pudding-Lane"
    assert len({token.casefold() for token in tokens.values()}) == len(tokens)


def test_names_of_the_rulebooks_and_only_those_are_marked_so() -> None:
    marked = {entry.name for entry in PACK.form.spaces if entry.provenance.get("name") == "rulebook"}
    assert marked == {" ".join(name.split()) for name in NAMED_IN_RULEBOOKS.split(",")}


def test_every_figure_has_a_provenance() -> None:
    seen: Counter[str] = Counter()

    def walk(part: BaseModel) -> None:
        if isinstance(part, Sourced):
            seen.update(part.provenance.values())
            assert "default" in part.provenance
        for name in type(part).model_fields:
            for _, inner in parts_of(getattr(part, name)):
                walk(inner)

    for name in type(PACK.form).model_fields.keys() - {"meta"}:
        inner = list(parts_of(getattr(PACK.form, name)))
        assert inner, name
        for _, part in inner:
            assert isinstance(part, Sourced), name
            walk(part)
    assert set(seen) <= set(PROVENANCES)
    assert seen["rulebook"] > 60


def test_a_released_pack_never_changes() -> None:
    assert PACK.digest == "sha256:b06e7ebe994b1e780c2e71cad85e13897497b8fe70c8ee9e13290cc7255979cd"
    assert load(PACK.data).digest == PACK.digest
    assert load(PACK.data).is_shipped


def test_the_newest_pack_is_the_default_and_read_once() -> None:
    assert load() is load(shipped()[-1])
    assert shipped() == ("great-fire-1",)


def test_title_and_note_speak_every_language() -> None:
    for texts in (PACK.form.meta.title, PACK.form.meta.note, *PACK.form.meta.provenance.values()):
        assert set(texts) == set(LANGUAGES)
    assert PACK.title("de") == "London 1666, rekonstruiert"
    assert "Schachtel" in PACK.note("de")
