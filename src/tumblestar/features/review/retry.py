"""Retrying one's mistakes: each decision of a finished game that cost much, as a puzzle with the board before it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from tumblestar.contract.errors import Unreadable
from tumblestar.contract.state import GameState
from tumblestar.engine.fair_queue import Full
from tumblestar.features.review.page import framed, reviews_of, sections_of
from tumblestar.features.review.sections import PartialReport, Sections
from tumblestar.insight.ledger import ALIKE, promising
from tumblestar.insight.report import EventEntry, event_phrase, share_phrase
from tumblestar.play.render_cache import names_at
from tumblestar.play.timeline import prepare
from tumblestar.play.viewer import Viewer
from tumblestar.security.costs import Route
from tumblestar.security.errors import NotThere
from tumblestar.security.limits import asker_of
from tumblestar.tables.table import Table
from tumblestar.web import drawn_board
from tumblestar.web.drawn_board import Steps, board_to_try, choices_form
from tumblestar.web.markup import Html, attributes, safe
from tumblestar.web.request_context import number_in, see_other, visited_table
from tumblestar.web.services import services_of
from tumblestar.words import Phrase

LEAST = (1, 2, 5)
"""Points of a percent that a decision has to have cost."""
USUAL = 2
PATIENCE = 8.0
"""Seconds within which what was tried is worked out."""


def routes() -> list[BaseRoute]:
    """The route of this module."""
    return [Route("/table/{table}/review/retry", show, "review", "values")]


class Puzzle(NamedTuple):
    """A decision that cost much: its event, the state before it, and the seat to act."""

    event: EventEntry
    state: GameState
    seat: int

    def best_share(self) -> float:
        """What the best action keeps."""
        return self.event.get("best_shares", self.event["shares"])[self.seat]


def puzzles(partial: PartialReport, seats: Sequence[int], least: int) -> list[EventEntry]:
    """The decisions of these seats that cost at least so many points of a percent."""
    return [event for event in partial.events if event["actor"] - 1 in seats and event.get("cost", 0.0) >= least / 100]


async def show(request: Request) -> Response:
    """A puzzle, `k` of those that cost at least `least`, and what `choice` would have kept."""
    (visitor, table), asked = await visited_table(request), request.query_params
    review = reviews_of(request).review_of(table, asker_of(request)) if table.record.is_over else None
    if review is None or review.partial is None or review.partial.tail is None:
        return see_other(f"/table/{table.id}/review")
    least = number_in(asked.get("least")) or USUAL
    own = table.seats_held_by(table.membership.plays_as(visitor.person.id))
    await prepare(request, Viewer(table, table.membership.plays_as(visitor.person.id), visitor.lang))
    chosen = puzzles(review.partial, own or range(len(table.seats)), least)
    sections = sections_of(visitor, table)
    body = _levels(sections, table, least)
    if not chosen:
        none = f'<div class="review">{body}<p>{sections.say("retry-none")}</p></div>'
        return framed(visitor, table, "retry-page", none, f"/table/{table.id}/review")
    k = min(max(number_in(asked.get("k")) or 1, 1), len(chosen))
    event = chosen[k - 1]
    puzzle = Puzzle(event, table.record.state_at(event["n"] - 1), event["actor"] - 1)
    verdict = await _verdict(request, sections, table, puzzle, asked["choice"]) if "choice" in asked else ""
    head = sections.say("retry-puzzle", k=k, count=len(chosen), n=event["n"], name=sections.names[puzzle.seat])
    say, tried = visitor.voice(table.game.name, sections.you), promising(table.game, puzzle.state)
    board = replace(board_to_try(say, table.game, puzzle.state, names_at(table), tried), steps=Steps(event["n"]))
    form = choices_form(say, board, say("puzzle-choose"), say("retry-do"), {"least": least, "k": k})
    body = drawn_board.framed(
        Html(f"{body}<h2>{head}</h2>"),
        board.html(say, say("retry-board", n=event["n"])),
        Html(f'<div id="verdict" role="status">{verdict}</div>{form}{_others(sections, table, least, k, len(chosen))}'),
        of=event["n"],
        sort="review",
    )
    return framed(visitor, table, "retry-page", body, f"/table/{table.id}/review", "trial.js")


def _address(table: Table, **asked: int) -> str:
    return safe(f"/table/{table.id}/review/retry?{urlencode(asked)}")


def _levels(sections: Sections, table: Table, least: int) -> str:
    """Links that choose how much a decision has to have cost."""
    links = " ".join(
        f'<a data-stay href="{_address(table, least=points)}"'
        f"{attributes(aria_current='true' if points == least else None)}>"
        f"{sections.say('retry-least', share=points / 100)}</a>"
        for points in LEAST
    )
    return f'<p class="do">{links}</p>'


def _others(sections: Sections, table: Table, least: int, k: int, count: int) -> str:
    """Links to the puzzles before and after."""
    links = [
        f'<a data-stay href="{_address(table, least=least, k=other)}">{sections.say(key)}</a>'
        for key, other in (("retry-before", k - 1), ("retry-next", k + 1))
        if 1 <= other <= count
    ]
    return f'<p class="do">{" ".join(links)}</p>'


async def _verdict(request: Request, sections: Sections, table: Table, puzzle: Puzzle, text: str) -> str:
    """What an action would have kept, against the best. Raises NotThere for one that cannot be done."""
    game, event, best = table.game, puzzle.event, puzzle.best_share()
    try:
        action = game.read_typed(puzzle.state, text)
    except Unreadable as error:
        raise NotThere from error
    if action not in game.legal(puzzle.state):
        raise NotThere
    text = game.text(puzzle.state, action)
    tried: dict[str, str | float | Phrase] = {
        "action": game.preview(puzzle.state, action, names_at(table)),
        "best": share_phrase(best),
    }
    share = best if text in event.get("best", []) else await _share(request, table, puzzle, action)
    if share is not None and best - share >= ALIKE:
        wrong = Phrase("retry-wrong", tried | {"share": share_phrase(share)})
        return f'<p class="verdict">{sections.say(wrong)}</p>'
    said = f'<p class="verdict">{sections.say(Phrase("retry-unknown" if share is None else "retry-right", tried))}</p>'
    played_share = share_phrase(event["shares"][puzzle.seat])
    played = Phrase("retry-played", {"did": event_phrase(table.record, event["n"]), "share": played_share})
    return f"{said}<p>{sections.say(played)}</p>"


async def _share(request: Request, table: Table, puzzle: Puzzle, action: int) -> float | None:
    """What the seat has left after an action, or None if that cannot be said in time."""
    game, event = table.game, puzzle.event
    if game.text(puzzle.state, action) == event["text"]:
        return event["shares"][puzzle.seat]
    line = game.state_text(game.after(puzzle.state, action))
    try:
        evaluations = await services_of(request).evaluations.values(asker_of(request), game, [line], PATIENCE, "retry")
    except Full:
        return None
    return evaluations[line].shares[puzzle.seat] if line in evaluations and evaluations[line].shares else None
