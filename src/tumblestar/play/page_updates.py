"""Builds a viewer's page, and the messages with what has changed since the page was last sent."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

import orjson

from tumblestar.insight.hints import BEST
from tumblestar.play import page_sections
from tumblestar.play.page_patches import Item, Parts, diff_list
from tumblestar.play.render_cache import RenderCache
from tumblestar.play.viewer import Viewer, ViewerKey
from tumblestar.tables.membership import epoch_ms

_RUN_ID = secrets.token_hex(4)
"""Identifies this run of the process."""


class Page(NamedTuple):
    """The parts of a page, grouped by what they depend on.

    `common` is shared by all viewers of a language whom it calls by the same names, and `board` by all who have the
    same seat's part of it large. Apart from them are `frames`, which depend on people and settings, and `past`, which
    seldom changes. `own` belongs to one viewer; of it, `people` depends on people and settings only.
    """

    frames: Parts
    common: Parts
    board: Parts
    past: Parts
    own: Parts
    people: Parts
    title: str
    fingerprint: str
    """Identifies what the page shows: a client that comes back with the same fingerprint needs no update.

    It is no digest of the page, whose cost would grow with the game: equal ticks of one table mean equal pages.
    """


NOTHING = Page({}, {}, {}, {}, {}, {}, "", "")
Changed = dict[str, str | list[Item]]
"""Changed parts; lists as patch items (`page_patches.py`)."""


def page_of(viewer: Viewer) -> Page:
    """The current page, shared by all viewers with the same key. Read-only."""
    return _page_of(viewer, viewer.cache(), viewer.viewer_key)


def _page_of(viewer: Viewer, cache: RenderCache, viewer_key: ViewerKey) -> Page:
    key = "page", viewer.text, viewer.at, *_help(viewer, cache), viewer.board, viewer_key
    return cache.cached(key, _page, viewer, cache, viewer_key)


def _page(viewer: Viewer, cache: RenderCache, viewer_key: ViewerKey) -> Page:
    table, until_people_change = viewer.table, cache.cached_until_people_change
    scene = cache.scene(table, viewer.n)
    key = "frames", viewer.lang, viewer.is_live, viewer.you
    frames = until_people_change(key, page_sections.frames, viewer, cache)
    common = cache.cached(("common", viewer.lang, viewer.at, viewer.you), page_sections.common, viewer, cache, scene)
    large = viewer.large_seat(scene.state) if table.game.picture.board_of else None
    board = cache.cached(("board", viewer.at, large), page_sections.board, viewer, cache, scene, large)
    people = until_people_change(("people", viewer.is_live, viewer_key), page_sections.people, viewer, cache)
    own = page_sections.own(viewer, cache, scene, common, viewer_key)
    shown = _digest(cache.number, viewer.at, *_help(viewer, cache), viewer.board, viewer_key)
    fingerprint = f"{table.updates.tick:x}-{shown}"
    return Page(frames, common.parts, board, common.past, own, people, page_sections.title(viewer), fingerprint)


def _help(viewer: Viewer, cache: RenderCache) -> tuple[int, int]:
    """The wanted help, and how many times win shares were found that it shows."""
    return viewer.aid, cache.valued if viewer.help == BEST else 0


@lru_cache(maxsize=4096)
def _digest(*what: object) -> str:
    return hashlib.blake2b(repr((_RUN_ID, what)).encode(), digest_size=8).hexdigest()


def parts(page: Page) -> Parts:
    """All parts of a page, with the frame of a list before the list. Read-only."""
    return {**page.frames, **page.common, **page.board, **page.past, **page.own, **page.people}


def make_update(viewer: Viewer, sent: Page, response: Mapping[str, object] | None = None) -> tuple[bytes, Page]:
    """Returns the message with the changes since `sent`, and the new page.

    `response` is included if it has the same live number. The message is shared by all spectators.
    """
    cache, viewer_key = viewer.cache(), viewer.viewer_key
    if response or viewer_key[1]:
        page = _page_of(viewer, cache, viewer_key)
        return _message(viewer.table.live, cache, sent, page, response or {}), page
    key = "update", viewer.text, viewer.at, *_help(viewer, cache), viewer.board, viewer.lang, id(sent)
    text, page, _ = cache.cached(key, _spectator_update, viewer, cache, viewer_key, sent)
    return text, page


def _spectator_update(
    viewer: Viewer, cache: RenderCache, viewer_key: ViewerKey, sent: Page
) -> tuple[bytes, Page, Page]:
    """The message for spectators, and the pages, which are kept alive since their identity is the cache key."""
    page = _page_of(viewer, cache, viewer_key)
    return _message(viewer.table.live, cache, sent, page, {}), page, sent


def _message(live: int, cache: RenderCache, sent: Page, page: Page, response: Mapping[str, object]) -> bytes:
    changes: Changed = {}
    if sent.frames is not page.frames:
        _add_changes(changes, sent.frames, page.frames)
    changes |= cache.cached(("changes", id(sent.common), id(page.common)), _common_changes, sent, page)[0]
    changes |= cache.cached(("changes", id(sent.board), id(page.board)), _board_changes, sent, page)[0]
    _add_changes(changes, sent.own, page.own)
    if sent.people is not page.people:
        _add_changes(changes, sent.people, page.people)
    about = {"n": live, "title": page.title, "print": page.fingerprint, "now": epoch_ms()}
    return orjson.dumps({**response, **about, "parts": changes})


def _common_changes(sent: Page, page: Page) -> tuple[Changed, Page, Page]:
    """The changes of the common parts, computed once for all viewers that had the same page."""
    changes: Changed = {}
    # a chapter that ends moves to the past, and back when its last event is taken back
    _add_changes(changes, sent.common, page.common, sent.past)
    if sent.past is not page.past:
        _add_changes(changes, sent.past, page.past, sent.common)
    return changes, sent, page  # both are kept alive: their identity is the cache key


def _board_changes(sent: Page, page: Page) -> tuple[Changed, Page, Page]:
    """The changes of the board, computed once for all viewers that had the same."""
    changes: Changed = {}
    _add_changes(changes, sent.board, page.board)
    return changes, sent, page


def _add_changes(changes: Changed, had: Parts, parts: Parts, also: Parts = MappingProxyType({})) -> None:
    """Adds the parts that differ from `had`."""
    for name, part in parts.items():
        old = had.get(name)
        if old is part:
            continue
        if old is None:
            old = also.get(name)
        if old != part:
            changes[name] = part if isinstance(part, str) else diff_list(old or (), part)
