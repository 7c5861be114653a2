"""Replays a recorded game: straight through, or step by step in both directions."""

from typing import Final

from tinderbox.cli.terminal.input import LineReader
from tinderbox.cli.terminal.narration import Turn, turn_sentences, turns
from tinderbox.cli.terminal.screen import Screen
from tinderbox.core.match import Match

FORWARD: Final = ("", "n")
BACK: Final = "b"
BOARD: Final = "board"
LEAVE: Final = ("q", "quit")


class Replay:
    """One record, from one seat's point of view."""

    def __init__(self, match: Match, seat: int | None, screen: Screen, *, boards: bool) -> None:
        self.match: Final = match
        self.seat: Final = seat
        self.screen: Final = screen
        self.say: Final = screen.say
        self.boards: Final = boards
        self.turns: Final = turns(match)

    def show_all(self) -> None:
        self.head()
        for turn in self.turns:
            self.show_turn(turn)
        self.close()

    def step(self, lines: LineReader) -> None:
        """Step through the game: Enter continues, a number jumps to a turn, the end of input stops."""
        self.head()
        index = 0
        self.show_turn(self.turns[index])
        while True:
            try:
                typed = lines.ask(self.say("replay-ask", at=index, last=len(self.turns) - 1) + " ").lower()
            except (EOFError, KeyboardInterrupt):
                return
            if typed in LEAVE:
                return
            if typed == BOARD:
                self.show_board(self.turns[index])
                continue
            wanted = self.wanted(typed, index)
            if wanted is None:
                self.screen.line(self.say("replay-keys"), "dim")
            elif wanted >= len(self.turns):
                self.close()
                return
            else:
                index = wanted
                self.show_turn(self.turns[index])

    def wanted(self, typed: str, index: int) -> int | None:
        """The index of the requested turn; one past the last means the end."""
        if typed in FORWARD:
            return index + 1
        if typed == BACK:
            return max(0, index - 1)
        if typed.isascii() and typed.isdecimal() and len(typed) < 6:
            return min(int(typed), len(self.turns) - 1)
        return None

    def head(self) -> None:
        match = self.match
        who = ", ".join(f"{seat} {name}" for seat, name in enumerate(match.names))
        self.screen.line(self.say("replay-head", game=match.box.game, players=match.box.players, names=who))

    def show_turn(self, turn: Turn) -> None:
        self.screen.line()
        self.screen.heading(self.title(turn))
        self.screen.events(turn_sentences(self.match, turn, self.seat, self.say.language))
        if self.boards:
            self.show_board(turn)

    def title(self, turn: Turn) -> str:
        if turn.seat is None:
            return self.say("replay-setup")
        name = self.match.names[turn.seat]
        decisions = {"first": turn.first + 1, "last": turn.last, "count": turn.last - turn.first}
        return self.say("replay-turn", turn=turn.number, name=name, **decisions)

    def show_board(self, turn: Turn) -> None:
        then = self.match.copy()
        then.undo_to(turn.last, agreed=True)
        self.screen.board(then.text(self.seat, self.say.language))

    def close(self) -> None:
        self.screen.line()
        if (outcome := self.match.outcome) is not None:
            self.screen.result(self.match.box, self.match.names, outcome)
        else:
            self.screen.line(self.say("replay-unfinished", decisions=self.match.decisions))
