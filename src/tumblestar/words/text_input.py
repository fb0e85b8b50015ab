"""Text as people and their programs write it: bytes of files, TOML, links as they are pasted, names, typed actions."""

from __future__ import annotations

import codecs
import re
import tomllib
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from itertools import product
from pathlib import Path
from typing import Any
from unicodedata import category
from urllib.parse import quote, unquote_to_bytes

LONGEST_ACTION = 200
"""A typed action longer than this many characters is not looked at further."""
MOST_WORDS = 3
"""Words of a typed action whose capitals are tried one by one; of more, only all or none."""
SIMILAR = {
    **dict.fromkeys("‐‑‒–—―−⁃➖ー˗", "-"),
    **dict.fromkeys("×✕✖╳", "x"),
    **dict.fromkeys("˜∼〜", "~"),
    **dict.fromkeys("∗✱", "*"),
    **dict.fromkeys("∶։", ":"),
    **dict.fromkeys("“”„‟‘’‚‛«»‹›`´′″「」", '"'),
    "。": ".",
}
"""What keyboards and phones put in the place of a character that they lack, or find more beautiful."""
_BOUNDS = " \"'.,;!…"
"""What writing puts around an action."""
_JOINTS = re.compile(r" *([-@:=~*]) *")


def decode(data: bytes) -> str:
    """The text of a file: UTF-8, with or without a byte order mark, or UTF-16 with one. Raises UnicodeDecodeError."""
    is_wide = data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    return data.decode("utf-16" if is_wide else "utf-8-sig")


def read_text(file: Path | Traversable) -> str:
    """The text of a file, its lines ended by newlines alone. Raises OSError, UnicodeDecodeError."""
    return decode(file.read_bytes()).replace("\r\n", "\n")


def composed(text: str) -> str:
    """A text in NFC. Keyboards differ in whether they write é as one character or two."""
    return unicodedata.normalize("NFC", text)


def folded(text: str) -> str:
    """A text as it is compared where capitals make no difference."""
    return composed(text).casefold()


def tidied(text: str) -> str:
    """A typed text in plain characters: no typographic dashes, quotes and spaces, nothing invisible around it."""
    plain = "".join(SIMILAR.get(char, char) for char in text)
    plain = "".join(_plain(char) for char in unicodedata.normalize("NFKC", plain))
    return " ".join(plain.split()).strip(_BOUNDS)


def _plain(char: str) -> str:
    """A figure of any script as an ASCII digit; nothing for a character that only steers the writing."""
    kind = unicodedata.category(char)
    return str(unicodedata.decimal(char)) if kind == "Nd" else "" if kind == "Cf" else SIMILAR.get(char, char)


def matching_key(text: str) -> str:
    """A text of an action as typed ones are compared with it: without spaces and capitals."""
    return "".join(tidied(text).split()).casefold()


def spellings(text: str) -> Iterator[str]:
    """How a typed action may be meant: tidied, and with each of its words in small letters or in capitals."""
    plain = tidied(text[:LONGEST_ACTION])
    for spelling in dict.fromkeys((plain, _JOINTS.sub(r"\1", plain))):
        yield spelling
        parts = re.split(r"([^\W\d_]+)", spelling)
        if len(parts) // 2 > MOST_WORDS:
            yield from (spelling.lower(), spelling.upper())
            continue
        for words in product(*((word.lower(), word.upper()) for word in parts[1::2])):
            parts[1::2] = words
            yield "".join(parts)


# -- names


def meant(typed: object, names: Iterable[str], said: Callable[[str], Iterable[str]] = lambda _: ()) -> str | None:
    """The one name that was meant, or None. Capitals, spaces, hyphens and underscores make no difference.

    `said` gives the words that people read for a name, which count as well.
    """
    names = list(names)
    if not isinstance(typed, str) or typed in names:
        return typed if isinstance(typed, str) else None
    key = _key(typed)
    matches = [name for name in names if _key(name) == key] or [
        name for name in names if key in [_key(words) for words in said(name)]
    ]
    return matches[0] if len(matches) == 1 else None


def _key(text: str) -> str:
    return re.sub(r"[\s_-]", "", tidied(text)).casefold()


# -- pasted links


_BREAKS = "\t\r\n\u00ad\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff"
"""Line breaks and invisible signs that no link holds, wherever they stand."""
_JOINERS = "\u200c\u200d"
"""Invisible signs that stand within words of some languages, which the query of a link may hold."""
_WITHIN = re.compile("|".join(map(re.escape, [*_BREAKS, *map(quote, _BREAKS)])), re.IGNORECASE)
_WITHIN_PATH = re.compile("|".join(map(re.escape, [*_JOINERS, *map(quote, _JOINERS)])), re.IGNORECASE)
_AMPERSAND = re.compile("&(?:amp;|#38;|#x26;)+")
_AROUND = frozenset(".,;:!?()[]{}<>|\"'`*\\ ")
_IN_QUERY = frozenset(".,;:!?*\\|")
"""Signs that our own queries hold percent-encoded, so that in this form they are meant."""
_TEXT = re.compile("(?:^|&)(?:q|name)=[^&]*$")
_NOTATION = re.compile("(?:^|&)(?:start|line)=[^&]*$")
"""Queries whose last field is words of people, which end with any sign, or notation, which may with any of ASCII."""
_ORIGIN = re.compile(r"https?://[^/?#]*", re.IGNORECASE)


