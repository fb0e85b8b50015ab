"""Win shares of Twinkle Twinkle: by points at the end, the same for the same state, and alone by the goal."""

from functools import cache
from typing import Any

import pytest

from tests.games.twinkle_twinkle.bots.test_turn_search import late, middle, outcome, tried_out, worker
from tests.games.twinkle_twinkle.greedy_games import some
from tests.games.twinkle_twinkle.real import GAME
from tumblestar.engine import players, speed
from tumblestar.games.twinkle_twinkle.bots.turn_search import SEARCHED
from tumblestar.games.twinkle_twinkle.evaluation import forecast, lead_of, points_of_seats, win_shares
from tumblestar.games.twinkle_twinkle.rules import ENDED, FILLING, ORDERING, TAKING


@pytest.fixture(autouse=True)
def _interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same evaluator throughout: with Numba it changes once that is compiled."""
    monkeypatch.setattr(speed, "is_fast", lambda: False)
    monkeypatch.setattr(players, "pool", cache(players.pool.__wrapped__))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_a_tile_to_go_who_is_far_ahead_wins(seats: int) -> None:
    for seed in range(3):
        s = late(seats, seed, 1)
        points = [GAME.points(s, seat) for seat in range(seats)]
        first, second = sorted(points)[-1:-3:-1]
        shares = win_shares(s)
        assert sum(shares) == pytest.approx(1)
        if first - second > 12:
            assert shares[points.index(first)] > 0.9


def leads(seats: int, seed: int) -> list[Any]:
    """A state before a last round with seats in order of their points, and the same with two charts exchanged."""
    s = late(seats, seed, 2 * seats, TAKING)
    other = s.copy()
    for row in (other.chart, other.lines):
        row[0], row[1] = row[1], row[0]
    other.order = [{0: 1, 1: 0}.get(seat, seat) for seat in other.order]
    return [s, other]


@pytest.mark.parametrize("seats", [2, 3])
def test_seats_that_exchange_all_exchange_their_shares(seats: int) -> None:
    first, second = map(win_shares, leads(seats, 4))
    assert first == pytest.approx([second[1], second[0], *second[2:]])
    assert first == win_shares(leads(seats, 4)[0])


def test_alone_it_is_the_chance_to_beat_the_goal() -> None:
    s = late(1, 2, 2)
    easy, hard = s.copy(), s.copy()
    easy.goal, hard.goal = GAME.points(s, 0) - 10, GAME.points(s, 0) + 60
    assert win_shares(easy)[0] > 0.95
    assert win_shares(hard)[0] < 0.05


def test_a_lead_is_found_in_its_payoff() -> None:
    call, payoffs = worker().bound.call, [0.0, 0.0]
    for phase in (FILLING, ENDED):
        s = late(2, 1, 1)
        s.phase = phase
        for ends in ([31.0, 30.0], [12.0, 40.0], [20.0, 20.0]):
            call.find_payoffs(s, ends, payoffs)
            leads = [lead_of(payoff, phase == ENDED) for payoff in payoffs]
            assert leads == pytest.approx([ends[0] - ends[1], ends[1] - ends[0]])


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_search_of_a_round_finds_the_leads_at_its_end(seats: int) -> None:
    s = late(seats, 2, 1)
    leads = [lead for _, lead in tried_out(s)]
    assert leads != [lead for _, lead in outcome(s)]
    made = worker()
    memory = made.memory(s)
    tree, work = memory.work.tree, memory.work.learned
    made.bound.call.look_ahead(memory.states, tree, SEARCHED, 1000, work, memory.alarm)
    found = points_of_seats(s, SEARCHED, tree.payoffs[0][:seats])
    assert found == pytest.approx(leads if seats == 1 else [min(lead, 0) for lead in leads])


@pytest.mark.parametrize("seats", [1, 2])
def test_drawing_tiles_changes_the_luck_of_the_next_row_by_nothing_in_the_mean(seats: int) -> None:
    made = worker()
    s = middle(seats, 4, 1, 3)
    work = made.memory(s).work.learned
    while s.phase != FILLING:
        s = GAME.after(s, GAME.legal(s)[0])
    s = GAME.after(s, GAME.outcomes(s)[0][0])
    for seat in range(seats):
        before = made.bound.call.row_luck(s, seat, work)
        outcomes = GAME.outcomes(s)
        found = [made.bound.call.row_luck(GAME.after(s, kind), seat, work) for kind, _ in outcomes]
        total = sum(weight for _, weight in outcomes)
        assert sum(one * weight for one, (_, weight) in zip(found, outcomes, strict=True)) / total == pytest.approx(
            before
        )
        assert max(found) - min(found) > 0.1


@pytest.mark.parametrize("seats", [2, 4])
def test_shares_are_those_of_the_state_whatever_was_asked_before(seats: int) -> None:
    made = worker()
    first, second = some(seats, 5, 8 * seats), some(seats, 6, 8 * seats)
    found = forecast(made, first)
    assert forecast(made, second) != found
    assert forecast(made, first) == found
    drawn = first.copy()
    drawn.bag = [0] * len(drawn.bag)  # a row of tiles with nothing to compare them with
    assert forecast(made, drawn) != found


def test_before_the_first_row_only_the_turn_order_counts() -> None:
    s = GAME.fresh(4)
    assert s.phase == ORDERING
    assert win_shares(s) == pytest.approx([0.25] * 4)
    for _ in range(2):
        s = GAME.after(s, 0)
    first, *others = win_shares(s)
    assert first > others[0] == pytest.approx(others[1])
