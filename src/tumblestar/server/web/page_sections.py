"""The sections of a table's page as HTML. `page_updates.py` assembles them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from tumblestar.contract.modules import Piece
from tumblestar.contract.state import CHANCE
from tumblestar.picture import seat_disc
from tumblestar.server.web import log, people_panel
from tumblestar.server.web.advice_panel import AIDS, odds
from tumblestar.server.web.level_map import stars
from tumblestar.server.web.markup import HtmlTranslator, attributes, button, safe
from tumblestar.server.web.page_patches import Part, Parts
from tumblestar.server.web.render_cache import RenderCache, RenderedState
from tumblestar.server.web.text_board import text_board
from tumblestar.server.web.viewer import Target, Viewer, ViewerKey, ending, targets
from tumblestar.words import Phrase, has

ADDED_UP = 3
"""The final table has a line for the sum if there are at least so many kinds of points."""
SHORT = 3
"""Chance outcomes whose notation has at most so many characters are shown in notation."""


class Common(NamedTuple):
    """What is the same for all viewers of a language."""

    parts: Parts
    past: Parts
    """Parts that seldom change."""
    said: str
    """The last event and the pending decision."""
    legs: tuple[Any, ...]
    """The paths of the current turn."""


def common(viewer: Viewer, cache: RenderCache, scene: RenderedState) -> Common:
    """The sections that depend on the game and the language only."""
    told, past = log.log(viewer, cache)
    parts: dict[str, Part] = {
        "moment": f'<i id="moment" data-n="{scene.n}" data-of="{len(viewer.table.record.events)}" hidden></i>',
        "board": scene.board,
        "rows": scene.rows,
        "seats": _seats(viewer, cache, scene),
        "part-cards": _cards(viewer, cache, scene),
        **told,
    }
    return Common(parts, past, _said(viewer, cache, scene), cache.legs(scene.n))


def frames(viewer: Viewer, cache: RenderCache) -> Parts:
    """The empty elements that hold lists."""
    say = viewer.voice
    return {
        "part-rows": _rows(viewer),
        "part-actions": (
            f'<div id="part-actions" class="actions" role="group" aria-label="{say("actions-label")}">'
            f'<div id="actions" data-keep></div></div>'
        ),
        "part-seats": (
            f'<section id="part-seats" class="seats" aria-labelledby="seats-head"><h2 id="seats-head">'
            f'{say("seats-head")}</h2><ol id="seats" data-keep></ol></section>'
        ),
        "part-final": _final(viewer, cache),
        "part-board": _board(viewer),
        "part-log": log.frame(viewer, cache),
    }


def own(
    viewer: Viewer, cache: RenderCache, scene: RenderedState, common: Common, viewer_key: ViewerKey, may_act: bool
) -> Parts:
    """The sections that differ between viewers and change with the game."""
    table = viewer.table
    is_asked = may_act and viewer.is_live
    may = targets(viewer, cache, scene) if is_asked else []
    made: dict[str, Part] = {
        "part-status": _status(common.said, is_asked),
        "actions": _actions(viewer, cache, scene, may, viewer_key),
        "part-palette": _palette(viewer, cache, scene) if is_asked and table.actor == CHANCE else NO_PALETTE,
        "part-odds": odds(viewer, cache, scene),
        "over": _over(viewer, scene, common.legs, may),
    }
    if table.membership.clock is not None:
        made |= {f"beside-{seat + 1}": people_panel.beside(viewer, seat) for seat in range(len(table.seats))}
    if viewer.text:
        made["part-text"] = text_board(viewer, cache, scene, may)
    return made


def people(viewer: Viewer, cache: RenderCache) -> Parts:
    """The sections about people: seats, chat, settings."""
    made: dict[str, Part] = {
        "part-people": people_panel.people(viewer, cache),
        "part-chat": people_panel.chat(viewer),
        "part-type": _typing(viewer),
        "part-host": people_panel.host(viewer),
        "earned": _earned(viewer),
    }
    seats = range(len(viewer.table.seats))
    if viewer.table.membership.clock is None:  # a clock would change with the game
        made |= {f"beside-{seat + 1}": people_panel.beside(viewer, seat) for seat in seats}
    return made | {f"ways-{seat + 1}": _seat_ways(viewer, seat) for seat in seats}


def title(viewer: Viewer, may_act: bool) -> str:
    """The page's title in plain text: whose turn it is, and the game."""
    table = viewer.table
    if table.is_over:
        key = "title-over"
    elif table.is_waiting:
        key = "title-waiting"
    else:
        key = "title-yours" if may_act else "title-table"
    return _title(viewer.lang, table.game.name, key, table.number, bool(table.level))


