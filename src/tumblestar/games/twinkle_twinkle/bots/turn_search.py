# pyright: basic
"""Search of this round and the next of Twinkle Twinkle, in which nothing is left to chance. In the compilable subset.

The tiles of both rows and the order are known. The search looks through turns, a tile taken and placed, to the end of
the next round, which is its horizon. Every seat goes for the greatest *payoff*. At the end of the game this is its win
share, then its lead over the best of the others. Before, it is a lead too, of learned values (`chart_value.py`) and of
the places in the turn order. Two seats are searched by alpha-beta, one or more than two by max-n; of equal payoffs
that counts which gives more to the first of the other seats. Widths limit the placements of each tile; if they leave
out none, the search of the last two rounds is exact.
"""

from typing import NamedTuple

from tumblestar.engine.speed import Array, hole
from tumblestar.games.twinkle_twinkle.bots.playouts import ANY
from tumblestar.games.twinkle_twinkle.parts import CELLS, NEXT, ROUNDS, STANDEES, WAYS_MOST
from tumblestar.games.twinkle_twinkle.rules import ENDED, FILLING, TAKING

apply = apply_choice = candidates = chart_value = row_luck = play_greedily = copy_state = count_tiles = insert = (
    next_seed
) = pick_below = hole

TURNS = 8
"""The limit of the turns of two rounds."""
MOST_TURNS = 5 * 4 * WAYS_MOST
"""The limit of the choices in one turn: with four cells empty, every tile of the row in every way; else as many."""
ALL = CELLS * WAYS_MOST
"""A width that leaves out no placement."""
WIDTHS = ((1, 1), (2, 1), (3, 2), (6, 3), (ALL, ALL))
"""The widths of searches, one after the other: placements of each tile, of the seat to act and of the others."""
POINT = 1e-4
"""The payoff of a point of the lead at the end: leads decide only between equal win shares."""
LATER = 0.5
"""The points that it costs a standee to stand one place later in the turn order: 0.45 to 0.58 (bench/results)."""
EDGE = 10.0
"""A lead of so many points at a horizon before the end counts as three wins in four."""
KNOWN, SEARCHED, PLAYED = range(3)
"""How `look_ahead` finds what seats have at the end of a round."""

LAST_TURNS = 5
"""How many times as many turns a search of the last rounds may look at: nothing is estimated there."""
NEAR = 16
"""The number of best placements of each tile that a mistake may take; once it is taken, all."""


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
    values: Array
    """(MOST_SEATS,): the values of charts with as many tiles as at the horizon."""
    ends: Array
    """(MOST_SEATS,): the same with the places in the turn order."""
    plan: Array
    """(2,): the choice that the last complete search found: space of the row, place."""
    found: Array
    """(MOST_SEATS,): the payoffs of that choice."""


def list_choices(tree, at, root_seat, own_width, others_width, tiles, work):
    """Lists the choices of a state: of each tile the best placements, and of a seat's last tile the best one.

    `tiles` are those of a chart at the horizon.
    """
    s = tree.states[at]
    seat = s.order[s.at]
    width = own_width if seat == root_seat else others_width
    if count_tiles(s.chart[seat], ANY) == tiles - 1:
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
        if is_new:
            kept = insert(choices, kept, MOST_TURNS, value, space, place)
    tree.counts[at] = kept
    tree.tried[at] = 0
    for i in range(2):
        tree.bounds[at][i] = tree.bounds[at - 1][i] if at > 0 else 2.0 * i * TURNS - TURNS


def find_payoffs(s, ends, payoffs):
    """Writes each seat's payoff at the horizon, by its lead over the best of the others, alone over the goal.

    At the end of the game it is the win share plus POINT for each point of the lead, before it a share from 0 to 1.
    """
    for seat in range(s.seats):
        best_other = float(s.goal) if s.seats == 1 else -1000.0
        winners = 1
        for other in range(s.seats):
            if other != seat:
                if ends[other] == ends[seat]:
                    winners += 1
                best_other = max(best_other, ends[other])
        lead = ends[seat] - best_other
        if s.phase == ENDED:
            share = 1.0 / winners if lead > 0 or (lead == 0 and s.seats > 1) else 0.0
            payoffs[seat] = share + POINT * lead
        else:
            payoffs[seat] = 0.5 + 0.5 * lead / (abs(lead) + EDGE)


