"""Twinkle's searching bots: legal, consistent with their plan, and equal compiled and interpreted."""

import random
from functools import cache
from typing import Any

import pytest

from tests.games.twinkle import small_net
from tests.games.twinkle.real import GAME
from tests.games.twinkle.small_net import SEATS, Searcher, around, decisions, layers, some, thin, values
from tests.marks import needs_numba, rest_slow, slow
from tumblestar import bots
from tumblestar.bots import any_outcome
from tumblestar.contract.state import CHANCE, OVER
from tumblestar.engine import players, speed
from tumblestar.engine.bot_workers import WorkerPool
from tumblestar.engine.players import PlayerWorker
from tumblestar.games.twinkle.bots.search_memory import shipped_net, weights
from tumblestar.games.twinkle.bots.turn_search import VALUE, VARIANCE
from tumblestar.games.twinkle.bots.value_net import HIDDEN, Layers
from tumblestar.games.twinkle.parts import SIDES_OF
from tumblestar.games.twinkle.players import BEGINNER, GREEDY, LEVELS
from tumblestar.games.twinkle.rules import CHOOSE, DISCARD, HANG, HANGING, ROLL, TAKE

ALONE = "seats=1 colours=RYBG"


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> WorkerPool[PlayerWorker]:
    """Workers that are not compiled, with narrow nets: those that the bots ask."""
    monkeypatch.setattr(speed, "is_fast", lambda: False)
    small_net.narrow(monkeypatch)
    pool = WorkerPool(PlayerWorker, lambda _: small_net.bound(), lambda _: None)
    monkeypatch.setattr(players, "pool", lambda _: pool)
    monkeypatch.setattr(players, "greedy_pool", lambda _: pool)
    return pool


def shipped_choice(s: Any) -> tuple[int, ...]:
    """What the best level does by a search of one turn, with the narrow nets."""
    return small_net.new_worker().choose(s, layers(7 if s.seats == 1 else 8)).actions


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("twice", rest_slow([False, True]))
def test_a_choice_is_legal_in_every_phase(seats: int, twice: bool) -> None:
    worker, phases = small_net.new_worker(), set[int]()
    for s in [s for phase in (CHOOSE, HANG, DISCARD) for s in some(seats, 3, phase, 3)]:
        s = thin(s, 3) if twice else s
        before = values(GAME.copy(s))
        choice = worker.choose(s, layers(), twice)
        assert values(s) == before
        assert 0.0 <= choice.value <= 1.0
        after = GAME.copy(s)
        for action in choice.actions:
            assert action in GAME.legal(after)
            GAME.rules.apply(after, action)
        if s.phase == CHOOSE and choice.actions[0] < TAKE:
            assert choice.actions[-1] == ROLL
            assert GAME.actor(after) == CHANCE
        else:
            assert len(choice.actions) == 1
        phases.add(s.phase)
    assert phases == {CHOOSE, HANG} | ({DISCARD} if seats == 1 else set())


@pytest.mark.parametrize("seats", SEATS)
def test_whole_games_are_played_by_the_bots_of_the_shelf(plain: WorkerPool[PlayerWorker], seats: int) -> None:
    assert bots.of(GAME) == ("random", "greedy", "beginner", "novice", "club", "strong", "master")
    assert not plain.is_compiled
    rng = random.Random(seats)
    choose = [bots.find(name, GAME) for name in ("master", "novice", "beginner", "greedy")]
    s = bots.set_up(GAME, GAME.fresh(seats, {"level": seats % 4}), rng)
    phases: set[int] = set()
    while GAME.actor(s) != OVER:
        if GAME.actor(s) == CHANCE:
            s = GAME.after(s, any_outcome(GAME, s, rng))
            continue
        mover = s.mover
        phases |= {s.phase} if mover == 0 else set()
        plan = choose[mover].plan(GAME, s, rng, ())
        if s.phase == CHOOSE and s.held == 0 and mover == 0:
            assert tuple(plan) == shipped_choice(s)
        for action in plan:
            assert GAME.actor(s) == mover
            assert action in GAME.legal(s)
            s = GAME.after(s, action)
    assert phases == {CHOOSE, HANG} | ({DISCARD} if seats == 1 else set())
    assert sum(s.hung[:seats]) > 3 * seats


@pytest.mark.usefixtures("plain")
def test_the_dice_of_a_roll_are_chosen_together() -> None:
    s = decisions(2, 1)[0]
    plan = bots.find("strong", GAME).plan(GAME, s, random.Random(1), ())
    assert tuple(plan) == shipped_choice(s)
    assert len(plan) == 4


@pytest.mark.usefixtures("plain")
def test_a_single_move_is_played_without_search(monkeypatch: pytest.MonkeyPatch) -> None:
    s = next(s for s in decisions(2, 1) if s.held == 3 and s.phase == CHOOSE)
    with players.pool(GAME).borrow() as worker:
        assert {tuple(worker.plan(name, s, 1)) for name in LEVELS} == {(ROLL,)}
    monkeypatch.setattr(PlayerWorker, "plan", lambda *_: pytest.fail("nothing is to be decided"))
    for name in LEVELS:
        assert bots.find(name, GAME)(GAME, s, random.Random(1)) == ROLL


def test_preparing_a_level_starts_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[str] = []
    monkeypatch.setattr(players, "pool", lambda game: started.append(game.name))
    for name in bots.of(GAME):
        bots.prepare(name, GAME)
    assert started == ["twinkle"] * (len(LEVELS) - 1)  # greedy waits for nothing


