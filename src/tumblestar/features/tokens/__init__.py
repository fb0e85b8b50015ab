"""Tokens, by which a person's programs play."""

from __future__ import annotations

from tumblestar.web.feature import Feature, lazy

FEATURE = Feature(
    name="tokens",
    styles={"page-tokens": "sheets.css"},
    server_routes=lazy(__name__, "page.routes"),
    api_link=lambda say: f'<a class="primary" href="/tokens">{say("tokens-yours")}</a>',
    commands=lazy(__name__, "command.COMMANDS"),
)
