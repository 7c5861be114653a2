"""The journal's entries as events: what happened, by which clause, and who may know all of it.

Set-up, refilling, a build's costs and the end of a round become one event each, once they are complete.
"""

from collections.abc import Callable, Sequence
from typing import Final

from tinderbox.core.box import JournalEntry
from tinderbox.core.events import Data, Event
from tinderbox.games.bretagne.pack.names import PackNames, space_token
from tinderbox.games.bretagne.pack.pack import AREAS, EQUIPMENT, GROUPS, INCOMES, MATERIALS, WEATHERS
from tinderbox.games.bretagne.position.view import CITY_IDS, table
from tinderbox.games.bretagne.rules import phases as p
from tinderbox.games.bretagne.rules.board import BREST_BUY, EXCHANGE, LORIENT, LORIENT_BUY, SEATS, amount_of
from tinderbox.games.bretagne.rules.coast import BARGE, BUILT, HEIGHT, NEXT_ROW, QUIMPER, STATUS, TILE_AT, Coast
from tinderbox.games.bretagne.rules.preparation import income_of
from tinderbox.games.bretagne.rules.scoring import score
from tinderbox.games.bretagne.text.notation import PAIRS

LEVELS: Final = ("top", "middle", "bottom")
STEPS: Final = ("cards", "harbour", "majority")
LOW: Final = 256  # below it the one part of a entry's number, above it the other
PLACE_BITS: Final = 12
SITE_BITS: Final = 4
MARKET_IDS: Final = (*CITY_IDS, "quimper")
SHORTAGES: Final = ("markers", "players")


