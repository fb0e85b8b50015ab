# pyright: basic
"""Whole turns of Twisty, and how many turns a seat has to go, for the look-ahead search.

In the compilable subset. A turn, for a search, is the square where it ends: however a chain gets there, the position
is the same, unless it robs somebody. A theft therefore ends a turn here too; the victim's corner is a turn of the
victim, and what the thief does next is another turn of the thief.

Special counters stay for good, so how many turns lie between two squares is computed once a search (`fill_distances`).
The distance map is a row of whole numbers: the turns from square a to b at `49 a + b`; then, from CUBES_AT, the four
squares of each colour's cubes; from TELEPORTS_AT, how many teleports there are and where; from WEIGHTS_AT, the weights.
"""

from math import exp

from tumblestar.engine.search_helpers import next_seed
from tumblestar.games.twisty.parts import (
    CENTRE,
    COLOURS,
    CUBES_OF_A_COLOUR,
    DIAGONAL,
    JUMPS,
    LEAPS,
    SPECIALS,
    SQUARES,
    STEP,
    TELEPORT,
)
from tumblestar.games.twisty.rules import (
    ENDED,
    EXTRA,
    HELD,
    MOVE,
    NOWHERE,
    ROBBED,
    ROUNDS,
    STAY,
    apply,
    can_rob,
    end_turn,
    land,
    legal,
    win_share,
)

CUBES_AT = SQUARES * SQUARES
TELEPORTS_AT = CUBES_AT + CUBES_OF_A_COLOUR * (COLOURS + 1)
WEIGHTS_AT = TELEPORTS_AT + 1 + SPECIALS
WEIGHTS = (65, 80, 50, 35, 45, 45, 15, 64, 98, 27, 100, 400, 128)
"""In hundredths of a turn: a cube that somebody wants next, or as their second, to seventh card from now; being to
move; a theft in reach of a seat to move, or not to move; a theft that is not sure; a colour that cannot be reached; and
every card still to collect. Fitted to the ends of games (docs/strength.md)."""
DISTANCES = WEIGHTS_AT + len(WEIGHTS)
SCRATCH = 64
LATE = ROUNDS - 30
"""After so many rounds positions that differ in their number of turns are different: the last round ends the game."""
FAR = 60
"""More turns than any path over the board takes."""
TRAIL = tuple(round(1_000_000 * exp(-i / 200)) for i in range(2_400))
"""The odds of a seat with `i` hundredths of a turn more to go, relative to the first: e times less for two turns."""


# -- whole turns


def turns(s, out, distances):
    """Writes how the turn may go on, each end once; returns how many."""
    if s.phase != MOVE and s.phase != EXTRA:
        return legal(s, out)

    # Where the other pieces stand: landing there is a theft, where the chain ends, or not allowed.
    me = s.mover
    start = s.pawn[me]
    shut = s.landed  # squares that cannot be landed on, or have been
    rob = 0  # squares where landing is stealing
    for other in range(s.seats):
        if other != me:
            if can_rob(s, me, other):
                rob |= 1 << s.pawn[other]
            else:
                shut |= 1 << s.pawn[other]

    # Where the turn goes on from: the square of the piece within a chain, else all squares of a knight's move.
    n = 0
    if s.phase == EXTRA:
        out[0] = start
        n = 1
    else:
        for k in range(1, LEAPS[start][0] + 1):
            square = LEAPS[start][k]
            if not (shut >> square) & 1:
                shut |= 1 << square
                out[n] = square
                n += 1
        if n == 0:
            out[0] = STAY
            return 1

    # `out` is the queue as well: the counter on each square that was reached leads to further ones.
    i = 0
    while i < n:
        square = out[i]
        i += 1
        counter = s.board[square]
        if counter < STEP or counter > TELEPORT or (rob >> square) & 1:
            continue
        if counter == TELEPORT:
            for k in range(1, distances[TELEPORTS_AT] + 1):
                there = distances[TELEPORTS_AT + k]
                if not ((shut | rob) >> there) & 1:
                    shut |= 1 << there
                    out[n] = there
                    n += 1
        else:
            for k in range(1, JUMPS[counter - STEP][square][0] + 1):
                there = JUMPS[counter - STEP][square][k]
                if not (shut >> there) & 1:
                    shut |= 1 << there
                    out[n] = there
                    n += 1
    if s.phase == EXTRA:
        out[0] = STAY  # in place of the square where the piece stands
    return n


def take(s, turn):
    """Does a whole turn, in place: all its landings up to a theft, or to its end."""
    if s.phase == MOVE or s.phase == EXTRA:
        if turn == STAY:
            end_turn(s)
        else:
            s.pawn[s.mover] = NOWHERE  # a chain may end where it began
            land(s, turn)
            if s.phase == EXTRA:
                end_turn(s)
    else:
        apply(s, turn)


