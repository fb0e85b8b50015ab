"""The parts of a table's page, each as HTML for one viewer. A page is made of them, and the socket sends them anew."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence

import orjson

from tumblestar.game import CHANCE, Goal, Piece
from tumblestar.server.tables.company import epoch
from tumblestar.server.web import friends
from tumblestar.server.web.log import chapters, log
from tumblestar.server.web.markup import attributes, button, safe
from tumblestar.server.web.odds import AIDS, odds
from tumblestar.server.web.scene import Scene, Stage
from tumblestar.server.web.sky import stars
from tumblestar.server.web.text_board import text_board
from tumblestar.server.web.view import Target, View, ending, targets
from tumblestar.words import Phrase, has

ADDED_UP = 3
"""So many kinds of points, and their sum is worth a line of the final table."""
_BEGUN = secrets.token_hex(4)
"""Tells this process from the one that ran before it."""
SHORT = 3
"""An outcome whose text in notation is no longer than this is shown by it, as the face of a die."""


def parts(view: View) -> dict[str, str]:
    """All parts of the page by id, each a whole element; made once for all who see the same. Look, do not touch."""
    stage = view.stage()
    return stage.once(("parts", view.key), lambda: _parts(view, stage))


def _parts(view: View, stage: Stage) -> dict[str, str]:
    scene = stage.scene(view.table, view.n)
    told, may = chapters(view, stage), targets(view, stage, scene)
    made = {
        "status": stage.once(("status", view.lang, view.at, view.may_act), lambda: _status(view, stage, scene)),
        "actions": _actions(view, stage, may),
        "palette": _palette(view, stage, scene),
        "odds": odds(view, stage, scene),
        "board": _board(view, stage, scene, may),
        "rows": stage.once(("rows", view.lang, view.n), lambda: _rows(view, scene)),
        "cards": stage.once(("cards", view.lang, view.n), lambda: _cards(view, scene)),
        "people": friends.people(view, stage),
        "seats": _seats(view, stage, scene),
        "chat": friends.chat(view),
        "host": friends.host(view),
        "final": _final(view, stage),
        "log": log(view, list(told), stage),
        "text": text_board(view, stage, scene, may),
    }
    return {f"part-{name}": html for name, html in made.items()} | told


def laid_out(made: dict[str, str]) -> dict[str, str]:
    """The parts as a whole page has them: by their short names, the chapters of the log in their places."""
    whole = dict(made)
    for name, html in made.items():
        if name.startswith("log-"):
            whole["part-log"] = whole["part-log"].replace(f'<div id="{name}" data-keep></div>', html)
    return {name.removeprefix("part-"): html for name, html in whole.items()}


def mark(view: View) -> str:
    """Stands for what a page shows: a page that comes back and still shows the same need not be sent it again.

    It is no digest of the page, which grows with the game: at one table in memory, equal ticks are equal pages.
    """
    told = view.stage().number, view.table.tick, view.key
    return hashlib.blake2b(repr((_BEGUN, told)).encode(), digest_size=8).hexdigest()


def news(view: View, sent: dict[str, str]) -> tuple[str, dict[str, str]]:
    """The message with the parts that differ from what a page has, and all parts; made once for all who need it."""
    stage, made = view.stage(), parts(view)

    def message() -> tuple[str, object]:
        changed = {name: html for name, html in made.items() if sent.get(name) != html}
        told = {"n": view.table.live, "parts": changed, "title": title(view), "print": mark(view), "now": epoch()}
        return orjson.dumps(told).decode(), sent  # kept, so that no other has the same address

    return stage.once(("news", view.key, id(sent)), message)[0], made


def title(view: View) -> str:
    """The page's title: whose turn it is, then the game. Plain text."""
    say, table = view.voice.plain, view.table
    game = say("game-name")
    if table.number:
        game = say("title-level", count=table.number, game=game)
    elif table.level:
        game = say("title-own-level", game=game)
    if table.is_over:
        return say("title-over", game=game)
    if table.is_waiting:
        return say("title-waiting", game=game)
    if table.may_act(view.person):
        return say("title-yours", game=game)
    return say("title-table", game=game)


