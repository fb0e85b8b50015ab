"""Sealed chance where nothing is compiled: the outcomes of `sealed_chance`, picked by `contract.chance.Seal` itself."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from tumblestar.contract.chance import Seal
from tumblestar.contract.game import Game
from tumblestar.contract.state import GameState
from tumblestar.engine.game_loop import GameMemory


class PlainSeal(NamedTuple):
    """The seal of a game, and how many outcomes were drawn from each stream."""

    game: Game
    seal: Seal
    draws: Counter[str]


def choose_outcome(m: GameMemory, s: GameState, keys: Any) -> int:
    """The outcome of the next draw of the stream that chance draws from."""
    game, seal, draws = m.seal
    stream = game.stream(s)
    draws[stream] += 1
    return seal.pick(draws[stream], game.outcomes(s), stream)
