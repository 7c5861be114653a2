"""A finished or unfinished game told again: straight through, or step by step back and forth."""

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
        for chapter in self.turns:
            self.tell(chapter)
        self.close()

    def step(self, lines: LineReader) -> None:
        """Enter goes on, a number leads to a turn; the end of input ends the telling."""
        self.head()
        place = 0
        self.tell(self.turns[place])
        while True:
            try:
                typed = lines.ask(self.say("replay-ask", at=place, last=len(self.turns) - 1) + " ").lower()
            except (EOFError, KeyboardInterrupt):
                return
            if typed in LEAVE:
                return
            if typed == BOARD:
                self.show_board(self.turns[place])
                continue
            wanted = self.wanted(typed, place)
            if wanted is None:
                self.screen.line(self.say("replay-keys"), "dim")
            elif wanted >= len(self.turns):
                self.close()
                return
            else:
                place = wanted
                self.tell(self.turns[place])

    def wanted(self, typed: str, place: int) -> int | None:
        """The chapter asked for, one past the last for the end."""
        if typed in FORWARD:
            return place + 1
        if typed == BACK:
            return max(0, place - 1)
        if typed.isascii() and typed.isdecimal() and len(typed) < 6:
            return min(int(typed), len(self.turns) - 1)
        return None

    def head(self) -> None:
        match = self.match
        who = ", ".join(f"{seat} {name}" for seat, name in enumerate(match.names))
        self.screen.line(self.say("replay-head", game=match.box.game, players=match.box.players, names=who))

    def tell(self, chapter: Turn) -> None:
        self.screen.line()
        self.screen.heading(self.title(chapter))
        self.screen.events(turn_sentences(self.match, chapter, self.seat, self.say.language))
        if self.boards:
            self.show_board(chapter)

    def title(self, chapter: Turn) -> str:
        if chapter.seat is None:
            return self.say("replay-setup")
        name = self.match.names[chapter.seat]
        decisions = {"first": chapter.first + 1, "last": chapter.last, "count": chapter.last - chapter.first}
        return self.say("replay-turn", turn=chapter.turn, name=name, **decisions)

    def show_board(self, chapter: Turn) -> None:
        then = self.match.copy()
        then.undo_to(chapter.last, agreed=True)
        self.screen.board(then.text(self.seat, self.say.language))

    def close(self) -> None:
        self.screen.line()
        if (outcome := self.match.outcome) is not None:
            self.screen.result(self.match.box, self.match.names, outcome)
        else:
            self.screen.line(self.say("replay-unfinished", seq=self.match.seq))
