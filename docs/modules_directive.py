"""The directive `modules`: the API of every module of a package, one section each."""

from importlib import import_module
from pkgutil import iter_modules

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective


class Modules(SphinxDirective):
    """```{modules} tinderbox.core match box``` documents the package's modules, not its subpackages.

    Those that are named come first, the others follow in alphabetical order.
    """

    required_arguments = 1
    optional_arguments = 20

    def run(self) -> list[nodes.Node]:
        package = import_module(self.arguments[0])
        first = self.arguments[1:]
        names = sorted(found.name for found in iter_modules(package.__path__) if not found.ispkg)
        names = [*first, *(name for name in names if name not in first)]
        return [self.section(f"{package.__name__}.{name}") for name in names]

    def section(self, module: str) -> nodes.section:
        made = nodes.section("", nodes.title(module, module), ids=[module.replace(".", "-").replace("_", "-")])
        made += self.parse_text_to_nodes(f"```{{eval-rst}}\n.. automodule:: {module}\n```\n")
        return made


def setup(app: Sphinx) -> dict[str, bool]:
    app.add_directive("modules", Modules)
    return {"parallel_read_safe": True}
