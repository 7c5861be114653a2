"""A game at one terminal: bots and people decide in turn; people can also look, ask, take back, save and leave."""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

from tinderbox.bots.base import Bot, choose_action
from tinderbox.cli.files import write
from tinderbox.cli.language import Speech, refusal
from tinderbox.cli.terminal.choices import Choices
from tinderbox.cli.terminal.input import Asker
from tinderbox.cli.terminal.narration import sentences
from tinderbox.cli.terminal.rulebook import clause_asked
from tinderbox.cli.terminal.screen import Screen
from tinderbox.core.documents.record_text import to_text
from tinderbox.core.documents.records import full_record
from tinderbox.core.errors import IllegalAction, NotationError, Reason, TinderboxError
from tinderbox.core.match import Match
from tinderbox.core.text.rulebook import Rulebook, clauses

LAST_SENTENCES: Final = 20


class Left(Exception):
    """Somebody got up from the table."""


class Table:
    """The match, who sits where, how much of the story each person has been told and which board they saw last."""

    def __init__(self, match: Match, bots: Mapping[int, Bot], screen: Screen, asker: Asker, save: Path | None) -> None:
        self.match: Final = match
        self.bots: Final = bots
        self.screen: Final = screen
        self.say: Final[Speech] = screen.say
        self.asker: Final = asker
        self.book: Final = Rulebook(match.box.package, screen.say.language)
        people = [seat for seat in range(match.box.players) if seat not in bots]
        self.told: Final = dict.fromkeys(people, 0)
        self.seen: Final[dict[int, frozenset[str]]] = dict.fromkeys(people, frozenset())
        self.alone: Final = len(people) == 1
        self.facing = people[0]
        self.drawn: tuple[int, int] | None = None
        self.save_to = save
        self.choices = Choices([])
        self.orders: Final[Mapping[str, Callable[[str], None]]] = {
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

    # -- the course of the game
    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        try:
            while not self.match.over:
                self.go_on()
        except (Left, EOFError, KeyboardInterrupt):
            self.leave()
        else:
            self.end()

    def go_on(self) -> None:
        """One decision."""
        seat = self.match.actor
        assert seat is not None
        if seat in self.bots:
            self.match.play(choose_action(self.bots[seat], self.match))
            if self.alone:
                self.tell()
            return
        forced = self.match.box.forced(self.match.state)
        if self.alone and forced is not None:
            self.match.play(forced)
            return
        if seat != self.facing:
            self.pass_keyboard(seat)
        self.choices = Choices(self.match.legal())
        self.tell()
        self.draw()
        seq = self.match.seq
        while self.match.seq == seq:
            self.obey(self.asker.ask(self.say("table-ask") + " ", self.offer))

    def pass_keyboard(self, seat: int) -> None:
        """Let the next person sit down before anything that only they may see is shown."""
        if self.asker.at_terminal:
            self.screen.clear()
            self.asker.ask(self.say("table-pass", name=self.match.names[seat]) + " ")
        self.facing = seat
        self.drawn = None

    def tell(self) -> None:
        """What has happened since the person facing the screen was last told."""
        self.screen.story(sentences(self.match, self.facing, self.say.language, self.told[self.facing]))
        self.told[self.facing] = len(self.match.event_log)

    def draw(self) -> None:
        """The board once a turn, what is wanted and what may be done at every decision."""
        if self.drawn != (turn := (int(self.match.state.turn), self.facing)):
            self.drawn = turn
            self.show_board()
        view = self.match.view(self.facing)
        self.screen.line()
        self.screen.line(self.match.box.prompt(view, self.say.language), "bold")
        self.screen.choices(self.match.box, self.choices)

    # -- what is typed
    def obey(self, line: str) -> None:
        """A number, an action, an order or a verb; whatever else gets an answer that helps."""
        action = self.choices.number(line) if line else self.choices.only
        word, _, rest = line.partition(" ")
        if action is not None:
            self.match.play(action)
        elif self.allowed(line):
            self.carry_out(line)
        elif word.lower() in self.orders:
            try:
                self.orders[word.lower()](rest.strip())
            except TinderboxError as problem:
                self.screen.line(self.say.error(problem), "yellow")
        elif (group := self.choices.group(line)) is not None:
            self.screen.group(self.match.box, group)
        elif not line:
            self.screen.choices(self.match.box, self.choices)
        else:
            self.refuse(line)

    def allowed(self, line: str) -> bool:
        """Whether the line stands for something that can be done."""
        try:
            return self.match.is_legal(self.match.typed(line).actions[0].code)
        except (NotationError, IllegalAction):
            return False

    def carry_out(self, line: str) -> None:
        """The actions that a line stands for, and what is to be said about it."""
        typed = self.match.typed(line)
        if typed.note is not None:
            self.screen.line(typed.note.text(self.say.language), "yellow")
        for action in typed.actions:
            self.match.play(action)

    def refuse(self, line: str) -> None:
        try:
            self.carry_out(line)
        except IllegalAction as problem:
            self.screen.reasons(self.book, problem.message.text(self.say.language), problem.reasons)
        except NotationError as problem:
            self.screen.line(self.say.error(problem), "yellow")
            self.screen.line(self.say("table-helps"), "dim")

    def offer(self, begun: str) -> Iterable[str]:
        """What a line begun so may become."""
        word, space, _ = begun.lstrip().partition(" ")
        if space and word == "why":
            return [f"why {action}" for action in self.match.box.actions.texts]
        if space and word == "rules":
            return [f"rules {clause}" for clause in clauses(self.book.package)]
        return [*(str(action) for action in self.choices.numbered), *self.orders]

    # -- orders
    def show_board(self, _: str = "") -> None:
        self.screen.heading(self.say("table-turn", turn=int(self.match.state.turn), name=self.match.names[self.facing]))
        text = self.match.text(self.facing, self.say.language)
        self.screen.board(text, self.seen[self.facing])
        self.seen[self.facing] = frozenset(text.splitlines())

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
            self.screen.clause(self.book, clause_asked(self.book, asked))
        else:
            self.screen.contents(self.book)

    def log(self, asked: str) -> None:
        """The end of the story so far; all of it by `log all`."""
        story = sentences(self.match, self.facing, self.say.language)
        self.screen.story(story if asked == "all" else story[-LAST_SENTENCES:])

    def undo(self, _: str) -> None:
        self.take_back(self.match.seq - 1)

    def reset(self, _: str) -> None:
        self.take_back(self.match.undo_limit)

    def take_back(self, seq: int) -> None:
        """Within the own turn and not beyond what has been revealed: the match knows how far."""
        if self.match.undo_limit == self.match.seq:
            raise refusal("table-no-undo")
        self.match.undo_to(seq)
        self.told[self.facing] = min(self.told[self.facing], len(self.match.event_log))
        self.drawn = None
        self.screen.line(self.say("table-undone", count=self.match.seq - self.match.undo_limit))

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
        self.screen.help(self.orders)

    def quit(self, _: str) -> None:
        raise Left

    # -- the end
    def end(self) -> None:
        self.tell()
        self.show_board()
        outcome = self.match.outcome
        assert outcome is not None
        self.screen.result(self.match.box, self.match.names, outcome)
        self.keep()

    def leave(self) -> None:
        self.screen.line()
        self.keep()
        self.screen.line(self.say("table-left"))

    def keep(self) -> None:
        """Save where that was asked for; at a terminal, offer it."""
        if self.save_to is not None:
            self.save("")
            return
        while self.asker.at_terminal:
            try:
                name = self.asker.ask(self.say("table-offer-save") + " ")
                if name:
                    self.save(name)
                return
            except TinderboxError as problem:
                self.screen.line(self.say.error(problem), "yellow")
            except (EOFError, KeyboardInterrupt):
                return
