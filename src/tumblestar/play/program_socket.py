"""The WebSocket of a program, which gets events and states as JSON (`program_view.py`)."""

from __future__ import annotations

import asyncio

import msgspec
import orjson
from starlette.websockets import WebSocket

from tumblestar.play.commands import PROGRAM_COMMANDS
from tumblestar.play.connection import PROTOCOL, Connection
from tumblestar.play.messages import Answer, ChangeSetting, Command, FillSeat, RenewInvitation, SendAway
from tumblestar.play.program_view import Json, People, change, seats_of
from tumblestar.record import refuse_if
from tumblestar.security import PLAY, TABLES
from tumblestar.security.tokens import NO_TOKEN, Caller, caller_of, is_good
from tumblestar.storage.schema import SeatRow
from tumblestar.tables.table import Table
from tumblestar.web.assets import version

TOKEN_CHECKED_EVERY = 15.0
"""Seconds after which a token is checked again."""
HOSTING = (FillSeat, SendAway, ChangeSetting, RenewInvitation)
"""Commands of the host of a table."""


class ProgramSocket(Connection):
    """The connection of a program: a greeting, then the missing events, then every change."""

    commands = PROGRAM_COMMANDS

    def __init__(self, socket: WebSocket, table: Table, person: int, lang: str, since: int | None) -> None:
        super().__init__(socket, table, person, lang)
        self._sent = -1 if since is None or not 0 <= since <= table.live else since
        """The live number up to which the program has the events; -1 before it has a snapshot."""
        self._sent_seats: list[SeatRow] | None = None
        """The seats as they were sent last."""
        self._caller = caller_of(socket.scope)
        """The owner of the token; None with a cookie, which allows all commands."""
        self._people: People | None = None
        """Updates about people, if the program wants them."""
        if socket.query_params.get("with") == "people":
            self._people = People(table, person, lang)

    async def run(self) -> None:
        """Serves the program as long as its token is valid."""
        checking = asyncio.create_task(self._check_token(self._caller)) if self._caller else None
        try:
            await super().run()
        finally:
            if checking:
                checking.cancel()

    async def _check_token(self, caller: Caller) -> None:
        while is_good(self.table.store, caller):
            await asyncio.sleep(TOKEN_CHECKED_EVERY)
        self.close(NO_TOKEN)

    def admits(self, command: Command) -> bool:
        """Whether the token is valid. Raises Refused where it does not allow this."""
        if self._caller:
            if not is_good(self.table.store, self._caller):
                self.close(NO_TOKEN)
                return False
            scope = TABLES if isinstance(command, HOSTING) else PLAY
            refuse_if(not self._caller.may(scope), "scope", "refused-scope", scope=scope)
        return True

    def hello(self) -> str:
        """The first message: the server's version, the game, and the program's own seats."""
        table, record = self.table, self.table.record
        greeting = {
            "hello": version(),
            "protocol": PROTOCOL,
            "table": table.id,
            "game": table.game.name,
            "rules": table.game.version,
            "data": table.game.digest,
            "options": record.options,
            "chance": record.chance,
            "n": table.live,
        }
        return orjson.dumps(greeting | self._seats()).decode()

    def update(self, response: Answer | None = None) -> bytes | None:
        """The missing events and the state after them, or a snapshot; and the seats, if they differ."""
        update = self._update()
        if not response or not update:
            return update
        begin = orjson.dumps({key: value for key, value in msgspec.structs.asdict(response).items() if key != "n"})
        return b"%b,%b" % (begin[:-1], memoryview(update)[1:])  # the rest is encoded once for all programs

    def _update(self) -> bytes | None:
        table = self.table
        since, self._sent = self._sent, table.live
        also = self._people.update() if self._people else {}
        is_more = since != table.live
        if self._sent_seats is not table.seats:
            also, is_more = also | self._seats(), True
        if not also:
            return change(table, since) if is_more else None
        return orjson.dumps((orjson.loads(change(table, since)) if is_more else {"n": table.live}) | also)

    def _seats(self) -> Json:
        self._sent_seats = self.table.seats
        return seats_of(self.table, self.person)
