"""The dice that rivals are expected to hang: those of their own best rolls, each as often as it would be hung."""

import math
import random
from itertools import product
from typing import Any

import pytest

from tests.games.twinkle.real import GAME
from tests.games.twinkle.small_net import WIDE, around, bound, decisions, layers, new_worker, some, values
from tumblestar.games.twinkle.bots.turn_search import MOST_RIVALS, NO_DIE, PLACE, SCENARIOS, VALUE
from tumblestar.games.twinkle.bots.value_net import MOST_FEATURES
from tumblestar.games.twinkle.parts import DICE, SIDES_OF
from tumblestar.games.twinkle.rules import CHOOSE, FREE, HANG, HELD, OUT, TAKE, is_finished

NET = layers()


def foreseen(s: Any, die: int) -> tuple[Any, list[list[int]]]:
    """A worker that has foreseen the rivals' dice once `die` is hung, and the dice of each scenario."""
    worker, before = new_worker(), values(GAME.copy(s))
    call = bound().call
    count = call.find_rivals_places(s, s.mover, NET, worker.work, worker.later)
    assert count == sum(seat != s.mover and not is_finished(s, seat) for seat in range(s.seats))
    call.foresee(s, die, count, worker.work, worker.later)
    assert values(s) == before
    return worker, [list(row) for row in worker.work.gone]


def best_of(s: Any, seat: int, gone: list[int]) -> Any:
    """A worker that has searched a turn of a seat, if it came now and some dice were gone."""
    worker, t = new_worker(), GAME.copy(s)
    bound().call.find_places(s, seat, NET, worker.work)
    for die in gone:
        t.where[die] = OUT
    t.held = 0
    bound().call.best_start(t, worker.work)
    return worker.work


def chances(table: Any, dice: list[int]) -> dict[int, float]:
    """How often each die of a roll is hung, over all its results; the first of equal ones."""
    found = dict.fromkeys([*dice, NO_DIE], 0.0)
    rolls = list(product(*(range(1, SIDES_OF[die] + 1) for die in dice)))
    for roll in rolls:
        fit = [(table[die][result][VALUE], -i) for i, (die, result) in enumerate(zip(dice, roll, strict=True))
               if table[die][result][PLACE] >= 0]  # fmt: skip
        found[dice[-max(fit)[1]] if fit else NO_DIE] += 1 / len(rolls)
    return found


@pytest.mark.parametrize("phase", [CHOOSE, HANG])
def test_one_rival_hangs_each_die_as_often_as_its_best_roll_does(phase: int) -> None:
    for s in some(2, 5, phase, 2):
        for die in random.Random(1).sample(around(s), 2):
            if phase == HANG and s.where[die] != HELD:
                die = s.hand[0]
            _, gone = foreseen(s, die)
            search = best_of(s, 1 - s.mover, [die])
            if search.dice[0] >= TAKE:
                assert gone == [[search.dice[0] - TAKE, NO_DIE, NO_DIE]] * SCENARIOS
                continue
            wanted = chances(search.table, [int(one) for one in search.dice])
            for one, chance in wanted.items():
                count = sum(row[0] == one for row in gone)
                assert abs(count / SCENARIOS - chance) < 1 / SCENARIOS
            assert {row[0] for row in gone} <= set(wanted)
            assert all(row[1:] == [NO_DIE] * (MOST_RIVALS - 1) for row in gone)


@pytest.mark.parametrize("seats", [3, 4])
def test_rivals_hang_different_dice_in_their_order(seats: int) -> None:
    s = some(seats, 7, CHOOSE, 1)[0]
    rivals = [(s.mover + step) % seats for step in range(1, seats)]
    rivals = [seat for seat in rivals if not is_finished(s, seat)]
    die = around(s)[0]
    _, gone = foreseen(s, die)
    for row in gone:
        hung = [one for one in row if one != NO_DIE]
        assert len({die, *hung}) == 1 + len(hung)
        for i, seat in enumerate(rivals):
            search = best_of(s, seat, [die, *(one for one in row[:i] if one != NO_DIE)])
            dice = [search.dice[0] - TAKE] if search.dice[0] >= TAKE else list(search.dice)
            assert row[i] in dice or row[i] == NO_DIE
    assert len(gone) == SCENARIOS


def test_a_lost_turn_leaves_all_dice_to_the_rivals() -> None:
    s = some(2, 6, CHOOSE, 1)[0]
    _, gone = foreseen(s, NO_DIE)
    search = best_of(s, 1 - s.mover, [])
    assert {row[0] for row in gone} <= {*map(int, search.dice), search.dice[0] - TAKE, NO_DIE}


@pytest.mark.parametrize("seed", range(3))
def test_the_chance_to_hang_is_that_of_all_rolls(seed: int) -> None:
    rng, worker = random.Random(seed), new_worker()
    table, order = worker.work.table, worker.work.order
    for die in range(DICE):
        for result in range(1, SIDES_OF[die] + 1):
            table[die][result][VALUE] = rng.randrange(4) / 4
            table[die][result][PLACE] = -1.0 if rng.random() < 0.4 else 1.0
        bound().call.rank_results(die, table, order)
    for _ in range(8):
        dice = rng.sample(range(DICE), 3)
        wanted = chances(table, dice)
        for i in range(3):
            assert bound().call.chance_to_hang(i, dice, table, order) == pytest.approx(wanted[dice[i]])
        drawn = [bound().call.hung_of_roll(dice, table, order, (i + 0.5) / 1000) for i in range(1000)]
        for die, chance in wanted.items():
            assert drawn.count(die) / 1000 == pytest.approx(chance, abs=2e-3)


def test_surroundings_are_the_mean_of_those_without_the_rivals_dice() -> None:
    s = next(s for s in decisions(2, 8) if s.phase == CHOOSE and s.held == 0 and s.turns > 6)
    die = next(one for one in around(s) if s.where[one] == FREE)
    worker, gone = foreseen(s, die)
    work, call = worker.work, bound().call
    call.prepare(s, s.mover, 1, NET, work)
    call.thin_surroundings(s, NET.rows, gone, work)
    wanted = [0.0] * WIDE
    for row in gone:
        t, seen = GAME.copy(s), [0] * MOST_FEATURES
        if row[0] != NO_DIE:
            t.where[row[0]] = OUT
        n = call.surroundings(t, s.mover, seen)
        for j in range(WIDE):
            wanted[j] += math.fsum(NET.rows[i][j] for i in seen[:n]) / SCENARIOS
    assert list(work.context) == pytest.approx(wanted, abs=1e-9)
