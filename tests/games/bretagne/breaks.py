"""For each invariant a way to break it and nothing else: a real position, changed in one respect.

A change is made in place; it says whether the position was one that it can be made in.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from tests.games.bretagne.boxes import Setting
from tests.games.bretagne.games import Kind
from tinderbox.core.events import Data

MATERIALS: Final = ("wood", "stone", "sand", "brick")
FOUR: Final = Kind(Setting(4), "builders")
ENDLESS: Final = Kind(Setting(4, "shuffled", "endless"), "builders")
THREE: Final = Kind(Setting(3, "historical"), "builders")
MOVING: Final = Kind(Setting(4), "movers")
IDLE: Final = Kind(Setting(2), "idlers")
SCARCE: Final = Kind(Setting(4), "hoarders", 2)
TRADING: Final = Kind(Setting(2), "traders")

Change = Callable[[Data], bool]


class Case(NamedTuple):
    name: str  # of the invariant
    phase: str
    change: Change
    entry: str  # a beginning of the place that is reported
    kind: Kind = FOUR

    def changed(self, position: Data) -> Data | None:
        """A copy with the change, None if it cannot be made."""
        copy: Data = copied(position)
        try:
            return copy if self.change(copy) else None
        except StopIteration:  # nothing there to change
            return None


CASES: Final[list[Case]] = []


def breaks(name: str, phase: str, entry: str, kind: Kind = FOUR) -> Callable[[Change], Change]:
    def listed(change: Change) -> Change:
        CASES.append(Case(name, phase, change, entry, kind))
        return change

    return listed


# -- finding one's way ------------------------------------------------------------------------------------------------
def mover(p: Data) -> Data:
    """Whose turn it is."""
    found: Data = p["seats"][p["turn_seat"]]
    return found


def untouched(p: Data) -> Iterator[Data]:
    return (site for site in p["sites"] if site["status"] == "open" and not site["floors"])


def nobody_passed(p: Data) -> bool:
    return all(seat is None for seat in p["pontivy"]["next_round"])


def open_floors(p: Data) -> Iterator[tuple[int, Data]]:
    """Floors with workers, and the seat that they belong to."""
    return ((floor["owner"], floor) for site in p["sites"] for floor in site["floors"] if floor["owner"] is not None)


def moved(amounts: dict[str, int], fro: str, to: str) -> bool:
    if amounts[fro] > 0:
        amounts[fro] -= 1
        amounts[to] += 1
        return True
    return False


def from_stack(p: Data, row: int) -> str | None:
    """The last tile of a stack leaves it."""
    stack = p["stacks"][row]
    if not stack:
        return None
    tile: str = stack[-1].pop()
    if not stack[-1]:
        stack.pop()
    return tile


# -- where the game is ------------------------------------------------------------------------------------------------
@breaks("round", "forecast", "round")
def forecast_in_round_5(p: Data) -> bool:
    """R7: as if a round later, everything else accordingly."""
    if p["round"] != 4:
        return False
    p["round"] = 5
    p["production_left"].remove(next(card for card in p["production_left"] if card != p["production"]))
    kind = next(kind for kind, left in p["weather_unseen"].items() if left)
    p["weather_unseen"][kind] -= 1
    for site in untouched(p):
        site["coins"] += 1
    p["turn"] += 8
    return True


@breaks("turn", "act", "turn")
def thousands_of_turns(p: Data) -> bool:
    p["turn"] = 5000
    return True


@breaks("turn", "act", "turn")
def first_turn_in_round_2(p: Data) -> bool:
    p["turn"] = 1
    return bool(p["round"] > 1)


@breaks("end", "over", "phase", IDLE)
def over_after_round_4(p: Data) -> bool:
    """R1: as if a round earlier, everything else accordingly."""
    seen = {kind: 2 - left for kind, left in p["weather_unseen"].items()}
    seen[p["weather"]] -= 1
    p["round"] = 4
    p["forecast"] = next(kind for kind, number in seen.items() if number)
    p["production_left"].append(
        next(card for card in range(1, 7) if card not in (*p["production_left"], p["production"]))
    )
    for site in p["sites"]:
        site["coins"] = max(0, site["coins"] - 1)
    return True


# -- what the set-up laid out -----------------------------------------------------------------------------------------
@breaks("boards", "boards", "sites[2].lighthouse")
def board_missing(p: Data) -> bool:
    p["sites"][1]["lighthouse"] = None
    return bool(p["progress"]["spot"] == 9)


@breaks("colour", "act", "sites[")
def boards_of_two_colours_swapped(p: Data) -> bool:
    one, other = p["sites"][0], p["sites"][4]  # Hell and Heaven
    one["lighthouse"], other["lighthouse"] = other["lighthouse"], one["lighthouse"]
    return not one["floors"] and not other["floors"]


@breaks("historical", "act", "sites[", THREE)
def boards_of_one_colour_swapped(p: Data) -> bool:
    one, other = p["sites"][5], p["sites"][6]
    one["lighthouse"], other["lighthouse"] = other["lighthouse"], one["lighthouse"]
    return not one["floors"] and not other["floors"]


@breaks("standing", "act", "sites", THREE)
def too_few_standing(p: Data) -> bool:
    site = next(site for site in p["sites"] if site["status"] == "built")
    site["status"] = "open"
    return bool(p["round"] == 1)


@breaks("standing", "order", "sites")
def built_before_any_scoring(p: Data) -> bool:
    next(untouched(p))["status"] = "built"
    return True


@breaks("harbour-tiles", "act", "harbours.")
def harbour_tile_twice(p: Data) -> bool:
    first, second, *_ = p["harbours"].values()
    second["tile"] = first["tile"]
    return bool(p["round"] == 1)


@breaks("harbour-tiles", "weather", "harbours.")
def harbour_without_tile(p: Data) -> bool:
    next(iter(p["harbours"].values()))["tile"] = None
    return True


@breaks("untouched", "load", "seats[1]")
def coins_from_nowhere(p: Data) -> bool:
    p["seats"][1]["coins"] += 1
    return bool(p["round"] == 1)


@breaks("untouched", "barge", "cards")
def cards_before_the_first_action(p: Data) -> bool:
    p["cards"]["discarded"]["pier"] += 1
    p["cards"]["deck"] -= 1
    return bool(p["round"] == 1)


@breaks("weather", "act", "weather_unseen")
def seventh_weather_card(p: Data) -> bool:
    p["weather_unseen"]["sunny"] += 1
    return True


@breaks("weather", "act", "forecast")
def no_forecast(p: Data) -> bool:
    p["weather_unseen"][p["forecast"]] += 1
    p["forecast"] = None
    return True


@breaks("production", "act", "production_left")
def production_card_gone(p: Data) -> bool:
    p["production_left"].pop()
    return True


@breaks("production", "load", "production")
def production_card_twice(p: Data) -> bool:
    left = p["production_left"]
    left[left.index(next(card for card in left if card != p["production"]))] = p["production"]
    return True


# -- construction tiles -----------------------------------------------------------------------------------------------
@breaks("rows", "act", "display[0][0]")
def tile_in_another_row(p: Data) -> bool:
    if not p["display"][0][0] or not p["stacks"][1]:
        return False
    group = p["stacks"][1][0]
    p["display"][0][0], group[0] = group[0], p["display"][0][0]
    return True


@breaks("tiles", "act", "stacks")
def tile_twice(p: Data) -> bool:
    others = [tile for tile in p["display"][0] if tile not in (None, p["display"][0][0])]
    if not p["display"][0][0] or not others:
        return False
    p["display"][0][0] = others[0]
    return True


@breaks("groups", "act", "stacks[0]")
def tiles_returned_before_any_scoring(p: Data) -> bool:
    p["stacks"][0] = [p["stacks"][0][0][:-1], p["stacks"][0][0][-1:]]
    return bool(p["round"] == 1)


@breaks("display", "load", "display[0]")
def space_empty_without_a_build(p: Data) -> bool:
    if not p["display"][0][0] or not p["stacks"][0]:
        return False
    p["stacks"][0][0].append(p["display"][0][0])
    p["display"][0][0] = None
    return True


@breaks("display", "order", "display[0][0]")
def space_not_filled_at_set_up(p: Data) -> bool:
    p["stacks"][0][0].append(p["display"][0][0])
    p["display"][0][0] = None
    return True


@breaks("pace", "act", "sites")
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


@breaks("tile", "act", "tile")
def tile_in_hand_while_nothing_is_bought(p: Data) -> bool:
    tile = p["display"][0][0]
    p["display"][0][0], p["tile"] = None, {"space": "1a", "tile": tile}
    return tile is not None


@breaks("tile", "lighthouse", "tile")
def tile_from_another_row(p: Data) -> bool:
    """Its space is empty, but the tile is not of that row."""
    row = int(p["tile"]["space"][0]) - 1
    other = next((number for number in range(3) if number != row and None in p["display"][number]), None)
    if other is None:
        return False
    p["tile"]["space"] = f"{other + 1}{'abcd'[p['display'][other].index(None)]}"
    return True


@breaks("tile", "lighthouse", "tile", MOVING)
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
@breaks("status", "act", "sites[")
def finished_and_open(p: Data) -> bool:
    site = next((site for site in p["sites"] if site["status"] == "finished"), None)
    if site is not None:
        site["status"] = "open"
    return site is not None


@breaks("floors", "act", "sites[")
def more_workers_than_materials(p: Data) -> bool:
    for owner, floor in open_floors(p):
        if p["seats"][owner]["at_hand"] >= 6:
            p["seats"][owner]["at_hand"] -= 6
            floor["workers"] += 6
            return True
    return False


@breaks("site-engineers", "act", "sites[")
def engineers_where_nothing_was_built(p: Data) -> bool:
    next(untouched(p))["engineers"] += 1
    mover(p)["engineers"] -= 1
    return bool(mover(p)["engineers"] >= 0)


@breaks("site-coins", "act", "sites[")
def coin_too_many(p: Data) -> bool:
    next(untouched(p))["coins"] += 1
    return True


@breaks("site-coins", "act", "sites[")
def coin_missing(p: Data) -> bool:
    site = next(untouched(p))
    site["coins"] -= 1
    return bool(site["coins"] >= 0)


@breaks("harbours", "act", "harbours.")
def harbour_without_scoring(p: Data) -> bool:
    for found in p["harbours"].values():
        if found["tile"].split("-")[1] in ("worker", "card", "points") and not found["seats"]:
            found["seats"] = [p["turn_seat"]]
            mover(p)["at_hand"] -= 1
            return bool(mover(p)["at_hand"] >= 0)
    return False


@breaks("improved", "act", "improved")
def improved_too_soon(p: Data) -> bool:
    p["improved"] = ["west"]
    return bool(p["round"] == 1)


@breaks("pontivy", "act", "pontivy")
def gap_in_the_next_row(p: Data) -> bool:
    row = p["pontivy"]["next_round"]
    row.insert(0, row.pop())
    return not nobody_passed(p)


@breaks("pontivy", "over", "pontivy")
def one_marker_twice(p: Data) -> bool:
    row = p["pontivy"]["next_round"]
    row[3] = row[0]
    return True


# -- markets ----------------------------------------------------------------------------------------------------------
@breaks("brest", "load", "brest.singles")
def brest_not_filled(p: Data) -> bool:
    p["brest"]["singles"] -= 1
    return True


@breaks("brest", "load", "brest.materials.wood")
def brest_overfull(p: Data) -> bool:
    p["brest"]["materials"]["wood"] += 1
    return True


@breaks("visits", "act", "brest", ENDLESS)
def brest_emptied_by_nobody(p: Data) -> bool:
    p["brest"]["materials"]["wood"] = 0
    return nobody_passed(p) and not any(seat["in_brest"] for seat in p["seats"])


@breaks("quimper", "barge", "quimper")
def leftovers_in_quimper(p: Data) -> bool:
    p["quimper"]["wood"] = 1
    return True


@breaks("quimper", "act", "quimper.wood")
def more_than_the_card_brought(p: Data) -> bool:
    p["quimper"]["wood"] = 20
    return True


@breaks("quimper", "act", "quimper")
def barges_loaded_with_nothing(p: Data) -> bool:
    """As much lies there as the card of this round brought."""
    cards = {card["number"]: card["players_4"] for card in FOUR.box.pack_data["production"]}
    p["quimper"] = dict(cards[p["production"]])
    return True


@breaks("loaded", "load", "quimper.")
def loaded_and_lost(p: Data) -> bool:
    """One less on a barge that took several."""
    if p["round"] == 1 and p["progress"]["step"] == 2 and p["progress"]["rank"] == 0:
        mine = p["seats"][p["pontivy"]["this_round"][3]]["materials"]
        kind = next(kind for kind, count in mine.items() if count > 1)
        mine[kind] -= 1
        return True
    return False


@breaks("supply", "load", "quimper.", SCARCE)
def supply_stretched_too_far(p: Data) -> bool:
    """B4: players have more than the markers suffice for, so Quimper got nothing of what is beyond its discs."""
    card = next(card for card in SCARCE.box.pack_data["production"] if card["number"] == p["production"])
    if not p["progress"]["step"] and p["progress"]["rank"] == 0:
        p["quimper"] = dict(card["players_4"])
        return True
    return False


# -- seats ------------------------------------------------------------------------------------------------------------
@breaks("workers", "act", "seats[0]")
def fifteenth_worker(p: Data) -> bool:
    p["seats"][0]["at_hand"] += 1
    return True


@breaks("cities", "load", "seats[0].in_brest")
def trader_before_the_actions(p: Data) -> bool:
    return bool(p["round"] > 1) and moved(p["seats"][0], "at_hand", "in_brest")


@breaks("reserve", "act", "seats[0].reserve", IDLE)
def injured_without_a_storm(p: Data) -> bool:
    return p["seats"][0]["reserve"] == 6 and moved(p["seats"][0], "at_hand", "reserve")


@breaks("engineers", "load", "seats[0].engineers")
def engineer_from_nowhere(p: Data) -> bool:
    p["seats"][0]["engineers"] += 1
    return True


@breaks("engineers", "act", "seats[")
def engineer_after_passing(p: Data) -> bool:
    """One of somebody else's."""
    gone = [seat for seat in p["pontivy"]["next_round"] if seat is not None]
    if gone:
        mover(p)["engineers"] -= 1
        p["seats"][gone[0]]["engineers"] += 1
    return bool(gone) and mover(p)["engineers"] >= 0


