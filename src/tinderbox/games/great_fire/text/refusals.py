"""Why an action is not allowed: the clauses that stand against it, each with its sentence."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from tinderbox.core.engine.bits import Set, common, entry, has, lowest, some
from tinderbox.core.errors import Reason
from tinderbox.core.state import ActionList
from tinderbox.core.text.notation import Action
from tinderbox.games.great_fire.pack.pack import DIRECTIONS
from tinderbox.games.great_fire.rules import actions as action_step, fire, non_player_turn as city_turn, phases
from tinderbox.games.great_fire.rules.board import CHARGE, COLOURS, DOUBLE
from tinderbox.games.great_fire.rules.city import HAND, HELD, LANDOWNER, NONE
from tinderbox.games.great_fire.rules.setup import identical_hand
from tinderbox.games.great_fire.rules.state import GreatFireState

if TYPE_CHECKING:
    from tinderbox.games.great_fire.box import GreatFire

# which verbs a phase knows, and the clause that says what is to be done in it
STEPS: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    phases.EXCHANGE: ("S2", ("keep", "redraw")),
    phases.PLACE_BAND: ("S9", ("place",)),
    phases.PLACE_LANDOWNER: ("S10", ("place",)),
    phases.CARD: ("F1", ("card", "discard")),
    phases.ORIGIN: ("F2", ("from",)),
    phases.DESTINATION: ("F2", ("to",)),
    phases.ACTIONS: ("T1", ("double", "end", "walk", "band", "extinguish", "demolish")),
    phases.INTENSIFY: ("D2", ("add",)),
    phases.CITY_DESTINATION: ("P7", ("to",)),
    phases.CITY_ORIGIN: ("P7", ("from",)),
    phases.CITY_BAND: ("P8", ("band",)),
}


def why_not(box: "GreatFire", city: GreatFireState, action: Action) -> list[Reason]:
    """The reasons against an action of the seat whose decision it is; none if it is legal."""
    legal = ActionList()
    city.list_actions(legal)
    if action.code in legal.to_list():
        return []
    clause, verbs = STEPS[int(city.phase)]
    if action.verb not in verbs:
        return [Reason(clause, box.message(f"step-{phases.PHASES[int(city.phase)]}"))]
    return list(Refusal(box, city).reasons(action))


class Refusal:
    """The questions to ask of each kind of action, in the order a player would."""

    def __init__(self, box: "GreatFire", city: GreatFireState) -> None:
        self.box = box
        self.city = city
        self.indices: dict[str, int] = {name: index for index, name in enumerate(box.pack_names.spaces)}

    def reasons(self, action: Action) -> Iterator[Reason]:
        asked = CITY_CHECKS.get(int(self.city.phase)) or CHECKS[action.verb]
        return asked(self, *action.args)

    def reason(self, clause: str, id: str, **args: str | int) -> Reason:
        return Reason(clause, self.box.message(id, **args))

    def name(self, token: str) -> str:
        return self.box.pack_names.names[token]

    # -- S
    def redraw(self) -> Iterator[Reason]:
        if identical_hand(self.city, self.city.seat) == NONE:
            yield self.reason("S2", "refused-redraw")

    def place(self, space: str) -> Iterator[Reason]:
        if self.indices[space] == self.city.board.pudding_lane:
            yield self.reason("B2", "refused-pudding-lane")
        else:
            clause = "S9" if self.city.phase == phases.PLACE_BAND else "S10"
            yield self.reason(clause, "refused-green", space=self.name(space))

    # -- F
    def card(self, letter: str, double: str | None = None) -> Iterator[Reason]:
        if not self.holds(letter):
            yield self.reason("F1", "refused-no-card", card=letter)
        elif not fire.can_move(self.city, DIRECTIONS.index(letter)):
            yield self.reason("F1", "refused-card-no-move", card=letter)
        if double and not self.holds_double:
            yield self.reason("F12", "refused-no-double")

    def discard(self, letter: str) -> Iterator[Reason]:
        if not self.holds(letter):
            yield self.reason("F13", "refused-no-card", card=letter)
        else:
            able = next(card for d, card in enumerate(DIRECTIONS) if self.holds(card) and fire.can_move(self.city, d))
            yield self.reason("F13", "refused-discard", card=able)

    def holds(self, letter: str) -> bool:
        return self.city.own(self.city.seat, HAND + DIRECTIONS.index(letter)) > 0

    def origin(self, space: str) -> Iterator[Reason]:
        yield from self.bound(space)
        if has(self.city.origins, self.indices[space]):
            yield self.reason("F2", "refused-no-way", space=self.name(space), card=self.direction)

    def bound(self, space: str) -> Iterator[Reason]:
        """Why no fire may be taken from here with any card."""
        city, at = self.city, self.indices[space]
        if city.fires[at] == 0:
            yield self.reason("F2", "refused-not-burning", space=self.name(space))
        elif not has(city.wild, at):
            yield self.reason("F10", "refused-contained", space=self.name(space))
        elif at == city.board.pudding_lane and not has(city.origins, at):
            yield self.reason("F3", "refused-supply")
        elif not has(city.origins, at):
            yield self.reason("F3", "refused-last-fire", space=self.name(space))

    @property
    def direction(self) -> str:
        return DIRECTIONS[int(self.city.card)]

    def destination(self, space: str) -> Iterator[Reason]:
        yield from self.barred(space, fire.fire_around(self.city, self.city.origin))

    def barred(self, space: str, fires: Set) -> Iterator[Reason]:
        """Why these fires may not go there; nothing if it is of the best class they can reach."""
        city, at, name = self.city, self.indices[space], self.name(space)
        best = fire.destinations(city, fires, city.card)
        if has(city.demolished, at):
            yield self.reason("F4", "refused-fire-break", space=name)
        elif has(city.wild, at):
            yield self.reason("F2", "refused-burning", space=name)
        elif not has(fire.reach(city, fires, city.card), at):
            yield self.reason("F4", "refused-no-arrow", space=name, card=self.direction)
        elif not has(best, at):
            yield self.reason("F5", "refused-class", space=name, this=self.rank(at), best=self.rank(lowest(best)))

    def rank(self, at: int) -> int:
        """The class of a destination by F5, 1 to 4."""
        return (1 if has(self.city.housed, at) else 3) + (1 if has(self.city.guarded, at) else 0)

    def double(self) -> Iterator[Reason]:
        """After the first move, with the token that it took and no other."""
        city = self.city
        if not self.holds_double:
            yield self.reason("F12", "refused-no-double")
        if city.doubled:
            yield self.reason("F12", "refused-doubled")
        elif city.card == NONE:
            yield self.reason("F12", "refused-double-without-card")
        elif self.holds_double and city.just_taken != DOUBLE:
            yield self.reason("F12", "refused-double-not-taken")
        elif self.holds_double and not fire.can_move(city, city.card):
            yield self.reason("F12", "refused-double-no-move")

    @property
    def holds_double(self) -> bool:
        return self.city.own(self.city.seat, HELD + DOUBLE) > 0

    # -- A
    def points(self) -> Iterator[Reason]:
        if self.city.points == 0:
            yield self.reason("A1", "refused-no-points")

    def walk(self, step: str) -> Iterator[Reason]:
        yield from self.points()
        origin = step.partition(">")[0]
        if not self.stands(self.indices[origin]):
            yield self.reason("A2", "refused-no-landowner", space=self.name(origin))

    def stands(self, at: int) -> bool:
        """Whether an own landowner is here."""
        city = self.city
        return any(city.own(city.seat, LANDOWNER + which) == at for which in range(int(city.board.colours_each)))

    def band(self, step: str) -> Iterator[Reason]:
        yield from self.points()
        yield from self.held(step.partition(">")[0])

    def held(self, origin: str) -> Iterator[Reason]:
        """Why no band can leave this space."""
        if self.city.bands[self.indices[origin]] == 0:
            yield self.reason("A2", "refused-no-band", space=self.name(origin))
        elif self.city.free_bands(self.indices[origin]) == 0:
            yield self.reason("A4", "refused-band-held", space=self.name(origin))

    def extinguish(self, district: str) -> Iterator[Reason]:
        yield from self.points()
        at = self.indices[district]
        if not self.stands(at):
            yield self.reason("A5", "refused-no-landowner", space=self.name(district))
        if self.city.fires[at] == 0:
            yield self.reason("A5", "refused-not-burning", space=self.name(district))
        elif not action_step.may_extinguish(self.city, at):
            missing = int(self.city.fires[at]) - int(self.city.bands[at])
            yield self.reason("A5", "refused-not-contained", space=self.name(district), missing=missing)

    def demolish(self, district: str) -> Iterator[Reason]:
        city, at, name = self.city, self.indices[district], self.name(district)
        if city.own(city.seat, HELD + CHARGE) == 0:
            yield self.reason("A7", "refused-no-charge")
        if has(city.demolished, at):
            yield self.reason("A8", "refused-demolished", space=name)
        if city.bands[at] == 0:
            yield self.reason("A7", "refused-no-band", space=name)
        if city.fires[at] > 0:
            yield self.reason("A7", "refused-demolish-burning", space=name)
        if not some(common(entry(city.board.neighbours, at), city.burning)):  # A9: diagonals count
            yield self.reason("A7", "refused-far-from-fire", space=name)
        if int(city.board.size[at]) > action_step.DEMOLISHABLE and has(city.housed, at):
            yield self.reason("A7", "refused-too-large", space=name, size=int(city.board.size[at]))

    # -- D
    def add(self, district: str) -> Iterator[Reason]:
        at, name = self.indices[district], self.name(district)
        if self.city.fires[at] == 0:
            yield self.reason("D2", "refused-not-burning", space=name)
        elif not has(self.city.wild, at):
            yield self.reason("D2", "refused-add-contained", space=name)
        else:
            most = int(self.city.board.size[at]) + fire.ABOVE_SIZE
            yield self.reason("D3", "refused-full", space=name, most=most)

    # -- P
    def city_destination(self, space: str) -> Iterator[Reason]:
        """P7: barred by class, or by the first colour of which others have more houses."""
        city, at = self.city, self.indices[space]
        fires = fire.movable_fires(city)
        level = fire.destinations(city, fires, city.card)
        if not has(level, at):
            yield from self.barred(space, fires)
            return
        for rank in range(COLOURS):
            colour = city_turn.ranked_colour(city, rank)
            level = city_turn.most_houses(city, level, colour)
            if not has(level, at):
                shade = self.box.pack.colours[int(colour)].id
                yield self.reason("P7", "refused-city-colour", space=self.name(space), colour=shade)
                return

    def city_origin(self, space: str) -> Iterator[Reason]:
        """P7: a fire that may be taken, with a way to the destination, and no fewer of them than elsewhere."""
        city, at = self.city, self.indices[space]
        target = city.target
        if not has(city.origins, at):
            yield from self.bound(space)
            return
        connected = has(fire.reach(city, fire.fire_around(city, at), city.card), target)
        id = "refused-city-fewer" if connected else "refused-city-no-way"
        yield self.reason("P7", id, space=self.name(space), target=self.name(self.box.pack_names.spaces[int(target)]))

    def city_band(self, step: str) -> Iterator[Reason]:
        """P8: a free band, a step in the direction, its turn, its best step."""
        city, origin = self.city, step.partition(">")[0]
        at, edge = self.indices[origin], self.box.actions.exact[f"band {step}"].code - int(city.board.band_code)
        yield from self.held(origin)
        if not city_turn.leads_on(city, edge):
            yield self.reason("P8", "refused-city-direction", card=self.direction)
        elif city.free_bands(at) == 0:
            return
        elif not has(city.movers, at) and at == city.moved and city.free_bands(at) == 1:
            yield self.reason("P8", "refused-city-moved", space=self.name(origin))
        elif not has(city.movers, at):
            muster = self.name(self.box.pack_names.objectives[int(city.muster)])
            yield self.reason("P8", "refused-city-not-next", space=self.name(origin), muster=muster)
        else:
            yield self.reason("P8", "refused-city-step")


CITY_CHECKS: Final[dict[int, Callable[..., Iterator[Reason]]]] = {
    phases.CITY_DESTINATION: Refusal.city_destination,
    phases.CITY_ORIGIN: Refusal.city_origin,
    phases.CITY_BAND: Refusal.city_band,
}

CHECKS: Final[dict[str, Callable[..., Iterator[Reason]]]] = {
    "redraw": Refusal.redraw,
    "place": Refusal.place,
    "card": Refusal.card,
    "discard": Refusal.discard,
    "from": Refusal.origin,
    "to": Refusal.destination,
    "double": Refusal.double,
    "walk": Refusal.walk,
    "band": Refusal.band,
    "extinguish": Refusal.extinguish,
    "demolish": Refusal.demolish,
    "add": Refusal.add,
}
