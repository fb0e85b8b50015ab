"""Work that is begun at once: it goes on when what it waits for is there, and its errors are heard of."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from tumblestar.server.fast_sockets.eager_start import Eager, begin


async def both(*works: Coroutine[Any, Any, None]) -> None:
    """Begins work that has to wait, one after the other, and sees it ended."""
    for rest in [begin(work) for work in works]:
        assert rest
        await rest.ended()


def test_work_is_begun_at_once_and_goes_on_when_what_it_waits_for_is_there() -> None:
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

        assert begin(short()) is None
        rest = begin(work())
        assert rest
        assert not rest.is_done
        assert done == ["short", "begun"]
        waited.set_result("told")
        assert done == ["short", "begun"]  # whoever has the result first goes on first
        await asyncio.gather(rest.ended(), rest.ended())
        assert rest.is_done
        await rest.ended()

    asyncio.run(go())
    assert done == ["short", "begun", "told", "ended"]


def test_work_lets_others_go_first_where_it_says_so() -> None:
    order: list[str] = []

    async def go() -> None:
        async def work(name: str) -> None:
            for i in range(2):
                order.append(f"{name}{i}")
                await asyncio.sleep(0)

        await both(work("a"), work("b"))

    asyncio.run(go())
    assert order == ["a0", "b0", "a1", "b1"]


def test_locks_and_tasks_can_be_waited_for() -> None:
    order: list[str] = []

    async def go() -> None:
        lock = asyncio.Lock()

        async def work(name: str) -> None:
            async with lock:
                order.append(f"{name} in")
                await asyncio.create_task(asyncio.sleep(0.001))
                order.append(f"{name} out")

        await both(work("a"), work("b"))
        assert not lock.locked()

    asyncio.run(go())
    assert order == ["a in", "a out", "b in", "b out"]


def test_what_goes_wrong_with_what_is_waited_for_is_the_works_to_deal_with() -> None:
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

        rest = begin(work())
        assert rest
        failing.set_exception(OSError("no disk"))
        cancelled.cancel()
        await rest.ended()

    asyncio.run(go())
    assert [type(error) for error in caught] == [OSError, asyncio.CancelledError]


def test_an_error_of_the_work_itself_ends_it_and_is_told() -> None:
    async def go() -> tuple[Eager, list[Any]]:
        loop, told = asyncio.get_running_loop(), list[Any]()
        loop.set_exception_handler(lambda _, context: told.append(context["exception"]))

        async def late() -> None:
            await asyncio.sleep(0)
            raise ValueError("late")

        async def early() -> None:
            raise ValueError("early")

        with pytest.raises(ValueError, match="early"):
            begin(early())
        rest = begin(late())
        assert rest
        await rest.ended()
        return rest, told

    rest, told = asyncio.run(go())
    assert rest.is_done
    assert [str(error) for error in told] == ["late"]
