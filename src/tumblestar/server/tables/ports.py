"""Narrow Protocols of what the parts of a table need of each other, so that no two modules import each other."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from sqlalchemy import Connection

from tumblestar.game import Game, GameState
from tumblestar.record import Record
from tumblestar.server.storage.rows import SeatRow
from tumblestar.server.storage.store import Store
from tumblestar.server.storage.writer import Work
from tumblestar.server.tables.updates import Updates

T = TypeVar("T")


class GameTable(Protocol):
    """The table, as its membership uses it."""

    id: str
    store: Store
    owner: int
    game: Game
    record: Record
    seats: list[SeatRow]
    updates: Updates

    @property
    def live(self) -> int: ...
    @property
    def state(self) -> GameState: ...
    @property
    def actor(self) -> int: ...
    @property
    def is_over(self) -> bool: ...
    @property
    def is_waiting(self) -> bool: ...
    @property
    def free_seats(self) -> list[int]: ...
    @property
    def lock(self) -> asyncio.Lock: ...
    def seats_held_by(self, person: int) -> list[int]: ...
    def seats_played_by(self, person: int) -> list[int]: ...
    async def settled(self) -> None: ...
    async def set_seat(self, seat: int, row: SeatRow, also: Sequence[Work] = ()) -> None: ...
    async def begin(self) -> bool: ...
    async def abandon_by_vote(self) -> bool: ...
    async def flag(self, seat: int) -> bool: ...
    async def act_for_bot(self, seen: int, action: int) -> bool: ...


class Members(Protocol):
    """The membership, as chat, invitations and presence rules use it."""

    time: Callable[[], int]
    has_chat: bool
    has_watchers: bool

    @property
    def table(self) -> GameTable: ...
    @property
    def people(self) -> set[int]: ...
    def seats_held_by(self, person: int) -> list[int]: ...
    def must_be_host(self, person: int) -> None: ...
    async def set_stand_in(self, seat: int) -> None: ...
    async def write(self, work: Callable[[Connection], T]) -> T: ...
