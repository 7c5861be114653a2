"""Settings of the documentation site. `make docs` builds it into .make/docs."""

import re
import sys
from pathlib import Path

from sphinx.application import Sphinx

DOCS = Path(__file__).resolve().parent
ROOT = DOCS.parent
# The sources come before an installed wheel: compiled modules have no annotations for autodoc to read.
sys.path[:0] = [str(ROOT / "src"), str(DOCS)]

from tinderbox.build_mode import VERSION  # noqa: E402

project = "Tinderbox"
author = "The Tinderbox authors"
copyright = author
version = release = VERSION

extensions = ["myst_parser", "sphinx.ext.autodoc", "rules_directive", "modules_directive"]
exclude_patterns = ["_static"]
html_theme = "furo"
html_title = f"Tinderbox {VERSION}"
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_favicon = "../web/public/icon.svg"
html_show_copyright = False
html_theme_options = {"sidebar_hide_name": False}

myst_enable_extensions = ["attrs_block", "colon_fence", "deflist"]
myst_heading_anchors = 3
suppress_warnings = ["myst.xref_missing"]  # links to files outside docs/ are checked by tests/docs

default_role = "code"
autodoc_inherit_docstrings = False
autodoc_typehints = "signature"
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True, "undoc-members": True, "show-inheritance": True}
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 100

SPECIAL = re.compile(r"([*|\\])|(?<=\w)_(?!\w)")


def plain_text(app: Sphinx, what: str, name: str, thing: object, options: object, lines: list[str]) -> None:
    """Docstrings are plain text with `code` in single backticks: escape what reStructuredText would read as markup."""
    parts = "\n".join(lines).split("`")
    if len(parts) % 2:  # every backtick has its partner
        parts[::2] = [SPECIAL.sub(lambda found: "\\" + found[0], part) for part in parts[::2]]
        parts[1::2] = [part.strip() for part in parts[1::2]]
        lines[:] = "``".join(parts).split("\n")


def setup(app: Sphinx) -> None:
    app.connect("autodoc-process-docstring", plain_text)