@breaks("engineers-in-play", "act", "seats")
def engineer_lost(p: Data) -> bool:
    mover(p)["engineers"] -= 1
    return nobody_passed(p) and mover(p)["engineers"] >= 0


@breaks("kept", "barge", "seats[0].materials")
def four_kept(p: Data) -> bool:
    p["seats"][0]["materials"] = {**dict.fromkeys(MATERIALS, 0), "wood": 4}
    return bool(p["round"] > 1)


@breaks("kept", "load", "seats[")
def two_kinds_on_one_barge(p: Data) -> bool:
    """Two seats exchange a material after the first barge."""
    one, other, *_ = (p["seats"][seat]["materials"] for seat in p["pontivy"]["this_round"])
    mine = next(kind for kind, count in one.items() if count > 1)
    theirs = next(kind for kind, count in other.items() if count > 1)
    moved(one, mine, theirs)
    moved(other, theirs, mine)
    return bool(p["round"] == 1 and p["progress"]["step"] == 1 and p["progress"]["rank"] == 0 and mine != theirs)


@breaks("materials", "act", "seats[")
def materials_from_nowhere(p: Data) -> bool:
    mover(p)["materials"]["wood"] += 40
    return True


@breaks("coins", "act", "seats[0].coins")
def a_thousand_coins(p: Data) -> bool:
    p["seats"][0]["coins"] = 1000
    return True


