"""The shipped shares of three seats between turns in Shizzle, for the default dice and bank (`bench/shizzle_solve.py`).

A share takes two bytes: 0 is none of the win, 65,535 all of it.
"""

from __future__ import annotations

import base64
import hashlib
import logging
import sys
import zlib
from array import array
from functools import cache

from tumblestar.contract.errors import Unreadable
from tumblestar.games.shizzle.parts import BANKS, DIGEST
from tumblestar.games.shizzle.rules import VERSION
from tumblestar.games.shizzle.solver import data_file

log = logging.getLogger(__name__)

TOTAL = BANKS[3]
WHOLE = 65535


def places() -> dict[tuple[int, int, int], int]:
    """Where the scores of three seats, the next to move first, stand in the table."""
    found = [(a, b, c) for a in range(TOTAL) for b in range(TOTAL - a) for c in range(TOTAL - a - b)]
    return {scores: i for i, scores in enumerate(found)}


def low_byte_first(packed: array[int]) -> array[int]:
    """Whole numbers with the low byte first, whatever the machine."""
    if sys.byteorder == "big":
        packed = packed[:]
        packed.byteswap()
    return packed


def read(text: str) -> tuple[array[int], array[int]]:
    """The shares of the next to move and of the one after, by place. Raises Unreadable for another game's."""
    return data_file.read(
        text,
        "python -m bench.shizzle_solve --keep",
        lambda entries: {"rules": VERSION, "data": DIGEST, "bank": TOTAL, "check": checksum(_unpacked(entries))},
        _shares,
    )


def checksum(raw: bytes) -> str:
    """What the data file has as `check`."""
    return hashlib.sha256(raw).hexdigest()[:16]


def _unpacked(entries: data_file.Entries) -> bytes:
    return zlib.decompress(base64.b85decode(entries["values"]))


def _shares(entries: data_file.Entries) -> tuple[array[int], array[int]]:
    packed = array("H")
    packed.frombytes(_unpacked(entries))
    packed = low_byte_first(packed)
    count = len(places())
    if len(packed) != 2 * count:
        raise KeyError("values")
    return _summed(packed[:count]), _summed(packed[count:])


def _summed(steps: array[int]) -> array[int]:
    shares, before = array("H"), 0
    for step in steps:
        before = (before + step) % (WHOLE + 1)
        shares.append(before)
    return shares


@cache
def _shipped() -> tuple[dict[tuple[int, int, int], int], array[int], array[int]]:
    return places(), *read(data_file.shipped_text("three_seats.json"))


@cache
def is_available() -> bool:
    """Whether the shipped table fits the rules and the dice; if not, the log says why."""
    try:
        return bool(_shipped())
    except Unreadable as fault:
        log.warning("%s", fault)
        return False


def shares(scores: tuple[int, int, int]) -> tuple[float, float, float]:
    """Each seat's share; the scores begin with the seat that moves next, and the bank is not empty.

    Raises Unreadable where the shipped table does not fit the rules or the dice.
    """
    where, first, second = _shipped()
    place = where[scores]
    a, b = first[place] / WHOLE, second[place] / WHOLE
    return a, b, max(0.0, 1.0 - a - b)
