"""Win shares by another process: for visitors in turn, only of what they look at now, and never more than it can do."""

import asyncio
import os
import signal
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterator
from types import SimpleNamespace

import pytest

from tests.patience import PATIENCE
from tumblestar import conformance
from tumblestar.engine import players
from tumblestar.engine.background import Background
from tumblestar.engine.fair_queue import NOBODY, Asker, Full
from tumblestar.games import GAMES
from tumblestar.insight import evaluations
from tumblestar.insight.evaluations import MOST_SLOTS_OF_PERSON, UNTIL, Evaluation, Evaluations
from tumblestar.play.fast.eager_start import start_without_task

pytestmark = pytest.mark.anyio

GAME = GAMES["shizzle"]
ANN, BEN = Asker("home", "ann"), Asker("home", "ben")
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
        self, work: Callable[..., object], *args: object, asker: Asker = NOBODY, at_once: bool = False
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
async def service(request: pytest.FixtureRequest) -> AsyncIterator[Evaluations]:
    """Evaluations by the bench, or by a process where a test has one."""
    fresh = Evaluations(request.getfixturevalue("process" if "process" in request.fixturenames else "bench"))
    yield fresh
    await fresh.close()


async def test_what_is_known_in_time_is_given_and_the_rest_goes_on(bench: Bench, service: Evaluations) -> None:
    bench.let(1)
    assert await service.values(ANN, GAME, ["a", "b"], 0.2) == {"a": WORTH}
    bench.let(1)
    assert await service.values(ANN, GAME, ["a", "b"], PATIENCE) == {"a": WORTH, "b": WORTH}
    assert await service.values(BEN, GAME, ["b"], PATIENCE) == {"b": WORTH}
    assert bench.done == ["a", "b"]


async def test_messages_wait_for_them_without_a_task_around(bench: Bench, service: Evaluations) -> None:
    """So the fast path handles messages before Python 3.12."""
    answers: list[dict[str, Evaluation]] = []

    async def handle() -> None:
        answers.append(await service.values(ANN, GAME, ["a", "b"], 0.2))
        answers.append(await service.values(ANN, GAME, ["a", "b"], PATIENCE))

    bench.let(1)
    work = start_without_task(handle())
    assert work
    while not answers:
        await asyncio.sleep(0)
    bench.let(1)
    await work.wait()
    assert answers == [{"a": WORTH}, {"a": WORTH, "b": WORTH}]


async def test_visitors_take_turns(bench: Bench, service: Evaluations) -> None:
    await service.values(ANN, GAME, ["a", "b", "c"], 0)
    await service.values(BEN, GAME, ["x", "y"], 0)
    bench.let(5)
    assert service._work
    await service._work
    assert bench.done.index("x") < bench.done.index("c")
    assert sorted(bench.done) == ["a", "b", "c", "x", "y"]


async def test_what_a_visitor_has_left_is_not_worked_out(bench: Bench, service: Evaluations) -> None:
    await service.values(ANN, GAME, ["a", "b", "c", "d"], 0.1)
    bench.let(100)
    await service.values(ANN, GAME, ["z"], PATIENCE)
    assert "d" not in bench.done
    assert bench.done[-1] == "z"


async def test_too_many_boards_of_one_person_are_refused(bench: Bench, service: Evaluations) -> None:
    for n in range(MOST_SLOTS_OF_PERSON + 1):  # one of them is being worked out
        await service.values(ANN, GAME, [f"{n}"], 0, slot=n)
        await asyncio.sleep(0)
    with pytest.raises(Full):
        await service.values(ANN, GAME, ["late"], 0, slot="late")
    await service.values(BEN, GAME, ["x"], 0)


async def test_sixty_sockets_with_hints_keep_nobody_else_waiting(bench: Bench, service: Evaluations) -> None:
    for n in range(58):
        await service.values(Asker("den", f"made-up-{n}"), GAME, [f"{n}-{k}" for k in range(20)], 0, slot="hints")
    bench.let(6)
    assert await service.values(ANN, GAME, ["a", "b"], PATIENCE) == {"a": WORTH, "b": WORTH}
    assert len(bench.done) <= 6  # every other one is hers


async def test_people_without_an_identity_do_not_drop_each_others_positions(bench: Bench, service: Evaluations) -> None:
    nobody = Asker("school")
    for n in range(30):
        await service.values(nobody, GAME, [f"{n}"], 0)
    bench.let(30)
    await service.values(nobody, GAME, ["29"], PATIENCE)
    assert len(bench.done) == 30


async def test_shares_before_the_evaluator_is_compiled_are_found_again_later(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, service: Evaluations
) -> None:
    bench.is_final = False
    bench.let(2)
    await service.values(ANN, GAME, ["a"], PATIENCE)
    await service.values(ANN, GAME, ["a"], PATIENCE)
    assert bench.done == ["a"]
    assert not (await service.values(ANN, GAME, ["a"], PATIENCE))["a"].is_final
    monkeypatch.setattr(evaluations.time, "monotonic", lambda: float("1e12"))
    await service.values(ANN, GAME, ["a"], PATIENCE)
    assert bench.done == ["a", "a"]


async def test_the_process_gives_what_the_evaluator_gives(process: Background, service: Evaluations) -> None:
    known = await service.values(ANN, GAME, [READY, OVER], PATIENCE)
    assert known[OVER][0] == (1.0, 0.0)
    assert GAME.evaluation.win_shares
    state = GAME.parse_state(READY)
    assert known[READY] == Evaluation(tuple(GAME.evaluation.win_shares(state)), GAME.review.evaluator(state))


async def test_a_process_that_has_ended_is_started_again(process: Background, service: Evaluations) -> None:
    assert OVER in await service.values(ANN, GAME, [OVER], PATIENCE)
    assert process.pid
    os.kill(process.pid, signal.SIGKILL)
    async with asyncio.timeout(PATIENCE):
        while READY not in await service.values(ANN, GAME, [READY], 1.0):
            pass


@pytest.mark.parametrize("compiled", [False, True])
def test_a_state_is_played_on_until_a_turn_by_the_same_luck(monkeypatch: pytest.MonkeyPatch, compiled: bool) -> None:
    twisty = GAMES["twisty"]
    monkeypatch.setattr("tumblestar.games.twisty.review.AHEAD", ("greedy", 4, 2))
    monkeypatch.setattr(players, "pool", lambda game: SimpleNamespace(is_compiled=compiled, is_ready=True))
    monkeypatch.setattr(evaluations, "evaluator_of", lambda game: lambda s: (twisty.turn(s)[0] / 1000, 0.5))
    s = next(s for s, _ in conformance.walk(twisty, 1) if twisty.turn(s)[0] == 4)
    line = twisty.state_text(s)
    found = [evaluations.value("twisty", f"{line}{UNTIL}{until}").ahead for until in (4, 7, 7, 1000)]
    if not compiled:
        assert found == [()] * 4
        return
    assert found[0] == ((0.004, 0.5),) * 2
    assert found[1] == found[2] == ((0.007, 0.5),) * 2
    assert {*found[3]} <= {(1.0, 0.0), (0.0, 1.0)}  # who won
