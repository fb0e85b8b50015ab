"""Twinkle's turn search is exact: it agrees with trying every place, die and roll."""

import math
import random
from collections.abc import Callable, Iterator
from itertools import combinations, product
from typing import Any

import pytest

from tests.games.twinkle.real import GAME
from tests.games.twinkle.small_net import (
    SEATS,
    Slow,
    around,
    bound,
    decisions,
    hung,
    layers,
    new_worker,
    places,
    some,
    values,
)
from tests.marks import examples, rest_slow, slow
from tumblestar.games.twinkle.bots.turn_search import (
    GRID,
    LEAST_VARIANCE,
    LOWEST,
    MEAN,
    MOST_RANKED,
    NO_DIE,
    PLACE,
    STEPS,
    VALUE,
    VARIANCE,
)
from tumblestar.games.twinkle.parts import D8, DICE, PLACES, SIDES_OF, STAR_A, STAR_B
from tumblestar.games.twinkle.rules import CHOOSE, DISCARD, FREE, HAND, HANG, HANGING, HELD, TAKE

NET = layers()
ALONE = "seats=1 colours=RYBG centre=R8=1,Y8=2,B8=3,G8=4"


def searched(s: Any, seat: int) -> Any:
    """A worker in which a seat's turn has been searched."""
    worker = new_worker()
    bound().call.find_places(s, seat, NET, worker.work)
    return worker


def best_by_trying(s: Any, slow: Slow, die: int, result: int) -> dict[int, tuple[float, float, float]]:
    """What every place comes to, by judging each."""
    return {place: slow.evaluate(hung(s, slow.seat, die, result, place)) for place in places(s, slow.seat, result)}


def check_place(here: Any, tried: dict[int, tuple[float, float, float]], alone: bool) -> None:
    if not tried:
        assert here[PLACE] == -1
        return
    assert here[VALUE] == pytest.approx(max(value for value, _, _ in tried.values()), abs=1e-9)
    found = tried[int(here[PLACE])]
    assert found[VALUE] == pytest.approx(here[VALUE], abs=1e-9)
    if not alone:
        assert tuple(here[MEAN:PLACE]) == pytest.approx(found[MEAN:PLACE], abs=1e-9)


@pytest.mark.parametrize("seats", rest_slow(SEATS, 2))
def test_the_best_place_is_the_best_of_all(seats: int) -> None:
    rng = random.Random(seats)
    nowhere = tried = 0
    late = [[s for s in decisions(seats, seed) if s.phase == CHOOSE][-1 - seed] for seed in range(4)]
    for s in [*some(seats, 1, CHOOSE, 3), *late]:
        seat = s.mover
        table, slow = searched(s, seat).work.table, Slow(s, seat, NET)
        lost = slow.evaluate(s)
        for die in rng.sample(around(s), min(5, len(around(s)))):
            assert table[die][0][VALUE] == pytest.approx(lost[VALUE], abs=1e-9)
            assert table[die][0][PLACE] == -1
            for result in range(1, SIDES_OF[die] + 1, 2):
                check_place(table[die][result], best_by_trying(s, slow, die, result), seats == 1)
                nowhere += table[die][result][PLACE] == -1
                tried += 1
    assert tried > 60
    assert 0 < nowhere < tried


def test_a_star_that_is_empty_beside_one_that_is_not_has_room() -> None:
    for tree in ("R12=8@A", "R12=8@B", "R12=8@B,R10=5@B", ""):
        s = GAME.parse_state(f"{ALONE} {'tree1=' + tree if tree else ''}".strip())
        table, slow = searched(s, 0).work.table, Slow(s, 0, NET)
        for die in (1, 9, 12):
            for result in (1, 3):
                check_place(table[die][result], best_by_trying(s, slow, die, result), True)
        room_for = {place for place in range(PLACES) if bound().call.has_room(s, 0, place, 3)}
        assert room_for == set(places(s, 0, 3)) - ({STAR_B} if not tree else set())  # two empty stars are alike


@pytest.mark.parametrize("seats", rest_slow(SEATS, 2))
def test_results_are_ranked_and_those_that_hang_nowhere_left_out(seats: int) -> None:
    for s in some(seats, 1, CHOOSE, 3):
        work = searched(s, s.mover).work
        for die in around(s):
            ranks = work.order[die]
            ranked = [int(result) for result in ranks[: list(ranks).index(0)]]
            values = [work.table[die][result][VALUE] for result in ranked]
            assert values == sorted(values, reverse=True)
            fit = [result for result in range(1, SIDES_OF[die] + 1) if work.table[die][result][PLACE] >= 0]
            assert sorted(ranked) == fit


