"""What pages and programs share of a table is kept as long as the table, and no longer."""

import asyncio
import gc
import weakref

import pytest

from tests.tables.conftest import ANN, BOB
from tumblestar.games import GAMES
from tumblestar.play import program_view
from tumblestar.play.page_updates import page_of, parts
from tumblestar.play.render_cache import CACHES
from tumblestar.play.viewer import Viewer
from tumblestar.storage.schema import SeatRow
from tumblestar.storage.store import Store
from tumblestar.tables.registry import TableRegistry, TableSpec

pytestmark = pytest.mark.anyio


async def test_what_is_cached_of_a_table_goes_with_it(store: Store) -> None:
    registry = TableRegistry(store)
    seats = SeatRow("person", "Ann", ANN), SeatRow("person", "Bob", BOB)
    table = await registry.make(ANN, TableSpec(GAMES["twisty"], seats, {"first": 1}))
    await table.act(ANN, "a", table.live, table.record.legal[0])
    await table.membership.chat.say(table, ANN, "b", "chat-hello")
    for viewer in (Viewer(table, ANN, "en"), Viewer(table, 3, "en")):
        page_of(viewer)
    lines = program_view.shared_lines(table, 0)
    assert (kept := len(CACHES.values()))
    assert program_view.shared_lines(table, 0) is lines
    reference = weakref.ref(table)
    await registry.erase(table.id)
    await registry.close()
    del table, viewer
    await asyncio.sleep(0)  # the call of the listeners is still due
    gc.collect()
    assert reference() is None
    assert len(CACHES.values()) < kept


async def test_the_chat_is_rendered_anew_when_its_version_changes(store: Store) -> None:
    seats = SeatRow("person", "Ann", ANN), SeatRow("person", "Bob", BOB)
    table = await TableRegistry(store).make(ANN, TableSpec(GAMES["twisty"], seats, {"first": 1}))
    for client, key in ("a", "chat-hello"), ("b", "chat-luck"):
        before = parts(page_of(Viewer(table, ANN, "en")))["part-chat"]
        await table.membership.chat.say(table, ANN, client, key)
        assert parts(page_of(Viewer(table, ANN, "en")))["part-chat"] != before
