# pyright: basic
"""Whole games between compiled players, for matches and for studies, which count what happens in them.

In the compilable subset; `speed.bind` fills the holes. A game's `compiled_players` gives `plan_turn`; the player of
kind 0 takes any legal action, in every game. Chance has random numbers of its own, so that games of one seed have the
same luck whoever plays.
"""

from tumblestar.engine.speed import hole

actor = legal = apply = win_share = points = copy_state = hole
next_seed = pick_below = pick_outcome = plan_turn = hole

RANDOM = 0
"""The kind of the player that takes any legal action."""
ROOT, CHANCE_SEED, CHOICE_SEED, KINDS = range(4)
"""The columns of a game to play: which root, the seeds of chance and of choices, the kind of each seat's player."""
EVENTS, DECISIONS, LEGAL, LEADS, POINTS = range(5)
"""The columns of what is counted: events, decisions, their legal actions, changes of the lead, points of each seat."""


def play_games(roots, games, shares, states, most, out, weights, work):
    """Plays one game a row of `games`; writes the win share of each seat into `shares`, and its events after them.

    A game of more than `most` events is given up: all its shares are 0.
    """
    for i in range(len(games)):
        game = games[i]
        copy_state(states, 0, roots, game[ROOT])
        events = play_game(states, game, most, out, weights, work)
        s = states[0]
        for seat in range(s.seats):
            shares[i][seat] = win_share(s, seat)
        shares[i][s.seats] = events


def play_game(states, game, most, out, weights, work):
    """Plays `states[0]` to its end; the rest of `states` is memory for the players. Returns the number of events."""
    s = states[0]
    chance = game[CHANCE_SEED]
    choice = game[CHOICE_SEED]
    events = 0
    while events < most:
        who = actor(s)
        if who == -2:
            break
        if who == -1:
            chance = next_seed(chance)
            apply(s, pick_outcome(s, chance, out, weights))
            events += 1
            continue
        choice = next_seed(choice)
        n = plan_any(states, game[KINDS + who], choice, out, work)
        for i in range(n):
            apply(s, out[i])
        events += n
    return events


def plan_any(states, kind, seed, out, work):
    """Writes the actions of the seat to act in `states[0]` by a player of any kind; returns how many."""
    if kind == RANDOM:
        out[0] = out[pick_below(seed, legal(states[0], out))]
        return 1
    return plan_turn(states, kind, seed, out, work)


def study_games(roots, games, shares, counts, choices, trace, states, most, out, weights, work):
    """Plays one game a row of `games`; writes its shares and counts.

    Adds the decisions with so many legal actions to `choices`; `trace` has the actions of the last game. A game of
    `most` events is given up: all its shares are 0.
    """
    for i in range(len(games)):
        copy_state(states, 0, roots, games[i][ROOT])
        study_game(states, games[i], counts[i], choices, trace, most, out, weights, work)
        s = states[0]
        for seat in range(s.seats):
            shares[i][seat] = win_share(s, seat)
            counts[i][POINTS + seat] = points(s, seat)


def study_game(states, game, count, choices, trace, most, out, weights, work):
    """Plays `states[0]` to its end; the rest of `states` is memory for the players."""
    s = states[0]
    chance = game[CHANCE_SEED]
    choice = game[CHOICE_SEED]
    events = 0
    last = -1
    leader = -1
    while events < most:
        who = actor(s)
        if who == -2:
            break
        if who == -1:
            chance = next_seed(chance)
            trace[events] = pick_outcome(s, chance, out, weights)
            apply(s, trace[events])
            events += 1
            continue
        if who != last:
            leader = follow_lead(s, leader, count)
            last = who
        choice = next_seed(choice)
        n = min(plan_any(states, game[KINDS + who], choice, out, work), most - events)
        for i in range(n):
            trace[events + i] = out[i]
        for _ in range(n):
            legal_count = legal(s, out)
            choices[legal_count] += 1
            count[DECISIONS] += 1
            count[LEGAL] += legal_count
            apply(s, trace[events])
            events += 1
    follow_lead(s, leader, count)
    count[EVENTS] = events


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
