"""Tutorials in the browser: a board, the note beside it, and what the learner tries. An address is a step."""

from __future__ import annotations

import re
from dataclasses import replace

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from tumblestar.contract.errors import BadData, BadOption
from tumblestar.contract.game import Game
from tumblestar.features.learn import tutorial as tutorials
from tumblestar.features.learn.tutorial import Answer, Step, Tutorial, names_of_tutorials
from tumblestar.play.board_in_words import folded_text
from tumblestar.security.costs import FREE, Route
from tumblestar.security.errors import NotThere
from tumblestar.security.identity import YEAR, welcome
from tumblestar.storage.schema import SeatRow
from tumblestar.tables.registry import TableSpec
from tumblestar.web import drawn_board
from tumblestar.web.drawn_board import BOARD, ROWS, Steps, board_to_try, choices_form, svg
from tumblestar.web.feature import rule_address
from tumblestar.web.markup import Html, HtmlTranslator, attributes, safe
from tumblestar.web.pages import Visitor, page_response
from tumblestar.web.request_context import (
    as_failure,
    game_of,
    number_in,
    registry_of,
    see_other,
    visitor_of,
    with_cookie,
)

COOKIE = "tumblestar-learn"
"""The cookie with the step that each tutorial has come to: `twisty.basics.7~shizzle.basics.3`."""


def routes() -> list[BaseRoute]:
    """The routes of this module."""
    return [
        Route("/learn/{game}", show, FREE),
        Route("/learn/{game}/play", play, "table", methods=["POST"]),
        Route("/learn/{game}/{tutorial}", show, FREE),
    ]


async def show(request: Request) -> Response:
    """A step, and what is said to `choice` or to a touch `at` a point of the board; without a step, the one reached."""
    tutorial, asked = _tutorial_of(request), request.query_params
    path = request.url.path
    reached, count = _reached(request), len(tutorial.steps)
    key = f"{tutorial.game.name}.{tutorial.name}"
    n = number_in(asked.get("step"))
    if n is None or not 1 <= n <= count:
        came = reached.get(key, 1)
        return see_other(f"{path}?step={came if came < count else 1}")
    step = tutorial.steps[n - 1]
    answer = _answer(tutorial, step, asked.get("choice", ""), asked.get("at", ""))
    if answer and answer.is_right:
        also = "&also=1" if answer.phrase.key == "learn-also" else ""
        return see_other(f"{path}?step={n + 1}{also}")
    if asked.get("also") and n > 1:
        prior = tutorial.steps[n - 2]
        answer = next((tutorial.answer(prior, tutorial.game.text(prior.state, action)) for action in prior.also), None)
    response = _page(visitor_of(request), tutorial, step, answer, path)
    progress = "~".join(f"{name}.{at}" for name, at in {**reached, key: n}.items())
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, progress, max_age=YEAR, path="/learn", httponly=True, samesite="lax", secure=secure)
    return response


async def play(request: Request) -> Response:
    """Begins a real game against the bot that the tutorial names."""
    tutorial, registry = _tutorial_of(request), registry_of(request)
    game = tutorial.game
    person, cookie = await welcome(request, registry.store)
    seats = 2 if 2 in game.seats else game.seats[0]
    rows = (SeatRow("person", "", person.id), *[SeatRow("bot", tutorial.bot)] * (seats - 1))
    with as_failure(BadOption):
        table = await registry.make(person.id, TableSpec(game, rows, {}))
    return with_cookie(request, see_other(f"/table/{table.id}"), cookie)


def _tutorial_of(request: Request) -> Tutorial:
    """The tutorial in the path, by default the first of its game. Raises NotThere, and Failure for bad files."""
    game = game_of(request)
    names = names_of_tutorials(game)
    name = request.path_params.get("tutorial", names[0] if names else "")
    if name not in names:
        raise NotThere
    with as_failure(BadData, 424):
        return tutorials.tutorial(game, name)


def _reached(request: Request) -> dict[str, int]:
    """The steps in the cookie, by game and tutorial."""
    parts = re.findall(r"(?:^|~)(\w{1,40}\.[\w-]{1,40})\.(\d{1,3})", request.cookies.get(COOKIE, "")[:2000])
    return {name: int(n) for name, n in parts}


def _answer(tutorial: Tutorial, step: Step, choice: str, at: str) -> Answer | None:
    """What is said to a try, if there is one."""
    if step.task is None:
        return None
    point, action_at = re.fullmatch(r"(-?\d{1,4}),(-?\d{1,4})", at), tutorial.game.picture.action_at
    if point and action_at and not choice:
        action = action_at(step.state, tutorial.seat, int(point[1]), int(point[2]))
        choice = tutorial.game.text(step.state, action) if action is not None else ""
    return tutorial.answer(step, choice[:200]) if choice else None


