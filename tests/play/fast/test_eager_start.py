"""Coroutines that start eagerly: they resume when their futures are done, and their errors are reported."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from tumblestar.play.fast.eager_start import EagerStart, Work, start_eagerly, start_without_task

Start = Callable[[Coroutine[Any, Any, None]], Work | None]


@pytest.fixture(params=[start_eagerly, start_without_task])
def start(request: pytest.FixtureRequest) -> Start:
    """How this Python starts a coroutine, and how Python 3.11 does."""
    return request.param


async def both(start: Start, *works: Coroutine[Any, Any, None]) -> None:
    """Starts coroutines that have to wait, one after the other, and waits for their ends."""
    for rest in [start(work) for work in works]:
        assert rest
        await rest.wait()


def test_a_coroutine_starts_eagerly_and_resumes_when_its_future_is_done(start: Start) -> None:
    done: list[str] = []

    async def go() -> None:
        waited = asyncio.get_running_loop().create_future()

        async def work() -> None:
            done.append("begun")
            done.append(await waited)
            await asyncio.sleep(0.001)
            done.append("ended")

        async def short() -> None:
            done.append("short")

        assert start(short()) is None
        rest = start(work())
        assert rest
        assert done == ["short", "begun"]
        waited.set_result("told")
        assert done == ["short", "begun"]  # whoever has the result first goes on first
        await asyncio.gather(rest.wait(), rest.wait())
        await rest.wait()

    asyncio.run(go())
    assert done == ["short", "begun", "told", "ended"]


def test_a_coroutine_can_yield_to_others(start: Start) -> None:
    order: list[str] = []

    async def go() -> None:
        async def work(name: str) -> None:
            for i in range(2):
                order.append(f"{name}{i}")
                await asyncio.sleep(0)

        await both(start, work("a"), work("b"))

    asyncio.run(go())
    assert order == ["a0", "b0", "a1", "b1"]


def test_locks_and_tasks_can_be_waited_for(start: Start) -> None:
    order: list[str] = []

    async def go() -> None:
        lock = asyncio.Lock()

        async def work(name: str) -> None:
            async with lock:
                order.append(f"{name} in")
                await asyncio.create_task(asyncio.sleep(0.001))
                order.append(f"{name} out")

        await both(start, work("a"), work("b"))
        assert not lock.locked()

    asyncio.run(go())
    assert order == ["a in", "a out", "b in", "b out"]


def test_an_error_of_what_it_waits_for_is_raised_in_the_coroutine(start: Start) -> None:
    caught: list[BaseException] = []

    async def go() -> None:
        loop = asyncio.get_running_loop()
        failing, cancelled = loop.create_future(), loop.create_future()

        async def work() -> None:
            for waited in (failing, cancelled):
                try:
                    await waited
                except (OSError, asyncio.CancelledError) as error:
                    caught.append(error)

        rest = start(work())
        assert rest
        failing.set_exception(OSError("no disk"))
        cancelled.cancel()
        await rest.wait()

    asyncio.run(go())
    assert [type(error) for error in caught] == [OSError, asyncio.CancelledError]


def test_an_error_of_the_coroutine_itself_ends_it_and_is_reported() -> None:
    async def go() -> tuple[EagerStart, list[Any]]:
        loop, reported = asyncio.get_running_loop(), list[Any]()
        loop.set_exception_handler(lambda _, context: reported.append(context["exception"]))

        async def late() -> None:
            await asyncio.sleep(0)
            raise ValueError("late")

        async def early() -> None:
            raise ValueError("early")

        with pytest.raises(ValueError, match="early"):
            start_without_task(early())
        rest = start_without_task(late())
        assert rest
        await rest.wait()
        return rest, reported

    rest, reported = asyncio.run(go())
    assert rest.is_done
    assert [str(error) for error in reported] == ["late"]
