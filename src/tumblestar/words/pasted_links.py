"""Links as they arrive through other programs and by hand: without what writing adds around and within them."""

from __future__ import annotations

import re
from unicodedata import category
from urllib.parse import quote, unquote_to_bytes

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
    if (found := _ORIGIN.search(text)) and not text.startswith("/"):
        text = text[found.start() :]
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
