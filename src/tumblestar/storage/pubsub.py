"""Notices by which processes that share a database tell each other what they wrote: encoding and decoding.

A notice is a JSON list: the sender's id, then one item for each table with new entries or other changes, `[table,
has_other_changes, rows]` (a row is an entry without its table; null instead of the rows: too many, read the database),
or for a message, `["", message]`.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from typing import Any

import orjson

from tumblestar.storage.writer import WriteRequest

OnItem = Callable[[str, list[Any]], None]
"""Called with the sender's id and an item."""

log = logging.getLogger(__name__)


def encode_notices(sender: str, requests: Iterable[WriteRequest], longest: int) -> list[bytes]:
    """The notices for some requests, each of at most `longest` bytes."""
    tables: dict[str, list[list[Any]]] = {}
    changed: set[str] = set()
    items: list[bytes] = []
    for request in requests:
        for row in request.rows:
            tables.setdefault(row[0], []).append(list(row[1:]))
        if request.changed_table:
            changed.add(request.changed_table)
        if request.message is not None:
            items.append(orjson.dumps(["", request.message]))
    for table in changed - tables.keys():
        tables[table] = []
    for table, rows in tables.items():
        item = orjson.dumps([table, int(table in changed), rows])
        items.append(item if len(item) < longest - 100 else orjson.dumps([table, int(table in changed), None]))
    notices: list[bytes] = []
    notice = start = orjson.dumps([sender])[:-1]
    for item in items:
        if len(notice) + len(item) + 2 > longest and notice != start:
            notices.append(notice + b"]")
            notice = start
        notice += b"," + item
    return [*notices, notice + b"]"] if notice != start else notices


def dispatch(notice: str | bytes, on_item: OnItem) -> None:
    """Calls `on_item` for every item of a notice. Logs what it raises, and goes on with the next item."""
    try:
        sender, *items = orjson.loads(notice)
    except ValueError:
        log.warning("another process sent something that is no notice")
        return
    for item in items:
        try:
            on_item(sender, item)
        except Exception:
            log.exception("a notice of another process could not be applied")
