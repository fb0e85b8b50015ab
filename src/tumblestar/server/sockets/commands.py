"""Commands besides playing: seats, chat, presence, and the host's settings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tumblestar.contract.errors import BadOption
from tumblestar.record import Refused
from tumblestar.server.tables.membership import USUAL
from tumblestar.server.tables.table import Table
from tumblestar.words import Phrase

KINDS: dict[str, type] = {"key": str, "bot": str, "what": str, "on": bool, "begin": bool}
"""The keys that messages with these commands may have besides the usual ones, and their types."""
COMMANDS = ("say", "hand", "back", "leave", "fill", "missed", "set", "renew", "seen")


async def do(table: Table, person: int, connection: object, asked: Mapping[str, Any]) -> None:
    """Does what a message asks for on a connection. Raises Refused, StoreProblem."""
    membership, seat = table.membership, asked.get("seat", -1)
    try:
        match asked["do"]:
            case "say":
                await membership.chat.say(person, asked["id"], asked.get("key", ""), asked.get("text", ""))
            case "hand":
                await membership.hand(person, seat, asked.get("bot", USUAL))
            case "back":
                await membership.take_back_seat(person, seat)
            case "leave":
                await membership.leave(person, seat)
            case "fill":
                await membership.fill(person, seat, asked.get("bot", USUAL))
            case "missed":
                await membership.presence_rules.choose(person, seat, asked.get("what", "wait"))
            case "set":
                await membership.set(person, asked.get("what", ""), asked.get("on", False))
            case "renew":
                await membership.invitations.renew(person, asked.get("seat"))
            case _:
                membership.presence_rules.shows(person, connection, asked.get("on", True))
    except BadOption as error:
        raise Refused("message", error.phrase) from error
    except IndexError as error:
        raise Refused("message", Phrase("refused-message")) from error
