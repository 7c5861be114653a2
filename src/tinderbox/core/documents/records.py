"""Reading records: a game is replayed from its document, and every checksum is compared."""

from collections.abc import Callable
from typing import Any, Final, NotRequired

from pydantic import TypeAdapter, with_config
from typing_extensions import TypedDict

from tinderbox.core.documents.json_documents import STRICT, check, parse
from tinderbox.core.documents.record_text import from_text
from tinderbox.core.documents.record_writer import Turn, full_record, record_of
from tinderbox.core.draws import DrawSource
from tinderbox.core.errors import (
    Fault,
    IllegalAction,
    NotationError,
    OptionError,
    PackError,
    PositionError,
    RecordError,
)
from tinderbox.core.events import Data
from tinderbox.core.game import Game, PackRef, checked_seed
from tinderbox.core.match import Match
from tinderbox.core.state import NATURE
from tinderbox.core.text.messages import Message

__all__ = ["Record", "Replay", "full_record", "record_of", "replay_with"]


@with_config(STRICT)
class Record(TypedDict):
    """A game as a document."""

    format: int
    game: str
    rules: int
    pack: PackRef
    players: int
    options: dict[str, bool | str]
    names: list[str]
    seed: NotRequired[int | str]
    start: NotRequired[dict[str, Any]]
    setup: list[str]
    turns: list[Turn]
    scores: NotRequired[list[int]]


RECORD: Final[TypeAdapter[Record]] = TypeAdapter(Record)


# -- to a match -----------------------------------------------------------------------------------------------------
def replay_with(record: Data | str, find: Callable[[str], Game]) -> Match:
    """Replay a record. Raises RecordError with the line or entry that is wrong."""
    if isinstance(record, str):
        text = record.lstrip()
        if text.startswith("{"):
            return Replay(parse(text, "record", RecordError), find, {}).match
        data, lines = from_text(record)
        return Replay(data, find, lines).match
    return Replay(record, find, {}).match


class Replay:
    """One pass over a record; `at` is the current step, for errors, and `lines` says where steps are in a text."""

    def __init__(self, data: Data, find: Callable[[str], Game], lines: dict[tuple[int, int], str]) -> None:
        self.lines = lines
        self.record: Final = check(RECORD, data, "record", RecordError)
        self.seeded: Final = "seed" in self.record
        self.match: Final = self.begin(find)
        self.draw_source: DrawSource = DrawSource(self.record.get("seed", 0))
        self.run(-1, self.record["setup"])
        for number, turn in enumerate(self.record["turns"]):
            self.run(number, turn["steps"], turn)
        self.finish()

    def begin(self, find: Callable[[str], Game]) -> Match:
        record = self.record
        try:
            game = find(record["game"])
            game.check_versions(record["format"], record["rules"], "record", RecordError)
            box = game.reopen(record["pack"], record["players"], record["options"], RecordError)
            if self.seeded:
                checked_seed(record["seed"])
            start = box.load_position(record["start"]) if "start" in record else None
            return Match(box, None, record["names"], start)
        except (OptionError, PackError, PositionError) as problem:
            raise RecordError("record", [Fault("", problem.message), *getattr(problem, "faults", ())]) from None

    def run(self, number: int, steps: list[str], turn: Turn | None = None) -> None:
        for index, step in enumerate(steps):
            self.at: str = self.lines.get(
                (number, index), f"turns[{number}].steps[{index}]" if turn else f"setup[{index}]"
            )
            if turn is not None and not step.startswith("("):
                self.decide(step, turn)
            else:
                self.draw(step)
        if turn is None:
            return
        self.at = self.lines.get((number, -1), f"turns[{number}].checksum")
        self.draw_missing()
        if "checksum" in turn and turn["checksum"] != f"{int(self.match.state.checksum()):08x}":
            raise self.fault(self.at, "record-checksum", given=turn["checksum"])

    def decide(self, step: str, turn: Turn) -> None:
        self.draw_missing()
        match = self.match
        if match.over:
            raise self.fault(self.at, "record-after-end", step=step)
        if match.actor != turn["seat"] or int(match.state.turn) != turn["turn"]:
            expected = {"seat": int(match.state.actor), "turn": int(match.state.turn)}
            raise self.fault(self.at, "record-other-turn", step=step, **expected)
        try:
            match.play(step)
        except IllegalAction as problem:
            faults = [Fault(reason.clause, reason.message) for reason in problem.reasons]
            raise RecordError("record", [Fault(self.at, problem.message), *faults]) from None
        except NotationError as problem:
            raise RecordError("record", [Fault(self.at, problem.message)]) from None

    def draw(self, step: str) -> None:
        verb, *args = step.removeprefix("(").removesuffix(")").split() or [""]
        for arg in args or [""]:
            if int(self.match.state.actor) != NATURE:
                raise self.fault(self.at, "record-no-draw", step=step)
            try:
                self.match.resolve_draw(f"{verb} {arg}".strip())
            except NotationError as problem:
                raise RecordError("record", [Fault(self.at, problem.message)]) from None
            self.draw_source.drawn += 1

    def draw_missing(self) -> None:
        """Draw what the record leaves out from its seed."""
        if int(self.match.state.actor) == NATURE and not self.seeded:
            raise self.fault(self.at, "record-draw-missing")
        self.match.draw_from(self.draw_source)
        self.match.draw_from(None)

    def finish(self) -> None:
        match = self.match
        if self.record["turns"] or self.seeded:
            self.at = "turns"
            self.draw_missing()
        match.draw_from(self.draw_source if self.seeded else DrawSource(checked_seed(None)))
        if "scores" in self.record and self.record["scores"] != [
            int(match.state.score(s)) for s in range(match.box.players)
        ]:
            raise self.fault("scores", "record-scores")

    def fault(self, entry: str, id: str, **args: int | str) -> RecordError:
        return RecordError("record", [Fault(entry, Message(id, args))])
