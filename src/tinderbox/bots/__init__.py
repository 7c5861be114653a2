"""Bots: they get what their seat sees and may do, never the state."""

from tinderbox.bots.base import Bot, SeatView
from tinderbox.bots.catalogue import bot, known_bots

__all__ = ["Bot", "SeatView", "bot", "known_bots"]
