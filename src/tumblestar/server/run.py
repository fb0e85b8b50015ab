"""A process that serves: finds the data folder, says where the games are, and runs until it is stopped."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import sys
import tempfile
import threading
from collections.abc import Callable, Generator
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from tumblestar.server import dispatcher
from tumblestar.server.security.settings import LOOPBACK, Settings
from tumblestar.words import Phrase, choose_language, say

if TYPE_CHECKING:
    from tumblestar.server.storage.store import Store

UNUSABLE = 2
MOST_CONNECTIONS = 20_000
"""So many at once are answered; the next are told to come again."""


def data_folder(data: str | None = None) -> Path:
    """Where tables are kept: the option, else TUMBLESTAR_DATA, else the user's data folder."""
    given = data or os.environ.get("TUMBLESTAR_DATA")
    if given:
        return Path(given).expanduser()
    from platformdirs import user_data_path

    return user_data_path("tumblestar", appauthor=False)


def find_location(data: str | None = None, database: str | None = None) -> Path | str:
    """Where a command finds the tables: in a database or a folder, as options say, else the environment."""
    address = database or (None if data else os.environ.get("TUMBLESTAR_DATABASE"))
    return address or data_folder(data)


def serve(settings: Settings, *, open_browser: bool = True, lang: str = "") -> None:
    """Serves until interrupted. Says what is wrong and ends the program where it cannot begin."""
    lang = lang or choose_language(os.environ.get("LANG", ""))
    socket = _bound(settings.host, settings.port, lang)
    from tumblestar.server import structured_log
    from tumblestar.server.backup import BackupProblem, serving
    from tumblestar.server.storage.sqlite import make_folder

    structured_log.begin(settings.log)
    if settings.database:
        try:
            _serve(settings, socket, settings.database, open_browser=open_browser, lang=lang)
        finally:
            socket.close()
        return
    folder = data_folder(settings.data)
    try:
        make_folder(folder)
    except OSError as error:
        socket.close()
        _stop(Phrase("store-folder", {"folder": str(folder), "why": error.strerror or str(error)}), lang)
    try:
        with serving(folder) as is_free:
            if not is_free:
                raise BackupProblem(Phrase("run-twice", {"folder": str(folder)}))
            _serve(settings, socket, folder, open_browser=open_browser, lang=lang)
    except BackupProblem as problem:
        _stop(problem.phrase, lang)
    finally:
        socket.close()


def _serve(settings: Settings, socket: Any, location: Path | str, *, open_browser: bool, lang: str) -> None:
    """Serves a folder that is ours as long as this lasts, or a database that others may serve, too."""
    from tumblestar.server.tables.registry import faults

    if settings.processes > 1 and not dispatcher.is_possible():
        _stop(Phrase("run-no-processes"), lang)
    store = _opened(location, lang)
    for fault in faults():
        print(f"tumblestar: {say(lang, fault)}", file=sys.stderr)  # noqa: T201
    host = settings.host
    shown = f"[{host}]" if ":" in host else host
    address = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else shown}:{socket.getsockname()[1]}/"  # noqa: S104
    names = () if host in LOOPBACK else tuple(_names(host))
    settings = replace(settings, hosts=settings.hosts + names)

    def announce() -> None:
        if not settings.limits:
            print(f"tumblestar: {say(lang, 'run-no-limits')}", file=sys.stderr)  # noqa: T201
        print(say(lang, "run-at", address=address))  # noqa: T201
        print(say(lang, "run-data", folder=store.shown), flush=True)  # noqa: T201
        if open_browser:
            _open_soon(address)

    _allow_many_files()
    if settings.processes > 1:
        _serve_with_several(settings, socket, store, announce, lang)
    else:
        announce()
        _run(settings, store, [socket], lang)
    print(say(lang, "run-end"))  # noqa: T201


def _serve_with_several(settings: Settings, socket: Any, store: Store, announce: Callable[[], None], lang: str) -> None:
    """Lets people in to so many processes. The store is only known to be good then: each opens it for itself."""
    with contextlib.ExitStack() as lasting:
        ipc_folder = Path(lasting.enter_context(tempfile.TemporaryDirectory(prefix="tumblestar-")))
        _ = store.secret_key  # is made with the first look: not by two at once
        store.close()
        for name in ("uvicorn", "tumblestar.server.app"):
            import_module(name)  # once for all
        _tune()  # what is there before they begin is not looked through, and so stays one copy for all

        def work(way: Any, number: int) -> int:
            own = _opened(store.location, lang, ipc_folder if isinstance(store.location, Path) else None)
            _run(settings, own, [], lang, way, (ipc_folder, number))
            return 0

        status = dispatcher.Dispatcher(socket, settings.processes, work).keep(announce)
    if status:
        sys.exit(status)


def _opened(location: Path | str, lang: str, ipc_folder: Path | None = None) -> Store:
    """The store at a place, or the end of the program with what is wrong with it."""
    from tumblestar.server.storage.store import Store, StoreProblem

    try:
        return Store.open(location, ipc_folder)
    except StoreProblem as problem:
        _stop(problem.phrase, lang)


