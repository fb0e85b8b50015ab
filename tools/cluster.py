"""A temporary PostgreSQL server for tests and benches, in a new folder, which can be killed and restarted.

with Cluster.started() as cluster:
    address = cluster.database()
"""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Generator
from itertools import count
from pathlib import Path
from typing import Self

PLACES = ("/usr/lib/postgresql", "/usr/local/pgsql", "/opt/homebrew/opt/postgresql")
USER = "tumblestar"


class NoPostgres(Exception):
    """PostgreSQL is not installed on this machine."""


def programs() -> Path:
    """The folder with initdb and postgres, which are often not on the path. Raises NoPostgres."""
    if configured := os.environ.get("TUMBLESTAR_POSTGRES"):
        return Path(configured)
    if initdb := shutil.which("initdb"):
        return Path(initdb).resolve().parent
    for place in PLACES:
        for folder in sorted(Path(place).glob("**/bin"), reverse=True):
            if (folder / "initdb").exists():
                return folder
    raise NoPostgres


class Cluster:
    """A server over a folder. It listens on loopback only, without authentication."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.programs = programs()
        self.port = 0
        self._process: subprocess.Popen[bytes] | None = None
        self._numbers = count(1)
        # PostgreSQL does not run as root.
        self._user: str | None = None
        if os.geteuid() == 0:
            known = {entry.pw_name for entry in pwd.getpwall()}
            self._user = "postgres" if "postgres" in known else "nobody"
            entry = pwd.getpwnam(self._user)
            os.chown(folder, entry.pw_uid, entry.pw_gid)

    @classmethod
    @contextlib.contextmanager
    def started(cls, *, is_durable: bool = False) -> Generator[Self]:
        """Starts a new server; stops and deletes it at the end. `is_durable`: commits are synced to disk."""
        with tempfile.TemporaryDirectory(prefix="tumblestar-pg-", ignore_cleanup_errors=True) as folder_name:
            cluster = cls(Path(folder_name))
            cluster._run("initdb", "-D", "data", "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
            cluster.start(is_durable=is_durable)
            try:
                yield cluster
            finally:
                cluster.stop()

    def start(self, *, is_durable: bool = False) -> None:
        """Starts the server, on its earlier port if it has one, and waits until it accepts connections."""
        self.port = self.port or _free_port()
        options = {
            "listen_addresses": "127.0.0.1",
            "port": self.port,
            "unix_socket_directories": "",
            "max_connections": 100,
            "fsync": "on" if is_durable else "off",
            "shared_buffers": "32MB",
        }
        arguments = [part for name, value in options.items() for part in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self.programs / "postgres", "-D", "data", *arguments],
                cwd=self.folder,
                user=self._user,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        self._run("pg_ctl", "-D", "data", "-w", "-t", "60", "status", is_waited_for=True)

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """Stops the server by a signal: by default at once without a checkpoint; SIGKILL kills all its processes."""
        if process := self._process:
            with contextlib.suppress(ProcessLookupError):
                if how is signal.SIGKILL:
                    pids = (process.pid, *children(process.pid))  # each leads its own process group
                    for one in pids:
                        with contextlib.suppress(ProcessLookupError):
                            os.kill(one, signal.SIGKILL)
                    while any(map(is_alive, pids)):
                        time.sleep(0.005)
                else:
                    process.send_signal(how)
            process.wait()
            self._process = None

    def database(self) -> str:
        """Creates an empty database and returns its address."""
        name = f"site{next(self._numbers)}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", USER, name)
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{name}"

    def _run(self, program: str, *arguments: str, is_waited_for: bool = False) -> None:
        while True:
            done = subprocess.run(
                [self.programs / program, *arguments],
                cwd=self.folder,
                user=self._user,
                capture_output=True,
                text=True,
                check=False,
            )
            if done.returncode == 0 and (not is_waited_for or self._answers()):
                return
            if not is_waited_for or (self._process and self._process.poll() is not None):
                log = (self.folder / "log").read_text() if (self.folder / "log").exists() else ""
                raise RuntimeError(f"{program}: {done.stderr}{log}")

    def _answers(self) -> bool:
        ready = [self.programs / "pg_isready", "-q", "-t", "5", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(ready, check=False).returncode == 0


def children(pid: int) -> list[int]:
    """Child processes of a process, by /proc; empty on systems without it."""
    pids: list[int] = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # gone meanwhile
            if int(stat.read_text().rpartition(")")[2].split()[1]) == pid:
                pids.append(int(stat.parent.name))
    return pids


def is_alive(pid: int) -> bool:
    """Whether a process is running, by /proc; False on systems without it."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
