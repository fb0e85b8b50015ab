"""Twinkle's two-turn search agrees with applying a move and evaluating the next turn from there."""

import random
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
    some,
    thin,
    values,
)
from tests.marks import examples, rest_slow, slow
from tumblestar.contract.state import OVER
from tumblestar.games.twinkle.bots.turn_search import MEAN, MOST_RIVALS, NO_DIE, PLACE, SCENARIOS, VALUE, VARIANCE
from tumblestar.games.twinkle.parts import D8, PLACES, SIDES_OF, TYPE_OF
from tumblestar.games.twinkle.rules import CHOOSE, DISCARD, FREE, HANG, HANGING, OUT, TAKE, is_finished

NET = layers(3)


NOBODY = [[NO_DIE] * MOST_RIVALS] * SCENARIOS
"""Scenarios in which no rival hangs a die."""


def next_turn(s: Any, seat: int, gone: list[list[int]] = NOBODY) -> tuple[float, float, float]:
    """What a seat's turn comes to if it begins in a state without some dice, or what it has where no turn comes."""
    if s.seats == 1 and GAME.actor(s) == OVER:
        return GAME.win_share(s, 0), 0.0, 0.0
    if is_finished(s, seat):
        return Slow(s, seat, NET, left=0).evaluate(s)
    worker, call = new_worker(), bound().call
    work = worker.work
    call.prepare(s, seat, 7 - s.hung[seat], NET, work)
    if s.seats > 1:
        call.thin_surroundings(s, NET.rows, gone, work)
    call.fill_table(s, seat, NET, work)
    call.best_start(s, work)
    found = work.best[VALUE], work.best[MEAN], work.best[VARIANCE]
    shares: list[float] = []
    for row in gone if s.seats > 1 else ():
        t = GAME.copy(s)
        for die in row:
            if die != NO_DIE:
                t.where[die] = OUT
        shares.append(call.best_start(t, work) if around(t) else work.table[around(s)[0]][0][VALUE])
    return (sum(shares) / len(shares) if shares else found[0], *found[1:])


def foreseen(s: Any, die: int) -> list[list[int]]:
    """The dice that rivals are expected to hang once a die is hung; `test_rivals_dice.py` checks them."""
    worker, call = new_worker(), bound().call
    count = call.find_rivals_places(s, s.mover, NET, worker.work, worker.later)
    call.foresee(s, die, count, worker.work, worker.later)
    return [list(row) for row in worker.work.gone]


def check(found: Any, wanted: tuple[float, float, float], alone: bool) -> None:
    if alone:  # a level has no points to foresee
        assert found[VALUE] == pytest.approx(wanted[VALUE], abs=1e-9)
    else:
        assert tuple(found[:PLACE]) == pytest.approx(wanted, abs=1e-9)


@pytest.mark.parametrize("seats", rest_slow(SEATS))
def test_the_value_of_the_next_turn_is_exact(seats: int) -> None:
    begun = [s for s in some(seats, 4, CHOOSE, 40) if not s.held][: examples(3, 1)]
    assert len(begun) == examples(3, 1)
    for s in begun:
        worker = new_worker()
        for gone in (NOBODY, foreseen(s, around(s)[0])):
            bound().call.evaluate_next_turn(s, s.mover, NET, worker.later, gone)
            check(worker.later.best, next_turn(s, s.mover, gone), seats == 1)


