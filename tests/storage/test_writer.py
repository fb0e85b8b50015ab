"""Group commit: one thread writes for all, atomically, and responses follow the commit."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.patience import PATIENCE
from tests.serving import folder_of
from tumblestar.games import GAMES
from tumblestar.storage import Conflict, StoreProblem, WriterBusy
from tumblestar.storage.schema import LogEntry, SeatRow, TableRow
from tumblestar.storage.store import Store
from tumblestar.storage.writer import Writer, WriterConnection, WriteRequest
from tumblestar.tables.registry import TableRegistry, TableSpec
from tumblestar.tables.table import Table

pytestmark = pytest.mark.anyio
SEATS = (SeatRow("person", "Ann", 1), SeatRow("bot", "greedy"))


@pytest.fixture
async def store(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Store]:
    is_sqlite = getattr(request, "param", "sqlite") == "sqlite"
    store = Store.open(tmp_path if is_sqlite else request.getfixturevalue("database"))
    await store.get_or_create_person("ann")
    for name in "abc":
        await store.add(TableRow(name, 1, "twisty", {}, SEATS), "", [])
    yield store
    store.close()


@pytest.fixture
async def table(store: Store) -> Table:
    """Ann plays both seats."""
    places = (SeatRow("person", "Ann", 1), SeatRow("person", "Ann", 1))
    return await TableRegistry(store).make(1, TableSpec(GAMES["twisty"], places, {"first": 1}, chance="seed", seed="7"))


async def held(store: Store) -> Callable[[], None]:
    """Keeps the writer busy in its thread; gives what lets it go on."""
    begun, go = asyncio.Event(), threading.Event()
    loop = asyncio.get_running_loop()

    def work(_: sa.Connection) -> None:
        loop.call_soon_threadsafe(begun.set)
        go.wait(PATIENCE)

    task = loop.create_task(store.write(work))
    await begun.wait()

    def free() -> None:
        assert not task.done()
        go.set()

    return free


async def test_what_waits_is_written_in_one_transaction(store: Store) -> None:
    free = await held(store)
    commits, written = store.writer.commits, store.writer.written
    tasks = [asyncio.create_task(store.append(name, [LogEntry(1, "act", "x", 0)])) for name in "abc"]
    await asyncio.sleep(0)
    assert store.writer.waiting == 3
    free()
    await asyncio.gather(*tasks)
    assert (store.writer.commits - commits, store.writer.written - written) == (2, 4)  # the one that held it, and these
    assert [len(store.entries(name)) for name in "abc"] == [1, 1, 1]


@pytest.mark.parametrize("store", ["sqlite", "postgres"], indirect=True)
async def test_a_failing_request_leaves_others_untouched(store: Store) -> None:
    await store.append("b", [LogEntry(1, "act", "first", 0)])
    free = await held(store)

    def fail(_: sa.Connection) -> None:
        raise ZeroDivisionError

    tasks: list[asyncio.Task[Any]] = [
        asyncio.create_task(store.append("a", [LogEntry(1, "act", "x", 0)])),
        asyncio.create_task(store.append("b", [LogEntry(1, "act", "second", 0), LogEntry(2, "act", "third", 0)])),
        asyncio.create_task(store.write(fail)),
        asyncio.create_task(store.append("nowhere", [LogEntry(1, "act", "x", 0)])),
        asyncio.create_task(store.append("c", [LogEntry(1, "act", "x", 0)], "over", "1 0")),
    ]
    await asyncio.sleep(0)
    free()
    found = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(one) for one in found] == [type(None), Conflict, ZeroDivisionError, Conflict, type(None)]
    assert [entry.payload for entry in store.entries("b")] == ["first"]
    assert [len(store.entries(name)) for name in "ac"] == [1, 1]
    assert (saved := store.table("c"))
    assert (saved.status, saved.result) == ("over", "1 0")


async def test_no_response_is_sent_before_the_commit(store: Store) -> None:
    """Seen by another connection in the moment of the answer."""
    with closing(sqlite3.connect(folder_of(store) / "tumblestar.sqlite")) as other:
        for n in range(1, 30):
            await store.append("a", [LogEntry(n, "act", "x", 0)])
            assert other.execute("SELECT max(number) FROM entries WHERE table_id = 'a'").fetchone() == (n,)


async def test_a_cancelled_caller_continues_after_the_commit(store: Store) -> None:
    free = await held(store)
    done: list[str] = []

    async def act() -> None:
        await store.append("a", [LogEntry(1, "act", "x", 0)])
        done.append("written")
        await asyncio.sleep(0)
        done.append("went on")

    task = asyncio.create_task(act())
    await asyncio.sleep(0)
    for _ in range(3):
        task.cancel()
        await asyncio.sleep(0)
    assert not task.done()
    free()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert done == ["written"]
    assert len(store.entries("a")) == 1


async def test_closing_writes_what_waits_and_takes_nothing_more(store: Store) -> None:
    tasks = [asyncio.create_task(store.append(name, [LogEntry(1, "act", "x", 0)])) for name in "abc"]
    await asyncio.sleep(0)
    store.close()
    await asyncio.gather(*tasks)
    with pytest.raises(StoreProblem) as caught:
        await store.append("a", [LogEntry(2, "act", "x", 0)])
    assert caught.value.phrase.key == "store-closed"
    again = Store.open(folder_of(store))
    assert [len(again.entries(name)) for name in "abc"] == [1, 1, 1]
    again.close()


async def test_too_many_waiting_requests_are_refused(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tumblestar.storage.writer.MOST_WAITING", 2)
    free = await held(store)
    tasks = [asyncio.create_task(store.append(name, [LogEntry(1, "act", "x", 0)])) for name in "ab"]
    await asyncio.sleep(0)
    with pytest.raises(StoreProblem) as caught:
        await store.append("c", [LogEntry(1, "act", "x", 0)])
    assert caught.value.phrase.key == "store-busy"
    free()
    await asyncio.gather(*tasks)


async def test_a_writer_without_connection_fails_every_request(tmp_path: Path) -> None:
    def refuse() -> WriterConnection:
        raise sqlite3.OperationalError("unable to open database file")

    writer = Writer(refuse)
    for _ in range(2):
        with pytest.raises(sqlite3.OperationalError):
            await writer.submit(WriteRequest())
    writer.close()
    with pytest.raises(WriterBusy):
        await writer.submit(WriteRequest())


async def test_a_table_shows_nothing_that_is_not_on_disk(store: Store, table: Table) -> None:
    """While a commit is under way, whoever wants to show the table waits; then they see it whole."""
    free = await held(store)
    acting = asyncio.create_task(table.act(1, "a", 60, table.game.legal(table.state)[0]))
    await asyncio.sleep(0)
    assert (table.live, table.is_committing, acting.done()) == (60, True, False)
    shown: list[int] = []

    async def show() -> None:
        await table.settled()
        shown.append(len(store.entries(table.id)))

    showing = asyncio.create_task(show())
    await asyncio.sleep(0)
    assert shown == []
    free()
    assert await acting == 61
    await showing
    assert shown == [61]


async def test_old_answers_come_from_the_store(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table remembers few answers by itself, however long the game is."""
    monkeypatch.setattr("tumblestar.tables.log.ANSWERS_KEPT", 3)
    asked: list[tuple[str, int, int]] = []
    for i in range(12):
        action = table.game.legal(table.state)[0]
        asked.append((f"a{i}", table.live, action))
        await table.act(1, f"a{i}", table.live, action)
    assert len(table.log._answers) == 3
    for i, (client, seen, action) in enumerate(asked, 61):
        assert await table.act(1, client, seen, action) == i
        assert await table.act(1, client, table.live, action) == i  # also if it says that it has seen more since
    assert table.live == 72