# -- points -----------------------------------------------------------------------------------------------------------
@breaks("multiples", "act", "seats[0].points.take_backs")
def half_a_worker_taken_back(p: Data) -> bool:
    p["seats"][0]["points"]["take_backs"] += 1
    return True


@breaks("work", "act", "seats")
def more_taken_back_than_placed(p: Data) -> bool:
    p["seats"][0]["points"]["take_backs"] += 400
    return True


@breaks("majorities", "act", "seats")
def majority_of_nothing(p: Data) -> bool:
    p["seats"][0]["points"]["majorities"] += 3
    p["seats"][0]["points"]["workers"] += 1
    return bool(p["round"] == 1)


@breaks("majorities", "act", "seats[")
def majority_without_workers(p: Data) -> bool:
    """Another seat with no workers left anywhere has one of the majorities."""
    points = [seat["points"] for seat in p["seats"]]
    giver = next((found for found in points if found["majorities"]), None)
    taker = next((found for found in points if not found["workers"]), None)
    if giver and taker:
        taker["majorities"], giver["majorities"] = giver["majorities"], 0
    return bool(giver and taker)


@breaks("card-points", "act", "seats")
def cards_played_nowhere(p: Data) -> bool:
    p["seats"][0]["points"]["cards"] += 5
    return bool(p["round"] == 1)


