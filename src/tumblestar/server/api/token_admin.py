"""Manages tokens directly in the database, for administrators. The server may be running."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from sqlalchemy import Connection

from tumblestar.contract.errors import BadOption
from tumblestar.seat_names import clean_name
from tumblestar.server.security import tokens
from tumblestar.server.security.scopes import SCOPES
from tumblestar.server.storage import store_tokens
from tumblestar.server.storage.store import Store
from tumblestar.server.storage.store_tokens import Token
from tumblestar.words import Phrase


async def issue(location: Path | str, name: str, scopes: Sequence[str], *, is_bot: bool) -> str:
    """Creates a token for a new bot or person of that name. Raises BadOption, StoreProblem."""
    name, token = clean_name(name), tokens.new_token()
    if not name:
        raise BadOption(Phrase("token-no-name"))
    allowed = tuple(scope for scope in SCOPES if scope in scopes)

    def work(connection: Connection) -> None:
        person = store_tokens.add_person(connection, name, is_bot=is_bot)
        store_tokens.add_token(connection, tokens.digest(token), person, name, allowed)

    store = Store.open(location)
    try:
        await store.write(work)
    finally:
        store.close()
    return token


def listed(location: Path | str) -> list[Token]:
    """All tokens, the newest first. Raises StoreProblem."""
    store = Store.open(location)
    try:
        with store.reading() as connection:
            return store_tokens.tokens(connection)
    finally:
        store.close()


async def revoke(location: Path | str, number: int) -> bool:
    """Revokes a token; False if there is none with that number. Raises StoreProblem."""
    store = Store.open(location)
    try:
        return await store.write(lambda connection: store_tokens.revoke(connection, number))
    finally:
        store.close()
