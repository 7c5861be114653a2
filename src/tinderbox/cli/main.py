"""The program `tinderbox`."""

import sys


def main() -> None:
    if sys.argv[1:] == ["--version"]:  # answered before texts, games and commands are loaded
        from tinderbox.build_mode import version

        print(version())
        check_plugins()
        return
    from tinderbox.cli.group import House

    House().main(prog_name="tinderbox")


def check_plugins() -> None:
    """Load the games of other packages, if there are any: those that cannot be used are named on stderr."""
    from importlib.metadata import entry_points

    if any(not entry.value.startswith("tinderbox.games.") for entry in entry_points(group="tinderbox.games")):
        from tinderbox.games.registry import faulty_games

        faulty_games()
