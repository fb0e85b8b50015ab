# pyright: basic
"""Search of the last two rounds of Twinkle Twinkle, in which nothing is left to chance. In the compilable subset.

The tiles of both rows and the order are known then. The search looks through turns, a tile taken and placed, to the end
of the game. Every seat goes for the greatest *payoff*: its win share, then its lead over the best of the others. Two
seats are searched by alpha-beta, one or more than two by max-n; of equal payoffs that counts which gives more to the
first of the other seats. The search is exact if its widths leave out no placement.
"""

from typing import NamedTuple

from tumblestar.games.twinkle_twinkle.bots.playouts import ANY
from tumblestar.games.twinkle_twinkle.parts import CELLS, ROUNDS, WAYS_MOST
from tumblestar.games.twinkle_twinkle.rules import ENDED, TAKING
from tumblestar.speed import Array, hole

apply_choice = candidates = copy_state = count_tiles = points = hole

TURNS = 8
"""The limit of the turns of two rounds."""
MOST_TURNS = 5 * 4 * WAYS_MOST
"""The limit of the choices in one turn: with four cells empty, every tile of the row in every way."""
ALL = CELLS * WAYS_MOST
"""A width that leaves out no placement."""
POINT = 1e-4
"""The payoff of a point of the lead: leads decide only between equal win shares."""


class Tree(NamedTuple):
    """The arrays of one search; the first index is the number of turns from the root."""

    states: Array
    """(TURNS + 1,): the states of the line that is looked at."""
    choices: Array
    """(TURNS, MOST_TURNS, 3): the choices of each state, the best first: value, space, place."""
    counts: Array
    """(TURNS,): how many choices there are."""
    tried: Array
    """(TURNS,): how many of them were looked at."""
    chosen: Array
    """(TURNS,): the best of them."""
    payoffs: Array
    """(TURNS + 1, MOST_SEATS): the payoffs of the best choice so far."""
    bounds: Array
    """(TURNS, 2): what seat 1 has for sure, and what seat 2 leaves it at most, by earlier choices. Two seats only."""
    ends: Array
    """(MOST_SEATS,): the points of full charts."""


def list_choices(tree, at, root_seat, own_width, others_width, work):
    """Lists the choices of a state: of each tile the best placements, and of a last tile the best one."""
    s = tree.states[at]
    seat = s.order[s.at]
    width = own_width if seat == root_seat else others_width
    if count_tiles(s.chart[seat], ANY) == CELLS - 1:
        width = 1
    choices = tree.choices[at]
    n = candidates(s, width, work, choices)
    # Sorts them. In the last round the space does not matter, so the first of equal tiles stands for all.
    kept = 0
    for i in range(n):
        value = choices[i][0]
        space = int(choices[i][1])
        place = choices[i][2]
        is_new = True
        if s.phase == TAKING and s.round == ROUNDS[s.seats] - 1:
            for other in range(space):
                if s.current[other] == s.current[space]:
                    is_new = False
        if not is_new:
            continue
        to = kept
        while to > 0 and choices[to - 1][0] < value:
            for j in range(3):
                choices[to][j] = choices[to - 1][j]
            to -= 1
        choices[to][0] = value
        choices[to][1] = space
        choices[to][2] = place
        kept += 1
    tree.counts[at] = kept
    tree.tried[at] = 0
    for i in range(2):
        tree.bounds[at][i] = tree.bounds[at - 1][i] if at > 0 else 2.0 * i * TURNS - TURNS


def find_payoffs(s, ends, payoffs):
    """Writes each seat's win share plus POINT for each point of its lead, alone over the goal."""
    for seat in range(s.seats):
        best_other = s.goal if s.seats == 1 else -1
        winners = 1
        for other in range(s.seats):
            if other != seat:
                if ends[other] == ends[seat]:
                    winners += 1
                best_other = max(best_other, ends[other])
        lead = ends[seat] - best_other
        share = 1.0 / winners if lead > 0 or (lead == 0 and s.seats > 1) else 0.0
        payoffs[seat] = share + POINT * lead


def is_better(payoffs, best, seat, seats):
    """Whether payoffs are better for a seat; of equal ones those are that give more to the first other seat."""
    if payoffs[seat] != best[seat]:
        return payoffs[seat] > best[seat]
    if seats > 2:
        for other in range(seats):
            if payoffs[other] != best[other]:
                return payoffs[other] > best[other]
    return False


def take_back(tree, at):
    """Weighs the choice tried last in a state by the payoffs below it."""
    s = tree.states[at]
    seat = s.order[s.at]
    below, best = tree.payoffs[at + 1], tree.payoffs[at]
    if tree.tried[at] == 1 or is_better(below, best, seat, s.seats):
        for i in range(s.seats):
            best[i] = below[i]
        tree.chosen[at] = tree.tried[at] - 1
    if s.seats == 2:
        bounds = tree.bounds[at]
        if seat == 0:
            bounds[0] = max(bounds[0], best[0])
        else:
            bounds[1] = min(bounds[1], best[0])


def search_to_end(tree, own_width, others_width, most, work):
    """Searches from `states[0]` to the end of the game, in at most `most` turns; returns how many it looked at.

    Returns 0 if they do not suffice. Of each tile the seat to act looks at `own_width` placements, the others at
    `others_width`. The best choice is `choices[0][chosen[0]]`, and `payoffs[0]` are its payoffs.
    """
    states = tree.states
    root_seat = states[0].order[states[0].at]
    for seat in range(states[0].seats):
        tree.ends[seat] = points(states[0], seat)
    list_choices(tree, 0, root_seat, own_width, others_width, work)
    looked = 0
    at = 0
    while True:
        if tree.tried[at] == tree.counts[at] or tree.bounds[at][0] >= tree.bounds[at][1]:
            if at == 0:
                return looked
            at -= 1
            take_back(tree, at)
            continue
        if looked == most:
            return 0
        looked += 1
        choice = tree.choices[at][tree.tried[at]]
        tree.tried[at] += 1
        seat = states[at].order[states[at].at]
        copy_state(states, at + 1, states, at)
        s = states[at + 1]
        work.best[0] = int(choice[1])
        work.best[1] = int(choice[2])
        apply_choice(s, work.best)
        if count_tiles(s.chart[seat], ANY) == CELLS:
            tree.ends[seat] = points(s, seat)
        if s.phase == ENDED:
            find_payoffs(s, tree.ends, tree.payoffs[at + 1])
            take_back(tree, at)
        else:
            at += 1
            list_choices(tree, at, root_seat, own_width, others_width, work)
