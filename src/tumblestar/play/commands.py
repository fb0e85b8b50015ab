"""Commands besides playing: seats, chat, presence, and the host's settings."""

from __future__ import annotations

from tumblestar.contract.errors import BadOption
from tumblestar.insight.hints import ODDS
from tumblestar.play.messages import Request, refusal
from tumblestar.record import Refused, refuse_if
from tumblestar.tables.help import LEVELS
from tumblestar.tables.membership import DEFAULT_BOT
from tumblestar.tables.table import Table


async def do(table: Table, person: int, connection: object, request: Request) -> None:
    """Carries out one of the TABLE_COMMANDS. Raises Refused, StoreProblem."""
    membership, seat = table.membership, request.get("seat", -1)
    try:
        match request["do"]:
            case "say":
                await membership.chat.say(person, request["id"], request.get("key", ""), request.get("text", ""))
            case "hand":
                await membership.hand_over(person, seat, request.get("bot", DEFAULT_BOT))
            case "back":
                await membership.take_back_seat(person, seat)
            case "leave":
                await membership.leave_seat(person, seat)
            case "send":
                await membership.send_away(person, seat)
            case "fill":
                await membership.fill_seat(person, seat, request.get("bot", DEFAULT_BOT))
            case "missed":
                await membership.presence_rules.choose(person, seat, request.get("what", "wait"))
            case "allow":
                await membership.help.answer(person, agrees=request.get("on", False))
            case "used":
                await membership.help.use(person, _level(table, request))
            case "set":
                await membership.change_setting(person, request.get("what", ""), request.get("on", False))
            case "renew":
                await membership.invitations.renew(person, request.get("seat"))
            case _:
                membership.presence_rules.set_visible(person, connection, request.get("on", True))
    except BadOption as error:
        raise Refused("message", error.phrase) from error
    except IndexError as error:
        raise refusal() from error


def _level(table: Table, request: Request) -> str:
    """The level of help that a client other than a page shows. Raises Refused where it may not."""
    level = request.get("aid", 0)
    if str(level) not in LEVELS:
        raise refusal()
    refuse_if(level > ODDS and not table.membership.help.is_free, "help", "refused-help")
    return str(level)
