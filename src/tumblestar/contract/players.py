"""The capability of a game with bots of its own: its Protocol, and what a level of a bot is."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from types import ModuleType
from typing import Any, NamedTuple, Protocol

from tumblestar.contract.state import S_contra


class BotLevel(NamedTuple):
    """What a level of a game's bots is; `bot-<name>` and `bot-<name>-help` are the words for it."""

    stars: int = 0
    """From 1 to 5, one level each: what people choose from. 0 for a level that only programs ask for."""
    holds_interpreted: bool = True
    """Whether it plays as its name says where nothing is compiled."""
    remembers: bool = False
    """Whether earlier positions make a difference."""
    is_quick: bool = False
    """Whether interpreted it is as good and quick enough, so that nobody waits until it is compiled."""


class PlayersModule(Protocol[S_contra]):
    """`players.py`: the game's bots, in the subset of Python that also compiles, run by `engine.players`.

    Two functions decide, besides what the types below say. `plan_greedily(m, seed)` is the yardstick of benches, which
    looks at no other seat's replies and has kind 1; `plan_turn(m, kind, seed)` are the other levels, from kind 2 on.
    They write the actions of the seat to act in `m.states[0]`, up to where another seat or chance may act, into `m.out`
    and return how many. The same position, seed and, where a level remembers, past give the same actions: budgets count
    positions, and `m.alarm` only stops what takes many times as long as it should (`game_loop.GameMemory`).
    """

    @property
    def LEVELS(self) -> Mapping[str, BotLevel]:
        """The levels by name: `greedy`, and then the others, the weakest first."""
        ...

    @property
    def MODULES(self) -> Sequence[ModuleType]:
        """The modules in the subset that are bound before this one."""
        ...

    def workspace(self, bound: Any, s: S_contra, /) -> object:
        """The memory of the players for games of the kind of a state, in the memory of a binding (`speed.Bound`).

        Raises ValueError where that is open until chance has set the game up.
        """

    def terms(self, s: S_contra, /) -> Hashable:
        """Optional (the seats): what the workspace depends on."""

    def warm(self, worker: Any, /) -> None:
        """Optional (nothing more): calls what else a worker (`engine.players`) should have compiled."""

    def preparation(self, s: S_contra | None, /) -> Any:
        """Optional (None): the work under way that the levels need done for a state (`bot_workers.Preparation`)."""
