"""The symbols of the board, each drawn once around its own middle and used many times."""

from typing import Final

from tinderbox.games.great_fire.picture.pen import DIRECTION_PAINT, INK, PAPER

ARROW: Final = "M-15 0L-5 -7.2V-3H5V-7.2L15 0L5 7.2V3H-5V7.2Z"
N, E, S, W = (DIRECTION_PAINT[step] for step in ("N", "E", "S", "W"))


def arrow(id: str, there: str, back: str, turn: int) -> str:
    """A double arrow: one half in the colour of the way there, the other in that of the way back."""
    return (
        f'<g id="{id}"><g transform="rotate({turn}) scale(.88)">'
        f'<path d="{ARROW}" fill="{PAPER}" stroke="{PAPER}" stroke-width="2.8" stroke-linejoin="round"/>'
        f'<path d="M0 -3H5V-7.2L15 0L5 7.2V3H0Z" fill="{there}"/>'
        f'<path d="M0 -3H-5V-7.2L-15 0L-5 7.2V3H0Z" fill="{back}"/></g></g>'
    )


def cross() -> str:
    """The four-way cross: each diagonal half in the colours of its two directions."""
    arms = "".join(
        f'<g transform="rotate({45 + 90 * place})"><path d="M2.6 -1.6H6V-5L13 0H2.6Z" fill="{left}"/>'
        f'<path d="M2.6 1.6H6V5L13 0H2.6Z" fill="{right}"/></g>'
        for place, (left, right) in enumerate(((E, S), (S, W), (W, N), (N, E)))
    )
    return (
        f'<g id="cross"><circle r="14.5" fill="{PAPER}" stroke="{INK}" stroke-width="1.4"/>{arms}'
        f'<circle r="2.6" fill="{INK}"/></g>'
    )


def defs() -> str:
    return (
        "<defs>"
        + GRADIENTS
        + arrow("arrow-ew", E, W, 0)
        + arrow("arrow-ns", N, S, -90)
        + cross()
        + SCENERY
        + PIECES
        + "</defs>"
    )


GRADIENTS: Final = (
    '<linearGradient id="thames" x2="0" y2="1"><stop stop-color="#86afc1"/>'
    '<stop offset=".5" stop-color="#5b8aa6"/><stop offset="1" stop-color="#7fa9bd"/></linearGradient>'
    '<radialGradient id="embers" cy=".55" r=".7"><stop stop-color="#ec7a3c"/>'
    '<stop offset=".55" stop-color="#c8402a"/><stop offset="1" stop-color="#9d2419"/></radialGradient>'
    '<radialGradient id="dusk" r=".75"><stop offset=".7" stop-color="#3a2410" stop-opacity="0"/>'
    '<stop offset="1" stop-color="#3a2410" stop-opacity=".26"/></radialGradient>'
    '<linearGradient id="flame-paint" x2="0" y2="1"><stop stop-color="#f7a531"/>'
    '<stop offset=".45" stop-color="#e8551f"/><stop offset="1" stop-color="#b3200f"/></linearGradient>'
    '<pattern id="contained" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<rect width="9" height="9" fill="#f0a64a" fill-opacity=".55"/>'
    '<rect width="3.4" height="9" fill="#c7431d" fill-opacity=".6"/></pattern>'
    '<pattern id="rubble" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(20)">'
    '<rect width="12" height="12" fill="#8d8377" fill-opacity=".72"/>'
    '<path d="M1 2h4v2.4h-4zM7.4 5.8l3 1.6-1 2-3-1.6zM2 8.6l2.6-1 .9 2.2-2.6 1z" fill="#5a5148" fill-opacity=".8"/>'
    "</pattern>"
)

