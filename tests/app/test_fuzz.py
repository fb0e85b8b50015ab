"""A short run of `bench.server_fuzz`, and tests of its model."""

import asyncio
import json
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any, NoReturn

import pytest
import sqlalchemy as sa

from bench import server_fuzz
from bench.server_fuzz import HistoryChecker, Observations, Request
from tests.marks import slow
from tools.cluster import NoPostgres
from tumblestar.play.program_view import encode_lines, entry_of
from tumblestar.storage import schema
from tumblestar.storage.store import Store
from tumblestar.tables.registry import TableRegistry


@slow
def test_the_history_of_a_table_stays_consistent_with_misbehaving_clients(missing: Callable[[str], NoReturn]) -> None:
    happens = ("clicked", "dropped", "doubled", "delayed", "damaged", "to the other server")
    minimum = {"done": 11} | dict.fromkeys(happens, 1)
    try:
        result = server_fuzz.fuzz(5, seed=1, groups=3, is_durable=False, minimum=minimum)
    except NoPostgres:
        missing("PostgreSQL is not here")
    assert result["faults"] == []
    assert result["acknowledged"] > 10
    assert min(result[name] for name in happens) > 0


@pytest.fixture
def observations(database: str) -> tuple[str, Observations, list[int]]:
    """A few actions at a table, and what clients observed of them."""
    (name,), people = server_fuzz._fill(database, 1, ["ann", "bob", "cyd"])
    observations = Observations(name)

    async def play() -> None:
        store = Store.open(database)
        registry = TableRegistry(store)
        table = await registry.find_current(name)
        assert table
        for i in range(6):
            seat, seen, action = table.actor, table.live, table.record.legal[0]
            n = await table.act(people[seat], f"0-{i}", seen, action)
            request = Request(f"0-{i}", seat, "act", seen, action, {})
            request.answers.append((True, n, ""))
            observations.requests[request.name] = request
        await table.membership.chat.say(table, people[0], "0-9", "chat-hello")
        message = Request("0-9", 0, "say", table.live, None, {}, answers=[(True, table.live, "")])
        observations.requests["0-9"] = message
        observations.received.append(
            {entry.number: json.loads(encode_lines([entry_of(entry)])) for entry in store.entries(name)}
        )
        view = [table.live, table.game.state_text(table.state), [], {}]
        observations.shown |= {"a": view, "b": list(view)}
        await registry.bots.close()
        store.close()

    asyncio.run(play())
    return database, observations, people


def faults_of(database: str, observations: Observations, people: list[int]) -> list[str]:
    store = Store.open(database)
    try:
        return [fault.partition(":")[0] for fault in HistoryChecker(store, observations, people, Counter()).faults()]
    finally:
        store.close()


def change(database: str, *changes: Any) -> None:
    async def do() -> None:
        store = Store.open(database)
        for statement in changes:
            await store.write(lambda connection, statement=statement: connection.execute(statement))
        store.close()

    asyncio.run(do())


def test_the_model_finds_no_fault_in_a_consistent_history(observations: tuple[str, Observations, list[int]]) -> None:
    assert faults_of(*observations) == []


def test_the_model_sees_what_clients_received_wrongly(observations: tuple[str, Observations, list[int]]) -> None:
    database, base, people = observations
    first = base.requests["0-0"]
    last = base.requests["0-5"]
    cases: list[tuple[str, Observations]] = [
        ("received", replace(base, received=[base.received[0] | {1: base.received[0][2]}])),
        ("received", replace(base, received=[base.received[0] | {99: base.received[0][1]}])),
        ("stored", replace(base, requests={"x": replace(first, name="x")})),
        ("stored", replace(base, requests={"0-0": replace(first, answers=[(True, 3, "")])})),
        ("stored", replace(base, requests={"0-0": replace(first, seen=1)})),
        ("stored", replace(base, requests={"x": replace(base.requests["0-9"], name="x")})),
        ("refused", replace(base, requests={"0-0": replace(first, answers=[(False, 1, "stale")])})),
        ("refused", replace(base, requests={"x": replace(last, name="x", answers=[(False, last.seen, "stale")])})),
        ("refused", replace(base, requests={"x": replace(last, name="x", answers=[(False, last.seen, "rule")])})),
        ("agreement", replace(base, shown=base.shown | {"a": [0, "", [], {}]})),
        ("agreement", replace(base, shown=base.shown | {"b": [*base.shown["a"][:3], {"part-chat": "x"}]})),
    ]
    for word, case in cases:
        faults = faults_of(database, case, people)
        assert faults, case
        assert set(faults) == {word}


def test_the_model_finds_faults_in_a_damaged_history(observations: tuple[str, Observations, list[int]]) -> None:
    database, base, people = observations
    quiet = Observations(base.table)
    c = schema.entries.c
    own = c.table_id == base.table
    mine = sa.update(schema.entries)
    change(database, mine.where(own, c.number == 2).values(client=f"{people[2]}:0-1"))
    assert faults_of(database, quiet, people) == ["history"]  # somebody who does not sit there
    actors = [base.requests[f"0-{i}"].seat for i in range(6)]
    other = next(i for i in range(1, 6) if actors[i] != actors[i - 1]) + 1
    change(database, mine.where(own, c.number == other).values(client=None))
    assert faults_of(database, quiet, people) == ["history"]  # nobody, after what another has done
    assert faults_of(database, base, people)[0] == "history"  # and the model knows no more of the requests
    change(database, mine.where(own, c.number == 2).values(client=f"{people[1]}:0-1", payload="none"))
    assert faults_of(database, quiet, people) == ["history"]  # what is not legal
    change(database, sa.delete(schema.entries).where(own, c.number == 2))
    assert faults_of(database, quiet, people) == ["history"]  # a gap
