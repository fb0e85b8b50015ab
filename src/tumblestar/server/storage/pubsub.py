"""What processes of a house tell each other of what they have written: made here, and read here.

A notice is a JSON list: who tells, then an item for every table with entries or other facts that changed, `[table,
about, rows]` (`about` 1: facts other than entries changed; a row is an entry without its table; null: too much to tell,
look into the database), or what was said, as `["", said]`.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from typing import Any

import orjson

from tumblestar.server.storage.writer import WriteRequest

Hear = Callable[[str, list[Any]], None]
"""Takes in who tells, and an item."""

log = logging.getLogger(__name__)


def notices(me: str, requests: Iterable[WriteRequest], longest: int) -> list[bytes]:
    """What others are told of some pieces of work, in notices of at most so many bytes."""
    tables: dict[str, list[list[Any]]] = {}
    about: set[str] = set()
    items: list[bytes] = []
    for request in requests:
        for row in request.rows:
            tables.setdefault(row[0], []).append(list(row[1:]))
        if request.about:
            about.add(request.about)
        if request.said is not None:
            items.append(orjson.dumps(["", request.said]))
    for table in about - tables.keys():
        tables[table] = []
    for table, rows in tables.items():
        item = orjson.dumps([table, int(table in about), rows])
        items.append(item if len(item) < longest - 100 else orjson.dumps([table, int(table in about), None]))
    made: list[bytes] = []
    text = begun = orjson.dumps([me])[:-1]
    for item in items:
        if len(text) + len(item) + 2 > longest and text != begun:
            made.append(text + b"]")
            text = begun
        text += b"," + item
    return [*made, text + b"]"] if text != begun else made


def take_in(notice: str | bytes, hear: Hear) -> None:
    """Tells `hear` every item of a notice. What it fails with is written down, and keeps no other item back."""
    try:
        who, *items = orjson.loads(notice)
    except ValueError:
        log.warning("something that is no notice was said to the processes of this house")
        return
    for item in items:
        try:
            hear(who, item)
        except Exception:
            log.exception("news of another process could not be taken in")
