"""Shizzle's bots: values are those of a plain oracle, compiled choices those of interpreted, and games end well."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from tests.games.shizzle import plain_values
from tests.games.shizzle.plain_values import PlainValues
from tests.games.shizzle.positions import MIRRORS, decisions, latin
from tests.games.shizzle.real import GAME
from tests.marks import needs_numba, slow
from tumblestar import bots
from tumblestar.engine import players as workers
from tumblestar.engine.game_loop import FIRST_KIND
from tumblestar.games.shizzle import players, solution
from tumblestar.games.shizzle.evaluation import ActionValues
from tumblestar.games.shizzle.parts import BANKS, TABLE
from tumblestar.games.shizzle.rules import CHOOSE, READY, SETTLE, SPARK, STOP, TAKE
from tumblestar.games.shizzle.solver import share_tables
from tumblestar.games.shizzle.solver.turn_values import (
    AHEAD,
    ESTIMATE,
    POINTS,
    SOLUTION,
    THREE_SEATS,
    place_of_three,
    write_estimate,
    write_last_shares,
)

ONGOING = {POINTS: plain_values.points, ESTIMATE: plain_values.estimate, THREE_SEATS: plain_values.three_seats}
LEVELS = tuple(players.LEVELS)


def expected(s: Any, evaluator: int) -> dict[int, float]:
    """The oracle's values."""
    solved = evaluator == SOLUTION
    ongoing = plain_values.solved(solution.shipped()) if solved else ONGOING[evaluator]
    return PlainValues(s, ongoing, 12 if solved else AHEAD - (s.pending > 0)).by_action()


VALUED: list[Any] = [
    pytest.param(SOLUTION, 2, {}, TABLE, id="solution"),
    pytest.param(POINTS, 2, {}, TABLE, id="points"),
    pytest.param(POINTS, 4, {"target": 10}, TABLE, id="points four"),
    pytest.param(THREE_SEATS, 3, {"cap": 1}, TABLE, id="table of three"),
    pytest.param(ESTIMATE, 3, {"target": 20}, TABLE, id="estimate three"),
    pytest.param(ESTIMATE, 4, {"rounds": 5}, TABLE, id="estimate four"),
    pytest.param(ESTIMATE, 5, {}, MIRRORS, id="other dice"),
    pytest.param(ESTIMATE, 6, {}, TABLE, id="estimate six", marks=[slow]),
    pytest.param(THREE_SEATS, 3, {}, latin(1), id="random dice", marks=[slow]),
]


@pytest.mark.parametrize(("evaluator", "seats", "options", "table"), VALUED)
def test_values_are_those_of_the_oracle(evaluator: int, seats: int, options: dict[str, int], table: Any) -> None:
    seen = Counter[int]()
    for s in islice(decisions(seats, BANKS[seats], evaluator + seats, table, **options), 0, 150, 4):
        found = ActionValues(s, by_points=evaluator == POINTS)
        assert found.evaluator == evaluator
        assert found.by_action == pytest.approx(expected(s, evaluator), abs=1e-9), GAME.state_text(s)
        seen[s.phase] += 1
    assert seen[CHOOSE] > 15


@pytest.mark.parametrize(
    ("evaluator", "seats"), [(SOLUTION, 2), (POINTS, 3), (THREE_SEATS, 3), pytest.param(ESTIMATE, 4, marks=slow)]
)
def test_settling_is_that_of_the_oracle(evaluator: int, seats: int) -> None:
    for s in islice((s for s in decisions(seats, BANKS[seats], 3) if s.phase == SETTLE), 10):
        found = ActionValues(s, by_points=evaluator == POINTS).by_action
        assert found == pytest.approx(expected(s, evaluator), abs=1e-9), GAME.state_text(s)


@pytest.mark.parametrize("seats", range(2, 7))
def test_shares_are_those_of_the_estimate(seats: int) -> None:
    rng, rows, shares = random.Random(seats), share_tables.estimate_rows(seats), [0.0] * seats
    for _ in range(100):
        scores = [rng.choice((0, 3, 3, rng.randrange(30))) for _ in range(seats)]
        bank = rng.randint(1, 160)
        write_estimate(scores, seats, bank, rows, shares)
        last, *others = plain_values.estimated_shares((*scores[1:], scores[0]), bank)[::-1]
        assert shares == pytest.approx([last, *others[::-1]], abs=1e-12)


def test_shares_when_the_game_ends() -> None:
    shares = [0.0] * 3
    for scores, expected_shares in (([21, 3, 3], [1, 0, 0]), ([30, 30, 0], [0.5, 0.5, 0]), ([0, 0, 0], [1 / 3] * 3)):
        write_last_shares(scores, 3, shares)
        assert shares == pytest.approx(expected_shares)


def test_scores_of_three_have_the_places_of_the_table() -> None:
    assert all(place_of_three(*scores) == place for scores, place in share_tables.three_seat_places().items())


