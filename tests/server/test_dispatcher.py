"""Several processes behind a dispatcher: connections reach the process of their table, and dead ones are replaced."""

import contextlib
import json
import os
import re
import selectors
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from tests.marks import slow
from tests.server.test_hostile import SRC, WAIT, Process, closing
from tools.cluster import children, is_alive
from tumblestar.server import dispatcher

WORKS = """
import os, resource, select, signal, socket, sys
from tumblestar.server import dispatcher
from tumblestar.server.dispatcher import Dispatcher, receive_connections

dispatcher.FIRST_BYTES_TIMEOUT = dispatcher.STOP_TIMEOUT = 0.5

def work(channel, place):
    {first}
    dispatcher.report_ready(channel)
    channel.setblocking(False)
    while True:
        select.select([channel], [], [])
        came = receive_connections(channel)
        if came is None:
            os._exit(70)
        for one in came:
            one.setblocking(True)
            one.sendall(b"hello ")
            begun = one.recv(1000)
            one.sendall(b"%d %d " % (place, os.getpid()) + begun)
            one.close()

forks = [0]
fork = os.fork

def seldom():
    forks[0] += 1
    if forks[0] == {fails}:
        raise BlockingIOError("no room")
    return fork()

os.fork = seldom
resource.setrlimit(resource.RLIMIT_NOFILE, ({files}, {files}))
listener = socket.create_server(("127.0.0.1", 0))
print(listener.getsockname()[1], flush=True)
sys.exit(Dispatcher(listener, int(sys.argv[1]), work).run(lambda: print("ready", flush=True)))
"""