@lru_cache(maxsize=1024)
def _title(lang: str, game: str, key: str, number: int, is_level: bool) -> str:
    say = HtmlTranslator(lang, game)
    name = say.plain("game-name")
    if number:
        name = say.plain("title-level", count=number, game=name)
    elif is_level:
        name = say.plain("title-own-level", game=name)
    return say.plain(key, game=name)


# ------------------------------------------------------------------------------------------------ what happens


def _status(said: str, may_act: bool) -> str:
    turn = ' data-yours=""' if may_act else ""
    return f'<div id="part-status" class="status"{turn}>{said}</div>'


def _said(viewer: Viewer, cache: RenderCache, scene: RenderedState) -> str:
    """The last event and the pending decision."""
    say, table, is_live, n = viewer.voice, viewer.table, viewer.is_live, scene.n
    count = len(table.record.events)
    said: list[str] = []
    if not is_live:
        said.append(f'<span class="moment">{say("status-stepping", n=n, count=count)}</span>')
    if n and not (is_live and table.actor == CHANCE):
        newest, did = cache.log(viewer.lang).newest
        said.append(f'<span class="did">{did if newest == n else say(cache.narrated_events()[n - 1].did)}</span>')
    if is_live or not table.is_over or n < count:
        said.append(f'<span class="now">{say(_now(viewer, cache, scene))}</span>')
    else:
        said.append(f'<span class="now">{say(ending(table, cache))}</span>')
    chapter = table.game.description.progress(scene.state)
    return (
        f'<p class="chapter">{_level(viewer)}{say(chapter)}</p>'
        f'<p class="words" role="status">{" ".join(said)}</p>{_goal(viewer, scene)}'
    )


def _level(viewer: Viewer) -> str:
    """The level of a campaign, before the chapter of the game."""
    if not viewer.table.level:
        return ""
    number = viewer.table.number
    said = viewer.voice("level-name", count=number) if number else viewer.voice("level-own")
    return f'<strong class="level-name">{said}</strong> '


def _now(viewer: Viewer, cache: RenderCache, scene: RenderedState) -> Phrase:
    table = viewer.table
    if viewer.is_live and table.is_waiting and not table.is_over:
        return Phrase("status-waiting", {"count": len(table.free)})
    if viewer.is_live and table.record.end not in ("", "over"):
        return ending(table, cache)
    if viewer.is_live and table.status == "study" and not table.record.is_over:
        return Phrase("status-study")
    return table.game.status(scene.state, cache.names())


def _actions(
    viewer: Viewer, cache: RenderCache, scene: RenderedState, targets: Sequence[Target], viewer_key: ViewerKey
) -> Sequence[str]:
    """The buttons below the board."""
    table = viewer.table
    said: list[str] = []
    if targets and table.actor >= 0:
        state, names, button_of = scene.state, cache.names(), table.game.description.button
        for action, label, ends in targets:
            if short := button_of(state, action, names):
                fixed = "1" if ends else None
                said.append(
                    button(viewer.voice(short), sort="offered", data_action=action, data_ends=fixed, title=label)
                )
        said += _turning(viewer)
    is_acting = viewer.is_live and table.actor >= 0
    may_take_back = viewer.is_live and table.may_take_back(viewer.person)
    may_resign = bool(viewer.is_live and table.may_resign(viewer.person))
    ends_of_steps = scene.n == 0, scene.n == len(table.record.events)
    key = "buttons", viewer_key, viewer.is_live, is_acting, may_take_back, may_resign, ends_of_steps
    usual = cache.cached_until_people_change(key, _usual, viewer, is_acting, may_take_back, may_resign, *ends_of_steps)
    return [*said, *usual] if said else usual


def _usual(viewer: Viewer, is_acting: bool, may_take_back: bool, may_resign: bool, *ends_of_steps: bool) -> list[str]:
    """The buttons that every game has."""
    say, table = viewer.voice, viewer.table
    buttons: list[str] = []
    if not viewer.is_live:
        buttons.append(button(say("step-live"), sort="primary", data_do="look", data_at="live"))
    elif may_take_back:
        buttons.append(button(say("action-takeback"), data_do="takeback", accesskey="z"))
    if table.is_over and table.level and viewer.person == table.owner:
        buttons += _again(viewer)
    elif people_panel.following(viewer):
        buttons.append(people_panel.following(viewer))
    elif (
        table.is_over
        and table.status != "study"
        and (table.membership.held(viewer.person) or viewer.person == table.owner)
    ):
        form = f'<form method="post" action="/table/{safe(table.id)}/rematch" class="inline">'
        buttons.append(f'{form}<button class="primary">{say("action-rematch")}</button></form>')
    if is_acting and not table.is_over and table.has_thinker:
        buttons.append(button(say("action-expect"), sort="quiet", data_do="expect"))
    if may_resign:
        label = say("action-resign" if len(table.seats) > 1 else "action-give-up")
        buttons.append(button(label, sort="quiet", data_opens="dialog-resign"))
    buttons.append(_steps(say, *ends_of_steps))
    return buttons


