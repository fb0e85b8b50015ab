"""A table as a stream: missed events first, then live ones, without gaps, repeats or queues."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bench.program_lines import check
from tests.api.conftest import Enter, code, new_token, revoke
from tests.serving import HOST
from tumblestar.api import stream
from tumblestar.app.app import make_app
from tumblestar.security.limits import SOCKETS_OF_PERSON
from tumblestar.storage.store import Store
from tumblestar.tables.table import Table

pytestmark = pytest.mark.anyio
Line = dict[str, Any]


class Served:
    """A server without sockets: requests are told to the app itself, and streams can be read as slowly as one likes."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.store = Store.open(folder)
        self.app = make_app(self.store, pace=0, **settings)
        self.count = 0

    async def close(self) -> None:
        await self.app.services.registry.close()
        self.store.close()

    async def call(self, token: str, path: str, **body: Any) -> Any:
        reader = Reader(0, json.dumps(body).encode() if body else b"")
        await self.app(self.scope(token, path, "POST" if body else "GET"), reader.asked.get, reader.parts.put)
        said = [reader.parts.get_nowait() for _ in range(reader.parts.qsize())]
        return json.loads(b"".join(message.get("body", b"") for message in said))

    def scope(self, token: str, path: str, method: str = "GET") -> dict[str, Any]:
        path, _, query = path.partition("?")
        headers = {"host": HOST, "authorization": f"Bearer {token}", "content-type": "application/json"}
        return {
            "type": "http",
            "method": method,
            "scheme": "http",
            "path": f"/api/v1/{path}",
            "raw_path": b"",
            "query_string": query.encode(),
            "headers": [(key.encode(), value.encode()) for key, value in headers.items()],
            "client": ("127.0.0.1", 1),
            "server": (HOST, 80),
            "app": self.app,
        }

    @asynccontextmanager
    async def reading(self, token: str, path: str) -> AsyncIterator["Reader"]:
        """A stream that is open as long as this lasts, of which one part may lie unread."""
        reader = Reader(1)
        reader.task = asyncio.create_task(self.app(self.scope(token, path), reader.asked.get, reader.parts.put))
        try:
            yield reader
        finally:
            reader.asked.put_nowait({"type": "http.disconnect"})
            await asyncio.wait_for(reader.task, 10)

    async def table(self) -> tuple[str, list[str]]:
        """A table of Shizzle and the tokens of Ann and Ben, who sit there; Ann is to act."""
        sitting = [await new_token(self.store, name) for name in ("Ann", "Ben")]
        body = {"id": "t", "game": "shizzle", "seats": ["me", "open"], "chance": "seed", "seed": "7"}
        answer = await self.call(sitting[0], "tables", options={"first": 1}, **body)
        await self.call(sitting[1], "join", link=answer["links"]["seats"][0]["link"])
        return answer["table"], sitting

    async def act(self, name: str, sitting: list[str]) -> int:
        """Whoever is to act does the last thing that is legal; gives the number reached."""
        now = await self.call(sitting[0], f"tables/{name}")
        self.count += 1
        body = {"id": f"a{self.count}", "seen": now["n"], "action": now["legal"][-1]["action"]}
        return (await self.call(sitting[now["actor"] - 1], f"tables/{name}/act", **body))["n"]


class Reader:
    task: asyncio.Task[None]

    def __init__(self, capacity: int, body: bytes = b"") -> None:
        self.parts = asyncio.Queue[dict[str, Any]](capacity)
        self.asked = asyncio.Queue[dict[str, Any]]()
        self.asked.put_nowait({"type": "http.request", "body": body})
        self.lines: list[Line] = []
        self.read: list[Line] = []

    async def until(self, kind: str, **wanted: Any) -> Line:
        """Reads as far as a line of a type."""
        while True:
            while self.lines:
                line = self.lines.pop(0)
                check(line)
                self.read.append(line)
                if line["type"] == kind and all(line.get(key) == value for key, value in wanted.items()):
                    return line
            part = await asyncio.wait_for(self.parts.get(), 10)
            self.lines += [json.loads(line) for line in part.get("body", b"").splitlines()]

    @property
    def numbers(self) -> list[int]:
        return [line["n"] for line in self.read if line["type"] == "entry"]


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Served]:
    served = Served(tmp_path, limits=False)
    yield served
    await served.close()