def lot(seed: int, ties: bool) -> tuple[Any, Any]:
    """A table by lot: some results hang nowhere, and with ties many have the same value."""
    rng = random.Random(seed)
    worker = new_worker()
    table, order = worker.work.table, worker.work.order
    lost = [0.35 if ties else rng.random() * 0.4, rng.uniform(8, 20), rng.uniform(1, 9), -1.0]
    moments = {k / 4: (rng.uniform(10, 25), rng.uniform(1, 9)) for k in range(5)}
    for die in range(DICE):
        table[die][0][:] = lost
        for result in range(1, SIDES_OF[die] + 1):
            value = rng.randrange(5) / 4 if ties else rng.random()
            mean, variance = moments[value] if ties else (rng.uniform(10, 25), rng.uniform(1, 9))
            table[die][result][:] = [value, mean, variance, -1.0 if rng.random() < 0.3 else float(STAR_A)]
        bound().call.rank_results(die, table, order)
    return table, order


def outcomes(table: Any, dice: tuple[int, ...]) -> Iterator[Any]:
    """What is found after each roll of some dice: that of the best of them, or the turn is lost."""
    for roll in product(*(range(1, SIDES_OF[die] + 1) for die in dice)):
        here = [table[die][result] for die, result in zip(dice, roll, strict=True) if table[die][result][PLACE] >= 0]
        yield max(here, key=lambda found: found[VALUE], default=table[dice[0]][0])


def expected(table: Any, dice: tuple[int, ...]) -> tuple[float, float, float]:
    """Worth, mean and variance of a roll, over every one of them."""
    found = list(outcomes(table, dice))
    mean = math.fsum(one[MEAN] for one in found) / len(found)
    square = math.fsum(one[VARIANCE] + one[MEAN] ** 2 for one in found) / len(found)
    return math.fsum(one[VALUE] for one in found) / len(found), mean, square - mean**2


def padded(dice: tuple[int, ...]) -> tuple[int, int, int]:
    first, second, third = (*dice, -1, -1)[:3]
    return first, second, third


@pytest.mark.parametrize("ties", [False, True])
@pytest.mark.parametrize("count", rest_slow([1, 2, 3]))
def test_a_roll_has_the_mean_value_of_its_results(count: int, ties: bool) -> None:
    rng, best = random.Random(count), [0.0] * 4
    for seed in range(examples(12, 4) if count == 3 else examples(40, 12)):
        table, order = lot(seed, ties)
        dice = tuple(sorted(rng.sample(range(DICE), count)))
        value, mean, variance = expected(table, dice)
        assert bound().call.value_of_roll(*padded(dice), table, order) == pytest.approx(value, abs=1e-12)
        bound().call.moments_of_roll(*padded(dice), table, order, best)
        assert best[MEAN:PLACE] == pytest.approx([mean, max(variance, LEAST_VARIANCE)], abs=1e-9)


def test_a_roll_that_never_fits_is_a_lost_turn() -> None:
    table, order = lot(1, False)
    best = [0.0] * 4
    for die in (0, 6, 12):
        for result in range(1, SIDES_OF[die] + 1):
            table[die][result][PLACE] = -1.0
        bound().call.rank_results(die, table, order)
    lost = table[0][0]
    assert bound().call.value_of_roll(0, 6, 12, table, order) == pytest.approx(lost[VALUE])
    bound().call.moments_of_roll(0, 6, 12, table, order, best)
    assert best[MEAN:PLACE] == pytest.approx(lost[MEAN:PLACE])


def ways(s: Any) -> list[tuple[int, ...]]:
    """What can be rolled: three dice, or all where there are fewer, those in the hand among them."""
    free = around(s)
    held = {die for die in free if s.where[die] == HELD}
    return [dice for dice in combinations(free, min(HAND, len(free))) if held <= set(dice)]


