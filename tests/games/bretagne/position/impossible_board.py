"""Positions that break an invariant of the board: set-up, tiles, lighthouses, harbours, markets."""

from tests.games.bretagne.position.impossible import (
    ENDLESS,
    FOUR,
    MATERIALS,
    MOVING,
    SCARCE,
    THREE,
    case,
    from_stack,
    mover,
    nobody_passed,
    open_floors,
    untouched,
)
from tinderbox.core.events import Data


# -- what the set-up laid out -----------------------------------------------------------------------------------------
@case("boards", "boards", "sites[2].lighthouse")
def board_missing(p: Data) -> bool:
    p["sites"][1]["lighthouse"] = None
    return bool(p["progress"]["spot"] == 9)


@case("colour", "act", "sites[")
def boards_of_two_colours_swapped(p: Data) -> bool:
    one, other = p["sites"][0], p["sites"][4]  # Hell and Heaven
    one["lighthouse"], other["lighthouse"] = other["lighthouse"], one["lighthouse"]
    return not one["floors"] and not other["floors"]


@case("historical", "act", "sites[", THREE)
def boards_of_one_colour_swapped(p: Data) -> bool:
    one, other = p["sites"][5], p["sites"][6]
    one["lighthouse"], other["lighthouse"] = other["lighthouse"], one["lighthouse"]
    return not one["floors"] and not other["floors"]


@case("standing", "act", "sites", THREE)
def too_few_standing(p: Data) -> bool:
    site = next(site for site in p["sites"] if site["status"] == "built")
    site["status"] = "open"
    return bool(p["round"] == 1)


@case("standing", "order", "sites")
def built_before_any_scoring(p: Data) -> bool:
    next(untouched(p))["status"] = "built"
    return True


@case("harbour-tiles", "act", "harbours.")
def harbour_tile_twice(p: Data) -> bool:
    first, second, *_ = p["harbours"].values()
    second["tile"] = first["tile"]
    return bool(p["round"] == 1)


@case("harbour-tiles", "weather", "harbours.")
def harbour_without_tile(p: Data) -> bool:
    next(iter(p["harbours"].values()))["tile"] = None
    return True


@case("untouched", "load", "seats[1]")
def coins_from_nowhere(p: Data) -> bool:
    p["seats"][1]["coins"] += 1
    return bool(p["round"] == 1)


@case("untouched", "barge", "cards")
def cards_before_the_first_action(p: Data) -> bool:
    p["cards"]["discarded"]["pier"] += 1
    p["cards"]["deck"] -= 1
    return bool(p["round"] == 1)


@case("weather", "act", "weather_unseen")
def seventh_weather_card(p: Data) -> bool:
    p["weather_unseen"]["sunny"] += 1
    return True


@case("weather", "act", "forecast")
def no_forecast(p: Data) -> bool:
    p["weather_unseen"][p["forecast"]] += 1
    p["forecast"] = None
    return True


@case("production", "act", "production_left")
def production_card_gone(p: Data) -> bool:
    p["production_left"].pop()
    return True


@case("production", "load", "production")
def production_card_twice(p: Data) -> bool:
    left = p["production_left"]
    left[left.index(next(card for card in left if card != p["production"]))] = p["production"]
    return True


# -- construction tiles -----------------------------------------------------------------------------------------------
@case("rows", "act", "display[0][0]")
def tile_in_another_row(p: Data) -> bool:
    if not p["display"][0][0] or not p["stacks"][1]:
        return False
    group = p["stacks"][1][0]
    p["display"][0][0], group[0] = group[0], p["display"][0][0]
    return True


@case("tiles", "act", "stacks")
def tile_twice(p: Data) -> bool:
    others = [tile for tile in p["display"][0] if tile not in (None, p["display"][0][0])]
    if not p["display"][0][0] or not others:
        return False
    p["display"][0][0] = others[0]
    return True


@case("groups", "act", "stacks[0]")
def tiles_returned_before_any_scoring(p: Data) -> bool:
    p["stacks"][0] = [p["stacks"][0][0][:-1], p["stacks"][0][0][-1:]]
    return bool(p["round"] == 1)


@case("display", "load", "display[0]")
def space_empty_without_a_build(p: Data) -> bool:
    if not p["display"][0][0] or not p["stacks"][0]:
        return False
    p["stacks"][0][0].append(p["display"][0][0])
    p["display"][0][0] = None
    return True


@case("display", "order", "display[0][0]")
def space_not_filled_at_set_up(p: Data) -> bool:
    p["stacks"][0][0].append(p["display"][0][0])
    p["display"][0][0] = None
    return True


@case("pace", "act", "sites")
def more_floors_than_tiles_shown(p: Data) -> bool:
    """Floors of last round, all that the stacks hold."""
    if p["round"] != 2 or any(site["status"] == "built" for site in p["sites"]):
        return False
    for row in range(3):
        while p["stacks"][row]:
            site = next((site for site in p["sites"] if site["status"] == "open" and len(site["floors"]) < 3), None)
            tile = from_stack(p, row)
            if site is None or site["engineers"]:
                return False
            site["floors"].insert(0, {"tile": tile, "owner": None, "workers": 0})
            site["coins"] = 0
    return True


@case("tile", "act", "tile")
def tile_in_hand_while_nothing_is_bought(p: Data) -> bool:
    tile = p["display"][0][0]
    p["display"][0][0], p["tile"] = None, {"space": "1a", "tile": tile}
    return tile is not None


