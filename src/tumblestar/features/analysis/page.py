"""The page of a board to think on: the position, what can be done in it, its line, and what it is worth."""

from __future__ import annotations

from starlette.responses import Response

from tumblestar.contract.state import OVER
from tumblestar.features.analysis.panels import OPEN, Sheet, editor, line, parts, targets
from tumblestar.features.analysis.position import address
from tumblestar.play.text_board import folded_text
from tumblestar.web import forms
from tumblestar.web.drawn_board import (
    board_for,
    board_of,
    last_legs,
    rows_of,
    step_buttons,
    turning_buttons,
    with_gains,
)
from tumblestar.web.edition import address_to_send, bots_on_offer
from tumblestar.web.markup import attributes, choices, hidden_fields, link_to_copy, safe
from tumblestar.web.pages import Visitor, page_response, rules_button, rules_dialog


def analysis_page(visitor: Visitor, made: Sheet) -> Response:
    """The whole page, with status 400 where something in its address was wrong. Its script exchanges `#table`."""
    shown, say = made.shown, made.say
    game, head = shown.game, say.plain("analysis-head", game=say.plain("game-name"))
    beside, values = parts(made), safe(f"/analysis/{game.name}/values?{shown.here}")
    if made.edit:
        beside["analysis-choices"] = editor(made)
    body = (
        f'<div id="table" class="analysis" data-game="{game.name}" data-pace="0" data-values="{values}">'
        f'<div class="analysis-head"><h1>{safe(head)}</h1>'
        f'<i id="moment" data-n="{shown.at}" data-of="{len(shown.line)}" hidden></i>{_problem(made)}'
        f'<form id="analysis-form" method="get" action="/analysis/{game.name}">{_hidden(made)}</form>{_status(made)}'
        f'</div><div class="analysis-board">{_board(made)}'
        f"{step_buttons(say, shown.at, len(shown.line), 'analysis-form')}</div>"
        f'<div class="analysis-side">{"".join(beside.values())}{line(made)}{_typing(made)}'
        f"{folded_text(say, game, shown.state, shown.names)}{_position(made)}{_link(made)}{_play(made)}</div>"
        f"{rules_dialog(say, game.name)}</div>"
    )
    status = 400 if shown.problem else 200
    return page_response(visitor, head, body, "page-analysis", "analysis.js", "links.js", status=status)


def _problem(made: Sheet) -> str:
    problem = made.shown.problem
    return f'<div id="analysis-problem" class="wrong" role="alert"><p>{made.say(problem)}</p></div>' if problem else ""


# ------------------------------------------------------------------------------------------------ the position


def _status(made: Sheet) -> str:
    """What was done, and what is to be decided or how the game ended."""
    say, shown = made.say, made.shown
    game, record = shown.game, shown.record
    did = ""
    if record.events:
        before = record.state_at(shown.at - 1)
        phrase = game.summary(before, record.events[-1].action, shown.names, shown.state)
        did = f'<span class="did">{say(phrase)}</span> '
    return (
        f'<div class="status"><p class="chapter">{say(game.description.progress(shown.state))}</p>'
        f"{rules_button(say, game.description.rule(shown.state))}"
        f'<p class="words" role="status">{did}<span class="now">{say(game.status(shown.state, shown.names))}</span></p>'
        f"</div>"
    )


def _board(made: Sheet) -> str:
    """The board with targets, and the rows beside it."""
    say, shown = made.say, made.shown
    picture, s = shown.game.picture, shown.state
    legal = shown.record.legal if shown.record.actor != OVER else []
    labels = [(action, say.plain(shown.game.preview(s, action, shown.names)), False) for action in legal]
    look = board_for(shown.game, s, made.board)
    last = last_legs(shown.record)
    over = targets(made) if made.edit else picture.overlay(s, seat=made.board, targets=labels, last=last)
    if made.board is None and shown.record.actor >= 0 and not made.edit:
        over = with_gains(shown.game, s, over, legal)
    turning = "" if made.edit else turning_buttons(say, shown.game, s)
    board = board_of(shown.game, look, over, say("analysis-picture"))
    return f"{board}{turning}{_boards(made)}{rows_of(say, shown.game, s)}"


