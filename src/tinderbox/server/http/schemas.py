"""The bodies of responses."""

from typing import Annotated, Any, ClassVar, Literal

from pydantic import BaseModel, ConfigDict, Field

from tinderbox.core.text.messages import Language
from tinderbox.core.text.rulebook import Mark, Shape
from tinderbox.server.http.view_models import AnyView

Time = Annotated[int, Field(description="Milliseconds since 1970.")]


class ResponseModel(BaseModel):
    """A part of an answer."""

    model_config: ClassVar[ConfigDict] = ConfigDict(extra="forbid")


# -- refusals -------------------------------------------------------------------------------------------------------
class ClauseText(ResponseModel):
    """A clause that stands against something, and why here."""

    id: str
    title: str
    text: str
    reason: str


class FaultText(ResponseModel):
    """Something wrong in a document or request: where and what."""

    entry: str
    text: str


class ErrorResponse(ResponseModel):
    """Why something was not done."""

    error: str
    message: str
    clauses: list[ClauseText] = []
    faults: list[FaultText] = []
    state: "TableState | None" = None
    """After a conflict: the table as it is now."""


# -- guests ---------------------------------------------------------------------------------------------------------
class Guest(ResponseModel):
    id: str
    name: str
    language: Language
    program: bool


class Program(ResponseModel):
    """A program that plays with a token of its own."""

    id: str
    name: str


class ProgramWithToken(Program):
    token: str
    """Shown once, stored nowhere."""


# -- tables ---------------------------------------------------------------------------------------------------------
class SeatInfo(ResponseModel):
    seat: int
    kind: Literal["open", "link", "guest", "bot"]
    name: str
    bot: str | None
    """The built-in bot that decides here: a bot's seat, or one whose owner left or resigned."""
    ready: bool
    """False while a seat is kept for somebody who has not come yet (a rematch)."""
    gone: Literal["left", "resigned"] | None


class TableInfo(ResponseModel):
    id: str
    game: str
    rules: int
    pack: str
    pack_digest: str
    pack_shipped: bool
    """Whether everybody may fetch the pack; uploaded packs are only served by their tables."""
    players: int
    options: dict[str, bool | str]
    title: str
    public: bool
    spectators: bool
    resigning: Literal["bot", "end"]
    stand_in: str
    parent: str | None
    made: Time
    status: Literal["waiting", "playing", "over", "abandoned"]
    started: Time | None
    ended: Time | None
    rematch: str | None
    scores: list[int] | None
    touched: Time
    actor: int | None
    decisions: int


class TableListed(TableInfo):
    seats: list[SeatInfo]
    mine: list[int]
    """The caller's own seats."""


class TableList(ResponseModel):
    tables: list[TableListed]


class Pending(ResponseModel):
    """A request that waits for the others' consent."""

    ask: Literal["undo", "abandon"]
    seat: int
    decisions: int
    """How many decisions would remain."""
    seq: int
    agreed: list[int]


class Undo(ResponseModel):
    """How far back the seat may go by itself: from so many decisions to `limit`."""

    limit: int
    decisions: int


class Outcome(ResponseModel):
    scores: list[int]
    places: list[int]
    breakdown: list[dict[str, int]]
    tie_breaks: list[str]


class LogEntry(ResponseModel):
    """One thing that happened at the table. `decisions` counts the game's decisions after it."""

    seq: int
    kind: str
    seat: int | None
    at: Time
    name: str | None = None
    action: str | None = None
    decisions: int | None = None
    yes: bool | None = None
    text: str | None = None
    bot: str | None = None


class GameEvent(BaseModel):
    """Something that happened in the game; the other fields belong to its type."""

    model_config: ClassVar[ConfigDict] = ConfigDict(extra="allow")

    seq: int
    type: str
    clause: str
    known: bool | None = None
    text: str | None = None
    """The sentence, where words were asked for."""


class Presence(ResponseModel):
    table: str
    seats: list[int]
    """Seats whose owner listens now."""
    watching: int
    """How many streams listen, players' included."""
    onlookers: int
    """How many people listen who have no seat, each once however many windows they have open."""


class LegalChoice(ResponseModel):
    """A legal action, the words on its button, and the group it belongs to."""

    action: str
    label: str
    group: str


class Prospect(ResponseModel):
    """What one action would lead to, as far as no draw decides and the game goes on."""

    events: list[GameEvent]
    route: dict[str, Any]
    """A game's own: a path, a reach, a class."""
    notes: dict[str, list[str]] = {}
    """By place: tooltips that would change."""


class GameTexts(ResponseModel):
    """The game in the reader's language. Absent where nothing has changed, and before the game."""

    events: list[GameEvent] | None = None
    """Each with its sentence. A `table` has the newest, an `update` those from its first decision on."""
    prompt: str | None = None
    """What is expected of whom."""
    actions: list[LegalChoice] | None = None
    """The legal actions, if this seat must decide."""
    previews: dict[str, Prospect] | None = None
    """By action: what it would lead to, for the actions that the game lets a client preview."""
    notes: dict[str, list[str]] | None = None
    """By place: tooltips."""


class Gone(ResponseModel):
    """A stream's event: no more messages of this table."""

    table: str
    reason: Literal["closed", "damaged"]


class TableState(GameTexts):
    """Everything that one audience may know of a table. As a stream's event: `table`."""

    table: TableInfo
    seq: int
    seat: int | None
    """Whose knowledge this is; null for a spectator's."""
    mine: list[int]
    owner: bool
    links: dict[str, str]
    """For the owner before the start, by seat number: the tokens of the seats that are kept by links."""
    seats: list[SeatInfo]
    presence: Presence
    pending: Pending | None
    view: AnyView | None
    legal: list[str] | None
    """Every legal action, if this seat must decide."""
    undo: Undo | None
    outcome: Outcome | None
    entries: list[LogEntry]
    """The newest entries of the log, chat included."""