@breaks("income-points", "over", "seats[", MOVING)
def a_point_too_many_from_a_harbour(p: Data) -> bool:
    """One point more than tiles of 2, 3, 4 and 5 points can make."""
    points = next(seat["points"] for seat in p["seats"] if seat["points"]["income"] in (2, 3))
    points["income"] -= 1
    return True


@breaks("income-points", "act", "seats[0].points.income")
def income_without_harbour(p: Data) -> bool:
    p["seats"][0]["points"]["income"] += 3
    return not any(0 in found["seats"] for found in p["harbours"].values())


# -- equipment cards --------------------------------------------------------------------------------------------------
@breaks("cards", "act", "cards")
def more_cards_than_printed(p: Data) -> bool:
    p["cards"]["discarded"]["pier"] += 9
    return p["cards"]["recalled"] is None


@breaks("played", "act", "cards.played.pier")
def card_on_no_lighthouse(p: Data) -> bool:
    p["cards"]["played"]["pier"] += 1
    p["cards"]["deck"] -= 1
    return p["cards"]["recalled"] is None and p["cards"]["deck"] >= 0


@breaks("draw", "equipment", "progress.pending")
def nine_cards_due(p: Data) -> bool:
    p["progress"]["pending"] = 9
    return True


@breaks("draw", "act", "progress.pending")
def card_due_in_between(p: Data) -> bool:
    p["progress"]["pending"] = 1
    return True


