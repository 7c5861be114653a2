"""What stands on the screen: the table, what happened, what may be done, what stands against it."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from tinderbox.cli.language import Speech
from tinderbox.cli.terminal.choices import Choices, Group
from tinderbox.cli.terminal.wrapping import Prose
from tinderbox.core.box import Box, Outcome
from tinderbox.core.errors import Reason
from tinderbox.core.text.rulebook import Block, Item, Rulebook

FEW: Final = 8
# Longer lines are hard to read, however wide the terminal is.
READABLE: Final = 92


class Screen:
    """Draws in the reader's language and in the terminal's width."""

    def __init__(self, say: Speech, page: Console) -> None:
        self.say = say
        self.page = page

    def line(self, words: str = "", style: str = "") -> None:
        self.block(Prose(words, style=style))

    def clear(self) -> None:
        self.page.clear()

    def question(self, question: str, answers: Sequence[str] = ()) -> None:
        """A question of the start menu."""
        self.line()
        self.line(question, "bold")
        for number, answer in enumerate(answers, 1):
            self.block(Prose.assemble((str(number), "cyan"), f" {answer}"), indent=2, hang=2)

    def help(self, orders: Iterable[str]) -> None:
        """What can be typed."""
        self.line(self.say("table-help"))
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(style="cyan", no_wrap=True)
        grid.add_column()
        for order in orders:
            grid.add_row(Text(self.say(f"order-{order}.form")), Prose(self.say(f"order-{order}")))
        self.page.print(Padding(grid, (0, 0, 0, 2)))

    def heading(self, words: str) -> None:
        self.page.print(Rule(Text(words, style="bold"), align="left", style="dim"))

    def block(self, words: str | Text, indent: int = 0, hang: int = 0) -> None:
        """Words wrapped to the width, set in from the left, further from the second line on."""
        self.lines(self.wrapped(Prose(words) if isinstance(words, str) else words, indent, hang))

    def wrapped(self, text: Text, indent: int, hang: int, most: int | None = None) -> list[Text]:
        width = min(self.page.width, most or self.page.width)
        lines = list(text.wrap(self.page, max(20, width - indent - hang)))
        for line in lines:
            line.rstrip()
        return [Text(" " * (indent + (hang if place else 0))) + line for place, line in enumerate(lines)]

    def lines(self, lines: Iterable[Text]) -> None:
        """Lines as they are: whatever is too long goes on in the next line of the terminal, nothing is cut off."""
        self.page.print(Text("\n").join(lines), soft_wrap=True)

    def board(self, text: str, before: Collection[str] = ()) -> None:
        """The board as it was drawn, what has changed since in bold; on a narrower terminal lines go on indented."""
        lines: list[Text] = []
        for line in text.splitlines():
            words = line.lstrip()
            style = "bold" if before and line not in before else ""
            if len(line) > self.page.width and self.page.is_terminal:
                lines += self.wrapped(Prose(words, style), min(len(line) - len(words), self.page.width // 4), 2)
            else:
                lines.append(Text(line, style))
        self.lines(lines)

    def story(self, sentences: Iterable[str]) -> None:
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
        """All actions of a verb with their numbers; a few of them also with what they mean."""
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
        """Entries side by side, to be read downwards."""
        width = max(len(entry) for entry in entries) + 3
        across = max(1, (self.page.width - indent + 2) // width)
        down = -(-len(entries) // across)
        rows = [Text(" " * indent) for _ in range(down)]
        for place, entry in enumerate(entries):
            row = rows[place % down]
            row.append(" " * (indent + place // down * width - len(row))).append_text(entry)
        self.lines(rows)

    def reasons(self, book: Rulebook, heading: str, reasons: Sequence[Reason]) -> None:
        """Why something is not allowed: each clause with its title and what it says here."""
        self.line(heading, "yellow")
        for reason in reasons:
            self.block(Prose(f"{reason.clause} {book.title(reason.clause)}", style="bold"), indent=2)
            self.block(reason.message.text(self.say.language), indent=4)

    def clause(self, book: Rulebook, id: str) -> None:
        self.line(f"{id}  {book.title(id)}", "bold")
        self.blocks(book.text(id), indent=4)

    def blocks(self, blocks: Sequence[Block], indent: int = 0) -> None:
        """Paragraphs and lists of the rules; what is marked has lines of its own."""
        before = None
        for block in blocks:
            if before and not (before == "paragraph" and block.shape != "paragraph"):
                self.line()
            for number, item in enumerate(block.items, 1):
                sign = {"paragraph": "", "steps": f"{number}. ", "points": "• "}[block.shape]
                self.lines(self.item(item, sign, indent))
            before = block.shape

    def item(self, item: Item, sign: str, indent: int) -> Iterator[Text]:
        """The lines of a paragraph, or of a step or point behind its sign."""
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
        """The final account: points by source, places, and how ties were broken."""
        self.heading(self.say("table-result"))
        order = sorted(range(box.players), key=lambda seat: (outcome.ranks[seat], seat))
        grid = Grid(box=SIMPLE_HEAD, pad_edge=False, show_footer=True)
        grid.add_column("", self.say("table-points"))
        for seat in order:
            grid.add_column(f"{outcome.ranks[seat]}. {names[seat]}", str(outcome.scores[seat]), justify="right")
        for source in outcome.breakdown[0]:
            points = [str(outcome.breakdown[seat][source]) for seat in order]
            grid.add_row(box.say(self.say.language, worded("source", source)), *points)
        self.page.print(grid)
        winners = ", ".join(names[seat] for seat in outcome.winners)
        self.line(self.say("table-winners", count=len(outcome.winners), names=winners), "bold")
        if outcome.tie_breaks:
            broken = [box.say(self.say.language, worded("tie-break", name)) for name in outcome.tie_breaks]
            self.block(self.say("table-tie-breaks", names=", ".join(broken)))


def worded(kind: str, name: str) -> str:
    """The id of a game's word for one of its names."""
    return f"{kind}-{name.replace('_', '-')}"
