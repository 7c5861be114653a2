"""Short forms to type: `build 2b Ar-Men` for both decisions of a build, `keep wood` for as much as possible."""

from typing import TYPE_CHECKING, Final

from tinderbox.core.box import Typed
from tinderbox.core.errors import IllegalAction, NotationError
from tinderbox.core.state import ActionList
from tinderbox.core.text.notation import Action, folded
from tinderbox.games.bretagne.pack.names import space_token
from tinderbox.games.bretagne.pack.pack import MATERIALS
from tinderbox.games.bretagne.rules import phases
from tinderbox.games.bretagne.rules.board import BUILD_CODE, KEPT, SLOTS
from tinderbox.games.bretagne.rules.coast import DECK, DISCARD, MATERIAL
from tinderbox.games.bretagne.rules.state import BretagneState
from tinderbox.games.bretagne.text.refusals import why_not_on

if TYPE_CHECKING:
    from tinderbox.games.bretagne.box import Bretagne

LONGEST: Final = 200  # letters of a line


def typed(box: "Bretagne", coast: BretagneState, text: str) -> Typed:
    """Usually one action. A build with its lighthouse is two, if no card is drawn in between (A5)."""
    words = text.split() if len(text) <= LONGEST else []
    match [folded(word) for word in words]:
        case ["build", _, "on", _, *_]:
            return build(box, coast, words[1], " ".join(words[3:]))
        case ["build", _, _, *_]:
            return build(box, coast, words[1], " ".join(words[2:]))
        case ["keep", kind] if kind in MATERIALS:
            held = int(coast.own(coast.seat, MATERIAL + MATERIALS.index(kind)))
            return Typed((box.actions.parse(f"keep {kind} {min(max(held, 1), KEPT)}"),))
    return Typed((box.actions.parse(text),))


def build(box: "Bretagne", coast: BretagneState, space: str, lighthouse: str) -> Typed:
    """Reject the whole line if the lighthouse could not be paid for after the tile."""
    try:
        tile = box.actions.parse(f"build {space}")
        place = box.actions.parse(f"on {lighthouse}")
    except NotationError:
        return Typed((box.actions.parse(f"build {space} {lighthouse}"),))  # says what is wrong with it
    if coast.phase != phases.ACT or not is_legal(coast, tile):
        return Typed((tile,))  # refused by itself
    after = coast.copy()
    after.apply(tile.code)
    reasons = why_not_on(box, after, place.args[0])
    if reasons:
        raise IllegalAction(f"{tile} {place.args[0]}", reasons)
    row = box.pack.construction[(tile.code - BUILD_CODE) // SLOTS]
    if row.cards and coast.pooled_kinds(DECK) + coast.pooled_kinds(DISCARD):
        return Typed((tile,), box.message("typed-card-first", space=space_token(tile.code - BUILD_CODE)))
    return Typed((tile, place))


def is_legal(coast: BretagneState, action: Action) -> bool:
    actions = ActionList()
    coast.list_actions(actions)
    return bool(actions.has(action.code))
