"""One puzzle: the board to try on, whether a try is right, and why the answer is.

The address has how far one is: `did`, own actions that were right so far, with commas between; `tried`, a line that was
wrong; or `at`, how many events of the answer are shown, which only those see who have tried, or have asked for it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple
from urllib.parse import urlencode

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from tumblestar.contract.errors import BadData, Unreadable
from tumblestar.features.analysis.position import LONGEST, READABLE, address
from tumblestar.features.puzzles import playing
from tumblestar.features.puzzles import store as store_puzzles
from tumblestar.features.puzzles.puzzle import Attempt, Puzzle, Verdict, attempt, find
from tumblestar.features.puzzles.standing import Attempted, Standing
from tumblestar.play.board_in_words import folded_text
from tumblestar.play.felt import felt
from tumblestar.record import Record
from tumblestar.record.narration import names_of
from tumblestar.security.costs import Route
from tumblestar.security.identity import welcome
from tumblestar.tables.membership import epoch_ms
from tumblestar.web.drawn_board import Board, Steps, board_to_try, choices_form, last_legs
from tumblestar.web.markup import Html, HtmlTranslator
from tumblestar.web.pages import Visitor, template_response
from tumblestar.web.request_context import (
    as_failure,
    fields_of,
    number_in,
    registry_of,
    see_other,
    visitor_of,
    with_cookie,
)
from tumblestar.web.templating import markup
from tumblestar.words import Phrase

NEW = Standing()


def routes() -> list[BaseRoute]:
    """The routes of this module."""
    return [Route("/puzzle/{puzzle}", show, "record"), Route("/puzzle/{puzzle}", answer, "change", methods=["POST"])]


@dataclass(frozen=True)
class PuzzleView:
    """A puzzle for a visitor, with what they have done with it."""

    visitor: Visitor
    puzzle: Puzzle
    theme: str = ""
    """The theme that the next puzzle is to have as well."""
    standing: Standing = NEW
    attempted: Attempted | None = None

    @cached_property
    def say(self) -> HtmlTranslator:
        """The words of the game; the visitor is the seat to act."""
        return self.visitor.voice(self.puzzle.game, self.puzzle.game_object.actor(self.puzzle.position()))

    @property
    def is_known(self) -> bool:
        """Whether the visitor may see the answer. Who keeps no cookie has no rating to lose."""
        return self.attempted is not None or not self.visitor.person.id

    def address(self, **more: str | int) -> str:
        """The address of a state of the puzzle."""
        asked = {key: value for key, value in (more | {"theme": self.theme}).items() if value != ""}
        query = urlencode(asked, safe=READABLE)
        return f"/puzzle/{self.puzzle.id}" + (f"?{query}" if query else "")

    @property
    def next(self) -> str:
        """The address of another puzzle of the same kind."""
        query = urlencode({"but": self.puzzle.id} | ({"theme": self.theme} if self.theme else {}))
        return f"/puzzles/{self.puzzle.game}/next?{query}"


def found_puzzle(request: Request) -> Puzzle:
    """The puzzle in the path. Raises Failure."""
    with as_failure(Unreadable, 404), as_failure(BadData, 424):
        return find(request.path_params["puzzle"])


def _split(text: str) -> tuple[str, ...]:
    return tuple(filter(None, (part.strip() for part in text[:LONGEST].split(","))))


def _theme(puzzle: Puzzle, theme: str) -> str:
    """The theme that the next puzzle is to have as well."""
    return theme if theme in puzzle.themes else ""


async def show(request: Request) -> Response:
    """The puzzle as far as the address says; what it may not tell yet leads to the beginning."""
    visitor, puzzle, asked = visitor_of(request), found_puzzle(request), request.query_params
    person = visitor.person.id
    with registry_of(request).store.reading() as connection:
        attempted = store_puzzles.attempt_at(connection, person, puzzle.id) if person else None
        standing = store_puzzles.standings(connection, person).get(puzzle.game) if person else None
    view = PuzzleView(visitor, puzzle, _theme(puzzle, asked.get("theme", "")), standing or Standing(), attempted)
    at, own, tried = number_in(asked.get("at")), _split(asked.get("did", "")), _split(asked.get("tried", ""))
    if at is not None and view.is_known:
        return _answer(view, min(at, len(playing.line_of(puzzle))))
    try:
        progress = attempt(puzzle, own)
        wrong = attempt(puzzle, own + tried) if tried else None
    except Unreadable:
        return see_other(view.address())
    is_told = progress.verdict in (Verdict.SOLVED, Verdict.WRONG) or wrong is not None
    if at is not None or progress.verdict is Verdict.WRONG or (is_told and not view.is_known):
        return see_other(view.address())
    if progress.verdict is Verdict.SOLVED:
        return see_other(view.address(at=len(puzzle.solution)))
    return _question(view, own, progress, wrong)


async def answer(request: Request) -> Response:
    """Takes the next action, or gives the answer away. Only the first verdict of a person counts."""
    store, puzzle, fields = registry_of(request).store, found_puzzle(request), await fields_of(request)
    person, cookie = await welcome(request, store)
    view = PuzzleView(visitor_of(request), puzzle, _theme(puzzle, fields.get("theme", "")))
    own = _split(fields.get("did", ""))
    whole = (*own, fields.get("choice", ""))
    with as_failure(Unreadable):
        progress = None if "give" in fields else attempt(puzzle, whole)
        run = playing.run_start(puzzle, own)
    verdict = progress.verdict if progress else Verdict.WRONG
    if verdict in (Verdict.SOLVED, Verdict.WRONG):
        is_solved, at = verdict is Verdict.SOLVED, epoch_ms()
        await store.write(lambda connection: store_puzzles.add_attempt(connection, person.id, puzzle, is_solved, at))
    if progress is None:
        to = view.address(at=0)
    elif verdict is Verdict.SOLVED:
        to = view.address(at=len(puzzle.solution))
    elif verdict is Verdict.WRONG:
        to = view.address(did=",".join(whole[:run]), tried=",".join(whole[run:]))
    else:
        to = view.address(did=",".join(whole))
    return with_cookie(request, see_other(to), cookie)


# -- the page


def _page(
    view: PuzzleView, name: str, record: Record, board: Board, asks: Phrase | None, values: Mapping[str, object]
) -> Response:
    """The page with a position, by the template of the question or of the answer.

    `asks` is what it is about; None where the game’s own status says what is to be done.
    """
    say, game, s, names = view.say, record.game, record.state, names_of(record)

    def felt_with(status: str) -> Markup:
        return markup(felt(say, board, Html(status)))

    common = {
        "sort": f"page-table game-{game.name} page-puzzle",
        "seats": s.seats,
        "view": view,
        "felt": felt_with,
        "progress": game.description.progress(s),
        "status": game.status(s, names),
        "asks": asks,
        "standing": None if view.standing == NEW else playing.standing_phrase(view.standing),
        "rating": round(view.standing.rating.value),
        "gain": _gain(view),
        "tag": game.description.rule(s),
        "text": markup(folded_text(say, game, s, names)),
    }
    return template_response(view.visitor, f"puzzles/{name}.html", {**common, **values}, game=game.name, you=say.viewer)


def _gain(view: PuzzleView) -> int | None:
    """What the attempt at this puzzle did to the rating, as long as it is the last attempt."""
    attempted = view.attempted
    if attempted is None or attempted.after != view.standing.rating.value:
        return None
    return round(attempted.after) - round(attempted.before)


def _board(view: PuzzleView, record: Record, actions: Sequence[int], steps: Steps | None = None) -> Board:
    steps = steps or Steps(f"{view.puzzle.id}-{','.join(event.text for event in record.events)}")
    board = board_to_try(view.say, record.game, record.state, names_of(record), actions)
    return replace(board, seat=view.say.viewer, steps=steps, last=last_legs(record))


def _question(view: PuzzleView, own: Sequence[str], progress: Attempt, wrong: Attempt | None) -> Response:
    """The board to try on; where a try was wrong, the board after it, which leads back."""
    say, puzzle, run = view.say, view.puzzle, playing.run_start(view.puzzle, own)
    record = playing.record_of(puzzle, wrong.events if wrong else progress.events)
    board = _board(view, record, () if wrong else record.legal)
    fields, to = {"did": ",".join(own), "theme": view.theme}, f"/puzzle/{puzzle.id}"
    form = ""
    if not wrong:
        form = choices_form(say, board, say("puzzle-choose"), say("puzzle-do"), fields, to, is_beside=False)
    is_right = progress.verdict is Verdict.RIGHT
    values = {
        "form": markup(Html(form)),
        "tone": "is-wrong" if wrong else "is-right" if is_right else "",
        "told": Phrase("puzzle-wrong") if wrong else Phrase("puzzle-right") if is_right else None,
        "did": playing.summaries(record, len(progress.events) if wrong else 0),
        "is_again": view.attempted is not None,
        "again": view.address(did=",".join(own)) if wrong else "",
        "back": view.address(did=",".join(own[:run])) if len(own) > run else "",
    }
    return _page(view, "question", record, board, None if own else playing.asked(puzzle), values)


class Move(NamedTuple):
    """An event of the answer or of how play may go on: its number, its notation, and what it does."""

    n: int
    text: str
    did: Phrase


def _told(did: Phrase | None, is_answer: bool, is_found: bool) -> Phrase:
    """What a moment of the answer shows: the event that led there, or at the beginning what can be done."""
    if did is None:
        return Phrase("puzzle-begin")
    return Phrase("puzzle-found" if is_found else "puzzle-answer", {"did": did}) if is_answer else did


def _answer(view: PuzzleView, n: int) -> Response:
    """The answer played out on the board, and why it is the best."""
    puzzle, line = view.puzzle, playing.line_of(view.puzzle)
    whole = playing.record_of(puzzle, line)
    record, told = whole.fold(n), playing.summaries(whole)
    is_found = n == len(puzzle.solution) and view.attempted is not None and view.attempted.is_solved
    query = urlencode({"start": puzzle.state, "line": ",".join(line), "at": n}, safe=READABLE)
    values = {
        "tone": "is-right" if is_found else "",
        "told": _told(told[n - 1] if n else None, n <= len(puzzle.solution), is_found),
        "result": playing.result(view.attempted),
        "why": playing.why(puzzle),
        "moves": [Move(i, event.text, did) for i, (event, did) in enumerate(zip(whole.events, told, strict=True), 1)],
        "solved": len(puzzle.solution),
        "at": n,
        "to_board": address(record.game, query),
    }
    board = _board(view, record, (), Steps(n, len(whole.events), "puzzle-steps"))
    return _page(view, "answer", record, board, None, values)
