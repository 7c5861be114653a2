"""Other worlds for tests of secrecy: they differ from a match in nothing a seat can see, and in much that it cannot.

`redealt` and `swapped` exchange what is hidden at one moment; `Parallel` plays a whole game again with other hands,
objectives, colours and tokens for the others, dealt and drawn from the first card on.
"""

import copy
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from tinderbox.core.engine.rng import Rng
from tinderbox.core.errors import IllegalAction, NotationError
from tinderbox.core.events import Data
from tinderbox.core.match import Match
from tinderbox.games.great_fire.box import GreatFire
from tinderbox.games.great_fire.pack.names import TOKENS
from tinderbox.games.great_fire.rules import phases
from tinderbox.games.great_fire.rules.board import DOUBLE_CODE
from tinderbox.games.great_fire.rules.state import GreatFireState

OTHER_SEED: Final = "the seed of another world"
LETTERS: Final = "NESW"
USES: Final = {"demolish": "charge", "double": "double"}


def state_of(match: Match) -> GreatFireState:
    assert isinstance(match.state, GreatFireState)
    return match.state


def box_of(match: Match) -> GreatFire:
    assert isinstance(match.box, GreatFire)
    return match.box


# -- one moment -------------------------------------------------------------------------------------------------------
def moved_into(match: Match, state: GreatFireState) -> Match:
    """The same log over another state and seed; draws are supplied from outside."""
    twin = match.copy()
    twin.state = state
    twin.draw_source = None
    twin._legal = None
    return twin


def redealt(match: Match, seat: int | None, seed: int) -> GreatFireState:
    state = state_of(match).copy()
    state.redeal(-1 if seat is None else seat, Rng(seed))
    return state


def swapped(match: Match, seat: int | None, rng: Random) -> GreatFireState:
    """By hand, through the position's JSON: a card, a token, the objectives and the hidden colours of the others."""
    box = box_of(match)
    position: Data = copy.deepcopy(box.position(state_of(match)))
    secrets = position["secrets"]
    cards = Counter({str(letter): printed for letter, printed in box.pack.fire_cards.items()})
    cards.subtract(position["played"])
    tokens = Counter({kind: int(box.board.tokens[k]) for k, kind in enumerate(TOKENS)}) - Counter(
        position["tokens_used"]
    )
    for own in secrets:
        cards.subtract(own["hand"])
        tokens.subtract(own["tokens"])
    for other, own in enumerate(secrets):
        if other != seat:
            shown = Counter(position["seats"][other]["shown"])
            exchange(own["hand"], Counter(own["hand"]) - shown, cards, rng)
            exchange(own["tokens"], Counter(own["tokens"]), tokens, rng)
            if own["just_taken"] is not None:
                own["just_taken"] = rng.choice(list(Counter(own["tokens"]).elements()))
            for deck in range(len(own["objectives"])):
                held = Counter(each["objectives"][deck] for each in secrets if len(each["objectives"]) > deck)
                names = box.pack_names.objectives[4 * deck : 4 * deck + 4]
                own["objectives"][deck] = rng.choice([n for n in names if held[n] < int(box.board.objective_copies)])
    if position["seats"][0]["colours"] is None:
        kept = secrets[seat]["colours"] if seat is not None else []
        letters = [letter for letter in box.pack_names.letters if letter not in kept]
        rng.shuffle(letters)
        for other, own in enumerate(secrets):
            if other != seat:
                own["colours"] = [letters.pop() for _ in own["colours"]]
    return box.load_position(position)


def exchange(own: dict[str, int], mine: Counter[str], theirs: Counter[str], rng: Random) -> None:
    """One of mine against one of theirs."""
    give, take = list(mine.elements()), list((+theirs).elements())
    if give and take:
        given, taken = rng.choice(give), rng.choice(take)
        own[given] -= 1
        own[taken] = own.get(taken, 0) + 1
        theirs[given] += 1
        theirs[taken] -= 1


