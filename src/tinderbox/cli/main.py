"""The program `tinderbox`."""

import os
import sys


def main() -> None:
    if sys.argv[1:] == ["--version"]:  # answered before any game or text is loaded
        from tinderbox.build_mode import version

        print(version())
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
