"""Plays pieces of studies on a Ray cluster: an executor over Ray tasks. Needs the extra `ray`.

Ray plays a task again whose worker or machine has died; nothing is counted before its result has come.
"""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future
from functools import partial
from importlib import import_module
from typing import Any, ParamSpec, TypeVar

from tumblestar.lab.engine import Pool

MOST_RETRIES = 5
"""How often Ray plays a task again whose worker died."""
SECONDS_TO_CONNECT = 10
LOOK = 0.5
"""Seconds between two looks whether the executor was closed."""

P = ParamSpec("P")
T = TypeVar("T")


class RayExecutor(Executor):
    """An executor whose calls are Ray tasks. A thread waits for their results."""

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