@breaks("recalled", "act", "cards.recalled", TRADING)
def another_card_drawn(p: Data) -> bool:
    for own in p["secrets"]:
        if own["drawn"]:
            own["drawn"][0] = "pier" if own["drawn"][0] != "pier" else "foghorn"
            return True
    return False


# -- how far the phase has come ---------------------------------------------------------------------------------------
@breaks("rank", "act", "progress.rank")
def somebody_elses_turn(p: Data) -> bool:
    row = [seat for seat in p["pontivy"]["this_round"] if seat not in (None, p["turn_seat"])]
    p["turn_seat"] = row[0] if row else 0
    return bool(row)


@breaks("rank", "barge", "progress.rank")
def last_in_the_row_chooses_first(p: Data) -> bool:
    p["turn_seat"] = p["pontivy"]["next_round"][3]
    return bool(p["progress"]["rank"] == 0)


@breaks("keep", "keep", "turn_seat")
def nothing_to_keep(p: Data) -> bool:
    mover(p)["materials"] = dict.fromkeys(MATERIALS, 0)
    return True


@breaks("step", "act", "progress.step")
def step_of_an_action(p: Data) -> bool:
    p["progress"]["step"] = 1
    return True


@breaks("site", "act", "progress.site")
def site_of_an_action(p: Data) -> bool:
    p["progress"]["site"] = 3
    return True


@breaks("take-back", "take-back", "progress.site")
def taken_back_from_elsewhere(p: Data) -> bool:
    p["progress"]["site"] = p["sites"].index(next(untouched(p))) + 1
    return True


@breaks("spot", "act", "progress.spot")
def spot_of_an_action(p: Data) -> bool:
    p["progress"]["spot"] = 2
    return True


@breaks("spot", "tiles", "progress.spot")
def refilling_a_full_space(p: Data) -> bool:
    p["progress"]["spot"] -= 1
    return bool(p["round"] > 1 and p["progress"]["spot"] >= 0 and p["progress"]["spot"] % 4 < 3)


@breaks("trade", "act", "progress.city")
def trade_left_over(p: Data) -> bool:
    p["progress"]["city"] = "brest"
    return True


@breaks("trade", "trade", "progress.visited")
def trade_without_a_trader(p: Data) -> bool:
    city = f"in_{p['progress']['city']}"
    mover(p)["at_hand"] += mover(p)[city]
    mover(p)[city] = 0
    return len(p["progress"]["visited"]) == 1 and not p["progress"]["deals"]


def ordered(p: Data, site: Data) -> list[int]:
    """W2: the seats with workers on a lighthouse, in order."""
    workers: dict[int, int] = {}
    for floor in site["floors"]:
        if floor["owner"] is not None:
            workers[floor["owner"]] = workers.get(floor["owner"], 0) + floor["workers"]
    return sorted(workers, key=lambda seat: -workers[seat])


@breaks("scoring-order", "cards", "progress.site")
def another_lighthouse_first(p: Data) -> bool:
    progress = p["progress"]
    for number, site in enumerate(p["sites"], 1):
        order = ordered(p, site)
        if site["status"] == "finished" and number != progress["site"] and order and p["seats"][order[0]]["cards"]:
            p["turn_seat"] = order[0]
            progress.update(site=number, order=order, rank=0)
            return not any(p["cards"]["played"].values())
    return False


@breaks("order", "cards", "progress.order")
def nobody_of_them_in_order(p: Data) -> bool:
    order = p["progress"]["order"]
    absent = [seat for seat in range(len(p["seats"])) if seat not in order]
    order.extend(absent[:1])
    return bool(absent)


@breaks("asked", "cards", "turn_seat")
def asked_without_cards(p: Data) -> bool:
    hand = p["secrets"][p["turn_seat"]]["hand"]
    for kind, number in hand.items():
        p["cards"]["discarded"][kind] += number
        hand[kind] = 0
    mover(p)["cards"] = 0
    return p["cards"]["recalled"] is None


def copied(data: Any) -> Any:
    """Deep, of JSON data."""
    if isinstance(data, dict):
        return {key: copied(part) for key, part in data.items()}
    return [copied(part) for part in data] if isinstance(data, list) else data
