"""An attempt at a level is written with the last action of its game, in one transaction."""

import pytest
import sqlalchemy as sa

from tests.storage.test_store import TABLE
from tests.tables.conftest import ANN
from tests.tables.test_undo import play_on, target
from tumblestar.features.campaign import FEATURE, progress
from tumblestar.features.campaign.progress import LevelAttempt, add_attempt, attempt_at, attempts
from tumblestar.games import GAMES
from tumblestar.record import Refused
from tumblestar.storage import Conflict, StoreProblem, schema
from tumblestar.storage.schema import LogEntry, SeatRow
from tumblestar.storage.store import Store
from tumblestar.tables.registry import TableRegistry, TableSpec
from tumblestar.tables.table import Table

pytestmark = pytest.mark.anyio

GAME = GAMES["twinkle"]


@pytest.fixture
def registry(store: Store) -> TableRegistry:
    return TableRegistry(store, works=[FEATURE.work_at_end])


async def begin_level(registry: TableRegistry) -> Table:
    """A table of the first level, after some turns."""
    level = GAME.campaign.levels()[0]
    options = GAME.campaign.options(level.colours, level.missions)
    table = await registry.make(ANN, TableSpec(GAME, (SeatRow("person", "Ann", ANN),), options, level=level.set))
    await play_on(table, len(table.record.events) + 20)
    return table


async def test_an_attempt_is_written_once_and_stays_when_its_table_goes(store: Store) -> None:
    await store.add(TABLE, "", [])
    won = LevelAttempt(1, "twinkle", "RYBG 7", 24, True, True, "5eed")
    works = [lambda connection: add_attempt(connection, "t1", won)]
    await store.append("t1", [], "over", "1", works)
    with pytest.raises(Conflict):
        await store.append("t1", [LogEntry(9, "act", "x")], "over", "1", works)
    assert store.entries("t1") == []  # all or nothing
    await store.delete("t1")
    assert attempt_at(store, "t1") == attempts(store, 1, "twinkle")[0]
    await store.append("t2", [], "over", "1", [lambda connection: add_attempt(connection, "t2", won)])
    assert [attempt.is_first for attempt in attempts(store, 1, "twinkle")] == [True, False]
    assert attempts(store, 2, "twinkle") == attempts(store, 1, "twisty") == []


async def test_practice_wins_no_star(registry: TableRegistry, monkeypatch: pytest.MonkeyPatch) -> None:
    results: list[LevelAttempt | None] = []
    for is_practised in (False, True):
        table = await begin_level(registry)
        if is_practised:
            await table.take_back(ANN, "t", table.live, target(table, ANN, 0), is_practice=True)
        monkeypatch.setattr(type(table.record), "shares", lambda _: [1])
        await play_on(table, 2_000)
        monkeypatch.undo()
        assert table.record.end == "over"
        results.append(attempt_at(registry.store, table.id))
    won, practised = results
    assert won
    assert practised
    assert (won.is_won, won.is_first) == (True, True)
    assert (practised.is_won, practised.is_first, practised.points) == (False, False, 0)


async def test_the_last_action_is_not_written_without_the_attempt(
    registry: TableRegistry, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await begin_level(registry)
    entries, live = store.entries(table.id), table.live

    def fail(connection: sa.Connection, *_: object) -> None:
        connection.exec_driver_sql("INSERT INTO nowhere VALUES (1)")

    monkeypatch.setattr(progress, "add_attempt", fail)
    with pytest.raises(StoreProblem):
        await table.resign(ANN, "r", live)
    row = store.table(table.id)
    assert (table.is_over, table.live, row and row.status) == (False, live, "open")
    assert store.entries(table.id) == entries
    monkeypatch.undo()
    await table.resign(ANN, "r", live)
    assert table.is_over
    assert len(store.entries(table.id)) == len(entries) + 1
    attempt = attempt_at(store, table.id)
    assert attempt
    assert (attempt.person, attempt.level, attempt.points, attempt.is_won) == (ANN, table.level, 0, False)


async def test_no_attempt_is_written_without_the_last_action(registry: TableRegistry, store: Store) -> None:
    table = await begin_level(registry)
    other = {"table_id": table.id, "number": table.live + 1, "kind": "act", "payload": "x", "actor": 0, "client": "x:1"}
    await store.write(lambda connection: connection.execute(sa.insert(schema.entries).values(**other)))
    with pytest.raises((Refused, StoreProblem)):
        await table.resign(ANN, "r", table.live)
    assert not table.is_over
    assert attempt_at(store, table.id) is None


async def test_without_the_campaign_a_level_ends_as_any_game(store: Store) -> None:
    table = await begin_level(TableRegistry(store))
    await table.resign(ANN, "r", table.live)
    assert table.is_over
    assert attempt_at(store, table.id) is None