def is_better(payoffs, best, seat, seats):
    """Whether payoffs are better for a seat; of equal ones those are that give more to the first other seat."""
    if payoffs[seat] != best[seat]:
        return payoffs[seat] > best[seat]
    if seats > 2:
        for other in range(seats):
            if payoffs[other] != best[other]:
                return payoffs[other] > best[other]
    return False


def take_back(tree, at, mistake):
    """Weighs the choice tried last in a state by the payoffs below it.

    At the root the value of the choice becomes its payoff, exact if it is more than the best less `mistake`.
    """
    s = tree.states[at]
    seat = s.order[s.at]
    below, best = tree.payoffs[at + 1], tree.payoffs[at]
    allowed = 0.0
    if at == 0:
        tree.choices[0][tree.tried[0] - 1][0] = below[seat]
        allowed = mistake
    if tree.tried[at] == 1 or is_better(below, best, seat, s.seats):
        for i in range(s.seats):
            best[i] = below[i]
        tree.chosen[at] = tree.tried[at] - 1
    if s.seats == 2:
        bounds = tree.bounds[at]
        if seat == 0:
            bounds[0] = max(bounds[0], best[0] - allowed)
        else:
            bounds[1] = min(bounds[1], best[0] + allowed)


def choose_turn(tree, rounds, searches, most, mistake, seed, work, alarm):
    """Writes the choice of a level in `states[0]` into `work.best`: space of the row, place.

    `rounds` is how far it searches, with `searches` of the WIDTHS, in at most `most` turns, and in the last rounds
    LAST_TURNS as many. With 0 rounds, or too few turns, it looks at its own turn alone. It takes any of the choices
    that are at most `mistake` worse than the best: in points for its own turn, after a search in payoffs, with more
    than two seats less, since payoffs differ less.
    """
    s = tree.states[0]
    if s.round + rounds >= ROUNDS[s.seats]:
        most *= LAST_TURNS
    choices, best = tree.choices[0], work.best
    n = 0
    regret = mistake * (2 / s.seats) ** 0.5
    if rounds > 0:
        n = search_wider(tree, rounds, searches, most, regret, work, alarm)
    if n == 0:
        n = candidates(s, NEAR if s.phase == TAKING else ALL, work, choices)
        pick_near(choices, n, mistake, seed, best)
    else:
        best[0] = tree.plan[0]
        best[1] = tree.plan[1]
        if mistake > 0.0:
            pick_near(choices, tree.tried[0], regret, seed, best)


def pick_near(choices, n, mistake, seed, best):
    """Writes any of the choices whose value is less than `mistake` below the greatest, or is the greatest."""
    most = choices[0][0]
    for i in range(n):
        most = max(most, choices[i][0])
    near = 0
    for i in range(n):
        value = choices[i][0]
        if value > most - mistake or value == most:
            near += 1
            seed = next_seed(seed)
            if near == 1 or pick_below(seed, near) == 0:
                best[0] = int(choices[i][1])
                best[1] = int(choices[i][2])


def take_quickly(tree, mistake, work):
    """Takes the first tile of the row in `states[0]` that is at most `mistake` worse than the best; returns its space.

    Each tile counts as where it is best.
    """
    choices = tree.choices[0]
    n = candidates(tree.states[0], 1, work, choices)
    most = choices[0][0]
    for i in range(1, n):
        most = max(most, choices[i][0])
    first = 0
    while choices[first][0] < most - mistake:
        first += 1
    space = int(choices[first][1])
    apply(tree.states[0], space)
    return space


