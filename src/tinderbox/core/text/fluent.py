"""A small Fluent runtime: messages, attributes, variables, references and selectors; no terms, no functions."""

from collections.abc import Callable, Iterable, Mapping
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
Formatter = Callable[[Mapping[str, Argument]], str]

PARSER: Final = FluentParser(with_spans=False)
SEPARATORS: Final = {"de": str.maketrans(",.", ".,"), "fr": str.maketrans(",.", "\u202f,")}


class FormatError(LookupError):
    """A message that does not exist, a variable without a value, or syntax that is not supported."""


def parse(text: str) -> Resource:
    return PARSER.parse(text)


class Bundle:
    """The messages of one language. If two resources define a message, the first one counts.

    A pattern is compiled to a function when it is first used.
    """

    def __init__(self, language: str, resources: Iterable[Resource]) -> None:
        self.language: Final = language
        self.messages: Final[dict[str, Message]] = {}
        self.formatters: Final[dict[str, Formatter]] = {}
        for resource in resources:
            for entry in resource.body:
                if isinstance(entry, Message):
                    self.messages.setdefault(entry.id.name, entry)

    def format(self, id: str, args: Mapping[str, Argument]) -> str:
        """The text of a message, or of one of its attributes (`message.attribute`)."""
        formatter = self.formatters.get(id)
        if formatter is None:
            formatter = self.formatters[id] = self.compiled(self.pattern(id))
        return formatter(args)

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

    # -- compiling
    def compiled(self, pattern: Pattern) -> Formatter:
        parts = [
            str(element.value) if isinstance(element, TextElement) else self.expression(element)
            for element in pattern.elements
        ]
        if len(parts) == 1:
            only = parts[0]
            return (lambda args: only) if isinstance(only, str) else only
        return lambda args: "".join([part if isinstance(part, str) else part(args) for part in parts])

    def expression(self, expression: object) -> Formatter:
        match expression:
            case Placeable():
                return self.expression(expression.expression)
            case VariableReference():
                return self.variable(expression.id.name)
            case SelectExpression():
                return self.select(expression)
            case StringLiteral():
                literal = str(expression.parse()["value"])
                return lambda args: literal
            case MessageReference():
                attribute = f".{expression.attribute.name}" if expression.attribute else ""
                id = expression.id.name + attribute
                return lambda args: self.format(id, args)
            case _:
                raise FormatError(type(expression).__name__)

    def variable(self, name: str) -> Formatter:
        def text(args: Mapping[str, Argument]) -> str:
            value = argument(name, args)
            return value if isinstance(value, str) else number(self.language, value)

        return text

    def select(self, select: SelectExpression) -> Formatter:
        """The first variant whose key is the value or, for a number, its plural category; else the default."""
        if not isinstance(select.selector, VariableReference):
            raise FormatError(type(select.selector).__name__)
        name = select.selector.id.name
        variants: dict[object, Formatter] = {}
        order: dict[object, int] = {}
        for place, variant in enumerate(select.variants):
            key = variant.key.parse()["value"] if isinstance(variant.key, NumberLiteral) else variant.key.name
            if key not in variants:
                variants[key], order[key] = self.compiled(variant.value), place
            if variant.default:
                default = variants[key]
        last = len(order)

        def text(args: Mapping[str, Argument]) -> str:
            value = argument(name, args)
            if not isinstance(value, str):
                category = plural(self.language, value)
                if order.get(category, last) < order.get(value, last):
                    return variants[category](args)
            return variants.get(value, default)(args)

        return text


def argument(name: str, args: Mapping[str, Argument]) -> Argument:
    try:
        return args[name]
    except KeyError:
        raise FormatError(f"${name}") from None


def number(language: str, value: float, digits: int = 0) -> str:
    """A number with the separators of a language."""
    if digits == 0 and isinstance(value, int) and -1000 < value < 1000:
        return str(value)
    return f"{value:,.{digits}f}".translate(SEPARATORS.get(language, {}))


def plural(language: str, count: int) -> str:
    return "one" if abs(count) == 1 or (count == 0 and language == "fr") else "other"