SCENERY: Final = (
    '<g id="tree"><path d="M0 0v5" stroke="#5a4326" stroke-width="1.6"/>'
    '<circle cy="-2" r="5.2" fill="#6f8e48" stroke="#4b642f" stroke-width=".8"/>'
    '<circle cx="-1.4" cy="-3.6" r="2.3" fill="#90ad63"/></g>'
    '<path id="tuft" d="M0 0l-2 -4M0 0v-5M0 0l2 -4" fill="none" stroke="#7a9050" stroke-width=".8"/>'
    '<path id="wave" d="M0 0q5 -3.5 10 0q5 3.5 10 0" fill="none" stroke="#dcebf0" stroke-width=".9" opacity=".55"/>'
    '<path id="roof" d="M-6 0h12v-6l-6 -5l-6 5z" stroke="#6b4f38" stroke-width=".6"/>'
    '<g id="tower"><circle r="6.6" fill="#cfc5b3" stroke="#3b342c" stroke-width="1.5"/>'
    '<circle r="2.6" fill="#857a6a"/></g>'
    '<g id="gatehouse"><path d="M-6 7v-13h3v2.5h1.6v-2.5h2.8v2.5h1.6v-2.5h3v13z" fill="#dbd2c1" stroke="#3b342c"'
    ' stroke-width="1.3" stroke-linejoin="round"/><path d="M-1.6 7v-4.5q1.6 -2 3.2 0v4.5z" fill="#3b342c"/></g>'
    '<g id="ship"><path d="M-24 0q4 10 12 10h24q8 0 13 -12l-9 3h-32z" fill="#6b4426" stroke="#3a2412"/>'
    '<path d="M-9 0v-26M6 0v-32M17 -2v-20" stroke="#3a2412" stroke-width="1.4"/>'
    '<path d="M-16 -22q7 4 14 0v13q-7 4 -14 0zM-2 -29q8 5 16 0v16q-8 5 -16 0zM12 -19q6 3 11 0v10q-6 3 -11 0z"'
    ' fill="#f4ead2" stroke="#6b5a40" stroke-width=".9"/><path d="M6 -32l9 2l-9 3z" fill="#b3261e"/></g>'
    '<g id="boat"><path d="M-12 0q12 7 24 0q-2 6 -7 6h-10q-5 0 -7 -6z" fill="#7a5230" stroke="#3a2412"'
    ' stroke-width=".9"/><path d="M0 2v-16" stroke="#3a2412" stroke-width="1.1"/>'
    '<path d="M1 -13q9 5 7 12h-7z" fill="#efe3c6" stroke="#6b5a40" stroke-width=".7"/></g>'
    '<path id="slot" class="slot" d="M-6.8 7.6V-1.4L0 -7.8L6.8 -1.4V7.6Z"/>'
    '<g id="lick"><path d="M0 10C-11 9 -10 -3 -4 -9C-4 -5 -1 -5 0 -14C6 -9 4 -5 6 -3C7 -5 8 -6 7 -8C12 0 9 9 0 10Z"'
    ' fill="#f2a33a" stroke="#7d1a10" stroke-width=".9"/>'
    '<path d="M0 9C-5 8 -4 2 0 -3C4 2 5 8 0 9Z" fill="#ffe08a"/></g>'
)

PIECES: Final = (
    '<path id="house" class="house" d="M-7.6 8V-1.8L0 -9L7.6 -1.8V8Z"/>'
    '<path id="flame" d="M0 11C-13 10.5 -11 -3 -4.5 -9C-4.5 -5.5 -1.5 -5 -.5 -14C6 -9.5 4.5 -5.5 6.5 -4'
    'C7.5 -5.5 8.5 -6.5 7.5 -9C13 0 11 10.5 0 11Z" fill="url(#flame-paint)" stroke="#5c0d06" stroke-width="1.2"'
    ' stroke-linejoin="round"/>'
    '<path id="band" d="M-8 -9.5Q0 -12 8 -9.5V0Q8 8 0 11.5Q-8 8 -8 0Z" fill="#171412" stroke="#fffaf0"'
    ' stroke-width="1.4" stroke-linejoin="round"/>'
    '<path id="owner" class="owner" d="M-7.4 11.5Q-7.6 3 -3.4 0A5.6 5.6 0 1 1 3.4 0Q7.6 3 7.4 11.5Z"/>'
    '<g id="token"><circle r="7.6" fill="#7a4a1e" stroke="#fff3cf" stroke-width="1.3"/>'
    '<circle r="5.4" fill="none" stroke="#e8c777" stroke-width=".8"/>'
    '<path d="M-2 -1.6A2.1 2.1 0 1 1 0 .5V1.4M0 3.2V3.4" fill="none" stroke="#ffe9b0" stroke-width="1.5"'
    ' stroke-linecap="round"/></g>'
    '<g id="fire-break"><path d="M-19 7V-7M19 7V-7" stroke="#2a1d10" stroke-width="3.4" stroke-linecap="round"/>'
    '<path d="M-21 -5.4h42v6.2h-42z" fill="#f3c31f" stroke="#2a1d10" stroke-width="1.2"/>'
    '<path d="M-15 -5.4h6l-5 6.2h-6zM-3 -5.4h6l-5 6.2h-6zM9 -5.4h6l-5 6.2h-6z" fill="#2a1d10"/></g>'
)
