"""The routes of tables: a new one, the list of one's own, and the page of one with what is done to it as a whole."""

from __future__ import annotations

from dataclasses import replace

from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from tumblestar.contract.errors import BadOption, Unreadable
from tumblestar.contract.game import Game
from tumblestar.contract.seat_names import clean_name
from tumblestar.engine.sharing import in_parts
from tumblestar.play import timeline
from tumblestar.play.board_in_words import show_sign
from tumblestar.play.table_list import own_tables, table_picture, tables_page
from tumblestar.play.table_page import show_card, table_page
from tumblestar.play.viewer import Viewer
from tumblestar.security.costs import FREE, Route
from tumblestar.security.errors import NotThere
from tumblestar.security.identity import welcome
from tumblestar.storage import Conflict, store_people
from tumblestar.storage.schema import Person
from tumblestar.tables import rematch as rematches
from tumblestar.tables.registry import SeedExpired
from tumblestar.web import forms, pages, request_context
from tumblestar.web.covers import show_game, show_shelf
from tumblestar.web.feature import EDITION
from tumblestar.web.pages import NO_STORE
from tumblestar.words import Phrase


def routes() -> list[Route]:
    """The routes of tables."""
    return [
        Route("/play/{game}", sheet, FREE),
        Route("/new/{game}", new_form, FREE),
        Route("/new/{game}", new_table, "table", methods=["POST"]),
        Route("/tables", tables, "record"),
        Route("/tables/open", open_file, "upload", methods=["POST"]),
        Route("/table/{table}", show_table, "record"),
        Route("/table/{table}/record", download, "record"),
        Route("/table/{table}/picture", table_picture, "record"),
        Route("/table/{table}/card", show_card, "picture", "record"),
        Route("/card", show_shelf, "picture"),
        Route("/card/{game}", show_game, "picture"),
        Route("/signs/{game}", show_sign, "record"),
        Route("/table/{table}/verify", check, "record"),
        Route("/table/{table}/rematch", rematch, "table", methods=["POST"]),
        Route("/table/{table}/delete", delete, "change", methods=["POST"]),
    ]


async def sheet(request: Request) -> Response:
    """The sheet of a game: against whom, and how many."""
    game, visitor = request_context.game_of(request), request_context.visitor_of(request)
    registry, person = request_context.registry_of(request), visitor.person.id
    with registry.store.reading() as connection:
        played = store_people.tables_of(connection, person, game.name, most=1) if person else []
    return forms.sheet(visitor, game, (await registry.new_seal())[0], forms.last_button(game, visitor, played))


async def new_form(request: Request) -> Response:
    """The form for a new table."""
    game, visitor = request_context.game_of(request), request_context.visitor_of(request)
    seal = await request_context.registry_of(request).new_seal()
    return forms.new_table(visitor, game, seal, forms.fresh(game, visitor))


async def new_table(request: Request) -> Response:
    """Creates a table, or shows the form again with its errors and values."""
    game, registry = request_context.game_of(request), request_context.registry_of(request)
    person, cookie = await welcome(request, registry.store)
    sent = await request_context.fields_of(request)
    is_button, visitor = "with" in sent, request_context.visitor_as(request, person)
    filled = forms.by_button(game, visitor, sent) if is_button else forms.FilledForm(sent)
    async with registry.form_lock(filled.get("seal")):
        if made := registry.made_from(filled.get("seal")):  # the same form was sent twice
            return request_context.see_other(f"/table/{made}")
        answer = await _create_table(request, game, person, filled)
    return request_context.with_cookie(request, answer, cookie)


