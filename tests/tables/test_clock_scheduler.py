"""The scheduler of all running clocks: it notifies tables whose time is up, also after restarts."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tests.patience import PATIENCE
from tumblestar.storage import store_people
from tumblestar.storage.schema import SeatRow, TableRow
from tumblestar.storage.store import Store
from tumblestar.tables.clock_scheduler import ClockScheduler

T0 = 1_800_000_000_000
pytestmark = pytest.mark.anyio


class FakeTable:
    """Stands for a table: notes that its time was up, after which nothing runs there."""

    def __init__(self, trouble: Exception | None = None) -> None:
        self.membership = self
        self.due: int | None = None
        self.timed_out = asyncio.Event()
        self.trouble = trouble

    async def time_out(self, _: object) -> None:
        self.timed_out.set()
        if self.trouble:
            raise self.trouble


class Time:
    now = T0

    def __call__(self) -> int:
        return self.now


async def table_with_clock(store: Store, name: str, since: int | None, due: int | None) -> None:
    await store.add(TableRow(name, 1, "twisty", {}, (SeatRow("person", "Ann", 1),)), "", [])
    await store.write(lambda c: store_people.update_table(c, name, clock="{}", clock_since=since, clock_due=due))


def clocks(store: Store) -> dict[str, int]:
    with store.reading() as connection:
        return {name: due for due, name in store_people.deadlines(connection)}


@asynccontextmanager
async def scheduler(store: Store, time: Time, **tables: FakeTable) -> AsyncIterator[ClockScheduler]:
    watching = ClockScheduler(store, tables.get, time)  # type: ignore[arg-type]
    await watching.start()
    async with asyncio.timeout(PATIENCE):
        yield watching
    await watching.close()


async def test_only_due_tables_are_notified(store: Store) -> None:
    time, one, two = Time(), FakeTable(), FakeTable()
    async with scheduler(store, time, one=one, two=two) as watching:
        watching.watch("two", T0 + 10**9)
        watching.watch("one", T0 + 20)
        time.now += 20
        watching.watch("one", T0 + 19)  # wakes it
        await one.timed_out.wait()
        assert not two.timed_out.is_set()


async def test_what_is_due_when_the_server_comes_up_is_told_at_once(store: Store) -> None:
    one = FakeTable()
    await table_with_clock(store, "one", T0 - 5_000, T0)
    async with scheduler(store, Time(), one=one):
        await one.timed_out.wait()
        assert clocks(store) == {"one": T0}


async def test_a_table_in_trouble_stops_no_other_and_is_tried_again(store: Store) -> None:
    time, bad, good = Time(), FakeTable(RuntimeError("no")), FakeTable()
    async with scheduler(store, time, bad=bad, good=good) as watching:
        watching.watch("bad", T0)
        watching.watch("good", T0)
        await bad.timed_out.wait()
        await good.timed_out.wait()
        bad.timed_out.clear()
        time.now += 6_000
        watching.watch("good", T0)
        await bad.timed_out.wait()


async def test_every_clock_goes_on_from_what_was_left_when_the_server_was_last_up(store: Store) -> None:
    await store.write(lambda c: store_people.note_alive(c, T0))
    await table_with_clock(store, "before", T0 - 10_000, T0 + 50_000)  # 50 s were left at the last sign of life
    await table_with_clock(store, "after", T0 + 3_000, T0 + 63_000)  # began to run after it: all 60 s are left
    await table_with_clock(store, "none", None, None)
    up = T0 + 3_600_000
    await store.write(lambda c: store_people.resume_clocks(c, up))
    assert clocks(store) == {"before": up + 50_000, "after": up + 60_000}
    await store.write(lambda c: store_people.resume_clocks(c, up))  # at once again: nothing is given twice
    assert clocks(store) == {"before": up + 50_000, "after": up + 60_000}


async def test_heartbeats_are_written_only_while_a_clock_runs(store: Store) -> None:
    async with scheduler(store, Time(), one=FakeTable()) as watching:
        before = store.writer.commits
        watching.watch("one", T0 + 10**9)
        while store.writer.commits == before:
            await asyncio.sleep(0)
        watching.watch("one", None)
        written = store.writer.commits
    assert store.writer.commits == written
