"""The board in words: as text with a button for every action, and the legend that explains its picture's signs.

A page asks for the legend when it is first wanted, so that updates neither make nor carry it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from tumblestar.contract.capabilities import Explanation
from tumblestar.contract.game import Game
from tumblestar.contract.modules import Name
from tumblestar.contract.state import CHANCE, GameState
from tumblestar.play.render_cache import RenderCache, RenderedState
from tumblestar.play.viewer import Viewer
from tumblestar.web.drawn_board import Target
from tumblestar.web.markup import NOTHING, Html, HtmlTranslator, button, joined, safe, small_picture
from tumblestar.words import Phrase

Made = TypeVar("Made")


def has_legend(game: Game) -> bool:
    """Whether a game has signs to explain."""
    return game.has_module("legend") or game.has_module("cards")


def legend(viewer: Viewer) -> Html:
    """The entries of the list, for the seat whose board the viewer sees large."""
    return _cached("legend", viewer, _list)


def explanation(viewer: Viewer, key: str) -> Html:
    """One entry, with what takes longer to find; "" for a sign that the legend lacks."""
    entry = _cached("signs", viewer, _signs).get(key)
    if entry is None:
        return NOTHING
    return viewer.cache().cached(
        ("sign", viewer.lang, viewer.at, _seat(viewer), viewer.you, key), _whole, viewer, entry
    )


def _cached(name: str, viewer: Viewer, make: Callable[[Viewer], Made]) -> Made:
    return viewer.cache().cached((name, viewer.lang, viewer.at, _seat(viewer), viewer.you), make, viewer)


def _seat(viewer: Viewer) -> int:
    """The seat of the board that is large."""
    state = viewer.cache().scene(viewer.table, viewer.n).state
    seat = viewer.large_seat(state)
    return viewer.table.game.turn(state)[1] if seat is None else seat


def _signs(viewer: Viewer) -> dict[str, Explanation]:
    """The entries by key; those of a game that has cards only are numbered."""
    game, cache = viewer.table.game, viewer.cache()
    state = cache.scene(viewer.table, viewer.n).state
    if game.has_module("legend"):
        return {entry.key: entry for entry in game.legend.explanations(state, _seat(viewer), cache.names())}
    found = game.cards.cards(state)
    return {str(n): Explanation("", "", name, does, "") for n, (name, does) in enumerate(found)}


def _list(viewer: Viewer) -> Html:
    made = NOTHING
    for entry in _cached("signs", viewer, _signs).values():
        key = f' data-key="{safe(entry.key)}"' if entry.key else ""
        ask = button(viewer.voice("legend-more"), sort="quiet", data_more="") if entry.more else NOTHING
        made = joined((made, Html(f"<li{key}>{_entry(viewer, entry, entry.standing, ask)}</li>")))
    return made


def _whole(viewer: Viewer, entry: Explanation) -> Html:
    more = entry.more() if entry.more else ()
    return _entry(viewer, entry, (*entry.standing, *more), NOTHING)


def _entry(viewer: Viewer, entry: Explanation, standing: Sequence[Phrase], ask: Html) -> Html:
    say = viewer.voice
    icon = small_picture(entry.icon) if entry.icon else ""
    now = ""
    if standing or entry.facts:
        whose = say("legend-of", seat=viewer.cache().names()[_seat(viewer)])
        owner = f'<span class="whose">{whose}</span> ' if standing else ""
        now = f'<p class="now">{owner}{" ".join(say(phrase) for phrase in (*standing, *entry.facts))}</p>'
    rule = button(say("refused-rule"), sort="quiet", data_opens="dialog-rules", data_tag=entry.tag) if entry.tag else ""
    return Html(f"{icon}<div><h3>{say(entry.name)}</h3><p>{say(entry.meaning)}</p>{now}{ask}{rule}</div>")


# -- text board


def text_board(viewer: Viewer, cache: RenderCache, scene: RenderedState, targets: Sequence[Target]) -> Html:
    """The section with the board as text."""
    say = viewer.voice
    standing, board = cache.cached(("text", viewer.lang, viewer.n, viewer.you), _shared, viewer, cache, scene)
    return Html(
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
    say_all: Callable[[str, Sequence[Phrase]], Sequence[Html]],
) -> tuple[Html, Html]:
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
    return Html(rows), Html(board)


def folded_text(say: HtmlTranslator, game: Game, s: GameState, names: Sequence[Name]) -> Html:
    """The section with the board as text on pages that are no table, where targets have a form of their own."""
    standing, board = described(say, game, s, names, lambda _, phrases: [say(one) for one in phrases])
    return Html(
        f'<details id="part-text" class="text"><summary>{say("text-head")}</summary>'
        f'<ul class="standing">{standing}</ul>{board}</details>'
    )


def _choices(viewer: Viewer, scene: RenderedState, targets: Sequence[Target]) -> Html:
    say, table = viewer.voice, viewer.table
    if not targets or table.actor == CHANCE:
        return NOTHING
    items = ""
    for action, label, ends in targets:
        text = Html(f"<code>{safe(table.game.text(scene.state, action))}</code> {safe(label)}")
        items += f"<li>{button(text, data_action=action, data_ends='1' if ends else None)}</li>"
    return Html(f'<h3>{say("actions-label")}</h3><ul class="choices">{items}</ul>')
