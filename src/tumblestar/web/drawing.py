"""Has pictures drawn in the background, and keeps the last ones."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections.abc import Callable
from contextlib import ExitStack
from functools import cache
from importlib import resources
from typing import Any, TypedDict

from tumblestar.engine.background import Background
from tumblestar.engine.fair_queue import Asker, Full
from tumblestar.engine.sharing import Kept
from tumblestar.picture import rendering

MOST_BYTES = 16_000_000
"""What is kept of pictures, in memory."""
TIMEOUT = 120.0
"""Seconds after which drawing is given up."""
FONTS = ("headings.ttf", "headings-cyrillic.ttf")
"""The typeface of cards, among the static files."""

log = logging.getLogger(__name__)


@cache
def can_draw(kind: str = "png") -> bool:
    """Whether all is installed that a format needs."""
    return rendering.can_draw(kind)


class Wanted(TypedDict, total=False):
    """What is to be drawn."""

    kind: str
    svg: str
    width: int | None
    fonts: list[str]


def still(wanted: Wanted) -> bytes:
    """A picture in a format, in the background."""
    kind, width = wanted.get("kind", "png"), wanted.get("width")
    return rendering.still(wanted.get("svg", ""), kind, width, wanted.get("fonts", ()))


class Drawer:
    """Draws pictures, each once, and keeps the last ones by what was asked for."""

    def __init__(self, background: Background) -> None:
        self._background = background
        self._kept: Kept[bytes, bytes] = Kept(MOST_BYTES, len)
        self._under_way: dict[bytes, asyncio.Task[bytes]] = {}

    async def png(self, svg: str, asker: Asker) -> bytes:
        """A picture with words as PNG; nothing if it cannot be drawn now."""
        try:
            return await self.drawn({"svg": svg, "kind": "png"}, asker)
        except Full:
            return b""

    async def drawn(self, wanted: Wanted, asker: Asker, job: Callable[[Any], bytes] = still) -> bytes:
        """The picture that a job makes of what is wanted; nothing if it cannot be drawn. Raises Full."""
        if not can_draw(wanted.get("kind", "")):
            return b""
        key = hashlib.sha256(json.dumps(wanted).encode()).digest()  # not what is wanted: it may be a whole record
        if (picture := self._kept.get(key)) is None:
            if key not in self._under_way:
                self._under_way[key] = task = asyncio.create_task(self._draw(wanted, asker, job))
                task.add_done_callback(lambda _: self._under_way.pop(key))
            if picture := await asyncio.shield(self._under_way[key]):
                self._kept.keep(key, picture)
        return picture

    async def _draw(self, wanted: Wanted, asker: Asker, job: Callable[[Any], bytes]) -> bytes:
        static = resources.files("tumblestar.web").joinpath("static")
        with ExitStack() as stack:
            fonts = [str(stack.enter_context(resources.as_file(static.joinpath(name)))) for name in FONTS]
            try:
                async with asyncio.timeout(TIMEOUT):
                    return await self._background.answer(job, {**wanted, "fonts": fonts}, asker=asker)
            except Full:
                raise
            except Exception:  # whatever it is, there is no picture
                log.warning("a picture could not be drawn", exc_info=True)
                return b""
