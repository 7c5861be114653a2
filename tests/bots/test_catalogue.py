"""Bots by their names."""

import pytest

from tinderbox.bots import bot, known_bots
from tinderbox.bots.search import Budget
from tinderbox.core.errors import OptionError
from tinderbox.core.text.messages import LANGUAGES


def test_all_of_them() -> None:
    assert known_bots() == ["random", "apprentice", "journeyman", "master", "greedy", "search"]


@pytest.mark.parametrize(
    ("spelled", "budget"),
    [
        ("1s", Budget(1.0, 10_000_000)),
        ("100ms", Budget(0.1, 10_000_000)),
        ("2000", Budget(None, 2000)),
        ("1", Budget(None, 1)),
    ],
)
def test_how_long_to_search(spelled: str, budget: Budget) -> None:
    found = Budget.of(spelled)
    assert found.simulations == budget.simulations
    assert found.seconds == pytest.approx(budget.seconds)


@pytest.mark.parametrize(
    "spec",
    [
        "",
        "deep-thought",
        "Greedy",
        "greedy:2",
        "random:1s",
        "apprentice:hard",
        "search",
        "search:",
        "search:0",
        "search:0s",
        "search:-5",
        "search:1m",
        "search:1.5s",
        "search:9999s",
        "search:99999999999",
        "search:١s",
        "search:1s:2",
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_that_is_not_to_be_had(spec: str, language: str) -> None:
    with pytest.raises(OptionError) as refused:
        bot(spec, 1)
    told = refused.value.text(language)  # type: ignore[arg-type]
    assert "\n" not in told
    name, _, strength = spec.partition(":")
    assert name in told or "search" in told
    assert not strength or strength[:40] in told
