"""Runs a study in pieces, in processes or on a Ray cluster; keeps finished pieces in a file, from which it goes on.

A piece is a range of set-ups. Pieces begin with one set-up and grow until each takes about a second, so that a study of
slow bots can be broken off at any time, and one of fast bots is not slowed down by its pieces. Nothing is counted
twice: a piece counts when its result has come, and set-ups that were counted are never given out again.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import threading
from bisect import bisect
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, ProcessPoolExecutor, wait
from contextlib import closing, suppress
from functools import partial
from importlib import import_module
from multiprocessing import get_context, parent_process
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple, ParamSpec, Protocol, TypeVar

from tumblestar.contract.errors import Unreadable
from tumblestar.lab.study import Piece
from tumblestar.words import Phrase

SECONDS = 1.0
"""A piece takes about so long."""
LARGEST, GROWTH = 20_000, 8
"""Set-ups of a piece at most, and how many times as many as in one before."""
MOST_DEATHS = 5
"""How often all workers may die without a result between."""
FORMAT = 1
MOST_RETRIES = 5
"""How often Ray plays a task again whose worker died."""
SECONDS_TO_CONNECT = 10
LOOK = 0.5
"""Seconds between two looks whether the executor was closed."""

P = ParamSpec("P")
T = TypeVar("T")


class Work(Protocol):
    """What is played in pieces: a study, a comparison, a sample. It is pickled."""

    def head(self) -> dict[str, object]:
        """What the results depend on, as JSON has it."""
        ...

    def play(self, begin: int, end: int) -> Piece:
        """The result of the set-ups from `begin` to before `end`, as JSON has it."""
        ...


class Store(Protocol):
    """Where finished pieces are kept. Raises OSError."""

    @property
    def place(self) -> Path:
        """The file or the folder."""
        ...

    def within(self, setups: int) -> list[Piece]:
        """The pieces that are there of so many set-ups, without any set-up twice."""
        ...

    def add(self, piece: Piece) -> None:
        """Keeps a piece, at once."""


class Pool(NamedTuple):
    """Executors of one kind: how one is started, and how many pieces it works on at once."""

    start: Callable[[], Executor]
    workers: int


class InThisThread(Executor):
    """An executor that does what it is given at once."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """The result of the call, or its exception."""
        future: Future[T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


def processes(workers: int = 0) -> Pool:
    """A pool of so many processes, by default one for each core; one works in this thread."""
    workers = workers or os.cpu_count() or 1
    if workers == 1:
        return Pool(InThisThread, 1)
    start = partial(ProcessPoolExecutor, workers, get_context("spawn"), _begin_worker)
    return Pool(start, workers)


def _begin_worker() -> None:
    """Leaves Ctrl-C to the process that gives the work out, and ends with that process, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    if parent := parent_process():
        parent.join()
        os._exit(1)


def play_piece(work: Work, begin: int, end: int) -> Piece:
    """The result of a piece, and how long it took."""
    start = perf_counter()
    return {**work.play(begin, end), "begin": begin, "end": end, "took": perf_counter() - start}


def run(work: Work, setups: int, pool: Pool, known: Iterable[tuple[int, int]] = ()) -> Generator[Piece]:
    """The pieces of a study as they are finished, without those that are `known`. The first goes alone: it compiles.

    Raises what a piece raises, and BrokenExecutor if workers die again and again. Closing it ends the workers.
    """
    open_ranges, running = _gaps(setups, known), dict[Future[Piece], tuple[int, int]]()
    size, deaths, is_warm, executor = 1, 0, False, pool.start()
    try:
        while open_ranges or running:
            is_broken = False
            try:
                while open_ranges and len(running) < (2 * pool.workers if is_warm and pool.workers > 1 else 1):
                    begin, end = open_ranges.pop()
                    middle = min(begin + size, end)
                    if middle < end:
                        open_ranges.append((middle, end))
                    open_ranges.append((begin, middle))  # stays there if no executor takes it
                    future = executor.submit(play_piece, work, begin, middle)
                    running[future] = open_ranges.pop()
            except BrokenExecutor:
                is_broken = True
            for future in wait(running, return_when=FIRST_COMPLETED).done if running else ():
                begin, end = running[future]
                try:
                    piece = future.result()
                except BrokenExecutor:
                    is_broken = True
                    continue
                running.pop(future)
                is_warm, deaths = True, 0
                size = min(LARGEST, GROWTH * (end - begin), int(SECONDS * (end - begin) / max(piece["took"], 1e-9)))
                size = max(size, 1)
                yield piece
            if is_broken:
                deaths += 1
                executor.shutdown(wait=False, cancel_futures=True)
                if deaths > MOST_DEATHS:
                    raise BrokenExecutor("the workers die again and again")
                open_ranges += running.values()
                running.clear()
                executor = pool.start()
    finally:
        executor.shutdown(wait=False, cancel_futures=True)


