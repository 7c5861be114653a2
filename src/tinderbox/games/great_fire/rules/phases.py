"""The points at which a game of the Great Fire waits for a seat or a draw, and the entries of its journal."""

from typing import Final

HANDS: Final = 0
EXCHANGE: Final = 1
HOUSES: Final = 2
COLOURS: Final = 3
LANDOWNER_COLOURS: Final = 4
OBJECTIVES: Final = 5
START: Final = 6
PLACE_BAND: Final = 7
PLACE_LANDOWNER: Final = 8
CARD: Final = 9
ORIGIN: Final = 10
DESTINATION: Final = 11
TOKEN: Final = 12
ACTIONS: Final = 13
DRAW: Final = 14
INTENSIFY: Final = 15
CITY_CARD: Final = 16
CITY_COLOUR: Final = 17
CITY_DESTINATION: Final = 18
CITY_ORIGIN: Final = 19
CITY_MUSTER: Final = 20
CITY_BAND: Final = 21
OVER: Final = 22

# what follows an intensifying
THEN_ACTIONS: Final = 0
THEN_FINISH: Final = 1
THEN_CITY: Final = 2

# kinds of journal entry, each with up to three numbers
HOUSE_BUILT: Final = 0  # district, colour
COLOUR_DEALT: Final = 1  # seat, colour
LANDOWNER_DEALT: Final = 2  # seat, colour
OBJECTIVE_DEALT: Final = 3  # seat, objective
START_CHOSEN: Final = 4  # seat
CARD_DEALT: Final = 5  # seat, direction
HAND_KEPT: Final = 6  # seat
HAND_REDRAWN: Final = 7  # seat, direction
BAND_PLACED: Final = 8  # seat or -1, space
LANDOWNER_PLACED: Final = 9  # seat, landowner, space
TURN_BEGUN: Final = 10  # seat, turn
CARD_PLAYED: Final = 11  # seat, direction
CARD_DISCARDED: Final = 12  # seat, direction
HAND_SHOWN: Final = 13  # seat
FIRE_MOVED: Final = 14  # seat or -1, from, to
PUDDING_REFILLED: Final = 15  # fires
FIRE_CONTAINED: Final = 16  # district
HOUSES_BURNT: Final = 17  # district, houses (four bits a colour)
FIRES_ADDED: Final = 18  # district, fires
TOKEN_TAKEN: Final = 19  # seat, district
TOKEN_SEEN: Final = 20  # seat, kind
TOKEN_REMOVED: Final = 21  # district
DOUBLE_PLAYED: Final = 22  # seat, with the card or not
LANDOWNER_MOVED: Final = 23  # seat, from, to
BAND_MOVED: Final = 24  # seat or -1, from, to
FIRE_EXTINGUISHED: Final = 25  # seat, district
HERO_TAKEN: Final = 26  # seat
DISTRICT_DEMOLISHED: Final = 27  # seat, district
HOUSES_DEMOLISHED: Final = 28  # district, houses (four bits a colour)
CARD_DRAWN: Final = 29  # seat, direction
STACK_UNCOVERED: Final = 30  # stack cards left
FIRE_ADDED: Final = 31  # seat, district
FIRES_FORGONE: Final = 32  # fires, for want of supply or not
LAST_TURNS: Final = 33  # turns, non-player turns among them
CITY_CARD_TURNED: Final = 34  # direction
RANKING_TURNED: Final = 35  # ranking
RANKINGS_SHUFFLED: Final = 36
CITY_FIRE_DECIDED: Final = 37  # how (0 alone, 1 class, 2.. rank of the deciding colour, 9 choice), district, colour
CITY_ORIGIN_DECIDED: Final = 38  # how (0 Pudding Lane, 1 most fires, 2 choice), space
CITY_FIRE_SKIPPED: Final = 39
MUSTER_TURNED: Final = 40  # objective
MUSTERS_SHUFFLED: Final = 41
CITY_BAND_DECIDED: Final = 42  # space, distance, how (0 nearest, 1 better move, 2 choice, 3 the only one)
CITY_BANDS_SKIPPED: Final = 43
GAME_OVER: Final = 44
STACK_BUILT: Final = 45  # fire cards, stack cards
TOKENS_LAID: Final = 46  # tokens
DOUBLE_VOID: Final = 47  # seat

PHASES: Final = (
    "hands", "exchange", "houses", "colours", "landowner-colours", "objectives", "start", "place-band",
    "place-landowner", "card", "origin", "destination", "token", "actions", "draw", "intensify", "city-card",
    "city-colour", "city-destination", "city-origin", "city-muster", "city-band", "over",
)  # fmt: skip
