"""Slow work in another process of low priority, so that this one goes on undisturbed.

A *job* is a call of a function of a module. A generator function gives its answers one by one, and jobs under way take
turns, answer by answer. Jobs of those who ask most wait longest. Unlike the workers of `multiprocessing`, the process
ends with the pipe to its parent, however that ended, a job can be cancelled, and scripts need no guard of `__main__`.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import pickle
import queue
import signal
import struct
import subprocess
import sys
import threading
import traceback
from collections import OrderedDict, deque
from collections.abc import AsyncGenerator, Callable, Generator, Hashable, Iterator
from contextlib import suppress
from typing import BinaryIO, Literal, NamedTuple, cast

LOWEST = 19
"""The niceness of a process that stands behind all others."""
IDLE = 600.0
"""Seconds without a job until the process is ended."""
MOST_RUNNING, MOST_OF_ONE = 16, 4
"""Jobs that take turns: in all, and of one who asks."""
MOST_WAITING, MOST_WAITING_OF_ONE = 256, 16
"""Jobs that wait for a place: in all, and of one who asks."""
FRAME = struct.Struct(">QQ")
"""What stands before each message: the number of its job, and its length in bytes."""
PROGRAM = """
import json, sys
sys.path[:] = json.loads(sys.stdin.buffer.readline())
from tumblestar.engine.background import main
main()
"""
"""Runs the process; its argument is its niceness, the first line of its input the path of modules."""


class Ended(Exception):
    """The process ended before the job was done."""


class Full(Exception):
    """Too many jobs wait."""


class Answer(NamedTuple):
    """What comes of a job: an answer, its end, or the exception that it raised."""

    kind: Literal["answer", "end", "error"]
    value: object = None


class _Job(NamedTuple):
    number: int
    asker: Hashable
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
        self._waiting: OrderedDict[Hashable, deque[_Job]] = OrderedDict()
        """The jobs of each who asks that have not begun; who was served last comes last."""
        self._running: dict[int, _Job] = {}
        self._process: _Process | None = None

    @property
    def pid(self) -> int | None:
        """The process ID, or None while there is no process."""
        return self._process.pid if self._process else None

    async def answers(
        self, work: Callable[..., object], *args: object, asker: Hashable = None, at_once: bool = False
    ) -> AsyncGenerator[object]:
        """The answers of a job as they come; closing this generator cancels the job.

        `at_once` is for short work, which is done before the next answer of any other job. Raises Full, Ended, and what
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
            dropped = [*self._running.values(), *itertools.chain.from_iterable(self._waiting.values())]
            self._running.clear()
            self._waiting.clear()
            process, self._process = self._process, None
        if process:
            process.end()
        _tell_of_end(dropped)

    def _submit(
        self, deliver: Callable[[Answer], None], call: object, asker: Hashable = None, at_once: bool = False
    ) -> _Job:
        message = bytes([at_once]) + pickle.dumps(call)
        if self._owner != os.getpid():
            self._forget()
        with self._lock:
            waits = sum(map(len, self._waiting.values()))
            if waits >= MOST_WAITING or len(self._waiting.get(asker, ())) >= MOST_WAITING_OF_ONE:
                raise Full
            job = _Job(next(self._numbers), asker, message, deliver)
            self._waiting.setdefault(asker, deque()).append(job)
            self._begin_jobs()
        return job

    def _cancel(self, job: _Job) -> None:
        """Gives up a job; nothing happens if it is done."""
        with self._lock:
            if self._running.pop(job.number, None):
                if self._process:
                    self._process.send(job.number, b"")
            elif job in (mine := self._waiting.get(job.asker, deque[_Job]())):
                mine.remove(job)
            self._begin_jobs()

    def _begin_jobs(self) -> None:
        """Hands jobs to the process while there are places."""
        while len(self._running) < MOST_RUNNING and (job := self._next()):
            if self._process is None:
                self._process = _Process(self, self._niceness, self._is_quiet)
            self._running[job.number] = job
            self._process.send(job.number, job.message)

    def _next(self) -> _Job | None:
        """The next job of who was served longest ago among those who have a place left."""
        for asker, jobs in list(self._waiting.items()):
            if not jobs:
                del self._waiting[asker]
            elif sum(job.asker == asker for job in self._running.values()) < MOST_OF_ONE:
                self._waiting.move_to_end(asker)
                return jobs.popleft()
        return None

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
        _tell_of_end(dropped)

    def _give_up(self, process: _Process) -> list[_Job]:
        if self._process is not process:
            return []
        dropped = list(self._running.values())
        self._running.clear()
        self._process = None
        return dropped


def _tell_of_end(jobs: list[_Job]) -> None:
    for job in jobs:
        job.deliver(Answer("error", Ended()))


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
        for number, message in _messages(stdout):
            self._owner.deliver(number, pickle.loads(message))  # noqa: S301 - from our own process
        self._outbox.put(None)


def _messages(stream: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """The messages of a stream with the numbers of their jobs, until its end."""
    while len(head := stream.read(FRAME.size)) == FRAME.size:
        number, length = FRAME.unpack(head)
        message = stream.read(length)
        if len(message) < length:
            return
        yield number, message


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
    for message in _messages(sys.stdin.buffer):
        inbox.put(message)
    os._exit(0)


class _Turns:
    """Does jobs in turns."""

    here: _Turns | None = None
    """Those of this process, if it is one that does jobs."""

    def __init__(self, inbox: queue.SimpleQueue[tuple[int, bytes]], out: BinaryIO) -> None:
        self._inbox, self._out = inbox, out
        self._jobs: OrderedDict[int, Generator[object]] = OrderedDict()

    def serve(self) -> None:
        """Serves for ever."""
        while True:
            self.take_messages(wait=not self._jobs)
            for number in list(self._jobs)[:1]:
                self._jobs.move_to_end(number)
                self._step(number)

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
                        given_up.close()

    def _begin(self, number: int, message: bytes) -> None:
        """Takes up a job, which is done now if its first byte says so, else in turn."""

        def call() -> Generator[object]:
            work, args = pickle.loads(message[1:])  # noqa: S301 - from the parent
            result = work(*args)
            if isinstance(result, Generator):
                yield from cast("Generator[object]", result)
            else:
                yield result

        self._jobs[number] = call()
        while message[0] and number in self._jobs:
            self._step(number)

    def _step(self, number: int) -> None:
        """Works out one more answer of a job."""
        try:
            answer = Answer("answer", next(self._jobs[number]))
        except StopIteration:
            self._jobs.pop(number, None)
            answer = Answer("end")
        except Exception as error:  # whatever is wrong with one job, the others go on
            self._jobs.pop(number, None)
            answer = Answer("error", _portable(error))
        message = pickle.dumps(answer)
        self._out.write(FRAME.pack(number, len(message)) + message)
        self._out.flush()


def _portable(error: Exception) -> Exception:
    """An exception that can be sent to the parent, with a note of where it was raised."""
    trace = "".join(traceback.format_exception(error))
    try:
        copied: Exception = pickle.loads(pickle.dumps(error))  # noqa: S301 - made just now
    except Exception:
        copied = RuntimeError(str(error))
    copied.add_note(trace)
    return copied