# -- the page


def _page(visitor: Visitor, tutorial: Tutorial, step: Step, answer: Answer | None, path: str) -> Response:
    game, count = tutorial.game, len(tutorial.steps)
    say = visitor.voice(game.name, tutorial.seat)
    head = say.plain("learn-head", game=say.plain("game-name"))
    spots = tutorials.spots(tutorial, step)
    actions = game.legal(step.state) if step.task is not None else ()
    told = [*tutorial.told(step)]
    board = replace(
        board_to_try(say, game, step.state, tutorial.names(step), actions, tutorial.seat),
        steps=Steps(step.n),
        last=[leg for event_text, before in told for leg in game.description.legs(before, event_text.event.action)],
        overlay={part: svg(tutorials.marks(spots, part)) for part in (BOARD, ROWS)},
        pointed=[spot.action for spot in spots],
    )
    form = ""
    if actions:
        form = choices_form(say, board, say("learn-choose"), say("learn-do"), {"step": step.n, "at": ""})
    progress = say("learn-step", n=step.n, count=count)
    lines = "".join(f"<li>{say(event_text.summary)}</li>" for event_text, _ in told)
    happened = f'<ul class="scroll" tabindex="0" aria-label="{say("log-head")}">{lines}</ul>' if lines else ""
    side = (
        f'<section class="note"><p id="learn-note" role="status">{say(step.note.say)}</p>'
        f"{_turn(say, game, step, tutorial.seat)}"
        f'<div id="verdict" role="status">{_verdict(say, game, answer)}</div>'
        f"{happened}{_steps(say, tutorial, step, path)}</section>"
        f"{form}{folded_text(say, game, step.state, board.names)}"
    )
    if marked := [spot.label for spot in spots if spot.label]:
        side += f'<p class="fine">{say("learn-marked", marked=marked)}</p>'
    body = drawn_board.framed(
        Html(
            f'<h1>{safe(head)}</h1><p class="learn-progress"><progress value="{step.n}" max="{count}" '
            f'aria-hidden="true"></progress> {progress}</p>'
        ),
        board.html(say, say("learn-board")),
        Html(side),
        of=f"{tutorial.name}-{step.note.chapter}",
        sort="learn",
    )
    return page_response(visitor, head, body, "page-learn", "trial.js")


def _turn(say: HtmlTranslator, game: Game, step: Step, seat: int) -> str:
    """That the piece in hand has to be turned, or another one chosen, before the marked place can be touched."""
    if step.task is None:
        return ""
    targets = [(action, "", False) for action in game.legal(step.state)]
    drawn = "".join(game.picture.overlay(step.state, seat=seat, targets=targets))
    if not re.search(rf'<g id="act-{step.task}" [^>]*\bhidden=""', drawn):
        return ""
    return f'<p class="fine" data-scripted hidden>{say("learn-turn", turn=say.plain("action-turn"))}</p>'


def _verdict(say: HtmlTranslator, game: Game, answer: Answer | None) -> str:
    """What is said to a try; a rule that forbids it is a link."""
    if not answer:
        return ""
    address = rule_address(game.name, answer.tag) if answer.tag else ""
    rule = f' <a href="{address}">{say("refused-rule")}</a>' if address else ""
    return f'<p class="verdict {"right" if answer.is_right else "wrong"}">{say(answer.phrase)}{rule}</p>'


def _steps(say: HtmlTranslator, tutorial: Tutorial, step: Step, path: str) -> str:
    """The ways back and on; at the end, the button that begins a real game."""
    links, last = "", step.n == len(tutorial.steps)
    for key, n, is_there in (("learn-back", step.n - 1, step.n > 1), ("learn-next", step.n + 1, step.task is None)):
        if is_there and n <= len(tutorial.steps):
            way = attributes(class_="primary" if key == "learn-next" else None, data_next=key == "learn-next")
            links += f'<a data-stay href="{safe(path)}?step={n}"{way}>{say(key)}</a> '
    if not last:
        return f'<p class="do">{links}</p>'
    bot, address = say.plain(f"bot-{tutorial.bot}"), rule_address(tutorial.game.name)
    rules = f'<a href="{address}">{say("card-rules-short")}</a>' if address else ""
    others = "".join(
        f'<a href="/learn/{tutorial.game.name}/{name}">{say("learn-another", name=name)}</a> '
        for name in names_of_tutorials(tutorial.game)
        if name != tutorial.name
    )
    return (
        f'<form method="post" action="/learn/{tutorial.game.name}/play" class="inline" data-leaves><p class="do">'
        f'<button class="primary" data-next>{say("learn-play", bot=bot)}</button> {links}'
        f'<a data-stay href="{safe(path)}?step=1">{say("learn-again")}</a> '
        f"{rules} {others}</p></form>"
    )
