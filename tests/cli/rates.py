"""Rates as the benchmarks tell them."""


def is_ratio(told: float, part: int, whole: int) -> bool:
    """Whether the ratio can be that of two rates of which only the whole numbers are told."""
    least, most = (part - 0.5) / (whole + 0.5), (part + 0.5) / (whole - 0.5)
    return least - 0.005 <= told <= most + 0.005
