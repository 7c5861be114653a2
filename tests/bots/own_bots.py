"""Bots of somebody else's, for tests of import paths and entry points."""

from collections.abc import Mapping, Sequence
from typing import Any

from tinderbox.core.text.notation import Action


class LastBot:
    """Takes the last legal action."""

    def __init__(self, strength: str, seed: int) -> None:
        self.strength, self.seed = strength, seed

    def choose(self, view: Mapping[str, Any], legal: Sequence[Action]) -> Action:
        return legal[-1]


class Bots:
    Inner = LastBot


class NoSeedBot(LastBot):
    def __init__(self) -> None:
        super().__init__("", 0)


class PickyBot(LastBot):
    def __init__(self, strength: str, seed: int) -> None:
        raise ValueError("no such strength")


class FailingBot(LastBot):
    def choose(self, view: Mapping[str, Any], legal: Sequence[Action]) -> Action:
        raise ZeroDivisionError("no idea")


def not_a_bot(strength: str, seed: int) -> object:
    return object()


NUMBER = 7
