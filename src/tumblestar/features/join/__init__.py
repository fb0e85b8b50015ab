"""The links by which people come to a table."""

from __future__ import annotations

from tumblestar.web.feature import Feature, lazy

FEATURE = Feature(
    name="join",
    styles={"page-join": "sheets.css lists.css join.css"},
    server_routes=lazy(__name__, "pages.routes"),
    invited=("/join", "/join/{secret}", "/watch/{secret}", "/bring/{secret}", "/table/{table}/device"),
)
