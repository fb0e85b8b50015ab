"""The solution of Shizzle for two seats, compared with a slow solver written from the rulebook, and its bounds."""

import json
import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import numpy as np
import pytest

from bench import shizzle_files
from bench.shizzle_slow import Slow, first_value
from tests.marks import needs_numba, rest_slow, slow
from tumblestar import bots
from tumblestar.contract.errors import BadOption, Unreadable
from tumblestar.engine import speed
from tumblestar.games.shizzle import players, review, solution
from tumblestar.games.shizzle.parts import BANKS, TABLE
from tumblestar.games.shizzle.solution import Solution, Variant, solve
from tumblestar.games.shizzle.solver import turn_solver
from tumblestar.games.shizzle.solver.roll_classes import roll_classes_of
from tumblestar.games.shizzle.solver.turn_values import ESTIMATE

from .positions import MIRRORS, latin
from .real import GAME

CLOSE = 1e-8


@cache
def slow_values(points: int) -> dict[tuple[int, int], Any]:
    return Slow(TABLE, points).values()


def check_values(found: Any, slow: dict[tuple[int, int], Any], table: Any = TABLE) -> None:
    """Every value of a table is the slow solver's, for each of the 36 faces of the Spark."""
    lines = roll_classes_of(table)
    for (a, b), by_face in slow.items():
        for face, value in enumerate(by_face):
            kind = lines.kind[face][1 << face // 6]
            assert found[kind][a][b] == pytest.approx(value, abs=CLOSE), (a, b, face)


def check_bounds(found: Solution, first: float) -> None:
    assert found.low <= found.high <= found.low + 1e-9
    assert found.low - 1e-12 <= first <= found.high + 1e-12
    assert found.gap <= solution.GAP


@pytest.mark.parametrize("points", rest_slow([1, 2, 3, 4], quick=2))
def test_small_games_are_solved_as_the_slow_solver_does(points: int) -> None:
    found = solve(Variant(total=points), compiled=False)
    check_values(found.values(), slow_values(points))
    check_bounds(found, first_value(slow_values(points)))


@slow
def test_the_slow_solver_finds_all_sparks_alike_with_the_default_dice() -> None:
    for points in (1, 4):
        for by_face in slow_values(points).values():
            assert by_face.max() - by_face.min() < 1e-12


def test_the_slow_solver_agrees_with_hand_calculations() -> None:
    """With one point in all the first turn that does not choke wins: q = (2/3)^5 is the chance of a Choke."""
    choke = (2 / 3) ** 5
    assert first_value(slow_values(1)) == pytest.approx(1 / (1 + choke), abs=1e-12)


@slow
@needs_numba
def test_compiled_it_is_the_same() -> None:
    found = solve(Variant(total=6), compiled=True)
    check_values(found.values(), slow_values(6))
    check_bounds(found, first_value(slow_values(6)))
    plain = solve(Variant(total=3), compiled=False)
    assert solve(Variant(total=3), compiled=True).values() == [
        [[pytest.approx(x, abs=1e-12) for x in row] for row in table] for table in plain.values()
    ]


@slow
@pytest.mark.parametrize(("table", "points"), [(MIRRORS, 3), (latin(0), 2)])
def test_other_dice(table: Any, points: int) -> None:
    found, slow = solve(Variant(table, points), compiled=False), Slow(table, points).values()
    check_values(found.values(), slow, table)
    check_bounds(found, first_value(slow))


@slow
def test_first_to_a_target() -> None:
    found, slow = solve(Variant(total=6, target=3), compiled=False), Slow(TABLE, 6, target=3).values()
    assert max(map(max, slow)) == 2
    check_values(found.values(), slow)
    check_bounds(found, first_value(slow))


@slow
@pytest.mark.parametrize("target", [0, 2])
def test_a_number_of_rounds(target: int) -> None:
    found = solve(Variant(total=4, target=target, rounds=2), compiled=False)
    slow = Slow(TABLE, 4, target)
    for turns in range(1, 5):
        check_values(found.values(turns), slow.values_of_rounds(turns))
    assert found.low == found.high == pytest.approx(first_value(slow.values_of_rounds(4)), abs=CLOSE)


@slow
def test_in_the_whole_game_no_turn_is_worth_more_to_the_slow_solver() -> None:
    """The shipped values with the Spark's face standing for all: each is again what the slow solver makes of a turn."""
    shipped, slow, rng = solution.shipped().values()[0], Slow(TABLE, BANKS[2]), random.Random(4)
    places = [(a, b) for a in range(BANKS[2]) for b in range(BANKS[2] - a)]
    after = slow.ended({(a, b): np.full(36, shipped[a][b]) for a, b in places})
    for a, b in [(0, 0), (0, 39), (39, 0), (13, 26), (20, 19), *rng.sample(places, 35)]:
        assert slow.turn(a, b, after, range(1)).fresh[0][0] == pytest.approx(shipped[a][b], abs=1e-10), (a, b)


class Reply:
    """Plays one turn by the solution, and tells what it is worth to the seat that plays it against any reply."""

    def __init__(self, found: Solution) -> None:
        self.total, self.values = found.variant.total, found.values()
        self.lines = roll_classes_of(found.variant.table)
        self.bound = speed.bind(GAME, turn_solver, compiled=False)
        self.classes = solution.class_arrays(self.lines)
        self.workspace = solution.new_workspace(self.bound, self.lines, solution.most_levels(self.total))

    def stopped(self, theirs: Any, mine: int, other: int, pending: int, kind: int) -> float:
        """The worth of stopping, settled as the solution likes best, when the other seat's values are `theirs`."""
        lines, bank = self.lines, self.total - mine - other
        length, spark = lines.length[kind], lines.spark[kind]
        ways: list[tuple[float, float]] = []
        for attacks in range(min(pending, -(-other // 6)) + 1):
            lost = min(6 * attacks, other)
            earned = min(bank + lost, 6 * (pending - attacks) + (length if length < 6 else 0))
            left = mine + earned, other - lost, bank + lost - earned
            liked, worth = (turn_solver.after_turn(table, spark, *left, 0) for table in (self.values, theirs))
            ways.append((liked, worth))
        return max(ways)[1]

    def turn(self, theirs: Any, mine: int, other: int) -> float:
        """The worth of a turn played by the solution, from the Spark on."""
        lines, workspace, bank = self.lines, self.workspace, self.total - mine - other
        levels = turn_solver.compute_stop_values(self.classes, self.values, mine, other, bank, 0, workspace)
        turn_solver.solve_turn(self.classes, levels, workspace)
        fresh = 0.0
        for pending in range(levels - 2, -1, -1):
            worths = [0.0] * len(lines.of)
            rolls = [0.0] * len(lines.of)
            for kind in reversed(range(len(lines.of))):
                if lines.length[kind] == 6:
                    liked = workspace.rolls[pending + 1][lines.onward[kind]], workspace.stops[pending + 1][kind]
                    stop = self.stopped(theirs, mine, other, pending + 1, kind)
                    worths[kind] = fresh if liked[0] > liked[1] else stop
                    continue
                if lines.outcomes[kind]:
                    rolls[kind] = self.rolled(theirs, mine, other, kind, workspace.best[pending], worths)
                liked = workspace.rolls[pending][kind], workspace.stops[pending][kind]
                stop = self.stopped(theirs, mine, other, pending, kind)
                worths[kind] = rolls[kind] if liked[0] > liked[1] else stop
            fresh = rolls[0]
        return fresh

    def rolled(self, theirs: Any, mine: int, other: int, kind: int, liked: Any, worths: list[float]) -> float:
        """The worth of a roll after which the line grows as the solution likes best."""
        lines, bank = self.lines, self.total - mine - other
        total = lines.chokes[kind] * turn_solver.after_turn(theirs, 0, mine, other, bank, 0)
        for group in range(lines.groups[kind], lines.groups[kind + 1]):
            ends = lines.ends[lines.starts[group] : lines.starts[group + 1]]
            total += lines.counts[group] * worths[max(ends, key=lambda end: liked[end])]
        return total / lines.outcomes[kind]


@slow
def test_no_reply_gains_against_the_solution() -> None:
    """One seat keeps to the solution; the other finds its best reply, and gets no more than the value."""
    found = solve(Variant(total=6), gap=1e-11, compiled=False)
    reply, total = Reply(found), found.variant.total
    assert reply.lines.sparks == 1
    workspace, size = reply.workspace, total + 1
    places = [(a, b) for a in range(total) for b in range(total - a)]
    kept = [[[0.0] * size for _ in range(size)]]  # the share of the seat that keeps to it, when it is to move
    best = [[[1.0] * size for _ in range(size)]]  # the share of the other, when that is to move
    change = 1.0
    while change > 1e-11:
        change = turn_solver.sweep(reply.classes, kept, best, total, 0, workspace)
        for a, b in places:
            kept[0][a][b] = reply.turn(best, a, b)
    for a, b in places:
        assert best[0][a][b] == pytest.approx(found.values()[0][a][b], abs=CLOSE)
        assert kept[0][a][b] == pytest.approx(found.values()[0][a][b], abs=CLOSE)


@slow
def test_an_inferior_player_can_be_improved() -> None:
    """The reply that finds nothing against the solution finds something against one who likes to have few points."""
    found = solve(Variant(total=6), compiled=False)
    reply, total = Reply(found), found.variant.total
    reply.values = [[[1 - (a + 0.01 * b) / 8 for b in range(total + 1)] for a in range(total + 1)]]  # likes few points
    workspace, size = reply.workspace, total + 1
    kept, best = ([[[0.5] * size for _ in range(size)]] for _ in range(2))
    for _ in range(20):
        turn_solver.sweep(reply.classes, kept, best, total, 0, workspace)
        for a in range(total):
            for b in range(total - a):
                kept[0][a][b] = reply.turn(best, a, b)
    assert best[0][0][0] > found.values()[0][0][0] + 0.01


@pytest.mark.parametrize("points", [0, -1, 201])
def test_invalid_banks(points: int) -> None:
    with pytest.raises(BadOption) as error:
        solve(Variant(total=points))
    assert str(points) in str(error.value)
    assert "200" in str(error.value)


def test_invalid_dice() -> None:
    dice = tuple((*row[:4], row[3], row[5]) if die == 2 else row for die, row in enumerate(TABLE))
    with pytest.raises(ValueError, match=r"number 5 of die 3"):
        solve(Variant(dice, 3))


@pytest.fixture(scope="module")
def shipped() -> Solution:
    return solution.shipped()


def test_the_shipped_values_have_a_small_residual(shipped: Solution) -> None:
    assert shizzle_files.residual(shipped) < 2e-12 + shipped.gap
    assert shipped.gap <= 1e-9


def test_the_shipped_bounds_hold_the_first_value(shipped: Solution) -> None:
    assert shipped.variant == Variant()
    assert shipped.low <= shipped.values()[0][0][0] <= shipped.high <= shipped.low + 1e-9
    assert all(0 <= shipped.values()[0][a][b] <= 1 for a in range(BANKS[2]) for b in range(BANKS[2] - a))


def test_a_changed_value_fails_the_residual_check(shipped: Solution) -> None:
    table = [list(row) for row in shipped.values()[0]]
    table[17][5] += 1e-6
    assert shizzle_files.residual(shipped._replace(layers=[[table]])) > 1e-7


def test_the_text_of_a_solution_is_read_again(shipped: Solution) -> None:
    again = solution.read(shizzle_files.solved_text(shipped, "a test"))
    assert again == shipped
    assert json.loads(shizzle_files.solved_text(shipped, "a test"))["made by"] == "a test"


def changed(**entries: Any) -> str:
    given = json.loads(shizzle_files.solved_text(solution.shipped(), "a test"))
    for key, value in entries.items():
        given[key.replace("_", " ")] = value
    return json.dumps(given)


def with_value(a: int, b: int, value: float) -> list[list[float]]:
    rows = json.loads(shizzle_files.solved_text(solution.shipped(), "a test"))["values"]
    rows[a][b] = value
    return rows


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (lambda: changed(rules=2), "“rules” is 2, not 1"),
        (lambda: changed(data="0123456789ab"), "“data” is 0123456789ab, not"),
        (lambda: changed(bank=60), "“bank” is 60, not 40"),
        (lambda: changed(check="0" * 16), "“check” is 0000000000000000, not"),
        (lambda: changed(values=with_value(3, 4, 0.5)), "“check” is"),
        (lambda: changed(values=with_value(3, 4, 0.5)[:-1]), "“check” is"),
        (lambda: changed(values=None), "“check” is"),
        (lambda: changed()[:5000], "damaged"),
        (lambda: "", "damaged"),
        (lambda: "[]", "damaged"),
        (lambda: "{}", "damaged"),
        (lambda: "7", "damaged"),
        (lambda: "no JSON", "damaged"),
    ],
)
def test_a_table_that_belongs_to_something_else_is_refused(text: Callable[[], str], says: str) -> None:
    with pytest.raises(Unreadable) as error:
        solution.read(text())
    assert says in str(error.value).replace("\u2068", "").replace("\u2069", "")
    assert "bench.shizzle_solve --keep" in str(error.value)


def test_too_few_rows_are_refused_despite_a_valid_checksum(shipped: Solution) -> None:
    rows = json.loads(shizzle_files.solved_text(shipped, "a test"))["values"][:-1]
    with pytest.raises(Unreadable, match="damaged"):
        solution.read(changed(values=rows, check=solution.checksum(rows, shipped.low, shipped.high, shipped.gap)))


@pytest.fixture
def other_dice(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The program is given dice that the shipped table was not made for."""
    monkeypatch.setattr(solution, "DIGEST", "ffffffffffff")
    monkeypatch.setattr(speed, "is_fast", lambda: False)  # or it would be solved anew beside
    solution.shipped.cache_clear()
    yield
    monkeypatch.undo()
    solution.shipped.cache_clear()


@pytest.mark.usefixtures("other_dice")
def test_no_bot_and_no_hint_uses_a_table_of_other_dice(caplog: pytest.LogCaptureFixture) -> None:
    s = GAME.parse_state("bank=30 scores=4,6 dice=O2,P2,Y4,G2,Y2,P4 line=Y2 phase=choose")
    assert players.evaluator_of(s) == ESTIMATE
    assert "ffffffffffff" in caplog.text
    for level in players.LEVELS:
        assert bots.find_now(level, GAME)(GAME, s, random.Random(1)) in GAME.legal(s)
    assert review.evaluator(s).name.key == "evaluator-estimate"
