"""The busiest minute: tables at which people and bots play, spectators who look on, and how long answers take."""

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from bench.scale.costs import Costs
from bench.scale.people import GameKind, Habits, mean_seconds
from bench.scale.queues import Simulation
from bench.scale.site import Plan, Process, Site

WARM_UP = 3.0
SECONDS = 6.0
"""Simulated seconds that do not count, and those that do."""


@dataclass
class Counts:
    """What happened while it counted."""

    actions: int = 0
    """Of people and of bots."""
    messages: int = 0
    most_watched: int = 0
    """The updates to those who look on at the most watched table, which are not among `messages`."""
    home_pages: int = 0
    table_pages: int = 0
    bot_seconds: float = 0.0


class Peak:
    """A closed population: whoever ends a game begins another one after a while.

    Of several databases, which have nothing to do with each other, the one with the most watched table is simulated.
    """

    def __init__(
        self, people: int, costs: Costs, games: Mapping[str, GameKind], habits: Habits, plan: Plan, seed: int = 1
    ) -> None:
        self.costs, self.games, self.habits, self.plan = costs, games, habits, plan
        self.rng, self.simulation = random.Random(seed), Simulation()
        self.site = Site(self.simulation, costs, replace(plan, shards=1, processes=plan.processes // plan.shards))
        looking = round(people * habits.spectators)
        players = (people - looking) // plan.shards
        alone = round(players * habits.with_bots)
        self.tables = [1] * alone + [2] * ((players - alone) // 2)
        """How many people play at each table."""
        self.rng.shuffle(self.tables)
        self.spectators = [0] * len(self.tables)
        self.spectators[0] = looking // 2
        for _ in range((looking - looking // 2) // plan.shards):
            self.spectators[self.rng.randrange(len(self.tables))] += 1
        self.site.set_background(people / plan.shards, people / plan.shards)
        self.counts = Counts()
        self.waits: list[float] = []
        self.is_counting = False

    def run(self, warm_up: float = WARM_UP, seconds: float = SECONDS) -> dict[str, Any]:
        """Simulates; returns how busy all parts were, how long answers took, and what was sent, by all databases."""
        for table in range(len(self.tables)):
            self._join(table)
        self.simulation.run(warm_up)
        site = self.site
        (database,) = site.databases
        for process in site.processes:
            process.busy = 0.0
        database.disk.busy = database.cpu = 0.0
        commits = database.commits
        self.counts, self.waits, self.is_counting = Counts(), [], True
        self.simulation.run(warm_up + seconds)
        counts, waits, shards = self.counts, sorted(self.waits), self.plan.shards
        messages = counts.messages * shards + counts.most_watched
        sent = messages * self.costs.message_bytes * self.habits.message_overhead
        pages = shards * (counts.home_pages * self.costs.home_bytes + counts.table_pages * self.costs.table_bytes)
        busy = [process.busy / seconds for process in site.processes]
        return {
            "actions": shards * counts.actions / seconds,
            "commits": shards * (database.commits - commits) / seconds,
            "busiest process": max(busy),
            "mean process": sum(busy) / len(busy),
            "busiest disk": database.disk.busy / seconds,
            "database cores": shards * database.cpu / seconds,
            "bot cores": shards * counts.bot_seconds / seconds,
            "p50 ms": waits[len(waits) // 2] * 1000,
            "p99 ms": waits[len(waits) * 99 // 100] * 1000,
            "Mbit": (sent + pages) * 8 / seconds / 1e6,
            "pages": shards * (counts.home_pages + counts.table_pages) / seconds,
        }

    # -- a table

    def _join(self, table: int) -> None:
        """Comes upon a table at a random moment: between two games, or in a turn, with a part of the wait behind it."""
        rng, habits = self.rng, self.habits
        game, level = self._drawn()
        if rng.random() < habits.between / (habits.between + mean_seconds(game, habits)):
            self._between(table)
            return
        actions, seat = rng.choice(game.actions), rng.randrange(2)
        left = rng.randint(1, 2 * rng.choice(game.turns))
        first = habits.first_think
        is_first = rng.random() < first / (first + (actions - 1) * habits.next_think)
        rest = actions if is_first else rng.randint(1, max(1, actions - 1))
        self.simulation.after(
            self._pause(table, seat, is_first=is_first) * rng.random(), self._act, table, game, level, seat, left, rest
        )

    def _drawn(self) -> tuple[GameKind, int]:
        """The game and the level of a bot that a table has."""
        name = self.rng.choices(list(self.habits.games), list(self.habits.games.values()))[0]
        return self.games[name], self.rng.choices(range(len(self.habits.levels)), self.habits.levels)[0]

    def _begin(self, table: int) -> None:
        """Begins a game."""
        game, level = self._drawn()
        self._turn(table, game, level, 0, 2 * self.rng.choice(game.turns))

    def _pause(self, table: int, seat: int, *, is_first: bool) -> float:
        """Seconds until the next action of a turn: a person thinks, a bot pauses."""
        if seat < self.tables[table]:
            return self.habits.think(self.rng, is_first=is_first)
        return self.habits.bot_pause * (1.0 if is_first else 0.5)

    def _turn(self, table: int, game: GameKind, level: int, seat: int, left: int) -> None:
        if left == 0:
            self._between(table)
            return
        actions = self.rng.choice(game.actions)
        if seat < self.tables[table]:
            self._wait(table, game, level, seat, left, actions, is_first=True)
        else:
            cost = game.bot_seconds[level]
            self.counts.bot_seconds += game.bot_turn(self.habits.levels)  # the mean, since the dearest are rare
            self.site.bots.serve(cost, self._wait, table, game, level, seat, left, actions, True)

    def _wait(self, table: int, game: GameKind, level: int, seat: int, left: int, actions: int, is_first: bool) -> None:
        """Waits for the next action of a turn, or has the next turn."""
        if actions == 0:
            self._turn(table, game, level, 1 - seat, left - 1)
            return
        pause = self._pause(table, seat, is_first=is_first)
        self.simulation.after(pause, self._act, table, game, level, seat, left, actions)

    def _act(self, table: int, game: GameKind, level: int, seat: int, left: int, actions: int) -> None:
        process, watching = self.site.process_of(table), self.spectators[table]
        most = self.plan.most_spectators or max(1, watching)
        here = min(watching, most)
        work = self.costs.shown(self.tables[table]) + here * self.costs.spectator
        start = self.simulation.now

        def done() -> None:
            if self.is_counting:
                self.counts.actions += 1
                self.counts.messages += self.tables[table] + (watching if table else 0)
                self.counts.most_watched += 0 if table else watching
                self.waits.append(self.simulation.now - start)
            for number in range(here, watching, most):
                self._relay(process, number // most, min(most, watching - number))
            self._wait(table, game, level, seat, left, actions - 1, is_first=False)

        process.act(work, done)

    def _relay(self, process: Process, number: int, watching: int) -> None:
        """Another process of the shard shows an action to more spectators: it renders it, too."""
        others = [one for one in self.site.processes if one.database is process.database and one is not process]
        if others:
            work = (1 - 0.5) * self.costs.page_action + watching * self.costs.spectator
            others[number % len(others)].serve(work)

    def _between(self, table: int) -> None:
        """People look at the shelf, make a table and open its page."""
        players, costs, until = self.tables[table], self.costs, self.rng.expovariate(1 / self.habits.between)
        opened = self.habits.home_pages * players
        for _ in range(opened):
            anywhere = self.rng.choice(self.site.processes)
            self.simulation.after(self.rng.uniform(0, until), anywhere.serve, costs.home_page)
        process = self.site.process_of(table)
        self.simulation.after(until, process.serve, costs.new_table)
        for _ in range(players):
            self.simulation.after(until, process.serve, costs.table_page + costs.connection)
        if self.is_counting:
            self.counts.home_pages += opened
            self.counts.table_pages += players
        self.simulation.after(until, self._begin, table)
