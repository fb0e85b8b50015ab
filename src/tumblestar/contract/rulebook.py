"""The rules of a game in words: sections of rules, each with its tag, its marks, and the statements of data files.

The words stand in the game's Fluent files: `rules-TY-3` is a heading, `rule-TY-3-10` the rule TY-3.10, `rule-ours-1` a
ruling of ours; a mark is a variable such as `{$ruling}`. Where data files can be corrected, the game's module
`reference` gives the arguments, the marks and the statements that go with a rule.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

from tumblestar.contract.capabilities import DataStatement
from tumblestar.contract.game import Game
from tumblestar.words import Phrase, keys, say
from tumblestar.words.languages import SOURCE, word_files
from tumblestar.words.text_input import read_text

MARKS = {"ruling": "†", "review": "°", "reconstruction": "‡", "edition": "§"}
"""What a statement is that is not simply the printed rulebook's, with its sign."""
_OPENING = ("rules-intro", "rules-page")
_SIGN = re.compile("( *)\ue000(\\w*)\ue001")


class TextPiece(NamedTuple):
    """A piece of a rule: some text, or the name of a mark."""

    text: str
    mark: str = ""


class Rule(NamedTuple):
    """A rule: its tag (`TY-3.10`, `ours-1`), its words, its marks by variable, and the statements that follow it."""

    tag: str
    phrase: Phrase
    marks: Mapping[str, str]
    statements: tuple[DataStatement, ...] = ()


class Section(NamedTuple):
    """A section of the rules: its name in addresses, its heading, its rules."""

    name: str
    title: Phrase
    entries: list[Rule]


def opening(game: Game) -> list[Rule]:
    """The text before the first section: what the game is about, and how its page works."""
    return [_entry(game, key) for key in _OPENING if key in _rule_keys(game.name)]


def sections(game: Game) -> list[Section]:
    """The sections of a game's rules, in the order of its words. Raises BadData."""
    known = _rule_keys(game.name)
    rule_sections: list[Section] = []
    for heading in known:
        if heading.startswith("rules-") and heading not in _OPENING:
            name = heading.removeprefix("rules-")
            entries = [_entry(game, key) for key in known if key.startswith(f"rule-{name}-")]
            rule_sections.append(Section(name, Phrase(heading, {}, game.name), entries))
    return rule_sections


def pieces(lang: str, entry: Rule) -> list[TextPiece]:
    """A rule in a language, in pieces: text, and marks between."""
    signs = {place: f"\ue000{mark}\ue001" for place, mark in entry.marks.items()}
    phrase = entry.phrase._replace(args={**entry.phrase.args, **signs})
    return _split(say(lang, phrase))


def statement_pieces(lang: str, stated: DataStatement) -> list[TextPiece]:
    """A statement of a data file, in a language: text, and a mark where it is not the book's."""
    mark = _mark(stated.provenance)
    return [TextPiece(say(lang, stated.phrase)), *([TextPiece("", mark)] if mark else [])]


def plain(lang: str, marked: Sequence[TextPiece]) -> str:
    """Pieces where no sign can open its note: marks are words in brackets, before a comma but after a full stop."""
    text = ""
    for piece in marked:
        end = text[-1:] if piece.mark and text[-1:] in ",;:" else ""
        note = f" {in_brackets(lang, piece.mark)}" if piece.mark else piece.text
        text = text.removesuffix(end) + note + end
    return text


def in_brackets(lang: str, mark: str) -> str:
    """The word for a mark, where no sign can open its note."""
    return f"({say(lang, f'mark-{mark}')})"


def marks(lang: str, game: Game) -> list[str]:
    """The marks that stand in a game's rules."""
    rules = [*opening(game), *(rule for section in sections(game) for rule in section.entries)]
    marked = [pieces(lang, rule) for rule in rules]
    marked += [statement_pieces(lang, stated) for rule in rules for stated in rule.statements]
    found = {piece.mark for pieces_of_one in marked for piece in pieces_of_one}
    return [mark for mark in MARKS if mark in found]


def meanings(lang: str, game: Game) -> list[str]:
    """What the marks of a game's rules mean, in words."""
    return [f"{in_brackets(lang, mark)} {say(lang, f'mark-{mark}-means')}" for mark in marks(lang, game)]


def has_words(lang: str, title: Phrase, entry: Rule, words: Sequence[str]) -> bool:
    """Whether a rule, with its tag and its section's title, has all the words, which are folded."""
    if not words:
        return True
    said = [entry.tag, say(lang, title), *(piece.text for piece in pieces(lang, entry))]
    said += [piece.text for stated in entry.statements for piece in statement_pieces(lang, stated)]
    text = fold(" ".join(said))
    return all(word in text for word in words)


def fold(text: str) -> str:
    """A text as searches compare it: in small letters, without accents. `features/rules/rules.js` does the same."""
    plain = "".join(sign for sign in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(sign))
    return plain.replace("œ", "oe").replace("’", "'")


def _split(text: str) -> list[TextPiece]:
    text_pieces: list[TextPiece] = []
    begin = 0
    for sign in _SIGN.finditer(text):
        text_pieces.append(TextPiece(text[begin : sign.start()] + (sign[1] if sign[2] else "")))
        if sign[2]:
            text_pieces.append(TextPiece("", sign[2]))
        begin = sign.end()
    return [piece for piece in (*text_pieces, TextPiece(text[begin:])) if piece != TextPiece("")]


def _entry(game: Game, key: str) -> Rule:
    marks = {mark: mark for mark in MARKS}
    if not game.has_module("reference"):
        return Rule(_tag(key), Phrase(key, {}, game.name), marks)
    reference = game.reference
    marks |= {place: _mark(provenance) for place, provenance in reference.provenances(key).items()}
    return Rule(_tag(key), Phrase(key, reference.arguments(key), game.name), marks, tuple(reference.statements(key)))


def _mark(provenance: str) -> str:
    return provenance if provenance in MARKS else ""


def _tag(key: str) -> str:
    """The rule tag of a message: rule-TY-3-10 is TY-3.10, rule-ours-1 is ours-1."""
    stem = key.removeprefix("rule-")
    return ".".join(stem.rsplit("-", 1)) if stem.count("-") == 2 else stem


@cache
def _rule_keys(name: str) -> list[str]:
    """The messages about rules, in the order of the file."""
    known = keys(SOURCE, name)
    lines = (line for file in word_files(SOURCE, name) for line in read_text(file).splitlines())
    candidates = (line.split(" =")[0] for line in lines if line.startswith(("rule-", "rules-")))
    return [key for key in candidates if key in known]
