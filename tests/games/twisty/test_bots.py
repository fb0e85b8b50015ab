"""Twisty's bots: legal, in time, reproducible, bounded in their mistakes, and able to find forced wins."""

import inspect
import random
import threading
import time
from functools import cache
from itertools import product
from pathlib import Path
from typing import NamedTuple

import pytest

from bench.forced import ExhaustiveSearch
from tests.games.twisty.whole_turns import actions_of, turns_to_goal
from tests.marks import needs_numba, rest_slow, slow
from tumblestar import bots as all_bots
from tumblestar.contract.state import OVER
from tumblestar.engine import lookahead, players, speed
from tumblestar.engine.bot_workers import WorkerPool
from tumblestar.engine.game_loop import FIRST_KIND, KEYS
from tumblestar.games import find
from tumblestar.games.twisty import players as levels
from tumblestar.games.twisty import search_moves, turn_search
from tumblestar.games.twisty.rules import CENTRE, EXTRA, STAY, collects, wanted

GAME = find("twisty")
KINDS = players.kinds(GAME)
SET = [line.split(" ", 2) for line in Path(__file__).with_name("forced.txt").read_text(encoding="utf-8").splitlines()]


@pytest.fixture(scope="module")
def worker():
    players.pool(GAME).wait()
    with players.pool(GAME).borrow() as borrowed:
        return borrowed


@pytest.fixture(scope="module")
def quick(worker):
    assert worker.bound.compiled
    return worker


@pytest.fixture
def small(monkeypatch):
    """Makes workers whose budgets are small, and the same compiled and interpreted."""
    for name, budget in levels.BUDGETS.items():
        monkeypatch.setitem(levels.BUDGETS, name, budget._replace(positions=(200, 100, 100)))
    monkeypatch.setattr(levels, "SLOWER", 1)
    return lambda compiled=None: players.PlayerWorker(players.bind(GAME, compiled))


class Finding(NamedTuple):
    """What a search found: the plan, its value to the actor, and the positions it visited."""

    plan: list[int]
    value: int
    positions: int


def search(worker, s, positions, seconds=0.0, name="master"):
    """What a level finds from so many positions."""
    work, kind = worker.memory(s).work, KINDS[name]
    before = [int(most) for most in work.positions[kind]]
    work.positions[kind][:] = [positions, positions]
    plan = worker.plan(name, s, 1, (), seconds)
    work.positions[kind][:] = before
    return Finding(plan, int(work.answer[lookahead.VALUE]), int(work.space.counters[lookahead.VISITED]))


def turn_of(plan):
    """The turn that actions make up: the square where it ends."""
    return plan[0] if plan[0] == STAY else [action for action in plan if action != STAY][-1]


def some_state(seats, seed=1, actions=0):
    rng = random.Random(seed)
    s = all_bots.set_up(GAME, GAME.fresh(seats), rng)
    for _ in range(actions):
        if GAME.actor(s) != OVER:
            GAME.rules.apply(s, rng.choice(GAME.legal(s)))
    return s


def test_the_set_has_both_kinds_for_all_seats():
    kinds = {(GAME.parse_state(text).seats, int(turns)) for turns, _, text in SET}
    assert kinds == {(seats, turns) for seats in (2, 3, 4) for turns in (1, 2)}
    assert len(SET) == 300


@slow
@needs_numba
def test_every_forced_win_within_two_own_turns_is_found(quick):
    solver = ExhaustiveSearch(GAME)
    missed = []
    for turns, _, text in SET:
        s = GAME.parse_state(text)
        last = s.turns + (int(turns) - 1) * s.seats + 1
        finding = search(quick, s, levels.BUDGETS["master"].positions[s.seats - 2])
        for action in finding.plan:
            s = GAME.after(s, action)
        # A victim's corner may come first; whichever it takes, the win must stay forced.
        if finding.value <= lookahead.SURE or not solver.is_forced(s, GAME.parse_state(text).mover, last):
            missed.append(text)
    assert not missed


@slow
@needs_numba
@pytest.mark.parametrize("line", SET[::60], ids=lambda line: " ".join(line[:2]))
def test_the_set_is_what_it_says(quick, line):
    turns, _, text = line
    assert ExhaustiveSearch(GAME).own_turns(GAME.parse_state(text)) == int(turns)


