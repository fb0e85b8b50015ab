"""To learn a game by playing: tutorials (docs/tutorials.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tumblestar.web.feature import CardLink, Feature, lazy

if TYPE_CHECKING:
    from tumblestar.contract.game import Game
    from tumblestar.web.markup import HtmlTranslator


def _link(say: HtmlTranslator, game: Game) -> str:
    return f'<a href="/learn/{game.name}">{say("new-learn")}</a>' if _HAS_TUTORIALS(game) else ""


_HAS_TUTORIALS = lazy(__name__, "tutorial.names_of_tutorials")

FEATURE = Feature(
    name="learn",
    routes=lazy(__name__, "page.routes"),
    styles={"page-learn": "sheets.css board.css trial.css learn.css"},
    commands=lazy(__name__, "command.COMMANDS"),
    checks=lazy(__name__, "checks.CHECKS"),
    card=CardLink("learn", "learn", lambda game: bool(_HAS_TUTORIALS(game))),
    beside_form=_link,
    below_rules=_link,
)
