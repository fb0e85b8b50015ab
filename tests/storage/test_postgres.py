"""PostgreSQL: addresses, notices among processes, leases, and a database that stops."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from signal import SIGKILL
from typing import Any

import orjson
import pytest
import sqlalchemy as sa

from tests.marks import slow
from tests.patience import PATIENCE
from tools.cluster import Cluster
from tumblestar.storage import Conflict, StoreProblem, locks, postgres, schema, server_secrets, store_people
from tumblestar.storage.database import Database
from tumblestar.storage.postgres import LONGEST, NotifyListener, dispatch, encode_notices
from tumblestar.storage.schema import LogEntry, SeatRow, TableRow
from tumblestar.storage.store import Store
from tumblestar.storage.writer import WriteRequest

pytestmark = pytest.mark.anyio
Opened = Callable[..., Store]


@pytest.fixture
def opened(request: pytest.FixtureRequest) -> Iterator[Opened]:
    """`opened()` is a store over the database, or at another address."""
    stores: list[Store] = []

    def open_store(address: str | Path = "") -> Store:
        stores.append(Store.open(address or request.getfixturevalue("database")))
        return stores[-1]

    yield open_store
    for store in stores:
        store.close()


async def a_table(store: Store, name: str = "t1") -> TableRow:
    person = await store.get_or_create_person(f"token of {name}")
    saved = TableRow(
        name, person.id, "twisty", {"salts": ["", ""]}, (SeatRow("person", "Ann", person.id), SeatRow("bot", "x"))
    )
    await store.add(saved, "", [LogEntry(1, "act", "b1:red", -1, "start")])
    return saved


@pytest.mark.parametrize("text", ["postgresql://u:secret@h:1/d?options=more", "postgres://u:secret@h/d"])
def test_an_address_is_shown_without_its_password(text: str) -> None:
    shown = postgres.shown(text)
    assert "secret" not in shown
    assert "more" not in shown
    assert "h" in shown
    assert shown.endswith("/d")


@pytest.mark.parametrize("text", ["mysql://h/d", "postgresql://h", "postgresql://", "nothing", "postgresql://h:port/d"])
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(StoreProblem) as refused:
        postgres.address_of(text)
    assert refused.value.phrase.key == "store-address"


def test_a_folder_is_distinguished_from_an_address() -> None:
    found = [postgres.is_address(text) for text in ("postgresql://h/d", "/srv/postgresql", "postgresql")]
    assert found == [True, False, False]


def problem(address: str) -> str:
    """The key of what opening a database fails with."""
    with pytest.raises(StoreProblem) as caught:
        Database.open(address)
    return caught.value.phrase.key


def test_without_psycopg_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "find_spec", lambda name: None)
    assert problem("postgresql://h/d") == "store-no-driver"


def test_an_unreachable_database_is_reported(cluster: Cluster) -> None:
    assert problem("postgresql://nobody@127.0.0.1:1/house") == "store-pg-gone"
    nowhere = f"postgresql://tumblestar@127.0.0.1:{cluster.port}/nowhere"
    assert problem(nowhere) in ("store-pg-trouble", "store-pg-gone")


def test_a_database_of_another_program_is_left_alone(cluster: Cluster) -> None:
    import psycopg

    address = cluster.database()
    with psycopg.connect(address) as connection:
        connection.execute("CREATE TABLE theirs (x INTEGER)")
    assert problem(address) == "store-pg-foreign"
    with psycopg.connect(address) as connection:
        assert connection.execute("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'").fetchone() == (1,)


async def test_two_that_start_at_once_bring_a_new_database_up_to_date_once(cluster: Cluster, opened: Opened) -> None:
    address = cluster.database()
    made = await asyncio.gather(*(asyncio.to_thread(opened, address) for _ in range(4)))
    assert len({store.secret_key for store in made}) == 1
    assert made[0].is_well()


async def test_what_one_writes_the_other_reads_and_only_one_is_first(opened: Opened) -> None:
    one, other = opened(), opened()
    saved = await a_table(one)
    assert other.table("t1") is not None
    row = LogEntry(2, "act", "x", 0, "1:a")
    results = await asyncio.gather(
        one.append("t1", [row]), other.append("t1", [LogEntry(2, "act", "y", 0, "2:b")]), return_exceptions=True
    )
    assert sorted(isinstance(result, Conflict) for result in results) == [False, True]
    assert [entry.number for entry in one.entries("t1")] == [1, 2]
    with pytest.raises(Conflict):  # the same request under another number
        await other.append("t1", [LogEntry(3, "act", "z", 0, one.entries("t1")[1].client)])
    places = (SeatRow("person", "Bob", saved.owner), saved.seats[1])
    await one.save_seats("t1", saved.seats, places)
    with pytest.raises(Conflict):
        await other.save_seats("t1", saved.seats, (saved.seats[0], SeatRow("bot", "greedy")))
    assert (table := one.table("t1"))
    assert table.seats == places


@slow
async def test_a_killed_database_is_reported_and_reconnected(cluster: Cluster, opened: Opened) -> None:
    store = opened(cluster.database())
    await a_table(store)
    cluster.stop(SIGKILL)
    try:
        for do in (
            lambda: store.append("t1", [LogEntry(2, "act", "x", 0, "1:a")]),
            lambda: store.update_person(1, name="Z"),
        ):
            with pytest.raises(StoreProblem) as problem:
                await do()
            assert problem.value.phrase.key in ("store-pg-gone", "store-pg-trouble")
        assert not store.is_well()
    finally:
        cluster.start()
    assert store.is_well()
    await store.append("t1", [LogEntry(2, "act", "x", 0, "1:a")])
    assert len(store.entries("t1")) == 2


async def test_a_subscriber_receives_notices_in_order_and_reports_gaps(cluster: Cluster, opened: Opened) -> None:
    address = cluster.database()
    one, other = opened(address), opened(address)
    heard: asyncio.Queue[tuple[str, list[Any]]] = asyncio.Queue()
    missed: asyncio.Queue[None] = asyncio.Queue()
    listener = NotifyListener(
        address, one.process_id, lambda who, item: heard.put_nowait((who, item)), lambda: missed.put_nowait(None)
    )
    await listener.start()
    await missed.get()
    await a_table(one)  # its own news are none
    for number in (2, 3):
        await other.append("t1", [LogEntry(number, "act", f"é{number}", 0, f"1:{number}")])
    await other.submit(WriteRequest(message={"x": 1}))
    assert [await heard.get() for _ in range(3)] == [
        (other.process_id, ["t1", 0, [[2, "1:2", "act", 0, "é2"]]]),
        (other.process_id, ["t1", 0, [[3, "1:3", "act", 0, "é3"]]]),
        (other.process_id, ["", {"x": 1}]),
    ]
    cluster.stop(SIGKILL)
    cluster.start()
    await missed.get()
    await other.submit(WriteRequest(message={"y": 1}))
    assert await heard.get() == (other.process_id, ["", {"y": 1}])
    assert heard.empty()
    await listener.close()


async def test_rolled_back_writes_are_not_published(database: str, opened: Opened) -> None:
    one, other = opened(), opened()
    await a_table(one)
    heard: asyncio.Queue[list[Any]] = asyncio.Queue()
    listener = NotifyListener(database, one.process_id, lambda who, item: heard.put_nowait(item), lambda: None)
    await listener.start()
    with pytest.raises(Conflict):
        await other.append("t1", [LogEntry(1, "act", "x", 0, "1:a")])
    await other.append("t1", [LogEntry(2, "act", "y", 0, "1:b")])
    assert (await heard.get())[2] == [[2, "1:b", "act", 0, "y"]]
    await listener.close()


def test_notices_hold_all_that_was_written_and_are_short_enough() -> None:
    rows = [("t1", n, f"1:{n}", "act", 0, "b1-c3") for n in range(1, 40)]
    requests = [
        WriteRequest(rows=rows[:1]),
        WriteRequest(rows=rows[1:], changed_table="t1"),
        WriteRequest(changed_table="t2"),
        WriteRequest(message={"hello": True}),
    ]
    (text,) = encode_notices("me", requests, LONGEST)
    assert orjson.loads(text) == [
        "me",
        ["", {"hello": True}],
        ["t1", 1, [list(row[1:]) for row in rows]],
        ["t2", 1, []],
    ]
    assert encode_notices("me", [], LONGEST) == []
    many = [WriteRequest(rows=[(f"t{n}", 1, None, "act", -1, "é" * 300)]) for n in range(100)]
    texts = encode_notices("me", many, LONGEST)
    assert len(texts) > 1
    assert all(len(text) < 8000 for text in texts)
    assert sorted(item[0] for text in texts for item in orjson.loads(text)[1:]) == sorted(f"t{n}" for n in range(100))
    (long,) = encode_notices("me", [WriteRequest(rows=[("t1", 1, None, "act", -1, "x" * 9000)])], LONGEST)
    assert orjson.loads(long) == ["me", ["t1", 0, None]]


def test_all_notices_are_handled_in_order_despite_a_failing_one(caplog: pytest.LogCaptureFixture) -> None:
    heard: list[tuple[str, Any]] = []

    def hear(who: str, item: list[Any]) -> None:
        heard.append((who, item))
        if item == ["bad"]:
            raise KeyError

    dispatch(b"no JSON", hear)
    dispatch('["them",["bad"],["good"]]', hear)
    assert heard == [("them", ["bad"]), ("them", ["good"])]
    assert "no notice" in caplog.text
    assert "could not be applied" in caplog.text


async def test_two_processes_that_start_together_both_note_that_they_run(opened: Opened) -> None:
    one, two = opened(), opened()
    with one.transaction() as connection:
        store_people.note_alive(connection, 1)
        other = asyncio.create_task(two.write(lambda connection: store_people.note_alive(connection, 2)))
        async with asyncio.timeout(PATIENCE):
            while not connection.execute(sa.text("SELECT 1 FROM pg_locks WHERE NOT granted")).first():
                await asyncio.sleep(0.01)
    await other
    assert one.read(lambda connection: connection.execute(sa.select(schema.heartbeats.c.at)).scalar_one()) == 2


async def test_a_lease_belongs_to_one_process_until_it_ends_or_releases_it(opened: Opened) -> None:
    store = opened()

    async def take(holder: str, seconds: float = 60.0) -> float:
        return await store.write(lambda connection: locks.take_lease(connection, "t1", holder, seconds))

    assert await take("one") == 0.0
    assert 50 < await take("other") <= 60
    assert await take("one") == 0.0
    assert await store.write(lambda c: locks.renew_leases(c, "one", ["t1", "t2"])) == ["t1"]
    assert await store.write(lambda c: locks.renew_leases(c, "other", ["t1"])) == []
    await store.write(lambda c: locks.release_leases(c, "other"))
    assert await take("other") > 0
    await store.write(lambda c: locks.release_leases(c, "one"))
    assert await take("other", -1.0) == 0.0  # and it has ended already
    assert await store.write(lambda c: locks.renew_leases(c, "other", ["t1"])) == []
    assert await take("one") == 0.0


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_pending_seeds_are_kept_up_to_a_limit(
    kind: str, tmp_path: Path, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_secrets, "MOST_PENDING_SEEDS", 2)
    store = opened(tmp_path if kind == "sqlite" else "")
    for at, token in enumerate(("a", "b", "c")):
        await store.write(lambda c, at=at, token=token: server_secrets.add_pending_seed(c, token, f"seed {token}", at))
    await store.write(lambda c: server_secrets.use_pending_seed(c, "c", "t1"))
    with store.reading() as connection:
        found = [server_secrets.pending_seed(connection, token) for token in "abc"]
    assert found == [("", ""), ("seed b", ""), ("seed c", "t1")]
