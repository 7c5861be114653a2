"""The command line. The module of a command is imported when the command is called."""

from typing import Final

COMMANDS: Final = {
    "play": "tinderbox.cli.games.play",
    "replay": "tinderbox.cli.games.replay",
    "export": "tinderbox.cli.games.export",
    "import": "tinderbox.cli.games.import_record",
    "hint": "tinderbox.cli.games.hint",
    "rules": "tinderbox.cli.games.rules",
    "board": "tinderbox.cli.games.board",
    "serve": "tinderbox.cli.server.serve",
    "bot": "tinderbox.cli.server.bot",
    "check-games": "tinderbox.cli.server.check_games",
    "revoke": "tinderbox.cli.server.revoke",
    "simulate": "tinderbox.cli.arena.simulate",
    "tournament": "tinderbox.cli.arena.tournament",
    "report": "tinderbox.cli.arena.report",
    "dataset": "tinderbox.cli.arena.dataset",
    "actions": "tinderbox.cli.games.actions",
    "observation": "tinderbox.cli.games.observation",
    "bench": "tinderbox.cli.arena.bench",
    "pack": "tinderbox.cli.games.pack",
}
"""Command names and their modules; each has `command(say)`, which builds the command in the reader's language."""
