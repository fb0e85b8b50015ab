"""The WebSocket of a page, which gets the changed parts of the page; and the endpoint of all WebSockets."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from dataclasses import replace

from starlette.responses import Response as HttpResponse
from starlette.websockets import WebSocket

from tumblestar.bots import expect
from tumblestar.insight import hints
from tumblestar.play import clicks, tutoring
from tumblestar.play.advice_panel import AIDS, is_helped
from tumblestar.play.connection import PROTOCOL, WRONG_PROTOCOL, Connection, Response
from tumblestar.play.hint_values import HintValues
from tumblestar.play.legend import explanation, legend
from tumblestar.play.messages import COMMANDS, TABLE_COMMANDS, Request, refusal
from tumblestar.play.page_updates import NOTHING, make_update, page_of
from tumblestar.play.program_socket import ProgramSocket
from tumblestar.play.viewer import Viewer
from tumblestar.record import refuse_if
from tumblestar.security.identity import language_of, person_of
from tumblestar.storage import Conflict, StoreProblem
from tumblestar.storage.restrictions import BLOCK, MUTE
from tumblestar.tables.help import EXPECT
from tumblestar.tables.pace import NORMAL, SPEEDS
from tumblestar.tables.replay import TableProblem
from tumblestar.tables.restricting import restrict_at
from tumblestar.tables.table import Table
from tumblestar.web.assets import version
from tumblestar.web.request_context import number_in
from tumblestar.web.services import services_of
from tumblestar.words import Phrase, say


class PageSocket(Connection):
    """The connection of one page: its viewer, and the page that was sent last."""

    commands = (*COMMANDS, "look", "expect", "aid", "text", "board", "why", "explain", "speed", "mute", "block")
    joins = True

    def __init__(self, socket: WebSocket, table: Table, person: int, lang: str) -> None:
        super().__init__(socket, table, person, lang)
        self.viewer = Viewer(table, person, lang)
        self.sent = NOTHING
        self.expecting: asyncio.Task[None] | None = None
        self.speed = NORMAL
        self.values = HintValues(services_of(socket).evaluations, self.mark_stale)
        self.amount = hints.TUTOR_USUAL
        """What an action may cost before the tutor asks, in points of a percent."""
        self.noting: asyncio.Task[None] | None = None

    @property
    def reader(self) -> int | None:
        """The seat of whoever looks at the page."""
        return self.viewer.you

    def update(self, response: Response | None = None) -> bytes | None:
        """The message with the changed parts."""
        text, self.sent = make_update(self.viewer, self.sent, response)
        self.values.want(self.viewer)
        if is_helped(self.viewer):
            self.note_help(str(self.viewer.help))
        return text

    def resume(self, known: str) -> None:
        """Skips the first update if the page has the fingerprint `known`."""
        page = page_of(self.viewer)
        if known == page.fingerprint:
            self.sent = page

    def show(self, viewer: Viewer) -> None:
        """Shows the page to a viewer who looks in another way."""
        self.viewer = viewer
        self.mark_stale()

    async def do(self, request: Request) -> int | None:
        """Carries out a request. Raises Refused, StoreProblem."""
        table, command = self.table, request["do"]
        if command == "look":
            at = request.get("at")
            most = len(table.record.events)
            self.show(replace(self.viewer, at=None if at is None else max(0, min(at, most))))
        elif command == "aid":
            if (aid := request.get("aid")) not in AIDS or request.get("amount", self.amount) not in hints.TUTOR_AMOUNTS:
                raise refusal()
            self.amount = request.get("amount", self.amount)
            self.show(replace(self.viewer, aid=aid))
        elif command == "board":
            if table.game.picture.board_of is None or (seat := request.get("seat", 0)) >= len(table.seats):
                raise refusal()
            self.show(replace(self.viewer, board=seat if "seat" in request else None))
        elif command == "text":
            self.show(replace(self.viewer, text=request.get("on", False)))
        elif command == "why":
            clicks.refuse(self.viewer, request.get("x", 0), request.get("y", 0), request.get("on", False))
        elif command == "explain":
            sign = request.get("key", "")
            made = explanation(self.viewer, sign) if sign else legend(self.viewer)
            self.respond({"answer": request["id"], "ok": True, "n": table.live, "legend": made, "sign": sign})
            return None
        elif command == "speed":
            self.speed = request.get("speed", NORMAL)
            if not 0 <= self.speed < len(SPEEDS):
                self.speed = NORMAL
                raise refusal()
            self.wish_pace()
        elif command == "seen":
            self.is_seen = request.get("on", True)
            self.wish_pace()
            return await super().do(request)
        elif command in (MUTE, BLOCK):
            registry = services_of(self.socket).registry
            by_seat, by_message, is_on = request.get("seat"), request.get("message"), request.get("on", False)
            await restrict_at(registry, table, self.person, command, by_seat, by_message, is_on)
        elif command == "expect":
            self.start_expecting(request["id"])
            return None  # the response follows when the bots have answered
        elif command in TABLE_COMMANDS:
            return await super().do(request)
        else:
            looked = await self.look(request)
            if looked.question:
                words = [say(self.lang, phrase, table.game.name, self.reader) for phrase in looked.question]
                self.respond({"answer": request["id"], "ok": True, "n": table.live, "asks": words})
                return None
            reached = await super().do(request)
            if looked.remark and reached:
                remark = say(self.lang, looked.remark)
                self.respond({"answer": request["id"], "ok": True, "n": reached, "remark": remark})
                reached = None
            if not self.viewer.is_live or self.viewer.board is not None:
                self.show(replace(self.viewer, at=None, board=None))
            return reached
        return table.live

    async def look(self, request: Request) -> tutoring.Looked:
        """What the tutor has to say about an action, for viewers who want that."""
        if request["do"] not in ("act", "type"):
            return tutoring.UNASKED
        return await tutoring.look(self.viewer, services_of(self.socket).evaluations, request, self.amount)

    def note_help(self, level: str) -> None:
        """Lets the table note that this person uses help, if it has not."""
        known = self.table.membership.help
        if not known.has_noted(self.person, level) and (self.noting is None or self.noting.done()):
            self.noting = asyncio.create_task(self._note(level))

    async def _note(self, level: str) -> None:
        with suppress(StoreProblem, Conflict):  # the next update tries again
            await self.table.membership.help.use(self.person, level)

    async def run(self) -> None:
        """Serves the client until either side disconnects; bots keep its pace as long."""
        self.wish_pace()
        try:
            await super().run()
        finally:
            self.values.close()
            self.table.pace.wish(self, None)

    def wish_pace(self) -> None:
        """Lets bots play at the page's speed while a player sees it."""
        is_player = self.person == self.table.owner or self.table.membership.seats_held_by(self.person)
        self.table.pace.wish(self, SPEEDS[self.speed] if is_player and self.is_seen else None)

    def start_expecting(self, name: str) -> None:
        """Asks the bots that search which moves they expect. A page has one such request at a time."""
        refuse_if(not self.table.has_evaluating_bot or self.table.actor < 0, "over", "refused-expect")
        refuse_if(self.expecting and not self.expecting.done(), "busy", "refused-expect-busy")
        refuse_if(not self.table.membership.help.is_free, "help", "refused-help")
        self.note_help(EXPECT)
        self.expecting = asyncio.create_task(self._expect(name))

    async def _expect(self, name: str) -> None:
        table, lang = self.table, self.lang
        moves = await asyncio.to_thread(expect, table.game, table.game.copy(table.state))
        phrase = Phrase("expect-line", {"line": ", ".join(moves)}) if moves else Phrase("expect-not-yet")
        self.respond({"answer": name, "ok": True, "n": table.live, "says": say(lang, phrase)})