def check_start(s: Any, exactly: bool) -> None:
    """`best_start` is the best of all rolls and takes, by every roll's results or by what a roll is worth."""
    worker = searched(s, s.mover)
    table, order = worker.work.table, worker.work.order
    rolls: dict[tuple[int, ...], float]
    if exactly:
        rolls = {dice: expected(table, dice)[VALUE] for dice in ways(s)}
    else:
        rolls = {dice: bound().call.value_of_roll(*padded(dice), table, order) for dice in ways(s)}
    takes: dict[int, Any] = {}
    for die in range(D8, DICE, 5) if not s.held else ():
        if s.where[die] == FREE and table[die][s.shown[die]][PLACE] >= 0:
            takes[TAKE + die] = table[die][s.shown[die]]
    assert sorted(takes) == [action for action in GAME.legal(s) if TAKE <= action < GAME.rules.ROLL]
    worker.work.dice[:] = [-1, -1, -1]
    best = bound().call.best_start(s, worker.work)
    values = [*rolls.values(), *(here[VALUE] for here in takes.values())]
    assert best == worker.work.best[VALUE] == pytest.approx(max(values), abs=1e-9)
    if worker.work.dice[0] in takes:
        here = takes[worker.work.dice[0]]
        assert worker.work.best[:PLACE] == pytest.approx(here[:PLACE], abs=1e-9)
        return
    dice = tuple(die for die in worker.work.dice if die >= 0)
    assert rolls[dice] == pytest.approx(best, abs=1e-9)
    value, mean, variance = expected(table, dice)
    assert worker.work.best[:PLACE] == pytest.approx([value, mean, max(variance, LEAST_VARIANCE)], abs=1e-9)


@pytest.mark.parametrize("seats", rest_slow(SEATS, 2))
def test_the_best_start_is_the_best_of_all(seats: int) -> None:
    found = decisions(seats, 5)
    for held in range(HAND + 1):
        here = [s for s in found if s.phase == CHOOSE and s.held == held]
        for s in random.Random(held).sample(here, min(2, len(here))):
            check_start(s, exactly=held > 1)


LATE = "tree1=R12=9@A,Y12=8@A,B12=7@R12,G12=5@Y12"
FEW = {
    "one": ("R4,R6,R10,Y4,Y6,Y10,B4,B6,B10,G4,G6", "R8,Y8,B8,G8"),
    "two": ("R4,R6,R10,Y4,Y6,Y10,B4,B6,B10,G4", "R8,Y8,B8,G8"),
    "two d8": ("R4,R6,R10,Y4,Y6,Y10,B4,B6,B10,G4,G6,G10", "R8,Y8"),
}


@pytest.mark.parametrize("few", FEW)
def test_alone_with_one_or_two_dice_left(few: str) -> None:
    out, gone = FEW[few]
    centre = ",".join(f"{die}={3 + i}" for i, die in enumerate(("R8", "Y8", "B8", "G8")) if die not in gone)
    line = f"seats=1 colours=RYBG {f'centre={centre}' if centre else ''} {LATE} out={out},{gone}"
    s = GAME.parse_state(" ".join(line.split()))
    assert len(around(s)) == (1 if few == "one" else 2)
    check_start(s, exactly=True)


def numeric(above: Callable[[float], float], mean: float, variance: float) -> float:
    """The mean of something over a normal, by many small steps."""
    deviation, steps = variance**0.5, 4000
    total = weight = 0.0
    for i in range(steps + 1):
        z = -8.0 + 16.0 * i / steps
        density = math.exp(-z * z / 2)
        total += density * above(mean + deviation * z)
        weight += density
    return total / weight


def above_of(rivals: list[tuple[float, float]]) -> list[float]:
    """The chance to end above normal rivals, as it is tabled."""
    grid = [1.0] * GRID
    for x in range(GRID):
        for mean, variance in rivals:
            grid[x] *= 0.5 + 0.5 * math.erf((LOWEST + x / STEPS - mean) / (2 * variance) ** 0.5)
    return grid


@pytest.mark.parametrize(
    "rivals", [[(20.0, 9.0)], [(18.0, 16.0), (22.0, 5.0)], [(15.0, 12.0), (20.0, 9.0), (24.0, 7.0)]]
)
def test_rank_is_the_chance_to_end_above_the_others(rivals: list[tuple[float, float]]) -> None:
    grid, call = above_of(rivals), bound().call
    for mean in (8.0, 15.5, 20.0, 23.0, 30.0):
        for variance in (0.3, 2.0, 6.0, 20.0):
            wanted = numeric(lambda x: call.chance_above(grid, x), mean, variance)
            assert call.win_chance(grid, mean, variance) == pytest.approx(wanted, abs=0.012 if variance < 9 else 0.025)
        assert call.win_chance(grid, mean, 0.0) == call.chance_above(grid, mean)


