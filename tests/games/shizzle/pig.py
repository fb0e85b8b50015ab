"""Pig for two, whose optimal play is published, as turns for Shizzle's solver. In the compilable subset.

On a turn one rolls a die as often as one likes: a 1 ends the turn and loses its points, else they are banked on
stopping; first to the goal wins. A kind of place is the points of the turn so far; all of them are lines of one die.
"""

from tumblestar.engine.speed import hole

solve_turn = hole


def sweep_pig(classes, theirs, goal, work):
    """New values of every position in place, high scores first; returns the largest change."""
    stops, choked, rolls = work.stops, work.choked, work.rolls
    change = 0.0
    for mine in range(goal - 1, -1, -1):
        for other in range(goal - 1, -1, -1):
            for points in range(len(stops[0])):
                stops[1][points] = 0.0
                stops[0][points] = 1.0 if mine + points >= goal else 1.0 - theirs[other][mine + points]
            stops[0][0] = -1.0
            choked[0] = 1.0 - theirs[other][mine]
            solve_turn(classes, 2, work)
            change = max(change, abs(rolls[0][0] - theirs[mine][other]))
            theirs[mine][other] = rolls[0][0]
    return change
