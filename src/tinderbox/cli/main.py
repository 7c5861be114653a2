"""The program `tinderbox`."""

import os
import sys


def main() -> None:
    if sys.argv[1:] == ["--version"]:  # print it before any game or text is loaded
        from tinderbox.build_mode import version

        print(version())
        check_plugins()
        return
    from tinderbox.cli.language import language_asked, language_of
    from tinderbox.extras import MissingExtra, extra

    try:
        with extra("cli"):
            from tinderbox.cli.group import Program
    except MissingExtra as problem:
        asked = language_asked(sys.argv[1:])
        language = language_of({"LANG": asked} if asked else os.environ)
        print(problem.text(language), file=sys.stderr)
        sys.exit(2)
    Program().main(prog_name="tinderbox")


def check_plugins() -> None:
    """Load the games of other packages, if there are any: those that cannot be used are named on stderr."""
    from importlib.metadata import entry_points

    if any(not entry.value.startswith("tinderbox.games.") for entry in entry_points(group="tinderbox.games")):
        from tinderbox.games.registry import faulty_games

        faulty_games()
