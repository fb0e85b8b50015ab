"""What one gave away in reviewed games, as puzzles that come back until they are mastered (docs/review.md)."""

from __future__ import annotations

from tumblestar.web.feature import Feature, PageLink, lazy
from tumblestar.words import Phrase

_LINK = PageLink("/mistakes", Phrase("mistakes-head"))

FEATURE = Feature(
    name="mistakes",
    needs=("analysis", "review"),  # what the kept reviews charge; each position is read as one to think on
    routes=lazy(__name__, "page.routes"),
    styles={"page-mistake": "trial.css felt.css", "page-mistakes": "sheets.css mistakes.css"},
    commands=lazy(__name__, "command.COMMANDS"),
    own_link=_LINK,
    practice=_LINK,
    person_rows=lazy(__name__, "store.PERSON_ROWS"),
)