def clean_link(text: str) -> str:
    """A link, or the code of one, without quotes, brackets, stops, line breaks and invisible signs of a text round it.

    Text before `http://` or `https://` goes, and what follows after a space. HTML's `&amp;` becomes `&`.
    """
    text = _WITHIN.sub("", _AMPERSAND.sub("&", text.strip()))
    if (match := _ORIGIN.search(text)) and not text.startswith("/"):
        text = text[match.start() :]
    while text and _is_around(text[0]):
        text = text[1:]
    text = re.split(r'[\s<>"]', text, maxsplit=1)[0]
    if origin := _ORIGIN.match(text):
        text = origin[0].lower() + text[origin.end() :]
    path, query = clean_address(*text.partition("?")[::2])
    return f"{path}?{query}" if query else path


def clean_address(path: str, query: str) -> tuple[str, str]:
    """The path and the query of an address, without invisible signs, and without what a text added to their ends."""
    path = _WITHIN_PATH.sub("", _WITHIN.sub("", path))
    query = _WITHIN.sub("", _AMPERSAND.sub("&", query))
    return _without_end(path), _without_end(query, is_query=True)


def path_of(text: str) -> str:
    """The path of a link, or a code alone, without slashes at its end, query and fragment."""
    return re.split(r"[?#]", _ORIGIN.sub("", clean_link(text), count=1), maxsplit=1)[0].rstrip("/")


def _without_end(text: str, *, is_query: bool = False) -> str:
    """A part of a link without the signs of writing at its end, which may be percent-encoded."""
    while text:
        encoded = re.search(r"(?:%[0-9A-Fa-f]{2})+$", text)
        sign = unquote_to_bytes(encoded[0]).decode("utf-8", "replace")[-1] if encoded else text[-1]
        if not _is_around(sign) or (is_query and _is_meant(text, sign, is_encoded=encoded is not None)):
            break
        text = text[: -3 * len(sign.encode()) if encoded else -1]
    return text


def _is_around(sign: str) -> bool:
    """Whether a sign stands round links and never begins or ends one: brackets, stops and quotes of all scripts."""
    return sign in _AROUND or (not sign.isascii() and category(sign)[0] in "PZC")


def _is_meant(text: str, sign: str, *, is_encoded: bool) -> bool:
    """Whether a sign at the end of a query belongs to it: an empty cell of a chart, a protected cube, a star."""
    if is_encoded:
        is_notation = sign.isascii() and _NOTATION.search(text) is not None
        return sign in _IN_QUERY or is_notation or _TEXT.search(text) is not None
    is_empty_cell = re.search(r"(?:[,/]|%2[CF])\.$", text, re.IGNORECASE) is not None
    return is_empty_cell or (sign == "!" and text[-2:-1].isupper()) or sign == "*"


# -- toml text


_HEADER = re.compile(r"\s*(\[\[?)\s*([^\[\]]+?)\s*\]")
_KEY = re.compile(r"""\s*((?:[\w-]+|"[^"]*"|'[^']*')(?:\s*\.\s*(?:[\w-]+|"[^"]*"|'[^']*'))*)\s*=""")

EntryPath = tuple[str, ...]
"""Where an entry is: names of tables, and numbers from 1 in arrays of tables."""


class NoToml(ValueError):
    """A text that is no TOML: the file that it is in, the line, and why, in English."""

    def __init__(self, file: str, line: int, why: str) -> None:
        super().__init__(f"{file}, line {line}: this is not TOML. {why}")
        self.file, self.line, self.why = file, line, why


def parse_toml(file: str, text: str) -> dict[str, Any]:
    """The values of a TOML text, which is named after its file. Raises NoToml."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        at = re.search(r"at line (\d+)", str(error))
        line = int(at[1]) if at else max(1, len(text.splitlines()))
        raise NoToml(file, line, str(error).partition(" (at ")[0]) from error


def packaged_toml(package: str, file: str) -> dict[str, Any]:
    """The values of a TOML file of ours beside a package's modules."""
    return parse_toml(file, resources.files(package).joinpath(file).read_text(encoding="utf-8"))


def toml_lines(text: str) -> dict[EntryPath, int]:
    """The line, from 1, in which each entry of a TOML text begins; entries inside braces share a line."""
    lines: dict[EntryPath, int] = {}
    counts: dict[EntryPath, int] = {}
    header: EntryPath = ()
    for number, line in enumerate(text.splitlines(), 1):
        if match := _HEADER.match(line):
            header = ()
            for name in (names := _split(match[2])):
                header = (*header, name)
                if len(match[1]) == 2 and header[-1] is names[-1]:
                    lines.setdefault(header, number)
                    counts[header] = counts.get(header, 0) + 1
                if header in counts:
                    header = (*header, str(counts[header]))
            lines.setdefault(header, number)
        elif match := _KEY.match(line):
            path = (*header, *_split(match[1]))
            for length in range(len(header) + 1, len(path) + 1):
                lines.setdefault(path[:length], number)
    return lines


def _split(key: str) -> EntryPath:
    return tuple(word.strip().strip("\"'") for word in key.split("."))