@slow
@pytest.mark.parametrize(("name", "seats"), rest_slow(sorted(product(levels.LEVELS, (2, 3, 4)))))
def test_whole_games_are_legal(name, seats, small):
    rng, history, worker = random.Random(f"{name} {seats}"), [], small()
    s = all_bots.set_up(GAME, GAME.fresh(seats, {"take_under": 1}), rng)
    while GAME.actor(s) != OVER and len(history) < 60:
        for action in worker.plan(name, s, rng.getrandbits(62) + 1, history):
            assert action in GAME.legal(s)
            history.append(s)
            s = GAME.after(s, action)


@slow
@needs_numba
def test_a_clock_cuts_a_search_off(quick):
    for seats in (2, 3, 4):
        begin = time.perf_counter()
        assert search(quick, some_state(seats, seed=7), 1 << 60, seconds=0.3).plan
        assert time.perf_counter() - begin < 30  # a search that does not stop takes hours


def test_a_budget_counts_positions(worker):
    for seats in (2, 3, 4):
        assert 50 < search(worker, some_state(seats, seed=7), 100).positions <= 101


@pytest.mark.parametrize("name", rest_slow(levels.LEVELS))
def test_the_same_state_and_random_numbers_give_the_same_plan(name, small):
    """Whatever was asked before, whoever answers, compiled or not, and in the middle of a turn too."""
    states = [some_state(seats, seed, actions=7 * seed) for seats in (2, 3) for seed in range(4)]
    states = [s for s in states if GAME.actor(s) >= 0]
    worker, plain = small(), small(compiled=False)
    plans = [worker.plan(name, s, 1) for s in states]
    assert [worker.plan(name, s, 1) for s in reversed(states)] == plans[::-1]
    for s, plan in zip(states[::3], plans[::3], strict=True):
        assert plain.plan(name, s, 1) == plan
    s = next(s for s, plan in zip(states, plans, strict=True) if len(plan) > 1 or name in ("greedy", "beginner"))
    inside = GAME.after(s, worker.plan(name, s, 1)[0])
    assert plain.plan(name, inside, 1) == worker.plan(name, inside, 1)


@slow
def test_master_with_more_seats_stops_at_positions_whatever_the_time(worker):
    """The clock makes no difference, the budget does: exactly so many positions, and then the same turn again."""
    for seats in (3, 4):
        s = some_state(seats, seed=3)
        finding = search(worker, s, 300)
        assert finding.positions == 300
        assert search(worker, s, 300, seconds=600.0) == finding
        assert search(worker, s, 150).positions == 150


def test_a_tree_that_was_cut_off_at_once_takes_the_turn_that_looks_best(worker):
    for seed in range(1, 4):
        s = some_state(4, seed)
        plan, space, out = search(worker, s, 1).plan, worker.memory(s).work.space, [0] * GAME.rules.MAX_LEGAL
        shares = {}
        for turn in out[: search_moves.turns(s, out, space.distances)]:
            after, each = GAME.copy(s), [0] * 4
            search_moves.take(after, turn)
            search_moves.win_shares(after, each, space.distances, space.scratch)
            shares[turn] = each[s.mover]
        assert len(shares) > 1
        assert shares[turn_of(plan)] == max(shares.values())


def test_win_shares_are_shares():
    """They add up to the whole, favour who has less to go, and are exact when the game is over."""
    moves, out = search_moves, [0] * 4
    distances, scratch = moves.empty_distances(players.bind(GAME, compiled=False)), [0] * moves.SCRATCH
    for seed in range(12):
        s = some_state(2 + seed % 3, seed, actions=seed * 5)
        moves.fill_distances(s, distances, scratch)
        moves.win_shares(s, out, distances, scratch)
        assert 1_000_000 - s.seats <= sum(out[: s.seats]) <= 1_000_000
        to_go = [moves.to_go(s, seat, distances, scratch) for seat in range(s.seats)]
        assert [out[seat] for seat in sorted(range(s.seats), key=lambda x: to_go[x])] == sorted(out[: s.seats])[::-1]
    s.phase, s.winner = GAME.rules.ENDED, 1
    moves.win_shares(s, out, distances, scratch)
    assert out[: s.seats] == [1_000_000 * (seat == 1) for seat in range(s.seats)]


