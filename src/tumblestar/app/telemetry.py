"""What a running server tells its host: metrics for Prometheus (docs/hosting.md lists them), and a log without secrets.

The log is one JSON object a line. Only the keys below are written; none of them holds text by people, cookies,
invitations or seeds. What looks like a secret in the text of a message or an error is replaced.
"""

from __future__ import annotations

import hmac
import json
import logging
import re
import sys
import time
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import TextIO

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
    credentials = request.headers.get("authorization", "").removeprefix("Bearer ")
    has_token = bool(token) and hmac.compare_digest(credentials.encode(), token.encode())
    if not has_token and not is_loopback(request.client.host if request.client else ""):
        raise Failure(403)
    own = CollectorRegistry()
    own.register(RegistryMetrics(services.registry))
    text = generate_latest(counters.collectors) + generate_latest(own)
    return Response(text, headers={"cache-control": "no-store", "content-type": CONTENT_TYPE_PLAIN_0_0_4})


# -- structured log


KEYS = ("table", "entry", "kind", "actor", "code", "status", "method", "route", "ms", "lines", "count", "versions")
"""The keys of `extra` that are written, besides time, level, module (`room`) and message (`what`)."""
ROOT = "tumblestar"
FOREIGN = ("uvicorn", "uvicorn.error", "uvicorn.access", "websockets", "websockets.server", "asyncio")
"""Loggers of libraries: warnings and errors only, since other messages contain headers, and so cookies."""
SECRETS = re.compile(r"(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{20,}(?![\w-])")
"""Long words of letters and digits, which may be cookies, invitations or seeds."""
LINKS = re.compile(r"(/(?:join|watch|bring)/)[^\s\"'?]+")


def without_secrets(text: str) -> str:
    """Replaces what looks like a secret."""
    return SECRETS.sub("…", LINKS.sub(r"\1…", text))


class JsonFormatter(logging.Formatter):
    """Formats a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Returns the line."""
        values: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "room": record.name.rpartition(".")[2],
            "what": without_secrets(record.getMessage()),
        }
        values |= {key: value for key in KEYS if (value := getattr(record, key, None)) is not None}
        if record.exc_info:
            values["error"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(values, ensure_ascii=False)


REDUNDANT = ("Exception in ASGI", "Invalid HTTP", "Invalid UTF-8", "ASGI callable returned without completing")
"""Prefixes of uvicorn's messages that the application logs itself, or that clients could fill the disk with."""


def _is_wanted(record: logging.LogRecord) -> bool:
    """Whether a record is written."""
    return not (record.name == "uvicorn.error" and record.getMessage().startswith(REDUNDANT))


def configure(log: str, stream: TextIO | None = None) -> logging.Handler:
    """Configures logging: `all` or `quiet`, which is only warnings and errors. Returns the handler."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonFormatter())
    handler.addFilter(_is_wanted)
    logging.lastResort = handler  # for other libraries
    root = logging.getLogger(ROOT)
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO if log == "all" else logging.WARNING)
    root.propagate = False
    for name in FOREIGN:
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler] if "." not in name else []
        logger.propagate = "." in name
        logger.setLevel(logging.WARNING)
    return handler
