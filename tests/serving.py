"""A server in process: no sockets, no sleeping."""

import re
import shutil
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession

from bench.page_client import apply_patch
from tests.marks import rest_slow
from tumblestar.app.app import make_app
from tumblestar.features import features
from tumblestar.play import PROTOCOL
from tumblestar.play.page_updates import Part, assemble
from tumblestar.security import identity
from tumblestar.storage.store import Store
from tumblestar.web.feature import EDITION, Edition

EDITION.set(Edition(features()))  # tests ask for what pages of a server have
HOST = "localhost"
ORIGIN = {"origin": f"http://{HOST}"}


def folder_of(store: Store) -> Path:
    """The folder of a store that is none of PostgreSQL."""
    assert isinstance(store.location, Path)
    return store.location


class Line:
    """A page's socket, as its script would use it."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        self.held: dict[str, Part] = {}
        """What the page has, each list in a place of its own."""
        self._follows: dict[str, Any] | None = None
        self.n = -1
        self.title = self.print = ""
        self.count = 0
        self.view()

    def receive(self) -> dict[str, Any]:
        """What comes next; an answer and the view that came with it one after the other."""
        message, self._follows = self._follows or self.session.receive_json(), None
        if "parts" in message and "id" in message:
            self._follows = {key: value for key, value in message.items() if key not in ("id", "ok")}
            return {key: value for key, value in message.items() if key not in ("parts", "title", "print", "now")}
        if "parts" in message:
            apply_patch(self.held, message["parts"])
            self.n, self.title, self.print = message["n"], message["title"], message["print"]
        return message

    @property
    def parts(self) -> dict[str, str]:
        """The parts that are elements, each with all lists in their places."""
        return assemble(self.held)

    def view(self) -> dict[str, Any]:
        """The next view that comes."""
        while True:
            if "parts" in (message := self.receive()):
                return message

    def ask(self, do: str, **more: Any) -> dict[str, Any]:
        """Asks, and gives the answer."""
        self.count += 1
        asked = {"id": f"q{self.count}", "seen": self.n, "do": do} | more
        self.session.send_json(asked)
        while True:
            if (message := self.receive()).get("id") == asked["id"]:
                return message

    def does(self, do: str, **more: Any) -> dict[str, Any]:
        """Asks, expects it done, and waits for the view that follows.

        Asks anew if something has happened that was not seen when it was asked, as a bot's action.
        """
        seen = self.n
        while not (answer := self.ask(do, **more))["ok"] and answer["refused"]["code"] == "stale":
            if self.n == seen:  # else the view came with the refusal
                self.view()
            seen = self.n
        assert answer["ok"], answer
        self.view()
        return answer

    def wait(self, found: Callable[["Line"], bool]) -> None:
        """Takes views until the page looks as wanted."""
        while not found(self):
            self.view()

    @property
    def drawn(self) -> str:
        """All that lies in the parts of the picture, and over them."""
        names = [name.removeprefix("over-") for name in self.held if name.startswith("over-")]
        return "".join("".join([*self.held.get(name, ()), *self.held[f"over-{name}"]]) for name in names)

    @property
    def seats(self) -> str:
        """The cards of the seats, in order, and the sheets of the players."""
        cards = sorted(name for name in self.parts if name.startswith("part-seat-"))
        return "".join(self.parts[name] for name in [*cards, "part-players"])

    @property
    def targets(self) -> list[int]:
        """The actions that can be touched, on the picture or as a button beside it."""
        found = re.findall(r'data-action="(\d+)"', self.drawn + self.parts["part-actions"])
        return [int(action) for action in dict.fromkeys(found)]

    @property
    def status(self) -> str:
        return re.sub("<[^>]*>", "", self.parts["part-status"])


class Browser(TestClient):
    """One person's browser."""

    def request(self, method: str, url: Any, **given: Any) -> Any:
        """Sends a request, as browsers do once more where the server asks whether cookies are kept."""
        answer = super().request(method, url, **given)
        if answer.status_code == 307 and identity.CHECK_COOKIE in answer.headers.get("set-cookie", ""):
            given.pop("params", None)
            return super().request(method, answer.headers["location"], **given)
        return answer

    def line(self, table: str, **headers: str) -> Any:
        """Opens a socket at `table`, which may carry a query."""
        address = f"ws://{HOST}/live/{table}{'&' if '?' in table else '?'}protocol={PROTOCOL}"
        return self.websocket_connect(address, headers={**ORIGIN, **headers})

    @contextmanager
    def at(self, table: str) -> Iterator[Line]:
        with self.line(table) as session:
            yield Line(session)

    def new(self, game: str = "twisty", **fields: str) -> str:
        """Makes a table and gives its name."""
        if any(fields[name] for name in fields if name.startswith("salt")):  # it wants the seed it was told
            fields["seal"] = re.findall(r'name="seal" value="([^"]*)"', self.get(f"/new/{game}").text)[0]
        given = {"seats": "2", "seat-1": "me", "name-1": "Ann", "seat-2": "bot:greedy", "option-first": "1"}
        answer = self.post(f"/new/{game}", data=given | {k.replace("_", "-", 1): v for k, v in fields.items()})
        assert answer.status_code == 303, answer.text
        return answer.headers["location"].removeprefix("/table/")


