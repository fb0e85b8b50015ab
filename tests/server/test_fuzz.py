"""Clients that misbehave at two servers over the same data: a short run of `server_fuzz`, and what its model sees."""

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any, NoReturn

import pytest
import sqlalchemy as sa

from bench import server_fuzz
from bench.server_fuzz import Asked, Judge, Played
from tests.marks import rest_slow
from tools.cluster import NoPostgres
from tumblestar.server.storage import schema
from tumblestar.server.storage.store import Store
from tumblestar.server.tables.registry import TableRegistry


@pytest.mark.parametrize("is_in_folder", rest_slow([True, False]), ids=["folder", "postgres"])
def test_whatever_clients_do_the_history_of_a_table_is_one_line(
    is_in_folder: bool, missing: Callable[[str], NoReturn]
) -> None:
    happens = ("clicked", "dropped", "doubled", "delayed", "damaged", "to the other server")
    least = {"done": 11} | dict.fromkeys(happens, 1)
    try:
        found = server_fuzz.fuzz(5, seed=1, groups=3, is_in_folder=is_in_folder, is_durable=False, least=least)
    except NoPostgres:
        missing("PostgreSQL is not here")
    assert found["faults"] == []
    assert found["acknowledged"] > 10
    assert min(found[name] for name in happens) > 0


@pytest.fixture
def played(database: str) -> tuple[str, Played, list[int]]:
    """A few actions at a table, and all that was told of them."""
    (name,), people = server_fuzz._fill(database, 1, ["ann", "bob", "cyd"])
    played = Played(name)

    async def play() -> None:
        store = Store.open(database)
        registry = TableRegistry(store)
        table = await registry.find_current(name)
        assert table
        for i in range(6):
            seat, seen, action = table.actor, table.live, table.record.legal[0]
            n = await table.act(people[seat], f"0-{i}", seen, action)
            asked = Asked(f"0-{i}", seat, "act", seen, action, {})
            asked.answers.append((True, n, ""))
            played.asked[asked.name] = asked
        await table.membership.chat.say(people[0], "0-9", "chat-hello")
        said = Asked("0-9", 0, "say", table.live, None, {}, answers=[(True, table.live, "")])
        played.asked["0-9"] = said
        played.told.append({e.number: (e.kind, (e.actor or 0) + 1, {"text": e.payload}) for e in store.entries(name)})
        shown = [table.live, table.game.state_text(table.state), [], {}]
        played.shown |= {"a": shown, "b": list(shown)}
        await registry.bots.close()
        store.close()

    asyncio.run(play())
    return database, played, people


def judged(database: str, played: Played, people: list[int]) -> list[str]:
    store = Store.open(database)
    try:
        return [fault.partition(":")[0] for fault in Judge(store, played, people, Counter()).faults()]
    finally:
        store.close()


def change(database: str, *changes: Any) -> None:
    async def do() -> None:
        store = Store.open(database)
        for one in changes:
            await store.write(lambda connection, one=one: connection.execute(one))
        store.close()

    asyncio.run(do())


def test_the_model_finds_nothing_where_all_is_well(played: tuple[str, Played, list[int]]) -> None:
    assert judged(*played) == []


def test_the_model_sees_what_clients_were_told_wrongly(played: tuple[str, Played, list[int]]) -> None:
    database, one, people = played
    first = one.asked["0-0"]
    last = one.asked["0-5"]
    cases: list[tuple[str, Played]] = [
        ("told", replace(one, told=[one.told[0] | {1: ("act", 1, {"text": "none"})}])),
        ("told", replace(one, told=[one.told[0] | {99: ("act", 1, {"text": "none"})}])),
        ("kept", replace(one, asked={"x": replace(first, name="x")})),
        ("kept", replace(one, asked={"0-0": replace(first, answers=[(True, 3, "")])})),
        ("kept", replace(one, asked={"0-0": replace(first, seen=1)})),
        ("kept", replace(one, asked={"x": replace(one.asked["0-9"], name="x")})),
        ("refused", replace(one, asked={"0-0": replace(first, answers=[(False, 1, "stale")])})),
        ("refused", replace(one, asked={"x": replace(last, name="x", answers=[(False, last.seen, "stale")])})),
        ("refused", replace(one, asked={"x": replace(last, name="x", answers=[(False, last.seen, "rule")])})),
        ("agree", replace(one, shown=one.shown | {"a": [0, "", [], {}]})),
        ("agree", replace(one, shown=one.shown | {"b": [*one.shown["a"][:3], {"part-chat": "x"}]})),
    ]
    for word, case in cases:
        found = judged(database, case, people)
        assert found, case
        assert set(found) == {word}


def test_the_model_sees_a_history_that_is_none(played: tuple[str, Played, list[int]]) -> None:
    database, one, people = played
    quiet = Played(one.table)
    c = schema.entries.c
    own = c.table_id == one.table
    mine = sa.update(schema.entries)
    change(database, mine.where(own, c.number == 2).values(client=f"{people[2]}:0-1"))
    assert judged(database, quiet, people) == ["line"]  # somebody who does not sit there
    change(database, mine.where(own, c.number == 2).values(client=f"{people[1]}:0-1", payload="none"))
    assert judged(database, quiet, people) == ["line"]  # what is not legal
    change(database, sa.delete(schema.entries).where(own, c.number == 2))
    assert judged(database, quiet, people) == ["line"]  # a gap