def _turning(viewer: Viewer) -> list[str]:
    """The buttons that turn the piece in hand and flip it, in games with such pieces."""
    say, turning = viewer.voice, viewer.table.game.picture.turning
    if turning is None:
        return []
    ways, has_back = turning(viewer.table.state)
    made: list[str] = []
    if ways > 1:
        label = f'{say("action-turn")} <kbd aria-hidden="true">R</kbd>'
        made.append(button(label, sort="offered", data_do="turn", data_key="r", aria_keyshortcuts="R"))
    if has_back:
        label = f'{say("action-over")} <kbd aria-hidden="true">F</kbd>'
        made.append(button(label, sort="offered", data_do="over", data_key="f", aria_keyshortcuts="F"))
    return made


def _again(viewer: Viewer) -> list[str]:
    """How to go on after a level: the next level, the same dice, new dice, or the map."""
    say, table = viewer.voice, viewer.table
    page, levels = f"/campaign/{table.game.name}", table.game.campaign.levels()
    following, is_won = table.number + 1, table.record.shares()[0] == 1
    on: list[str] = []
    if table.number and is_won and following <= len(levels):
        on.append(
            f'<form method="post" action="{page}/play" class="inline">'
            f'<input type="hidden" name="level" value="{following}">'
            f'<button class="primary">{say("level-next", count=following)}</button></form>'
        )
    look = attributes(class_=None if on else "primary")
    same = f' <button name="dice" value="same">{say("level-same")}</button>' if table.record.seed else ""
    anchor = f"?level={table.number}#level-{table.number}" if table.number else "#own"
    return [
        *on,
        (
            f'<form method="post" action="/table/{safe(table.id)}/again" class="inline again">'
            f'<button name="dice" value="new"{look}>{say("level-new")}</button>{same}</form>'
        ),
        f'<a class="to-map" href="{page}{anchor}">{say("level-map")}</a>',
    ]


@lru_cache(maxsize=64)
def _steps(say: HtmlTranslator, is_first: bool, is_last: bool) -> str:
    """The buttons that step through the game."""
    made = ""
    for name, sign in (("first", "«"), ("previous", "‹"), ("next", "›"), ("last", "»")):
        label = say(f"step-{name}")
        made += button(
            f'<span aria-hidden="true">{sign}</span>',
            sort="step",
            data_do="look",
            data_step=name,
            aria_label=label,
            title=label,
            aria_disabled="true" if (is_first if name in ("first", "previous") else is_last) else None,
        )
    return f'<div class="steps" role="group" aria-label="{say("steps-label")}">{made}</div>'


def _typing(viewer: Viewer) -> str:
    """The field for notation, or for the outcomes of a real board."""
    say, table = viewer.voice, viewer.table
    if table.is_over or not table.membership.held(viewer.person):
        return '<div id="part-type" hidden></div>'
    hint = "type-hint-chance" if table.record.chance == "typed" else "type-hint"
    return (
        f'<div id="part-type"><form class="type" data-do="type"><label for="typed">{say("type-label")}</label>'
        f'<input id="typed" name="text" '
        f'autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="2000" aria-describedby="typed-hint">'
        f'<button>{say("type-do")}</button><p class="hint" id="typed-hint">{say(hint)}</p></form></div>'
    )


# ------------------------------------------------------------------------------------------------ pictures


def _board(viewer: Viewer) -> str:
    width, height = viewer.table.game.picture.BOARD_SIZE
    return (
        f'<div id="part-board" class="board"><svg class="ts" viewBox="0 0 {width} {height}" role="group" '
        f'aria-label="{viewer.voice("picture-label")}">'
        f'<g id="board" data-keep></g><g id="over" data-keep></g></svg></div>'
    )


def _over(viewer: Viewer, scene: RenderedState, legs: tuple[Any, ...], targets: Sequence[Target]) -> list[str]:
    """The overlay of the board for one viewer."""
    picture = viewer.table.game.picture
    over = picture.overlay(scene.state, seat=_own_seat(viewer), targets=targets, last=legs)
    if viewer.aid and targets and picture.gains:
        over = [*over, picture.gains(scene.state, [action for action, _, _ in targets])]
    if viewer.aid == max(AIDS) and targets and picture.heat:
        over = [picture.heat(scene.state), *over]
    return [element for element in over if element]


