"""Which box a page is for: that of a server, or the static site, where one device has all for itself."""

from __future__ import annotations

from contextvars import ContextVar
from dataclasses import dataclass

from tumblestar import bots
from tumblestar.contract.game import Game


@dataclass(frozen=True)
class Edition:
    """What pages offer besides games."""

    is_site: bool = False
    """Whether it is the static site: nobody else can join, and there is no API."""
    server: str = ""
    """The address of a server to play on with friends, where the site knows one."""
    home: str = ""
    """The address of the static site, ending with /, whose shell opens the page that is named behind #."""


SERVER = Edition()
EDITION: ContextVar[Edition] = ContextVar("edition", default=SERVER)
"""The edition of the request that is being answered."""


def address_to_send(origin: str, path: str) -> str:
    """The address at which others open a page, by its path: that of the static site leads through its shell."""
    home = EDITION.get().home
    return f"{home}#{path}" if home else origin + path


def bots_on_offer(game: Game) -> tuple[str, ...]:
    """The bots to choose from: on the static site, where nothing can be compiled, those that hold without."""
    return bots.holding(game) if EDITION.get().is_site else bots.of(game)
