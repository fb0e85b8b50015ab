"""The store of the static site: SQLite in the worker's memory, whose changed pages the browser keeps after each commit.

A write is answered once the browser has what it wrote, as a server answers once it is on disk. Where the browser cannot
keep more, the page says so, play goes on, and the next commit tries again with all that is missing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Self

import sqlalchemy as sa
from sqlalchemy.event import listen

from tumblestar.storage.sqlite import FILE
from tumblestar.storage.store import Store
from tumblestar.storage.writer import Writer, WriterConnection, answer

PAGE = 4096
"""Bytes of a page, by which changes are found; SQLite's own by default."""
Pages = dict[int, bytes]
Keep = Callable[[Pages, int], Awaitable[bool]]
"""Keeps pages of a file that has so many pages; returns whether it could."""


class InlineWriter(Writer):
    """Writes requests on the event loop, since a browser's Python has no threads. `keep` is awaited before answers."""

    def __init__(self, connect: Callable[[], WriterConnection], keep: Callable[[], Awaitable[None]]) -> None:
        super().__init__(connect)
        self._keep = keep
        self._connection: WriterConnection | None = None
        self._task: asyncio.Task[None] | None = None

    def _begin(self, loop: asyncio.AbstractEventLoop | None) -> None:
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._work())

    async def _work(self) -> None:
        try:
            while requests := self._take():
                self._connection = self._write_all(self._connection, requests)
                await self._keep()
                answer(requests)
        finally:
            self._task = None

    def close(self) -> None:
        """Writes no more."""
        super().close()
        if self._connection:
            self._connection.close()


class DeviceStore(Store):
    """The store of one device."""

    def __init__(self, engine: sa.Engine, location: Path | str) -> None:
        super().__init__(engine, location)
        listen(engine, "connect", _keep_no_journal)
        self.kept = KeptFile(Path(location) / FILE)
        self.writer = InlineWriter(self._connect_writer, self.kept.keep)

    @classmethod
    def begin(cls, folder: Path, pages: Mapping[int, bytes], fresh: bytes, keep: Keep) -> Self:
        """Opens the database of kept pages, or where there are none, a fresh one. Raises StoreProblem."""
        folder.mkdir(parents=True, exist_ok=True)
        content = b"".join(pages[i] for i in range(len(pages))) if pages else fresh
        (folder / FILE).write_bytes(content)
        store = cls.open(folder)
        store.kept.begin(pages, keep)
        return store


def _keep_no_journal(connection: sa.engine.interfaces.DBAPIConnection, _record: object) -> None:
    """Has all of the database in its one file. What survives a crash is what the browser keeps, a commit at a time."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=MEMORY", "synchronous=OFF"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class KeptFile:
    """A file in memory, and the pages of it that are kept."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._pages = Pages()
        self._keep: Keep | None = None

    def begin(self, pages: Mapping[int, bytes], keep: Keep) -> None:
        """Sets what is kept already, and what keeps more."""
        self._pages, self._keep = dict(pages), keep

    async def keep(self) -> None:
        """Keeps the pages that have changed since the last time that they could be kept."""
        if self._keep is None:
            return
        content = self._file.read_bytes()
        count = -(-len(content) // PAGE)
        changed = Pages()
        for i in range(count):
            page = content[i * PAGE : (i + 1) * PAGE]
            if self._pages.get(i) != page:
                changed[i] = page
        is_shorter = count < len(self._pages)
        if (changed or is_shorter) and await self._keep(changed, count):
            self._pages = {i: page for i, page in (self._pages | changed).items() if i < count}
