"""The bodies of requests. Unknown fields are refused."""

from typing import Annotated, Any, ClassVar, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from tinderbox.core.text.messages import Language


def printable(value: object) -> object:
    """Text that a person can have typed: trimmed, without control characters."""
    if isinstance(value, str):
        value = value.strip()
        if not all(letter.isprintable() for letter in value):
            raise ValueError("printable")
    return value


Name = Annotated[str, BeforeValidator(printable), Field(min_length=1, max_length=40)]
Key = Annotated[
    str,
    Field(
        min_length=8,
        max_length=64,
        pattern=r"^[A-Za-z0-9_-]+$",
        description="Made by the client for each intent; a retry with the same key is harmless.",
    ),
]
Seq = Annotated[int, Field(ge=0, lt=2**31, description="The length of the table's log that the client has seen.")]
SeatNumber = Annotated[int, Field(ge=0, lt=100)]
Count = Annotated[int, Field(ge=0, lt=2**31)]
GameId = Annotated[str, Field(max_length=40)]
Spec = Annotated[str, BeforeValidator(printable), Field(min_length=1, max_length=40, examples=["greedy"])]


class RequestBody(BaseModel):
    """A request's body."""

    model_config: ClassVar[ConfigDict] = ConfigDict(strict=True, extra="forbid")


class NewGuest(RequestBody):
    name: Name
    language: Language = "en"


class ChangedGuest(RequestBody):
    name: Name | None = None
    language: Language | None = None


class NewProgram(RequestBody):
    name: Name


class SeatSetup(RequestBody):
    """How a seat is to be filled: by me (several: hot-seat), nobody yet, a built-in bot, the person with the link,
    or a program of mine."""

    kind: Literal["me", "open", "bot", "link", "program"]
    name: Name | None = None
    bot: Spec | None = None
    program: Annotated[str, Field(max_length=32)] | None = None


OptionValue = bool | Annotated[str, Field(max_length=40)]
Options = Annotated[dict[Annotated[str, Field(max_length=40)], OptionValue], Field(max_length=40)]


class NewTable(RequestBody):
    game: GameId
    players: Annotated[int, Field(ge=1, le=99)]
    options: Options = {}
    seats: Annotated[list[SeatSetup], Field(max_length=99)]
    title: Annotated[str, BeforeValidator(printable), Field(max_length=60)] = ""
    public: bool = False
    """Whether the table stands in the public list."""
    spectators: bool = True
    """Whether everybody who knows the address may look on."""
    resigning: Literal["bot", "end"] = "bot"
    """What happens when somebody resigns: a bot plays on, or the table ends."""
    stand_in: Spec = "random"
    """The bot that plays for those who leave or resign."""
    pack: Annotated[str, Field(max_length=80)] | None = None
    """A shipped pack's id, or the digest of one that was uploaded (private tables only)."""
    start: bool = False
    """Begin at once if every seat is taken."""
    key: Key | None = None


class Keyed(RequestBody):
    key: Key | None = None


class SeatCommand(Keyed):
    seat: SeatNumber
    seq: Seq


class ActionCommand(SeatCommand):
    action: Annotated[str, Field(min_length=1, max_length=200, examples=["card W"])]


class UndoCommand(SeatCommand):
    decisions: Count | None = None
    """How many decisions remain; one step is taken back if left out."""


class AskUndoCommand(SeatCommand):
    decisions: Count
    """How many decisions remain."""


class ConsentCommand(SeatCommand):
    yes: bool
    request: Count
    """The request that is answered: `seq` of the pending one."""


class JoinCommand(Keyed):
    seat: SeatNumber | None = None


class ReseatCommand(Keyed):
    setup: SeatSetup


class StartCommand(Keyed):
    fill: Spec | None = None
    """The bot that takes every seat which is still free."""


class LeaveCommand(Keyed):
    seat: SeatNumber


class AbandonCommand(Keyed):
    seq: Seq


class ChatCommand(Keyed):
    text: Annotated[str, BeforeValidator(printable), Field(min_length=1, max_length=500)]


class CloneCommand(Keyed):
    decisions: Count | None = None
    """The position after so many decisions; the newest if left out."""
    seat: SeatNumber | None = None
    """Whose knowledge it is made from while the game lasts; a spectator's if left out."""


class UploadedPack(RequestBody):
    game: GameId
    data: dict[str, Any]


class UploadedRecord(RequestBody):
    """A record as JSON or as text."""

    record: dict[str, Any] | str
    title: Annotated[str, BeforeValidator(printable), Field(max_length=60)] = ""