@case("tile", "lighthouse", "tile")
def tile_from_another_row(p: Data) -> bool:
    """Its space is empty, but the tile is not of that row."""
    row = int(p["tile"]["space"][0]) - 1
    other = next((number for number in range(3) if number != row and None in p["display"][number]), None)
    if other is None:
        return False
    p["tile"]["space"] = f"{other + 1}{'abcd'[p['display'][other].index(None)]}"
    return True


@case("tile", "lighthouse", "tile", MOVING)
def tile_that_can_go_nowhere(p: Data) -> bool:
    """Every unfinished lighthouse has a floor, so that each demands wood, and there is none."""
    mover(p)["materials"] = dict.fromkeys(MATERIALS, 0)
    free = [site for site in p["sites"] if site["status"] == "open" and not site["floors"]]
    spare = [site for site in p["sites"] if len(site["floors"]) > 1 and not site["engineers"] and not site["coins"]]
    for site in free:
        giver = next((other for other in spare if len(other["floors"]) > 1), None)
        if giver is None or site["coins"] > p["round"] - 2:
            return False
        site["floors"].append(giver["floors"].pop())
    return bool(p["round"] > 1)


# -- lighthouses and harbours -----------------------------------------------------------------------------------------
@case("status", "act", "sites[")
def finished_and_open(p: Data) -> bool:
    site = next((site for site in p["sites"] if site["status"] == "finished"), None)
    if site is not None:
        site["status"] = "open"
    return site is not None


@case("floors", "act", "sites[")
def more_workers_than_materials(p: Data) -> bool:
    for owner, floor in open_floors(p):
        if p["seats"][owner]["at_hand"] >= 6:
            p["seats"][owner]["at_hand"] -= 6
            floor["workers"] += 6
            return True
    return False


@case("site-engineers", "act", "sites[")
def engineers_where_nothing_was_built(p: Data) -> bool:
    next(untouched(p))["engineers"] += 1
    mover(p)["engineers"] -= 1
    return bool(mover(p)["engineers"] >= 0)


@case("site-coins", "act", "sites[")
def coin_too_many(p: Data) -> bool:
    next(untouched(p))["coins"] += 1
    return True


@case("site-coins", "act", "sites[")
def coin_missing(p: Data) -> bool:
    site = next(untouched(p))
    site["coins"] -= 1
    return bool(site["coins"] >= 0)


@case("harbours", "act", "harbours.")
def harbour_without_scoring(p: Data) -> bool:
    for found in p["harbours"].values():
        if found["tile"].split("-")[1] in ("worker", "card", "points") and not found["seats"]:
            found["seats"] = [p["turn_seat"]]
            mover(p)["at_hand"] -= 1
            return bool(mover(p)["at_hand"] >= 0)
    return False


@case("improved", "act", "improved")
def improved_too_soon(p: Data) -> bool:
    p["improved"] = ["west"]
    return bool(p["round"] == 1)


@case("pontivy", "act", "pontivy")
def gap_in_the_next_row(p: Data) -> bool:
    row = p["pontivy"]["next_round"]
    row.insert(0, row.pop())
    return not nobody_passed(p)


@case("pontivy", "over", "pontivy")
def one_marker_twice(p: Data) -> bool:
    row = p["pontivy"]["next_round"]
    row[3] = row[0]
    return True


# -- markets ----------------------------------------------------------------------------------------------------------
@case("brest", "load", "brest.singles")
def brest_not_filled(p: Data) -> bool:
    p["brest"]["singles"] -= 1
    return True


@case("brest", "load", "brest.materials.wood")
def brest_overfull(p: Data) -> bool:
    p["brest"]["materials"]["wood"] += 1
    return True


@case("visits", "act", "brest", ENDLESS)
def brest_emptied_by_nobody(p: Data) -> bool:
    p["brest"]["materials"]["wood"] = 0
    return nobody_passed(p) and not any(seat["in_brest"] for seat in p["seats"])


@case("quimper", "barge", "quimper")
def leftovers_in_quimper(p: Data) -> bool:
    p["quimper"]["wood"] = 1
    return True


@case("quimper", "act", "quimper.wood")
def more_than_the_card_brought(p: Data) -> bool:
    p["quimper"]["wood"] = 20
    return True


@case("quimper", "act", "quimper")
def barges_loaded_with_nothing(p: Data) -> bool:
    """As much lies there as the card of this round brought."""
    cards = {card["number"]: card["players_4"] for card in FOUR.box.pack_data["production"]}
    p["quimper"] = dict(cards[p["production"]])
    return True


@case("loaded", "load", "quimper.")
def loaded_and_lost(p: Data) -> bool:
    """One less on a barge that took several."""
    if p["round"] == 1 and p["progress"]["step"] == 2 and p["progress"]["rank"] == 0:
        mine = p["seats"][p["pontivy"]["this_round"][3]]["materials"]
        kind = next(kind for kind, count in mine.items() if count > 1)
        mine[kind] -= 1
        return True
    return False


@case("supply", "load", "quimper.", SCARCE)
def supply_stretched_too_far(p: Data) -> bool:
    """B4: players have more than the markers suffice for, so Quimper got nothing of what is beyond its discs."""
    card = next(card for card in SCARCE.box.pack_data["production"] if card["number"] == p["production"])
    if not p["progress"]["step"] and p["progress"]["rank"] == 0:
        p["quimper"] = dict(card["players_4"])
        return True
    return False
