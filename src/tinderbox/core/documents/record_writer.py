"""Writing records: a match as a document with every decision, the results of its draws and a checksum for each turn."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NotRequired

from pydantic import with_config
from typing_extensions import TypedDict

from tinderbox.core.documents.json_documents import STRICT
from tinderbox.core.events import Data

if TYPE_CHECKING:
    from tinderbox.core.match import Match


@with_config(STRICT)
class Turn(TypedDict):
    """The decisions of one seat in one turn, results of draws in brackets."""

    turn: int
    seat: int
    steps: list[str]
    checksum: NotRequired[str]


def record_of(match: "Match", seat: int | None = None) -> Data:
    """What anyone may know of a match: the decisions while it lasts, everything when it is over."""
    match.check_seat(seat)
    return full_record(match) if match.over else written(match, complete=False)


def full_record(match: "Match") -> Data:
    """Everything, secrets included: for storage, never for a seat while the game lasts."""
    return written(match, complete=True)


def written(match: "Match", *, complete: bool) -> Data:
    data: Data = {**match.document_header(), "names": list(match.names)}
    data["setup"] = draw_steps(match, match.setup_results) if complete else []
    data["turns"] = list(turns_of(match, complete=complete))
    if complete and match.draw_source is not None:
        data["seed"] = match.draw_source.seed
    if complete and match.origin is not None:
        data["start"] = match.origin
    if match.over:
        data["scores"] = [int(match.state.score(seat)) for seat in range(match.box.players)]
    return data


def turns_of(match: "Match", *, complete: bool) -> Iterator[Turn]:
    state = match.start.copy()
    for result in match.setup_results:
        state.apply(result)
    turn = Turn(turn=-1, seat=-1, steps=[])
    for entry in match.log:
        if (turn["turn"], turn["seat"]) != (entry.turn, entry.seat):
            if turn["steps"]:
                yield turn
            turn = Turn(turn=entry.turn, seat=entry.seat, steps=[])
        turn["steps"].append(match.box.actions.text(entry.code))
        state.apply(entry.code)
        for result in entry.results:
            state.apply(result)
        if complete:
            turn["steps"] += draw_steps(match, entry.results)
            turn["checksum"] = f"{int(state.checksum()):08x}"
    if turn["steps"]:
        yield turn


def draw_steps(match: "Match", results: Iterable[int]) -> list[str]:
    """Results of draws as steps; consecutive ones of a kind share brackets: `(house R R B)`."""
    steps: list[tuple[str, list[str]]] = []
    for result in results:
        action = match.box.draw_results.action(result)
        if steps and steps[-1][0] == action.verb and action.args:
            steps[-1][1].extend(action.args)
        else:
            steps.append((action.verb, list(action.args)))
    return ["(" + " ".join([verb, *args]) + ")" for verb, args in steps]