class Told:
    """A dispatcher with processes that tell which they are, and what they were asked."""

    def __init__(self, count: int, first: str = "pass", fails: int = 0, files: int = 1000) -> None:
        """`first` is what each process does first, `fails` which of the beginnings fails, `files` may be open."""
        works = WORKS.replace("{first}", first).replace("{fails}", str(fails)).replace("{files}", str(files))
        command = [sys.executable, "-c", works, str(count)]
        env = os.environ | {"PYTHONPATH": SRC}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env)
        assert self.process.stdout
        self.port = int(self.process.stdout.readline())

    def ask(self, begun: bytes) -> tuple[int, int, bytes]:
        """Which process answers, and what it was asked."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=WAIT) as one:
            one.sendall(begun)
            told = b""
            while more := one.recv(2000):
                told += more
        _, place, pid, asked = told.split(b" ", 3)
        return int(place), int(pid), asked

    def line(self, table: str) -> tuple[int, int]:
        place, pid, asked = self.ask(f"GET /live/{table}?as=json HTTP/1.1\r\n\r\n".encode())
        assert asked.startswith(b"GET /live/")  # nothing of it is lost
        return place, pid

    def end(self) -> tuple[int, str]:
        """Has it end; its exit status, and what it complained of."""
        self.process.send_signal(signal.SIGTERM)
        return self.ended()

    def ended(self) -> tuple[int, str]:
        said = self.process.communicate(timeout=WAIT)[1]
        return self.process.returncode, said


@pytest.fixture
def told() -> Iterator[Callable[..., Told]]:
    """`told(2)` begins a dispatcher with two processes."""
    begun: list[Told] = []

    def begin(*args: Any) -> Told:
        begun.append(Told(*args))
        return begun[-1]

    yield begin
    for one in begun:
        one.process.kill()
        one.process.communicate(timeout=WAIT)


@pytest.mark.parametrize(
    ("begun", "table"),
    [
        (b"GET /live/abc?as=json HTTP/1.1", b"abc"),
        (b"GET /live/a-B_9 HTTP/1.1", b"a-B_9"),
        (b"POST /table/abc/rematch HTTP/1.1", b"abc"),
        (b"GET /api/v1/tables/abc/stream HTTP/1.1", b"abc"),
        (b"GET /live/ab", b""),  # it may go on
        (b"GET /tables HTTP/1.1", b""),
        (b"GET / HTTP/1.1\r\nReferer: /table/abc ", b""),
        (b"GET /static/live/abc HTTP/1.1", b""),
        (b"\x16\x03\x01", b""),
        (b"", b""),
    ],
)
def test_what_comes_first_tells_the_table(begun: bytes, table: bytes) -> None:
    assert dispatcher.table_in(begun) == table


def test_a_table_has_its_process_and_all_have_some(told: Callable[..., Told]) -> None:
    served = told(3)
    found = {f"t{n}": served.line(f"t{n}") for n in range(30)}
    assert Counter(place for place, _ in found.values()).keys() == {0, 1, 2}
    assert all(served.line(table) == which for table, which in found.items())
    others = Counter(served.ask(b"GET / HTTP/1.1\r\n\r\n")[0] for _ in range(30))
    assert others == {0: 10, 1: 10, 2: 10}
    assert served.end() == (0, "")


def test_a_silent_connection_blocks_nobody(told: Callable[..., Told]) -> None:
    served = told(2)
    with socket.create_connection(("127.0.0.1", served.port), timeout=WAIT) as silent:
        served.line("t1")
        assert silent.recv(100) == b"hello "  # a process has it by now
        silent.sendall(b"at last")
        assert silent.recv(100).endswith(b"at last")
    with socket.create_connection(("127.0.0.1", served.port), timeout=WAIT):
        pass  # gone before it said anything
    served.line("t2")
    assert served.end() == (0, "")


def test_excess_connections_wait(told: Callable[..., Told]) -> None:
    served = told(1, "pass", 0, 30)
    with contextlib.ExitStack() as crowd:
        for _ in range(60):
            crowd.enter_context(socket.create_connection(("127.0.0.1", served.port), timeout=WAIT))
        assert served.process.stderr
        assert "no further connection can be accepted" in served.process.stderr.readline()
    served.line("t1")
    assert served.end()[0] == 0


@pytest.mark.parametrize("fails", [0, 3])
def test_one_that_dies_is_replaced_and_its_tables_go_on_meanwhile(told: Callable[..., Told], fails: int) -> None:
    served = told(2, "pass", fails)
    place, pid = served.line("t1")
    os.kill(pid, signal.SIGKILL)
    until, found = time.monotonic() + WAIT, (place, pid)
    while found[0] != place or found[1] == pid:  # the other one does it, until there is a new one
        assert time.monotonic() < until
        with contextlib.suppress(OSError, ValueError):  # what the dead one had taken in
            found = served.line("t1")
    status, said = served.end()
    assert status == 0
    assert "has ended with -9" in said
    assert ("no room" in said) == bool(fails)


def test_when_the_dispatcher_dies_all_end(told: Callable[..., Told]) -> None:
    served = told(2)
    pids = {served.line(f"t{n}")[1] for n in range(20)}
    assert len(pids) == 2
    served.process.kill()
    served.process.wait()
    until = time.monotonic() + WAIT
    while any(map(is_alive, pids)):
        assert time.monotonic() < until
        time.sleep(0.01)


def test_a_worker_is_replaced_however_often_it_dies(told: Callable[..., Told]) -> None:
    served = told(1)
    for _ in range(dispatcher.MOST_FAILURES + 2):
        until, pid = time.monotonic() + WAIT, 0
        while not pid:
            assert time.monotonic() < until
            with contextlib.suppress(OSError, ValueError):
                pid = served.line("t1")[1]
        os.kill(pid, signal.SIGKILL)
    assert served.end()[0] == 0


@pytest.mark.parametrize(
    ("first", "status"), [("sys.exit(2)", 2), ("raise ValueError('why')", 1), ("os.kill(os.getpid(), 9)", 1)]
)
def test_what_cannot_begin_is_not_tried_for_ever(told: Callable[..., Told], first: str, status: int) -> None:
    served = told(2, first)
    ended, said = served.ended()
    assert ended == status
    assert ("why" in said) == ("why" in first)


def test_a_channel_closed_in_the_same_batch_is_skipped() -> None:
    """A death is told in two ways at once: by a signal, and by the end of what the process may say."""
    with socket.socket() as listener:
        served = dispatcher.Dispatcher(listener, 1, lambda _channel, _number: 0)
        channel, other = socket.socketpair()
        served._selector.register(channel, selectors.EVENT_READ)
        served._selector.unregister(channel)
        for each in (channel, other):
            each.close()
        served._channels[0] = channel
        served._handle(channel)
        assert served._channels == [channel]  # had it been listened to, it would have been let go
        for end in (served._selector, served._signals, served._wakeup):
            end.close()


def test_one_that_does_not_end_is_ended(told: Callable[..., Told]) -> None:
    served = told(1, "signal.signal(signal.SIGTERM, signal.SIG_IGN)")
    pid = served.line("t1")[1]
    assert served.end() == (0, "")
    assert not is_alive(pid)


# ------------------------------------------------------------------------------------------------ a whole server


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Process]:
    """A server of two processes."""
    running = Process(tmp_path / "data", "--processes", "2", "--pace", "0")
    yield running
    running.stop()


def figures(served: Process) -> dict[str, float]:
    """What `/metrics` tells."""
    text = served.request("GET", "/metrics").text
    return {name: float(value) for name, value in re.findall(r"^(\w+(?:\{[^}]*\})?) (\S+)$", text, re.M)}


def acted(served: Process) -> list[float]:
    """How many actions each process has acknowledged."""
    return [figures(served).get(f'tumblestar_actions_total{{process="{n}",what="act"}}', 0) for n in range(2)]


def play(line: ClientConnection, count: int) -> int:
    """Acts so often as whoever is to act, who is one person; gives the live number reached."""
    told = json.loads(line.recv(timeout=WAIT))
    while "legal" not in told:
        told = json.loads(line.recv(timeout=WAIT))
    for _ in range(count):
        action, name = told["legal"][0]["action"], str(time.monotonic_ns())
        line.send(json.dumps({"id": name, "seen": told["n"], "do": "act", "action": action}))
        told = json.loads(line.recv(timeout=WAIT))
        assert told["ok"], told
    return told["n"]


@slow
def test_a_table_is_played_at_one_process_and_its_figures_are_told_by_any(served: Process) -> None:
    tables = [served.new() for _ in range(12)]
    for table in tables:
        with served.line(table, "?as=json") as line:
            play(line, 2)
    counted = {tuple(acted(served)) for _ in range(4)}  # whichever is asked
    assert len(counted) == 1
    (each,) = counted
    assert sum(each) == 24
    assert all(n % 2 == 0 for n in each)
    assert min(each) > 0  # each table is one or the other's with equal chances: 1 in 2,000 that all are one's
    told = figures(served)
    assert len([name for name in told if name.startswith("process_resident_memory_bytes")]) == 2
    assert min(told[f'process_resident_memory_bytes{{process="{n}"}}'] for n in range(2)) > 1e6


def test_a_game_goes_on_when_its_process_is_killed(served: Process) -> None:
    table = served.new()
    with served.line(table, "?as=json") as line:
        reached = play(line, 5)
        before = sorted(children(served.process.pid))  # in the order in which they were begun
        (mine,) = (n for n, count in enumerate(acted(served)) if count)
        os.kill(before[mine], signal.SIGKILL)
        closing(line)
    until = time.monotonic() + WAIT
    while len(children(served.process.pid)) < 2 or sorted(children(served.process.pid)) == before:
        assert time.monotonic() < until
        time.sleep(0.01)
    with served.line(table, "?as=json") as line:
        assert play(line, 1) == reached + 1
    status, out, err = served.stop()
    assert (status, out.count("Good-bye")) == (0, 1)
    assert "has ended with -9" in err


@slow
def test_it_ends_in_order_and_leaves_nothing_behind(tmp_path: Path) -> None:
    for _ in range(2):  # the folder is free again at once
        served = Process(tmp_path, "--processes", "2")
        table = served.new()
        with served.line(table, "?as=json") as line:
            play(line, 1)
            pids = children(served.process.pid)
            assert len(pids) == 2
            served.process.send_signal(signal.SIGTERM)
            assert closing(line).code == 1012
        out, err = served.process.communicate(timeout=WAIT)
        assert served.process.returncode == 0
        assert "Traceback" not in err
        assert out.count("Good-bye") == 1
        assert not any(map(is_alive, pids))


def test_what_keeps_a_house_from_beginning_is_said_once_and_ends_all(tmp_path: Path) -> None:
    (tmp_path / "tumblestar.sqlite").write_text("no database, but long enough to be looked at as if it were one")
    command = [sys.executable, "-m", "tumblestar", "serve", "--port", "0", "--data", str(tmp_path), "--processes", "3"]
    env = os.environ | {"PYTHONPATH": SRC, "TUMBLESTAR_LANG": "en"}
    done = subprocess.run(command, capture_output=True, text=True, env=env, timeout=WAIT, check=False)
    assert done.returncode == 2
    assert done.stderr.count("is damaged") == 1
