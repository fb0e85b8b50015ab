"""A table's page put together for one viewer, and the message with all that differs from the page that they have."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any, NamedTuple

import orjson

from tumblestar.server.tables.membership import epoch
from tumblestar.server.web import page_sections
from tumblestar.server.web.page_patches import Item, Parts, changes
from tumblestar.server.web.render_cache import Stage
from tumblestar.server.web.viewer import Reader, View

_BEGUN = secrets.token_hex(4)
"""Tells this process from the one that ran before it."""


class Page(NamedTuple):
    """All parts of a page, its title, and its mark.

    Those that are the same for all who read one language: of them apart the places of lists, which are the same until
    people come, go, say or set something, and what has long happened. Then the viewer's own; and of these, those that
    are the same until people come, go, say or set something.
    """

    frames: Parts
    common: Parts
    past: Parts
    own: Parts
    people: Parts
    title: str
    mark: str
    """Stands for what the page shows: whoever comes back with one that still shows the same need not be sent it again.

    It is no digest of the page, which grows with the game: at one table in memory, equal ticks are equal pages.
    """


NOTHING = Page({}, {}, {}, {}, {}, "", "")
Changed = dict[str, str | list[Item]]
"""Parts that differ: those that are lists as items (`parts.py`)."""


def page_of(view: View) -> Page:
    """The page as it is now; made once for all who see the same. Look, do not touch."""
    return _page_of(view, view.stage(), view.reader)


def _page_of(view: View, stage: Stage, reader: Reader) -> Page:
    return stage.once(("page", view.text, view.at, view.aid, reader), _page, view, stage, reader)


def _page(view: View, stage: Stage, reader: Reader) -> Page:
    table = view.table
    scene, may_act = stage.scene(table, view.n), table.may_act(view.person)
    frames = stage.kept(("frames", view.lang, view.is_live), page_sections.frames, view, stage)
    common = stage.once(("common", view.lang, view.at), page_sections.common, view, stage, scene)
    people = stage.kept(("people", view.is_live, reader), page_sections.people, view, stage)
    own = page_sections.own(view, stage, scene, common, reader, may_act)
    mark = f"{table.updates.tick:x}-{_digest(stage.number, view.at, view.aid, reader)}"
    return Page(frames, common.parts, common.past, own, people, page_sections.title(view, may_act), mark)


@lru_cache(maxsize=4096)
def _digest(*what: object) -> str:
    return hashlib.blake2b(repr((_BEGUN, what)).encode(), digest_size=8).hexdigest()


def parts(page: Page) -> Parts:
    """All parts of a page, the frames of lists before the lists. Look, do not touch."""
    return {**page.frames, **page.common, **page.past, **page.own, **page.people}


def news(view: View, sent: Page, answer: Mapping[str, Any] | None = None) -> tuple[bytes, Page]:
    """The message with what differs from the page that a viewer has, and their page.

    With an answer to what they have asked, if there is one to the same live number. For onlookers made once for all.
    """
    stage, reader = view.stage(), view.reader
    if answer or reader[1]:
        page = _page_of(view, stage, reader)
        return _message(view.table.live, stage, sent, page, answer or {}), page
    key = "news", view.text, view.at, view.aid, view.lang, id(sent)
    text, page, _ = stage.once(key, _alike, view, stage, reader, sent)
    return text, page


def _alike(view: View, stage: Stage, reader: Reader, sent: Page) -> tuple[bytes, Page, Page]:
    """The news for all who only look on and have the same page; that is kept, so that no other has its address."""
    page = _page_of(view, stage, reader)
    return _message(view.table.live, stage, sent, page, {}), page, sent


def _message(live: int, stage: Stage, sent: Page, page: Page, answer: Mapping[str, Any]) -> bytes:
    told: Changed = {}
    if sent.frames is not page.frames:
        _tell(told, sent.frames, page.frames)
    told |= stage.once(("told", id(sent.common), id(page.common)), _told_to_all, sent, page)[0]
    _tell(told, sent.own, page.own)
    if sent.people is not page.people:
        _tell(told, sent.people, page.people)
    said = {**answer, "n": live, "title": page.title, "print": page.mark, "now": epoch(), "parts": told}
    return orjson.dumps(said)


def _told_to_all(sent: Page, page: Page) -> tuple[Changed, Page, Page]:
    """What differs of the common parts; found once for all who had the same, and now have."""
    told: Changed = {}
    # a chapter that has ended goes over into the past, and comes back when its last event is taken back
    _tell(told, sent.common, page.common, sent.past)
    if sent.past is not page.past:
        _tell(told, sent.past, page.past, sent.common)
    return told, sent, page  # kept: no others have their addresses


def _tell(told: Changed, had: Parts, parts: Parts, also: Parts = MappingProxyType({})) -> None:
    """Tells of the parts those that differ from what a page has, there or also there."""
    for name, part in parts.items():
        old = had.get(name)
        if old is part:
            continue
        if old is None:
            old = also.get(name)
        if old != part:
            told[name] = part if isinstance(part, str) else changes(old or (), part)
