"""The compiled players of Shizzle decide as the bots do, with values computed in another way."""

import random
from collections import Counter
from itertools import islice
from typing import Any

import pytest

from tests.games.shizzle.positions import decisions, shares_of_three
from tests.games.shizzle.real import GAME
from tests.marks import slow
from tumblestar.bots import playout
from tumblestar.engine import speed
from tumblestar.games.shizzle import solution
from tumblestar.games.shizzle.parts import BANKS, TABLE
from tumblestar.games.shizzle.rules import CHOOSE, SETTLE
from tumblestar.games.shizzle.solver import roll_classes, share_tables, turn_solver
from tumblestar.games.shizzle.solver import turn_players as players
from tumblestar.games.shizzle.solver.action_values import ActionValues, Points, Share
from tumblestar.games.shizzle.solver.turn_players import ESTIMATE, GREEDY, THREE_SEATS, PlayerTables, new_workspace


class Player:
    """One of the compiled players, interpreted."""

    def __init__(self, kind: int, seats: int) -> None:
        self.kind, self.seats = kind, seats
        self.bound = b = speed.bind(GAME, turn_solver, playout, players, compiled=False)
        found = roll_classes.roll_classes_of(TABLE)
        self.factors = share_tables.estimate_rows(seats)
        size = BANKS[2] + 1
        self.tables = PlayerTables(
            filled(b.floats(1, size, size), solution.shipped().values()),
            shares_of_three() if kind == THREE_SEATS else b.floats(1, 1, 1, 3),
            self.factors,
            found.kind,
            solution.class_arrays(found, b),
        )
        self.work = new_workspace(b, solution.most_levels(BANKS[seats]), len(found.of), found.sparks)

    def begin(self, s: Any) -> int:
        return self.bound.call.begin_turn(s, self.kind, self.tables, self.work)

    def decide(self, s: Any, levels: int, mistake: float, seed: int) -> int:
        return self.bound.call.decide(s, self.kind, mistake, self.tables, levels, seed, self.work)

    def values(self, s: Any, levels: int) -> dict[int, float]:
        """The value of each legal action in a choice of dice."""
        self.bound.call.evaluate_choices(s, self.tables, levels, self.work)
        return {action: self.work.by_action[action] for action in GAME.legal(s)}

    def evaluator(self, s: Any, levels: int) -> Any:
        """The bots' evaluator, who looks at as many Shizzles as the player."""
        evaluator = (
            Points(s) if self.kind == GREEDY else Share(s, solution.shipped() if self.kind == players.TABLE else None)
        )
        evaluator.ahead = levels - 1 - s.pending
        return evaluator


def filled(array: Any, values: Any) -> Any:
    for i, value in enumerate(values):
        array[i] = value if not isinstance(value, list | tuple) else filled(array[i], value)
    return array


KINDS = [
    pytest.param(players.TABLE, 2, id="table"),
    pytest.param(GREEDY, 2, id="greedy"),
    pytest.param(GREEDY, 4, id="greedy four"),
    pytest.param(ESTIMATE, 2, id="estimate two"),
    pytest.param(ESTIMATE, 3, id="estimate three"),
    pytest.param(ESTIMATE, 6, id="estimate six", marks=[slow]),
    pytest.param(THREE_SEATS, 3, id="trio"),
]


@pytest.mark.parametrize(("kind", "seats"), KINDS)
def test_values_are_those_of_the_bots(kind: int, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    if kind == ESTIMATE and seats == 3:
        monkeypatch.setattr(share_tables, "THREE_SEAT_TOTAL", 0)  # three seats of the box have a table
    player, seen = Player(kind, seats), Counter[int]()
    for s in islice(decisions(seats, BANKS[seats], kind + seats), 0, 240, 3):
        levels = player.begin(s)
        if s.phase not in (CHOOSE, SETTLE) or s.pending >= levels - 1:
            continue
        seen[s.phase] += 1
        expected = ActionValues(s, player.evaluator(s, levels)).by_action
        if s.phase == CHOOSE:
            assert player.values(s, levels) == pytest.approx(expected, abs=1e-9), GAME.state_text(s)
        best = max(expected.values())
        for mistake in (1e-9, 0.1):
            for seed in range(3):
                action = player.decide(s, levels, mistake, ((1 << 63) - 1) // 7 * seed + 12345)
                assert expected[action] >= best - mistake - 1e-9, GAME.state_text(s)
    assert seen[CHOOSE] > 25


@pytest.mark.parametrize(("kind", "seats"), [(players.TABLE, 2), (GREEDY, 3), (ESTIMATE, 4), (THREE_SEATS, 3)])
def test_settling_is_that_of_the_bots(kind: int, seats: int) -> None:
    player = Player(kind, seats)
    for s in islice((s for s in decisions(seats, BANKS[seats], 3) if s.phase == SETTLE), 12):
        levels = player.begin(s)
        expected = ActionValues(s, player.evaluator(s, max(levels, s.pending + 2))).by_action
        player.decide(s, levels, 1e-9, 1)
        assert {action: player.work.by_action[action] for action in GAME.legal(s)} == pytest.approx(expected, abs=1e-9)


@pytest.mark.parametrize("seats", range(2, 7))
def test_shares_are_those_of_the_estimate(seats: int) -> None:
    player, rng = Player(ESTIMATE, seats), random.Random(seats)
    s = GAME.fresh(seats)
    for _ in range(100):
        scores = [rng.choice((0, 3, 3, rng.randrange(30))) for _ in range(seats)]
        bank = rng.randint(1, 60)
        found = player.bound.call.estimate_share(s, scores, bank, player.factors)
        assert found == pytest.approx(share_tables.estimated_shares((*scores[1:], scores[0]), bank)[-1], abs=1e-12)


def test_a_share_when_the_game_ends() -> None:
    player, s = Player(ESTIMATE, 3), GAME.fresh(3, {"target": 20})
    after = player.bound.call.estimate_share
    assert after(s, [21, 3, 3], 33, player.factors) == 1.0
    assert after(s, [30, 30, 0], 0, player.factors) == 0.5
    assert after(s, [29, 31, 0], 0, player.factors) == 0.0


def play(player: Player, options: dict[str, int], seed: int) -> tuple[Any, Any]:
    """A game in which the player has all seats: the last state, and how each turn began."""
    b = player.bound
    roots, state, starts = b.states(1), b.states(1), b.ints(600, 8)
    b.put(roots, 0, GAME.fresh(player.seats, {"first": 1, **options}))
    ways, mistakes = filled(b.ints(player.seats), [player.kind] * player.seats), b.floats(player.seats)
    b.call.play_game(roots, state, ways, mistakes, player.tables, seed, player.work, starts, 100_000)
    return b.get(state, 0), [list(map(int, row)) for row in starts]


def test_a_whole_game_is_played_and_its_turns_recorded() -> None:
    s, starts = play(Player(players.TABLE, 2), {}, seed=11)
    assert GAME.actor(s) == -2
    rows = starts[1 : starts[0][0] + 1]
    assert len(rows) == s.turns
    assert rows[0][:4] == [0, 40, 0, 0]
    assert [row[0] for row in rows] == [turn % 2 for turn in range(s.turns)]
    assert all(sum(row[1:4]) == 40 for row in rows)
