"""Records: a game as a document. Each decision with the results of its draws, a checksum a turn."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, NotRequired

from pydantic import TypeAdapter, with_config
from typing_extensions import TypedDict

from tinderbox.core.documents.json_documents import STRICT, check, parse
from tinderbox.core.documents.record_text import from_text
from tinderbox.core.draws import Chance
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


@with_config(STRICT)
class Turn(TypedDict):
    """The decisions of one seat in one turn, results of draws in brackets."""

    turn: int
    seat: int
    steps: list[str]
    checksum: NotRequired[str]


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


# -- from a match ---------------------------------------------------------------------------------------------------
def record_of(match: Match, seat: int | None = None) -> Data:
    """What may be told of a match: while it lasts, the decisions alone; when it is over, everything."""
    match._check_seat(seat)
    return full_record(match) if match.over else written(match, complete=False)


def full_record(match: Match) -> Data:
    """Everything, secrets included: for storage, never for a seat of a game that goes on."""
    return written(match, complete=True)


def written(match: Match, *, complete: bool) -> Data:
    data: Data = {**match._head(), "names": list(match.names)}
    data["setup"] = draw_steps(match, match.prelude) if complete else []
    data["turns"] = list(turns_of(match, complete=complete))
    if complete and match.chance is not None:
        data["seed"] = match.chance.seed
    if complete and match.origin is not None:
        data["start"] = match.origin
    if match.over:
        data["scores"] = [int(match.state.score(seat)) for seat in range(match.box.players)]
    return data


def turns_of(match: Match, *, complete: bool) -> Iterator[Turn]:
    state = match.start.copy()
    for result in match.prelude:
        state.apply(result)
    turn = Turn(turn=-1, seat=-1, steps=[])
    for entry in match.log:
        if (turn["turn"], turn["seat"]) != (entry.turn, entry.seat):
            if turn["steps"]:
                yield turn
            turn = Turn(turn=entry.turn, seat=entry.seat, steps=[])
        turn["steps"].append(match.box.actions.text(entry.code))
        state.apply(entry.code)
        for result in entry.chances:
            state.apply(result)
        if complete:
            turn["steps"] += draw_steps(match, entry.chances)
            turn["checksum"] = f"{int(state.checksum()):08x}"
    if turn["steps"]:
        yield turn


def draw_steps(match: Match, results: Iterable[int]) -> list[str]:
    """Results of draws as steps; neighbours of one kind share their brackets: `(house R R B)`."""
    steps: list[tuple[str, list[str]]] = []
    for result in results:
        action = match.box.chances.action(result)
        if steps and steps[-1][0] == action.verb and action.args:
            steps[-1][1].extend(action.args)
        else:
            steps.append((action.verb, list(action.args)))
    return ["(" + " ".join([verb, *args]) + ")" for verb, args in steps]


# -- to a match -----------------------------------------------------------------------------------------------------
def replay_with(record: Data | str, find: Callable[[str], Game]) -> Match:
    """The match a record tells. Whatever does not fit is a RecordError that names the place."""
    if isinstance(record, str):
        text = record.lstrip()
        if text.startswith("{"):
            return Replay(parse(text, "record", RecordError), find, {}).match
        data, places = from_text(record)
        return Replay(data, find, places).match
    return Replay(record, find, {}).match


class Replay:
    """One pass over a record, with the place of the step at hand for its errors."""

    def __init__(self, data: Data, find: Callable[[str], Game], places: dict[tuple[int, int], str]) -> None:
        self.places = places
        self.record: Final = check(RECORD, data, "record", RecordError)
        self.seeded: Final = "seed" in self.record
        self.match: Final = self.begin(find)
        self.chance: Chance = Chance(self.record.get("seed", 0))
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
            start = box.place(record["start"]) if "start" in record else None
            return Match(box, None, record["names"], start)
        except (OptionError, PackError, PositionError) as problem:
            raise RecordError("record", [Fault("", problem.message), *getattr(problem, "faults", ())]) from None

    def run(self, number: int, steps: list[str], turn: Turn | None = None) -> None:
        for index, step in enumerate(steps):
            self.place: str = self.places.get(
                (number, index), f"turns[{number}].steps[{index}]" if turn else f"setup[{index}]"
            )
            if turn is not None and not step.startswith("("):
                self.decide(step, turn)
            else:
                self.draw(step)
        if turn is None:
            return
        self.place = self.places.get((number, -1), f"turns[{number}].checksum")
        self.draw_missing()
        if "checksum" in turn and turn["checksum"] != f"{int(self.match.state.checksum()):08x}":
            raise self.fault(self.place, "record-checksum", given=turn["checksum"])

    def decide(self, step: str, turn: Turn) -> None:
        self.draw_missing()
        match = self.match
        if match.over:
            raise self.fault(self.place, "record-after-end", step=step)
        if match.actor != turn["seat"] or int(match.state.turn) != turn["turn"]:
            expected = {"seat": int(match.state.actor), "turn": int(match.state.turn)}
            raise self.fault(self.place, "record-other-turn", step=step, **expected)
        try:
            match.play(step)
        except IllegalAction as problem:
            faults = [Fault(reason.clause, reason.message) for reason in problem.reasons]
            raise RecordError("record", [Fault(self.place, problem.message), *faults]) from None
        except NotationError as problem:
            raise RecordError("record", [Fault(self.place, problem.message)]) from None

    def draw(self, step: str) -> None:
        verb, *args = step.removeprefix("(").removesuffix(")").split() or [""]
        for arg in args or [""]:
            if int(self.match.state.actor) != NATURE:
                raise self.fault(self.place, "record-no-draw", step=step)
            try:
                self.match.settle(f"{verb} {arg}".strip())
            except NotationError as problem:
                raise RecordError("record", [Fault(self.place, problem.message)]) from None
            self.chance.drawn += 1

    def draw_missing(self) -> None:
        """Results that the record does not give come from its seed."""
        match = self.match
        while int(match.state.actor) == NATURE:
            if not self.seeded:
                raise self.fault(self.place, "record-draw-missing")
            possible = match.draws()
            ticket = self.chance.below(sum(weight for _, weight in possible))
            for action, weight in possible:
                if ticket < weight:
                    match.settle(action)
                    break
                ticket -= weight

    def finish(self) -> None:
        match = self.match
        if self.record["turns"] or self.seeded:
            self.place = "turns"
            self.draw_missing()
        match.chance = Chance(self.record["seed"], self.chance.drawn) if self.seeded else Chance(checked_seed(None))
        match._run_draws(match.log[-1].chances if match.log else match.prelude)
        if "scores" in self.record and self.record["scores"] != [
            int(match.state.score(s)) for s in range(match.box.players)
        ]:
            raise self.fault("scores", "record-scores")

    def fault(self, entry: str, id: str, **args: int | str) -> RecordError:
        return RecordError("record", [Fault(entry, Message(id, args))])
