"""Applies the messages of a page's WebSocket, as the page's script does, for tests and benches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tumblestar.play.page_updates import Item, Part
from tumblestar.web.markup import Html


def patch_list(old: Sequence[str], items: Sequence[Item]) -> list[str]:
    """Applies a patch to a list."""
    part: list[str] = []
    for item in items:
        if isinstance(item, str):
            part.append(item)
        elif isinstance(item[1], str):
            part.append(item[1] + old[item[0]].partition(">")[2])
        else:
            part += old[item[0] : item[1]]
    return part


def apply_patch(parts: dict[str, Part], patches: Mapping[str, str | Sequence[Item]]) -> None:
    """Applies the patches of a message to the parts of a page."""
    for name, part in patches.items():
        old = parts.get(name, ())
        if isinstance(old, str) and not isinstance(part, str):
            ((_, tag),) = part  # the opening tag of the element itself
            part = Html(f"{tag}{old.partition('>')[2]}")
        parts[name] = part if isinstance(part, str) else patch_list(old, part)
