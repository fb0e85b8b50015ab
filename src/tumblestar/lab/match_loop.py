# pyright: basic
"""Whole games between compiled players. In the compilable subset; `speed.bind` fills the holes.

A game's `compiled_players` gives `plan_turn`; the player of kind 0 takes any legal action, in every game.
"""

from tumblestar.engine.speed import hole

actor = legal = apply = win_share = copy_state = next_seed = pick_below = pick_outcome = plan_turn = hole

RANDOM = 0
"""The kind of the player that takes any legal action."""
ROOT, CHANCE_SEED, CHOICE_SEED, KINDS = range(4)
"""The columns of a game to play: which root, the seeds of chance and of choices, the kind of each seat's player."""


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
