"""A cluster plays the same games: two workers on this machine."""

import pytest

from tinderbox.arena.plan import plan_tournament
from tinderbox.arena.simulate import Run
from tinderbox.arena.tournament import play_tournament
from tinderbox.arena.workers import Backend


@pytest.mark.long
@pytest.mark.parametrize("backend", ["ray", "dask"])
@pytest.mark.filterwarnings("default")  # what the frameworks themselves complain about is theirs
def test_a_cluster_of_two_workers_plays_the_same_games(backend: Backend) -> None:
    plan, box = plan_tournament(Run("great-fire", 3, 5, {}, None), ["random"] * 3, 30, facts=True)
    here = play_tournament(plan, box, [], out=None, jobs=1)
    assert play_tournament(plan, box, [], out=None, jobs=2, backend=backend) == here
