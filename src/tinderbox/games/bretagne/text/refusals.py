"""Why an action is not allowed: the clauses that stand against it, each with its sentence."""

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Final

from tinderbox.core.engine.bits import BIT
from tinderbox.core.errors import Reason
from tinderbox.core.text.notation import Action
from tinderbox.games.bretagne.pack.names import LETTERS, space_token
from tinderbox.games.bretagne.pack.pack import CITIES, EQUIPMENT, GROUPS, MATERIALS, WEATHERS
from tinderbox.games.bretagne.position.view import CITY_IDS
from tinderbox.games.bretagne.rules import board as b, building, coast as c, phases, trading
from tinderbox.games.bretagne.rules.board import amount_of
from tinderbox.games.bretagne.rules.scoring import card_value
from tinderbox.games.bretagne.rules.state import BretagneState

if TYPE_CHECKING:
    from tinderbox.games.bretagne.box import Bretagne

DEALING: Final = ("hire", "recruit", "buy-cards", "buy", "sell", "sell-cards", "exchange")
# which verbs a phase knows, and the clause that says what is to be done in it
STEPS: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    phases.BARGE: ("R2", ("barge",)),
    phases.LOAD: ("L2", ("load",)),
    phases.ACT: ("A1", ("build", "trade", "pass")),
    phases.LIGHTHOUSE: ("A5", ("on",)),
    phases.TAKE_BACK: ("A9", ("take-back",)),
    phases.TRADE: ("A11", ("trade", "done", *DEALING)),
    phases.KEEP: ("A16", ("keep",)),
    phases.CARDS: ("W3", ("equip", "done")),
    phases.HARBOUR: ("W5", ("harbour", "stay")),
}
# whose decision it is: that of a draw, of a seat, at last nobody's
ORDER: Final = {
    phases.BOARDS: "S1",
    phases.STANDING: "S2",
    phases.HARBOUR_TILES: "S3",
    phases.WEATHER: "S4",
    phases.FORECAST: "R7",
    phases.TILES: "R6",
    phases.ORDER: "S5",
    phases.PRODUCTION: "R5",
    phases.BARGE: "R2",
    phases.LOAD: "L1",
    phases.ACT: "A1",
    phases.LIGHTHOUSE: "A5",
    phases.TAKE_BACK: "A9",
    phases.TRADE: "A11",
    phases.KEEP: "A16",
    phases.CARDS: "W2",
    phases.HARBOUR: "W2",
    phases.OVER: "R1",
}
# draws that come again in later rounds, at set-up
FIRST: Final = {phases.FORECAST: "S4", phases.TILES: "S5"}
CLAUSES: Final = ("A14", "A13")  # of the deals, by city
Lack = tuple[int, list[Reason]]
Amounts = Mapping[str, int]


def why_not(box: "Bretagne", coast: BretagneState, action: Action) -> list[Reason]:
    """The reasons against an action of the seat whose decision it is."""
    phase = int(coast.phase)
    clause, verbs = STEPS[phase]
    if action.verb in verbs:
        return list(CHECKS[action.verb](Refusal(box, coast), *action.args))
    if phase == phases.ACT and action.verb in DEALING:
        return [Reason("A11", box.message("refused-no-trader"))]
    if phase == phases.ACT and action.verb == "on":
        return [Reason("A5", box.message("refused-no-tile-yet"))]
    return [Reason(clause, box.message(f"step-{phases.PHASES[phase]}"))]


def order_clause(coast: BretagneState) -> str:
    """The clause that says who decides; of a card that is to be drawn, the one that it comes by."""
    phase = int(coast.phase)
    if phase == phases.EQUIPMENT:
        return phases.CARD_CLAUSES[int(coast.then)]
    if coast.round == 0 and phase in FIRST:
        return FIRST[phase]
    return ORDER[phase]


def why_not_on(box: "Bretagne", coast: BretagneState, lighthouse: str) -> list[Reason]:
    """What stands against placing the tile in hand on a lighthouse, whatever the game waits for."""
    return list(Refusal(box, coast).on(lighthouse))


def counted(kinds: str) -> dict[str, int]:
    """`stone+sand` as numbers."""
    names = kinds.split("+")
    return {name: names.count(name) for name in names}


