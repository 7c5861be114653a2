"""Games of a tournament, played one after another in this process."""

import time
import traceback
from collections.abc import Sequence

from tinderbox.arena.plan import Played, Tournament, message
from tinderbox.arena.random_games import paired_games
from tinderbox.bots.base import choose_action
from tinderbox.bots.catalogue import bot
from tinderbox.core.box import Box
from tinderbox.core.draws import DrawSource
from tinderbox.core.errors import OptionError
from tinderbox.core.match import Match


def play_chunk(plan: Tournament, numbers: Sequence[int], box: Box | None = None) -> tuple[float, list[Played]]:
    """Play some games; returns the seconds that they took, and their results."""
    started = time.perf_counter()
    box = box or plan.run.open()
    played = play_in_bulk(plan, numbers, box) if plan.in_bulk else [play(plan, number, box) for number in numbers]
    return time.perf_counter() - started, played


def play(plan: Tournament, number: int, box: Box) -> Played:
    played = play_until(plan, number, box, float("inf"))
    assert played is not None
    return played


def play_until(plan: Tournament, number: int, box: Box, latest: float) -> Played | None:
    """Play one game among bots; returns None if it is not over at time `latest`."""
    seats = plan.seats(number)
    bots = [bot(plan.bots[which], plan.bot_seed(number, which)) for which in seats]
    match = Match(box, DrawSource(plan.deal_seed(number)))
    while (actor := match.actor) is not None:
        if time.perf_counter() > latest:
            return None
        try:
            match.play(choose_action(bots[actor], match))
        except Exception as problem:
            raise bot_failure(plan.bots[seats[actor]], number, problem) from problem
    outcome = box.outcome(match.state)
    return {
        "game": number,
        "seats": seats,
        "scores": outcome.scores,
        "places": outcome.ranks,
        "decisions": match.seq,
        "turns": int(match.state.turn),
        "sources": outcome.breakdown,
        "facts": {chart: dict(counts) for chart, counts in box.facts(match, outcome).items()},
    }


def bot_failure(spec: str, number: int, problem: Exception) -> OptionError:
    """The error of a bot that raises an exception or chooses an illegal action."""
    last = traceback.extract_tb(problem.__traceback__)[-1]
    what = f"{type(problem).__name__}: {problem} ({last.filename}:{last.lineno})"
    return OptionError(message("tournament-bot-failed", bot=spec, game=number, problem=what))


def play_in_bulk(plan: Tournament, numbers: Sequence[int], box: Box) -> list[Played]:
    """Play random games in the compiled loop, one call for each run of consecutive numbers."""
    players, root = plan.run.players, box.start()
    played: list[Played] = []
    first = 0
    for last in range(1, len(numbers) + 1):
        if last < len(numbers) and numbers[last] == numbers[last - 1] + 1:
            continue
        games = paired_games(root, players, numbers[first], last - first, plan.run.number)
        played += [result(plan, number, game) for number, game in zip(numbers[first:last], games, strict=True)]
        first = last
    return played


def result(plan: Tournament, number: int, game: Sequence[int]) -> Played:
    decisions, turns, *rest = game
    players = plan.run.players
    return {
        "game": number,
        "seats": plan.seats(number),
        "scores": rest[:players],
        "places": [1 + ahead for ahead in rest[players:]],
        "decisions": decisions,
        "turns": turns,
    }
