"""Matches between bots: one against the others, seats rotated, each set-up played from every seat.

Games between bots that a game's `compiled_players` has are compiled from end to end. All others are played by
`bots.play_out`, a decision at a time. Both give the win share of each game.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from types import MappingProxyType, ModuleType
from typing import NamedTuple, Protocol, cast

from tumblestar import bots
from tumblestar.bots import playout
from tumblestar.contract.errors import BadOption
from tumblestar.contract.game import Game
from tumblestar.contract.state import GameState
from tumblestar.engine import speed
from tumblestar.engine.statistics import interval
from tumblestar.lab import game_loops

MOST_EVENTS = 100_000
"""A game of more events is given up, and nobody gets a share of it."""
CHUNK = 64
"""Set-ups that a thread plays before it reports."""
SCRATCH = 4
"""States of a runner: the game, and memory for the players."""
MIXED = 0.3
"""How likely each option is to be drawn, where options are mixed."""
Options = Mapping[str, int]


class CompiledPlayers(Protocol):
    """The module `compiled_players` of a game: its bots in the compilable subset."""

    KINDS: Mapping[str, int]
    """The number of each bot that is compiled, from 1 on; 0 is `random`."""
    MODULES: Sequence[ModuleType]
    """The modules that are bound before this one, which has `plan_turn(states, kind, seed, out, work)`.

    It writes the actions of the seat to act in `states[0]`, up to where chance or another seat may act, into `out`;
    returns how many. It may use the other states.
    """

    def workspace(self, bound: speed.Bound, seats: int) -> object:
        """The memory of the players of one game with so many seats. Not compiled."""
        ...

    def takes(self, s: GameState) -> bool:
        """Whether the players can play from a state before any chance event. Not compiled."""
        ...


class Match(NamedTuple):
    """A bot among others: which, how many seats, the options of the set-ups, and their seed.

    With `mixed`, every set-up has options of its own, drawn by its number.
    """

    us: str
    them: str
    seats: int = 2
    options: Options = MappingProxyType({})
    seed: int = 1
    mixed: bool = False

    def fresh(self, game: Game, setup: int) -> GameState:
        """The state before any chance event of a set-up."""
        rng = random.Random(f"options {self.seed} {setup}")
        while self.mixed:
            drawn = {option.name: rng.choice(option.values) for option in game.options if rng.random() < MIXED}
            with suppress(BadOption):  # options that do not go together
                return game.fresh(self.seats, {**drawn, **self.options})
        return game.fresh(self.seats, self.options)


class Result(NamedTuple):
    """The win shares of `us`: a row for each set-up, with the share in each seat."""

    shares: list[list[float]]

    @property
    def games(self) -> int:
        return sum(map(len, self.shares))

    @property
    def wins(self) -> float:
        """The sum of all shares."""
        return sum(map(sum, self.shares))

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the mean share, over games."""
        return interval(self.wins, self.games)


def compiled_players(game: Game) -> CompiledPlayers | None:
    """The compiled players of a game, if it has any."""
    return cast("CompiledPlayers", game.module("compiled_players")) if game.has_module("compiled_players") else None


@cache
def bind(game: Game, compiled: bool | None = None) -> speed.Bound:
    """The rules of a game with its players and the loops of games."""
    players = compiled_players(game)
    modules = [playout, *players.MODULES, cast("ModuleType", players)] if players else [playout]
    return speed.bind(game, *modules, game_loops, compiled=compiled)


class MatchRunner:
    """Plays compiled games, in memory of its own; for one thread at a time."""

    def __init__(self, game: Game, seats: int, compiled: bool | None = None) -> None:
        players = compiled_players(game)
        if players is None:
            raise ValueError(f"{game.name} has no compiled players")
        self.bound, self.kinds = bind(game, compiled), {"random": game_loops.RANDOM, **players.KINDS}
        self.work = players.workspace(self.bound, seats)
        most = game.rules.MAX_LEGAL
        self.states = self.bound.states(SCRATCH)
        self.out, self.weights = self.bound.ints(most), self.bound.ints(most)

    def play(self, match: Match, setups: Sequence[int]) -> list[list[float]]:
        """The shares of `us` from each seat in these set-ups, which are counted from 0."""
        bound, seats = self.bound, match.seats
        roots = bound.states(len(setups))
        games = bound.ints(len(setups) * seats, game_loops.KINDS + seats)
        shares = bound.floats(len(setups) * seats, seats + 1)
        us, them = self.kinds[match.us], self.kinds[match.them]
        for i, setup in enumerate(setups):
            bound.put(roots, i, match.fresh(bound.game, setup))
            luck = random.Random(f"{match.seed} {setup}")
            chance_seed = luck.getrandbits(62) + 1
            for ours in range(seats):
                row = games[i * seats + ours]
                row[game_loops.ROOT] = i
                row[game_loops.CHANCE_SEED], row[game_loops.CHOICE_SEED] = chance_seed, luck.getrandbits(62) + 1
                for seat in range(seats):
                    row[game_loops.KINDS + seat] = us if seat == ours else them
        bound.call.play_games(roots, games, shares, self.states, MOST_EVENTS, self.out, self.weights, self.work)
        return [[float(shares[i * seats + seat][seat]) for seat in range(seats)] for i in range(len(setups))]


def is_compiled(game: Game, match: Match, setups: int = 1) -> bool:
    """Whether so many set-ups of a match are played by compiled players."""
    players = compiled_players(game)
    return (
        players is not None
        and speed.is_fast()
        and {match.us, match.them} <= {"random", *players.KINDS}
        and all(players.takes(match.fresh(game, setup)) for setup in range(setups if match.mixed else 1))
    )


def play_plainly(game: Game, match: Match, setups: Sequence[int]) -> list[list[float]]:
    """What `MatchRunner.play` gives, by `bots.play_out`; for any bots."""
    us, them = bots.find(match.us, game), bots.find(match.them, game)
    rows: list[list[float]] = []
    for setup in setups:
        luck = random.Random(f"{match.seed} {setup}")
        board = bots.set_up(game, match.fresh(game, setup), luck)
        seed, row = luck.getrandbits(62), list[float]()
        for ours in range(match.seats):
            seated = [us if seat == ours else them for seat in range(match.seats)]
            end = bots.play_out(game, board, seated, random.Random(f"{seed} {ours}"), MOST_EVENTS)
            row.append(float(game.win_share(end, ours)))
        rows.append(row)
    return rows


def play(
    game: Game,
    match: Match,
    games: int,
    threads: int = 0,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Result:
    """Plays at least so many games of a match, in a thread for each core, or in so many.

    Calls `progress` with the set-ups done and all set-ups. Searches and compiled games run beside each other.
    """
    setups = -(-games // match.seats)
    threads = threads or os.cpu_count() or 1
    runners: list[MatchRunner] = []
    compiled = is_compiled(game, match, setups)
    size = CHUNK if compiled else 1

    def part(begin: int) -> list[list[float]]:
        chosen = range(begin, min(begin + size, setups))
        if not compiled:
            return play_plainly(game, match, chosen)
        runner = runners.pop() if runners else MatchRunner(game, match.seats)
        rows = runner.play(match, chosen)
        runners.append(runner)
        return rows

    shares = part(0)  # compiles
    with ThreadPoolExecutor(threads) as pool:
        for rows in pool.map(part, range(size, setups, size)):
            shares += rows
            progress(len(shares), setups)
    return Result(shares)
