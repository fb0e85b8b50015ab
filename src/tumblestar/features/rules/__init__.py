"""The rules of the games, with pictures."""

from __future__ import annotations

from tumblestar.web.feature import CardLink, Feature, lazy

FEATURE = Feature(
    name="rules",
    routes=lazy(__name__, "page.routes"),
    styles={"page-rules": "sheets.css lists.css rules.css", "page-summary": "rules.css"},
    commands=lazy(__name__, "command.COMMANDS"),
    checks=lazy(__name__, "pictures.CHECKS"),
    invited=("/rules/{game}", "/rules/{game}/summary"),
    public=("/rules/",),
    card=CardLink("rules", "rules", lambda _game: True),
    rule_address=lambda game, tag: f"/rules/{game}#{tag}" if tag else f"/rules/{game}",
)
