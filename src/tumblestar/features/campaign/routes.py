"""Handlers of a campaign: its page, tables for its levels or a custom level, and progress as a file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute

from tumblestar.contract.errors import BadOption, Unreadable
from tumblestar.contract.game import Game
from tumblestar.features.campaign import progress
from tumblestar.features.campaign.page import OWN_MISSIONS, CampaignProgress, CustomLevel, campaign_page
from tumblestar.security.costs import FREE, Route
from tumblestar.security.errors import Failure, NotThere
from tumblestar.security.identity import welcome
from tumblestar.storage.schema import Person, SeatRow
from tumblestar.tables.commit import LEVEL
from tumblestar.tables.registry import TableSpec
from tumblestar.web import request_context
from tumblestar.web.pages import NO_STORE
from tumblestar.words import Phrase

MOST_DIGITS = 4


def routes() -> list[BaseRoute]:
    """The routes of campaigns."""
    return [
        Route("/table/{table}/again", again, "table", "record", methods=["POST"]),
        Route("/campaign/{game}", show, FREE),
        Route("/campaign/{game}/play", play, "table", methods=["POST"]),
        Route("/campaign/{game}/own", play_own, "table", methods=["POST"]),
        Route("/campaign/{game}/progress", save, FREE),
        Route("/campaign/{game}/progress", bring_in, "upload", methods=["POST"]),
    ]


def _game_of(request: Request) -> Game:
    """The game in the path, if it has a campaign."""
    game = request_context.game_of(request)
    if not game.has_module("campaign"):
        raise NotThere
    return game


def _progress_of(request: Request, person: Person, game: Game) -> CampaignProgress:
    """The progress of a person, for the page."""
    store = request_context.registry_of(request).store
    standings = progress.standings(store, person.id, game)
    mine = store.tables_of(person.id) if person.id else []
    going = {table.header[LEVEL]: table.id for table in mine if table.status == "open" and LEVEL in table.header}
    tried = {tried.level for tried in progress.attempts(store, person.id, game.name)} if person.id else set[str]()
    return CampaignProgress(standings, going, tried)


async def show(request: Request) -> Response:
    """The page of the campaign, with a level unfolded or a custom level filled in, if the query asks for it."""
    game, visitor = _game_of(request), request_context.visitor_of(request)
    query = request.query_params
    own = read_custom_level(game, query) if any(f"mission-{i}" in query for i in OWN_MISSIONS) else None
    note = Phrase("progress-brought", {"count": _number(query.get("brought"))}) if "brought" in query else None
    campaign_progress, chosen = _progress_of(request, visitor.person, game), _number(query.get("level"))
    return campaign_page(visitor, game, campaign_progress, chosen=chosen, own=own, note=note)


def _number(text: str | None) -> int:
    return request_context.number_in(text, MOST_DIGITS) or 0


def read_custom_level(game: Game, values: Mapping[str, str]) -> CustomLevel:
    """A custom level from a form, with its error or its measured difficulty."""
    colours = "".join(letter for name, letter in game.campaign.all_colours() if values.get(name))
    missions = [_number(values.get(f"mission-{i}")) for i in (1, 2, 3)]
    own = CustomLevel(colours, tuple(missions))
    if len(colours) != game.campaign.COLOURS:
        own.problem = Phrase("own-colours", {"count": len(colours), "most": game.campaign.COLOURS})
        return own
    try:
        game.fresh(1, game.campaign.options(colours, missions))
    except BadOption as error:
        own.problem = error.phrase
        return own
    own.measured = game.campaign.measured(colours, [number for number in missions if number])
    own.is_whole = True
    return own


async def play(request: Request) -> Response:
    """Creates a table for a level, with new dice or those of the last try."""
    game, registry = _game_of(request), request_context.registry_of(request)
    fields = await request_context.fields_of(request)
    number = _number(fields.get("level"))
    levels = game.campaign.levels()
    if not 1 <= number <= len(levels):
        raise NotThere
    level = levels[number - 1]
    person, cookie = await welcome(request, registry.store)
    if not progress.is_open(game, progress.standings(registry.store, person.id, game), number):
        raise Failure(403, Phrase("level-locked", {"count": number - 1}))
    options, seats = game.campaign.options(level.colours, level.missions), (SeatRow("person", person.name, person.id),)
    spec = TableSpec(game, seats, options, level=level.set)
    if fields.get("dice") == "same":
        seed = progress.last_seed(registry.store, person.id, game, level.set)
        if not seed:
            raise Failure(400, Phrase("level-no-dice"))
        spec = replace(spec, chance="seed", seed=seed)
    table = await registry.make(person.id, spec)
    return request_context.with_cookie(request, request_context.see_other(f"/table/{table.id}"), cookie)


async def play_own(request: Request) -> Response:
    """Creates a table for a custom level, or shows the page again with its error."""
    game, registry = _game_of(request), request_context.registry_of(request)
    own = read_custom_level(game, await request_context.fields_of(request))
    person, cookie = await welcome(request, registry.store)
    if own.is_whole:
        options = game.campaign.options(own.colours, own.missions)
        spec = TableSpec(game, (SeatRow("person", person.name, person.id),), options, level=progress.OWN)
        response = request_context.see_other(f"/table/{(await registry.make(person.id, spec)).id}")
    else:
        response = _invalid(request, person, game, own=own)
    return request_context.with_cookie(request, response, cookie)


def _invalid(
    request: Request, person: Person, game: Game, own: CustomLevel | None = None, problem: Phrase | None = None
) -> Response:
    """The page again, with the error of a form."""
    visitor = request_context.visitor_as(request, person, f"/campaign/{game.name}")
    campaign_progress = _progress_of(request, person, game)
    return campaign_page(visitor, game, campaign_progress, own=own, problem=problem, status=422)


async def again(request: Request) -> Response:
    """Creates a table for the level of another table, with the same dice or new ones."""
    visitor, table = await request_context.visited_table(request)
    fields, record = await request_context.fields_of(request), table.record
    if visitor.person.id != table.owner or not table.level or not table.is_over:
        raise Failure(403, Phrase("refused-not-yours"))
    spec = TableSpec(table.game, tuple(table.seats), record.options, level=table.level)
    if fields.get("dice") == "same":
        spec = replace(spec, chance="seed", seed=record.seed, salts=record.salts)
    following = await request_context.registry_of(request).make(visitor.person.id, spec)
    return request_context.see_other(f"/table/{following.id}")


async def save(request: Request) -> Response:
    """A person's progress as a file."""
    game, person = _game_of(request), request_context.visitor_of(request).person
    text = progress.exported(game, progress.standings(request_context.registry_of(request).store, person.id, game))
    headers = NO_STORE | {"content-disposition": f'attachment; filename="{game.name}-campaign.json"'}
    return PlainTextResponse(text, headers=headers, media_type="application/json")


async def bring_in(request: Request) -> Response:
    """Merges an uploaded progress file, or shows why it cannot be read."""
    game, registry = _game_of(request), request_context.registry_of(request)
    person, cookie = await welcome(request, registry.store)
    try:
        file = progress.imported(game, await request_context.uploaded(request))
    except Unreadable as error:
        return request_context.with_cookie(request, _invalid(request, person, game, problem=error.phrase), cookie)
    await progress.bring(registry.store, person.id, game, file)
    answer = request_context.see_other(f"/campaign/{game.name}?brought={len(file)}#progress")
    return request_context.with_cookie(request, answer, cookie)
