"""The rooms of the command line, one a command; each is entered only when its command is called."""

from typing import Final

ROOMS: Final = {
    "play": "tinderbox.commands.play",
    "replay": "tinderbox.commands.replay",
    "export": "tinderbox.commands.export",
    "import": "tinderbox.commands.import_record",
    "hint": "tinderbox.commands.hint",
    "rules": "tinderbox.commands.rules",
    "board": "tinderbox.commands.board",
    "serve": "tinderbox.commands.serve",
    "bot": "tinderbox.commands.bot",
    "check-games": "tinderbox.commands.check_games",
    "simulate": "tinderbox.commands.simulate",
    "tournament": "tinderbox.commands.tournament",
    "report": "tinderbox.commands.report",
    "dataset": "tinderbox.commands.dataset",
    "actions": "tinderbox.commands.actions",
    "observation": "tinderbox.commands.observation",
    "bench": "tinderbox.commands.bench",
    "pack": "tinderbox.commands.pack",
}
"""Each module has `command(say)`, which makes the command in the reader's language."""
