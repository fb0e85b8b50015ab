"""What the page of a table shows of a campaign: what can be done after a level, and the stars that were earned."""

from __future__ import annotations

from tumblestar.play.viewer import Viewer
from tumblestar.web.level_map import stars
from tumblestar.web.markup import attributes, hidden_fields, safe


def buttons(viewer: Viewer) -> list[str]:
    """The buttons after a level, for its player: the next level, the same dice, new dice, or the map."""
    say, table = viewer.voice, viewer.table
    if not table.level or viewer.person != table.owner:
        return []
    page, levels = f"/campaign/{table.game.name}", table.game.campaign.levels()
    following, is_won = table.level_number + 1, table.record.shares()[0] == 1 and not table.record.is_practice
    forms: list[str] = []
    if table.level_number and is_won and following <= len(levels):
        forms.append(
            f'<form method="post" action="{page}/play" class="inline">{hidden_fields({"level": following})}'
            f'<button class="primary">{say("level-next", count=following)}</button></form>'
        )
    look = attributes(class_=None if forms else "primary")
    same = f' <button name="dice" value="same">{say("level-same")}</button>' if table.record.seed else ""
    anchor = f"?level={table.level_number}#level-{table.level_number}" if table.level_number else "#own"
    return [
        *forms,
        (
            f'<form method="post" action="/table/{safe(table.id)}/again" class="inline again">'
            f'<button name="dice" value="new"{look}>{say("level-new")}</button>{same}</form>'
        ),
        f'<a class="to-map" href="{page}{anchor}">{say("level-map")}</a>',
    ]


def earned_stars(viewer: Viewer) -> list[str]:
    """The stars of an attempt at a level, for its player."""
    table, say = viewer.table, viewer.voice
    is_shown = viewer.is_live and table.record.is_over and table.level_number and viewer.person == table.owner
    tried = table.store.attempt_at(table.id) if is_shown else None
    if not tried:
        return []
    campaign = table.game.campaign
    return [stars(say, campaign.GREAT, *campaign.stars(tried.is_won, tried.points, tried.is_first))]
