"""Does what every visit needs, before the memory is kept: imports, parsing of messages, a table of each game."""

from __future__ import annotations

import asyncio
import re
import tempfile
from html import unescape
from pathlib import Path

from tumblestar.games import working
from tumblestar.play.connection import PROTOCOL
from tumblestar.security.identity import introduce
from tumblestar.site.app import make_app
from tumblestar.site.bridge import VISITOR, Bridge
from tumblestar.site.device_store import DeviceStore, Pages

PICTURE = re.compile(r'(?:src|srcset)="(/(?:cover|table)/[^"]+)"')
FORM = ("content-type", "application/x-www-form-urlencoded")
FIELDS = b"seats=2&seat-1=me&seat-2=person"


async def warm_up(fresh: bytes, lang: str) -> None:
    """Shows the shelf and a table of every game in a language, to nobody; nothing of them stays but what is cached."""
    with tempfile.TemporaryDirectory() as folder:
        store = DeviceStore.begin(Path(folder), {}, fresh, _keep)
        try:
            await introduce(store, VISITOR)
            await _visit(store, lang)
        finally:
            store.close()


async def _keep(_changed: Pages, _count: int) -> bool:
    return True


async def _visit(store: DeviceStore, lang: str) -> None:
    updated = asyncio.Event()

    def note(_number: int, kind: str, _text: str, _code: int) -> None:
        if kind != "open":
            updated.set()

    app = make_app(store)
    bridge = Bridge(app, note, "https://localhost", "/", lang)
    for number, game in enumerate(working(), 1):
        await bridge.request("GET", f"/new/{game.name}", [], b"")
        _, headers, _ = await bridge.request("POST", f"/new/{game.name}", [FORM], FIELDS)
        table = dict(headers)["location"]
        await bridge.request("GET", table, [], b"")
        updated.clear()
        bridge.open(number, table.replace("/table/", "/live/") + f"?protocol={PROTOCOL}")
        await updated.wait()
        bridge.close(number)
    _, _, shelf = await bridge.request("GET", "/", [], b"")
    for address in PICTURE.findall(shelf.decode()):
        await bridge.request("GET", unescape(address), [], b"")
    await app.services.registry.close()
