"""A real Chromium, and pages that report their own errors.

`open_page("http://127.0.0.1:…")` gives a Playwright page. When the test ends, anything that the page complained of in
its console and any request that left this machine fails the test. One that expects a complaint adds a pattern to
`expected_complaints`.
"""

import os
import re
import shutil
import threading
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn
from urllib.parse import urlsplit

import pytest
import uvicorn
from playwright.sync_api import Browser, ConsoleMessage, Page, Playwright, expect, sync_playwright

from bench import served
from tests.browser.engines import available
from tests.browser.slow_line import DELAY, SlowLine
from tests.browser.tables import OpenPage, sit_down
from tests.patience import PATIENCE
from tumblestar.app.app import make_app
from tumblestar.storage.store import Store

collect_ignore = [] if available() else ["test_engines.py"]
"""With no engine that it can drive, that file is left out: with CI=true, skipped tests fail."""
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    *served.FLAGS,
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Whatever a page asks for, no name outside this machine is looked up.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
)
UNFOLD = (
    "document.addEventListener('DOMContentLoaded', () => document.getElementById('more')?.toggleAttribute('open', 1))"
)
"""Unfolds what a table's page keeps folded: most tests use something of it."""
HERE = ("127.0.0.1", "localhost", "::1")
LOOKS = set("width height folded asked locale color_scheme reduced_motion has_touch is_mobile service_workers".split())
expect.set_options(timeout=PATIENCE * 1000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Every test in this folder is a browser test."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker("browser")


def path_of_chromium() -> str | None:
    """Where this machine keeps a Chromium, if it has one; TUMBLESTAR_CHROMIUM is asked first."""
    names = (os.environ.get("TUMBLESTAR_CHROMIUM", ""), *NAMES)
    return next((path for name in names if name and (path := shutil.which(name))), None)


@pytest.fixture(scope="session")
def chromium_path(missing: Callable[[str], NoReturn]) -> str:
    return path_of_chromium() or missing("no Chromium on this machine; install it or name one in TUMBLESTAR_CHROMIUM")


# Ends with this folder: while Playwright runs, its event loop counts as running, and no other can begin.
@pytest.fixture(scope="package")
def playwright(chromium_path: str) -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def chromium(playwright: Playwright, chromium_path: str) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=chromium_path, args=list(FLAGS))
    yield browser
    browser.close()


@pytest.fixture
def complaints() -> list[str]:
    """What the pages of this test have complained of so far."""
    return []


@pytest.fixture
def expected_complaints() -> list[str]:
    """Patterns of complaints that a test brings about. Some come late: they are compared when all pages are closed."""
    return []


@pytest.fixture
def open_page(
    chromium: Browser, complaints: list[str], expected_complaints: list[str], request: pytest.FixtureRequest
) -> Iterator[OpenPage]:
    """`open_page(url="", width=1280, height=800, **options)` opens a page in a context of its own.

    With `folded` it leaves folded what a table's page keeps so, with `asked` it asks what people are asked once.
    The options are those of Playwright's `new_context`, such as locale="fr" or color_scheme="dark".
    """
    for name in {"server_url", "locked_house", "brought_in", "serve"} & set(request.fixturenames):
        request.getfixturevalue(name)  # its pages are closed before it is: else they complain that it is gone
    contexts: list[Any] = []

    def on_console(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            complaints.append(f"console {message.type}: {message.text}")

    def on_request(url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob", "about") and parts.hostname not in HERE:
            complaints.append(f"request left this machine: {url}")

    def open_one(
        url: str = "",
        *,
        width: int = 1280,
        height: int = 800,
        folded: bool = False,
        asked: bool = False,
        **options: Any,
    ) -> Page:
        context = chromium.new_context(viewport={"width": width, "height": height}, **options)
        if not folded:
            context.add_init_script(UNFOLD)
        if not asked:
            context.add_init_script(served.ANSWERED)
        if "service_workers" not in options:  # requests of a worker pass `page.route` by
            context.add_init_script("delete Navigator.prototype.serviceWorker")
        context.set_default_timeout(PATIENCE * 1000)
        contexts.append(context)
        page = context.new_page()
        page.on("console", on_console)
        page.on("pageerror", lambda error: complaints.append(f"script error: {error}"))
        page.on("request", lambda request: on_request(request.url))
        page.on("websocket", lambda socket: on_request(socket.url))
        if url:
            page.goto(url)
        return page

    yield open_one
    for context in contexts:
        context.close()
    left = [said for said in complaints if not any(re.search(pattern, said) for pattern in expected_complaints)]
    if left:
        pytest.fail("the page complained:\n  " + "\n  ".join(left), pytrace=False)


@pytest.fixture
def new_data(tmp_path: Path, empty_data: Path) -> Path:
    """A data folder of its own with an empty database."""
    return shutil.copytree(empty_data, tmp_path, dirs_exist_ok=True)


@pytest.fixture
def server_url(new_data: Path) -> Iterator[str]:
    """A server with bots that do not wait, in a thread of its own; its address."""
    with serving(new_data) as address:
        yield address


@pytest.fixture
def open_table(open_page: OpenPage, server_url: str) -> OpenPage:
    """`open_table("shizzle", against="person", width=390)` opens such a page and sits down at such a table."""

    def open_one(game: str = "twisty", **given: Any) -> Page:
        page = open_page(**{name: given.pop(name) for name in LOOKS & given.keys()})
        sit_down(page, server_url, game, **given)
        return page

    return open_one


@pytest.fixture
def locked_house(new_data: Path) -> Iterator[str]:
    """The same, behind the password “open sesame”."""
    with serving(new_data, password="open sesame") as address:
        yield address


@contextmanager
def serving(folder: Path, **settings: Any) -> Generator[str]:
    """A server over a folder, in a thread of its own; its address."""
    app = make_app(Store.open(folder), pace=0, limits=False, **settings)
    server = uvicorn.Server(
        uvicorn.Config(SlowLine(app, DELAY) if DELAY else app, port=0, log_level="error", ws="websockets-sansio")
    )
    thread = threading.Thread(target=server.run)
    started = threading.Event()
    startup = server.startup

    async def tell(sockets: Any = None) -> None:
        await startup(sockets)
        started.set()

    server.startup = tell
    thread.start()
    assert started.wait(PATIENCE)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