LAST = (
    "centre=R8=4,Y8=4,B8=4,G8=4 tree1=R12=5@B,B6=4@R12,R10=3@B6,G6=6@B,G10=5@G6,Y12=2@G6 hand=R4=3,Y4=3,G12=1",
    "centre=R8=4,Y8=4,B8=4,G8=4 tree1=G10=6@B,R12=4@G10,B10=10@A,G12=4@B10,B12=11@A,Y12=8@B10 hand=R4=3,R10=2,Y4=3",
    "centre=R8=4 tree1=R6=6@A,B6=6@B,G8=3@R6,B10=4@B6,Y8=5@R6,Y12=1@Y8 hand=R4=3,Y4=3,B8=4",
)
"""Six dice hang alone, and three have been rolled: some ways to hang the seventh win, and not all."""


@pytest.mark.parametrize("twice", [False, True])
def test_the_last_die_of_a_level_hangs_where_it_wins(twice: bool) -> None:
    worker = small_net.new_worker()
    for line in LAST:
        s = GAME.parse_state(f"{ALONE} {line} phase=hang rolled=3")
        wins: set[int] = set()
        for way in GAME.legal(s):
            after = GAME.copy(s)
            die = s.hand[(way - HANGING) // 32]
            GAME.rules.attach(after, 0, die, (way - HANGING) % 32)
            if GAME.rules.is_won(after):
                wins.add(way)
        assert 0 < len(wins) < len(GAME.legal(s))
        for seed in (1, 2, 3):
            choice = worker.choose(s, layers(seed), twice)
            assert choice.actions[0] in wins
            assert choice.value == 1.0


def test_with_one_d8_left_alone_both_bots_know_what_to_do() -> None:
    out = "R4,R6,R8,R10,Y4,Y6,Y8,Y10,B4,B6,B8,B10,G4,G6,G10,G12"
    s = GAME.parse_state(f"{ALONE} centre=G8=4 tree1=R12=9@A,Y12=8@A,B12=7@R12 out={out}")
    for twice in (False, True):
        choice = small_net.new_worker().choose(s, layers(), twice)
        assert choice.actions in ((TAKE + 17,), (17, ROLL))
        assert 0.0 <= choice.value <= 1.0


@cache
def wide() -> tuple[Searcher, Searcher]:
    """The compiled and interpreted players with the full hidden layer; compiling takes a minute."""
    return Searcher(players.bind(GAME, True)), Searcher(players.bind(GAME, False))


@cache
def wide_layers(compiled: bool) -> Layers:
    rows, tops = layers(5, HIDDEN)
    return Layers(weights(compiled, rows), weights(compiled, tops))


@slow
@needs_numba
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("twice", [False, True])
def test_compiled_thinks_as_interpreted(seats: int, twice: bool) -> None:
    fast, slow = wide()
    for s in [s for phase in (CHOOSE, HANG, DISCARD) for s in some(seats, 11, phase, 1)]:
        s = thin(s, 2 if twice else 5)
        with speed.compile_lock(fast.bound):
            found = fast.choose(s, wide_layers(True), twice)
        wanted = slow.choose(s, wide_layers(False), twice)
        assert found.value == pytest.approx(wanted.value, abs=1e-4), GAME.state_text(s)
        assert fast.bound.get(fast.memory.states, 0).where == s.where
        if s.phase == CHOOSE and not twice:
            for die in around(s):
                for result in range(SIDES_OF[die] + 1):
                    one, other = fast.work.table[die][result], slow.work.table[die][result]
                    assert one[VALUE] == pytest.approx(other[VALUE], abs=1e-4)
                    if seats > 1:
                        assert one[VARIANCE] == pytest.approx(other[VARIANCE], rel=1e-3)


@slow
@needs_numba
@pytest.mark.parametrize("hung", [4, 5, 6])
@pytest.mark.parametrize("seats", [2, 4])
def test_late_turns_are_thought_through_alike(seats: int, hung: int) -> None:
    """With the dice of rivals, and with the last turn of one."""
    fast, slow = wide()
    late = [s for s in decisions(seats, 12) if s.hung[s.mover] == hung]
    for phase in (CHOOSE, HANG):
        s = thin(next(s for s in late if s.phase == phase), 5)
        with speed.compile_lock(fast.bound):
            found = fast.choose(s, wide_layers(True), True)
        assert found.value == pytest.approx(slow.choose(s, wide_layers(False), True).value, abs=1e-4)


@slow
@needs_numba
@pytest.mark.parametrize("seats", SEATS)
def test_players_by_points_choose_the_same_compiled(seats: int) -> None:
    """The seed decides among equal choices, in the same way."""
    fast, slow = wide()
    for n, s in enumerate(decisions(seats, 13)):
        for kind in (GREEDY, BEGINNER):
            plans: list[list[int]] = []
            for searcher in (fast, slow):
                call, memory = searcher.bound.call, searcher.memory
                searcher.bound.put(memory.states, 0, s)
                with speed.compile_lock(searcher.bound):
                    count = call.plan_greedily(memory, n + 1) if kind == GREEDY else call.plan_turn(memory, kind, n + 1)
                plans.append([int(action) for action in memory.out[:count]])
            assert plans[0] == plans[1], GAME.state_text(s)


@slow
@needs_numba
def test_the_levels_are_compiled_in_the_end() -> None:
    pool = players.pool(GAME)
    pool.wait()
    assert pool.is_compiled
    s = next(s for s in decisions(2, 1) if s.phase == HANG)
    with pool.borrow() as worker:
        for name in LEVELS:
            assert worker.plan(name, s, 1)[0] in GAME.legal(s)
        worker.plan("strong", s, 1)
        value = float(worker.memory(s).work.work.best[VALUE])
    net = shipped_net(False)
    assert value == pytest.approx(wide()[1].choose(s, Layers(net.rows, net.tops)).value, abs=1e-3)
