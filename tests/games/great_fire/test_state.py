"""The state as a value: every field is set, copied and hashed; threads that share a box do not disturb each other."""

from tests.games.great_fire.boxes import Setting
from tests.games.kit.fields import check_fields
from tests.games.kit.threads import check_threads
from tinderbox.core.engine.array_state import ArrayState

DERIVED = {"wild", "origins", "burning", "guarded"}  # from fires and bands


def test_every_field_is_set_copied_and_hashed() -> None:
    state = Setting(2).new(1).state
    assert isinstance(state, ArrayState)
    check_fields(state, derived=DERIVED, shared=set())


def test_threads_list_actions_of_one_box() -> None:
    check_threads(Setting(2).box)
