"""What the handlers of a process share."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar, cast

from starlette.applications import Starlette
from starlette.requests import HTTPConnection

from tumblestar.engine.background import Background
from tumblestar.insight.evaluations import Evaluations
from tumblestar.security.limits import Limits
from tumblestar.security.settings import Settings
from tumblestar.security.site_password import Passes
from tumblestar.storage import StoreProblem
from tumblestar.tables.registry import TableRegistry
from tumblestar.web.drawing import Drawer
from tumblestar.web.feature import Feature

Kind = TypeVar("Kind")


@dataclass(frozen=True)
class Listener:
    """A listener besides the server's own."""

    host: str
    port: int
    close: Callable[[], None]

    @property
    def authority(self) -> str:
        """What browsers send as Host."""
        return self.host if self.port == HTTP_PORT else f"{self.host}:{self.port}"


HTTP_PORT = 80
"""The port that no address names."""


@dataclass
class Services:
    """The services of an application; a static site has no limits, no passes and the settings of nobody."""

    registry: TableRegistry
    background: Background
    settings: Settings = field(default_factory=Settings)
    limits: Limits = field(default_factory=lambda: Limits(is_on=False))
    passes: Passes | None = None
    start_error: StoreProblem | None = None
    """Why the application could not start."""
    is_closing: bool = False
    listen: Callable[[str, Callable[[str], None]], Awaitable[Listener]] | None = None
    """Opens a listener at an address for phones at home, and tells of the address of each that comes. Raises OSError.

    None where this process does not listen itself."""
    streams: set[Callable[[], None]] = field(default_factory=set[Callable[[], None]])
    """What ends each stream of the API that is open."""

    def __post_init__(self) -> None:
        self.drawer, self.evaluations = Drawer(self.background), Evaluations(self.background)
        self._of_features: dict[type, object] = {}

    def add(self, features: Sequence[Feature]) -> None:
        """Adds the services of features."""
        for feature in features:
            for service in feature.services(self):
                self._of_features[type(service)] = service

    def find(self, kind: type[Kind]) -> Kind:
        """The service of a feature, by its class. Raises KeyError where there is none."""
        return cast("Kind", self._of_features[kind])

    async def close(self) -> None:
        """Closes all: first what asks others to do something."""
        self.is_closing = True
        for service in (self.evaluations, *self._of_features.values()):
            close: Callable[[], Any] | None = getattr(service, "close", None)
            if close and inspect.iscoroutinefunction(close):
                await close()
        self.background.close()
        await self.registry.close()
        self.registry.store.close()


class Application(Starlette):
    """An application with its services."""

    services: Services
    features: tuple[Feature, ...]


def services_of(connection: HTTPConnection) -> Services:
    """The services of the application that answers a request or a socket."""
    return cast("Application", connection.app).services
