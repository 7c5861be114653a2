"""Hints for a position: the best few actions, what they lead to, and why, in words."""

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tinderbox.bots.decision import Decision, ViewReader
from tinderbox.bots.lookahead import lookahead_features
from tinderbox.bots.search import Budget, run_search
from tinderbox.core.box import Box
from tinderbox.core.text.messages import Argument, Language, catalogue
from tinderbox.core.text.notation import Action

PACKAGE: Final = "tinderbox.bots"
OPPONENTS: Final = "rivals"  # an id of texts and of hints as JSON
DETERMINISATIONS: Final = 4
NOTABLE: Final = 0.2
"""Points by which an action must differ from the average for it to be a reason."""
MOST_REASONS: Final = 2


@dataclass(frozen=True)
class Reason:
    """What an action changes for its player, in points against the average legal action."""

    name: str
    points: float


@dataclass(frozen=True)
class Hint:
    """An action, its probability to win and expected points, how often search tried it, and why."""

    action: Action
    win: float
    points: float
    tried: int
    reasons: tuple[Reason, ...]

    def text(self, box: Box, language: Language = "en") -> str:
        """The hint as a sentence."""
        why = ", ".join(reason_text(box, reason, language) for reason in self.reasons)
        args: dict[str, Argument] = {
            "action": box.label(self.action, language),
            "win": percent(self.win),
            "points": decimal(self.points, language),
            "why": why or say(language, "reason-none"),
        }
        return say(language, "hint-line", args)

    def data(self, box: Box, language: Language = "en") -> dict[str, Any]:
        """The hint as JSON data."""
        return {
            "action": str(self.action),
            "win": round(self.win, 4),
            "points": round(self.points, 2),
            "tried": self.tried,
            "reasons": [
                {"name": each.name, "points": round(each.points, 2), "text": reason_text(box, each, language)}
                for each in self.reasons
            ],
            "text": self.text(box, language),
        }


def hints(view: Mapping[str, Any], legal: Sequence[Action], budget: Budget, seed: int = 1, most: int = 3) -> list[Hint]:
    """The best few of the legal actions, best first, from what the seat sees."""
    started = time.perf_counter()
    reader = ViewReader(seed)
    decision = budget.with_opponent_model(reader.read(view), view, started)
    found = run_search(decision, budget, started).results()[:most]
    actions = {action.code: action for action in legal}
    reasons = reasons_for(reader.read(view), legal)
    return [
        Hint(actions[code], min(1.0, max(0.0, win)), points, tried, reasons[code]) for code, tried, win, points in found
    ]


def reasons_for(decision: Decision, legal: Sequence[Action]) -> dict[int, tuple[Reason, ...]]:
    """For every legal action the greatest changes, gains first."""
    evaluator, root = decision.evaluator, decision.root
    table = lookahead_features(evaluator, root, decision.seat, decision.rng, DETERMINISATIONS)
    names = [*(name for name, _ in evaluator.features(root, decision.seat)), OPPONENTS]
    mean_parts = [sum(column) / len(table) for column in zip(*table, strict=True)]
    found = {}
    for action, parts in zip(legal, table, strict=True):
        changes = [Reason(name, part - mean) for name, part, mean in zip(names, parts, mean_parts, strict=True)]
        notable = sorted((each for each in changes if abs(each.points) >= NOTABLE), key=lambda each: -abs(each.points))
        found[action.code] = tuple(sorted(notable[:MOST_REASONS], key=lambda each: -each.points))
    return found


def reason_text(box: Box, reason: Reason, language: Language) -> str:
    """A reason in words: `reason-<name>` in the game's catalogue."""
    change = "up" if reason.points > 0 else "down"
    args: dict[str, Argument] = {"change": change, "points": decimal(abs(reason.points), language)}
    return (say if reason.name == OPPONENTS else box.say)(language, f"reason-{reason.name}", args)


def say(language: Language, id: str, args: Mapping[str, Argument] | None = None) -> str:
    return catalogue(PACKAGE).text(language, id, args)


def percent(share: float) -> str:
    return f"{100 * share:.0f}"


def decimal(number: float, language: Language) -> str:
    text = f"{number:.1f}"
    return text if language == "en" else text.replace(".", ",")
