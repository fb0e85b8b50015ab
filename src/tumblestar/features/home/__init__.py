"""The shelf of games, and the tables that others offer."""

from __future__ import annotations

from tumblestar.web.feature import Feature, later

FEATURE = Feature(
    name="home",
    routes=later(__name__, "pages.routes"),
    server_routes=later(__name__, "pages.lobby_routes"),
)
