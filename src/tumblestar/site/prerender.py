"""Makes what the static site shows before Python is up, by asking its application; and a database without tables.

The builder runs it in a process of its own (`python -m tumblestar.site.prerender FOLDER SERVER`).
"""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from tumblestar.features import features
from tumblestar.games import working
from tumblestar.site import FRESH
from tumblestar.site.app import make_app
from tumblestar.site.in_browser import Bridge
from tumblestar.storage.sqlite import FILE
from tumblestar.storage.store import Store
from tumblestar.web import assets
from tumblestar.web.feature import EDITION, Edition
from tumblestar.web.install import ICONS, manifest_content
from tumblestar.web.pages import THEME_OF
from tumblestar.words import LANGUAGES

LINK = re.compile(r'((?:href|src|action)=")/')
COVER = re.compile(r'src="(/cover/[^"]+)"')


def render(folder: Path, server: str) -> None:
    """Writes all into a folder: start pages with their covers, static files, the manifest, and the database."""
    EDITION.set(Edition(features(), is_site=True))
    with tempfile.TemporaryDirectory() as data:
        _write(folder / FRESH, fresh_database(Path(data)))
        store = Store.open(Path(data))
        try:
            for path, content in asyncio.run(_pages(store, server)).items():
                _write(folder / path, content)
        finally:
            store.close()
    for name, content in assets.files().items():
        _write(folder / assets.address(name)[1:], content)
    for name in ICONS:
        _write(folder / name, assets.files()[name])
    manifest = manifest_content(LANGUAGES[0], THEME_OF["dark"], "./", str)
    _write(folder / "manifest.webmanifest", json.dumps(manifest, indent=1).encode())


async def _pages(store: Store, server: str) -> dict[str, bytes]:
    """The start page in every language, and the covers on it; links are relative, since a site may be anywhere."""
    bridge = Bridge(make_app(store, server), lambda _number, _kind, _text, _code: None, "https://localhost")
    found: dict[str, bytes] = {}
    for lang in LANGUAGES:
        status, _, body = await bridge.request("GET", "/", [("accept-language", lang)], b"")
        assert status == 200, status
        text = body.decode()
        for address in COVER.findall(text):
            name = f"{address.rsplit('/', 2)[1]}-{address.rsplit('/', 1)[1]}.svg"
            _, _, picture = await bridge.request("GET", address, [], b"")
            found[f"start/{name}"] = picture
            text = text.replace(f'src="{address}"', f'src="{name}"')
        found[f"start/{lang}.html"] = LINK.sub(r"\1../", text).encode()
    for game in working():  # so that their modules are known
        for page in ("new", *(feature.card.path for feature in features() if feature.card)):
            await bridge.request("GET", f"/{page}/{game.name}", [], b"")
    return found


def _loaded() -> list[str]:
    """The modules that this process has loaded, as files below the folder of packages."""
    files = {name: getattr(module, "__file__", None) or "" for name, module in tuple(sys.modules.items())}
    return [
        name.replace(".", "/") + ("/__init__.py" if file.endswith("__init__.py") else ".py")
        for name, file in files.items()
        if file.endswith(".py")
    ]


def fresh_database(folder: Path) -> bytes:
    """A database without tables, in one file without a log beside it; it is made in a folder."""
    Store.open(folder).close()
    with closing(sqlite3.connect(folder / FILE)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("VACUUM")
    return (folder / FILE).read_bytes()


def _write(file: Path, content: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)


if __name__ == "__main__":
    render(Path(sys.argv[1]), sys.argv[2])
    sys.stdout.write("\n".join(sorted(_loaded())))
