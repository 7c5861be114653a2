"""Players that are programs. A bot is given what its seat sees and what it may do; it never meets the state."""

from tinderbox.bots.base import Bot, Sight
from tinderbox.bots.catalogue import bot, known_bots

__all__ = ["Bot", "Sight", "bot", "known_bots"]
