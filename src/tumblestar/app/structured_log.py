"""The server's log: one JSON object a line, without secrets.

Only the keys below are written; none of them holds text by people, cookies, invitations or seeds. What looks like a
secret in the text of a message or an error is replaced.
"""

from __future__ import annotations

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import TextIO

KEYS = ("table", "entry", "kind", "actor", "code", "status", "method", "route", "ms", "lines", "count", "versions")
"""The keys of `extra` that are written, besides time, level, module (`room`) and message (`what`)."""
ROOT = "tumblestar"
FOREIGN = ("uvicorn", "uvicorn.error", "uvicorn.access", "websockets", "websockets.server", "asyncio")
"""Loggers of libraries: warnings and errors only, since other messages contain headers, and so cookies."""
SECRETS = re.compile(r"(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{20,}(?![\w-])")
"""Long words of letters and digits, which may be cookies, invitations or seeds."""
LINKS = re.compile(r"(/(?:join|watch|bring)/)[^\s\"'?]+")


def without_secrets(text: str) -> str:
    """Replaces what looks like a secret."""
    return SECRETS.sub("…", LINKS.sub(r"\1…", text))


class JsonFormatter(logging.Formatter):
    """Formats a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Returns the line."""
        values: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "room": record.name.rpartition(".")[2],
            "what": without_secrets(record.getMessage()),
        }
        values |= {key: value for key in KEYS if (value := getattr(record, key, None)) is not None}
        if record.exc_info:
            values["error"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(values, ensure_ascii=False)


REDUNDANT = ("Exception in ASGI", "Invalid HTTP", "Invalid UTF-8", "ASGI callable returned without completing")
"""Prefixes of uvicorn's messages that the application logs itself, or that clients could fill the disk with."""


def _is_wanted(record: logging.LogRecord) -> bool:
    """Whether a record is written."""
    return not (record.name == "uvicorn.error" and record.getMessage().startswith(REDUNDANT))


def configure(log: str, stream: TextIO | None = None) -> logging.Handler:
    """Configures logging: `all` or `quiet`, which is only warnings and errors. Returns the handler."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonFormatter())
    handler.addFilter(_is_wanted)
    logging.lastResort = handler  # for other libraries
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
