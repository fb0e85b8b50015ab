"""Twisty's searching bots: legal, in time, reproducible, and able to find forced wins."""

import inspect
import random
import threading
import time
from functools import cache
from itertools import product
from pathlib import Path

import pytest

from bench.forced import ExhaustiveSearch
from tests.marks import needs_numba, rest_slow, slow
from tumblestar import bots as all_bots
from tumblestar.contract.state import OVER
from tumblestar.engine import lookahead, speed
from tumblestar.engine.bot_workers import WorkerPool
from tumblestar.games import find
from tumblestar.games.twisty import bots, search_moves

GAME = find("twisty")
SET = [line.split(" ", 2) for line in Path(__file__).with_name("forced.txt").read_text(encoding="utf-8").splitlines()]


@pytest.fixture(scope="module")
def searcher():
    bots.pool().wait()
    with bots.pool().borrow() as found:
        return found


@pytest.fixture(scope="module")
def quick(searcher):
    assert speed.is_fast()
    return searcher


@pytest.fixture
def small(monkeypatch):
    """Budgets that are the same compiled and interpreted, and small."""
    for name, level in bots.LEVELS.items():
        monkeypatch.setitem(bots.LEVELS, name, level._replace(positions=(200, 100, 100)))
    monkeypatch.setattr(bots, "SLOWER", 1)


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
        finding = quick.search(s, bots.LEVELS["master"].positions[s.seats - 2])
        for action in search_moves.actions_of(GAME, s, finding.turn):
            s = GAME.after(s, action)
        # A victim's corner may come first; whichever it takes, the win must stay forced.
        if not finding.is_win or not solver.is_forced(s, GAME.parse_state(text).mover, last):
            missed.append(text)
    assert not missed


@slow
@needs_numba
@pytest.mark.parametrize("line", SET[::60], ids=lambda line: " ".join(line[:2]))
def test_the_set_is_what_it_says(quick, line):
    turns, _, text = line
    assert ExhaustiveSearch(GAME).own_turns(GAME.parse_state(text)) == int(turns)


@slow
@pytest.mark.parametrize(("name", "seats"), rest_slow(sorted(product(bots.LEVELS, (2, 3, 4)))))
def test_whole_games_are_legal(name, seats, small):
    rng, history = random.Random(f"{name} {seats}"), []
    s = all_bots.set_up(GAME, GAME.fresh(seats, {"take_under": 1}), rng)
    while GAME.actor(s) != OVER and len(history) < 60:
        for action in all_bots.find(name, GAME).plan(GAME, s, rng, history):
            assert action in GAME.legal(s)
            history.append(s)
            s = GAME.after(s, action)


@slow
@needs_numba
def test_a_clock_cuts_a_search_off(quick, monkeypatch):
    monkeypatch.setattr(quick, "seconds", 0.3)
    for seats in (2, 3, 4):
        begin = time.perf_counter()
        assert quick.search(some_state(seats, seed=7), 1 << 60).turn >= 0
        assert time.perf_counter() - begin < 30  # a search that does not stop takes hours


def test_a_budget_counts_positions(searcher):
    for seats in (2, 3, 4):
        found = searcher.search(some_state(seats, seed=7), 100)
        assert 50 < found.positions <= 101


@pytest.mark.parametrize("name", rest_slow(bots.LEVELS))
def test_the_same_state_and_random_numbers_give_the_same_plan(name, small):
    """Whatever was asked before, whoever answers, compiled or not, and in the middle of a turn too."""
    states = [some_state(seats, seed, actions=7 * seed) for seats in (2, 3) for seed in range(4)]
    states = [s for s in states if GAME.actor(s) >= 0]
    bot = all_bots.find(name, GAME)
    plans = [list(bot.plan(GAME, s, random.Random(1), ())) for s in states]
    again = [list(bot.plan(GAME, s, random.Random(1), ())) for s in reversed(states)]
    assert again[::-1] == plans
    other = bots.Searcher(bots.bind(compiled=False))
    for s, plan in zip(states[::3], plans[::3], strict=True):
        if len(GAME.legal(s)) > 1:
            assert other.plan(s, bots.LEVELS[name], random.Random(1), ()) == plan
    inside = next(GAME.after(s, plan[0]) for s, plan in zip(states, plans, strict=True) if len(plan) > 1)
    assert bot(GAME, inside, random.Random(1)) == bot(GAME, inside, random.Random(1))


@slow
def test_master_with_more_seats_stops_at_positions_whatever_the_time(searcher, monkeypatch):
    """The clock makes no difference, the budget does: exactly so many positions, and then the same turn again."""
    for seats in (3, 4):
        s = some_state(seats, seed=3)
        found = searcher.search(s, 300)
        assert found.positions == 300
        monkeypatch.setattr(searcher, "seconds", 600.0)
        assert searcher.search(s, 300) == found
        assert searcher.search(s, 150).positions == 150


