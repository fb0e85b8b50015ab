"""Text as people and their programs write it: the bytes of their files, what is compared, and typed actions."""

from __future__ import annotations

import codecs
import re
import unicodedata
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from itertools import product
from pathlib import Path

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
    for one in dict.fromkeys((plain, _JOINTS.sub(r"\1", plain))):
        yield one
        parts = re.split(r"([^\W\d_]+)", one)
        if len(parts) // 2 > MOST_WORDS:
            yield from (one.lower(), one.upper())
            continue
        for words in product(*((word.lower(), word.upper()) for word in parts[1::2])):
            parts[1::2] = words
            yield "".join(parts)
