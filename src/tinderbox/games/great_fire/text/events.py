"""The journal's entries as events: what happened, by which clause, and who may know all of it."""

from collections.abc import Callable, Sequence
from typing import Final

from tinderbox.core.box import JournalEntry
from tinderbox.core.events import Data, Event
from tinderbox.games.great_fire.pack.names import TOKENS, PackNames
from tinderbox.games.great_fire.pack.pack import DIRECTIONS
from tinderbox.games.great_fire.position.view import by_direction, own
from tinderbox.games.great_fire.rules import phases as p, scoring
from tinderbox.games.great_fire.rules.board import COLOURS, DECKS, HAND as FULL_HAND, Board
from tinderbox.games.great_fire.rules.city import HAND, NONE, SHOWN, City
from tinderbox.games.great_fire.rules.non_player_turn import ALONE, BY_CHOICE, BY_CLASS, BY_COLOUR

SOURCES: Final = ("pudding-lane", "most-fires", "choice")
ORDER: Final = ("nearest", "better-move", "choice", "only-one")


def end_clause(board: Board) -> str:
    """The clause that says how many turns are left at the end, and so when the game is over."""
    if board.players == 2:
        return "P9"
    return "D5" if board.last_turns == board.players else "O2"


class EventWriter:
    """Turns the journal entries of one step into events. `city` is the state after the step."""

    def __init__(self, pack_names: PackNames, city: City) -> None:
        self.pack_names = pack_names
        self.city = city

    def events(self, entries: Sequence[JournalEntry]) -> list[Event]:
        written = (WRITERS[entry[0]](self, entry) for entry in entries)
        return [event for event in written if event is not None]

    def space(self, index: int) -> str:
        return self.pack_names.spaces[index]

    def houses_drawn(self, entry: JournalEntry) -> Event | None:
        done = self.city.phase != p.HOUSES
        return Event("houses_drawn", "S4") if done else None

    def colour_dealt(self, entry: JournalEntry) -> Event:
        colour = {"colour": self.pack_names.letters[entry[2]]}
        if self.city.board.hidden_colours:
            return Event("colour_dealt", "O1", {"seat": entry[1]}, colour, owner=entry[1])
        return Event("colour_dealt_openly", "S5", {"seat": entry[1], **colour})

    def objectives_dealt(self, entry: JournalEntry) -> Event | None:
        """One event with the seat's last objective, though they are dealt deck by deck."""
        objectives = own(self.pack_names, self.city, entry[1])["objectives"]
        if len(objectives) < DECKS:
            return None
        return Event("objectives_dealt", "S7", {"seat": entry[1]}, {"objectives": objectives}, owner=entry[1])

    def hand_dealt(self, entry: JournalEntry) -> Event | None:
        """One event with the fifth card."""
        cards = self.cards(entry[1], HAND)
        if len(cards) < FULL_HAND:
            return None
        return Event("hand_dealt", "S2", {"seat": entry[1]}, {"cards": cards}, owner=entry[1])

    def hand_shown(self, entry: JournalEntry) -> Event:
        return Event("hand_shown", "F13", {"seat": entry[1], "cards": self.cards(entry[1], SHOWN)})

    def cards(self, seat: int, what: int) -> str:
        return "".join(letter * count for letter, count in by_direction(self.city, seat, what).items())

    def houses_lost(self, type: str, clause: str, entry: JournalEntry) -> Event:
        houses = self.pack_names.lettered([entry[2] >> 4 * colour & 15 for colour in range(COLOURS)])
        return Event(type, clause, {"district": self.space(entry[1]), "houses": houses})

    def city_fire_decided(self, entry: JournalEntry) -> Event:
        how, district, colour = entry[1], self.space(entry[2]), entry[3]
        data: Data = {"district": district, "ranking": self.pack_names.rankings[int(self.city.ranking)]}
        if how in (ALONE, BY_CLASS, BY_CHOICE):
            data["how"] = {ALONE: "alone", BY_CLASS: "class", BY_CHOICE: "choice"}[how]
        else:
            data |= {"how": "colour", "rank": how - BY_COLOUR + 1, "colour": self.pack_names.letters[colour]}
        return Event("city_fire_decided", "P7", data)

    def stack_uncovered(self, entry: JournalEntry) -> Event:
        return Event("stack_uncovered", "D1", {"left": entry[1], "last": entry[1] == 0})

    def fires_forgone(self, entry: JournalEntry) -> Event:
        """For want of room, or of fires."""
        reason, clause = ("supply", "B9") if entry[2] else ("room", "D4")
        return Event("fires_forgone", clause, {"fires": entry[1], "reason": reason})

    def token_removed(self, entry: JournalEntry) -> Event:
        """By a demolition, or by the city's own fire."""
        clause = "A8" if self.city.phase == p.ACTIONS else "P7"
        return Event("token_removed", clause, {"district": self.space(entry[1])})

    def last_turns(self, entry: JournalEntry) -> Event:
        return Event("last_turns", end_clause(self.city.board), {"turns": entry[1], "city_turns": entry[2]})

    def game_over(self, entry: JournalEntry) -> Event:
        seats = range(int(self.city.board.players))
        scores = [int(scoring.score(self.city, seat)) for seat in seats]
        return Event("game_over", "E5", {"scores": scores})


Writer = Callable[[EventWriter, JournalEntry], Event | None]


def seat(type: str, clause: str) -> Writer:
    return lambda writer, entry: Event(type, clause, {"seat": entry[1]})


