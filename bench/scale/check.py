"""The model beside what is measured: predicted and measured figures of some loads, with the error of each."""

from dataclasses import replace
from typing import Any

from bench import server_processes
from bench.scale.costs import measured
from bench.scale.database_costs import commits_alone, sync_ms
from bench.scale.loads import load_average, run
from bench.scale.measure import rounded
from bench.scale.points import PART, POINTS, Point, predict

CLEAN = 1e-9


def check(seconds: float = 6.0) -> dict[str, Any]:
    """Measures all points, and predicts them from the kept costs and what the machine is like meanwhile."""
    points: dict[str, Any] = {}
    for name, point in POINTS.items():
        sync = (commits_alone() if point.place == "postgres" else sync_ms()) / 1000
        found = measure_point(point, seconds)
        part = found.pop("part", 1.0)
        figures = compare(predict(point, measured(), sync, part), found)
        machine = {"sync ms": sync * 1000, "part": part, "load average": load_average()}
        points[name] = rounded(machine | {"figures": figures})
        print(f"{name} (load {load_average():.1f}, a commit {sync * 1000:.1f} ms)")
        for figure, one in points[name]["figures"].items():
            both = f"predicted {one['predicted']:9.3f}  measured {one['measured']:9.3f}"
            print(f"   {figure:28} {both}  {one['error']:+.0%}", flush=True)
    return {"points": points}


def compare(predicted: dict[str, float], found: dict[str, float]) -> dict[str, dict[str, float]]:
    """The predicted and the measured figures, with the error as a share of the measured one."""
    return {
        key: {"predicted": value, "measured": found[key], "error": value / max(found[key], CLEAN) - 1}
        for key, value in predicted.items()
    }


def measure_point(point: Point, seconds: float) -> dict[str, float]:
    """The measured figures of a point."""
    if not point.is_paced:
        where = "apart" if point.is_apart else "together"
        result = server_processes.measure(point.processes, where, seconds, PART)
        if not result["is held"]:
            raise SystemExit("this machine lets no control group limit a process; `check` needs one")
        return {
            "ms of servers per action": result["server ms"],
            "ms of database per action": result["database ms"],
            "p50 ms": result["p50"],
            "actions per second": result["rate"],
            "part": result["cores"] / point.processes,
        }
    result = run(replace(point.load, seconds=seconds), point.place, point.processes)
    actions = max(1, result["actions"])
    figures = {
        "ms of servers per action": result["cpu"] * 1000 / actions,
        "p50 ms": result["p50"],
        "MB": result["memory"],
    }
    if point.place == "postgres":
        figures["ms of database per action"] = result["database cpu"] * 1000 / actions
    return figures