class EventWriter:
    """Turns the journal entries of one step into events. `coast` is the state after the step."""

    def __init__(self, pack_names: PackNames, coast: Coast) -> None:
        self.pack_names = pack_names
        self.coast = coast
        self.parts: Data = {}  # what is written together with a later entry
        self.left: list[str] = []  # unfinished lighthouses that engineers leave
        self.idle: list[str] = []  # those without any

    def events(self, entries: Sequence[JournalEntry]) -> list[Event]:
        events: list[Event] = []
        for entry in entries:
            if entry[0] not in (p.ENGINEERS_REMOVED, p.COIN_LAID):
                events += self.rested()
            events += WRITERS[entry[0]](self, entry)
        return events

    # -- pack_names for numbers
    def lighthouse(self, site: int) -> Data:
        """The board that lies at a site, and the site's number."""
        return {"lighthouse": self.pack_names.lighthouses[int(self.coast.lighthouse_at(site))], "site": site + 1}

    def barge_number(self, seat: int) -> int:
        return int(self.coast.own(seat, BARGE)) - 1

    # -- S: set-up
    def board_laid(self, entry: JournalEntry) -> list[Event]:
        if self.coast.phase == p.BOARDS:
            return []
        boards = [
            self.pack_names.lighthouses[int(self.coast.lighthouse_at(site))]
            for site in range(len(self.pack_names.pack.sites))
        ]
        return [Event("boards_laid", "S1", {"boards": boards})]

    def lighthouse_standing(self, entry: JournalEntry) -> list[Event]:
        if self.coast.phase == p.STANDING:
            return []
        built = [site for site in range(len(self.pack_names.pack.sites)) if self.coast.tower(site, STATUS) == BUILT]
        return [Event("lighthouses_standing", "S2", {"lighthouses": [self.lighthouse(s)["lighthouse"] for s in built]})]

    def harbour_laid(self, entry: JournalEntry) -> list[Event]:
        if self.coast.phase == p.HARBOUR_TILES:
            return []
        laid = [
            self.pack_names.harbour_tiles[int(self.coast.laid[TILE_AT + h])]
            for h in range(len(self.pack_names.harbours))
        ]
        return [Event("harbours_laid", "S3", {"harbours": dict(zip(self.pack_names.harbours, laid, strict=True))})]

    def tile_laid(self, entry: JournalEntry) -> list[Event]:
        """S5, R6: the display, once every space is filled that can be."""
        if self.coast.phase == p.TILES:
            return []
        display = {"display": table(self.pack_names, self.coast)["display"]}
        if entry[0] == p.TILE_LAID:
            return [Event("tiles_laid", "S5", display)]
        return [Event("tiles_refilled", "R6", display)]

    def order_drawn(self, entry: JournalEntry) -> list[Event]:
        if self.coast.phase == p.ORDER:
            return []
        players = int(self.coast.board.players)
        return [Event("order_drawn", "S5", {"seats": [int(self.coast.pooled(NEXT_ROW + n)) for n in range(players)]})]

    def forecast_shown(self, entry: JournalEntry) -> list[Event]:
        clause = "S4" if self.coast.round == 0 else "R7"
        return [Event("forecast_shown", clause, {"weather": WEATHERS[entry[1]]})]

    # -- R, L: preparation and loading
    def barge_taken(self, entry: JournalEntry) -> list[Event]:
        card = self.pack_names.pack.barges[entry[2]]
        gifts = {"engineers": card.engineers, "coins": card.coins}
        return [Event("barge_taken", "R2", {"seat": entry[1], "barge": card.number, **gifts})]

    def income_materials(self, entry: JournalEntry) -> list[Event]:
        tile = self.pack_names.pack.harbour_tiles[int(self.coast.laid[TILE_AT + entry[2]])]
        goods = {"materials": {INCOMES[tile.income]: entry[3]}}
        return [
            Event("income_materials", "R3", {"seat": entry[1], "harbour": self.pack_names.harbours[entry[2]], **goods})
        ]

    def income_workers(self, entry: JournalEntry) -> list[Event]:
        """With how many the reserve falls short of what the tile shows."""
        short = int(income_of(self.coast, entry[2])) - entry[3]
        what = {"seat": entry[1], "harbour": self.pack_names.harbours[entry[2]], "workers": entry[3], "short": short}
        return [Event("income_workers", "R3", what)]

    def production_shown(self, entry: JournalEntry) -> list[Event]:
        goods = some_of([int(self.coast.pooled(QUIMPER + material)) for material in range(len(MATERIALS))])
        return [Event("production_shown", "R5", {"card": entry[1] + 1, "materials": goods})]

    def loaded(self, entry: JournalEntry) -> list[Event]:
        level, amount = divmod(entry[3], LOW)
        empty = self.pack_names.pack.barges[self.barge_number(entry[1])].spaces[level] - amount
        goods = {"materials": {MATERIALS[entry[2]]: amount}}
        return [Event("loaded", "L1", {"seat": entry[1], "barge": LEVELS[level], **goods, "left": empty})]

    def supply_short(self, entry: JournalEntry) -> list[Event]:
        """B4: what a market should have got."""
        missing = some_of([int(amount_of(entry[2], material)) for material in range(len(MATERIALS))])
        what = {"city": MARKET_IDS[entry[1]], "materials": missing, "reason": SHORTAGES[entry[3]]}
        return [Event("supply_short", "B4", what)]

    # -- A: building
    def tile_bought(self, entry: JournalEntry) -> list[Event]:
        cost = int(self.coast.board.kind_cost[entry[3]])
        paid = some_of([int(amount_of(cost, material)) for material in range(len(MATERIALS))])
        tile = {"space": space_token(entry[2]), "tile": self.pack_names.tiles[entry[3]]}
        return [Event("tile_bought", "A2", {"seat": entry[1], **tile, "materials": paid})]

    def tile_built(self, entry: JournalEntry) -> list[Event]:
        floor = int(self.coast.tower(entry[2], HEIGHT))
        where = {**self.lighthouse(entry[2]), "floor": floor}
        return [Event("tile_built", "A3", {"seat": entry[1], **where, "tile": self.pack_names.tiles[entry[3]]})]

    def materials_paid(self, entry: JournalEntry) -> list[Event]:
        paid = some_of([int(amount_of(entry[2], material)) for material in range(len(MATERIALS))])
        self.parts = {"materials": paid, "paid": sum(paid.values())}
        return []

    def engineers_placed(self, entry: JournalEntry) -> list[Event]:
        self.parts["saved"], self.parts["engineers"] = divmod(entry[3], LOW)
        return []

    def coins_found(self, entry: JournalEntry) -> list[Event]:
        self.parts["coins"] = entry[3]
        return []

    def workers_placed(self, entry: JournalEntry) -> list[Event]:
        """A3, A4, A7: what the lighthouse costs, in one; then the coins that lay there."""
        coins = self.parts.pop("coins", 0)
        where = self.lighthouse(entry[2])
        events = [Event("build_paid", "A3", {"seat": entry[1], **where, **self.parts, "workers": entry[3]})]
        if coins:
            events.append(Event("coins_found", "A6", {"seat": entry[1], **where, "coins": coins}))
        return events

    # -- A: trading
    def materials_bought(self, entry: JournalEntry) -> list[Event]:
        deal, clause = (LORIENT_BUY, "A13") if entry[2] == LORIENT else (BREST_BUY, "A14")
        what = {"city": CITY_IDS[entry[2]], "materials": paired(MATERIALS, entry[3])}
        return [
            Event("materials_bought", clause, {"seat": entry[1], **what, "coins": int(self.coast.board.price[deal])})
        ]

    def card_exchanged(self, entry: JournalEntry) -> list[Event]:
        got = {"coins": int(self.coast.board.proceeds[EXCHANGE]), "materials": {MATERIALS[entry[3]]: 1}}
        return [Event("card_exchanged", "A13", {"seat": entry[1], "card": EQUIPMENT[entry[2]], **got})]

    # -- W: scoring
    def scoring_order(self, entry: JournalEntry) -> list[Event]:
        """W1: the lighthouses just built, the nearest to Lorient first, then clockwise."""
        sites = [(entry[2] >> (SITE_BITS * place)) % 16 - 1 for place in range(entry[1])]
        towers = [self.lighthouse(site)["lighthouse"] for site in sites]
        return [Event("scoring_order", "W1", {"lighthouses": towers, "sites": [site + 1 for site in sites]})]

    def scoring_begun(self, entry: JournalEntry) -> list[Event]:
        group = GROUPS[self.pack_names.pack.sites[entry[1]].group]
        return [Event("scoring_begun", "W1", {**self.lighthouse(entry[1]), "group": group})]

    def step_begun(self, entry: JournalEntry) -> list[Event]:
        """W2: the order with its reasons. A step that asks nobody gives no event; that nobody scores does."""
        step, order = STEPS[entry[2]], order_of(entry[3])
        if not order and step != "majority":
            return []
        return [Event("step_begun", "W2", {**self.lighthouse(entry[1]), "step": step, "order": order})]

    def card_played(self, entry: JournalEntry) -> list[Event]:
        earlier, points = divmod(entry[3], LOW)
        return [
            Event(
                "card_played",
                "W4",
                {"seat": entry[1], "card": EQUIPMENT[entry[2]], "points": points, "earlier": earlier},
            )
        ]

    # -- E: end of round and game
    def engineers_removed(self, entry: JournalEntry) -> list[Event]:
        self.left.append(self.lighthouse(entry[1])["lighthouse"])
        return []

    def coin_laid(self, entry: JournalEntry) -> list[Event]:
        self.idle.append(self.lighthouse(entry[1])["lighthouse"])
        return []

    def rested(self) -> list[Event]:
        """E1, for all unfinished lighthouses at once."""
        found = (("engineers_removed", self.left), ("coins_laid", self.idle))
        events = [Event(type, "E1", {"lighthouses": towers}) for type, towers in found if towers]
        self.left, self.idle = [], []
        return events

    def order_scored(self, entry: JournalEntry) -> list[Event]:
        self.parts = {"place": entry[2] + 1, "order": entry[3]}
        return []

    def harbours_scored(self, entry: JournalEntry) -> list[Event]:
        self.parts["harbours"] = entry[2]
        return []

    def coins_scored(self, entry: JournalEntry) -> list[Event]:
        return [Event("final_scored", "E3", {"seat": entry[1], **self.parts, "money": entry[2], "coins": entry[3]})]

    def game_over(self, entry: JournalEntry) -> list[Event]:
        scores = [int(score(self.coast, seat)) for seat in range(int(self.coast.board.players))]
        return [Event("game_over", "E4", {"seat": entry[1], "scores": scores})]


