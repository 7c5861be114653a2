"""A tile in Bretagne is worth what it is on the best lighthouse: a lookahead includes both decisions of a build."""

from tests.games.bretagne.boxes import Setting
from tests.games.bretagne.play.players import Guild
from tinderbox.core.engine.playouts import Playout, argmax
from tinderbox.core.engine.rng import Rng
from tinderbox.core.state import ActionList
from tinderbox.games.bretagne.rules import phases
from tinderbox.games.bretagne.rules.board import BUILD_CODE, SLOTS
from tinderbox.games.bretagne.rules.state import BretagneState

SETTING = Setting(3)


def codes(state: BretagneState) -> list[int]:
    actions = ActionList()
    state.list_actions(actions)
    return actions.to_list()


def test_A5_looking_ahead_a_tile_counts_as_on_its_best_lighthouse() -> None:
    """Of tiles that bring no card, so that nothing is drawn; the prior alone would choose otherwise."""
    evaluator = SETTING.box.evaluator()
    playout = Playout(evaluator, Rng(1))
    match, guild, compared, otherwise = SETTING.new(4), Guild(4), 0, 0

    def value(state: BretagneState, code: int) -> float:
        playout.evaluate(playout.turn_after(state, code, state.seat))
        return float(playout.values[state.seat])

    while not match.over and match.seq < 260:
        state = match.state
        assert isinstance(state, BretagneState)
        evaluator.begin(state)
        if state.phase == phases.ACT:
            for code in codes(state):
                if not BUILD_CODE <= code < BUILD_CODE + SLOTS:
                    continue
                bought = state.copy()
                bought.apply(code)
                worth = [value(bought, choice) for choice in codes(bought)]
                assert value(state, code) == max(worth)
                compared += 1
                options = ActionList()
                bought.list_actions(options)
                evaluator.prior(bought, options, playout.priors)
                otherwise += worth[int(argmax(playout.priors, options.count))] < max(worth)
        match.play(guild.choose(match.legal()))
    assert compared > 15
    assert otherwise > 0
