"""Processes over one folder: they write in turns, and receive each other's notices or learn of gaps."""

import asyncio
import fcntl
import os
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.patience import PATIENCE
from tests.server.conftest import Shared
from tumblestar.server.storage import ipc, leases
from tumblestar.server.storage.errors import Conflict
from tumblestar.server.storage.ipc import SocketBus, WriteLock
from tumblestar.server.storage.rows import LogEntry, SeatRow, TableRow
from tumblestar.server.storage.store import Store
from tumblestar.server.storage.writer import WriteRequest

pytestmark = pytest.mark.anyio
SRC = str(Path(__file__).parents[3] / "src")


class One:
    """A process among bus, and what it has items."""

    def __init__(self, folder: Path, name: str) -> None:
        self.items: asyncio.Queue[tuple[str, Any]] = asyncio.Queue()
        self.gaps: asyncio.Queue[None] = asyncio.Queue()
        self.bus = SocketBus(folder, name)
        self.bus.subscribe(lambda who, item: self.items.put_nowait((who, item)), lambda: self.gaps.put_nowait(None))

    async def begin(self) -> "One":
        assert await self.bus.start()
        return self

    async def knows(self, *names: str) -> None:
        """Waits until it can tell exactly these."""
        async with asyncio.timeout(PATIENCE):
            while set(self.bus.outgoing) != set(names):
                await asyncio.sleep(0.005)

    def say(self, what: Any) -> None:
        self.bus.publish([WriteRequest(message=what)])

    async def hears(self) -> tuple[str, Any]:
        """Who tells next, and what."""
        async with asyncio.timeout(PATIENCE):
            who, item = await self.items.get()
        return who, item[1]


@pytest.fixture
async def three(ipc_folder: Path) -> AsyncIterator[list[One]]:
    """Three who know each other."""
    found = [await One(ipc_folder, name).begin() for name in "abc"]
    for one, others in zip(found, ("bc", "ac", "ab"), strict=True):
        await one.knows(*others)
    while not all(one.gaps.empty() for one in found):  # of the beginning
        for one in found:
            if not one.gaps.empty():
                one.gaps.get_nowait()
        await asyncio.sleep(0)
    yield found
    for one in found:
        await one.bus.close()


async def test_all_other_processes_receive_notices_in_order(three: list[One]) -> None:
    a, b, c = three
    for n in range(100):
        a.say(n)
    b.say("from b")
    for one in (b, c):
        items = [await one.hears() for _ in range(100 + (one is c))]
        assert [what for who, what in items if who == "a"] == list(range(100))
    assert await a.hears() == ("b", "from b")
    assert a.items.empty()


async def test_later_connections_are_notified_as_well(three: list[One], ipc_folder: Path) -> None:
    d = await One(ipc_folder, "d").begin()
    await d.knows("a", "b", "c")
    await three[0].knows("b", "c", "d")
    three[0].say("welcome")
    d.say("hello")
    assert await d.hears() == ("a", "welcome")
    assert ("d", "hello") in [await three[0].hears()]
    await d.bus.close()
    await three[0].knows("b", "c")
    assert await three[0].hears() == ("d", {"bye": True})


async def test_the_death_of_a_process_signals_possible_gaps(three: list[One], ipc_folder: Path) -> None:
    a, b, c = three
    assert a.bus._server
    a.bus._server.close()  # as when it is killed: nobody listens, and all connections end
    a.bus._loop = None
    for transport in (*a.bus.outgoing.values(), *a.bus.incoming):
        transport.abort()  # type: ignore[attr-defined]
    for one, other in ((b, "c"), (c, "b")):
        assert await one.hears() == ("a", {"bye": True})
        await asyncio.wait_for(one.gaps.get(), PATIENCE)
        await one.knows(other)
    (ipc_folder / "a.socket").touch()  # what is left of it keeps nobody from beginning
    d = await One(ipc_folder, "d").begin()
    await d.knows("b", "c")
    await d.bus.close()


async def test_a_slow_subscriber_is_cut_off_and_learns_of_the_gap(
    three: list[One], monkeypatch: pytest.MonkeyPatch
) -> None:
    a, b, _ = three
    monkeypatch.setattr(ipc, "MOST_UNREAD", 1000)
    monkeypatch.setattr(ipc, "RETRY", 0.01)
    reading: list[Any] = list(b.bus.incoming)
    for transport in reading:
        transport.pause_reading()
    way = a.bus.outgoing["b"]
    while a.bus.outgoing.get("b") is way:
        a.say("x" * 10_000)
        await asyncio.sleep(0)
    for transport in reading:
        if not transport.is_closing():
            transport.resume_reading()
    await asyncio.wait_for(b.gaps.get(), PATIENCE)
    await a.knows("b", "c")
    a.say("again")
    while await b.hears() != ("a", "again"):
        pass


