"""A small Fluent runtime: messages, attributes, variables, references and selectors; no terms, no functions."""

from collections.abc import Iterable, Mapping
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Message,
    MessageReference,
    NumberLiteral,
    Pattern,
    Placeable,
    Resource,
    SelectExpression,
    StringLiteral,
    TextElement,
    VariableReference,
)

Argument = str | int

PARSER: Final = FluentParser(with_spans=False)
SEPARATORS: Final = {"de": str.maketrans(",.", ".,"), "fr": str.maketrans(",.", "\u202f,")}


class FormatError(LookupError):
    """A message that does not exist, a variable without a value, or syntax that is not supported."""


def parse(text: str) -> Resource:
    return PARSER.parse(text)


class Bundle:
    """The messages of one language. If two resources define a message, the first one counts."""

    def __init__(self, language: str, resources: Iterable[Resource]) -> None:
        self.language: Final = language
        self.messages: Final[dict[str, Message]] = {}
        for resource in resources:
            for entry in resource.body:
                if isinstance(entry, Message):
                    self.messages.setdefault(entry.id.name, entry)

    def format(self, id: str, args: Mapping[str, Argument]) -> str:
        """The text of a message, or of one of its attributes (`message.attribute`)."""
        return self.pattern_text(self.pattern(id), args)

    def pattern(self, id: str) -> Pattern:
        name, _, attribute = id.partition(".")
        if (message := self.messages.get(name)) is None:
            raise FormatError(id)
        if not attribute:
            found = message.value
        else:
            found = next((each.value for each in message.attributes if each.id.name == attribute), None)
        if found is None:
            raise FormatError(id)
        return found

    def pattern_text(self, pattern: Pattern, args: Mapping[str, Argument]) -> str:
        return "".join(
            str(element.value) if isinstance(element, TextElement) else self.text(element, args)
            for element in pattern.elements
        )

    def text(self, expression: object, args: Mapping[str, Argument]) -> str:
        match expression:
            case Placeable():
                return self.text(expression.expression, args)
            case VariableReference():
                value = variable(expression, args)
                return value if isinstance(value, str) else number(self.language, value)
            case SelectExpression():
                return self.pattern_text(self.selected(expression, args), args)
            case StringLiteral():
                return str(expression.parse()["value"])
            case MessageReference():
                attribute = f".{expression.attribute.name}" if expression.attribute else ""
                return self.format(expression.id.name + attribute, args)
            case _:
                raise FormatError(type(expression).__name__)

    def selected(self, select: SelectExpression, args: Mapping[str, Argument]) -> Pattern:
        """The first variant whose key is the value or, for a number, its plural category; else the default."""
        if not isinstance(select.selector, VariableReference):
            raise FormatError(type(select.selector).__name__)
        value = variable(select.selector, args)
        keys = (value,) if isinstance(value, str) else (value, plural(self.language, value))
        for variant in select.variants:
            key = variant.key.parse()["value"] if isinstance(variant.key, NumberLiteral) else variant.key.name
            if key in keys:
                return variant.value
        return next(variant.value for variant in select.variants if variant.default)


def variable(reference: VariableReference, args: Mapping[str, Argument]) -> Argument:
    try:
        return args[reference.id.name]
    except KeyError:
        raise FormatError(f"${reference.id.name}") from None


def number(language: str, value: float, digits: int = 0) -> str:
    """A number with the separators of a language."""
    return f"{value:,.{digits}f}".translate(SEPARATORS.get(language, {}))


def plural(language: str, count: int) -> str:
    return "one" if abs(count) == 1 or (count == 0 and language == "fr") else "other"