def is_turn_start(s):
    """Whether a turn begins."""
    return s.phase == MOVE


def key(s, distances):
    """The key of the position in the transposition table, from 0 to 2^63 - 1, the same compiled and interpreted.

    It is for one search. Of the number of turns only the last rounds count.
    """
    code = s.phase + 8 * s.mover + 32 * s.who
    if s.phase == EXTRA or s.phase == ROBBED:
        code += s.landed << 8
    code = mixed(code, max(0, s.turns - LATE * s.seats))
    for seat in range(s.seats):
        row = s.pawn[seat] + 64 * s.held[seat]
        for i in range(COLOURS):
            row = row * 24 + 3 * s.series[seat][i] + s.cubes[seat][i + 1]
        code = mixed(code, row)
    left = 0
    for i in range(CUBES_OF_A_COLOUR, CUBES_OF_A_COLOUR * (COLOURS + 1)):
        square = distances[CUBES_AT + i]
        left *= 2
        if square >= 0 and s.board[square] > 0:
            left += 1
    return mixed(code, left)


def mixed(code, more):
    """A hash of two numbers, all from 0 to 2^63 - 1; each bit of the two changes about half of the bits.

    Two steps of `next_seed`, which never leaves 64 bits, with the upper half laid over the lower around them.
    """
    code ^= more
    code = next_seed(code ^ (code >> 31))
    code = next_seed(code ^ (code >> 31))
    return code ^ (code >> 31)


# -- turns to go


def to_go(s, seat, distances, scratch):
    """About how many hundredths of a turn a seat has to go, all cubes and the centre, with what others may steal.

    The shortest path through the whole remaining row over any of the cubes, as if alone; a cube to be stolen counts as
    one more cube, certain only when it is in reach now. Cubes that the seat holds unprotected and others want are
    added, the more the sooner they want them.
    """
    n = 1
    near = 0  # which half of `scratch` has the paths so far: squares, and the turns to them
    scratch[0] = s.pawn[seat]
    scratch[8] = 0
    first = s.held[seat]
    for i in range(first, COLOURS):
        colour = s.series[seat][i]
        far = 16 - near
        m = 0
        for k in range(CUBES_OF_A_COLOUR):
            square = distances[CUBES_AT + CUBES_OF_A_COLOUR * colour + k]
            if square >= 0 and s.board[square] == colour:
                least = 100 * FAR
                for j in range(n):
                    cost = scratch[near + 8 + j] + 100 * distances[SQUARES * scratch[near + j] + square]
                    least = min(least, cost)
                scratch[far + m] = square
                scratch[far + 8 + m] = least
                m += 1
        if i == first:
            for other in range(s.seats):
                if other != seat and s.cubes[other][colour] == HELD:
                    square = s.pawn[other]
                    cost = distances[SQUARES * s.pawn[seat] + square]
                    scratch[far + m] = square
                    scratch[far + 8 + m] = 100 * cost
                    if cost > 1 or s.mover != seat:
                        scratch[far + 8 + m] += distances[WEIGHTS_AT + 10]
                    m += 1
        if m == 0:
            for j in range(n):
                scratch[near + 8 + j] += distances[WEIGHTS_AT + 11]
        else:
            n = m
            near = far
    least = 100 * FAR
    for j in range(n):
        cost = scratch[near + 8 + j]
        if not s.short_game:
            cost += 100 * distances[SQUARES * scratch[near + j] + CENTRE]
        least = min(least, cost)
    if s.mover == seat:
        least -= distances[WEIGHTS_AT + 7]
    # The shortest path is rarely open: others stand in it, rob, and take the cubes.
    least += distances[WEIGHTS_AT + 12] * (COLOURS - first)
    return least + risk(s, seat, distances)


def risk(s, seat, distances):
    """How much a seat stands to lose by theft, in hundredths of a turn."""
    total = 0
    for other in range(s.seats):
        if other == seat:
            continue
        for i in range(s.held[other], COLOURS):
            if s.cubes[seat][s.series[other][i]] == HELD:
                ahead = i - s.held[other]
                total += distances[WEIGHTS_AT + ahead]
                if ahead == 0 and distances[SQUARES * s.pawn[other] + s.pawn[seat]] == 1:
                    if s.mover == other:
                        total += distances[WEIGHTS_AT + 8]
                    else:
                        total += distances[WEIGHTS_AT + 9]
    return total