class Update(GameTexts):
    """What is new to one audience since log length `from`. As a stream's event: `update`."""

    table: str
    seat: int | None
    seq: int
    from_: Annotated[int, Field(alias="from")]
    entries: list[LogEntry]
    changed: dict[str, Any] | None = None
    """Fields of the view that have new values."""
    view: AnyView | None = None
    """The whole view instead, where the seat has no stream."""
    legal: list[str] | None = None
    undo: Undo | None = None
    outcome: Outcome | None = None
    pending: Pending | None = None
    """Present whenever it may have changed."""
    info: TableInfo | None = None
    seats: list[SeatInfo] | None = None


class MadeTable(ResponseModel):
    state: TableState
    links: dict[str, str]
    """By seat number: the token of each seat that is kept by a link."""


class Link(ResponseModel):
    """Where a seat link leads."""

    table: TableListed
    seat: int


# -- queries
class LegalAction(ResponseModel):
    text: str
    code: int
    label: str


class Legal(ResponseModel):
    seq: int
    actor: int | None
    actions: list[LegalAction]
    prompt: str


class WhyNot(ResponseModel):
    legal: bool
    action: str
    label: str
    clauses: list[ClauseText]


class Preview(ResponseModel):
    """What an action would lead to; `route` is a game's own: a path, a class; `notes` as things would then stand."""

    decisions: int
    events: list[GameEvent]
    route: dict[str, Any]
    notes: dict[str, list[str]]


class TypedLine(ResponseModel):
    """What a line typed by a person stands for: actions to be played one after another, and a sentence about it."""

    decisions: int
    actions: list[str]
    note: str | None


class Outlook(ResponseModel):
    """By action: what it would lead to."""

    decisions: int
    actions: dict[str, Prospect]


class BoardText(ResponseModel):
    seq: int
    text: str


class Events(ResponseModel):
    decisions: int
    events: list[GameEvent]


class Log(ResponseModel):
    seq: int
    entries: list[LogEntry]


class Position(ResponseModel):
    """The table at one move, as one seat knew it."""

    decisions: int
    last: int
    """The newest move."""
    view: AnyView
    events: list[GameEvent]
    """What led to it."""


class Frame(ResponseModel):
    """One step of a replay."""

    decisions: int
    action: str | None
    actor: int | None
    """Who made the step."""
    events: list[GameEvent]
    changed: dict[str, Any]


class Replay(ResponseModel):
    """A game step by step: the view at the beginning, and what each step changed."""

    seat: int | None
    first: AnyView
    frames: list[Frame]
    outcome: Outcome | None


class HintReason(ResponseModel):
    """What an action changes, in points against what the legal actions bring on average."""

    name: str
    points: float
    text: str


class HintMove(ResponseModel):
    action: str
    label: str
    win: float
    """The chance to win, from 0 to 1."""
    points: float
    """The points it leads to."""
    tried: int
    """How often the search tried it."""
    reasons: list[HintReason]
    text: str
    """All of it as a sentence."""


class Hints(ResponseModel):
    """Advice for the seat that must decide, the best first."""

    seq: int
    decisions: int
    seat: int
    moves: list[HintMove]


# -- games ----------------------------------------------------------------------------------------------------------
class OptionChoice(ResponseModel):
    value: bool | str
    label: str


class OptionInfo(ResponseModel):
    name: str
    title: str
    text: str
    clause: str
    clause_text: str
    choices: list[OptionChoice]
    """The default first."""


class PackInfo(ResponseModel):
    id: str
    digest: str
    title: str
    note: str


class GameInfo(ResponseModel):
    id: str
    title: str
    pitch: str
    """A sentence or two on what the game is about; empty if it has none."""
    rules: int
    fewest: int
    most: int
    usual: int
    """How many play if nobody says otherwise."""
    icons: dict[str, str]
    """Small SVG pictures by name; `game` stands for the game itself."""
    previewable: list[str]
    """Verbs whose results a client shows before they are played."""
    options: list[OptionInfo]
    packs: list[PackInfo]


class BotInfo(ResponseModel):
    spec: str


class GameList(ResponseModel):
    games: list[GameInfo]
    bots: list[BotInfo]
    language: Language


class Catalogue(ResponseModel):
    """All sentences for a game: Fluent sources, the core's first."""

    game: str
    language: Language
    sources: list[str]


class PassageInfo(ResponseModel):
    """Text under one mark, or under none; `label` is the mark's word."""

    text: str
    mark: Mark | None
    label: str


class BlockInfo(ResponseModel):
    """A paragraph (one item) or a list."""

    shape: Shape
    items: list[list[PassageInfo]]


class ClauseInfo(ResponseModel):
    id: str
    title: str
    text: list[BlockInfo]


class SectionInfo(ResponseModel):
    id: str
    title: str
    clauses: list[ClauseInfo]


class Rules(ResponseModel):
    game: str
    language: Language
    intro: list[BlockInfo]
    honesty: list[BlockInfo]
    sections: list[SectionInfo]


class PackStored(ResponseModel):
    game: str
    id: str
    digest: str
    made: Time | None = None


class PackList(ResponseModel):
    packs: list[PackStored]


class Health(ResponseModel):
    status: Literal["ok", "starting", "draining", "away"]
    version: str
    engine: str
    worker: str
    checks: dict[str, bool] = {}
