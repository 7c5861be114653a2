"""What is shown in the terminal: the board, events, legal actions, reasons why an action is illegal."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from tinderbox.cli.language import Translator
from tinderbox.cli.terminal.choices import Choices, Group
from tinderbox.cli.terminal.wrapping import Prose
from tinderbox.core.box import Box, Outcome
from tinderbox.core.errors import Reason
from tinderbox.core.text.rulebook import Block, Item, Rulebook

FEW: Final = 8
# Longer lines are hard to read, however wide the terminal is.
READABLE: Final = 92


class Screen:
    """Prints in the reader's language and in the terminal's width."""

    def __init__(self, say: Translator, console: Console) -> None:
        self.say = say
        self.console = console

    def line(self, words: str = "", style: str = "") -> None:
        self.block(Prose(words, style=style))

    def clear(self) -> None:
        self.console.clear()

    def question(self, question: str, answers: Sequence[str] = ()) -> None:
        """A question of the start menu."""
        self.line()
        self.line(question, "bold")
        for number, answer in enumerate(answers, 1):
            self.block(Prose.assemble((str(number), "cyan"), f" {answer}"), indent=2, hang=2)

    def help(self, commands: Iterable[str]) -> None:
        """The commands that can be typed."""
        self.line(self.say("table-help"))
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(style="cyan", no_wrap=True)
        grid.add_column()
        for command in commands:
            grid.add_row(Text(self.say(f"order-{command}.form")), Prose(self.say(f"order-{command}")))
        self.console.print(Padding(grid, (0, 0, 0, 2)))

    def heading(self, words: str) -> None:
        self.console.print(Rule(Text(words, style="bold"), align="left", style="dim"))

    def block(self, words: str | Text, indent: int = 0, hang: int = 0) -> None:
        """Print wrapped text; `hang` indents all lines after the first further."""
        self.lines(self.wrapped(Prose(words) if isinstance(words, str) else words, indent, hang))

    def wrapped(self, text: Text, indent: int, hang: int, most: int | None = None) -> list[Text]:
        width = min(self.console.width, most or self.console.width)
        lines = list(text.wrap(self.console, max(20, width - indent - hang)))
        for line in lines:
            line.rstrip()
        return [Text(" " * (indent + (hang if place else 0))) + line for place, line in enumerate(lines)]

    def lines(self, lines: Iterable[Text]) -> None:
        """Print lines unchanged; the terminal wraps long ones."""
        self.console.print(Text("\n").join(lines), soft_wrap=True)

    def board(self, text: str, before: Collection[str] = ()) -> None:
        """Print a board with changed lines in bold; a narrow terminal wraps them with an indent."""
        lines: list[Text] = []
        for line in text.splitlines():
            words = line.lstrip()
            style = "bold" if before and line not in before else ""
            if len(line) > self.console.width and self.console.is_terminal:
                lines += self.wrapped(Prose(words, style), min(len(line) - len(words), self.console.width // 4), 2)
            else:
                lines.append(Text(line, style))
        self.lines(lines)

    def events(self, sentences: Iterable[str]) -> None:
        for sentence in sentences:
            self.block(f"· {sentence}", indent=2, hang=2)

    def choices(self, box: Box, choices: Choices) -> None:
        for group in choices.groups:
            if group.folded:
                words = self.say("table-folded", count=len(group.actions), verb=group.verb)
                numbers = f"{group.first}–{group.last}"
                self.block(Prose.assemble((numbers, "cyan"), " ", (group.verb, "bold"), f"  {words}"), indent=2)
            else:
                self.group(box, group)

    def group(self, box: Box, group: Group) -> None:
        """Print all actions of a verb with their numbers; a small group also with labels."""
        numbered = list(enumerate(group.actions, group.first))
        if len(numbered) <= FEW:
            for number, action in numbered:
                label = box.label(action, self.say.language)
                self.block(Prose.assemble((str(number), "cyan"), " ", (str(action), "bold"), f"  {label}"), indent=2)
            return
        self.line(f"  {group.verb}", "bold")
        entries = [Prose.assemble((str(number), "cyan"), " ", " ".join(action.args)) for number, action in numbered]
        self.columns(entries, indent=4)

    def columns(self, entries: Sequence[Text], indent: int) -> None:
        """Print entries in columns, ordered downwards."""
        width = max(len(entry) for entry in entries) + 3
        across = max(1, (self.console.width - indent + 2) // width)
        down = -(-len(entries) // across)
        rows = [Text(" " * indent) for _ in range(down)]
        for place, entry in enumerate(entries):
            row = rows[place % down]
            row.append(" " * (indent + place // down * width - len(row))).append_text(entry)
        self.lines(rows)

    def reasons(self, book: Rulebook, heading: str, reasons: Sequence[Reason]) -> None:
        """Print why an action is illegal: each clause with its title and reason."""
        self.line(heading, "yellow")
        for reason in reasons:
            self.block(Prose(f"{reason.clause} {book.title(reason.clause)}", style="bold"), indent=2)
            self.block(reason.message.text(self.say.language), indent=4)

    def clause(self, book: Rulebook, id: str) -> None:
        self.line(f"{id}  {book.title(id)}", "bold")
        self.blocks(book.text(id), indent=4)

    def blocks(self, blocks: Sequence[Block], indent: int = 0) -> None:
        """Print paragraphs and lists of the rules; labelled passages start a new line."""
        before = None
        for block in blocks:
            if before and not (before == "paragraph" and block.shape != "paragraph"):
                self.line()
            for number, item in enumerate(block.items, 1):
                sign = {"paragraph": "", "steps": f"{number}. ", "points": "• "}[block.shape]
                self.lines(self.item(item, sign, indent))
            before = block.shape

    def item(self, item: Item, sign: str, indent: int) -> Iterator[Text]:
        """The lines of a paragraph, or of a list item after its sign."""
        deep, lead = indent + len(sign), Text(" " * indent + sign)
        for passage in item:
            marked = Prose.assemble((passage.label, "bold italic"), " ") if passage.label else Prose()
            for line in self.wrapped(marked.append(passage.text), deep, 2 if passage.label else 0, READABLE):
                yield lead + line[deep:]
                lead = Text(" " * deep)

    def contents(self, book: Rulebook) -> None:
        for section in book.contents():
            self.line(f"{section.id} · {book.heading(section)}", "bold")
            for id in section.clauses:
                self.line(f"    {id:4} {book.title(id)}")

    def result(self, box: Box, names: Sequence[str], outcome: Outcome) -> None:
        """Print the final scores by source, the places, and how ties were broken."""
        self.heading(self.say("table-result"))
        order = sorted(range(box.players), key=lambda seat: (outcome.ranks[seat], seat))
        grid = Grid(box=SIMPLE_HEAD, pad_edge=False, show_footer=True)
        grid.add_column("", self.say("table-points"))
        for seat in order:
            grid.add_column(f"{outcome.ranks[seat]}. {names[seat]}", str(outcome.scores[seat]), justify="right")
        for source in outcome.breakdown[0]:
            points = [str(outcome.breakdown[seat][source]) for seat in order]
            grid.add_row(box.say(self.say.language, message_id("source", source)), *points)
        self.console.print(grid)
        winners = ", ".join(names[seat] for seat in outcome.winners)
        self.line(self.say("table-winners", count=len(outcome.winners), names=winners), "bold")
        if outcome.tie_breaks:
            broken = [box.say(self.say.language, message_id("tie-break", name)) for name in outcome.tie_breaks]
            self.block(self.say("table-tie-breaks", names=", ".join(broken)))


def message_id(kind: str, name: str) -> str:
    """The message id for one of a game's names."""
    return f"{kind}-{name.replace('_', '-')}"
