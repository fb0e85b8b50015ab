"""Servers over the same data for benches, to be killed and started: over a folder one, or one of several processes; or
several over a PostgreSQL database.

with in_postgres() as site:
    site.start()
    site.strike(dice)
    site.start()
"""

import contextlib
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

from bench.server_load import ROOT, _free_port
from tools.cluster import Cluster, children


class Server:
    """A server on one port, of one process or of several, to be killed and started."""

    def __init__(self, location: Path | str, processes: int = 1) -> None:
        self.location, self.processes, self.port = location, processes, _free_port()
        self.process: subprocess.Popen[str] | None = None

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def ways(self) -> list[str]:
        """How socket addresses begin: one in which a dispatcher finds the table, and one in which it does not."""
        return [f"ws://{self.host}/{word}/" for word in ("live", "%6cive")[: self.processes]]

    def start(self) -> None:
        """Starts it, if it is not running, and waits until it answers."""
        if self.process:
            return
        env = os.environ | {
            "TUMBLESTAR_DATABASE" if isinstance(self.location, str) else "TUMBLESTAR_DATA": str(self.location),
            "TUMBLESTAR_LIMITS": "off",
            "TUMBLESTAR_PACE": "0",
            "PYTHONPATH": str(ROOT / "src"),
            "LANG": "en",
        }
        if isinstance(self.location, Path):
            env["TMPDIR"] = str(self.location)  # what a server that is killed leaves behind goes with the folder
        command = [sys.executable, "-m", "tumblestar", "serve", "--port", str(self.port)]
        command += ["--processes", str(self.processes)]
        self.process = subprocess.Popen(
            command, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self.process.stdout
        if not re.search(r"http://\S+:\d+", self.process.stdout.readline()):
            raise SystemExit("the server did not start; run `python -m tumblestar serve` to see why")

    def acted(self) -> int:
        """How many actions its processes have acknowledged, each since it started, by its metrics."""
        told = re.findall(r'^tumblestar_actions_total\{.*what="act".*\} (\S+)$', self._figures(), re.M)
        return int(sum(map(float, told)))

    def _figures(self) -> str:
        """Its metrics; asked for again where the process that was to answer has just been killed."""
        for is_last in (*[False] * 20, True):
            try:
                with urlopen(f"http://{self.host}/metrics", timeout=30) as answer:
                    return answer.read().decode()
            except OSError:
                if is_last or self.processes == 1:
                    raise
                time.sleep(0.1)
        raise AssertionError

    def kill_one(self, dice: random.Random) -> None:
        """Ends one of the processes that the dispatcher has begun."""
        assert self.process
        if found := children(self.process.pid):  # else they are being begun just now
            with contextlib.suppress(ProcessLookupError):
                os.kill(dice.choice(found), signal.SIGKILL)

    def kill(self, *, whole: bool = True) -> None:
        """Ends it without warning (SIGKILL); where it is not to be the `whole`, only the dispatcher."""
        if self.process:
            begun = children(self.process.pid) if whole else []
            self.process.kill()
            for pid in begun:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            self.process.wait(30)
            if self.process.stdout:
                self.process.stdout.close()
            self.process = None


class Site:
    """All servers, and the database's server if they share one."""

    def __init__(
        self, location: Path | str, count: int = 1, cluster: Cluster | None = None, processes: int = 1
    ) -> None:
        self.location = location
        self.servers = [Server(location, processes) for _ in range(count)]
        self.cluster = cluster
        self._is_down = False

    @property
    def ways(self) -> list[str]:
        """How addresses of lines may begin."""
        return [way for server in self.servers for way in server.ways]

    def start(self) -> None:
        """Starts whatever is not running."""
        if self._is_down and self.cluster:
            self.cluster.start(is_durable=True)
            self._is_down = False
        for server in self.servers:
            server.start()

    def acted(self) -> int:
        """How many actions all servers have acknowledged, each since it started."""
        return sum(server.acted() for server in self.servers)

    def strike(self, dice: random.Random) -> str:
        """Kills something without warning, and says what: a server, the database under them, or more than one.

        Of a server of several processes one of them, the dispatcher, or all.
        """
        if self.servers[0].processes > 1:
            what = dice.choices(("one process", "the dispatcher", "all"), (6, 2, 2))[0]
            if what == "one process":
                self.servers[0].kill_one(dice)
            else:
                self.servers[0].kill(whole=what == "all")
            return what
        what = "server"
        if self.cluster:
            what = dice.choices(("server", "database", "both servers", "all"), (6, 3, 1, 1))[0]
        if self.cluster and what in ("database", "all"):
            self.cluster.stop(signal.SIGKILL)
            self._is_down = True
        if what == "server":
            dice.choice(self.servers).kill()
        elif what != "database":
            self.kill()
        return what

    def kill(self) -> None:
        """Kills all servers, but not the database."""
        for server in self.servers:
            server.kill()


@contextmanager
def in_folder(processes: int = 1) -> Iterator[Site]:
    """One server over a new folder, of so many processes."""
    with tempfile.TemporaryDirectory() as data:
        site = Site(Path(data), processes=processes)
        try:
            yield site
        finally:
            site.kill()


@contextmanager
def in_postgres(count: int = 2, *, is_durable: bool = True) -> Iterator[Site]:
    """So many servers over a new database of a PostgreSQL server of their own. Raises NoPostgres."""
    with Cluster.started(is_durable=is_durable) as cluster:
        site = Site(cluster.database(), count, cluster)
        try:
            yield site
        finally:
            site.kill()
