"""A race of all actions over the same deals: what falls behind is dropped.

One race for one decision of one seat. What the seat cannot know is dealt anew; in this deal every action still in the
race is taken, the seat finishes its turn by first wishes, its rivals take theirs as players who look one step ahead and
where it leads is judged. Actions are compared within deals, so the luck of a deal weighs on none of them.
"""

from math import sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tinderbox.bots.imagined import Playing, prospects
from tinderbox.bots.rivals import Rivals
from tinderbox.core.evaluate import Evaluator
from tinderbox.core.rng import Rng
from tinderbox.core.state import NATURE, NOBODY, ActionList, State

MOST_RUNNERS: Final = 8
LOOKS: Final = 4  # deals in which a first look is taken
LEAST_DEALS: Final = 8  # before anything is dropped for being behind
CERTAIN: Final = 2.5  # standard errors behind the leader
NEGLIGIBLE: Final = 0.003  # of the chance to win: less is not worth more deals
BY_POINTS: Final = 0.5  # how much of the worth is the lead in points, the rest being the chance to win
POINT: Final = 0.1  # what a point of lead is worth beside a whole win


@final
class Race:
    """Runners are the actions that promise most at first, numbered from the most promising on."""

    def __init__(self, evaluator: Evaluator, rivals: Evaluator, root: State, seat: i64, rng: Rng) -> None:
        self.evaluator: Evaluator = evaluator
        self.root: State = root
        self.seat: i64 = seat
        self.rng: Rng = rng
        self.playing: Playing = Playing(evaluator, rng)
        self.rivals: Rivals = Rivals(rivals, rng)
        self.seeing: bool = False  # takes the root for the truth and deals nothing anew: for measuring what luck leaves
        self.codes: vec[i64] = vec[i64]([])
        self.dealt: State = root
        # what came out, a row for each deal
        self.deals: i64 = 0
        self.runs: i64 = 0
        self.worths: vec[float] = vec[float]([])
        self.chances: vec[float] = vec[float]([])
        self.points: vec[float] = vec[float]([])
        self.line_up(rivals)
        evaluator.begin(root)
        self.entered: i64 = i64(len(self.codes))
        self.tried: vec[i64] = vec[i64]([0] * len(self.codes))
        self.running: vec[i64] = vec[i64](list(range(len(self.codes))))

    def line_up(self, evaluator: Evaluator) -> None:
        """The legal actions that promise most at the end of the turn."""
        actions = ActionList()
        self.root.list_actions(actions)
        hopes = prospects(evaluator, self.root, self.seat, self.rng, LOOKS)
        promising = sorted(range(len(hopes)), key=lambda i: -hopes[i])
        self.codes = vec[i64]([actions.items[i64(i)] for i in promising[:MOST_RUNNERS]])

    # -- running -------------------------------------------------------------
    def deal(self) -> None:
        """Deal anew what the seat cannot know, for all that are still running."""
        self.dealt = self.root.copy()
        if not self.seeing:
            self.dealt.redeal(self.seat, self.rng)
            self.evaluator.prepare(self.dealt)
        for _ in range(self.entered):
            self.worths = append(self.worths, 0.0)
            self.chances = append(self.chances, 0.0)
            self.points = append(self.points, 0.0)

    def attempt(self, place: i64) -> None:
        """Let one of those still running run in this deal."""
        runner = self.running[place]
        state = self.dealt.copy()
        state.apply(self.codes[runner])
        self.rivals.forget()
        self.play_on(state)
        playing = self.playing
        playing.judge(state)
        at = self.deals * self.entered + runner
        self.chances[at] = playing.values[self.seat]
        self.points[at] = playing.points[self.seat]
        self.worths[at] = (1.0 - BY_POINTS) * playing.values[self.seat] + BY_POINTS * POINT * self.lead()
        self.runs += 1

    def play_on(self, state: State) -> None:
        playing = self.playing
        while state.actor != NOBODY and not self.evaluator.is_far_enough(state):
            if state.actor == NATURE:
                playing.settle(state)
            elif state.actor == self.seat:
                playing.decide(state)
            else:
                self.rivals.decide(state)

    def lead(self) -> float:
        """By how many points the seat is ahead of the mean of its rivals."""
        points = self.playing.points
        total = 0.0
        for seat in range(self.evaluator.players):
            total += points[seat]
        own = points[self.seat]
        return own - (total - own) / float(self.evaluator.players - 1)

    def end_deal(self, tried: i64) -> None:
        """Count the deal; whoever did not run in it, because time was up, is out."""
        self.keep(tried)
        self.deals += 1
        for runner in self.running:
            self.tried[runner] = self.deals

    def keep(self, places: i64) -> None:
        kept: vec[i64] = vec[i64]([])
        for place in range(places):
            kept = append(kept, self.running[place])
        self.running = kept

    # -- falling behind ------------------------------------------------------
    def drop(self, most: i64) -> None:
        """Put the best first; drop who is surely behind or surely not worth telling apart, and all but so many."""
        self.rank()
        if self.deals >= LEAST_DEALS:
            first = self.running[0]
            kept: vec[i64] = vec[i64]([first])
            for place in range(i64(1), i64(len(self.running))):
                if not self.is_settled(first, self.running[place]):
                    kept = append(kept, self.running[place])
            self.running = kept
        if most < i64(len(self.running)):
            self.keep(most)

    def is_settled(self, first: i64, other: i64) -> bool:
        """Whether more deals would tell nothing new about these two."""
        count = float(self.deals)
        total = 0.0
        squares = 0.0
        for deal in range(self.deals):
            gap = self.worths[deal * self.entered + first] - self.worths[deal * self.entered + other]
            total += gap
            squares += gap * gap
        mean = total / count
        error = sqrt((squares / count - mean * mean + 0.0000001) / count)
        return mean > CERTAIN * error or mean + CERTAIN * error < NEGLIGIBLE

    def rank(self) -> None:
        """Sort those still running, the best first, the more promising before its equals."""
        running = self.running
        count = i64(len(running))
        for i in range(i64(1), count):
            runner = running[i]
            worth = self.mean(self.worths, runner)
            j = i
            while j > 0 and self.mean(self.worths, running[j - 1]) < worth:
                running[j] = running[j - 1]
                j -= 1
            running[j] = runner

    def mean(self, of: vec[float], runner: i64) -> float:
        """Over the deals in which it ran: the first ones, for nobody comes back."""
        total = 0.0
        for deal in range(self.tried[runner]):
            total += of[deal * self.entered + runner]
        return total / float(self.tried[runner])

    # -- what came out -------------------------------------------------------
    def best(self) -> i64:
        self.rank()
        return self.codes[self.running[0]]

    def results(self) -> list[tuple[int, int, float, float]]:
        """For every action tried, the best first: its code, how often, the chance to win and the points it led to."""
        self.rank()
        first = self.running[0]
        ran = [(self.tried[i], self.mean(self.worths, i), -i) for i in range(self.entered) if self.tried[i] > 0]
        found: list[tuple[int, int, float, float]] = []
        for tried, _, behind in sorted(ran, reverse=True):
            runner = -behind
            chance = self.beside(self.chances, runner, first)
            points = self.beside(self.points, runner, first)
            found.append((int(self.codes[runner]), int(tried), chance, points))
        return found

    def beside(self, of: vec[float], runner: i64, first: i64) -> float:
        """What the first came to, and how the runner did beside it in the deals of both."""
        gap = 0.0
        for deal in range(self.tried[runner]):
            gap += of[deal * self.entered + runner] - of[deal * self.entered + first]
        return self.mean(of, first) + gap / float(self.tried[runner])
