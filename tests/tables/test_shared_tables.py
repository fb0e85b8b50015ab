"""Two processes at one table that are not in step: each has its own registry over the same tables."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any, NoReturn

import psycopg
import pytest
import sqlalchemy as sa

from tests.patience import PATIENCE
from tumblestar.games import GAMES
from tumblestar.record import Refused
from tumblestar.storage import OutcomeUnknown, StoreProblem, postgres, store_people
from tumblestar.storage.postgres import PostgresConnection
from tumblestar.storage.schema import SeatRow
from tumblestar.storage.store import Store
from tumblestar.storage.writer import WriteRequest
from tumblestar.tables.registry import TableRegistry, TableSpec
from tumblestar.tables.table import Table

pytestmark = pytest.mark.anyio


class Two:
    """Two registries over the same tables. They get no notices of each other unless `start` is called."""

    def __init__(self, database: str | Path) -> None:
        self.stores = [Store.open(database) for _ in range(2)]
        self.registries = [TableRegistry(store, pace=0) for store in self.stores]

    async def table(self, **more: Any) -> tuple[Table, Table]:
        """A table for Ann and Bob, as each of the registries has it."""
        here, there = self.registries
        people = [await self.stores[0].get_or_create_person(name) for name in ("ann", "bob")]
        places = tuple(SeatRow("person", name, one.id) for name, one in zip(("Ann", "Bob"), people, strict=True))
        spec = TableSpec(GAMES["twisty"], places, {"first": 1}, chance="seed", seed="1", **more)
        made = await here.make(people[0].id, spec)
        found = there.find(made.id)
        assert found
        return made, found

    async def start(self) -> None:
        for registry in self.registries:
            await registry.start()

    async def close(self) -> None:
        for registry, store in zip(self.registries, self.stores, strict=True):
            await registry.close()
            store.close()


@pytest.fixture
async def two(database: str) -> AsyncIterator[Two]:
    two = Two(database)
    yield two
    await two.close()


def legal(table: Table) -> int:
    return table.record.legal[0]


def at_turn(table: Table) -> int:
    """The person whose turn it is."""
    return table.seats[table.actor].holder


class Losing:
    """Has connections of writers lost as they commit: `before` or `after` it is done, or `late`, while it is held."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.next = ""
        self.held: psycopg.Connection | None = None
        self.commit = PostgresConnection.commit
        losing = self

        class Driver:
            def __init__(self, driver: Any) -> None:
                self._driver = driver

            def __getattr__(self, name: str) -> Any:
                return getattr(self._driver, name)

            def execute(self, text: str, *args: Any) -> Any:
                if text not in ("COMMIT", postgres._WRITE_AT_ONCE) or not losing.next:
                    return self._driver.execute(text, *args)
                if losing.next == "after":
                    self._driver.execute(text, *args)
                if losing.next == "late":
                    losing.held = psycopg.connect(self._driver.info.dsn)
                    losing.held.execute(text, *args)
                losing.next = ""
                self._driver.close()
                raise psycopg.OperationalError("the connection is lost")

        begin = PostgresConnection.__init__

        def make(pen: Any, connection: sa.Connection, me: str) -> None:
            begin(pen, connection, me)
            pen._driver = Driver(pen._driver)

        monkeypatch.setattr(PostgresConnection, "__init__", make)


async def test_who_resigns_need_not_have_seen_what_another_process_did_meanwhile(two: Two) -> None:
    here, there = await two.table()
    await here.act(at_turn(here), "a", here.live, legal(here))
    assert there.live < here.live  # there nobody knows of it yet
    live = await there.resign(there.seats[0].holder, "r", there.live)
    assert (live, there.record.end) == (here.live + 1, "resigned 1")
    await here.catch_up()
    assert here.record.end == "resigned 1"


