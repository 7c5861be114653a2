"""Writes SVG. The same drawing always gives the same text."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from xml.sax.saxutils import escape as escape_markup, quoteattr

Attribute = str | float | None
Spot = tuple[float, float]


def number(value: float) -> str:
    """A coordinate with at most one decimal."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def escape(text: str) -> str:
    """Escape markup and drop characters that cannot be printed."""
    return escape_markup("".join(sign for sign in text if sign.isprintable() or sign in "\n\u00a0"))


def attributes(given: Mapping[str, Attribute]) -> str:
    """`stroke_width=2` becomes `stroke-width="2"`, `class_` becomes `class`; None is left out."""
    found = []
    for name, value in given.items():
        if value is not None:
            text = value if isinstance(value, str) else f"{value:.4g}"
            found.append(f" {name.rstrip('_').replace('_', '-')}={quoteattr(text)}")
    return "".join(found)


def path(points: Iterable[Iterable[float]], *, close: bool = True) -> str:
    """The `d` of a path of straight lines."""
    corners = (" ".join(number(value) for value in point) for point in points)
    return "M" + "L".join(corners) + ("Z" if close else "")


class Pen:
    """Collects the elements of a drawing."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def add(self, markup: str) -> None:
        self.parts.append(markup)

    def drawn(self, separator: str = "") -> str:
        return separator.join(self.parts)

    def element(self, tag: str, text: str | None = None, /, **styles: Attribute) -> None:
        content = "/>" if text is None else f">{escape(text)}</{tag}>"
        self.add(f"<{tag}{attributes(styles)}{content}")

    @contextmanager
    def group(self, title: str | None = None, **styles: Attribute) -> Iterator[None]:
        """A layer or a piece; the title is for screen readers and tooltips."""
        self.add(f"<g{attributes(styles)}>")
        if title is not None:
            self.add(f"<title>{escape(title)}</title>")
        yield
        self.add("</g>")

    def rect(self, x: float, y: float, width: float, height: float, **styles: Attribute) -> None:
        self.element("rect", x=number(x), y=number(y), width=number(width), height=number(height), **styles)

    def circle(self, x: float, y: float, r: float, **styles: Attribute) -> None:
        self.element("circle", cx=number(x), cy=number(y), r=number(r), **styles)

    def line(self, start: Sequence[float], end: Sequence[float], **styles: Attribute) -> None:
        self.element("line", x1=number(start[0]), y1=number(start[1]), x2=number(end[0]), y2=number(end[1]), **styles)

    def path(self, d: str, **styles: Attribute) -> None:
        self.element("path", d=d, **styles)

    def text(self, x: float, y: float, words: str, size: float, **styles: Attribute) -> None:
        """Words on the baseline y."""
        self.element("text", words, x=number(x), y=number(y), font_size=number(size), **styles)

    def use(self, symbol: str, x: float, y: float, *, turn: float = 0, scale: float = 1) -> None:
        """A symbol of the drawing, its middle at x, y."""
        if not turn and scale == 1:
            self.element("use", href=f"#{symbol}", x=number(x), y=number(y))
            return
        move = f"translate({number(x)} {number(y)})"
        move += f" rotate({turn:.0f})" if round(turn) else ""
        move += f" scale({scale:g})" if scale != 1 else ""
        self.element("use", href=f"#{symbol}", transform=move)