def test_against_one_rival_rank_is_the_normal_difference() -> None:
    grid, call = above_of([(20.0, 9.0)]), bound().call
    for mean in (12.0, 19.0, 20.0, 26.0):
        wanted = 0.5 + 0.5 * math.erf((mean - 20.0) / (2 * (9.0 + 7.0)) ** 0.5)
        assert call.win_chance(grid, mean, 7.0) == pytest.approx(wanted, abs=0.005)


def test_the_chance_to_be_above_rises_with_points_and_goes_on_at_its_ends() -> None:
    grid, call = above_of([(20.0, 9.0), (25.0, 4.0)]), bound().call
    xs = [LOWEST - 100 + i * 0.37 for i in range(900)]
    found = [call.chance_above(grid, x) for x in xs]
    assert found == sorted(found)
    assert (found[0], found[-1]) == (pytest.approx(0.0, abs=1e-9), pytest.approx(1.0, abs=1e-9))
    for i in (100, 160, 170, 250):  # the table itself, and half way between its steps
        assert call.chance_above(grid, LOWEST + i / STEPS) == pytest.approx(grid[i], abs=1e-12)
        half = (grid[i] + grid[i + 1]) / 2
        assert call.chance_above(grid, LOWEST + (i + 0.5) / STEPS) == pytest.approx(half, abs=1e-12)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_tabled_is_the_chance_to_be_above_all_others(seats: int) -> None:
    s = decisions(seats, 3)[40]
    worker, call = new_worker(), bound().call
    call.prepare(s, s.mover, 6 - s.hung[s.mover], NET, worker.work)
    grid = list(worker.work.above)
    assert grid == sorted(grid)
    wanted = [1.0] * GRID
    for other in set(range(seats)) - {s.mover}:
        slow = Slow(s, other, NET)
        _, mean, variance = slow.evaluate(s)
        theirs = 0 if GAME.rules.is_finished(s, other) else 7 - s.hung[other]
        edge = 0.5 if 6 - s.hung[s.mover] >= theirs else -0.5  # who ends last wins a tie
        for x in range(GRID):
            z = LOWEST + x / STEPS + edge - mean
            wanted[x] *= 0.5 + 0.5 * math.erf(z / (2 * variance) ** 0.5)
    assert grid == pytest.approx(wanted, abs=1e-9)


def test_a_whole_level_is_won_or_lost() -> None:
    seen: set[float] = set()
    for seed in range(30):
        last = decisions(1, seed)[-1]
        for action in GAME.legal(last):
            s = GAME.after(last, action)
            if not GAME.rules.is_finished(s, 0):
                continue
            value = Slow(s, 0, NET).evaluate(s)[VALUE]
            assert value == float(GAME.rules.is_won(s))
            seen.add(value)
    assert 0.0 in seen


@pytest.mark.parametrize("level", [0, 2])
def test_whole_constellations_have_the_points_of_the_rules(level: int) -> None:
    seen = 0
    for seats in (2, 3, 4):
        s = decisions(seats, 1, level)[-1]
        for seat in range(seats):
            if GAME.rules.is_finished(s, seat):
                value, mean, variance = Slow(s, seat, NET).evaluate(s)
                assert (mean, variance) == (GAME.points(s, seat), LEAST_VARIANCE)
                assert 0.0 <= value <= 1.0
                seen += 1
    assert seen > 2


@slow
def test_of_two_whole_constellations_that_with_more_points_wins() -> None:
    ended = 0
    for seed in range(examples(30, 12)):
        s = decisions(2, seed, 0)[-1]
        for action in GAME.legal(s):
            t = GAME.after(s, action)
            if GAME.actor(t) != -2:
                continue
            points = [GAME.points(t, seat) for seat in range(2)]
            if abs(points[0] - points[1]) < 2:
                continue
            for seat in range(2):
                assert Slow(t, seat, NET).evaluate(t)[VALUE] == pytest.approx(GAME.win_share(t, seat), abs=0.01)
            ended += 1
    assert ended > 5