async def _create_table(request: Request, game: Game, person: Person, filled: forms.FilledForm) -> Response:
    """Creates a table and redirects to it, or shows the form again."""
    registry = request_context.registry_of(request)
    spec, note = forms.table_spec(game, filled, person.id), None
    if spec:
        try:
            table = await registry.make(person.id, spec)
            if not person.name and (name := filled.get("name-1")) and filled.get("seat-1") == "me":
                await registry.store.update_person(person.id, name=clean_name(name))
            return request_context.see_other(f"/table/{table.id}")
        except Conflict:  # another process got the same form at the same time
            return request_context.see_other(f"/table/{registry.made_from(spec.seal)}")
        except SeedExpired:
            note = Phrase("new-seal-gone")
        except BadOption as error:
            filled.wrong["form"] = error.phrase
    return forms.new_table(request_context.visitor_as(request, person), game, await registry.new_seal(), filled, note)


async def show_table(request: Request) -> Response:
    """The page of a table, now or after some of its events."""
    try:
        visitor, table = await request_context.visited_table(request)
    except NotThere:  # or nobody may know that it is there
        if EDITION.get().is_site:
            raise
        return pages.template_response(
            request_context.visitor_of(request), "web/sorry.html", {"key": "sorry-table", "why": None}, status=404
        )
    whom, at = table.membership.plays_as(visitor.person.id), request.query_params.get("at")
    viewer = Viewer(table, whom, visitor.lang, request_context.number_in(at), origin=visitor.origin)
    await timeline.prepare(request, viewer)
    if "play" in request.query_params:  # the page begins to play the game by itself
        viewer = replace(viewer, at=timeline.setup_end(viewer.cache()))
        await timeline.prepare(request, viewer)
    return HTMLResponse(table_page(visitor, viewer), headers=NO_STORE)


async def tables(request: Request) -> Response:
    """The list of one's own tables."""
    visitor = request_context.visitor_of(request)
    if EDITION.get().is_invited:  # whose home has them
        return request_context.see_other("/")
    own = await own_tables(request_context.registry_of(request), visitor.person.id)
    return HTMLResponse(tables_page(visitor, own), headers=NO_STORE)


async def open_file(request: Request) -> Response:
    """Opens a record from an uploaded file, as a table to step through."""
    registry = request_context.registry_of(request)
    person, cookie = await welcome(request, registry.store)
    answer: Response
    try:
        text = await request_context.uploaded(request)
        request_context.charge_bytes(request, len(text))
        table = await registry.import_record(person.id, text)
        answer = request_context.see_other(f"/table/{table.id}")
    except Unreadable as error:
        visitor = request_context.visitor_as(request, person, "/tables")
        answer = HTMLResponse(tables_page(visitor, await own_tables(registry, person.id), error.at_line), 422)
    return request_context.with_cookie(request, answer, cookie)


async def download(request: Request) -> Response:
    """The record as a text file. A sealed seed is included only after the game."""
    _, table = await request_context.visited_table(request)
    name = f"{table.game.name}-{table.id}.txt"
    headers = NO_STORE | {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(await in_parts(table.record.copy().writing()), headers=headers)


async def check(request: Request) -> Response:
    """The check of a table's chance."""
    visitor, table = await request_context.visited_table(request)
    request_context.charge_events(request, len(table.record.events))
    return await pages.verdict(visitor, table)


async def rematch(request: Request) -> Response:
    """Asks for the rematch, or answers whoever asked: everybody keeps their seat."""
    visitor, table = await request_context.visited_table(request)
    registry, whom = request_context.registry_of(request), table.membership.plays_as(visitor.person.id)
    agrees = (await request_context.fields_of(request)).get("answer") != "no"
    made = await request_context.refused_as_failure(rematches.rematch(registry, table, whom, agrees=agrees))
    back = made if agrees else table
    sees = request_context.may_see(back, visitor.person.id)
    return request_context.see_other(f"/table/{back.id}" if sees else "/tables")


async def delete(request: Request) -> Response:
    """Abandons a game in progress, or deletes a finished one."""
    visitor, table = await request_context.visited_table(request)
    registry, whom = request_context.registry_of(request), table.membership.plays_as(visitor.person.id)
    await request_context.refused_as_failure(registry.delete(table, whom))
    return request_context.see_other("/tables")
