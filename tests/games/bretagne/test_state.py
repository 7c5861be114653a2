"""The state as a value: every field is set, copied and hashed; threads that share a box do not disturb each other."""

from tests.games.bretagne.boxes import Setting
from tests.games.kit.fields import check_fields
from tests.games.kit.threads import check_threads
from tinderbox.core.engine.array_state import ArrayState


def test_every_field_is_set_copied_and_hashed() -> None:
    state = Setting(3).new(1).state
    assert isinstance(state, ArrayState)
    check_fields(state, derived=set(), shared={"latest_recollection"})


def test_threads_list_actions_of_one_box() -> None:
    check_threads(Setting(3).box)
