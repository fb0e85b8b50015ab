"""The routes of score pads: their page, the parts of it that its script asks for, and their entries as a picture."""

from __future__ import annotations

from dataclasses import replace
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from tumblestar.contract.errors import Unreadable
from tumblestar.contract.game import Game
from tumblestar.features.pads.pad import changed, pad_page
from tumblestar.security.errors import NotThere
from tumblestar.web.pages import NO_STORE, THEME_OF
from tumblestar.web.request_context import fields_of, game_of, see_other, uploaded, visitor_of
from tumblestar.words.pasted_links import clean_link


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
    return pad_page(visitor_of(request), _game_of(request), request.query_params)


async def score_parts(request: Request) -> Response:
    """The parts of a score pad with the posted entries, for the script of its page. Nothing is stored."""
    game, visitor = _game_of(request), visitor_of(request)
    entries = await fields_of(request)
    answer = changed(visitor, game, entries)
    if answer["refused"] and entries:  # as of a link's fragment, to which a text has added something
        last, text = list(entries.items())[-1]
        answer = changed(visitor, game, entries | {last: clean_link(f"/?{text}")[2:]})
    return JSONResponse(answer, headers=NO_STORE)


async def score_picture(request: Request) -> Response:
    """The contents of a score pad as SVG, which can be uploaded again."""
    game = _game_of(request, has_pictures=True)
    assert game.pad.drawing is not None
    svg = game.pad.drawing(request.query_params, THEME_OF.get(visitor_of(request).person.theme, "night"))
    headers = NO_STORE | {"content-disposition": f'attachment; filename="{game.name.replace("_", "-")}.svg"'}
    return Response(svg, media_type="image/svg+xml", headers=headers)


async def read_picture(request: Request) -> Response:
    """Redirects to the score pad of an uploaded picture or file, or shows why there is none."""
    game = _game_of(request, has_pictures=True)
    assert game.pad.read is not None
    address = f"/score/{game.name}"
    try:
        entries = game.pad.read(await uploaded(request))
        return see_other(address + (f"?{urlencode(entries)}" if entries else ""))
    except Unreadable as error:
        return pad_page(replace(visitor_of(request), path=address), game, {}, error.at_line, 422)


def _game_of(request: Request, *, has_pictures: bool = False) -> Game:
    """The game in the path, if it has a score pad, and one that reads and draws pictures if that is asked for."""
    game = game_of(request)
    if not game.has_module("pad") or (has_pictures and game.pad.read is None):
        raise NotThere
    return game
