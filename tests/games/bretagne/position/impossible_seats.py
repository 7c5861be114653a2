"""Positions that break an invariant of the course of play or of a seat: turns, goods, points, cards, phases."""

from tests.games.bretagne.position.impossible import (
    IDLE,
    MATERIALS,
    MOVING,
    TRADING,
    case,
    moved,
    mover,
    nobody_passed,
    untouched,
)
from tinderbox.core.events import Data


# -- where the game is ------------------------------------------------------------------------------------------------
@case("round", "forecast", "round")
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


@case("turn", "act", "turn")
def thousands_of_turns(p: Data) -> bool:
    p["turn"] = 5000
    return True


@case("turn", "act", "turn")
def first_turn_in_round_2(p: Data) -> bool:
    p["turn"] = 1
    return bool(p["round"] > 1)


@case("end", "over", "phase", IDLE)
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


# -- seats ------------------------------------------------------------------------------------------------------------
@case("workers", "act", "seats[0]")
def fifteenth_worker(p: Data) -> bool:
    p["seats"][0]["at_hand"] += 1
    return True


@case("cities", "load", "seats[0].in_brest")
def trader_before_the_actions(p: Data) -> bool:
    return bool(p["round"] > 1) and moved(p["seats"][0], "at_hand", "in_brest")


@case("reserve", "act", "seats[0].reserve", IDLE)
def injured_without_a_storm(p: Data) -> bool:
    return p["seats"][0]["reserve"] == 6 and moved(p["seats"][0], "at_hand", "reserve")


@case("engineers", "load", "seats[0].engineers")
def engineer_from_nowhere(p: Data) -> bool:
    p["seats"][0]["engineers"] += 1
    return True


@case("engineers", "act", "seats[")
def engineer_after_passing(p: Data) -> bool:
    """One of somebody else's."""
    gone = [seat for seat in p["pontivy"]["next_round"] if seat is not None]
    if gone:
        mover(p)["engineers"] -= 1
        p["seats"][gone[0]]["engineers"] += 1
    return bool(gone) and mover(p)["engineers"] >= 0


@case("engineers-in-play", "act", "seats")
def engineer_lost(p: Data) -> bool:
    mover(p)["engineers"] -= 1
    return nobody_passed(p) and mover(p)["engineers"] >= 0


@case("kept", "barge", "seats[0].materials")
def four_kept(p: Data) -> bool:
    p["seats"][0]["materials"] = {**dict.fromkeys(MATERIALS, 0), "wood": 4}
    return bool(p["round"] > 1)


@case("kept", "load", "seats[")
def two_kinds_on_one_barge(p: Data) -> bool:
    """Two seats exchange a material after the first barge."""
    one, other, *_ = (p["seats"][seat]["materials"] for seat in p["pontivy"]["this_round"])
    mine = next(kind for kind, count in one.items() if count > 1)
    theirs = next(kind for kind, count in other.items() if count > 1)
    moved(one, mine, theirs)
    moved(other, theirs, mine)
    return bool(p["round"] == 1 and p["progress"]["step"] == 1 and p["progress"]["rank"] == 0 and mine != theirs)


@case("materials", "act", "seats[")
def materials_from_nowhere(p: Data) -> bool:
    mover(p)["materials"]["wood"] += 40
    return True


@case("coins", "act", "seats[0].coins")
def a_thousand_coins(p: Data) -> bool:
    p["seats"][0]["coins"] = 1000
    return True


# -- points -----------------------------------------------------------------------------------------------------------
@case("multiples", "act", "seats[0].points.take_backs")
def half_a_worker_taken_back(p: Data) -> bool:
    p["seats"][0]["points"]["take_backs"] += 1
    return True


@case("work", "act", "seats")
def more_taken_back_than_placed(p: Data) -> bool:
    p["seats"][0]["points"]["take_backs"] += 400
    return True


@case("majorities", "act", "seats")
def majority_of_nothing(p: Data) -> bool:
    p["seats"][0]["points"]["majorities"] += 3
    p["seats"][0]["points"]["workers"] += 1
    return bool(p["round"] == 1)


@case("majorities", "act", "seats[")
def majority_without_workers(p: Data) -> bool:
    """Another seat with no workers left anywhere has one of the majorities."""
    points = [seat["points"] for seat in p["seats"]]
    giver = next((found for found in points if found["majorities"]), None)
    taker = next((found for found in points if not found["workers"]), None)
    if giver and taker:
        taker["majorities"], giver["majorities"] = giver["majorities"], 0
    return bool(giver and taker)


@case("card-points", "act", "seats")
def cards_played_nowhere(p: Data) -> bool:
    p["seats"][0]["points"]["cards"] += 5
    return bool(p["round"] == 1)


