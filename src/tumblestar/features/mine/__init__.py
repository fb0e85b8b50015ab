"""A person's own data: what is kept, on which devices, and how it goes."""

from __future__ import annotations

from tumblestar.web.feature import Feature, lazy

FEATURE = Feature(
    name="mine",
    styles={"page-mine": "sheets.css"},
    server_routes=lazy(__name__, "pages.routes"),
)
