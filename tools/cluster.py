"""A PostgreSQL server of one's own for tests and benches: made in a new folder, gone with it; killed on request.

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
    """PostgreSQL's programs are not on this machine."""


def programs() -> Path:
    """The folder with initdb and postgres: PostgreSQL does not put them on every path. Raises NoPostgres."""
    if given := os.environ.get("TUMBLESTAR_POSTGRES"):
        return Path(given)
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    for place in PLACES:
        for folder in sorted(Path(place).glob("**/bin"), reverse=True):
            if (folder / "initdb").exists():
                return folder
    raise NoPostgres


class Cluster:
    """A server over a folder. It listens on loopback only, and trusts whoever reaches it there."""

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
        """A new server, stopped and forgotten at the end. Durable: a commit is on disk, as in earnest."""
        with tempfile.TemporaryDirectory(prefix="tumblestar-pg-", ignore_cleanup_errors=True) as made:
            cluster = cls(Path(made))
            cluster._run("initdb", "-D", "data", "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
            cluster.start(is_durable=is_durable)
            try:
                yield cluster
            finally:
                cluster.stop()

    def start(self, *, is_durable: bool = False) -> None:
        """Starts it, on the port that it had before if it had one; back when it takes connections."""
        self.port = self.port or _free_port()
        options = {
            "listen_addresses": "127.0.0.1",
            "port": self.port,
            "unix_socket_directories": "",
            "max_connections": 100,
            "fsync": "on" if is_durable else "off",
            "shared_buffers": "32MB",
        }
        asked = [part for name, value in options.items() for part in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self.programs / "postgres", "-D", "data", *asked],
                cwd=self.folder,
                user=self._user,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        self._run("pg_ctl", "-D", "data", "-w", "-t", "60", "status", is_waited_for=True)

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """Stops it: at once by default, without a tidy end. With SIGKILL nothing of it is told before."""
        if process := self._process:
            with contextlib.suppress(ProcessLookupError):
                if how is signal.SIGKILL:
                    all_of_it = (process.pid, *children(process.pid))  # each of them leads a group of its own
                    for one in all_of_it:
                        with contextlib.suppress(ProcessLookupError):
                            os.kill(one, signal.SIGKILL)
                    while any(map(lives, all_of_it)):
                        time.sleep(0.005)
                else:
                    process.send_signal(how)
            process.wait()
            self._process = None

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"house{next(self._numbers)}"
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
                said = (self.folder / "log").read_text() if (self.folder / "log").exists() else ""
                raise RuntimeError(f"{program}: {done.stderr}{said}")

    def _answers(self) -> bool:
        ready = [self.programs / "pg_isready", "-q", "-t", "5", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(ready, check=False).returncode == 0


def children(pid: int) -> list[int]:
    """The processes that a process has started, where the system tells of them in /proc."""
    found: list[int] = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # gone meanwhile
            if int(stat.read_text().rpartition(")")[2].split()[1]) == pid:
                found.append(int(stat.parent.name))
    return found


def lives(pid: int) -> bool:
    """Whether a process is there, and has not ended; where there is no /proc nobody knows."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
