"""A game to show others: its pictures, single and moving, and the link that holds all of it (docs/sharing.md)."""

from __future__ import annotations

from tumblestar.security import Cost
from tumblestar.web.feature import Feature, lazy

FEATURE = Feature(
    name="share",
    server_routes=lazy(__name__, "page.routes"),
    costs=(
        Cost("GET", r"/table/[^/]+/share/[^/]+", "picture"),
        Cost("POST", r"/shared", "picture"),
    ),
    commands=lazy(__name__, "command.COMMANDS"),
    over_links=lazy(__name__, "page.links"),
)
