"""Imports and exports records in bulk, as lines of JSON. Long work is done in parts, one record at a time."""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import cast

import anyio
import msgspec
from starlette.responses import Response, StreamingResponse
from starlette.types import Message, Receive, Scope, Send

from tumblestar.api.handlers import asked_game
from tumblestar.api.request import Call, Problem, problem_response, read_body
from tumblestar.api.schemas import ExportedRecord, ImportedRecord, RecordToImport, Status
from tumblestar.api.stream import MEDIA, RETRY_AFTER
from tumblestar.contract.errors import Unreadable
from tumblestar.engine.sharing import in_parts
from tumblestar.record import Record
from tumblestar.record.text import MOST_SENT, reading, split_records
from tumblestar.security.limits import SEND_TIMEOUT, asker_of
from tumblestar.security.middleware import LARGEST_UPLOAD
from tumblestar.storage import Conflict, Failure, StoreProblem, TableProblem, store_people
from tumblestar.storage.schema import TableRow
from tumblestar.storage.store import Store
from tumblestar.tables.registry import imported_name
from tumblestar.tables.replay import imported_row
from tumblestar.tables.table import Table
from tumblestar.web.request_context import charge_bytes, charge_events
from tumblestar.words import Phrase
from tumblestar.words.text_input import decode

TEXT = "text/plain"
MAX_RECORDS = 200
"""Maximum number of records in one import."""


class Lines(StreamingResponse):
    """A response of one JSON object per line. It counts as a stream, and a client that does not read loses it."""

    def __init__(self, call: Call, items: AsyncIterator[msgspec.Struct]) -> None:
        encode = msgspec.json.Encoder().encode
        headers = {"cache-control": "no-store", "content-language": call.lang, "x-accel-buffering": "no"}
        super().__init__((encode(item) + b"\n" async for item in items), 200, headers, MEDIA)
        self.call = call

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Sends the lines, if the caller has not too many streams open."""

        async def send_in_time(message: Message) -> None:
            with anyio.fail_after(SEND_TIMEOUT):
                await send(message)

        limits = self.call.limits
        with limits.open_socket(asker_of(self.call.request)) as is_allowed:
            if is_allowed:
                with suppress(TimeoutError):
                    await super().__call__(scope, receive, send_in_time)
                return
        problem = Problem("limit", Phrase("refused-streams"), retry_after=RETRY_AFTER)
        await problem_response(problem, self.call.lang)(scope, receive, send)


# -- export


async def export(call: Call) -> Response:
    """Every record of the caller: of tables that they own or sit at, the oldest first. Raises Problem."""
    game = asked_game(call)
    if call.request.method == "HEAD":
        return Response(None, 200, {"cache-control": "no-store"}, MEDIA)
    with call.registry.store.reading() as connection:
        names = store_people.table_names_of(connection, call.person.id, game or "")
    return Lines(call, _exported(call, names))


async def _exported(call: Call, names: list[str]) -> AsyncIterator[ExportedRecord]:
    for name in names:
        if line := await _export_one(call, name):
            yield line


async def _export_one(call: Call, name: str) -> ExportedRecord | None:
    """A table's record; None if the table has been deleted meanwhile, or its row is damaged."""
    row = None
    with suppress(TableProblem):
        row = call.registry.store.table(name)
    if row is None:
        return None
    text, problem = "", ""
    try:
        text = await in_parts(Table.stored_text(call.registry.store, row))
    except TableProblem as error:
        problem = call.say(error.phrase)
    return ExportedRecord(name, row.game, cast("Status", row.status), row.result, row.changed, text, problem)


# -- import


async def import_(call: Call) -> Response:
    """Adds records as tables of the caller to step through. Raises Problem."""
    kind, raw = await read_body(call.request, (TEXT, MEDIA), LARGEST_UPLOAD)
    try:
        text = decode(bytes(raw))
    except UnicodeDecodeError as error:
        raise Problem("unread", Phrase("open-not-text")) from error
    texts = split_records(text) if kind == TEXT else [line for line in text.split("\n") if line.strip()]
    if not texts:
        raise Problem("unread", Phrase("import-none"))
    if len(texts) > MAX_RECORDS:
        raise Problem("long", Phrase("import-many", {"count": len(texts), "most": MAX_RECORDS}))
    return Lines(call, _imported(call, texts, is_json=kind == MEDIA))


async def _imported(call: Call, texts: list[str], *, is_json: bool) -> AsyncIterator[ImportedRecord]:
    for number, text in enumerate(texts, 1):
        try:
            text = _record_in(text) if is_json else text
            charge_bytes(call.request, len(text))
            charge_events(call.request, min(text.count("\n"), MOST_SENT))
            record = await in_parts(reading(text, MOST_SENT, any_version=True))
            yield await _import_one(call, number, record)
        except Unreadable as error:
            yield ImportedRecord(number, "", "", False, call.say(error.phrase), error.line or None)
        except (Failure, StoreProblem) as error:
            yield ImportedRecord(number, "", "", False, call.say(error.phrase or Phrase("problem-limit")), None)
            return


def _record_in(line: str) -> str:
    """The record in a line of JSON, as it is exported. Raises Unreadable."""
    try:
        return msgspec.json.decode(line, type=RecordToImport).record
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise Unreadable(Phrase("import-line")) from error


async def _import_one(call: Call, number: int, record: Record) -> ImportedRecord:
    """Adds a record, unless the caller can see a table with the same one. Raises StoreProblem."""
    digest = hashlib.sha256(record.text().encode()).digest()
    row = imported_row(imported_name(digest, call.person.id), call.person.id, record)
    store, is_added = call.registry.store, False
    known_id = await _known(store, row, imported_name(digest), record)
    if not known_id:
        with suppress(Conflict):  # a request beside this one was first
            await store.add(row, "", [])
            is_added = True
    return ImportedRecord(number, known_id or row.id, record.game.name, is_added, "", None)


async def _known(store: Store, row: TableRow, public_name: str, record: Record) -> str:
    """The table that has this record already: imported before, by everybody's import, or played here; or nothing."""
    for name in (row.id, public_name):
        if store.table(name):
            return name
    text = record.text()
    with store.reading() as connection:
        played = store_people.played_by(connection, row.owner, row.game, row.result)
    for candidate in played:
        header = candidate.header
        if (header.get("date"), candidate.commitment) == (record.date, record.commitment):
            with suppress(TableProblem):
                if await in_parts(Table.stored_text(store, candidate)) == text:
                    return candidate.id
    return ""
