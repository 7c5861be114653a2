"""The journal's notes as events: what happened, by which clause, and who may know all of it."""

from collections.abc import Callable, Sequence
from typing import Final

from tinderbox.core.box import JournalEntry
from tinderbox.core.events import Data, Event
from tinderbox.games.great_fire.pack.pack import DIRECTIONS
from tinderbox.games.great_fire.position.view import DECKS, Words, by_direction, own
from tinderbox.games.great_fire.rules import phases as p, scoring
from tinderbox.games.great_fire.rules.board import COLOURS, HAND as FULL_HAND, Board
from tinderbox.games.great_fire.rules.city import HAND, NONE, SHOWN, City
from tinderbox.games.great_fire.rules.non_player_turn import ALONE, BY_CHOICE, BY_CLASS, BY_COLOUR
from tinderbox.games.great_fire.text.notation import TOKENS

SOURCES: Final = ("pudding-lane", "most-fires", "choice")
ORDER: Final = ("nearest", "better-move", "choice", "only-one")


def end_clause(board: Board) -> str:
    """The clause that says how many turns are left at the end, and so when the game is over."""
    if board.players == 2:
        return "P9"
    return "D5" if board.last_turns == board.players else "O2"


class Teller:
    """One apply's notes, told one by one; `city` is the state after them."""

    def __init__(self, words: Words, city: City) -> None:
        self.words = words
        self.city = city

    def tell(self, notes: Sequence[JournalEntry]) -> list[Event]:
        told = (PLAIN[note[0]](self, note) for note in notes)
        return [event for event in told if event is not None]

    def space(self, index: int) -> str:
        return self.words.spaces[index]

    def houses_drawn(self, note: JournalEntry) -> Event | None:
        done = self.city.phase != p.HOUSES
        return Event("houses_drawn", "S4") if done else None

    def colour_dealt(self, note: JournalEntry) -> Event:
        colour = {"colour": self.words.letters[note[2]]}
        if self.city.board.hidden_colours:
            return Event("colour_dealt", "O1", {"seat": note[1]}, colour, owner=note[1])
        return Event("colour_dealt_openly", "S5", {"seat": note[1], **colour})

    def objectives_dealt(self, note: JournalEntry) -> Event | None:
        """Told with a seat's last one: what is dealt deck by deck is one thing to whoever gets it."""
        objectives = own(self.words, self.city, note[1])["objectives"]
        if len(objectives) < DECKS:
            return None
        return Event("objectives_dealt", "S7", {"seat": note[1]}, {"objectives": objectives}, owner=note[1])

    def hand_dealt(self, note: JournalEntry) -> Event | None:
        """Told with the fifth card."""
        cards = self.cards(note[1], HAND)
        if len(cards) < FULL_HAND:
            return None
        return Event("hand_dealt", "S2", {"seat": note[1]}, {"cards": cards}, owner=note[1])

    def hand_shown(self, note: JournalEntry) -> Event:
        return Event("hand_shown", "F13", {"seat": note[1], "cards": self.cards(note[1], SHOWN)})

    def cards(self, seat: int, what: int) -> str:
        return "".join(letter * count for letter, count in by_direction(self.city, seat, what).items())

    def houses_lost(self, type: str, clause: str, note: JournalEntry) -> Event:
        houses = self.words.lettered([note[2] >> 4 * colour & 15 for colour in range(COLOURS)])
        return Event(type, clause, {"district": self.space(note[1]), "houses": houses})

    def city_fire_decided(self, note: JournalEntry) -> Event:
        how, district, colour = note[1], self.space(note[2]), note[3]
        data: Data = {"district": district, "ranking": self.words.rankings[int(self.city.ranking)]}
        if how in (ALONE, BY_CLASS, BY_CHOICE):
            data["how"] = {ALONE: "alone", BY_CLASS: "class", BY_CHOICE: "choice"}[how]
        else:
            data |= {"how": "colour", "rank": how - BY_COLOUR + 1, "colour": self.words.letters[colour]}
        return Event("city_fire_decided", "P7", data)

    def stack_uncovered(self, note: JournalEntry) -> Event:
        return Event("stack_uncovered", "D1", {"left": note[1], "last": note[1] == 0})

    def fires_forgone(self, note: JournalEntry) -> Event:
        """For want of room, or of fires."""
        reason, clause = ("supply", "B9") if note[2] else ("room", "D4")
        return Event("fires_forgone", clause, {"fires": note[1], "reason": reason})

    def token_removed(self, note: JournalEntry) -> Event:
        """By a demolition, or by the city's own fire."""
        clause = "A8" if self.city.phase == p.ACTIONS else "P7"
        return Event("token_removed", clause, {"district": self.space(note[1])})

    def last_turns(self, note: JournalEntry) -> Event:
        return Event("last_turns", end_clause(self.city.board), {"turns": note[1], "city_turns": note[2]})

    def game_over(self, note: JournalEntry) -> Event:
        seats = range(int(self.city.board.players))
        scores = [int(scoring.score(self.city, seat)) for seat in seats]
        return Event("game_over", "E5", {"scores": scores})


