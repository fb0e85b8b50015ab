"""Manages tokens directly in the database, for administrators. The server may be running."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection

from tumblestar.contract.errors import BadOption
from tumblestar.contract.seat_names import clean_name
from tumblestar.security import SCOPES, tokens
from tumblestar.security.tokens import Token
from tumblestar.storage.store import Store
from tumblestar.words import Phrase


async def issue(location: Path | str, name: str, scopes: Sequence[str], *, is_bot: bool) -> str:
    """Creates a token for a new bot or person of that name. Raises BadOption, StoreProblem."""
    name, token = clean_name(name), tokens.new_token()
    if not name:
        raise BadOption(Phrase("token-no-name"))
    allowed = tuple(scope for scope in SCOPES if scope in scopes)

    def work(connection: Connection) -> None:
        person = tokens.add_person(connection, name, is_bot=is_bot)
        tokens.add_token(connection, tokens.digest(token), person, name, allowed)

    with closing(Store.open(location)) as store:
        await store.write(work)
    return token


def listed(location: Path | str) -> list[Token]:
    """All tokens, the newest first. Raises StoreProblem."""
    with closing(Store.open(location)) as store, store.reading() as connection:
        return tokens.all_tokens(connection)


async def revoke(location: Path | str, number: int) -> bool:
    """Revokes a token; False if there is none with that number. Raises StoreProblem."""
    with closing(Store.open(location)) as store:
        return await store.write(lambda connection: tokens.revoke(connection, number))
