"""A game's Fluent files, for the tests of its words."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from tumblestar.words.languages import LANGUAGES, words_text

ANY_TEXT = ("Anna, Émile",)
MARKS = ("ruling", "review", "reconstruction")


class Names(Visitor):
    """The variables and the messages that one message refers to, and the variables that it decides by or formats."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.decisive: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (named by fluent.syntax)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            self.decisive.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.decisive |= {one.id.name for one in node.arguments.positional if isinstance(one, ast.VariableReference)}
        self.generic_visit(node)


def text(game: str, language: str) -> str:
    """A game's Fluent file with its terms put in place."""
    return words_text(language, game)


def spoken_lines(game: str, language: str) -> list[str]:
    """The lines of a file that are not comments, without the options of numbers, which nobody reads."""
    lines = [line for line in text(game, language).splitlines() if not line.startswith("#")]
    return [re.sub(r"\{ NUMBER\([^)]*\) \}", "0", line) for line in lines]


@cache  # to parse a file takes up to half a second
def parsed(game: str, language: str) -> list[ast.EntryType]:
    """The entries of a game's file."""
    return parse(text(game, language)).body


@cache
def names(game: str, language: str) -> Mapping[str, Names]:
    """What each message refers to."""
    found = {entry.id.name: Names() for entry in parsed(game, language) if isinstance(entry, ast.Message)}
    for entry in parsed(game, language):
        if isinstance(entry, ast.Message):
            found[entry.id.name].visit(entry)
    return found


@cache
def variables(game: str, language: str) -> Mapping[str, set[str]]:
    """The variables of each message, those of the messages it refers to included."""
    found = names(game, language)

    def reach(key: str) -> set[str]:
        return found[key].variables.union(*(reach(other) for other in found[key].messages))

    return {key: reach(key) for key in found}


def check_well_formed(game: str, language: str) -> None:
    """Nothing is unreadable or said twice, and the keys and their variables are those of English."""
    body = parsed(game, language)
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    keys = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert sorted(keys) == sorted(set(keys))
    assert variables(game, language) == variables(game, "en")


@cache
def bundle(game: str, language: str) -> FluentBundle:
    """A game's words, as the library says them."""
    words = FluentBundle([language], use_isolating=False)
    words.add_resource(FluentResource(text(game, language)))
    return words


def sentences(
    game: str, language: str, key: str, samples: Mapping[str, tuple[Any, ...]]
) -> Iterator[tuple[dict[str, Any], str]]:
    """A message said with every sample of its variables, which come in order of their names."""
    decisive = set().union(*(one.decisive for one in names(game, language).values()))
    ordered = sorted(variables(game, language)[key])
    for values in product(*(samples[name] if name in decisive else samples.get(name, ANY_TEXT) for name in ordered)):
        given = dict(zip(ordered, values, strict=True))
        pattern = bundle(game, language).get_message(key).value
        assert pattern is not None, key
        sentence, errors = bundle(game, language).format_pattern(pattern, given)
        assert not errors, (key, values, errors)
        assert isinstance(sentence, str)
        yield given, sentence


def check_sayable(game: str, language: str, samples: Mapping[str, tuple[Any, ...]], telling: tuple[str, ...]) -> None:
    """Every message can be said with every sample; those that differ in a telling variable make another sentence.

    A variable that no message decides by or formats takes any text, and needs no samples of its own.
    """
    for key in variables(game, language):
        said: dict[str, set[tuple[Any, ...]]] = {}
        for given, sentence in sentences(game, language, key, samples):
            values = tuple(given.values())
            assert sentence.strip() == sentence != "", (key, values)
            assert not {"{", "  ", "\n"} & {sentence[i : i + w] for w in (1, 2) for i in range(len(sentence))}, key
            said.setdefault(sentence, set()).add(tuple(value for name, value in given.items() if name in telling))
        for sentence, seen in said.items():
            assert len(seen) == 1, (key, sentence, seen)


def check_punctuation(game: str) -> None:
    """French punctuation keeps to its word, and apostrophes are curly."""
    french = spoken_lines(game, "fr")
    assert [line for line in french if re.search(r"[^\u202f][;!?]|[^\u00a0]:|«[^\u00a0]|[^\u00a0]»", line)] == []
    assert [line for language in LANGUAGES for line in spoken_lines(game, language) if "'" in line] == []


def check_rulebook(page: Path, game: str, prefix: str) -> None:
    """Every statement of the rulebook has its words, each with the marks that it has in the book."""
    book = page.read_text(encoding="utf-8")
    statement = rf"(?:^- |(?<=\. )){prefix}-(\d+)\.(\d+) (.*?)(?=\. {prefix}-\d|$)"  # a line may hold several
    rules = re.findall(statement, book, re.MULTILINE)
    words = variables(game, "en")
    facts = {f"rule-{prefix}-{section}-{n}" for section, n, _ in rules}
    assert facts == {key for key in words if key.startswith(f"rule-{prefix}-")}
    for section, n, rule in rules:
        for mark in MARKS:
            marked = re.search(rf"\([^)]*\b{mark}\b[^)]*\)|: {mark}\b", rule) is not None
            assert marked == (mark in words[f"rule-{prefix}-{section}-{n}"]), (section, n, mark)
