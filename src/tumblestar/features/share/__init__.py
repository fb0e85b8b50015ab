"""A game to show others: its pictures, single and moving, and the link that holds all of it (docs/sharing.md)."""

from __future__ import annotations

from tumblestar.web.feature import Feature, lazy

FEATURE = Feature(
    name="share",
    styles={"page-share": "sheets.css shared.css", "page-shared": "board.css shared.css"},
    server_routes=lazy(__name__, "page.routes"),
    commands=lazy(__name__, "command.COMMANDS"),
    over_moment=lazy(__name__, "page.share_button"),
    over_links=lazy(__name__, "page.links"),
)