@pytest.mark.parametrize("seats", rest_slow([2, 1, 3, 4]))
def test_hanging_is_worth_the_turn_after_it(seats: int) -> None:
    """The best of the ways that are ranked, each done by the rules up to the end of the turn."""
    d8s = 0
    # alone with a d8 taken, which one leaves the game is not looked at
    hanging = [s for s in some(seats, 2, HANG, 12) if not (s.taken and seats == 1)][:4]
    assert len(hanging) == 4
    for s in [thin(s, 5) for s in hanging]:
        worker = new_worker()
        count = bound().call.rank_hangings(s, NET, worker.work)
        ranked = [(int(row[1]), int(row[2])) for row in worker.work.ranked[:count]]
        d8s += sum(TYPE_OF[die] == D8 for die in s.hand[: s.held])
        found: dict[int, list[float]] = {}
        rivals = {die: foreseen(s, die) for die in s.hand[: s.held]}
        for way, gone in ranked[:]:
            after = GAME.after(s, way)
            if gone != NO_DIE:
                after = GAME.after(after, gone)
            die = s.hand[(way - HANGING) // PLACES]
            found.setdefault(way, []).append(next_turn(after, s.mover, rivals[die])[VALUE])
        action = bound().call.best_hanging_two_turns(s, NET, worker.work, worker.later)
        best = max(value for worths in found.values() for value in worths)
        assert worker.work.best[VALUE] == pytest.approx(best, abs=1e-9), GAME.state_text(s)
        assert max(found[action]) == pytest.approx(best, abs=1e-9)
    assert d8s


def test_a_d8_that_was_rolled_and_not_hung_can_be_taken_next() -> None:
    """It lies in the centre again, with its result (TW-3.2)."""
    seen = 0
    for seed in range(40):
        for s in [thin(s, 3) for s in some(2, seed, HANG, 4)]:
            d8s = [die for die in s.hand[: s.held] if TYPE_OF[die] == D8]
            if not d8s or s.taken:
                continue
            way = next((way for way in GAME.legal(s) if s.hand[(way - HANGING) // PLACES] not in d8s), None)
            if way is None:
                continue
            after = GAME.after(s, way)
            worker = new_worker()
            bound().call.prepare(after, s.mover, 7 - after.hung[s.mover], NET, worker.work)
            bound().call.fill_table(after, s.mover, NET, worker.work)
            bound().call.best_start(after, worker.work)
            if worker.work.dice[0] - TAKE not in d8s:
                continue
            die, place = s.hand[(way - HANGING) // PLACES], (way - HANGING) % PLACES
            known = (NET, worker.later, NOBODY)
            wanted = worker.work.best[VALUE]
            bound().call.evaluate_hanging(s, s.mover, die, s.shown[die], place, *known)
            assert worker.later.best[VALUE] == pytest.approx(wanted, abs=1e-9)
            seen += 1
        if seen > 1:
            return
    raise AssertionError("no such turn was found")


@slow
@pytest.mark.parametrize("seats", rest_slow([2, 1, 3, 4]))
def test_two_turn_search_evaluates_best_places_by_the_next_turn(seats: int) -> None:
    rng, judged = random.Random(seats), 0
    for s in [thin(s, 3) for s in some(seats, 8, CHOOSE, 2)]:
        worker, plain = new_worker(), new_worker()
        bound().call.find_places(s, s.mover, NET, plain.work)
        known = (NET, worker.work, worker.later)
        bound().call.find_places_two_turns(s, s.mover, *known)
        table, lost = worker.work.table, foreseen(s, NO_DIE)
        for die in rng.sample(around(s), 3):
            rivals = foreseen(s, die)
            for result in range(SIDES_OF[die] + 1):
                place = int(plain.work.table[die][result][PLACE])
                assert table[die][result][PLACE] == place
                if result and place < 0:
                    continue
                judged += 1
                after = hung(s, s.mover, die, result, place) if result else GAME.copy(s)
                for other in after.hand[: after.held]:  # what was picked is free again when the next turn begins
                    if after.where[other] == GAME.parts.HELD:
                        after.where[other] = FREE
                after.held = 0
                check(table[die][result], next_turn(after, s.mover, rivals if result else lost), seats == 1)
    assert judged > 6  # more than the results of dice that are not hung


def test_the_best_discard_is_that_with_the_best_turn_after_it() -> None:
    found = [s for seed in range(6) for s in decisions(1, seed) if s.phase == DISCARD]
    for s in [thin(s, 4) for s in random.Random(2).sample(found, 6)]:
        worker = new_worker()
        tried = {die: next_turn(GAME.after(s, die), 0)[VALUE] for die in GAME.legal(s)}
        die = bound().call.best_discard_two_turns(s, NET, worker.work, worker.later)
        assert worker.work.best[VALUE] == pytest.approx(max(tried.values()), abs=1e-9), GAME.state_text(s)
        assert tried[die] == pytest.approx(worker.work.best[VALUE], abs=1e-9)


LAST = "tree1=R12=9@A,Y12=8@A,B12=7@R12 out=R4,R6,R10,Y4,Y6,Y10,B4,B6,B10,G4,G6,G10,G12"


def test_with_the_last_dice_the_game_ends() -> None:
    """One die is left and hangs, or two: one hangs, the other leaves the game. Then the level is won or lost."""
    one = GAME.parse_state(f"seats=1 colours=RYBG centre=G8=4 {LAST},R8,Y8,B8")
    worker = new_worker()
    known = (NET, worker.work, worker.later)
    bound().call.find_places_two_turns(one, 0, *known)
    worker.work.dice[:] = [-1, -1, -1]
    assert bound().call.best_start(one, worker.work) == 0.0
    assert worker.work.dice[0] in GAME.legal(one)
    hang = GAME.parse_state(f"seats=1 colours=RYBG {LAST},R8,Y8,B8 hand=G8=4 phase=hang taken=1")
    action = bound().call.best_hanging_two_turns(hang, *known)
    assert action in GAME.legal(hang)
    assert worker.work.best[VALUE] == 0.0


@pytest.mark.parametrize("seats", rest_slow([1, 2, 3, 4]))
def test_two_turn_search_leaves_the_state_unchanged(seats: int) -> None:
    phases: set[int] = set()
    for s in [thin(s, 3) for phase in (CHOOSE, HANG, DISCARD) for s in some(seats, 9, phase, 2)]:
        before, here, worker = values(GAME.copy(s)), GAME.copy(s), new_worker()
        known = (NET, worker.work, worker.later)
        phases.add(s.phase)
        if s.phase == CHOOSE:
            bound().call.find_places_two_turns(here, s.mover, *known)
        elif s.phase == HANG:
            bound().call.best_hanging_two_turns(here, *known)
        else:
            bound().call.best_discard_two_turns(here, *known)
        assert values(here) == before
    assert phases == {CHOOSE, HANG} | ({DISCARD} if seats == 1 else set())
