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
from tumblestar.web.markup import HtmlTranslator, attributes, button, copied_notice, radios, safe
from tumblestar.web.pages import Visitor, page_response
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
    person, say = visitor.person, visitor.voice()
    own: list[Token] = []
    bots: list[Person] = []
    if person.id:
        with registry_of(request).store.reading() as connection:
            own, bots = tokens.tokens_of(connection, person.id), tokens.bots_of(connection, person.id)
    notice = _fresh(say, fresh) if fresh else ""
    body = (
        f'<h1>{say("tokens-head")}</h1><p class="lead-in">{say("tokens-about")} '
        f'<a href="/api">{say("api-title")}</a></p>{notice}'
        f"{_list(say, own)}{_form(say, fields or {f'scope-{READ}': '1'}, bots, wrong)}"
    )
    status = 422 if wrong else 200
    return page_response(
        visitor, say.plain("tokens-head"), body, "page-tokens", "links.js", status=status, headers=HEADERS
    )


def _fresh(say: HtmlTranslator, token: str) -> str:
    """A new token, to copy now."""
    return (
        f'<section class="sheet link" role="status"><h2>{say("token-made")}</h2><p>{say("token-once")}</p>'
        f'<label for="token">{say("token-label")}</label>'
        f'<input id="token" readonly value="{safe(token)}" autocomplete="off" spellcheck="false">'
        f'<p class="do">{button(say("token-copy"), sort="primary", data_do="copy", data_of="token")} '
        f"{copied_notice(say, 'token')}</p></section>"
    )


def _list(say: HtmlTranslator, own: list[Token]) -> str:
    if not own:
        return f'<section class="sheet"><h2>{say("tokens-yours")}</h2><p>{say("tokens-none")}</p></section>'
    items = ""
    for token in own:
        called = say(Phrase("seat-text", {"name": token.name}))
        whom = say("token-of-bot", name=token.person.name) if token.person.is_bot else say("token-of-you")
        scopes = " ".join(f"<code>{scope}</code>" for scope in token.scopes)
        used = say("token-used", day=token.used) if token.used else say("token-unused")
        items += (
            f'<li><strong dir="auto">{called}</strong> <span>{whom}</span>'
            f'<p class="hint">{scopes} · {say("token-since", day=token.made[:10])} · {used}</p>'
            f'<details class="confirm"><summary>{say("token-revoke")}</summary>'
            f'<form method="post" action="/tokens/{token.id}/revoke"><p>{say("token-revoke-sure")}</p>'
            f"<button>{say('token-revoke-yes')}</button></form></details></li>"
        )
    return f'<section class="sheet"><h2>{say("tokens-yours")}</h2><ul class="tokens">{items}</ul></section>'


def _form(say: HtmlTranslator, fields: dict[str, str], bots: list[Person], wrong: Phrase | None) -> str:
    """The form for another token."""
    choices = [(ME, say("token-for-me")), (NEW_BOT, say("token-for-bot"))]
    choices += [(f"bot-{bot.id}", say("token-for-this-bot", name=bot.name)) for bot in bots]
    whom = radios("for", choices, fields.get("for", ME))
    scopes = "".join(
        f'<div class="field"><label class="switch"><input type="checkbox" name="scope-{scope}" value="1"'
        f"{attributes(checked=fields.get(f'scope-{scope}') == '1')}> "
        f"{say(f'scope-{scope}')} <code>{scope}</code></label></div>"
        for scope in SCOPES
    )
    message = f'<p class="wrong" role="alert" id="token-wrong">{say(wrong)}</p>' if wrong else ""
    invalid = attributes(aria_describedby="token-wrong" if wrong else None)
    return (
        f'<form method="post" action="/tokens" class="sheet" aria-labelledby="token-new"><h2 id="token-new">'
        f"{say('token-new')}</h2>{message}"
        f'<div class="field"><label>{say("token-name")} <input name="name" required maxlength="{LONGEST_NAME}" '
        f'autocomplete="off" value="{safe(fields.get("name", ""))}"{invalid}></label></div>'
        f'<fieldset class="for"><legend>{say("token-for")}</legend>{whom}'
        f'<p class="hint">{say("token-bot-help")}</p></fieldset>'
        f"<fieldset><legend>{say('api-scopes')}</legend>{scopes}</fieldset>"
        f'<p class="do"><button class="primary">{say("token-do")}</button></p></form>'
    )
