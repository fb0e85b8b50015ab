"""Who and what is let in.

Scopes of tokens and costs of requests are here: commands and features name them and import no database and no server.
"""

from typing import NamedTuple

READ, PLAY, TABLES = "read", "play", "tables"
SCOPES = (READ, PLAY, TABLES)
"""In order: see tables; act and take seats; create tables, see their links and end them."""


class Cost(NamedTuple):
    """The kind of limit (of `limits.RATES`) that a request is charged to besides that of every request."""

    method: str
    """Empty for any."""
    path: str
    """A regular expression for the whole path."""
    kind: str