def _own_seat(viewer: Viewer) -> int | None:
    """The seat from whose side the viewer sees the board: the one to act if it is theirs, else their first."""
    seats = viewer.table.seats_of(viewer.person)
    if viewer.table.actor in seats:
        return viewer.table.actor
    return seats[0] if seats else None


def _rows(viewer: Viewer) -> str:
    width, height = viewer.table.game.picture.rows_size(len(viewer.table.seats))
    if not height:
        return '<div id="part-rows" class="rows" hidden></div>'
    return (
        f'<div id="part-rows" class="rows"><svg class="ts" viewBox="0 0 {width} {height}" role="img" '
        f'aria-label="{viewer.voice("rows-label")}"><g id="rows" data-keep></g></svg></div>'
    )


def _goal(viewer: Viewer, scene: RenderedState) -> str:
    """The goal of a one-player game and the progress towards it, if the game states them."""
    say, game = viewer.voice, viewer.table.game
    found = game.cards.goals(scene.state) if game.has_module("cards") else []
    if not found:
        return ""
    items = ""
    for goal in found:
        sign = '<span class="sign" aria-hidden="true"></span>'
        items += f'<li class="{goal.how}" title="{say(goal.does)}">{sign}<span>{say(goal.said)}</span></li>'
    return f'<ul class="goal" aria-label="{say("goal-head")}">{items}</ul>'


def _cards(viewer: Viewer, cache: RenderCache, scene: RenderedState) -> str:
    """The cards in play with their effects, for games with cards."""
    say, game = viewer.voice, viewer.table.game
    found = game.cards.cards(scene.state) if game.has_module("cards") else []
    if not found:
        return '<details id="part-cards" class="text" hidden></details>'
    said = iter(cache.map_changed(f"cards {viewer.lang}", [phrase for card in found for phrase in card], say))
    items = "".join(f"<dt>{name}</dt><dd>{does}</dd>" for name, does in zip(said, said, strict=True))
    return f'<details id="part-cards" class="text"><summary>{say("cards-head")}</summary><dl>{items}</dl></details>'


# ------------------------------------------------------------------------------------------------ typing chance in


NO_PALETTE = '<section id="part-palette" class="palette" hidden></section>'


def _palette(viewer: Viewer, cache: RenderCache, scene: RenderedState) -> str:
    """The chance outcomes to choose from, where they are typed in."""
    table, say = viewer.table, viewer.voice
    made = ""
    for action, weight in table.game.outcomes(scene.state):
        icon = (
            f'<svg class="ts" viewBox="-40 -44 80 88" aria-hidden="true">'
            f"{table.game.picture.outcome_icon(scene.state, action)}</svg>"
        )
        text = table.game.text(scene.state, action)
        label = say.plain(table.game.preview(scene.state, action, cache.names()))
        key = next((key for key in _outcome_keys(text) if has(key, table.game.name)), "")
        word = say(key) if key else safe(text) if len(text) <= SHORT else safe(label)
        named = f"{text}: {label}" if not key and len(text) <= SHORT else None
        left = f'<span class="left">{say("palette-left", count=weight)}</span>' if weight > 1 else ""
        made += button(
            f"{icon}<span>{word}</span>{left}", sort="outcome", data_action=action, title=label, aria_label=named
        )
    return (
        f'<section id="part-palette" class="palette" aria-labelledby="palette-head">'
        f'<h2 id="palette-head">{say("palette-head")}</h2>'
        f'<p class="hint">{say("palette-hint")}</p><div class="outcomes">{made}</div></section>'
    )


def _outcome_keys(text: str) -> tuple[str, ...]:
    """Message keys that may name a chance outcome, by its notation."""
    name = text.replace(":", " ").split()[-1]
    return f"colour-{name}", f"counter-{name}"


# ------------------------------------------------------------------------------------------------ who plays


def _seats(viewer: Viewer, cache: RenderCache, scene: RenderedState) -> list[str]:
    table, state = viewer.table, scene.state
    acting = -1 if viewer.is_live and table.is_over else table.game.actor(state)
    points = tuple([table.game.points(state, seat) for seat in range(len(table.seats))])
    return cache.cached_until_people_change(
        ("seats", viewer.lang, acting, points), _each_seat, viewer, cache, acting, points
    )


