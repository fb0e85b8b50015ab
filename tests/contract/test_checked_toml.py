"""The one reader of TOML names the file, the line and what was expected."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import pytest

from tumblestar.contract import checked_toml
from tumblestar.contract.errors import Unreadable
from tumblestar.words import LANGUAGES, say
from tumblestar.words.text_input import NoToml, parse_toml, toml_lines

SOURCES = Path(__file__).parents[2] / "src"


class Mark(NamedTuple):
    at: tuple[int, int]
    words: Mapping[str, str] = {}


class Note(NamedTuple):
    say: str
    mark: tuple[Mark, ...] = ()
    share: float = 1.0
    is_last: bool | None = None


class File(NamedTuple):
    note: tuple[Note, ...]


TEXT = """# notes
[[note]]
say = "a"
share = 1
[[note.mark]]
at = [1, 2]
[[note.mark]]
at = [3, 4]
words.first = "b"

[[note]]
say = "c"
is_last = true
mark = [
  { at = [5, 6] },
]
"""


def test_values_are_read_by_their_types() -> None:
    marks = (Mark((1, 2)), Mark((3, 4), {"first": "b"}))
    notes = (Note("a", marks), Note("c", (Mark((5, 6)),), is_last=True))
    assert checked_toml.read("notes.toml", TEXT).fill(File) == File(notes)


def test_entries_of_arrays_of_tables_have_their_lines() -> None:
    lines = toml_lines(TEXT)
    assert {".".join(path): line for path, line in lines.items() if path[-1] in ("say", "at", "first", "2")} == {
        "note.1.say": 3, "note.1.mark.1.at": 6, "note.1.mark.2": 7, "note.1.mark.2.at": 8,
        "note.1.mark.2.words.first": 9, "note.2": 11, "note.2.say": 12,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('say = "c"', "say = 7", "notes.toml, line 12: “note.2.say” cannot be “7”. Give text in quotation marks."),
        ('say = "c"', "", "notes.toml, line 11: “note.2.say” is missing."),
        ('say = "c"', "said = 1", "line 12: there is no entry “note.2.said”. Choose say, mark, share or is_last."),
        ("at = [3, 4]", "at = [3]", "line 8: “note.1.mark.2.at” cannot be “[3]”. Give a list of 2 entries in square"),
        ("at = [3, 4]", "at = [3, true]", "line 8: “note.1.mark.2.at.2” cannot be “true”. Give a whole number."),
        ("share = 1", 'share = "1"', "line 4: “note.1.share” cannot be “1”. Give a number."),
        ("share = 1", "share = true", "line 4: “note.1.share” cannot be “true”. Give a number."),
        ("is_last = true", "is_last = 1", "line 13: “note.2.is_last” cannot be “1”. Give true or false."),
        ("  { at = [5, 6] },", "  3,", "line 14: “note.2.mark.1” cannot be “3”. Give entries under a heading or in"),
        ("words.first", "words.first.deep", "line 9: “note.1.mark.2.words.first” cannot be “{"),
        ("# notes", "note = 3\n# notes", "notes.toml, line 3: this is not TOML."),
    ],
)
def test_what_cannot_be_is_refused_with_the_line_and_what_was_expected(old: str, new: str, says: str) -> None:
    with pytest.raises(Unreadable) as caught:
        checked_toml.read("notes.toml", TEXT.replace(old, new, 1)).fill(File)
    assert says in str(caught.value)
    assert all(
        re.match(rf"notes\.toml, \w+ {caught.value.line}\b", say(lang, caught.value.phrase)) for lang in LANGUAGES
    )


def test_only_one_module_parses_toml() -> None:
    files = [file.name for file in SOURCES.rglob("*.py") if "tomllib" in file.read_text(encoding="utf-8")]
    assert files == ["text_input.py"]
    with pytest.raises(NoToml, match=r"terms\.toml, line 2: this is not TOML"):
        parse_toml("terms.toml", "a = 1\na = 2\n")
