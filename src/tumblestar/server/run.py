"""A process that serves: finds the data folder, says where the games are, and runs until it is stopped."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path
from typing import Any, NoReturn

from tumblestar.words import Phrase, choose_language, say

UNUSABLE = 2


def data_folder(data: str | None = None) -> Path:
    """Where tables are kept: the option, else TUMBLESTAR_DATA, else the user's data folder."""
    given = data or os.environ.get("TUMBLESTAR_DATA")
    if given:
        return Path(given).expanduser()
    from platformdirs import user_data_path

    return user_data_path("tumblestar", appauthor=False)


def serve(
    host: str = "127.0.0.1",
    port: int = 8017,
    data: str | None = None,
    open_browser: bool = True,
    lang: str = "",
) -> None:
    """Serves until interrupted. Says what is wrong and ends the program where it cannot begin."""
    lang = lang or choose_language(os.environ.get("LANG", ""))
    socket = _bound(host, port, lang)
    import uvicorn

    from tumblestar.server.app import make_app
    from tumblestar.server.house import faults
    from tumblestar.server.store import Store, StoreProblem

    folder = data_folder(data)
    try:
        store = Store.open(folder)
    except StoreProblem as problem:
        socket.close()
        _stop(problem.phrase, lang)
    for fault in faults():
        print(f"tumblestar: {say(lang, fault)}", file=sys.stderr)  # noqa: T201
    shown = f"[{host}]" if ":" in host else host
    address = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else shown}:{socket.getsockname()[1]}/"  # noqa: S104
    hosts = [] if host in ("127.0.0.1", "localhost", "::1") else _names(host)
    config = uvicorn.Config(
        make_app(store, pace=_pace(), hosts=hosts),
        log_level="warning",
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=64_000,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    print(say(lang, "run-at", address=address))  # noqa: T201
    print(say(lang, "run-data", folder=str(folder)), flush=True)  # noqa: T201
    if open_browser:
        _open_soon(address)
    with contextlib.suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[socket])
    print(say(lang, "run-end"))  # noqa: T201


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
        listener.listen(128)
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            _stop(Phrase("run-port-taken", {"port": str(port), "other": str(port + 1)}), lang)
        if error.errno == errno.EACCES:
            _stop(Phrase("run-port-forbidden", {"port": str(port)}), lang)
        _stop(Phrase("run-no-address", {"host": host, "why": error.strerror or str(error)}), lang)
    return listener


def _names(host: str) -> list[str]:
    """The host names a server answers to that others can reach: its own, its addresses, and those it was told."""
    import socket

    names = [name for name in os.environ.get("TUMBLESTAR_HOSTS", "").split(",") if name]
    own = socket.gethostname()
    names += [own, f"{own}.local", host]
    try:
        names += [str(info[4][0]) for info in socket.getaddrinfo(own, None)]
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))  # sends nothing; tells the address others see
            names.append(probe.getsockname()[0])
    except OSError:
        pass
    return [f"[{name}]" if ":" in name else name for name in names]


def _pace() -> float:
    from tumblestar.server.bots import PACE

    try:
        return max(0.0, float(os.environ.get("TUMBLESTAR_PACE", PACE)))
    except ValueError:
        return PACE


def _open_soon(address: str) -> None:
    """Opens the browser beside the start, once the server answers."""
    import threading
    import webbrowser

    timer = threading.Timer(0.6, webbrowser.open, (address,))
    timer.daemon = True
    timer.start()


def _stop(phrase: Phrase, lang: str) -> NoReturn:
    print(f"tumblestar: {say(lang, phrase)}", file=sys.stderr)  # noqa: T201
    sys.exit(UNUSABLE)