Told = Callable[[Teller, JournalEntry], Event | None]


def seat(type: str, clause: str) -> Told:
    return lambda teller, note: Event(type, clause, {"seat": note[1]})


def seat_card(type: str, clause: str) -> Told:
    return lambda teller, note: Event(type, clause, {"seat": note[1], "card": DIRECTIONS[note[2]]})


def secret_card(type: str, clause: str) -> Told:
    return lambda teller, note: Event(type, clause, {"seat": note[1]}, {"card": DIRECTIONS[note[2]]}, owner=note[1])


def seat_space(type: str, clause: str) -> Told:
    return lambda teller, note: Event(type, clause, {"seat": note[1], "space": teller.space(note[2])})


def district(type: str, clause: str) -> Told:
    return lambda teller, note: Event(type, clause, {"district": teller.space(note[1])})


def moved(type: str, clause: str, city_clause: str = "") -> Told:
    """A piece goes from one space to another; without a seat the city moved it."""

    def told(teller: Teller, note: JournalEntry) -> Event:
        step = {"from": teller.space(note[2]), "to": teller.space(note[3])}
        if note[1] == NONE:
            return Event(f"city_{type}", city_clause, step)
        return Event(type, clause, {"seat": note[1], **step})

    return told


def counted(type: str, clause: str, name: str) -> Told:
    return lambda teller, note: Event(type, clause, {name: note[1]})


def plain(type: str, clause: str) -> Told:
    return lambda teller, note: Event(type, clause)


