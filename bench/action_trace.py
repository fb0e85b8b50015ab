"""The way of one accepted action through a running server: the files that it enters, and the calls back down.

    python -m bench.structure action [--page]

A server runs in this process on a free port, with the fast sockets. Two people sit at a table; one of them sends an
action. Everything that Python calls is noted from the bytes received to the response and both updates sent, in the
thread of the event loop and in the writer's. By default both are programs, so that the figures are those of the action;
`--page` has two pages instead, whose HTML is made as well.

*Entered* is a file of `src/tumblestar` in which a function or coroutine begins. A *call back* is a call into a file
that has a frame further up the stack, from a function in another file: the caller went out of that file, and what it
called comes back into it. Frames of libraries between the two count for neither. Going on with a coroutine after a
wait is no call.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import sys
import tempfile
import threading
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
PACKAGE = f"{ROOT / 'src' / 'tumblestar'}/"
GAME = ("contract/", "games/", "record/")
"""Where the game itself is: its rules, and the record of what was played."""
COOKIES = ("ann-ann-ann-ann-ann-ann", "bob-bob-bob-bob-bob-bob")
WARM_UP = 3
"""Actions before the one that is traced: they fill caches and import what is imported on first use."""
QUIET = 0.3
"""Seconds in which all that follows an action is done."""


class CallBack(NamedTuple):
    """A call into a file that is already on the stack."""

    caller: str
    callee: str


class Trace:
    """The files that were entered in order, and the calls back, while `is_on`."""

    def __init__(self) -> None:
        self.is_on = False
        self.files: dict[str, int] = {}
        """How many calls entered each file."""
        self.call_backs: dict[CallBack, int] = {}
        self._frames: set[FrameType] = set()
        """The frames that have begun: coroutines are called again to go on. They are kept, so that ids stay unique."""

    def __call__(self, frame: FrameType, event: str, _arg: object) -> None:
        """Takes an event of `sys.setprofile`."""
        if event != "call" or not self.is_on or not frame.f_code.co_filename.startswith(PACKAGE):
            return
        if frame in self._frames:
            return
        self._frames.add(frame)
        file, caller = frame.f_code.co_filename, _next(frame.f_back)
        self.files[_short(file)] = self.files.get(_short(file), 0) + 1
        if caller is None or caller.f_code.co_filename == file:
            return
        further = caller
        while further := _next(further.f_back):
            if further.f_code.co_filename == file:
                call_back = CallBack(_name(caller.f_code), _name(frame.f_code))
                self.call_backs[call_back] = self.call_backs.get(call_back, 0) + 1
                return


def _next(frame: FrameType | None) -> FrameType | None:
    """The frame of the package at or above a frame."""
    while frame and not frame.f_code.co_filename.startswith(PACKAGE):
        frame = frame.f_back
    return frame


def _short(file: str) -> str:
    return file.removeprefix(PACKAGE)


def _name(code: CodeType) -> str:
    return f"{_short(code.co_filename)}:{code.co_qualname}"


async def _receive(socket: Any, is_wanted: Any) -> dict[str, Any]:
    while True:
        lines: list[dict[str, Any]] = [json.loads(line) for line in (await socket.recv()).splitlines()]
        if message := next(filter(is_wanted, lines), None):
            return message


async def _play(trace: Trace, folder: Path, *, is_page: bool) -> None:
    """Plays a few actions at a server of this process, and traces the last one."""
    from websockets.asyncio.client import connect
    from websockets.typing import Origin

    from tumblestar.app.app import make_app
    from tumblestar.app.http_server import Server, configure
    from tumblestar.games import GAMES
    from tumblestar.play import PROTOCOL
    from tumblestar.security.settings import Settings
    from tumblestar.storage.schema import SeatRow
    from tumblestar.storage.store import Store
    from tumblestar.tables.registry import TableSpec

    store = Store.open(folder)
    app = make_app(store, Settings(port=0))
    server = Server(configure(app, Settings(port=0)), app)
    server.config.port = 0
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.02)
    port = server.servers[0].sockets[0].getsockname()[1]
    people = [await store.get_or_create_person(hashlib.sha256(cookie.encode()).hexdigest()) for cookie in COOKIES]
    places = tuple(SeatRow("person", name, person.id) for name, person in zip(("Ann", "Bob"), people, strict=True))
    spec = TableSpec(GAMES["twisty"], places, {"first": 1}, chance="seed", seed="7")
    table = await app.services.registry.make(people[0].id, spec)
    address = f"ws://127.0.0.1:{port}/live/{table.id}?protocol={PROTOCOL}{'' if is_page else '&as=json'}"
    sockets = [
        await connect(
            address,
            origin=Origin(f"http://127.0.0.1:{port}"),
            additional_headers={"Cookie": f"tumblestar-{store.server_id}={cookie}"},
            ping_interval=None,
        )
        for cookie in COOKIES
    ]
    for count in range(WARM_UP + 1):
        await asyncio.sleep(QUIET)
        socket, other, live = sockets[table.actor], sockets[1 - table.actor], table.live
        message = {"id": f"a{count}", "seen": live, "do": "act", "action": table.record.legal[0]}
        trace.is_on = count == WARM_UP
        await socket.send(json.dumps(message))
        answer = await _receive(socket, lambda message, name=message["id"]: message.get("id") == name)
        if not answer["ok"]:
            raise SystemExit(f"the action was refused: {answer}")
        await _receive(other, lambda message, seen=live: message.get("n", -1) > seen)
        await asyncio.sleep(QUIET)
    trace.is_on = False
    for socket in sockets:
        await socket.close()
    server.should_exit = True
    await running


def trace_action(*, is_page: bool = False) -> Trace:
    """Traces an action of one of two programs, or pages."""
    trace = Trace()
    with tempfile.TemporaryDirectory() as folder:
        threading.setprofile(trace)
        sys.setprofile(trace)
        try:
            asyncio.run(_play(trace, Path(folder), is_page=is_page))
        finally:
            sys.setprofile(None)
            threading.setprofile(None)
    return trace


def report(*, is_page: bool = False) -> None:
    """Prints the files that an action enters, and the calls back."""
    trace = trace_action(is_page=is_page)
    print(f"files entered by an action of a {'page' if is_page else 'program'}: {len(trace.files)}")
    own = sum(file.startswith(GAME) for file in trace.files)
    print(f"    of these, the game itself (its rules and its record): {own}")
    for file, count in trace.files.items():
        print(f"    {file} {count:,}")
    print(f"calls back into a file that was left: {len(trace.call_backs)}")
    for call_back, count in trace.call_backs.items():
        print(f"    {call_back.caller} -> {call_back.callee} {count:,}")
