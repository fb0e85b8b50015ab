"""Figures about the games that somebody played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tumblestar.web.feature import Feature, lazy

if TYPE_CHECKING:
    from tumblestar.web.markup import HtmlTranslator


def _link(say: HtmlTranslator) -> str:
    return f'<a href="/mine/stats">{say("stats-head")}</a>'


FEATURE = Feature(
    name="statistics",
    needs=("review",),  # its figures of luck and skill are those of the kept reviews
    routes=lazy(__name__, "own.routes"),
    styles={"page-stats": "sheets.css statistics.css"},
    services=lazy(__name__, "own.services"),
    commands=lazy(__name__, "command.COMMANDS"),
    own_link=_link,
    own_games=lambda say: f"<p>{_link(say)}</p>",
)
