"""Win shares of Twinkle: in every phase, exact in the last turn, and worth what comes after chance."""

import random
from collections import Counter
from statistics import fmean
from typing import Any

import pytest

from tests.games.twinkle.bots.test_last_turn import sample
from tests.games.twinkle.real import GAME
from tests.games.twinkle.small_net import decisions
from tumblestar.contract.state import OVER
from tumblestar.engine.bot_workers import WorkerPool
from tumblestar.games.twinkle import evaluation
from tumblestar.games.twinkle.evaluation import closer_shares, win_shares
from tumblestar.games.twinkle.rules import CHOOSE, FIRST, HANG, ROLL, ROLLING


def rolling(seats: int, seed: int, level: int = 0) -> Any:
    """A state in which three dice are about to roll, in the middle of a random game."""
    luck = random.Random(seed)
    states = [s for s in decisions(seats, seed, level) if s.phase == CHOOSE and s.held == 0]
    s = states[len(states) // 2]
    while s.phase != ROLLING:
        legal = GAME.legal(s)
        s = GAME.after(s, ROLL if ROLL in legal else luck.choice([a for a in legal if a < ROLL // 2]))
    return s


@pytest.mark.parametrize("seats", [2, 3])
def test_while_dice_roll_a_state_is_worth_the_mean_of_its_outcomes(seats: int) -> None:
    s = rolling(seats, 5)
    for wanted in (ROLLING, ROLLING):
        after = [GAME.after(s, outcome) for outcome in GAME.legal(s)]
        assert {one.phase for one in after} == {wanted}
        mean = [fmean(column) for column in zip(*map(win_shares, after), strict=True)]
        assert win_shares(s)[s.mover] == pytest.approx(mean[s.mover], abs=1e-3)  # a normal curve of what can come
        assert win_shares(s) == pytest.approx(mean, abs=0.02)
        s = after[len(after) // 2]


def test_after_a_roll_a_state_is_worth_what_the_best_place_leads_to() -> None:
    s = rolling(2, 8)
    while s.phase == ROLLING:
        s = GAME.after(s, 0)
    assert s.phase == HANG
    values = [win_shares(GAME.after(s, action))[s.mover] for action in GAME.legal(s)]
    assert win_shares(s)[s.mover] in values


def value_of(s: Any) -> float:
    """The chance of the seat to act, by every outcome and every place to the end of the game."""
    if GAME.actor(s) == OVER:
        return float(GAME.win_share(s, s.mover))
    after = [GAME.after(s, action) for action in GAME.legal(s)]
    return max(map(value_of, after)) if s.phase == HANG else fmean(map(value_of, after))


@pytest.mark.parametrize(("seats", "level"), [(2, 0), (3, 3)])
def test_the_last_turn_is_exact(seats: int, level: int) -> None:
    tried = 0
    for s in sample(seats, level, HANG, 6):
        shares = win_shares(s)
        assert shares[s.mover] == max(float(GAME.win_share(GAME.after(s, a), s.mover)) for a in GAME.legal(s))
        assert sorted(shares) == [0.0] * (seats - 1) + [1.0]
        tried += 1
    assert tried > 1


def test_a_roll_of_the_last_turn_is_exact() -> None:
    s = next(s for s in sample(2, 0, CHOOSE, 8) if GAME.legal(s)[0] < ROLL)
    s = GAME.after(s, GAME.legal(s)[0])
    while s.phase == CHOOSE:
        s = GAME.after(s, GAME.legal(s)[0])
    after = [GAME.after(s, outcome) for outcome in GAME.legal(s)]
    assert win_shares(s) == pytest.approx([fmean(column) for column in zip(*map(win_shares, after), strict=True)])
    while s.phase == ROLLING:
        s = max((GAME.after(s, outcome) for outcome in GAME.legal(s)), key=lambda one: win_shares(one)[s.mover])
        shares = win_shares(s)
    assert shares[s.mover] in (0.0, 1.0) or s.phase == CHOOSE


def test_all_are_alike_before_the_first_turn() -> None:
    s, seen = GAME.fresh(3, {"level": 3}), Counter[int]()
    luck = random.Random(2)
    while s.phase <= FIRST:
        assert win_shares(s) == [1 / 3] * 3
        seen[s.phase] += 1
        s = GAME.after(s, luck.choice(GAME.legal(s)))
    assert len(seen) == 4
    assert all(0.2 < share < 0.5 for share in win_shares(s))


def test_alone_it_is_the_chance_to_win_the_level() -> None:
    before = GAME.fresh(1, {"level": 4, "mission_1": 8})
    (chance,) = win_shares(before)
    assert 0.05 < chance < 1
    *_, last = decisions(1, 3, 0)
    assert 0 <= win_shares(last)[0] <= 1
    while GAME.actor(last) != OVER:
        last = GAME.after(last, GAME.legal(last)[0])
    assert win_shares(last) == [float(GAME.win_share(last, 0))]


def test_a_closer_look_is_at_games_that_are_played_on_once_that_is_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    s = rolling(2, 8)
    monkeypatch.setattr(evaluation, "PLAYED_ON", 50)
    monkeypatch.setattr(WorkerPool, "is_compiled", property(lambda _: False))
    assert closer_shares(s) == win_shares(s)
    monkeypatch.setattr(WorkerPool, "is_compiled", property(lambda _: True))
    assert [share * 50 for share in closer_shares(s)] == [round(share * 50) for share in closer_shares(s)]
    assert sum(closer_shares(s)) == 1.0
    alone = next(iter(decisions(1, 5, 2)))
    assert closer_shares(alone) == win_shares(alone)
