"""All live tables of one process: found or loaded when somebody asks, made from a filled-in plan."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from weakref import WeakValueDictionary

from sqlalchemy import Connection

from tumblestar import bots
from tumblestar.chance import commitment, fresh_seed
from tumblestar.contract.errors import BadOption
from tumblestar.game import Game
from tumblestar.games import GAMES, working
from tumblestar.record import Refused, clean_name
from tumblestar.record_text import read_record
from tumblestar.server.security.errors import Failure
from tumblestar.server.storage import pending_seeds
from tumblestar.server.storage.store import SeatRow, Store, TableRow
from tumblestar.server.storage.store_people import SEAT, WATCH, MembershipRows, keep_facts
from tumblestar.server.tables import links
from tumblestar.server.tables.bots import PACE, BotPlayer
from tumblestar.server.tables.clock_scheduler import ClockScheduler
from tumblestar.server.tables.clocks import Control
from tumblestar.server.tables.membership import epoch
from tumblestar.server.tables.presence import GRACE
from tumblestar.server.tables.replication import Replication, SingleProcess
from tumblestar.server.tables.status import Status
from tumblestar.server.tables.table import LEVEL, Table
from tumblestar.words import Phrase

TABLES_KEPT = 200
"""How many tables stay in memory that nobody looks at."""
LOOKED_AT = 4
"""How many of these are looked at when another comes, whether they are still in use."""
SHOWN = "shown"
"""How the names of tables begin that show a won game of a campaign."""
CAP = "cap"
"""The option of a game that ends it after very many turns, where it could go on without end."""


@dataclass(frozen=True)
class Plan:
    """What a new table is to be. `seal` is the token of a pending seal, `seed` words given by hand."""

    game: Game
    seats: tuple[SeatRow, ...]
    options: Mapping[str, int] = field(default_factory=dict[str, int])
    chance: str = "sealed"
    seed: str = ""
    salts: Sequence[str] = ()
    seal: str = ""
    level: str = ""
    """The level of a campaign that is to be played, or OWN."""
    control: Control = field(default_factory=Control)
    has_chat: bool = True
    has_watchers: bool = False
    is_listed: bool = False
    name: str = ""
    """What the table is to be called by, where the same wish may come twice; empty: anything new."""


class SeedGone(Exception):
    """The seed that a form's commitment belongs to is no longer at hand."""


