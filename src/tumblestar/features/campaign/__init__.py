"""The campaign of a game: levels that are played alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tumblestar.web.feature import CardLink, Feature, PageLink, lazy
from tumblestar.words import Phrase

if TYPE_CHECKING:
    from tumblestar.contract.game import Game


def _has_campaign(game: Game) -> bool:
    return game.has_module("campaign")


def _link(game: Game) -> PageLink | None:
    return PageLink(f"/campaign/{game.name}", Phrase("new-campaign")) if _has_campaign(game) else None


FEATURE = Feature(
    name="campaign",
    routes=lazy(__name__, "routes.routes"),
    styles={"page-campaign": "sheets.css campaign.css"},
    card=CardLink("campaign", "campaign", _has_campaign),
    beside_form=_link,
    over_buttons=lazy(__name__, "page.buttons"),
    over_earned=lazy(__name__, "page.earned_stars"),
    person_rows=lazy(__name__, "progress.PERSON_ROWS"),
    work_at_end=lazy(__name__, "progress.work_at_end"),
)
