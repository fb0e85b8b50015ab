"""The server: the routes of every page, middleware, settings and the process."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from tumblestar.contract.errors import BadOption
from tumblestar.contract.seat_names import check_look, clean_name
from tumblestar.play import table_routes
from tumblestar.security.costs import FREE, Route
from tumblestar.security.identity import THEMES, welcome
from tumblestar.security.site_password import local_path
from tumblestar.web import covers
from tumblestar.web.assets import static
from tumblestar.web.feature import Feature
from tumblestar.web.request_context import as_failure, fields_of, registry_of, see_other, with_cookie
from tumblestar.words import LANGUAGES

# -- page routes


def page_routes(features: tuple[Feature, ...]) -> list[BaseRoute]:
    """The routes of all that is played or read on one device."""
    return [
        *table_routes.routes(),
        *(route for feature in features for route in feature.routes()),
        Route("/cover/{version}/{game}/{theme}", covers.show, FREE),
        Route("/settings", settings, "change", methods=["POST"]),
        Route("/static/{version}/{name}", static, FREE),
    ]


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