def _gaps(setups: int, known: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """The ranges that are not known, the first last."""
    gaps, at = list[tuple[int, int]](), 0
    for begin, end in sorted(known):
        if at < min(begin, setups):
            gaps.append((at, min(begin, setups)))
        at = max(at, end)
    if at < setups:
        gaps.append((at, setups))
    return gaps[::-1]


# -- kept pieces


class Kept:
    """A file of finished pieces, one a line, after a line that says of what.

    Raises Unreadable for a file of something else, and OSError. A last line that is damaged is dropped: `has_dropped`.
    """

    def __init__(self, file: Path, work: Work, needs: tuple[str, ...] = ()) -> None:
        self.place, self.pieces, self.has_dropped = file, list[Piece](), False
        head = json.dumps({"format": FORMAT, **work.head()})
        lines = file.read_bytes().splitlines(keepends=True) if file.exists() else []
        if lines and lines[-1:] != [f"{head}\n".encode()] and not _is_whole(lines[-1]):
            lines.pop()
            self.has_dropped = True
        if lines and lines[0].decode("utf-8", "replace").strip() != head:
            raise Unreadable(Phrase("lab-kept-other", {"file": str(file)}))
        for number, line in enumerate(lines[1:], 2):
            if not _is_whole(line):
                raise Unreadable(Phrase("lab-kept-damaged", {"file": str(file), "line": number}))
            piece = json.loads(line)
            if all(name in piece for name in needs):
                self._take(piece)
        if self.has_dropped or not lines:
            file.write_bytes(b"".join(lines) or f"{head}\n".encode())

    def _take(self, piece: Piece) -> None:
        """Adds a piece in order, unless set-ups of it are there already."""
        at = bisect(self.pieces, piece["begin"], key=lambda old: old["begin"])
        before, after = self.pieces[max(at - 1, 0) : at], self.pieces[at : at + 1]
        if all(old["end"] <= piece["begin"] for old in before) and all(piece["end"] <= old["begin"] for old in after):
            self.pieces.insert(at, piece)

    def within(self, setups: int) -> list[Piece]:
        """The pieces of a study of so many set-ups: those that go beyond are left out."""
        return [piece for piece in self.pieces if piece["end"] <= setups]

    def add(self, piece: Piece) -> None:
        """Writes a piece down, at once."""
        with self.place.open("a", encoding="utf-8", newline="\n") as opened:
            opened.write(json.dumps(piece) + "\n")


def _is_whole(line: bytes) -> bool:
    """Whether a line is one that was written to its end."""
    with suppress(ValueError, TypeError):
        value: object = json.loads(line)
        return line.endswith(b"\n") and isinstance(value, dict) and ("format" in value or "begin" in value)
    return False


def collect(
    work: Work,
    setups: int,
    pool: Pool,
    add: Callable[[Piece], Any],
    store: Store | None = None,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> int:
    """Plays what is not kept, and adds all pieces; returns how many set-ups there are, fewer after Ctrl-C."""
    before = store.within(setups) if store else []
    done = 0
    for piece in before:
        add(piece)
        done += piece["end"] - piece["begin"]
    progress(done, setups)
    known = [(piece["begin"], piece["end"]) for piece in before]
    with closing(run(work, setups, pool, known)) as pieces, suppress(KeyboardInterrupt):
        for piece in pieces:
            add(piece)
            if store:
                store.add(piece)
            done += piece["end"] - piece["begin"]
            progress(done, setups)
    return done


# -- on a Ray cluster


class RayExecutor(Executor):
    """An executor whose calls are Ray tasks. A thread waits for their results. Needs the extra `ray`.

    Ray plays a task again whose worker or machine has died; nothing is counted before its result has come.
    """

    def __init__(self) -> None:
        self._ray: Any = import_module("ray")
        self._call: Any = self._ray.remote(max_retries=MOST_RETRIES)(_call)
        self._waiting: dict[Any, Future[Any]] = {}
        self._changed, self._is_closed = threading.Condition(), False
        self._thread = threading.Thread(target=self._wait, name="ray-results", daemon=True)
        self._thread.start()

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """The result of a call on some machine of the cluster."""
        future: Future[T] = Future()
        future.set_running_or_notify_cancel()
        with self._changed:
            if self._is_closed:
                raise RuntimeError("the executor is shut down")
            self._waiting[self._call.remote(partial(fn, *args, **kwargs))] = future
            self._changed.notify()
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Takes no more calls; with `cancel_futures` ends those under way."""
        with self._changed:
            self._is_closed = True
            for task in self._waiting if cancel_futures else ():
                self._ray.cancel(task, force=True)
            self._changed.notify()
        if wait:
            self._thread.join()

    def _wait(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._waiting or self._is_closed)
                tasks = list(self._waiting)
            if not tasks:
                return
            for task in self._ray.wait(tasks, timeout=LOOK)[0]:
                with self._changed:
                    future = self._waiting.pop(task)
                self._settle(task, future)

    def _settle(self, task: Any, future: Future[Any]) -> None:
        """Passes on the result of a task, or what it raised."""
        errors = self._ray.exceptions
        try:
            future.set_result(self._ray.get(task))
        except errors.RayTaskError as error:
            future.set_exception(error.cause if isinstance(error.cause, Exception) else error)
        except errors.RayError as error:  # worker, machine or object lost too often, or cancelled
            future.set_exception(BrokenExecutor(str(error)))


def _call(call: Callable[[], Any]) -> Any:
    return call()


def cluster(address: str) -> Pool:
    """The pool of a cluster, with a piece for each of its processors. Raises OSError where there is none."""
    ray: Any = import_module("ray")
    host, _, port = address.rpartition(":")
    if host and port.isdigit():  # Ray itself tries for minutes
        socket.create_connection((host.removeprefix("ray://"), int(port)), SECONDS_TO_CONNECT).close()
    if not ray.is_initialized():
        ray.init(address=address, log_to_driver=False, configure_logging=False)
    return Pool(RayExecutor, max(1, int(ray.cluster_resources().get("CPU", 1))))
