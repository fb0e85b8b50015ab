"""The page of the static site about playing with friends: a link to a server, or what one would bring."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from tumblestar.web.edition import EDITION
from tumblestar.web.markup import safe
from tumblestar.web.pages import page
from tumblestar.web.request_context import visitor_of


def routes() -> list[Route]:
    """The route of the page."""
    return [Route("/friends", show)]


async def show(request: Request) -> Response:
    """The page."""
    visitor = visitor_of(request)
    say, server = visitor.voice(), EDITION.get().server
    if server:
        way = (
            f'<p>{say("friends-server")}</p><p class="do"><a class="primary" href="{safe(server)}" target="_top">'
            f"{say('friends-go')}</a></p>"
        )
    else:
        way = f"<p>{say('friends-none')}</p><p><code>tumblestar serve</code></p><p>{say('friends-ask')}</p>"
    body = (
        f'<h1>{say("friends-head")}</h1><p class="lead-in">{say("friends-about")}</p>{way}<p>{say("friends-carry")}</p>'
    )
    return HTMLResponse(page(visitor, say("title-page", page=say.plain("friends-head")), body, sort="page-friends"))
