"""The directive `rules`: a game's rules, clause by clause, from the catalogue that the program itself shows."""

from typing import Any, ClassVar, get_args

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from tinderbox import game
from tinderbox.core.text.messages import Language
from tinderbox.core.text.rulebook import Block, Item, Rulebook, Section


def language(argument: str | None) -> str:
    return directives.choice(argument, get_args(Language))


class Rules(SphinxDirective):
    """```{rules} great-fire``` with the option `language`, English by default."""

    required_arguments = 1
    option_spec: ClassVar[dict[str, Any]] = {"language": language}

    def run(self) -> list[nodes.Node]:
        rulebook = Rulebook(game(self.arguments[0]).box.package, self.options.get("language", "en"))
        found = [node for block in (*rulebook.intro(), *rulebook.honesty()) for node in drawn(block)]
        return [*found, *(chapter(rulebook, section) for section in rulebook.contents())]


def chapter(rulebook: Rulebook, section: Section) -> nodes.section:
    heading = f"{section.id} · {rulebook.heading(section)}"
    made = nodes.section("", nodes.title(heading, heading), ids=[f"section-{section.id.lower()}"])
    made["names"] = [f"section-{section.id.lower()}"]
    for clause in section.clauses:
        title = f"{clause} · {rulebook.title(clause)}"
        inner = nodes.section("", nodes.title(title, title), ids=[clause.lower()], names=[clause.lower()])
        inner += [node for block in rulebook.text(clause) for node in drawn(block)]
        made += inner
    return made


def drawn(block: Block) -> list[nodes.Node]:
    if block.shape == "paragraph":
        return [paragraph(item) for item in block.items]
    made = nodes.enumerated_list() if block.shape == "steps" else nodes.bullet_list()
    made += [nodes.list_item("", paragraph(item)) for item in block.items]
    return [made]


def paragraph(item: Item) -> nodes.paragraph:
    """One item; what does not stand in the printed rules is marked and set apart."""
    made = nodes.paragraph()
    for passage in item:
        if passage.mark is None:
            made += nodes.Text(passage.text + " ")
        else:
            label = nodes.strong(passage.label, passage.label)
            made += nodes.inline("", "", label, nodes.Text(f" {passage.text} "), classes=["mark", passage.mark])
    return made


def setup(app: Sphinx) -> dict[str, bool]:
    app.add_directive("rules", Rules)
    return {"parallel_read_safe": True}
