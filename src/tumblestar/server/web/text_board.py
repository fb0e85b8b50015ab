"""The board in text: the same as the pictures for those who do not see them, and a button for all that may be done."""

from __future__ import annotations

from collections.abc import Sequence

from tumblestar.game import CHANCE
from tumblestar.server.web.markup import button, safe
from tumblestar.server.web.render_cache import Scene, Stage
from tumblestar.server.web.viewer import Target, View


def text_board(view: View, stage: Stage, scene: Scene, targets: Sequence[Target]) -> str:
    """The same as the pictures for those who do not see them, with a button for everything that may be done."""
    say = view.voice
    standing, board = stage.once(("text", view.lang, view.n), _told, view, stage, scene)
    return (
        f'<details id="part-text" class="text"><summary>{say("text-head")}</summary>'
        f'<ul class="standing">{standing}</ul>{_choices(view, scene, targets)}{board}</details>'
    )


def _told(view: View, stage: Stage, scene: Scene) -> tuple[str, str]:
    """What is the same for all who read one language: where everyone stands, and the board."""
    say, table = view.voice, view.table
    story, names = table.game.description, stage.names()
    squares = [list(rank) for rank in story.squares(scene.state, names)]
    cells = iter(stage.same(f"squares {view.lang}", [cell for rank in squares for cell in rank], say))
    ranks = "".join(f"<tr>{''.join(f'<td>{next(cells)}</td>' for _ in rank)}</tr>" for rank in squares)
    standing = [list(row) for row in story.rows(scene.state, names)]
    said = iter(stage.same(f"rows {view.lang}", [phrase for row in standing for phrase in row], say))
    rows = "".join(f"<li>{' '.join(next(said) for _ in row)}</li>" for row in standing)
    board = (
        f'<div class="scroll" tabindex="0" role="group" aria-label="{say("text-board")}"><table>'
        f"<caption>{say('text-board')}</caption><tbody>{ranks}</tbody></table></div>"
        f'<p class="state"><span>{say("text-state")}</span> <code>{safe(table.game.state_text(scene.state))}</code></p>'
    )
    return rows, board


def _choices(view: View, scene: Scene, targets: Sequence[Target]) -> str:
    say, table = view.voice, view.table
    if not targets or table.actor == CHANCE:
        return ""
    items = ""
    for action, label, ends in targets:
        text = f"<code>{safe(table.game.text(scene.state, action))}</code> {safe(label)}"
        items += f"<li>{button(text, data_action=action, data_ends='1' if ends else None)}</li>"
    return f'<h3>{say("text-choices")}</h3><ul class="choices">{items}</ul>'
