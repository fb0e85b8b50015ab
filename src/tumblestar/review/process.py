"""The process that works reviews out, at the lowest priority: requests and answers are lines of JSON.

A request is `{"id": 1, "review": RECORD}`. Its answers have its `id`, and one of `head`, `event` (for each event) and
`tail`, the parts of the report in this order. Before them `waiting` may tell for how many seconds compilation has gone
on; `error` is a phrase. Several reviews take turns, event by event. The process ends when its standard input does.

A request `{"id": 2, "value": [GAME, STATE]}` has one answer, `value`, before the next event of any review.
"""

from __future__ import annotations

import json
import os
import queue
import signal
import sys
import threading
import traceback
from collections import deque
from collections.abc import Callable, Generator, Sequence
from contextlib import suppress
from typing import NamedTuple, TextIO, TypedDict, cast

from tumblestar import bots, games
from tumblestar.contract.errors import BadOption, Unreadable
from tumblestar.record_text import read_record
from tumblestar.review.report import EventEntry, Head, Review, Tail
from tumblestar.words import Argument, Phrase, SeatName

NICENESS = 19
"""How far behind other processes this one stands: as far as can be."""
PROGRAM = """
import json, sys
sys.path[:] = json.loads(sys.stdin.readline())
from tumblestar.review.process import main
main()
"""
"""Runs this process; the first line of its input is the path of modules."""


class Request(TypedDict, total=False):
    """A line of the input."""

    id: int
    review: str
    value: tuple[str, str]
    """The name of a game, and a state in notation."""


class Value(TypedDict):
    """What a state is worth: the shares, empty if they cannot be said, and by which evaluator if that has a name.

    `final` is whether the evaluator is as good as it gets: what can be compiled is.
    """

    shares: list[float]
    by: list[object] | None
    """A phrase by `pack`."""
    exact: bool
    final: bool


class Answer(TypedDict, total=False):
    """A line of the output."""

    id: int
    head: Head
    event: EventEntry
    tail: Tail
    value: Value
    waiting: float
    error: list[object]
    """A phrase by `pack`."""
    trace: str
    """Where an error of the program occurred, for the server's log."""


class Running(NamedTuple):
    """A review under way."""

    id: int
    answers: Generator[Answer]


Send = Callable[[Answer], None]


def pack(phrase: Phrase) -> list[object]:
    """A phrase as JSON."""
    return [phrase.key, {name: _pack(value) for name, value in phrase.args.items()}, phrase.game]


def _pack(value: Argument) -> object:
    if isinstance(value, SeatName):
        value = value.name
    return pack(value) if isinstance(value, Phrase) else value if isinstance(value, (str, int, float)) else str(value)


def unpack(packed: Sequence[object]) -> Phrase:
    """A phrase from JSON."""
    key, args, game = packed
    assert isinstance(key, str)
    assert isinstance(args, dict)
    assert isinstance(game, str)
    said = cast("dict[str, Argument | list[object]]", args)
    return Phrase(key, {name: unpack(one) if isinstance(one, list) else one for name, one in said.items()}, game)


def review(text: str, send: Send) -> Generator[Answer]:
    """The answers of the review of a record's text. Raises BadOption or Unreadable."""
    found = Review(read_record(text), lambda seconds: send({"waiting": seconds}))
    yield {"head": found.head()}
    for event in found.events():
        yield {"event": event}
    yield {"tail": found.tail()}


def value(name: str, line: str) -> Value:
    """What a state is worth by what is compiled so far. Raises BadOption or Unreadable."""
    game = games.find(name)
    preparing = [bots.find_now(bot, game).prepare(None) for bot in game.evaluation.BOTS]
    is_final = all(one is None or one.is_ready for one in preparing)
    s, shares = game.parse_state(line), list[float]()
    if game.evaluation.win_shares:
        with suppress(LookupError):  # a state that the evaluator does not cover
            shares = [float(share) for share in game.evaluation.win_shares(s)]
    by = game.review.evaluator(s) if shares and game.has_module("review") else None
    return {"shares": shares, "by": pack(by.name) if by else None, "exact": bool(by and by.is_exact), "final": is_final}


class Process:
    """Takes up reviews, and works on them in turn."""

    def __init__(self, requests: queue.SimpleQueue[Request], out: TextIO) -> None:
        self._requests, self._out = requests, out
        self._running: deque[Running] = deque()

    def serve(self) -> None:
        """Serves for ever."""
        while True:
            try:
                request = self._requests.get(block=not self._running)
            except queue.Empty:
                self._go_on()
                continue
            self._take(request)

    def _take(self, request: Request) -> None:
        """Begins a review, or answers what a state is worth."""
        number = request.get("id", 0)
        if "value" in request:
            self._send(number, _tried(lambda: {"value": value(*request["value"])}))
            return
        answers = review(request.get("review", ""), lambda answer: self._send(number, answer))
        self._running.append(Running(number, answers))

    def _go_on(self) -> None:
        """Works out one more event of the review whose turn it is."""
        running = self._running.popleft()
        try:
            self._send(running.id, next(running.answers))
        except StopIteration:
            return
        except Exception as error:  # whatever is wrong with one review, the others go on
            self._send(running.id, _failed(error))
            return
        self._running.append(running)

    def _send(self, number: int, answer: Answer) -> None:
        self._out.write(json.dumps({"id": number, **answer}, separators=(",", ":")) + "\n")
        self._out.flush()


def _tried(work: Callable[[], Answer]) -> Answer:
    try:
        return work()
    except Exception as error:  # as with reviews
        return _failed(error)


def _failed(error: Exception) -> Answer:
    """The answer to a request that has failed."""
    if isinstance(error, (BadOption, Unreadable)):
        return {"error": pack(error.phrase)}
    return {"error": pack(Phrase("review-failed")), "trace": "".join(traceback.format_exception(error))}


def main() -> None:
    """Serves the standard input. What else is printed goes to the standard error."""
    if sys.platform != "win32":
        os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends this process
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    requests: queue.SimpleQueue[Request] = queue.SimpleQueue()
    threading.Thread(target=_read, args=(requests,), daemon=True).start()
    Process(requests, out).serve()


def _read(requests: queue.SimpleQueue[Request]) -> None:
    """Reads requests, and ends the process with the input, whatever it is at."""
    for line in sys.stdin:
        requests.put(json.loads(line))
    os._exit(0)