# ------------------------------------------------------------------------------------------------ what happens


def _status(view: View, stage: Stage, scene: Scene) -> str:
    say, table = view.voice, view.table
    said: list[str] = []
    if not view.is_live:
        count = len(table.record.events)
        said.append(f'<span class="moment">{say("status-stepping", n=view.n, count=count)}</span>')
    if view.n and (view.is_live or view.n):
        did = stage.told()[view.n - 1].did
        if not (view.is_live and table.actor == CHANCE):
            said.append(f'<span class="did">{say(did)}</span>')
    if view.is_live or not table.is_over or view.n < len(table.record.events):
        said.append(f'<span class="now">{say(_now(view, stage, scene))}</span>')
    elif table.is_over:
        said.append(f'<span class="now">{say(ending(table, stage))}</span>')
    chapter = table.game.story.progress(scene.state)
    turn = ' data-yours=""' if view.may_act else ""
    return (
        f'<div id="part-status" class="status"{turn}><p class="chapter">{_level(view)}{say(chapter)}</p>'
        f'<p class="words" role="status">{" ".join(said)}</p>{_goal(view, scene)}</div>'
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


def _actions(view: View, stage: Stage, targets: Sequence[Target]) -> str:
    say, table = view.voice, view.table
    buttons: list[str] = []
    offered: dict[int, Phrase] = table.game.story.buttons(table.state, stage.names()) if table.actor >= 0 else {}
    for action, label, ends in targets:
        if action in offered:
            fixed = "1" if ends else None
            short = say(offered[action])
            buttons.append(button(short, sort="offered", data_action=action, data_ends=fixed, title=label))
    buttons += _turning(view)
    if not view.is_live:
        buttons.append(button(say("step-live"), sort="primary", data_do="look", data_at="live"))
    elif table.may_take_back(view.person):
        buttons.append(button(say("action-takeback"), data_do="takeback", accesskey="z"))
    if table.is_over and table.level and view.person == table.owner:
        buttons.append(_again(view))
    elif friends.following(view):
        buttons.append(friends.following(view))
    elif table.is_over and table.status != "study" and (table.company.held(view.person) or view.person == table.owner):
        form = f'<form method="post" action="/table/{safe(table.id)}/rematch" class="inline">'
        buttons.append(f'{form}<button class="primary">{say("action-rematch")}</button></form>')
    if view.is_live and not table.is_over and table.has_thinker and table.actor >= 0:
        buttons.append(button(say("action-expect"), sort="quiet", data_do="expect"))
    if view.is_live and table.may_resign(view.person):
        label = say("action-resign" if len(table.places) > 1 else "action-give-up")
        buttons.append(button(label, sort="quiet", data_opens="dialog-resign"))
    return (
        f'<div id="part-actions" class="actions" role="group" aria-label="{say("actions-label")}">'
        f"{''.join(buttons)}{stage.once(('steps', view.lang, view.at), lambda: _steps(view))}</div>"
    )


def _turning(view: View) -> list[str]:
    """The buttons that turn the piece in hand, and turn it over, in games where it may lie in several ways."""
    say, picture = view.voice, view.table.game.picture
    if not view.may_act or not hasattr(picture, "turning"):
        return []
    ways, has_back = picture.turning(view.table.state)
    made: list[str] = []
    if ways > 1:
        label = f'{say("action-turn")} <kbd aria-hidden="true">R</kbd>'
        made.append(button(label, sort="offered", data_do="turn", data_key="r", aria_keyshortcuts="R"))
    if has_back:
        label = f'{say("action-over")} <kbd aria-hidden="true">F</kbd>'
        made.append(button(label, sort="offered", data_do="over", data_key="f", aria_keyshortcuts="F"))
    return made


def _again(view: View) -> str:
    """How to go on after a level: the next one if this one is won, the same dice again or new ones, or the map."""
    say, table = view.voice, view.table
    page, levels = f"/campaign/{table.game.name}", table.game.campaign.levels()
    following, is_won = table.number + 1, table.record.shares()[0] == 1
    on = ""
    if table.number and is_won and following <= len(levels):
        on = (
            f'<form method="post" action="{page}/play" class="inline">'
            f'<input type="hidden" name="level" value="{following}">'
            f'<button class="primary">{say("level-next", count=following)}</button></form>'
        )
    look = attributes(class_=None if on else "primary")
    same = f' <button name="dice" value="same">{say("level-same")}</button>' if table.record.seed else ""
    anchor = f"?level={table.number}#level-{table.number}" if table.number else "#own"
    return (
        f'{on}<form method="post" action="/table/{safe(table.id)}/again" class="inline again">'
        f'<button name="dice" value="new"{look}>{say("level-new")}</button>{same}</form>'
        f'<a class="to-map" href="{page}{anchor}">{say("level-map")}</a>'
    )


def _steps(view: View) -> str:
    """The buttons that step through the game."""
    say, most, n = view.voice, len(view.table.record.events), view.n
    targets = (("first", 0, "«"), ("previous", max(0, n - 1), "‹"), ("next", n + 1, "›"), ("last", most, "»"))
    made = ""
    for name, to, sign in targets:
        label = say(f"step-{name}")
        off = n == 0 if name in ("first", "previous") else n == most
        made += button(
            f'<span aria-hidden="true">{sign}</span>',
            sort="step",
            data_do="look",
            data_at="live" if to >= most else to,
            data_step=name,
            aria_label=label,
            title=label,
            aria_disabled="true" if off else None,
        )
    return f'<div class="steps" role="group" aria-label="{say("steps-label")}">{made}</div>'


# ------------------------------------------------------------------------------------------------ pictures


def _board(view: View, stage: Stage, scene: Scene, targets: Sequence[Target]) -> str:
    say, picture = view.voice, view.table.game.picture
    last = stage.legs(view.n)
    over = picture.overlay(scene.state, seat=_own_seat(view), targets=targets, last=last)
    if view.aid and targets and hasattr(picture, "gains"):
        over += picture.gains(scene.state, [action for action, _, _ in targets])
    if view.aid == max(AIDS) and targets and hasattr(picture, "heat"):
        over = picture.heat(scene.state) + over
    width, height = picture.BOARD_SIZE
    return (
        f'<div id="part-board" class="board"><svg class="ts" viewBox="0 0 {width} {height}" role="group" '
        f'aria-label="{say("picture-label")}" data-n="{view.n}">{scene.board}{over}</svg></div>'
    )


def _own_seat(view: View) -> int | None:
    """The seat that the viewer sees the board from: the one to act, if it is theirs, else their first."""
    seats = view.table.seats_of(view.person)
    if view.table.actor in seats:
        return view.table.actor
    return seats[0] if seats else None


def _rows(view: View, scene: Scene) -> str:
    width, height = view.table.game.picture.rows_size(len(view.table.places))
    if not height:
        return '<div id="part-rows" class="rows" hidden></div>'
    label = view.voice("rows-label")
    return (
        f'<div id="part-rows" class="rows"><svg class="ts" viewBox="0 0 {width} {height}" role="img" '
        f'aria-label="{label}">{scene.rows}</svg></div>'
    )


def _goal(view: View, scene: Scene) -> str:
    """What wins a game that is played alone, and how far that is, for games that know of it."""
    say, game = view.voice, view.table.game
    found: list[Goal] = []
    if game.has_room("cards") and hasattr(game.cards, "goals"):
        found = game.cards.goals(scene.state)
    if not found:
        return ""
    items = ""
    for goal in found:
        sign = '<span class="sign" aria-hidden="true"></span>'
        items += f'<li class="{goal.how}" title="{say(goal.does)}">{sign}<span>{say(goal.said)}</span></li>'
    return f'<ul class="goal" aria-label="{say("goal-head")}">{items}</ul>'


def _cards(view: View, scene: Scene) -> str:
    """The cards in play, each with what it does, for games that have any."""
    say, game = view.voice, view.table.game
    found: list[tuple[Phrase, Phrase]] = game.cards.cards(scene.state) if game.has_room("cards") else []
    if not found:
        return '<details id="part-cards" class="text" hidden></details>'
    items = "".join(f"<dt>{say(name)}</dt><dd>{say(does)}</dd>" for name, does in found)
    return f'<details id="part-cards" class="text"><summary>{say("cards-head")}</summary><dl>{items}</dl></details>'


# ------------------------------------------------------------------------------------------------ typing chance in


def _palette(view: View, stage: Stage, scene: Scene) -> str:
    """The outcomes of chance to choose from, where they are typed in."""
    table, say = view.table, view.voice
    if not view.may_act or table.actor != CHANCE:
        return '<section id="part-palette" class="palette" hidden></section>'
    made = ""
    for action, weight in table.game.outcomes(scene.state):
        icon = (
            f'<svg class="ts" viewBox="-40 -44 80 88" aria-hidden="true">'
            f"{table.game.picture.outcome_icon(scene.state, action)}</svg>"
        )
        text = table.game.text(scene.state, action)
        label = say.plain(table.game.prospect(scene.state, action, stage.names()))
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


def _seats(view: View, stage: Stage, scene: Scene) -> str:
    say, table = view.voice, view.table
    items = ""
    own = table.seats_of(view.person)
    for seat, (place, name) in enumerate(zip(table.places, stage.names(), strict=True)):
        acting = view.table.game.actor(scene.state) == seat and not (view.is_live and table.is_over)
        label = say(Phrase("seat-text", {"name": name}))
        mark = f'<svg class="ts" viewBox="-16 -16 32 32" aria-hidden="true">{_disc(seat)}</svg>'
        points = say("seat-points", count=table.game.points(scene.state, seat))
        edit = ""
        if seat in own and not table.is_over:
            field = f'<label class="unseen" for="name-{seat}">{say("seat-rename", count=seat + 1)}</label>'
            edit = (
                f'<details class="rename"><summary>{say("seat-rename-open")}</summary>'
                f'<form data-do="rename" data-seat="{seat}">{field}<input id="name-{seat}" name="name" maxlength="40" '
                f'autocomplete="off" value="{safe(place.name)}"><button>{say("seat-rename-do")}</button></form>'
                f"</details>"
            )
        edit += friends.own_seat(view, seat)
        ways = f'<div class="own-ways">{edit}</div>' if edit else ""
        current = attributes(aria_current="true" if acting else None)
        items += (
            f'<li class="seat"{current}>{mark}<span class="name">{label}</span>{friends.at_seat(view, seat)} '
            f'<span class="points">{points}</span>{ways}</li>'
        )
    return (
        f'<section id="part-seats" class="seats" aria-labelledby="seats-head"><h2 id="seats-head">{say("seats-head")}'
        f"</h2><ol>{items}</ol></section>"
    )


def _disc(seat: int) -> str:
    from tumblestar.picture import seat_disc

    return seat_disc(seat)


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
        f"<p>{say(ending(table, stage))}</p>{_earned(view)}"
        f'<div class="scroll" tabindex="0" role="group" aria-labelledby="final-head"><table><thead><tr>'
        f"<td></td>{head}</tr></thead><tbody>{body}</tbody></table></div></section>"
    )


def _earned(view: View) -> str:
    """The stars that a try of a level has earned."""
    table, say = view.table, view.voice
    tried = table.store.try_at(table.id) if table.number and view.person == table.owner else None
    if not tried:
        return ""
    room = table.game.campaign
    return stars(say, room, *room.stars(tried.is_won, tried.points, tried.is_first))


def _piece(view: View, piece: Piece) -> str:
    """The points of a kind, and the pieces that made them: colours by name, cells as they are in notation."""
    say = view.voice
    game = view.table.game.name
    said = [Phrase(key, {}, game) if has(key := f"colour-{name}", game) else name for name in piece.pieces]
    made = f' <span class="pieces">{say(Phrase("list", {"items": said}))}</span>' if said else ""
    return f"{piece.points}{made}"
