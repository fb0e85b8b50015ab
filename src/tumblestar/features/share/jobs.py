"""The job of drawing for `background`: a `Request` comes in, the bytes of a picture come out.

A request has either `svg`, a picture to turn into PNG or WebP, or `record`, the text of a game to animate.
"""

from __future__ import annotations

from typing import TypedDict

from tumblestar.engine.background import let_short_work_pass
from tumblestar.picture import rendering


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
    from tumblestar.features.share.moments import Story
    from tumblestar.record.text import read_record

    story = Story(read_record(request.get("record", ""), any_version=True))
    theme, delay, turn = request.get("theme", "night"), request.get("delay"), request.get("turn")
    return story.film(kind, theme, width, delay, turn, let_short_work_pass)
