"""Games whose kept reviews charge decisions of the visitor's, without an evaluator that works anything out."""

import json
from collections.abc import Sequence
from functools import partial
from typing import Any

from tests.serving import Browser, Server
from tumblestar.features.review.reviews import keep_review, version_of
from tumblestar.insight.report import SeatEntry
from tumblestar.record import Record
from tumblestar.record.text import read_record

COST = 0.12


def charged(record: Record) -> dict[str, Any]:
    """What a report says of a game in which the last legal choice was always better than all others."""
    events = list[dict[str, Any]]()
    for n, event in enumerate(record.events, 1):
        game, s = record.game, record.state_at(n - 1)
        even: dict[str, Any] = {"shares": [0.5, 0.5], "luck": [0.0, 0.0]}
        entry = even | {"n": n, "actor": max(game.actor(s) + 1, 0), "text": event.text}
        if entry["actor"] and len(legal := game.legal(s)) > 1:
            entry |= {"best": [game.text(s, legal[-1])], "cost": 0.0 if event.action == legal[-1] else COST}
        events.append(entry)
    evaluator = {"key": "evaluator-exact", "args": {}, "exact": True, "error": 0.0, "level": None}
    head = {"evaluator": evaluator, "start": [0.5, 0.5], "length": len(events)}
    totals = [dict.fromkeys(SeatEntry.__annotations__, 0.0) | {"seat": seat, "level": None} for seat in (1, 2)]
    tail = {"decided": None, "totals": totals, "luckiest": [], "mistakes": [], "final": [0.0, 1.0]}
    return head | {"events": events, **tail}


def played_and_reviewed(server: Server, browser: Browser, game: str = "shizzle", **seats: str) -> str:
    """A table where the visitor made the first choice twice and resigned, with such a review kept."""
    name = browser.new(game, **seats)
    with browser.at(name) as line:
        for _ in range(2):
            line.wait(lambda now: bool(now.targets))
            line.does("act", action=line.targets[0])
        line.does("resign")
    keep(server, name, charged(read_record(browser.get(f"/table/{name}/record").text)))
    return name


def keep(server: Server, name: str, report: dict[str, Any]) -> None:
    """Keeps the review of a table."""
    table = server.run(server.app.services.registry.find_current, name)
    write = partial(keep_review, table=name, version=version_of(table), report=json.dumps(report))
    server.run(server.app.services.registry.store.write, write)


def numbers(report: dict[str, Any], seat: int) -> Sequence[int]:
    """The events that such a report charges to a seat, from 1."""
    return [event["n"] for event in report["events"] if event["actor"] == seat and event.get("cost")]
