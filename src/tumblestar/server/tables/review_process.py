"""The process that works out the reviews of a server, and what positions are worth.

It starts when it is first needed, and ends when it is idle for minutes, or with the server. If it dies, what waits for
it raises ReviewProblem, and the next request starts another. `review/process.py` is what runs in it.
"""

from __future__ import annotations

import asyncio
import json
import logging
import subprocess
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncGenerator, Generator
from contextlib import aclosing, contextmanager, suppress
from itertools import count
from typing import cast

from tumblestar.review.process import PROGRAM, Answer, Request, Value, unpack
from tumblestar.server.storage.errors import PhraseError
from tumblestar.words import Phrase

IDLE = 600.0
"""Seconds without a review until the process is ended."""
MOST_REVIEWS = 16
"""Reviews that may be under way at once: they take turns, event by event."""
LONGEST_LINE = 1 << 22
"""Bytes of an answer."""

log = logging.getLogger(__name__)


class ReviewProblem(PhraseError):
    """There is no review: too many are under way, the process has ended, or the record cannot be reviewed."""


class ReviewProcess:
    """Works reviews out in one process of low priority, for any number of callers."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._reading: asyncio.Task[None] | None = None
        self._starting = asyncio.Lock()
        self._answers: dict[int, asyncio.Queue[Answer | None]] = {}
        """What has come for each review under way; None: the process has ended."""
        self._numbers = count(1)
        self._ending: asyncio.TimerHandle | None = None

    @property
    def pid(self) -> int | None:
        """The process ID, or None while there is no process."""
        return self._process.pid if self._process else None

    async def review(self, text: str) -> AsyncGenerator[Answer]:
        """The answers to a record's text: head, events and tail, and `waiting` before. Raises ReviewProblem."""
        if len(self._answers) >= MOST_REVIEWS:
            raise ReviewProblem(Phrase("review-busy"))
        async with aclosing(self._ask({"review": text})) as answers:
            async for answer in answers:
                yield answer
                if "tail" in answer:
                    return

    async def value(self, game: str, state: str) -> Value:
        """What a state is worth. Raises ReviewProblem."""
        async with aclosing(self._ask({"value": (game, state)})) as answers:
            async for answer in answers:
                if "value" in answer:
                    return answer["value"]
        raise ReviewProblem(Phrase("review-ended"))

    async def _ask(self, request: Request) -> AsyncGenerator[Answer]:
        with self._place() as (number, answers):
            process = await self._started()
            assert process.stdin
            with suppress(ConnectionError):  # then the end is among the answers
                process.stdin.write((json.dumps({"id": number, **request}) + "\n").encode())
                await process.stdin.drain()
            while (answer := await answers.get()) is not None:
                if "trace" in answer:
                    log.error("a review has failed: %s", answer["trace"])
                if "error" in answer:
                    raise ReviewProblem(unpack(answer["error"]))
                yield answer
            raise ReviewProblem(Phrase("review-ended"))

    @contextmanager
    def _place(self) -> Generator[tuple[int, asyncio.Queue[Answer | None]]]:
        """A review under way: its number, and what comes for it."""
        if self._ending:
            self._ending.cancel()
            self._ending = None
        number = next(self._numbers)
        self._answers[number] = asyncio.Queue()
        try:
            yield number, self._answers[number]
        finally:
            del self._answers[number]
            if not self._answers and self._process:
                self._ending = asyncio.get_running_loop().call_later(IDLE, self._end)

    async def _started(self) -> Process:
        """The running process, started if there is none. Raises ReviewProblem."""
        async with self._starting:
            if self._process is None:
                flags: int = getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0)
                try:
                    self._process = await asyncio.create_subprocess_exec(
                        *(sys.executable, "-c", PROGRAM),
                        stdin=subprocess.PIPE,
                        stdout=subprocess.PIPE,
                        limit=LONGEST_LINE,
                        creationflags=flags,
                    )
                except OSError as error:
                    log.error("the process of reviews cannot be started: %s", error)
                    raise ReviewProblem(Phrase("review-ended")) from error
                assert self._process.stdin
                self._process.stdin.write((json.dumps(sys.path) + "\n").encode())
                self._reading = asyncio.create_task(self._read(self._process))
            return self._process

    async def _read(self, process: Process) -> None:
        """Hands answers to those who wait for them, until the process ends."""
        assert process.stdout
        try:
            while line := await process.stdout.readline():
                answer = cast("Answer", json.loads(line))
                if waiting := self._answers.get(answer.get("id", 0)):
                    waiting.put_nowait(answer)
        except ValueError as error:  # no JSON, or too long a line
            log.error("the process of reviews has sent what cannot be read: %s", error)
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            if self._process is process:
                self._process = None
                for waiting in self._answers.values():
                    waiting.put_nowait(None)
            await process.wait()

    def _end(self) -> None:
        """Ends the process."""
        if self._process:
            with suppress(ProcessLookupError):
                self._process.kill()

    async def close(self) -> None:
        """Ends the process, and what waits for it."""
        if self._ending:
            self._ending.cancel()
        self._end()
        if self._reading:
            await self._reading
