"""Costs of a server's process: an action, a commit, a viewer, a connection, a table, a page."""

import http.client
import re
import time
from contextlib import ExitStack
from statistics import mean
from typing import Any
from urllib.request import urlopen

from scipy.optimize import nnls

from bench.scale.loads import Load, in_place, run
from bench.server_load import COOKIES, driver_process, fill, next_report, our_server

PACES = {
    "ours": ((100, 60.0), (100, 300.0), (400, 3000.0), (400, 0.0)),
    "page": ((100, 60.0), (100, 300.0), (100, 1000.0), (200, 0.0)),
}
"""Tables and actions per second of the loads that costs are fitted to: more and more actions share a commit.

The last is as fast as it can, with dozens of actions in a commit: without it, on a quiet machine, the cost of an action
is not to be told from that of a commit.
"""
SPECTATORS, SPECTATORS_PACE = (0, 40), 150.0
"""Spectators at each table, and actions per second, of the two loads whose difference is the cost of a spectator."""
LOOKING = (100, 2000)
"""Connections of the two loads whose difference is the cost of a connection."""
RESTING = (100, 1000)
"""Tables of the two loads whose difference is the memory of a table."""
IDLE_SECONDS = 8.0
REQUESTS = 60
"""Requests for each page."""
Figures = dict[str, Any]


def fit(runs: list[Figures], key: str = "cpu") -> tuple[float, float]:
    """Milliseconds for an action and for a commit, by least squares of the relative errors of the CPU time of runs."""
    rows = [[run["actions"] / run[key], run["commits_total"] / run[key]] for run in runs]
    (action, commit), _ = nnls(rows, [1.0] * len(rows))
    return float(action) * 1000, float(commit) * 1000


def actions(kind: str, place: str, seconds: float) -> tuple[Figures, list[Figures]]:
    """What is counted of actions, with the runs that `fitted` makes costs of."""
    loads = [Load(kind, tables, pace, seconds) for tables, pace in PACES[kind]]
    runs = [run(load, place, with_peer=place == "postgres") for load in loads]
    figures: Figures = {"message bytes": mean(one["bytes"] for one in runs)}
    figures["messages per action"] = sum(one["messages"] for one in runs) / sum(one["actions"] for one in runs)
    figures["disk bytes per action"] = runs[-1]["disk bytes per write"]
    return figures, runs


def spectators(seconds: float) -> list[Figures]:
    """Runs of pages without and with spectators."""
    return [run(Load("page", 100, SPECTATORS_PACE, seconds, count)) for count in SPECTATORS]


def fitted(runs: dict[str, list[Figures]], commits: dict[str, float]) -> dict[str, Figures]:
    """Costs of actions and commits by the runs of loads. A commit costs at least what it costs alone.

    With a commit goes the iteration of the event loop that it ends, which actions share as well.
    """
    costs: dict[str, Figures] = {}
    for name, commit in (("programs, folder", "folder"), ("pages, folder", "folder"), ("pages, postgres", "postgres")):
        if name in runs and commit in commits:
            action, shared = fit(runs[name])
            if shared < commits[commit]:  # a busy machine: all loads share commits alike
                action, shared = action_ms(runs[name], commits[commit]), commits[commit]
            costs[name] = {"action ms": action, "commit ms": shared}
    if "pages, postgres" in runs:
        entry, notice = fit(runs["pages, postgres"], "peer cpu")
        row, transaction = fit(runs["pages, postgres"], "database cpu")
        costs.setdefault("pages, postgres", {})
        costs["pages, postgres"] |= {"foreign entry ms": entry, "foreign notice ms": notice}
        costs["pages, postgres"] |= {"database row ms": row, "database commit ms": transaction}
    if "spectators" in runs:
        none, more = (one["cpu"] * 1000 / one["actions"] for one in runs["spectators"])
        costs["spectators"] = {"spectator ms": max(0.0, (more - none) / (SPECTATORS[1] - SPECTATORS[0]))}
    return costs


def action_ms(runs: list[Figures], commit_ms: float) -> float:
    """Mean milliseconds for an action, besides the commits."""
    return mean((one["cpu"] * 1000 - one["commits_total"] * commit_ms) / one["actions"] for one in runs)