@slow
def test_a_mistake_is_bounded(worker):
    """A turn costs at most so much of the share of the best; each such turn comes, no other; no win is missed."""
    erred, mistake = 0, levels.BUDGETS["novice"].mistakes
    for seed in range(12):
        s = some_state(2 + seed % 3, seed, actions=30)
        if GAME.actor(s) == OVER or not search_moves.is_turn_start(s):
            continue
        turns, shares = turns_of_novice(worker, s, 40)
        best = max(shares.values())
        least = (100 - mistake[s.seats - 2]) * best - 100
        close = {turn for turn, share in shares.items() if 100 * share >= least}
        assert turns <= close
        assert turns == close or len(close) > 5
        erred += len(turns) > 1
    assert erred > 3
    for turns, _, text in SET[::20]:
        s = GAME.parse_state(text)
        if turns == "1" and search_moves.is_turn_start(s):
            turns, shares = turns_of_novice(worker, s, 5)
            assert turns <= {turn for turn, share in shares.items() if share == max(shares.values())}


def turns_of_novice(worker, s, seeds):
    """The turns that `novice` takes with so many seeds, and the actor's win share after each turn, in millionths."""
    rng, tree = random.Random(1), worker.memory(s).work.tree
    turns = {turn_of(worker.plan("novice", s, rng.getrandbits(62) + 1)) for _ in range(seeds)}
    children = range(tree.first[0], tree.first[0] + tree.count[0])
    return turns, {int(tree.turn[i]): int(tree.sums[i][s.mover]) // int(tree.visits[i]) for i in children}


@pytest.mark.parametrize("name", ["greedy", "beginner"])
def test_what_is_in_reach_of_one_landing_is_never_missed(name):
    """A theft, the next cube, the centre with all seven: one of them is taken, or another one by a chain."""
    plain, taken = players.PlayerWorker(players.bind(GAME, compiled=False)), 0
    for seed, (_, _, text) in enumerate(SET[::2], 1):
        s = GAME.parse_state(text)
        if s.who != s.mover or not any(is_goal(s, action) for action in GAME.legal(s)):
            continue
        action = plain.plan(name, s, seed)[0]
        after = GAME.after(s, action)
        in_chain = after.phase == EXTRA
        is_near = turns_to_goal(after, s.who, action, in_chain=in_chain, sees_chains=True) == 0 if in_chain else False
        assert is_goal(s, action) or is_near
        taken += 1
    assert taken > 20


def is_goal(s, action):
    """Whether a landing steals or collects, or wins."""
    if action == STAY:
        return False
    return action in s.pawn or collects(s, s.who, action) or (action == CENTRE and not wanted(s, s.who))


@slow
@needs_numba
def test_a_beginner_wins_a_third_against_greedy_and_nearly_all_against_random(quick):
    games, s = 400, some_state(2)
    memory, rng = players.new_memory(quick.bound, s), random.Random(1)
    roots, rows = quick.bound.states(games // 2), quick.bound.ints(games, FIRST_KIND + 2)
    for i in range(games // 2):
        quick.bound.put(roots, i, some_state(2, seed=i))
    won = {}
    for rival in ("greedy", "random"):
        for i, row in enumerate(rows):
            kinds = KINDS["beginner"], KINDS[rival]
            row[:] = [
                rng.getrandbits(62) + 1,
                rng.getrandbits(62) + 1,
                *[0] * (KEYS - 2),
                i // 2,
                *kinds[:: 1 - i % 2 * 2],
            ]
        shares = quick.bound.floats(games, 3)
        quick.bound.call.play_games(memory, roots, rows, shares, quick.bound.states(1), 10_000)
        won[rival] = sum(shares[i][i % 2] for i in range(games)) / games
    assert 0.22 < won["greedy"] < 0.42
    assert won["random"] > 0.95


@slow
def test_the_expected_line_can_be_played():
    for seed in range(6):
        s = some_state(2 + seed % 3, seed, actions=20)
        line = all_bots.expect(GAME, s)
        assert line
        for text in line:
            action = GAME.parse(s, text)
            assert action in GAME.legal(s)
            s = GAME.after(s, action)


def test_nothing_is_expected_when_nobody_acts():
    assert all_bots.expect(GAME, GAME.fresh(2)) == []


@slow
@needs_numba
def test_club_with_three_and_four_seats_beats_greedy():
    """A value is one's own, not the negative of the next seat's: with that club won 14 % and 10 %."""
    for seats, games in ((3, 9), (4, 12)):
        won = 0
        for seed in range(games):
            board = all_bots.set_up(GAME, GAME.fresh(seats), random.Random(seed // seats))
            choose = [all_bots.choose_greedily] * seats
            choose[seed % seats] = all_bots.find("club", GAME)
            end = all_bots.play_out(GAME, board, choose, random.Random(seed))
            won += GAME.win_share(end, seed % seats)
        assert won > games / seats, (seats, won)


@slow
@needs_numba
def test_the_same_search_interpreted(small):
    """Compiled and interpreted looks ahead find the same, position for position."""
    fast, plain = small(compiled=True), small(compiled=False)
    for seats in (2, 3, 4):
        for seed in range(2):
            s = some_state(seats, seed, actions=30)
            if GAME.actor(s) == OVER:
                continue
            assert search(plain, s, 400) == search(fast, s, 400)
            if seats > 2 and fast.memory(s).work.answer[turn_search.NODE] >= 0:
                assert nodes(plain, s) == nodes(fast, s)


def nodes(worker, s):
    """What the first nodes of the tree for a state hold."""
    tree = worker.memory(s).work.tree
    values = [(tree.visits[i], tree.turn[i], tree.prior[i], *tree.sums[i][: s.seats]) for i in range(200)]
    return [[int(x) for x in value] for value in values]


def test_whole_turns_are_what_chains_of_actions_lead_to():
    """The turns of a position end where some chain of legal actions ends, and every chain is one of them."""
    moves = search_moves
    distances, scratch, out = [0] * moves.DISTANCES, [0] * moves.SCRATCH, [0] * GAME.rules.MAX_LEGAL
    values = GAME.rules.State.values
    for seed in range(30):
        s = some_state(2 + seed % 3, seed, actions=seed * 3)
        if not (GAME.actor(s) != OVER and search_moves.is_turn_start(s)):
            continue
        moves.fill_distances(s, distances, scratch)
        ends, edge = set(), [s]
        while edge:
            here = edge.pop()
            for action in GAME.legal(here):
                after = GAME.after(here, action)
                if after.phase == GAME.rules.EXTRA:
                    edge.append(after)
                else:
                    after.landed = 0
                    ends.add(repr(values(after)))
        found = set()
        for turn in out[: moves.turns(s, out, distances)]:
            after = GAME.copy(s)
            search_moves.take(after, turn)
            after.landed = 0
            found.add(repr(values(after)))
            last = s
            for action in actions_of(GAME, s, turn):
                assert action in GAME.legal(last)
                last = GAME.after(last, action)
            last.landed = 0
            assert values(last) == values(after)
        assert found == ends


@slow
@needs_numba
def test_endless_mutual_thefts_are_avoided(quick):
    """Two bots that rob each other in turn do not do so until the last round, as they see in the history."""
    dance = "board=1dthtR1/1sYG1h1/GKh1tKd/1ls1O1R/t5Y/sllBOPd/1BO2P1 pawns=a1,c3 rows=RPKYBG.O,K!R!B!G!PYO. turns=68"

    def thefts(has_history):
        s, history = GAME.parse_state(dance), []
        positions = quick.memory(s).work.positions[KINDS["master"]]
        before = [int(most) for most in positions]
        positions[:] = [7000, 840]
        while GAME.actor(s) != OVER:
            for action in quick.plan("master", s, 1, history if has_history else ()):
                history.append(s)
                s = GAME.after(s, action)
        positions[:] = before
        return sum(s.phase == GAME.rules.ROBBED for s in history)

    assert thefts(has_history=True) < 20


def test_bots_answer_at_once_while_the_search_is_compiled(monkeypatch):
    compiling, go_on = [], threading.Event()
    monkeypatch.setattr(speed, "is_fast", lambda: True)
    monkeypatch.setattr(players, "pool", cache(lambda _: WorkerPool(players.PlayerWorker, plainly_bound, warm)))

    def warm(worker):
        go_on.wait(60)

    s = some_state(2)
    try:
        bot = all_bots.find_now("master", GAME)
        all_bots.prepare("master", GAME)
        assert not all_bots.is_ready("master", GAME)
        assert bot(GAME, s, random.Random(1)) in GAME.legal(s)
        assert all_bots.expect(GAME, s) == []
        waiting = threading.Thread(target=lambda: compiling.append(all_bots.find("master", GAME, progress=seen.append)))
        seen = []
        waiting.start()
        assert not compiling
    finally:
        go_on.set()
    waiting.join(60)
    assert compiling
    assert seen
    assert all_bots.is_ready("master", GAME)


def plainly_bound(compiled):
    return players.bind(GAME, compiled=False)


def test_bots_see_the_state_and_nothing_else():
    for name in all_bots.of(GAME):
        assert list(inspect.signature(all_bots.find(name, GAME)).parameters) == ["game", "state", "rng", "history"]
    for module in (levels, turn_search, lookahead):
        assert "chance" not in {line.split()[1] for line in inspect.getsource(module).splitlines() if "import" in line}
