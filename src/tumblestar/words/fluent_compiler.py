"""Compiles Fluent patterns to plain functions: the same text as the library's interpreter, in a tenth of the time.

The library looks for cycles, counts parts and collects errors each time it formats a pattern. Our patterns stand in our
own files, and a page formats a dozen with every action. Patterns that are not compiled here are left to the library.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from babel import Locale
from fluent.runtime import FluentBundle, resolver
from fluent.runtime.resolver import BaseResolver
from fluent.runtime.types import FluentFloat
from fluent.runtime.utils import native_to_fluent

MINUS = "−"
YOU = "you"
"""The key of the variant that a message has for the reader: `{ $seat -> [you] You take *[other] { $seat } takes }`."""


@dataclass(frozen=True, slots=True)
class You:
    """The value of a variable that means the reader, alone or in a list with others; it equals no text of a person."""

    text: str
    """The words in the middle of a sentence, such as "you" or "Ada and you"."""

    @property
    def first(self) -> str:
        """The words at the beginning of a sentence."""
        return self.text[:1].upper() + self.text[1:]


class Figure(FluentFloat):
    """A number as NUMBER writes it, with a minus sign: a screen reader may leave out a hyphen.

    Numbers that nothing formats, as those that somebody typed, keep theirs.
    """

    def format(self, locale: Locale) -> str:
        """The text of the number in a language."""
        return super().format(locale).replace("-", MINUS)


Values = Mapping[str, str | int | float | You]
Saying = Callable[[Values], str]
"""Gives the text for the values of the variables. Raises KeyError for a variable without one."""


class _Unknown(Exception):
    """A kind of node that is left to the library."""


def saying(bundle: FluentBundle, pattern: BaseResolver) -> Saying | None:
    """A pattern of a bundle as a function, or None where that is left to the library."""
    try:
        part = _part(bundle, pattern)
    except (_Unknown, LookupError):
        return None
    return (lambda values: part) if isinstance(part, str) else part


def _part(bundle: FluentBundle, node: BaseResolver, is_first: bool = True) -> str | Saying:
    """A node as text, if it is always the same, or as a function; `is_first` if it begins the text of the message."""
    match node:
        case resolver.TextElement():
            return node.value
        case resolver.StringLiteral():
            return node.parse()["value"]
        case resolver.Pattern():
            return _joined([_part(bundle, element, is_first and not i) for i, element in enumerate(node.elements)])
        case resolver.Placeable() | resolver.NeverIsolatingPlaceable():
            return _part(bundle, node.expression, is_first)
        case resolver.MessageReference():
            entry = bundle.get_message(node.id.name)
            pattern = entry.attributes[node.attribute.name] if node.attribute else entry.value
            return _part(bundle, pattern, is_first) if pattern else ""
        case resolver.VariableReference():
            return _shown(bundle, node.id.name, is_first)
        case resolver.FunctionReference(
            arguments=resolver.CallArguments(positional=[resolver.VariableReference() as of])
        ):
            return _figure(bundle, of.id.name, node)
        case resolver.SelectExpression(selector=resolver.VariableReference() as selector):
            return _chosen(bundle, selector.id.name, node.variants, is_first)
        case _:
            raise _Unknown


def _joined(parts: list[str | Saying]) -> str | Saying:
    if all(isinstance(part, str) for part in parts):
        return "".join(part for part in parts if isinstance(part, str))
    if len(parts) == 1:
        return parts[0]
    return lambda values: "".join([part if isinstance(part, str) else part(values) for part in parts])


def _shown(bundle: FluentBundle, name: str, is_first: bool) -> Saying:
    """A variable: text as it is, a number as the language writes it, the reader with a capital at the beginning."""
    locale = Locale.parse(bundle.locales[0])

    @lru_cache(maxsize=1024, typed=True)
    def number(value: float) -> str:
        return native_to_fluent(value).format(locale)

    def show(values: Values) -> str:
        value = values[name]
        if isinstance(value, You):
            return value.first if is_first else value.text
        return value if isinstance(value, str) else number(value)

    return show


def _figure(bundle: FluentBundle, name: str, call: resolver.FunctionReference) -> Saying:
    """A number as NUMBER, the one function that our files call, writes it."""
    locale = Locale.parse(bundle.locales[0])
    options = {option.name.name: getattr(option.value, "value", None) for option in call.arguments.named}

    @lru_cache(maxsize=1024, typed=True)
    def text(figure: float) -> str:
        return Figure(figure, **options).format(locale)

    return lambda values: text(values[name])


def _chosen(bundle: FluentBundle, name: str, nodes: Sequence[resolver.Variant], is_first: bool) -> Saying:
    """The first variant whose key is what the variable is: its text or its number, or the form of number it takes.

    The variant `[you]` is for the reader only, not for a person who is called so.
    """
    variants: list[tuple[str | float, str | Saying]] = []
    default: str | Saying = ""
    for variant in nodes:
        key, part = variant.key, _part(bundle, variant.value, is_first)
        variants.append((float(key.value) if isinstance(key, resolver.NumberLiteral) else key.name, part))
        if variant.default:
            default = part
    plural_form = Locale.parse(bundle.locales[0]).plural_form
    by_text = {key: part for key, part in reversed(variants) if isinstance(key, str)}
    of_reader = by_text.pop(YOU, default)

    @lru_cache(maxsize=1024)
    def by_number(value: float) -> str | Saying:
        form = plural_form(value)
        return next((part for key, part in variants if key == (form if isinstance(key, str) else value)), default)

    def choose(values: Values) -> str:
        value = values[name]
        if isinstance(value, You):
            part = of_reader
        else:
            part = by_text.get(value, default) if isinstance(value, str) else by_number(value)
        return part if isinstance(part, str) else part(values)

    return choose
