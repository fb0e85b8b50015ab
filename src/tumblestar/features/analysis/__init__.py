"""A board to think on, for any position."""

from __future__ import annotations

from tumblestar.web.feature import CardLink, Feature, lazy

FEATURE = Feature(
    name="analysis",
    routes=lazy(__name__, "page.routes"),
    styles={"page-analysis": "sheets.css board.css trial.css analysis.css"},
    card=CardLink("analysis", "analysis", lambda _game: True),
    beside_form=lambda say, game: f'<a href="/analysis/{game.name}">{say("new-analysis")}</a>',
    look_back=lazy(__name__, "page.link"),
)
