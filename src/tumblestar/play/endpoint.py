"""The endpoint of all WebSockets of tables: who is let in, in which protocol, and with which connection."""

from __future__ import annotations

from starlette.responses import Response
from starlette.websockets import WebSocket

from tumblestar.play import PROTOCOL, timeline
from tumblestar.play.connection import WRONG_PROTOCOL, Connection
from tumblestar.play.messages import OtherProtocol, ProtocolReason, Reload, encode
from tumblestar.play.page_socket import PageSocket
from tumblestar.play.program_socket import ProgramSocket
from tumblestar.play.viewer import Viewer
from tumblestar.security.identity import language_of, person_of
from tumblestar.security.limits import asker_of
from tumblestar.security.proxy import origin_of
from tumblestar.storage import Failure, StoreProblem, TableProblem
from tumblestar.storage.schema import Person
from tumblestar.tables.table import Table
from tumblestar.web.assets import version
from tumblestar.web.feature import EDITION
from tumblestar.web.request_context import may_see, number_in, opened
from tumblestar.web.services import services_of
from tumblestar.words import say

ABOUT = "/api#api-socket"
"""The page about the sockets of programs."""


async def live(socket: WebSocket) -> None:
    """The WebSocket at /live/ID, for those who may see the table; with `?as=json` the connection of a program."""
    admitted = await _admit(socket)
    if isinstance(admitted, int):
        await socket.send_denial_response(Response(status_code=admitted))
        return
    table, person = admitted
    await socket.accept()
    lang = language_of(socket, person)
    if not await _speaks_protocol(socket, lang):
        return
    await table.settled()
    connection = await _connect(socket, table, table.membership.plays_as(person.id), lang)
    limits = services_of(socket).limits
    connection.command_limit = limits.messages(person.id, asker_of(socket).address)
    connection.chat_limit = lambda: limits.wait("chat", f"t:{person.id}")
    await connection.run()


async def _admit(socket: WebSocket) -> tuple[Table, Person] | int:
    """The table, and who asks for it; or the status of a refusal."""
    try:
        table = await opened(socket, socket.path_params["table"])
        person = person_of(socket, services_of(socket).registry.store)
        if table is None or not may_see(table, person.id):
            return 404
        if EDITION.get().is_invited and "as" in socket.query_params:  # no programs
            return 404
        if socket.query_params.get("as") != "json":
            at, whom = number_in(socket.query_params.get("at")), table.membership.plays_as(person.id)
            await timeline.prepare(socket, Viewer(table, whom, language_of(socket, person), at))
    except TableProblem:
        return 409
    except StoreProblem:
        return 503
    except Failure as failure:
        return failure.status
    wait = services_of(socket).limits.wait_of("record", asker_of(socket))
    return 429 if wait else (table, person)


async def _speaks_protocol(socket: WebSocket, lang: str) -> bool:
    """Whether the client speaks this version of the protocol; a page of another release is asked to load anew."""
    query = socket.query_params
    is_current = query.get("v", version()) == version()
    if query.get("protocol") != str(PROTOCOL):
        link = origin_of(socket).replace("ws", "http", 1) + ABOUT
        words = say(lang, "refused-protocol", spoken=PROTOCOL, link=link)
        reason = ProtocolReason("protocol", "", words, ABOUT, words)
        await socket.send_text(encode(OtherProtocol(reason, PROTOCOL, not is_current)).decode())
        await socket.close(WRONG_PROTOCOL)
        return False
    if not is_current:
        await socket.send_text(encode(Reload()).decode())
    return True


async def _connect(socket: WebSocket, table: Table, person: int, lang: str) -> Connection:
    """The connection of a program, which is greeted, or of a page."""
    if socket.query_params.get("as") == "json":
        program = ProgramSocket(socket, table, person, lang, number_in(socket.query_params.get("from")))
        await socket.send_text(program.hello().decode())
        return program
    page = PageSocket(socket, table, person, lang)
    page.begin_as(socket)
    return page