def test_more_shizzles_than_can_make_a_difference_are_still_valued() -> None:
    """Stopping wins already with one Shizzle, and there are three: both ways have a value, and so has a Choke."""
    s = GAME.parse_state(
        "bank=6 scores=20,14 dice=R1,O1,P1,B1,G1,Y1 line=R1,O1,P1,B1 phase=choose base=1 pending=3 turn=1 turns=30"
    )
    found = ActionValues(s)
    assert found.by_action[STOP] == pytest.approx(1.0)
    assert 0.5 < found.by_action[GAME.rules.ROLL] < 1.0
    assert sum(GAME.evaluation.win_shares(GAME.after(s, GAME.rules.ROLL))) == pytest.approx(1.0)  # type: ignore[misc]


# -- games of all kinds

KINDS: list[Any] = [
    (2, {}),
    (2, {"random_dice": 1, "first": 2}),
    (3, {"target": 15}),
    (4, {"rounds": 5, "cap": 1}),
    pytest.param(6, {"random_dice": 1}, marks=slow),
    pytest.param(5, {}, marks=slow),
]


def positions(seats: int, options: dict[str, int], seed: int = 1) -> Iterator[Any]:
    """The decisions of a random game, from its set-up on."""
    rng = random.Random(seed)
    s = bots.set_up(GAME, GAME.fresh(seats, options), rng)
    while GAME.actor(s) >= 0:
        yield s
        s = bots.set_up(GAME, GAME.after(s, rng.choice(GAME.legal(s))), rng)


@pytest.mark.parametrize(("seats", "options"), KINDS, ids=str)
def test_every_level_plays_every_kind_of_game(seats: int, options: dict[str, int]) -> None:
    for s in islice(positions(seats, options), 0, 40, 3):
        for level in LEVELS:
            assert bots.find_now(level, GAME)(GAME, s, random.Random(1)) in GAME.legal(s)


@slow
@needs_numba
@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {}), (6, {}), (3, {"random_dice": 1}), (4, {"rounds": 5})])
def test_compiled_they_choose_the_same(seats: int, options: dict[str, int]) -> None:
    plain, compiled = (workers.PlayerWorker(workers.bind(GAME, compiled)) for compiled in (False, True))
    for i, s in enumerate(islice(positions(seats, options), 0, 200, 2)):
        for level in LEVELS:
            assert plain.plan(level, s, 12345 + i) == compiled.plan(level, s, 12345 + i), (level, GAME.state_text(s))


def test_players_need_the_dice_of_the_game() -> None:
    s = GAME.fresh(2, {"random_dice": 1})
    bound = workers.bind(GAME, False)
    with pytest.raises(ValueError, match="play the set-up first"):
        players.workspace(bound, s)
    first, second = (players.terms(bots.set_up(GAME, s, random.Random(seed))) for seed in (1, 2))
    assert first != second
    assert players.terms(s) not in (first, second)


def test_terms_are_those_of_the_game_whatever_its_turn() -> None:
    found = {players.terms(s) for s in positions(3, {"target": 15})}
    assert len(found) == 1
    assert found != {players.terms(s) for s in positions(3, {"target": 10})}


def test_a_whole_game_is_played_and_its_turns_can_be_replayed() -> None:
    bound = workers.bind(GAME, False)
    s = GAME.fresh(2, {"first": 1})
    memory = workers.new_memory(bound, s, room=2000)
    roots, states, shares = bound.states(1), bound.states(1), bound.floats(1, 3)
    bound.put(roots, 0, s)
    game = [11, 12, *[0] * (FIRST_KIND - 2), LEVELS.index("optimal") + 1, LEVELS.index("greedy") + 1]
    bound.call.play_games(memory, roots, [game], shares, states, 2000)
    assert sum(shares[0][:2]) == 1.0
    starts: list[Any] = []
    for action in memory.trace[: int(shares[0][2])]:
        if s.phase == READY:
            starts.append(s)
        s = GAME.after(s, action)
    assert GAME.actor(s) == -2
    assert len(starts) == s.turns
    assert [start.mover for start in starts] == [turn % 2 for turn in range(s.turns)]
    assert all(start.bank + sum(start.score) == 40 for start in starts)


# -- the levels


@pytest.mark.parametrize("seats", [2, 4])
def test_novice_misjudges_points_and_sees_how_the_game_would_end(seats: int) -> None:
    seen = Counter[str]()
    for i, s in enumerate(islice(decisions(seats, 14, 5), 1200)):
        values = ActionValues(s, by_points=True).by_action
        action = bots.find_now("novice", GAME)(GAME, s, random.Random(i))
        end = TAKE if s.phase == SETTLE else STOP
        if end in values and GAME.rules.turn_points(s) == s.bank:
            is_won = s.score[s.mover] + s.bank >= max(s.score)
            if is_won or end == TAKE or not s.pending:  # else one may stop and attack
                assert (action == end) == is_won, GAME.state_text(s)
            seen["won" if is_won else "lost"] += 1
            continue
        best = max(values.values())
        assert values[action] >= best * (1 - players.MISJUDGED) - 1e-9
        seen["erred"] += values[action] < best - 1e-9
    assert seen["erred"] > 10
    assert seen["won"] > 2
    assert seats > 2 or seen["lost"]


def test_any_die_is_as_good_a_spark_with_the_dice_of_the_box() -> None:
    s = next(s for s in decisions(2, BANKS[2], 1) if s.phase == SPARK)
    assert {bots.find_now("optimal", GAME)(GAME, s, random.Random(seed)) for seed in range(40)} == set(range(6))
