"""Mill Race as Tinderbox sees it: the rules with their words."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from mill_race import picture, positions, rules
from mill_race.evaluator import MillRaceEvaluator
from mill_race.rules import PLACES, SLOTS, MillRaceState, card_and_place, winner
from tinderbox.core.box import Box, JournalEntry
from tinderbox.core.documents.packs import PackSource
from tinderbox.core.errors import Reason
from tinderbox.core.events import Data, Event
from tinderbox.core.state import State
from tinderbox.core.summary import Mark, PlaceSummary, TableSummary
from tinderbox.core.text.messages import Argument, Language
from tinderbox.core.text.notation import Action, Notation


class MillRace(Box):
    contract: ClassVar[int] = 1
    game: ClassVar[str] = "mill-race"
    version: ClassVar[int] = 1
    package: ClassVar[str] = positions.PACKAGE
    seats: ClassVar[tuple[int, int]] = (2, 4)
    view_type: ClassVar[type] = positions.View

    def __init__(
        self, players: int, options: Mapping[str, object] | None = None, pack: PackSource | None = None
    ) -> None:
        super().__init__(players, options, pack)
        plays = [("play", str(card), place) for card in rules.NUMBERS for place in PLACES]
        self.actions = Notation([*plays, ("draw",), ("pass",)])
        self.draw_results = Notation([("card", str(card)) for card in rules.NUMBERS])

    @classmethod
    def usual_players(cls) -> int:
        return 3

    @property
    def longest(self) -> int:
        return (rules.DEALT + 2 * rules.TURNS) * self.players

    @property
    def observation_fields(self) -> list[tuple[str, int, int]]:
        starts = [sum(size for _, size in rules.FIELDS[:index]) for index in range(len(rules.FIELDS))]
        return [(name, start, size) for (name, size), start in zip(rules.FIELDS, starts, strict=True)]

    # -- states in and out
    def start(self) -> MillRaceState:
        return MillRaceState(self.players)

    def view(self, state: State, seat: int | None) -> Data:
        return positions.view(table_of(state), seat)

    def filled(self, view: Data) -> Data:
        return positions.filled(view)

    def position(self, state: State) -> Data:
        return positions.position(table_of(state))

    def load_position(self, position: Data) -> MillRaceState:
        return positions.load(self.players, position)

    def learns_draw(self, state: State, seat: int) -> bool:
        return table_of(state).seat == seat

    def evaluator(self) -> MillRaceEvaluator:
        return MillRaceEvaluator(self.players, spread=3.0)

    def reveals(self, state: State, code: int) -> bool:
        """W1: the third card turns a place over."""
        return code < rules.DRAW and len(table_of(state).places[card_and_place(code)[1]]) == SLOTS - 1

    # -- words
    def events(self, entries: Sequence[JournalEntry], state: State) -> list[Event]:
        return [event_of(*entry) for entry in entries]

    def order_clause(self, state: State) -> str:
        table = table_of(state)
        return "E1" if table.over else "T1" if table.turn else "S1"

    def why_not(self, state: State, seat: int, code: int) -> list[Reason]:
        table = table_of(state)
        hand = table.hands[seat]
        found: list[Reason] = []
        if code < rules.DRAW:
            card, place = card_and_place(code)
            if card not in hand:
                found.append(self.refusal("T2", "no-card", card=card))
            if len(table.places[place]) == SLOTS:
                found.append(self.refusal("W1", "taken"))
        elif code == rules.DRAW:
            if not table.deck:
                found.append(self.refusal("T3", "deck"))
            if len(hand) >= rules.MOST_CARDS:
                found.append(self.refusal("T3", "hand", most=rules.MOST_CARDS))
        elif hand or table.may_draw():
            found.append(self.refusal("T4", "pass"))
        return found

    def refusal(self, clause: str, id: str, **args: Argument) -> Reason:
        return Reason(clause, self.message(f"refused-{id}", **args))

    def label(self, action: Action, language: Language) -> str:
        words = dict(zip(("card", "place"), action.args, strict=False))
        return self.say(language, f"action-{action.verb}", self.arguments(words, language, ()))

    # -- what clients show
    def card_of(self, action: Action) -> str | None:
        return action.args[0] if action.verb == "play" else None

    def places_of(self, action: Action) -> tuple[str, ...]:
        return action.args[1:]

    def action_note(self, view: Data, action: Action, language: Language) -> str:
        if action.verb != "play":
            return self.say(language, "note-ends-turn")
        third = len(view["places"][PLACES.index(action.args[1])]) == SLOTS - 1
        return self.say(language, "note-third") if third else ""

    def summary(self, view: Data, language: Language) -> TableSummary:
        places = [self.place_summary(view, place, language) for place in range(len(PLACES))]
        turns, played = rules.TURNS * self.players, max(0, view["turn"] - 1)
        facts: list[tuple[str, str]] = [
            (str(view["deck"]), "fact-deck"),
            (self.say(language, "count-of", {"count": played, "most": turns}), "fact-turns"),
            (self.say(language, "count-of", {"count": taken(view), "most": len(PLACES)}), "fact-places"),
        ]
        return {
            "players": [
                {"seat": seat, "points": points, "note": self.say(language, "cards", {"count": view["sizes"][seat]})}
                for seat, points in enumerate(view["scores"])
            ],
            "places": places,
            "hand": [{"id": str(card), "text": str(card), "note": "", "pips": card} for card in view["own"] or []],
            "facts": [{"value": value, "label": self.say(language, id)} for value, id in facts],
            "tip": self.say(language, "tip"),
            "clause": "W1",
        }

    def place_summary(self, view: Data, place: int, language: Language) -> PlaceSummary:
        cards = view["places"][place]
        closed = len(cards) == SLOTS
        marks: list[Mark] = [{"seat": laid["seat"], "text": str(laid["card"] or "")} for laid in cards]
        note = self.say(language, "count-of", {"count": len(cards), "most": SLOTS})
        if closed:
            seat, card = winner([(laid["seat"], laid["card"]) for laid in cards])
            note = self.say(language, "note-taken", {"seat": "ABCD"[seat], "card": card})
        return {
            "id": PLACES[place],
            "name": self.say(language, f"place-{PLACES[place]}"),
            "value": str(rules.VALUES[place]),
            "note": note,
            "marks": marks,
            "slots": SLOTS,
            "closed": closed,
        }

    def icons(self) -> dict[str, str]:
        return {"game": picture.WHEEL}

    def board_svg(self, view: Data | None, language: Language) -> str:
        return picture.draw([] if view is None else self.summary(view, language)["places"])


def table_of(state: State) -> MillRaceState:
    assert isinstance(state, MillRaceState)
    return state


def taken(view: Data) -> int:
    return sum(len(cards) == SLOTS for cards in view["places"])


def event_of(kind: int, seat: int, second: int, card: int) -> Event:
    """An entry of the journal as an event."""
    if kind == rules.PLAYED:
        return Event("played", "T2", {"seat": seat, "place": PLACES[second]}, {"card": card}, seat)
    if kind == rules.DREW:
        return Event("drew", "T3", {"seat": seat}, {"card": second}, seat)
    if kind == rules.TOOK:
        data = {"seat": seat, "place": PLACES[second], "card": card, "points": rules.VALUES[second]}
        return Event("took", "W1", data)
    return Event("passed", "T4", {"seat": seat}) if kind == rules.PASSED else Event("game_over", "E1")
