"""Plots as inline SVG: bars with intervals, and distributions. The page's style sheet sets the colours."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final

from tinderbox.arena.statistics import Row

WIDTH: Final = 400
HEIGHT: Final = 210
LEFT: Final = 34
BOTTOM: Final = 24
TOP: Final = 8
MOST_BINS: Final = 28
SERIES: Final = 6  # the number of line colours in the style sheet

Format = Callable[[float], str]


def nice_step(span: float, most: int) -> float:
    """A round step that divides a span into at most `most` parts."""
    raw = span / most
    power: float = 10 ** floor(log10(raw)) if raw > 0 else 1
    return next(power * times for times in (1, 2, 5, 10) if power * times >= raw)


def bars(rows: Sequence[tuple[str, Row]], form: Format, spread: Format, fair: float | None) -> str:
    """A table of labels, bars and figures; marks each bar whose interval does not contain the fair value."""
    low = min([0.0, *(row.low for _, row in rows)])
    high = max([fair or 0.0, *(row.high for _, row in rows)]) * 1.03 or 1.0
    lines = []
    for label, row in rows:
        off = "" if fair is None or row.low <= fair <= row.high else "over" if row.value > fair else "under"
        mark = {"over": "▲", "under": "▼"}.get(off, "")
        lines.append(
            f'<tr class="{off}"><th scope="row">{escape(label)}</th><td class="plot">{bar(row, low, high, fair)}</td>'
            f'<td class="figure"><b>{escape(form(row.value))}</b><i aria-hidden="true">{mark}</i> '
            f"<small>{escape(spread(row.low))}…{escape(spread(row.high))}</small></td></tr>"
        )
    return '<table class="bars">' + "".join(lines) + "</table>"


def bar(row: Row, low: float, high: float, fair: float | None) -> str:
    def at(value: float) -> float:
        return round(100 * (value - low) / (high - low), 2)

    begin, end = sorted((at(0), at(row.value)))
    marks = [f'<rect class="bar" x="{begin}" y="2" width="{max(0.3, end - begin):.2f}" height="10"/>']
    if low < 0:
        marks.append(f'<path class="axis" d="M{at(0)} 0V14"/>')
    if fair is not None:
        marks.append(f'<path class="fair" d="M{at(fair)} 0V14"/>')
    first, last = at(row.low), at(row.high)
    marks.append(f'<path class="whisker" d="M{first} 7H{last}M{first} 4V10M{last} 4V10"/>')
    return f'<svg viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">{"".join(marks)}</svg>'


def spread_plot(series: Mapping[str, Counter[int]], title: str, form: Format, share: Format) -> str:
    """The distribution of numbers: bars for one series, lines for several; shares in bins of equal width."""
    numbers = [number for counts in series.values() for number in counts]
    least, most = min(numbers), max(numbers)
    width = max(1, ceil(nice_step(most - least + 1, MOST_BINS)))
    first = least // width * width
    bins = (most - first) // width + 1
    shares = {name: binned(counts, first, width, bins) for name, counts in series.items()}
    top = max(max(each) for each in shares.values()) or 1.0
    frame = Frame(first, first + bins * width, top)
    marks = [frame.grid(form, share)]
    for place, (name, each) in enumerate(shares.items()):
        draw = steps if len(shares) > 1 else columns
        marks.append(f"<g><title>{escape(name)}</title>{draw(frame, each, first, width, place % SERIES)}</g>")
    drawn = f'<svg class="spread" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(title)}">'
    return drawn + "".join(marks) + "</svg>" + (legend(list(shares)) if len(shares) > 1 else "")


def binned(counts: Counter[int], first: int, width: int, bins: int) -> list[float]:
    found = [0.0] * bins
    total = counts.total() or 1
    for number, times in counts.items():
        found[(number - first) // width] += times / total
    return found


class Frame:
    """Converts numbers to coordinates of a plot."""

    def __init__(self, first: float, last: float, top: float) -> None:
        self.first: Final = first
        self.last: Final = last
        self.top: Final = top

    def x(self, number: float) -> float:
        return round(LEFT + (WIDTH - LEFT - 6) * (number - self.first) / (self.last - self.first), 1)

    def y(self, share: float) -> float:
        return round(HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * share / self.top, 1)

    def grid(self, form: Format, share: Format) -> str:
        marks = []
        up = nice_step(self.top, 4)
        for line in range(int(self.top / up) + 1):
            y = self.y(line * up)
            marks.append(f'<path class="grid" d="M{LEFT} {y}H{WIDTH - 6}"/>')
            marks.append(f'<text x="{LEFT - 4}" y="{y + 4}" text-anchor="end">{escape(share(line * up))}</text>')
        along = max(1, nice_step(self.last - self.first, 7))  # numbers are whole
        number = ceil(self.first / along) * along
        while number <= self.last:
            words = escape(form(number))
            marks.append(f'<text x="{self.x(number)}" y="{HEIGHT - 6}" text-anchor="middle">{words}</text>')
            number += along
        return "".join(marks)


def columns(frame: Frame, shares: Sequence[float], first: int, width: int, place: int) -> str:
    marks = []
    for bin, share in enumerate(shares):
        left, right, y = frame.x(first + bin * width), frame.x(first + (bin + 1) * width), frame.y(share)
        marks.append(
            f'<rect class="bar" x="{left + 0.5:.1f}" y="{y}" width="{right - left - 1:.1f}" '
            f'height="{frame.y(0) - y:.1f}"/>'
        )
    return "".join(marks)


def steps(frame: Frame, shares: Sequence[float], first: int, width: int, place: int) -> str:
    path = f"M{frame.x(first)} {frame.y(0)}"
    for bin, share in enumerate(shares):
        path += f"V{frame.y(share)}H{frame.x(first + (bin + 1) * width)}"
    return f'<path class="line line-{place}" d="{path}V{frame.y(0)}"/>'


def legend(names: Sequence[str]) -> str:
    items = "".join(
        f'<li><svg viewBox="0 0 20 6" aria-hidden="true"><path class="line line-{place % SERIES}" d="M0 3H20"/></svg>'
        f"{escape(name)}</li>"
        for place, name in enumerate(names)
    )
    return f'<ul class="legend">{items}</ul>'
