"""L · Loading: barge by barge from Quimper."""

from mypy_extensions import i64

from tinderbox.core.state import ActionList
from tinderbox.games.bretagne.rules import phases
from tinderbox.games.bretagne.rules.board import BARGES, LEVELS, LOAD_CODE, MATERIALS
from tinderbox.games.bretagne.rules.coast import MATERIAL, NOWHERE, QUIMPER, THIS_ROW, Coast


def next_barge(coast: Coast) -> bool:
    """L1: ask for the next barge; False once all are loaded or Quimper is empty."""
    empty = coast.pooled_kinds(QUIMPER) == 0
    while not empty and coast.step < LEVELS:
        while coast.rank < BARGES:
            seat = coast.pooled(THIS_ROW + coast.rank)
            if seat != NOWHERE:
                coast.ask(phases.LOAD, seat)
                return True
            coast.rank += 1
        coast.rank = 0
        coast.step += 1
    if empty:
        coast.log(phases.QUIMPER_EMPTY)
    coast.rank = 0
    coast.step = 0
    return False


def list_materials(coast: Coast, actions: ActionList) -> None:
    """L2: any kind that is there, even one chosen before. A seat must load."""
    for material in range(i64(MATERIALS)):
        if coast.pooled(QUIMPER + material) > 0:
            actions.add(LOAD_CODE + material)


def load(coast: Coast, material: i64) -> None:
    """L1, L2: one kind, as many as fit or as there are."""
    spaces = i64(coast.board.barge_spaces[coast.rank * LEVELS + coast.step])
    amount = min(spaces, coast.pooled(QUIMPER + material))
    coast.add_pool(QUIMPER + material, -amount)
    coast.give(coast.seat, MATERIAL + material, amount)
    coast.log(phases.LOADED, coast.seat, material, amount + 256 * coast.step)
    coast.rank += 1
