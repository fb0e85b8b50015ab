"""Slow work in another process of low priority, so that this one goes on undisturbed.

A *job* is a call of a function of a module. A generator function gives its answers one by one, and jobs under way take
turns, answer by answer: next is a job of the address, and of the person there, that has had the least time of late.
Unlike the workers of `multiprocessing`, the process ends with the pipe to its parent, however that ended, a job can be
cancelled, and scripts need no guard of `__main__`.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import pickle
import queue
import struct
import subprocess
import sys
import threading
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import aclosing, suppress
from typing import BinaryIO, Literal, NamedTuple, TypeVar, cast

from tumblestar.engine.fair_queue import NOBODY, Asker, FairQueue, Full

LOWEST = 19
"""The niceness of a process that stands behind all others."""
IDLE = 600.0
"""Seconds without a job until the process is ended."""
MOST_RUNNING, MOST_OF_ADDRESS, MOST_OF_PERSON = 16, 4, 2
"""Jobs that take turns: in all, of an address, and of a person there."""
MOST_ADDRESSES = 64
"""Jobs in all if those above `MOST_RUNNING` are each the only one of an address, which waits for no other's."""
MOST_WAITING, MOST_WAITING_OF_PERSON = 1024, 16
"""Jobs that wait for a place: in all, and of a person."""
PART = 65_536
"""A job counts once more for so many bytes of its message."""
FRAME = struct.Struct(">QQ")
"""What stands before each message: the number of its job, and its length in bytes."""
PROGRAM = """
import json, sys
sys.path[:] = json.loads(sys.stdin.buffer.readline())
from tumblestar.engine.background_process import main
main()
"""
"""Runs the process; its argument is its niceness, the first line of its input the path of modules."""


Result = TypeVar("Result")


class Ended(Exception):
    """The process ended before the job was done."""


class Answer(NamedTuple):
    """What comes of a job: an answer, its end, or the exception that it raised."""

    kind: Literal["answer", "end", "error"]
    value: object = None


class _Job(NamedTuple):
    number: int
    asker: Asker
    is_short: bool
    message: bytes
    deliver: Callable[[Answer], None]
    """Called from a thread."""