def owner_of_draw(state: GreatFireState) -> int | None:
    """Who alone learns what is drawn now; None if everybody does."""
    if state.phase in (phases.HANDS, phases.DRAW, phases.TOKEN):
        return int(state.seat)
    if state.phase == phases.OBJECTIVES or (state.phase == phases.COLOURS and state.board.hidden_colours):
        return int(state.dealt % state.board.players)
    return None


# -- a whole game -----------------------------------------------------------------------------------------------------
class Step(NamedTuple):
    """Part of a game's script: a draw's result, or a decision and whose it is."""

    seat: int | None
    code: int


class Dissent(Exception):
    """The other world cannot go on like this one: it lacks a card that must come."""


class Parallel:
    """A match and its double in another world, led side by side through the same decisions."""

    def __init__(self, match: Match, seat: int | None, rng: Random) -> None:
        box = box_of(match)
        self.seat, self.rng, self.box = seat, rng, box
        self.here: Final = Match(box, None, match.names)
        self.there: Final = Match(box, None, match.names)
        self.changed = 0
        self.script: Final = [Step(None, code) for code in match.setup_results]
        for entry in match.log:
            self.script.extend([Step(entry.seat, entry.code), *(Step(None, code) for code in entry.results)])

    def run(self) -> Iterator[tuple[Match, Match]]:
        """Both matches, whenever it is somebody's turn to decide. Dissent ends it."""
        for number, step in enumerate(self.script):
            if step.seat is None:
                self.draw(number)
            else:
                yield self.here, self.there
                self.here.play(step.code)
                try:
                    self.there.play(step.code)
                except IllegalAction as problem:
                    raise Dissent from problem
        yield self.here, self.there

    def draw(self, number: int) -> None:
        state, code = state_of(self.here), self.script[number].code
        owner = owner_of_draw(state)
        result = code
        if owner is not None and owner != self.seat:
            result = self.other_result(number, owner)
        self.changed += result != code
        self.here.resolve_draw(code)
        try:
            self.there.resolve_draw(result)
        except NotationError as problem:
            raise Dissent from problem

    def other_result(self, number: int, owner: int) -> int:
        """Anything that leaves the owner able to do what it will do."""
        able = [action.code for action, _ in self.there.draws() if self.serves(number, owner, action.args[0])]
        if not able:
            raise Dissent
        return self.rng.choice(able)

    def serves(self, number: int, owner: int, drawn: str) -> bool:
        """Whether with this card or token, and any that come later, the owner can play all it plays in the script."""
        if drawn not in (*LETTERS, *TOKENS):
            return True
        following = self.script[number + 1 : number + 2]
        if drawn in TOKENS and drawn != "double" and any(entry.code == DOUBLE_CODE for entry in following):
            return False  # F12: the token just taken is played
        own = self.box.position(state_of(self.there))["secrets"][owner]
        held = Counter({**own["hand"], **own["tokens"]})
        held[drawn] += 1
        later: Counter[str] = Counter()
        for needed in self.future(number, owner, LETTERS if drawn in LETTERS else "".join(TOKENS)):
            if needed is None:
                later["any"] += 1
            elif held[needed]:
                held[needed] -= 1
            elif later["any"]:
                later["any"] -= 1
            else:
                return False
        return True

    def future(self, number: int, owner: int, kinds: str) -> Iterator[str | None]:
        """What the owner needs from now on, in order; None where something is drawn."""
        for later, step in enumerate(self.script[number + 1 :], number + 1):
            if step.seat is None:
                drawn = self.box.draw_results.action(step.code)
                mine = self.drawer(later) == owner
                if mine and drawn.args[0] in kinds and drawn.verb in ("draw", "token"):
                    yield None
            elif step.seat == owner:
                action = self.box.actions.action(step.code)
                needs = {USES.get(action.verb), *(action.args if action.verb in ("card", "discard") else ())}
                yield from (needed for needed in needs if needed and needed in kinds)

    def drawer(self, number: int) -> int | None:
        """Whose draw a step of the script is: of the seat that decided before it, or by its place in the set-up."""
        first = next(place for place, step in enumerate(self.script) if step.seat is not None)
        if number < first:
            return number // 5
        return next(step.seat for step in self.script[number::-1] if step.seat is not None)
