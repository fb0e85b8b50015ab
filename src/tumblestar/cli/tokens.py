"""Commands about tokens for programs: to make, list and revoke them."""

from __future__ import annotations

import asyncio

import click

from tumblestar.cli.arguments import stop
from tumblestar.cli.localized_commands import argument, command, helped, option
from tumblestar.cli.options import HOUSE
from tumblestar.game import BadOption
from tumblestar.server.security.scopes import SCOPES
from tumblestar.words import Phrase, say


@command(
    "new",
    "cli-token-new",
    argument("name"),
    option("--person", key="cli-token-person", is_flag=True),
    option("--scope", key="cli-token-scope", type=click.Choice(SCOPES), multiple=True),
    *HOUSE,
)
def new(name: str, person: bool, scope: tuple[str, ...], data: str | None, database: str | None, lang: str) -> None:
    """Makes a token and prints it, this once."""
    from tumblestar.server import run
    from tumblestar.server.api import token_admin
    from tumblestar.server.storage.store import StoreProblem

    try:
        made = asyncio.run(
            token_admin.issue(run.find_location(data, database), name, scope or ("read",), is_bot=not person)
        )
    except (StoreProblem, BadOption) as problem:
        stop(problem.phrase, lang)
    click.echo(made)


@command("list", "cli-token-list", *HOUSE)
def show(data: str | None, database: str | None, lang: str) -> None:
    """Lists all tokens."""
    from tumblestar.server import run
    from tumblestar.server.api import token_admin
    from tumblestar.server.storage.store import StoreProblem

    try:
        found = token_admin.listed(run.find_location(data, database))
    except StoreProblem as problem:
        stop(problem.phrase, lang)
    for one in found:
        who = say(lang, "cli-token-bot", name=one.person.name) if one.person.is_bot else one.person.name or "–"
        cells = (str(one.id), one.name, who, " ".join(one.scopes), one.made[:10], one.used or "–")
        click.echo("  ".join(cells))
    if not found:
        click.echo(say(lang, "cli-token-none"))


@command("revoke", "cli-token-revoke", argument("number", type=int), *HOUSE)
def revoke(number: int, data: str | None, database: str | None, lang: str) -> None:
    """Makes a token worthless."""
    from tumblestar.server import run
    from tumblestar.server.api import token_admin
    from tumblestar.server.storage.store import StoreProblem

    try:
        is_done = asyncio.run(token_admin.revoke(run.find_location(data, database), number))
    except StoreProblem as problem:
        stop(problem.phrase, lang)
    if not is_done:
        stop(Phrase("cli-token-unknown", {"number": str(number)}), lang)
    click.echo(say(lang, "cli-token-revoked", number=str(number)))


def token(lang: str) -> click.Group:
    """The commands about tokens, below one name."""
    below = [declared(lang) for declared in (new, show, revoke)]
    return helped(lang)(click.Group("token", below, help=say(lang, "cli-token")))


COMMANDS = (token,)