def some_of(amounts: Sequence[int]) -> dict[str, int]:
    """The materials that are there."""
    return {kind: amount for kind, amount in zip(MATERIALS, amounts, strict=True) if amount}


def paired(kinds: Sequence[str], choice: int) -> dict[str, int]:
    """Two of four kinds, counted."""
    first, second = PAIRS[choice]
    return {kinds[first]: 2} if first == second else {kinds[first]: 1, kinds[second]: 1}


def order_of(number: int) -> list[Data]:
    """The seats of a scoring step, each with its workers and the floor of the lowest."""
    places = [number >> (PLACE_BITS * place) for place in range(SEATS)]
    return [
        {"seat": place % 16 - 1, "workers": place // 16 % 16, "floor": place // 256 % 16}
        for place in places
        if place % 16
    ]


Writer = Callable[[EventWriter, JournalEntry], list[Event]]


def numbers(type: str, clause: str, *names: str) -> Writer:
    """The entry's numbers as they are."""
    return lambda writer, entry: [Event(type, clause, dict(zip(names, entry[1:], strict=False)))]


def harbour(type: str, clause: str, name: str) -> Writer:
    """A seat, a harbour and a number."""
    return lambda t, n: [Event(type, clause, {"seat": n[1], "harbour": t.pack_names.harbours[n[2]], name: n[3]})]


def tower(type: str, clause: str) -> Writer:
    return lambda t, n: [Event(type, clause, t.lighthouse(n[1]))]


WRITERS: Final[dict[int, Writer]] = {
    p.BOARD_LAID: EventWriter.board_laid,
    p.LIGHTHOUSE_STANDING: EventWriter.lighthouse_standing,
    p.HARBOUR_LAID: EventWriter.harbour_laid,
    p.WEATHER_SHOWN: lambda t, n: [Event("weather_shown", "S4", {"weather": WEATHERS[n[1]]})],
    p.FORECAST_SHOWN: EventWriter.forecast_shown,
    p.TILE_LAID: EventWriter.tile_laid,
    p.ORDER_DRAWN: EventWriter.order_drawn,
    p.ROUND_BEGUN: numbers("round_begun", "R1", "round"),
    p.BARGE_TAKEN: EventWriter.barge_taken,
    p.INCOME_MATERIALS: EventWriter.income_materials,
    p.INCOME_WORKERS: EventWriter.income_workers,
    p.INCOME_CARDS: harbour("income_cards", "R3", "cards"),
    p.INCOME_ENGINEERS: harbour("income_engineers", "R3", "engineers"),
    p.INCOME_POINTS: harbour("income_points", "R3", "points"),
    p.BREST_FILLED: numbers("brest_filled", "R4"),
    p.SUPPLY_SHORT: EventWriter.supply_short,
    p.QUIMPER_CLEARED: lambda t, n: [Event("quimper_cleared", "R5", {"amount": n[1]})] if n[1] else [],
    p.PRODUCTION_SHOWN: EventWriter.production_shown,
    p.TILE_REFILLED: EventWriter.tile_laid,
    p.SPACE_EMPTY: lambda t, n: [Event("space_empty", "R6", {"space": space_token(n[1])})],
    p.WEATHER_CHANGED: lambda t, n: [Event("weather_changed", "R7", {"weather": WEATHERS[n[1]]})],
    p.LOADED: EventWriter.loaded,
    p.QUIMPER_EMPTY: numbers("quimper_empty", "L1"),
    p.TILE_BOUGHT: EventWriter.tile_bought,
    p.TILE_BUILT: EventWriter.tile_built,
    p.MATERIALS_PAID: EventWriter.materials_paid,
    p.REWARD_RECEIVED: numbers("reward_received", "A2", "seat", "coins", "cards"),
    p.ENGINEERS_PLACED: EventWriter.engineers_placed,
    p.COINS_FOUND: EventWriter.coins_found,
    p.WORKERS_PLACED: EventWriter.workers_placed,
    p.WORKER_INJURED: lambda t, n: [Event("worker_injured", "A8", {"seat": n[1], **t.lighthouse(n[2])})],
    p.WORKERS_TAKEN_BACK: numbers("workers_taken_back", "A9", "seat", "workers", "points"),
    p.LIGHTHOUSE_BUILT: tower("lighthouse_built", "A10"),
    p.CARD_DRAWN: lambda t, n: [Event("card_drawn", "B8", {"seat": n[1]}, {"card": EQUIPMENT[n[2]]}, owner=n[1])],
    p.NO_CARD: lambda t, n: [Event("no_card", p.CARD_CLAUSES[n[3]], {"seat": n[1], "cards": n[2]})],
    p.DECK_SHUFFLED: numbers("deck_shuffled", "A13", "cards"),
    p.WORKER_SENT: lambda t, n: [Event("worker_sent", "A11", {"seat": n[1], "city": CITY_IDS[n[2]]})],
    p.MATERIALS_BOUGHT: EventWriter.materials_bought,
    p.MATERIALS_SOLD: lambda t, n: [
        Event("materials_sold", "A14", {"seat": n[1], "materials": paired(MATERIALS, n[2]), "coins": n[3]})
    ],
    p.ENGINEERS_HIRED: numbers("engineers_hired", "A14", "seat", "engineers", "coins"),
    p.WORKER_RECRUITED: numbers("worker_recruited", "A13", "seat", "coins"),
    p.CARD_EXCHANGED: EventWriter.card_exchanged,
    p.CARDS_SOLD: lambda t, n: [
        Event("cards_sold", "A13", {"seat": n[1], "cards": paired(EQUIPMENT, n[2]), "coins": n[3]})
    ],
    p.CARDS_BOUGHT: numbers("cards_bought", "A13", "seat", "coins"),
    p.TRADE_ENDED: numbers("trade_ended", "A11", "seat"),
    p.PASSED: lambda t, n: [Event("passed", "A15", {"seat": n[1], "place": n[2] + 1})],
    p.MATERIALS_KEPT: lambda t, n: [
        Event(
            "materials_kept",
            "A16",
            {"seat": n[1], "materials": {MATERIALS[n[2]]: n[3]} if n[3] else {}, "amount": n[3]},
        )
    ],
    p.WORKERS_HOME: numbers("workers_home", "A17", "seat", "workers"),
    p.SCORING_ORDER: EventWriter.scoring_order,
    p.SCORING_BEGUN: EventWriter.scoring_begun,
    p.STEP_BEGUN: EventWriter.step_begun,
    p.CARD_PLAYED: EventWriter.card_played,
    p.CARDS_ENDED: numbers("cards_ended", "W3", "seat"),
    p.WORKER_MOVED: harbour("worker_moved", "W5", "coins"),
    p.WORKER_STAYED: numbers("worker_stayed", "W5", "seat"),
    p.MAJORITY_SCORED: lambda t, n: [
        Event("majority_scored", "W6", {"seat": n[1], **t.lighthouse(n[2]), "points": n[3]})
    ],
    p.WORKERS_SCORED: numbers("workers_scored", "W6", "seat", "workers", "points"),
    p.LIGHTHOUSE_CLEARED: tower("lighthouse_cleared", "W7"),
    p.ENGINEERS_REMOVED: EventWriter.engineers_removed,
    p.COIN_LAID: EventWriter.coin_laid,
    p.HARBOURS_IMPROVED: lambda t, n: [Event("harbours_improved", "E2", {"area": AREAS[n[1]]})],
    p.ORDER_SCORED: EventWriter.order_scored,
    p.HARBOURS_SCORED: EventWriter.harbours_scored,
    p.COINS_SCORED: EventWriter.coins_scored,
    p.GAME_OVER: EventWriter.game_over,
}
