"""Work for a pool of processes, good and bad."""

import os
import time


def double(number: int) -> int:
    return 2 * number


def crash() -> None:
    os._exit(1)


def hang() -> None:
    time.sleep(600)