async def test_one_that_cannot_be_reached_at_first_is_tried_again(
    ipc_folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    loop, tries = asyncio.get_running_loop(), [0]
    connect = loop.create_unix_connection

    async def crowded(*args: Any) -> Any:
        tries[0] += 1
        if tries[0] == 1:
            raise BlockingIOError("too many stand there")
        return await connect(*args)

    monkeypatch.setattr(ipc, "RETRY", 0.01)
    monkeypatch.setattr(loop, "create_unix_connection", crowded)
    a = await One(ipc_folder, "a").begin()
    b = await One(ipc_folder, "b").begin()
    await b.knows("a")
    await a.knows("b")
    assert "cannot be reached for now" in caplog.text
    for one in (a, b):
        await one.bus.close()


async def test_what_is_no_notice_harms_nothing(three: list[One], caplog: pytest.LogCaptureFixture) -> None:
    a, b, _ = three
    a.bus.outgoing["b"].write(b"{]\n")
    a.say("still here")
    assert await b.hears() == ("a", "still here")
    assert "no notice" in caplog.text


async def test_a_bus_without_a_usable_folder_does_not_start(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert not await SocketBus(tmp_path / "nowhere", "a").start()
    assert "cannot use the folder" in caplog.text


# ------------------------------------------------------------------------------------------------ turns


TAKES = """
import sys, time
from pathlib import Path
from tumblestar.server.storage.ipc import WriteLock
turn = WriteLock(Path(sys.argv[1]))
turn.acquire()
print("mine", flush=True)
time.sleep(600)
"""


async def test_one_writes_at_a_time_and_a_death_ends_the_turn(ipc_folder: Path) -> None:
    mine = WriteLock(ipc_folder)
    command = [sys.executable, "-c", TAKES, str(ipc_folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ | {"PYTHONPATH": SRC}) as other:
        assert other.stdout
        assert other.stdout.readline() == "mine\n"
        with pytest.raises(BlockingIOError):
            fcntl.flock(mine._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        other.kill()
    mine.acquire()
    mine.release()
    mine.release()
    mine.close()


@pytest.fixture
async def stores(tmp_path: Path, ipc_folder: Path) -> AsyncIterator[list[Store]]:
    """Two stores over one folder, with a table."""
    found = [Shared(tmp_path, ipc_folder).open() for _ in range(2)]
    seats = (SeatRow("person", "Ann", (await found[0].get_or_create_person("ann")).id), SeatRow("bot", "greedy"))
    await found[0].add(TableRow("t1", 1, "twisty", {}, seats), "", [])
    yield found
    for store in found:
        store.close()


async def test_both_write_at_once_and_all_is_there(stores: list[Store]) -> None:
    async def write(store: Store, which: int) -> None:
        for n in range(100):
            status = "open" if n % 3 else None  # with one statement, and with several
            await store.append("t1", [LogEntry(2 * n + which, "act", "x", 0, f"{which}:{n}")], status)

    await asyncio.gather(write(stores[0], 1), write(stores[1], 2))
    assert [entry.number for entry in stores[0].entries("t1")] == list(range(1, 201))


async def test_a_failed_transaction_leaves_the_lock_to_the_other(
    stores: list[Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = stores
    await one.append("t1", [LogEntry(1, "act", "x", 0)])
    for status in (None, "open"):
        with pytest.raises(Conflict):
            await one.append("t1", [LogEntry(1, "act", "y", 0)], status)

    def fail(_: Any) -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await one.write(fail)
    await asyncio.wait_for(other.append("t1", [LogEntry(2, "act", "x", 0)]), PATIENCE)


async def test_a_transaction_that_cannot_begin_leaves_the_turn_to_the_other(stores: list[Store]) -> None:
    one, other = stores
    pen: Any = one._connect_writer()

    class Driver:
        def execute(self, text: str) -> None:
            raise sqlite3.OperationalError("database is locked")

    pen._driver = Driver()
    with pytest.raises(sqlite3.OperationalError):
        pen.begin()
    await asyncio.wait_for(other.append("t1", [LogEntry(1, "act", "x", 0)]), PATIENCE)
    pen.close()


async def test_a_lease_is_held_by_one_until_its_time_is_up(stores: list[Store]) -> None:
    one, other = stores

    def take(store: Store, seconds: float = 100.0) -> Any:
        return store.write(lambda connection: leases.take(connection, "t1", store.process_id, seconds))

    assert await take(one) == 0.0
    assert 90 < await take(other) <= 100
    assert await one.write(lambda connection: leases.renew(connection, one.process_id, ["t1", "t2"])) == ["t1"]
    assert await other.write(lambda connection: leases.renew(connection, other.process_id, ["t1"])) == []
    assert await take(one, -1.0) == 0.0  # it is over already
    assert await take(other) == 0.0
    await other.write(lambda connection: leases.release(connection, other.process_id))
    assert await take(one) == 0.0
