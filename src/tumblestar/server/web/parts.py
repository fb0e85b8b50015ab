"""The parts of a page, and how they travel: what a page has already is named, and only the rest is sent.

A part is known by the id of its element. It is the whole element as HTML; or a list, which is what the element holds:
elements, one after the other, none of them twice. The element of a list has `data-keep` where it stands in another
part: whoever gets that part anew leaves what it holds as it is.

A list is told as what it was is: items, each the HTML of a new element, or a pair, which stands for the elements that
were in the list from the first number up to, but not including, the second.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

Part = str | Sequence[str]
Parts = Mapping[str, Part]
Item = str | tuple[int, int]
REPLACED = 8
"""So many elements of a list that is as long as it was are told as replaced, without looking where else they stood."""


def changes(had: Sequence[str], part: Sequence[str]) -> list[Item]:
    """The items that make one list of another. What stays keeps its order; what has gone before that is sent anew."""
    items: list[Item] = []
    start = 0
    if len(had) == len(part):
        fresh = [i for i, (old, element) in enumerate(zip(had, part, strict=True)) if old != element]
        if len(fresh) <= REPLACED:
            for i in fresh:
                items += [(start, i), part[i]] if start < i else [part[i]]
                start = i + 1
            return [*items, (start, len(had))] if start < len(had) else items
    places: dict[str, int] | None = None
    at = 0  # what stood from start up to at stays, and is not told yet
    end = len(had)
    for element in part:
        if at < end and had[at] is element:  # what is the same is mostly the same object
            at += 1
            continue
        if start < at:
            items.append((start, at))
        if places is None:
            places = {old: i for i, old in enumerate(had)}
        i = places.get(element, -1)
        if i < at:
            items.append(element)
            start = at
        else:
            start, at = i, i + 1
    if start < at:
        items.append((start, at))
    return items


def changed(had: Sequence[str], items: Sequence[Item]) -> list[str]:
    """The list that items make of another, as whoever reads them does it."""
    part: list[str] = []
    for item in items:
        if isinstance(item, str):
            part.append(item)
        else:
            part += had[item[0] : item[1]]
    return part


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
