"""Positions that break an invariant of the course of play or of a seat: turns, cards, tokens, steps of a turn."""

from tests.games.great_fire.boxes import Setting
from tests.games.great_fire.position.impossible import LETTERS, TWO, case, holder, unplayed
from tinderbox.core.events import Data
from tinderbox.games.great_fire.box import GreatFire


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
