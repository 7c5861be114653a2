"""The kinds of journal entry of a game, by name."""

from types import ModuleType


def journal_names(phases: ModuleType, first: str) -> list[str]:
    """The names of the constants from `first` on, which count the kinds of entry from 0."""
    names = [name for name, value in vars(phases).items() if isinstance(value, int)]
    return [name.lower() for name in names[names.index(first) :]]
