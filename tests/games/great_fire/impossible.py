"""For every invariant a change of a position from play after which exactly that one does not hold.

A change gets a copy of a position and its box; it says False where it does not apply.
"""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from tests.games.great_fire.boxes import Setting
from tinderbox.core.events import Data
from tinderbox.games.great_fire.box import GreatFire
from tinderbox.games.great_fire.position.view import stack

Change = Callable[[Data, GreatFire], bool]
LETTERS: Final = "NESW"
FOUR: Final = Setting(4)
TWO: Final = Setting(2)


class Case(NamedTuple):
    """Where to look for a position, what to change, and the place that is named then."""

    change: Change
    phase: str
    entry: str
    setting: Setting = FOUR


CASES: Final[dict[str, Case]] = {}


def case(name: str, phase: str, entry: str, setting: Setting = FOUR) -> Callable[[Change], Change]:
    def kept(change: Change) -> Change:
        assert name not in CASES
        CASES[name] = Case(change, phase, entry, setting)
        return change

    return kept


def mended(box: GreatFire, position: Data) -> Data:
    """What follows from the rest of a position, as it follows after a change."""
    fires, bands, houses = position["fires"], position["bands"], "".join(position["houses"].values())
    lane = box.pack.pudding_lane.token
    position["contained"] = [name for name, count in fires.items() if name != lane and count <= bands.get(name, 0)]
    if position["standing"] is not None:
        position["standing"] = {letter: houses.count(letter) for letter in box.pack_names.letters}
    for seat, own in zip(position["seats"], position["secrets"], strict=True):
        seat["hand"], seat["tokens"] = sum(own["hand"].values()), sum(own["tokens"].values())
    if position["stack"] is not None:
        state = box.start()
        state.drawn, state.uncovered = position["stack"]["drawn"], position["stack"]["uncovered"]
        position["stack"] = stack(state)
    return position


# -- what the changes look for ----------------------------------------------------------------------------------------
def unplayed(position: Data, box: GreatFire, letter: str) -> int:
    """Fire cards of a direction that nobody has seen."""
    held = sum(own["hand"].get(letter, 0) for own in position["secrets"])
    printed = {str(direction): count for direction, count in box.pack.fire_cards.items()}
    return printed[letter] - int(held) - int(position["played"][letter])


def sizes(box: GreatFire) -> dict[str, int]:
    by_index = box.pack.sizes(box.edition)
    return {space.token: by_index[space.index] for space in box.pack.districts}


def beside(box: GreatFire, names: set[str]) -> set[str]:
    """The districts next to these."""
    burnable = {space.token: space.index for space in (*box.pack.districts, box.pack.pudding_lane)}
    near = {n.index for name in names for n in box.pack.neighbours[burnable[name]]}
    return {name for name, index in burnable.items() if index in near}


def plain(box: GreatFire) -> set[str]:
    """Districts without a yellow banner."""
    return {space.token for space in box.pack.districts if space.banner != "yellow"}


def housed_beside_fire(position: Data, box: GreatFire) -> list[str]:
    """Districts without a yellow banner, without fire or band, whose houses stand next to a burning space."""
    near = beside(box, {name for name in position["fires"] if name not in position["contained"]})
    taken = position["fires"].keys() | position["bands"].keys()
    return sorted((near & plain(box) & position["houses"].keys()) - taken, key=sizes(box).__getitem__)


def far_away(position: Data, box: GreatFire) -> list[str]:
    """Districts without a yellow banner that no fire can have come near."""
    empty = {space.token for space in box.pack.districts} - position["houses"].keys()
    near = {box.pack.pudding_lane.token} | empty | position["fires"].keys()
    for _ in range(3):
        near |= beside(box, near)
    return sorted((plain(box) & position["houses"].keys()) - near)


def holder(position: Data, kind: str) -> Data | None:
    """What somebody with such a token has."""
    return next((own for own in position["secrets"] if own["tokens"].get(kind, 0)), None)


def burning_ruins(position: Data, box: GreatFire) -> Iterator[str]:
    return (name for name in position["fires"] if name in sizes(box) and name not in position["houses"])


