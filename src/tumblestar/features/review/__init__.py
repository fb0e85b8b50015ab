"""Where a finished game was decided (docs/review.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from tumblestar.web.feature import Feature, lazy

if TYPE_CHECKING:
    from tumblestar.play.viewer import Viewer
    from tumblestar.web.markup import Html


def _link(viewer: Viewer) -> Html:
    return cast("Html", f'<a href="/table/{viewer.table.id}/review">{viewer.voice("review-link")}</a>')


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
    over_links=lambda viewer: [_link(viewer)],
)
