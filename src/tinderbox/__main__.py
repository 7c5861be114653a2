"""`python -m tinderbox` is the program `tinderbox`."""

from tinderbox.cli import main

main()
