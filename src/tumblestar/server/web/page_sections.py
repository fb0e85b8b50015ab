"""The parts of a table's page, each as HTML for one viewer. `news.py` puts pages together."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from tumblestar.game import CHANCE, Piece
from tumblestar.picture import seat_disc
from tumblestar.server.web import log, people_panel
from tumblestar.server.web.advice_panel import AIDS, odds
from tumblestar.server.web.level_map import stars
from tumblestar.server.web.markup import Voice, attributes, button, safe
from tumblestar.server.web.page_patches import Part, Parts
from tumblestar.server.web.render_cache import Scene, Stage
from tumblestar.server.web.text_board import text_board
from tumblestar.server.web.viewer import Reader, Target, View, ending, targets
from tumblestar.words import Phrase, has

ADDED_UP = 3
"""So many kinds of points, and their sum is worth a line of the final table."""
SHORT = 3
"""An outcome whose text in notation is no longer than this is shown by it, as the face of a die."""


class Common(NamedTuple):
    """What all who read one language see alike."""

    parts: Parts
    past: Parts
    """What has long happened."""
    said: str
    """What has happened last, and what is to be done."""
    legs: tuple[Any, ...]
    """The ways that the turn went."""


def common(view: View, stage: Stage, scene: Scene) -> Common:
    """What is the same for all who read one language, as the game goes on."""
    told, past = log.log(view, stage)
    parts: dict[str, Part] = {
        "moment": f'<i id="moment" data-n="{scene.n}" data-of="{len(view.table.record.events)}" hidden></i>',
        "board": scene.board,
        "rows": scene.rows,
        "seats": _seats(view, stage, scene),
        "part-cards": _cards(view, stage, scene),
        **told,
    }
    return Common(parts, past, _said(view, stage, scene), stage.legs(scene.n))


def frames(view: View, stage: Stage) -> Parts:
    """Where lists are to stand."""
    say = view.voice
    return {
        "part-rows": _rows(view),
        "part-actions": (
            f'<div id="part-actions" class="actions" role="group" aria-label="{say("actions-label")}">'
            f'<div id="actions" data-keep></div></div>'
        ),
        "part-seats": (
            f'<section id="part-seats" class="seats" aria-labelledby="seats-head"><h2 id="seats-head">'
            f'{say("seats-head")}</h2><ol id="seats" data-keep></ol></section>'
        ),
        "part-final": _final(view, stage),
        "part-board": _board(view),
        "part-log": log.frame(view, stage),
    }


def own(view: View, stage: Stage, scene: Scene, common: Common, reader: Reader, may_act: bool) -> Parts:
    """What may be another thing for each viewer whenever the game goes on."""
    table = view.table
    is_asked = may_act and view.is_live
    may = targets(view, stage, scene) if is_asked else []
    made: dict[str, Part] = {
        "part-status": _status(common.said, is_asked),
        "actions": _actions(view, stage, scene, may, reader),
        "part-palette": _palette(view, stage, scene) if is_asked and table.actor == CHANCE else NO_PALETTE,
        "part-odds": odds(view, stage, scene),
        "over": _over(view, scene, common.legs, may),
    }
    if table.membership.clock is not None:
        made |= {f"beside-{seat + 1}": people_panel.beside(view, seat) for seat in range(len(table.seats))}
    if view.text:
        made["part-text"] = text_board(view, stage, scene, may)
    return made


def people(view: View, stage: Stage) -> Parts:
    """What somebody sees of the people, and may do with them."""
    made: dict[str, Part] = {
        "part-people": people_panel.people(view, stage),
        "part-chat": people_panel.chat(view),
        "part-type": _typing(view),
        "part-host": people_panel.host(view),
        "earned": _earned(view),
    }
    seats = range(len(view.table.seats))
    if view.table.membership.clock is None:  # which would change with the game
        made |= {f"beside-{seat + 1}": people_panel.beside(view, seat) for seat in seats}
    return made | {f"ways-{seat + 1}": _seat_ways(view, seat) for seat in seats}


def title(view: View, may_act: bool) -> str:
    """The page's title: whose turn it is, then the game. Plain text."""
    table = view.table
    if table.is_over:
        key = "title-over"
    elif table.is_waiting:
        key = "title-waiting"
    else:
        key = "title-yours" if may_act else "title-table"
    return _title(view.lang, table.game.name, key, table.number, bool(table.level))


@lru_cache(maxsize=1024)
def _title(lang: str, game: str, key: str, number: int, is_level: bool) -> str:
    say = Voice(lang, game)
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


