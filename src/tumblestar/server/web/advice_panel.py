"""The advice panel: a table of choices with their odds, and best play, for viewers who want help."""

from __future__ import annotations

from collections.abc import Sequence

from tumblestar.contract.capabilities import AdviceRow
from tumblestar.server.web.markup import button
from tumblestar.server.web.render_cache import RenderCache, RenderedState
from tumblestar.server.web.viewer import Viewer, ends

AIDS = (0, 1, 2)
"""Levels of help: none, the odds, or the odds and best play."""
NO_FIGURE = "–"
"""How a game marks a column without a figure."""
NOTHING = '<section id="part-odds" class="odds" hidden></section>'


def advice_table(viewer: Viewer, cache: RenderCache, scene: RenderedState) -> str:
    """The table of choices, if the viewer wants help with a decision."""
    if not viewer.aid:
        return NOTHING
    say, game = viewer.voice, viewer.table.game
    if not game.has_module("advice") or game.actor(scene.state) < 0:
        return NOTHING
    if viewer.is_live and (viewer.table.is_over or not viewer.may_act):
        return NOTHING
    advice = cache.advice(viewer.table, viewer.n, has_hints=viewer.aid == max(AIDS))
    if advice is None or not any(choice.is_best or _has_figures(viewer, choice) for choice in advice.rows):
        return NOTHING
    columns = [say(column) for column in advice.columns]
    head = "".join(f'<th role="columnheader" scope="col">{column}</th>' for column in (say("odds-way"), *columns))
    rows = "".join(_row(viewer, choice, columns) for choice in advice.rows)
    return (
        f'<section id="part-odds" class="odds" aria-labelledby="odds-head"><h2 id="odds-head">{say("odds-head")}</h2>'
        f'<table role="table" aria-labelledby="odds-head"><thead role="rowgroup" class="unseen"><tr role="row">{head}'
        f'</tr></thead><tbody role="rowgroup">{rows}</tbody></table><p class="hint">{say(advice.note)}</p></section>'
    )


def _has_figures(viewer: Viewer, choice: AdviceRow) -> bool:
    return any(viewer.voice(cell) != NO_FIGURE for cell in choice.cells)


def _row(viewer: Viewer, choice: AdviceRow, columns: Sequence[str]) -> str:
    """A choice: its figures, and a button if the viewer may act.

    It looks like a card but is a table row to screen readers, hence the roles.
    """
    say, label = viewer.voice, viewer.voice(choice.label)
    if viewer.may_act and choice.action >= 0:
        fixed = "1" if ends(viewer.table, choice.action) else None
        label = button(label, sort="way", data_action=choice.action, data_ends=fixed)
    best = f' <span class="best"><span aria-hidden="true">★</span> {say("odds-best")}</span>' if choice.is_best else ""
    cells = "".join(_cell(column, say(cell)) for column, cell in zip(columns, choice.cells, strict=True))
    look = ' class="won"' if choice.is_best else ""
    return f'<tr role="row"{look}><th role="rowheader" scope="row">{label}{best}</th>{cells}</tr>'


def _cell(column: str, figure: str) -> str:
    look = ' class="none"' if figure == NO_FIGURE else ""
    return f'<td role="cell" data-head="{column}"{look}>{figure}</td>'


def level_choice(viewer: Viewer) -> str:
    """The form for the level of help, which the browser remembers; styles hide it once the game is over."""
    say = viewer.voice
    if not viewer.table.game.has_module("advice"):
        return ""
    kinds = "".join(
        f'<label class="choice"><input type="radio" name="aid" value="{aid}"{" checked" if not aid else ""}> '
        f"{say(f'aid-{aid}')}</label>"
        for aid in AIDS
    )
    return f'<fieldset class="aid" data-setting="aid"><legend>{say("aid-head")}</legend>{kinds}</fieldset>'
