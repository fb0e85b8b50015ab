"""Turns of bots are shared out between those who own the tables."""

import asyncio
import queue
import threading
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from tests.patience import PATIENCE
from tests.serving import Server
from tests.tables.conftest import seats
from tumblestar import bots
from tumblestar.engine.bot_workers import Bot, as_bot
from tumblestar.engine.fair_turns import ADDRESS
from tumblestar.games import GAMES
from tumblestar.storage.store import Store
from tumblestar.tables.registry import TableRegistry, TableSpec
from tumblestar.tables.table import Table

TWISTY = GAMES["twisty"]


class Thinker:
    """A bot whose every turn begins when the one before has ended, and ends when the test says so."""

    def __init__(self) -> None:
        self.begun = queue.SimpleQueue[int]()
        """The numbers of seats of the tables whose turns have begun."""
        self.gate = threading.Semaphore(0)

    def choose(self, game: Any, state: Any, rng: object) -> int:
        """Any action, once the test lets it go."""
        self.begun.put(state.seats)
        assert self.gate.acquire(timeout=PATIENCE)
        return game.legal(state)[0]

    async def next_table(self) -> int:
        return await asyncio.to_thread(self.begun.get, timeout=PATIENCE)


@pytest.fixture
def thinker(monkeypatch: pytest.MonkeyPatch) -> Thinker:
    """Stands for every level that thinks; there is one thread for them."""
    thinker, find = Thinker(), bots.find_now

    def find_now(name: str, game: Any) -> Bot[Any]:
        return find(name, game) if bots.is_quick(name, game) else as_bot(thinker.choose)

    monkeypatch.setattr(bots, "find_now", find_now)
    monkeypatch.setattr("tumblestar.tables.bots.THINKING", 1)
    return thinker


@pytest.fixture
async def registry(store: Store, thinker: Thinker) -> AsyncIterator[TableRegistry]:
    registry = TableRegistry(store, pace=0)
    yield registry
    await registry.bots.close()
    thinker.gate.release(1000)  # for the turn under way


async def table_of(registry: TableRegistry, owner: int, address: str, level: str, others: int = 1) -> Table:
    """A table at which a bot is to act against so many people; its number of seats tells it from others."""
    ADDRESS.set(address)
    spec = TableSpec(TWISTY, seats(level, *["Bob"] * others), {"first": 1}, chance="seed", seed="7")
    return await registry.make(owner, spec)


async def change_of(table: Table) -> None:
    """Returns when the bot has acted."""
    changed = asyncio.Event()
    table.updates.listeners.add(changed.set)
    async with asyncio.timeout(PATIENCE):
        while table.live == 60:  # the set-up
            changed.clear()
            await changed.wait()
    table.updates.listeners.discard(changed.set)


@pytest.mark.anyio
async def test_another_address_waits_for_no_more_than_the_turn_under_way(
    registry: TableRegistry, thinker: Thinker
) -> None:
    owners = [(await registry.store.get_or_create_person(f"identity {number}")).id for number in range(20)]
    for number in range(400):
        await table_of(registry, owners[number % 20], "203.0.113.1", "expert")
    assert await thinker.next_table() == 2
    mine = await table_of(registry, 1, "203.0.113.2", "expert", others=2)
    thinker.gate.release()
    assert await thinker.next_table() == 3
    thinker.gate.release()
    await change_of(mine)


@pytest.mark.anyio
async def test_another_owner_waits_for_no_more_than_the_turn_under_way_where_no_address_is_known(
    registry: TableRegistry, thinker: Thinker
) -> None:
    for _ in range(20):
        await table_of(registry, 1, "", "expert")
    assert await thinker.next_table() == 2
    await table_of(registry, 2, "", "expert", others=2)
    thinker.gate.release()
    assert await thinker.next_table() == 3


@pytest.mark.anyio
@pytest.mark.parametrize("level", ["random", "greedy", "beginner"])
async def test_levels_that_take_no_time_wait_for_none_that_thinks(
    registry: TableRegistry, thinker: Thinker, level: str
) -> None:
    for _ in range(3):
        await table_of(registry, 1, "203.0.113.1", "expert")
    assert await thinker.next_table() == 2
    await change_of(await table_of(registry, 1, "203.0.113.1", level))
    assert thinker.begun.empty()


@pytest.mark.anyio
async def test_tables_that_nobody_looks_at_come_last(registry: TableRegistry, thinker: Thinker) -> None:
    await table_of(registry, 1, "203.0.113.1", "expert")
    assert await thinker.next_table() == 2
    asked = await table_of(registry, 1, "203.0.113.1", "expert", others=3)
    await table_of(registry, 2, "203.0.113.2", "expert", others=2)
    await table_of(registry, 2, "203.0.113.2", "expert", others=2)
    assert registry.find(asked.id) is asked
    thinker.gate.release()
    assert await thinker.next_table() == 4
    thinker.gate.release()
    assert await thinker.next_table() == 3


@pytest.mark.anyio
async def test_a_table_with_a_connection_comes_before_those_without(registry: TableRegistry, thinker: Thinker) -> None:
    await table_of(registry, 1, "203.0.113.1", "expert")
    assert await thinker.next_table() == 2
    await table_of(registry, 2, "203.0.113.2", "expert", others=2)
    opened = await table_of(registry, 1, "203.0.113.1", "expert", others=3)
    opened.membership.presence_rules.connected(opened, 2, "page at another process")
    thinker.gate.release()
    assert await thinker.next_table() == 4


@pytest.mark.anyio
async def test_a_game_that_ended_while_it_waited_gets_no_turn(registry: TableRegistry, thinker: Thinker) -> None:
    await table_of(registry, 1, "203.0.113.1", "expert")
    assert await thinker.next_table() == 2
    ended = await table_of(registry, 2, "203.0.113.2", "expert", others=2)
    await table_of(registry, 2, "203.0.113.2", "expert", others=3)
    await ended.abandon(2, "a")
    thinker.gate.release()
    assert await thinker.next_table() == 4


def test_a_table_is_charged_to_the_address_from_which_its_owner_came_last(serving: Callable[..., Server]) -> None:
    server = serving(limits=True)
    browser = server.browser()
    browser._transport.client = ("203.0.113.7", 1)
    table = browser.new()
    found: Any = server.app.services.registry.find(table)
    assert found.origin == "203.0.113.7"
    browser._transport.client = ("2001:db8::1", 1)
    with browser.at(table):
        assert found.origin == "2001:db8::/64"
