"""Information-set Monte-Carlo tree search over any game's states.

One tree for one seat. Every simulation deals anew what the seat cannot know, walks down the tree among the actions that
are legal in that deal, plays on for a while by first wishes and takes the evaluation of where it ended. Draws are not
branches: a node stands for the decisions that led to it. Each seat is taken to want the best for itself; or, if the
evaluator says so, the tree holds the seat's own turn only and rivals play on as players who look one step ahead.

A tree can go on from an action that its seat took: as long as nothing new was learnt, what was found below it holds.
"""

from math import exp, log, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tinderbox.bots.determinisations import Deals
from tinderbox.bots.opponent_policy import Rivals
from tinderbox.core.evaluator import Evaluator, Insight, floats
from tinderbox.core.playouts import Playing
from tinderbox.core.rng import Rng
from tinderbox.core.state import HASH_START, NATURE, NOBODY, ActionList, State, hashed

NO_NODE: Final = -1
DEEPEST: Final = 512
BY_POINTS: Final = 0.5  # among rivals who think: how much the lead in points counts, the rest being the chance to win
POINT: Final = 0.1  # what a point of lead counts beside a whole win
SLOTS: Final = 65536  # of the table that finds nodes reached in another order
MASK: Final = SLOTS - 1
FULL: Final = SLOTS // 4 * 3
KEYS: Final = (1 << 60) - 1


def numbers(count: i64) -> vec[i64]:
    return vec[i64]([0] * int(count))


def code_keys(count: i64) -> vec[i64]:
    """For every code a number such that few of them never add up to what others do."""
    made = numbers(count)
    rng = Rng(1)
    for i in range(count):
        made[i] = (rng.next() << 28) ^ rng.next()
    return made


def longer(items: vec[i64]) -> vec[i64]:
    count = i64(len(items))
    made = numbers(2 * count)
    for i in range(count):
        made[i] = items[i]
    return made


def longer_floats(items: vec[float]) -> vec[float]:
    count = i64(len(items))
    made = floats(2 * count)
    for i in range(count):
        made[i] = items[i]
    return made