def _said(view: View, stage: Stage, scene: Scene) -> str:
    """What has happened, and what is to be done: the same for all."""
    say, table, is_live, n = view.voice, view.table, view.is_live, scene.n
    count = len(table.record.events)
    said: list[str] = []
    if not is_live:
        said.append(f'<span class="moment">{say("status-stepping", n=n, count=count)}</span>')
    if n and not (is_live and table.actor == CHANCE):
        newest, did = stage.log(view.lang).newest
        said.append(f'<span class="did">{did if newest == n else say(stage.told()[n - 1].did)}</span>')
    if is_live or not table.is_over or n < count:
        said.append(f'<span class="now">{say(_now(view, stage, scene))}</span>')
    else:
        said.append(f'<span class="now">{say(ending(table, stage))}</span>')
    chapter = table.game.description.progress(scene.state)
    return (
        f'<p class="chapter">{_level(view)}{say(chapter)}</p>'
        f'<p class="words" role="status">{" ".join(said)}</p>{_goal(view, scene)}'
    )


def _level(view: View) -> str:
    """Which level of a campaign is played, before the chapter of the game."""
    if not view.table.level:
        return ""
    number = view.table.number
    said = view.voice("level-name", count=number) if number else view.voice("level-own")
    return f'<strong class="level-name">{said}</strong> '


def _now(view: View, stage: Stage, scene: Scene) -> Phrase:
    table = view.table
    if view.is_live and table.is_waiting and not table.is_over:
        return Phrase("status-waiting", {"count": len(table.free)})
    if view.is_live and table.record.end not in ("", "over"):
        return ending(table, stage)
    if view.is_live and table.status == "study" and not table.record.is_over:
        return Phrase("status-study")
    return table.game.status(scene.state, stage.names())


def _actions(view: View, stage: Stage, scene: Scene, targets: Sequence[Target], reader: Reader) -> Sequence[str]:
    """The buttons under the picture."""
    table = view.table
    said: list[str] = []
    if targets and table.actor >= 0:
        state, names, button_of = scene.state, stage.names(), table.game.description.button
        for action, label, ends in targets:
            if short := button_of(state, action, names):
                fixed = "1" if ends else None
                said.append(button(view.voice(short), sort="offered", data_action=action, data_ends=fixed, title=label))
        said += _turning(view)
    is_acting = view.is_live and table.actor >= 0
    may_take_back = view.is_live and table.may_take_back(view.person)
    may_resign = bool(view.is_live and table.may_resign(view.person))
    ends_of_steps = scene.n == 0, scene.n == len(table.record.events)
    key = "buttons", reader, view.is_live, is_acting, may_take_back, may_resign, ends_of_steps
    usual = stage.kept(key, _usual, view, is_acting, may_take_back, may_resign, *ends_of_steps)
    return [*said, *usual] if said else usual


