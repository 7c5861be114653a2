"""A table in a form that any client can show: players, places, the hand and a few facts.

`Box.summary` makes one from a view, so it holds nothing that the seat may not know. The browser's generic table and the
default text board are drawn from it.
"""

from collections.abc import Iterator, Sequence

from typing_extensions import TypedDict


class PlayerSummary(TypedDict):
    """A seat, its points so far and a short note."""

    seat: int
    points: int
    note: str


class Mark(TypedDict):
    """A card or piece at a place; an empty text is a card that lies face down."""

    seat: int | None
    text: str


class PlaceSummary(TypedDict):
    """A place on the board: its id in the picture (`data-place`), name, value, and what lies there."""

    id: str
    name: str
    value: str
    note: str
    marks: list[Mark]
    slots: int
    closed: bool


class CardSummary(TypedDict):
    """A card in the seat's hand."""

    id: str
    text: str
    note: str
    pips: int


class FactSummary(TypedDict):
    """A number that matters, and what it counts."""

    value: str
    label: str


class TableSummary(TypedDict):
    """A table as one seat sees it; `tip` is a sentence of the rules and `clause` says which."""

    players: list[PlayerSummary]
    places: list[PlaceSummary]
    hand: list[CardSummary]
    facts: list[FactSummary]
    tip: str
    clause: str


class ActionSummary(TypedDict):
    """A legal action: its notation, its button, and the card and place that it uses."""

    action: str
    label: str
    note: str
    card: str | None
    place: str | None


def empty_summary() -> TableSummary:
    return {"players": [], "places": [], "hand": [], "facts": [], "tip": "", "clause": ""}


def board_text(summary: TableSummary, names: Sequence[str]) -> str:
    """The summary as plain text, one block for each of its parts."""
    blocks = [
        [player_line(each, names[each["seat"]]) for each in summary["players"]],
        [place_line(each) for each in summary["places"]],
        ["   ".join(f"{fact['value']} {fact['label']}" for fact in summary["facts"])],
        ["   ".join(f"[{card['text']}]" for card in summary["hand"])],
        [f"{summary['tip']} ({summary['clause']})" if summary["clause"] else summary["tip"]],
    ]
    return "\n\n".join("\n".join(line.rstrip() for line in block) for block in blocks if any(block))


def player_line(player: PlayerSummary, name: str) -> str:
    return f"{letter(player['seat'])} {name:20} {player['points']:3}  {player['note']}"


def letter(seat: int) -> str:
    """A seat in short: A, B, C …"""
    return chr(ord("A") + seat)


def place_line(place: PlaceSummary) -> str:
    empty = place["slots"] - len(place["marks"])
    marks = [*mark_texts(place["marks"]), *["·"] * max(0, empty)]
    return f"{place['name']:16} {place['value']:>3}  {' '.join(marks):20} {place['note']}"


def mark_texts(marks: Sequence[Mark]) -> Iterator[str]:
    """Each mark as the letter of its seat and its text, with a question mark for what lies face down."""
    for mark in marks:
        owner = "" if mark["seat"] is None else letter(mark["seat"])
        yield f"{owner}{mark['text'] or '?'}"