async def test_a_stream_tells_what_was_and_what_comes(served: Served) -> None:
    table, sitting = await served.table()
    await served.act(table, sitting)
    async with served.reading(sitting[1], f"tables/{table}/stream?from=0") as reader:
        now = await reader.until("now")
        assert next(line["type"] for line in reader.read) == "seats"
        assert reader.numbers == list(range(1, now["n"] + 1))
        assert now["you"] == [2]
        n = await served.act(table, sitting)
        after = await reader.until("now", n=n)
        assert after["n"] == n
        assert reader.numbers == list(range(1, n + 1))
        told = await served.call(sitting[1], f"tables/{table}")
        assert {key: after[key] for key in ("state", "actor", "legal", "n", "may_act")} == {
            key: told[key] for key in ("state", "actor", "legal", "n", "may_act")
        }
        await served.call(sitting[0], f"tables/{table}/say", id="hi", text="hello")
        assert (await reader.until("chat"))["message"]["text"] == "hello"


async def test_a_stream_begins_now_unless_asked_otherwise(served: Served) -> None:
    table, sitting = await served.table()
    n = await served.act(table, sitting)
    for path in ("", f"?from={n}", "?from=999999999"):
        async with served.reading(sitting[0], f"tables/{table}/stream{path}") as reader:
            assert (await reader.until("now"))["n"] == n
            assert reader.numbers == []


async def test_a_stream_that_comes_back_has_no_gap_and_nothing_twice(served: Served) -> None:
    table, sitting = await served.table()
    known, numbers = 0, list[int]()
    for _ in range(8):
        await served.act(table, sitting)
        await served.act(table, sitting)
        async with served.reading(sitting[0], f"tables/{table}/stream?from={known}") as reader:
            known = (await reader.until("now"))["n"]
            numbers += reader.numbers
    assert numbers == list(range(1, known + 1))


