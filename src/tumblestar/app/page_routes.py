"""The routes of every server and of the static site: what is played or read on one device, the shelf, and settings."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from tumblestar.contract.errors import BadOption
from tumblestar.contract.seat_names import clean_name
from tumblestar.features.analysis import routes as analysis_routes
from tumblestar.features.campaign import routes as campaign
from tumblestar.features.days import day_page, deal_page
from tumblestar.features.home import shelf as home
from tumblestar.features.learn import page as learn_page
from tumblestar.features.pads import routes as pad_routes
from tumblestar.features.puzzles import lists as puzzles_page
from tumblestar.features.puzzles import page as puzzle_page
from tumblestar.features.review import page as review_page
from tumblestar.features.review import retry as retry_page
from tumblestar.features.rules import page as rules_page
from tumblestar.features.statistics import page as statistics_page
from tumblestar.play import table_routes
from tumblestar.play.table_list import own_tables
from tumblestar.security.identity import THEMES, welcome, with_cookie
from tumblestar.security.site_password import local_path
from tumblestar.web import covers
from tumblestar.web.assets import static
from tumblestar.web.request_context import as_failure, fields_of, registry_of, see_other, visitor_of
from tumblestar.words import LANGUAGES


def page_routes() -> list[BaseRoute]:
    """The routes of the shelf and of all that is played or read on one device."""
    return [
        Route("/", shelf),
        *table_routes.routes(),
        *review_page.routes(),
        *retry_page.routes(),
        *deal_page.routes(),
        *day_page.routes(),
        Route("/table/{table}/again", campaign.again, methods=["POST"]),
        Route("/campaign/{game}", campaign.show),
        Route("/campaign/{game}/play", campaign.play, methods=["POST"]),
        Route("/campaign/{game}/own", campaign.play_own, methods=["POST"]),
        Route("/campaign/{game}/progress", campaign.save),
        Route("/campaign/{game}/progress", campaign.bring_in, methods=["POST"]),
        *rules_page.routes(),
        *pad_routes.routes(),
        *analysis_routes.routes(),
        *puzzle_page.routes(),
        *puzzles_page.routes(),
        *learn_page.routes(),
        Route("/cover/{version}/{game}/{theme}", covers.show),
        *statistics_page.routes(),
        Route("/settings", settings, methods=["POST"]),
        Route("/static/{version}/{name}", static),
    ]


async def shelf(request: Request) -> Response:
    """The home page."""
    visitor = visitor_of(request)
    own = await own_tables(registry_of(request), visitor.person.id, is_short=True)
    return HTMLResponse(home.shelf(visitor, own), headers={"cache-control": "no-cache"})


async def settings(request: Request) -> Response:
    """Saves name, language and theme, and redirects back."""
    registry = registry_of(request)
    person, cookie = await welcome(request, registry.store)
    form = await fields_of(request)
    allowed = {"language": LANGUAGES, "theme": THEMES}
    changes = {name: form[name] for name, values in allowed.items() if form.get(name) in values}
    if "name" in form:
        with as_failure(BadOption):
            changes["name"] = clean_name(form["name"])
    if changes:
        await registry.store.update_person(person.id, **changes)
    return with_cookie(request, see_other(local_path(form.get("back", "/"))), cookie)
