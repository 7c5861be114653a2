"""The program `tinderbox`."""

import sys


def main() -> None:
    if sys.argv[1:] == ["--version"]:  # answered before words, games and the rest of the house are loaded
        from tinderbox.build_mode import version

        print(version())
        return
    from tinderbox.cli.group import House

    House().main(prog_name="tinderbox")
