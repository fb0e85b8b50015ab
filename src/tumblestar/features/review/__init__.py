"""Where a finished game was decided (docs/review.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from tumblestar.web.feature import EDITION, Feature, lazy

if TYPE_CHECKING:
    from tumblestar.play.viewer import Viewer
    from tumblestar.web.markup import Html


def _link(viewer: Viewer) -> Html:
    return cast("Html", f'<a href="/table/{viewer.table.id}/review">{viewer.voice("review-link")}</a>')


def _told(viewer: Viewer) -> tuple[str, str] | None:
    """Where the end gets its sentence from: on a server, for players; the site's one worker has better to do."""
    is_told = viewer.you is not None and not EDITION.get().is_site
    return ("insight", f"/table/{viewer.table.id}/review/told") if is_told else None


FEATURE = Feature(
    name="review",
    needs=("analysis",),  # every event leads to the board to think on
    routes=lazy(__name__, "page.routes", "retry.routes"),
    styles={"page-review": "review.css", "page-retry": "sheets.css board.css trial.css"},
    files=lazy(__name__, "sections.files"),
    services=lazy(__name__, "reviews.services"),
    commands=lazy(__name__, "command.COMMANDS"),
    operations=lazy(__name__, "operations.OPERATIONS"),
    over_moment=_link,
    over_told=_told,
    over_links=lambda viewer: [_link(viewer)],
)
