"""Which box a page is for: that of a server, or the static site, where one device has all for itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextvars import ContextVar
from dataclasses import dataclass

from starlette.types import ASGIApp, Receive, Scope, Send

from tumblestar import bots
from tumblestar.contract.game import Game
from tumblestar.web.feature import Feature


@dataclass(frozen=True)
class Edition:
    """What pages offer besides games."""

    features: tuple[Feature, ...] = ()
    is_site: bool = False
    """Whether it is the static site: nobody else can join, and there is no API."""
    server: str = ""
    """The address of a server to play on with friends, where the site knows one."""
    home: str = ""
    """The address of the static site, ending with /, whose shell opens the page that is named behind #."""


NO_EDITION = Edition()
EDITION: ContextVar[Edition] = ContextVar("edition", default=NO_EDITION)
"""The edition of the request that is being answered."""


class EditionMiddleware:
    """Tells pages of which edition they are."""

    def __init__(self, app: ASGIApp, edition: Edition) -> None:
        self.app, self.edition = app, edition

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Calls the application; what starts with it, before there are requests, is told too."""
        EDITION.set(self.edition)
        await self.app(scope, receive, send)


def features() -> tuple[Feature, ...]:
    """The features of this edition, in the order in which pages name them."""
    return EDITION.get().features


def offered(link: Callable[[Feature], str]) -> Iterator[str]:
    """What each feature shows in a place, without those that show nothing."""
    return filter(None, map(link, features()))


def rule_address(game: str, tag: str = "") -> str:
    """The address of a game's rules, or of one of them; empty where there is no such page."""
    return next(offered(lambda feature: feature.rule_address(game, tag)), "")


def address_to_send(origin: str, path: str) -> str:
    """The address at which others open a page, by its path: that of the static site leads through its shell."""
    home = EDITION.get().home
    return f"{home}#{path}" if home else origin + path


def bots_on_offer(game: Game) -> tuple[str, ...]:
    """The bots to choose from: on the static site, where nothing can be compiled, those that hold without."""
    return bots.holding(game) if EDITION.get().is_site else bots.of(game)
