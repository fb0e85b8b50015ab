"""Plays random games over the sockets of programs, and checks every line against a strict JSON schema.

    python -m bench.program_lines --games 1000

A schema is strict if it allows no other fields and requires all: so a line has what its type says, and no more. People
play by random commands, most of them legal actions; each line that any of them receives is checked.
"""

import argparse
import asyncio
import json
import random
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import jsonschema_rs
import msgspec

from bench.server_length import NullTransport
from tumblestar.games import working
from tumblestar.play.connection import ConnectionState
from tumblestar.play.program_socket import ProgramSocket
from tumblestar.play.program_view import SOCKET_ITEMS, STREAM_ITEMS
from tumblestar.storage.schema import SeatRow
from tumblestar.storage.store import Store
from tumblestar.tables.clocks import CLOCKS
from tumblestar.tables.registry import TableRegistry, TableSpec
from tumblestar.tables.table import Table

AT_ONCE = 40
"""Tables that are played at the same time, whose commits share transactions."""
MOST_COMMANDS = 400
"""Commands at a table; then its host resigns."""
OTHERS = (
    {"do": "act", "action": 999_999},
    {"do": "act", "text": "nonsense"},
    {"do": "takeback"},
    {"do": "takeback", "kept": 1},
    {"do": "takeback", "kept": 1, "practice": True},
    {"do": "answer", "agree": True},
    {"do": "answer", "agree": False},
    {"do": "say", "text": "Well!"},
    {"do": "say", "phrase": "chat-luck"},
    {"do": "allow", "on": True},
    {"do": "used", "aid": 1},
    {"do": "rename", "seat": 1, "name": "Åse"},
    {"do": "hand", "seat": 2, "bot": "random"},
    {"do": "back", "seat": 2},
    {"do": "set", "what": "chat", "on": True},
    {"do": "missed", "seat": 2, "what": "wait"},
    {"do": "nonsense"},
)


def strict_schemas() -> dict[str, Any]:
    """A validator for each type of line of the socket and of the API's stream."""
    items = dict.fromkeys((*SOCKET_ITEMS, *STREAM_ITEMS))
    _, shapes = msgspec.json.schema_components(items, ref_template="#/$defs/{name}")
    for shape in shapes.values():
        shape |= {"additionalProperties": False, "required": sorted(shape["properties"])}
    return {
        str(item.__struct_config__.tag): jsonschema_rs.validator_for({"$defs": shapes} | shapes[item.__name__])
        for item in items
    }


VALIDATORS = strict_schemas()


def check(line: dict[str, Any]) -> None:
    """Checks a line. Raises ValidationError."""
    VALIDATORS[line["type"]].validate(line)


class ProgramLine:
    """A program's socket: its lines, one after the other, each as its schema says."""

    def __init__(self, session: Any) -> None:
        self.session = session
        self._lines: list[dict[str, Any]] = []

    def receive(self) -> dict[str, Any]:
        """The next line."""
        self._lines = self._lines or [json.loads(line) for line in self.session.receive_text().splitlines()]
        check(self._lines[0])
        return self._lines.pop(0)

    def until(self, *kinds: str, **wanted: Any) -> dict[str, Any]:
        """The next line of one of these types that has these values."""
        while (line := self.receive())["type"] not in kinds or any(line[key] != wanted[key] for key in wanted):
            pass
        return line

    def ask(self, **message: Any) -> dict[str, Any]:
        """Asks, and gives the response."""
        self.session.send_text(json.dumps(message))
        return self.until("done", "refused")


class CheckingTransport(NullTransport):
    """A WebSocket whose lines are checked. `lines` counts their types."""

    def __init__(self, lines: Counter[str], query: dict[str, str]) -> None:
        super().__init__()
        self.query_params, self.lines = query, lines
        self.url, self.headers = SimpleNamespace(scheme="wss"), {"host": "games.example"}

    def write(self, text: bytes) -> None:
        for line in map(json.loads, text.splitlines()):
            check(line)
            self.lines[line["type"]] += 1


def connected(table: Table, person: int, lines: Counter[str], query: dict[str, str]) -> ProgramSocket:
    """A program's connection to a table."""
    transport: Any = CheckingTransport(lines, query)
    line = ProgramSocket(transport, table, person, "fr", 0)
    transport.write(line.hello())
    line._transport, line.state = transport, ConnectionState.IDLE
    table.updates.listeners.add(line.on_change)
    table.membership.presence_rules.connected(table, person, line)
    line._send()
    return line


async def play(registry: TableRegistry, people: list[int], number: int, lines: Counter[str]) -> None:
    """Plays one table to its end by random commands of its people."""
    rng, games = random.Random(number), working()
    game = games[number % len(games)]
    holders = people[: rng.choice([count for count in game.seats if 2 <= count <= len(people)])]
    clock = CLOCKS[rng.choice(["none", "turn-86400", "bank-1800-0"])]
    seats = tuple(SeatRow("person", f"Player {person}", person) for person in holders)
    spec = TableSpec(game, seats, chance="seed", seed=str(number), time_control=clock, has_watchers=True)
    table = await registry.make(holders[0], spec)
    queries: Iterator[dict[str, str]] = iter([{"with": "people"}, {}, {}, {}, {}, {}, {}])
    sockets = [connected(table, person, lines, next(queries)) for person in (*holders, people[-1])]
    for count in range(MOST_COMMANDS):
        if table.is_over:
            break
        command: dict[str, Any] = {"id": f"c{count}", "seen": table.live}
        if rng.random() < 0.9 and table.actor >= 0:
            sender = sockets[table.actor]
            command |= {"do": "act", "action": rng.choice(table.record.legal)}
        else:
            sender = rng.choice(sockets)
            command |= rng.choice(OTHERS)
        await _handle(sender, command)
    if not table.is_over:
        await _handle(sockets[0], {"id": "end", "seen": table.live, "do": "resign"})
    await table.settled()
    await asyncio.sleep(0)
    for line in sockets:
        table.updates.listeners.discard(line.on_change)
        line._disconnect()


async def _handle(line: ProgramSocket, command: dict[str, Any]) -> None:
    handling = line.receive_messages([json.dumps(command)])
    assert handling
    await asyncio.get_running_loop().create_task(handling)


async def _play_all(folder: Path, games: int, first: int) -> Counter[str]:
    lines: Counter[str] = Counter()
    store = Store.open(folder)
    registry = TableRegistry(store, pace=0)
    people = [(await store.get_or_create_person(f"person {n}")).id for n in range(5)]
    numbers = iter(range(first, first + games))

    async def worker() -> None:
        for number in numbers:
            await play(registry, people, number, lines)

    await asyncio.gather(*(worker() for _ in range(AT_ONCE)))
    await registry.close()
    store.close()
    return lines


def play_all(games: int, first: int = 0) -> Counter[str]:
    """Plays games, and counts the lines that were checked by type. Raises ValidationError for a wrong one."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_play_all(Path(folder), games, first))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m bench.program_lines", description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=1000)
    print(dict(play_all(parser.parse_args().games)))
