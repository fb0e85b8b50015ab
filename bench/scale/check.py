"""The model beside what is measured: predicted and measured figures of some loads, with the error of each."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from bench.__main__ import RESULTS
from bench.scale import limited
from bench.scale.costs import measured
from bench.scale.database_costs import commits_alone
from bench.scale.loads import load_average, run
from bench.scale.measure import rounded
from bench.scale.points import PART, POINTS, Point, predict

CLEAN = 1e-9
HELD = 0.5
"""The share of a pace that has to be held for a load to count."""
BUSY = 4.0
"""The load of the machine above which delays say more about other programs, and are not compared."""


def measure_points(seconds: float, only: str, keep: Callable[[dict[str, Any]], None]) -> None:
    """Measures all points whose names have a text, beside the kept ones; calls `keep` after each."""
    for name, point in POINTS.items():
        if only in name:
            found = rounded(measure_point(point, seconds))
            print(name, found, flush=True)
            keep({"points": kept_points() | {name: found}})


def kept_points() -> dict[str, Any]:
    """The points as they were measured and kept, in their order."""
    file = RESULTS / "scale-check.json"
    kept = json.loads(file.read_text(encoding="utf-8"))["points"] if file.exists() else {}
    return {name: kept[name] for name in POINTS if name in kept}


def predict_points(results: dict[str, Any]) -> dict[str, Any]:
    """Adds what the kept costs predict for measured points, and the errors."""
    for name, found in results["points"].items():
        predicted = predict(POINTS[name], measured(), found["sync ms"] / 1000, found["part"])
        if found["load average"] > BUSY:
            del predicted["p50 ms"]
        found["figures"] = rounded(compare(predicted, found["measured"]))
        print(f"{name} (load {found['load average']:.1f}, a commit {found['sync ms']:.1f} ms)")
        for figure, one in found["figures"].items():
            both = f"predicted {one['predicted']:9.3f}  measured {one['measured']:9.3f}"
            print(f"   {figure:28} {both}  {one['error']:+.0%}", flush=True)
    return results


def compare(predicted: dict[str, float], found: dict[str, float]) -> dict[str, dict[str, float]]:
    """The predicted and the measured figures, with the error as a share of the measured one."""
    return {
        key: {"predicted": value, "measured": found[key], "error": value / max(found[key], CLEAN) - 1}
        for key, value in predicted.items()
    }


def measure_point(point: Point, seconds: float) -> dict[str, Any]:
    """The measured figures of a point, and what the machine is like: how long a commit takes, and its free cores."""
    found: dict[str, Any] = {"part": 1.0}
    if point.is_paced:
        result = run(replace(point.load, seconds=seconds), point.place)
        if result["actions"] < HELD * point.load.pace * seconds:
            raise SystemExit(f"only {result['actions']} actions were played: the machine is too busy for this load")
        found["sync ms"] = result["commit_seconds_sum"] * 1000 / result["commits_total"]
        figures = {"ms of servers per action": result["cpu"] * 1000 / result["actions"]}
        figures["MB"] = result["memory"]
    else:
        where = "apart" if point.is_apart else "together"
        sync = commits_alone()
        result = limited.measure(point.processes, where, seconds, PART)
        if not result["is held"]:
            raise SystemExit("this machine lets no control group limit a process; `check` needs one")
        found["sync ms"], found["part"] = sync, result["cores"] / point.processes
        figures = {"ms of servers per action": result["server ms"], "ms of database per action": result["database ms"]}
        figures["actions per second"] = result["rate"]
    figures["p50 ms"] = result["p50"]
    return found | {"load average": load_average(), "measured": figures}