class Refusal:
    """The questions to ask of each kind of action, in the order a player would."""

    def __init__(self, box: "Bretagne", coast: BretagneState) -> None:
        self.box = box
        self.coast = coast
        self.seat: Final = int(coast.seat)

    def reason(self, clause: str, id: str, **args: str | int) -> Reason:
        return Reason(clause, self.box.message(id, **args))

    def own(self, what: int) -> int:
        return int(self.coast.own(self.seat, what))

    def lacking(self, clause: str, id: str, need: Amounts, have: Amounts, **about: str) -> Iterator[Reason]:
        """What is missing of some materials, if anything is."""
        missing = {kind: max(0, need.get(kind, 0) - have[kind]) for kind in MATERIALS}
        first = next((kind for kind in MATERIALS if missing[kind]), None)
        if first is not None:
            yield self.reason(clause, id, first=first, **missing, **about)

    def materials(self) -> dict[str, int]:
        return unpacked(int(self.coast.materials_of(self.seat)))

    def holds(self, clause: str, cards: Amounts) -> Iterator[Reason]:
        """Cards that the asking seat does not have itself; nothing is said of others' hands (B8)."""
        for kind, count in cards.items():
            if self.own(c.HAND + EQUIPMENT.index(kind)) < count:
                yield self.reason(clause, "refused-no-card", card=kind, count=count)

    # -- R, L
    def barge(self, number: str) -> Iterator[Reason]:
        yield self.reason("R2", "refused-barge", barge=int(number))

    def load(self, material: str) -> Iterator[Reason]:
        yield self.reason("L2", "refused-quimper", material=material)

    # -- A2–A9: building
    def build(self, space: str) -> Iterator[Reason]:
        coast = self.coast
        place = (int(space[0]) - 1) * b.SLOTS + LETTERS.index(space[1])
        kind = int(coast.pooled(c.DISPLAY + place)) - 1
        if kind < 0:
            yield self.reason("R6", "refused-no-tile", space=space)
            return
        if building.has_twin(coast, place):
            first = place - place % b.SLOTS
            left = next(at for at in range(first, place) if coast.pool[c.DISPLAY + at] == kind + 1)
            yield self.reason("R6", "refused-twin", space=space, left=space_token(left))
        have, cost = self.materials(), unpacked(int(coast.board.kind_cost[kind]))
        unpaid = list(self.lacking("A2", "refused-tile", cost, have))
        if unpaid:
            yield from unpaid
            return
        yield from self.nowhere(space, {material: have[material] - cost[material] for material in MATERIALS})

    def nowhere(self, space: str, left: Amounts) -> Iterator[Reason]:
        """A5: what the lighthouse lacks that would be paid for most nearly, if none could be."""
        towers = [site for site in range(b.SITES) if self.coast.tower(site, c.STATUS) == c.OPEN]
        lacks = [(site, *self.lack(site, left)) for site in towers]
        if not lacks:
            yield self.reason("A3", "refused-all-built")
        elif all(lack for _, lack, _ in lacks):
            site, _, reasons = min(lacks, key=lambda found: found[1])
            yield self.reason("A5", "refused-nowhere", space=space, lighthouse=self.tower_name(site))
            yield from reasons

    def on(self, lighthouse: str) -> Iterator[Reason]:
        site = int(self.coast.site_of(self.box.pack_names.lighthouses.index(lighthouse)))
        if self.coast.tower(site, c.STATUS) != c.OPEN:
            yield self.reason("A3", "refused-built", lighthouse=self.tower_name(site))
        else:
            yield from self.lack(site, self.materials())[1]

    def tower_name(self, site: int) -> str:
        return self.box.pack.lighthouses[int(self.coast.lighthouse_at(site))].name

    def lack(self, site: int, have: Amounts) -> Lack:
        """How much a lighthouse demands beyond what the player has, materials, engineers and workers, and in words."""
        coast, name = self.coast, self.tower_name(site)
        cost = unpacked(int(building.place_cost(coast, site)))
        missing = sum(max(0, amount - have[material]) for material, amount in cost.items())
        reasons = list(self.lacking("A3", "refused-place", cost, have, lighthouse=name))
        demanded = int(building.engineers_demanded(coast, site))
        needed, engineers = int(building.engineers_for(coast, self.seat, site)), self.own(c.ENGINEERS)
        if needed > engineers:
            missing += needed - engineers
            group, weather = GROUPS[int(coast.board.site_group[site])], WEATHERS[int(coast.weather)]
            about = {"lighthouse": name, "weather": weather, "group": group}
            numbers = {"demanded": demanded, "saved": demanded - needed, "needed": needed, "have": engineers}
            reasons.append(self.reason("A4", "refused-engineers", **about, **numbers))
        if building.injures(coast, site) and self.own(c.AT_HAND) == 0:
            missing += 1
            reasons.append(self.reason("A8", "refused-storm", lighthouse=name))
        return missing, reasons

    def take_back(self, count: str) -> Iterator[Reason]:
        yield self.reason("A9", "refused-take-back", placed=int(building.placed_now(self.coast)))

    # -- A11–A14: trading
    def trade(self, name: str) -> Iterator[Reason]:
        coast = self.coast
        city = b.BREST if name.lower() == CITY_IDS[b.BREST] else b.LORIENT
        if coast.phase == phases.TRADE and not trading.deals_here(coast):
            yield from self.done()
        if coast.visited & BIT[2 * city]:
            yield self.reason("A11", "refused-visited", city=name)
        else:
            if self.own(c.AT_HAND) == 0:
                yield self.reason("A11", "refused-no-worker")
            if not trading.some_deal(coast, city):
                yield self.reason("A11", "refused-no-deal", city=name, coins=self.own(c.COINS))

    def done(self) -> Iterator[Reason]:
        yield self.reason("A11", "refused-first-deal", city=self.city_name(int(self.coast.city)))

    def city_name(self, city: int) -> str:
        return self.box.pack.form.cities[CITIES.index(CITY_IDS[city])].name

    def is_open(self, deal: int) -> Iterator[Reason]:
        """A11, A12: the deals of the city where the trader is, each once; A13, A14: the coins for them."""
        coast, city = self.coast, b.BREST if deal < b.LORIENT_BUY else b.LORIENT
        if coast.city != city:
            here, there = self.city_name(int(coast.city)), self.city_name(city)
            yield self.reason(CLAUSES[city], "refused-other-city", city=there, here=here)
        if coast.deals & BIT[2 * deal]:
            yield self.reason("A12", "refused-dealt")
        price = int(coast.board.price[deal])
        if price > self.own(c.COINS):
            yield self.reason(CLAUSES[city], "refused-coins", price=price, have=self.own(c.COINS))

    def hire(self, what: str) -> Iterator[Reason]:
        single = what == "engineer"
        yield from self.is_open(b.HIRE_ONE if single else b.HIRE_TWO)
        if self.coast.pooled(c.SINGLES if single else c.PAIRS) == 0:
            yield self.reason("A14", "refused-no-single" if single else "refused-no-pair")

    def recruit(self) -> Iterator[Reason]:
        yield from self.is_open(b.RECRUIT)
        if self.own(c.RESERVE) == 0:
            yield self.reason("A13", "refused-reserve")

    def buy_cards(self) -> Iterator[Reason]:
        yield from self.is_open(b.BUY_CARDS)
        if self.coast.pooled_kinds(c.DECK) + self.coast.pooled_kinds(c.DISCARD) == 0:
            yield self.reason("A13", "refused-cards-out")

    def buy(self, kinds: str) -> Iterator[Reason]:
        in_brest = self.coast.city == b.BREST
        yield from self.is_open(b.BREST_BUY if in_brest else b.LORIENT_BUY)
        if in_brest:
            market = unpacked(int(trading.market_goods(self.coast)))
            yield from self.lacking("A14", "refused-market", counted(kinds), market)

    def sell(self, kinds: str) -> Iterator[Reason]:
        yield from self.is_open(b.BREST_SELL)
        yield from self.lacking("A14", "refused-sell", counted(kinds), self.materials())

    def sell_cards(self, kinds: str) -> Iterator[Reason]:
        yield from self.is_open(b.SELL_CARDS)
        yield from self.holds("A13", counted(kinds))

    def exchange(self, kind: str, material: str) -> Iterator[Reason]:
        yield from self.is_open(b.EXCHANGE)
        yield from self.holds("A13", {kind: 1})

    # -- A16: passing
    def keep(self, material: str, count: str) -> Iterator[Reason]:
        yield self.reason("A16", "refused-keep", material=material, have=self.materials()[material])

    # -- W: scoring
    def equip(self, kind: str) -> Iterator[Reason]:
        yield from self.holds("W3", {kind: 1})
        if card_value(self.coast, EQUIPMENT.index(kind)) < 0:
            group = GROUPS[int(self.coast.board.site_group[self.coast.site])]
            yield self.reason("W4", "refused-not-playable", card=kind, group=group)

    def harbour(self, token: str) -> Iterator[Reason]:
        coast, at = self.coast, self.box.pack_names.harbours.index(token)
        name, price = self.box.pack.harbours[at].name, int(coast.harbour_workers(at))
        if coast.board.harbour_area[at] != coast.board.site_area[coast.site]:
            yield self.reason("W5", "refused-area", harbour=name)
        elif coast.in_harbour(at, self.seat):
            yield self.reason("W5", "refused-own-worker", harbour=name)
        else:
            yield self.reason("W5", "refused-harbour-coins", harbour=name, price=price, have=self.own(c.COINS))


def unpacked(goods: int) -> dict[str, int]:
    return {kind: int(amount_of(goods, place)) for place, kind in enumerate(MATERIALS)}


CHECKS: Final[dict[str, Callable[..., Iterator[Reason]]]] = {
    "barge": Refusal.barge,
    "load": Refusal.load,
    "build": Refusal.build,
    "on": Refusal.on,
    "take-back": Refusal.take_back,
    "trade": Refusal.trade,
    "done": Refusal.done,
    "hire": Refusal.hire,
    "recruit": Refusal.recruit,
    "buy-cards": Refusal.buy_cards,
    "buy": Refusal.buy,
    "sell": Refusal.sell,
    "sell-cards": Refusal.sell_cards,
    "exchange": Refusal.exchange,
    "keep": Refusal.keep,
    "equip": Refusal.equip,
    "harbour": Refusal.harbour,
}
