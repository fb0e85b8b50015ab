"""The messages of the pages: complete in every language, and existing for every use."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from tests.marks import rest_slow
from tumblestar import app as server
from tumblestar.words import LANGUAGES, has
from tumblestar.words.languages import word_files, words_text

ROOT = Path(server.__file__).parents[1]


@cache
def parsed(lang: str) -> list[ast.EntryType]:
    """The entries of all files of the app in a language; to parse them takes half a second."""
    return parse(words_text(lang, "")).body


@cache
def messages(lang: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in parsed(lang) if isinstance(entry, ast.Message)}


def variables(message: ast.Message) -> set[str]:
    names: set[str] = set()

    def look(node: object) -> None:
        if isinstance(node, ast.VariableReference):
            names.add(node.id.name)
        for value in vars(node).values() if isinstance(node, ast.BaseNode) else ():
            for part in value if isinstance(value, list) else [value]:
                look(part)

    look(message)
    return names


def keys_by_file(lang: str) -> dict[str, list[str]]:
    """The keys of each file of the app in a language, in the order of the file."""
    return {file.name: re.findall(r"(?m)^([a-z][\w-]*) =", file.read_text("utf-8")) for file in word_files(lang, "")}


@pytest.mark.parametrize("lang", rest_slow(LANGUAGES, 2))
def test_every_language_says_the_same_things(lang: str) -> None:
    """In the same files and order, so that a translator reads two files side by side. A key stands in one file only."""
    assert keys_by_file(lang) == keys_by_file("en")
    assert not any(isinstance(entry, ast.Junk) for entry in parsed(lang))
    assert messages(lang).keys() == messages("en").keys()
    assert sum(map(len, keys_by_file(lang).values())) == len(messages(lang))  # none twice
    for key, message in messages(lang).items():
        assert variables(message) == variables(messages("en")[key]), key


def test_every_message_has_words() -> None:
    """Keys written out in the code; those put together from parts are met by the tests of the pages."""
    said: set[str] = set()
    for path in ROOT.rglob("*.py"):
        if {"games", "new_game"} & set(path.parts):  # which have words of their own
            continue
        code = path.read_text(encoding="utf-8")
        said |= set(re.findall(r"""(?:say|voice|plain|Phrase)\(\s*["']([a-z][\w-]+)["']""", code))
    assert len(said) > 100
    missing = {key for key in said - set(LANGUAGES) if not key.endswith("-") and not has(key, "twisty")}
    assert missing == set()
