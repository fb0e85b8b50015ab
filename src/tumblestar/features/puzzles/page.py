"""One puzzle: the board to try on, whether a try is right, and why the answer is.

The address has how far one is: `did`, own actions that were right so far, with commas between; `tried`, a line that was
wrong; or `at`, how many events of the answer are shown, which only those see who have tried, or have asked for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from urllib.parse import urlencode

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
from tumblestar.record import Record
from tumblestar.record.narration import names_of
from tumblestar.security.costs import Route
from tumblestar.security.identity import welcome
from tumblestar.tables.membership import epoch_ms
from tumblestar.web import drawn_board
from tumblestar.web.drawn_board import Board, Steps, board_to_try, choices_form, last_legs
from tumblestar.web.markup import Html, HtmlTranslator, attributes, hidden_fields, safe
from tumblestar.web.pages import Visitor, page_response, rules_button, rules_dialog
from tumblestar.web.request_context import (
    as_failure,
    fields_of,
    number_in,
    registry_of,
    see_other,
    visitor_of,
    with_cookie,
)

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
        return _page(view, _answer(view, min(at, len(playing.line_of(puzzle)))))
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
    return _page(view, _question(view, own, progress, wrong))


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


def _page(view: PuzzleView, body: str) -> Response:
    say = view.say
    head, html = say.plain("puzzle-head", game=say.plain("game-name")), f"{body}{rules_dialog(say, view.puzzle.game)}"
    return page_response(view.visitor, head, html, "page-puzzle", "trial.js")


def _framed(view: PuzzleView, record: Record, asks: str, board: Board, side: str) -> str:
    """Head, board and side of the page; what is asked, and the status of the position."""
    say, game, s, names = view.say, record.game, record.state, names_of(record)
    head = (
        f'<h1>{say("puzzle-head", game=say.plain("game-name"))}</h1><div class="status">'
        f'<p class="chapter">{say(game.description.progress(s))}</p>{rules_button(say, game.description.rule(s))}'
        f'<p class="words"><b class="now">{asks}</b> {say(game.status(s, names))}</p></div>'
    )
    text = folded_text(say, game, s, names)
    back = f'<p class="do"><a href="/puzzles/{game.name}">{say("puzzles-more")}</a></p>'
    return drawn_board.framed(
        Html(head), board.html(say, say("puzzle-board")), Html(f"{side}{text}{back}"), of=view.puzzle.id
    )


def _board(view: PuzzleView, record: Record, actions: Sequence[int], steps: Steps | None = None) -> Board:
    steps = steps or Steps(f"{view.puzzle.id}-{','.join(event.text for event in record.events)}")
    board = board_to_try(view.say, record.game, record.state, names_of(record), actions)
    return replace(board, steps=steps, last=last_legs(record))


def _next(view: PuzzleView, key: str, sort: str) -> str:
    """The link to another puzzle of the same kind."""
    query = urlencode({"but": view.puzzle.id} | ({"theme": view.theme} if view.theme else {}))
    address = safe(f"/puzzles/{view.puzzle.game}/next?{query}")
    return f'<a class="{sort}" data-stay data-next href="{address}">{view.say(key)}</a>'


def _side(view: PuzzleView, verdict: str) -> str:
    """What came of the last try, and the visitor's rating and streak."""
    rating = ""
    if view.standing != NEW:
        rating = f'<p class="hint">{view.say(playing.standing_phrase(view.standing))}</p>'
    return f'<div id="verdict" role="status">{verdict}</div>{rating}'


# -- the question


