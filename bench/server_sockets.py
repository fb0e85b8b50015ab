"""Actions per second over several WebSocket implementations, compared with our own.

    python -m bench.server_sockets --seconds 5              three rounds, about a quarter of an hour
    python -m bench.server_sockets --rounds 5 --keep        five rounds; also writes bench/results/server_sockets.json

Compared with our fast sockets are picows (WebSockets in Cython), Granian (a server in Rust), and uvicorn's own
protocols: `plain` with our limits, as with `--fast-sockets off`, the others without. Libraries that are not installed
are named and skipped: `pip install picows granian wsproto`.

Each is measured at 100 and 1,000 tables of two programs, then of two pages, at full speed, with the clients of
bench/server_driver.py. Ours and the other run at the same time, so other load on the machine slows both. Compare the
ratios: of actions per second, and of actions per second of the server's CPU time.
"""

import argparse
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from bench.__main__ import commit, machine, write
from bench.served import stop
from bench.server_load import COOKIES, MAX_RATE, ROOT, Served, driver_process, fill, next_report, spares
from bench.socket_servers import KINDS, missing

BASELINE = "ours"
SHOWN = ("rate", "each", "p50", "p99", "memory")
LOADS = {
    f"{count} tables, {who}": (driver, count)
    for who, driver in (("programs", "ours"), ("pages", "page"))
    for count in (100, 1000)
}


@contextmanager
def served(kind: str, folder: Path) -> Iterator[Served]:
    """Runs a server of one kind over a folder, in another process."""
    start = time.perf_counter()
    path = os.pathsep.join(filter(None, (str(ROOT / "src"), os.environ.get("PYTHONPATH"))))
    command = [sys.executable, "-m", "bench.socket_servers", kind, str(folder)]
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": path, "LANG": "en"},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        try:
            assert process.stdout
            results = re.search(r"http://(\S+?:\d+)", process.stdout.readline())
            if not results:
                raise SystemExit(f"the server for {kind!r} did not start")
            yield Served(process, results[1], start)
        finally:
            stop(process)


def measure(
    kinds: tuple[str, str], load: str, template: Path, tables: list[str], seconds: float
) -> list[dict[str, Any]]:
    """Measurements of two drivers at two servers at the same time, each over a copy of the filled folder."""
    driver, count = LOADS[load]
    with ExitStack() as stack:
        servers: list[Served] = []
        drivers: list[subprocess.Popen[str]] = []
        for kind in kinds:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory())) / "data"
            shutil.copytree(template, folder)
            servers.append(stack.enter_context(served(kind, folder)))
            args = {"host": servers[-1].host, "cookies": COOKIES, "kind": driver, "held": True, "seconds": seconds}
            args |= {"tables": tables[:count], "spares": tables[count:]}
            drivers.append(stack.enter_context(driver_process(args)))
        for one in drivers:
            next_report(one)  # all are connected
        for one in drivers:
            assert one.stdin
            one.stdin.write("begin\n")
            one.stdin.flush()
        for one in drivers:
            next_report(one)  # the measurement starts
        start, before = time.perf_counter(), [server.cpu() for server in servers]
        results = [next_report(one) for one in drivers]
        elapsed = time.perf_counter() - start
        if not all(one["rate"] for one in results):
            raise SystemExit("nothing was played: the machine is too busy for this load")
        for one, server, cpu in zip(results, servers, before, strict=True):
            one |= {"core": (server.cpu() - cpu) / elapsed, "memory": server.memory()}
            one["each"] = one["rate"] / max(0.01, one["core"])
    return results


def compare(kinds: list[str], loads: list[str], rounds: int, seconds: float) -> dict[str, Any]:
    """Runs all rounds. Returns for each load and kind the medians, and the ratios to our own sockets."""
    figures: dict[str, Any] = {}
    for load in loads:
        count = LOADS[load][1]
        with tempfile.TemporaryDirectory() as data:
            template = Path(data)
            tables = fill(template, count + spares(count, seconds, MAX_RATE // 2))
            results: dict[str, list[list[dict[str, Any]]]] = {kind: [] for kind in kinds}
            for _ in range(rounds):
                for kind in kinds:
                    results[kind].append(measure((BASELINE, kind), load, template, tables, seconds))
                    _show(f"  {load}, {kind}", summary(results[kind][-1:]))
        for kind in kinds:
            figures[f"{load}, {kind}"] = summary(results[kind])
            _show(f"{load}, {kind}", figures[f"{load}, {kind}"])
    return figures


def summary(pairs: list[list[dict[str, Any]]]) -> dict[str, Any]:
    """Medians over the rounds; of the ratios also minimum and maximum."""
    rates = [other["rate"] / ours["rate"] for ours, other in pairs]
    work = [other["each"] / ours["each"] for ours, other in pairs]
    return {
        "ours": {key: round(median(ours[key] for ours, _ in pairs), 1) for key in SHOWN},
        "other": {key: round(median(other[key] for _, other in pairs), 1) for key in SHOWN},
        "failed": sum(one["failed"] for pair in pairs for one in pair),
        "ratio": [round(value, 3) for value in (min(rates), median(rates), max(rates))],
        "ratio for a second of processor": [round(value, 3) for value in (min(work), median(work), max(work))],
    }


def _show(name: str, one: dict[str, Any]) -> None:
    (least, middle, most), (low, mean, high) = one["ratio"], one["ratio for a second of processor"]
    ours, other = one["ours"], one["other"]
    print(
        f"{name:46} {other['rate']:6.0f}/s against {ours['rate']:6.0f}/s: {middle:.2f} ({least:.2f} to {most:.2f}); "
        f"per CPU second {other['each']:5.0f}, {ours['each']:5.0f}: {mean:.2f} ({low:.2f} to {high:.2f}); "
        f"{other['memory']:.0f} and {ours['memory']:.0f} MB" + (f"; {one['failed']} failed" if one["failed"] else ""),
        flush=True,
    )


def main() -> None:
    """Compares the installed implementations."""
    parser = argparse.ArgumentParser(prog="python -m bench.server_sockets", description=__doc__.split("\n")[0])
    parser.add_argument("--seconds", type=float, default=5.0, help="length of each measurement")
    parser.add_argument("--rounds", type=int, default=3, help="number of rounds")
    parser.add_argument("--kind", action="append", choices=KINDS, metavar="KIND", help="only this one")
    parser.add_argument("--load", action="append", choices=LOADS, metavar="LOAD", help="only this one")
    parser.add_argument("--keep", action="store_true", help="keep the results in bench/results")
    args = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    start_commit = commit()
    kinds = [kind for kind in KINDS if kind != BASELINE and (not args.kind or kind in args.kind)]
    for kind in kinds:
        if library := missing(kind):
            print(f"{kind!r} is skipped: {library} is not installed", file=sys.stderr)
    kinds = [kind for kind in kinds if not missing(kind)]
    figures = compare(kinds, args.load or list(LOADS), args.rounds, args.seconds)
    print(machine())
    if args.keep:
        write("server_sockets", "server_sockets", {"rounds": args.rounds, "figures": figures}, start_commit)


if __name__ == "__main__":
    main()
