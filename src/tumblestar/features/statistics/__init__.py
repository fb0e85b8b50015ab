"""Figures about the games that somebody played."""

from __future__ import annotations

from tumblestar.web.feature import Feature, PageLink, lazy
from tumblestar.words import Phrase

_LINK = PageLink("/mine/stats", Phrase("stats-head"))

FEATURE = Feature(
    name="statistics",
    needs=("review",),  # its figures of luck and skill are those of the kept reviews
    routes=lazy(__name__, "own.routes"),
    styles={"page-stats": "sheets.css statistics.css"},
    services=lazy(__name__, "own.services"),
    commands=lazy(__name__, "command.COMMANDS"),
    over_told=lazy(__name__, "own.over_told"),
    own_link=_LINK,
    own_games=_LINK,
)
