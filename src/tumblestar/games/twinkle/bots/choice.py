# pyright: basic
"""The choice of Twinkle's bots: exact at the end, by a search of one turn or two before it, and with mistakes.

In a search of two turns a placement has the value of the seat's next turn: the net evaluates constellations after that
one. The others hang dice in between: which is foreseen in a few scenarios (`rivals_dice.py`), over which the next turn
is averaged. Their constellations are taken as they are. The last turns have searches of their own (`last_turns.py`).
`work` is the workspace of this turn, `later` that of the next one.

Players who err choose any action that costs little of the chance to win, by the search of one turn. Of the choices that
cost at most `mistake` of it, each is equally likely. In the compilable subset.
"""

from tumblestar.engine.speed import hole
from tumblestar.games.twinkle.bots.turn_search import (
    MEAN,
    MOST_RIVALS,
    NO_DIE,
    NO_VALUE,
    PLACE,
    SCENARIOS,
    VALUE,
    VARIANCE,
)
from tumblestar.games.twinkle.parts import COLOURS, D8, DICE, PLACES, SIDES_OF, STARS, TYPES
from tumblestar.games.twinkle.rules import CHOOSE, FREE, HAND, HANG, HANGING, HELD, OUT, TAKE

legal = attach = detach = is_finished = is_won = hole
prepare = evaluate = find_places = best_start = rank_results = rank_hangings = copy_evaluation = hole
best_hanging = best_discard = is_last_turn = last_action = hole
last_rival = best_before_last = hole
next_seed = pick_below = list_rolls = value_of_roll = rank_discards = hole
fill_table = pick_start = find_rivals_places = foresee = thin_surroundings = remove = put_back = hole

FIRST_STAGE = 4
"""Among others, two turns are searched from so many dice hung on; before, one turn is stronger."""


def choose(s, twice, mistake, seed, net, work, later):
    """The best action of the seat to act; `work.best` has its value. The last turn of a game is solved exactly.

    With a `mistake`, any action that costs at most so much of the chance to win after this turn; `seed` decides.
    Before a roll the dice are in `work.dice`. All searches are this one function, so that they compile together.
    """
    if mistake > 0.0:
        return choose_nearly(s, mistake, seed, net, work)
    if not is_last_turn(s):
        return choose_by_net(s, twice, net, work, later)
    action = last_action(s, work)
    if action < 0:  # it is lost, and played for points
        action = choose_by_net(s, twice, net, work, later)
        work.best[VALUE] = 0.0
    return action


def choose_by_net(s, twice, net, work, later):
    """The best action by the net's evaluation after this turn, or after the next one too where that helps."""
    twice = twice and (s.seats == 1 or s.hung[s.mover] >= FIRST_STAGE)
    rival = last_rival(s) if twice else -1
    if rival >= 0:
        action = best_before_last(s, rival, net, work, later)
        if work.best[VALUE] > 0.0:
            return action
    if s.phase == CHOOSE:
        if twice:
            find_places_two_turns(s, s.mover, net, work, later)
        else:
            find_places(s, s.mover, net, work)
        best_start(s, work)
        return work.dice[0]
    if s.phase == HANG:
        return best_hanging_two_turns(s, net, work, later) if twice else best_hanging(s, net, work)
    return best_discard_two_turns(s, net, work, later) if twice else best_discard(s, net, work)


def evaluate_next_turn(s, seat, net, later, gone):
    """Evaluates a seat's next turn into `later.best`, after rivals hang the dice `gone`; or the end."""
    if s.hung[seat] == STARS or is_finished(s, seat):
        prepare(s, seat, 0, net, later)
        evaluate(s, seat, net, later)
        copy_evaluation(later.found, later.best)
        return
    held = s.held
    s.held = 0
    prepare(s, seat, STARS - s.hung[seat], net, later)
    if s.seats > 1:
        thin_surroundings(s, net.rows, gone, later)
    fill_table(s, seat, net, later)
    if best_start(s, later) < 0.0:  # no die is left: alone the game is over (TW-6.7)
        later.best[VALUE] = 1.0 if is_won(s) else 0.0
    elif s.seats > 1:
        later.best[VALUE] = mean_of_scenarios(s, gone, later)
    s.held = held


