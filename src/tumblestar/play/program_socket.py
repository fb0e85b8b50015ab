"""The WebSocket of a program: each message has one or more lines, as the stream of the API has them."""

from __future__ import annotations

import asyncio

from starlette.websockets import WebSocket

from tumblestar.play import PROTOCOL
from tumblestar.play.commands import PROGRAM_COMMANDS
from tumblestar.play.connection import Connection
from tumblestar.play.messages import ChangeSetting, Done, FillSeat, RenewInvitation, Request, SendAway, StartNow, encode
from tumblestar.play.program_view import StreamHello, TableView
from tumblestar.record import refuse_if
from tumblestar.security import PLAY, TABLES
from tumblestar.security.proxy import origin_of
from tumblestar.security.tokens import NO_TOKEN, Caller, caller_of, is_good
from tumblestar.tables.chat import PHRASES
from tumblestar.tables.table import Table
from tumblestar.web.assets import version
from tumblestar.words import say

TOKEN_CHECKED_EVERY = 15.0
"""Seconds after which a token is checked again."""
HOSTING = (FillSeat, StartNow, SendAway, ChangeSetting, RenewInvitation)
"""Commands of the host of a table."""


class ProgramSocket(Connection):
    """The connection of a program: a greeting, then what it lacks, then every change."""

    commands = PROGRAM_COMMANDS

    def __init__(self, socket: WebSocket, table: Table, person: int, lang: str, since: int | None) -> None:
        super().__init__(socket, table, person, lang)
        self._caller = caller_of(socket.scope)
        """The owner of the token; None with a cookie, which allows all commands."""
        is_hosting = self._caller is None or self._caller.may(TABLES)
        with_people = socket.query_params.get("with") == "people"
        origin = origin_of(socket).replace("ws", "http", 1) if with_people and is_hosting else ""
        self._view = TableView(table, person, lang, since, origin=origin, with_people=with_people)

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

    def admits(self, command: Request) -> bool:
        """Whether the token is valid. Raises Refused where it does not allow this."""
        if self._caller:
            if not is_good(self.table.store, self._caller):
                self.close(NO_TOKEN)
                return False
            scope = TABLES if isinstance(command, HOSTING) else PLAY
            refuse_if(not self._caller.may(scope), "scope", "refused-scope", scope=scope)
        return True

    def hello(self) -> bytes:
        """The first line: the protocol, the server's version, the game and the quick phrases."""
        table, record = self.table, self.table.record
        phrases = {key: say(self.lang, key) for key in PHRASES}
        game, options, chance = table.game, dict(record.options), record.chance
        hello = StreamHello(
            PROTOCOL, version(), table.id, game.name, game.version, game.digest, options, chance, phrases
        )
        return encode(hello)

    def update(self, response: Done | None = None) -> bytes | None:
        """The response, and the lines that the program lacks."""
        lines = self._view.update()
        if self._view.sent != self.table.live:
            asyncio.get_running_loop().call_soon(self.mark_stale)
        return b"%b\n%b" % (encode(response), lines) if response else lines or None
