"""Tutorials in the browser: a board, the note beside it, and what the learner tries. An address is a step."""

from __future__ import annotations

import re
from dataclasses import replace

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from tumblestar.contract.errors import BadData, BadOption
from tumblestar.features.learn import tutorial as tutorials
from tumblestar.features.learn.tutorial import Answer, Step, Tutorial, names_of_tutorials
from tumblestar.play.board_in_words import folded_text
from tumblestar.play.felt import felt
from tumblestar.security.costs import FREE, Route
from tumblestar.security.errors import NotThere
from tumblestar.security.identity import YEAR, welcome
from tumblestar.storage.schema import SeatRow
from tumblestar.tables.registry import TableSpec
from tumblestar.web.drawn_board import Steps, board_to_try, choices_form, parts_of_table
from tumblestar.web.markup import NOTHING, Html
from tumblestar.web.pages import Visitor, template_response
from tumblestar.web.request_context import (
    as_failure,
    game_of,
    number_in,
    registry_of,
    see_other,
    visitor_of,
    with_cookie,
)
from tumblestar.web.templating import markup

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
    point, parts = re.fullmatch(r"([a-z\d-]{1,20}),(-?\d{1,4}),(-?\d{1,4})", at), parts_of_table(tutorial.game)
    if point and point[1] in parts.sizes(step.state.seats) and not choice:
        action = parts.action_at(step.state, point[1], int(point[2]), int(point[3]))
        choice = tutorial.game.text(step.state, action) if action is not None else ""
    return tutorial.answer(step, choice[:200]) if choice else None


# -- the page


def _page(visitor: Visitor, tutorial: Tutorial, step: Step, answer: Answer | None, path: str) -> Response:
    game = tutorial.game
    say = visitor.voice(game.name, tutorial.seat)
    spots = tutorials.spots(tutorial, step)
    actions = game.legal(step.state) if step.task is not None else ()
    told = [*tutorial.told(step)]
    board = replace(
        board_to_try(say, game, step.state, tutorial.names(step), actions, tutorial.seat),
        steps=Steps(step.n),
        last=[leg for event_text, before in told for leg in game.description.legs(before, event_text.event.action)],
    )
    form = NOTHING
    if actions:
        fields = {"step": step.n, "at": ""}
        form = choices_form(say, board, say("learn-choose"), say("learn-do"), fields, is_beside=False)
    marked = dict.fromkeys(spot.name for spot in spots) | ({} if step.task is None else {f"act-{step.task}": None})

    def felt_with(status: str) -> Markup:
        return markup(felt(say, board, Html(status), marked))

    values: dict[str, object] = {
        "sort": f"page-table game-{game.name} page-learn",
        "game": game.name,
        "seats": step.state.seats,
        "tutorial": tutorial,
        "names": names_of_tutorials(game),
        "path": path,
        "step": step,
        "count": len(tutorial.steps),
        "words": _cut(say.plain(step.note.say), step),
        "answer": answer,
        "told": [event_text.summary for event_text, _ in told],
        "is_marked": bool(marked),
        "marked": [spot.label for spot in spots if spot.label],
        "felt": felt_with,
        "choices": markup(form),
        "board_in_words": markup(folded_text(say, game, step.state, board.names)),
    }
    return template_response(visitor, "learn/step.html", values, game=game.name, you=tutorial.seat)


def _cut(words: str, step: Step) -> tuple[str, str]:
    """The words of a note, and apart from them the sentence that says what to do."""
    lead, _, command = words.rpartition(". ") if step.task is not None else (words, "", "")
    return (f"{lead}." if command and lead else lead), command
