# pyright: basic
"""Twisty's bots, in the compilable subset: `greedy`, `beginner`, and the levels that search.

`novice`, `club` and `strong` grow a tree of win shares and take any turn that costs little. `expert` and `master` take
the best turn (`turn_search`). A budget is a number of positions, so that the same state gives the same plan on any
machine. Interpreted, while the search compiles and where Numba is missing, it is a small part of that (SLOWER), but for
the levels that err.
"""

from typing import Any, NamedTuple

from tumblestar.contract.players import BotLevel
from tumblestar.engine import best_first, lookahead
from tumblestar.engine.game_loop import GREEDY
from tumblestar.engine.speed import hole
from tumblestar.games.twisty import landings, search_moves, turn_search
from tumblestar.games.twisty.landings import FAR
from tumblestar.games.twisty.rules import MOVE

legal = next_seed = pick_below = cost_of = write_turn = hole
find_uncircled = find_erring = write_expected = weigh = hole

MODULES = (search_moves, lookahead, best_first, landings, turn_search)
LEVELS = {
    "greedy": BotLevel(is_quick=True),
    "beginner": BotLevel(stars=1, is_quick=True),
    "novice": BotLevel(stars=2),
    "club": BotLevel(stars=3),
    "strong": BotLevel(stars=4),
    "expert": BotLevel(holds_interpreted=False, remembers=True),
    "master": BotLevel(stars=5, holds_interpreted=False, remembers=True),
}
BEGINNER = GREEDY + 1
WEIGH, FOLLOW = GREEDY + len(LEVELS), GREEDY + len(LEVELS) + 1
"""What `plan_turn` does besides, for the evaluation: it is compiled once, with all that it calls."""


class Budget(NamedTuple):
    """The budget of a level, in positions a turn, and its mistake, both by seats from two on.

    A mistake is the percentage of its share of the win that a turn may cost the bot, at most.
    """

    positions: tuple[int, int, int]
    mistakes: tuple[int, int, int] = (0, 0, 0)


BUDGETS = {
    "novice": Budget((300, 300, 300), (32, 28, 28)),
    "club": Budget((300, 300, 300), (23, 16, 16)),
    "strong": Budget((300, 300, 300), (12, 6, 6)),
    "expert": Budget((40_000, 1_000, 1_000)),
    "master": Budget((400_000, 25_000, 20_000)),
}
"""The levels that search. `master` visits what an idle core of an AMD EPYC visits in about a second with two seats, in
a third of a second with more.
"""
AFTERWARDS = 12
"""The percentage of a turn's budget for each decision within the turn."""
SLOWER = 400
"""The interpreted search visits so many times fewer positions in about the same time."""
INTERPRETED = 300
"""The positions that the interpreted search visits in any case: the levels that err play there as they should."""
NODES_OF_A_POSITION, SPARE_NODES, MOST_NODES = 16, 1000, 500_000
"""Memory for a tree: more than the turns that a position has on average. A search ends where it is full."""
SLOTS_OF_A_POSITION = 2
"""Slots of the transposition table, up to the next power of two."""
OVERLOOKS = 60
"""The percentage of its decisions in which `beginner`, as `greedy` else, overlooks that counters lead on."""


class PlayerMemory(NamedTuple):
    """The memory of the players of one game."""

    waiting: Any
    """The squares to look at."""
    edge: Any
    """The squares reached in the last turn, or from which of the squares to look at each was reached."""
    positions: Any
    """The budget of each kind, for a turn and for each decision within one."""
    mistakes: Any
    """The percentage of its share of the win that a turn may cost each kind."""
    answer: Any
    """What the last search found."""
    space: Any
    tree: Any


def workspace(bound, s):
    """The memory for the seats of a state; compiled, what is never used takes none of the machine's. Not compiled."""
    ints, steps, most_turns = bound.ints, lookahead.STEPS, bound.game.rules.MAX_LEGAL
    positions, mistakes = ints(FOLLOW, 2), ints(FOLLOW)
    for kind, name in enumerate(LEVELS, GREEDY):
        if name in BUDGETS:
            most = BUDGETS[name].positions[s.seats - 2]
            positions[kind][0] = budget(most, bound.compiled)
            positions[kind][1] = budget(most * AFTERWARDS // 100, bound.compiled)
            mistakes[kind] = BUDGETS[name].mistakes[s.seats - 2]
    most = max(row[0] for row in positions)
    slots = 1 << (SLOTS_OF_A_POSITION * int(most)).bit_length()
    grown = most if s.seats > 2 else max(row[0] for row, mistake in zip(positions, mistakes, strict=True) if mistake)
    nodes = min(NODES_OF_A_POSITION * grown + SPARE_NODES, MOST_NODES)
    return PlayerMemory(
        waiting=ints(landings.MOST_WAITING), edge=ints(landings.MOST_WAITING), positions=positions, mistakes=mistakes,
        answer=ints(turn_search.ANSWER),
        space=lookahead.Workspace(
            states=bound.states(steps), moves=ints(steps, most_turns), scores=ints(steps, most_turns),
            ends=ints(steps, most_turns), distances=search_moves.empty_distances(bound),
            scratch=ints(search_moves.SCRATCH), keys=ints(slots), entries=ints(slots), counters=ints(3), alarm=ints(1),
        ),
        tree=best_first.Tree(
            first=ints(nodes), count=ints(nodes), visits=ints(nodes), turn=ints(nodes), prior=ints(nodes),
            sums=ints(nodes, 4), path=ints(steps),
        ),
    )  # fmt: skip


def budget(most, is_compiled):
    """A budget of so many positions, compiled, or what becomes of it interpreted. Not compiled."""
    return most if is_compiled else max(most // SLOWER, min(most, INTERPRETED))


# -- the levels


def plan_greedily(m, seed):
    """The landing that leaves the fewest turns to one's next cube, thefts first; ties at random.

    The yardstick of the benches: it looks no further than its next cube, and at nobody else.
    """
    return pick_landing(m, seed, True)


def plan_turn(m, kind, seed):
    """The levels besides. WEIGH leaves what it finds in the workspace, FOLLOW is what the last search expects next."""
    work = m.work
    if kind == FOLLOW:
        return write_expected(m)
    positions = work.positions[kind][0 if m.states[0].phase == MOVE else 1]
    if kind == WEIGH:
        weigh(m, positions)
        return 0
    if legal(m.states[0], m.out) == 1:
        return 1
    if kind == BEGINNER:
        seed = next_seed(seed)
        return pick_landing(m, seed, pick_below(seed, 100) >= OVERLOOKS)
    if work.mistakes[kind]:
        return write_turn(m, find_erring(m, positions, work.mistakes[kind], seed))
    return write_turn(m, find_uncircled(m, positions))


def pick_landing(m, seed, sees_chains):
    """Writes the action of the least cost, ties at random; returns that it is one."""
    out = m.out
    n = legal(m.states[0], out)
    least = FAR + 1
    ties = 0
    best = 0
    for i in range(n):
        cost = cost_of(m, out[i], sees_chains)
        if cost < least:
            least = cost
            ties = 0
        if cost == least:
            ties += 1
            seed = next_seed(seed)
            if pick_below(seed, ties) == 0:
                best = out[i]
    out[0] = best
    return 1
