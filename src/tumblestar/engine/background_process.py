"""The process in which `background` has jobs done, part by part, in turns."""

from __future__ import annotations

import io
import os
import pickle
import queue
import signal
import sys
import threading
import time
import traceback
from collections import OrderedDict, defaultdict
from collections.abc import Generator
from contextlib import suppress
from typing import BinaryIO, NamedTuple, cast

from tumblestar.engine.background import FRAME, Answer, messages
from tumblestar.engine.fair_queue import Asker

HALF_LIFE = 60.0
"""Seconds after which time that somebody has had counts half."""
LEAST = 0.001
"""Seconds below which it is forgotten."""


def main() -> None:
    """The process: does the jobs that come in by its standard input. What they print goes to the standard error."""
    if sys.platform != "win32":
        os.nice(int(sys.argv[1]))
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, with which this process ends
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    inbox = queue.SimpleQueue[tuple[int, bytes]]()
    threading.Thread(target=_receive, args=(inbox,), daemon=True).start()
    _Turns.here = _Turns(inbox, out)
    _Turns.here.serve()


def let_short_work_pass() -> None:
    """Does the short work that waits, between two parts of a job that has only one answer; else does nothing."""
    if _Turns.here:
        _Turns.here.take_messages()


def _receive(inbox: queue.SimpleQueue[tuple[int, bytes]]) -> None:
    """Receives messages, and ends the process with the input, whatever it is at."""
    for message in messages(sys.stdin.buffer):
        inbox.put(message)
    os._exit(0)


class _Task(NamedTuple):
    asker: Asker
    answers: Generator[object]


class _Turns:
    """Does jobs in turns."""

    here: _Turns | None = None
    """Those of this process, if it is one that does jobs."""

    def __init__(self, inbox: queue.SimpleQueue[tuple[int, bytes]], out: BinaryIO) -> None:
        self._inbox, self._out = inbox, out
        self._jobs: OrderedDict[int, _Task] = OrderedDict()
        self._used, self._halved = defaultdict[str | Asker, float](float), time.monotonic()
        """Seconds that addresses and those who ask there have had of late."""

    def serve(self) -> None:
        """Serves for ever."""
        while True:
            self.take_messages(wait=not self._jobs)
            if self._jobs:
                number = min(self._jobs, key=self._turn)
                self._jobs.move_to_end(number)
                self._step(number)

    def _turn(self, number: int) -> tuple[float, float]:
        """Jobs with less come first, and of equal ones the one that was at it longest ago."""
        asker = self._jobs[number].asker
        return self._used[asker.address], self._used[asker]

    def take_messages(self, *, wait: bool = False) -> None:
        """Takes up what has come; with `wait` at least one message."""
        with suppress(queue.Empty):
            while True:
                number, message = self._inbox.get(block=wait)
                wait = False
                if message:
                    self._begin(number, message)
                elif given_up := self._jobs.pop(number, None):
                    with suppress(ValueError):  # the job whose turn it is, which goes on to its next answer
                        given_up.answers.close()

    def _begin(self, number: int, message: bytes) -> None:
        """Takes up a job, which is done now if its first byte says so, else in turn."""
        rest = io.BytesIO(message[1:])
        asker: Asker = pickle.load(rest)  # noqa: S301 - from the parent

        def call() -> Generator[object]:
            work, args = pickle.load(rest)  # noqa: S301 - from the parent
            result = work(*args)
            if isinstance(result, Generator):
                yield from cast("Generator[object]", result)
            else:
                yield result

        self._jobs[number] = _Task(asker, call())
        while message[0] and number in self._jobs:
            self._step(number)

    def _step(self, number: int) -> None:
        """Works out one more answer of a job."""
        (asker, answers), begin = self._jobs[number], time.monotonic()
        try:
            answer = Answer("answer", next(answers))
        except StopIteration:
            self._jobs.pop(number, None)
            answer = Answer("end")
        except Exception as error:  # whatever is wrong with one job, the others go on
            self._jobs.pop(number, None)
            answer = Answer("error", _portable(error))
        self._count(asker, begin, time.monotonic())
        message = pickle.dumps(answer)
        self._out.write(FRAME.pack(number, len(message)) + message)
        self._out.flush()

    def _count(self, asker: Asker, begin: float, end: float) -> None:
        """Counts the time of an answer for who asked for it."""
        for who in (asker.address, asker):
            self._used[who] += end - begin
        if end - self._halved > HALF_LIFE:
            self._halved = end
            halves = {who: used / 2 for who, used in self._used.items() if used > LEAST}
            self._used = defaultdict(float, halves)


def _portable(error: Exception) -> Exception:
    """An exception that can be sent to the parent, with a note of where it was raised."""
    trace = "".join(traceback.format_exception(error))
    try:
        copied: Exception = pickle.loads(pickle.dumps(error))  # noqa: S301 - made just now
    except Exception:
        copied = RuntimeError(str(error))
    copied.add_note(trace)
    return copied
