"""Information-set Monte Carlo tree search over the states of any game.

One tree for one seat. Every simulation deals what the seat cannot know again, descends through the actions that are
legal in that determinisation, continues with a playout and evaluates its last state. Draws are not branches: a node
stands for the decisions that led to it. Each seat maximises its own value. If the evaluator says so, the tree instead
contains only the seat's own turn, and opponents play by one-step lookahead.

A tree can be continued after an action of its seat: as long as nothing new was revealed, its results stay valid.
"""

from math import exp, log, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tinderbox.bots.determinisations import Determinisations
from tinderbox.bots.opponent_policy import OpponentPolicy
from tinderbox.core.engine.playouts import Playout
from tinderbox.core.engine.rng import Rng
from tinderbox.core.evaluator import Evaluator, OpponentModel, floats
from tinderbox.core.state import HASH_START, NATURE, NOBODY, ActionList, State, hashed

NO_NODE: Final = -1
DEEPEST: Final = 512
BY_POINTS: Final = 0.5  # with lookahead opponents: the weight of the lead in points beside the probability to win
POINT: Final = 0.1  # the value of a point of lead; a win is 1
SLOTS: Final = 65536  # of the transposition table
MASK: Final = SLOTS - 1
FULL: Final = SLOTS // 4 * 3
KEYS: Final = (1 << 60) - 1


def numbers(count: i64) -> vec[i64]:
    return vec[i64]([0] * int(count))


