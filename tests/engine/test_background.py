"""Slow work in another process: answers, turns, fairness, cancelling, failures, and how the process ends."""

from __future__ import annotations

import asyncio
import itertools
import operator
import os
import signal
import sys
import threading
import time
from collections.abc import AsyncGenerator, AsyncIterator, Iterator
from itertools import takewhile
from math import inf

import pytest

from tests.cli.runner import python
from tests.patience import PATIENCE
from tumblestar.contract.errors import BadOption
from tumblestar.engine import background, background_process
from tumblestar.engine.background import Background, Ended
from tumblestar.engine.fair_queue import Asker, Full
from tumblestar.words import Phrase

pytestmark = pytest.mark.anyio


def count(last: float = inf) -> Iterator[int]:
    yield from takewhile(lambda number: number <= last, itertools.count(1))


def sleep_and_say(what: str, seconds: float, last: float = 5) -> Iterator[str]:
    for _ in count(last):
        time.sleep(seconds)
        yield what


def fail(phrase: Phrase | None = None) -> None:
    if phrase:
        raise BadOption(phrase)
    raise OddError(lambda: None)


def die() -> None:
    os._exit(3)


def talk() -> str:
    print("this is no message")  # noqa: T201
    return "said"


class OddError(Exception):
    """An exception that cannot be pickled."""


@pytest.fixture
async def process() -> AsyncIterator[Background]:
    process = Background()
    yield process
    process.close()


async def all_of(answers: AsyncGenerator[object]) -> list[object]:
    return [answer async for answer in answers]


async def test_a_job_answers_once_or_one_by_one_and_prints_where_it_disturbs_nothing(process: Background) -> None:
    assert await all_of(process.answers(count, 3)) == [1, 2, 3]
    assert await all_of(process.answers(operator.add, 2, 3, at_once=True)) == [5]
    assert await all_of(process.answers(talk)) == ["said"]
    assert await asyncio.to_thread(process.result, count, 4) == 4


async def test_jobs_take_turns_and_short_work_passes_long_work(process: Background) -> None:
    first, second = process.answers(count), process.answers(count)
    assert [await anext(first), await anext(second), await anext(first)] == [1, 1, 2]
    assert await all_of(process.answers(operator.add, 1, 1, at_once=True)) == [2]
    await first.aclose()
    await second.aclose()


def work_in_parts() -> str:
    for _ in range(10**9):
        background_process.let_short_work_pass()
        if os.environ.get("TUMBLESTAR_TEST_PASSED"):
            return "ended"
    return "never"


def end_work_in_parts() -> None:
    os.environ["TUMBLESTAR_TEST_PASSED"] = "1"


async def test_short_work_passes_between_the_parts_of_a_job_with_one_answer(process: Background) -> None:
    long = asyncio.ensure_future(all_of(process.answers(work_in_parts)))
    given_up = asyncio.ensure_future(all_of(process.answers(work_in_parts)))
    await asyncio.sleep(0)  # both ask
    given_up.cancel()
    assert await all_of(process.answers(operator.add, 2, 3, at_once=True)) == [5]
    assert not long.done()
    await all_of(process.answers(end_work_in_parts, at_once=True))
    assert await long == ["ended"]


ANN, BEN, EVE, EVA = Asker("home", "ann"), Asker("home", "ben"), Asker("den", "eve"), Asker("den", "eva")


async def test_who_asks_most_waits_longest(process: Background, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "MOST_OF_PERSON", 1)
    greedy = [process.answers(count, asker=EVE) for _ in range(3)]
    waiting = [asyncio.ensure_future(anext(answers)) for answers in greedy]
    assert await waiting[0] == 1
    assert await all_of(process.answers(count, 2, asker=ANN)) == [1, 2]
    for answers, following in zip(greedy, [*waiting[1:], None], strict=True):
        assert following is None or not following.done()
        await answers.aclose()  # a place is free again
        assert following is None or await following == 1


