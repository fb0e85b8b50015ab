"""All measured costs, in one table of plain numbers for the model. Parts can be measured apart: each takes minutes."""

from collections.abc import Callable, Mapping
from typing import Any

from bench.__main__ import RESULTS
from bench.scale import bot_costs, database_costs, server_costs
from bench.scale.costs import kept_measure
from bench.scale.loads import load_average

BOT_SECONDS = 1.5
"""CPU time of each level of a bot."""
Measured = tuple[dict[str, Any], dict[str, Any]]
"""Costs by name, and the runs that they come from."""


def programs(seconds: float) -> Measured:
    """Actions of programs."""
    costs, runs = server_costs.actions("ours", "folder", seconds)
    return {"programs, folder": costs}, {"programs, folder": runs}


def pages(seconds: float) -> Measured:
    """Actions of pages, and spectators."""
    costs, runs = server_costs.actions("page", "folder", seconds)
    return {"pages, folder": costs}, {"pages, folder": runs, "spectators": server_costs.spectators(seconds)}


def postgres(seconds: float) -> Measured:
    """Actions of pages over PostgreSQL, with a second server."""
    costs, runs = server_costs.actions("page", "postgres", seconds)
    return {"pages, postgres": costs}, {"pages, postgres": runs}


def connections(_seconds: float) -> Measured:
    """Connections, tables, and pages that people open."""
    costs: dict[str, Any] = {"connections": server_costs.connections()}
    costs["tables"] = server_costs.tables(costs["connections"]["connection KB"])
    return costs | {"pages": server_costs.pages()}, {}


def database(_seconds: float) -> Measured:
    """Commits of the database alone, presence, and this machine's disk."""
    costs: dict[str, Any] = {"database": database_costs.commits(), "presence ms": database_costs.presence()}
    costs["commits"] = {place: database_costs.process_ms(place) for place in ("folder", "postgres")}
    return costs | {"sync ms": database_costs.sync_ms()}, {}


def bots(_seconds: float) -> Measured:
    """Turns of bots, and lengths of games."""
    return {"bots": bot_costs.measure(BOT_SECONDS)}, {}


PARTS: Mapping[str, Callable[[float], Measured]] = {
    "programs": programs,
    "pages": pages,
    "postgres": postgres,
    "connections": connections,
    "database": database,
    "bots": bots,
}


def measure(seconds: float, only: str = "") -> dict[str, Any]:
    """Measures every cost, or one part of them beside the kept others. `seconds`: of each load."""
    measured: dict[str, Any] = {"load average": {}, "costs": {}, "runs": {}}
    for name, part in PARTS.items():
        if only in ("", name):
            start = load_average()
            costs, runs = part(seconds)
            print(name, costs, flush=True)
            measured["load average"][name] = [start, load_average()]
            measured["costs"] |= costs
            measured["runs"] |= runs
    measured = rounded(measured)
    if only and (RESULTS / "scale-measure.json").exists():
        kept = kept_measure()
        measured = {key: kept[key] | found for key, found in measured.items()}
    for name, figures in server_costs.fitted(measured["runs"], measured["costs"].get("commits", {})).items():
        measured["costs"][name] = measured["costs"].get(name, {}) | rounded(figures)
    return measured


def rounded(value: Any) -> Any:
    """The same with four significant digits."""
    if isinstance(value, dict):
        return {key: rounded(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [rounded(one) for one in value]
    return float(f"{value:.4g}") if isinstance(value, float) else value
