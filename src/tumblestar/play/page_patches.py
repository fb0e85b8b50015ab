"""Patches for pages: only what has changed is sent, and unchanged elements are referred to by index.

A part is named by the ID of its element. It is the whole element as HTML, or the list of its children, without
duplicates. In another part, the element of a list is an empty one with `data-keep`: a client keeps its children.

A patch of a list is a sequence of items: the HTML of a new child; a pair of indices, for a range of the old children;
or an index and an opening tag, for an old child whose opening tag is replaced.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import compress, count
from operator import is_not

Part = str | Sequence[str]
Parts = Mapping[str, Part]
Item = str | tuple[int, int] | tuple[int, str]
MAX_REPLACED = 8
"""If the length of a list is unchanged and at most so many children differ, they are sent without looking for moves."""

COMPARED_ENDING = 12
"""Characters at the end of two elements that must agree before their contents are compared."""
_WHICH = re.compile(r'^<\w+| id="[^"]*"')


def diff_list(had: Sequence[str], part: Sequence[str]) -> list[Item]:
    """Computes the patch from one list to another. Children keep their order; those that moved back are sent again.

    A child with the same ID and contents as the old one at its place is sent as an opening tag only.
    """
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
        if at < end and had[at] is element:
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
    tag = _tag(old, new) if old[-COMPARED_ENDING:] == new[-COMPARED_ENDING:] else ""
    return (i, tag) if tag else new


def _tag(old: str, new: str) -> str:
    """The opening tag that turns one element into another with the same ID, or an empty string."""
    tag, _, holds = new.partition(">")
    had, _, held = old.partition(">")
    return f"{tag}>" if holds == held and _WHICH.findall(had) == _WHICH.findall(tag) else ""


def assemble(made: Parts) -> dict[str, str]:
    """The parts that are whole elements, with all lists in their places."""
    lists = {name: part for name, part in made.items() if not isinstance(part, str)}
    return {name: _filled(part, lists) for name, part in made.items() if isinstance(part, str)}


def _filled(html: str, lists: Mapping[str, Sequence[str]]) -> str:
    """Fills the places of lists in an element, recursively."""
    *before, rest = html.split(" data-keep>")
    made = ""
    for piece in before:
        name = piece.rpartition("<")[2].partition('id="')[2].partition('"')[0]
        made += piece + " data-keep>" + "".join(_filled(element, lists) for element in lists.get(name, ()))
    return made + rest
