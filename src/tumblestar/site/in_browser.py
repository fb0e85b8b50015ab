"""What `worker.js` calls in Pyodide: begins the site, and has its values cross between JavaScript and Python."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Iterable
from pathlib import Path
from typing import Any, Protocol, cast

from tumblestar.security.identity import introduce, wanted_language
from tumblestar.site.app import make_app
from tumblestar.site.bridge import VISITOR, Answer, Bridge
from tumblestar.site.bundle import FRESH
from tumblestar.site.device_store import DeviceStore, Pages
from tumblestar.site.fetched_languages import FetchedLanguages
from tumblestar.site.warm_up import warm_up

FOLDER = Path("/home/player/tumblestar")
PACKAGES = Path(__file__).parents[2]


class BrowserBridge(Bridge):
    """A bridge that takes the values of JavaScript."""

    async def request(self, method: str, target: str, headers: Iterable[Any], body: Any) -> Answer:
        """The answer to a request; its body comes as a Uint8Array."""
        given = [(str(name), str(value)) for name, value in headers]
        return await super().request(method, target, given, bytes(body.to_py()))


class Place(Protocol):
    """Where the site is and who is there, as the shell says."""

    origin: str
    base: str
    """The path of the site."""
    server: str
    """The address of a server to play on with friends, or nothing."""
    languages: str
    """What the browser's `Accept-Language` is."""


class Browser(Protocol):
    """What `worker.js` does for Python."""

    def keep(self, pages: list[tuple[int, bytes]], count: int) -> Awaitable[Any]:
        """Keeps pages of a file that has so many; returns whether it could."""
        ...

    def post(self, number: int, kind: str, text: str, code: int) -> None:
        """Sends what a socket says."""
        ...

    def fetch_language(self, lang: str) -> Awaitable[Any]:
        """The archive of a language as a Uint8Array, or nothing where there is no network."""
        ...

    def tell_lacking(self, lang: str) -> None:
        """Tells which language is wanted and cannot be fetched, or an empty text."""
        ...


async def prepare(lang: str) -> None:
    """Does what every visit needs, before the memory is kept for later ones. No object of JavaScript may stay in it."""
    await warm_up(_fresh(), lang)


async def begin(pages: Any, browser: Browser, place: Place) -> BrowserBridge:
    """Opens the tables that the browser kept, a Map of Uint8Arrays, and starts the application. Raises StoreProblem."""
    random.seed()  # the memory that was kept is the same in all visits

    async def kept(changed: Pages, count: int) -> bool:
        return bool(await browser.keep(list(changed.items()), count))

    found = {int(number): bytes(page) for number, page in cast("dict[int, Any]", pages.to_py()).items()}
    store = DeviceStore.begin(FOLDER, found, _fresh(), kept)
    person = await introduce(store, VISITOR)
    languages = _languages(browser)
    await languages.want(wanted_language(person, place.languages))
    app = make_app(store, place.server, languages, place.origin + place.base)
    return BrowserBridge(app, browser.post, place.origin, place.base, place.languages)


def _fresh() -> bytes:
    return PACKAGES.joinpath(FRESH).read_bytes()


def _languages(browser: Browser) -> FetchedLanguages:
    async def fetched(lang: str) -> bytes | None:
        archive = await browser.fetch_language(lang)
        return bytes(archive.to_py()) if archive else None

    return FetchedLanguages(PACKAGES, fetched, browser.tell_lacking)
