"""Phones at home join the tables of a server that is open on this computer only, by a second listener."""

from __future__ import annotations

from tumblestar.web.feature import Feature, lazy

FEATURE = Feature(
    name="at_home",
    styles={"page-table": "at_home.css"},
    server_routes=lazy(__name__, "pages.routes"),
    services=lazy(__name__, "network.services"),
    reach=lazy(__name__, "pages.reach"),
    above_links=lazy(__name__, "pages.panel"),
)
