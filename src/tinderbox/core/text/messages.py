"""Messages: Fluent catalogues in three languages for each package.

A message is an id with arguments; it becomes a sentence only when somebody reads it, in that reader's language.
Catalogues are `catalogues/<language>/*.ftl` in the package that uses them.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Final, Literal, get_args

from fluent.syntax.ast import Resource

from tinderbox.core.text.fluent import Argument as Argument, Bundle, FormatError, parse

Language = Literal["en", "de", "fr"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
CORE: Final = "tinderbox.core"


class UnknownMessage(KeyError):
    """No catalogue has this id: a bug."""


@dataclass(frozen=True)
class Message:
    """An id in a package's catalogue and its arguments."""

    id: str
    args: Mapping[str, Argument] = field(default_factory=dict)
    package: str = CORE

    def text(self, language: Language = "en") -> str:
        return catalogue(self.package).text(language, self.id, self.args)

    def __str__(self) -> str:
        return self.text()


class Catalogue:
    """The messages of a package in all languages; those of the core are the fallback."""

    def __init__(self, package: str) -> None:
        self.package = package

    def text(self, language: Language, id: str, args: Mapping[str, Argument] | None = None) -> str:
        """The sentence in this language; `id.attribute` names an attribute of a message."""
        try:
            return bundle(self.package, language).format(id, {} if args is None else args)
        except FormatError as problem:
            raise UnknownMessage(f"{self.package}: {language}: {id}: {problem}") from None

    def has(self, language: Language, id: str) -> bool:
        return id in bundle(self.package, language).messages


def sources(package: str, language: Language) -> dict[str, str]:
    """File name to text of every catalogue of a package in a language, in a fixed order."""
    folder = files(package) / "catalogues" / language
    if not folder.is_dir():
        return {}
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".ftl"))
    return {name: (folder / name).read_text(encoding="utf-8") for name in names}


@cache
def resources(package: str, language: Language) -> tuple[Resource, ...]:
    return tuple(parse(text) for text in sources(package, language).values())


@cache
def bundle(package: str, language: Language) -> Bundle:
    """The messages of a package and of the core in one language, parsed when they are first needed."""
    packages = dict.fromkeys((CORE, package))
    return Bundle(language, [resource for name in packages for resource in resources(name, language)])


@cache
def catalogue(package: str = CORE) -> Catalogue:
    return Catalogue(package)
