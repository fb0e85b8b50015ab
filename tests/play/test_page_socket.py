"""The connection of a page."""

import contextvars
from types import SimpleNamespace
from typing import Any, cast

from tests.serving import Browser, Server
from tumblestar.play.page_socket import PageSocket
from tumblestar.web.feature import EDITION


def test_an_update_made_outside_of_any_request_is_of_the_edition_of_the_page(server: Server, browser: Browser) -> None:
    """The writer's thread wakes listeners in a context of its own."""
    name = browser.new("shizzle", seat_1="bot:random", seat_2="bot:random")
    with browser.at(name) as line:
        line.wait(lambda line: "hidden" not in line.parts["part-final"][:60])
    table = server.app.services.registry.find(name)

    async def made_outside() -> bytes | None:
        page = PageSocket(cast("Any", SimpleNamespace(app=server.app)), table, 1, "en")
        return contextvars.Context().run(page.update_of_edition)

    assert EDITION.get().features
    assert b"/review" in (server.run(made_outside) or b"")
