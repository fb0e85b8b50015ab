"""Twinkle's last turn is exact: it agrees with playing every roll and every place by the rules."""

import random
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from typing import Any

import pytest

from tests.games.twinkle.real import GAME
from tests.games.twinkle.small_net import Searcher, around, bound, decisions, layers, new_worker, values
from tests.marks import needs_numba, rest_slow, slow
from tumblestar.contract.state import OVER
from tumblestar.engine import players, speed
from tumblestar.games.twinkle.bots.search_memory import weights
from tumblestar.games.twinkle.bots.turn_search import VALUE
from tumblestar.games.twinkle.bots.value_net import HIDDEN, Layers
from tumblestar.games.twinkle.parts import SIDES_OF
from tumblestar.games.twinkle.rules import CHOOSE, FREE, HAND, HANG, HELD, OUT, ROLL, TAKE, is_finished

NET = layers()


@cache
def last_turns(seats: int, level: int, most: int, games: int = 1000) -> list[Any]:
    """The states of random games in which one seat has a die to hang, all others are finished, and it is close."""
    found: list[Any] = []
    for seed in range(games):
        if sum(s.held == 0 for s in found) >= most:
            break
        for s in decisions(seats, seed, level):
            others = [seat for seat in range(seats) if seat != s.mover]
            if s.hung[s.mover] < 6 or not all(is_finished(s, seat) for seat in others):
                continue
            if 1 <= max(GAME.points(s, seat) for seat in others) - GAME.points(s, s.mover) <= 5:
                found.append(s)
    return found


def sample(seats: int, level: int, phase: int, count: int, held: int = 0) -> list[Any]:
    found = [s for s in last_turns(seats, level, count) if s.phase == phase and (phase == HANG or s.held == held)]
    return random.Random(level).sample(found, min(count, len(found)))


def win_of(s: Any) -> Fraction:
    """The share of the best way to hang a die of the hand, each done by the rules to the end of the game."""
    shares: list[Fraction] = []
    for action in GAME.legal(s):
        after = GAME.after(s, action)
        assert GAME.actor(after) == OVER
        shares.append(Fraction(GAME.win_share(after, s.mover)))
    return max(shares)


Bounds = tuple[Fraction, Fraction]


def chance(s: Any, turns: int, known: dict[Any, Bounds] | None = None) -> Bounds:
    """Bounds of the chance to win: after so many lost turns the game counts as lost, or as won."""
    known = {} if known is None else known
    key = turns, tuple(s.shown), tuple(s.hand)
    if key not in known:
        known[key] = of_turn(s, turns, known) if turns else (Fraction(0), Fraction(1))
    return known[key]


def of_turn(s: Any, turns: int, known: dict[Any, Bounds]) -> Bounds:
    takes = [win_of(GAME.after(s, action)) for action in GAME.legal(s) if TAKE <= action < ROLL]
    found = [(win, win) for win in takes]
    free = around(s)
    held = {die for die in free if s.where[die] == HELD}
    rolls = [dice for dice in combinations(free, min(HAND, len(free))) if held <= set(dice)]
    found += [of_roll(s, dice, turns, known) for dice in rolls]
    return max(low for low, _ in found), max(high for _, high in found)


def of_roll(s: Any, dice: tuple[int, ...], turns: int, known: dict[Any, Bounds]) -> Bounds:
    rolled = s
    for die in dice:
        if s.where[die] == FREE:
            rolled = GAME.after(rolled, die)
    rolled = GAME.after(rolled, ROLL)
    low = high = Fraction(0)
    rolls = list(product(*(range(SIDES_OF[die]) for die in dice)))
    for results in rolls:
        after = rolled
        for result in results:
            after = GAME.after(after, result)
        if after.phase == HANG:
            best = (win_of(after),) * 2
        else:  # the turn is lost, and nobody else is left to act
            assert (after.mover, after.phase) == (s.mover, CHOOSE)
            best = chance(after, turns - 1, known)
        low, high = low + best[0], high + best[1]
    return low / len(rolls), high / len(rolls)


def solved(s: Any) -> tuple[float, tuple[int, ...]]:
    choice = new_worker().choose(s, NET)
    return choice.value, choice.actions


def small(s: Any) -> Any:
    """The state with three dice around, a d8 and small ones, so that every roll can be played by the rules."""
    free = sorted((die for die in around(s) if s.where[die] == FREE), key=lambda die: SIDES_OF[die])
    d8s = [die for die in free if SIDES_OF[die] == 8][:1]
    return only(s, [*d8s, *(die for die in free if SIDES_OF[die] != 8)][:HAND])


def only(s: Any, dice: list[int]) -> Any:
    """The state with only these dice around."""
    t = GAME.copy(s)
    for die in around(s):
        if die not in dice:
            t.where[die], t.shown[die] = OUT, 0
    return t


@pytest.mark.parametrize(("seats", "level"), rest_slow([(2, 0), (2, 3), (3, 3), (4, 1)]))
def test_the_chance_is_that_of_playing_every_roll_by_the_rules(seats: int, level: int) -> None:
    open_ = 0
    for s in map(small, sample(seats, level, CHOOSE, 2)):
        value, actions = solved(s)
        low, high = chance(s, 2)
        assert float(low) - 1e-12 <= value <= float(high) + 1e-12, GAME.state_text(s)
        assert actions[-1] == ROLL or len(actions) == 1
        open_ += 0 < value < 1
    assert open_


