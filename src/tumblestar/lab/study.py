"""Studies: games between bots by their numbers, in pieces that any process can play and that add up.

A *set-up* is played once for each rotation of the bots over the seats, with the same luck. The games of a set-up are
numbered by it, and nothing that happens in one depends on another. All that is counted is a whole number, so sums are
the same in any order.
"""

from __future__ import annotations

import random
import threading
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tumblestar import bots
from tumblestar.bots import kept_results, playout
from tumblestar.contract.game import Game
from tumblestar.contract.state import GameState
from tumblestar.engine import speed
from tumblestar.engine.bot_workers import Bot
from tumblestar.insight.ledger import ledger
from tumblestar.lab import game_loops, matches, plain_players
from tumblestar.lab.game_loops import DECISIONS, EVENTS, LEADS, LEGAL, POINTS
from tumblestar.lab.tally import UNIT, Row, Tally

MOST_EVENTS = matches.MOST_EVENTS
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

    @classmethod
    def new(cls, game: Game, names: Sequence[str], options: dict[str, int], seed: int, **more: Any) -> Study:
        """A study with compiled players where there are any. Raises BadOption."""
        match = matches.Match(names[0], names[-1], len(names), options, seed)
        game.fresh(len(names), options)
        is_compiled = all(matches.is_compiled(game, match._replace(us=name, them=name)) for name in set(names))
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
        }

    def play(self, begin: int, end: int) -> Piece:
        """The tally of the set-ups from `begin` to before `end`, with their rows if those are wanted."""
        rows, choices = self.rows(begin, end)
        tally = Tally.from_rows(self.labels, self.rotations, rows)
        tally.histograms["legal"] = choices
        return {"tally": tally.as_json()} | ({"rows": [list(row) for row in rows]} if self.has_rows else {})

    @property
    def start(self) -> GameState:
        """The state before any chance event."""
        return self.game.fresh(self.seats, dict(self.options))

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
                start, actions = study.start, study.actions(setup, turn)
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


class _StudyRunner:
    """Plays the games of a study, in memory of its own; for one thread at a time."""

    def __init__(self, study: Study) -> None:
        self.study, game = study, study.game
        players = matches.compiled_players(game) if study.is_compiled else None
        if players:
            self.bound = matches.bind(game, speed.has_numba())
            self.work: Any = players.workspace(self.bound, study.seats)
            kinds = {"random": game_loops.RANDOM, **players.KINDS}
            self.kinds, self.reset = [kinds[name] for name in study.bots], lambda: None
            self.at_once = matches.CHUNK
        else:
            self.bound = speed.bind(game, playout, plain_players, game_loops, compiled=False)
            seat_bots: list[Bot[GameState]] = [bots.find(name, game) for name in study.bots]
            self.work = plain_players.PlainPlayers(game, seat_bots)
            self.kinds, self.reset = list(range(1, study.seats + 1)), self.work.forget
            if not self.work.remembers:  # random games are the same as compiled ones
                self.kinds = [
                    kind if name != "random" else game_loops.RANDOM for kind, name in enumerate(study.bots, 1)
                ]
            self.at_once = 1
        most = game.rules.MAX_LEGAL
        self.roots, self.states = self.bound.states(1), self.bound.states(matches.SCRATCH)
        self.bound.put(self.roots, 0, study.start)
        self.out, self.weights, self.trace = (self.bound.ints(size) for size in (most, most, MOST_EVENTS))
        self.events = 0

    @property
    def last_actions(self) -> list[int]:
        """The actions of the game played last."""
        return [int(action) for action in self.trace[: self.events]]

    def play(self, numbers: Sequence[tuple[int, int]]) -> tuple[list[Row], Counter[int]]:
        """Plays games, given by set-up and rotation."""
        rows, choices = list[Row](), self.bound.ints(self.study.game.rules.MAX_LEGAL + 1)
        for i in range(0, len(numbers), self.at_once):
            rows += self._play(numbers[i : i + self.at_once], choices)
        return rows, Counter({i: int(count) for i, count in enumerate(choices) if count})

    def _play(self, numbers: Sequence[tuple[int, int]], choices: speed.Array) -> list[Row]:
        bound, seats = self.bound, self.study.seats
        games = bound.ints(len(numbers), game_loops.KINDS + seats)
        shares, counts = bound.floats(len(numbers), seats), bound.ints(len(numbers), POINTS + seats)
        for game, (setup, turn) in zip(games, numbers, strict=True):
            chance = random.Random(f"chance {self.study.seed} {setup}").getrandbits(62)
            choice = random.Random(f"choices {self.study.seed} {setup} {turn}").getrandbits(62)
            game[game_loops.CHANCE_SEED], game[game_loops.CHOICE_SEED] = chance + 1, choice + 1
            for seat in range(seats):
                game[game_loops.KINDS + seat] = self.kinds[(seat + turn) % seats]
        self.reset()
        memory = (self.trace, self.states, MOST_EVENTS, self.out, self.weights, self.work)
        bound.call.study_games(self.roots, games, shares, counts, choices, *memory)
        self.events = int(counts[len(numbers) - 1][EVENTS])
        return [
            Row(
                *(setup, turn, int(count[EVENTS]), int(count[DECISIONS]), int(count[LEGAL]), int(count[LEADS])),
                [int(count[POINTS + seat]) for seat in range(seats)],
                [round(float(share[seat]) * UNIT) for seat in range(seats)],
            )
            for (setup, turn), count, share in zip(numbers, counts, shares, strict=True)
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
