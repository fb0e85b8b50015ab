"""The page that asks for the site password."""

from __future__ import annotations

import logging

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response

from tumblestar.security import identity
from tumblestar.security.site_password import MAX_LENGTH, PATH, local_path
from tumblestar.storage.schema import Person
from tumblestar.web.pages import Visitor, template_response
from tumblestar.web.request_context import fields_of, see_other, visitor_of
from tumblestar.web.services import services_of
from tumblestar.words import choose_language

log = logging.getLogger(__name__)


def ask(headers: Headers, back: str) -> Response:
    """The response to a request without a pass."""
    return _page(Visitor(Person(0), choose_language(headers.get("accept-language", "")), PATH), back)


def _page(visitor: Visitor, back: str, *, is_wrong: bool = False) -> Response:
    values = {"path": PATH, "back": local_path(back), "longest": MAX_LENGTH, "is_wrong": is_wrong}
    return template_response(visitor, "web/door.html", values, status=401)


async def show(request: Request) -> Response:
    """The page itself. It redirects if no password is set, or the visitor has a pass."""
    passes = services_of(request).passes
    return _page(visitor_of(request), "/") if passes else see_other("/")


async def submit(request: Request) -> Response:
    """Checks the password, sets the pass, and redirects to the requested page."""
    passes = services_of(request).passes
    fields = await fields_of(request)
    back = local_path(fields.get("back", "/"))
    if passes is None:
        return see_other(back)
    if not passes.is_right(fields.get("password", "")):
        log.info("a wrong password", extra={"kind": "password"})
        return _page(visitor_of(request), back, is_wrong=True)
    identity.require_cookies(request)
    response = see_other(back)
    passes.give(request, response)
    return response
