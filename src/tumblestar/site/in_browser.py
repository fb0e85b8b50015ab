"""What `worker.js` calls in Pyodide: begins the site, and has requests, sockets and values cross to Python and back.

`begin` gives a bridge, which calls the ASGI application for the page's requests and sockets, one visitor's; answers of
sockets go back by `post`. `prepare` does what every visit needs, before the memory is kept: imports, parsing of
messages, a table of each game.

The store is SQLite in the worker's memory. A write is answered once the browser has the pages that it changed, as a
server answers once it is on disk. Where the browser cannot keep more, the page says so, play goes on, and the next
commit tries again with all that is missing.
"""

from __future__ import annotations

import asyncio
import logging
import random
import re
import tempfile
from collections.abc import Awaitable, Callable, Iterable, Mapping
from html import unescape
from pathlib import Path
from typing import Any, Protocol, Self, cast
from urllib.parse import unquote, urlsplit

import sqlalchemy as sa
from sqlalchemy.event import listen
from starlette.types import ASGIApp, Message

from tumblestar.games import working
from tumblestar.play import PROTOCOL
from tumblestar.security.identity import COOKIE, introduce, wanted_language
from tumblestar.site import FRESH
from tumblestar.site.app import FetchedLanguages, make_app
from tumblestar.storage.sqlite import FILE
from tumblestar.storage.store import Store
from tumblestar.storage.writer import Writer, WriterConnection, answer
from tumblestar.web import templating

PAGE = 4096
"""Bytes of a page, by which changes are found; SQLite's own by default."""
Pages = dict[int, bytes]
Keep = Callable[[Pages, int], Awaitable[bool]]
"""Keeps pages of a file that has so many pages; returns whether it could."""


class InlineWriter(Writer):
    """Writes requests on the event loop, since a browser's Python has no threads. `keep` is awaited before answers."""

    def __init__(self, connect: Callable[[], WriterConnection], keep: Callable[[], Awaitable[None]]) -> None:
        super().__init__(connect)
        self._keep = keep
        self._connection: WriterConnection | None = None
        self._task: asyncio.Task[None] | None = None

    def _begin(self, loop: asyncio.AbstractEventLoop | None) -> None:
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._work())

    async def _work(self) -> None:
        try:
            while requests := self._take():
                self._connection = self._write_all(self._connection, requests)
                await self._keep()
                answer(requests)
        finally:
            self._task = None

    def close(self) -> None:
        """Writes no more."""
        super().close()
        if self._connection:
            self._connection.close()


class DeviceStore(Store):
    """The store of one device."""

    def __init__(self, engine: sa.Engine, location: Path | str) -> None:
        super().__init__(engine, location)
        listen(engine, "connect", _keep_no_journal)
        self.kept = KeptFile(Path(location) / FILE)
        self.writer = InlineWriter(self._connect_writer, self.kept.keep)

    @classmethod
    def begin(cls, folder: Path, pages: Mapping[int, bytes], fresh: bytes, keep: Keep) -> Self:
        """Opens the database of kept pages, or where there are none, a fresh one. Raises StoreProblem."""
        folder.mkdir(parents=True, exist_ok=True)
        content = b"".join(pages[i] for i in range(len(pages))) if pages else fresh
        (folder / FILE).write_bytes(content)
        store = cls.open(folder)
        store.kept.begin(pages, keep)
        return store


