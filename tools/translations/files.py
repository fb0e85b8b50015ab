"""Messages of the Fluent files as they are written, and every text that they can become."""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentSerializer, ast, parse
from fluent.syntax.visitor import Visitor

from tumblestar.games import GAMES
from tumblestar.words.fluent_compiler import YOU
from tumblestar.words.languages import SOURCE, word_files, words_text
from tumblestar.words.packages import is_ours

APP = ""
PLACES = (APP, *(name for name in GAMES if is_ours(name)))
"""The app, and the games of this box."""
CATEGORIES = ("zero", "one", "two", "few", "many", "other")
NUMBERS: tuple[float, ...] = (0, 1, 2, 3, 5, 11, 21, 100, 1_000_000, 1.5)
"""Numbers of every plural category of every language here."""
MOST_TEXTS = 400
"""The most combinations of values that are tried of one message; all others are left out evenly."""


class Message:
    """One message as it is written: its key, its source without comment, and the values that its variants ask for."""

    def __init__(self, entry: ast.Message, lang: str) -> None:
        assert entry.value
        self.key, self.entry, self.lang = entry.id.name, entry, lang
        self.source = FluentSerializer().serialize_entry(ast.Message(entry.id, entry.value, entry.attributes))
        self.variables: dict[str, set[str | float]] = {}
        self.selects: list[tuple[str, set[str], str]] = []
        """For each choice by a variable, its name, the keys of the variants, and that of the default."""
        self.messages: set[str] = set()
        _Reader(self).visit(entry.value)

    @property
    def digest(self) -> str:
        """A digest of what is written, which changes with it."""
        return hashlib.sha256(self.source.encode()).hexdigest()[:8]


class _Reader(Visitor):
    def __init__(self, message: Message) -> None:
        self.message = message

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by fluent.syntax
        self.message.variables.setdefault(node.id.name, set())

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        names = _Names()
        self.generic_visit(node)
        names.visit(node.arguments)
        for name in names.found:
            self.message.variables[name].add(0.0)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.message.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.generic_visit(node)
        names = _Names()
        names.visit(node.selector)
        keys = [one.key.name if isinstance(one.key, ast.Identifier) else one.key.value for one in node.variants]
        default = next(key for key, one in zip(keys, node.variants, strict=True) if one.default)
        for name in names.found:
            self.message.selects.append((name, set(keys), default))
            self.message.variables.setdefault(name, set()).update(_value(key) for key in keys)


class _Names(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.append(node.id.name)


def _value(key: str) -> str | float:
    """What a variant's key stands for: a number, or text."""
    try:
        return float(key)
    except ValueError:
        return key


@cache
def parsed(lang: str, place: str) -> ast.Resource:
    """The app or a game with its terms in their places."""
    return parse(words_text(lang, place))


@cache
def messages(lang: str, place: str) -> Mapping[str, Message]:
    """The messages of the app or a game, none if the language has no file of it, with their terms in their places."""
    if not word_files(lang, place):
        return {}
    body = parsed(lang, place).body
    return {entry.id.name: Message(entry, lang) for entry in body if isinstance(entry, ast.Message) and entry.value}


@cache
def junk(lang: str, place: str) -> list[str]:
    """What no Fluent parser understands, and keys that stand twice."""
    body = parsed(lang, place).body
    keys = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    unread = [entry.content.strip().splitlines()[0] for entry in body if isinstance(entry, ast.Junk) and entry.content]
    return unread + sorted({f"{key} stands twice" for key in keys if keys.count(key) > 1})


def missing(lang: str) -> list[str]:
    """The messages that a language lacks, as `place: key`."""
    return [
        f"{place or 'app'}: {key}"
        for place in PLACES
        for key in messages(SOURCE, place)
        if key not in messages(lang, place)
    ]


def values_of(message: Message, others: Mapping[str, Message]) -> dict[str, list[Any]]:
    """The values that tell the variants of a message and of those that it refers to apart, by variable."""
    found: dict[str, set[str | float]] = {name: set(values) for name, values in message.variables.items()}
    for key in message.messages:
        for name, more in values_of(others[key], others).items():
            found.setdefault(name, set()).update(more)
    listed: dict[str, list[Any]] = {}
    for name, values in found.items():
        if any(value in CATEGORIES or isinstance(value, float) for value in values):
            own = [value for value in values if isinstance(value, float)]
            texts = [value for value in values if isinstance(value, str) and value not in (*CATEGORIES, YOU)]
            listed[name] = [*dict.fromkeys([*NUMBERS, *own]), *sorted(texts)]
        else:
            listed[name] = [*sorted(value for value in values if isinstance(value, str) and value != YOU), "Ädå"]
    return listed


@cache
def texts(lang: str, place: str, key: str) -> Sequence[tuple[dict[str, Any], str, list[Exception]]]:
    """Every text of a message: the values of the variables, the text, and what went wrong."""
    known = messages(lang, place)
    listed = values_of(known[key], known)
    count = 1
    for values in listed.values():
        count *= len(values)
    every = itertools.product(*listed.values())
    pattern = bundle(lang, place).get_message(key).value
    assert pattern
    found: list[tuple[dict[str, Any], str, list[Exception]]] = []
    for values in itertools.islice(every, 0, None, count // MOST_TEXTS + 1):
        args = dict(zip(listed, values, strict=True))
        text, errors = bundle(lang, place).format_pattern(pattern, args)
        found.append((args, str(text), errors))
    return found


@cache
def bundle(lang: str, place: str) -> FluentBundle:
    """The messages of the app or a game, to be formatted."""
    made = FluentBundle([lang], use_isolating=False)
    made.add_resource(FluentResource(words_text(lang, place)))
    return made


@cache
def categories(lang: str) -> frozenset[str]:
    """The plural categories that whole numbers have in a language."""
    form = Locale.parse(lang).plural_form
    return frozenset(form(number) for number in range(200))
