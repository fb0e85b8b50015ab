"""Messages as they are written in the Fluent files, for checks of the words."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import NamedTuple

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from tumblestar.words.fluent_compiler import YOU
from tumblestar.words.languages import words_text


class Source(NamedTuple):
    """A message as it is written: its words of two letters and more outside variables, and its variables."""

    text: str
    variables: frozenset[str]
    touching: frozenset[str]
    """The variables that a word stands beside where they have no variant `[you]`: there the reader does not fit."""

    def is_copy_of(self, other: Source) -> bool:
        """Whether its words are those of another message; one without words is nobody's copy."""
        return bool(self.text) and self.text == other.text


class _Reader(Visitor):
    """Reads one message: its text, its variables, the messages that it refers to, and what words touch."""

    def __init__(self) -> None:
        self.text, self.names, self.inner = "", set[str](), list[str]()
        self.touching, self._chosen_by, self._is_of_reader = set[str](), list[str](), False

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - named by fluent.syntax
        self.text += node.value

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.visit(node.selector)
        of_reader = [case for case in node.variants if isinstance(case.key, ast.Identifier) and case.key.name == YOU]
        chosen_by = node.selector.id.name if of_reader and isinstance(node.selector, ast.VariableReference) else ""
        self._chosen_by.append(chosen_by)
        for variant in node.variants:
            outside, self._is_of_reader = self._is_of_reader, self._is_of_reader or variant in of_reader
            self.visit(variant)
            self._is_of_reader = outside
        self._chosen_by.pop()

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        parts = [part.value if isinstance(part, ast.TextElement) else "" for part in node.elements]
        for part, before, after in zip(node.elements, ["", *parts], [*parts[1:], ""], strict=False):
            variable = part.expression if isinstance(part, ast.Placeable) else None
            beside = re.search(r"[\w’]\s*$", before) or re.match(r"\s*[\w’]", after)
            if isinstance(variable, ast.VariableReference) and beside and not self._is_of_reader:
                self.touching |= {variable.id.name}.difference(self._chosen_by)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.inner.append(node.id.name)


def messages(lang: str, game: str) -> Mapping[str, Source]:
    """The messages of a game, or of the app, as they are written in a language. Raises FileNotFoundError."""
    return _messages(words_text(lang, game))


@lru_cache(maxsize=64)  # to parse the words of the app takes up to half a second
def _messages(text: str) -> Mapping[str, Source]:
    read: dict[str, _Reader] = {}
    for entry in parse(text).body:
        if isinstance(entry, ast.Message):
            read[entry.id.name] = _Reader()
            read[entry.id.name].visit(entry.value)

    def below(key: str, of: Callable[[_Reader], set[str]]) -> frozenset[str]:
        return frozenset(of(read[key]).union(*(below(other, of) for other in read[key].inner)))

    return {
        key: Source(
            " ".join(re.findall(r"[^\W\d_]{2,}", reader.text)),
            below(key, lambda message: message.names),
            below(key, lambda message: message.touching),
        )
        for key, reader in read.items()
    }
