"""What the server writes down for whoever runs it: one JSON object a line, with table and entry numbers, no secrets.

Only the keys below are ever written. What a person typed, a cookie, an invitation and a seed are no keys; and should
one come along in the text of a message or an error, what looks like a secret is struck out.
"""

from __future__ import annotations

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import Any, TextIO

KEYS = ("table", "entry", "kind", "actor", "code", "status", "method", "route", "ms", "lines", "count", "versions")
"""What a line may say besides time, level, room and words; given as `extra`."""
ROOT = "tumblestar"
FOREIGN = ("uvicorn", "uvicorn.error", "uvicorn.access", "websockets", "websockets.server", "asyncio")
"""Loggers of libraries: warnings and worse only. What they say besides holds headers, and so cookies."""
SECRETS = re.compile(r"(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{20,}(?![\w-])")
"""What could be a cookie, an invitation, a seed: a long run of letters and digits, both."""
LINKS = re.compile(r"(/(?:join|watch|bring)/)[^\s\"'?]+")


def without_secrets(text: str) -> str:
    """A text with all struck out that looks like a secret."""
    return SECRETS.sub("…", LINKS.sub(r"\1…", text))


class Lines(logging.Formatter):
    """Writes a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        told: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "room": record.name.rpartition(".")[2],
            "what": without_secrets(record.getMessage()),
        }
        told |= {key: value for key in KEYS if (value := getattr(record, key, None)) is not None}
        if record.exc_info:
            told["error"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(told, ensure_ascii=False)


OLD_NEWS = ("Exception in ASGI", "Invalid HTTP", "Invalid UTF-8", "ASGI callable returned without completing")
"""How uvicorn begins what the app has told better, and what anybody could fill the disk with."""


def _is_news(record: logging.LogRecord) -> bool:
    """Whether a record says something worth writing down."""
    return not (record.name == "uvicorn.error" and record.getMessage().startswith(OLD_NEWS))


def begin(log: str, stream: TextIO | None = None) -> logging.Handler:
    """Writes from now on: with `all` everything of note, with `quiet` only what went wrong. Gives the handler."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Lines())
    handler.addFilter(_is_news)
    logging.lastResort = handler  # libraries that are not named above
    root = logging.getLogger(ROOT)
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO if log == "all" else logging.WARNING)
    root.propagate = False
    for name in FOREIGN:
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler] if "." not in name else []
        logger.propagate = "." in name
        logger.setLevel(logging.WARNING)
    return handler
