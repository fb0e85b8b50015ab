"""Standard streams of any encoding, closed or full: characters that a console lacks are replaced by similar ones."""

from __future__ import annotations

import codecs
import os
import sys
import unicodedata
from contextlib import suppress

HANDLER = "tumblestar.similar"
"""The name of the error handler for `codecs`."""
RUSSIAN = dict(
    zip(
        "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
        "a b v g d e yo zh z i y k l m n o p r s t u f kh ts ch sh shch \" y ' e yu ya".split(),
        strict=True,
    )
)
"""Latin letters for Russian ones, as passports have them and with marks for the signs."""
SIMILAR = {
    **RUSSIAN,
    **{letter.upper(): latin.capitalize() for letter, latin in RUSSIAN.items()},
    "−": "-", "–": "-", "—": "-", "’": "'", "‘": "'", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "◆": "o",
    "·": ".", "×": "x", "★": "*", "●": "@", "■": "[]", "▲": "^", "✶": "*", "✹": "#", "∟": "L", "¡": "!", "¿": "?",
    "œ": "oe", "Œ": "OE", "æ": "ae", "Æ": "AE", "ø": "oe", "Ø": "OE", "ß": "ss", "±": "+/-",
}  # fmt: skip
"""Replacements by other shapes. All others are found by Unicode decomposition, as a space for a narrow one."""


def prepare() -> None:
    """Prepares the standard streams."""
    _stand_in_for_closed()
    codecs.register_error(HANDLER, _replace)
    if hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(errors="replace")  # pyright: ignore[reportUnknownMemberType, reportAttributeAccessIssue]
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # not where a program or a test has put another object in its place
            stream.reconfigure(errors=HANDLER)  # pyright: ignore[reportUnknownMemberType, reportAttributeAccessIssue]


def _stand_in_for_closed() -> None:
    """Opens what was closed, so that no other file gets its number: to read and print fails, errors are lost."""
    streams = (("stdin", "r", os.O_WRONLY), ("stdout", "w", os.O_RDONLY), ("stderr", "w", os.O_WRONLY))
    for number, (name, mode, opened_for) in enumerate(streams):
        if getattr(sys, name) is None:
            os.open(os.devnull, opened_for)
            setattr(sys, name, os.fdopen(number, mode, encoding="utf-8"))


def silence() -> None:
    """Sends what is still to be printed nowhere, so that it does not fail once more at exit."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError):
            os.dup2(nowhere, stream.fileno())


def _replace(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = error.object[error.start : error.end]
    return "".join(_similar(character, error.encoding) for character in text), error.end


def _similar(character: str, encoding: str) -> str:
    """The first replacement that the encoding has."""
    plain = "".join(each for each in unicodedata.normalize("NFKD", character) if not unicodedata.combining(each))
    return next(text for text in (SIMILAR.get(character, plain), plain, "?") if _has(encoding, text))


def _has(encoding: str, text: str) -> bool:
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True
