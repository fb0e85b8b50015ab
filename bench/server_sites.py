"""Servers of one house for benches, to be killed and started: one over a folder, or several over a PostgreSQL database.

with in_postgres() as site:
    site.start()
    site.strike(dice)
    site.start()
"""

import os
import random
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

from bench.server_load import ROOT, _free_port
from tools.cluster import Cluster


class Server:
    """A server's process on one port, to be killed and started."""

    def __init__(self, place: Path | str) -> None:
        self.place, self.port = place, _free_port()
        self.process: subprocess.Popen[str] | None = None

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    def start(self) -> None:
        """Starts it, if it is not running, and waits until it answers."""
        if self.process:
            return
        env = os.environ | {
            "TUMBLESTAR_DATABASE" if isinstance(self.place, str) else "TUMBLESTAR_DATA": str(self.place),
            "TUMBLESTAR_LIMITS": "off",
            "TUMBLESTAR_PACE": "0",
            "PYTHONPATH": str(ROOT / "src"),
            "LANG": "en",
        }
        command = [sys.executable, "-m", "tumblestar", "serve", "--port", str(self.port)]
        self.process = subprocess.Popen(
            command, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self.process.stdout
        if not re.search(r"http://\S+:\d+", self.process.stdout.readline()):
            raise SystemExit("the server did not start; run `python -m tumblestar serve` to see why")

    def acted(self) -> int:
        """How many actions it has acknowledged since it started, by its metrics."""
        with urlopen(f"http://{self.host}/metrics", timeout=30) as answer:
            told = re.search(r'^tumblestar_actions_total\{what="act"\} (\S+)$', answer.read().decode(), re.M)
        return int(float(told[1])) if told else 0

    def kill(self) -> None:
        """Ends it without warning (SIGKILL)."""
        if self.process:
            self.process.kill()
            self.process.wait(30)
            if self.process.stdout:
                self.process.stdout.close()
            self.process = None


class Site:
    """All servers of a house, and the database's server if they share one."""

    def __init__(self, place: Path | str, count: int = 1, cluster: Cluster | None = None) -> None:
        self.place = place
        self.servers = [Server(place) for _ in range(count)]
        self.cluster = cluster
        self._is_down = False

    @property
    def hosts(self) -> list[str]:
        return [server.host for server in self.servers]

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
        """Kills something without warning, and says what: a server, the database under them, or more than one."""
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
def in_folder() -> Iterator[Site]:
    """One server over a new folder."""
    with tempfile.TemporaryDirectory() as data:
        site = Site(Path(data))
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
