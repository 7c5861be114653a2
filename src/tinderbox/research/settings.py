"""Checks of environment settings; the errors say what is allowed."""

from collections.abc import Sequence

from tinderbox.bots import known_bots
from tinderbox.core.errors import OptionError
from tinderbox.core.text.messages import Message

RENDER_MODES = ["ansi", "rgb_array"]


def refused(name: str, given: object, allowed: str) -> OptionError:
    return OptionError(Message("option-value", {"name": name, "given": str(given)[:40], "allowed": allowed}))


def checked_render_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise refused("render_mode", mode, ", ".join(RENDER_MODES))
    return mode


def checked_seat(seat: object, players: int) -> int:
    if type(seat) is not int or not 0 <= seat < players:
        raise OptionError(Message("option-seat", {"given": str(seat)[:40], "most": players - 1}))
    return seat


def checked_count(name: str, count: object) -> int:
    if type(count) is not int or count < 1:
        raise refused(name, count, "1, 2, 3 …")
    return count


def checked_opponents(opponents: str | Sequence[str], players: int) -> list[str]:
    """One bot's spec for all other seats, or one for each."""
    specs = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
    if len(specs) != players - 1:
        raise refused("opponents", ", ".join(specs), f"1 / {players - 1} ({', '.join(known_bots())})")
    return specs
