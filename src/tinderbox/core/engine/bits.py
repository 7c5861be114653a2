"""Sets of up to 120 small numbers in two machine words: members 0..59 in the first, 60..119 in the second."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

Set = tuple[i64, i64]
WORD: Final = 60
MOST: Final = 120


# `1 << d` on an i64 is compiled as a 32-bit shift: single bits come from this table only.
BIT: Final = vec[i64]([word for d in range(MOST) for word in ((2**d, 0) if d < WORD else (0, 2 ** (d - WORD)))])


def entry(table: vec[i64], i: i64) -> Set:
    """Set number i of a table of sets, two words each."""
    return table[2 * i], table[2 * i + 1]


def single(d: i64) -> Set:
    return BIT[2 * d], BIT[2 * d + 1]


def union(a: Set, b: Set) -> Set:
    return a[0] | b[0], a[1] | b[1]


def common(a: Set, b: Set) -> Set:
    return a[0] & b[0], a[1] & b[1]


def minus(a: Set, b: Set) -> Set:
    return a[0] & ~b[0], a[1] & ~b[1]


def some(a: Set) -> bool:
    return (a[0] | a[1]) != 0


def meet(a: Set, b: Set) -> bool:
    """Whether two sets have a member in common."""
    return ((a[0] & b[0]) | (a[1] & b[1])) != 0


def has(a: Set, d: i64) -> bool:
    return ((a[0] & BIT[2 * d]) | (a[1] & BIT[2 * d + 1])) != 0


def lowest(a: Set) -> i64:
    """The lowest member of a set that has one."""
    word = a[0]
    before: i64 = 0
    if word == 0:
        word = a[1]
        before = WORD
    below = ~word & (word - 1)  # a bit for each number below: count them in pairs, fours, eights
    below -= (below >> 1) & 0x555555555555555
    below = (below & 0x333333333333333) + ((below >> 2) & 0x333333333333333)
    below = (below + (below >> 4)) & 0xF0F0F0F0F0F0F0F
    return before + (((below * 0x101010101010101) >> 56) & 0xFF)


def without_lowest(a: Set) -> Set:
    """All members but the lowest of a set that has one."""
    word = a[0]
    if word != 0:
        return word & (word - 1), a[1]
    word = a[1]
    return 0, word & (word - 1)


def include(a: Set, d: i64, member: bool) -> Set:
    """The set with d put in or taken out."""
    return union(a, single(d)) if member else minus(a, single(d))


def prefer(a: Set, wanted: Set) -> Set:
    """The wanted members if there are any, else all."""
    best = common(a, wanted)
    return best if some(best) else a


def size(a: Set) -> i64:
    count: i64 = 0
    while some(a):
        a = without_lowest(a)
        count += 1
    return count


def members(a: Set) -> list[int]:
    found: list[int] = []
    while some(a):
        d = lowest(a)
        a = without_lowest(a)
        found.append(int(d))
    return found


def words(numbers: list[int]) -> tuple[int, int]:
    """The two words of a set given by its members, for tables built outside the engine."""
    low = sum(2**d for d in set(numbers) if d < WORD)
    high = sum(2 ** (d - WORD) for d in set(numbers) if d >= WORD)
    return low, high
