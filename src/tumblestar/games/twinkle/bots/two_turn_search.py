# pyright: basic
"""Two turns of Twinkle at once: what can be done now, by what the next turn of the seat then comes to, exactly.

The net judges constellations after the next turn instead of after this one. What the others will have done in between
is left out: they are taken to be as they are, and the dice that they will hang to be free. In the compilable subset.

`deeper` is a second desk, for the next turn.
"""

from tumblestar.games.twinkle.bots.turn_search import FOUND, MEAN, ORDER, PLACE, POOL, RANKED, SPREAD, TABLE, WORTH
from tumblestar.games.twinkle.parts import DICE, PLACES, SIDES_OF, STARS
from tumblestar.games.twinkle.rules import FREE, HANGING, HELD, OUT
from tumblestar.speed import hole

legal = join = part = is_finished = is_won = hole
prepare = judge = foresee = best_start = rank_results = rank_hangings = hole


def next_turn(s, seat, rows, tops, deeper, answers, dice):
    """What a seat's next turn comes to if it begins now, into `answers`; the game's end where there is none."""
    if s.hung[seat] == STARS or is_finished(s, seat):
        found = deeper[FOUND]
        prepare(s, seat, rows, tops, deeper)
        judge(s, seat, rows, tops, deeper)
        answers[WORTH], answers[MEAN], answers[SPREAD] = found[WORTH], found[MEAN], found[SPREAD]
        return
    held = s.held
    s.held = 0
    foresee(s, seat, rows, tops, deeper)
    if best_start(s, deeper, answers, dice) < 0.0:  # no die is left: alone the game is over (TW-6.7)
        answers[WORTH] = 1.0 if is_won(s) else 0.0
    s.held = held


def after_hanging(s, seat, die, result, parent, rows, tops, deeper, answers, dice):
    """What a seat's next turn comes to once a die hangs, into `answers`."""
    was_where, was_shown = s.where[die], s.shown[die]
    s.shown[die] = result
    join(s, seat, die, parent)
    next_turn(s, seat, rows, tops, deeper, answers, dice)
    part(s, seat, die, parent)
    s.where[die] = was_where
    s.shown[die] = was_shown


def foresee_further(s, seat, rows, tops, desk, deeper, answers, dice):
    """As `foresee`, every best place judged by the turn after it."""
    table, order = desk[TABLE], desk[ORDER]
    foresee(s, seat, rows, tops, desk)
    next_turn(s, seat, rows, tops, deeper, answers, dice)
    lost_worth, lost_mean, lost_spread = answers[WORTH], answers[MEAN], answers[SPREAD]
    for die in range(DICE):
        if s.where[die] != FREE and s.where[die] != HELD:
            continue
        table[die][0][WORTH] = lost_worth
        table[die][0][MEAN] = lost_mean
        table[die][0][SPREAD] = lost_spread
        for result in range(1, SIDES_OF[die] + 1):
            here = table[die][result]
            if here[PLACE] >= 0.0:
                after_hanging(s, seat, die, result, int(here[PLACE]), rows, tops, deeper, answers, dice)
                here[WORTH], here[MEAN], here[SPREAD] = answers[WORTH], answers[MEAN], answers[SPREAD]
        rank_results(die, table, order)


def best_hanging_further(s, rows, tops, desk, deeper, answers, dice):
    """The best way to hang a die of the hand by the turn after it; returns the action, and fills `answers[WORTH]`."""
    ranked = desk[RANKED]
    count = rank_hangings(s, rows, tops, desk)
    best = -1.0
    action = -1
    for at in range(count):
        way = int(ranked[at][1])
        leaver = int(ranked[at][2])
        die = s.hand[(way - HANGING) // PLACES]
        if leaver >= 0:
            s.where[leaver] = OUT
        after_hanging(s, s.mover, die, s.shown[die], (way - HANGING) % PLACES, rows, tops, deeper, answers, dice)
        if leaver >= 0:
            s.where[leaver] = HELD
        ranked[at][0] = answers[WORTH]
        if answers[WORTH] > best:
            best = answers[WORTH]
            action = way
    answers[WORTH] = best
    return action


def best_discard_further(s, rows, tops, desk, deeper, answers, dice):
    """The die to leave the game by what the next turn then comes to (TW-6.5, TW-6.6)."""
    pool = desk[POOL]
    best = -1.0
    action = -1
    n = legal(s, pool)
    for i in range(n):
        was = s.where[pool[i]]
        s.where[pool[i]] = OUT
        next_turn(s, s.mover, rows, tops, deeper, answers, dice)
        s.where[pool[i]] = was
        if answers[WORTH] > best:
            best = answers[WORTH]
            action = pool[i]
    answers[WORTH] = best
    return action
