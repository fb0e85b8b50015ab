"""The choice of puzzles: all games, and one game with its themes, one's rating, and what one has tried."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from random import SystemRandom
from typing import NamedTuple
from urllib.parse import urlencode

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from tumblestar import games
from tumblestar.contract.errors import BadData
from tumblestar.contract.game import Game
from tumblestar.features.puzzles import playing
from tumblestar.features.puzzles import store as store_puzzles
from tumblestar.features.puzzles.puzzle import Puzzle, puzzles_of
from tumblestar.features.puzzles.standing import Attempted, Standing, next_puzzle
from tumblestar.picture import n, pair, path
from tumblestar.security.costs import FREE, Route
from tumblestar.security.errors import NotThere
from tumblestar.web.covers import image
from tumblestar.web.markup import Html, safe
from tumblestar.web.pages import THEME_OF, template_response
from tumblestar.web.request_context import as_failure, game_of, registry_of, see_other, visitor_of
from tumblestar.web.templating import markup
from tumblestar.words import Phrase

LATEST = 20
"""Attempts in the list; the chart has all."""
WIDTH, HEIGHT = 600, 140
_rng = SystemRandom()


def routes() -> list[BaseRoute]:
    """The routes of this module."""
    return [
        Route("/puzzles", show_all, FREE),
        Route("/puzzles/{game}", show_game, FREE),
        Route("/puzzles/{game}/next", go_next, FREE),
    ]


def _puzzles(game: Game) -> Mapping[str, Puzzle]:
    """The puzzles of a game. Raises Failure for a file that cannot be used."""
    with as_failure(BadData, 424):
        return puzzles_of(game)


class Card(NamedTuple):
    """A game with puzzles, in its own words; how many it has, and how the visitor stands."""

    name: str
    voice: Callable[..., str]
    cover: Markup
    total: int
    standing: Phrase | None


async def show_all(request: Request) -> Response:
    """The games that have puzzles."""
    visitor = visitor_of(request)
    with registry_of(request).store.reading() as connection:
        own = store_puzzles.standings(connection, visitor.person.id)
    cards: list[Card] = []
    for game in games.working():
        if count := len(_puzzles(game)):
            cover = markup(image(game, THEME_OF.get(visitor.person.theme, "")))
            cards.append(Card(game.name, visitor.voice(game.name).plain, cover, count, _standing(own.get(game.name))))
    return template_response(visitor, "puzzles/all.html", {"cards": cards})


def _standing(own: Standing | None) -> Phrase | None:
    return playing.standing_phrase(own) if own else None


async def show_game(request: Request) -> Response:
    """The themes of a game's puzzles, and what the visitor has done with them."""
    visitor, game = visitor_of(request), game_of(request)
    puzzles = _puzzles(game)
    if not puzzles:
        raise NotThere
    with registry_of(request).store.reading() as connection:
        own = store_puzzles.standings(connection, visitor.person.id).get(game.name)
        attempts = store_puzzles.attempts(connection, visitor.person.id, game.name)
    values = {
        "game": game,
        "standing": _standing(own),
        "is_done": "done" in request.query_params,
        "themes": _themes(game, puzzles, attempts),
        "history": History(list(attempts.items())) if attempts else None,
    }
    return template_response(visitor, "puzzles/game.html", values, game=game.name)


class Theme(NamedTuple):
    """A theme, and how many puzzles have it and are solved."""

    key: str
    name: Phrase
    solved: int
    total: int


def _themes(game: Game, puzzles: Mapping[str, Puzzle], attempts: Mapping[str, Attempted]) -> list[Theme]:
    counts = Counter(theme for puzzle in puzzles.values() for theme in puzzle.themes)
    solved = Counter(
        theme for name in attempts if attempts[name].is_solved and name in puzzles for theme in puzzles[name].themes
    )
    return [
        Theme(theme, playing.theme_name(game.name, theme), solved[theme], counts[theme])
        for theme in game.puzzles.THEMES
        if counts[theme]
    ]


class History:
    """The attempts of somebody by the names of their puzzles, from the first: a line of the rating, and the latest."""

    def __init__(self, attempts: Sequence[tuple[str, Attempted]]) -> None:
        self._ratings = [attempts[0][1].before, *(attempted.after for _, attempted in attempts)]
        self.latest = [(name, playing.result(attempted)) for name, attempted in attempts[: -LATEST - 1 : -1]]
        self.first, self.last = round(self._ratings[0]), round(self._ratings[-1])
        self.count = len(attempts)

    def chart(self, label: str) -> Markup:
        """The line of the rating from attempt to attempt."""
        ratings = self._ratings
        low, high = min(ratings) - 25, max(ratings) + 25
        x, y = WIDTH / (len(ratings) - 1), HEIGHT / (high - low)
        points = [(x * i, y * (high - rating)) for i, rating in enumerate(ratings)]
        line = "".join(f"M{pair(*here)}L{pair(*there)}" for here, there in pairwise(points))
        body = path("line", f"M0 0H{WIDTH}M0 {HEIGHT}H{WIDTH}") + path("count", line)
        box = f"-6 -6 {n(WIDTH + 12)} {n(HEIGHT + 12)}"
        drawn = f'<svg class="ts rating" role="img" aria-label="{safe(label)}" viewBox="{box}">{body}</svg>'
        return markup(Html(drawn))


async def go_next(request: Request) -> Response:
    """Leads to a puzzle near the visitor's rating, with a theme if one is asked for, that is not solved yet."""
    visitor, game, asked = visitor_of(request), game_of(request), request.query_params
    person, theme = visitor.person.id, asked.get("theme", "")
    wanted = [puzzle for puzzle in _puzzles(game).values() if not theme or theme in puzzle.themes]
    with registry_of(request).store.reading() as connection:
        standing = store_puzzles.standings(connection, person).get(game.name, Standing())
        attempts = store_puzzles.attempts(connection, person, game.name)
        ratings = store_puzzles.puzzle_ratings(connection, game.name)
    puzzle = next_puzzle(wanted, standing.rating, attempts, _rng, ratings, [asked.get("but", "")])
    if puzzle is None:
        return see_other(f"/puzzles/{game.name}?done=1")
    return see_other(f"/puzzle/{puzzle.id}" + (f"?{urlencode({'theme': theme})}" if theme else ""))
