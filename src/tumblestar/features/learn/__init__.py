"""To learn a game by playing: tutorials (docs/tutorials.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tumblestar.web.feature import CardLink, Feature, PageLink, lazy
from tumblestar.words import Phrase

if TYPE_CHECKING:
    from tumblestar.contract.game import Game


def _link(game: Game) -> PageLink | None:
    return PageLink(f"/learn/{game.name}", Phrase("new-learn")) if _HAS_TUTORIALS(game) else None


_HAS_TUTORIALS = lazy(__name__, "tutorial.names_of_tutorials")

FEATURE = Feature(
    name="learn",
    routes=lazy(__name__, "page.routes"),
    styles={"page-learn": "trial.css felt.css"},
    commands=lazy(__name__, "command.COMMANDS"),
    checks=lazy(__name__, "checks.CHECKS"),
    card=CardLink("learn", "learn", lambda game: bool(_HAS_TUTORIALS(game))),
    beside_form=_link,
    below_rules=_link,
)
