"""An opened box: one game with its pack, number of players and options. This is the contract of a game.

The `State` knows the rules; a `Box` knows their words: notation, views, positions, events, refusals, pictures. What is
not abstract here has a default, so that a small game needs few members.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Final

from pydantic import TypeAdapter
from typing_extensions import TypedDict

from tinderbox.core.documents.json_documents import check, digest
from tinderbox.core.documents.packs import PackSource, shipped
from tinderbox.core.engine.rng import Rng
from tinderbox.core.errors import Fault, OptionError, PackError, PositionError, Reason, ViewError
from tinderbox.core.evaluator import BaseEvaluator, Evaluator, OpponentModel
from tinderbox.core.events import Data, Event
from tinderbox.core.facts import Chart, Facts
from tinderbox.core.state import State
from tinderbox.core.summary import ActionSummary, TableSummary, board_text, empty_summary
from tinderbox.core.text.lessons import Lesson
from tinderbox.core.text.messages import Argument, Language, Message, catalogue
from tinderbox.core.text.notation import Action, Notation

if TYPE_CHECKING:
    from tinderbox.core.match import Match

OptionValue = bool | str
Options = dict[str, OptionValue]
JournalEntry = tuple[int, int, int, int]

CONTRACT: Final = 1
"""Counts changes of this contract that a game has to follow."""
USUAL_PLAYERS: Final = 4


@dataclass(frozen=True)
class Option:
    """A choice made before the game: its values, the default first."""

    name: str
    values: tuple[OptionValue, ...]
    clause: str


class ViewHeader(TypedDict):
    """What every view begins with. A game's own view is a typed dictionary that goes on from here."""

    game: str
    rules: int
    pack: str
    players: int
    options: Options
    seat: int | None
    decisions: int
    turn: int
    actor: int | None
    names: list[str]


@dataclass(frozen=True)
class Typed:
    """What a line typed by a person stands for: actions to be played in turn, and what the person should be told."""

    actions: tuple[Action, ...]
    note: Message | None = None


@dataclass(frozen=True)
class Outcome:
    """How a game ended: points by source and seat, ranks with the tie-breaks that were needed."""

    scores: list[int]
    ranks: list[int]  # 1 for a winner
    breakdown: list[dict[str, int]]
    tie_breaks: list[str] = field(default_factory=list)

    @property
    def winners(self) -> list[int]:
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def data(self) -> Data:
        """The outcome as JSON data."""
        scores, breakdown, tie_breaks = self.scores, self.breakdown, self.tie_breaks
        return {"scores": scores, "places": self.ranks, "breakdown": breakdown, "tie_breaks": tie_breaks}