def _usual(view: View, is_acting: bool, may_take_back: bool, may_resign: bool, *ends_of_steps: bool) -> list[str]:
    """The buttons that have nothing to do with what the game offers just now."""
    say, table = view.voice, view.table
    buttons: list[str] = []
    if not view.is_live:
        buttons.append(button(say("step-live"), sort="primary", data_do="look", data_at="live"))
    elif may_take_back:
        buttons.append(button(say("action-takeback"), data_do="takeback", accesskey="z"))
    if table.is_over and table.level and view.person == table.owner:
        buttons += _again(view)
    elif people_panel.following(view):
        buttons.append(people_panel.following(view))
    elif (
        table.is_over and table.status != "study" and (table.membership.held(view.person) or view.person == table.owner)
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


def _turning(view: View) -> list[str]:
    """The buttons that turn the piece in hand, and turn it over, in games where it may lie in several ways."""
    say, turning = view.voice, view.table.game.picture.turning
    if turning is None:
        return []
    ways, has_back = turning(view.table.state)
    made: list[str] = []
    if ways > 1:
        label = f'{say("action-turn")} <kbd aria-hidden="true">R</kbd>'
        made.append(button(label, sort="offered", data_do="turn", data_key="r", aria_keyshortcuts="R"))
    if has_back:
        label = f'{say("action-over")} <kbd aria-hidden="true">F</kbd>'
        made.append(button(label, sort="offered", data_do="over", data_key="f", aria_keyshortcuts="F"))
    return made


def _again(view: View) -> list[str]:
    """How to go on after a level: the next one if this one is won, the same dice again or new ones, or the map."""
    say, table = view.voice, view.table
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
def _steps(say: Voice, is_first: bool, is_last: bool) -> str:
    """The buttons that step through the game; the page's script knows where they lead."""
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


def _typing(view: View) -> str:
    """A line to type an action in, for those who like notation, or a real board's outcomes."""
    say, table = view.voice, view.table
    if table.is_over or not table.membership.held(view.person):
        return '<div id="part-type" hidden></div>'
    hint = "type-hint-chance" if table.record.chance == "typed" else "type-hint"
    return (
        f'<div id="part-type"><form class="type" data-do="type"><label for="typed">{say("type-label")}</label>'
        f'<input id="typed" name="text" '
        f'autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="2000" aria-describedby="typed-hint">'
        f'<button>{say("type-do")}</button><p class="hint" id="typed-hint">{say(hint)}</p></form></div>'
    )


# ------------------------------------------------------------------------------------------------ pictures


def _board(view: View) -> str:
    width, height = view.table.game.picture.BOARD_SIZE
    return (
        f'<div id="part-board" class="board"><svg class="ts" viewBox="0 0 {width} {height}" role="group" '
        f'aria-label="{view.voice("picture-label")}">'
        f'<g id="board" data-keep></g><g id="over" data-keep></g></svg></div>'
    )


def _over(view: View, scene: Scene, legs: tuple[Any, ...], targets: Sequence[Target]) -> list[str]:
    """What one viewer gets over the board."""
    picture = view.table.game.picture
    over = picture.overlay(scene.state, seat=_own_seat(view), targets=targets, last=legs)
    if view.aid and targets and picture.gains:
        over = [*over, picture.gains(scene.state, [action for action, _, _ in targets])]
    if view.aid == max(AIDS) and targets and picture.heat:
        over = [picture.heat(scene.state), *over]
    return [element for element in over if element]


def _own_seat(view: View) -> int | None:
    """The seat that the viewer sees the board from: the one to act, if it is theirs, else their first."""
    seats = view.table.seats_of(view.person)
    if view.table.actor in seats:
        return view.table.actor
    return seats[0] if seats else None


def _rows(view: View) -> str:
    width, height = view.table.game.picture.rows_size(len(view.table.seats))
    if not height:
        return '<div id="part-rows" class="rows" hidden></div>'
    return (
        f'<div id="part-rows" class="rows"><svg class="ts" viewBox="0 0 {width} {height}" role="img" '
        f'aria-label="{view.voice("rows-label")}"><g id="rows" data-keep></g></svg></div>'
    )


def _goal(view: View, scene: Scene) -> str:
    """What wins a game that is played alone, and how far that is, for games that know of it."""
    say, game = view.voice, view.table.game
    found = game.cards.goals(scene.state) if game.has_module("cards") else []
    if not found:
        return ""
    items = ""
    for goal in found:
        sign = '<span class="sign" aria-hidden="true"></span>'
        items += f'<li class="{goal.how}" title="{say(goal.does)}">{sign}<span>{say(goal.said)}</span></li>'
    return f'<ul class="goal" aria-label="{say("goal-head")}">{items}</ul>'


def _cards(view: View, stage: Stage, scene: Scene) -> str:
    """The cards in play, each with what it does, for games that have any."""
    say, game = view.voice, view.table.game
    found = game.cards.cards(scene.state) if game.has_module("cards") else []
    if not found:
        return '<details id="part-cards" class="text" hidden></details>'
    said = iter(stage.same(f"cards {view.lang}", [phrase for card in found for phrase in card], say))
    items = "".join(f"<dt>{name}</dt><dd>{does}</dd>" for name, does in zip(said, said, strict=True))
    return f'<details id="part-cards" class="text"><summary>{say("cards-head")}</summary><dl>{items}</dl></details>'


# ------------------------------------------------------------------------------------------------ typing chance in


NO_PALETTE = '<section id="part-palette" class="palette" hidden></section>'


def _palette(view: View, stage: Stage, scene: Scene) -> str:
    """The outcomes of chance to choose from, where they are typed in."""
    table, say = view.table, view.voice
    made = ""
    for action, weight in table.game.outcomes(scene.state):
        icon = (
            f'<svg class="ts" viewBox="-40 -44 80 88" aria-hidden="true">'
            f"{table.game.picture.outcome_icon(scene.state, action)}</svg>"
        )
        text = table.game.text(scene.state, action)
        label = say.plain(table.game.preview(scene.state, action, stage.names()))
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
    """Where the name of what came up may stand among a game's words, by its notation."""
    name = text.replace(":", " ").split()[-1]
    return f"colour-{name}", f"counter-{name}"


# ------------------------------------------------------------------------------------------------ who plays


def _seats(view: View, stage: Stage, scene: Scene) -> list[str]:
    table, state = view.table, scene.state
    acting = -1 if view.is_live and table.is_over else table.game.actor(state)
    points = tuple([table.game.points(state, seat) for seat in range(len(table.seats))])
    return stage.kept(("seats", view.lang, acting, points), _each_seat, view, stage, acting, points)


def _each_seat(view: View, stage: Stage, acting: int, points: Sequence[int]) -> list[str]:
    return [_seat(view, stage, seat, seat == acting, got) for seat, got in enumerate(points)]


def _seat(view: View, stage: Stage, seat: int, is_acting: bool, points: int) -> str:
    """A seat: who sits there, whether it is their turn, their points, and places for what each viewer sees there."""
    say = view.voice
    label = say(Phrase("seat-text", {"name": stage.names()[seat]}))
    mark = f'<svg class="ts" viewBox="-16 -16 32 32" aria-hidden="true">{seat_disc(seat)}</svg>'
    return (
        f'<li class="seat"{attributes(aria_current="true" if is_acting else None)}>{mark}'
        f'<span class="name">{label}</span> <span id="beside-{seat + 1}" class="by-name" data-keep></span> '
        f'<span class="points">{say("seat-points", count=points)}</span>'
        f'<div id="ways-{seat + 1}" class="own-ways" data-keep></div></li>'
    )


def _seat_ways(view: View, seat: int) -> list[str]:
    """What people can do with their own seat."""
    say, table = view.voice, view.table
    ways = [way] if (way := people_panel.own_seat(view, seat)) else []
    if table.is_over or seat not in table.seats_of(view.person):
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


def _final(view: View, stage: Stage) -> str:
    """The final table: shares, points, and what made them."""
    say, table = view.voice, view.table
    if not view.is_live or not table.record.is_over:
        return '<section id="part-final" class="final" hidden></section>'
    game, shares = table.game, table.record.shares()
    order = sorted(range(len(shares)), key=lambda seat: (-shares[seat], -game.points(table.state, seat), seat))
    names = [Phrase("seat-text", {"name": stage.names()[seat]}) for seat in order]
    look = [' class="won"' if shares[seat] else "" for seat in order]
    head = "".join(f'<th scope="col"{won}>{say(name)}</th>' for name, won in zip(names, look, strict=True))
    parted = [game.breakdown(table.state, seat) for seat in order]
    rows = [(say("final-share"), ["–" if table.record.end == "abandoned" else safe(shares[seat]) for seat in order])]
    rows += [(say(same[0].name), [_piece(view, piece) for piece in same]) for same in zip(*parted, strict=True)]
    if len(parted[0]) >= ADDED_UP:
        rows.append((say("final-points"), [str(game.points(table.state, seat)) for seat in order]))
    body = ""
    for kind, cells in rows:
        made = "".join(f"<td{won}>{cell}</td>" for cell, won in zip(cells, look, strict=True))
        body += f'<tr><th scope="row">{kind}</th>{made}</tr>'
    return (
        f'<section id="part-final" class="final" aria-labelledby="final-head"><h2 id="final-head">{say("final-head")}'
        f"</h2>"
        f'<p>{say(ending(table, stage))}</p><div id="earned" data-keep></div>'
        f'<div class="scroll" tabindex="0" role="group" aria-labelledby="final-head"><table><thead><tr>'
        f"<td></td>{head}</tr></thead><tbody>{body}</tbody></table></div></section>"
    )


def _earned(view: View) -> list[str]:
    """The stars that a try of a level has earned, for whoever tried it."""
    table, say = view.table, view.voice
    is_shown = view.is_live and table.record.is_over and table.number and view.person == table.owner
    tried = table.store.attempt_at(table.id) if is_shown else None
    if not tried:
        return []
    room = table.game.campaign
    return [stars(say, room, *room.stars(tried.is_won, tried.points, tried.is_first))]


def _piece(view: View, piece: Piece) -> str:
    """The points of a kind, and the pieces that made them: colours by name, cells as they are in notation."""
    say = view.voice
    game = view.table.game.name
    said = [Phrase(key, {}, game) if has(key := f"colour-{name}", game) else name for name in piece.pieces]
    made = f' <span class="pieces">{say(Phrase("list", {"items": said}))}</span>' if said else ""
    return f"{piece.points}{made}"
