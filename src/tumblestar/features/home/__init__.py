"""The shelf of games, and the tables that others offer."""

from __future__ import annotations

from tumblestar.web.feature import Cost, Feature, later

FEATURE = Feature(
    name="home",
    needs=("join",),  # the lobby shows a table as an invitation to it does
    routes=later(__name__, "shelf.routes"),
    server_routes=later(__name__, "lobby.routes"),
    costs=(Cost("POST", r"/lobby/.*", "link"),),
)
