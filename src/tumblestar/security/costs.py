"""Routes that name the kinds of limits that their requests are charged to, and the lookup of these before routing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any
from urllib.parse import parse_qsl

from starlette import routing
from starlette.routing import BaseRoute, Match
from starlette.types import Scope

FREE = "free"
"""The kind of a page that is cheap, and writes and computes nothing: it is charged as a request only."""


class Route(routing.Route):
    """A route with the kinds (of `limits.RATES`) that a request is charged to besides that of every request."""

    def __init__(
        self,
        path: str,
        endpoint: Callable[[Any], Awaitable[object]],
        *kinds: str,
        methods: Sequence[str] = ("GET",),
        name: str | None = None,
    ) -> None:
        super().__init__(path, endpoint, methods=methods, name=name)
        self.kinds = kinds
        """With a question mark before a kind it counts where the query has a field of its name."""


class RouteKinds:
    """Finds the kinds of a request by its route, among those whose paths begin with the same word."""

    def __init__(self, routes: Sequence[BaseRoute]) -> None:
        self._routes: dict[str, list[Route]] = {}
        for route in routes:
            if isinstance(route, Route):
                self._routes.setdefault(route.path.split("/")[1], []).append(route)

    def of(self, scope: Scope) -> tuple[str, ...]:
        """The kinds of an HTTP request; none if there is no route for its path and method."""
        path: str = scope["path"].removeprefix(scope.get("root_path", ""))
        routes = self._routes.get(path[1:].partition("/")[0], ())
        kinds = next((route.kinds for route in routes if route.matches(scope)[0] is Match.FULL), ())
        if any(kind.startswith("?") for kind in kinds):
            fields = dict(parse_qsl(scope["query_string"].decode("latin-1"), keep_blank_values=True))
            kinds = tuple(kind.removeprefix("?") for kind in kinds if kind[0] != "?" or kind[1:] in fields)
        return () if FREE in kinds else kinds
