# pyright: basic
"""The one loop in which whole games run: random playouts, matches, studies, batches of environments.

In the compilable subset; `speed.bind` fills the holes. A game's module `players` gives `plan_turn`, the levels, and
`plan_greedily`; without it every player takes any legal action. Random numbers come from `choose_outcome` and
`next_choice`: chance has numbers of its own, so that games of one seed have the same luck whoever plays.
"""

from typing import Any, NamedTuple

from tumblestar.engine.speed import hole

actor = legal = apply = win_share = points = copy_state = hole
pick_below = choose_outcome = next_choice = plan_turn = plan_greedily = hole

PERSON, RANDOM, GREEDY = -1, 0, 1
"""The kinds of seats that are in every game: one for which nobody decides here; any legal action; the yardstick."""
CHANCE_SEED, CHOICE_SEED, CHANCES, DECISIONS, KEYS = range(5)
"""The columns of a game's `keys`: what its random numbers come from, and how many events of each kind there were."""
ROOT, FIRST_KIND = KEYS, KEYS + 1
"""The columns of a game to play after its keys: which root it begins at, and the kind of each seat."""
LEGAL, LEADS, EVENTS, FIRST_POINTS = range(4)
"""The columns of what `count_game` counts: legal actions of all decisions, changes of the lead, events, points."""


class GameMemory(NamedTuple):
    """The memory in which players decide; one thread uses it at a time."""

    states: Any
    """The position to decide in, then scratch for the players."""
    past: Any
    """The positions before each earlier action of a seat, the oldest first; a single one where nobody remembers."""
    known: Any
    """(1,): how many of these there are."""
    alarm: Any
    """(1,): not 0 when a player has to come to an end."""
    out: Any
    """(MAX_LEGAL,): legal actions, outcomes of chance, and the actions of a plan."""
    weights: Any
    """(MAX_LEGAL,): odds of outcomes."""
    trace: Any
    """The events of `play_on`, as far as there is room."""
    work: Any
    """What the game's players need (`players.workspace`)."""
    seal: Any = 0
    """Where chance is sealed, what it needs (`env.sealed_chance`)."""


def play_on(m, states, at, keys, kinds, most):
    """Plays `states[at]` on until a seat of kind PERSON is to act or the game is over, or for `most` events.

    Returns the number of events. `kinds` has the kind of each seat.
    """
    s = states[at]
    room = len(m.trace)
    events = 0
    while events < most:
        who = actor(s)
        if who == -1:
            keys[CHANCES] += 1
            action = choose_outcome(m, s, keys)
            if events < room:
                m.trace[events] = action
            apply(s, action)
            events += 1
            continue
        if who < 0 or kinds[who] == PERSON:
            break
        n = min(plan_any(m, states, at, kinds[who], next_choice(keys)), most - events)
        for i in range(n):
            if events < room:
                m.trace[events] = m.out[i]
            remember(m, states, at)
            apply(s, m.out[i])
            events += 1
        keys[DECISIONS] += n
    return events


def remember(m, states, at):
    """Keeps a position before an action of a seat, where anybody remembers."""
    if 1 < len(m.past) > m.known[0]:
        copy_state(m.past, m.known[0], states, at)
        m.known[0] += 1


def plan_any(m, states, at, kind, seed):
    """Writes what the seat to act in `states[at]` does, up to where another may act, into `out`; returns how many."""
    if kind == RANDOM:
        m.out[0] = m.out[pick_below(seed, legal(states[at], m.out))]
        return 1
    copy_state(m.states, 0, states, at)
    if kind == GREEDY:
        return plan_greedily(m, seed)
    return plan_turn(m, kind, seed)


def play_games(m, roots, games, shares, states, most):
    """Plays one game a row of `games`; writes the win share of each seat into `shares`, and its events after them.

    A game of more than `most` events is given up: all its shares are 0.
    """
    for i in range(len(games)):
        game = games[i]
        copy_state(states, 0, roots, game[ROOT])
        m.known[0] = 0
        events = play_on(m, states, 0, game, game[FIRST_KIND:], most)
        s = states[0]
        for seat in range(s.seats):
            shares[i][seat] = win_share(s, seat)
        shares[i][s.seats] = events


def play_many(m, roots, keys, kinds, count, states, most):
    """Plays the first of `roots` to its end `count` times; the counts add up in `keys`."""
    for _ in range(count):
        copy_state(states, 0, roots, 0)
        m.known[0] = 0
        play_on(m, states, 0, keys, kinds, most)


def study_games(m, roots, games, shares, counts, choices, states, most):
    """As `play_games`, and counts what happens: `count_game`. Games have at most as many events as `trace` has room."""
    for i in range(len(games)):
        play_games(m, roots, games[i : i + 1], shares[i : i + 1], states, most)
        copy_state(states, 0, roots, games[i][ROOT])
        count_game(m, states[0], int(shares[i][states[0].seats]), counts[i], choices)


def count_game(m, s, events, count, choices):
    """Goes through the `trace` of a game from its first state; adds decisions with n legal actions to `choices[n]`."""
    last = -1
    leader = -1
    for event in range(events):
        who = actor(s)
        if who >= 0:
            if who != last:
                leader = follow_lead(s, leader, count)
                last = who
            n = legal(s, m.out)
            choices[n] += 1
            count[LEGAL] += n
        apply(s, m.trace[event])
    follow_lead(s, leader, count)
    count[EVENTS] = events
    for seat in range(s.seats):
        count[FIRST_POINTS + seat] = points(s, seat)


def follow_lead(s, leader, count):
    """The seat that has more points than all others, or else the one that had; counts it if it is another one."""
    best = 0
    ties = 0
    for seat in range(1, s.seats):
        ahead = points(s, seat) - points(s, best)
        if ahead > 0:
            best = seat
            ties = 0
        elif ahead == 0:
            ties += 1
    if ties > 0 or best == leader:
        return leader
    if leader >= 0:
        count[LEADS] += 1
    return best
