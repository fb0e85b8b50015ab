"""Which box a page is for: that of a server, or the static site, where one device has all for itself."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextvars import ContextVar
from dataclasses import dataclass
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Receive, Scope, Send

from tumblestar import bots
from tumblestar.contract.game import Game
from tumblestar.security.middleware import HOSTS
from tumblestar.web.feature import Feature
from tumblestar.web.markup import HtmlTranslator, safe


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


# ------------------------------------------------------------------------------------------------ local only


COMMANDS = {
    "posix": "TUMBLESTAR_PASSWORD='a word for friends' tumblestar serve --host 0.0.0.0",
    "win32": "$env:TUMBLESTAR_PASSWORD='a word for friends'; tumblestar serve --host 0.0.0.0",
}
"""What opens the server to the local network, by system; docs/hosting.md has the same."""


def is_loopback(origin: str) -> bool:
    """Whether an origin is unreachable from other machines."""
    host = urlsplit(origin).netloc
    return any(host == own or host.startswith(own + ":") for own in HOSTS)


def explanation(say: HtmlTranslator, origin: str) -> str:
    """Why links of this origin lead nowhere elsewhere, and what to do: paragraphs, or nothing."""
    if not is_loopback(origin):
        return ""
    command, parts = COMMANDS.get(sys.platform, COMMANDS["posix"]), urlsplit(origin)
    example = f"http://192.168.1.20:{parts.port or 80}"
    return (
        f"<p>{say('local-why', host=parts.hostname or '')}</p><p>{say('local-do')}</p>"
        f'<p><code class="promise">{safe(command)}</code></p><p>{say("local-then", example=example)}</p>'
    )
