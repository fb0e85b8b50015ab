"""Win shares of all seats: they add up to one, are exact at the end and for two seats, and match the evaluators."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.shizzle.plain_values import three_seat_shares
from tests.games.shizzle.real import GAME
from tests.marks import rest_slow
from tumblestar.contract.state import CHANCE, OVER
from tumblestar.games.shizzle.evaluation import ActionValues
from tumblestar.games.shizzle.rules import CHOOSE, READY, ROLLING, SETTLE, SPARK
from tumblestar.games.shizzle.solution import shipped


def shares(s: Any) -> list[float]:
    assert GAME.evaluation.win_shares is not None
    return list(GAME.evaluation.win_shares(s))


def varied(seats: int, seed: int, each: int = 2, **options: int) -> Iterator[Any]:
    """States of a random game: so many of each phase and number of dice that are due, and the last one."""
    rng = random.Random(seed)
    seen: Counter[tuple[int, int, bool]] = Counter()
    s: Any = GAME.fresh(seats, options)
    while GAME.actor(s) != OVER:
        kind = s.phase, s.due.bit_count(), s.due == s.loose
        seen[kind] += 1
        if seen[kind] <= each:
            yield s
        s = GAME.after(s, rng.choice(GAME.legal(s)))
    yield s


SET_UPS: list[tuple[int, dict[str, int]]] = [
    *((seats, {}) for seats in GAME.seats),
    (2, {"target": 10, "cap": 1}),
    (4, {"random_dice": 1, "first": 2, "rounds": 5}),
]


@pytest.mark.parametrize(("seats", "options"), rest_slow(SET_UPS, 2), ids=str)
def test_shares_add_up_to_one_win_in_every_phase(seats: int, options: dict[str, int]) -> None:
    found, s = list[float](), None
    for s in varied(seats, seats, each=1, **options):
        found = shares(s)
        assert len(found) == seats
        assert all(0 <= share <= 1 for share in found)
        assert sum(found) == pytest.approx(1)
    assert s
    assert found == [float(GAME.win_share(s, seat)) for seat in range(seats)]


def test_for_two_seats_every_state_is_worth_what_comes_after_it() -> None:
    """The mean over outcomes; the best action for the seat that acts. From one turn to the next, too."""
    seen: Counter[int] = Counter()
    for s in varied(2, 4, each=3, first=1):
        actor, after = GAME.actor(s), [shares(GAME.after(s, action)) for action in GAME.legal(s)]
        if actor == CHANCE:
            assert shares(s) == pytest.approx([sum(column) / len(after) for column in zip(*after, strict=True)])
        elif actor != OVER:
            assert shares(s) == pytest.approx(max(after, key=lambda found: found[actor]))
        seen[s.phase] += 1
    assert {SPARK, READY, ROLLING, CHOOSE} <= set(seen)


def test_the_start_for_two_seats_is_the_solution() -> None:
    low, high = shipped().low, shipped().high
    first, second = shares(GAME.fresh(2, {"first": 1}))
    assert low - 1e-9 <= first <= high + 1e-9
    assert shares(GAME.fresh(2, {"first": 2})) == pytest.approx([second, first])
    assert shares(GAME.fresh(2)) == pytest.approx([0.5, 0.5])


def test_settling_with_two_seats_is_optimal() -> None:
    s: Any = GAME.parse_state("bank=25 scores=6,9 dice=R1,O1,P1,B1,G1,Y1 line=R1,O1,P1,B1,G1,Y1 phase=settle pending=1")
    assert s.phase == SETTLE
    best = max(ActionValues(s).by_action.values())
    assert shares(s) == pytest.approx([best, 1 - best])


@pytest.mark.parametrize("scores", ["0,0,0", "5,7,8", "20,3,11", "3,15,9"])
@pytest.mark.parametrize("turn", [1, 3])
def test_between_turns_three_seats_have_the_shares_of_the_table(scores: str, turn: int) -> None:
    """One turn looked ahead from the table gives the table again, up to how near ways to settle are mixed in it."""
    points = [int(one) for one in scores.split(",")]
    s = GAME.parse_state(f"bank={60 - sum(points)} scores={scores} dice=R1,O1,P1,Y3,Y2,B5 line=R1 turn={turn} turns=30")
    found = shares(s)
    in_order = [points[(turn - 1 + i) % 3] for i in range(3)]
    expected = three_seat_shares((in_order[0], in_order[1], in_order[2]))
    assert [found[(turn - 1 + i) % 3] for i in range(3)] == pytest.approx(expected, abs=1e-3)


@pytest.mark.parametrize("seats", [3, 5])
def test_in_a_turn_of_more_seats_a_state_is_worth_what_comes_after_it(seats: int) -> None:
    """While the dice of a roll fall, and where a die joins: nothing of that ends the turn."""
    checked = 0
    for s in varied(seats, 6, each=3, first=1):
        after = [GAME.after(s, action) for action in GAME.legal(s)]
        if not after or any(t.turns > s.turns or t.phase == SETTLE for t in after):
            continue
        found = [shares(t) for t in after]
        actor = GAME.actor(s)
        if actor == CHANCE:
            assert shares(s) == pytest.approx([sum(column) / len(found) for column in zip(*found, strict=True)])
        else:
            assert shares(s)[actor] == pytest.approx(max(share[actor] for share in found))
        checked += 1
    assert checked > 5
