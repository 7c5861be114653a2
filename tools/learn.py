"""Teaches the nets of the Great Fire's `standing.py` from games among imagined rivals, and writes `learnt.py`.

`make test` brings what it needs; then `.venv/bin/python -m tools.learn --games 24000`, about ten minutes on two cores.
The rivals decide nearly as `greedy` does. Now and then one of them leaves a turn to chance, so that the nets also meet
what nobody would do. A tenth of the games is kept back to say how well the nets do.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import click
import numpy as np
import numpy.typing as npt
from joblib import Parallel, delayed

import tinderbox
from tinderbox.bots.deals import FEWEST, Deals
from tinderbox.bots.imagined import Playing
from tinderbox.bots.rivals import Rivals
from tinderbox.core.bits import has
from tinderbox.core.box import Box
from tinderbox.core.rng import Rng
from tinderbox.core.state import NATURE, NOBODY, ActionList
from tinderbox.great_fire import phases, scoring
from tinderbox.great_fire.board import POINT
from tinderbox.great_fire.city import EXTINGUISHED, HELD
from tinderbox.great_fire.evaluate import FireEvaluator, evaluator
from tinderbox.great_fire.standing import DISTRICT_INPUTS, FOUR, SEAT_INPUTS
from tinderbox.great_fire.state import GreatFireState
from tools.steps import ROOT

Numbers = npt.NDArray[np.float32]

LEARNT: Final = ROOT / "src" / "tinderbox" / "great_fire" / "learnt.py"
WIDTH: Final = 120
NOTED: Final = 4  # one moment in so many is a lesson: the others of a game say much the same
ODD_TURNS: Final = 12  # of a hundred: in these some decisions are left to chance
ODD_DECISIONS: Final = 30  # of a hundred
HIDDEN: Final = (16, 12)
EPOCHS: Final = (6, 8)
BATCH: Final = 4096
PACE: Final = 0.006
KEPT_BACK: Final = 10  # one lesson in so many, by game


@dataclass(frozen=True)
class Lessons:
    """What the nets are told and what came of it."""

    districts: Numbers
    stood: Numbers
    seats: Numbers
    won: Numbers


@dataclass(frozen=True)
class Moment:
    """Districts, what is told of them and of the seats, and what the seats have won so far."""

    districts: list[int]
    district_told: list[float]
    seat_told: list[float]
    won: list[int]


def gathered(parts: list[Lessons]) -> Lessons:
    return Lessons(*(np.concatenate([vars(part)[name] for part in parts]) for name in vars(parts[0])))


# -- games -------------------------------------------------------------------
class School:
    """Plays games among imagined rivals and notes moments of them."""

    def __init__(self, box: Box, seed: int) -> None:
        self.box: Final = box
        self.rng: Final = Rng(seed)
        self.actions: Final = ActionList()
        self.eyes: Final = made(box)
        self.playing: Final = Playing(made(box), self.rng)

    def games(self, count: int) -> list[Lessons]:
        """So many games, a lesson book each."""
        books = []
        for number in range(count):
            if number % FEWEST == 0:
                self.deals = Deals(Rng(self.rng.next()))
                self.rivals = Rivals(made(self.box), self.deals, len(self.box.actions))
            self.deals.open(number)
            self.rivals.forget()
            books.append(self.game())
        return books

    def game(self) -> Lessons:
        state = self.box.start()
        assert isinstance(state, GreatFireState)
        noted: list[Moment] = []
        turn, odd = 0, False
        while state.actor != NOBODY:
            if state.actor == NATURE:
                self.deals.before_draw(state.turn)
                self.playing.settle(state)
                self.rivals.forget_deal()
                continue
            if state.turn != turn:
                turn, odd = int(state.turn), self.happens(ODD_TURNS)
                if state.phase == phases.CARD and self.rng.below(NOTED) == 0:
                    noted.append(self.note(state))
            if odd and self.happens(ODD_DECISIONS):
                state.list_actions(self.actions)
                state.apply(self.actions.items[self.rng.below(self.actions.count)])
                self.rivals.forget()
            else:
                self.rivals.decide(state)
        return self.lessons(state, noted)

    def happens(self, of_a_hundred: int) -> bool:
        return bool(self.rng.below(100) < of_a_hundred)

    def note(self, state: GreatFireState) -> Moment:
        self.eyes.begin(state)
        self.eyes.note_standing(state, self.eyes.points)
        standing = self.eyes.standing
        count = int(standing.count)
        told = [float(number) for number in standing.district_told[: count * DISTRICT_INPUTS]]
        return Moment([int(d) for d in standing.told_of[:count]], told, list(standing.seat_told), winnings(state))

    def lessons(self, end: GreatFireState, noted: list[Moment]) -> Lessons:
        final = winnings(end)
        return Lessons(
            table([number for each in noted for number in each.district_told], DISTRICT_INPUTS),
            numbers([has(end.housed, d) for each in noted for d in each.districts]),
            table([number for each in noted for number in each.seat_told], SEAT_INPUTS),
            numbers([last - first for each in noted for last, first in zip(final, each.won, strict=True)]),
        )


def winnings(state: GreatFireState) -> list[int]:
    """Points by fires put out, tokens and the Hero."""
    return [
        int(state.own(seat, EXTINGUISHED) + state.own(seat, HELD + POINT)) + scoring.HERO * (state.hero == seat)
        for seat in range(state.board.players)
    ]


def made(box: Box) -> FireEvaluator:
    found = evaluator(box.start())
    assert isinstance(found, FireEvaluator)
    return found


def numbers(items: list[Any]) -> Numbers:
    return np.array(items, dtype=np.float32)


def table(items: list[float], width: int) -> Numbers:
    return numbers(items).reshape(-1, width)


def studied(players: int, seed: int, games: int) -> tuple[Lessons, Lessons]:
    """To learn from, and to be kept back."""
    books = School(tinderbox.game("great-fire").open(players, {}), seed * 100 + players).games(games)
    kept = books[::KEPT_BACK]
    del books[::KEPT_BACK]
    return gathered(books), gathered(kept)


# -- nets --------------------------------------------------------------------
class Pupil:
    """One net while it learns: by Adam, its pace rising and falling once."""

    def __init__(self, inputs: int, hidden: int, chances: bool, seed: int) -> None:
        chance = np.random.default_rng(seed)
        self.chance: Final = chance
        self.chances: Final = chances  # whether it says how likely something is, or how much
        shapes = [(inputs, hidden), (hidden,), (hidden,), (1,)]
        self.weights = [(chance.normal(size=shape) / np.sqrt(shape[0])).astype(np.float32) for shape in shapes]
        self.weights[1][:] = 0
        self.weights[3][:] = 0
        self.steps = 0
        self.drift = [np.zeros_like(part) for part in self.weights]
        self.swing = [np.zeros_like(part) for part in self.weights]

    def answer(self, told: Numbers) -> tuple[Numbers, Numbers]:
        first, added, counts, last = self.weights
        hidden: Numbers = np.maximum(told @ first + added, 0)
        result: Numbers = hidden @ counts + last
        return hidden, (1 / (1 + np.exp(-result))).astype(np.float32) if self.chances else result

    def step(self, told: Numbers, came: Numbers, pace: float) -> None:
        hidden, said = self.answer(told)
        wrong = (said - came) / np.float32(len(came))
        back = np.outer(wrong, self.weights[2]) * (hidden > 0)
        slopes = [told.T @ back, back.sum(0), hidden.T @ wrong, wrong.sum(keepdims=True)]
        self.steps += 1
        for part, slope, drift, swing in zip(self.weights, slopes, self.drift, self.swing, strict=True):
            drift += 0.1 * (slope - drift)
            swing += 0.001 * (slope**2 - swing)
            sure, wide = drift / (1 - 0.9**self.steps), swing / (1 - 0.999**self.steps)
            part -= (pace * sure / (np.sqrt(wide) + 1e-8)).astype(np.float32)

    def learn(self, told: Numbers, came: Numbers, epochs: int) -> None:
        batches = len(came) // BATCH
        for epoch in range(epochs):
            order = self.chance.permutation(len(came))
            for batch in range(batches):
                here = order[batch * BATCH : (batch + 1) * BATCH]
                done = (epoch * batches + batch) / (epochs * batches)
                self.step(told[here], came[here], PACE * min(done / 0.3, (1 - done) / 0.7) + 1e-6)

    def error(self, told: Numbers, came: Numbers) -> float:
        """The mean square of what it is wrong by, as a share of what saying always the same would be."""
        said = self.answer(told)[1]
        return float(np.mean((said - came) ** 2) / np.var(came))

    def text(self) -> str:
        """All its weights in lines."""
        first, *rest = self.weights
        fours = first.reshape(len(first), -1, FOUR).transpose(1, 0, 2)
        lines = [""]
        for weight in np.concatenate([part.ravel() for part in (fours, *rest)]):
            word = f"{weight:.3f}".rstrip("0").rstrip(".")
            if len(lines[-1]) + 1 + len(word) > WIDTH:
                lines.append("")
            lines[-1] += f" {word}" if lines[-1] else word
        return "\n".join(lines)


FORM: Final = '''\
"""What the nets of `standing.py` learnt, by the number of players. Written by `tools/learn.py`, not by hand."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

