"""Studies: games between bots by their numbers, in pieces that any process can play and that add up.

A *set-up* is played once for each rotation of the bots over the seats, with the same luck. The games of a set-up are
numbered by it, and nothing that happens in one depends on another. All that is counted is a whole number, so sums are
the same in any order.
"""

from __future__ import annotations

import random
import threading
from collections import Counter, OrderedDict
from collections.abc import Hashable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import groupby
from typing import Any, NamedTuple

from tumblestar import bots
from tumblestar.bots import kept_results, plain_players
from tumblestar.contract.errors import BadOption
from tumblestar.contract.game import Game
from tumblestar.contract.state import GameState
from tumblestar.engine import game_loop, players, speed
from tumblestar.engine.game_loop import GameMemory
from tumblestar.insight.ledger import ledger
from tumblestar.lab.tally import MOST_EVENTS, UNIT, Row, Tally

MIXED = 0.3
"""How likely each option is to be drawn, where options are mixed."""
CHUNK = 64
"""Games that compiled players play in one call."""
LOOPS = 4
"""A runner keeps its memory for so many kinds of games, by `players.terms`."""
PRECISION = 10**6
"""Luck-adjusted results are rounded to multiples of 1 / PRECISION."""
KEPT_RUNNERS = 2
"""A comparison plays by two runners in turn."""
Piece = dict[str, Any]
"""What a piece of work found, as JSON has it."""


