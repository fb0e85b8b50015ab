"""The messages that clients send: their fields, and their validation. docs/server.md describes them."""

from __future__ import annotations

from typing import Required, TypedDict, cast, get_type_hints

import orjson

from tumblestar.record import Refused
from tumblestar.words import Phrase

MAX_MESSAGE_LENGTH = 10_000
"""Characters of a message from a client."""
MAX_ID_LENGTH = 64
MAX_INT = 1_000_000_000

PLAY_COMMANDS = ("act", "takeback", "answer", "resign", "type", "rename")
TABLE_COMMANDS = ("say", "hand", "back", "leave", "send", "fill", "missed", "set", "renew", "seen", "allow", "used")
"""Commands about seats, chat, presence, and the host's settings (`commands.py`)."""
COMMANDS = (*PLAY_COMMANDS, *TABLE_COMMANDS)
"""The commands of every connection."""


class Request(TypedDict, total=False):
    """A validated request. `seat` is an index from 0 here, and a number from 1 in the message."""

    id: Required[str]
    """Of the client's choice."""
    do: Required[str]
    """The command."""
    seen: int
    action: int
    at: int
    seat: int
    aid: int
    amount: int
    sure: bool
    speed: int
    text: str
    name: str
    key: str
    bot: str
    what: str
    x: int
    y: int
    on: bool
    kept: int
    message: int
    practice: bool


FIELDS: dict[str, type] = get_type_hints(Request)


def read(text: str, allowed: tuple[str, ...] = COMMANDS) -> Request:
    """Parses a message and checks the type of each field; ignores unknown fields and nulls. Raises Refused."""
    if len(text) > MAX_MESSAGE_LENGTH:
        raise refusal()
    try:
        message: object = orjson.loads(text)
    except (ValueError, RecursionError) as error:
        raise refusal() from error
    if not isinstance(message, dict):
        raise refusal()
    request: dict[str, object] = {}
    for key, value in cast("dict[str, object]", message).items():
        kind = FIELDS.get(key)
        if kind is None or value is None:
            continue
        if key == "id" and type(value) is int:
            value = str(value)
        elif type(value) is not kind or (type(value) is int and abs(value) > MAX_INT):
            raise refusal()
        request[key] = value
    found = cast("Request", request)
    name, seat = found.get("id", ""), found.get("seat", 1) - 1
    if "seat" in found:
        found["seat"] = seat
    if seat < 0 or found.get("do") not in allowed or not 0 < len(name) <= MAX_ID_LENGTH or not name.isprintable():
        raise refusal()
    return found


def refusal() -> Refused:
    """The refusal of an invalid message."""
    return Refused("message", Phrase("refused-message"))
