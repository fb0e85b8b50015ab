"""Puzzles of Twinkle for two seats, from the last turns: exact, over every roll, die and place.

In the last turn of the game a place wins or loses for certain, and a choice of dice has an exact chance. A place of
the turn before it leaves the other seat an exact chance to win, with its best dice (`bots/last_turns.py`).
"""

from __future__ import annotations

from tumblestar.contract.capabilities import Solved
from tumblestar.contract.modules import legal_actions
from tumblestar.engine.game_loop import GameMemory
from tumblestar.engine.players import PlayerWorker, pool
from tumblestar.games import GAMES
from tumblestar.games.twinkle.bots import last_turns, rolls, turn_search
from tumblestar.games.twinkle.parts import DICE, STARS
from tumblestar.games.twinkle.rules import (
    BASIC,
    BRONZE_LEVEL,
    CHOOSE,
    DIAMOND,
    ENDED,
    GAME,
    HAND,
    HANG,
    ROLL,
    SILVER_LEVEL,
    TAKE,
    State,
    apply,
    breakdown,
    is_finished,
    points,
    win_share,
)

SEATS = (2,)
OPTIONS = {"level": (BASIC, BRONZE_LEVEL, SILVER_LEVEL, DIAMOND)}
THEMES = ("which-dice", "centre", "twinkle", "colour-card", "mission", "last-die", "defence", "fewer-points")
LEAST_MARGIN = 0.05
"""The win share that the best way is better, at least."""
Way = tuple[float, tuple[int, ...]]
"""A win share and actions."""


def result(s: State) -> State:
    """The state as it is: the hand is sorted, so the order in which dice are picked does not matter."""
    return s


def is_candidate(s: State) -> bool:
    """Whether the seat hangs its seventh die and the other one is finished, or hangs its own right after."""
    if s.seats != 2 or s.hung[s.mover] != STARS - 1 or s.phase not in (CHOOSE, HANG) or (s.phase == CHOOSE and s.held):
        return False
    other = 1 - s.mover
    return is_finished(s, other) or (s.phase == HANG and s.hung[other] == STARS - 1)


def solve(s: State, seed: int = 1) -> Solved | None:
    """The best place, or the best dice, where all others are worse by LEAST_MARGIN. The seed is not used."""
    if not is_candidate(s):
        return None
    with pool(GAMES[GAME]).borrow() as worker:
        ways = _places(worker, s) if s.phase == HANG else _dice(worker, s)
    ways.sort(key=lambda way: (-way[0], way[1]))
    if len(ways) < 2 or ways[0][0] - ways[1][0] < LEAST_MARGIN:
        return None
    best, line = ways[0]
    return Solved(line, (), "exact-turn", best - ways[1][0], 0.0, _themes(s, line, ways), best)


def _places(worker: PlayerWorker, s: State) -> list[Way]:
    """Every die in every place, with the win share that it leaves; none where more than a turn would follow."""
    found: list[Way] = []
    for action in legal_actions(s):
        after = s.after(apply, action)
        if after.phase == ENDED:
            found.append((win_share(after, s.mover), (action,)))
        elif after.mover != s.mover and (memory := _last_turn(worker, after)):
            work = memory.work.work
            worker.bound.call.last_action(memory.states[0], work)
            found.append((1.0 - float(work.best[turn_search.VALUE]), (action,)))
        else:
            return []
    return found


def _dice(worker: PlayerWorker, s: State) -> list[Way]:
    """Every d8 of the centre that fits, and every choice of dice to roll, with its chance to win the last turn."""
    if not (memory := _last_turn(worker, s)):
        return []
    call, work, here = worker.bound.call, memory.work.work, memory.states[0]
    call.find_winning_places(here, work)
    found: list[Way] = [
        (float(work.table[action - TAKE][s.shown[action - TAKE]][turn_search.VALUE]), (action,))
        for action in legal_actions(s)
        if action >= TAKE
    ]
    count = int(call.list_rolls(here, work.actions, work.rolls))
    chances = [
        (
            float(call.chance_of_roll(work.rolls[i], work.chances, last_turns.WINS)),
            float(call.chance_of_roll(work.rolls[i], work.chances, last_turns.FAILS)),
            int(call.winning_d8(here, work, i)) >= 0,
        )
        for i in range(count)
    ]
    again = max(wins / (1.0 - fails) for wins, fails, _ in chances)
    for i, (wins, fails, has_d8) in enumerate(chances):
        picks = tuple(int(die) for die in work.rolls[i] if die >= 0)
        found.append((wins + fails * (1.0 if has_d8 else again), (*picks, ROLL)))
    return found


def _last_turn(worker: PlayerWorker, s: State) -> GameMemory | None:
    """The memory with a state in it, if the last turn of the game begins there."""
    memory = worker.memory(s)
    for i in range(HAND):
        memory.work.work.dice[i] = rolls.NO_DIE
    return memory if worker.bound.call.is_last_turn(memory.states[0]) else None


def _themes(s: State, line: tuple[int, ...], ways: list[Way]) -> tuple[str, ...]:
    """What the answer scores by, and what makes it special."""
    if s.phase == CHOOSE:
        return ("which-dice", "last-die") if line[0] < DICE else ("centre", "last-die")
    me, after = s.mover, s.after(apply, line[0])
    was = {part.name: part.points for part in breakdown(s, me)}
    gained = [part.name for part in breakdown(after, me) if part.points > was[part.name]]
    found = ["twinkle"] if "card-twinkle" in gained else []
    if any(key.startswith("card-") and key != "card-twinkle" for key in gained):
        found.append("colour-card")
    if any(key.startswith("mission-") for key in gained):
        found.append("mission")
    found.append("last-die" if after.phase == ENDED else "defence")
    if any(points(s.after(apply, other[0]), me) > points(after, me) for _, other in ways):
        found.append("fewer-points")
    return tuple(found)
