"""The process that draws pictures for a server, at the lowest priority: JSON comes in, the bytes of a picture go out.

It draws one picture and ends, so that whatever one takes, the server has it back. A `Request` has either `svg`, a
picture to turn into PNG or WebP, or `record`, the text of a game to animate.
"""

from __future__ import annotations

import json
import os
import sys
import threading
import time
from typing import TypedDict

from tumblestar.sharing import rendering

NICENESS = 19
"""How far behind other processes this one stands: as far as can be."""
LOOK = 0.5
"""Seconds between two looks whether the parent is there."""
PROGRAM = """
import json, sys
sys.path[:] = json.loads(sys.stdin.readline())
from tumblestar.sharing.process import main
main()
"""
"""Runs this process; the first line of its input is the path of modules, the second a request."""


class Request(TypedDict, total=False):
    """What is to be drawn; `turn` is a number from 1, or None for the whole game."""

    kind: str
    svg: str
    width: int | None
    fonts: list[str]
    record: str
    theme: str
    delay: int
    turn: int | None


def drawn(request: Request) -> bytes:
    """The picture of a request. Raises BadOption or Unreadable."""
    kind, width = request.get("kind", "png"), request.get("width")
    if "svg" in request:
        return rendering.still(request["svg"], kind, width, request.get("fonts", ()))
    from tumblestar.record_text import read_record
    from tumblestar.sharing.moments import Story

    story = Story(read_record(request.get("record", ""), any_version=True))
    return story.film(kind, request.get("theme", "night"), width, request.get("delay"), request.get("turn"))


def main() -> None:
    """Draws what the standard input asks for."""
    if sys.platform != "win32":
        os.setpriority(os.PRIO_PROCESS, 0, NICENESS)
        threading.Thread(target=_end_with_parent, args=(os.getppid(),), daemon=True).start()
    picture = drawn(json.loads(sys.stdin.readline()))
    sys.stdout.buffer.write(picture)


def _end_with_parent(parent: int) -> None:
    """Ends the process soon after its parent. The input has ended before, so that it tells nothing."""
    while os.getppid() == parent:
        time.sleep(LOOK)
    os._exit(1)
