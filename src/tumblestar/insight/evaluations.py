"""Win shares of positions and reviews of records, worked out in the background, so that tables lose nothing by them.

`review` and `value` are the jobs of that process. `Evaluations` asks it for the visitors in turn. What a visitor waited
for before in the same slot is dropped, since they look at another position there now.
"""

from __future__ import annotations

import asyncio
import logging
import random
import threading
import time
from collections import OrderedDict
from collections.abc import Hashable, Iterator, Sequence
from contextlib import suppress
from typing import NamedTuple, TypedDict

from tumblestar import bots, games
from tumblestar.contract.capabilities import Evaluator
from tumblestar.contract.game import Game
from tumblestar.contract.state import CHANCE, OVER, GameState
from tumblestar.engine import players
from tumblestar.engine.background import Background
from tumblestar.engine.fair_queue import Asker, FairQueue, Full
from tumblestar.engine.sharing import keep
from tumblestar.insight.ledger import evaluator_of, win_shares_at
from tumblestar.insight.report import EventEntry, Head, Review, Tail, preparation_of
from tumblestar.record.text import read_record

log = logging.getLogger(__name__)

PAUSE = 0.2
"""Seconds between two looks at whether the evaluator is compiled."""
Shares = tuple[float, ...]


class Answer(TypedDict, total=False):
    """A part of a review: `head`, `event` (for each event) and `tail` in this order.

    Before them `waiting` tells for how many seconds compilation has gone on.
    """

    waiting: float
    head: Head
    event: EventEntry
    tail: Tail


class Evaluation(NamedTuple):
    """The shares in a state, empty if they cannot be said, and by which evaluator if that has a name."""

    shares: Shares
    by: Evaluator | None
    is_final: bool = True
    """Whether the evaluator is as good as it gets; else it is still being compiled, and the shares change."""
    ahead: tuple[Shares, ...] = ()
    """The shares after some turns of games that are played on, if these were asked for."""


def review(text: str) -> Iterator[Answer]:
    """The parts of the review of a record's text. Raises BadOption or Unreadable."""
    record = read_record(text)
    preparation, begin = preparation_of(record), time.monotonic()
    while preparation and not preparation.is_ready:
        yield {"waiting": time.monotonic() - begin}
        time.sleep(PAUSE)
    record_review = Review(record)
    yield {"head": record_review.head()}
    for event in record_review.events():
        yield {"event": event}
    yield {"tail": record_review.tail()}


UNTIL = " until "
"""Between a state and the number of the turn with which the games end that are played on from it."""


def value(name: str, asked: str) -> Evaluation:
    """What a state in notation is worth by what is compiled so far. Raises BadOption or Unreadable."""
    game = games.find(name)
    preparing = [bots.find_now(bot, game).prepare(None) for bot in bots.of(game)]
    is_final = all(preparation is None or preparation.is_ready for preparation in preparing)
    line, _, until = asked.partition(UNTIL)
    s, shares = game.parse_state(line), Shares()
    if until:
        return Evaluation(shares, None, is_final, tuple(played_on(game, s, int(until))))
    if game.evaluation.win_shares:
        with suppress(LookupError):  # a state that the evaluator does not cover
            shares = tuple(map(float, game.evaluation.win_shares(s)))
    by = game.review.evaluator(s) if shares and game.has_module("review") else None
    return Evaluation(shares, by, is_final)


def played_on(game: Game, s: GameState, until: int) -> list[Shares]:
    """The shares where a turn begins, in as many games as AHEAD of the game says; from any state by the same luck.

    None where bots are not compiled: it would take too long.
    """
    if (how := game.review.AHEAD) is None or not players.pool(game).is_compiled:
        return []
    bot, evaluate, ends = bots.find_now(how[0], game), evaluator_of(game), list[Shares]()
    for number in range(how[2]):
        now, rng = s, random.Random(number)
        while (actor := game.actor(now)) != OVER and game.turn(now)[0] < until:
            now = game.after(now, bots.any_outcome(game, now, rng) if actor == CHANCE else bot(game, now, rng))
        ends.append(win_shares_at(game, evaluate, now))
    return ends


# -- worked out here