@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_lost_connection_loses_no_acknowledgement(two: Two, when: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database itself says whether the transaction was done; if not, it is done again."""
    losing = Losing(monkeypatch)
    here, there = await two.table()
    losing.next = when
    live = await here.act(at_turn(here), "a", here.live, legal(here))
    assert losing.next == ""
    assert [entry.number for entry in two.stores[1].entries(here.id)] == list(range(1, live + 1))
    await there.catch_up()
    assert there.live == here.live == live


@pytest.mark.parametrize("number", ["of another", "not given yet"])
async def test_after_a_crash_the_number_of_a_transaction_proves_nothing(
    two: Two, number: str, monkeypatch: pytest.MonkeyPatch, database: str
) -> None:
    """What had not reached the disk leaves its number free for others, who may be on disk by now."""
    given = "999999999"
    if number == "of another":
        with psycopg.connect(database, autocommit=True) as other:
            (given,) = other.execute("SELECT pg_current_xact_id()::text").fetchone() or ("",)
    losing = Losing(monkeypatch)
    here, there = await two.table()
    tell = PostgresConnection.notify

    def notify_and_die(pen: PostgresConnection, pieces: Sequence[WriteRequest]) -> None:
        tell(pen, pieces)
        if losing.next:
            pen._transaction_id = given

    monkeypatch.setattr(PostgresConnection, "notify", notify_and_die)
    losing.next = "before"
    live = await here.act(at_turn(here), "a", here.live, legal(here))
    await there.catch_up()
    assert there.live == here.live == live
    losing.next = "before"
    with pytest.raises(OutcomeUnknown) if number == "of another" else nullcontext():
        await here.membership.chat.say(
            here, here.owner, "b", "chat-hello"
        )  # no entry: nothing that could be looked for


async def test_an_uncertain_write_is_reported_as_uncertain(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    losing = Losing(monkeypatch)
    here, _ = await two.table()
    monkeypatch.setattr("tumblestar.storage.postgres.TIMEOUT", 0)
    before, losing.next = here.live, "after"
    person, action = at_turn(here), legal(here)
    with pytest.raises(OutcomeUnknown):
        await here.act(person, "a", before, action)
    told: list[int] = []
    here.updates.listeners.add(lambda: told.append(here.live))
    live = await here.act(person, "a", before, action)  # asked again, with the same name
    assert live == here.live == len(two.stores[1].entries(here.id)) > before
    await asyncio.sleep(0)
    assert told[-1] == live  # who looks on is shown it, though no other process tells of it


async def test_a_write_that_arrives_late_is_not_reported_as_refused(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    """A database that goes down may have written what it did not show yet, and then takes no new connection."""
    losing = Losing(monkeypatch)
    here, _ = await two.table()
    writer = two.stores[0].writer
    connect = writer._connect

    def go_down() -> NoReturn:
        assert losing.held
        if not losing.held.closed:
            losing.held.commit()
            losing.held.close()
        raise psycopg.OperationalError("the database is shutting down")

    before, person, action = here.live, at_turn(here), legal(here)
    monkeypatch.setattr(writer, "_connect", lambda: connect() if losing.next else go_down())
    losing.next = "late"
    with pytest.raises(OutcomeUnknown):
        await here.act(person, "a", before, action)
    with pytest.raises(OutcomeUnknown):  # repeated while the database is down: the first attempt is still in doubt
        await here.act(person, "a", before, action)
    with pytest.raises(StoreProblem) as refused:
        await here.act(person, "b", before, action)
    assert not isinstance(refused.value, OutcomeUnknown)
    monkeypatch.setattr(writer, "_connect", connect)
    live = await here.act(person, "a", before, action)  # repeated under the same id
    assert live == here.live == len(two.stores[1].entries(here.id)) > before


async def test_an_earlier_lost_connection_costs_nothing(two: Two, database: str) -> None:
    here, there = await two.table()
    await there.act(at_turn(there), "a", there.live, legal(there))  # both have a connection now
    await here.catch_up()
    with psycopg.connect(database, autocommit=True) as other:
        other.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
    live = here.live
    assert await here.act(at_turn(here), "b", live, legal(here)) > live


async def test_a_dead_connection_is_detected(two: Two) -> None:
    """As where a machine is switched off, or a cable pulled."""
    with two.stores[0].reading() as connection:
        driver: Any = connection.connection.driver_connection
        assert driver.info.get_parameters()["keepalives_idle"] == "10"


async def test_a_client_ahead_of_a_process_is_not_called_stale(two: Two) -> None:
    here, there = await two.table()
    live = await here.act(at_turn(here), "a", here.live, legal(here))
    assert there.live < live  # it has not heard of that
    assert await there.act(at_turn(here), "b", live, legal(here)) > live
    with pytest.raises(Refused) as caught:  # but nobody knows what has not happened
        await there.act(at_turn(there), "c", there.live + 1, legal(there))
    assert caught.value.code == "stale"


async def test_the_second_of_two_actions_gets_the_first(two: Two) -> None:
    here, there = await two.table()
    told: list[int] = []
    there.updates.listeners.add(lambda: told.append(there.live))
    person, seen = at_turn(here), there.live
    live = await here.act(person, "a", here.live, legal(here))
    with pytest.raises(Refused) as caught:
        await there.act(person, "b", seen, legal(there))
    assert (caught.value.code, there.live) == ("stale", live)
    await asyncio.sleep(0)
    assert told[-1] == live
    with pytest.raises(Refused):
        await there.act(person, "b", live, legal(there))  # the same name is the same request, for ever


async def test_what_another_has_written_is_taken_in_at_once_where_that_is_simple(two: Two) -> None:
    here, there = await two.table()
    told: list[int] = []
    there.updates.listeners.add(lambda: told.append(there.live))
    for i in range(2):
        await here.act(at_turn(here), f"a{i}", here.live, legal(here))
    first, second = (two.stores[0].entries(here.id, there.live + i, there.live + i + 1) for i in range(2))
    assert not there.catch_up_now(second)  # the first has not been heard of
    async with there.lock:
        assert not there.catch_up_now(first)  # something else is being done
    assert there.catch_up_now(first)
    assert there.catch_up_now(second)
    await asyncio.sleep(0)
    assert (there.live, told[-1]) == (here.live, here.live)
    assert there.game.state_text(there.state) == here.game.state_text(here.state)
    assert not there.catch_up_now(first)  # it is known


async def test_the_same_request_at_both_at_once_is_done_once(two: Two) -> None:
    here, there = await two.table()
    for _ in range(10):
        await here.catch_up()
        await there.catch_up()
        person, seen, action, name = at_turn(here), here.live, legal(here), f"a{here.live}"
        reached = await asyncio.gather(here.act(person, name, seen, action), there.act(person, name, seen, action))
        assert reached[0] == reached[1] == len(two.stores[0].entries(here.id))


async def test_a_table_that_was_deleted_is_nowhere_any_more(two: Two) -> None:
    await two.start()
    here, there = await two.table()
    await here.abandon(here.owner, "end")
    gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    there.updates.listeners.add(lambda: None if not there.updates.is_closed or gone.done() else gone.set_result(None))
    await two.registries[0].delete(here, here.owner)
    await asyncio.wait_for(gone, 10)
    assert two.registries[1].find(here.id) is None
    assert await two.registries[1].find_current(here.id) is None


async def test_a_deleted_table_is_not_shown_by_a_process_without_the_notice(two: Two) -> None:
    here, there = await two.table()
    await here.abandon(here.owner, "end")
    await two.registries[0].delete(here, here.owner)
    assert two.registries[1].find(here.id) is there
    assert await two.registries[1].find_current(here.id) is None
    assert two.registries[1].find(here.id) is None


async def test_a_person_who_connects_twice_at_once_is_created_once(two: Two) -> None:
    here, there = two.stores
    for name in "abcdefgh":
        found = await asyncio.gather(*(store.get_or_create_person(name) for store in (here, there, here, there)))
        assert len({one.id for one in found}) == 1


async def test_two_processes_that_wait_for_each_other_both_come_through(two: Two) -> None:
    """PostgreSQL ends one of the two transactions; that is done again."""
    names = [(await two.table())[0].id for _ in range(2)]
    barrier, met = threading.Barrier(2), [False, False]

    def work(which: int) -> Callable[[sa.Connection], int]:
        def hold_both(connection: sa.Connection) -> int:
            store_people.lock_table(connection, names[which])
            if not met[which]:
                met[which] = True
                barrier.wait(PATIENCE)
            store_people.lock_table(connection, names[1 - which])
            return which

        return hold_both

    others = [asyncio.create_task(store.append(names[i], [], "open")) for i, store in enumerate(two.stores)]
    assert await asyncio.gather(*(store.write(work(i)) for i, store in enumerate(two.stores))) == [0, 1]
    await asyncio.gather(*others)
