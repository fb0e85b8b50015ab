"""The page of a person's tokens: to create, list and revoke them."""

from __future__ import annotations

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from tumblestar.contract.errors import BadOption
from tumblestar.contract.seat_names import LONGEST_NAME, clean_name
from tumblestar.security import READ, SCOPES, tokens
from tumblestar.security.costs import FREE, Route
from tumblestar.security.errors import Failure, NotThere
from tumblestar.security.identity import welcome
from tumblestar.security.tokens import MOST_TOKENS, Token
from tumblestar.storage.schema import Person
from tumblestar.storage.store_people import lock_person
from tumblestar.web.pages import Visitor, template_response
from tumblestar.web.request_context import (
    fields_of,
    number_in,
    registry_of,
    see_other,
    visitor_as,
    visitor_of,
    with_cookie,
)
from tumblestar.words import Phrase

HEADERS = {"cache-control": "no-store", "referrer-policy": "same-origin"}
ME, NEW_BOT = "me", "bot"
"""Whom a token may be for: oneself, or a new bot; `bot-NUMBER` is an existing bot."""


def routes() -> list[Route]:
    """The routes of the page."""
    return [
        Route("/tokens", show, FREE),
        Route("/tokens", make, "token", methods=["POST"]),
        Route("/tokens/{token}/revoke", revoke, "change", methods=["POST"]),
    ]


async def show(request: Request) -> Response:
    """The visitor's tokens, and the form for another."""
    return _page_response(request, visitor_of(request))


async def make(request: Request) -> Response:
    """Creates a token and shows it once."""
    store = registry_of(request).store
    fields = await fields_of(request)
    person, cookie = await welcome(request, store)
    visitor = visitor_as(request, person)
    scopes = tuple(scope for scope in SCOPES if fields.get(f"scope-{scope}") == "1")
    wrong, whom = _wrong(request, person, fields, scopes)
    if wrong:
        response = _page_response(request, visitor, fields, wrong)
    else:
        token, name = tokens.new_token(), clean_name(fields.get("name", ""))

        def work(connection: Connection) -> None:
            lock_person(connection, person.id)
            if len(tokens.tokens_of(connection, person.id)) >= MOST_TOKENS:  # made by another request meanwhile
                raise Failure(422, Phrase("token-many", {"most": MOST_TOKENS}))
            actor = tokens.add_person(connection, name, is_bot=True, keeper=person.id) if whom == 0 else whom
            tokens.add_token(connection, tokens.digest(token), actor, name, scopes)

        await store.write(work)
        response = _page_response(request, visitor, fresh=token)
    return with_cookie(request, response, cookie)


def _wrong(
    request: Request, person: Person, fields: dict[str, str], scopes: tuple[str, ...]
) -> tuple[Phrase | None, int]:
    """The error of a form, or None; and whom the token is for: a person's number, or 0 for a new bot."""
    with registry_of(request).store.reading() as connection:
        own, bots = tokens.tokens_of(connection, person.id), tokens.bots_of(connection, person.id)
    choices = {ME: person.id, NEW_BOT: 0} | {f"bot-{bot.id}": bot.id for bot in bots}
    try:
        name = clean_name(fields.get("name", ""))
    except BadOption as error:
        return error.phrase, 0
    if not name:
        return Phrase("token-no-name"), 0
    if not scopes:
        return Phrase("token-no-scope"), 0
    if fields.get("for") not in choices:
        return Phrase("token-for-whom"), 0
    if len(own) >= MOST_TOKENS:
        return Phrase("token-many", {"most": MOST_TOKENS}), 0
    return None, choices[fields["for"]]


async def revoke(request: Request) -> Response:
    """Revokes a token."""
    person, number = visitor_of(request).person, number_in(request.path_params["token"], 9) or 0
    store = registry_of(request).store
    if not person.id or not await store.write(lambda connection: tokens.revoke(connection, number, person.id)):
        raise NotThere
    return see_other("/tokens")


def _page_response(
    request: Request,
    visitor: Visitor,
    fields: dict[str, str] | None = None,
    wrong: Phrase | None = None,
    fresh: str = "",
) -> Response:
    person, own, bots = visitor.person, list[Token](), list[Person]()
    if person.id:
        with registry_of(request).store.reading() as connection:
            own, bots = tokens.tokens_of(connection, person.id), tokens.bots_of(connection, person.id)
    fields = fields or {f"scope-{READ}": "1"}
    values: dict[str, object] = {"own": own, "bots": bots, "fresh": fresh, "wrong": wrong, "scopes": SCOPES}
    values |= {"name": fields.get("name", ""), "whom": fields.get("for", ME), "longest_name": LONGEST_NAME}
    values["chosen"] = [scope for scope in SCOPES if fields.get(f"scope-{scope}") == "1"]
    status = 422 if wrong else 200
    return template_response(visitor, "tokens/tokens.html", values, status=status, headers=HEADERS)
