"""The jobs of reviews for `background`: a review event by event, and what a position is worth."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import suppress
from typing import NamedTuple, TypedDict

from tumblestar import bots, games
from tumblestar.contract.capabilities import Evaluator
from tumblestar.insight.report import EventEntry, Head, Review, Tail, preparation_of
from tumblestar.record.text import read_record

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


def review(text: str) -> Iterator[Answer]:
    """The parts of the review of a record's text. Raises BadOption or Unreadable."""
    record = read_record(text)
    preparation, begin = preparation_of(record), time.monotonic()
    while preparation and not preparation.is_ready:
        yield {"waiting": time.monotonic() - begin}
        time.sleep(PAUSE)
    found = Review(record)
    yield {"head": found.head()}
    for event in found.events():
        yield {"event": event}
    yield {"tail": found.tail()}


def value(name: str, line: str) -> Evaluation:
    """What a state in notation is worth by what is compiled so far. Raises BadOption or Unreadable."""
    game = games.find(name)
    preparing = [bots.find_now(bot, game).prepare(None) for bot in game.evaluation.BOTS]
    is_final = all(one is None or one.is_ready for one in preparing)
    s, shares = game.parse_state(line), Shares()
    if game.evaluation.win_shares:
        with suppress(LookupError):  # a state that the evaluator does not cover
            shares = tuple(map(float, game.evaluation.win_shares(s)))
    by = game.review.evaluator(s) if shares and game.has_module("review") else None
    return Evaluation(shares, by, is_final)
