"""The job of drawing a whole game for `background`: the text of a record comes in, the bytes of a film come out."""

from __future__ import annotations

from tumblestar.engine.background import let_short_work_pass
from tumblestar.web.drawing import Wanted


class WantedFilm(Wanted, total=False):
    """What is to be drawn of a record; `turn` is a number from 1, or None for the whole game."""

    record: str
    theme: str
    delay: int
    turn: int | None


def film(wanted: WantedFilm) -> bytes:
    """The animation of a record. Raises BadOption or Unreadable."""
    from tumblestar.features.share.moments import Story
    from tumblestar.record.text import read_record

    story = Story(read_record(wanted.get("record", ""), any_version=True))
    theme, delay, turn = wanted.get("theme", "night"), wanted.get("delay"), wanted.get("turn")
    return story.film(wanted.get("kind", "png"), theme, wanted.get("width"), delay, turn, let_short_work_pass)