class TableRegistry:
    """The tables that are in play, and the seeds that wait for one."""

    def __init__(self, store: Store, pace: float = PACE, grace: float = GRACE, most: int = 0) -> None:
        self.store = store
        self.most = most
        """How many tables that go on one person may own; 0: as many as they like."""
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self.replication: SingleProcess | Replication = SingleProcess()
        """The other processes that serve this house."""
        if store.is_shared:
            self.replication = Replication(store, self._tables, self._drop, self._watch)
        self.bots = BotPlayer(pace, self.replication.leads)
        self.grace = grace
        self.key = store.secret_key
        """What the secrets of invitations are made from."""
        self.clock_scheduler = ClockScheduler(store, self.find, leads=self.replication.leads)
        self._filling: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._beginning: set[asyncio.Task[bool]] = set()

    def find(self, name: str) -> Table | None:
        """The table of that name, loaded if need be; bots go on there. Raises TableProblem, StoreProblem."""
        table = self._tables.get(name)
        if table is None:
            saved = _shown(name) or self.store.table(name)
            if saved is None:
                return None
            table = Table.load(self.store, saved)
            self._keep(table)
        self._tables.move_to_end(name)
        self.bots.wake(table)
        return table

    async def look(self, name: str) -> Table | None:
        """The table of that name, as it is now, whichever process has changed it. Raises TableProblem, StoreProblem."""
        table = self.find(name)
        if table is not None and self.store.is_shared:
            await table.catch_up()
            if table.updates.is_closed:
                self._forget(table)
                return None
        return table

    async def begin(self) -> None:
        """Begins to listen to other processes, and to watch the clocks. Raises StoreProblem."""
        await self.replication.begin()
        await self.clock_scheduler.begin()

    async def close(self) -> None:
        """Stops bots and clocks, and takes leave of other processes."""
        await self.bots.close()
        await self.clock_scheduler.close()
        await self.replication.close()

    def _watch(self, name: str, due: int | None) -> None:
        self.clock_scheduler.watch(name, due)

    def _drop(self, table: Table) -> None:
        """Takes a table out of memory that was deleted or cannot be gone on with; if it is there it is loaded anew."""
        self._forget(table)
        table.updates.close()

    def _forget(self, table: Table) -> None:
        if self._tables.get(table.id) is table:
            del self._tables[table.id]

    @property
    def count(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    def _keep(self, table: Table) -> None:
        self._tables[table.id] = table
        membership = table.membership
        membership.invitations.key, membership.presence_rules.presence.grace = self.key, self.grace
        self.replication.welcome(table)
        self.clock_scheduler.watch(table.id, membership.due)
        if table.is_waiting and not table.free:  # the server ended just when the last one had come
            self._beginning.add(task := asyncio.get_running_loop().create_task(table.begin()))
            task.add_done_callback(self._beginning.discard)
        for seat_row in table.seats:
            if seat_row.kind == "bot" and not table.is_over:
                bots.prepare(seat_row.name, table.game)  # so that it is at its best when its turn comes
        table.updates.listeners.add(lambda: self._woken(table))
        for _ in range(LOOKED_AT):
            if len(self._tables) <= TABLES_KEPT:
                break
            name, other = next(iter(self._tables.items()))
            if len(other.updates.listeners) <= 1 and not other.is_busy and not self.bots.is_busy(name):
                del self._tables[name]
            else:
                self._tables.move_to_end(name)

    def _woken(self, table: Table) -> None:
        self.bots.wake(table)
        self.clock_scheduler.watch(table.id, table.membership.due)

    # -- new tables

    async def new_seal(self) -> tuple[str, str]:
        """A fresh seed put aside: the token that stands for it, and its commitment. Raises StoreProblem."""
        token, seed = secrets.token_urlsafe(16), fresh_seed()
        await self.store.write(lambda connection: pending_seeds.keep(connection, token, seed.hex(), epoch()))
        return token, commitment(seed)

    def filling(self, seal: str) -> asyncio.Lock:
        """What a form with that seal is held by while its table is made, so that a form sent twice makes one table."""
        return self._filling.setdefault(seal, asyncio.Lock())

    def made_from(self, seal: str) -> str:
        """The table that a form with that seal has made already, or an empty string. Raises StoreProblem."""
        return self._promised(seal)[1]

    def _promised(self, seal: str) -> tuple[str, str]:
        """The seed of a form, and the table made of it."""
        if not seal:
            return "", ""
        with self.store.reading() as connection:
            return pending_seeds.find(connection, seal)

    async def make(self, owner: int, plan: Plan) -> Table:
        """A new table. Raises BadOption, SeedGone (only where a salt was given), Refused, Failure or StoreProblem.

        Conflict, where one was made of the same form, be it a moment ago by another process.
        """
        if not owner:  # nobody owns what is everybody's, and begins nothing
            raise Refused("seat", Phrase("refused-not-yours"))
        if self.most and self.store.count_open_tables(owner) >= self.most:
            raise Failure(429, Phrase("limit-tables", {"most": self.most}))
        for seat_row in plan.seats:
            if seat_row.kind == "bot" and seat_row.name not in bots.of(plan.game):
                raise BadOption(Phrase("unknown-bot", {"name": seat_row.name[:40], "bots": list(bots.of(plan.game))}))
        salts = [clean_name(salt) for salt in plan.salts]
        options = dict(plan.options)
        if all(seat_row.kind == "bot" for seat_row in plan.seats) and any(
            option.name == CAP for option in plan.game.options
        ):
            options[CAP] = 1  # nobody is there to end a game that bots could go on with for ever
        seed = ""
        if plan.chance == "sealed":
            seed = self._promised(plan.seal)[0]
            if not seed and any(salts):
                raise SeedGone
            seed = seed or fresh_seed().hex()
        header = {
            "rules": plan.game.version,
            "data": plan.game.digest,
            "options": options,
            "chance": plan.chance,
            "seed": plan.seed if plan.chance == "seed" else "",
            "salts": salts or [""] * len(plan.seats),
            "date": date.today().isoformat(),
        }
        if plan.level:
            header[LEVEL] = plan.level
        seats = tuple(replace(p, name=clean_name(p.name)) for p in plan.seats)
        promise = commitment(bytes.fromhex(seed)) if seed else ""
        status = Status.WAITING.value if any(seat_row.is_free for seat_row in seats) else "open"
        name = plan.name or secrets.token_urlsafe(9)
        saved = TableRow(name, owner, plan.game.name, header, seats, promise, status)
        facts = self._facts(saved, plan)

        def also(connection: Connection) -> None:
            keep_facts(connection, saved, facts)
            if plan.seal:
                pending_seeds.use(connection, plan.seal, saved.id)

        table = await Table.start(self.store, saved, seed, [also])
        table.membership.load(facts)
        self._keep(table)
        self.bots.wake(table)
        return table

    async def rematch(self, table: Table, person: int) -> Table:
        """A new table with the same options, bots and persons, everyone one seat further on. Raises Refused."""
        membership = table.membership
        if person != table.owner and not membership.held(person):
            raise Refused("seat", Phrase("refused-not-yours"))
        async with self.filling(f"rematch of {table.id}"):
            if membership.rematch and (made := self.find(membership.rematch)) and made.is_known_to(person):
                return made
            seat_rows = [replace(seat_row, bot="") for seat_row in table.seats]
            record = table.record
            chance = "sealed" if record.chance == "seed" else record.chance  # the same seed again would be no game
            plan = Plan(
                table.game,
                tuple(seat_rows[1:] + seat_rows[:1]),
                record.options,
                chance,
                control=membership.control,
                has_chat=membership.has_chat,
                has_watchers=membership.has_watchers,
                is_listed=membership.is_listed,
            )
            made = await self.make(person, plan)
            await made.membership.invitations.come_along(membership.invitations)
            await membership.goes_on_at(made.id)
        return made

    def _facts(self, saved: TableRow, plan: Plan) -> MembershipRows:
        """What the store keeps of a new table's people, with a link to every seat that is free."""
        invitations = [
            links.made(self.key, saved.id, SEAT, seat, 0)
            for seat, seat_row in enumerate(saved.seats)
            if seat_row.is_free
        ]
        if plan.has_watchers:
            invitations.append(links.made(self.key, saved.id, WATCH, None, 0))
        settings = {"chat": plan.has_chat, "watchers": plan.has_watchers} | plan.control.stored()
        return MembershipRows(plan.is_listed, settings, invitations=tuple(invitations))

    async def again(self, table: Table, person: int, *, same: bool) -> Table:
        """A new table for the level that was played alone at another, with new dice or the same. Raises Refused."""
        if person != table.owner or not table.level or not table.is_over:
            raise Refused("seat", Phrase("refused-not-yours"))
        record = table.record
        chance, seed = ("seed", record.seed) if same else ("sealed", "")
        salts = record.salts if same else ()
        return await self.make(
            person, Plan(table.game, tuple(table.seats), record.options, chance, seed, salts, "", table.level)
        )

    async def study(self, person: int, text: str) -> Table:
        """A table that shows a record from a file. Raises Unreadable."""
        record = await asyncio.to_thread(read_record, text)  # a long one takes seconds
        seats = tuple(SeatRow(kind, name) for kind, name in record.seats)
        header = {"text": record.text()}
        saved = TableRow(
            secrets.token_urlsafe(9), person, record.game.name, header, seats, status="study", result=record.result
        )
        await self.store.add(saved, "", [])
        table = Table(self.store, saved, record, None)
        self._keep(table)
        return table

    async def delete(self, table: Table, person: int) -> None:
        """Abandons a game that goes on; takes one that has ended away. Raises Refused."""
        if table.is_public or person != table.owner:
            raise Refused("seat", Phrase("refused-not-yours"))
        if table.is_over:
            await self.store.delete(table.id)
            self._drop(table)
        else:
            await table.abandon(person, f"delete-{table.live}")


def address_of_shown(game: Game, number: int) -> str:
    """Where the won game of a level of a campaign can be watched, by everybody."""
    return f"/table/{SHOWN}-{game.name}-{number:02}"


def _shown(name: str) -> TableRow | None:
    """The table that shows a won game of a campaign's level, if a name is that of one; it is in no store."""
    found = re.fullmatch(rf"{SHOWN}-([a-z_]+)-(\d\d)", name)
    game = GAMES.get(found[1]) if found else None
    if not found or game is None or not game.has_module("campaign"):
        return None
    text: str = game.campaign.shown(int(found[2]))
    if not text:
        return None
    record = read_record(text)
    seats = tuple(SeatRow(kind, who) for kind, who in record.seats)
    return TableRow(name, 0, game.name, {"text": text}, seats, status="study", result=record.result)


def games() -> list[Game]:
    """The games of the shelf that work, in its order."""
    return working()


def faults() -> list[Phrase]:
    """Which games of the shelf cannot be played, since a data file of theirs cannot be used, and why."""
    return [Phrase("game-fault", {"name": game.title, "why": why}) for game in GAMES.values() if (why := game.fault)]
