"""A game in the terminal: bots and people play in turn; people can also use commands such as board, why and undo."""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

from tinderbox.bots.base import Bot, choose_action
from tinderbox.cli.files import write
from tinderbox.cli.language import Translator, refusal
from tinderbox.cli.terminal.choices import Choices
from tinderbox.cli.terminal.input import LineReader
from tinderbox.cli.terminal.narration import sentences
from tinderbox.cli.terminal.rulebook import checked_clause
from tinderbox.cli.terminal.screen import Screen
from tinderbox.core.documents.record_text import to_text
from tinderbox.core.documents.records import full_record
from tinderbox.core.errors import IllegalAction, NotationError, Reason, TinderboxError
from tinderbox.core.match import Match
from tinderbox.core.text.rulebook import Rulebook, clauses

LAST_SENTENCES: Final = 20


class Quit(Exception):
    """A player left the game."""


class Table:
    """A match, its players, and for each person how many events and which board they have seen."""

    def __init__(
        self, match: Match, bots: Mapping[int, Bot], screen: Screen, line_reader: LineReader, save: Path | None
    ) -> None:
        self.match: Final = match
        self.bots: Final = bots
        self.screen: Final = screen
        self.say: Final[Translator] = screen.say
        self.line_reader: Final = line_reader
        self.book: Final = Rulebook(match.box.package, screen.say.language)
        people = [seat for seat in range(match.box.players) if seat not in bots]
        self.events_shown: Final = dict.fromkeys(people, 0)
        self.board_shown: Final[dict[int, frozenset[str]]] = dict.fromkeys(people, frozenset())
        self.alone: Final = len(people) == 1
        self.facing: int = people[0]
        self.drawn: tuple[int, int] | None = None
        self.save_to = save
        self.choices: Choices = Choices([])
        self.commands: Final[Mapping[str, Callable[[str], None]]] = {
            "list": self.list_choices,
            "board": self.show_board,
            "why": self.why,
            "rules": self.rules,
            "log": self.log,
            "undo": self.undo,
            "reset": self.reset,
            "save": self.save,
            "help": self.help,
            "quit": self.quit,
        }

    # -- turns
    def run(self) -> None:
        """Play until the game is over or a person leaves."""
        try:
            while not self.match.over:
                self.decide()
        except (Quit, EOFError, KeyboardInterrupt):
            self.leave()
        else:
            self.end()

    def decide(self) -> None:
        """Make the next decision."""
        seat = self.match.actor
        assert seat is not None
        if seat in self.bots:
            self.match.play(choose_action(self.bots[seat], self.match))
            if self.alone:
                self.show_events()
            return
        forced = self.match.box.forced(self.match.state)
        if self.alone and forced is not None:
            self.match.play(forced)
            return
        if seat != self.facing:
            self.pass_keyboard(seat)
        self.choices = Choices(self.match.legal())
        self.show_events()
        self.draw()
        decisions = self.match.decisions
        while self.match.decisions == decisions:
            self.handle(self.line_reader.ask(self.say("table-ask") + " ", self.completions))

    def pass_keyboard(self, seat: int) -> None:
        """Let the next person take over before anything that only they may see is shown."""
        if self.line_reader.at_terminal:
            self.screen.clear()
            self.line_reader.ask(self.say("table-pass", name=self.match.names[seat]) + " ")
        self.facing = seat
        self.drawn = None

    def show_events(self) -> None:
        """Show what has happened since the current person last looked."""
        self.screen.events(sentences(self.match, self.facing, self.say.language, self.events_shown[self.facing]))
        self.events_shown[self.facing] = len(self.match.event_log)

    def draw(self) -> None:
        """Show the board once a turn, and the prompt and the legal actions at every decision."""
        if self.drawn != (turn := (int(self.match.state.turn), self.facing)):
            self.drawn = turn
            self.show_board()
        view = self.match.view(self.facing)
        self.screen.line()
        self.screen.line(self.match.box.prompt(view, self.say.language), "bold")
        self.screen.choices(self.match.box, self.choices)

    # -- input
    def handle(self, line: str) -> None:
        """Handle a number, an action, a command or a verb; explain what is wrong with anything else."""
        action = self.choices.number(line) if line else self.choices.only
        word, _, rest = line.partition(" ")
        if action is not None:
            self.match.play(action)
        elif self.allowed(line):
            self.play_line(line)
        elif word.lower() in self.commands:
            try:
                self.commands[word.lower()](rest.strip())
            except TinderboxError as problem:
                self.screen.line(self.say.error(problem), "yellow")
        elif (group := self.choices.group(line)) is not None:
            self.screen.group(self.match.box, group)
        elif not line:
            self.screen.choices(self.match.box, self.choices)
        else:
            self.explain(line)

    def allowed(self, line: str) -> bool:
        """Whether the line is a legal action."""
        try:
            return self.match.is_legal(self.match.typed(line).actions[0].code)
        except (NotationError, IllegalAction):
            return False

    def play_line(self, line: str) -> None:
        """Play the actions that a line stands for."""
        typed = self.match.typed(line)
        if typed.note is not None:
            self.screen.line(typed.note.text(self.say.language), "yellow")
        for action in typed.actions:
            self.match.play(action)

    def explain(self, line: str) -> None:
        try:
            self.play_line(line)
        except IllegalAction as problem:
            self.screen.reasons(self.book, problem.message.text(self.say.language), problem.reasons)
        except NotationError as problem:
            self.screen.line(self.say.error(problem), "yellow")
            self.screen.line(self.say("table-helps"), "dim")

    def completions(self, begun: str) -> Iterable[str]:
        """The lines that can complete the beginning of a line."""
        word, space, _ = begun.lstrip().partition(" ")
        if space and word == "why":
            return [f"why {action}" for action in self.match.box.actions.texts]
        if space and word == "rules":
            return [f"rules {clause}" for clause in clauses(self.book.package)]
        return [*(str(action) for action in self.choices.numbered), *self.commands]

    # -- commands
    def show_board(self, _: str = "") -> None:
        self.screen.heading(self.say("table-turn", turn=int(self.match.state.turn), name=self.match.names[self.facing]))
        text = self.match.text(self.facing, self.say.language)
        self.screen.board(text, self.board_shown[self.facing])
        self.board_shown[self.facing] = frozenset(text.splitlines())

    def list_choices(self, verb: str) -> None:
        if not verb:
            self.screen.choices(self.match.box, self.choices)
        elif (group := self.choices.group(verb)) is not None:
            self.screen.group(self.match.box, group)
        else:
            known = ", ".join(group.verb for group in self.choices.groups)
            raise refusal("table-no-verb", given=verb[:40], known=known)

    def why(self, asked: str) -> None:
        meant = str(self.choices.number(asked) or asked)
        try:
            typed = self.match.typed(meant)
            meant = ", ".join(map(str, typed.actions))
            reasons: Sequence[Reason] = self.match.why_not(typed.actions[0], self.facing)
        except IllegalAction as problem:
            reasons = problem.reasons
        if reasons:
            self.screen.reasons(self.book, self.say("table-forbidden", action=meant), reasons)
        else:
            self.screen.line(self.say("table-allowed", action=meant))

    def rules(self, asked: str) -> None:
        if asked:
            self.screen.clause(self.book, checked_clause(self.book, asked))
        else:
            self.screen.contents(self.book)

    def log(self, asked: str) -> None:
        """Show the latest events; `log all` shows all of them."""
        events = sentences(self.match, self.facing, self.say.language)
        self.screen.events(events if asked == "all" else events[-LAST_SENTENCES:])

    def undo(self, _: str) -> None:
        self.take_back(self.match.decisions - 1)

    def reset(self, _: str) -> None:
        self.take_back(self.match.undo_limit)

    def take_back(self, decisions: int) -> None:
        """Undo to a decision; the match allows it within the turn, back to the last thing revealed."""
        if self.match.undo_limit == self.match.decisions:
            raise refusal("table-no-undo")
        self.match.undo_to(decisions)
        self.events_shown[self.facing] = min(self.events_shown[self.facing], len(self.match.event_log))
        self.drawn = None
        self.screen.line(self.say("table-undone", count=self.match.decisions - self.match.undo_limit))

    def save(self, name: str) -> None:
        path = Path(name).expanduser() if name else self.save_to
        if path is None:
            raise refusal("table-save-name")
        if path != self.save_to and path.exists():
            raise refusal("table-save-taken", file=str(path))
        record = full_record(self.match)
        write(path, json.dumps(record, indent=1) + "\n" if path.suffix == ".json" else to_text(record))
        self.save_to = path
        self.screen.line(self.say("table-saved", file=str(path)))

    def help(self, _: str) -> None:
        self.screen.help(self.commands)

    def quit(self, _: str) -> None:
        raise Quit

    # -- the end
    def end(self) -> None:
        self.show_events()
        self.show_board()
        outcome = self.match.outcome
        assert outcome is not None
        self.screen.result(self.match.box, self.match.names, outcome)
        self.save_at_end()

    def leave(self) -> None:
        self.screen.line()
        self.save_at_end()
        self.screen.line(self.say("table-left"))

    def save_at_end(self) -> None:
        """Save to the chosen file; without one, ask at a terminal."""
        if self.save_to is not None:
            self.save("")
            return
        while self.line_reader.at_terminal:
            try:
                name = self.line_reader.ask(self.say("table-offer-save") + " ")
                if name:
                    self.save(name)
                return
            except TinderboxError as problem:
                self.screen.line(self.say.error(problem), "yellow")
            except (EOFError, KeyboardInterrupt):
                return
