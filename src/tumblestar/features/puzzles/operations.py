"""The puzzles that ship, for programs."""

from __future__ import annotations

import msgspec
from starlette.responses import Response

from tumblestar.api.handlers import asked_game
from tumblestar.api.request import Call, Operation, Problem
from tumblestar.api.stream import MEDIA
from tumblestar.contract.errors import BadData
from tumblestar.features.puzzles.puzzle import all_puzzles, puzzles_of


async def puzzles(call: Call) -> Response:
    """The puzzles that ship, with their solutions (docs/puzzles.md has the format)."""
    name = asked_game(call)
    try:
        selection = [*(puzzles_of(name).values() if name else all_puzzles())]
    except BadData as error:
        raise Problem("game", error.phrase) from error
    return Response(msgspec.json.Encoder().encode_lines(selection), 200, {"cache-control": "no-store"}, MEDIA)


OPERATIONS = (
    Operation("puzzles", "GET", "puzzles", "", puzzles, ("options", "game"), media=MEDIA, after="game", by_game=True),
)
