"""The part of a link that holds a whole game: after `#`, which browsers send to no server.

It is `1.`, the version, and the text of the record, compressed as zlib does (RFC 1950, with its checksum) and written
in base64url without padding. `static/shared.js` reads it.
"""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64encode

VERSION = "1."
LONGEST_TEXT = 60_000
"""Characters of a record that a link can hold; a server reads no more of one."""
LONGEST = 32_000
"""Characters of the part of a link; programs cut longer links off."""


def packed(text: str) -> str:
    """The part of a link for a record's text; empty if it would be too long."""
    data = urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")
    return VERSION + data if len(text.encode()) <= LONGEST_TEXT and len(data) < LONGEST else ""