class Working:
    """Works out what states are worth in a thread of its own, in order. What is known so far is in `known`."""

    def __init__(self, game: Game, asked: Sequence[str]) -> None:
        self.known: dict[str, Evaluation] = {}
        self._game, self._asked, self._is_wanted = game, asked, True
        self._thread = threading.Thread(target=self._work, daemon=True)
        self._thread.start()

    def wait(self, seconds: float) -> bool:
        """Waits for all for so long; returns whether they are known."""
        self._thread.join(seconds)
        return len(self.known) == len(set(self._asked))

    def stop(self) -> None:
        """Works out no more."""
        self._is_wanted = False

    def _work(self) -> None:
        wait_for_bots(self._game)
        for asked in self._asked:
            if not self._is_wanted:
                return
            self.known[asked] = value(self._game.name, asked)


def wait_for_bots(game: Game) -> None:
    """Until what the evaluator of a game needs is compiled."""
    for name in bots.of(game):
        bots.find(name, game)


# -- for visitors

MOST_KEPT = 20_000
MOST_SLOTS, MOST_SLOTS_OF_PERSON = 512, 8
"""Slots that wait at the same time: in all, and of a person."""
PROVISIONAL = 30.0
"""Seconds for which shares are kept that were found before the evaluator was compiled."""
Position = tuple[str, str]
"""The name of a game, and a state in notation."""


class _Entry(NamedTuple):
    evaluation: Evaluation
    until: float
    """When they are to be worked out again."""


class Evaluations:
    """What is known of positions; the rest is worked out one by one."""

    def __init__(self, background: Background) -> None:
        self._background = background
        self._known: OrderedDict[Position, _Entry] = OrderedDict()
        self._wanted = FairQueue[list[Position]](MOST_SLOTS_OF_PERSON, MOST_SLOTS)
        """What each visitor waits for, by slot."""
        self._work: asyncio.Task[None] | None = None
        self._news = asyncio.Condition()

    async def values(
        self, asker: Asker, game: Game, states: Sequence[str], within: float, slot: Hashable = None
    ) -> dict[str, Evaluation]:
        """What those states are worth that are known within so many seconds; the others go on being worked out.

        People without an identity have a slot for each position, since nobody knows who of them looks at another now.
        Raises Full.
        """
        missing = self._missing([(game.name, state) for state in states])
        slot = slot if asker.person else (slot, game.name, *states[:1])
        if missing:
            self._wanted.put(asker, slot, missing)
            if self._work is None or self._work.done():
                self._work = asyncio.get_running_loop().create_task(self._work_on())
            known = asyncio.get_running_loop().create_task(self._until_known(missing))
            try:  # not `asyncio.timeout`: messages are read without a task around them (`eager_start`)
                await asyncio.wait((known,), timeout=within)
            finally:
                known.cancel()
        else:
            self._wanted.pop(asker, slot)
        entries = {state: self._kept((game.name, state)) for state in states}
        return {state: entry.evaluation for state, entry in entries.items() if entry}

    async def _until_known(self, positions: Sequence[Position]) -> None:
        async with self._news:
            await self._news.wait_for(lambda: not self._missing(positions))

    async def close(self) -> None:
        """Stops working."""
        if self._work:
            self._work.cancel()
            await asyncio.wait([self._work])

    def _kept(self, position: Position) -> _Entry | None:
        entry = self._known.get(position)
        return entry if entry and entry.until > time.monotonic() else None

    def _missing(self, positions: Sequence[Position]) -> list[Position]:
        return [position for position in positions if self._kept(position) is None]

    def _next(self) -> tuple[Asker, Position] | None:
        """The next position of the visitor whose turn it is."""
        while turn := self._wanted.next():
            asker, slot, positions = turn
            if missing := self._missing(positions):
                if rest := missing[1:]:
                    with suppress(Full):  # then it is asked for again
                        self._wanted.put(asker, slot, rest)
                return asker, missing[0]
        return None

    async def _work_on(self) -> None:
        """Works out what is wanted."""
        while (turn := self._next()) is not None:
            asker, position = turn
            try:
                evaluation = await self._background.answer(value, *position, asker=asker, at_once=True)
            except Exception:  # whatever it is, the next question may have an answer
                log.warning("win shares of a position could not be found", exc_info=True)
                self._wanted.clear()
                return
            until = float("inf") if evaluation.is_final else time.monotonic() + PROVISIONAL
            keep(self._known, position, _Entry(evaluation, until), MOST_KEPT)
            async with self._news:
                self._news.notify_all()
