"""Random legal play in environments of others, in millions of steps a second, as JSON; imports nothing of ours.

Each runs as its makers advise for speed: pgx as one compiled scan over a batch on the CPU, each game restarted at its
end; OpenSpiel as rollouts inside C++, whole games; PettingZoo a step at a time. `bench.env_speed` runs this by
the Python that has them.
"""

import json
import random
from importlib.util import find_spec
from time import perf_counter
from typing import Any

PGX = ("connect_four", "backgammon", "2048")
PGX_BATCHES = (1024, 4096)
PGX_STEPS = 16
SPIEL = ("connect_four", "pig", "backgammon")
ZOO = ("connect_four_v3", "tictactoe_v3")
ROUNDS = 4
MILLION = 1e6


def pgx_rates() -> dict[str, float]:
    """Steps with masks, and with observations that are read, at the best of the batches."""
    found = {}
    for name in PGX:
        for what, observed in (("masks", False), ("masks and observations", True)):
            found[f"pgx {name}, {what}"] = max(pgx_rate(name, size, observed) for size in PGX_BATCHES)
    return found


def pgx_rate(name: str, size: int, observed: bool) -> float:
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

    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), size))
    state, _ = jax.block_until_ready(run(state, jax.random.PRNGKey(2)))
    best = 0.0
    for seed in range(ROUNDS):
        begin = perf_counter()
        state, _ = jax.block_until_ready(run(state, jax.random.PRNGKey(seed)))
        best = max(best, size * PGX_STEPS / (perf_counter() - begin) / MILLION)
    return best


def open_spiel_rates() -> dict[str, float]:
    """Decisions in random games inside C++, without observations, in one thread."""
    import pyspiel

    found = {}
    for name in SPIEL:
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
        rollouts, best = max(int(300_000 * games / decisions), 100), 0.0
        for seed in range(ROUNDS):
            evaluator = pyspiel.RandomRolloutEvaluator(rollouts, seed)
            bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, seed, False)
            state = first_decision(game, random.Random(seed))
            begin = perf_counter()
            bot.mcts_search(state)
            best = max(best, rollouts * decisions / games / (perf_counter() - begin) / MILLION)
        found[f"OpenSpiel {name} in C++, one thread, neither masks nor observations"] = best
    return found


def first_decision(game: Any, rng: random.Random) -> Any:
    """The first state of a game of OpenSpiel in which a player acts; its search crashes at chance nodes."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice([outcome for outcome, _ in state.chance_outcomes()]))
    return state


def pettingzoo_rates() -> dict[str, float]:
    """Steps of classic environments, masks and observations included."""
    import importlib

    found = {}
    for name in ZOO:
        env, rng, best = importlib.import_module(f"pettingzoo.classic.{name}").env(), random.Random(1), 0.0
        for _ in range(ROUNDS):
            steps, begin = 0, perf_counter()
            while steps < 2000:
                env.reset(seed=rng.randrange(1 << 30))
                for _ in env.agent_iter():
                    seen, _, terminated, truncated, _ = env.last()
                    if terminated or truncated:
                        env.step(None)
                        continue
                    env.step(int(rng.choice(seen["action_mask"].nonzero()[0])))
                    steps += 1
            best = max(best, steps / (perf_counter() - begin) / MILLION)
        found[f"PettingZoo {name}, masks and observations"] = best
    return found


if __name__ == "__main__":
    rates: dict[str, float] = {}
    for module, measure in (("pgx", pgx_rates), ("pyspiel", open_spiel_rates), ("pettingzoo", pettingzoo_rates)):
        if find_spec(module):
            rates |= measure()
    print("\n" + json.dumps(rates))  # the last line: packages greet before it
