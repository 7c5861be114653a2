"""The program `tinderbox`."""

import sys


def main() -> None:
    if sys.argv[1:] == ["--version"]:  # answered before words, games and the rest of the house are loaded
        from tinderbox.mode import version

        print(version())
        return
    from tinderbox.commands.house import House

    House().main(prog_name="tinderbox")