async def live(socket: WebSocket) -> None:
    """The WebSocket at /live/ID, for those who may see the table; with `?as=json` the connection of a program."""
    registry = services_of(socket).registry
    try:
        table = await registry.find_current(socket.path_params["table"])
        person = person_of(socket, registry.store)
    except (TableProblem, StoreProblem) as problem:
        await socket.send_denial_response(HttpResponse(status_code=409 if isinstance(problem, TableProblem) else 503))
        return
    if table is None or not table.is_visible_to(person.id):
        await socket.send_denial_response(HttpResponse(status_code=404))
        return
    await socket.accept()
    lang, query = language_of(socket, person), socket.query_params
    is_current = query.get("v", version()) == version()
    if query.get("protocol") != str(PROTOCOL):
        words = say(lang, "refused-protocol", spoken=PROTOCOL)
        refused = {"code": "protocol", "tag": "", "words": words, "help": ""}
        await socket.send_text(json.dumps({"refused": refused, "protocol": PROTOCOL, "reload": not is_current}))
        await socket.close(WRONG_PROTOCOL)
        return
    if not is_current:
        await socket.send_text(json.dumps({"reload": True}))
    await table.settled()
    connection: Connection
    whom = table.membership.plays_as(person.id)
    if query.get("as") == "json":
        connection = ProgramSocket(socket, table, whom, lang, number_in(query.get("from")))
        await socket.send_text(connection.hello())
    else:
        connection = PageSocket(socket, table, whom, lang)
        aid = query.get("aid", "")
        chosen = int(aid) if aid in map(str, AIDS) else 0
        if (amount := number_in(query.get("amount"))) in hints.TUTOR_AMOUNTS:
            connection.amount = amount
        origin = socket.headers.get("origin", "")
        reads, board = query.get("text") == "1", number_in(query.get("board"))
        connection.viewer = replace(
            connection.viewer,
            at=number_in(query.get("at")),
            aid=chosen,
            origin=origin,
            text=reads,
            board=board - 1 if board and board <= len(table.seats) and table.game.picture.board_of else None,
        )
        connection.is_seen = query.get("seen") != "0"
        if (speed := number_in(query.get("speed"))) is not None and speed < len(SPEEDS):
            connection.speed = speed
        connection.resume(query.get("print", ""))
    limits = services_of(socket).limits
    connection.command_limit = limits.messages(person.id)
    connection.chat_limit = lambda: limits.wait("chat", f"t:{person.id}")
    await connection.run()
