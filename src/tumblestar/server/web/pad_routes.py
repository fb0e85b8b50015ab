"""The routes of score pads: their page, the parts of it that its script asks for, and their entries as a picture."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route

from tumblestar.contract.errors import Unreadable
from tumblestar.game import Game
from tumblestar.pasted_links import clean_link
from tumblestar.server.security.errors import NotThere
from tumblestar.server.web.pad import address_of, changed, drawing, pad_page
from tumblestar.server.web.pages import Visitor
from tumblestar.server.web.request_context import fields_of, game_of, see_other, uploaded, visitor_of
from tumblestar.words import Phrase


def routes() -> list[Route]:
    """The routes of score pads."""
    return [
        Route("/score/{game}", score_pad),
        Route("/score/{game}", score_parts, methods=["POST"]),
        Route("/score/{game}/picture", score_picture),
        Route("/score/{game}/read", read_picture, methods=["POST"]),
    ]


async def score_pad(request: Request) -> Response:
    """The score pad of a game that has one. Its entries are in the query string."""
    game, visitor = game_of(request), visitor_of(request)
    if not game.has_module("pad"):
        raise NotThere
    return HTMLResponse(pad_page(visitor, game, request.query_params))


async def score_parts(request: Request) -> Response:
    """The parts of a score pad with the posted entries, for the script of its page. Nothing is stored."""
    game, visitor = game_of(request), visitor_of(request)
    if not game.has_module("pad"):
        raise NotThere
    entries = await fields_of(request)
    answer = changed(visitor, game, entries)
    if answer["refused"] and entries:  # as of a link's fragment, to which a text has added something
        last, text = list(entries.items())[-1]
        answer = changed(visitor, game, entries | {last: clean_link(f"/?{text}")[2:]})
    return JSONResponse(answer, headers={"cache-control": "no-store"})


async def score_picture(request: Request) -> Response:
    """The contents of a score pad as SVG, which can be uploaded again."""
    game = _game_with_pictures(request)
    name = f"{game.name.replace('_', '-')}.svg"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(
        drawing(visitor_of(request), game, request.query_params), media_type="image/svg+xml", headers=headers
    )


async def read_picture(request: Request) -> Response:
    """Redirects to the score pad of an uploaded picture or file, or shows why there is none."""
    game = _game_with_pictures(request)
    assert game.pad.read is not None
    try:
        return see_other(address_of(game, game.pad.read(await uploaded(request))))
    except Unreadable as error:
        why = Phrase("unreadable-at", {"line": error.line, "why": error.phrase}) if error.line else error.phrase
        visitor = visitor_of(request)
        return HTMLResponse(pad_page(Visitor(visitor.person, visitor.lang, f"/score/{game.name}"), game, {}, why), 422)


def _game_with_pictures(request: Request) -> Game:
    """The game in the path, if its score pad reads and draws pictures."""
    game = game_of(request)
    if not game.has_module("pad") or game.pad.read is None:
        raise NotThere
    return game
