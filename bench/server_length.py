"""Cost of an action in the server, early and late in a long game, without network and disk.

    python -m bench.server_length

The bench measures CPU time of the event loop: an action through a connection, from its text to the response, and the
updates of two programs or two pages. Waiting for the disk costs the same at any length and is not included.
"""

import asyncio
import json
import tempfile
import time
from pathlib import Path
from statistics import median
from types import SimpleNamespace
from typing import Any

from bench.server_load import fill
from tumblestar.play.fast.eager_start import start_eagerly
from tumblestar.play.transport import Handling, Work

EARLY, LATE = 10, 2000
"""Numbers of events, including chance, at which actions are measured."""
ACTIONS = 60
"""Measured actions at each of them."""


class NullTransport:
    """A WebSocket and transport that discards what is written."""

    is_ready = True

    def __init__(self) -> None:
        self.scope: dict[str, Any] = {}
        self.query_params: dict[str, str] = {}
        self.app = SimpleNamespace(services=SimpleNamespace(evaluations=None))  # nobody asks for hints here
        self.written = 0

    def write(self, text: bytes) -> None:
        self.written += len(text)

    def pause_reading(self) -> None:
        """Does nothing."""

    def resume_reading(self) -> None:
        """Does nothing."""

    def start(self, work: Handling) -> Work | None:
        """Starts a coroutine eagerly, like the fast transport."""
        return start_eagerly(work)


async def _measure(folder: Path, name: str) -> dict[str, list[float]]:
    """CPU seconds of actions at a table with two connections, by kind of connection and number of events."""
    from tumblestar.play.connection import ConnectionState
    from tumblestar.play.page_socket import PageSocket
    from tumblestar.play.program_socket import ProgramSocket
    from tumblestar.storage.store import Store
    from tumblestar.tables.table import Table

    store = Store.open(folder)
    row = store.table(name)
    assert row
    table = Table.load(store, row)
    people = [seat.holder for seat in table.seats]
    socket: Any = NullTransport()
    kinds = {
        "programs": [ProgramSocket(socket, table, person, "en", None) for person in people],
        "pages": [PageSocket(socket, table, person, "en") for person in people],
    }
    times: dict[str, list[float]] = {}
    for event_count in (EARLY, LATE):
        while len(table.record.events) < event_count and not table.is_over:
            await table.act(people[table.actor], f"to-{table.live}", table.live, table.game.legal(table.state)[-1])
        for kind, connections in kinds.items():
            for connection in connections:
                connection._transport, connection.state = socket, ConnectionState.IDLE
                connection._send()
            key, listeners = f"{kind} at {event_count}", [connection.on_change for connection in connections]
            table.updates.listeners.update(listeners)
            for _ in range(ACTIONS):
                action = table.game.legal(table.state)[-1]
                message = {"id": f"{kind}-{table.live}", "seen": table.live, "do": "act", "action": action}
                text, connection_to_act = json.dumps(message), connections[table.actor]
                start = time.thread_time()
                handling = connection_to_act.receive_messages([text])
                assert handling
                if work := socket.start(handling):
                    await work.wait()
                await asyncio.sleep(0)  # the other one gets its update
                times.setdefault(key, []).append(time.thread_time() - start)
                assert len(table.record.events) > event_count
                assert not any(connection.is_stale or connection.responses for connection in connections)
            assert socket.written > ACTIONS
            table.updates.listeners.difference_update(listeners)
            for connection in connections:
                connection._disconnect()
    store.close()
    return times


def measure() -> dict[str, dict[str, Any]]:
    """Median costs of an action early and late, and their ratio."""
    with tempfile.TemporaryDirectory() as data:
        folder = Path(data)
        (name,) = fill(folder, 1, "shizzle", {"first": 1, "target": 50})
        times = asyncio.run(_measure(folder, name))
    figures: dict[str, dict[str, Any]] = {}
    for kind in ("programs", "pages"):
        early, late = (median(times[f"{kind} at {n}"]) * 1e6 for n in (EARLY, LATE))
        print(f"{kind}: an action costs {early:.0f} us at {EARLY} events, {late:.0f} us at {LATE}: {late / early:.2f}")
        figures[f"length, {kind}"] = {"early": early, "late": late, "ratio": late / early}
    return figures


if __name__ == "__main__":
    measure()
