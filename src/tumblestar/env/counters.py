# pyright: basic
"""Random numbers from counters, for games in a batch: they go the same way whatever its size, and on any thread.

A number is a hash of the seed, the game's index, the episode and the event. In the compilable subset; they take the
place of the sequences that `game_loop` uses elsewhere.
"""

from tumblestar.engine.game_loop import CHANCES, DECISIONS
from tumblestar.engine.speed import hole

pick_outcome = hole

LOW, HIGH = range(2)
"""The columns of a game's `keys` with the key of an episode, in the place of seeds."""
WORD = 0xFFFFFFFF


def choose_outcome(m, s, keys):
    """What chance does, by its odds, in the event that `keys` counted last."""
    luck = hashed(keys[LOW] ^ hashed((keys[HIGH] + keys[CHANCES]) & WORD))
    return pick_outcome(s, luck, m.out, m.weights)


def next_choice(keys):
    """The random number of the decision that comes next; chance has numbers of its own."""
    return hashed(keys[HIGH] ^ hashed((keys[LOW] + keys[DECISIONS]) & WORD))


def key(start, seed_low, seed_high, i, episode):
    """Half of the key of an episode of game `i`."""
    h = hashed((start + seed_low) & WORD)
    h = hashed((h + seed_high) & WORD)
    h = hashed((h + i) & WORD)
    return hashed((h + episode) & WORD)


def hashed(x):
    """A number below 2^32 for another, one to one (lowbias32 by Chris Wellons). No product exceeds 63 bits."""
    x = ((x ^ (x >> 16)) * 0x21F0AAAD) & WORD
    x = ((x ^ (x >> 15)) * 0x735A2D97) & WORD
    return x ^ (x >> 15)
