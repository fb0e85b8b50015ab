"""The board as text, with a button for every action, for viewers who do not see the picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tumblestar.contract.game import Game
from tumblestar.contract.modules import Name
from tumblestar.contract.state import CHANCE, GameState
from tumblestar.play.render_cache import RenderCache, RenderedState
from tumblestar.play.viewer import Target, Viewer
from tumblestar.web.markup import HtmlTranslator, button, safe
from tumblestar.words import Phrase


def text_board(viewer: Viewer, cache: RenderCache, scene: RenderedState, targets: Sequence[Target]) -> str:
    """The section with the board as text."""
    say = viewer.voice
    standing, board = cache.cached(("text", viewer.lang, viewer.n, viewer.you), _shared, viewer, cache, scene)
    return (
        f'<details id="part-text" class="text"><summary aria-keyshortcuts="T Alt+T">{say("text-head")} '
        f'<kbd aria-hidden="true">T</kbd></summary>'
        f'<ul class="standing">{standing}</ul>{_choices(viewer, scene, targets)}{board}</details>'
    )


def _shared(viewer: Viewer, cache: RenderCache, scene: RenderedState) -> tuple[str, str]:
    """The standing and the board, which all viewers of a language share whom it calls by the same names."""
    reader = f"{viewer.lang} {viewer.you}"
    return described(
        viewer.voice,
        viewer.table.game,
        scene.state,
        cache.names(),
        lambda key, phrases: cache.map_changed(f"{key} {reader}", phrases, viewer.voice),
    )


def described(
    say: HtmlTranslator,
    game: Game,
    s: GameState,
    names: Sequence[Name],
    say_all: Callable[[str, Sequence[Phrase]], Sequence[str]],
) -> tuple[str, str]:
    """The standing of the seats and the board; `say_all` says the phrases of one or the other, which it has as key."""
    squares = [list(rank) for rank in game.description.squares(s, names)]
    cells = iter(say_all("squares", [cell for rank in squares for cell in rank]))
    ranks = "".join(f"<tr>{''.join(f'<td>{next(cells)}</td>' for _ in rank)}</tr>" for rank in squares)
    standing = [list(row) for row in game.description.rows(s, names)]
    phrases = iter(say_all("rows", [phrase for row in standing for phrase in row]))
    rows = "".join(f"<li>{' '.join(next(phrases) for _ in row)}</li>" for row in standing)
    board = (
        f'<div class="scroll" tabindex="0" role="group" aria-label="{say("text-board")}"><table>'
        f"<caption>{say('text-board')}</caption><tbody>{ranks}</tbody></table></div>"
        f'<p class="state"><span>{say("text-state")}</span> <code>{safe(game.state_text(s))}</code></p>'
    )
    return rows, board


def folded_text(say: HtmlTranslator, game: Game, s: GameState, names: Sequence[Name]) -> str:
    """The section with the board as text on pages that are no table, where targets have a form of their own."""
    standing, board = described(say, game, s, names, lambda _, phrases: [say(one) for one in phrases])
    return (
        f'<details id="part-text" class="text"><summary>{say("text-head")}</summary>'
        f'<ul class="standing">{standing}</ul>{board}</details>'
    )


def _choices(viewer: Viewer, scene: RenderedState, targets: Sequence[Target]) -> str:
    say, table = viewer.voice, viewer.table
    if not targets or table.actor == CHANCE:
        return ""
    items = ""
    for action, label, ends in targets:
        text = f"<code>{safe(table.game.text(scene.state, action))}</code> {safe(label)}"
        items += f"<li>{button(text, data_action=action, data_ends='1' if ends else None)}</li>"
    return f'<h3>{say("actions-label")}</h3><ul class="choices">{items}</ul>'