def hangings(s: Any, slow: Slow) -> dict[tuple[int, int], float]:
    """The value of every way to hang a die of the hand, with the die that then leaves the game, by judging each."""
    found: dict[tuple[int, int], float] = {}
    hand = s.hand[: s.held]
    for action in GAME.legal(s):
        die, place = s.hand[(action - HANGING) // PLACES], (action - HANGING) % PLACES
        others = [other for other in hand if other != die]
        for gone in others if s.seats == 1 and others else [NO_DIE]:
            after = hung(s, s.mover, die, s.shown[die], place)
            found[action, gone] = slow.evaluate(after, *([gone] if gone >= 0 else []))[VALUE]
    return found


@pytest.mark.parametrize("seats", rest_slow(SEATS, 2))
def test_the_best_hanging_is_the_best_of_all(seats: int) -> None:
    for s in [s for seed in range(examples(4, 2)) for s in some(seats, seed, HANG, 3)]:
        tried, worker = hangings(s, Slow(s, s.mover, NET)), new_worker()
        action = bound().call.best_hanging(s, NET, worker.work)
        assert action in GAME.legal(s)
        best = max(tried.values())
        assert worker.work.best[VALUE] == pytest.approx(best, abs=1e-9)
        assert max(value for (way, _), value in tried.items() if way == action) == pytest.approx(best, abs=1e-9)


@pytest.mark.parametrize("seats", rest_slow(SEATS, 2))
def test_hangings_are_ranked(seats: int) -> None:
    broad = 0
    for s in [s for seed in range(examples(6, 4)) for s in some(seats, seed, HANG, 3)]:
        tried, worker = hangings(s, Slow(s, s.mover, NET)), new_worker()
        count = bound().call.rank_hangings(s, NET, worker.work)
        ranked = [(row[0], int(row[1]), int(row[2])) for row in worker.work.ranked[:count]]
        if not any(s.stars[s.mover]):  # of two empty stars only the first is tried
            tried = {(way, gone): w for (way, gone), w in tried.items() if (way - HANGING) % PLACES != STAR_B}
        assert count == min(MOST_RANKED, len(tried))
        assert len({(way, gone) for _, way, gone in ranked}) == count
        for value, way, gone in ranked:
            assert tried[way, gone] == pytest.approx(value, abs=1e-9)
        assert [value for value, _, _ in ranked] == pytest.approx(
            sorted(tried.values(), reverse=True)[:count], abs=1e-9
        )
        broad += count == MOST_RANKED
    assert broad > 0


@slow
def test_the_best_discard_is_the_best_of_all() -> None:
    seen = 0
    found = [s for seed in range(12) for s in decisions(1, seed) if s.phase == DISCARD]
    for s in random.Random(1).sample(found, 25):
        slow, worker = Slow(s, 0, NET), new_worker()
        tried = {die: slow.evaluate(s, die)[VALUE] for die in GAME.legal(s)}
        die = bound().call.best_discard(s, NET, worker.work)
        assert tried[die] == pytest.approx(max(tried.values()), abs=1e-9)
        assert worker.work.best[VALUE] == pytest.approx(tried[die], abs=1e-9)
        seen += len(set(tried.values())) > 1
    assert seen > 10


def test_inserting_keeps_the_best_in_order() -> None:
    rng = random.Random(4)
    for size in (1, 5, MOST_RANKED, MOST_RANKED + 9):
        ranked, count = [[0.0] * 3 for _ in range(MOST_RANKED)], 0
        values = [rng.randrange(6) / 5 for _ in range(size)]
        for i, value in enumerate(values):
            count = bound().call.insert(ranked, count, MOST_RANKED, value, i, -1)
        assert count == min(size, MOST_RANKED)
        assert [row[0] for row in ranked[:count]] == sorted(values, reverse=True)[:count]
        assert all(values[int(row[1])] == row[0] for row in ranked[:count])


@pytest.mark.parametrize("seats", SEATS)
def test_thinking_leaves_the_state_as_it_was(seats: int) -> None:
    call, worker = bound().call, new_worker()
    phases: set[int] = set()
    for s in [s for phase in (CHOOSE, HANG, DISCARD) for s in some(seats, 2, phase, 3)]:
        before, here = values(GAME.copy(s)), GAME.copy(s)
        phases.add(s.phase)
        for seat in range(seats):
            call.prepare(here, seat, 1, NET, worker.work)
            call.evaluate(here, seat, NET, worker.work)
            if GAME.rules.is_finished(here, seat):
                continue
            die = around(here)[0]
            call.best_place(here, seat, die, 2, NET, worker.work, [0.0] * 4)
            assert values(here) == before
        if s.phase == CHOOSE:
            call.find_places(here, s.mover, NET, worker.work)
            call.best_start(here, worker.work)
        elif s.phase == HANG:
            call.best_hanging(here, NET, worker.work)
        else:
            call.best_discard(here, NET, worker.work)
        assert values(here) == before
    assert phases == {CHOOSE, HANG} | ({DISCARD} if seats == 1 else set())
