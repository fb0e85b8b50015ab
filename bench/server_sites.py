"""Sites of servers over the same data, for benches that kill and restart them.

A site is one server over a folder (with one or several processes), or several servers over a PostgreSQL database.

    with in_postgres() as site:
        site.start()
        site.kill_something(rng)
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
    """A server on one port, of one process or several, which can be killed and restarted."""

    def __init__(self, location: Path | str, processes: int = 1) -> None:
        self.location, self.processes, self.port = location, processes, _free_port()
        self.process: subprocess.Popen[str] | None = None

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def addresses(self) -> list[str]:
        """Prefixes of WebSocket addresses. With several processes, a dispatcher finds the table only in the first."""
        return [f"ws://{self.host}/{word}/" for word in ("live", "%6cive")[: self.processes]]

    def start(self) -> None:
        """Starts the server unless it is running, and waits until it listens."""
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
            env["TMPDIR"] = str(self.location)  # temporary files of a killed server are deleted with the folder
        command = [sys.executable, "-m", "tumblestar", "serve", "--port", str(self.port)]
        command += ["--processes", str(self.processes)]
        self.process = subprocess.Popen(
            command, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self.process.stdout
        if not re.search(r"http://\S+:\d+", self.process.stdout.readline()):
            raise SystemExit("the server did not start; run `python -m tumblestar serve` to see why")

    def acknowledged_actions(self) -> int:
        """Number of acknowledged actions in the metrics, over all processes since their starts."""
        counts = re.findall(r'^tumblestar_actions_total\{.*what="act".*\} (\S+)$', self._metrics(), re.M)
        return int(sum(map(float, counts)))

    def _metrics(self) -> str:
        """The metrics as text. Tries again if the responding process has just been killed."""
        for is_last in (*[False] * 20, True):
            try:
                with urlopen(f"http://{self.host}/metrics", timeout=30) as answer:
                    return answer.read().decode()
            except OSError:
                if is_last or self.processes == 1:
                    raise
                time.sleep(0.1)
        raise AssertionError

    def kill_one(self, rng: random.Random) -> None:
        """Kills one of the workers of the dispatcher."""
        assert self.process
        if pids := children(self.process.pid):  # none while they are being started
            with contextlib.suppress(ProcessLookupError):
                os.kill(rng.choice(pids), signal.SIGKILL)

    def kill(self, *, whole: bool = True) -> None:
        """Kills the server with SIGKILL; only its dispatcher unless `whole`."""
        if self.process:
            child_pids = children(self.process.pid) if whole else []
            self.process.kill()
            for pid in child_pids:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            self.process.wait(30)
            if self.process.stdout:
                self.process.stdout.close()
            self.process = None


class Site:
    """All servers, and the database server if they share one."""

    def __init__(
        self, location: Path | str, count: int = 1, cluster: Cluster | None = None, processes: int = 1
    ) -> None:
        self.location = location
        self.servers = [Server(location, processes) for _ in range(count)]
        self.cluster = cluster
        self._is_down = False

    @property
    def addresses(self) -> list[str]:
        """Prefixes of the WebSocket addresses of all servers."""
        return [address for server in self.servers for address in server.addresses]

    def start(self) -> None:
        """Starts all servers that are not running."""
        if self._is_down and self.cluster:
            self.cluster.start(is_durable=True)
            self._is_down = False
        for server in self.servers:
            server.start()

    def acknowledged_actions(self) -> int:
        """Number of acknowledged actions of all servers since their starts."""
        return sum(server.acknowledged_actions() for server in self.servers)

    def kill_something(self, rng: random.Random) -> str:
        """Kills a server, the database, or several of them, with SIGKILL. Returns what was killed.

        With several processes it kills a worker, the dispatcher, or all.
        """
        if self.servers[0].processes > 1:
            what = rng.choices(("one process", "the dispatcher", "all"), (6, 2, 2))[0]
            if what == "one process":
                self.servers[0].kill_one(rng)
            else:
                self.servers[0].kill(whole=what == "all")
            return what
        what = "server"
        if self.cluster:
            what = rng.choices(("server", "database", "both servers", "all"), (6, 3, 1, 1))[0]
        if self.cluster and what in ("database", "all"):
            self.cluster.stop(signal.SIGKILL)
            self._is_down = True
        if what == "server":
            rng.choice(self.servers).kill()
        elif what != "database":
            self.kill()
        return what

    def kill(self) -> None:
        """Kills all servers but not the database."""
        for server in self.servers:
            server.kill()


@contextmanager
def in_folder(processes: int = 1) -> Iterator[Site]:
    """One server over a new folder, with `processes` processes."""
    with tempfile.TemporaryDirectory() as data:
        site = Site(Path(data), processes=processes)
        try:
            yield site
        finally:
            site.kill()


@contextmanager
def in_postgres(count: int = 2, *, is_durable: bool = True) -> Iterator[Site]:
    """`count` servers over a new PostgreSQL server. Raises NoPostgres."""
    with Cluster.started(is_durable=is_durable) as cluster:
        site = Site(cluster.database(), count, cluster)
        try:
            yield site
        finally:
            site.kill()