# -- turns and cards --------------------------------------------------------------------------------------------------
@case("turn", "place-band", "turn")
def turn_too_early(position: Data, box: GreatFire) -> bool:
    position["turn"] = 1
    return True


@case("turn-seat", "card", "turn_seat")
def another_seats_turn(position: Data, box: GreatFire) -> bool:
    position["turn_seat"] = (position["turn_seat"] + 1) % box.players
    return True


@case("dealt", "card", "dealt")
def still_dealing(position: Data, box: GreatFire) -> bool:
    position["dealt"] = 1
    return True


@case("drawn", "card", "stack.drawn")
def a_card_not_drawn(position: Data, box: GreatFire) -> bool:
    drawn = position["stack"]["drawn"]
    position["stack"]["drawn"] = drawn - 1
    return drawn > 0 and drawn not in box.plain_board.uncovers


@case("uncovered", "card", "stack.uncovered")
def a_stack_card_not_uncovered(position: Data, box: GreatFire) -> bool:
    position["stack"]["uncovered"] -= 1
    return int(position["stack"]["uncovered"]) > 0


@case("last-turns", "card", "last_turns")
def last_turns_too_early(position: Data, box: GreatFire) -> bool:
    early = position["last_turns"] is None
    position["last_turns"] = 2
    return early


@case("hand", "card", "seats[1].hand")
def a_hand_of_eight(position: Data, box: GreatFire) -> bool:
    for _ in range(3):
        letter = max(LETTERS, key=lambda each: unplayed(position, box, each))
        position["secrets"][1]["hand"][letter] += 1
    return True


@case("played", "card", "played")
def one_card_more(position: Data, box: GreatFire) -> bool:
    letter = max(LETTERS, key=lambda each: unplayed(position, box, each))
    position["played"][letter] += 1
    return True


@case("cards", "card", "played.S")
def thirteen_souths(position: Data, box: GreatFire) -> bool:
    """Some of the cards played are taken for others."""
    played = position["played"]
    missing = unplayed(position, box, "S") + 1
    others = [letter for letter in "NEW" for _ in range(played[letter])]
    for letter in others[:missing]:
        played[letter] -= 1
        played["S"] += 1
    return len(others) >= missing


@case("card", "card", "card")
def a_card_too_early(position: Data, box: GreatFire) -> bool:
    played = [letter for letter in LETTERS if position["played"][letter]]
    position["card"] = played[0] if played else None
    return bool(played)


@case("card-played", "origin", "card")
def the_card_is_not_among_those_played(position: Data, box: GreatFire) -> bool:
    card, played = position["card"], position["played"]
    other = next(letter for letter in LETTERS if letter != card)
    count, played[card] = played[card], 0
    played[other] += count
    return unplayed(position, box, other) >= 0


@case("shown", "card", "seats[0].shown")
def shown_before_the_first_turn(position: Data, box: GreatFire) -> bool:
    hand = position["secrets"][0]["hand"]
    position["seats"][0]["shown"] = {next(letter for letter in LETTERS if hand[letter]): 1}
    return int(position["turn"]) == 1


@case("discard", "actions", "seats[{}].shown")
def discarded_and_not_shown(position: Data, box: GreatFire) -> bool:
    position["card"] = None
    return True


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


# -- what the players have --------------------------------------------------------------------------------------------
@case("colours", "card", "secrets[1].colours", Setting(4, hidden_colours=True))
def a_colour_of_two_players(position: Data, box: GreatFire) -> bool:
    position["secrets"][1]["colours"] = position["secrets"][0]["colours"]
    return True


@case("landowner-colours", "card", "seats[0].landowners")
def a_landowner_of_another_colour(position: Data, box: GreatFire) -> bool:
    used = [seat["colours"][0] for seat in position["seats"]]
    position["seats"][0]["landowners"][0]["colour"] = next(
        letter for letter in box.pack_names.letters if letter not in used
    )
    return True


@case("objectives", "card", "secrets[0].objectives")
def an_objective_missing(position: Data, box: GreatFire) -> bool:
    position["secrets"][0]["objectives"].pop()
    return True


@case("copies", "card", "secrets[")
def three_cards_of_an_objective(position: Data, box: GreatFire) -> bool:
    for own in position["secrets"][:3]:
        own["objectives"][0] = box.pack_names.objectives[0]
    return str(position["secrets"][3]["objectives"][0]) != box.pack_names.objectives[0]


