"""The board as a picture: the river, and a plaque for each place."""

from functools import cache
from html import escape
from importlib.resources import files
from typing import Final

from mill_race.rules import PLACES, SLOTS
from tinderbox.core.summary import Mark, PlaceSummary

CORNERS: Final = dict(zip(PLACES, ((62, 144), (297, 26), (758, 160), (612, 434), (908, 460)), strict=True))
WHEEL: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2">'
    '<circle cx="12" cy="12" r="8"/><path d="M12 1v22M1 12h22M4.2 4.2l15.6 15.6M19.8 4.2L4.2 19.8"/></svg>'
)
COLOURS: Final = ("#2b5ca8", "#a3241f", "#2f7d4c", "#96690f")


@cache
def river() -> str:
    return (files("mill_race") / "river.svg").read_text(encoding="utf-8")


def draw(places: list[PlaceSummary]) -> str:
    """The river with these places; without any, the empty board."""
    return river().replace("<!-- places -->", "".join(plaque(place) for place in places))


def plaque(place: PlaceSummary) -> str:
    x, y = CORNERS[place["id"]]
    slots = "".join(slot(number, place["marks"]) for number in range(SLOTS))
    return (
        f'<g data-place="{place["id"]}" transform="translate({x} {y})" opacity="{0.75 if place["closed"] else 1}">'
        '<rect class="plaque" width="178" height="92" rx="12"/>'
        f'<text class="name" x="16" y="29">{escape(place["name"])}</text>'
        f'<circle class="value" cx="154" cy="23" r="13"/><text class="worth" x="154" y="28">{place["value"]}</text>'
        f'{slots}<text class="note" x="163" y="68">{escape(place["note"])}</text></g>'
    )


def slot(number: int, marks: list[Mark]) -> str:
    box = f'x="{16 + 33 * number}" y="47" width="24" height="31" rx="3"'
    if number >= len(marks):
        return f'<rect class="slot" {box}/>'
    mark = marks[number]
    seat = mark["seat"] or 0
    text = mark["text"] or "ABCD"[seat]
    return f'<rect {box} fill="{COLOURS[seat]}"/><text class="mark" x="{28 + 33 * number}" y="68">{text}</text>'
