"""Twisty's compiled players: the actions of a turn that a search found."""

import random
from pathlib import Path

import pytest

from tests.marks import needs_numba, slow
from tumblestar import bots
from tumblestar.contract.state import OVER
from tumblestar.games import find
from tumblestar.games.twisty import compiled_players, search_moves
from tumblestar.games.twisty.rules import EXTRA, MOVE, ROBBED
from tumblestar.lab.matches import MatchRunner

GAME = find("twisty")
FORCED = Path(__file__).parent / "forced.txt"


def positions():
    """Positions of games in which any action is taken, and those where a win can be forced: thefts are near there."""
    rng = random.Random(5)
    for seats in (2, 3, 4):
        s = bots.set_up(GAME, GAME.fresh(seats), rng)
        for _ in range(40):
            yield s
            s = GAME.after(s, rng.choice(GAME.legal(s)))
    for line in FORCED.read_text(encoding="utf-8").splitlines()[::4]:
        yield GAME.parse_state(line.split(" ", 2)[2])


@slow
def test_the_actions_of_a_turn_lead_where_it_ends():
    """As few as `actions_of` gives, at the start of turns, within chains, and with thefts, and to the same position."""
    chains, thefts, inside = 0, 0, 0
    distances, out = [0] * search_moves.DISTANCES, [0] * GAME.rules.MAX_LEGAL
    runners = {seats: MatchRunner(GAME, seats, compiled=False) for seats in (2, 3, 4)}
    for s in positions():
        runner = runners[s.seats]
        search_moves.fill_distances(s, distances, [0] * search_moves.SCRATCH)
        for turn in out[: search_moves.turns(s, out, distances)]:
            runner.bound.put(runner.states, 0, s)
            n = runner.bound.call.write_turn(runner.states, turn, runner.out, runner.work)
            expected = search_moves.actions_of(GAME, s, turn)
            assert n == len(expected)
            end, goal = s, s
            for action, other in zip(runner.out[:n], expected, strict=True):
                assert action in GAME.legal(end)
                end, goal = GAME.after(end, action), GAME.after(goal, other)
            assert search_moves.is_same_place(end, goal)
            chains += n > 2 and s.phase == MOVE
            thefts += end.phase == ROBBED
            inside += s.phase == EXTRA
    assert min(chains, inside) > 20
    assert thefts > 5


class Numbered(random.Random):
    """Takes the n-th of equally good turns, and remembers how many there were."""

    def __init__(self, n):
        super().__init__(n)
        self.n, self.ties = n, 1

    def choice(self, seq):
        self.ties = len(seq)
        return seq[self.n % len(seq)]


def after(s, actions):
    for action in actions:
        assert action in GAME.legal(s)
        s = GAME.after(s, int(action))
    s.landed = 0  # chains that end in the same position
    return repr(GAME.rules.State.values(s))


@slow
@needs_numba
@pytest.mark.parametrize("bot", compiled_players.ERRING)
@pytest.mark.parametrize("seats", [2, 4])
def test_the_levels_that_err_choose_as_the_bots_do(bot, seats):
    """The same turns may come, at the start of turns and within; and over many seeds each does."""
    runner, rng, plan = MatchRunner(GAME, seats, compiled=True), random.Random(7), bots.find(bot, GAME).plan
    erred, s = 0, bots.set_up(GAME, GAME.fresh(seats), random.Random(7))
    for _ in range(40):
        if GAME.actor(s) == OVER:
            break
        expected, n, ties = set(), 0, 1
        while n < ties:
            choose = Numbered(n)
            expected.add(after(GAME.copy(s), plan(GAME, s, choose, ())))
            n, ties = n + 1, choose.ties
        found = set()
        for seed in range(60):
            runner.bound.put(runner.states, 0, s)
            n = runner.bound.call.plan_turn(
                runner.states, runner.kinds[bot], random.Random(seed).getrandbits(62) + 1, runner.out, runner.work
            )
            found.add(after(GAME.copy(s), runner.out[:n]))
        assert found <= expected
        assert found == expected or len(expected) > 5
        erred += len(expected) > 1
        GAME.rules.apply(s, rng.choice(GAME.legal(s)))
    assert erred > 5
