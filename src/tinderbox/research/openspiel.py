"""OpenSpiel games, registered on import: `python_great_fire`, `python_bretagne`. Draws are explicit chance nodes."""

import threading
from collections.abc import Callable
from typing import Any, Final

from tinderbox.extras import extra

with extra("openspiel"):
    import numpy as np
    import pyspiel
    from numpy.typing import NDArray

from tinderbox.core.box import Box
from tinderbox.core.documents.json_documents import canonical
from tinderbox.core.engine.rng import Rng
from tinderbox.core.errors import IllegalAction
from tinderbox.core.events import Data
from tinderbox.core.state import NATURE, NOBODY, ActionList, State as EngineState
from tinderbox.games.registry import game, game_ids
from tinderbox.research.payoffs import win

Type = pyspiel.GameType
OVER = int(pyspiel.PlayerId.TERMINAL)
PLAYERS = {NATURE: int(pyspiel.PlayerId.CHANCE), NOBODY: OVER, **{seat: seat for seat in range(16)}}


class PerThread(threading.local):
    """A list for each thread: making one for each state would be slow."""

    def __init__(self) -> None:
        self.actions: ActionList = ActionList()


PER_THREAD = PerThread()


def game_type(game_id: str) -> Any:
    players = game(game_id).players
    return Type(
        short_name="python_" + game_id.replace("-", "_"),
        long_name=game_id,
        dynamics=Type.Dynamics.SEQUENTIAL,
        chance_mode=Type.ChanceMode.EXPLICIT_STOCHASTIC,
        information=Type.Information.IMPERFECT_INFORMATION,
        utility=Type.Utility.ZERO_SUM,
        reward_model=Type.RewardModel.TERMINAL,
        max_num_players=players.stop - 1,
        min_num_players=players.start,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game(game_id).usual_players, **defaults(game_id)},
    )


def defaults(game_id: str) -> dict[str, Any]:
    return {option.name: option.values[0] for option in game(game_id).box.options_offered}


class Game(pyspiel.Game):  # type: ignore[misc]
    """A game with its number of players and options."""

    def __init__(self, game_id: str, type_: Any, params: dict[str, Any] | None = None) -> None:
        given = {"players": game(game_id).usual_players, **defaults(game_id), **(params or {})}
        players = given.pop("players")
        box = game(game_id).open(players, given)
        super().__init__(
            type_,
            pyspiel.GameInfo(
                num_distinct_actions=len(box.actions),
                max_chance_outcomes=len(box.draw_results),
                num_players=players,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=box.longest,
            ),
            {"players": players, **given},
        )
        self.table: Table = Table(box, box.start())

    def new_initial_state(self, state: Any = None) -> "State":
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self.table.box, iig_obs_type)


class State(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.table: Table = Table(game.table.box, game.table.engine.copy())

    def current_player(self) -> int:
        return self.table.player

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal().to_list()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.table.legal().probabilities_to_list()

    def _apply_action(self, action: int) -> None:
        self.table.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        box = self.table.box
        return (box.draw_results if player == pyspiel.PlayerId.CHANCE else box.actions).text(action)

    def is_terminal(self) -> bool:
        return self.table.player == OVER

    def returns(self) -> list[float]:
        players = self.table.box.players
        return win(self.table.engine, players) if self.is_terminal() else [0.0] * players

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "State":
        """A state that looks the same to the player, with everything it cannot know dealt again."""
        twin: State = self.clone()
        twin.table.engine.redeal(player, Rng(int(sampler() * 2**62)))
        return twin

    def __str__(self) -> str:
        """The complete position: two states with the same text are the same."""
        return canonical(self.table.box.position(self.table.engine))


class Table:
    """The engine's state within an OpenSpiel state, with the public actions so far."""

    def __init__(self, box: Box, engine: EngineState, moves: tuple[Any, ...] = ()) -> None:
        self.box = box
        self.engine = engine
        self.moves: tuple[Any, ...] = moves  # public actions so far, newest first, nested so that copies share them
        self.player: int = PLAYERS[int(engine.actor)]

    def legal(self) -> ActionList:
        """The legal codes, or the results of a draw; valid until the thread's next call."""
        actions = PER_THREAD.actions
        self.engine.list_actions(actions)
        return actions

    def apply(self, action: int) -> None:
        """Apply an action or the result of a draw; an illegal one raises and changes nothing."""
        if self.player == OVER or not self.legal().has(action):
            raise self.refusal(action)
        if self.player >= 0:
            self.moves = (self.player, action, self.moves)
        self.engine.apply(action)
        self.player = PLAYERS[int(self.engine.actor)]

    def refusal(self, action: int) -> IllegalAction:
        """An error with the clauses that forbid the action."""
        if self.player < 0:
            return IllegalAction(str(action), [])
        reasons = self.box.why_not(self.engine, self.player, self.box.actions.action(action).code)
        return IllegalAction(self.box.actions.text(action), reasons)

    def history(self) -> str:
        """The public actions so far, oldest first."""
        found, rest = [], self.moves
        while rest:
            found.append(f"{rest[0]}:{rest[1]}")
            rest = rest[2]
        return " ".join(reversed(found))

    def __deepcopy__(self, memo: dict[int, Any]) -> "Table":
        return Table(self.box, self.engine.copy(), self.moves)

    def __reduce__(self) -> tuple[Any, ...]:
        box = self.box
        named = (box.game, box.players, dict(box.options))
        return reopened, (*named, box.position(self.engine), self.moves)


def reopened(game_id: str, players: int, options: dict[str, Any], position: Data, moves: tuple[Any, ...]) -> Table:
    """A table from its pickle."""
    box = game(game_id).open(players, options)
    return Table(box, box.load_position(position), moves)


class Observer:
    """A seat's knowledge as a flat tensor and as a text; with perfect recall the text includes the moves so far.

    The tensor is the same for both: it has everything a seat can still use.
    """

    def __init__(self, box: Box, iig_obs_type: Any) -> None:
        self.recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        self.tensor: NDArray[np.float32] = np.zeros(box.observation_size, np.float32)
        self.dict: Final = {name: self.tensor[first : first + size] for name, first, size in box.observation_fields}
        self.box = box

    def set_from(self, state: State, player: int) -> None:
        self.tensor[:] = np.asarray(state.table.engine.observe(player))

    def string_from(self, state: State, player: int) -> str:
        view = canonical(self.box.view(state.table.engine, player))
        return f"{view} {state.table.history()}" if self.recall else view


def register(game_id: str) -> str:
    """Register the game with OpenSpiel. Its class becomes a global of this module, so that states can be pickled."""
    type_ = game_type(game_id)

    class Registered(Game):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game_id, type_, params)

    Registered.__name__ = Registered.__qualname__ = str(type_.short_name)
    globals()[Registered.__name__] = Registered
    pyspiel.register_game(type_, Registered)
    return str(Registered.__name__)


NAMES = [register(id) for id in game_ids()]
