"""A short run of `bench.server_kill`: no acknowledged action is lost when the server is killed."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

import pytest
import sqlalchemy as sa

from bench import server_kill, server_load
from tests.marks import rest_slow
from tools.cluster import NoPostgres
from tumblestar.storage import schema
from tumblestar.storage.store import Store


@pytest.mark.parametrize(("kind", "kills"), rest_slow([("folder", 1), *((kind, 5) for kind in server_kill.SITES)]))
def test_kills_lose_nothing(kind: str, kills: int, missing: Callable[[str], NoReturn]) -> None:
    """Kills one server; one or both of two servers or their database; these behind Caddy."""
    try:
        result = server_kill.kill(kills, seed=3, kind=kind)
    except NoPostgres:
        missing("PostgreSQL is not here")
    assert result["faults"] == []
    clients = server_kill.PROCESSES * server_kill.TABLES_PER_PROCESS * 2
    assert result["acknowledged"] > kills * (server_kill.MIN_ACTIONS - clients)  # each may miss one response per kill
    assert result["returns"] > server_kill.PROCESSES * server_kill.TABLES_PER_PROCESS  # they reconnected after kills


def test_the_check_finds_lost_doubled_and_changed_actions(tmp_path: Path) -> None:
    """The check finds faults that are planted."""
    (name,) = server_load.fill(tmp_path, 1)
    store = Store.open(tmp_path)
    live = len(store.entries(name))
    known = {entry.number: entry.payload for entry in store.entries(name)}
    store.close()
    player: dict[str, Any] = {key: [] for key in ("acknowledged", "faults", "refused", "shown")}
    player |= {"table": name, "seat": 0, "events": {str(live): known[live]}, "returns": 1, "repeated": 0}
    assert server_kill._check(tmp_path, [player])["faults"] == []
    lost = player | {"acknowledged": [["a", live + 1]]}
    changed = player | {"events": {str(live): "b1:plaid"}}
    behind = player | {"events": {str(live - 1): known[live - 1]}}
    for report, word in ((lost, "lost"), (changed, "differ"), (behind, "differ")):
        (fault,) = server_kill._check(tmp_path, [report])["faults"]
        assert fault.startswith(word)

    async def damage() -> None:
        store = Store.open(tmp_path)
        change = sa.update(schema.entries).where(schema.entries.c.number == 1).values(payload="b1:plaid")
        await store.write(lambda connection: connection.execute(change))
        store.close()

    asyncio.run(damage())
    assert any(fault.startswith("damaged") for fault in server_kill._check(tmp_path, [player])["faults"])
