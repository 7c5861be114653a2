"""Bretagne, opened: pack, number of players and options bound to the engine and its words."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from tinderbox.core.box import JournalEntry, Option, Outcome, Typed
from tinderbox.core.documents.pack_loader import PackLoader
from tinderbox.core.documents.packs import PackSource
from tinderbox.core.engine.rng import Rng
from tinderbox.core.errors import Reason
from tinderbox.core.events import Data, Event
from tinderbox.core.facts import Chart, Facts
from tinderbox.core.match import Match
from tinderbox.core.pack_box import PackBox
from tinderbox.core.state import State
from tinderbox.core.text.messages import Argument, Language
from tinderbox.core.text.notation import Action, Notation
from tinderbox.games.bretagne import facts
from tinderbox.games.bretagne.bot.evaluator import CoastEvaluator
from tinderbox.games.bretagne.pack.names import PackNames
from tinderbox.games.bretagne.pack.pack import LOADER, PACKAGE, Pack
from tinderbox.games.bretagne.pack.tables import make_board
from tinderbox.games.bretagne.picture import svg
from tinderbox.games.bretagne.picture.routes import route
from tinderbox.games.bretagne.picture.view import pieces_of
from tinderbox.games.bretagne.position.from_view import imagine
from tinderbox.games.bretagne.position.outcome import outcome_of
from tinderbox.games.bretagne.position.parse import load_position
from tinderbox.games.bretagne.position.view import position, site_view, view, views
from tinderbox.games.bretagne.position.view_types import View
from tinderbox.games.bretagne.rules.board import SITES, Board
from tinderbox.games.bretagne.rules.observation import SIZE, VERSION as OBSERVATION_VERSION, fields
from tinderbox.games.bretagne.rules.state import BretagneState
from tinderbox.games.bretagne.text import board as text_board
from tinderbox.games.bretagne.text.events import EventWriter
from tinderbox.games.bretagne.text.notation import actions_of, draws_of
from tinderbox.games.bretagne.text.refusals import order_clause, why_not
from tinderbox.games.bretagne.text.sentences import arguments
from tinderbox.games.bretagne.text.tooltips import tooltips_of
from tinderbox.games.bretagne.text.typed import typed

REVEALING: Final = ("equip", "exchange", "sell-cards")
WORKERS: Final = 14
LONGEST_VISIT: Final = 9  # the worker sent, five deals, two cards drawn, done
LONGEST_BUILD: Final = 12  # the tile, at most nine cards, the lighthouse, the workers taken back
SETTING_UP: Final = 80


class Bretagne(PackBox[Pack]):
    contract: ClassVar[int] = 1
    game: ClassVar[str] = "bretagne"
    version: ClassVar[int] = 2
    package: ClassVar[str] = PACKAGE
    loader: ClassVar[PackLoader[Any, Pack]] = LOADER
    seats: ClassVar[tuple[int, int]] = (2, 4)
    observation_version = OBSERVATION_VERSION
    view_type: ClassVar[type] = View
    previewable: ClassVar[tuple[str, ...]] = (
        *("build", "on", "load", "keep", "take-back", "buy", "sell", "hire", "recruit"),
        *("buy-cards", "sell-cards", "exchange", "equip", "harbour"),
    )
    tooltip_fields: ClassVar[tuple[str, ...]] = ("sites",)
    tooltip_verbs: ClassVar[tuple[str, ...]] = ("on",)
    options_offered: ClassVar[tuple[Option, ...]] = (
        Option("boards", ("shuffled", "historical"), "S1"),
        Option("supply", ("box", "endless"), "B4"),
    )

    def __init__(
        self, players: int, options: Mapping[str, object] | None = None, pack: PackSource | None = None
    ) -> None:
        super().__init__(players, options, pack)
        self.board: Board = make_board(self.pack, self.players, self.options)
        self.pack_names: PackNames = PackNames(self.pack)
        self.place_names: dict[str, str] = {
            **{lighthouse.token: lighthouse.name for lighthouse in self.pack.lighthouses},
            **{harbour.token: harbour.name for harbour in self.pack.harbours},
        }
        self.actions: Notation = actions_of(self.pack)
        self.draw_results: Notation = draws_of(self.pack)

    @property
    def longest(self) -> int:
        """Set-up and rounds: barges, loading, tiles, a visit for each worker, a build for each tile; then scoring."""
        cards = sum(kind.cards for kind in self.pack.equipment)
        income = max(tile.improved for tile in self.pack.harbour_tiles) * len(self.pack.harbours)
        tiles = 4 * len(self.pack.construction)
        a_seat = 4 + min(income, cards) + WORKERS * LONGEST_VISIT + 2
        a_round = self.players * a_seat + 2 + tiles * (1 + LONGEST_BUILD)
        return SETTING_UP + self.pack.rounds * a_round + SITES * self.players * (1 + WORKERS + 1)

    @property
    def observation_size(self) -> int:
        return SIZE

    @property
    def observation_fields(self) -> list[tuple[str, int, int]]:
        return fields()

    # -- states in and out
    def start(self) -> BretagneState:
        return BretagneState(self.board)

    def view(self, state: State, seat: int | None) -> Data:
        return view(self.pack_names, coast_of(state), seat)

    def views(self, state: State, seats: Sequence[int | None]) -> list[Data]:
        return views(self.pack_names, coast_of(state), seats)

    def imagine(self, view: Data, rng: Rng, trusted: bool = False) -> BretagneState:
        return imagine(self.pack_names, self.board, view, rng, trusted)

    def position(self, state: State) -> Data:
        return position(self.pack_names, coast_of(state))

    def load_position(self, position: Data) -> BretagneState:
        return load_position(self.pack_names, self.board, position)

    # -- words
    def events(self, notes: Sequence[JournalEntry], state: State) -> list[Event]:
        return EventWriter(self.pack_names, coast_of(state)).events(notes)

    def why_not(self, state: State, seat: int, code: int) -> list[Reason]:
        return why_not(self, coast_of(state), self.actions.action(code))

    def order_clause(self, state: State) -> str:
        return order_clause(coast_of(state))

    def typed(self, state: State, text: str) -> Typed:
        return typed(self, coast_of(state), text)

    def evaluator(self) -> CoastEvaluator:
        return CoastEvaluator(self.board)

    def route(self, state: State, code: int) -> Data:
        return route(self, coast_of(state), self.actions.action(code))

    def reveals(self, state: State, code: int) -> bool:
        """Cards that are played or sold leave the hand openly (W3, A13)."""
        return self.actions.action(code).verb in REVEALING

    def can_preview(self, state: State, code: int) -> bool:
        """What an action reveals is the actor's own."""
        return True

    def outcome(self, state: State) -> Outcome:
        return outcome_of(coast_of(state))

    def tooltips(self, view: Data, language: Language) -> dict[str, list[str]]:
        return tooltips_of(self, view, language)

    def tooltip_view(self, state: State) -> Data:
        return {"sites": [site_view(self.pack_names, coast_of(state), site) for site in range(SITES)]}

    def charts(self) -> tuple[Chart, ...]:
        return facts.charts(self)

    def facts(self, match: Match, outcome: Outcome) -> Facts:
        return facts.facts(self, match, outcome)

    def fact_label(self, chart: str, key: str, language: Language) -> str:
        return facts.label(self, chart, key, language)

    def board_text(self, view: Data, language: Language) -> str:
        return text_board.draw(self, view, language)

    def board_svg(self, view: Data | None, language: Language) -> str:
        pieces = None if view is None else pieces_of(self.pack, view)
        return svg.draw(self.pack, pieces, players=self.players, language=language)

    def label(self, action: Action, language: Language) -> str:
        if action.verb != "keep":
            return super().label(action, language)
        kind, *count = action.args
        if not count:
            return self.say(language, "action-keep-nothing")
        return self.say(language, "action-keep", self.arguments({"materials": {kind: int(count[0])}}, language, ()))

    def arguments(self, data: Data, language: Language, names: Sequence[str]) -> dict[str, Argument]:
        return arguments(self, data, language, names)


def coast_of(state: State) -> BretagneState:
    assert isinstance(state, BretagneState)
    return state