def _each_seat(viewer: Viewer, cache: RenderCache, acting: int, points: Sequence[int]) -> list[str]:
    return [_seat(viewer, cache, seat, seat == acting, got) for seat, got in enumerate(points)]


def _seat(viewer: Viewer, cache: RenderCache, seat: int, is_acting: bool, points: int) -> str:
    """A seat: its player, points, whether it is to act, and places for what each viewer sees there."""
    say = viewer.voice
    label = say(Phrase("seat-text", {"name": cache.names()[seat]}))
    mark = f'<svg class="ts" viewBox="-16 -16 32 32" aria-hidden="true">{seat_disc(seat)}</svg>'
    return (
        f'<li class="seat"{attributes(aria_current="true" if is_acting else None)}>{mark}'
        f'<span class="name">{label}</span> <span id="beside-{seat + 1}" class="by-name" data-keep></span> '
        f'<span class="points">{say("seat-points", count=points)}</span>'
        f'<div id="ways-{seat + 1}" class="own-ways" data-keep></div></li>'
    )


def _seat_ways(viewer: Viewer, seat: int) -> list[str]:
    """What viewers can do with their own seat."""
    say, table = viewer.voice, viewer.table
    ways = [way] if (way := people_panel.own_seat(viewer, seat)) else []
    if table.is_over or seat not in table.seats_of(viewer.person):
        return ways
    name, label = safe(table.seats[seat].name), say("seat-rename", count=seat + 1)
    field = (
        f'<label class="unseen" for="name-{seat + 1}">{label}</label>'
        f'<input id="name-{seat + 1}" name="name" maxlength="40" autocomplete="off" value="{name}">'
    )
    rename = (
        f'<details class="rename"><summary>{say("seat-rename-open")}</summary>'
        f'<form data-do="rename" data-seat="{seat + 1}">{field}'
        f"<button>{say('seat-rename-do')}</button></form></details>"
    )
    return [rename, *ways]


def _final(viewer: Viewer, cache: RenderCache) -> str:
    """The final table: win shares, points, and what scored them."""
    say, table = viewer.voice, viewer.table
    if not viewer.is_live or not table.record.is_over:
        return '<section id="part-final" class="final" hidden></section>'
    game, shares = table.game, table.record.shares()
    order = sorted(range(len(shares)), key=lambda seat: (-shares[seat], -game.points(table.state, seat), seat))
    names = [Phrase("seat-text", {"name": cache.names()[seat]}) for seat in order]
    look = [' class="won"' if shares[seat] else "" for seat in order]
    head = "".join(f'<th scope="col"{won}>{say(name)}</th>' for name, won in zip(names, look, strict=True))
    parted = [game.breakdown(table.state, seat) for seat in order]
    rows = [(say("final-share"), ["–" if table.record.end == "abandoned" else safe(shares[seat]) for seat in order])]
    rows += [(say(same[0].name), [_piece(viewer, piece) for piece in same]) for same in zip(*parted, strict=True)]
    if len(parted[0]) >= ADDED_UP:
        rows.append((say("final-points"), [str(game.points(table.state, seat)) for seat in order]))
    body = ""
    for kind, cells in rows:
        made = "".join(f"<td{won}>{cell}</td>" for cell, won in zip(cells, look, strict=True))
        body += f'<tr><th scope="row">{kind}</th>{made}</tr>'
    return (
        f'<section id="part-final" class="final" aria-labelledby="final-head"><h2 id="final-head">{say("final-head")}'
        f"</h2>"
        f'<p>{say(ending(table, cache))}</p><div id="earned" data-keep></div>'
        f'<div class="scroll" tabindex="0" role="group" aria-labelledby="final-head"><table><thead><tr>'
        f"<td></td>{head}</tr></thead><tbody>{body}</tbody></table></div></section>"
    )


def _earned(viewer: Viewer) -> list[str]:
    """The stars that a try of a level has earned, for the player."""
    table, say = viewer.table, viewer.voice
    is_shown = viewer.is_live and table.record.is_over and table.number and viewer.person == table.owner
    tried = table.store.attempt_at(table.id) if is_shown else None
    if not tried:
        return []
    room = table.game.campaign
    return [stars(say, room, *room.stars(tried.is_won, tried.points, tried.is_first))]


def _piece(viewer: Viewer, piece: Piece) -> str:
    """The points of a kind, and the pieces that scored them."""
    say = viewer.voice
    game = viewer.table.game.name
    said = [Phrase(key, {}, game) if has(key := f"colour-{name}", game) else name for name in piece.pieces]
    made = f' <span class="pieces">{say(Phrase("list", {"items": said}))}</span>' if said else ""
    return f"{piece.points}{made}"
