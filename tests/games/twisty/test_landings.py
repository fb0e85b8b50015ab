"""Single landings in Twisty's searches: the actions of a turn, the turn that was taken, and how far a goal is."""

import random
from pathlib import Path

import pytest

from tests.games.twisty.whole_turns import actions_of, is_same, turns_to_goal
from tests.marks import slow
from tumblestar import bots
from tumblestar.engine import players
from tumblestar.games import find
from tumblestar.games.twisty import search_moves
from tumblestar.games.twisty.landings import FAR
from tumblestar.games.twisty.rules import EXTRA, MOVE, ROBBED, STAY

GAME = find("twisty")
NO_TELEPORT_ONTO_A_PIECE = (
    "board=1sOB1d1/Y1PRhl1/tRGts1P/K1s1Y1l/GtYK1dd/P1hlBt1/1KhOR2 pawns=g1,d5 rows=O!G!B!R.PKY,PKGOBY.R turns=21"
)
"""The other piece stands on a teleport; a theft by the fewest landings would use another teleport to get there."""
FORCED = Path(__file__).parent / "forced.txt"


def positions():
    """Positions of games in which any action is taken, and those where a win can be forced: thefts are near there."""
    rng = random.Random(5)
    for seats in (2, 3, 4):
        s = bots.set_up(GAME, GAME.fresh(seats), rng)
        for _ in range(40):
            yield s
            s = GAME.after(s, rng.choice(GAME.legal(s)))
    yield GAME.parse_state(NO_TELEPORT_ONTO_A_PIECE)
    for line in FORCED.read_text(encoding="utf-8").splitlines()[::4]:
        yield GAME.parse_state(line.split(" ", 2)[2])


@pytest.fixture(scope="module")
def plain():
    """A worker that is not compiled."""
    return players.PlayerWorker(players.bind(GAME, compiled=False))


def turns_of(s):
    """The turns of a state."""
    distances, out = [0] * search_moves.DISTANCES, [0] * GAME.rules.MAX_LEGAL
    search_moves.fill_distances(s, distances, [0] * search_moves.SCRATCH)
    return out[: search_moves.turns(s, out, distances)]


def written(plain, s, turn):
    """The actions of a turn."""
    memory = plain.memory(s)
    return memory.out[: plain.bound.call.write_turn(memory, turn)]


@slow
def test_the_actions_of_a_turn_lead_where_it_ends(plain):
    """As few as `actions_of` gives, at the start of turns, within chains, and with thefts, and to the same position."""
    chains, thefts, inside = 0, 0, 0
    for s in positions():
        for turn in turns_of(s):
            actions, expected = written(plain, s, turn), actions_of(GAME, s, turn)
            assert len(actions) == len(expected)
            end, goal = s, s
            for action, other in zip(actions, expected, strict=True):
                assert action in GAME.legal(end)
                end, goal = GAME.after(end, action), GAME.after(goal, other)
            assert is_same(GAME, end, goal)
            chains += len(actions) > 2 and s.phase == MOVE
            thefts += end.phase == ROBBED
            inside += s.phase == EXTRA
    assert min(chains, inside) > 20
    assert thefts > 5


def test_the_turn_that_was_taken_is_known_from_the_positions_since(plain):
    """Also of a theft, of what a victim chose, and of a chain that went on."""
    taken = []
    for seed in range(4):
        rng, past, whole = random.Random(seed), [], {}
        s = bots.set_up(GAME, GAME.fresh(2), rng)
        while GAME.actor(s) >= 0 and len(past) < 150:
            turns = turns_of(s)
            thefts = [turn for turn in turns if s.after(search_moves.take, turn).phase == ROBBED]
            turn = rng.choice(thefts or turns)
            if rng.random() < 0.3:  # a part of a turn; what follows of it is decided anew
                steps = [rng.choice(GAME.legal(s))]
            else:
                steps, whole[len(past)] = written(plain, s, turn), turn
            for action in steps:
                past.append(s)
                s = GAME.after(s, action)
        for at, turn in whole.items():
            assert search_moves.turn_taken(past, at, len(past), s) == turn
            taken.append((past[at].phase, turn == STAY))
    assert {(MOVE, False), (EXTRA, False), (EXTRA, True), (ROBBED, False)} <= set(taken)


def test_a_place_is_the_same_whatever_the_turn_number():
    s = bots.set_up(GAME, GAME.fresh(3), random.Random(1))
    later = GAME.copy(s)
    later.turns += 6
    later.landed = 1
    assert search_moves.is_same_place(s, later)
    for change in ("mover", "who", "phase"):
        other = GAME.copy(s)
        setattr(other, change, getattr(s, change) + 1)
        assert not search_moves.is_same_place(s, other)
    for row, at in (("pawn", 2), ("held", 2), ("board", 10)):
        other = GAME.copy(s)
        getattr(other, row)[at] += 1
        assert not search_moves.is_same_place(s, other)
    for grid, at in (("series", 0), ("series", 6), ("cubes", 1), ("cubes", 7)):
        other = GAME.copy(s)
        getattr(other, grid)[2][at] += 1
        assert not search_moves.is_same_place(s, other)
    s.phase = later.phase = EXTRA
    assert not search_moves.is_same_place(s, later)


def test_the_turns_to_a_goal_are_the_fewest(plain):
    """From every square, in a chain or not, with counters that lead on and without."""
    counts = set()
    for s in list(positions())[::5]:
        if s.who != s.mover:
            continue
        memory = plain.memory(s)
        for start in range(0, 49, 3):
            for in_chain, sees_chains in ((False, False), (False, True), (True, True)):
                turns = plain.bound.call.turns_to_goal(memory, s, start, in_chain, sees_chains)
                expected = turns_to_goal(s, s.who, start, in_chain=in_chain, sees_chains=sees_chains)
                assert turns == (FAR if expected is None else expected)
                counts.add(turns)
    assert {0, 1, 2, 3} <= counts
