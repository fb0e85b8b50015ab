"""What a process counts and times for Prometheus (docs/hosting.md lists it)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector
from prometheus_client.metrics_core import HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

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
