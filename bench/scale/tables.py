"""The tables of `docs/scale.md`, made of the kept results."""

import json
import re
from collections.abc import Callable, Mapping
from typing import Any

from bench.__main__ import RESULTS
from bench.scale.answers import holds

NAMES = {"twisty": "Twisty", "shizzle": "Shizzle", "twinkle": "Twinkle", "twinkle_twinkle": "Twinkle Twinkle"}


def kept(part: str) -> dict[str, Any]:
    """The kept results of a part."""
    return json.loads((RESULTS / f"scale-{part}.json").read_text(encoding="utf-8"))


def number(value: float) -> str:
    """A number as the page writes it: three significant digits, commas between thousands."""
    return f"{float(f'{value:.3g}'):,.10g}"


def table(head: list[str], rows: list[list[str]]) -> str:
    """A table in Markdown."""
    lines = ["| " + " | ".join(line) + " |" for line in (head, *rows)]
    return "\n".join([lines[0], "|" + "---|" * len(head), *lines[1:]])


def costs() -> str:
    """What things cost."""
    c = kept("measure")["costs"]
    programs, pages, shared = c["programs, folder"], c["pages, folder"], c["pages, postgres"]
    opened, connections, tables, disk = c["pages"], c["connections"], c["tables"], "bytes on disk for an action"
    rows: list[tuple[str, float, str]] = [
        ("an action at a table of two programs", programs["action ms"], said(programs["message bytes"], "bytes each")),
        ("an action at a table of two pages", pages["action ms"], said(pages["message bytes"], "bytes each")),
        ("its update to one more page that looks on", c["spectators"]["spectator ms"], ""),
        ("a commit into a folder, whatever is in it", pages["commit ms"], said(pages["disk bytes per action"], disk)),
        ("the same into PostgreSQL", shared["commit ms"], said(shared["disk bytes per action"], disk)),
        ("an action that another process committed", shared["foreign entry ms"], ""),
        ("a commit of another process", shared["foreign notice ms"], ""),
        ("the presence of a person elsewhere, every 5 s", c["presence ms"], ""),
        ("a page's connection: opening it", connections["connection ms"], said(connections["connection KB"], "KB")),
        ("a page's connection: each second", connections["idle ms per second"], ""),
        ("a table that a page looks at", 0.0, said(tables["table KB"], "KB of memory")),
        ("a table that only programs look at", 0.0, said(tables["program table KB"], "KB of memory")),
        ("a table at rest", 0.0, said(tables["table disk bytes"], "bytes on disk; in memory only the last 200")),
        ("a new table, by the form", opened["new table"]["ms"], ""),
        ("the home page", opened["home page"]["ms"], said(opened["home page"]["bytes"], "bytes")),
        ("the page of a table", opened["table page"]["ms"], said(opened["table page"]["bytes"], "bytes")),
        ("scripts and styles of a first visit", 0.0, said(opened["files of a first visit"]["bytes"], "bytes")),
        ("a process that does nothing, each second", connections["process ms per second"],
         said(tables["process MB"], "MB of memory")),
        ("in the database: an action", shared["database row ms"], ""),
        ("in the database: a commit", shared["database commit ms"], ""),
        ("in the database: each process that hears of a commit", c["database"]["listener ms"], ""),
    ]  # fmt: skip
    cells = [[name, number(ms) if ms else "", besides] for name, ms, besides in rows]
    return table(["what", "ms of processor", "besides"], cells)


def said(value: float, unit: str) -> str:
    """A number with its unit."""
    return f"{number(value)} {unit}"


def bots() -> str:
    """A bot's turn by game and level, and how long games are."""
    found = kept("measure")["costs"]["bots"]
    names = ("random", "greedy", "novice", "club", "strong", "expert", "optimal", "master")
    rows = []
    for game, one in found.items():
        lengths = one["lengths"]
        turns, actions = (sum(lengths[key]) / len(lengths[key]) for key in ("turns of a seat", "actions of a turn"))
        cells = [number(one["levels"][name]["ms"]) if name in one["levels"] else "" for name in names]
        rows.append([NAMES[game], *cells, number(turns), number(actions)])
    return table(["ms of a turn", *(f"`{name}`" for name in names), "turns of a seat", "actions of a turn"], rows)


