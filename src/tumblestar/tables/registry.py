"""The registry of all live tables of one process: finds, loads and creates them."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import re
import secrets
from collections import OrderedDict
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Any
from weakref import WeakValueDictionary

from sqlalchemy import Connection

from tumblestar import bots
from tumblestar.contract.chance import commitment, fresh_seed
from tumblestar.contract.game import Game
from tumblestar.contract.seat_names import clean_name
from tumblestar.engine.fair_queue import ADDRESS
from tumblestar.engine.sharing import in_parts
from tumblestar.games import GAMES
from tumblestar.record import Refused, refuse_if
from tumblestar.record.text import MOST_SENT, read_record, reading
from tumblestar.storage import Failure
from tumblestar.storage.schema import SeatRow, TableRow
from tumblestar.storage.server_secrets import add_pending_seed, pending_seed, use_pending_seed
from tumblestar.storage.store import Store
from tumblestar.storage.store_people import (
    SEAT,
    TABLE,
    WATCH,
    Invitation,
    MembershipRows,
    add_membership,
    count_open_tables,
    live_numbers,
)
from tumblestar.storage.writer import Work, WriteRequest
from tumblestar.tables.bots import PACE, BotPlayer
from tumblestar.tables.clock_scheduler import ClockScheduler
from tumblestar.tables.clocks import TimeControl
from tumblestar.tables.commit import DEAL, LEVEL
from tumblestar.tables.glances import Glances
from tumblestar.tables.invitations import add_code, derived_invitation, new_name
from tumblestar.tables.log import Status
from tumblestar.tables.membership import epoch_ms
from tumblestar.tables.played_game import WorkAtEnd
from tumblestar.tables.presence import GRACE
from tumblestar.tables.replay import catch_up, imported_row
from tumblestar.tables.replication import BATCH, Replication, SingleProcess, reload_people, restriction_changed
from tumblestar.tables.table import Table
from tumblestar.words import Phrase
from tumblestar.words.text_input import composed

TABLES_KEPT, BYTES_KEPT = 200, 60_000_000
"""Tables that stay in memory without listeners, and about how many bytes their records take."""
EVICTION_CHECKS = 4
"""Tables that are checked for eviction when another is loaded."""
SHOWN = "shown"
"""The prefix of the names of tables that show a won game of a campaign."""
CAP = "cap"
"""The option of an unbounded game that ends it after very many turns."""


@dataclass(frozen=True)
class TableSpec:
    """The properties of a new table. `seal` is the token of a pending seed, `seed` a seed given by hand."""

    game: Game
    seats: tuple[SeatRow, ...]
    options: Mapping[str, int] = field(default_factory=dict[str, int])
    chance: str = "sealed"
    seed: str = ""
    salts: Sequence[str] = ()
    seal: str = ""
    level: str = ""
    """The level of a campaign."""
    time_control: TimeControl = field(default_factory=TimeControl)
    has_chat: bool = True
    has_watchers: bool = False
    is_listed: bool = False
    start: str = ""
    """The state that the game begins with, as a line, where it is not that of the rules."""
    deal: str = ""
    """What its table is found by among those where the same deal is played; empty: it is none."""
    write: Callable[[Connection, str], None] | None = None
    """Writes a feature's own rows about the new table, whose name it gets, in the same transaction."""
    name: str = ""
    """The table's name, where the same request may come twice; empty: a random name."""


class SeedExpired(Exception):
    """The seed of a form's commitment is no longer stored."""


