"""A registry without a server, and a table where Ann and Bob play."""

from collections.abc import Awaitable

import pytest

from tumblestar.games import GAMES
from tumblestar.record import Refused
from tumblestar.storage.schema import SeatRow
from tumblestar.storage.store import Store
from tumblestar.tables.registry import TableRegistry, TableSpec
from tumblestar.tables.table import Table

ANN, BOB, EVE = 1, 2, 3


@pytest.fixture
async def store(store: Store) -> Store:
    for name in ("bob", "eve"):
        await store.get_or_create_person(name)
    return store


@pytest.fixture
def registry(store: Store) -> TableRegistry:
    class Still(TableRegistry):
        """Bots that do not move by themselves, as there is no loop here."""

        def __init__(self) -> None:
            super().__init__(store)
            self.bots.wake = lambda table: None  # type: ignore[method-assign]

    return Still()


def seats(*names: str) -> tuple[SeatRow, ...]:
    """Ann's and Bob's seats by their names, bots by theirs; an empty name is a free seat."""
    holders = {"Ann": ANN, "Bob": BOB, "": 0}
    return tuple(SeatRow("person", name, holders[name]) if name in holders else SeatRow("bot", name) for name in names)


@pytest.fixture
async def table(registry: TableRegistry) -> Table:
    """Ann and Bob play, Ann first, from a known seed."""
    spec = TableSpec(GAMES["twisty"], seats("Ann", "Bob"), {"first": 1}, chance="seed", seed="7")
    return await registry.make(ANN, spec)


async def refusal(do: Awaitable[object]) -> Refused:
    with pytest.raises(Refused) as caught:
        await do
    return caught.value


def reloaded(table: Table) -> Table:
    """The table as the store has it."""
    saved = table.store.table(table.id)
    assert saved
    return Table.load(table.store, saved)