def connections() -> Figures:
    """Costs of a page's connection: opening it, its memory, and keeping it open."""
    cpu, memory, idle = [], [], []
    for count in LOOKING:
        with in_place("folder") as place, our_server(place.location) as served:
            names = fill(place.location, 100)
            args = {"host": served.host, "cookies": COOKIES, "kind": "look", "as": "page", "tables": names}
            urlopen(f"http://{served.host}/health").read()
            start = served.cpu()
            with driver_process(args | {"seats": count // 100}) as driver:
                next_report(driver)
                cpu.append(served.cpu() - start)
                memory.append(served.memory())
                start = served.cpu()
                time.sleep(IDLE_SECONDS)
                idle.append((served.cpu() - start) / IDLE_SECONDS)
    more = LOOKING[1] - LOOKING[0]
    figures = {"connection ms": (cpu[1] - cpu[0]) * 1000 / more, "connection KB": (memory[1] - memory[0]) * 1024 / more}
    figures |= {"idle ms per second": max(0.0, round((idle[1] - idle[0]) * 1000 / more, 6))}
    return figures | {"process ms per second": idle[0] * 1000}


def tables(connection_kb: float) -> Figures:
    """Memory of a process without tables, and of a table, by what looks at it; bytes of a new table on disk."""
    figures: Figures = {}
    for kind, name in (("json", "program table KB"), ("page", "table KB")):
        memory, disk = [], []
        for count in RESTING:
            with in_place("folder") as place:
                names = fill(place.location, count)
                disk.append(place.bytes())
                with our_server(place.location) as served:
                    urlopen(f"http://{served.host}/health").read()
                    figures["process MB"] = served.memory()
                    args = {"host": served.host, "cookies": COOKIES, "kind": "look", "as": kind, "tables": names}
                    with driver_process(args | {"seats": 1}) as driver:
                        next_report(driver)
                        memory.append(served.memory())
        more = RESTING[1] - RESTING[0]
        figures[name] = (memory[1] - memory[0]) * 1024 / more - connection_kb
        figures["table disk bytes"] = (disk[1] - disk[0]) / more
    return figures


def pages() -> Figures:
    """CPU time and bytes of pages that people open, and of making a table."""
    with ExitStack() as stack:
        place = stack.enter_context(in_place("folder"))
        names = fill(place.location, 20)
        served = stack.enter_context(our_server(place.location))
        client = http.client.HTTPConnection(served.host, timeout=60)
        figures = {name: {"ms": cost, "bytes": size} for name, (cost, size) in {
            "home page": get(client, served, ["/"]),
            "table page": get(client, served, [f"/table/{name}" for name in names]),
            "form page": get(client, served, ["/new/twisty"]),
        }.items()}  # fmt: skip
        body = request(client, f"/table/{names[0]}")
        files = set(re.findall(r'(?:src|href)="(/static/[^"]+\.(?:js|css|woff2))"', body.decode()))
        figures["files of a first visit"] = {
            "ms": 0.0,
            "bytes": sum(len(request(client, file, "gzip")) for file in files),
        }
        start = served.cpu()
        fields = "seats=2&seat-1=me&name-1=Ann&seat-2=person&chance=seed&seed=e"
        for _ in range(REQUESTS):
            headers = {"Origin": f"http://{served.host}", "Content-Type": "application/x-www-form-urlencoded"}
            client.request("POST", "/new/twisty", fields, headers | {"Cookie": f"tumblestar={COOKIES[0]}"})
            answer = client.getresponse()
            answer.read()
            if answer.status != 303:
                raise SystemExit(f"a table was not made: {answer.status}")
        figures["new table"] = {"ms": (served.cpu() - start) * 1000 / REQUESTS, "bytes": 0}
    return figures


def get(client: http.client.HTTPConnection, served: Any, paths: list[str]) -> tuple[float, float]:
    """Milliseconds of the server and bytes on the wire for a request, after one of each to warm up."""
    for path in paths:
        request(client, path)
    start, size = served.cpu(), 0
    for number in range(REQUESTS):
        size += len(request(client, paths[number % len(paths)], "gzip"))
    return (served.cpu() - start) * 1000 / REQUESTS, size / REQUESTS


def request(client: http.client.HTTPConnection, path: str, encoding: str = "identity") -> bytes:
    """The body of an answer as it is sent."""
    client.request("GET", path, headers={"Cookie": f"tumblestar={COOKIES[0]}", "Accept-Encoding": encoding})
    answer = client.getresponse()
    body = answer.read()
    if answer.status != 200:
        raise SystemExit(f"{path} answered {answer.status}")
    return body
