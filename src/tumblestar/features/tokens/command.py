"""Commands that create, list and revoke API tokens directly in the database, for administrators."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import closing
from typing import TYPE_CHECKING

import click

from tumblestar.console.commands import JSON, STORAGE, argument, command, fail, group, json_lines, option
from tumblestar.console.output import echo
from tumblestar.contract.errors import BadOption
from tumblestar.contract.seat_names import clean_name
from tumblestar.security import SCOPES
from tumblestar.words import Phrase, say

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from tumblestar.security.tokens import Token
    from tumblestar.storage.store import Store

COLUMNS = ("number", "name", "who", "scopes", "made", "used")
WIDEST = 1000
"""Characters of a line, which is not wrapped."""


@command(
    "new",
    "cli-token-new",
    argument("name"),
    option("--person", key="cli-token-person", is_flag=True),
    option("--scope", key="cli-token-scope", type=click.Choice(SCOPES, case_sensitive=False), multiple=True),
    *STORAGE,
)
def new(name: str, person: bool, scope: tuple[str, ...], data: str | None, database: str | None, lang: str) -> None:
    """Creates a token and prints it. It cannot be printed again."""
    with _store(data, database) as store:
        echo(asyncio.run(issue(store, name, scope or ("read",), is_bot=not person)))


async def issue(store: Store, name: str, scopes: Sequence[str], *, is_bot: bool) -> str:
    """Creates a token for a new bot or person of that name. Raises BadOption, StoreProblem."""
    from tumblestar.security import tokens

    name, token = clean_name(name), tokens.new_token()
    if not name:
        raise BadOption(Phrase("token-no-name"))
    allowed = tuple(scope for scope in SCOPES if scope in scopes)

    def add(connection: Connection) -> None:
        owner = tokens.add_person(connection, name, is_bot=is_bot)
        tokens.add_token(connection, tokens.digest(token), owner, name, allowed)

    await store.write(add)
    return token


@command("list", "cli-token-list", JSON, *STORAGE)
def show(as_json: bool, data: str | None, database: str | None, lang: str) -> None:
    """Lists all tokens."""
    from tumblestar.security.tokens import all_tokens
    from tumblestar.terminal.layout import Cell, Colours, clean, grid

    with _store(data, database) as store, store.reading() as connection:
        tokens = all_tokens(connection)
    if as_json:
        echo(json_lines([_as_json(token) for token in tokens]))
        return
    if not tokens:
        echo(say(lang, "cli-token-none"))
        return
    rows = [[say(lang, f"cli-token-head-{column}") for column in COLUMNS]]
    for token in tokens:
        who = say(lang, "cli-token-bot", name=token.person.name) if token.person.is_bot else token.person.name or "–"
        rows.append([str(token.id), token.name or "–", who, " ".join(token.scopes), token.made[:10], token.used or "–"])
    for line in grid([[Cell(clean(text)) for text in row] for row in rows], WIDEST, Colours()):
        echo(line)


def _as_json(token: Token) -> dict[str, object]:
    return {
        "number": token.id,
        "name": token.name,
        "person": token.person.name,
        "bot": token.person.is_bot,
        "scopes": token.scopes,
        "made": token.made,
        "used": token.used or None,
    }


@command("revoke", "cli-token-revoke", argument("number", type=int), *STORAGE)
def revoke(number: int, data: str | None, database: str | None, lang: str) -> None:
    """Revokes a token."""
    from tumblestar.security import tokens

    with _store(data, database) as store:
        is_done = asyncio.run(store.write(lambda connection: tokens.revoke(connection, number)))
    if not is_done:
        fail(Phrase("cli-token-unknown", {"number": str(number)}), lang)
    echo(say(lang, "cli-token-revoked", number=str(number)))


def _store(data: str | None, database: str | None) -> closing[Store]:
    """The store of a server, which may be running; to be closed."""
    from tumblestar.storage import find_location
    from tumblestar.storage.store import Store

    return closing(Store.open(find_location(data, database)))


COMMANDS = (group("token", "cli-token", new, show, revoke, place=("host", 3)),)
