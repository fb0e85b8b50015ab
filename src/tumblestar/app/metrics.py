"""Metrics of a running server for Prometheus. docs/hosting.md lists them."""

from __future__ import annotations

import hmac
import time
from collections.abc import Iterable

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tumblestar.security import counters
from tumblestar.security.errors import Failure
from tumblestar.security.proxy import is_loopback
from tumblestar.tables.registry import TableRegistry
from tumblestar.web.services import services_of


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
            with counters.open_connections.track_inprogress():
                await self.app(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        start = time.perf_counter()

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                status = message["status"]
                counters.requests.labels(f"{status // 100}xx").inc()
                if status in (400, 401, 403, 413, 421, 429):
                    counters.rejected.labels(str(status)).inc()
                counters.request_seconds.observe(time.perf_counter() - start)
            await send(message)

        await self.app(scope, receive, answer)


async def show(request: Request) -> Response:
    """The metrics of this process, for requests from this machine or with the token."""
    services = services_of(request)
    token = services.settings.metrics_token
    shown = request.headers.get("authorization", "").removeprefix("Bearer ")
    has_token = bool(token) and hmac.compare_digest(shown.encode(), token.encode())
    if not has_token and not is_loopback(request.client.host if request.client else ""):
        raise Failure(403)
    own = CollectorRegistry()
    own.register(RegistryMetrics(services.registry))
    text = generate_latest(counters.collectors) + generate_latest(own)
    return Response(text, headers={"cache-control": "no-store", "content-type": CONTENT_TYPE_PLAIN_0_0_4})
