"""Workers are lent to one caller at a time, compiled ones as soon as they exist; bots have no memory."""

from __future__ import annotations

import os
import random
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from bench import start
from tests.marks import needs_numba, slow
from tests.patience import PATIENCE
from tumblestar import games
from tumblestar.bots import find_now, of, play_out, set_up
from tumblestar.engine import bot_workers, speed

TWISTY = games.find("twisty")


class Worker:
    def __init__(self, bound: speed.Bound) -> None:
        self.bound = bound


def bind(compiled: bool | None) -> speed.Bound:
    return speed.Bound(compiled=compiled is None)


def pool(warm: Any = lambda worker: None) -> bot_workers.WorkerPool[Worker]:
    return bot_workers.WorkerPool(Worker, bind, warm)


def test_concurrent_callers_have_different_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "is_fast", lambda: False)
    workers = pool()
    workers.wait()
    assert not workers.is_compiled
    with workers.borrow() as first, workers.borrow() as second:
        assert first is not second
        assert not first.bound.compiled
    with workers.borrow() as again:
        assert again in (first, second)


def test_a_compiled_worker_replaces_an_interpreted_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "is_fast", lambda: True)
    go_on, warmed = threading.Event(), list[Worker]()

    def warm(worker: Worker) -> None:
        go_on.wait(PATIENCE)
        warmed.append(worker)

    workers = pool(warm)
    with workers.borrow() as worker:
        assert not worker.bound.compiled
        assert not workers.is_compiled
        go_on.set()
        workers.wait()
        assert workers.is_compiled
    with workers.borrow() as other:
        assert other.bound.compiled
    with workers.borrow() as again:
        assert again is other
    assert [worker.bound.compiled for worker in warmed] == [True]


def test_what_cannot_be_compiled_is_said_to_who_waits_and_the_others_think_interpreted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(speed, "is_fast", lambda: True)

    def warm(worker: Worker) -> None:
        raise ZeroDivisionError

    workers = pool(warm)
    with pytest.raises(ZeroDivisionError):
        workers.wait()
    with workers.borrow() as worker:
        assert not worker.bound.compiled


def test_a_worker_with_an_error_is_not_used_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "is_fast", lambda: False)
    workers, spoiled = pool(), list[Worker]()

    def go_wrong() -> None:
        with workers.borrow() as worker:
            spoiled.append(worker)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        go_wrong()
    with workers.borrow() as worker:
        assert worker not in spoiled


def test_waiting_clients_get_a_retry_time() -> None:
    go_on, told = threading.Event(), list[float]()

    def progress(seconds: float) -> None:
        told.append(seconds)
        go_on.set()

    preparing = speed.Preparing(lambda: go_on.wait(30))
    assert preparing.wait(progress) is True
    assert preparing.is_ready
    assert told[0] >= 0.0


def test_waiting_for_a_bot_includes_what_a_state_needs() -> None:
    asked = list[Any]()

    class Preparation:
        is_ready = False

        def wait(self, progress: Any = None) -> None:
            asked.append("waited")

    bot = bot_workers.Bot[Any](lambda *_: (7, 8), lambda state: asked.append(state) or Preparation())
    ready = bot_workers.wait_for(bot)
    assert asked == [None, "waited"]
    assert ready(TWISTY, "state", random.Random(1)) == 7
    assert asked[2:] == ["state", "waited"]


def test_a_plan_is_played_as_it_is_and_a_chooser_is_called_for_every_action() -> None:
    asked = list[Any]()

    def plan(game: Any, s: Any, rng: Any, history: Any) -> list[int]:
        asked.append(len(history))
        first = game.legal(s)[0]
        after = game.after(s, first)
        return [first, game.legal(after)[0]] if game.actor(after) == game.actor(s) else [first]

    s = set_up(TWISTY, TWISTY.fresh(2), random.Random(1))
    play_out(TWISTY, s, [bot_workers.Bot(plan, remembers=True)] * 2, random.Random(1), most=50)
    assert asked == sorted(set(asked))
    assert asked[0] == 0
    assert asked[-1] < 50


@pytest.mark.parametrize("name", games.GAMES)
def test_bots_are_functions_of_state_and_random_numbers(name: str) -> None:
    """Asked again after something else, they do the same."""
    game = games.GAMES[name]
    rng = random.Random(5)
    s = set_up(game, game.fresh(2), rng)
    for _ in range(6):
        s = set_up(game, game.after(s, rng.choice(game.legal(s))), rng)
    other = game.after(s, game.legal(s)[0])
    for bot in (find_now(bot, game) for bot in of(game)[:3]):
        first = list(bot.plan(game, s, random.Random(1), ()))
        bot.plan(game, set_up(game, other, rng), random.Random(2), ())
        assert list(bot.plan(game, s, random.Random(1), ())) == first


def note(_: object) -> Path:
    return Path(os.environ["NOTE"])


def write_priority(path: Path) -> None:
    path.write_text(str(os.nice(0)) if sys.platform != "win32" else "low")


def fail(_: object) -> None:
    raise RuntimeError


def test_compiling_apart_is_done_once_and_at_low_priority(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NOTE", str(tmp_path / "note"))
    bot_workers.compile_apart(tmp_path, (write_priority, note))
    if sys.platform != "win32":
        assert (tmp_path / "note").read_text() == str(min(os.nice(0) + bot_workers.COMPILING, 19))
    (tmp_path / "note").unlink()
    bot_workers.compile_apart(tmp_path, (write_priority, note))
    assert not (tmp_path / "note").exists()


def test_what_fails_or_cannot_be_handed_over_is_left_to_the_caller(tmp_path: Path) -> None:
    bot_workers.compile_apart(tmp_path, (fail,))
    bot_workers.compile_apart(tmp_path, (lambda _: None,))
    assert not list(tmp_path.iterdir())
    bot_workers.compile_apart(None, (fail,))


@slow
@needs_numba
def test_this_process_only_reads_what_the_other_compiled() -> None:
    apart = start.COUNTED.replace("bot_workers.compile_apart", "unused")
    assert start.run_with_empty_cache(apart, "twinkle_twinkle").split() == ["0"]
