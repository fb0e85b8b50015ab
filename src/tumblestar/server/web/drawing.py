"""Has pictures drawn in a process of their own with the lowest priority, one at a time, and keeps the last ones."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections import OrderedDict
from contextlib import ExitStack
from functools import cache
from importlib import resources

from tumblestar.sharing import rendering
from tumblestar.sharing.process import PROGRAM, Request

MOST_BYTES = 16_000_000
"""What is kept of pictures, in memory."""
MOST_WAITING = 4
"""Pictures that may wait to be drawn; for further requests there is none."""
TIMEOUT = 120.0
"""Seconds after which drawing is given up."""
FONTS = ("headings.ttf", "headings-cyrillic.ttf")
"""The typeface of cards, among the static files."""


@cache
def can_draw(kind: str = "png") -> bool:
    """Whether all is installed that a format needs."""
    return rendering.can_draw(kind)


class Drawer:
    """Draws pictures in a process each, one at a time, and keeps the last ones by what was asked for."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._waiting = 0
        self._lock = asyncio.Lock()

    async def png(self, svg: str) -> bytes:
        """A picture with words as PNG; nothing if it cannot be drawn now."""
        return await self.drawn({"svg": svg, "kind": "png"})

    async def drawn(self, request: Request) -> bytes:
        """The picture of a request; nothing if it cannot be drawn now."""
        key = json.dumps(request)
        if not can_draw(request.get("kind", "")) or (key not in self._kept and self._waiting >= MOST_WAITING):
            return b""
        self._waiting += 1
        try:
            async with self._lock:
                if key not in self._kept:
                    made = await asyncio.to_thread(_draw, request)
                    if not made:
                        return b""
                    self._kept[key] = made
        finally:
            self._waiting -= 1
        found = self._kept[key]
        self._kept.move_to_end(key)
        while sum(map(len, self._kept.values())) > MOST_BYTES and len(self._kept) > 1:
            self._kept.popitem(last=False)
        return found


def _draw(request: Request) -> bytes:
    """Runs the process. Returns nothing where it fails."""
    flags: int = getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0)
    static = resources.files("tumblestar.server.web").joinpath("static")
    with ExitStack() as stack:
        fonts = [str(stack.enter_context(resources.as_file(static.joinpath(name)))) for name in FONTS]
        asked = f"{json.dumps(sys.path)}\n{json.dumps({**request, 'fonts': fonts})}\n"
        try:
            done = subprocess.run(  # noqa: S603 - a program of our own
                [sys.executable, "-c", PROGRAM],
                input=asked.encode(),
                capture_output=True,
                timeout=TIMEOUT,
                creationflags=flags,
            )
        except (OSError, subprocess.TimeoutExpired):
            return b""
    return done.stdout if done.returncode == 0 else b""
