"""The server: the routes of every page, middleware, settings and the process."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute

from tumblestar.contract.errors import BadOption
from tumblestar.contract.seat_names import check_look, clean_name
from tumblestar.play import table_routes
from tumblestar.security.costs import FREE, Route
from tumblestar.security.identity import THEMES, welcome
from tumblestar.security.site_password import local_path
from tumblestar.web import covers
from tumblestar.web.assets import files, static
from tumblestar.web.feature import Feature
from tumblestar.web.pages import PRIVATE, template_response
from tumblestar.web.request_context import as_failure, fields_of, registry_of, see_other, visitor_of, with_cookie
from tumblestar.words import LANGUAGES

UNLISTED = ("table/", "tables", "join/", "live/", "mine", "settings", "api/")
"""Where paths begin that no search engine is to follow."""


# -- page routes


def page_routes(features: tuple[Feature, ...]) -> list[BaseRoute]:
    """The routes of all that is played or read on one device."""
    return [
        *table_routes.routes(),
        *(route for feature in features for route in feature.routes()),
        Route("/cover/{version}/{game}/{theme}", covers.show, FREE),
        Route("/settings", show_settings, FREE),
        Route("/settings", settings, "change", methods=["POST"]),
        Route("/favicon.ico", favicon, FREE),
        Route("/robots.txt", robots, FREE),
        Route("/static/{version}/{name}", static, FREE),
    ]


async def favicon(_request: Request) -> Response:
    """The icon where browsers look for it that read no page."""
    return Response(files()["icon-192.png"], media_type="image/png", headers={"cache-control": "public, max-age=86400"})


async def robots(_request: Request) -> Response:
    """What search engines are to leave alone: tables and what belongs to a visitor."""
    return PlainTextResponse("User-agent: *\n" + "".join(f"Disallow: /{place}\n" for place in UNLISTED))


async def show_settings(request: Request) -> Response:
    """The settings as a page of their own, for who comes by their address."""
    return template_response(visitor_of(request), "web/settings.html", headers=PRIVATE)


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
            check_look(changes["name"])
    if changes:
        await registry.store.update_person(person.id, **changes)
    return with_cookie(request, see_other(local_path(form.get("back", "/"))), cookie)
