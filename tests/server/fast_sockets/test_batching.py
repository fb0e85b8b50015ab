"""What is to be done soon: in order, in one go, and whatever becomes of one of it."""

import asyncio
import threading
from typing import Any

from tumblestar.server.fast_sockets.batching import soon


def test_deeds_are_done_in_order_after_what_is_in_hand() -> None:
    order: list[str] = []

    async def go() -> None:
        loop = asyncio.get_running_loop()

        def first() -> None:
            soon(lambda: order.append("soon 1"))
            order.append("first")

        def second() -> None:
            soon(lambda: order.append("soon 2"))
            order.append("second")

        loop.call_soon(first)
        loop.call_soon(second)
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    asyncio.run(go())
    assert order == ["first", "second", "soon 1", "soon 2"]


def test_what_a_deed_has_done_soon_comes_after_it_and_once() -> None:
    order: list[str] = []

    async def go() -> None:
        def deed() -> None:
            order.append("deed")
            soon(lambda: order.append("after"))

        soon(deed)
        soon(lambda: order.append("other"))
        for _ in range(4):
            await asyncio.sleep(0)

    asyncio.run(go())
    assert order == ["deed", "other", "after"]


def test_one_that_fails_is_told_and_the_others_are_done() -> None:
    order: list[str] = []

    async def go() -> list[Any]:
        told: list[Any] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: told.append(context["exception"]))
        soon(lambda: order.append("before"))
        soon(lambda: [].pop())
        soon(lambda: order.append("after"))
        await asyncio.sleep(0)
        return told

    assert [type(error) for error in asyncio.run(go())] == [IndexError]
    assert order == ["before", "after"]


def test_each_loop_has_its_own_and_what_a_closed_one_had_is_forgotten() -> None:
    done: list[str] = []

    loop = asyncio.new_event_loop()
    loop.call_soon(soon, lambda: done.append("too late"))
    loop.call_soon(loop.stop)
    loop.run_forever()
    loop.close()

    async def go(name: str) -> None:
        soon(lambda: done.append(name))
        await asyncio.sleep(0)

    asyncio.run(go("here"))
    there = threading.Thread(target=asyncio.run, args=(go("there"),))
    there.start()
    there.join()
    assert done == ["here", "there"]
