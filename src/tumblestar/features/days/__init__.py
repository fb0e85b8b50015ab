"""Games of the same luck: challenges of each day, and deals to send to friends (docs/days.md, docs/deals.md)."""

from __future__ import annotations

from tumblestar.web.feature import Feature, lazy

FEATURE = Feature(
    name="days",
    needs=("puzzles",),  # one of a day's challenges is a puzzle
    routes=lazy(__name__, "deal_page.routes", "day_page.routes"),
    styles={"page-day": "sheets.css days.css", "page-deal": "sheets.css"},
    commands=lazy(__name__, "command.COMMANDS"),
    lead_in=lazy(__name__, "day_page.lead_in"),
    over_links=lazy(__name__, "deal_page.links"),
)
