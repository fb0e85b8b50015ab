"""The board in words: as text with a button for every action, and the legend that explains its picture's signs.

A page asks for the legend when it is first wanted, so that updates neither make nor carry it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from tumblestar.contract.capabilities import Explanation
from tumblestar.contract.errors import Unreadable
from tumblestar.contract.game import Game
from tumblestar.contract.modules import Name
from tumblestar.contract.state import CHANCE, GameState
from tumblestar.play.render_cache import RenderCache, RenderedState
from tumblestar.play.viewer import Viewer
from tumblestar.record.narration import display_name
from tumblestar.security.errors import Failure, NotThere
from tumblestar.web.drawn_board import Target, has_signs
from tumblestar.web.feature import rule_address
from tumblestar.web.markup import NOTHING, Html, HtmlTranslator, button, joined, safe, small_picture
from tumblestar.web.request_context import game_of, number_in, visitor_of
from tumblestar.words import Phrase, SeatName

Made = TypeVar("Made")
MOST_LETTERS = 60
"""Letters of a name that is shown beside a sign."""


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
    """The seat for which signs are explained: the viewer's own, or the one whose turn it is."""
    state = viewer.cache().scene(viewer.table, viewer.n).state
    seat = viewer.own_seat(state)
    return viewer.table.game.turn(state)[1] if seat is None else seat


def _signs(viewer: Viewer) -> dict[str, Explanation]:
    cache = viewer.cache()
    return signs(viewer.table.game, cache.scene(viewer.table, viewer.n).state, _seat(viewer), cache.names())


def signs(game: Game, s: GameState, seat: int, names: Sequence[Name]) -> dict[str, Explanation]:
    """The entries by key; those of a game that has cards only are numbered."""
    if game.has_module("legend"):
        return {entry.key: entry for entry in game.legend.explanations(s, seat, names)}
    found = game.cards.cards(s)
    return {str(n): Explanation("", "", name, does, "") for n, (name, does) in enumerate(found)}


def _list(viewer: Viewer) -> Html:
    made = NOTHING
    for entry in _cached("signs", viewer, _signs).values():
        key = f' data-key="{safe(entry.key)}"' if entry.key else ""
        ask = button(viewer.voice("legend-more"), sort="quiet", data_more="") if entry.more else NOTHING
        item = _entry(viewer.voice, _name(viewer), entry, entry.standing, joined((ask, _rule_button(viewer, entry))))
        made = joined((made, Html(f"<li{key}>{item}</li>")))
    return made


def _name(viewer: Viewer) -> Name:
    return viewer.cache().names()[_seat(viewer)]


def _rule_button(viewer: Viewer, entry: Explanation) -> Html:
    if not entry.tag:
        return NOTHING
    return button(viewer.voice("refused-rule"), sort="quiet", data_opens="dialog-rules", data_tag=entry.tag)


def _whole(viewer: Viewer, entry: Explanation) -> Html:
    return whole_entry(viewer.voice, _name(viewer), entry, _rule_button(viewer, entry))


def whole_entry(say: HtmlTranslator, name: Name, entry: Explanation, rule: Html) -> Html:
    """An entry for a seat, with what takes longer to find, and what leads to its rule."""
    return _entry(say, name, entry, (*entry.standing, *(entry.more() if entry.more else ())), rule)


def _entry(say: HtmlTranslator, name: Name, entry: Explanation, standing: Sequence[Phrase], below: Html) -> Html:
    icon = small_picture(entry.icon) if entry.icon else ""
    now = ""
    if standing or entry.facts:
        owner = f'<span class="whose">{say("legend-of", seat=name)}</span> ' if standing else ""
        now = f'<p class="now">{owner}{" ".join(say(phrase) for phrase in (*standing, *entry.facts))}</p>'
    text = f'<p class="what">{say(entry.name)}</p><p>{say(entry.meaning)}</p>{now}'
    return Html(f"{icon}<div>{text}{below}</div>")


async def show_sign(request: Request) -> Response:
    """Explains a sign in a position in notation, for boards that are no table's.

    The query has the `position`, the `key` of the sign, and maybe a `seat`, the `name` of each and which one is `you`.
    """
    game, visitor, query = game_of(request), visitor_of(request), request.query_params
    try:
        s = game.parse_state(query.get("position", ""))
    except Unreadable as error:
        raise Failure(400, error.phrase) from error
    seat = number_in(query.get("seat", str(game.turn(s)[1])))
    if seat is None or seat >= s.seats or not has_signs(game):
        raise NotThere
    called = [name[:MOST_LETTERS] for name in query.getlist("name")] + [""] * s.seats
    names = [SeatName(n, display_name(name, n + 1)) for n, name in enumerate(called[: s.seats])]
    entry = signs(game, s, seat, names).get(query.get("key", ""))
    if entry is None:
        raise NotThere
    say, to = visitor.voice(game.name, number_in(query.get("you"))), rule_address(game.name, entry.tag)
    rule = Html(f'<a href="{to}">{say("refused-rule")}</a>') if to and entry.tag else NOTHING
    return HTMLResponse(whole_entry(say, names[seat], entry, rule))


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
