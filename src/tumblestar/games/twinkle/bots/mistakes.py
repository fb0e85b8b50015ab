# pyright: basic
"""The choices of players who err: any that costs little of the chance to win. In the compilable subset.

The chance is that of `turn_search.py`. Of the choices that cost at most `mistake` of it, each is equally likely.
"""

from tumblestar.engine.speed import hole
from tumblestar.games.twinkle.bots.turn_search import PLACE, VALUE
from tumblestar.games.twinkle.parts import COLOURS, D8, TYPES
from tumblestar.games.twinkle.rules import CHOOSE, FREE, HAND, HANG, TAKE

next_seed = pick_below = hole
list_rolls = find_places = pick_start = value_of_roll = rank_hangings = rank_discards = hole


def choose_nearly(s, mistake, seed, net, work):
    """An action that costs at most `mistake`; before a roll the dice are in `work.dice`."""
    if s.phase == CHOOSE:
        find_places(s, s.mover, net, work)
        pick_near_start(s, mistake, seed, work)
        return work.dice[0]
    count = rank_hangings(s, net, work) if s.phase == HANG else rank_discards(s, net, work)
    near = 1
    while near < count and work.ranked[near][0] >= work.ranked[0][0] - mistake:
        near += 1
    work.best[VALUE] = work.ranked[0][0]
    return int(work.ranked[pick_below(seed, near)][1])


def pick_near_start(s, mistake, seed, work):
    """Writes dice to roll, or a d8 to take, that cost at most `mistake`, after `find_places`."""
    rolls, table, dice = work.rolls, work.table, work.dice
    least = pick_start(s, table, work.order, work) - mistake
    near = 0
    for i in range(list_rolls(s, work.actions, rolls)):
        if value_of_roll(rolls[i][0], rolls[i][1], rolls[i][2], table, work.order) >= least:
            near += 1
            seed = next_seed(seed)
            if pick_below(seed, near) == 0:
                for j in range(HAND):
                    dice[j] = rolls[i][j]
    for colour in range(COLOURS if s.held == 0 else 0):
        die = colour * TYPES + D8
        if s.where[die] == FREE and table[die][s.shown[die]][PLACE] >= 0.0 and table[die][s.shown[die]][VALUE] >= least:
            near += 1
            seed = next_seed(seed)
            if pick_below(seed, near) == 0:
                dice[0] = TAKE + die
