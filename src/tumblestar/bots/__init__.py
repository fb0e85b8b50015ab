"""Bots: choosers that know only the contract. A game may add its own in its `worth.py`.

A bot is given a state and its own source of randomness; never a seed, never a record.
"""

from __future__ import annotations

import random

from tumblestar.game import CHANCE, OVER, Chooser, Game, GameState

THINKERS = ("club", "strong", "master")
"""The names of the bots that look ahead, weakest first; they play games that have a `turns` room."""


LONGEST_LINE = 12


def of(game: Game) -> tuple[str, ...]:
    """The names of the bots that play a game: random, greedy, then those with levels, the weakest of these first."""
    return ("random", "greedy", *(THINKERS if game.has_module("search_moves") else tuple(game.evaluation.BOTS)))


def find(name: str, game: Game) -> Chooser[GameState]:
    """The bot of that name. Raises KeyError, naming the bots there are."""
    if name not in of(game):
        raise KeyError(f"there is no bot {name!r} for {game.name}; there are {', '.join(of(game))}")
    if name in ("random", "greedy"):
        return {"random": choose_any, "greedy": choose_greedily}[name]
    if not game.has_module("search_moves"):
        return game.evaluation.BOTS[name]
    from tumblestar.bots import strong  # only where it is wanted: importing it starts nothing, asking it does

    return strong.chooser(name)


def choose_any(game: Game, state: GameState, rng: random.Random) -> int:
    """Any legal action, each equally likely."""
    return rng.choice(game.legal(state))


def choose_greedily(game: Game, state: GameState, rng: random.Random) -> int:
    """What looks best right now, by the game's own yardstick."""
    return game.evaluation.greedy(game, state, rng)


def prepare(name: str, game: Game) -> None:
    """Starts what a bot needs time for, in a thread of its own, so that it is at its best when its turn comes."""
    if name in THINKERS and game.has_module("search_moves"):
        from tumblestar.bots import strong

        strong.engine(game)
    else:
        game.evaluation.prepare(name)


def expect(game: Game, state: GameState, seconds: float = 1.0) -> list[str]:
    """The line that the strongest bot expects, in notation; empty while it is not ready, or when nobody is to act.

    A bot that does not look ahead says what it would do until chance or another seat acts.
    """
    if game.has_module("search_moves"):
        from tumblestar.bots import strong

        return strong.expect(game, state, seconds)
    choose, rng, line = find(of(game)[-1], game), random.Random(1), list[str]()
    seat = game.actor(state)
    while seat >= 0 and game.actor(state) == seat and len(line) < LONGEST_LINE:
        action = choose(game, state, rng)
        line.append(game.text(state, action))
        state = game.after(state, action)
    return line


def set_up(game: Game, state: GameState, rng: random.Random) -> GameState:
    """A copy of a state in which chance has acted by its odds until a seat is to act, or the game is over."""
    state = game.copy(state)
    while game.actor(state) == CHANCE:
        game.rules.apply(state, any_outcome(game, state, rng))
    return state


def any_outcome(game: Game, state: GameState, rng: random.Random) -> int:
    """What chance may do next, picked by its odds."""
    outcomes = game.outcomes(state)
    return rng.choices([o for o, _ in outcomes], [w for _, w in outcomes])[0]


def play_out(
    game: Game, state: GameState, choosers: list[Chooser[GameState]], rng: random.Random, most: int = 100_000
) -> GameState:
    """Plays a copy of a state to its end, chance by its odds; stops after `most` events and then returns as it is."""
    state = game.copy(state)
    for _ in range(most):
        actor = game.actor(state)
        if actor == OVER:
            break
        act = any_outcome if actor == CHANCE else choosers[actor]
        game.rules.apply(state, act(game, state, rng))
    return state
