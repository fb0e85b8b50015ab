"""A person's own data: what is kept, on which devices, and how it goes."""

from __future__ import annotations

from tumblestar.security import Cost
from tumblestar.web.feature import Feature, lazy

FEATURE = Feature(
    name="mine",
    server_routes=lazy(__name__, "pages.routes"),
    costs=(
        Cost("POST", r"/mine/(link|delete)", "token"),
        Cost("POST", r"/carry", "link"),
        Cost("GET", r"/mine/data", "export"),
    ),
)