async def test_what_has_not_begun_can_be_cancelled_and_too_much_is_refused(
    process: Background, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(background, "MOST_OF_ADDRESS", 1)
    process._waiting.of_person = 1
    running = process.answers(count, asker=ANN)
    await anext(running)
    waits = asyncio.ensure_future(all_of(process.answers(count, 1, asker=BEN)))
    await asyncio.sleep(0)  # it asks
    with pytest.raises(Full) as full:
        await all_of(process.answers(count, 1, asker=BEN))
    assert full.value.seconds >= 1
    waits.cancel()
    await asyncio.wait([waits])
    waits = asyncio.ensure_future(all_of(process.answers(count, 2, asker=BEN)))
    await asyncio.sleep(0)
    assert not waits.done()
    await running.aclose()
    assert await waits == [1, 2]


async def test_what_gives_way_is_told_that_there_is_too_much(
    process: Background, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(background, "MOST_RUNNING", 0)
    monkeypatch.setattr(background, "MOST_ADDRESSES", 0)
    process._waiting.in_all = 3
    eves = [asyncio.ensure_future(all_of(process.answers(count, 1, asker=EVE))) for _ in range(3)]
    await asyncio.sleep(0)
    ann = asyncio.ensure_future(all_of(process.answers(count, 1, asker=ANN)))
    with pytest.raises(Full):
        await eves[2]
    monkeypatch.undo()
    process._waiting.in_all = 100
    process._cancel(process._submit(lambda _: None, (count, (1,)), BEN))  # places are looked for again
    assert [await waiting for waiting in (*eves[:2], ann)] == [[1]] * 3


async def test_long_jobs_of_four_addresses_keep_nobody_else_waiting(process: Background) -> None:
    """All usual places are taken, by made-up people and without end; another address is served, long and short."""
    busy = [process.answers(sleep_and_say, "", 0.01, inf, asker=Asker(f"den-{n % 4}", f"{n}")) for n in range(100)]
    asked = [asyncio.ensure_future(anext(answers)) for answers in busy]
    await asyncio.gather(*asked[: background.MOST_RUNNING])
    assert sum(task.done() for task in asked) == background.MOST_RUNNING
    assert await all_of(process.answers(operator.add, 2, 3, asker=ANN, at_once=True)) == [5]
    assert await all_of(process.answers(count, 5, asker=ANN)) == [1, 2, 3, 4, 5]
    for task in asked:
        task.cancel()


async def test_the_next_part_is_for_whoever_had_least_time(process: Background) -> None:
    order = list[object]()

    async def follow(asker: Asker) -> None:
        async for answer in process.answers(sleep_and_say, asker.person, 0.02, asker=asker):
            order.append(answer)

    async def lead() -> None:  # both of its people have had more than anybody at home
        await asyncio.gather(*(follow(asker) for asker in (EVE, EVE, EVA, EVA)))

    attack = asyncio.ensure_future(lead())
    while len(order) < 8:
        await asyncio.sleep(0.001)
    before = len(order)
    await asyncio.gather(follow(ANN), follow(BEN))
    home = [at for at, who in enumerate(order) if who in ("ann", "ben")]
    others_between = sum(who in ("eve", "eva") for who in order[before : home[5]])
    assert others_between <= 4  # what was under way, and what it takes until times are alike
    assert {order[home[0]], order[home[1]]} == {"ann", "ben"}  # in turns among themselves
    await attack


async def test_a_failure_comes_back_with_where_it_was_and_disturbs_nothing(process: Background) -> None:
    other = process.answers(count)
    await anext(other)
    with pytest.raises(BadOption) as caught:
        await all_of(process.answers(fail, Phrase("review-empty")))
    assert caught.value.phrase == Phrase("review-empty")
    with pytest.raises(RuntimeError) as odd:
        await all_of(process.answers(fail))
    assert "OddError" in odd.value.__notes__[0]
    assert await anext(other) == 2
    await other.aclose()


async def test_after_its_end_what_waits_is_done_by_another(
    process: Background, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(background, "MOST_OF_PERSON", 1)
    running = process.answers(count, asker=ANN)
    await anext(running)
    first = process.pid
    assert first
    waits = asyncio.ensure_future(all_of(process.answers(count, 2, asker=ANN)))
    await asyncio.sleep(0)
    os.kill(first, signal.SIGKILL)
    with pytest.raises(Ended):
        await all_of(running)
    assert await waits == [1, 2]
    assert process.pid not in (None, first)
    with pytest.raises(Ended):
        await all_of(process.answers(die))
    assert await all_of(process.answers(operator.add, 1, 2)) == [3]


async def test_it_ends_with_its_owner_and_when_it_cannot_be_started(
    process: Background, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = process.answers(count)
    await anext(running)
    pid = process.pid
    assert pid
    process.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    with pytest.raises(Ended):
        await all_of(running)
    monkeypatch.setattr(background.sys, "executable", "/nowhere/python")
    with pytest.raises(Ended):
        await all_of(process.answers(count, 1))


async def test_it_ends_when_idle(process: Background, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "IDLE", 0.01)
    assert await all_of(process.answers(operator.add, 1, 1)) == [2]
    thread = next(thread for thread in threading.enumerate() if thread.name == "background")
    await asyncio.to_thread(thread.join, PATIENCE)
    assert process.pid is None
    assert await all_of(process.answers(operator.add, 1, 1)) == [2]


@pytest.mark.skipif(sys.platform == "win32", reason="priorities are set otherwise on Windows")
async def test_it_has_its_priority(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "LOWEST", 19)
    process = Background()
    assert await all_of(process.answers(os.nice, 0)) == [min(os.nice(0) + 19, 19)]
    process.close()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="nothing forks on Windows")
async def test_a_forked_child_has_a_process_of_its_own() -> None:
    program = (
        "import operator, os\nfrom tumblestar.engine.background import Background\nback = Background(0)\n"
        "assert back.result(operator.add, 1, 1) == 2\npid = os.fork()\n"
        "assert back.result(operator.add, 1, 2) == 3\nback.close()\n"
        "if pid:\n    assert os.waitpid(pid, 0)[1] == 0\nelse:\n    os._exit(0)\n"
    )
    assert (await asyncio.to_thread(python, "-c", program)).returncode == 0