DISTRICTS: Final = {{
{districts}}}
SEATS: Final = {{
{seats}}}


def numbers(text: str) -> vec[float]:
    return vec[float]([float(word) for word in text.split()])


def districts(players: i64) -> vec[float]:
    """How likely a district's houses stand at the end."""
    return numbers(DISTRICTS[int(players)])


def seats(players: i64) -> vec[float]:
    """What a seat will still win."""
    return numbers(SEATS[int(players)])
'''


def written(pupils: dict[int, tuple[Pupil, Pupil]]) -> str:
    """The source of `learnt.py`."""
    parts = [
        "".join(f'    {players}: """\n{each[which].text()}\n""",\n' for players, each in pupils.items())
        for which in range(2)
    ]
    return FORM.format(districts=parts[0], seats=parts[1])


@click.command()
@click.option("--games", default=24_000, type=click.IntRange(min=200), help="For each number of players.")
@click.option("--seed", default=1)
@click.option("--workers", default=2)
@click.option("--out", default=LEARNT, type=click.Path(path_type=Path, dir_okay=False))
def main(games: int, seed: int, workers: int, out: Path) -> None:
    pupils = {}
    for players in tinderbox.game("great-fire").players:
        books = Parallel(n_jobs=workers)(
            delayed(studied)(players, workers * seed + worker, games // workers) for worker in range(workers)
        )
        lessons, kept = (gathered([book[which] for book in books]) for which in range(2))
        towns = Pupil(DISTRICT_INPUTS, HIDDEN[0], True, seed)
        towns.learn(lessons.districts, lessons.stood, EPOCHS[0])
        seats = Pupil(SEAT_INPUTS, HIDDEN[1], False, seed)
        seats.learn(lessons.seats, lessons.won, EPOCHS[1])
        click.echo(
            f"{players} players, {len(lessons.stood)} districts and {len(lessons.won)} seats; wrong, of a whole: "
            f"districts {towns.error(kept.districts, kept.stood):.3f}, seats {seats.error(kept.seats, kept.won):.3f}"
        )
        pupils[players] = towns, seats
    out.write_text(written(pupils), encoding="utf-8")


if __name__ == "__main__":
    main()
