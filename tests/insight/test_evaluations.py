"""Win shares by another process: for visitors in turn, only of what they look at now, and never more than it can do."""

import asyncio
import os
import signal
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Hashable, Iterator

import pytest

from tests.patience import PATIENCE
from tumblestar.engine.background import Background
from tumblestar.games import GAMES
from tumblestar.insight import evaluations
from tumblestar.insight.evaluations import MOST_VISITORS, Busy, Evaluation, Evaluations
from tumblestar.play.fast.protocol import start_without_task

pytestmark = pytest.mark.anyio

GAME = GAMES["shizzle"]
OVER = "bank=0 scores=30,20 dice=Y6,G4,Y4,R4,O4,Y1 line=R4 phase=over"
WORTH = Evaluation((1.0,), None)
READY = "bank=20 scores=8,13 dice=Y6,G4,Y4,R4,O4,Y1 line=R4"


class Bench(Background):
    """A worker in this process, which notes what it works out, and goes on only when it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.done: list[str] = []
        self.gate = asyncio.Semaphore(0)
        self.is_final = True

    async def answers(
        self, work: Callable[..., object], *args: object, asker: Hashable = None, at_once: bool = False
    ) -> AsyncGenerator[object]:
        async with asyncio.timeout(PATIENCE):
            await self.gate.acquire()
        self.done.append(str(args[1]))
        yield WORTH._replace(is_final=self.is_final)

    def let(self, count: int) -> None:
        for _ in range(count):
            self.gate.release()


@pytest.fixture
def bench() -> Bench:
    return Bench()


@pytest.fixture
def process() -> Iterator[Background]:
    process = Background()
    yield process
    process.close()


@pytest.fixture
async def found(request: pytest.FixtureRequest) -> AsyncIterator[Evaluations]:
    """Evaluations by the bench, or by a process where a test has one."""
    found = Evaluations(request.getfixturevalue("process" if "process" in request.fixturenames else "bench"))
    yield found
    await found.close()


async def test_what_is_known_in_time_is_given_and_the_rest_goes_on(bench: Bench, found: Evaluations) -> None:
    bench.let(1)
    assert await found.values("ann", GAME, ["a", "b"], 0.2) == {"a": WORTH}
    bench.let(1)
    assert await found.values("ann", GAME, ["a", "b"], PATIENCE) == {"a": WORTH, "b": WORTH}
    assert await found.values("ben", GAME, ["b"], PATIENCE) == {"b": WORTH}
    assert bench.done == ["a", "b"]


async def test_messages_wait_for_them_without_a_task_around(bench: Bench, found: Evaluations) -> None:
    """So the fast path handles messages before Python 3.12."""
    given: list[dict[str, Evaluation]] = []

    async def handle() -> None:
        given.append(await found.values("ann", GAME, ["a", "b"], 0.2))
        given.append(await found.values("ann", GAME, ["a", "b"], PATIENCE))

    bench.let(1)
    work = start_without_task(handle())
    assert work
    while not given:
        await asyncio.sleep(0)
    bench.let(1)
    await work.wait()
    assert given == [{"a": WORTH}, {"a": WORTH, "b": WORTH}]


async def test_visitors_take_turns(bench: Bench, found: Evaluations) -> None:
    await found.values("ann", GAME, ["a", "b", "c"], 0)
    await found.values("ben", GAME, ["x", "y"], 0)
    bench.let(5)
    await found.values("cat", GAME, ["c", "y"], PATIENCE)
    assert bench.done.index("x") < bench.done.index("c")
    assert sorted(bench.done) == ["a", "b", "c", "x", "y"]


async def test_what_a_visitor_has_left_is_not_worked_out(bench: Bench, found: Evaluations) -> None:
    await found.values("ann", GAME, ["a", "b", "c", "d"], 0.1)
    bench.let(100)
    await found.values("ann", GAME, ["z"], PATIENCE)
    assert "d" not in bench.done
    assert bench.done[-1] == "z"


async def test_too_many_visitors_are_refused(bench: Bench, found: Evaluations) -> None:
    for n in range(MOST_VISITORS):
        await found.values(n, GAME, [f"{n}", f"{n} more"], 0)
    with pytest.raises(Busy):
        await found.values("late", GAME, ["late"], 0)


async def test_shares_before_the_evaluator_is_compiled_are_found_again_later(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, found: Evaluations
) -> None:
    bench.is_final = False
    bench.let(2)
    await found.values("ann", GAME, ["a"], PATIENCE)
    await found.values("ann", GAME, ["a"], PATIENCE)
    assert bench.done == ["a"]
    assert not (await found.values("ann", GAME, ["a"], PATIENCE))["a"].is_final
    monkeypatch.setattr(evaluations.time, "monotonic", lambda: float("1e12"))
    await found.values("ann", GAME, ["a"], PATIENCE)
    assert bench.done == ["a", "a"]


async def test_the_process_gives_what_the_evaluator_gives(process: Background, found: Evaluations) -> None:
    known = await found.values("ann", GAME, [READY, OVER], PATIENCE)
    assert known[OVER][0] == (1.0, 0.0)
    assert GAME.evaluation.win_shares
    state = GAME.parse_state(READY)
    assert known[READY] == Evaluation(tuple(GAME.evaluation.win_shares(state)), GAME.review.evaluator(state))


async def test_a_process_that_has_ended_is_started_again(process: Background, found: Evaluations) -> None:
    assert OVER in await found.values("ann", GAME, [OVER], PATIENCE)
    assert process.pid
    os.kill(process.pid, signal.SIGKILL)
    async with asyncio.timeout(PATIENCE):
        while READY not in await found.values("ann", GAME, [READY], 1.0):
            pass
