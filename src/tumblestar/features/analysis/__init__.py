"""A board to think on, for any position."""

from __future__ import annotations

from tumblestar.web.feature import CardLink, Feature, PageLink, lazy
from tumblestar.words import Phrase

FEATURE = Feature(
    name="analysis",
    routes=lazy(__name__, "page.routes"),
    styles={"page-analysis": "sheets.css board.css trial.css analysis.css"},
    card=CardLink("analysis", "analysis", lambda _game: True),
    beside_form=lambda game: PageLink(f"/analysis/{game.name}", Phrase("new-analysis")),
    look_back=lazy(__name__, "page.link"),
)
