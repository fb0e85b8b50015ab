"""What can be measured of a running server, for Prometheus. `docs/hosting.md` lists the names."""

from __future__ import annotations

import asyncio
import hmac
import time
from bisect import bisect_left
from collections.abc import Iterable, Mapping
from itertools import accumulate
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tumblestar.server.security.errors import Failure
from tumblestar.server.security.proxy import is_loopback
from tumblestar.server.tables.registry import TableRegistry

SOON = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
"""Seconds, between which times are counted."""
SUFFIX = ".figures"
PATIENCE = 2.0
"""Seconds that another process is given to tell its figures."""

collectors = CollectorRegistry(auto_describe=True)
ProcessCollector(registry=collectors)
requests = Counter("tumblestar_requests", "Answers to requests, by kind of status.", ["status"], registry=collectors)
request_seconds = Histogram(
    "tumblestar_request_seconds", "Time until a request was answered.", buckets=SOON, registry=collectors
)
lines = Gauge("tumblestar_lines", "Live lines that are open.", registry=collectors)
actions = Counter(
    "tumblestar_actions", "What was done at tables and acknowledged, by what.", ["what"], registry=collectors
)


class Took(Collector):
    """A histogram that costs next to nothing to add to, for what happens thousands of times a second on one loop."""

    def __init__(self, name: str, documentation: str) -> None:
        self._name, self._documentation = name, documentation
        self._counts = [0] * (len(SOON) + 1)
        self._sum = 0.0

    def note(self, seconds: float) -> None:
        """Counts one time more."""
        self._counts[bisect_left(SOON, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterable[Metric]:
        """The figures now."""
        names = [*map(str, SOON), "+Inf"]
        buckets = list(zip(names, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self._name, self._documentation, buckets, self._sum)


action_seconds = Took("tumblestar_action_seconds", "Time from a message to its answer, commit included.")
collectors.register(action_seconds)
commit_seconds = Took("tumblestar_commit_seconds", "Time the database took for a transaction, its commit included.")
collectors.register(commit_seconds)
refusals = Counter("tumblestar_refusals", "Messages that were refused, by code.", ["code"], registry=collectors)
turned_away = Counter("tumblestar_turned_away", "Requests not let in, by status.", ["status"], registry=collectors)
cut = Counter("tumblestar_lines_cut", "Lines cut since their reader was too slow.", registry=collectors)


class RegistryMetrics(Collector):
    """Figures that a house and its store know by themselves, read when somebody asks."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry

    def collect(self) -> Iterable[Metric]:
        """The figures now."""
        writer = self.registry.store.writer
        yield GaugeMetricFamily("tumblestar_tables", "Tables in memory.", self.registry.count)
        yield GaugeMetricFamily("tumblestar_writes_waiting", "Pieces of work that wait to be written.", writer.waiting)
        yield CounterMetricFamily("tumblestar_commits", "Transactions written to disk.", writer.commits)
        yield CounterMetricFamily("tumblestar_writes", "Pieces of work in them.", writer.written)


class Measured:
    """Counts what is answered and how fast, and the lines that are open. Stands outermost: nothing is missed."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes on what comes, and looks at the clock."""
        if scope["type"] == "websocket":
            with lines.track_inprogress():
                await self.app(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        start = time.perf_counter()

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                status = message["status"]
                requests.labels(f"{status // 100}xx").inc()
                if status in (400, 401, 403, 413, 421, 429):
                    turned_away.labels(str(status)).inc()
                request_seconds.observe(time.perf_counter() - start)
            await send(message)

        await self.app(scope, receive, answer)


async def show(request: Request) -> Response:
    """The figures, for whoever sits at this machine or has the token; of several processes those of each."""
    state = request.app.state
    token: str = state.settings.metrics_token
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    has_token = bool(token) and hmac.compare_digest(given.encode(), token.encode())
    if not has_token and not is_loopback(request.client.host if request.client else ""):
        raise Failure(403)
    shared: Shared | None = state.figures
    told = await shared.told() if shared else figures(state.registry)
    return Response(told, headers={"cache-control": "no-store", "content-type": CONTENT_TYPE_PLAIN_0_0_4})


def figures(registry: TableRegistry) -> bytes:
    """The figures of this process."""
    own = CollectorRegistry()
    own.register(RegistryMetrics(registry))
    return generate_latest(collectors) + generate_latest(own)


class Shared:
    """The figures of all processes of a dispatcher, whichever is asked: each has a socket that tells its own."""

    def __init__(self, ipc_folder: Path, place: int, registry: TableRegistry) -> None:
        self._meeting = ipc_folder
        self._place = place
        self._house = registry
        self._server: asyncio.Server | None = None

    async def begin(self) -> None:
        """Tells the others from now on."""
        path = self._meeting / f"{self._place}{SUFFIX}"
        path.unlink(missing_ok=True)  # of one that was in this place before
        self._server = await asyncio.start_unix_server(self._answer, path)

    async def close(self) -> None:
        """Tells nothing more."""
        if self._server:
            self._server.close()

    async def _answer(self, _reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(figures(self._house))
        writer.close()

    async def told(self) -> bytes:
        """The figures of all who answer soon, each with the `process` whose they are."""
        found = sorted(self._meeting.glob(f"*{SUFFIX}"))
        texts = await asyncio.gather(*map(_asked, found))
        return generate_latest(_Joined({file.stem: text for file, text in zip(found, texts, strict=True) if text}))


async def _asked(file: Path) -> str:
    """What a process tells of itself; nothing, if it is not there."""
    try:
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_unix_connection(file)
            text = await reader.read()
            writer.close()
    except (OSError, TimeoutError):
        return ""
    return text.decode()


class _Joined(CollectorRegistry):
    """The figures of several processes under the same names, with a label that tells them apart."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        super().__init__()
        self._texts = texts

    def collect(self) -> Iterable[Metric]:
        """All of them."""
        joined: dict[str, Metric] = {}
        for process, text in self._texts.items():
            for family in text_string_to_metric_families(text):
                kept = joined.setdefault(family.name, Metric(family.name, family.documentation, family.type))
                kept.samples += [one._replace(labels=one.labels | {"process": process}) for one in family.samples]
        return joined.values()