def _run(
    settings: Settings,
    store: Store,
    sockets: list[Any],
    lang: str,
    way: Any = None,
    ipc_folder: tuple[Path, int] | None = None,
) -> None:
    """Answers whoever comes on these sockets, or is passed on by the dispatcher, until a signal ends it.

    `meeting`: where the processes of a dispatcher meet, and the number of this one's place.
    """
    import asyncio

    import uvicorn

    from tumblestar.server.app import make_app
    from tumblestar.server.fast_sockets.selection import websocket_protocol
    from tumblestar.server.security.middleware import LARGEST_HEAD
    from tumblestar.server.security.protocols import Admission

    beginning: set[asyncio.Task[None]] = set()

    class Ending(uvicorn.Server):
        """Accepts connections from the dispatcher; ends the open streams of the API at shutdown, or they would last."""

        async def startup(self, sockets: list[Any] | None = None) -> None:
            await super().startup(sockets)
            if way:
                way.setblocking(False)
                asyncio.get_running_loop().add_reader(way, self.let_in)
                dispatcher.is_up(way)

        def let_in(self) -> None:
            came = dispatcher.handed_over(way)
            if came is None:  # all that was acknowledged is on disk, and there is nobody left to serve
                if ipc_folder:
                    shutil.rmtree(ipc_folder[0], ignore_errors=True)
                os._exit(dispatcher.GONE)
            loop = asyncio.get_running_loop()
            for one in came:
                one.setblocking(False)
                task = loop.create_task(self.begin(loop, one))
                beginning.add(task)
                task.add_done_callback(beginning.discard)

        async def begin(self, loop: asyncio.AbstractEventLoop, one: Any) -> None:
            with contextlib.suppress(OSError):  # it has gone again
                await loop.connect_accepted_socket(self.connection, one)

        def connection(self) -> asyncio.Protocol:
            return Admission(self.config, self.server_state, self.lifespan.state)

        async def shutdown(self, sockets: list[Any] | None = None) -> None:
            if way:
                asyncio.get_running_loop().remove_reader(way)
                way.close()
            for end in tuple(app.state.streams):
                end()
            await super().shutdown(sockets)

    app = make_app(store, settings, ipc_folder)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        http=Admission,
        ws=websocket_protocol(is_fast=settings.fast_sockets),
        ws_max_size=64_000,
        ws_per_message_deflate=False,  # little messages, and memory for every line
        server_header=False,
        proxy_headers=False,  # proxy.py does that, for the addresses it was told
        h11_max_incomplete_event_size=LARGEST_HEAD,
        limit_concurrency=MOST_CONNECTIONS,
        timeout_keep_alive=20,
        timeout_graceful_shutdown=3,
    )
    _tune()
    with contextlib.suppress(KeyboardInterrupt), _ended_by_signal():
        Ending(config).run(sockets=sockets)
    if app.state.trouble:
        _stop(app.state.trouble.phrase, lang)


@contextlib.contextmanager
def _ended_by_signal() -> Generator[None]:
    """SIGTERM ends the server like Ctrl-C does: lines are told, what waits is written, and the exit status is 0."""

    def end(_number: int, _frame: object) -> None:
        raise KeyboardInterrupt

    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _tune() -> None:
    """Has Python look for rings of dead objects seldom, and never among what is there from the start.

    Nearly all is freed at once, by counting; looking through all that lives took a sixth of the time.
    """
    import gc

    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 50)
    sys.setswitchinterval(0.0005)  # the thread that writes waits for its turn several times a transaction


def _allow_many_files() -> None:
    """Asks the system for as many open connections as it will give."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft < hard:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def _bound(host: str, port: int, lang: str) -> Any:
    """A socket that listens at the address; ends the program, saying what would help, if it cannot be had."""
    import errno
    import socket

    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    if os.name == "posix":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(1024)
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            _stop(Phrase("run-port-taken", {"port": str(port), "other": str(port + 1)}), lang)
        if error.errno == errno.EACCES:
            _stop(Phrase("run-port-forbidden", {"port": str(port)}), lang)
        _stop(Phrase("run-no-address", {"host": host, "why": error.strerror or str(error)}), lang)
    return listener


def _names(host: str) -> list[str]:
    """The host names a server answers to that others can reach: its own, and its addresses."""
    import socket

    own = socket.gethostname()
    names = [own, f"{own}.local", host]
    try:
        names += [str(info[4][0]) for info in socket.getaddrinfo(own, None)]
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))  # sends nothing; tells the address others see
            names.append(probe.getsockname()[0])
    except OSError:
        pass
    return [f"[{name}]" if ":" in name else name for name in names]


def _open_soon(address: str) -> None:
    """Opens the browser beside the start, once the server answers."""
    import webbrowser

    timer = threading.Timer(0.6, webbrowser.open, (address,))
    timer.daemon = True
    timer.start()


def _stop(phrase: Phrase, lang: str) -> NoReturn:
    print(f"tumblestar: {say(lang, phrase)}", file=sys.stderr)  # noqa: T201
    sys.exit(UNUSABLE)
