"""The rematch as the registry makes it: one for all who ask, with everybody on their own seat."""

import asyncio
from dataclasses import replace

import pytest

from tests.tables.conftest import ANN, BOB, EVE, refusal, reloaded, seats
from tumblestar.games import GAMES
from tumblestar.tables.registry import TableRegistry, TableSpec
from tumblestar.tables.rematch import rematch
from tumblestar.tables.table import Table

pytestmark = pytest.mark.anyio


async def test_two_who_ask_at_once_come_to_the_same_table(registry: TableRegistry, table: Table) -> None:
    await table.resign(ANN, "r", table.live)
    assert (await refusal(rematch(registry, table, EVE))).code == "seat"
    count = registry.count
    one, other = await asyncio.gather(rematch(registry, table, ANN), rematch(registry, table, BOB))
    assert one is other
    assert registry.count == count + 1
    assert not one.is_waiting
    assert one.owner == ANN
    assert [(place.holder, place.name) for place in one.seats] == [(ANN, "Ann"), (BOB, "Bob")]
    assert one.record.options == table.record.options | {"first": 2}
    assert one.record.chance == "sealed"


async def test_a_process_that_lost_the_race_finds_the_table(registry: TableRegistry, table: Table) -> None:
    await table.resign(ANN, "r", table.live)
    other = reloaded(table)  # as another process has it, which has not heard of the rematch
    one = await rematch(registry, table, ANN)
    assert await rematch(registry, other, BOB) is one
    assert (other.membership.rematch, one.is_waiting) == (one.id, False)


async def test_an_answer_outlives_a_restart(registry: TableRegistry, table: Table) -> None:
    made = await rematch(registry, table, BOB)
    assert (made.asked_seats, reloaded(made).asked_seats) == ([0], [0])
    assert not await reloaded(made).begin()
    await rematch(registry, table, ANN)
    assert reloaded(made).asked_seats == []
    assert not reloaded(made).is_waiting


async def test_bots_and_programs_agree(registry: TableRegistry) -> None:
    sitting = [*seats("Ann", "Bob", "greedy")]
    sitting[1] = replace(sitting[1], is_program=True)
    table = await registry.make(ANN, TableSpec(GAMES["twisty"], tuple(sitting)))
    assert not (await rematch(registry, table, ANN)).is_waiting
    alone = await registry.make(ANN, TableSpec(GAMES["twisty"], seats("Ann", "greedy")))
    assert not (await rematch(registry, alone, ANN)).is_waiting


async def test_all_seats_of_a_person_are_answered_for_at_once(registry: TableRegistry) -> None:
    table = await registry.make(ANN, TableSpec(GAMES["twisty"], seats("Bob", "Ann", "Bob"), {"first": 3}))
    made = await rematch(registry, table, ANN)
    assert made.asked_seats == [0, 2]
    assert made.record.options["first"] == 1
    await rematch(registry, made, BOB)  # from the new table
    assert not made.is_waiting


async def test_a_rematch_that_was_deleted_is_made_again(registry: TableRegistry, table: Table) -> None:
    made = await rematch(registry, table, ANN)
    await registry.delete(made, ANN)  # abandons it
    assert made.is_over
    assert await rematch(registry, table, BOB) is made  # which says that it is over
    assert not made.asked_seats
    await registry.delete(made, ANN)
    again = await rematch(registry, table, BOB)
    assert again is not made
    assert (again.id, again.asked_seats) == (made.id, [0])
    assert table.membership.rematch == again.id
