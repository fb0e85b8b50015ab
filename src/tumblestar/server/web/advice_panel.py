"""Help with a decision, for those who ask for it: the ways to go on, their odds, and best play."""

from __future__ import annotations

from collections.abc import Sequence

from tumblestar.contract.capabilities import Way
from tumblestar.server.web.markup import button
from tumblestar.server.web.render_cache import Scene, Stage
from tumblestar.server.web.viewer import View, ends

AIDS = (0, 1, 2)
"""What may be asked for: nothing, the odds, or the odds and best play."""
NO_FIGURE = "–"
"""How a game says that a column has nothing to tell of a way."""
NOTHING = '<section id="part-odds" class="odds" hidden></section>'


def odds(view: View, stage: Stage, scene: Scene) -> str:
    """The table of the ways to go on, where somebody is to decide and the viewer may have help with it."""
    if not view.aid:
        return NOTHING
    say, game = view.voice, view.table.game
    if not game.has_module("advice") or game.actor(scene.state) < 0:
        return NOTHING
    if view.is_live and (view.table.is_over or not view.may_act):
        return NOTHING
    advice = stage.advice(view.table, view.n, has_hints=view.aid == max(AIDS))
    if advice is None or not any(way.is_best or _has_figures(view, way) for way in advice.ways):
        return NOTHING
    columns = [say(column) for column in advice.columns]
    head = "".join(f'<th role="columnheader" scope="col">{column}</th>' for column in (say("odds-way"), *columns))
    rows = "".join(_row(view, way, columns) for way in advice.ways)
    return (
        f'<section id="part-odds" class="odds" aria-labelledby="odds-head"><h2 id="odds-head">{say("odds-head")}</h2>'
        f'<table role="table" aria-labelledby="odds-head"><thead role="rowgroup" class="unseen"><tr role="row">{head}'
        f'</tr></thead><tbody role="rowgroup">{rows}</tbody></table><p class="hint">{say(advice.note)}</p></section>'
    )


def _has_figures(view: View, way: Way) -> bool:
    return any(view.voice(cell) != NO_FIGURE for cell in way.cells)


def _row(view: View, way: Way, columns: Sequence[str]) -> str:
    """A way to go on: a button where the viewer may go it, and its figures, each under its name.

    It looks like a card and is a row of a table to a screen reader, hence the roles.
    """
    say, label = view.voice, view.voice(way.label)
    if view.may_act and way.action >= 0:
        fixed = "1" if ends(view.table, way.action) else None
        label = button(label, sort="way", data_action=way.action, data_ends=fixed)
    best = f' <span class="best"><span aria-hidden="true">★</span> {say("odds-best")}</span>' if way.is_best else ""
    cells = "".join(_cell(column, say(cell)) for column, cell in zip(columns, way.cells, strict=True))
    look = ' class="won"' if way.is_best else ""
    return f'<tr role="row"{look}><th role="rowheader" scope="row">{label}{best}</th>{cells}</tr>'


def _cell(column: str, figure: str) -> str:
    look = ' class="none"' if figure == NO_FIGURE else ""
    return f'<td role="cell" data-head="{column}"{look}>{figure}</td>'


def choice(view: View) -> str:
    """The choice of how much help one wants; the page remembers it."""
    say = view.voice
    if not view.table.game.has_module("advice"):
        return ""
    kinds = "".join(
        f'<label class="choice"><input type="radio" name="aid" value="{aid}"{" checked" if not aid else ""}> '
        f"{say(f'aid-{aid}')}</label>"
        for aid in AIDS
    )
    return f'<fieldset class="aid" data-setting="aid"><legend>{say("aid-head")}</legend>{kinds}</fieldset>'
