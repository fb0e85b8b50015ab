"""The shelf of games, and the tables that others offer."""

from __future__ import annotations

from tumblestar.web.feature import Feature, lazy

FEATURE = Feature(
    name="home",
    routes=lazy(__name__, "pages.routes"),
    styles={"page-shelf": "sheets.css lists.css", "page-lobby": "sheets.css lists.css"},
    invited=("/",),
    server_routes=lazy(__name__, "pages.lobby_routes"),
)
