"""Tokens, by which a person's programs play."""

from __future__ import annotations

from tumblestar.security import Cost
from tumblestar.web.feature import Feature, later

FEATURE = Feature(
    name="tokens",
    server_routes=later(__name__, "page.routes"),
    costs=(Cost("POST", r"/tokens", "token"),),
    api_link=lambda say: f'<a class="primary" href="/tokens">{say("tokens-yours")}</a>',
    commands=later(__name__, "command.COMMANDS"),
)
