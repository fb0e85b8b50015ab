"""What an action costs early and late in a long game: in the server, without the network and without the disk's wait.

    python -m bench.server_length

Counted is the processor time of the loop: an action through a line, from its text to its answer, and what two programs,
or two pages, are told of it. Whoever looks on waits for the disk elsewhere, at the same cost however long the game is.
"""

import asyncio
import json
import tempfile
import time
from collections.abc import Coroutine
from pathlib import Path
from statistics import median
from typing import Any

from bench.server_load import fill
from tumblestar.server.fast_sockets.eager_start import Work, start_eagerly

EARLY, LATE = 10, 2000
"""Events of the game, chance included, at which is measured."""
COUNTED = 60
"""Actions that are measured each time."""


class Deaf:
    """A socket, and the way to it, that takes everything and that nobody reads."""

    is_ready = True

    def __init__(self) -> None:
        self.scope: dict[str, Any] = {}
        self.query_params: dict[str, str] = {}
        self.said = 0

    def write(self, text: bytes) -> None:
        self.said += len(text)

    def pause_reading(self) -> None:
        """There is nothing to pause."""

    def resume_reading(self) -> None:
        """There is nothing to resume."""

    def start(self, work: Coroutine[Any, Any, None]) -> Work | None:
        """Starts a coroutine at once, as the fast transport does."""
        return start_eagerly(work)


async def _measure(folder: Path, name: str) -> dict[str, list[float]]:
    """Seconds of the loop for an action with two lines, by the kind of line and by when."""
    from tumblestar.server.sockets.page_socket import PageSocket
    from tumblestar.server.sockets.program_socket import ProgramSocket
    from tumblestar.server.storage.store import Store
    from tumblestar.server.tables.table import Table

    store = Store.open(folder)
    saved = store.table(name)
    assert saved
    table = Table.load(store, saved)
    people = [place.holder for place in table.seats]
    socket: Any = Deaf()
    kinds = {
        "programs": [ProgramSocket(socket, table, person, "en", None) for person in people],
        "pages": [PageSocket(socket, table, person, "en") for person in people],
    }
    times: dict[str, list[float]] = {}
    for begins in (EARLY, LATE):
        while len(table.record.events) < begins and not table.is_over:
            await table.act(people[table.actor], f"to-{table.live}", table.live, table.game.legal(table.state)[-1])
        for kind, lines in kinds.items():
            for line in lines:
                line._transport = socket
                line._flush()
            key, listening = f"{kind} at {begins}", [line.mark_stale for line in lines]
            table.updates.listeners.update(listening)
            for _ in range(COUNTED):
                action = table.game.legal(table.state)[-1]
                asked = {"id": f"{kind}-{table.live}", "seen": table.live, "do": "act", "action": action}
                text, acting = json.dumps(asked), lines[table.actor]
                began = time.thread_time()
                acting.receive_messages([text])
                if acting._work:
                    await acting._work.wait()
                times.setdefault(key, []).append(time.thread_time() - began)
                assert len(table.record.events) > begins
                assert not any(line.is_stale or line.responses for line in lines)
            assert socket.said > COUNTED
            table.updates.listeners.difference_update(listening)
            for line in lines:
                line._transport = None
    store.close()
    return times


def measure() -> dict[str, dict[str, Any]]:
    """The median cost of an action at either length, and how much more the later one is."""
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