def code_keys(count: i64) -> vec[i64]:
    """A random number for every code, so that different sets of codes have different sums."""
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
    """Nodes are decisions, edges are actions."""

    def __init__(
        self, evaluator: Evaluator, opponents_evaluator: Evaluator, root: State, seat: i64, rng: Rng, codes: i64
    ) -> None:
        self.evaluator: Evaluator = evaluator
        self.root: State = root
        self.seat: i64 = seat
        self.rng: Rng = rng
        self.playout: Playout = Playout(evaluator, rng)
        self.determinisations: Determinisations = Determinisations(rng)
        self.opponents: OpponentPolicy | None = None
        if evaluator.opponents_look_ahead():
            self.opponents = OpponentPolicy(opponents_evaluator, self.determinisations, codes)
        self.actions: ActionList = ActionList()
        # With lookahead opponents simulations are slow and their luck mostly cancels out.
        self.exploration: float = 1.0  # weight of the prior
        self.breadth: float = 2.0 if self.opponents is None else 0.4  # weight of rarely tried actions
        self.mix: float = 0.3 if self.opponents is None else 0.1  # share of a uniform distribution in the prior
        self.temperature: float = 0.5
        self.opponent_model: OpponentModel | None = None  # without one all determinisations are equally likely
        self.perfect_information: bool = False  # takes the root as the true state: only for measurements
        self.baseline: vec[float] = floats(evaluator.players)  # each seat's value at the root of this determinisation
        self.baseline_win: float = 0.0
        self.baseline_total: float = 0.0
        # where it begins: the actions that the seat took since the root, and the node they led to
        self.actions_since_root: vec[i64] = vec[i64]([])
        self.top_state: State = root
        self.top: i64 = 0
        self.top_key: i64 = 0
        # nodes
        self.nodes: i64 = 1
        self.visits: vec[i64] = numbers(1024)
        self.totals: vec[float] = floats(1024)  # for the seat whose action led here
        self.mover_totals: vec[float] = floats(1024)  # for the seat that decides here
        self.first: vec[i64] = numbers(1024)
        self.first[0] = NO_NODE
        # edges
        self.edges: i64 = 0
        self.code: vec[i64] = numbers(4096)
        self.end: vec[i64] = numbers(4096)
        self.next: vec[i64] = numbers(4096)
        self.taken: vec[i64] = numbers(4096)
        self.availability: vec[i64] = numbers(4096)
        self.prior: vec[float] = floats(4096)
        self.points: vec[float] = floats(4096)  # of the root's edges: the sum of the seat's forecasts
        self.wins: vec[float] = floats(4096)  # of the root's edges: the sum of win probabilities less the baseline
        # the current simulation
        self.stamp: i64 = 0
        self.stamps: vec[i64] = numbers(codes)
        self.edge_of: vec[i64] = numbers(codes)
        self.path: vec[i64] = numbers(DEEPEST)
        self.movers: vec[i64] = numbers(DEEPEST)
        self.key_of: vec[i64] = code_keys(codes)
        self.slot_key: vec[i64] = numbers(SLOTS)
        self.slot_node: vec[i64] = numbers(SLOTS)
        self.filled: i64 = 0
        # mean and variance of the simulations' values: exploration is relative to their spread
        self.runs: i64 = 0
        self.mean: float = 0.0
        self.squares: float = 0.0
        self.deepest: i64 = 0
        evaluator.begin(root)

    # -- nodes and edges -------------------------------------------------------------
    def new_node(self) -> i64:
        node = self.nodes
        if node == i64(len(self.visits)):
            self.visits = longer(self.visits)
            self.totals = longer_floats(self.totals)
            self.mover_totals = longer_floats(self.mover_totals)
            self.first = longer(self.first)
        self.visits[node] = 0
        self.totals[node] = 0.0
        self.mover_totals[node] = 0.0
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
            self.availability = longer(self.availability)
            self.prior = longer_floats(self.prior)
            self.points = longer_floats(self.points)
            self.wins = longer_floats(self.wins)
        self.code[edge] = code
        self.end[edge] = NO_NODE
        self.next[edge] = self.first[node]
        self.first[node] = edge
        self.taken[edge] = 0
        self.availability[edge] = 0
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
        playout = self.playout
        seat = self.seat
        first = self.first_edge()
        if not self.perfect_information:
            self.determinise(state)
            self.evaluator.prepare(state)
            self.baseline_win = self.evaluate(state)
            self.baseline_total += self.baseline_win
            for other in range(self.evaluator.players):
                self.baseline[other] = playout.values[other]
        for code in self.actions_since_root:
            state.apply(code)
        depth = self.descend(state, first)
        self.play_to_horizon(state)
        win = self.evaluate(state)
        if self.opponents is None:
            for other in range(self.evaluator.players):
                playout.values[other] -= self.baseline[other]
        else:
            playout.values[seat] = self.determinisations.advantage(playout.values[seat], self.baseline[seat])
        self.backpropagate(depth)
        if depth > 0:
            self.points[self.path[0]] += playout.points[seat]
            self.wins[self.path[0]] += win - self.baseline_win

    def determinise(self, state: State) -> None:
        """Deal what the seat cannot know again, by the opponent model if there is one."""
        model = self.opponent_model
        if model is None:
            state.redeal(self.seat, self.rng)
        else:
            model.redeal(state, self.seat, self.rng)

    def first_edge(self) -> i64:
        """With lookahead opponents the action is chosen first: the n-th try of each gets the n-th determinisation."""
        if self.opponents is None:
            return NO_NODE
        edge = self.select(self.top_state, self.top)
        self.determinisations.open(self.taken[edge])
        return edge

    def play_to_horizon(self, state: State) -> None:
        """Play on to the horizon: by the prior, or by one-step lookahead outside the seat's current turn."""
        playout = self.playout
        opponents = self.opponents
        if opponents is None:
            playout.play_to_horizon(state)
            return
        opponents.reset()
        turn = self.root.turn
        while state.actor != NOBODY and not self.evaluator.at_horizon(state):
            if state.actor == NATURE:
                self.run_draws(state)
                opponents.forget_determinisation()
            elif state.actor == self.seat and state.turn == turn:
                playout.decide(state)
            else:
                opponents.decide(state)

    def run_draws(self, state: State) -> None:
        """Draw until a seat must decide."""
        if self.opponents is not None:
            self.determinisations.before_draw(state.turn)
        self.playout.run_draws(state)

    def evaluate(self, state: State) -> float:
        """Fill points and values of a state. Returns the seat's probability to win."""
        playout = self.playout
        playout.evaluate(state)
        win = playout.values[self.seat]
        if self.opponents is not None:
            total = 0.0
            for seat in range(self.evaluator.players):
                total += playout.points[seat]
            own = playout.points[self.seat]
            lead = own - (total - own) / float(self.evaluator.players - 1)
            playout.values[self.seat] = (1.0 - BY_POINTS) * win + BY_POINTS * POINT * lead
        return win

    def descend(self, state: State, first: i64) -> i64:
        """Descend to a node never visited, by the first edge if one is given. Returns the number of decisions."""
        node = self.top
        depth: i64 = 0
        key = self.top_key
        turn = state.turn
        while state.actor != NOBODY and not self.evaluator.at_horizon(state) and depth < DEEPEST:
            if state.actor == NATURE:
                self.run_draws(state)
                continue
            if node != self.top and self.visits[node] == 0:
                break
            if self.opponents is not None and (state.actor != self.seat or state.turn != turn):
                break
            mover = state.actor
            free = self.evaluator.order_free(state)
            edge = first if depth == 0 and first != NO_NODE else self.select(state, node)
            code = self.code[edge]
            state.apply(code)
            self.playout.decisions += 1
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
        """The key of the next node; order-free actions lead to the same key in any order."""
        if not free:
            key = hashed(hashed(HASH_START, key), key >> 30) << 28
        return (key + self.key_of[code]) & KEYS

    def reached(self, edge: i64, key: i64, free: bool) -> i64:
        """The node an edge leads to: a new one, or a transposition."""
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

    def select(self, state: State, node: i64) -> i64:
        """The edge to follow: by mean value, prior, and how rarely it was tried when it was legal."""
        actions = self.actions
        state.list_actions(actions)
        self.find_edges(state, node)
        total = 0.0
        for i in range(actions.count):
            edge = self.edge_of[actions.items[i]]
            self.availability[edge] += 1
            total += self.prior[edge]
        spread = self.spread()
        even = self.mix / float(actions.count)
        normaliser = (1.0 - self.mix) / total
        long = log(float(self.visits[node] + 2)) * float(actions.count)
        known = self.mover_totals[node] / float(self.visits[node]) if self.visits[node] > 0 else self.mean
        best: i64 = 0
        most = -1000000.0
        for i in range(actions.count):
            edge = self.edge_of[actions.items[i]]
            taken = self.taken[edge]
            value = known
            if taken > 0:
                end = self.end[edge]
                value = self.totals[end] / float(self.visits[end])
            share = self.prior[edge] * normaliser + even
            rarity = 1.0 / float(1 + taken)
            bonus = self.exploration * share * sqrt(float(self.availability[edge])) * rarity
            value += spread * (bonus + self.breadth * sqrt(share * long * rarity))
            if value > most:
                most = value
                best = edge
        return best

    def spread(self) -> float:
        """The standard deviation of the simulations' values."""
        if self.runs < 8:
            return 0.2
        return sqrt(self.squares / float(self.runs)) + 0.001

    def find_edges(self, state: State, node: i64) -> None:
        """Fill `edge_of` for every legal code; new codes get edges."""
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
        priors = self.playout.priors
        if actions.count > 1:
            self.evaluator.prior(state, actions, priors)
        else:
            priors[0] = 0.0
        most = priors[0]
        for i in range(i64(1), actions.count):
            if priors[i] > most:
                most = priors[i]
        for i in range(actions.count):
            code = actions.items[i]
            if self.stamps[code] != self.stamp:
                self.stamps[code] = self.stamp
                gap = (priors[i] - most) / self.temperature
                self.edge_of[code] = self.new_edge(node, code, exp(gap if gap > -5.0 else -5.0))

    def backpropagate(self, depth: i64) -> None:
        values = self.playout.values
        self.add_value(values[self.seat])
        node = self.top
        self.visits[node] += 1
        for i in range(depth):
            edge = self.path[i]
            value = values[self.movers[i]]
            self.mover_totals[node] += value
            node = self.end[edge]
            self.taken[edge] += 1
            self.visits[node] += 1
            self.totals[node] += value

    def add_value(self, value: float) -> None:
        """Update mean and variance of the seat's values."""
        self.runs += 1
        gap = value - self.mean
        self.mean += gap / float(self.runs)
        self.squares += gap * (value - self.mean)

    # -- results -------------------------------------------------------
    def best(self) -> i64:
        """The most visited action; of equals, the one with the higher value."""
        best = self.first[self.top]
        edge = self.next[best]
        while edge != NO_NODE:
            more = self.taken[edge] - self.taken[best]
            if more > 0 or (more == 0 and self.taken[edge] > 0 and self.value_of(edge) > self.value_of(best)):
                best = edge
            edge = self.next[edge]
        return self.code[best]

    def visit_lead(self) -> i64:
        """How many more visits the most visited action has than any other."""
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

    def decides_again(self) -> bool:
        """Whether the seat decides again right after the most visited action."""
        state = self.top_state.copy()
        state.apply(self.best())
        return state.actor == self.seat and state.turn == self.root.turn

    # -- continuing ------------------------------------------------------------
    def follow(self, code: i64) -> bool:
        """Continue the tree after an action of the seat. Returns False if the turn ends or something is drawn."""
        state = self.current_state()
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
        self.actions_since_root = append(self.actions_since_root, code)
        self.top_state = state
        return True

    def current_state(self) -> State:
        """The root after the actions since."""
        state = self.root.copy()
        for code in self.actions_since_root:
            state.apply(code)
        return state

    def value_of(self, edge: i64) -> float:
        end = self.end[edge]
        return self.totals[end] / float(self.visits[end])

    def results(self) -> list[tuple[int, int, float, float]]:
        """For every action tried, best first: its code, visits, probability to win and expected points."""
        before = self.baseline_total / float(self.runs) if self.runs > 0 else 0.0
        found: list[tuple[int, int, float, float]] = []
        edge = self.first[self.top]
        while edge != NO_NODE:
            taken = self.taken[edge]
            if taken > 0:
                win = before + self.wins[edge] / float(taken)
                found.append((int(self.code[edge]), int(taken), win, self.points[edge] / float(taken)))
            edge = self.next[edge]
        return sorted(found, key=lambda result: (-result[1], -result[2], result[0]))
