"""Deal again what a seat has not seen: cards or tokens of several kinds, held by the other seats or left in a pool."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tinderbox.core.engine.array_state import ArrayState
from tinderbox.core.engine.rng import Rng
from tinderbox.core.state import zeros

NOTHING_SHOWN: Final = -1


def draw_kind(counts: vec[u8], first: i64, kinds: i64, rng: Rng) -> i64:
    """Take one thing out of `kinds` counts that begin at `first`; return its kind."""
    total: i64 = 0
    for kind in range(kinds):
        total += i64(counts[first + kind])
    ticket = rng.below(total)
    kind = 0
    while ticket >= i64(counts[first + kind]):
        ticket -= i64(counts[first + kind])
        kind += 1
    counts[first + kind] -= 1
    return kind


def unseen(state: ArrayState, seat: i64, left: i64, held: i64, kinds: i64, shown: i64 = NOTHING_SHOWN) -> vec[u8]:
    """Count by kind what a seat has not seen: what is in the pool from column `left` on, and what the others hold.

    `held` and `shown` are the first columns of what a seat holds and of the part of it that everybody has seen.
    """
    counts = zeros(kinds)
    for kind in range(kinds):
        total = state.pooled(left + kind)
        for other in range(state.players):
            if other != seat:
                total += state.own(other, held + kind)
                if shown >= 0:
                    total -= state.own(other, shown + kind)
        counts[kind] = u8(total)
    return counts


def redeal_seat(
    state: ArrayState, seat: i64, counts: vec[u8], held: i64, kinds: i64, rng: Rng, shown: i64 = NOTHING_SHOWN
) -> None:
    """Replace what a seat holds and has not shown by as much out of `counts`."""
    hidden: i64 = 0
    for kind in range(kinds):
        known: i64 = 0 if shown < 0 else state.own(seat, shown + kind)
        hidden += state.own(seat, held + kind) - known
        state.put(seat, held + kind, known)
    for _ in range(hidden):
        state.give(seat, held + draw_kind(counts, 0, kinds, rng))


def return_to_pool(state: ArrayState, counts: vec[u8], left: i64, kinds: i64) -> None:
    for kind in range(kinds):
        state.pool[left + kind] = counts[kind]
