"""Builds a viewer's page, and the messages with what has changed since the page was last sent, as patches.

A part is named by the ID of its element. It is the whole element as HTML, or the list of its children, without
duplicates. In another part, the element of a list is an empty one with `data-keep`: a client keeps its children.

A patch of a list is a sequence of items: the HTML of a new child; a pair of indices, for a range of the old children;
or an index and an opening tag, for an old child whose opening tag is replaced. The index -1 stands for the part itself,
a whole element of which nothing else has changed.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import compress, count
from operator import is_not
from typing import NamedTuple

import orjson

from tumblestar.insight.hints import BEST
from tumblestar.play import page_sections
from tumblestar.play.render_cache import RenderCache
from tumblestar.play.viewer import Reading, Viewer
from tumblestar.tables.membership import epoch_ms
from tumblestar.web.markup import Html

Part = Html | Sequence[Html]
Parts = Mapping[str, Part]
Item = str | tuple[int, int] | tuple[int, str]
MAX_REPLACED = 8
"""If the length of a list is unchanged and at most so many children differ, they are sent without looking for moves."""

ITSELF = -1
"""The index in a patch that stands for the part itself."""
COMPARED_ENDING = 12
"""Characters at the end of two elements that must agree before their contents are compared."""
_WHICH = re.compile(r'^<\w+| id="[^"]*"')


def diff_list(had: Sequence[str], part: Sequence[str]) -> list[Item]:
    """Computes the patch from one list to another. Children keep their order; those that moved back are sent again.

    A child with the same ID and contents as the old one at its place is sent as an opening tag only.
    """
    if not had or not part:
        return list(part)
    items: list[Item] = []
    start = 0  # the range from here up to the current child is unchanged and not yet in the patch
    others = list(compress(count(), map(is_not, had, part)))  # unchanged elements are mostly the same objects
    if len(had) == len(part) and len(others) <= MAX_REPLACED:
        for i in others:
            if had[i] != part[i]:
                if start < i:
                    items.append((start, i))
                items.append(_replace(i, had[i], part[i]))
                start = i + 1
        return [*items, (start, len(had))] if start < len(had) else items
    at = others[0] if others else min(len(had), len(part))
    end = len(had)
    places = {had[i]: i for i in range(at, end)}
    for element in part[at:]:
        if at < end and had[at] == element:
            at += 1
            continue
        if start < at:
            items.append((start, at))
        i = places.get(element, -1)
        if i < at:
            item = _replace(at, had[at], element) if at < end else element
            items.append(item)
            at += item is not element
            start = at
        else:
            start, at = i, i + 1
    if start < at:
        items.append((start, at))
    return items


def _replace(i: int, old: str, new: str) -> Item:
    """The item for a child in the place of another: its opening tag, if only that has changed."""
    tag = _tag(old, new) if old.endswith(new[-COMPARED_ENDING:]) else ""
    return (i, tag) if tag else new


def _tag(old: str, new: str) -> str:
    """The opening tag that turns one element into another with the same ID, or an empty string."""
    tag, _, holds = new.partition(">")
    had, _, held = old.partition(">")
    return f"{tag}>" if holds == held and _which(had) == _which(tag) else ""


@lru_cache(maxsize=4096)
def _which(tag: str) -> list[str]:
    """The kind of an element and its ID, by its opening tag. Read-only."""
    return _WHICH.findall(tag)


def assemble(made: Parts) -> dict[str, Html]:
    """The parts that are whole elements, with all lists in their places."""
    lists = {name: part for name, part in made.items() if not isinstance(part, str)}
    return {name: filled(part, lists) for name, part in made.items() if isinstance(part, str)}


def filled(html: Html, lists: Mapping[str, Sequence[Html]]) -> Html:
    """Fills the places of lists in an element, recursively."""
    *before, rest = html.split(" data-keep>")
    made = ""
    for piece in before:
        name = piece.rpartition("<")[2].partition('id="')[2].partition('"')[0]
        made += piece + " data-keep>" + "".join(filled(element, lists) for element in lists.get(name, ()))
    return Html(made + rest)


# -- updates


_RUN_ID = secrets.token_hex(4)
"""Identifies this run of the process."""


class Page(NamedTuple):
    """The parts of a page in groups, which are the same objects as long as nothing in them has changed."""

    groups: tuple[Parts, ...]
    title: str
    fingerprint: str
    """Identifies what the page shows: a client that comes back with the same fingerprint needs no update.

    It is no digest of the page, whose cost would grow with the game: equal ticks of one table mean equal pages.
    """


NOTHING = Page(({},) * page_sections.GROUPS, "", "")
Changed = dict[str, str | list[Item]]
"""Changed parts; lists as patch items."""


def page_of(viewer: Viewer) -> Page:
    """The current page, shared by all viewers with the same key. Read-only."""
    reading = Reading(viewer)
    return _page_of(reading, reading.cache())


def _page_of(viewer: Viewer, cache: RenderCache) -> Page:
    key = "page", viewer.text, viewer.at, *_help(viewer, cache), viewer.viewer_key
    return cache.cached(key, _page, viewer, cache)


def _page(viewer: Viewer, cache: RenderCache) -> Page:
    scene = cache.scene(viewer.table, viewer.n)
    shown = _digest(cache.number, viewer.at, *_help(viewer, cache), viewer.viewer_key)
    fingerprint = f"{viewer.table.updates.tick:x}-{shown}"
    return Page(page_sections.groups(viewer, cache, scene), page_sections.title(viewer), fingerprint)


def _help(viewer: Viewer, cache: RenderCache) -> tuple[int, int]:
    """The wanted help, and how many times win shares were found that it shows."""
    return viewer.aid, cache.valued if viewer.help == BEST else 0


@lru_cache(maxsize=4096)
def _digest(*what: object) -> str:
    return hashlib.blake2b(repr((_RUN_ID, what)).encode(), digest_size=8).hexdigest()


def parts(page: Page) -> Parts:
    """All parts of a page. Read-only."""
    return {name: part for group in page.groups for name, part in group.items()}


def make_update(viewer: Viewer, sent: Page, response: Mapping[str, object] | None = None) -> tuple[bytes, Page]:
    """Returns the message with the changes since `sent`, and the new page.

    `response` is included if it has the same live number. The message is shared by all spectators.
    """
    viewer = Reading(viewer)
    cache = viewer.cache()
    if response or viewer.viewer_key[1]:
        page = _page_of(viewer, cache)
        return _message(viewer.table.live, cache, sent, page, response or {}), page
    key = "update", viewer.text, viewer.at, *_help(viewer, cache), viewer.viewer_key, id(sent)
    text, page, _ = cache.cached(key, _spectator_update, viewer, cache, sent)
    return text, page


def _spectator_update(viewer: Viewer, cache: RenderCache, sent: Page) -> tuple[bytes, Page, Page]:
    """The message for spectators, and the pages, which are kept alive since their identity is the cache key."""
    page = _page_of(viewer, cache)
    return _message(viewer.table.live, cache, sent, page, {}), page, sent


def _message(live: int, cache: RenderCache, sent: Page, page: Page, response: Mapping[str, object]) -> bytes:
    changes: Changed = {}
    for i, (had, group) in enumerate(zip(sent.groups, page.groups, strict=True)):
        if i == page_sections.BOARD:
            changes |= cache.cached(("changes", id(had), id(group)), _board_changes, had, group)[0]
        elif had is not group:
            _add_changes(changes, had, group, sent.groups)
    about = {"n": live, "title": page.title, "print": page.fingerprint, "now": epoch_ms()}
    return orjson.dumps({**response, **about, "parts": changes})


def _board_changes(had: Parts, board: Parts) -> tuple[Changed, Parts, Parts]:
    """The changes of the board, computed once for all viewers that had the same."""
    changes: Changed = {}
    _add_changes(changes, had, board)
    return changes, had, board  # both are kept alive: their identity is the cache key


def _add_changes(changes: Changed, had: Parts, parts: Parts, others: Sequence[Parts] = ()) -> None:
    """Adds the parts that differ from `had`, or from where they were in other groups."""
    for name in compress(parts, map(is_not, map(had.get, parts), parts.values())):  # most are the same objects
        part, old = parts[name], had.get(name)
        if old is None:  # a chapter that ends moves to the past, and back when its last event is taken back
            old = next((other[name] for other in others if name in other), None)
        if old == part:
            continue
        if isinstance(part, str):
            item = _replace(ITSELF, old, part) if isinstance(old, str) else part
            changes[name] = item if isinstance(item, str) else [item]
        else:
            changes[name] = diff_list(old or (), part)
