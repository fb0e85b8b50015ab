"""The term base: sentences refer to its terms, and have no other words for them. Puts the references in.

`words/<language>/terms.toml` has for each game and term: `forms`; `also`, the keys of messages in which a form is an
ordinary word with another meaning; `never`, words that are not to be used for it; and, in another language than
English, `without`, the keys of messages that do well without the term though English has it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib.resources.abc import Traversable

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from tumblestar.words.languages import APP, REFERENCE, SOURCE, term_base, terms, word_files

SKIPPED = re.compile(r"<[^>]*>|`[^`]*`|&\w+;|\w+://\S+|--[\w-]+")
"""What is no sentence in a text: tags, code, addresses."""


class Texts(Visitor):
    """The texts of one message by their spans in the source of its file, and its terms."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.spans: list[tuple[int, int]] = []
        self.terms: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - named by fluent.syntax
        assert node.span
        self.spans.append((node.span.start, node.span.end))

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.terms.add(f"-{node.id.name}")


@cache
def written(lang: str, place: str) -> Mapping[str, Texts]:
    """The messages of the app or a game as they are written, with their references."""
    return {
        key: message
        for file in word_files(lang, place)
        for key, message in _messages(file.read_text(encoding="utf-8")).items()
    }


def _messages(source: str) -> dict[str, Texts]:
    """The messages of one file."""
    messages: dict[str, Texts] = {}
    for entry in parse(source).body:
        if isinstance(entry, ast.Message) and entry.value:
            messages[entry.id.name] = Texts(source)
            messages[entry.id.name].visit(entry.value)
    return messages


@cache
def _term_of(lang: str, place: str) -> Mapping[str, str]:
    """The term of each reference."""
    return {
        reference: term
        for term, about in term_base(lang).get(place or APP, {}).items()
        for form in about["forms"]
        for reference in (f"-{term}-{form}", f"-{term[0].upper()}{term[1:]}-{form}")
    }


@cache
def _pattern(lang: str, place: str) -> tuple[re.Pattern[str], Mapping[str, str]] | None:
    """What finds any form of a term, and the first reference for each."""
    by_text: dict[str, str] = {}
    for reference, text in terms(lang, place).items():
        by_text.setdefault(text, reference)
    if not by_text:
        return None
    listed = "|".join(re.escape(text) for text in sorted(by_text, key=len, reverse=True))
    return re.compile(rf"(?<![\w$-])(?:{listed})(?![\w-])"), by_text


def replaced(text: str, lang: str, place: str, leave: Callable[[str], bool]) -> str:
    """A text with references for the forms of terms, but for those terms that are left."""
    found = _pattern(lang, place)
    if not found:
        return text
    pattern, by_text = found

    def refer(match: re.Match[str]) -> str:
        reference = by_text[match[0]]
        return match[0] if leave(_term_of(lang, place)[reference]) else f"{{ {reference} }}"

    made, at = "", 0
    for skipped in SKIPPED.finditer(text):
        made += pattern.sub(refer, text[at : skipped.start()]) + skipped[0]
        at = skipped.end()
    return made + pattern.sub(refer, text[at:])


def refer(lang: str, place: str, file: Traversable) -> tuple[str, int]:
    """A file of the app or a game with references for all forms of terms, and how many were put in."""
    source = file.read_text(encoding="utf-8")
    about = term_base(lang).get(place or APP, {})
    made, at = "", 0
    for key, message in sorted(_messages(source).items(), key=lambda item: item[1].spans[:1]):
        for start, end in sorted(message.spans):
            text = source[start:end]
            made += source[at:start] + replaced(text, lang, place, lambda term, key=key: key in _also(about, term))
            at = end
    made += source[at:]
    return made, len(REFERENCE.findall(made)) - len(REFERENCE.findall(source))


def _also(about: Mapping[str, Mapping[str, object]], term: str) -> tuple[str, ...]:
    listed = about[term].get("also", ())
    assert isinstance(listed, (list, tuple))
    return tuple(listed)


def problems(lang: str, place: str) -> Iterator[str]:
    """Forms without a reference, other words for a term, and terms that English has and the language has not."""
    if not word_files(lang, place):
        return
    about, english = term_base(lang).get(place or APP, {}), term_base(SOURCE).get(place or APP, {})
    for term in english.keys() ^ about.keys():
        yield f"the term {term} is in one of the languages {SOURCE} and {lang} only"
    known = _term_of(lang, place)
    of_english, their_term = written(SOURCE, place), _term_of(SOURCE, place)
    for key, message in written(lang, place).items():
        text = "".join(f" {message.source[start:end]} " for start, end in message.spans)
        marked = replaced(text, lang, place, lambda term, key=key: key in _also(about, term))
        for reference in REFERENCE.findall(marked):
            yield f"{key}: write {{ {reference} }} for “{terms(lang, place)[reference]}”"
        for term, of_term in about.items():
            for word in of_term.get("never", ()):
                if re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", SKIPPED.sub("", text), re.IGNORECASE):
                    yield f"{key}: “{word}” is another word for {term}"
        if lang != SOURCE and key in of_english:
            own = {known[reference] for reference in message.terms}
            wanted = {their_term[reference] for reference in of_english[key].terms}
            for term in sorted(wanted - own):
                if term in about and key not in about[term].get("without", ()):
                    yield f"{key}: has no form of {term}, and English has"
