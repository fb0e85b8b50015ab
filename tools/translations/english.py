"""What must hold of the English, by the style guide: the language that all others are translated from.

`excused.toml` lists, for each check, the messages that it does not hold for, each with its reason.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from fluent.syntax import ast

from tools.translations.files import PLACES, bundle, messages, texts
from tools.translations.glossary import SKIPPED
from tumblestar.contract.rulebook import MARKS
from tumblestar.words.languages import SOURCE, word_files
from tumblestar.words.text_input import parse_toml, read_text

EXCUSED = Path(__file__).parent / "excused.toml"
PROGRAMS = {"api", "env", "lab", "security", "storage", "site", "tokens", "console", "record"}
"""The files whose readers write programs or run servers: terms of the code are the right words there."""
CODE_WORDS = re.compile(
    r"(?i)\b(?:events?|salts?|commitments?|evaluators?|win shares?|records?|setup|guests?|watchers?|anew|unasked|"
    r"by chance|take back|everybody)\b"
)
STIFF = re.compile(
    r"(?i)\bexpected(?: is\b|:)|(?<!there )\bis no\b(?! longer| one\b| more\b)|\bwhoever\b|\bsomebody\b|\bone’s\b"
)
OPENERS = re.compile(r"(?:^|[.!] )(?:Who|What|Whoever|Whatever|Those who)\b(?![^.?!]*\?)")
"""Sentences whose subject is a clause, but for questions."""
GUIDES = re.compile(r"rules?-|summary-|tutorial-|example-|game-about|game-tagline")
"""The messages that teach a game."""
STATUS = re.compile(r"status-|list-(?!head)")
MOST_WORDS, MOST_STATUS, SHORT = 22, 60, 3
NAME = "Christopher1"
"""A name of twelve characters, for texts whose values are not known."""
ORDINARY = {
    "allowed": "3, 4 and 5",
    "box": "12 points",
    "cards": "red, blue",
    "count": "3",
    "goal": "20",
    "missions": "two mission names",
    "points": "12",
    "rest": "3 dice",
    "seats": "Ann and Ben",
    "square": "b3",
}
"""Ordinary values by the names of variables."""
_SIGN_OF = rf"\{{\s*\$(?:{'|'.join(MARKS)})\s*\}}"


def problems() -> Iterator[str]:
    """What is against the style guide, and excuses that are not needed."""
    found: dict[str, dict[str, str]] = {}
    for place in PLACES:
        for file in word_files(SOURCE, place):
            for key in re.findall(r"(?m)^([a-z][\w-]*) =", read_text(file)):
                for check, text in _of_message(place, file.name.removesuffix(".ftl"), key):
                    found.setdefault(check, {}).setdefault(f"{place or 'app'}: {key}", text)
    excused = _excused()
    for check in sorted(found.keys() | excused.keys()):
        here, fine = found.get(check, {}), excused.get(check, {})
        yield from (f"{name}: {check}: {here[name]}" for name in sorted(here.keys() - fine.keys()))
        yield from (f"{name}: is excused from {check}, and need not be" for name in sorted(fine.keys() - here.keys()))


@cache
def _excused() -> Mapping[str, Mapping[str, str]]:
    """The reasons of exceptions, by check and message."""
    return parse_toml(EXCUSED.name, read_text(EXCUSED))


def _of_message(place: str, file: str, key: str) -> Iterator[tuple[str, str]]:
    """What is against the guide in a message of a file, each time with the name of the check."""
    message = messages(SOURCE, place)[key]
    said = {text for _, text, _ in texts(SOURCE, place, key)}
    if not message.entry.comment and (STATUS.match(key) or all(len(text.split()) <= SHORT for text in said)):
        yield "comment", "a label or a status line says in a comment what it is and where it stands"
    if (file not in PROGRAMS) and not key.startswith("cli-"):
        yield from (("code-words", text) for text in said if CODE_WORDS.search(_plain(text)))
    yield from (("stiff", text) for text in said if STIFF.search(text))
    if GUIDES.match(key):
        yield from (("openers", text) for text in said if OPENERS.search(text))
    yield from (("sentence", one) for text in said for one in _sentences(text) if _is_long(one))
    if STATUS.match(key):
        yield from (("status", text) for text in _ordinary(place, key) if len(text) > MOST_STATUS)
    if written := re.search(r"\{ ?\$\w*count ?\} [a-z]{3,}s\b", _outside_selects(message.entry)):
        yield "plural", written[0]
    if wrong := re.search(rf"(?:\s|^){_SIGN_OF}|{_SIGN_OF}\s*[.,;:]", message.source):
        yield "mark", wrong[0]


def _plain(text: str) -> str:
    """A text without what is no sentence in it, and what is quoted."""
    return re.sub("“[^”]*”", " ", SKIPPED.sub(" ", text))


def _sentences(text: str) -> list[str]:
    return re.split(r"(?<=[.!?]) |\n", re.sub(r"(?<=[.;,])Ädå", "", _plain(text)))


def _is_long(sentence: str) -> bool:
    """Whether a sentence has too many words, lists of values aside: these have a comma or colon every four words."""
    count = len(sentence.split())
    return count > MOST_WORDS and 4 * len(re.findall(r"[,;:]", sentence)) < count


def _ordinary(place: str, key: str) -> set[str]:
    """The texts of a message with ordinary values: names of twelve letters, numbers below a hundred."""
    found, pattern = set[str](), bundle(SOURCE, place).get_message(key).value
    assert pattern
    for values, _, _ in texts(SOURCE, place, key):
        if not any(isinstance(value, float | int) and value > 99 for value in values.values()):
            named = {name: ORDINARY.get(name, NAME) if value == "Ädå" else value for name, value in values.items()}
            found.add(str(bundle(SOURCE, place).format_pattern(pattern, named)[0]))
    return found


def _outside_selects(entry: ast.Message) -> str:
    """What is written of a message outside of its choices."""
    assert entry.value
    parts = []
    for element in entry.value.elements:
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
        elif isinstance(element.expression, ast.VariableReference):
            parts.append(f"{{ ${element.expression.id.name} }}")
        else:
            parts.append("…")
    return "".join(parts)
