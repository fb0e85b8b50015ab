"""Positions in which one way is much better than all others, proven (docs/puzzles.md)."""

from __future__ import annotations

from tumblestar.web.feature import CardLink, Feature, PageLink, lazy
from tumblestar.words import Phrase

FEATURE = Feature(
    name="puzzles",
    needs=("analysis",),  # a puzzle's position is drawn and moved on as one to think on
    routes=lazy(__name__, "page.routes", "lists.routes"),
    styles={"page-puzzle": "trial.css felt.css", "page-puzzles": "sheets.css lists.css puzzles.css"},
    commands=lazy(__name__, "command.COMMANDS"),
    operations=lazy(__name__, "operations.OPERATIONS"),
    card=CardLink("puzzles", "puzzles", lambda game: game.has_module("puzzles")),
    own_link=PageLink("/puzzles", Phrase("puzzles-head")),
    person_rows=lazy(__name__, "store.PERSON_ROWS"),
)
