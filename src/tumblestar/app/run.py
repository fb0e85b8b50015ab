"""`tumblestar serve`: finds the data, binds the address, and serves until it is stopped."""

from __future__ import annotations

import contextlib
import errno
import os
import socket
import sys
import threading
from collections.abc import Generator
from dataclasses import replace
from pathlib import Path
from typing import NoReturn

from tumblestar.engine.speed import has_numba
from tumblestar.security.settings import LOOPBACK, Settings
from tumblestar.storage import data_folder
from tumblestar.words import Phrase, choose_language, say
from tumblestar.words.packages import with_extra

UNUSABLE = 2


def serve(settings: Settings, *, open_browser: bool = True, lang: str = "") -> None:
    """Serves until interrupted. Exits with a message where it cannot start."""
    lang = lang or choose_language(os.environ.get("LANG", ""))
    from tumblestar.app import telemetry
    from tumblestar.storage import StoreProblem

    telemetry.configure(settings.log)
    try:
        location = settings.database or data_folder(settings.data)
        with _lock(location), contextlib.closing(_bind(settings.host, settings.port, lang)) as listener:
            _serve(settings, listener, location, open_browser=open_browser, lang=lang)
    except StoreProblem as problem:
        _stop(problem.phrase, lang)


@contextlib.contextmanager
def _lock(location: Path | str) -> Generator[None]:
    """Creates and locks a data folder; a database may have other servers. Raises StoreProblem."""
    if not isinstance(location, Path):
        yield
        return
    from tumblestar.storage import StoreProblem
    from tumblestar.storage.locks import served_at, serving
    from tumblestar.storage.sqlite import prepare_folder

    prepare_folder(location)
    with serving(location) as is_free:
        if not is_free:
            address = served_at(location)
            args = {"folder": str(location), "address": address}
            raise StoreProblem(Phrase("run-twice-at" if address else "run-twice", args))
        yield


def _serve(settings: Settings, listener: socket.socket, location: Path | str, *, open_browser: bool, lang: str) -> None:
    """Serves a location. Raises StoreProblem."""
    import uvicorn

    from tumblestar.app import http_server
    from tumblestar.storage.locks import note_address
    from tumblestar.storage.store import Store
    from tumblestar.storage.upkeep import clear_copies
    from tumblestar.tables.registry import faults

    if missing := http_server.missing_limits(settings):
        phrase = Phrase("run-no-hooks", {"version": uvicorn.__version__, "what": ", ".join(missing)})
        if not settings.is_local:
            _stop(phrase, lang)
        print(f"tumblestar: {say(lang, phrase)}", file=sys.stderr)  # noqa: T201
    clear_copies(location if isinstance(location, Path) else None)
    store = Store.open(location)
    for fault in faults():
        print(f"tumblestar: {say(lang, fault)}", file=sys.stderr)  # noqa: T201
    host = settings.host
    url_host = f"[{host}]" if ":" in host else host
    address = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else url_host}:{listener.getsockname()[1]}/"  # noqa: S104
    names = () if host in LOOPBACK else tuple(_names(host))
    settings = replace(settings, hosts=settings.hosts + names)
    if isinstance(location, Path):
        note_address(location, address)
    if not settings.limits:
        print(f"tumblestar: {say(lang, 'run-no-limits')}", file=sys.stderr)  # noqa: T201
    print(say(lang, "run-at", address=address))  # noqa: T201
    print(say(lang, "run-data", folder=store.shown), flush=True)  # noqa: T201
    if not has_numba():
        print(say(lang, "run-no-numba", what=with_extra("fast")), flush=True)  # noqa: T201
    if open_browser:
        _open_soon(address)
    _raise_file_limit()
    http_server.serve(settings, store, listener)
    print(say(lang, "run-end"))  # noqa: T201


def _raise_file_limit() -> None:
    """Raises the limit of open files, and so of connections, to the maximum."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft < hard:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def _bind(host: str, port: int, lang: str) -> socket.socket:
    """A socket that listens at the address. Exits with a message if that fails."""
    from tumblestar.app.http_server import open_socket

    try:
        return open_socket(host, port)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            _stop(Phrase("run-port-taken", {"port": str(port), "other": str(port + 1)}), lang)
        if error.errno == errno.EACCES:
            _stop(Phrase("run-port-forbidden", {"port": str(port)}), lang)
        _stop(Phrase("run-no-address", {"host": host, "why": error.strerror or str(error)}), lang)


def _names(host: str) -> list[str]:
    """The host names of this machine: its own, and its addresses."""
    own = socket.gethostname()
    names = [own, f"{own}.local", host]
    try:
        names += [str(info[4][0]) for info in socket.getaddrinfo(own, None)]
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))  # sends nothing; selects the address that others see
            names.append(probe.getsockname()[0])
    except OSError:
        pass
    return [f"[{name}]" if ":" in name else name for name in names]


def _open_soon(address: str) -> None:
    """Opens the browser a moment later, when the server answers."""
    import webbrowser

    timer = threading.Timer(0.6, webbrowser.open, (address,))
    timer.daemon = True
    timer.start()


def _stop(phrase: Phrase, lang: str) -> NoReturn:
    print(f"tumblestar: {say(lang, phrase)}", file=sys.stderr)  # noqa: T201
    sys.exit(UNUSABLE)