class Background:
    """Has jobs done by one process, which is started when it is first needed, and anew after it has died.

    Without a `niceness` it has the lowest priority; `is_quiet` drops what jobs print.
    """

    def __init__(self, niceness: int | None = None, is_quiet: bool = False) -> None:
        self._niceness, self._is_quiet = LOWEST if niceness is None else niceness, is_quiet
        self._forget()

    def _forget(self) -> None:
        """Begins with no process and no jobs, as a forked child must: its parent's threads are not there."""
        self._owner = os.getpid()
        self._lock = threading.Lock()
        self._numbers = itertools.count(1)
        self._waiting = FairQueue[_Job](MOST_WAITING_OF_PERSON, MOST_WAITING)
        """The jobs that have not begun."""
        self._running: dict[int, _Job] = {}
        self._process: _Process | None = None

    @property
    def pid(self) -> int | None:
        """The process ID, or None while there is no process."""
        return self._process.pid if self._process else None

    async def answers(
        self, work: Callable[..., object], *args: object, asker: Asker = NOBODY, at_once: bool = False
    ) -> AsyncGenerator[object]:
        """The answers of a job as they come; closing this generator cancels the job.

        `at_once` is for short work, which is done before the next answer of any other job and has places of its own;
        whoever has much of it serves those who ask in turns. Raises Full, Ended, and what
        the function raises.
        """
        loop, answers = asyncio.get_running_loop(), asyncio.Queue[Answer]()

        def deliver(answer: Answer) -> None:
            with suppress(RuntimeError):  # the loop is closed
                loop.call_soon_threadsafe(answers.put_nowait, answer)

        job = self._submit(deliver, (work, args), asker, at_once)
        try:
            while (answer := await answers.get()).kind == "answer":
                yield answer.value
            _raise_if_failed(answer)
        finally:
            self._cancel(job)

    async def answer(
        self, work: Callable[..., Result], *args: object, asker: Asker = NOBODY, at_once: bool = False
    ) -> Result:
        """The same of a function that has one answer."""
        async with aclosing(self.answers(work, *args, asker=asker, at_once=at_once)) as answers:
            return cast("Result", await anext(answers))

    def result(self, work: Callable[..., object], *args: object) -> object:
        """Waits for a job, and returns its last answer. Raises Full, Ended, and what the function raises."""
        answers = queue.SimpleQueue[Answer]()
        job, value = self._submit(answers.put, (work, args)), None
        try:
            while (answer := answers.get()).kind == "answer":
                value = answer.value
        finally:
            self._cancel(job)
        _raise_if_failed(answer)
        return value

    def close(self) -> None:
        """Ends the process; the jobs that wait for it raise Ended."""
        with self._lock:
            dropped = [*self._running.values(), *self._waiting.clear()]
            self._running.clear()
            process, self._process = self._process, None
        if process:
            process.end()
        _tell(dropped, Ended())

    def _submit(
        self, deliver: Callable[[Answer], None], call: object, asker: Asker = NOBODY, at_once: bool = False
    ) -> _Job:
        message = bytes([at_once]) + pickle.dumps(asker) + pickle.dumps(call)
        if self._owner != os.getpid():
            self._forget()
        with self._lock:
            job = _Job(next(self._numbers), asker, at_once, message, deliver)
            dropped = self._waiting.put(asker, job.number, job, 1 + len(message) // PART)
            self._begin_jobs()
        _tell(dropped, Full(self._waiting.seconds()))
        return job

    def _cancel(self, job: _Job) -> None:
        """Gives up a job; nothing happens if it is done."""
        with self._lock:
            if self._running.pop(job.number, None) and self._process:
                self._process.send(job.number, b"")
            self._waiting.pop(job.asker, job.number)
            self._begin_jobs()

    def _begin_jobs(self) -> None:
        """Hands jobs to the process while there are places."""
        while next_one := self._waiting.next(self._has_place):
            job = next_one[2]
            if self._process is None:
                self._process = _Process(self, self._niceness, self._is_quiet)
            self._running[job.number] = job
            self._process.send(job.number, job.message)

    def _has_place(self, job: _Job) -> bool:
        """Whether a job may begin beside those that run."""
        running = [other.asker for other in self._running.values() if other.is_short == job.is_short]
        of_address = [asker for asker in running if asker.address == job.asker.address]
        if job.asker.person and of_address.count(job.asker) >= MOST_OF_PERSON:
            return False
        if len(running) < MOST_RUNNING:
            return len(of_address) < MOST_OF_ADDRESS
        return not of_address and len(running) < MOST_ADDRESSES

    def deliver(self, number: int, answer: Answer) -> None:
        """Passes on an answer from the process."""
        with self._lock:
            job = self._running.get(number)
            if answer.kind != "answer":
                self._running.pop(number, None)
                self._begin_jobs()
        if job:
            job.deliver(answer)

    def is_idle(self, process: _Process) -> bool:
        """Whether a process has nothing to do; then it is given up."""
        with self._lock:
            if self._process is process and self._running:
                return False
            self._give_up(process)
            return True

    def on_end(self, process: _Process) -> None:
        """Ends the jobs of a process that is no more, and has another begin those that wait."""
        with self._lock:
            dropped = self._give_up(process)
            self._begin_jobs()
        _tell(dropped, Ended())

    def _give_up(self, process: _Process) -> list[_Job]:
        if self._process is not process:
            return []
        dropped = list(self._running.values())
        self._running.clear()
        self._process = None
        return dropped


def _tell(jobs: list[_Job], error: Exception) -> None:
    for job in jobs:
        job.deliver(Answer("error", error))


def _raise_if_failed(answer: Answer) -> None:
    if isinstance(answer.value, Exception):
        raise answer.value


class _Process:
    """The parent's side of a process: a thread starts it and writes, another reads."""

    def __init__(self, owner: Background, niceness: int, is_quiet: bool) -> None:
        self._owner, self._command = owner, [sys.executable, "-c", PROGRAM, str(niceness)]
        self._stderr = subprocess.DEVNULL if is_quiet else None
        self._outbox = queue.SimpleQueue[tuple[int, bytes] | None]()
        self._popen: subprocess.Popen[bytes] | None = None
        self._is_ended = threading.Event()
        threading.Thread(target=self._write, name="background", daemon=True).start()

    @property
    def pid(self) -> int | None:
        """The process ID, once it is started."""
        return self._popen.pid if self._popen else None

    def send(self, number: int, message: bytes) -> None:
        """Sends a job, or with no message that a job is given up."""
        self._outbox.put((number, message))

    def end(self) -> None:
        """Ends the process, and waits for its end."""
        self._outbox.put(None)
        if self._popen:
            self._popen.kill()
        self._is_ended.wait()

    def _write(self) -> None:
        flags: int = getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0)
        pipe = subprocess.PIPE
        try:
            with subprocess.Popen(  # noqa: S603 - a program of our own
                self._command, stdin=pipe, stdout=pipe, stderr=self._stderr, creationflags=flags
            ) as self._popen:
                reader = threading.Thread(target=self._read, args=(self._popen.stdout,), daemon=True)
                reader.start()
                try:
                    self._write_to(cast("BinaryIO", self._popen.stdin))
                finally:
                    self._popen.kill()
                    reader.join()
        except OSError:  # it cannot be started, or has died
            pass
        self._is_ended.set()
        self._owner.on_end(self)

    def _write_to(self, stdin: BinaryIO) -> None:
        stdin.write(json.dumps(sys.path).encode() + b"\n")
        while True:
            try:
                item = self._outbox.get(timeout=IDLE)
            except queue.Empty:
                if self._owner.is_idle(self):
                    return
                continue
            if item is None:
                return
            stdin.write(FRAME.pack(item[0], len(item[1])) + item[1])
            stdin.flush()

    def _read(self, stdout: BinaryIO) -> None:
        """Passes answers on until the process ends."""
        for number, message in messages(stdout):
            self._owner.deliver(number, pickle.loads(message))  # noqa: S301 - from our own process
        self._outbox.put(None)


def messages(stream: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """The messages of a stream with the numbers of their jobs, until its end."""
    while len(head := stream.read(FRAME.size)) == FRAME.size:
        number, length = FRAME.unpack(head)
        message = stream.read(length)
        if len(message) < length:
            return
        yield number, message
