"""The Great Fire of London 1666, opened: pack, number of players and options bound to the engine and its words."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from tinderbox.core.box import JournalEntry, Option, Outcome
from tinderbox.core.documents.pack_loader import PackLoader
from tinderbox.core.documents.packs import PackSource
from tinderbox.core.engine.rng import Rng
from tinderbox.core.errors import OptionError, Reason
from tinderbox.core.events import Data, Event
from tinderbox.core.facts import Chart, Facts
from tinderbox.core.match import Match
from tinderbox.core.pack_box import PackBox
from tinderbox.core.state import ActionList, State
from tinderbox.core.text.messages import Argument, Language
from tinderbox.core.text.notation import Action, Notation
from tinderbox.games.great_fire import facts
from tinderbox.games.great_fire.bot.evaluator import FireEvaluator
from tinderbox.games.great_fire.bot.opponent_model import ObjectiveModel
from tinderbox.games.great_fire.bot.resampling import make_possible
from tinderbox.games.great_fire.pack.names import PackNames
from tinderbox.games.great_fire.pack.pack import EDITIONS, LOADER, PACKAGE, Pack
from tinderbox.games.great_fire.pack.schema import Edition
from tinderbox.games.great_fire.pack.tables import make_board
from tinderbox.games.great_fire.picture import svg
from tinderbox.games.great_fire.picture.routes import card_route, fire_route, place_route
from tinderbox.games.great_fire.picture.view import pieces_of
from tinderbox.games.great_fire.position.from_view import imagine
from tinderbox.games.great_fire.position.outcome import outcome_of
from tinderbox.games.great_fire.position.parse import load_position
from tinderbox.games.great_fire.position.plain_state import PlainBoard
from tinderbox.games.great_fire.position.view import position, view, views
from tinderbox.games.great_fire.position.view_types import View
from tinderbox.games.great_fire.rules import phases
from tinderbox.games.great_fire.rules.board import KEEP_CODE, Board
from tinderbox.games.great_fire.rules.city import NONE
from tinderbox.games.great_fire.rules.observation import VERSION as OBSERVATION_VERSION, fields, observation_size
from tinderbox.games.great_fire.rules.setup import identical_hand
from tinderbox.games.great_fire.rules.state import GreatFireState
from tinderbox.games.great_fire.text import board as text_board
from tinderbox.games.great_fire.text.events import EventWriter, end_clause
from tinderbox.games.great_fire.text.notation import actions_of, draws_of
from tinderbox.games.great_fire.text.refusals import why_not
from tinderbox.games.great_fire.text.sentences import arguments

LONGEST_TURN = 40

# by phase, while the game goes on: the clause that says who decides, or what is drawn
ORDER: Final = {
    "hands": "S2",
    "exchange": "S2",
    "houses": "S4",
    "colours": "S5",
    "landowner-colours": "O1",
    "objectives": "S7",
    "start": "S8",
    "place-band": "S9",
    "place-landowner": "S10",
    "card": "T1",
    "origin": "T1",
    "destination": "T1",
    "token": "F11",
    "actions": "T1",
    "draw": "D1",
    "intensify": "D1",
    "city-card": "P6",
    "city-colour": "P7",
    "city-destination": "P6",
    "city-origin": "P6",
    "city-muster": "P8",
    "city-band": "P6",
}


class GreatFire(PackBox[Pack]):
    contract: ClassVar[int] = 1
    game: ClassVar[str] = "great-fire"
    version: ClassVar[int] = 2
    package: ClassVar[str] = PACKAGE
    loader: ClassVar[PackLoader[Any, Pack]] = LOADER
    seats: ClassVar[tuple[int, int]] = (2, 6)
    observation_version = OBSERVATION_VERSION
    has_opponent_model: ClassVar[bool] = True
    view_type: ClassVar[type] = View
    previewable: ClassVar[tuple[str, ...]] = ("card", "from", "to", "demolish")
    options_offered: ClassVar[tuple[Option, ...]] = (
        Option("edition", ("german", "french"), "B8"),
        Option("hidden_colours", (False, True), "O1"),
        Option("more_destruction", (False, True), "O2"),
        Option("supply", ("endless", "box"), "B9"),
    )

    def __init__(
        self, players: int, options: Mapping[str, object] | None = None, pack: PackSource | None = None
    ) -> None:
        super().__init__(players, options, pack)
        if self.players == 2 and self.options["more_destruction"]:
            raise OptionError(self.message("option-more-destruction-two"))  # O2
        self.edition: Edition = next(edition for edition in EDITIONS if edition == self.options["edition"])
        self.board: Board = make_board(self.pack, self.players, self.options)
        self.pack_names: PackNames = PackNames(self.pack)
        self.plain_board: PlainBoard = PlainBoard(self.pack_names, self.board)
        self.actions: Notation = actions_of(self.pack)
        self.draw_results: Notation = draws_of(self.pack)

    @property
    def longest(self) -> int:
        """Set-up draws and placements, then the turns: one a card of the stack, and the last ones."""
        setting_up = 120 + 60 + 12 * self.players
        turns = sum(self.pack.player_counts[self.players].stack) + 2 * self.players
        return setting_up + turns * LONGEST_TURN

    @property
    def observation_size(self) -> int:
        return int(observation_size(self.board))

    @property
    def observation_fields(self) -> list[tuple[str, int, int]]:
        return fields(self.board)

    def start(self) -> GreatFireState:
        return GreatFireState(self.board)

    def view(self, state: State, seat: int | None) -> Data:
        return view(self.pack_names, city_of(state), seat)

    def views(self, state: State, seats: Sequence[int | None]) -> list[Data]:
        return views(self.pack_names, city_of(state), seats)

    def imagine(self, view: Data, rng: Rng, trusted: bool = False) -> GreatFireState:
        return imagine(self.plain_board, view, rng, trusted)

    def learns_draw(self, state: State, seat: int) -> bool:
        """A card or token is drawn for the eyes of whose turn it is; the city's cards (P6) are turned over for all.

        In the set-up all see the houses, the landowners, the start player and, unless they are hidden, the colours.
        """
        city = city_of(state)
        if city.phase in (phases.HANDS, phases.DRAW, phases.TOKEN):
            return bool(city.seat == seat)
        if city.phase == phases.OBJECTIVES or (city.phase == phases.COLOURS and city.board.hidden_colours):
            return bool(city.dealt % city.board.players == seat)
        return True

    def make_possible(self, state: State, seat: int, code: int) -> None:
        make_possible(city_of(state), seat, code)

    def position(self, state: State) -> Data:
        return position(self.pack_names, city_of(state))

    def load_position(self, position: Data) -> GreatFireState:
        return load_position(self.plain_board, position)

    def events(self, notes: Sequence[JournalEntry], state: State) -> list[Event]:
        return EventWriter(self.pack_names, city_of(state)).events(notes)

    def why_not(self, state: State, seat: int, code: int) -> list[Reason]:
        return why_not(self, city_of(state), self.actions.action(code))

    def order_clause(self, state: State) -> str:
        phase = city_of(state).phase
        return end_clause(self.board) if phase == phases.OVER else ORDER[phases.PHASES[int(phase)]]

    def forced(self, state: State) -> int | None:
        """S2: every seat is asked whether it exchanges its hand; most have nothing to exchange."""
        city = city_of(state)
        if city.phase != phases.EXCHANGE or identical_hand(city, city.seat) != NONE:
            return None
        return KEEP_CODE

    def label(self, action: Action, language: Language) -> str:
        if action.verb == "card" and len(action.args) > 1:
            return self.say(language, "action-card-double", self.arguments({"first": action.args[0]}, language, ()))
        return super().label(action, language)

    def prompt(self, view: Data, language: Language, legal: Sequence[Action] | None = None) -> str:
        """To the actor it also says which of its tokens it could play now."""
        if view["actor"] is None or view["actor"] != view["seat"] or view["phase"] not in ("card", "actions"):
            return super().prompt(view, language)
        return super().prompt({**view, **self.playable_tokens(view, legal)}, language)

    def playable_tokens(self, view: Data, legal: Sequence[Action] | None) -> dict[str, bool]:
        """Whether the actor of the view may demolish or play a double move now (A7, F12)."""
        held = view["own"]["tokens"]
        if not held["charge"] and not held["double"]:
            return {"demolish": False, "double": False}
        actions = self.legal_in(view) if legal is None else legal
        return {
            "demolish": any(action.verb == "demolish" for action in actions),
            "double": any(action.verb == "double" or "double" in action.args for action in actions),
        }

    def legal_in(self, view: Data) -> list[Action]:
        """The legal actions of a view's actor, who sees all that they depend on."""
        legal = ActionList()
        self.imagine(view, Rng(0), trusted=True).list_actions(legal)
        return [self.actions.actions[code] for code in legal.to_list()]

    def evaluator(self) -> FireEvaluator:
        return FireEvaluator(self.board)

    def opponent_model(self, state: State) -> ObjectiveModel:
        return ObjectiveModel(self.board)

    def route(self, state: State, code: int) -> Data:
        action = self.actions.action(code)
        if action.verb == "card":
            return card_route(self, city_of(state), code)
        if action.verb == "from":
            return place_route(self, city_of(state), code)
        return fire_route(self, city_of(state), action.args[0]) if action.verb == "to" else {}

    def reveals(self, state: State, code: int) -> bool:
        """Discarding shows the hand (F13), and so does redrawing (S2)."""
        return self.actions.action(code).verb in ("discard", "redraw")

    def can_preview(self, state: State, code: int) -> bool:
        """What an action reveals is the actor's own."""
        return True

    def outcome(self, state: State) -> Outcome:
        return outcome_of(city_of(state))

    def charts(self) -> tuple[Chart, ...]:
        return facts.charts(self.pack, self.players)

    def facts(self, match: Match, outcome: Outcome) -> Facts:
        return facts.facts(self, match, outcome)

    def fact_label(self, chart: str, key: str, language: Language) -> str:
        return facts.label(self, chart, key, language)

    def board_text(self, view: Data, language: Language) -> str:
        return text_board.draw(self, view, language)

    def board_svg(self, view: Data | None, language: Language) -> str:
        pieces = None if view is None else pieces_of(self.pack, view)
        return svg.draw(self.pack, pieces, edition=self.edition, language=language)

    def arguments(self, data: Data, language: Language, names: Sequence[str]) -> dict[str, Argument]:
        return arguments(self, data, language, names)


def city_of(state: State) -> GreatFireState:
    assert isinstance(state, GreatFireState)
    return state