def best_chance(s: Any) -> tuple[float, dict[tuple[int, ...], float]]:
    """The chance to win a turn that begins, and the chance of each way to begin it, by counting all rolls.

    Where every single result wins, hangs or fails is found by the rules.
    """
    free, kinds, first = around(s), dict[int, list[str]](), {}
    for die in free:
        kinds[die] = []
        for result in range(1, SIDES_OF[die] + 1):
            t = GAME.copy(s)
            t.phase, t.held, t.hand[0], t.where[die], t.shown[die] = HANG, 1, die, HELD, result
            legal = GAME.legal(t)
            kinds[die].append("fails" if not legal else "wins" if win_of(t) else "hangs")
        if TAKE + die in GAME.legal(s):
            first[TAKE + die,] = float(kinds[die][s.shown[die] - 1] == "wins")
    rolls: dict[tuple[int, ...], tuple[float, float]] = {}
    for dice in combinations(free, HAND):
        count, wins, fails = 0, 0, 0
        for results in product(*(kinds[die] for die in dice)):
            count += 1
            wins += "wins" in results
            fails += results == ("fails",) * HAND
        rolls[dice] = wins / count, fails / count
    best = max(first.values(), default=0.0)
    for _ in range(2000):  # the value of another turn, until it does not change any more
        again = best
        first |= {(*dice, ROLL): wins + fails * again for dice, (wins, fails) in rolls.items()}
        best = max(first.values())
        if best - again < 1e-13:
            return best, first
    raise AssertionError("the chance does not settle")


@pytest.mark.parametrize(("seats", "count"), rest_slow([(2, 1), (2, 60), (3, 40), (4, 40)]))
def test_the_last_turn_gives_nothing_away(seats: int, count: int) -> None:
    turns = sample(seats, 3, CHOOSE, count)
    assert len(turns) == count
    for s in turns:
        value, actions = solved(s)
        best, first = best_chance(s)
        assert value == pytest.approx(best, abs=1e-9)
        if best > 0:
            assert first[actions] == pytest.approx(best, abs=1e-9), GAME.state_text(s)


LOST = (
    "seats=2 colours=RYBG missions=12,20 centre=G8={d8} tree1=R4=1@A,R6=1@A,R10=1@B,R12=3@B,Y4=2@R12,Y6=1@Y4 "
    "tree2=B4=4@A,B6=5@A,B8=8@B,B10=10@B,B12=3@B10,R8=2@B12,Y8=5@B8"
)
"""Only a 1 or a 2 fits, so that many rolls are lost."""


@pytest.mark.parametrize(("d8", "turns"), rest_slow([(6, 2), (6, 7), (2, 7), (1, 7)]))
def test_lost_turns_go_on_until_the_game_ends(d8: int, turns: int) -> None:
    """Each lost turn begins another one; three rolls of four fit. A 2 in the centre can be taken, also after a loss."""
    s = GAME.parse_state(LOST.format(d8=d8))
    s = only(s, [die for die in around(s) if SIDES_OF[die] in (4, 6, 8)])
    assert len(around(s)) == HAND
    for t in (s, *(GAME.after(s, die) for die in around(s))):
        value, _ = solved(t)
        low, high = chance(t, turns)
        assert float(high - low) < 0.3**turns
        assert float(low) - 1e-12 <= value <= float(high) + 1e-12
        assert 0 < value <= 1
        assert value < 1 or d8 < 6


@pytest.mark.parametrize("seats", rest_slow([2, 3, 4]))
def test_a_win_that_is_there_is_taken(seats: int) -> None:
    seen: set[float] = set()
    for s in sample(seats, 3, HANG, 25):
        value, (action,) = solved(s)
        best = float(win_of(s))
        assert value == best == GAME.win_share(GAME.after(s, action), s.mover), GAME.state_text(s)
        seen.add(best)
    assert seen == {0.0, 1.0}


def test_a_lost_game_is_played_for_points() -> None:
    lost = [s for s in sample(2, 3, HANG, 25) if solved(s)[0] == 0.0]
    for s in lost[:5]:
        worker = new_worker()
        wanted = worker.bound.call.choose_by_net(GAME.copy(s), False, NET, worker.work, worker.later)
        assert worker.work.best[VALUE] >= 0.0
        assert solved(s) == (0.0, (wanted,))
    assert lost


@pytest.mark.parametrize("phase", [CHOOSE, HANG])
def test_solving_leaves_the_state_unchanged(phase: int) -> None:
    for s in sample(3, 3, phase, 2):
        before, here, worker = values(GAME.copy(s)), GAME.copy(s), new_worker()
        assert bound().call.is_last_turn(here)
        bound().call.last_action(here, worker.work)
        assert values(here) == before


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_only_the_last_die_of_all_is_the_last_turn(seats: int) -> None:
    seen: set[bool] = set()
    for s in decisions(seats, 2):
        ends = s.hung[s.mover] == 6 and sum(s.hung[:seats]) == 7 * seats - 1 and seats > 1
        assert bound().call.is_last_turn(s) == ends
        seen.add(ends)
    assert seen == ({False, True} if seats > 1 else {False})


@slow
@needs_numba
def test_compiled_solves_as_interpreted() -> None:
    fast = Searcher(players.bind(GAME, True))
    net = Layers(*(weights(True, part) for part in layers(5, HIDDEN)))
    for s in [*sample(2, 3, CHOOSE, 4), *sample(4, 3, CHOOSE, 4), *sample(2, 3, CHOOSE, 2, held=2)]:
        with speed.compile_lock(fast.bound):
            found = fast.choose(s, net)
        value, actions = solved(s)
        assert found.value == pytest.approx(value, abs=1e-12)
        assert value == 0 or found.actions == actions
