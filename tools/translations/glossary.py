"""The term base: a translation has a form of each term that English has, and no language has other words for one.

`words/<language>/terms.toml` has for each game and term: `forms`; `also`, the keys of messages in which a form is an
ordinary word with another meaning; `never`, words that are not to be used for it; and, in another language than
English, `without`, the keys of messages that do well without the term though English has it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from tumblestar.words import languages
from tumblestar.words.languages import APP, SOURCE, word_files
from tumblestar.words.text_input import parse_toml, read_text

SKIPPED = re.compile(r"<[^>]*>|`[^`]*`|&\w+;|\w+://\S+|--[\w-]+")
"""What is no sentence in a text: tags, code, addresses."""


class _Texts(Visitor):
    """The texts of one message, without what stands between braces."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - named by fluent.syntax
        self.found.append(SKIPPED.sub(" ", node.value))


@cache
def written(lang: str, place: str) -> Mapping[str, str]:
    """The texts of the messages of the app or a game."""
    texts: dict[str, str] = {}
    for file in word_files(lang, place):
        for entry in parse(read_text(file)).body:
            if isinstance(entry, ast.Message) and entry.value:
                reader = _Texts()
                reader.visit(entry.value)
                texts[entry.id.name] = " | ".join(reader.found)
    return texts


@cache
def term_base(lang: str) -> Mapping[str, Mapping[str, Mapping[str, Any]]]:
    """The terms in a language, by the name of the game or "app": each with its `forms`, and what else the file says."""
    file = languages.FOLDER.joinpath(lang, "terms.toml")
    return parse_toml(f"{lang}/terms.toml", read_text(file)) if file.is_file() else {}


@cache
def _forms(lang: str, place: str) -> tuple[re.Pattern[str], Mapping[str, frozenset[str]]]:
    """What finds the longest form of any term, and the terms that each form may be of."""
    terms = dict[str, set[str]]()
    for term, about in term_base(lang).get(place or APP, {}).items():
        for form in about["forms"].values():
            for text in (form, form[:1].upper() + form[1:]):
                terms.setdefault(text, set()).add(term)
    listed = "|".join(re.escape(text) for text in sorted(terms, key=len, reverse=True))
    return re.compile(rf"(?<![\w$-])(?:{listed or '(?!)'})(?![\w-])"), {
        text: frozenset(own) for text, own in terms.items()
    }


def terms_in(lang: str, place: str, key: str) -> set[frozenset[str]]:
    """The terms of a message: for each form in it those that it may be of."""
    pattern, terms = _forms(lang, place)
    about = term_base(lang).get(place or APP, {})
    found = {terms[form] for form in pattern.findall(written(lang, place)[key])}
    meant = {frozenset(term for term in own if key not in about[term].get("also", ())) for own in found}
    return meant - {frozenset()}


def problems(lang: str, place: str) -> Iterator[str]:
    """Other words for a term, and terms that English has and the language has not."""
    if not word_files(lang, place):
        return
    about, english = term_base(lang).get(place or APP, {}), term_base(SOURCE).get(place or APP, {})
    for term in english.keys() ^ about.keys():
        yield f"the term {term} is in one of the languages {SOURCE} and {lang} only"
    for key, text in written(lang, place).items():
        for term, of_term in about.items():
            for word in of_term.get("never", ()):
                if re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text, re.IGNORECASE):
                    yield f"{key}: “{word}” is another word for {term}"
        if lang != SOURCE and key in written(SOURCE, place):
            own = {term for terms in terms_in(lang, place, key) for term in terms}
            for wanted in sorted(terms_in(SOURCE, place, key), key=sorted):
                without = any(key in about[term].get("without", ()) for term in wanted if term in about)
                if not wanted & own and wanted & about.keys() and not without:
                    yield f"{key}: has no form of {' or '.join(sorted(wanted))}, and English has"
