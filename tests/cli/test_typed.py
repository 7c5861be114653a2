"""What people type for short at a terminal: one line for both decisions of a build, and what is kept."""

from collections.abc import Callable, Iterable
from io import StringIO

import pytest
from rich.console import Console

from tests.games.bretagne.boxes import Setting
from tests.games.bretagne.play.players import Guild
from tinderbox.cli.language import Translator
from tinderbox.cli.terminal.screen import Screen
from tinderbox.cli.terminal.table import Table
from tinderbox.core.match import Match


class Typist:
    """Types what `short` makes of a decision, and the whole action where it says nothing; stops at the first line."""

    at_terminal = False

    def __init__(self, match: Match, short: Callable[[Match], str | None]) -> None:
        self.match, self.short = match, short
        self.guild = Guild(3)
        self.before: int | None = None

    def ask(self, prompt: str, completions: Callable[[str], Iterable[str]] = lambda _: ()) -> str:
        if self.before is not None:
            raise EOFError
        line = self.short(self.match)
        if line is None:
            return str(self.guild.choose(self.match.legal()))
        self.before = self.match.seq
        return line


def played(short: Callable[[Match], str | None]) -> tuple[list[str], str]:
    """The actions that the first short line led to, and all that was shown."""
    match, page = Setting(2).new(3), StringIO()
    typist = Typist(match, short)
    say = Translator("en")
    Table(match, {}, Screen(say, Console(file=page, width=100)), typist, None).run()
    assert typist.before is not None
    return [match.box.actions.text(entry.code) for entry in match.log[typist.before :]], page.getvalue()


def build(row: str) -> Callable[[Match], str | None]:
    """A build of this row with its lighthouse."""

    def short(match: Match) -> str | None:
        for action in match.legal():
            if action.verb == "build" and action.args[0][0] == row:
                route = match.box.route(match.state, action.code)
                return f"{action} {min(route['lighthouses'])}"
        return None

    return short


def test_A5_a_tile_without_a_card_and_its_lighthouse_are_one_line() -> None:
    actions, _ = played(build("1"))
    assert [action.split()[0] for action in actions] == ["build", "on"]


@pytest.mark.parametrize("row", ["2", "3"])
def test_A5_where_the_row_brings_a_card_the_line_is_the_first_decision_and_a_sentence_says_so(row: str) -> None:
    actions, shown = played(build(row))
    assert [action.split()[0] for action in actions] == ["build"]
    assert "brings an equipment card. Look at it first, then choose the lighthouse." in " ".join(shown.split())


def test_A5_why_is_answered_for_a_whole_build() -> None:
    def short(match: Match) -> str | None:
        builds = [action for action in match.legal() if action.verb == "build"]
        return f"why {builds[0]} La-Jument" if builds and match.state.turn < 20 else None

    actions, shown = played(short)
    assert actions == []
    assert "A3" in shown or "A4" in shown


def test_A16_keep_and_a_material_mean_the_most_of_it() -> None:
    def short(match: Match) -> str | None:
        first = match.legal()[0]
        return f"keep {first.args[0]}" if first.verb == "keep" and len(first.args) == 2 else None

    actions, _ = played(short)
    assert len(actions) == 1
    verb, _, count = actions[0].split()
    assert (verb, int(count) > 0) == ("keep", True)


def test_A5_a_lighthouse_that_cannot_be_paid_for_is_refused_and_nothing_is_played() -> None:
    def short(match: Match) -> str | None:
        for action in match.legal():
            if action.verb == "build":
                payable = match.box.route(match.state, action.code)["lighthouses"]
                others = [each.args[0] for each in match.box.actions.actions if each.verb == "on"]
                lacking = [name for name in others if name not in payable]
                return f"{action} {lacking[0]}" if lacking else None
        return None

    actions, shown = played(short)
    assert actions == []
    assert "A3" in shown or "A4" in shown
