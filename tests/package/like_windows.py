"""Runs `tumblestar` on a Python that lacks what Windows lacks: `python like_windows.py COMMAND...`.

Modules that only POSIX systems have cannot be imported, and functions that only they have are gone. `sys.platform` is
`win32`, so that the code for Windows runs; stand-ins take the place of the two modules that only Windows has.
What libraries read of the system when they are imported, they have read before: they are known to run on Windows.
"""

import asyncio
import fcntl
import importlib
import os
import signal
import socket
import sys
import types
from importlib import metadata
from pathlib import Path

POSIX_MODULES = (
    *("fcntl", "resource", "pwd", "grp", "spwd", "termios", "tty", "pty", "readline", "curses", "syslog", "crypt"),
    *("nis", "posix", "uvloop", "numba", "llvmlite"),
)
"""Besides, Numba is not to be had: playing must not need it."""
POSIX_NAMES = {
    os: (
        *("fork", "forkpty", "register_at_fork", "getuid", "geteuid", "getgid", "getegid", "getgroups", "setsid"),
        *("setuid", "setgid", "killpg", "getpgid", "getpgrp", "nice", "getpriority", "setpriority", "chown", "lchown"),
        *("fchmod", "fchown", "mkfifo", "mknod", "pread", "pwrite", "sync", "uname", "getloadavg", "wait"),
        *("wait3", "wait4", "WNOHANG", "sched_getaffinity", "sched_setaffinity", "posix_spawn", "sysconf", "openpty"),
        *("set_blocking", "get_blocking", "O_NONBLOCK", "O_CLOEXEC", "O_DIRECTORY", "O_NOFOLLOW"),
    ),
    signal: (
        *("SIGALRM", "SIGCHLD", "SIGHUP", "SIGKILL", "SIGQUIT", "SIGUSR1", "SIGUSR2", "SIGPIPE", "SIGWINCH"),
        *("setitimer", "getitimer", "ITIMER_REAL", "alarm", "pause", "sigwait", "pthread_kill", "pthread_sigmask"),
    ),
    socket: ("AF_UNIX", "send_fds", "recv_fds", "SO_REUSEPORT", "CMSG_LEN", "SCM_RIGHTS"),
    asyncio: ("open_unix_connection", "start_unix_server"),
}
LIBRARIES = (
    *("alembic.command", "alembic.runtime.migration", "click.testing", "fluent.runtime", "getpass", "multiprocessing"),
    *("msgspec", "orjson", "platformdirs", "prometheus_client", "segno", "sqlalchemy.dialects.sqlite", "sqlite3"),
    *("starlette.applications", "subprocess", "tempfile", "uvicorn.loops.auto", "uvicorn.main", "uuid", "webbrowser"),
    *("uvicorn.protocols.http.h11_impl", "websockets.sync.client", "zipfile", "concurrent.futures.process", "filelock"),
)


def become_windows() -> None:
    """Takes away what Windows lacks. Raises AssertionError if the program has been imported before."""
    for name in LIBRARIES:
        importlib.import_module(name)
    assert "tumblestar" not in sys.modules
    uvicorn_loop = importlib.import_module("uvicorn.loops.asyncio")
    lock, how, pair, family = fcntl.flock, fcntl.LOCK_EX | fcntl.LOCK_NB, socket.socketpair, socket.AF_UNIX

    class FileLock:
        """Stands in for filelock's, which locks by what is taken away here."""

        def __init__(self, file: Path, timeout: float = -1, mode: int = 0o644, *, thread_local: bool = True) -> None:
            self.file, self.mode = file, mode

        def acquire(self) -> None:
            self.held = os.open(self.file, os.O_RDWR | os.O_CREAT, self.mode)
            try:
                lock(self.held, how)
            except OSError:
                os.close(self.held)
                raise filelock.Timeout(str(self.file)) from None

        def release(self) -> None:
            os.close(self.held)

        def __enter__(self) -> None:
            self.acquire()

        def __exit__(self, *_: object) -> None:
            self.release()

    filelock = importlib.import_module("filelock")
    filelock.FileLock = FileLock
    colorama = types.ModuleType("colorama")
    colorama.just_fix_windows_console = lambda: None  # type: ignore[attr-defined]
    sys.modules["colorama"] = colorama
    find = metadata.version
    metadata.version = lambda name: "0.4.6" if name == "colorama" else find(name)
    for name in POSIX_MODULES:
        sys.modules[name] = None  # type: ignore[assignment]
    for module, names in POSIX_NAMES.items():
        for name in names:
            vars(module).pop(name, None)
    socket.socketpair = lambda *_: pair(family)  # type: ignore[assignment]
    socket.SO_EXCLUSIVEADDRUSE = socket.SO_REUSEADDR  # type: ignore[attr-defined]
    uvicorn_loop.asyncio_loop_factory = lambda *_, **__: asyncio.SelectorEventLoop
    sys.platform = "win32"


if __name__ == "__main__":
    become_windows()
    from tumblestar.cli import main

    main()
