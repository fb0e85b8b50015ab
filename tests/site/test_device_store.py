"""The store of one device: what is answered is kept, and what could not be kept is kept with the next commit."""

import asyncio
from itertools import count
from pathlib import Path

import pytest

from tumblestar.games import GAMES
from tumblestar.site.in_browser import DeviceStore, Pages
from tumblestar.site.prerender import fresh_database
from tumblestar.storage import Conflict
from tumblestar.storage.schema import SeatRow
from tumblestar.storage.sqlite import FILE
from tumblestar.storage.store import Store
from tumblestar.tables.registry import TableRegistry, TableSpec

ME = "the-person-at-this-device"


class Browser:
    """Keeps pages as a browser does: those of a commit all or not at all. Each visit has a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.pages = Pages()
        self.has_room = True
        self.commits = 0
        self._folders = (folder / str(n) for n in count())

    def opens(self, fresh: bytes = b"") -> DeviceStore:
        return DeviceStore.begin(next(self._folders), {**self.pages}, fresh, self.keep)

    def knows(self, person: str) -> bool:
        """Whether a page that is opened now knows somebody."""
        store = self.opens()
        row = store.person(person)
        store.close()
        return row is not None

    async def keep(self, changed: Pages, length: int) -> bool:
        await asyncio.sleep(0)
        if self.has_room:
            self.pages = {i: page for i, page in (self.pages | changed).items() if i < length}
            self.commits += 1
        return self.has_room


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    return fresh_database(tmp_path_factory.mktemp("fresh"))


def test_what_is_answered_is_kept(tmp_path: Path, fresh: bytes) -> None:
    browser = Browser(tmp_path)

    async def play() -> tuple[str, int]:
        store = browser.opens(fresh)
        person = await store.get_or_create_person(ME)
        registry = TableRegistry(store, pace=0)
        seats = (SeatRow("person", "", person.id), SeatRow("person", "Ann", person.id))
        table = await registry.make(person.id, TableSpec(GAMES["shizzle"], seats))
        for n in range(6):
            action = table.game.legal(table.state)[0]
            await table.act(person.id, f"id-{n}", table.live, action)
            reopened = browser.opens()
            assert len(reopened.entries(table.id)) == table.live  # at the moment of the answer
            reopened.close()
        await registry.close()
        store.close()
        return table.id, table.live

    name, live = asyncio.run(play())

    async def look() -> None:
        store = browser.opens()
        table = TableRegistry(store).find(name)
        assert table
        assert table.live == live
        store.close()

    asyncio.run(look())


def test_what_found_no_room_is_kept_with_the_next_commit(tmp_path: Path, fresh: bytes) -> None:
    browser = Browser(tmp_path)

    async def run() -> None:
        store = browser.opens(fresh)
        await store.get_or_create_person(ME)
        browser.has_room = False
        await store.get_or_create_person("while-there-is-no-room")
        assert store.person("while-there-is-no-room")  # play goes on
        assert not browser.knows("while-there-is-no-room")
        browser.has_room = True
        await store.get_or_create_person("later")
        store.close()

    asyncio.run(run())
    assert browser.knows("while-there-is-no-room")
    assert browser.knows("later")


def test_requests_of_one_moment_share_a_commit_and_a_bad_one_fails_alone(tmp_path: Path, fresh: bytes) -> None:
    browser = Browser(tmp_path)

    async def run() -> list[object]:
        store = browser.opens(fresh)
        await store.get_or_create_person(ME)
        before = browser.commits

        def bad(connection: object) -> None:
            raise Conflict("no")

        results = await asyncio.gather(
            store.get_or_create_person("a"), store.write(bad), store.get_or_create_person("b"), return_exceptions=True
        )
        assert browser.commits == before + 1
        store.close()
        return list(results)

    first, wrong, last = asyncio.run(run())
    assert isinstance(wrong, Conflict)
    assert first != last
    assert browser.knows("a")
    assert browser.knows("b")


def test_the_fresh_database_is_one_of_this_version_in_one_file(tmp_path: Path, fresh: bytes) -> None:
    (tmp_path / FILE).write_bytes(fresh)
    store = Store.open(tmp_path)
    assert store.person(ME) is None
    store.close()
    assert fresh[18:20] == b"\x01\x01"  # no write-ahead log
