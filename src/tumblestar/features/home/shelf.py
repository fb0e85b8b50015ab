"""The home page: the visitor's tables in progress, and the games."""

from __future__ import annotations

from functools import lru_cache

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from tumblestar.contract.game import Game
from tumblestar.games import working
from tumblestar.play.table_list import GOING, OwnTables, items, list_title, own_tables
from tumblestar.storage.rows import TableRow
from tumblestar.tables import registry
from tumblestar.web.covers import facts, image
from tumblestar.web.edition import features, offered
from tumblestar.web.feature import CardLink
from tumblestar.web.markup import HtmlTranslator
from tumblestar.web.pages import THEME_OF, Visitor, page
from tumblestar.web.request_context import registry_of, visitor_of

MOST_GOING = 8
"""Tables in progress on the home page."""


def routes() -> list[BaseRoute]:
    """The route of the home page."""
    return [Route("/", show)]


async def show(request: Request) -> Response:
    """The home page."""
    visitor = visitor_of(request)
    own = await own_tables(registry_of(request), visitor.person.id, is_short=True)
    return HTMLResponse(shelf(visitor, own), headers={"cache-control": "no-cache"})


def shelf(visitor: Visitor, own: OwnTables) -> str:
    """The home page: tables to go on with, the last results, and games to play."""
    say = visitor.voice()
    going = [row for row in own.rows if row.status in GOING]
    over = [row for row in own.rows if row.status not in GOING]
    listed = ""
    if own.rows:
        listed = _section(visitor, own, "shelf-resume", going[:MOST_GOING]) + _section(visitor, own, "shelf-over", over)
        listed = f'<div id="own">{listed}</div>'
    faults = "".join(f'<p class="wrong" role="alert">{say(fault)}</p>' for fault in registry.faults())
    links = tuple(feature.card for feature in features() if feature.card)
    cards = _cards(visitor.lang, THEME_OF.get(visitor.person.theme, ""), tuple(working()), links)
    lead_in = " ".join([say("shelf-intro"), *offered(lambda feature: feature.lead_in(say))])
    body = (
        f'<h1>{say("shelf-head")}</h1><p class="lead-in">{lead_in}</p>{faults}{listed}'
        f'<section aria-labelledby="games-head"><h2 id="games-head">{say("shelf-games")}</h2>{cards}'
        f'<p class="fine">{say("card-basis")}</p></section>'
    )
    scripts = ("tables.js",) if own.rows else ()
    return page(visitor, list_title(visitor, own, say("app-title")), body, "page-shelf", scripts)


def _section(visitor: Visitor, own: OwnTables, key: str, rows: list[TableRow]) -> str:
    """Some own tables under a heading, or nothing."""
    if not rows:
        return ""
    return (
        f'<section class="resume" aria-labelledby="{key}"><h2 id="{key}">{visitor.voice()(key)}</h2>'
        f'<ul class="tables">{items(visitor, own, rows)}</ul></section>'
    )


@lru_cache(maxsize=16)
def _cards(lang: str, theme: str, games: tuple[Game, ...], links: tuple[CardLink, ...]) -> str:
    """The games, the same for all visitors of a language and theme."""
    return f'<ul class="shelf">{"".join(_card(lang, theme, game, links) for game in games)}</ul>'


def _card(lang: str, theme: str, game: Game, links: tuple[CardLink, ...]) -> str:
    say = HtmlTranslator(lang, game.name)
    name = say("game-name")
    listed = "".join(_link(say, f"/{link.path}/{game.name}", f"card-{link.key}") for link in links if link.is_for(game))
    return (
        f'<li class="card"><article aria-labelledby="game-{game.name}">{image(game, theme)}'
        f'<h3 id="game-{game.name}">{name}</h3><p>{say("game-tagline")}</p>{facts(say, game)}'
        f'<p class="do"><a class="primary" href="/new/{game.name}">{say("card-play", game=say.plain("game-name"))}</a>'
        f'</p><p class="links">{listed}</p>'
        f"</article></li>"
    )


def _link(say: HtmlTranslator, address: str, key: str) -> str:
    """A link of a card: short to see, whole to hear."""
    label = say(key, game=say.plain("game-name"))
    return f'<a href="{address}" aria-label="{label}">{say(f"{key}-short")}</a>'
