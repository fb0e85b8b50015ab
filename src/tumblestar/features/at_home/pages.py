"""Opening and closing the listener, by somebody at this computer; and what its host sees of it at a table."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from tumblestar.features.at_home.network import HomeNetwork
from tumblestar.play.viewer import Viewer
from tumblestar.security import proxy
from tumblestar.security.costs import Route
from tumblestar.security.errors import Failure, NotThere
from tumblestar.security.site_password import local_path
from tumblestar.web.feature import EDITION, Reach
from tumblestar.web.markup import NOTHING, Html
from tumblestar.web.pages import is_loopback
from tumblestar.web.request_context import fields_of, see_other
from tumblestar.web.services import services_of
from tumblestar.web.templating import made_by
from tumblestar.words import Phrase


def routes() -> list[Route]:
    """The routes that open and close the listener."""
    return [
        Route("/at-home", open_listener, "change", methods=["POST"]),
        Route("/at-home/close", close_listener, "change", methods=["POST"]),
    ]


async def open_listener(request: Request) -> Response:
    """Opens the listener, at the address that is asked for if this computer has it."""
    network, fields = _from_here(request), await fields_of(request)
    await network.open(fields.get("address", ""))
    return see_other(local_path(fields.get("back", "/")))


async def close_listener(request: Request) -> Response:
    """Closes the listener."""
    network, fields = _from_here(request), await fields_of(request)
    await network.shut()
    return see_other(local_path(fields.get("back", "/")))


def _from_here(request: Request) -> HomeNetwork:
    """The listener, for somebody at this computer. Raises NotThere, or Failure for anybody else."""
    network = services_of(request).find(HomeNetwork)
    if not network.is_offered:
        raise NotThere
    if not (proxy.is_loopback(proxy.client_address(request.scope)) and is_loopback(proxy.origin_of(request))):
        raise Failure(403, Phrase("at-home-here"))
    return network


def _offered_at(origin: str) -> HomeNetwork | None:
    """The listener, where it can be opened from pages of an origin."""
    services = EDITION.get().services
    network = services.find(HomeNetwork) if services and is_loopback(origin) else None
    return network if network and network.is_offered else None


def reach(origin: str) -> Reach | None:
    """How phones at home reach this server, by an origin of this computer only."""
    network = _offered_at(origin)
    return network and Reach(network.origin, Phrase("at-home-on" if network.origin else "at-home-form"))


def panel(viewer: Viewer) -> Html:
    """What the host of a table sees of the listener."""
    network = _offered_at(viewer.origin)
    return made_by("at_home/panel.html", "panel", viewer.voice.plain, network, viewer.table.id) if network else NOTHING
