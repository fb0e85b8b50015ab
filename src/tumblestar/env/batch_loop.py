# pyright: basic
"""Thousands of games, stepped in one loop. In the compilable subset; `speed.bind` fills the holes.

Random numbers come from `counters`, so that a game goes the same way whatever the size of the batch, and whichever
thread steps it. Chance and bots act by `game_loop.play_on`.
"""

from typing import Any, NamedTuple

from tumblestar.engine.game_loop import CHANCES, DECISIONS, PERSON
from tumblestar.engine.speed import hole
from tumblestar.env.counters import HIGH, LOW

actor = legal = apply = points = win_share = copy_state = hole
pick_below = play_on = next_choice = key = observe = hole

CHECK, RESET, STEP, OBSERVE, SAMPLE = 1, 2, 4, 8, 16
"""What `advance` does, added up; it is done in this order, but `CHECK` comes alone."""
EPISODE = DECISIONS + 1
"""The column of `keys` after those of `game_loop`: which episode it is."""
ENDLESS = 1 << 62
SEED_LOW, SEED_HIGH, REWARD, NEXT_STEP, MOST_EVENTS, LEARNER, OPPONENTS, SETTINGS = range(8)
"""The places of `settings`."""
SHARES, POINTS, DIFFERENCES, GAINS = range(4)
"""What is rewarded at the end: the share of the win, the points, or these less those of the best other seat; or, in
every step, the points that each seat has gained in it."""
EVERY_SEAT, IN_TURNS = -1, -2
"""Who learns: every seat, or one seat a game, another in each episode; or a seat's number. Bots act for the others."""
OVER = -2


class Memory(NamedTuple):
    """The memory of a batch, as one thread sees it; a row a game.

    `root` is the state before any chance event. `before` are the points that gains count from. A thread has its own
    `players`, the memory of its bots (`game_loop.GameMemory`), and `kinds`, those of a game's seats.
    """

    root: Any
    states: Any
    keys: Any
    settings: Any
    actions: Any
    actors: Any
    movers: Any
    legal: Any
    choices: Any
    counts: Any
    rewards: Any
    before: Any
    terminated: Any
    truncated: Any
    illegal: Any
    lengths: Any
    players: Any = None
    kinds: Any = None


def advance(w, what, begin, end, observations):
    """Does `what` with the games from `begin` to `end`; returns how many illegal actions there were."""
    wrong = 0
    for i in range(begin, end):
        if what == CHECK:
            if not is_legal(w, i):
                wrong += 1
            continue
        if what & RESET:
            w.keys[i][EPISODE] = 0
            clear(w, i)
            begin_episode(w, i)
        if what & STEP:
            wrong += step(w, i)
        if what & OBSERVE:
            look(w, i, observations[i])
        if what & SAMPLE:
            keys = w.keys[i]
            w.actions[i] = w.choices[i][pick_below(next_choice(keys), max(w.counts[i], 1))]
    return wrong


def look(w, i, out):
    """Writes what the seat to act sees; where a game is over, the seat that acted last."""
    seat = w.movers[i] if w.actors[i] == OVER else w.actors[i]
    observe(w.states[i], int(seat), out)


def is_legal(w, i):
    """Whether the action of a game may be played; where a game is over, any may."""
    action = w.actions[i]
    return w.actors[i] == OVER or (0 <= action < len(w.legal[i]) and w.legal[i][action] == 1)


def clear(w, i):
    """Nothing has happened to a game in this step yet."""
    rewards = w.rewards[i]
    for seat in range(len(rewards)):
        rewards[seat] = 0
    w.terminated[i] = 0
    w.truncated[i] = 0
    w.illegal[i] = 0


def step(w, i):
    """Plays a game's action, then chance until a seat is to act; returns 1 if the action was illegal."""
    clear(w, i)
    keys = w.keys[i]
    if w.actors[i] == OVER:
        keys[EPISODE] += 1
        begin_episode(w, i)
        return 0
    if not is_legal(w, i):
        w.illegal[i] = 1
        return 1
    w.movers[i] = w.actors[i]
    apply(w.states[i], int(w.actions[i]))
    keys[DECISIONS] += 1
    go_on(w, i)
    if w.settings[REWARD] == GAINS:
        gain(w, i)
    if w.actors[i] != OVER and not 0 < w.settings[MOST_EVENTS] <= keys[CHANCES] + keys[DECISIONS]:
        return 0
    w.lengths[i] = keys[DECISIONS]
    if w.actors[i] == OVER:
        w.terminated[i] = 1
        if w.settings[REWARD] != GAINS:
            reward(w, i)
    else:
        w.truncated[i] = 1
    if w.settings[NEXT_STEP] == 1:
        w.actors[i] = OVER
        w.counts[i] = 0
        show(w, i)
    else:
        keys[EPISODE] += 1
        begin_episode(w, i)
    return 0


def begin_episode(w, i):
    """Begins the episode of a game that its keys name, or the first one after it in which a seat that learns acts."""
    keys = w.keys[i]
    while True:
        keys[LOW] = key(0x243F6A88, w.settings[SEED_LOW], w.settings[SEED_HIGH], i, keys[EPISODE])
        keys[HIGH] = key(0x13198A2E, w.settings[SEED_LOW], w.settings[SEED_HIGH], i, keys[EPISODE])
        keys[CHANCES] = 0
        keys[DECISIONS] = 0
        copy_state(w.states, i, w.root, 0)
        go_on(w, i)
        if w.actors[i] != OVER:
            break
        keys[EPISODE] += 1
    if w.settings[REWARD] == GAINS:
        for seat in range(w.states[i].seats):
            w.before[i][seat] = points(w.states[i], seat)


def go_on(w, i):
    """Lets chance act, and seats that do not learn, until one that learns is to act or the game is over."""
    keys = w.keys[i]
    s = w.states[i]
    learner = w.settings[LEARNER]
    if learner == IN_TURNS:
        learner = (i + keys[EPISODE]) % s.seats
    for seat in range(s.seats):
        w.kinds[seat] = PERSON if learner < 0 or seat == learner else w.settings[OPPONENTS]
    play_on(w.players, w.states, i, keys, w.kinds, ENDLESS)
    who = actor(s)
    w.actors[i] = who
    w.counts[i] = legal(s, w.choices[i]) if who >= 0 else 0
    show(w, i)


def show(w, i):
    """Writes the mask of the legal actions."""
    mask = w.legal[i]
    choices = w.choices[i]
    for action in range(len(mask)):
        mask[action] = 0
    for j in range(w.counts[i]):
        mask[choices[j]] = 1


def reward(w, i):
    """Writes the rewards of a game that is over."""
    s = w.states[i]
    rewards = w.rewards[i]
    kind = w.settings[REWARD]
    for seat in range(s.seats):
        if kind == SHARES:
            rewards[seat] = win_share(s, seat)
        else:
            rewards[seat] = points(s, seat)
            if kind == DIFFERENCES and s.seats > 1:
                rewards[seat] -= best_other(s, seat)


def gain(w, i):
    """Writes the points that each seat has gained in this step."""
    s = w.states[i]
    for seat in range(s.seats):
        now = points(s, seat)
        w.rewards[i][seat] = now - w.before[i][seat]
        w.before[i][seat] = now


def best_other(s, seat):
    """The most points of another seat."""
    best = points(s, 1 if seat == 0 else 0)
    for other in range(1, s.seats):
        if other != seat:
            best = max(best, points(s, other))
    return best