def look_ahead(states, tree, how, most, work, alarm):
    """Writes what each seat has at the end of the round into `payoffs[0]`, and its `row_luck` now into `values`.

    By a search of all turns (SEARCHED), for which `most` turns suffice, that is its payoff; where all seats place
    greedily (PLAYED), which changes `states[0]`, the value of its chart and its places. KNOWN leaves it as it is.
    """
    s, ends = states[0], tree.payoffs[0]
    if how == SEARCHED:
        copy_state(tree.states, 0, states, 0)
        search_turns(tree, 1, 1, 1, most, 0.0, work, alarm)
    for seat in range(s.seats):
        tree.values[seat] = row_luck(s, seat, work)
    if how == PLAYED:
        play_greedily(s, 1, 1, NEXT[s.seats] - s.at, work)
        for seat in range(s.seats):
            ends[seat] = chart_value(s, seat, work)
        if s.phase != ENDED:
            for place in range(NEXT[s.seats]):
                ends[s.order[place]] -= LATER * place


def search_wider(tree, rounds, searches, most, mistake, work, alarm):
    """Searches with WIDTHS, one after the other, in at most `most` turns; returns how many searches it completed.

    There are at most `searches` of them, or in the last rounds all, unless mistakes are allowed. The choice of the last
    complete one is in `plan`, its payoffs are in `found`.
    """
    s = tree.states[0]
    if s.round + rounds >= ROUNDS[s.seats] and mistake == 0.0:
        searches = len(WIDTHS)
    for i in range(searches):
        looked = search_turns(tree, rounds, WIDTHS[i][0], WIDTHS[i][1], most, mistake, work, alarm)
        if looked == 0:
            return i
        most -= looked
        choice = tree.choices[0][tree.chosen[0]]
        tree.plan[0] = int(choice[1])
        tree.plan[1] = int(choice[2])
        for seat in range(s.seats):
            tree.found[seat] = tree.payoffs[0][seat]
    return searches


def search_turns(tree, rounds, own_width, others_width, most, mistake, work, alarm):
    """Searches from `states[0]` on until so many rounds are complete, this one too, in at most `most` turns.

    Returns how many turns it looked at, or 0 if they do not suffice, or an alarm halts it. Of each tile the seat to act
    looks at `own_width` placements, the others at `others_width`. The best choice is `choices[0][chosen[0]]`,
    `payoffs[0]` are its payoffs.
    """
    states, ends = tree.states, tree.ends
    # The horizon: the round up to which is searched, and how many tiles a chart has then.
    s = states[0]
    seats = s.seats
    root_seat = s.order[s.at]
    until = min(s.round + rounds, ROUNDS[seats])
    tiles = until * STANDEES[seats]
    # Seats that place no more tiles before the horizon keep these values; the others get theirs with their last tile.
    for seat in range(seats):
        tree.values[seat] = chart_value(s, seat, work)
    # Depth first, without recursion: `at` is how many turns were played, `tried[at]` the next choice there.
    list_choices(tree, 0, root_seat, own_width, others_width, tiles, work)
    looked = 0
    at = 0
    while True:
        # A turn is done when all its choices were tried, or when the bounds cut off the rest.
        if tree.tried[at] == tree.counts[at] or tree.bounds[at][0] >= tree.bounds[at][1]:
            if at == 0:
                return looked
            at -= 1
            take_back(tree, at, mistake)
            continue
        # A search that needs more turns than allowed, or too much time, is void.
        if looked == most or alarm[0] != 0:
            return 0
        looked += 1
        # Play the next choice, and value a chart that it fills as far as the horizon.
        choice = tree.choices[at][tree.tried[at]]
        tree.tried[at] += 1
        seat = states[at].order[states[at].at]
        copy_state(states, at + 1, states, at)
        s = states[at + 1]
        work.best[0] = int(choice[1])
        work.best[1] = int(choice[2])
        apply_choice(s, work.best)
        if count_tiles(s.chart[seat], ANY) == tiles:
            tree.values[seat] = chart_value(s, seat, work)
        if s.round == until:
            # At the horizon: payoffs by the charts and, unless the game is over, by the places in the next round.
            for seat in range(seats):
                ends[seat] = tree.values[seat]
            if s.phase != ENDED:
                for i in range(NEXT[seats]):
                    ends[s.order[i]] -= LATER * i
            find_payoffs(s, ends, tree.payoffs[at + 1])
            take_back(tree, at, mistake)
        else:
            # Before the horizon: one turn deeper.
            if s.phase == FILLING:
                s.phase = TAKING  # the new next row plays no part before the horizon
            at += 1
            list_choices(tree, at, root_seat, own_width, others_width, tiles, work)
