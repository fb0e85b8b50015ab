"""What `worker.js` calls in Pyodide: begins the site, and has its values cross between JavaScript and Python."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import Any, cast

from tumblestar.server.security.identity import introduce
from tumblestar.site.app import make_app
from tumblestar.site.bridge import VISITOR, Answer, Bridge, Post
from tumblestar.site.bundle import FRESH
from tumblestar.site.device_store import DeviceStore, Pages

FOLDER = Path("/home/player/tumblestar")


class BrowserBridge(Bridge):
    """A bridge that takes the values of JavaScript."""

    async def request(self, method: str, target: str, headers: Iterable[Any], body: Any) -> Answer:
        """The answer to a request; its body comes as a Uint8Array."""
        given = [(str(name), str(value)) for name, value in headers]
        return await super().request(method, target, given, bytes(body.to_py()))


async def begin(
    pages: Any,
    keep: Callable[[list[tuple[int, bytes]], int], Awaitable[Any]],
    post: Post,
    origin: str,
    base: str,
    server: str,
) -> BrowserBridge:
    """Opens the tables that the browser kept, a Map of Uint8Arrays, and starts the application. Raises StoreProblem."""

    async def kept(changed: Pages, count: int) -> bool:
        return bool(await keep(list(changed.items()), count))

    found = {int(number): bytes(page) for number, page in cast("dict[int, Any]", pages.to_py()).items()}
    fresh = Path(__file__).parents[2].joinpath(FRESH).read_bytes()
    store = DeviceStore.begin(FOLDER, found, fresh, kept)
    await introduce(store, VISITOR)
    return BrowserBridge(make_app(store, server), post, origin, base)