@dataclass(frozen=True)
class Study:
    """Bots that play a game with some options; `bots` and `labels` are by place, before rotation.

    Places with one label are counted together. `is_compiled` is decided once, so that all machines play the same way.
    """

    game: Game
    bots: tuple[str, ...]
    options: tuple[tuple[str, int], ...] = ()
    seed: int = 1
    labels: tuple[str, ...] = ()
    is_compiled: bool = False
    has_rows: bool = False
    """Whether pieces have what was counted of every game too."""
    is_mixed: bool = False
    """Whether every set-up has options of its own, drawn by its number, besides those of the study."""

    @classmethod
    def new(cls, game: Game, names: Sequence[str], options: dict[str, int], seed: int, **more: Any) -> Study:
        """A study with compiled players where there are any. Raises BadOption."""
        game.fresh(len(names), options)
        is_compiled = speed.is_fast() and set(names) <= players.kinds(game).keys()
        more = {"labels": tuple(names), "is_compiled": is_compiled, **more}
        return cls(game, tuple(names), tuple(sorted(options.items())), seed, **more)

    @property
    def seats(self) -> int:
        return len(self.bots)

    @property
    def rotations(self) -> int:
        """In how many ways the labels lie when they are moved on over the seats."""
        turned = (self.labels[i:] + self.labels[:i] for i in range(1, self.seats))
        return next((i for i, labels in enumerate(turned, 1) if labels == self.labels), self.seats)

    def setups_of(self, games: int) -> int:
        """The set-ups that have at least so many games."""
        return -(-games // self.rotations)

    def head(self) -> dict[str, object]:
        """What the games depend on, as JSON has it."""
        return {
            "game": self.game.name,
            "digest": kept_results.digest_of_bots(self.game),
            "bots": list(self.bots),
            "options": dict(self.options),
            "seed": self.seed,
            "compiled": self.is_compiled,
            **({"mixed": True} if self.is_mixed else {}),
        }

    def play(self, begin: int, end: int) -> Piece:
        """The tally of the set-ups from `begin` to before `end`, with their rows if those are wanted."""
        rows, choices = self.rows(begin, end)
        tally = Tally.from_rows(self.labels, self.rotations, rows)
        tally.histograms["legal"] = choices
        return {"tally": tally.as_json()} | ({"rows": [list(row) for row in rows]} if self.has_rows else {})

    @property
    def start(self) -> GameState:
        """The state before any chance event, where options are not mixed."""
        return self.game.fresh(self.seats, dict(self.options))

    def start_of(self, setup: int) -> GameState:
        """The state before any chance event of a set-up."""
        rng, given = random.Random(f"options {self.seed} {setup}"), dict(self.options)
        while self.is_mixed:
            options = self.game.options
            drawn = {option.name: rng.choice(option.values) for option in options if rng.random() < MIXED}
            with suppress(BadOption):  # options that do not go together
                return self.game.fresh(self.seats, {**drawn, **given})
        return self.start

    def actions(self, setup: int, turn: int) -> list[int]:
        """The actions and outcomes of a game, given by set-up and rotation."""
        runner = _runner(self)
        runner.play([(setup, turn)])
        return runner.last_actions

    def rows(self, begin: int, end: int) -> tuple[list[Row], Counter[int]]:
        """What was counted in each game, and how often a decision had so many legal actions."""
        runner = _runner(self)
        games = [(setup, turn) for setup in range(begin, end) for turn in range(self.rotations)]
        return runner.play(games)


@dataclass(frozen=True)
class Comparison:
    """Two studies with the same seeds, and their differences game by game: the second less the first."""

    first: Study
    second: Study

    def head(self) -> dict[str, object]:
        """What the games depend on, as JSON has it."""
        return {"first": self.first.head(), "second": self.second.head()}

    def play(self, begin: int, end: int) -> Piece:
        """The tallies of both, and that of the differences."""
        labels, rotations = self.first.labels, self.first.rotations
        (first, choices), (second, others) = self.first.rows(begin, end), self.second.rows(begin, end)
        first_tally, second_tally = (Tally.from_rows(labels, rotations, rows) for rows in (first, second))
        first_tally.histograms["legal"], second_tally.histograms["legal"] = choices, others
        apart = Tally.from_rows(labels, rotations, second, less=first)
        return {"first": first_tally.as_json(), "second": second_tally.as_json(), "tally": apart.as_json()}


@dataclass(frozen=True)
class Sample:
    """Games of a study that are gone through event by event: results without luck, and the rules of decisions."""

    study: Study

    def head(self) -> dict[str, object]:
        """What the games depend on, as JSON has it."""
        return self.study.head()

    def play(self, begin: int, end: int) -> Piece:
        """Sums of results and of luck-adjusted results and of their squares by label; decisions and games by rule.

        Raises BadOption for a game that has no evaluator, and LookupError where it does not cover the states.
        """
        study = self.study
        luck: dict[str, list[int]] = {label: [0] * 5 for label in study.labels}
        decisions, games = Counter[str](), Counter[str]()
        for setup in range(begin, end):
            for turn in range(study.rotations):
                start, actions = study.start_of(setup), study.actions(setup, turn)
                tags = self._rules(start, actions)
                decisions.update(tags)
                games.update(set(tags))
                account = ledger(study.game, start, actions)
                for seat in range(study.seats):
                    values = [round(share * PRECISION) for share in (account.final[seat], account.luck_adjusted(seat))]
                    more = (1, values[0], values[0] ** 2, values[1], values[1] ** 2)
                    label = study.labels[(seat + turn) % study.seats]
                    luck[label] = [a + b for a, b in zip(luck[label], more, strict=True)]
        return {"luck": luck, "decisions": dict(decisions), "games": dict(games)}

    def _rules(self, start: GameState, actions: Sequence[int]) -> list[str]:
        """The rule of each decision, as the description of the game has it."""
        game, s, tags = self.study.game, self.study.game.copy(start), list[str]()
        for action in actions:
            if game.actor(s) >= 0 and (tag := game.description.rule(s)):
                tags.append(tag)
            game.rules.apply(s, action)
        return tags


# -- runners


class _Loop(NamedTuple):
    """The loop of games with the players of a study, and the memory that it works in."""

    bound: speed.Bound
    memory: GameMemory
    kinds: list[int]
    """The kind of each bot of the study, before rotation."""
    roots: speed.Array
    states: speed.Array


class _StudyRunner:
    """Plays the games of a study, in memory of its own; for one thread at a time.

    Bots of the game's module `players` run as they are, compiled if that is wanted. If there is any other, or if what
    they need is open until chance has set the game up, all of them are called from an interpreted loop.
    """

    def __init__(self, study: Study) -> None:
        self.study = study
        self._loops: OrderedDict[Hashable, _Loop] = OrderedDict()
        self.last_actions: list[int] = []
        """The actions of the game played last."""

    def _loop(self, terms: Hashable, start: GameState) -> _Loop:
        """The loop for games with these terms."""
        loop = self._loops.pop(terms, None) or self._new_loop(start)
        self._loops[terms] = loop
        if len(self._loops) > LOOPS:
            self._loops.popitem(last=False)
        return loop

    def _new_loop(self, start: GameState) -> _Loop:
        game, names, known = self.study.game, self.study.bots, players.kinds(self.study.game)
        if set(names) <= known.keys():
            bound = players.bind(game, self.study.is_compiled)
            past = players.PAST if players.remembers(game, names) else 0
            players.wait_for_work(game, start)
            with suppress(ValueError):
                memory = players.new_memory(bound, start, past, MOST_EVENTS)
                return _Loop(bound, memory, [known[name] for name in names], bound.states(CHUNK), bound.states(1))
        bound, seat_bots = plain_players.bind(game), [bots.find(name, game) for name in names]
        memory = plain_players.new_memory(game, seat_bots, MOST_EVENTS)
        kinds = [known["random"] if name == "random" else i for i, name in enumerate(names, plain_players.FIRST)]
        return _Loop(bound, memory, kinds, bound.states(1), bound.states(1))

    def play(self, numbers: Sequence[tuple[int, int]]) -> tuple[list[Row], Counter[int]]:
        """Plays games, given by set-up and rotation."""
        study, rows, choices = self.study, list[Row](), Counter[int]()
        start = study.start
        starts = {setup: study.start_of(setup) if study.is_mixed else start for setup, _ in numbers}
        for terms, group in groupby(numbers, lambda number: players.terms(study.game, starts[number[0]])):
            games = list(group)
            loop = self._loop(terms, starts[games[0][0]])
            size = len(loop.roots)
            for i in range(0, len(games), size):
                chunk = games[i : i + size]
                rows += self._play(loop, chunk, [starts[setup] for setup, _ in chunk], choices)
        return rows, choices

    def _play(
        self, loop: _Loop, numbers: Sequence[tuple[int, int]], starts: Sequence[GameState], choices: Counter[int]
    ) -> list[Row]:
        bound, study, seats, trace = loop.bound, self.study, self.study.seats, loop.memory.trace
        games = bound.ints(len(numbers), game_loop.FIRST_KIND + seats)
        shares, counts = bound.floats(len(numbers), seats + 1), bound.ints(len(numbers), game_loop.FIRST_POINTS + seats)
        counted = bound.ints(study.game.rules.MAX_LEGAL + 1)
        for i, ((setup, turn), start) in enumerate(zip(numbers, starts, strict=True)):
            game = games[i]
            bound.put(loop.roots, i, start)
            game[game_loop.ROOT] = i
            game[game_loop.CHANCE_SEED] = random.Random(f"chance {study.seed} {setup}").getrandbits(62) + 1
            game[game_loop.CHOICE_SEED] = random.Random(f"choices {study.seed} {setup} {turn}").getrandbits(62) + 1
            for seat in range(seats):
                game[game_loop.FIRST_KIND + seat] = loop.kinds[(seat + turn) % seats]
        bound.call.study_games(loop.memory, loop.roots, games, shares, counts, counted, loop.states, MOST_EVENTS)
        choices.update({legal: int(count) for legal, count in enumerate(counted) if count})
        self.last_actions = [int(action) for action in trace[: int(counts[len(numbers) - 1][game_loop.EVENTS])]]
        return [
            Row(
                *(setup, turn, int(count[game_loop.EVENTS]), int(game[game_loop.DECISIONS])),
                *(int(count[game_loop.LEGAL]), int(count[game_loop.LEADS])),
                [int(count[game_loop.FIRST_POINTS + seat]) for seat in range(seats)],
                [round(float(share[seat]) * UNIT) for seat in range(seats)],
            )
            for (setup, turn), game, count, share in zip(numbers, games, counts, shares, strict=True)
        ]


_runners = threading.local()


def _runner(study: Study) -> _StudyRunner:
    """The runner of this thread for a study."""
    runners: dict[Study, _StudyRunner] = _runners.__dict__.setdefault("runners", {})
    if study not in runners:
        while len(runners) >= KEPT_RUNNERS:
            runners.pop(next(iter(runners)))
        runners[study] = _StudyRunner(study)
    return runners[study]
