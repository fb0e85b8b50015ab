"""The parts of a page, and how they travel: what a page has already is named, and only the rest is sent.

A part is known by the id of its element. It is the whole element as HTML; or a list, which is what the element holds:
elements, one after the other, none of them twice. The element of a list has `data-keep` where it stands in another
part: whoever gets that part anew leaves what it holds as it is.

A list is told by what it was: items, each the HTML of a new element; or a pair of numbers, which stands for the
elements that were in the list from the first up to, but not including, the second; or a number and an opening tag,
which stand for the element that was there, with that tag instead of its own, and all that it holds.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import compress, count
from operator import is_not

Part = str | Sequence[str]
Parts = Mapping[str, Part]
Item = str | tuple[int, int] | tuple[int, str]
REPLACED = 8
"""So many elements of a list that is as long as it was are told as replaced, without looking where else they stood."""

ENDING = 12
"""What two elements hold is looked at where so many of their last characters are the same."""
_WHICH = re.compile(r'^<\w+| id="[^"]*"')


def changes(had: Sequence[str], part: Sequence[str]) -> list[Item]:
    """The items that make one list of another. What stays keeps its order; what has gone before that is sent anew.

    An element with another opening tag than the one that stood there is that one, dressed anew, if its id is the same.
    """
    items: list[Item] = []
    start = 0  # what stood from here up to what is looked at stays, and is not told yet
    others = list(compress(count(), map(is_not, had, part)))  # what is the same is mostly the same object
    if len(had) == len(part) and len(others) <= REPLACED:
        for i in others:
            if had[i] != part[i]:
                if start < i:
                    items.append((start, i))
                items.append(_dressed(i, had[i], part[i]))
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
            item = _dressed(at, had[at], element) if at < end else element
            items.append(item)
            at += item is not element
            start = at
        else:
            start, at = i, i + 1
    if start < at:
        items.append((start, at))
    return items


def _dressed(i: int, old: str, new: str) -> Item:
    """The item for an element where there was another: its opening tag, if it is the same but for that."""
    tag = _tag(old, new) if old[-ENDING:] == new[-ENDING:] else ""
    return (i, tag) if tag else new


@lru_cache(maxsize=4096)
def _tag(old: str, new: str) -> str:
    """The opening tag of an element that makes it of another with the same id, or empty where that takes more."""
    tag, _, holds = new.partition(">")
    had, _, held = old.partition(">")
    return f"{tag}>" if holds == held and _WHICH.findall(had) == _WHICH.findall(tag) else ""


def changed(had: Sequence[str], items: Sequence[Item]) -> list[str]:
    """The list that items make of another, as whoever reads them does it."""
    part: list[str] = []
    for item in items:
        if isinstance(item, str):
            part.append(item)
        elif isinstance(item[1], str):
            part.append(item[1] + had[item[0]].partition(">")[2])
        else:
            part += had[item[0] : item[1]]
    return part


def take_in(held: dict[str, Part], told: Mapping[str, str | Sequence[Item]]) -> None:
    """Brings the parts that a page has up to date with those of a message, as whoever reads them does it."""
    for name, part in told.items():
        held[name] = part if isinstance(part, str) else changed(held.get(name, ()), part)


def laid_out(made: Parts) -> dict[str, str]:
    """The parts that are whole elements, as a page has them: each list in its place."""
    lists = {name: part for name, part in made.items() if not isinstance(part, str)}
    return {name: _filled(part, lists) for name, part in made.items() if isinstance(part, str)}


def _filled(html: str, lists: Mapping[str, Sequence[str]]) -> str:
    """An element with all lists whose places stand in it, also in one another."""
    *before, rest = html.split(" data-keep>")
    made = ""
    for piece in before:
        name = piece.rpartition("<")[2].partition('id="')[2].partition('"')[0]
        made += piece + " data-keep>" + "".join(_filled(element, lists) for element in lists.get(name, ()))
    return made + rest
