"""Twinkle's expected gain of a turn is exact, and the greedy bot takes the best."""

import random
from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

import pytest

from tests.games.picture_checks import decisions
from tumblestar.engine import players, speed
from tumblestar.engine.bot_workers import WorkerPool
from tumblestar.games import find
from tumblestar.games.twinkle import evaluation
from tumblestar.games.twinkle.advice import advice
from tumblestar.games.twinkle.parts import DICE, SIDES_OF
from tumblestar.games.twinkle.rules import CHOOSE, DISCARD, FREE, HANG, HELD, ROLL, TAKE, is_finished

GAME = find("twinkle")
NAMES = ["Ann", "Ben", "Cat", "Dan"]


@pytest.fixture(scope="module", autouse=True)
def worker() -> Iterator[players.PlayerWorker]:
    """The worker that is asked, interpreted."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(speed, "is_fast", lambda: False)
        pool = WorkerPool(players.PlayerWorker, lambda _: players.bind(GAME, False), lambda _: None)
        patch.setattr(evaluation, "greedy_pool", lambda _: pool)
        with pool.borrow() as worker:
            pass
        yield worker


def choices(seed: int, **options: int) -> list[Any]:
    """States of a random game in which a seat chooses, of every phase."""
    return decisions(GAME, seed, GAME.seats[seed % 4], **options)


def best_gain(s: Any, die: int, result: int) -> int | None:
    """The most points that hanging a die brings, by the rules themselves; None where it fits nowhere."""
    after = GAME.copy(s)
    for other in range(DICE):
        if after.where[other] == HELD:
            after.where[other], after.shown[other] = FREE, after.shown[other]
    after.hand[:], after.held, after.phase = [die, -1, -1], 1, HANG
    after.where[die], after.shown[die] = HELD, result
    before = GAME.points(s, s.mover)
    gains: list[int] = []
    for action in GAME.legal(after):
        hung = GAME.copy(after)
        GAME.rules.attach(hung, s.mover, die, (action - GAME.rules.HANGING) % 32)
        gains.append(GAME.points(hung, s.mover) - before)
    return max(gains, default=None)


def expected(s: Any, dice: tuple[int, ...]) -> tuple[float, float]:
    """The chance to hang one of these dice, and the expected gain, over every roll of them."""
    gains = {(die, r): best_gain(s, die, r) for die in dice for r in range(1, SIDES_OF[die] + 1)}
    fits = total = count = 0
    for roll in product(*(range(1, SIDES_OF[die] + 1) for die in dice)):
        here = [gain for die, r in zip(dice, roll, strict=True) if (gain := gains[die, r]) is not None]
        fits += bool(here)
        total += max(here, default=0)
        count += 1
    return fits / count, total / count


@pytest.mark.parametrize("seed", range(6))
def test_a_roll_is_valued_at_its_mean_gain(seed: int) -> None:
    rng = random.Random(seed)
    for s in rng.sample([s for s in choices(seed, level=seed % 4) if s.phase == CHOOSE and not s.held], 3):
        free = [die for die in range(DICE) if s.where[die] == FREE]
        for size in (1, 2, 3):
            dice = tuple(sorted(rng.sample(free, min(size, len(free)))))
            assert evaluation.expected(s, dice) == pytest.approx(expected(s, dice), abs=1e-9), GAME.state_text(s)


@pytest.mark.parametrize("seed", range(4))
def test_the_best_roll_is_the_best_of_all(seed: int) -> None:
    rng = random.Random(seed)
    for s in rng.sample([s for s in choices(seed + 10) if s.phase == CHOOSE], 4):
        found = evaluation.best_roll(s)
        held = {die for die in range(DICE) if s.where[die] == HELD}
        free = [die for die in range(DICE) if s.where[die] in (FREE, HELD)]
        ways = [dice for dice in combinations(free, min(3, len(free))) if held <= set(dice)]
        sampled = rng.sample(ways, min(60, len(ways)))
        assert found.dice in ways
        assert found.gain == pytest.approx(evaluation.expected(s, found.dice)[1], abs=1e-9)
        assert max(evaluation.expected(s, dice)[1] for dice in sampled) <= found.gain + 1e-9
        for die, gain in found.takes.items():
            assert TAKE + die in GAME.legal(s)
            assert gain == best_gain(s, die, s.shown[die])


@pytest.mark.parametrize("seed", range(5))
def test_evaluating_changes_nothing(worker: players.PlayerWorker, seed: int) -> None:
    for s in choices(seed)[::7]:
        before = GAME.state_text(s)
        if s.phase == CHOOSE:
            evaluation.best_roll(s)
            evaluation.expected(s, tuple(die for die in range(DICE) if s.where[die] in (FREE, HELD))[:3])
        advice(s, NAMES, True)
        worker.plan("greedy", s, 1)
        worker.plan("beginner", s, 1)
        assert GAME.state_text(s) == before


def best_choices(s: Any) -> set[tuple[int, ...]]:
    """All that brings most points in this turn: a d8 or dice to roll, a place, or the die that is missed least."""
    legal = GAME.legal(s)
    if s.phase == HANG:
        totals = {action: GAME.points(evaluation.after_hanging(s, action), s.mover) for action in legal}
        return {(action,) for action in legal if totals[action] == max(totals.values())}
    if s.phase == DISCARD:
        gains = {die: 0.0 if is_finished(s, 0) else round(expected(s, (die,))[1], 9) for die in legal}
        return {(die,) for die in legal if gains[die] == min(gains.values())}
    roll = evaluation.best_roll(s)
    most = max(roll.takes.values(), default=-1)
    if most > roll.gain:
        return {(TAKE + die,) for die, gain in roll.takes.items() if gain == most}
    return {(*(die for die in roll.dice if s.where[die] == FREE), ROLL)}


def test_greedy_does_what_brings_most(worker: players.PlayerWorker) -> None:
    phases, several = set[int](), set[int]()
    for seed in range(8):
        for s in choices(seed, level=3)[::5]:
            best = best_choices(s)
            tries = 1 if len(best) == 1 else 12 * len(best)
            assert {tuple(worker.plan("greedy", s, n * 987654321987)) for n in range(1, tries + 1)} == best
            phases.add(s.phase)
            several |= {s.phase} if len(best) > 1 else set()
    assert phases == {CHOOSE, HANG, DISCARD}
    assert {CHOOSE, HANG} <= several


def test_advice_begins_with_what_brings_most() -> None:
    for seed in range(8):
        for s in choices(seed, level=3)[::5]:
            table = advice(s, NAMES, True)
            if s.phase == DISCARD:
                assert table is None
                continue
            assert table is not None
            assert table.columns[0].key == ("advice-cards" if s.phase == HANG else "advice-fits")
            most = {way.actions for way in table.rows if way.cells[1] == table.rows[0].cells[1]}
            assert best_choices(s) <= most


def test_what_is_in_the_hand_is_told_before_it_is_rolled() -> None:
    s = GAME.parse_state("seats=2 colours=RYBG centre=R8=1,Y8=5,B8=3,G8=7 hand=R4,B12")
    found = advice(s, NAMES, False)
    assert found is not None
    assert [way.actions for way in found.rows] == [()]  # a third die must be picked first
    assert [cell.args for cell in found.rows[0].cells] == [{"share": 1.0}]
    ready = GAME.after(s, GAME.parse(s, "G6"))
    found = advice(ready, NAMES, False)
    assert found is not None
    assert [way.actions for way in found.rows] == [(ROLL,)]
    assert advice(GAME.fresh(2), NAMES, True) is None
