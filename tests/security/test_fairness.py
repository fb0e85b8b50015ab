"""Concurrent requests start one by one, and a flood of them costs little."""

import asyncio
import time
from itertools import pairwise
from typing import Any

import pytest

from tests.patience import PATIENCE
from tests.serving import Browser
from tumblestar.engine.sharing import LongWork, in_parts
from tumblestar.record import Record
from tumblestar.security import middleware
from tumblestar.security.middleware import Fairness
from tumblestar.tables import registry
from tumblestar.web import pages


async def nothing(*_: Any) -> Any:
    return {}


def scope(number: int, address: str = "203.0.113.1", cookie: str = "") -> dict[str, Any]:
    """A request from an address, with an identity if it has a cookie."""
    headers = [(b"cookie", f"tumblestar={cookie}".encode())] if cookie else []
    return {"type": "http", "path": "/", "number": number, "client": (address, 1), "headers": headers}


def test_pages_asked_for_together_are_made_one_by_one_and_messages_do_not_wait() -> None:
    started: list[tuple[int, int]] = []
    ticks = 0

    async def app(scope: Any, receive: Any, send: Any) -> None:
        started.append((scope["number"], ticks))

    async def go() -> None:
        nonlocal ticks
        fair = Fairness(app)
        requests = [asyncio.create_task(fair(scope(n), nothing, nothing)) for n in range(6)]
        message = asyncio.create_task(fair({"type": "websocket", "number": -1}, nothing, nothing))
        await asyncio.sleep(0)
        assert [number for number, _ in started] == [0, -1]
        requests[2].cancel()  # who goes away holds nobody up
        while not all(task.done() for task in (*requests, message)):
            ticks += 1
            await asyncio.sleep(0)
        await fair(scope(6), nothing, nothing)

    asyncio.run(go())
    assert [number for number, _ in started] == [0, -1, 1, 3, 4, 5, 6]
    turns = [tick for number, tick in started if number in (0, 1, 3, 4, 5)]
    assert len(set(turns)) == 5


def test_a_flood_of_pages_keeps_other_addresses_and_people_waiting_for_one_page_each() -> None:
    started = list[int]()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        started.append(scope["number"])

    async def go() -> None:
        fair = Fairness(app)
        flood = [scope(n, "198.51.100.1", "eve" if n % 2 else f"made-up-{n}") for n in range(40)]
        late = [scope(100, "198.51.100.1", "ann"), scope(101), scope(102)]
        await asyncio.gather(*(fair(one, nothing, nothing) for one in (*flood, *late)))

    asyncio.run(go())
    assert len(started) == 43
    assert started.index(101) <= 2  # the first has begun before anybody else came
    assert started.index(102) <= 4
    assert started.index(100) <= 25  # the twenty made-up people of her address come first, and one page of Eve's


def test_waiting_pages_leave_half_of_the_time_to_others() -> None:
    started: list[float] = []

    async def slow(scope: Any, receive: Any, send: Any) -> None:
        started.append(time.monotonic())
        while time.monotonic() < started[-1] + 0.01:  # a page that takes this long to render
            pass

    async def go() -> None:
        fair = Fairness(slow)
        await asyncio.gather(*(fair(scope(n), nothing, nothing) for n in range(4)))

    asyncio.run(go())
    assert all(later - sooner > 0.018 for sooner, later in pairwise(started))


def test_a_refusal_is_rendered_once(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    first = browser.get("/", headers={"host": "evil.example", "accept-language": "fr"})
    monkeypatch.setattr(pages, "error_page", None)
    again = browser.get("/tables", headers={"host": "evil.example", "accept-language": "fr"})
    assert (again.status_code, again.text) == (421, first.text)


def test_a_file_is_read_in_parts(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """A long record takes seconds."""
    text = browser.get(f"/table/{browser.new(seat_2='person')}/record").text
    worked: list[object] = []

    async def noted(work: LongWork[Record]) -> Record:
        worked.append(work)
        return await in_parts(work)

    monkeypatch.setattr(registry, "in_parts", noted)
    answer = browser.post("/tables/open", files={"file": ("game.txt", text)})
    assert browser.get(answer.headers["location"]).status_code == 200
    assert len(worked) == 1


def test_light_requests_pause_for_what_is_ready_and_for_no_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    timers: list[float] = []
    monkeypatch.setattr(middleware, "LIGHT", PATIENCE)

    async def go() -> None:
        loop = asyncio.get_running_loop()
        later = loop.call_later
        monkeypatch.setattr(loop, "call_later", lambda delay, *do: (timers.append(delay), later(delay, *do))[1])
        fair = Fairness(nothing)
        await asyncio.gather(*(fair(scope(n), nothing, nothing) for n in range(50)))

    asyncio.run(go())
    assert timers == []
