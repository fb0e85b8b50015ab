"""The names of people at seats: what may stand in one."""

from __future__ import annotations

import re
import unicodedata
from itertools import groupby

from tumblestar.contract.errors import BadOption, check_type
from tumblestar.words import Phrase

LONGEST_NAME = 40
INVISIBLE = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u2d7f\u3164\ufe00-\ufe0d\uffa0\U00016fe4\U0001d159\U000e0100-\U000e01ef]"
)
"""Characters that Unicode counts as printable and that nobody sees: fillers, joiners, selectors, blank patterns."""
MOST_MARKS = 5
"""Accents and other marks that may stand on one character; scripts of today need fewer."""


def clean_name(name: str) -> str:
    """A person's name fit for a record: one line, sane length, visible. Raises BadOption otherwise."""
    name = one_line(name)
    if not is_visible(name):
        raise BadOption(Phrase("bad-name", {"most": LONGEST_NAME}))
    return name


def is_visible(text: str) -> bool:
    """Whether every character of a text can be seen, in its own place: no controls, fillers and piles of accents."""
    marks = [unicodedata.category(char).startswith("M") for char in text]
    highest = max((sum(run) for _, run in groupby(marks)), default=0)
    has_base = not marks or not marks[0]
    return text.isprintable() and not INVISIBLE.search(text) and highest <= MOST_MARKS and has_base


def one_line(name: str) -> str:
    """A name as a record may hold it: an older one may hold what no new name may. Raises BadOption."""
    check_type("name", name, str, "text")
    name = " ".join(name.split())
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise BadOption(Phrase("bad-name", {"most": LONGEST_NAME}))
    return name