class TableRegistry:
    """The live tables, with what plays their bots, watches their clocks, and replicates other processes' writes."""

    def __init__(
        self,
        store: Store,
        pace: float = PACE,
        grace: float = GRACE,
        table_limit: int = 0,
        works: Sequence[WorkAtEnd] = (),
    ) -> None:
        self.store = store
        self.works_at_end = works
        """What features write with the last action of a game."""
        self.table_limit = table_limit
        """How many unfinished tables one person may own; 0: any number."""
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self.replication: SingleProcess | Replication = SingleProcess()
        if store.is_shared:
            self.replication = Replication(store, self._tables, self._drop, self._watch)
        self.pace = pace
        self.bots = BotPlayer(self.replication.lead)
        self.grace = grace
        self.key = store.secret_key
        """The secret key, from which the secrets of invitations are derived."""
        self.clock_scheduler = ClockScheduler(store, self.find, lead=self.replication.lead)
        self.glances = Glances(store, self._tables.get)
        self._form_locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._load_locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Those of tables that are being loaded, by their names."""
        self._beginning: set[asyncio.Task[bool]] = set()

    def find(self, name: str) -> Table | None:
        """The table with a name, loaded if necessary; its bots play on. Raises TableProblem, StoreProblem."""
        table = self._tables.get(name)
        if table is None:
            row = _won_game(name) or self.store.table(name)
            if row is None:
                return None
            table = self._add(Table.load(self.store, row))
        self._tables.move_to_end(name)
        self.bots.look(table)
        return table

    async def find_current(self, name: str) -> Table | None:
        """The table with a name, with the changes of other processes. Raises TableProblem, StoreProblem.

        It is loaded in parts: a long record takes seconds.
        """
        if name not in self._tables:
            async with self._load_locks.setdefault(name, asyncio.Lock()):
                await self._load(name)
        table = self.find(name)
        if table is not None and self.store.is_shared:
            await table.catch_up()
            if table.updates.is_closed:
                self._forget(table)
                return None
        return table

    async def _load(self, name: str) -> None:
        if name not in self._tables and (row := self.store.table(name)):
            table = await in_parts(Table.loading(self.store, row))
            if name not in self._tables:
                catch_up(table)
                if not table.updates.is_closed:  # it was deleted meanwhile
                    self._add(table)

    def unread(self, name: str) -> int:
        """How many events are read to load a table, at most; 0 for one in memory. Raises StoreProblem."""
        if name in self._tables or (row := self.store.table(name)) is None:
            return 0
        if row.status == Status.IMPORTED:
            return row.header["text"].count("\n")
        return self.store.read(lambda connection: live_numbers(connection, [name])).get(name, 0)

    async def start(self) -> None:
        """Starts to replicate other processes' writes and to watch the clocks. Raises StoreProblem."""
        await self.replication.start()
        await self.clock_scheduler.start()

    async def close(self) -> None:
        """Stops bots, clocks and replication."""
        await self.bots.close()
        await self.clock_scheduler.close()
        await self.replication.close()

    def _watch(self, name: str, due: int | None) -> None:
        self.clock_scheduler.watch(name, due)

    def _drop(self, table: Table) -> None:
        """Removes a deleted or unusable table from memory. A stored one is loaded anew when it is asked for."""
        self._forget(table)
        table.updates.close()

    def _forget(self, table: Table) -> None:
        if self._tables.get(table.id) is table:
            del self._tables[table.id]

    @property
    def count(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    def _add(self, table: Table) -> Table:
        """Adds a loaded table, and evicts tables that nobody listens to."""
        self._tables[table.id] = table
        table.works_at_end = self.works_at_end
        table.pace.seconds, table.origin = self.pace, ADDRESS.get()
        membership = table.membership
        membership.invitations.key, membership.presence_rules.presence.grace = self.key, self.grace
        self.replication.add(table)
        self.clock_scheduler.watch(table.id, table.due)
        if table.is_waiting and not table.free_seats:  # the server stopped before the game could begin
            self._beginning.add(task := asyncio.get_running_loop().create_task(table.begin()))
            task.add_done_callback(self._beginning.discard)
        for seat_row in table.seats:
            if seat_row.kind == "bot" and not table.is_over:
                bots.prepare(seat_row.name, table.game)  # compiles it before its turn
        table.updates.listeners.add(lambda: self._on_change(table))
        size = sum(other.record.size for other in self._tables.values())
        for _ in range(EVICTION_CHECKS):
            if len(self._tables) <= TABLES_KEPT and size <= BYTES_KEPT:
                break
            name, other = next(iter(self._tables.items()))
            if other is table:
                break
            size -= other.record.size
            if len(other.updates.listeners) <= 1 and not other.is_committing and not self.bots.is_playing(name):
                del self._tables[name]
            else:
                self._tables.move_to_end(name)
        return table

    def _on_change(self, table: Table) -> None:
        if table.bot_to_act:
            self.bots.wake(table)
        if table.membership.has_clock:
            self.clock_scheduler.watch(table.id, table.due)

    # -- new tables

    def publish(self) -> None:
        """Has the pages of all tables in memory made anew."""
        for table in self._tables.values():
            table.updates.publish()

    async def new_seal(self) -> tuple[str, str]:
        """Stores a fresh seed; returns its token and its commitment. Raises StoreProblem."""
        token, seed = secrets.token_urlsafe(16), fresh_seed()
        await self.store.write(lambda connection: add_pending_seed(connection, token, seed.hex(), epoch_ms()))
        return token, commitment(seed)

    def form_lock(self, seal: str) -> asyncio.Lock:
        """The lock to hold while the form with a seal is handled: a form sent twice makes one table."""
        return self._form_locks.setdefault(seal, asyncio.Lock())

    def made_from(self, seal: str) -> str:
        """The table that the form with a seal has made, or an empty string. Raises StoreProblem."""
        return self._pending_seed(seal)[1]

    def _pending_seed(self, seal: str) -> tuple[str, str]:
        """The seed of a form, and the table made from it."""
        return self.store.read(lambda connection: pending_seed(connection, seal)) if seal else ("", "")

    async def make(self, owner: int, spec: TableSpec) -> Table:
        """Creates a table. Raises BadOption, SeedExpired (only where a salt was given), Refused, Failure, StoreProblem.

        Raises Conflict where the same form has made one, possibly at another process.
        """
        if not owner:  # imported games have owner 0
            raise Refused("seat", Phrase("refused-not-yours"))
        for seat_row in spec.seats:
            if seat_row.kind == "bot":
                bots.check(seat_row.name, spec.game)
        salts = [clean_name(salt) for salt in spec.salts]
        seed = ""
        if spec.chance == "sealed":
            seed = self._pending_seed(spec.seal)[0]
            if not seed and any(salts):
                raise SeedExpired
            seed = seed or fresh_seed().hex()
        seats = tuple(replace(seat_row, name=clean_name(seat_row.name)) for seat_row in spec.seats)
        row = TableRow(
            spec.name or new_name(),
            owner,
            spec.game.name,
            _header(spec, salts),
            seats,
            commitment(bytes.fromhex(seed)) if seed else "",
            (Status.WAITING if any(seat_row.is_pending for seat_row in seats) else Status.OPEN).value,
        )
        rows, codes = self._membership_rows(row, spec), list[Invitation]()

        def also(connection: Connection) -> None:
            if self.table_limit and count_open_tables(connection, owner) > self.table_limit:
                raise Failure(429, Phrase("limit-tables", {"most": self.table_limit}))
            add_membership(connection, row, rows)
            if row.free_seats:
                codes[:] = [add_code(connection, self.key, row.id)]
            if spec.write:
                spec.write(connection, row.id)
            if spec.seal:
                use_pending_seed(connection, spec.seal, row.id)

        table = await Table.start(self.store, row, seed, [also])
        table.membership.load(replace(rows, invitations=(*rows.invitations, *codes)))
        self._add(table)
        self.bots.wake(table)
        return table

    def _membership_rows(self, row: TableRow, spec: TableSpec) -> MembershipRows:
        """The membership of a new table, with an invitation to each free seat, and one to the next of them."""
        invitations = [derived_invitation(self.key, row.id, SEAT, seat, 0) for seat in row.free_seats]
        if invitations:
            invitations.append(derived_invitation(self.key, row.id, TABLE, None, 0))
        if spec.has_watchers:
            invitations.append(derived_invitation(self.key, row.id, WATCH, None, 0))
        settings = {"chat": spec.has_chat, "watchers": spec.has_watchers} | spec.time_control.stored()
        return MembershipRows(spec.is_listed, settings, invitations=tuple(invitations))

    async def import_record(self, person: int, text: str) -> Table:
        """Creates a table that shows a record. Raises Unreadable."""
        record = await in_parts(reading(text, MOST_SENT, any_version=True))
        row = imported_row(new_name(), person, record)
        await self.store.add(row, "", [])
        return self._add(Table(self.store, row, record, None))

    async def change_people(self, names: Collection[str], gone: Collection[int], work: Work) -> None:
        """Writes that people are `gone`, while their tables are locked. Then every process reads who sits there."""
        async with AsyncExitStack() as stack:
            held = [self._tables[name] for name in sorted(names) if name in self._tables]
            for table in held:
                await stack.enter_async_context(table.lock)
            await self.store.submit(WriteRequest(work))
        await self.announce_restriction()
        for table in held:
            await reload_people(table, gone)
        for start in range(0, len(names), BATCH) if self.store.is_shared else ():
            message = {"gone": [sorted(names)[start : start + BATCH], list(gone)]}
            await self.store.submit(WriteRequest(message=message))

    async def announce_restriction(self, *pair: int) -> None:
        """Lets all processes read restrictions again, and show those between a person and another one."""
        self.store.restrictions.clear()
        if pair:
            person, other = pair
            restriction_changed(list(self._tables.values()), person, other)
        if self.store.is_shared:
            await self.store.submit(WriteRequest(message={"restricted": list(pair)}))

    async def erase(self, name: str) -> None:
        """Deletes a table, whatever its state."""
        if (table := self.find(name)) and not table.is_over:
            await table.abandon_by_vote()
        await self.store.delete(name)
        if table:
            self._drop(table)

    async def delete(self, table: Table, person: int) -> None:
        """Abandons a game in progress; deletes a finished one. Raises Refused."""
        refuse_if(table.is_public or person != table.owner, "seat", "refused-not-yours")
        if table.is_over:
            await self.store.delete(table.id)
            self._drop(table)
        else:
            await table.abandon(person, f"delete-{table.live}")


def imported_name(digest: bytes, owner: int = 0) -> str:
    """The name of the table that shows an imported record, by the digest of its text; one for each owner."""
    own = hashlib.sha256(b"%d " % owner + digest).digest() if owner else digest
    return base64.urlsafe_b64encode(own[:9]).decode()


def _header(spec: TableSpec, salts: Sequence[str]) -> dict[str, Any]:
    """The header of a new table's record, as it is stored."""
    options = dict(spec.options)
    if all(seat_row.kind == "bot" for seat_row in spec.seats) and any(
        option.name == CAP for option in spec.game.options
    ):
        options[CAP] = 1  # bots could play on for ever
    header = {
        "rules": GAMES[spec.game.name].version,
        "data": spec.game.digest,
        "options": options,
        "chance": spec.chance,
        "seed": composed(spec.seed) if spec.chance == "seed" else "",
        "salts": salts or [""] * len(spec.seats),
        "date": date.today().isoformat(),
    }
    more = {LEVEL: spec.level, "start": spec.start, DEAL: spec.deal}
    return header | {key: value for key, value in more.items() if value}


def won_game_path(game: Game, number: int) -> str:
    """The path where everybody can watch the won game of a campaign's level."""
    return f"/table/{SHOWN}-{game.name}-{number:02}"


def _won_game(name: str) -> TableRow | None:
    """The table with a name of `won_game_path`. It is not in the store."""
    found = re.fullmatch(rf"{SHOWN}-([a-z_]+)-(\d\d)", name)
    game = GAMES.get(found[1]) if found else None
    if not found or game is None or not game.has_module("campaign"):
        return None
    text: str = game.campaign.shown(int(found[2]))
    return imported_row(name, 0, read_record(text)) if text else None


def faults() -> list[Phrase]:
    """Says which games on the shelf cannot be played because of a bad data file."""
    return [Phrase("game-fault", {"name": game.title, "why": why}) for game in GAMES.values() if (why := game.fault)]
