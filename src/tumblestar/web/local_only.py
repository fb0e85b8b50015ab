"""Tells a host whose address works on this machine only what that means for invitations, and how to open the server."""

from __future__ import annotations

import sys
from urllib.parse import urlsplit

from tumblestar.security.middleware import HOSTS
from tumblestar.web.markup import HtmlTranslator, safe

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
