"""All measured costs, in one table of plain numbers for the model."""

from typing import Any

from bench.scale import bot_costs, database_costs, server_costs
from bench.scale.loads import load_average


def measure(seconds: float = 6.0, bot_seconds: float = 1.5) -> dict[str, Any]:
    """Measures every cost. `seconds`: of each load; `bot_seconds`: CPU time of each level of a bot."""
    start = load_average()
    costs: dict[str, Any] = {}
    runs: dict[str, Any] = {}
    for name, kind, place in (
        ("programs, folder", "ours", "folder"),
        ("pages, folder", "page", "folder"),
        ("pages, postgres", "page", "postgres"),
    ):
        costs[name], runs[name] = server_costs.actions(kind, place, seconds)
        print(name, costs[name], flush=True)
    costs["spectators"], runs["spectators"] = server_costs.spectators(costs["pages, folder"], seconds)
    print(costs["spectators"], flush=True)
    costs["connections"] = server_costs.connections()
    costs["connections"]["dispatcher ms"] = server_costs.connections(2)["dispatcher ms"]
    costs["tables"] = server_costs.tables(costs["connections"]["connection KB"])
    costs["pages"] = server_costs.pages()
    costs["database"] = database_costs.commits()
    costs["presence ms"] = database_costs.presence()
    costs["sync ms"] = database_costs.sync_ms()
    for name in ("connections", "tables", "pages", "database", "presence ms", "sync ms"):
        print(name, costs[name], flush=True)
    costs["bots"] = bot_costs.measure(bot_seconds)
    return {"load average": [start, load_average()], "costs": rounded(costs), "runs": rounded(runs)}


def rounded(value: Any) -> Any:
    """The same with four significant digits."""
    if isinstance(value, dict):
        return {key: rounded(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [rounded(one) for one in value]
    return float(f"{value:.4g}") if isinstance(value, float) else value
