"""Retrying one's mistakes: each decision of a finished game that cost much, as a puzzle with the board before it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from tumblestar.contract.errors import Unreadable
from tumblestar.contract.state import GameState
from tumblestar.engine.fair_queue import Full
from tumblestar.features.review.page import reviews_of
from tumblestar.features.review.sections import PartialReport
from tumblestar.insight.headline import explained
from tumblestar.insight.ledger import ALIKE, promising
from tumblestar.insight.levels import Fit, fits
from tumblestar.insight.report import EventEntry, event_phrase, whole_phrase
from tumblestar.play.render_cache import names_at
from tumblestar.play.timeline import prepare
from tumblestar.play.viewer import Viewer
from tumblestar.record.narration import names_of
from tumblestar.security.costs import Route
from tumblestar.security.errors import NotThere
from tumblestar.security.limits import asker_of
from tumblestar.tables.table import Table
from tumblestar.web.drawn_board import Steps, board_to_try, choices_form
from tumblestar.web.markup import HtmlTranslator
from tumblestar.web.pages import template_response
from tumblestar.web.request_context import number_in, see_other, visited_table
from tumblestar.web.services import services_of
from tumblestar.web.templating import markup
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


def puzzles(partial: PartialReport, seats: Sequence[int], least: float) -> list[EventEntry]:
    """The decisions of these seats that cost at least so many points of a percent while the game was open."""
    open_until = partial.tail["decided"] if partial.tail else None
    return [
        event
        for event in partial.events[:open_until]
        if event["actor"] - 1 in seats and event.get("cost", 0.0) >= least / 100
    ]


class Tried(NamedTuple):
    """What an action would have kept, against the best; what was done in the game, and what the best gains over it."""

    said: Phrase
    more: Sequence[Phrase] = ()


async def show(request: Request) -> Response:
    """A puzzle, `k` of those that cost at least `least`, and what `choice` would have kept."""
    (visitor, table), asked = await visited_table(request), request.query_params
    review = reviews_of(request).review_of(table, asker_of(request)) if table.record.is_over else None
    if review is None or review.partial is None or review.partial.tail is None:
        return see_other(f"/table/{table.id}/review")
    least = number_in(asked.get("least")) or USUAL
    viewer = Viewer(table, table.membership.plays_as(visitor.person.id), visitor.lang)
    await prepare(request, viewer)
    chosen = puzzles(review.partial, range(len(table.seats)) if viewer.you is None else [viewer.you], least)
    values: dict[str, object] = {"table": table, "least": least, "levels_on_offer": LEAST, "puzzle": None}
    if chosen:
        events = [event["n"] for event in chosen]
        wanted, n = number_in(asked.get("k")) or 1, number_in(asked.get("event"))
        k = events.index(n) + 1 if n in events else min(max(wanted, 1), len(chosen))
        event = chosen[k - 1]
        puzzle = Puzzle(event, table.record.state_at(event["n"] - 1), event["actor"] - 1)
        fit = fits(table.game, len(table.seats)).get(review.partial.head["evaluator"]["level"] or "", Fit())
        tried = await _tried(request, table, puzzle, asked["choice"], fit) if "choice" in asked else None
        values |= {"puzzle": puzzle, "k": k, "count": len(chosen), "name": names_of(table.record)[puzzle.seat]}
        values |= _board(visitor.voice(table.game.name, viewer.you), table, puzzle, least, k) | {"tried": tried}
    return template_response(visitor, "review/retry.html", values, game=table.game.name, you=viewer.you)


def _board(say: HtmlTranslator, table: Table, puzzle: Puzzle, least: int, k: int) -> dict[str, Markup]:
    """The board to try on, and the list of choices."""
    game, s, n = table.game, puzzle.state, puzzle.event["n"]
    board = replace(board_to_try(say, game, s, names_at(table), promising(game, s)), steps=Steps(n))
    form = choices_form(say, board, say("puzzle-choose"), say("retry-do"), {"least": least, "k": k})
    return {"board": markup(board.html(say, say("retry-board", n=n))), "form": markup(form)}


async def _tried(request: Request, table: Table, puzzle: Puzzle, text: str, fit: Fit) -> Tried:
    """What came of an action. Raises NotThere for one that cannot be done."""
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
        "best": whole_phrase(best),
    }
    share = best if text in event.get("best", []) else await _share(request, table, puzzle, action, fit)
    if share is not None and best - share >= ALIKE:
        return Tried(Phrase("retry-wrong", tried | {"share": whole_phrase(share)}))
    played_share = whole_phrase(event["shares"][puzzle.seat])
    played = Phrase("retry-played", {"did": event_phrase(table.record, event["n"]), "share": played_share})
    ways = event["text"], event.get("best", [event["text"]])[0]
    reasons = explained(game, puzzle.state, *ways, names_at(table)).reasons
    return Tried(Phrase("retry-unknown" if share is None else "retry-right", tried), [played, *reasons])


async def _share(request: Request, table: Table, puzzle: Puzzle, action: int, fit: Fit) -> float | None:
    """What the seat has left after an action at the level of the review, or None if that cannot be said in time."""
    game, event = table.game, puzzle.event
    if game.text(puzzle.state, action) == event["text"]:
        return event["shares"][puzzle.seat]
    line = game.state_text(game.after(puzzle.state, action))
    try:
        evaluations = await services_of(request).evaluations.values(asker_of(request), game, [line], PATIENCE, "retry")
    except Full:
        return None
    after = evaluations.get(line)
    if after is None or not after.shares:
        return None
    is_exact = after.by is not None and after.by.is_exact
    return (after.shares if is_exact else fit.shares(after.shares))[puzzle.seat]