def _keep_no_journal(connection: sa.engine.interfaces.DBAPIConnection, _record: object) -> None:
    """Has all of the database in its one file. What survives a crash is what the browser keeps, a commit at a time."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=MEMORY", "synchronous=OFF"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class KeptFile:
    """A file in memory, and the pages of it that are kept."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._pages = Pages()
        self._keep: Keep | None = None

    def begin(self, pages: Mapping[int, bytes], keep: Keep) -> None:
        """Sets what is kept already, and what keeps more."""
        self._pages, self._keep = dict(pages), keep

    async def keep(self) -> None:
        """Keeps the pages that have changed since the last time that they could be kept."""
        if self._keep is None:
            return
        content = self._file.read_bytes()
        count = -(-len(content) // PAGE)
        changed = Pages()
        for i in range(count):
            page = content[i * PAGE : (i + 1) * PAGE]
            if self._pages.get(i) != page:
                changed[i] = page
        is_shorter = count < len(self._pages)
        if (changed or is_shorter) and await self._keep(changed, count):
            self._pages = {i: page for i, page in (self._pages | changed).items() if i < count}


# -- in browser


VISITOR = "the-person-at-this-device"
"""The cookie of the only visitor: what is kept in a browser is theirs."""
DROPPED = ("cookie", "content-length", "set-cookie", "connection")
LINK = re.compile(rb'((?:href|src|action|data-[a-z]+)=\\?")/(?=[\w"\\?#-])')
"""A link from the top, in HTML or in HTML within JSON."""

log = logging.getLogger(__name__)

Post = Callable[[int, str, str, int], None]
"""Takes a socket's number, `open`, `text` or `close`, a text, and a code."""
Answer = tuple[int, list[tuple[str, str]], bytes]
"""Status, headers and body."""
PICTURE = re.compile(r'(?:src|srcset)="(/(?:cover|table)/[^"]+)"')
FORM = ("content-type", "application/x-www-form-urlencoded")
FIELDS = b"seats=2&seat-1=me&seat-2=person"
FOLDER = Path("/home/player/tumblestar")
PACKAGES = Path(__file__).parents[2]


class Bridge:
    """The application with its sockets. `origin` is that of the page; `base`, the path of the site, ends with /.

    `languages` is the header `Accept-Language` of requests without one, as of all sockets.
    """

    def __init__(self, app: ASGIApp, post: Post, origin: str, base: str = "/", languages: str = "") -> None:
        self._app, self._post, self._origin, self._languages = app, post, urlsplit(origin), languages
        self._base = base.rstrip("/")
        self._sockets: dict[int, asyncio.Queue[Message]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def request(self, method: str, target: str, headers: Iterable[tuple[str, str]], body: bytes) -> Answer:
        """The answer to a request of a page."""
        scope = self._scope("http", target, headers) | {"method": method}
        sent, status, fields = bytearray(), 500, list[tuple[str, str]]()
        inbox = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive() -> Message:
            if inbox:
                return inbox.pop()
            await asyncio.Event().wait()  # nobody disconnects before there is an answer
            raise AssertionError

        async def send(message: Message) -> None:
            nonlocal status, fields
            if message["type"] == "http.response.start":
                status = message["status"]
                fields = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in message["headers"]]
            else:
                sent.extend(message.get("body", b""))

        await self._app(scope, receive, send)
        return status, self._led(fields), self._linked(bytes(sent), fields)

    def open(self, number: int, target: str) -> None:
        """Opens a socket of a page."""
        inbox: asyncio.Queue[Message] = asyncio.Queue()
        inbox.put_nowait({"type": "websocket.connect"})
        self._sockets[number] = inbox
        task = asyncio.get_running_loop().create_task(self._serve(number, target, inbox))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def take(self, number: int, text: str) -> None:
        """Takes a message of a page."""
        if inbox := self._sockets.get(number):
            inbox.put_nowait({"type": "websocket.receive", "text": text})

    def close(self, number: int) -> None:
        """Closes a socket whose page has left."""
        if inbox := self._sockets.pop(number, None):
            inbox.put_nowait({"type": "websocket.disconnect", "code": 1001})

    async def _serve(self, number: int, target: str, inbox: asyncio.Queue[Message]) -> None:
        async def send(message: Message) -> None:
            kind = message["type"]
            if kind == "websocket.accept":
                self._post(number, "open", "", 0)
            elif kind == "websocket.send":
                text = message.get("text") or ""
                self._post(number, "text", self._relinked(text.encode()).decode(), 0)
            elif kind == "websocket.close":
                self._sockets.pop(number, None)
                self._post(number, "close", message.get("reason") or "", message.get("code", 1000))

        try:
            scope = self._scope("websocket", target, ()) | {"subprotocols": list[str]()}
            await self._app(scope, inbox.get, send)
        except Exception:
            log.exception("a socket failed")
        if self._sockets.pop(number, None):
            self._post(number, "close", "", 1006)

    def _scope(self, kind: str, target: str, headers: Iterable[tuple[str, str]]) -> dict[str, Any]:
        if self._base and target.startswith(self._base + "/"):
            target = target[len(self._base) :]
        path, _, query = target.partition("?")
        headers = [(name.lower(), value) for name, value in headers if name.lower() not in DROPPED]
        if "accept-language" not in dict(headers):
            headers.append(("accept-language", self._languages))
        headers += [("host", self._origin.netloc), ("cookie", f"{COOKIE}={VISITOR}")]
        scheme = self._origin.scheme
        return {
            "type": kind,
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": scheme.replace("http", "ws") if kind == "websocket" else scheme,
            "path": unquote(path),
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": [(name.encode("latin-1"), value.encode("latin-1", "replace")) for name, value in headers],
            "client": ("127.0.0.1", 1),
            "server": (self._origin.hostname, self._origin.port or 443),
            "extensions": {"websocket.http.response": {}},
            "state": {},
        }

    def _led(self, headers: list[tuple[str, str]]) -> list[tuple[str, str]]:
        """The headers, with addresses below the site's path."""
        headers = [(name, value) for name, value in headers if name.lower() not in DROPPED]
        base = self._base
        return [(n, base + v) if n.lower() == "location" and v.startswith("/") else (n, v) for n, v in headers]

    def _linked(self, body: bytes, headers: list[tuple[str, str]]) -> bytes:
        kind = dict(headers).get("content-type", "")
        return self._relinked(body) if kind.startswith(("text/html", "application/json")) else body

    def _relinked(self, text: bytes) -> bytes:
        """A text whose links from the top lead below the site's path."""
        return LINK.sub(rb"\1" + self._base.encode() + b"/", text) if self._base else text


# -- warming up


async def warm_up(fresh: bytes, lang: str) -> None:
    """Shows the shelf and a table of every game in a language, to nobody; nothing stays but what is cached.

    All templates are compiled then.
    """
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
    templating.compile_all()


# -- called by worker.js


class BrowserBridge(Bridge):
    """A bridge that takes the values of JavaScript."""

    async def request(self, method: str, target: str, headers: Iterable[Any], body: Any) -> Answer:
        """The answer to a request; its body comes as a Uint8Array."""
        headers = [(str(name), str(value)) for name, value in headers]
        return await super().request(method, target, headers, bytes(body.to_py()))


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

    def fetch_language(self, lang: str) -> Awaitable[Any]:
        """The archive of a language as a Uint8Array, or nothing where there is no network."""
        ...

    def tell_lacking(self, lang: str) -> None:
        """Tells which language is wanted and cannot be fetched, or an empty text."""


async def prepare(lang: str) -> None:
    """Does what every visit needs, before the memory is kept for later ones. No object of JavaScript may stay in it."""
    await warm_up(_fresh(), lang)


async def begin(pages: Any, browser: Browser, place: Place) -> BrowserBridge:
    """Opens the tables that the browser kept, a Map of Uint8Arrays, and starts the application. Raises StoreProblem."""
    random.seed()  # the memory that was kept is the same in all visits
    bear_the_past(asyncio.get_running_loop())

    async def keep(changed: Pages, count: int) -> bool:
        return bool(await browser.keep(list(changed.items()), count))

    saved_pages = {int(number): bytes(page) for number, page in cast("dict[int, Any]", pages.to_py()).items()}
    store = DeviceStore.begin(FOLDER, saved_pages, _fresh(), keep)
    person = await introduce(store, VISITOR)
    languages = _languages(browser)
    await languages.want(wanted_language(person, place.languages))
    app = make_app(store, place.server, languages, place.origin + place.base)
    return BrowserBridge(app, browser.post, place.origin, place.base, place.languages)


def bear_the_past(loop: asyncio.AbstractEventLoop) -> None:
    """Lets an event loop call at once what is asked for at a time that has just passed: Pyodide's raises ValueError."""
    later = loop.call_later

    def call_later(delay: float, callback: Callable[..., object], *args: Any, **more: Any) -> asyncio.TimerHandle:
        return later(max(delay, 0.0), callback, *args, **more)

    setattr(loop, "call_later", call_later)  # noqa: B010 (methods are not assigned to)


def _fresh() -> bytes:
    return PACKAGES.joinpath(FRESH).read_bytes()


def _languages(browser: Browser) -> FetchedLanguages:
    async def fetched(lang: str) -> bytes | None:
        archive = await browser.fetch_language(lang)
        return bytes(archive.to_py()) if archive else None

    return FetchedLanguages(PACKAGES, fetched, browser.tell_lacking)