PLAIN: Final[dict[int, Told]] = {
    p.STACK_BUILT: lambda t, n: Event("stack_built", "S3", {"cards": n[1], "stack_cards": n[2]}),
    p.TOKENS_LAID: counted("tokens_laid", "S6", "tokens"),
    p.HOUSE_BUILT: Teller.houses_drawn,
    p.COLOUR_DEALT: Teller.colour_dealt,
    p.LANDOWNER_DEALT: lambda t, n: Event("landowner_dealt", "O1", {"seat": n[1], "colour": t.words.letters[n[2]]}),
    p.OBJECTIVE_DEALT: Teller.objectives_dealt,
    p.START_CHOSEN: seat("start_chosen", "S8"),
    p.CARD_DEALT: Teller.hand_dealt,
    p.HAND_KEPT: seat("hand_kept", "S2"),
    p.HAND_REDRAWN: seat_card("hand_redrawn", "S2"),
    p.BAND_PLACED: lambda t, n: (
        Event("band_set_up", "S9", {"space": t.space(n[2])})
        if n[1] == NONE
        else Event("band_placed", "S9", {"seat": n[1], "space": t.space(n[2])})
    ),
    p.LANDOWNER_PLACED: lambda t, n: Event("landowner_placed", "S10", {"seat": n[1], "space": t.space(n[3])}),
    p.TURN_BEGUN: seat("turn_begun", "T1"),
    p.CARD_PLAYED: seat_card("card_played", "F1"),
    p.CARD_DISCARDED: seat_card("card_discarded", "F13"),
    p.HAND_SHOWN: Teller.hand_shown,
    p.FIRE_MOVED: moved("fire_moved", "F2", "P7"),
    p.PUDDING_REFILLED: counted("pudding_lane_refilled", "F3", "fires"),
    p.FIRE_CONTAINED: district("fire_contained", "F6"),
    p.HOUSES_BURNT: lambda t, n: t.houses_lost("houses_burnt", "F7", n),
    p.FIRES_ADDED: lambda t, n: Event("fires_added", "F7", {"district": t.space(n[1]), "fires": n[2]}),
    p.TOKEN_TAKEN: lambda t, n: Event("token_taken", "F11", {"seat": n[1], "district": t.space(n[2])}),
    p.TOKEN_SEEN: lambda t, n: Event("token_seen", "F11", {"seat": n[1]}, {"token": TOKENS[n[2]]}, owner=n[1]),
    p.TOKEN_REMOVED: Teller.token_removed,
    p.DOUBLE_PLAYED: lambda t, n: Event("double_played", "F12", {"seat": n[1], "declared": bool(n[2])}),
    p.DOUBLE_VOID: seat("double_void", "F12"),
    p.LANDOWNER_MOVED: moved("landowner_moved", "A2"),
    p.BAND_MOVED: moved("band_moved", "A2", "P8"),
    p.FIRE_EXTINGUISHED: lambda t, n: Event("fire_extinguished", "A5", {"seat": n[1], "district": t.space(n[2])}),
    p.HERO_TAKEN: seat("hero_taken", "A6"),
    p.DISTRICT_DEMOLISHED: lambda t, n: Event("district_demolished", "A8", {"seat": n[1], "district": t.space(n[2])}),
    p.HOUSES_DEMOLISHED: lambda t, n: t.houses_lost("houses_demolished", "A8", n),
    p.CARD_DRAWN: secret_card("card_drawn", "D1"),
    p.STACK_UNCOVERED: Teller.stack_uncovered,
    p.FIRE_ADDED: lambda t, n: Event("fire_added", "D2", {"seat": n[1], "district": t.space(n[2])}),
    p.FIRES_FORGONE: Teller.fires_forgone,
    p.LAST_TURNS: Teller.last_turns,
    p.CITY_CARD_TURNED: lambda t, n: Event("city_card_turned", "P6", {"card": DIRECTIONS[n[1]]}),
    p.RANKING_TURNED: lambda t, n: Event("ranking_turned", "P7", {"ranking": t.words.rankings[n[1]]}),
    p.RANKINGS_SHUFFLED: plain("rankings_shuffled", "P7"),
    p.CITY_FIRE_DECIDED: Teller.city_fire_decided,
    p.CITY_ORIGIN_DECIDED: lambda t, n: Event(
        "city_origin_decided", "P7", {"how": SOURCES[n[1]], "space": t.space(n[2])}
    ),
    p.CITY_FIRE_SKIPPED: plain("city_fire_skipped", "P7"),
    p.MUSTER_TURNED: lambda t, n: Event("muster_turned", "P8", {"district": t.words.objectives[n[1]]}),
    p.MUSTERS_SHUFFLED: plain("musters_shuffled", "P8"),
    p.CITY_BAND_DECIDED: lambda t, n: Event(
        "city_band_decided", "P8", {"space": t.space(n[1]), "distance": n[2], "how": ORDER[n[3]]}
    ),
    p.CITY_BANDS_SKIPPED: plain("city_bands_skipped", "P8"),
    p.GAME_OVER: Teller.game_over,
}