def _question(view: PuzzleView, own: Sequence[str], progress: Attempt, wrong: Attempt | None) -> str:
    """The board to try on, with what came of the last try."""
    say, puzzle, run = view.say, view.puzzle, playing.run_start(view.puzzle, own)
    record, post_to = playing.record_of(puzzle, progress.events), f"/puzzle/{puzzle.id}"
    board = _board(view, record, record.legal)
    fields = {"did": ",".join(own), "theme": view.theme}
    form = choices_form(say, board, say("puzzle-choose"), say("puzzle-do"), fields, post_to)
    back = ""
    if len(own) > run:
        back = f'<a data-stay href="{safe(view.address(did=",".join(own[:run])))}">{say("puzzle-back")}</a> '
    give = (
        f'<form method="post" action="{post_to}">{hidden_fields({"theme": view.theme})}'
        f'<p class="do">{back}<button name="give" value="1" class="quiet">{say("puzzle-give")}</button> '
        f"{_next(view, 'puzzle-skip', 'quiet')}</p></form>"
    )
    side = _side(view, _verdict(view, own, progress, wrong))
    return _framed(view, record, say(playing.asked(puzzle)), board, f"{side}{form}{give}")


def _verdict(view: PuzzleView, own: Sequence[str], progress: Attempt, wrong: Attempt | None) -> str:
    """What came of the last try: a sentence, and what was done."""
    key, events, first = "puzzle-open", progress.events, 0
    if wrong is not None:
        key, events, first = "puzzle-wrong", wrong.events, len(progress.events)
    elif progress.verdict is Verdict.RIGHT:
        key = "puzzle-right"
    elif not own:
        return f'<p class="verdict">{view.say("puzzle-again")}</p>' if view.attempted else ""
    did = playing.summaries(playing.record_of(view.puzzle, events), first)
    items = "".join(f"<li>{view.say(phrase)}</li>" for phrase in did)
    return f'<p class="verdict {key}">{view.say(key)}</p><ul class="did">{items}</ul>'


# -- the answer


def _answer(view: PuzzleView, n: int) -> str:
    """The answer played out on the board, and why it is the best."""
    say, puzzle = view.say, view.puzzle
    whole = playing.record_of(puzzle, playing.line_of(puzzle))
    record = whole.fold(n)
    board = _board(view, record, (), Steps(n, len(whole.events), "puzzle-steps"))
    told = "".join(f"<p>{say(phrase)}</p>" for phrase in playing.why(puzzle))
    outcome = playing.result(view.attempted)
    result = f'<p class="verdict {outcome.key}">{say(outcome)}</p>'
    query = urlencode({"start": puzzle.state, "line": ",".join(playing.line_of(puzzle)), "at": n}, safe=READABLE)
    side = (
        f"{_side(view, result)}"
        f'<p class="do">{_next(view, "puzzle-next", "primary")} '
        f'<a data-stay href="{safe(view.address())}">{say("puzzle-retry")}</a></p>{_moves(view, whole, n)}'
        f'<section aria-labelledby="why-head"><h2 id="why-head">{say("puzzle-why")}</h2>{told}'
        f'<p class="do"><a href="{safe(address(record.game, query))}" rel="nofollow">{say("puzzle-analyse")}</a></p>'
        f"</section>"
    )
    return _framed(view, record, say("puzzle-answer"), board, side + _steps_form(view))


def _steps_form(view: PuzzleView) -> str:
    """The form of the buttons that lead back and forth in the answer."""
    hidden = hidden_fields({"theme": view.theme}) if view.theme else ""
    return f'<form id="puzzle-steps" method="get" action="/puzzle/{view.puzzle.id}">{hidden}</form>'


def _moves(view: PuzzleView, whole: Record, n: int) -> str:
    """The events of the answer and of how play may go on, each a button that shows the board after it."""
    say, listed, solved = view.say, "", len(view.puzzle.solution)
    told = [say(phrase) for phrase in playing.summaries(whole)]
    for key, first, last in (("puzzle-moves", 0, solved), ("puzzle-then", solved, len(told))):
        items = "".join(
            f'<li><button form="puzzle-steps" name="at" value="{i + 1}"'
            f"{attributes(aria_current='step' if i + 1 == n else None)}><code>{safe(whole.events[i].text)}</code> "
            f"<span>{told[i]}</span></button></li>"
            for i in range(first, last)
        )
        if items:
            listed += f'<h2>{say(key)}</h2><ol class="ways" start="{first + 1}">{items}</ol>'
    return f"<section>{listed}</section>"