class Server:
    """A server over a folder or a database, started and stopped like a process."""

    def __init__(self, location: Path | str, **settings: Any) -> None:
        self.location = location
        self.settings = {"pace": 0, "limits": False} | settings
        self.start()

    def start(self) -> None:
        self.store = Store.open(self.location)
        self.app = make_app(self.store, **self.settings)
        self.running = TestClient(self.app)
        self.running.__enter__()

    @property
    def folder(self) -> Path:
        return folder_of(self.store)

    def stop(self) -> None:
        self.running.__exit__(None, None, None)

    def run(self, do: Callable[..., Any], *given: Any) -> Any:
        """Does something on the server's own loop."""
        assert self.running.portal
        return self.running.portal.call(do, *given)

    def restart(self, browser: Browser) -> Browser:
        """Stops and starts; gives the same person's browser on the new process."""
        self.stop()
        self.start()
        return self.browser(cookies=dict(browser.cookies))

    def browser(self, *, cookies: dict[str, str] | None = None, fails: bool = True, **headers: str) -> Browser:
        browser = Browser(
            self.app,
            base_url=f"http://{HOST}",
            headers=ORIGIN | headers,
            cookies=cookies,
            follow_redirects=False,
            raise_server_exceptions=fails,
        )
        browser.portal = self.running.portal
        return browser


@pytest.fixture(scope="session")
def empty_data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with an empty, up-to-date database. Copying it is ten times as fast as the migrations."""
    folder = tmp_path_factory.mktemp("empty") / "data"
    Store.open(folder).close()
    return folder


@pytest.fixture
async def store(tmp_path: Path, empty_data: Path) -> AsyncIterator[Store]:
    """A store in a folder, which knows one person."""
    shutil.copytree(empty_data, tmp_path, dirs_exist_ok=True)
    store = Store.open(tmp_path)
    await store.get_or_create_person("ann")
    yield store
    store.close()


@pytest.fixture
def anyio_backend() -> str:
    """What tests marked `anyio` run on."""
    return "asyncio"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """The tests of a file that says so run over both kinds of databases, but those of what lies in a folder.

    Over PostgreSQL they are slow ones: `make test` has storage/test_postgres.py and the tests of several processes.
    """
    if "server" in metafunc.fixturenames and getattr(metafunc.module, "ON_BOTH", False):
        is_of_folder = metafunc.definition.get_closest_marker("of_a_folder")
        metafunc.parametrize("server", ["sqlite"] if is_of_folder else rest_slow(["sqlite", "postgres"]), indirect=True)


@pytest.fixture
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    if getattr(request, "param", "sqlite") == "postgres":
        server = Server(request.getfixturevalue("database"))
    else:
        server = Server(shutil.copytree(request.getfixturevalue("empty_data"), tmp_path / "data"))
    yield server
    server.stop()


@pytest.fixture
def serving(tmp_path: Path, empty_data: Path) -> Iterator[Callable[..., Server]]:
    """`serving(password="…")` starts a server with such settings."""
    started: list[Server] = []

    def start(**settings: Any) -> Server:
        started.append(Server(shutil.copytree(empty_data, tmp_path / f"data-{len(started)}"), **settings))
        return started[-1]

    yield start
    for server in started:
        server.stop()


@pytest.fixture
def browser(server: Server) -> Browser:
    return server.browser()
