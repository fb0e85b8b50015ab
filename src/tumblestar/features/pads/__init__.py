"""Score pads for owners of the boxes."""

from __future__ import annotations

from tumblestar.web.feature import CardLink, Feature, lazy

FEATURE = Feature(
    name="pads",
    routes=lazy(__name__, "pad.routes"),
    styles={"page-pad": "sheets.css board.css pad.css"},
    card=CardLink("score", "pad", lambda game: game.has_module("touch") and game.touch.sheet is not None),
)
