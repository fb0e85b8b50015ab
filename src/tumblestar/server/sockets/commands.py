"""What a page may ask for besides playing: seats, chat, presence, and what the host sets. One message each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tumblestar.game import BadOption
from tumblestar.record import Refused
from tumblestar.server.tables.membership import USUAL
from tumblestar.server.tables.table import Table
from tumblestar.words import Phrase

KINDS: dict[str, type] = {"key": str, "bot": str, "what": str, "on": bool, "begin": bool}
"""The entries of such messages, besides those of all messages, and what they hold."""
DEEDS = ("say", "hand", "back", "leave", "fill", "missed", "set", "renew", "seen")


async def do(table: Table, person: int, line: object, asked: Mapping[str, Any]) -> None:
    """Does what a message asks for. `line` stands for the page. Raises Refused, StoreProblem."""
    company, seat = table.company, asked.get("seat", -1)
    try:
        match asked["do"]:
            case "say":
                await company.talk.say(person, asked["id"], asked.get("key", ""), asked.get("text", ""))
            case "hand":
                await company.hand(person, seat, asked.get("bot", USUAL))
            case "back":
                await company.take_back_seat(person, seat)
            case "leave":
                await company.leave(person, seat)
            case "fill":
                await company.fill(person, seat, asked.get("bot", USUAL))
            case "missed":
                await company.attendance.choose(person, seat, asked.get("what", "wait"))
            case "set":
                await company.set(person, asked.get("what", ""), asked.get("on", False))
            case "renew":
                await company.invitations.renew(person, asked.get("seat"))
            case _:
                company.attendance.shows(person, line, asked.get("on", True))
    except BadOption as error:
        raise Refused("message", error.phrase) from error
    except IndexError as error:
        raise Refused("message", Phrase("refused-message")) from error
