"""Callbacks run in one batch: in order, once, and independent of each other's errors."""

import asyncio
import threading
from typing import Any

from tumblestar.play.fast.protocol import call_batched


def test_callbacks_run_in_order_at_the_end_of_the_iteration() -> None:
    order: list[str] = []

    async def go() -> None:
        loop = asyncio.get_running_loop()

        def first() -> None:
            call_batched(lambda: order.append("batched 1"))
            order.append("first")

        def second() -> None:
            call_batched(lambda: order.append("batched 2"))
            order.append("second")

        loop.call_soon(first)
        loop.call_soon(second)
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    asyncio.run(go())
    assert order == ["first", "second", "batched 1", "batched 2"]


def test_a_callback_that_is_batched_by_another_runs_after_it_and_once() -> None:
    order: list[str] = []

    async def go() -> None:
        def callback() -> None:
            order.append("callback")
            call_batched(lambda: order.append("after"))

        call_batched(callback)
        call_batched(lambda: order.append("other"))
        for _ in range(4):
            await asyncio.sleep(0)

    asyncio.run(go())
    assert order == ["callback", "other", "after"]


def test_one_that_fails_is_reported_and_the_others_run() -> None:
    order: list[str] = []

    async def go() -> list[Any]:
        told: list[Any] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: told.append(context["exception"]))
        call_batched(lambda: order.append("before"))
        call_batched(lambda: [].pop())
        call_batched(lambda: order.append("after"))
        await asyncio.sleep(0)
        return told

    assert [type(error) for error in asyncio.run(go())] == [IndexError]
    assert order == ["before", "after"]


def test_each_loop_has_its_own_batch_and_that_of_a_closed_loop_is_dropped() -> None:
    done: list[str] = []

    loop = asyncio.new_event_loop()
    loop.call_soon(call_batched, lambda: done.append("too late"))
    loop.call_soon(loop.stop)
    loop.run_forever()
    loop.close()

    async def go(name: str) -> None:
        call_batched(lambda: done.append(name))
        await asyncio.sleep(0)

    asyncio.run(go("here"))
    there = threading.Thread(target=asyncio.run, args=(go("there"),))
    there.start()
    there.join()
    assert done == ["here", "there"]