def test_a_tree_that_was_cut_off_at_once_takes_the_turn_that_looks_best(searcher):
    for seed in range(1, 4):
        s = some_state(4, seed)
        turns, shares, found = searcher.turns(s), [], searcher.search(s, 1)
        for turn in turns:
            after, out = GAME.copy(s), [0] * 4
            search_moves.take(after, turn)
            search_moves.win_shares(after, out, searcher.workspace.distances, searcher.workspace.scratch)
            shares.append(out[s.mover])
        assert len(turns) > 1
        assert shares[turns.index(found.turn)] == max(shares)


def test_win_shares_are_shares(searcher):
    """They add up to the whole, favour who has less to go, and are exact when the game is over."""
    moves, out = search_moves, [0] * 4
    distances, scratch = [0] * moves.DISTANCES, [0] * moves.SCRATCH
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


class Remembers(random.Random):
    """Takes the last of equally good turns, and remembers them all."""

    def choice(self, seq):
        self.seen = seq
        return seq[-1]


@slow
def test_a_mistake_is_bounded(searcher):
    """A turn costs at most so much of the share of the best; some turns cost something, none more; no win is missed."""
    erred, mistake = 0, 30
    for seed in range(12):
        s, rng = some_state(2 + seed % 3, seed, actions=30), Remembers()
        if GAME.actor(s) == OVER or not search_moves.is_turn_start(s):
            continue
        turn, seat = searcher.erring(s, 200, mistake, rng), s.mover
        shares = shares_of_turns(searcher, seat)
        best = max(shares.values())
        assert rng.seen == [turn for turn, share in shares.items() if 100 * share >= (100 - mistake) * best - 100]
        assert turn == rng.seen[-1]
        erred += len(rng.seen) > 1
    assert erred > 3
    for turns, _, text in SET[::20]:
        s, rng = GAME.parse_state(text), Remembers()
        if turns == "1" and search_moves.is_turn_start(s):
            searcher.erring(s, 50, mistake, rng)
            shares = shares_of_turns(searcher, s.mover)
            assert rng.seen == [turn for turn, share in shares.items() if share == max(shares.values())]


def shares_of_turns(searcher, seat):
    """The win share of a seat after each turn of the first state, in millionths."""
    tree = searcher.tree
    nodes = range(tree.first[0], tree.first[0] + tree.count[0])
    return {int(tree.turn[node]): int(tree.sums[node][seat]) // int(tree.visits[node]) for node in nodes}


@slow
def test_the_expected_line_can_be_played(searcher):
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
def test_club_with_three_and_four_seats_beats_greedy(searcher):
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
def test_the_same_search_interpreted(quick):
    """Compiled and interpreted looks ahead find the same, position for position."""
    plain = bots.Searcher(bots.bind(compiled=False))
    for seats, turns, positions in ((2, 2, 1 << 60), (3, 1, 400), (4, 9, 400)):
        for seed in range(2):
            s = some_state(seats, seed, actions=30)
            if GAME.actor(s) == OVER:
                continue
            found = quick.search(s, positions, turns)
            assert plain.search(s, positions, turns) == found
            if seats > 2 and found.depth == 0:
                assert nodes(plain, seats) == nodes(quick, seats)


def nodes(searcher, seats):
    """What the first nodes of a searcher's tree hold."""
    tree = searcher.tree
    return [[int(x) for x in (tree.visits[i], tree.turn[i], tree.prior[i], *tree.sums[i][:seats])] for i in range(200)]


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
            for action in moves.actions_of(GAME, s, turn):
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
    level = bots.LEVELS["master"]._replace(positions=(7000,) * 3)

    def thefts(has_history):
        s, rng, history = GAME.parse_state(dance), random.Random(1), []
        while GAME.actor(s) != OVER:
            for action in quick.plan(s, level, rng, history if has_history else ()):
                history.append(s)
                s = GAME.after(s, action)
        return sum(s.phase == GAME.rules.ROBBED for s in history)

    assert thefts(has_history=True) < 20


def test_bots_answer_at_once_while_the_search_is_compiled(monkeypatch):
    compiling, go_on = [], threading.Event()
    monkeypatch.setattr(speed, "is_fast", lambda: True)
    monkeypatch.setattr(bots, "_warm", lambda searcher: go_on.wait(60))
    monkeypatch.setattr(bots, "pool", cache(lambda: WorkerPool(bots.Searcher, plainly_bound, bots._warm)))
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
    return bots.bind(compiled=False)


def test_bots_see_the_state_and_nothing_else():
    for name in all_bots.of(GAME):
        assert list(inspect.signature(all_bots.find(name, GAME)).parameters) == ["game", "state", "rng", "history"]
    for module in (bots, lookahead):
        assert "chance" not in {line.split()[1] for line in inspect.getsource(module).splitlines() if "import" in line}