def _boards(made: Sheet) -> str:
    """The seats whose boards can be large for a look, in games where only one is."""
    shown = made.shown
    if shown.game.picture.board_of is None or len(shown.names) == 1 or made.edit:
        return ""
    buttons = ""
    for seat, name in enumerate(shown.names):
        is_large = "true" if seat == made.board else "false"
        buttons += made.submit(
            made.say("analysis-large", player=name), name="board", value=seat + 1, aria_pressed=is_large
        )
    return f'<p class="do boards">{buttons}</p>'


def _typing(made: Sheet) -> str:
    """The field for actions in notation."""
    say, typed = made.say, (made.shown.typed or {}).get("add", "")
    if made.shown.record.actor == OVER:
        return ""
    invalid = ' aria-invalid="true"' if typed else ""
    return (
        f'<form method="get" action="/analysis/{made.shown.game.name}" class="type">{_hidden(made)}'
        f'<label for="analysis-add">{say("analysis-add")}</label>'
        f'<input id="analysis-add" name="add" value="{safe(typed)}" autocomplete="off" autocapitalize="off" '
        f'spellcheck="false" maxlength="2000" aria-describedby="add-hint" required{invalid}>'
        f'<button>{say("type-do")}</button><p class="hint" id="add-hint">{say("analysis-add-hint")}</p></form>'
    )


def _hidden(made: Sheet) -> str:
    """The position as hidden fields of a form."""
    return hidden_fields(made.shown.fields(made.shown.line, made.shown.at))


# ------------------------------------------------------------------------------------------------ another position


def _position(made: Sheet) -> str:
    """The fields to set up a position: its notation, or the start of a game."""
    say, shown = made.say, made.shown
    game, given = shown.game, shown.typed or {}
    start = given.get("start", "") if shown.problem else ""
    is_open = bool(shown.problem and shown.problem.key == "analysis-start")
    clicking = ""
    if game.has_module("editor"):
        clicking = f'<p class="do">{made.submit(say("edit-open"), name="edit", value=OPEN)}</p>'
    filled = forms.FilledForm(shown.options | dict(given))
    listed = choices(((str(n), str(n)) for n in game.seats), str(len(shown.record.seats)))
    invalid = ' aria-invalid="true" aria-describedby="analysis-problem"' if is_open and start else ""
    return (
        f'<details id="analysis-position" class="text"{attributes(open=is_open)}>'
        f"<summary>{say('analysis-position')}</summary>{clicking}"
        f'<form method="get" action="/analysis/{game.name}">'
        f'<label for="analysis-start">{say("analysis-notation")}</label>'
        f'<textarea id="analysis-start" name="start" rows="4" spellcheck="false" autocapitalize="off" '
        f'maxlength="4000"{invalid}>{safe(start or game.state_text(shown.state))}</textarea>'
        f'<p class="do"><button>{say("analysis-set")}</button></p></form>'
        f'<form method="get" action="/analysis/{game.name}"><h3>{say("analysis-new")}</h3>'
        f'<label>{say("new-seats")} <select name="seats">{listed}</select></label>'
        f"{forms.option_fields(say, game, filled)}"
        f'<p class="do"><button>{say("analysis-begin")}</button></p></form></details>'
    )


def _link(made: Sheet) -> str:
    """The link that saves the position."""
    to_send = address_to_send(made.origin, address(made.shown.game, made.shown.here))
    return link_to_copy(made.say, "analysis-link", made.say("analysis-link"), to_send)


def _play(made: Sheet) -> str:
    """The form that goes on from here as a game against a bot."""
    say, shown = made.say, made.shown
    if shown.record.actor == OVER:
        return ""
    seats = ((str(n + 1), made.name(n)) for n in range(len(shown.names)))
    levels = (
        (bot, say("new-bot", name=say.plain(f"bot-{bot}"), what=say.plain(f"bot-{bot}-help")))
        for bot in bots_on_offer(shown.game)
    )
    against = ""
    if len(shown.names) > 1:
        against = f'<label>{say("analysis-against")} <select name="bot">{choices(levels, "greedy")}</select></label>'
    return (
        f'<form method="post" action="/analysis/{shown.game.name}/play" class="play-on">{_hidden(made)}'
        f"<h2>{say('analysis-play')}</h2>"
        f'<label>{say("analysis-as")} <select name="as">{choices(seats, str(made.seat + 1))}</select></label>{against}'
        f'<p class="hint">{say("analysis-play-hint")}</p><p class="do"><button>{say("analysis-play-do")}</button></p>'
        f"</form>"
    )
