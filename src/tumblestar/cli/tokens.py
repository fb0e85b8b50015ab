"""Commands that create, list and revoke API tokens."""

from __future__ import annotations

import asyncio

import click

from tumblestar.cli.arguments import fail
from tumblestar.cli.localized_commands import argument, command, option, with_help
from tumblestar.cli.options import STORAGE
from tumblestar.contract.errors import BadOption
from tumblestar.server.security.scopes import SCOPES
from tumblestar.words import Phrase, say


@command(
    "new",
    "cli-token-new",
    argument("name"),
    option("--person", key="cli-token-person", is_flag=True),
    option("--scope", key="cli-token-scope", type=click.Choice(SCOPES), multiple=True),
    *STORAGE,
)
def new(name: str, person: bool, scope: tuple[str, ...], data: str | None, database: str | None, lang: str) -> None:
    """Creates a token and prints it. It cannot be printed again."""
    from tumblestar.server import run
    from tumblestar.server.api import token_admin
    from tumblestar.server.storage.errors import StoreProblem

    try:
        made = asyncio.run(
            token_admin.issue(run.find_location(data, database), name, scope or ("read",), is_bot=not person)
        )
    except (StoreProblem, BadOption) as problem:
        fail(problem.phrase, lang)
    click.echo(made)


@command("list", "cli-token-list", *STORAGE)
def show(data: str | None, database: str | None, lang: str) -> None:
    """Lists all tokens."""
    from tumblestar.server import run
    from tumblestar.server.api import token_admin
    from tumblestar.server.storage.errors import StoreProblem

    try:
        found = token_admin.listed(run.find_location(data, database))
    except StoreProblem as problem:
        fail(problem.phrase, lang)
    for one in found:
        who = say(lang, "cli-token-bot", name=one.person.name) if one.person.is_bot else one.person.name or "–"
        cells = (str(one.id), one.name, who, " ".join(one.scopes), one.made[:10], one.used or "–")
        click.echo("  ".join(cells))
    if not found:
        click.echo(say(lang, "cli-token-none"))


@command("revoke", "cli-token-revoke", argument("number", type=int), *STORAGE)
def revoke(number: int, data: str | None, database: str | None, lang: str) -> None:
    """Revokes a token."""
    from tumblestar.server import run
    from tumblestar.server.api import token_admin
    from tumblestar.server.storage.errors import StoreProblem

    try:
        is_done = asyncio.run(token_admin.revoke(run.find_location(data, database), number))
    except StoreProblem as problem:
        fail(problem.phrase, lang)
    if not is_done:
        fail(Phrase("cli-token-unknown", {"number": str(number)}), lang)
    click.echo(say(lang, "cli-token-revoked", number=str(number)))


def token(lang: str) -> click.Group:
    """The group of commands about tokens."""
    below = [declared(lang) for declared in (new, show, revoke)]
    return with_help(lang)(click.Group("token", below, help=say(lang, "cli-token")))


COMMANDS = (token,)