class Box(ABC):
    contract: ClassVar[int]  # the version of this contract that the game was written for: `CONTRACT` at the time
    game: ClassVar[str]  # the id: "great-fire"
    version: ClassVar[int]  # of the rules as coded; a change of behaviour bumps it
    package: ClassVar[str]  # where its texts and data are
    seats: ClassVar[tuple[int, int]]  # fewest and most players
    options_offered: ClassVar[tuple[Option, ...]] = ()
    observation_version: ClassVar[int] = 1  # counts changes of what `State.observe` writes
    has_opponent_model: ClassVar[bool] = False  # whether `opponent_model` learns anything from the others' moves
    view_type: ClassVar[type] = ViewHeader  # the typed dictionary of a view, header included
    previewable: ClassVar[tuple[str, ...]] = ()  # verbs whose results a client shows before they are played
    tooltip_fields: ClassVar[tuple[str, ...]] = ()  # what the tooltips depend on in a view, besides the names
    tooltip_verbs: ClassVar[tuple[str, ...]] = ()  # those whose previews show how they change the tooltips

    players: Final[int]
    options: Final[Options]
    actions: Notation
    draw_results: Notation
    pack_id: str
    pack_digest: str

    def __init__(
        self, players: int, options: Mapping[str, object] | None = None, pack: PackSource | None = None
    ) -> None:
        """`pack` is a shipped id, a path or JSON data; the newest shipped one if it is None.

        A game with data packs sets `pack_id` and `pack_digest`. One without is its own only pack.
        """
        self.players = checked_players(self.seats, players)
        self.options = checked_options(self.options_offered, options or {})
        self.pack_id, self.pack_digest = self.game, digest({})
        if not shipped(self.package) and pack not in (None, self.game):
            raise PackError(str(pack)[:40], [Fault("", Message("pack-none", {"game": self.game}))])

    # -- what never changes
    @classmethod
    def usual_players(cls) -> int:
        """How many play if nobody says otherwise: four, or as near to it as the game allows."""
        fewest, most = cls.seats
        return min(max(USUAL_PLAYERS, fewest), most)

    @classmethod
    def packs(cls) -> tuple[str, ...]:
        """The ids of the packs that ship, the newest last."""
        return shipped(cls.package) or (cls.game,)

    @property
    def pack_data(self) -> Data:
        """The pack's JSON, to be embedded where it is not a shipped one."""
        return {}

    @property
    def pack_shipped(self) -> bool:
        """Whether the pack came with the program."""
        return True

    @property
    @abstractmethod
    def longest(self) -> int:
        """A bound on the decisions of one game, draws included."""

    @property
    def observation_size(self) -> int:
        """How many numbers `State.observe` writes."""
        _, first, size = self.observation_fields[-1]
        return first + size

    @property
    @abstractmethod
    def observation_fields(self) -> list[tuple[str, int, int]]:
        """What they mean: name, first place and number of places of each block, in order."""

    # -- states in and out
    @abstractmethod
    def start(self) -> State:
        """The state before the first draw of the set-up."""

    @abstractmethod
    def view(self, state: State, seat: int | None) -> Data:
        """All that the seat may know of a state, without the header; None is a spectator."""

    def views(self, state: State, seats: Sequence[int | None]) -> list[Data]:
        """The views of several seats at once. What they have in common may be shared: nobody changes a view."""
        return [self.view(state, seat) for seat in seats]

    def imagine(self, view: Data, rng: Rng, trusted: bool = False) -> State:
        """A state consistent with a view, with what it hides dealt at random; raises ViewError.

        A view that was just made from a state may be `trusted`: whether it can arise in play is not checked then.
        By default the view is filled up to a position, and `State.redeal` deals what the seat cannot know.
        """
        if not trusted:
            check(shape_of(self.view_type), view, "view", ViewError)
        try:
            state = self.load_position(self.filled(view))
        except PositionError as problem:
            raise ViewError("view", problem.faults) from None
        state.redeal(-1 if view["seat"] is None else view["seat"], rng)
        return state

    def filled(self, view: Data) -> Data:
        """A complete position that looks like this view to its seat. Needed unless `imagine` is overridden."""
        raise NotImplementedError

    def learns_draw(self, state: State, seat: int) -> bool:
        """Whether the seat learns the result of the draw that is due. Not by default."""
        return False

    def make_possible(self, state: State, seat: int, code: int) -> None:
        """Change what this seat cannot know, if need be, so that what it saw can happen: an action, or a draw's result.

        Where nothing hidden stands in the way there is nothing to do.
        """
        return

    @abstractmethod
    def position(self, state: State) -> Data:
        """The complete position."""

    @abstractmethod
    def load_position(self, position: Data) -> State:
        """The state of a position; raises PositionError."""

    # -- for bots
    def evaluator(self) -> Evaluator:
        """A new evaluator of this game's positions. By default it looks at the score only."""
        return BaseEvaluator(self.players)

    def opponent_model(self, state: State) -> OpponentModel | None:
        """A new model of what the other seats hide, by what they do from this state on. None by default."""
        return None

    # -- words
    @abstractmethod
    def events(self, entries: Sequence[JournalEntry], state: State) -> list[Event]:
        """The journal's entries as events; `state` is the one after them."""

    @abstractmethod
    def why_not(self, state: State, seat: int, code: int) -> list[Reason]:
        """The clauses that forbid this code to this seat here, by what the seat knows; none if it is legal."""

    @abstractmethod
    def order_clause(self, state: State) -> str:
        """The clause that says who decides here: this seat, a draw, or nobody any more."""

    def typed(self, state: State, text: str) -> Typed:
        """What the actor of this state means by a line it typed. One action by default; raises NotationError.

        A game may take shorter ways of writing, and a line that stands for several decisions. Such a line raises
        IllegalAction if it cannot be carried out to its end; a single action may be illegal.
        """
        return Typed((self.actions.parse(text),))

    def forced(self, state: State) -> int | None:
        """The only answer to a question that every seat is asked so that being asked tells nothing; None elsewhere.

        A person who plays with bots alone need not be asked: there is nobody to be told.
        """
        return None

    def route(self, state: State, code: int) -> Data:
        """What a picture of a legal action shows besides its place: the way a piece takes, say. Nothing by default."""
        return {}

    def tooltips(self, view: Data, language: Language) -> dict[str, list[str]]:
        """By space of the board: sentences shown when it is pointed at, from what everybody sees. None by default.

        They depend on the names and on the view's `tooltip_fields` only; the other fields may be missing.
        """
        return {}

    def tooltip_view(self, state: State) -> Data:
        """At least the `tooltip_fields` of an onlooker's view."""
        return self.view(state, None)

    def reveals(self, state: State, code: int) -> bool:
        """Whether the action itself shows something that was hidden, so that it cannot be taken back.

        By default every action does.
        """
        return True

    def can_preview(self, state: State, code: int) -> bool:
        """Whether a preview of the action tells its actor nothing new, the result of the game aside.

        By default an action that reveals something cannot be previewed.
        """
        return not self.reveals(state, code)

    def outcome(self, state: State) -> Outcome:
        """Points by source, ranks and tie-breaks as they stand. By default there is one source, `points`."""
        scores = [int(state.score(seat)) for seat in range(self.players)]
        ranks = [1 + int(state.seats_ahead(seat)) for seat in range(self.players)]
        return Outcome(scores, ranks, [{"points": score} for score in scores])

    # -- facts about many games
    def charts(self) -> tuple[Chart, ...]:
        """The charts of this game's own facts in a report. None by default."""
        return ()

    def facts(self, match: "Match", outcome: Outcome) -> Facts:
        """What a finished match adds to the charts."""
        return {}

    def fact_label(self, chart: str, key: str, language: Language) -> str:
        """A key of a chart in words."""
        return key

    # -- tables on paper and on screens
    def summary(self, view: Data, language: Language) -> TableSummary:
        """The table for clients that do not know the game. By default only the view's `scores`, if it has any."""
        scores = view.get("scores", [])
        players = [{"seat": seat, "points": points, "note": ""} for seat, points in enumerate(scores)]
        return {**empty_summary(), "players": players}  # type: ignore[typeddict-item]

    def action_summary(self, view: Data, action: Action, language: Language) -> ActionSummary:
        return {
            "action": str(action),
            "label": self.label(action, language),
            "note": self.action_note(view, action, language),
            "card": self.card_of(action),
            "place": next(iter(self.places_of(action)), None),
        }

    def card_of(self, action: Action) -> str | None:
        """The card of the summary's hand that the action plays."""
        return None

    def places_of(self, action: Action) -> tuple[str, ...]:
        """The places of the picture that the action is about, the main one first."""
        return ()

    def action_note(self, view: Data, action: Action, language: Language) -> str:
        """A few words beside the action's label: what is special about it here."""
        return ""

    def icons(self) -> dict[str, str]:
        """Small SVG pictures by name; `game` stands for the game itself."""
        return {}

    def lessons(self) -> tuple[Lesson, ...]:
        return ()

    def board_text(self, view: Data, language: Language) -> str:
        """The table as text, from a view. By default the summary, line by line."""
        names = [self.seat_name(seat, language, view["names"]) for seat in range(self.players)]
        return board_text(self.summary(view, language), names)

    @property
    def has_picture(self) -> bool:
        return type(self).board_svg is not Box.board_svg

    def board_svg(self, view: Data | None, language: Language) -> str:
        """The table as a picture, from a view; without one, the empty board. Raises OptionError if there is none.

        Each place is an element with `data-place`, so that clients can light it up.
        """
        raise OptionError(Message("no-picture", {"game": self.game}))

    # -- words
    def arguments(self, data: Data, language: Language, names: Sequence[str]) -> dict[str, Argument]:
        """The data of an event, action or prompt as arguments of its sentence; seats become names.

        By default numbers and texts are passed on; a text with a message `<key>-<text>` is replaced by it.
        """
        known = catalogue(self.package)
        found: dict[str, Argument] = {}
        for key, value in data.items():
            if key == "seat" and isinstance(value, int):
                found[key] = self.seat_name(value, language, names)
            elif isinstance(value, str) and known.has(language, f"{key}-{value}"):
                found[key] = self.say(language, f"{key}-{value}")
            elif isinstance(value, int | str):
                found[key] = value
        return found

    def tell(self, event: Data, language: Language, names: Sequence[str] = ()) -> str:
        """An event as a sentence."""
        id = "event-" + event["type"].replace("_", "-") + ("-known" if event.get("known") else "")
        return self.say(language, id, self.arguments(event, language, names))

    def label(self, action: Action, language: Language) -> str:
        """An action as the words on its button."""
        data = dict(zip(("first", "second"), action.args, strict=False))
        return self.say(language, f"action-{action.verb}", self.arguments(data, language, ()))

    def prompt(self, view: Data, language: Language, legal: Sequence[Action] | None = None) -> str:
        """What is expected of whom. `legal` are the actor's legal actions, if the caller knows them.

        All but the actor read the same.
        """
        actor = view["actor"]
        if actor is None:
            return self.say(language, "prompt-over" if view["phase"] == "over" else "prompt-draw")
        id = f"prompt-{view['phase']}" if actor == view["seat"] else "prompt-other"
        return self.say(language, id, self.arguments({**view, "seat": actor}, language, view["names"]))

    def seat_name(self, seat: int, language: Language, names: Sequence[str]) -> str:
        return names[seat] if seat < len(names) else self.say(language, "seat-name", {"number": seat + 1})

    def say(self, language: Language, id: str, args: Mapping[str, Argument] | None = None) -> str:
        return catalogue(self.package).text(language, id, args)

    def message(self, id: str, **args: Argument) -> Message:
        return Message(id, args, self.package)


@cache
def shape_of(view_type: type) -> TypeAdapter[Any]:
    return TypeAdapter(view_type)


def checked_players(seats: tuple[int, int], players: object) -> int:
    fewest, most = seats
    if type(players) is not int or not fewest <= players <= most:
        raise OptionError(Message("option-players", {"given": str(players), "fewest": fewest, "most": most}))
    return players


def checked_options(offered: Sequence[Option], given: Mapping[str, object]) -> Options:
    """Every option with its value, the defaults filled in."""
    known = {option.name: option for option in offered}
    for name, value in given.items():
        if name not in known:
            allowed = ", ".join(known) or "–"
            raise OptionError(Message("option-unknown", {"name": str(name), "allowed": allowed}))
        if not any(type(value) is type(allowed) and value == allowed for allowed in known[name].values):
            allowed = ", ".join(spelled(value) for value in known[name].values)
            raise OptionError(Message("option-value", {"name": name, "given": str(value), "allowed": allowed}))
    return {name: given.get(name, option.values[0]) for name, option in known.items()}  # type: ignore[misc]


def spelled(value: OptionValue) -> str:
    return value if isinstance(value, str) else str(value).lower()
