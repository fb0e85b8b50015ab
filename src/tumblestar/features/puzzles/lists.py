"""The choice of puzzles: all games, and one game with its themes, one's rating, and what one has tried."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import pairwise
from random import SystemRandom
from urllib.parse import urlencode

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
from tumblestar.web.markup import HtmlTranslator, safe
from tumblestar.web.pages import THEME_OF, Visitor, page_response
from tumblestar.web.request_context import as_failure, game_of, registry_of, see_other, visitor_of

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


async def show_all(request: Request) -> Response:
    """The games that have puzzles."""
    visitor = visitor_of(request)
    with registry_of(request).store.reading() as connection:
        own = store_puzzles.standings(connection, visitor.person.id)
    say = visitor.voice()
    cards = "".join(
        _card(visitor, game, count, own.get(game.name)) for game in games.working() if (count := len(_puzzles(game)))
    )
    body = f'<h1>{say("puzzles-head")}</h1><p class="lead-in">{say("puzzles-intro")}</p><ul class="shelf">{cards}</ul>'
    return page_response(visitor, say.plain("puzzles-head"), body, "page-puzzles")


def _card(visitor: Visitor, game: Game, count: int, standing: Standing | None) -> str:
    say = visitor.voice(game.name)
    name, title = say("game-name"), say.plain("game-name")
    rating = f"<p>{say(playing.standing_phrase(standing))}</p>" if standing else ""
    return (
        f'<li class="card"><article aria-labelledby="game-{game.name}">'
        f'{image(game, THEME_OF.get(visitor.person.theme, ""))}<h2 id="game-{game.name}">{name}</h2>'
        f"<p>{say('puzzles-count', count=count)}</p>{rating}"
        f'<p class="do"><a class="primary" href="/puzzles/{game.name}/next" '
        f'aria-label="{say("puzzles-play-of", game=title)}">{say("puzzles-play")}</a></p>'
        f'<p class="links"><a href="/puzzles/{game.name}" aria-label="{say("puzzles-more-of", game=title)}">'
        f"{say('puzzles-more')}</a></p></article></li>"
    )


async def show_game(request: Request) -> Response:
    """The themes of a game's puzzles, and what the visitor has done with them."""
    visitor, game = visitor_of(request), game_of(request)
    puzzles, say = _puzzles(game), visitor.voice(game.name)
    if not puzzles:
        raise NotThere
    with registry_of(request).store.reading() as connection:
        own = store_puzzles.standings(connection, visitor.person.id).get(game.name)
        attempts = store_puzzles.attempts(connection, visitor.person.id, game.name)
    title = say.plain("puzzles-of", game=say.plain("game-name"))
    rating = f'<p class="lead-in">{say(playing.standing_phrase(own))}</p>' if own else ""
    done = f'<p role="status">{say("puzzles-none-left")}</p>' if "done" in request.query_params else ""
    body = (
        f"<h1>{safe(title)}</h1>{rating}{done}"
        f'<p class="do"><a class="primary" href="/puzzles/{game.name}/next">{say("puzzles-play")}</a></p>'
        f"{_themes(say, game, puzzles, attempts)}{_history(say, attempts)}"
        f'<p><a href="/puzzles">{say("puzzles-other")}</a></p>'
    )
    return page_response(visitor, title, body, "page-puzzles")


def _themes(say: HtmlTranslator, game: Game, puzzles: Mapping[str, Puzzle], attempts: Mapping[str, Attempted]) -> str:
    """Links to puzzles of each theme, with how many there are and are solved."""
    counts = Counter(theme for puzzle in puzzles.values() for theme in puzzle.themes)
    solved = Counter(
        theme for name in attempts if attempts[name].is_solved and name in puzzles for theme in puzzles[name].themes
    )
    items = "".join(
        f'<li><a href="/puzzles/{game.name}/next?{urlencode({"theme": theme})}">'
        f"{say(playing.theme_name(game.name, theme))}</a> "
        f'<span class="hint">{say("puzzles-solved-of", solved=solved[theme], count=counts[theme])}</span></li>'
        for theme in game.puzzles.THEMES
        if counts[theme]
    )
    return f'<section><h2>{say("puzzles-themes")}</h2><ul class="themes">{items}</ul></section>'


def _history(say: HtmlTranslator, attempts: Mapping[str, Attempted]) -> str:
    """The rating over time, and the latest attempts."""
    if not attempts:
        return ""
    items = "".join(
        f'<li><a href="/puzzle/{safe(name)}?at=0"><code>{safe(name)}</code></a> {say(playing.result(attempted))}</li>'
        for name, attempted in list(attempts.items())[: -LATEST - 1 : -1]
    )
    ratings = [next(iter(attempts.values())).before, *(attempted.after for attempted in attempts.values())]
    listed = f'<ol class="free">{items}</ol>'
    return f"<section><h2>{say('puzzles-history')}</h2>{_chart(say, ratings)}{listed}</section>"


def _chart(say: HtmlTranslator, ratings: list[float]) -> str:
    """The line of a rating from attempt to attempt."""
    low, high = min(ratings) - 25, max(ratings) + 25
    x, y = WIDTH / (len(ratings) - 1), HEIGHT / (high - low)
    points = [(x * i, y * (high - rating)) for i, rating in enumerate(ratings)]
    line = "".join(f"M{pair(*here)}L{pair(*there)}" for here, there in pairwise(points))
    body = path("line", f"M0 0H{WIDTH}M0 {HEIGHT}H{WIDTH}") + path("count", line)
    label = say("puzzles-chart", first=round(ratings[0]), last=round(ratings[-1]), count=len(ratings) - 1)
    return (
        f'<svg class="ts rating" role="img" aria-label="{label}" viewBox="-6 -6 {n(WIDTH + 12)} {n(HEIGHT + 12)}">'
        f"{body}</svg>"
    )


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
