# pyright: basic
"""The search of a turn of Twisty: the best one, or one that costs little, from a number of positions.

With two seats an alpha-beta search (`lookahead`) finds the best turn, with more a tree of win shares (`best_first`),
after a search for a win that nobody can prevent. In the compilable subset; `speed.bind` fills the holes.
"""

from tumblestar.engine.best_first import WHOLE
from tumblestar.engine.lookahead import ALLOWED, DEEPEST, ENDLESS, SURE, TURN, VALUE, VISITED, WIN
from tumblestar.engine.speed import hole
from tumblestar.games.twisty.parts import COLOURS
from tumblestar.games.twisty.rules import HELD

actor = turns = copy_state = next_seed = pick_below = is_same_place = turn_taken = may_circle = hole
fill_distances = prepare = with_alarm = is_stopped = best_turn = recall = hole
forced_win = grow = most_visited = write_turn = win_share = take = hole

NODE = 2
"""Where the answer has the tree's node of the turn; -1 if no tree was grown."""
ANSWER = 3
LAST_PART = 0.6
"""No deeper search begins when this part of the budget is spent: it costs about as much as all before it."""
PROOF = 2
"""The part of the budget, at most, that the search for a forced win may cost, as a divisor; it mostly costs little."""
OWN_TURNS = 3
"""Within how many own turns a win is looked for that nobody can prevent."""
CIRCLES = 2
"""How often a turn may be taken in the same position."""
STEPS = 60
"""The turns of a forced win, at most."""
PRICE_OF_LEAVING = 700
"""How far behind, in hundredths of a turn, a bot may fall to end mutual theft that leads nowhere."""


def open_search(m, positions):
    """The memory for a search of so many positions from `m.states[0]`; what earlier ones found does not count."""
    space = with_alarm(m.work.space, m.alarm)
    copy_state(space.states, 0, m.states, 0)
    fill_distances(space.states[0], space.distances, space.scratch)
    prepare(space, positions)
    m.work.answer[NODE] = -1
    return space


def find_turn(m, positions, barred):
    """Finds the best turn and its value to the actor; with two seats not the turn `barred`, where there are others."""
    space = open_search(m, positions)
    answer = m.work.answer
    only = turns(space.states[0], space.moves[0], space.distances) == 1
    answer[TURN] = space.moves[0][0]  # until a search has an answer, the first turn is as good as any
    answer[VALUE] = 0
    if space.states[0].seats == 2:
        deepen(space, answer, barred, only)
    elif not only:
        prove_or_grow(space, m.work.tree, answer, positions)


def deepen(space, answer, barred, only):
    """Two seats: the best turn and its value, from searches that each look one turn further."""
    me = actor(space.states[0])
    for depth in range(1, DEEPEST + 1):
        best_turn(space, 0, depth, me, barred, ENDLESS, answer)

        # Stop where there is no choice, where the game is decided, or where a deeper search would hardly end.
        late = space.counters[VISITED] > LAST_PART * space.counters[ALLOWED]
        if only or late or abs(answer[VALUE]) > SURE or is_stopped(space):
            return


def prove_or_grow(space, tree, answer, positions):
    """Three and more seats: a win that nobody can prevent, or the turn that a tree of win shares visits most."""
    me = actor(space.states[0])
    space.counters[ALLOWED] = positions // PROOF
    for depth in range(1, (OWN_TURNS - 1) * space.states[0].seats + 2):
        turn = forced_win(space, 0, depth, me, SURE, ENDLESS)
        if turn >= 0:
            answer[TURN] = turn
            answer[VALUE] = WIN
            return
        if is_stopped(space):
            break
    space.counters[ALLOWED] = positions
    grow(space, tree, 0)
    node = most_visited(tree, 0)
    answer[TURN] = tree.turn[node]
    answer[VALUE] = min(share_at(tree, node, me), SURE)
    answer[NODE] = node