def win_shares(s, out, distances, scratch):
    """Writes each seat's estimated share of the win, in millionths; once the game is over, the true one."""
    if s.phase == ENDED:
        for seat in range(s.seats):
            out[seat] = int(1_000_000 * win_share(s, seat))
        return
    least = 100 * FAR * COLOURS
    for seat in range(s.seats):
        out[seat] = to_go(s, seat, distances, scratch)
        least = min(least, out[seat])
    total = 0
    for seat in range(s.seats):
        out[seat] = TRAIL[min(out[seat] - least, len(TRAIL) - 1)]
        total += out[seat]
    for seat in range(s.seats):
        out[seat] = 1_000_000 * out[seat] // total


# -- the distance map


def empty_distances(bound):
    """The memory of a distance map, which has the weights. Not compiled."""
    distances = bound.ints(DISTANCES)
    for i in range(len(WEIGHTS)):
        distances[WEIGHTS_AT + i] = WEIGHTS[i]
    return distances


def fill_distances(s, distances, scratch):
    """Fills the distance map of a board that is laid out, but for the weights."""
    for i in range(CUBES_AT, WEIGHTS_AT):
        distances[i] = -1
    distances[TELEPORTS_AT] = 0
    for square in range(SQUARES):
        kind = s.board[square]
        if kind == TELEPORT:
            distances[TELEPORTS_AT] += 1
            distances[TELEPORTS_AT + distances[TELEPORTS_AT]] = square
        elif 1 <= kind <= COLOURS:
            i = CUBES_AT + CUBES_OF_A_COLOUR * kind
            while distances[i] >= 0:
                i += 1
            distances[i] = square
    for here in range(SQUARES):
        for there in range(SQUARES):
            distances[SQUARES * here + there] = FAR
        within_a_turn(s, here, distances, scratch)
    # Every path of two turns or more is made of paths of one turn (Floyd and Warshall).
    for middle in range(SQUARES):
        for here in range(SQUARES):
            cost = distances[SQUARES * here + middle]
            if cost < FAR:
                for there in range(SQUARES):
                    both = cost + distances[SQUARES * middle + there]
                    if both < distances[SQUARES * here + there]:
                        distances[SQUARES * here + there] = both


def within_a_turn(s, here, distances, scratch):
    """Writes a 1 for every square that one turn from `here` can end on, were the board free."""
    n = 0
    for k in range(1, LEAPS[here][0] + 1):
        scratch[n] = LEAPS[here][k]
        distances[SQUARES * here + LEAPS[here][k]] = 1
        n += 1
    i = 0
    while i < n:
        square = scratch[i]
        i += 1
        counter = s.board[square]
        if counter < STEP or counter > TELEPORT:
            continue
        for there in range(SQUARES):
            if distances[SQUARES * here + there] > 1 and leads(s, counter, square, there):
                distances[SQUARES * here + there] = 1
                scratch[n] = there
                n += 1


def leads(s, counter, square, there):
    """Whether a counter on a square leads there."""
    if counter == TELEPORT:
        return s.board[there] == TELEPORT and there != square
    up = abs(there // 7 - square // 7)
    right = abs(there % 7 - square % 7)
    if counter == STEP:
        return up + right == 1
    if counter == DIAGONAL:
        return up == 1 and right == 1
    return up * right == 2


# -- circles


def is_same_place(s, t):
    """Whether two states of a game are the same position, however many turns they took."""
    if s.mover != t.mover or s.who != t.who or s.phase != t.phase or (s.phase != MOVE and s.landed != t.landed):
        return False
    for square in range(SQUARES):
        if s.board[square] != t.board[square]:
            return False
    for seat in range(s.seats):
        if s.pawn[seat] != t.pawn[seat] or s.held[seat] != t.held[seat]:
            return False
        for i in range(COLOURS):
            if s.series[seat][i] != t.series[seat][i] or s.cubes[seat][i + 1] != t.cubes[seat][i + 1]:
                return False
    return True


def turn_taken(past, at, known, s):
    """The turn that was taken in `past[at]`, of the `known` positions before the actions that led to a state.

    It is the square where the seat that decided stands when the turn is over, or is interrupted by a theft.
    """
    then = past[at]
    seat = then.who
    end = at + 1
    while end < known and past[end].phase == EXTRA and past[end].turns == then.turns:
        end += 1
    square = past[end].pawn[seat] if end < known else s.pawn[seat]
    return STAY if end == at + 1 and square == then.pawn[seat] else square


def may_circle(s):
    """Whether the seat that decides has the last turn of a round: mutual theft until the last round is good for it."""
    last = (s.mover + s.seats - 1 - s.turns % s.seats) % s.seats
    return s.who == last
