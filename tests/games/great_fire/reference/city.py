"""P7 and P8 once more: the city's turn by plain sets and loops over a position's JSON, to be compared with the engine.

Both halves are generators that carry out the rules on their own pieces. Where the conducting player has a choice they
yield the options as actions' texts and are sent the one taken.
"""

from collections.abc import Generator

from tests.games.great_fire.reference.rules import Pieces

Choice = Generator[set[str], str, None]


# -- P7: the fire -----------------------------------------------------------------------------------------------------
def fire(pieces: Pieces, card: str, ranking: str) -> Choice:
    ends = destinations(pieces, card, ranking)
    if not ends:
        return
    end = yield from decided("to", ends)
    origin = yield from decided("from", origins(pieces, card, end))
    pieces.move_fire(origin, end)
    pieces.tokens.discard(end)


def destinations(pieces: Pieces, card: str, ranking: str) -> set[str]:
    """The best class of all districts any fire can reach, then most houses colour by colour."""
    ends: set[str] = set()
    for area in pieces.areas():
        if any(map(pieces.movable, area)):
            ends |= pieces.exits(area, card)
    ends = pieces.best(ends)
    for colour in ranking:
        counts = {end: pieces.houses.get(end, "").count(colour) for end in ends}
        ends = {end for end in ends if counts[end] == max(counts.values())}
    return ends


def origins(pieces: Pieces, card: str, end: str) -> set[str]:
    """Pudding Lane if its fire leads there, else most fires."""
    found: set[str] = set()
    for area in pieces.areas():
        if end in pieces.exits(area, card):
            found |= {space for space in area if pieces.movable(space)}
    if pieces.map.lane in found:
        return {pieces.map.lane}
    return {space for space in found if pieces.fires[space] == max(pieces.fires[other] for other in found)}


def decided(verb: str, options: set[str]) -> Generator[set[str], str, str]:
    """The only option, or the one chosen."""
    if len(options) == 1:
        return next(iter(options))
    chosen = yield {f"{verb} {option}" for option in options}
    return chosen.split()[1]


# -- P8: the bands ----------------------------------------------------------------------------------------------------
def bands(pieces: Pieces, card: str, goal: str) -> Choice:
    ready = [
        space
        for space, count in pieces.bands.items()
        for _ in range(pieces.free_bands(space))
        if count and any(pieces.map.steps(space, card))
    ]
    if len(ready) == 1:
        yield from one_band(pieces, card, ready[0])
    elif ready:
        yield from two_bands(pieces, card, goal, ready)


def one_band(pieces: Pieces, card: str, space: str) -> Choice:
    """It goes twice, unless it meets an uncontained fire or the way ends."""
    for _ in range(2):
        if not any(pieces.map.steps(space, card)):
            return
        step = yield from stepped({f"band {space}>{near}" for near in best_steps(pieces, card, space)})
        space = step.split(">")[1]
        met = pieces.uncontained(space)
        lead(pieces, step)
        if met:
            return


def two_bands(pieces: Pieces, card: str, goal: str, ready: list[str]) -> Choice:
    """Both are named on the board as it is before the first step: the nearer, then the better move, then by choice."""
    order = {space: (away(pieces, space, goal), worse(pieces, card, space)) for space in set(ready)}
    for _ in range(2):
        first = min(order[space] for space in ready)
        going = {space for space in ready if order[space] == first}
        step = yield from stepped(
            {f"band {space}>{near}" for space in going for near in best_steps(pieces, card, space)}
        )
        lead(pieces, step)
        ready.remove(step.split()[1].split(">")[0])


def away(pieces: Pieces, space: str, goal: str) -> int:
    """Steps to the district; a band that no way leads from is farther than any other."""
    steps = pieces.map.distance(space, goal)
    return 1000 if steps is None else steps


def appeal(pieces: Pieces, space: str) -> tuple[int, int]:
    """Uncontained fires first, then houses."""
    return max(0, pieces.fires_in(space) - pieces.bands_in(space)), len(pieces.houses.get(space, ""))


def worse(pieces: Pieces, card: str, space: str) -> tuple[int, int]:
    """How good the best step from here is, the best lowest."""
    fires, houses = max(appeal(pieces, near) for near in pieces.map.steps(space, card))
    return -fires, -houses


def best_steps(pieces: Pieces, card: str, space: str) -> set[str]:
    nears = set(pieces.map.steps(space, card))
    top = max(appeal(pieces, near) for near in nears)
    return {near for near in nears if appeal(pieces, near) == top}


def stepped(steps: set[str]) -> Generator[set[str], str, str]:
    if len(steps) == 1:
        return next(iter(steps))
    return (yield steps)


def lead(pieces: Pieces, step: str) -> None:
    origin, space = step.split()[1].split(">")
    pieces.lead_band(origin, space)