@final
class Tree:
    """Nodes are decisions reached, edges the actions that leave them."""

    def __init__(self, evaluator: Evaluator, rivals: Evaluator, root: State, seat: i64, rng: Rng, codes: i64) -> None:
        self.evaluator: Evaluator = evaluator
        self.root: State = root
        self.seat: i64 = seat
        self.rng: Rng = rng
        self.playing: Playing = Playing(evaluator, rng)
        self.deals: Deals = Deals(rng)
        self.rivals: Rivals | None = Rivals(rivals, self.deals, codes) if evaluator.rivals_think() else None
        self.actions: ActionList = ActionList()
        # how it searches; where rivals think, simulations are dear and their luck mostly cancels out
        self.curiosity: float = 1.0  # for what is wished for
        self.breadth: float = 2.0 if self.rivals is None else 0.4  # for what was seldom tried
        self.mix: float = 0.3 if self.rivals is None else 0.1  # of curiosity: for all alike, however little wished for
        self.warmth: float = 0.5
        self.insight: Insight | None = None  # deals what the seat cannot know; without one all deals are as likely
        self.seeing: bool = False  # takes the root for the truth and deals nothing anew: for measuring what luck leaves
        self.base: vec[float] = floats(evaluator.players)  # what each seat could hope for before, in the deal at hand
        self.base_chance: float = 0.0
        self.base_total: float = 0.0
        # where it begins: the actions that the seat took since the root, and the node they led to
        self.taken_since: vec[i64] = vec[i64]([])
        self.top_state: State = root
        self.top: i64 = 0
        self.top_key: i64 = 0
        # nodes
        self.nodes: i64 = 1
        self.visits: vec[i64] = numbers(1024)
        self.totals: vec[float] = floats(1024)  # for the seat that moved here
        self.hopes: vec[float] = floats(1024)  # for the seat that moves on
        self.first: vec[i64] = numbers(1024)
        self.first[0] = NO_NODE
        # edges
        self.edges: i64 = 0
        self.code: vec[i64] = numbers(4096)
        self.end: vec[i64] = numbers(4096)
        self.next: vec[i64] = numbers(4096)
        self.taken: vec[i64] = numbers(4096)
        self.offered: vec[i64] = numbers(4096)
        self.prior: vec[float] = floats(4096)
        self.points: vec[float] = floats(4096)  # of the root's edges: the seat's forecasts added up
        self.wins: vec[float] = floats(4096)  # of the root's edges: the seat's chances added up, less those before
        # the walk
        self.stamp: i64 = 0
        self.stamps: vec[i64] = numbers(codes)
        self.edge_of: vec[i64] = numbers(codes)
        self.path: vec[i64] = numbers(DEEPEST)
        self.movers: vec[i64] = numbers(DEEPEST)
        self.key_of: vec[i64] = code_keys(codes)
        self.slot_key: vec[i64] = numbers(SLOTS)
        self.slot_node: vec[i64] = numbers(SLOTS)
        self.filled: i64 = 0
        # the spread of what simulations came to: curiosity is measured by it
        self.runs: i64 = 0
        self.mean: float = 0.0
        self.squares: float = 0.0
        self.deepest: i64 = 0
        evaluator.begin(root)

    # -- growing -------------------------------------------------------------
    def new_node(self) -> i64:
        node = self.nodes
        if node == i64(len(self.visits)):
            self.visits = longer(self.visits)
            self.totals = longer_floats(self.totals)
            self.hopes = longer_floats(self.hopes)
            self.first = longer(self.first)
        self.visits[node] = 0
        self.totals[node] = 0.0
        self.hopes[node] = 0.0
        self.first[node] = NO_NODE
        self.nodes += 1
        return node

    def new_edge(self, node: i64, code: i64, prior: float) -> i64:
        edge = self.edges
        if edge == i64(len(self.code)):
            self.code = longer(self.code)
            self.end = longer(self.end)
            self.next = longer(self.next)
            self.taken = longer(self.taken)
            self.offered = longer(self.offered)
            self.prior = longer_floats(self.prior)
            self.points = longer_floats(self.points)
            self.wins = longer_floats(self.wins)
        self.code[edge] = code
        self.end[edge] = NO_NODE
        self.next[edge] = self.first[node]
        self.first[node] = edge
        self.taken[edge] = 0
        self.offered[edge] = 0
        self.prior[edge] = prior
        self.points[edge] = 0.0
        self.wins[edge] = 0.0
        self.edges += 1
        return edge

    # -- one simulation ------------------------------------------------------
    def run(self, times: i64) -> None:
        for _ in range(times):
            self.simulate()

    def simulate(self) -> None:
        state = self.root.copy()
        playing = self.playing
        seat = self.seat
        first = self.first_edge()
        if not self.seeing:
            self.deal(state)
            self.evaluator.prepare(state)
            self.base_chance = self.judged(state)
            self.base_total += self.base_chance
            for other in range(self.evaluator.players):
                self.base[other] = playing.values[other]
        for code in self.taken_since:
            state.apply(code)
        depth = self.descend(state, first)
        self.play_on(state)
        chance = self.judged(state)
        if self.rivals is None:
            for other in range(self.evaluator.players):
                playing.values[other] -= self.base[other]
        else:
            playing.values[seat] = self.deals.surplus(playing.values[seat], self.base[seat])
        self.learn(depth)
        if depth > 0:
            self.points[self.path[0]] += playing.points[seat]
            self.wins[self.path[0]] += chance - self.base_chance

    def deal(self, state: State) -> None:
        """Deal anew what the seat cannot know, by what it makes of the others' conduct."""
        insight = self.insight
        if insight is None:
            state.redeal(self.seat, self.rng)
        else:
            insight.deal(state, self.seat, self.rng)

    def first_edge(self) -> i64:
        """Among rivals who think, the action is chosen before the deal: the n-th try of each meets the same luck."""
        if self.rivals is None:
            return NO_NODE
        edge = self.choose(self.top_state, self.top)
        self.deals.open(self.taken[edge])
        return edge

    def play_on(self, state: State) -> None:
        """To where it is judged: by first wishes, or by players who think, the seat itself in its later turns too."""
        playing = self.playing
        rivals = self.rivals
        if rivals is None:
            playing.play_on(state)
            return
        rivals.forget()
        turn = self.root.turn
        while state.actor != NOBODY and not self.evaluator.is_far_enough(state):
            if state.actor == NATURE:
                self.settle(state)
                rivals.forget_deal()
            elif state.actor == self.seat and state.turn == turn:
                playing.decide(state)
            else:
                rivals.decide(state)

    def settle(self, state: State) -> None:
        """Let chance decide until a seat must."""
        if self.rivals is not None:
            self.deals.before_draw(state.turn)
        self.playing.settle(state)

    def judged(self, state: State) -> float:
        """Fill points and values of a state; the seat's chance to win. Where rivals think, its lead counts too."""
        playing = self.playing
        playing.judge(state)
        chance = playing.values[self.seat]
        if self.rivals is not None:
            total = 0.0
            for seat in range(self.evaluator.players):
                total += playing.points[seat]
            own = playing.points[self.seat]
            lead = own - (total - own) / float(self.evaluator.players - 1)
            playing.values[self.seat] = (1.0 - BY_POINTS) * chance + BY_POINTS * POINT * lead
        return chance

    def descend(self, state: State, first: i64) -> i64:
        """Walk down the tree, by the first edge if one is given, to a node never visited; how many decisions."""
        node = self.top
        depth: i64 = 0
        key = self.top_key
        turn = state.turn
        while state.actor != NOBODY and not self.evaluator.is_far_enough(state) and depth < DEEPEST:
            if state.actor == NATURE:
                self.settle(state)
                continue
            if node != self.top and self.visits[node] == 0:
                break
            if self.rivals is not None and (state.actor != self.seat or state.turn != turn):
                break
            mover = state.actor
            free = self.evaluator.order_free(state)
            edge = first if depth == 0 and first != NO_NODE else self.choose(state, node)
            code = self.code[edge]
            state.apply(code)
            self.playing.decisions += 1
            self.path[depth] = edge
            self.movers[depth] = mover
            depth += 1
            node = self.end[edge]
            if node == NO_NODE:
                node = self.reached(edge, key, free and state.turn == turn and self.evaluator.order_free(state))
            key = self.key_after(key, code, free)
        if depth > self.deepest:
            self.deepest = depth
        return depth

    def key_after(self, key: i64, code: i64, free: bool) -> i64:
        """What tells nodes apart; actions that may be taken in any order lead to the same."""
        if not free:
            key = hashed(hashed(HASH_START, key), key >> 30) << 28
        return (key + self.key_of[code]) & KEYS

    def reached(self, edge: i64, key: i64, free: bool) -> i64:
        """The node an edge leads to: a new one, or one that the same actions reached in another order."""
        if not free or self.filled == FULL:
            node = self.new_node()
            self.end[edge] = node
            return node
        wanted = self.key_after(key, self.code[edge], True) + 1
        slot = wanted & MASK
        while self.slot_key[slot] != 0 and self.slot_key[slot] != wanted:
            slot = (slot + 1) & MASK
        if self.slot_key[slot] == wanted:
            node = self.slot_node[slot]
        else:
            node = self.new_node()
            self.slot_key[slot] = wanted
            self.slot_node[slot] = node
            self.filled += 1
        self.end[edge] = node
        return node

    def choose(self, state: State, node: i64) -> i64:
        """The edge to follow: what has proved good, what is wished for, what was seldom tried when it was legal."""
        actions = self.actions
        state.list_actions(actions)
        self.find_edges(state, node)
        total = 0.0
        for i in range(actions.count):
            edge = self.edge_of[actions.items[i]]
            self.offered[edge] += 1
            total += self.prior[edge]
        spread = self.spread()
        even = self.mix / float(actions.count)
        wished = (1.0 - self.mix) / total
        long = log(float(self.visits[node] + 2)) * float(actions.count)
        known = self.hopes[node] / float(self.visits[node]) if self.visits[node] > 0 else self.mean
        best: i64 = 0
        most = -1000000.0
        for i in range(actions.count):
            edge = self.edge_of[actions.items[i]]
            taken = self.taken[edge]
            value = known
            if taken > 0:
                end = self.end[edge]
                value = self.totals[end] / float(self.visits[end])
            share = self.prior[edge] * wished + even
            seldom = 1.0 / float(1 + taken)
            urge = self.curiosity * share * sqrt(float(self.offered[edge])) * seldom
            value += spread * (urge + self.breadth * sqrt(share * long * seldom))
            if value > most:
                most = value
                best = edge
        return best

    def spread(self) -> float:
        """The standard deviation of what simulations came to."""
        if self.runs < 8:
            return 0.2
        return sqrt(self.squares / float(self.runs)) + 0.001

    def find_edges(self, state: State, node: i64) -> None:
        """Make `edge_of` tell the edge of every legal code; new codes get their edges."""
        actions = self.actions
        self.stamp += 1
        stamp = self.stamp
        edge = self.first[node]
        while edge != NO_NODE:
            self.stamps[self.code[edge]] = stamp
            self.edge_of[self.code[edge]] = edge
            edge = self.next[edge]
        new = False
        for i in range(actions.count):
            if self.stamps[actions.items[i]] != stamp:
                new = True
        if new:
            self.add_edges(state, node)

    def add_edges(self, state: State, node: i64) -> None:
        actions = self.actions
        wishes = self.playing.wishes
        if actions.count > 1:
            self.evaluator.prefer(state, actions, wishes)
        else:
            wishes[0] = 0.0
        most = wishes[0]
        for i in range(i64(1), actions.count):
            if wishes[i] > most:
                most = wishes[i]
        for i in range(actions.count):
            code = actions.items[i]
            if self.stamps[code] != self.stamp:
                self.stamps[code] = self.stamp
                gap = (wishes[i] - most) / self.warmth
                self.edge_of[code] = self.new_edge(node, code, exp(gap if gap > -5.0 else -5.0))

    def learn(self, depth: i64) -> None:
        values = self.playing.values
        self.note(values[self.seat])
        node = self.top
        self.visits[node] += 1
        for i in range(depth):
            edge = self.path[i]
            value = values[self.movers[i]]
            self.hopes[node] += value
            node = self.end[edge]
            self.taken[edge] += 1
            self.visits[node] += 1
            self.totals[node] += value

    def note(self, value: float) -> None:
        """Keep mean and spread of what the seat got."""
        self.runs += 1
        gap = value - self.mean
        self.mean += gap / float(self.runs)
        self.squares += gap * (value - self.mean)

    # -- what came out -------------------------------------------------------
    def best(self) -> i64:
        """The action tried most often; of several, the better one."""
        best = self.first[self.top]
        edge = self.next[best]
        while edge != NO_NODE:
            more = self.taken[edge] - self.taken[best]
            if more > 0 or (more == 0 and self.taken[edge] > 0 and self.value_of(edge) > self.value_of(best)):
                best = edge
            edge = self.next[edge]
        return self.code[best]

    def lead(self) -> i64:
        """How much more often the action tried most was tried than any other."""
        most: i64 = 0
        second: i64 = 0
        edge = self.first[self.top]
        while edge != NO_NODE:
            taken = self.taken[edge]
            if taken > most:
                second = most
                most = taken
            elif taken > second:
                second = taken
            edge = self.next[edge]
        return most - second

    def goes_on(self) -> bool:
        """Whether the seat decides again right after the action tried most: what is found below it is still needed."""
        state = self.top_state.copy()
        state.apply(self.best())
        return state.actor == self.seat and state.turn == self.root.turn

    # -- going on ------------------------------------------------------------
    def follow(self, code: i64) -> bool:
        """Begin from now on where the seat's action leads; not if the turn ends with it or something is drawn."""
        state = self.here()
        free = self.evaluator.order_free(state)
        turn = state.turn
        state.apply(code)
        edge = self.first[self.top]
        while edge != NO_NODE and self.code[edge] != code:
            edge = self.next[edge]
        if edge == NO_NODE or self.end[edge] == NO_NODE or state.actor != self.seat or state.turn != turn:
            return False
        self.top_key = self.key_after(self.top_key, code, free)
        self.top = self.end[edge]
        self.taken_since = append(self.taken_since, code)
        self.top_state = state
        return True

    def here(self) -> State:
        """The root after what the seat did since."""
        state = self.root.copy()
        for code in self.taken_since:
            state.apply(code)
        return state

    def value_of(self, edge: i64) -> float:
        end = self.end[edge]
        return self.totals[end] / float(self.visits[end])

    def results(self) -> list[tuple[int, int, float, float]]:
        """For every action tried, the best first: its code, how often, the chance to win and the points it led to."""
        before = self.base_total / float(self.runs) if self.runs > 0 else 0.0
        found: list[tuple[int, int, float, float]] = []
        edge = self.first[self.top]
        while edge != NO_NODE:
            taken = self.taken[edge]
            if taken > 0:
                chance = before + self.wins[edge] / float(taken)
                found.append((int(self.code[edge]), int(taken), chance, self.points[edge] / float(taken)))
            edge = self.next[edge]
        return sorted(found, key=lambda result: (-result[1], -result[2], result[0]))
