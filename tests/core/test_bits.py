"""Sets in two machine words against Python's own."""

from hypothesis import given, strategies as st

from tinderbox.core.engine import bits

numbers = st.sets(st.integers(0, bits.MOST - 1))
some_numbers = st.sets(st.integers(0, bits.MOST - 1), min_size=1)


def packed(members: set[int]) -> bits.Set:
    return bits.words(list(members))


@given(numbers)
def test_members_come_in_order(a: set[int]) -> None:
    assert bits.members(packed(a)) == sorted(a)
    assert bits.size(packed(a)) == len(a)
    assert bits.some(packed(a)) == bool(a)


@given(some_numbers)
def test_the_lowest_member_and_all_others(a: set[int]) -> None:
    assert bits.lowest(packed(a)) == min(a)
    assert bits.without_lowest(packed(a)) == packed(a - {min(a)})


@given(numbers, numbers)
def test_two_sets(a: set[int], b: set[int]) -> None:
    assert bits.union(packed(a), packed(b)) == packed(a | b)
    assert bits.common(packed(a), packed(b)) == packed(a & b)
    assert bits.minus(packed(a), packed(b)) == packed(a - b)
    assert bits.meet(packed(a), packed(b)) == bool(a & b)
    assert bits.prefer(packed(a), packed(b)) == packed(a & b or a)


@given(numbers, st.integers(0, bits.MOST - 1))
def test_a_set_and_a_number(a: set[int], d: int) -> None:
    assert bits.has(packed(a), d) == (d in a)
    assert bits.single(d) == packed({d})
    assert bits.include(packed(a), d, True) == packed(a | {d})
    assert bits.include(packed(a), d, False) == packed(a - {d})