def seat_card(type: str, clause: str) -> Writer:
    return lambda writer, entry: Event(type, clause, {"seat": entry[1], "card": DIRECTIONS[entry[2]]})


def secret_card(type: str, clause: str) -> Writer:
    return lambda writer, entry: Event(type, clause, {"seat": entry[1]}, {"card": DIRECTIONS[entry[2]]}, owner=entry[1])


def district(type: str, clause: str) -> Writer:
    return lambda writer, entry: Event(type, clause, {"district": writer.space(entry[1])})


def moved(type: str, clause: str, city_clause: str = "") -> Writer:
    """A piece goes from one space to another; without a seat the city moved it."""

    def written(writer: EventWriter, entry: JournalEntry) -> Event:
        step = {"from": writer.space(entry[2]), "to": writer.space(entry[3])}
        if entry[1] == NONE:
            return Event(f"city_{type}", city_clause, step)
        return Event(type, clause, {"seat": entry[1], **step})

    return written


def counted(type: str, clause: str, name: str) -> Writer:
    return lambda writer, entry: Event(type, clause, {name: entry[1]})


def plain(type: str, clause: str) -> Writer:
    return lambda writer, entry: Event(type, clause)


WRITERS: Final[dict[int, Writer]] = {
    p.STACK_BUILT: lambda t, n: Event("stack_built", "S3", {"cards": n[1], "stack_cards": n[2]}),
    p.TOKENS_LAID: counted("tokens_laid", "S6", "tokens"),
    p.HOUSE_BUILT: EventWriter.houses_drawn,
    p.COLOUR_DEALT: EventWriter.colour_dealt,
    p.LANDOWNER_DEALT: lambda t, n: Event(
        "landowner_dealt", "O1", {"seat": n[1], "colour": t.pack_names.letters[n[2]]}
    ),
    p.OBJECTIVE_DEALT: EventWriter.objectives_dealt,
    p.START_CHOSEN: seat("start_chosen", "S8"),
    p.CARD_DEALT: EventWriter.hand_dealt,
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
    p.HAND_SHOWN: EventWriter.hand_shown,
    p.FIRE_MOVED: moved("fire_moved", "F2", "P7"),
    p.PUDDING_REFILLED: counted("pudding_lane_refilled", "F3", "fires"),
    p.FIRE_CONTAINED: district("fire_contained", "F6"),
    p.HOUSES_BURNT: lambda t, n: t.houses_lost("houses_burnt", "F7", n),
    p.FIRES_ADDED: lambda t, n: Event("fires_added", "F7", {"district": t.space(n[1]), "fires": n[2]}),
    p.TOKEN_TAKEN: lambda t, n: Event("token_taken", "F11", {"seat": n[1], "district": t.space(n[2])}),
    p.TOKEN_SEEN: lambda t, n: Event("token_seen", "F11", {"seat": n[1]}, {"token": TOKENS[n[2]]}, owner=n[1]),
    p.TOKEN_REMOVED: EventWriter.token_removed,
    p.DOUBLE_PLAYED: lambda t, n: Event("double_played", "F12", {"seat": n[1], "declared": bool(n[2])}),
    p.DOUBLE_VOID: seat("double_void", "F12"),
    p.LANDOWNER_MOVED: moved("landowner_moved", "A2"),
    p.BAND_MOVED: moved("band_moved", "A2", "P8"),
    p.FIRE_EXTINGUISHED: lambda t, n: Event("fire_extinguished", "A5", {"seat": n[1], "district": t.space(n[2])}),
    p.HERO_TAKEN: seat("hero_taken", "A6"),
    p.DISTRICT_DEMOLISHED: lambda t, n: Event("district_demolished", "A8", {"seat": n[1], "district": t.space(n[2])}),
    p.HOUSES_DEMOLISHED: lambda t, n: t.houses_lost("houses_demolished", "A8", n),
    p.CARD_DRAWN: secret_card("card_drawn", "D1"),
    p.STACK_UNCOVERED: EventWriter.stack_uncovered,
    p.FIRE_ADDED: lambda t, n: Event("fire_added", "D2", {"seat": n[1], "district": t.space(n[2])}),
    p.FIRES_FORGONE: EventWriter.fires_forgone,
    p.LAST_TURNS: EventWriter.last_turns,
    p.CITY_CARD_TURNED: lambda t, n: Event("city_card_turned", "P6", {"card": DIRECTIONS[n[1]]}),
    p.RANKING_TURNED: lambda t, n: Event("ranking_turned", "P7", {"ranking": t.pack_names.rankings[n[1]]}),
    p.RANKINGS_SHUFFLED: plain("rankings_shuffled", "P7"),
    p.CITY_FIRE_DECIDED: EventWriter.city_fire_decided,
    p.CITY_ORIGIN_DECIDED: lambda t, n: Event(
        "city_origin_decided", "P7", {"how": SOURCES[n[1]], "space": t.space(n[2])}
    ),
    p.CITY_FIRE_SKIPPED: plain("city_fire_skipped", "P7"),
    p.MUSTER_TURNED: lambda t, n: Event("muster_turned", "P8", {"district": t.pack_names.objectives[n[1]]}),
    p.MUSTERS_SHUFFLED: plain("musters_shuffled", "P8"),
    p.CITY_BAND_DECIDED: lambda t, n: Event(
        "city_band_decided", "P8", {"space": t.space(n[1]), "distance": n[2], "how": ORDER[n[3]]}
    ),
    p.CITY_BANDS_SKIPPED: plain("city_bands_skipped", "P8"),
    p.GAME_OVER: EventWriter.game_over,
}
