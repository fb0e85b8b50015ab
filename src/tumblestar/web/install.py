"""The page as an installable app: manifest, service worker, the page without a network, and help to install."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import lru_cache

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from tumblestar.picture.theme import THEMES
from tumblestar.security.costs import FREE, Route
from tumblestar.storage.schema import Person
from tumblestar.web import assets
from tumblestar.web.pages import NO_CACHE, THEME_OF, Visitor, is_loopback, template_page, template_response
from tumblestar.web.request_context import visitor_of
from tumblestar.words import LANGUAGES, say

WORKER = "service-worker.js"
SHELL = (*assets.FRAMED, "dom.js", "page.js", "icon.svg", "headings.woff2")
"""The files that the page without a network needs."""
ICONS = {
    "icon.svg": "any",
    "icon-192.png": "192x192",
    "icon-512.png": "512x512",
    "icon-maskable-512.png": "512x512",
}
"""The icons of the app, with their sizes."""


def routes() -> list[Route]:
    """The routes of the app."""
    return [
        Route("/install", show, FREE),
        Route("/offline", offline, FREE),
        Route("/manifest.webmanifest", manifest, FREE),
        Route(f"/{WORKER}", service_worker, FREE),
    ]


async def show(request: Request) -> Response:
    """How to install the app, or why it cannot be done from this address."""
    visitor = visitor_of(request)
    can_install = visitor.origin.startswith("https:") or is_loopback(visitor.origin)
    return template_response(visitor, "web/install.html", {"can_install": can_install}, headers=NO_CACHE)


async def offline(request: Request) -> Response:
    """The page that stands in for others while the server cannot be reached. It has nothing of the visitor's."""
    lang = request.query_params.get("lang", "")
    theme = {dress: name for name, dress in THEME_OF.items()}.get(request.query_params.get("theme", ""), "")
    return HTMLResponse(_offline(lang if lang in LANGUAGES else LANGUAGES[0], theme), headers=NO_CACHE)


@lru_cache(maxsize=16)
def _offline(lang: str, theme: str) -> str:
    return template_page(Visitor(Person(0, theme=theme), lang, "/offline"), "web/offline.html")


async def manifest(request: Request) -> Response:
    """The web app manifest, in the visitor's language."""
    visitor = visitor_of(request)
    content = manifest_content(visitor.lang, THEME_OF.get(visitor.person.theme, "night"), "/", assets.address)
    return Response(json.dumps(content), media_type="application/manifest+json", headers=NO_CACHE)


def manifest_content(lang: str, theme: str, root: str, address: Callable[[str], str]) -> dict[str, object]:
    """The web app manifest of pages below `root`; `address` leads to an icon."""
    ground, name = THEMES[theme]["ground"], say(lang, "app-name")
    icons = [
        {"src": address(icon), "sizes": sizes, "type": assets.kind_of(icon)}
        | ({"purpose": "maskable"} if "maskable" in icon else {})
        for icon, sizes in ICONS.items()
    ]
    return {
        "id": root,
        "name": name,
        "short_name": name,
        "description": say(lang, "app-description"),
        "lang": lang,
        "start_url": root,
        "scope": root,
        "display": "standalone",
        "background_color": ground,
        "theme_color": ground,
        "icons": icons,
    }


async def service_worker(request: Request) -> Response:
    """The service worker, which changes with the version of the static files."""
    return Response(_worker(assets.version()), media_type="text/javascript", headers=NO_CACHE)


@lru_cache(maxsize=2)
def _worker(version: str) -> bytes:
    shell = ", ".join(json.dumps(f"/static/{version}/{name}") for name in SHELL)
    source = assets.files()[WORKER].decode()
    return source.replace("'VERSION'", json.dumps(version), 1).replace("'SHELL'", shell, 1).encode()
