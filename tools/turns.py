"""How good a bot's turns are: turns from games of `greedy`, played by the bot and then to the end by `greedy` again.

`.venv/bin/python -m tools.turns search:100ms --turns 100 --out new.json` and, for another bot, setting or version, the
same with `--beside new.json`: the turns and the draws after them are the same, so that small differences show which
hundreds of games would hide. The games are finished by `greedy` itself, because a search's own model of its opponents
would favour the search. The bot gets no history, so that its opponent model is not measured here.
"""

import json
from math import sqrt
from pathlib import Path
from statistics import mean, stdev

import click
from joblib import Parallel, delayed

from tinderbox.bots import bot
from tinderbox.bots.base import choose_action
from tinderbox.bots.greedy import DETERMINISATIONS
from tinderbox.bots.lookahead import lookahead_values
from tinderbox.core.box import Box
from tinderbox.core.draws import DrawSource
from tinderbox.core.engine.rng import Rng
from tinderbox.core.match import Match
from tinderbox.core.state import NATURE, NOBODY, ActionList, State
from tinderbox.games.registry import game as named

Found = tuple[float, float]
"""Points above the mean of the opponents, and the share of games won."""


class Greedy:
    """Continues a state with `greedy` in every seat, without views: a game of four takes a tenth of a second."""

    def __init__(self, box: Box) -> None:
        self.evaluators = [box.evaluator() for _ in range(box.players)]
        self.actions = ActionList()

    def play(self, state: State, rng: Rng, until: int | None = None) -> None:
        """Play to the end, or until that turn begins."""
        while state.actor != NOBODY and (until is None or state.turn < until or state.actor == NATURE):
            state.list_actions(self.actions)
            if state.actor == NATURE:
                state.apply(self.actions.draw(rng))
            else:
                state.apply(self.choice(state, rng))

    def choice(self, state: State, rng: Rng) -> int:
        legal = self.actions.to_list()
        if len(legal) == 1:
            return legal[0]
        seat = int(state.actor)
        determinised = state.copy()
        determinised.redeal(seat, rng)
        values = lookahead_values(self.evaluators[seat], determinised, seat, rng, DETERMINISATIONS)
        return legal[max(range(len(legal)), key=values.__getitem__)]


def measured(game: str, players: int, spec: str, number: int, games: int) -> Found:
    """The result of one turn, over `games` games."""
    box = named(game).open(players, {})
    greedy, luck = Greedy(box), Rng(number)
    whole = box.start()
    greedy.play(whole, luck)
    root = box.start()
    greedy.play(root, Rng(number), 1 + int(luck.below(whole.turn)))
    match, seat, turn = Match(box, DrawSource(number), None, root), int(root.actor), root.turn
    player = bot(spec, number)
    while match.actor == seat and match.state.turn == turn:
        match.play(choose_action(player, match))
    results = [result(box, greedy, match.state, seat, Rng((number << 20) + each)) for each in range(games)]
    return mean(lead for lead, _ in results), mean(won for _, won in results)


def result(box: Box, greedy: Greedy, after: State, seat: int, rng: Rng) -> Found:
    """One game from the end of the turn, with everything the seat cannot know dealt again."""
    state = after.copy()
    state.redeal(seat, rng)
    greedy.play(state, rng)
    outcome = box.outcome(state)
    others = [points for other, points in enumerate(outcome.scores) if other != seat]
    return outcome.scores[seat] - mean(others), (seat in outcome.winners) / len(outcome.winners)


def spread(numbers: list[float]) -> str:
    return f"{mean(numbers):+.3f} ± {stdev(numbers) / sqrt(len(numbers)):.3f}"


def summary(found: list[Found]) -> str:
    return f"{spread([lead for lead, _ in found])} points, {spread([won for _, won in found])} of a win"


def found_before(path: Path, settings: dict[str, str | int]) -> list[Found]:
    """The results of an earlier run with the same settings."""
    before = json.loads(path.read_text(encoding="utf-8"))
    if before["settings"] != settings:
        raise click.UsageError(f"{path} is of {before['settings']}, not of {settings}.")
    found: list[Found] = before["found"]
    return found


@click.command()
@click.argument("spec")
@click.option("--game", default="great-fire")
@click.option("--players", default=4)
@click.option("--turns", default=100, type=click.IntRange(min=2))
@click.option("--games", default=30, type=click.IntRange(min=1), help="After every turn.")
@click.option("--workers", default=2)
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--beside", type=click.Path(path_type=Path, dir_okay=False, exists=True), help="What --out wrote before.")
def main(
    spec: str, game: str, players: int, turns: int, games: int, workers: int, out: Path | None, beside: Path | None
) -> None:
    settings: dict[str, str | int] = {"game": game, "players": players, "games": games}
    others = found_before(beside, settings) if beside is not None else []
    found: list[Found] = Parallel(n_jobs=workers)(
        delayed(measured)(game, players, spec, number, games) for number in range(turns)
    )
    click.echo(f"{spec}: {summary(found)}")
    if out is not None:
        out.write_text(json.dumps({"settings": settings, "found": found}), encoding="utf-8")
    if beside is not None:
        gains = [(a[0] - b[0], a[1] - b[1]) for a, b in zip(found, others, strict=False)]
        click.echo(f"beside {beside.name}, {len(gains)} turns: {summary(gains)}")


if __name__ == "__main__":
    main()