def find_uncircled(m, positions):
    """The best turn; another one if it would repeat a circle, as mutual theft can."""
    answer = m.work.answer
    last = turn_of_a_circle(m)
    if last < 0:
        find_turn(m, positions, -1)
        return answer[TURN]
    find_turn(m, positions // 2, -1)
    turn = answer[TURN]
    if turn != last or m.alarm[0] != 0:
        return turn
    find_turn(m, positions // 2, last)
    return answer[TURN] if answer[VALUE] > -PRICE_OF_LEAVING else turn


def turn_of_a_circle(m):
    """The turn last taken in this position, if it occurred CIRCLES times; else -1."""
    s = m.states[0]
    if s.seats != 2 or may_circle(s):
        return -1
    times = 0
    last = 0
    for i in range(m.known[0]):
        if is_same_place(m.past[i], s):
            times += 1
            last = i
    return turn_taken(m.past, last, m.known[0], s) if times >= CIRCLES else -1


def find_erring(m, positions, mistake, seed):
    """Any turn that costs at most `mistake` percent of the best turn's share, by a tree of win shares."""
    grow_tree(m, positions)
    tree = m.work.tree
    seat = actor(m.states[0])
    children = range(tree.first[0], tree.first[0] + tree.count[0])
    best = 0
    for node in children:
        best = max(best, share_at(tree, node, seat))
    least = best if best == WHOLE else best * (100 - mistake) // 100
    ties = 0
    turn = 0
    for node in children:
        if share_at(tree, node, seat) >= least:
            ties += 1
            seed = next_seed(seed)
            if pick_below(seed, ties) == 0:
                turn = tree.turn[node]
    return turn


def share_at(tree, node, seat):
    """A seat's share of the win at a node, in millionths."""
    return tree.sums[node][seat] // tree.visits[node]


def grow_tree(m, positions):
    """Grows the tree of so many positions from `m.states[0]`; its node 0 is the position."""
    grow(open_search(m, positions), m.work.tree, 0)


def weigh(m, positions):
    """Two seats: finds the value of the position to the actor. More: grows its tree."""
    if m.states[0].seats == 2:
        find_turn(m, positions, -1)
    else:
        grow_tree(m, positions)


def write_expected(m):
    """Writes the turn that the last search expects in `m.states[0]`, the next position of its line.

    Returns how many actions; 0 where it did not look.
    """
    space, answer = m.work.space, m.work.answer
    copy_state(space.states, 0, m.states, 0)
    if answer[NODE] < 0:
        turn = recall(space)
    else:
        answer[NODE] = most_visited(m.work.tree, answer[NODE])
        turn = m.work.tree.turn[answer[NODE]] if answer[NODE] > 0 else -1
    n = turns(space.states[0], space.moves[0], space.distances)
    for i in range(n):
        if space.moves[0][i] == turn:
            return write_turn(m, turn)
    return 0


# -- forced wins of two seats: every turn of both is tried, and nothing is left out but what cannot win by count


def is_forced(states, step, me, last, outs, distances):
    """1 if seat `me` can force a win from a state before turn number `last`, else 0."""
    s = states[step]
    who = actor(s)
    if who < 0:
        return 1 if win_share(s, me) == 1.0 else 0
    if s.turns >= last or step + 1 >= STEPS:
        return 0
    own = (last - s.turns + 1) // 2 if s.mover == me else (last - s.turns) // 2
    if COLOURS - s.held[me] - unsafe(s, 1 - me) + 2 > 2 * own + (0 if s.mover == me else 1):
        return 0
    n = turns(s, outs[step], distances)
    for i in range(n):
        copy_state(states, step + 1, states, step)
        take(states[step + 1], outs[step][i])
        won = is_forced(states, step + 1, me, last, outs, distances)
        if won == 1 and who == me:
            return 1
        if won == 0 and who != me:
            return 0
    return 0 if who == me else 1


def unsafe(s, seat):
    """The cubes of a seat that can be stolen."""
    count = 0
    for colour in range(1, COLOURS + 1):
        if s.cubes[seat][colour] == HELD:
            count += 1
    return count
