"""The strong bots: legal, in time, forced wins found, and nothing but the state to go by."""

import inspect
import random
import time
from pathlib import Path

import pytest

from bench.forced import Trier
from tests.marks import needs_numba, rest_slow, slow
from tumblestar import bots, speed
from tumblestar.bots import lookahead, strong
from tumblestar.game import OVER
from tumblestar.games import GAMES, find

GAME = find("twisty")
SET = [line.split(" ", 2) for line in Path(__file__).with_name("forced.txt").read_text(encoding="utf-8").splitlines()]


@pytest.fixture(scope="module")
def engine():
    made = strong.engine(GAME)
    made.wait()
    return made


@pytest.fixture(scope="module")
def quick(engine):
    assert speed.is_fast()
    return engine


def some_state(seats, seed=1, actions=0):
    rng = random.Random(seed)
    s = bots.set_up(GAME, GAME.fresh(seats), rng)
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
    trier = Trier(GAME)
    missed = []
    for turns, _, text in SET:
        s = GAME.parse_state(text)
        last = s.turns + (int(turns) - 1) * s.seats + 1
        finding = quick.find(s, 1.0)
        assert finding
        for action in GAME.search_moves.way(GAME, s, finding.turn):
            s = GAME.after(s, action)
        # A victim's corner may come first; whichever it takes, the win must stay forced.
        if not finding.is_win or not trier.is_forced(s, GAME.parse_state(text).mover, last):
            missed.append(text)
    assert not missed


@slow
@needs_numba
@pytest.mark.parametrize("line", SET[::60], ids=lambda line: " ".join(line[:2]))
def test_the_set_is_what_it_says(quick, line):
    turns, _, text = line
    assert Trier(GAME).own_turns(GAME.parse_state(text)) == int(turns)


@pytest.mark.parametrize("name", strong.LEVELS)
@pytest.mark.parametrize("seats", rest_slow([3, 2, 4]))
def test_whole_games_are_legal(engine, name, seats, monkeypatch):
    monkeypatch.setitem(strong.LEVELS, name, strong.LEVELS[name]._replace(seconds=0.002))
    rng = random.Random(f"{name} {seats}")
    s = bots.set_up(GAME, GAME.fresh(seats, {"take_under": 1}), rng)
    for _ in range(60):
        if GAME.actor(s) == OVER:
            break
        action = bots.find(name, GAME)(GAME, s, rng)
        assert action in GAME.legal(s)
        GAME.rules.apply(s, action)


@slow
@needs_numba
def test_a_turn_takes_no_longer_than_it_may(quick):
    for seats in (2, 3, 4):
        s = some_state(seats, seed=7)
        begin = time.thread_time()
        quick.find(s, 0.3)
        assert time.thread_time() - begin < 1.0  # a search that does not stop takes minutes


@slow
@needs_numba
def test_the_expected_line_can_be_played(quick):
    for seed in range(5):
        s = some_state(2, seed, actions=20)
        line = strong.expect(GAME, s, 0.05)
        assert line
        for text in line:
            action = GAME.parse(s, text)
            assert action in GAME.legal(s)
            s = GAME.after(s, action)


def test_nothing_is_expected_when_nobody_acts(engine):
    assert strong.expect(GAME, GAME.fresh(2)) == []


@slow
@needs_numba
def test_a_turn_is_planned_to_its_end(quick):
    """What follows the first landing of a chain is not thought out again."""
    level = strong.Level(0.05, 3, 0)
    for seed in range(40):
        s = some_state(2, seed)
        action = quick.choose(s, level, random.Random(1))
        after = GAME.after(s, action)
        if after.phase == GAME.rules.EXTRA:
            planned = dict(quick._plans)
            assert quick.choose(after, level, random.Random(1)) == planned[f"{level} {GAME.state_text(after)}"]
            return
    raise AssertionError("no chain in forty games")


@slow
@needs_numba
def test_the_same_search_interpreted(quick):
    """Compiled and interpreted looks ahead find the same, position for position."""
    plain = strong.Searcher(speed.bind(GAME, GAME.search_moves, lookahead, compiled=False))
    compiled = strong.Searcher(speed.bind(GAME, GAME.search_moves, lookahead))
    for seats, turns in ((2, 2), (3, 1)):
        for seed in range(2):
            s = some_state(seats, seed, actions=30)
            if GAME.actor(s) == OVER:
                continue
            ours, theirs = plain.look(s, 600.0, turns), compiled.look(s, 600.0, turns)
            assert ours[:5] == theirs[:5]


def test_whole_turns_are_what_chains_of_actions_lead_to():
    """The turns of a position end where some chain of legal actions ends, and every chain is one of them."""
    chart, work, out = [0] * GAME.search_moves.CHART, [0] * GAME.search_moves.WORK, [0] * GAME.rules.MAX_LEGAL
    values = GAME.rules.State.values
    for seed in range(30):
        s = some_state(2 + seed % 3, seed, actions=seed * 3)
        if not (GAME.actor(s) != OVER and GAME.search_moves.is_turn_start(s)):
            continue
        GAME.search_moves.chart(s, chart, work)
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
        for turn in out[: GAME.search_moves.turns(s, out, chart)]:
            after = GAME.copy(s)
            GAME.search_moves.take(after, turn)
            after.landed = 0
            found.add(repr(values(after)))
            last = s
            for action in GAME.search_moves.way(GAME, s, turn):
                assert action in GAME.legal(last)
                last = GAME.after(last, action)
            last.landed = 0
            assert values(last) == values(after)
        assert found == ends


@slow
@needs_numba
def test_a_dance_that_leads_nowhere_is_left(quick):
    """Two bots that rob each other in turn do not do so until the last round."""
    dance = "board=1dthtR1/1sYG1h1/GKh1tKd/1ls1O1R/t5Y/sllBOPd/1BO2P1 pawns=a1,c3 rows=RPKYBG.O,K!R!B!G!PYO. turns=68"
    s, rng, level = GAME.parse_state(dance), random.Random(1), strong.Level(0.02, 60, 0)
    thefts = 0
    while GAME.actor(s) != OVER:
        thefts += s.phase == GAME.rules.ROBBED
        GAME.rules.apply(s, quick.choose(s, level, rng))
    assert thefts < 20


def test_bots_answer_at_once_while_the_search_is_compiled(monkeypatch):
    class Never:
        ready = failed = None

    made = strong.Engine.__new__(strong.Engine)
    monkeypatch.setattr(speed, "is_fast", lambda: False)
    made.__init__(GAME)
    made._preparing = Never()
    s = some_state(2)
    begin = time.thread_time()
    assert made.choose(s, strong.LEVELS["master"], random.Random(1)) in GAME.legal(s)
    assert time.thread_time() - begin < 0.5


def test_bots_see_the_state_and_nothing_else():
    for name in bots.of(GAME):
        assert list(inspect.signature(bots.find(name, GAME)).parameters) == ["game", "state", "rng"]
    for module in (bots, strong, lookahead):
        assert "chance" not in {line.split()[1] for line in inspect.getsource(module).splitlines() if "import" in line}


def test_every_game_of_the_shelf_can_be_looked_ahead_in():
    for game in (game for game in GAMES.values() if game.has_module("search_moves")):
        assert speed.bind(game, game.search_moves, lookahead, compiled=False).call.best_turn
