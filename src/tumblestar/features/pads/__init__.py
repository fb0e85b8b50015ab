"""Score pads for owners of the boxes."""

from __future__ import annotations

from tumblestar.web.feature import CardLink, Feature, later

FEATURE = Feature(
    name="pads",
    routes=later(__name__, "pad.routes"),
    uploads=(r"/score/[^/]+/read",),
    card=CardLink("score", "pad", lambda game: game.has_module("pad")),
)
