"""`python -m tinderbox` is the program `tinderbox`."""

from tinderbox.cli.main import main

main()
