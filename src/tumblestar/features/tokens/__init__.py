"""Tokens, by which a person's programs play."""

from __future__ import annotations

from tumblestar.web.feature import Feature, PageLink, lazy
from tumblestar.words import Phrase

FEATURE = Feature(
    name="tokens",
    styles={"page-tokens": "sheets.css"},
    server_routes=lazy(__name__, "page.routes"),
    api_link=PageLink("/tokens", Phrase("tokens-yours")),
    commands=lazy(__name__, "command.COMMANDS"),
)