def commits() -> str:
    """Commits per second of the database server."""
    found = kept("measure")["costs"]["database"]["commits per second"]
    with_notices = [found[f"{count} writers"] for count in (1, 4, 16)]
    without = [found[f"{count} writers, no notices"] for count in (1, 4, 16)]
    rows = [list(map(number, row)) for row in zip((1, 4, 16), with_notices, without, strict=True)]
    rows.append(["16 in each of two databases", number(found["16 writers in each of two databases"]), ""])
    return table(["connections that commit", "commits per second, a notice in each", "without notices"], rows)


def points() -> str:
    """Predicted and measured figures with their errors."""
    rows = []
    for name, point in kept("check")["points"].items():
        for figure, one in point["figures"].items():
            cells = [number(one["predicted"]), number(one["measured"]), f"{one['error']:+.0%}"]
            rows.append([name, figure, *cells, f"{point['load average']:.0f}"])
    return table(["load", "figure", "predicted", "measured", "error", "machine's load"], rows)


def answers() -> str:
    """What so many people need."""
    found = kept("model")["answers"]
    figures = {
        "people": lambda name, _: f"{int(name.split(',')[0]):,}",
        "databases": lambda _, one: str(one["shards"]),
        "processes": lambda _, one: str(one["processes"]),
        "cores for bots": lambda _, one: str(one["bot machines' cores"]),
        "actions per second": lambda _, one: number(one["actions"]),
        "commits per second": lambda _, one: number(one["commits"]),
        "p50 and p99 of an answer, ms": lambda _, one: f"{number(one['p50 ms'])}, {number(one['p99 ms'])}",
        "targets held": lambda _, one: "yes" if holds(one) else "**no**",
        "cores of databases at work": lambda _, one: number(one["database cores"]),
        "memory, GB": lambda _, one: number(one["MB"] / 1024),
        "network, Mbit per second": lambda _, one: number(one["Mbit"]),
        "disk, GB a month": lambda _, one: number(one["disk GB a month"]),
        "visits a day": lambda _, one: number(one["visits a day"]),
        "euros a month": lambda _, one: number(one["euros a month"]),
    }
    head, *rows = [[name, *(make(key, one) for key, one in found.items())] for name, make in figures.items()]
    return table(head, rows)


def limits() -> str:
    """Where limits lie."""
    return table(["limit", "about"], [[name, number(value)] for name, value in kept("model")["limits"].items()])


def others() -> str:
    """What other assumptions change."""
    head = ["10,000 people, but", "processes", "cores that bots use", "actions per second", "p50 and p99, ms"]
    rows = [
        [
            name,
            str(one["processes"]),
            number(one["bot cores"]),
            number(one["actions"]),
            f"{number(one['p50 ms'])}, {number(one['p99 ms'])}",
            "yes" if holds(one) else "**no**",
        ]
        for name, one in kept("model")["other assumptions"].items()
    ]
    return table([*head, "targets held"], rows)


TABLES: Mapping[str, Callable[[], str]] = {
    "costs": costs,
    "bots": bots,
    "commits": commits,
    "points": points,
    "answers": answers,
    "limits": limits,
    "others": others,
}
"""What makes each table. In the page it stands behind a comment with its name."""


def filled(page: str) -> str:
    """The page with every table as it is by the kept results."""
    for name, make in TABLES.items():
        page, count = re.subn(rf"(<!-- {name} -->\n)(\|.*\n)*", lambda found, make=make: found[1] + make() + "\n", page)
        if count != 1:
            raise SystemExit(f"docs/scale.md has the place of the table {name!r} {count} times; it needs one")
    return page
