"""Positions that break an invariant of the map."""

from tests.games.great_fire.boxes import Setting
from tests.games.great_fire.position.impossible import burning_ruins, case, far_away, holder, housed_beside_fire, sizes
from tinderbox.core.events import Data
from tinderbox.games.great_fire.box import GreatFire


# -- the map ----------------------------------------------------------------------------------------------------------
@case("houses", "card", "houses.Tower")
def a_house_is_gone(position: Data, box: GreatFire) -> bool:
    position["houses"]["Tower"] = position["houses"].get("Tower", "")[1:]
    return len(position["houses"]["Tower"]) > 1


@case("region-houses", "card", "houses.")
def six_houses_of_a_colour_in_a_region(position: Data, box: GreatFire) -> bool:
    """All houses of the purple region stand, and one is painted over."""
    names = [space.token for space in box.pack.districts if space.region == "purple"]
    if not all(name in position["houses"] for name in names):
        return False
    first = position["houses"][names[0]][0]
    other = "R" if first != "R" else "B"
    position["houses"][names[0]] = other + position["houses"][names[0]][1:]
    return True


@case("uncontained", "card", "fires.")
def fire_among_standing_houses(position: Data, box: GreatFire) -> bool:
    for name in housed_beside_fire(position, box)[:1]:
        position["fires"][name] = 1
        return True
    return False


@case("pudding-lane", "card", "fires.Pudding-Lane")
def one_fire_too_many_in_pudding_lane(position: Data, box: GreatFire) -> bool:
    position["fires"]["Pudding-Lane"] = 26
    return int(position["turn"]) > 4


@case("crowded", "card", "fires.")
def far_too_many_fires_in_a_district(position: Data, box: GreatFire) -> bool:
    for name in burning_ruins(position, box):
        position["fires"][name] = sizes(box)[name] + 3
        return True
    return False


@case("box", "card", "supply", Setting(4, supply="box"))
def a_fire_is_missing_from_the_box(position: Data, box: GreatFire) -> bool:
    position["supply"] -= 1
    return bool(position["supply"] >= 0)


@case("brought", "card", "fires")
def too_few_fires_for_what_burnt(position: Data, box: GreatFire) -> bool:
    for name in burning_ruins(position, box):
        position["fires"][name] = 1
    return True


@case("spread", "card", "fires.")
def a_fire_from_nowhere(position: Data, box: GreatFire) -> bool:
    """Contained by a band that stood idle."""
    bands = position["bands"]
    idle = [name for name, count in bands.items() if count > position["fires"].get(name, 0)]
    for name in far_away(position, box):
        if name not in bands and idle:
            bands[idle[0]] -= 1
            if not bands[idle[0]]:
                del bands[idle[0]]
            bands[name] = position["fires"][name] = 1
            return int(position["turn"]) > 1
    return False


@case("burnt", "card", "houses")
def more_burnt_than_there_were_moves(position: Data, box: GreatFire) -> bool:
    for name in housed_beside_fire(position, box)[:1]:
        del position["houses"][name]
        position["fires"][name] = sizes(box)[name]
        return True
    return False


@case("burnt-out", "card", "seats")
def nobody_extinguished_it(position: Data, box: GreatFire) -> bool:
    """A single fire is gone from a ruin, and nobody has it."""
    for name in burning_ruins(position, box):
        if position["fires"][name] == 1 and not any(seat["extinguished"] for seat in position["seats"]):
            del position["fires"][name]
            return True
    return False


@case("extinguished", "card", "seats[{}].extinguished")
def extinguished_before_the_first_turn(position: Data, box: GreatFire) -> bool:
    position["seats"][position["turn_seat"]]["extinguished"] += 1
    return 1 < int(position["turn"]) <= box.players


@case("hero", "card", "hero")
def a_hero_with_no_fires(position: Data, box: GreatFire) -> bool:
    position["hero"] = 0
    return not any(seat["extinguished"] for seat in position["seats"])


@case("demolished", "card", "demolished.")
def fire_in_a_demolished_district(position: Data, box: GreatFire) -> bool:
    for name in position["demolished"]:
        position["fires"][name] = 1
        position["bands"].pop(name, None)
        return int(sum(position["bands"].values())) == 6
    return False


@case("beside-fire", "card", "demolished.")
def demolished_far_from_any_fire(position: Data, box: GreatFire) -> bool:
    own = holder(position, "charge")
    for name in far_away(position, box):
        if own is not None and sizes(box)[name] <= 2:
            own["tokens"]["charge"] -= 1
            position["tokens_used"]["charge"] += 1
            position["demolished"].append(name)
            del position["houses"][name]
            return True
    return False


@case("charges", "card", "tokens_used.charge")
def a_charge_used_for_nothing(position: Data, box: GreatFire) -> bool:
    own = holder(position, "charge")
    if own is None:
        return False
    own["tokens"]["charge"] -= 1
    position["tokens_used"]["charge"] += 1
    return True


@case("bands", "card", "bands")
def five_bands(position: Data, box: GreatFire) -> bool:
    for name, count in position["bands"].items():
        if name not in position["fires"] and position["turn"] > 1:
            position["bands"] = {**position["bands"], name: count - 1}
            if count == 1:
                del position["bands"][name]
            return True
    return False


@case("landowners", "card", "seats[2].landowners[0]")
def a_landowner_nowhere(position: Data, box: GreatFire) -> bool:
    position["seats"][2]["landowners"][0]["at"] = None
    return True


@case("placed", "card", "seats[2].landowners[0]")
def a_landowner_in_green_before_the_first_action(position: Data, box: GreatFire) -> bool:
    position["seats"][2]["landowners"][0]["at"] = "S-Mary"
    return int(position["turn"]) == 1
