"""Many games stepped at once by compiled code, for the vectorised environment."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tinderbox.core.engine.rng import Rng
from tinderbox.core.state import NOBODY, ActionList, State, run_draws, zeros

EVERY_SEAT: Final = -1

RUNNING: Final = 0
FINISHED: Final = 1
ILLEGAL: Final = 2


def mask_of(actions: ActionList, blank: vec[u8]) -> vec[u8]:
    """The legal codes as ones in a copy of a blank mask."""
    mask = blank[:]
    for i in range(actions.count):
        mask[actions.items[i]] = 1
    return mask


@final
class Batch:
    """Games side by side. A learner has one seat and the others play at random, or it decides for every seat."""

    def __init__(self, root: State, players: i64, codes: i64, games: i64, seat: i64) -> None:
        self.root: State = root
        self.players: i64 = players
        self.seat: i64 = seat
        self.count: i64 = games
        self.blank: vec[u8] = zeros(codes)
        self.rng: Rng = Rng(0)
        self.actions: ActionList = ActionList()
        self.states: list[State] = [root.copy() for _ in range(games)]
        self.seen: list[vec[u8]] = [self.blank for _ in range(games)]
        self.masks: list[vec[u8]] = [self.blank for _ in range(games)]
        self.ends: vec[u8] = zeros(games)  # whether and how the last step ended each game
        self.actors: vec[i64] = vec[i64]([0] * int(games))  # the seat of each observation

    def deal(self, seed: i64) -> None:
        """Begin a new game in every place."""
        self.rng = Rng(seed)
        for game in range(self.count):
            self.deal_one(game)

    def deal_one(self, game: i64) -> None:
        state = self.root.copy()
        self.states[game] = state
        self.ends[game] = RUNNING
        self.go_on(state)
        self.look(game, state)

    def step(self, codes: list[int]) -> None:
        """One action in every game; a game that has ended begins again instead."""
        for game in range(self.count):
            if self.ends[game] != RUNNING:
                self.deal_one(game)
                continue
            code: i64 = codes[game]
            state = self.states[game]
            if code < 0 or code >= i64(len(self.blank)) or self.masks[game][code] == 0:
                self.ends[game] = ILLEGAL
                continue
            state.apply(code)
            self.go_on(state)
            if state.actor == NOBODY:
                self.ends[game] = FINISHED
            self.look(game, state)

    def go_on(self, state: State) -> None:
        """Draws, and the other seats' random actions, until the learner must decide."""
        run_draws(state, self.rng, self.actions)
        while self.seat >= 0 and state.actor >= 0 and state.actor != self.seat:
            state.list_actions(self.actions)
            state.apply(self.actions.items[self.rng.below(self.actions.count)])
            run_draws(state, self.rng, self.actions)

    def look(self, game: i64, state: State) -> None:
        actor = state.actor
        if actor < 0:
            self.masks[game] = self.blank
            actor = self.actors[game]
        else:
            state.list_actions(self.actions)
            self.masks[game] = mask_of(self.actions, self.blank)
        self.actors[game] = actor
        self.seen[game] = state.observe(actor)