@case("tokens", "card", "tokens.Tower")
def a_token_where_none_was_laid(position: Data, box: GreatFire) -> bool:
    position["tokens"].append("Tower")
    return "Tower" in position["houses"]


@case("tokens-missing", "card", "tokens")
def a_token_gone_though_houses_stand(position: Data, box: GreatFire) -> bool:
    position["tokens"].pop()
    return True


@case("tokens-taken", "card", "tokens")
def a_token_from_nowhere(position: Data, box: GreatFire) -> bool:
    position["secrets"][0]["tokens"]["charge"] += 1
    return int(position["turn"]) > box.players


@case("token-kinds", "card", "tokens_used.point")
def five_point_tokens(position: Data, box: GreatFire) -> bool:
    held = sum(sum(own["tokens"].values()) for own in position["secrets"])
    for own in position["secrets"]:
        own["tokens"] = {"charge": 0, "double": 0, "point": sum(own["tokens"].values())}
    return held > 4


@case("tokens-used", "card", "tokens_used.point")
def a_point_token_was_used(position: Data, box: GreatFire) -> bool:
    own = holder(position, "point")
    if own is None:
        return False
    own["tokens"]["point"] -= 1
    position["tokens_used"]["point"] += 1
    return True


@case("tokens-held", "card", "seats[{}].tokens")
def all_tokens_with_one_player(position: Data, box: GreatFire) -> bool:
    receiver = position["secrets"][position["turn_seat"]]
    for own in position["secrets"]:
        if own is not receiver:
            for kind, count in own["tokens"].items():
                receiver["tokens"][kind] += count
                own["tokens"][kind] = 0
    return True


# -- the steps of a turn ----------------------------------------------------------------------------------------------
@case("points", "card", "points")
def action_points_too_early(position: Data, box: GreatFire) -> bool:
    position["points"] = 1
    return True


@case("moves", "actions", "moves")
def a_fire_move_left_over(position: Data, box: GreatFire) -> bool:
    position["moves"] = 1
    return True


@case("origin", "card", "origin")
def a_fire_chosen_too_early(position: Data, box: GreatFire) -> bool:
    position["origin"] = "Pudding-Lane"
    return True


@case("pending", "card", "pending")
def something_to_come(position: Data, box: GreatFire) -> bool:
    position["pending"] = 1
    return True


@case("intensifying", "card", "then")
def a_non_player_turn_among_four(position: Data, box: GreatFire) -> bool:
    position["then"] = "city"
    return True


@case("doubled", "card", "doubled")
def doubled_too_early(position: Data, box: GreatFire) -> bool:
    position["doubled"] = True
    return True


@case("just-taken", "card", "just_taken")
def taken_before_any_move(position: Data, box: GreatFire) -> bool:
    own = position["secrets"][position["turn_seat"]]
    position["just_taken"] = True
    own["just_taken"] = next((kind for kind, count in own["tokens"].items() if count), None)
    return own["just_taken"] is not None


@case("piles", "card", "city.rankings_left", TWO)
def a_colour_card_missing(position: Data, box: GreatFire) -> bool:
    if position["city"]["rankings_left"]:
        position["city"]["rankings_left"].pop()
        return True
    return False


@case("city-cards", "card", "city.ranking", TWO)
def the_card_in_force_lies_in_its_pile(position: Data, box: GreatFire) -> bool:
    left = position["city"]["rankings_left"]
    position["city"]["ranking"] = left[0] if left else None
    return 0 < len(left) < 12


@case("target", "card", "city.target", TWO)
def a_destination_too_early(position: Data, box: GreatFire) -> bool:
    position["city"]["target"] = "Tower"
    return True


@case("movers", "card", "city.movers", TWO)
def bands_to_move_too_early(position: Data, box: GreatFire) -> bool:
    position["city"]["movers"] = list(position["bands"])
    return True


@case("way-on", "origin", "phase")
def a_card_that_moves_nothing(position: Data, box: GreatFire) -> bool:
    position["card"] = "S"
    position["played"] = {**dict.fromkeys(LETTERS, 0), "S": 1}
    return int(position["turn"]) == 1
