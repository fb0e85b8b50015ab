"""Random legal play in environments of others; imports nothing of ours.

Each runs as its makers advise for speed: pgx as one compiled scan over a batch on the CPU, each game restarted at its
end; OpenSpiel as rollouts inside C++, whole games; PettingZoo a step at a time. `bench.env_speed` runs this by a Python
that has them: it prints the names that it can measure, then one round for each name that it reads.
"""

import importlib
import json
import random
import sys
from collections.abc import Callable, Iterator
from functools import cache, partial
from importlib.util import find_spec
from time import perf_counter, process_time
from typing import Any, NamedTuple

PGX = ("connect_four", "backgammon", "2048")
PGX_BATCHES = (1024, 4096)
PGX_STEPS = 16
SPIEL = ("connect_four", "pig", "backgammon")
ZOO = ("connect_four_v3", "tictactoe_v3", "leduc_holdem_v4", "chess_v6")
ROLLOUT_DECISIONS = 300_000
ZOO_SECONDS = 0.25


class Round(NamedTuple):
    """What was played: steps, and the seconds that passed, by the clock and of all processors together."""

    steps: float
    seconds: float
    processor_seconds: float


def timed(play: Callable[[], float]) -> Round:
    """A round of play that returns how many steps it took."""
    begin, begin_processor = perf_counter(), process_time()
    steps = play()
    return Round(steps, perf_counter() - begin, process_time() - begin_processor)


@cache
def pgx_play(name: str, size: int, observed: bool) -> Callable[[], float]:
    """Steps of a batch; where observations are not read, the compiler need not make them."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(name)
    restarting = auto_reset(env.step, env.init)

    def step(state, key):
        pick, chance = jax.random.split(key)
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        return restarting(state, jax.random.categorical(pick, logits), chance)

    def steps(carry, key):
        state, total = carry
        state = jax.vmap(step)(state, jax.random.split(key, size))
        return (state, total + (state.observation.astype(jnp.int32).sum() if observed else 0)), None

    @jax.jit
    def run(state, key):
        state, total = jax.lax.scan(steps, (state, jnp.int32(0)), jax.random.split(key, PGX_STEPS))[0]
        return state.replace(observation=jnp.zeros_like(state.observation)), total

    states = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), size))]

    def play() -> float:
        state, _ = jax.block_until_ready(run(states[0], jax.random.PRNGKey(random.randrange(1 << 30))))
        states[0] = state
        return size * PGX_STEPS

    play()
    return play


@cache
def spiel_play(name: str) -> Callable[[], float]:
    """Decisions in random games inside C++, without observations, in one thread; their number is that of an average."""
    import pyspiel

    game, rng, decisions, games = pyspiel.load_game(name), random.Random(1), 0, 500
    for _ in range(games):
        state = first_decision(game, rng)
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
    rollouts = max(int(ROLLOUT_DECISIONS * games / decisions), 100)

    def play() -> float:
        seed = rng.randrange(1 << 30)
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, seed)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, seed, False)
        bot.mcts_search(first_decision(game, rng))
        return rollouts * decisions / games

    return play


def first_decision(game: Any, rng: random.Random) -> Any:
    """The first state of a game of OpenSpiel in which a player acts; its search crashes at chance nodes."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice([outcome for outcome, _ in state.chance_outcomes()]))
    return state


@cache
def zoo_play(name: str) -> Callable[[], float]:
    """Steps of a classic environment, masks and observations included."""
    return partial(turns, importlib.import_module(f"pettingzoo.classic.{name}").env(), random.Random(1))


def turns(env: Any, rng: random.Random) -> float:
    """Whole games at random in an AEC environment, for at least so long; returns the decisions."""
    steps, begin = 0, perf_counter()
    while perf_counter() - begin < ZOO_SECONDS:
        env.reset(seed=rng.randrange(1 << 30))
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = seen["action_mask"]
            env.step(int(rng.choice(mask.nonzero()[0])))
            steps += 1
    return steps


def plays() -> Iterator[tuple[str, Callable[[], Callable[[], float]]]]:
    """What can be measured with the packages that are here."""
    for name in PGX if find_spec("pgx") else ():
        for what, observed in (("masks", False), ("masks and observations", True)):
            for size in PGX_BATCHES:
                yield f"pgx {name}: {what}, {size} games", partial(pgx_play, name, size, observed)
    for name in SPIEL if find_spec("pyspiel") else ():
        yield f"OpenSpiel {name}: rollouts in C++, neither masks nor observations, 1 thread", partial(spiel_play, name)
    for name in ZOO if find_spec("pettingzoo") else ():
        yield f"PettingZoo {name}: one step a call", partial(zoo_play, name)


if __name__ == "__main__":
    found = dict(plays())
    print("\n" + json.dumps(list(found)), flush=True)  # a line of its own: packages greet before it
    for line in sys.stdin:
        play = found[line.strip()]()
        print("\n" + json.dumps(timed(play)), flush=True)
