"""Rates in the output of benchmarks."""


def is_ratio(ratio: float, part: int, whole: int) -> bool:
    """Whether a ratio fits two rates that are known only as rounded numbers."""
    least, most = (part - 0.5) / (whole + 0.5), (part + 0.5) / (whole - 0.5)
    return least - 0.005 <= ratio <= most + 0.005
