"""An opened box: one game with its pack, number of players and options. What a game's folder must supply.

The compiled `State` knows the rules; a `Box` knows their words: notation, views, positions, events, refusals, pictures.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Final

from typing_extensions import TypedDict

from tinderbox.core.documents.packs import PackSource
from tinderbox.core.errors import OptionError, Reason
from tinderbox.core.evaluator import Evaluator, OpponentModel
from tinderbox.core.events import Data, Event
from tinderbox.core.facts import Chart, Facts
from tinderbox.core.rng import Rng
from tinderbox.core.state import State
from tinderbox.core.text.messages import Argument, Language, Message, catalogue
from tinderbox.core.text.notation import Action, Notation

if TYPE_CHECKING:
    from tinderbox.core.match import Match

OptionValue = bool | str
Options = dict[str, OptionValue]
JournalEntry = tuple[int, int, int, int]


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
    seq: int
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
    game: ClassVar[str]  # the id: "great-fire"
    version: ClassVar[int]  # of the rules as coded; a change of behaviour bumps it
    package: ClassVar[str]  # where its texts and data are
    seats: ClassVar[tuple[int, int]]  # fewest and most players
    options_offered: ClassVar[tuple[Option, ...]]
    observation_version: ClassVar[int]  # counts changes of what `State.observe` writes
    has_opponent_model: ClassVar[bool] = False  # whether `opponent_model` learns anything from the others' moves
    view_type: ClassVar[type]  # the typed dictionary of a view, header included

    players: Final[int]
    options: Final[Options]
    actions: Notation
    draw_results: Notation
    pack_id: str
    pack_digest: str

    def __init__(self, players: int, options: Mapping[str, object] | None, pack: PackSource | None) -> None:
        """`pack` is a shipped id, a path or JSON data; the newest shipped one if it is None."""
        self.players = checked_players(self.seats, players)
        self.options = checked_options(self.options_offered, options or {})

    # -- what never changes
    @property
    @abstractmethod
    def pack_data(self) -> Data:
        """The pack's JSON, to be embedded where it is not a shipped one."""

    @property
    @abstractmethod
    def pack_shipped(self) -> bool:
        """Whether the pack came with the program."""

    @property
    @abstractmethod
    def longest(self) -> int:
        """A bound on the decisions of one game, draws included."""

    @property
    @abstractmethod
    def observation_size(self) -> int:
        """How many numbers `State.observe` writes."""

    @property
    @abstractmethod
    def observation_fields(self) -> list[tuple[str, int, int]]:
        """What they mean: name, first place and number of places of each block."""

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

    @abstractmethod
    def imagine(self, view: Data, rng: Rng, trusted: bool = False) -> State:
        """A state consistent with a view, with what it hides dealt at random; raises ViewError.

        A view that was just made from a state may be `trusted`: whether it can arise in play is not checked then.
        """

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
    @abstractmethod
    def evaluator(self) -> Evaluator:
        """A new evaluator of this game's positions."""

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
        """By space of the board: sentences shown when it is pointed at. None by default."""
        return {}

    @abstractmethod
    def reveals(self, state: State, code: int) -> bool:
        """Whether the action itself shows something that was hidden, so that it cannot be taken back."""

    @abstractmethod
    def outcome(self, state: State) -> Outcome:
        """Points by source, places and tie-breaks as they stand."""

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

    @abstractmethod
    def board_text(self, view: Data, language: Language) -> str:
        """The table as text, from a view."""

    @abstractmethod
    def board_svg(self, view: Data | None, language: Language) -> str:
        """The table as a picture, from a view; without one, the empty board."""

    @abstractmethod
    def arguments(self, data: Data, language: Language, names: Sequence[str]) -> dict[str, Argument]:
        """The data of an event, action or prompt as arguments of its sentence; seats become names."""

    def tell(self, event: Data, language: Language, names: Sequence[str] = ()) -> str:
        """An event as a sentence."""
        id = "event-" + event["type"].replace("_", "-") + ("-known" if event.get("known") else "")
        return self.say(language, id, self.arguments(event, language, names))

    def label(self, action: Action, language: Language) -> str:
        """An action as the words on its button."""
        data = dict(zip(("first", "second"), action.args, strict=False))
        return self.say(language, f"action-{action.verb}", self.arguments(data, language, ()))

    def prompt(self, view: Data, language: Language) -> str:
        """What is expected of whom."""
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