@case("income-points", "over", "seats[", MOVING)
def a_point_too_many_from_a_harbour(p: Data) -> bool:
    """One point more than tiles of 2, 3, 4 and 5 points can make."""
    points = next(seat["points"] for seat in p["seats"] if seat["points"]["income"] in (2, 3))
    points["income"] -= 1
    return True


@case("income-points", "act", "seats[0].points.income")
def income_without_harbour(p: Data) -> bool:
    p["seats"][0]["points"]["income"] += 3
    return not any(0 in found["seats"] for found in p["harbours"].values())


# -- equipment cards --------------------------------------------------------------------------------------------------
@case("cards", "act", "cards")
def more_cards_than_printed(p: Data) -> bool:
    p["cards"]["discarded"]["pier"] += 9
    return p["cards"]["recalled"] is None


@case("played", "act", "cards.played.pier")
def card_on_no_lighthouse(p: Data) -> bool:
    p["cards"]["played"]["pier"] += 1
    p["cards"]["deck"] -= 1
    return p["cards"]["recalled"] is None and p["cards"]["deck"] >= 0


@case("draw", "equipment", "progress.pending")
def nine_cards_due(p: Data) -> bool:
    p["progress"]["pending"] = 9
    return True


@case("draw", "act", "progress.pending")
def card_due_in_between(p: Data) -> bool:
    p["progress"]["pending"] = 1
    return True


@case("recalled", "act", "cards.recalled", TRADING)
def another_card_drawn(p: Data) -> bool:
    for own in p["secrets"]:
        if own["drawn"]:
            own["drawn"][0] = "pier" if own["drawn"][0] != "pier" else "foghorn"
            return True
    return False


# -- how far the phase has come ---------------------------------------------------------------------------------------
@case("rank", "act", "progress.rank")
def somebody_elses_turn(p: Data) -> bool:
    row = [seat for seat in p["pontivy"]["this_round"] if seat not in (None, p["turn_seat"])]
    p["turn_seat"] = row[0] if row else 0
    return bool(row)


@case("rank", "barge", "progress.rank")
def last_in_the_row_chooses_first(p: Data) -> bool:
    p["turn_seat"] = p["pontivy"]["next_round"][3]
    return bool(p["progress"]["rank"] == 0)


@case("keep", "keep", "turn_seat")
def nothing_to_keep(p: Data) -> bool:
    mover(p)["materials"] = dict.fromkeys(MATERIALS, 0)
    return True


@case("step", "act", "progress.step")
def step_of_an_action(p: Data) -> bool:
    p["progress"]["step"] = 1
    return True


@case("site", "act", "progress.site")
def site_of_an_action(p: Data) -> bool:
    p["progress"]["site"] = 3
    return True


@case("take-back", "take-back", "progress.site")
def taken_back_from_elsewhere(p: Data) -> bool:
    p["progress"]["site"] = p["sites"].index(next(untouched(p))) + 1
    return True


@case("spot", "act", "progress.spot")
def spot_of_an_action(p: Data) -> bool:
    p["progress"]["spot"] = 2
    return True


@case("spot", "tiles", "progress.spot")
def refilling_a_full_space(p: Data) -> bool:
    p["progress"]["spot"] -= 1
    return bool(p["round"] > 1 and p["progress"]["spot"] >= 0 and p["progress"]["spot"] % 4 < 3)


@case("trade", "act", "progress.city")
def trade_left_over(p: Data) -> bool:
    p["progress"]["city"] = "brest"
    return True


@case("trade", "trade", "progress.visited")
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


@case("scoring-order", "cards", "progress.site")
def another_lighthouse_first(p: Data) -> bool:
    progress = p["progress"]
    for number, site in enumerate(p["sites"], 1):
        order = ordered(p, site)
        if site["status"] == "finished" and number != progress["site"] and order and p["seats"][order[0]]["cards"]:
            p["turn_seat"] = order[0]
            progress.update(site=number, order=order, rank=0)
            return not any(p["cards"]["played"].values())
    return False


@case("order", "cards", "progress.order")
def nobody_of_them_in_order(p: Data) -> bool:
    order = p["progress"]["order"]
    absent = [seat for seat in range(len(p["seats"])) if seat not in order]
    order.extend(absent[:1])
    return bool(absent)


@case("asked", "cards", "turn_seat")
def asked_without_cards(p: Data) -> bool:
    hand = p["secrets"][p["turn_seat"]]["hand"]
    for kind, number in hand.items():
        p["cards"]["discarded"][kind] += number
        hand[kind] = 0
    mover(p)["cards"] = 0
    return p["cards"]["recalled"] is None