def mean_of_scenarios(s, gone, later):
    """The mean value of the best start over the scenarios, after `best_start` without any; that keeps its moments."""
    value, mean, variance = later.best[VALUE], later.best[MEAN], later.best[VARIANCE]
    first, second, third = later.dice[0], later.dice[1], later.dice[2]
    if first >= TAKE:
        first, second, third = first - TAKE, NO_DIE, NO_DIE
    nothing = later.table[first][0][VALUE]  # where they leave no die
    total = 0.0
    for k in range(SCENARIOS):
        is_hit = False
        for i in range(MOST_RIVALS):
            die = gone[k][i]
            if die >= 0 and die in (first, second, third):
                is_hit = True
        if is_hit:
            remove(s, gone[k])
            found = pick_start(s, later.table, later.order, later)
            total += found if found > NO_VALUE else nothing
            put_back(s, gone[k])
        else:
            total += value
    later.best[MEAN] = mean
    later.best[VARIANCE] = variance
    return total / SCENARIOS


def evaluate_hanging(s, seat, die, result, parent, net, later, gone):
    """Evaluates a seat's next turn after a die is hung, into `later.best`."""
    was_where, was_shown = s.where[die], s.shown[die]
    s.shown[die] = result
    attach(s, seat, die, parent)
    evaluate_next_turn(s, seat, net, later, gone)
    detach(s, seat, die, parent)
    s.where[die] = was_where
    s.shown[die] = was_shown


def find_places_two_turns(s, seat, net, work, later):
    """As `find_places`, with the value of the next turn for each best place."""
    table = work.table
    find_places(s, seat, net, work)
    count = find_rivals_places(s, seat, net, work, later)
    foresee(s, NO_DIE, count, work, later)
    evaluate_next_turn(s, seat, net, later, work.gone)
    for die in range(DICE):
        if s.where[die] == FREE or s.where[die] == HELD:
            copy_evaluation(later.best, table[die][0])
    for die in range(DICE):
        if s.where[die] != FREE and s.where[die] != HELD:
            continue
        foresee(s, die, count, work, later)
        for result in range(1, SIDES_OF[die] + 1):
            here = table[die][result]
            if here[PLACE] >= 0.0:
                evaluate_hanging(s, seat, die, result, int(here[PLACE]), net, later, work.gone)
                copy_evaluation(later.best, here)
        rank_results(die, table, work.order)


def best_hanging_two_turns(s, net, work, later):
    """The best action to hang a die of the hand by the value of the next turn, which `work.best` has."""
    ranked, best = work.ranked, work.best
    count = rank_hangings(s, net, work)
    rivals = find_rivals_places(s, s.mover, net, work, later)
    best[VALUE] = -1.0
    action = -1
    for at in range(count):
        hanging = int(ranked[at][1])
        leaver = int(ranked[at][2])
        die = s.hand[(hanging - HANGING) // PLACES]
        if leaver >= 0:
            s.where[leaver] = OUT
        foresee(s, die, rivals, work, later)
        evaluate_hanging(s, s.mover, die, s.shown[die], (hanging - HANGING) % PLACES, net, later, work.gone)
        if leaver >= 0:
            s.where[leaver] = HELD
        if later.best[VALUE] > best[VALUE]:
            best[VALUE] = later.best[VALUE]
            action = hanging
    return action


def best_discard_two_turns(s, net, work, later):
    """The die to leave the game by the value of the next turn (TW-6.5, TW-6.6)."""
    best = work.best
    best[VALUE] = -1.0
    action = -1
    n = legal(s, work.actions)
    for i in range(n):
        die = work.actions[i]
        was = s.where[die]
        s.where[die] = OUT
        evaluate_next_turn(s, s.mover, net, later, work.gone)
        s.where[die] = was
        if later.best[VALUE] > best[VALUE]:
            best[VALUE] = later.best[VALUE]
            action = die
    return action


# -- with mistakes


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
