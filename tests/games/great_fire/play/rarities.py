"""Which of the rare things that the rules provide for happened in a game. Random play hardly ever sees most of them."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from tinderbox.core.events import Data, Event
from tinderbox.core.match import Match

# an event that is rare by itself, and what it is called here
PLAIN: Final = {
    "hand_redrawn": "five identical cards redrawn",
    "hand_shown": "no fire move possible",
    "pudding_lane_refilled": "Pudding Lane refilled",
    "fire_contained": "fire contained on arrival",
    "double_void": "no second move possible",
    "district_demolished": "demolition",
    "fires_forgone": "fires forgone",
    "rankings_shuffled": "colour cards reshuffled",
    "musters_shuffled": "band cards reshuffled",
    "city_fire_skipped": "the city's fire stands still",
    "city_bands_skipped": "the city's bands stand still",
}
HOW: Final = {
    ("city_fire_decided", "class"): "the city's fire decided by class",
    ("city_fire_decided", "colour"): "the city's fire decided by colour",
    ("city_fire_decided", "choice"): "the city's fire chosen",
    ("city_origin_decided", "most-fires"): "the city's fire not from Pudding Lane",
    ("city_origin_decided", "choice"): "the city's origin chosen",
    ("city_band_decided", "better-move"): "a city band by its better move",
    ("city_band_decided", "choice"): "a city band chosen",
    ("city_band_decided", "only-one"): "a lone city band",
}
OTHERS: Final = (
    "a third colour or a later one decides",
    "a token gone unseen",
    "a token blown up",
    "a ruin demolished",
    "a ruin burns again",
    "a double move declared",
    "a double move just taken",
    "a contained fire breaks out",
    "a contained fire stays contained",
    "the Hero",
    "the Hero changes hands",
    "the supply is empty",
    "a tie broken",
    "a shared victory",
)
ALL: Final = {*PLAIN.values(), *HOW.values(), *OTHERS}


def rarities(match: Match) -> set[str]:
    """Of a game that is over."""
    return {*by_events(match), *by_positions(match), *by_end(match)}


def by_events(match: Match) -> Iterator[str]:
    events = [event for _, event in match.event_log]
    for event in events:
        if event.type in PLAIN:
            yield PLAIN[event.type]
        if (event.type, event.data.get("how")) in HOW:
            yield HOW[event.type, event.data["how"]]
        if event.type == "city_fire_decided" and event.data.get("rank", 0) >= 3:
            yield "a third colour or a later one decides"
        if event.type == "double_played":
            yield "a double move declared" if event.data["declared"] else "a double move just taken"
        if event.type == "token_removed":
            yield "a token gone unseen" if event.clause == "P7" else "a token blown up"
    for event, after in pairwise(events):
        if event.type == "district_demolished" and after.type != "houses_demolished":
            yield "a ruin demolished"
    heroes = [event.data["seat"] for event in events if event.type == "hero_taken"]
    if heroes:
        yield "the Hero"
    if len(heroes) > 1:
        yield "the Hero changes hands"


def by_positions(match: Match) -> Iterator[str]:
    """What only a look at the table before and after tells."""
    by_decision: dict[int, list[Event]] = {}
    for seq, event in match.event_log:
        by_decision.setdefault(seq, []).append(event)
    before = match.box.position(match.state_at(0))
    for seq in range(1, match.seq + 1):
        after = match.box.position(match.state_at(seq))
        for event in by_decision.get(seq, []):
            if event.type in ("fire_moved", "city_fire_moved"):
                yield from arrival(event.data["to"], before, after)
        if after["supply"] == 0:
            yield "the supply is empty"
        before = after


def arrival(district: str, before: Data, after: Data) -> Iterator[str]:
    uncontained = district in after["fires"] and district not in after["contained"]
    if district in before["contained"] and uncontained:
        yield "a contained fire breaks out"
    if district in before["contained"] and district in after["contained"]:
        yield "a contained fire stays contained"
    if district not in before["fires"] and district not in before["houses"] and uncontained:
        yield "a ruin burns again"


def by_end(match: Match) -> Iterator[str]:
    outcome = match.outcome
    assert outcome is not None
    if outcome.tie_breaks:
        yield "a tie broken"
    if len(outcome.winners) > 1:
        yield "a shared victory"
