"""Metrics of a running server for Prometheus. docs/hosting.md lists them."""

from __future__ import annotations

import hmac
import time
from bisect import bisect_left
from collections.abc import Iterable
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tumblestar.security.errors import Failure
from tumblestar.security.proxy import is_loopback
from tumblestar.tables.registry import TableRegistry

BUCKETS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
"""Upper bounds of the histograms' buckets, in seconds."""

collectors = CollectorRegistry(auto_describe=True)
ProcessCollector(registry=collectors)
requests = Counter("tumblestar_requests", "Answers to requests, by kind of status.", ["status"], registry=collectors)
request_seconds = Histogram(
    "tumblestar_request_seconds", "Time until a request was answered.", buckets=BUCKETS, registry=collectors
)
open_connections = Gauge("tumblestar_lines", "Live lines that are open.", registry=collectors)
actions = Counter(
    "tumblestar_actions", "What was done at tables and acknowledged, by what.", ["what"], registry=collectors
)


class FastHistogram(Collector):
    """A histogram without locks, for what happens thousands of times a second in one thread."""

    def __init__(self, name: str, documentation: str) -> None:
        self._name, self._documentation = name, documentation
        self._counts = [0] * (len(BUCKETS) + 1)
        self._sum = 0.0
        collectors.register(self)

    def observe(self, seconds: float) -> None:
        """Adds a duration."""
        self._counts[bisect_left(BUCKETS, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterable[Metric]:
        """Returns the current values."""
        names = [*map(str, BUCKETS), "+Inf"]
        buckets = list(zip(names, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self._name, self._documentation, buckets, self._sum)


action_seconds = FastHistogram("tumblestar_action_seconds", "Time from a message to its answer, commit included.")
commit_seconds = FastHistogram(
    "tumblestar_commit_seconds", "Time the database took for a transaction, its commit included."
)
refusals = Counter("tumblestar_refusals", "Messages that were refused, by code.", ["code"], registry=collectors)
rejected = Counter("tumblestar_turned_away", "Requests not let in, by status.", ["status"], registry=collectors)
aborted_connections = Counter("tumblestar_lines_cut", "Lines cut since their reader was too slow.", registry=collectors)


class RegistryMetrics(Collector):
    """Metrics of a registry and its store, read at every request for metrics."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry

    def collect(self) -> Iterable[Metric]:
        """Returns the current values."""
        writer = self.registry.store.writer
        yield GaugeMetricFamily("tumblestar_tables", "Tables in memory.", self.registry.count)
        yield GaugeMetricFamily("tumblestar_writes_waiting", "Pieces of work that wait to be written.", writer.waiting)
        yield CounterMetricFamily("tumblestar_commits", "Transactions written to disk.", writer.commits)
        yield CounterMetricFamily("tumblestar_writes", "Pieces of work in them.", writer.written)


class MetricsMiddleware:
    """Measures responses and open WebSockets. The outermost middleware but one, so that nothing is missed."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Calls the application, and measures it."""
        if scope["type"] == "websocket":
            with open_connections.track_inprogress():
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
                    rejected.labels(str(status)).inc()
                request_seconds.observe(time.perf_counter() - start)
            await send(message)

        await self.app(scope, receive, answer)


async def show(request: Request) -> Response:
    """The metrics of this process, for requests from this machine or with the token."""
    state = request.app.state
    token: str = state.settings.metrics_token
    shown = request.headers.get("authorization", "").removeprefix("Bearer ")
    has_token = bool(token) and hmac.compare_digest(shown.encode(), token.encode())
    if not has_token and not is_loopback(request.client.host if request.client else ""):
        raise Failure(403)
    own = CollectorRegistry()
    own.register(RegistryMetrics(state.registry))
    text = generate_latest(collectors) + generate_latest(own)
    return Response(text, headers={"cache-control": "no-store", "content-type": CONTENT_TYPE_PLAIN_0_0_4})