async def test_a_long_log_comes_in_parts_and_whole(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tumblestar.play.program_view.MAX_BATCH", 3)
    table, sitting = await served.table()
    for _ in range(20):
        n = await served.act(table, sitting)
    async with served.reading(sitting[0], f"tables/{table}/stream?from=0") as reader:
        assert (await reader.until("now"))["n"] == n
        assert reader.numbers == list(range(1, n + 1))
        assert sum(line["type"] == "now" for line in reader.read) == 1


async def test_a_stream_ends_with_the_game(served: Served) -> None:
    table, sitting = await served.table()
    async with served.reading(sitting[1], f"tables/{table}/stream") as reader:
        n = (await reader.until("now"))["n"]
        await served.call(sitting[0], f"tables/{table}/resign", id="r", seen=n)
        end = await reader.until("now", end="resigned 1")
        assert end["result"] == "0 1"
        assert (await reader.until("bye"))["why"] == "over"
        await asyncio.wait_for(asyncio.shield(reader.task), 10)
    async with served.reading(sitting[1], f"tables/{table}/stream?from=0") as reader:
        assert (await reader.until("bye"))["why"] == "over"
        assert reader.numbers[-1] == n + 1
        entry = [line for line in reader.read if line["type"] == "entry"][-1]
        shape = {"type": "entry", "actor": None, "text": "", "kept": None, "practice": False}
        assert entry == shape | {"n": n + 1, "kind": "resign", "seat": 1}


async def test_a_stream_ends_when_the_server_stops(served: Served) -> None:
    table, sitting = await served.table()
    async with served.reading(sitting[0], f"tables/{table}/stream") as reader:
        await reader.until("now")
        for end in tuple(served.app.services.streams):
            end()
        assert (await reader.until("bye"))["why"] == "restart"
    assert served.app.services.streams == set()


async def test_a_stream_ends_when_its_table_is_deleted_and_comes_back_when_it_is_read_anew(served: Served) -> None:
    table, sitting = await served.table()
    live: Table = served.app.services.registry.find(table)
    async with served.reading(sitting[1], f"tables/{table}/stream") as reader:
        await reader.until("now")
        served.app.services.registry._drop(live)
        assert (await reader.until("bye"))["why"] == "restart"
    live = served.app.services.registry.find(table)
    async with served.reading(sitting[1], f"tables/{table}/stream") as reader:
        await reader.until("now")
        await served.store.delete(table)
        live.updates.is_closed = True
        live.updates.publish()
        assert (await reader.until("bye"))["why"] == "gone"


async def test_a_quiet_stream_sends_keepalives_until_its_token_is_revoked(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stream, "HEARTBEAT", 0.01)
    table, sitting = await served.table()
    async with served.reading(sitting[0], f"tables/{table}/stream") as reader:
        n = (await reader.until("now"))["n"]
        assert (await reader.until("beat"))["n"] == n
        await revoke(served.store, "Ann")
        await new_token(served.store, "Eve")  # may get the number of the one that is gone
        assert (await reader.until("bye"))["why"] == "token"


async def test_a_slow_reader_gets_the_newest_and_nothing_is_queued(served: Served) -> None:
    table, sitting = await served.table()
    async with served.reading(sitting[0], f"tables/{table}/stream") as reader:
        await reader.until("now")
        for _ in range(30):
            n = await served.act(table, sitting)
        assert reader.parts.qsize() <= 1
        assert (await reader.until("now", n=n))["n"] == n
        told = [line for line in reader.read if line["type"] == "now"]
        assert len(told) < 10
        assert reader.numbers == list(range(reader.numbers[0], n + 1))


async def test_a_client_that_reads_nothing_is_disconnected(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stream, "SEND_TIMEOUT", 0.05)
    table, sitting = await served.table()
    async with served.reading(sitting[0], f"tables/{table}/stream") as reader:
        await asyncio.wait_for(asyncio.shield(reader.task), 10)
        assert served.app.services.streams == set()
        assert (await served.call(sitting[0], f"tables/{table}"))["status"] == "open"


async def test_connected_people_are_present(served: Served) -> None:
    table, sitting = await served.table()

    async def presence() -> str:
        return (await served.call(sitting[0], f"tables/{table}"))["seats"][1]["presence"]

    assert await presence() == "gone"
    async with served.reading(sitting[1], f"tables/{table}/stream") as reader:
        await reader.until("now")
        assert await presence() == "here"
    assert await presence() == "gone"


async def test_streams_of_one_token_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tumblestar.security.limits.SOCKETS_OF_PERSON", 2)
    assert SOCKETS_OF_PERSON > 2
    served = Served(tmp_path)
    try:
        table, sitting = await served.table()
        path = f"tables/{table}/stream"
        async with served.reading(sitting[0], path) as first, served.reading(sitting[0], path) as second:
            await first.until("now")
            await second.until("now")
            assert (await served.call(sitting[0], path))["code"] == "limit"
            async with served.reading(sitting[1], path) as other:
                await other.until("now")
        async with served.reading(sitting[0], path) as again:
            await again.until("now")
    finally:
        await served.close()


async def test_what_is_on_its_way_to_the_disk_is_not_told(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    table, sitting = await served.table()
    live: Table = served.app.services.registry.find(table)
    async with served.reading(sitting[1], f"tables/{table}/stream") as reader:
        before = await reader.until("now")
        async with live.lock:
            live.updates.publish()
            await asyncio.sleep(0)
            assert reader.parts.empty()
        await served.act(table, sitting)
        after = await reader.until("now")
        assert after["n"] > before["n"]


def test_an_invalid_number_is_refused_and_the_head_of_a_stream_has_no_body(enter: Enter) -> None:
    robo = enter()
    stream = f"tables/{robo.make('me', 'bot:greedy')['table']}/stream"
    for wrong in ("x", "-1", "1.5", "1" * 10, "²"):
        answer = robo.get(stream, params={"from": wrong})
        assert code(answer, 422) == "message"
        assert answer.json()["field"] == "from"
    assert robo.client.head(f"/api/v1/{stream}").content == b""
