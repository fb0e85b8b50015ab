"""What clients may ask for: playing, seats, chat, presence, and the host's settings. Each function does one command.

They raise Refused, BadOption or StoreProblem where nothing was done. `page_socket.py` has what only pages ask for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tumblestar.insight.hints import ODDS
from tumblestar.play import messages
from tumblestar.play.messages import CommandTable, Handler, Request, refusal
from tumblestar.record import Refused, refuse_if
from tumblestar.storage.store_people import TABLE, WATCH
from tumblestar.tables.help import LEVELS
from tumblestar.tables.membership import DEFAULT_BOT
from tumblestar.web import forms
from tumblestar.words import Phrase

if TYPE_CHECKING:
    from tumblestar.play.connection import Connection

# -- playing: each returns the live number that is reached


async def _act(connection: Connection, command: messages.ActCommand) -> int:
    if command.text is not None:
        return await connection.table.type_in(connection.person, command.id, command.seen, command.text)
    if command.action is None:
        raise refusal()
    return await connection.table.act(connection.person, command.id, command.seen, command.action)


async def _take_back(connection: Connection, command: messages.TakeBack) -> int:
    return await connection.table.take_back(
        connection.person, command.id, command.seen, command.kept, is_practice=command.practice
    )


async def _answer_take_back(connection: Connection, command: messages.Answer) -> int:
    return await connection.table.answer_take_back(connection.person, command.id, command.seen, agrees=command.agree)


async def _resign(connection: Connection, command: messages.Resign) -> int:
    seat = None if command.seat is None else command.seat - 1
    return await connection.table.resign(connection.person, command.id, command.seen, seat)


# -- people: these do not raise the live number


async def _rename(connection: Connection, command: messages.Rename) -> None:
    await connection.table.membership.rename(connection.table, connection.person, command.index, command.name or "")


async def _say(connection: Connection, command: messages.Say) -> None:
    if connection.chat_limit and connection.chat_limit():
        raise Refused("limit", Phrase("refused-limit"))
    table = connection.table
    await table.membership.chat.say(table, connection.person, command.id, command.phrase or "", command.text)


async def _hand_over(connection: Connection, command: messages.HandOver) -> None:
    await connection.table.membership.hand_over(connection.table, connection.person, command.index, _bot(command.bot))


async def _take_back_seat(connection: Connection, command: messages.TakeBackSeat) -> None:
    await connection.table.membership.take_back_seat(connection.table, connection.person, command.index)


async def _leave_seat(connection: Connection, command: messages.LeaveSeat) -> None:
    await connection.table.membership.leave_seat(connection.table, connection.person, command.index)


async def _send_away(connection: Connection, command: messages.SendAway) -> None:
    await connection.table.membership.send_away(connection.table, connection.person, command.index)


async def _fill_seat(connection: Connection, command: messages.FillSeat) -> None:
    table, person = connection.table, connection.person
    if command.seat is None:
        await table.membership.fill_seat(table, person, None, command.bot or forms.last_bot(table, person))
    else:
        await table.membership.fill_seat(table, person, command.index, _bot(command.bot))


async def _start_now(connection: Connection, command: messages.StartNow) -> None:
    await connection.table.membership.start_now(connection.table, connection.person)


async def _decide_about_missed(connection: Connection, command: messages.Missed) -> None:
    choice = "wait" if command.what is None else command.what
    await connection.table.membership.presence_rules.choose(connection.table, connection.person, command.index, choice)


async def _allow_help(connection: Connection, command: messages.AllowHelp) -> None:
    await connection.table.membership.help.answer(connection.table, connection.person, agrees=bool(command.on))


async def _note_help(connection: Connection, command: messages.UsedHelp) -> None:
    """Notes the level of help that a client other than a page shows."""
    level, table, rules = command.aid or 0, connection.table, connection.table.membership.help
    if str(level) not in LEVELS:
        raise refusal()
    refuse_if(level > ODDS and not rules.is_free(table), "help", "refused-help")
    await rules.use(table, connection.person, str(level))


async def _change_setting(connection: Connection, command: messages.ChangeSetting) -> None:
    table = connection.table
    await table.membership.change_setting(table, connection.person, command.what or "", bool(command.on))


async def _renew_invitation(connection: Connection, command: messages.RenewInvitation) -> None:
    seat = None if command.seat is None else command.index
    kind = TABLE if command.what == TABLE else WATCH
    await connection.table.membership.invitations.renew(connection.table, connection.person, seat, kind)


async def _show_page(connection: Connection, command: messages.ShowPage) -> None:
    is_visible = command.on is not False
    connection.table.membership.presence_rules.set_visible(connection.table, connection.person, connection, is_visible)


def _bot(name: str | None) -> str:
    return DEFAULT_BOT if name is None else name


HANDLERS: dict[type[Request], Handler] = {
    messages.ActCommand: _act,
    messages.TakeBackCommand: _take_back,
    messages.AnswerCommand: _answer_take_back,
    messages.ResignCommand: _resign,
    messages.Rename: _rename,
    messages.SayCommand: _say,
    messages.HandOver: _hand_over,
    messages.TakeBackSeat: _take_back_seat,
    messages.LeaveSeat: _leave_seat,
    messages.SendAway: _send_away,
    messages.FillSeat: _fill_seat,
    messages.StartNow: _start_now,
    messages.Missed: _decide_about_missed,
    messages.ChangeSetting: _change_setting,
    messages.RenewInvitation: _renew_invitation,
    messages.ShowPage: _show_page,
    messages.AllowHelp: _allow_help,
    messages.UsedHelp: _note_help,
}
"""The commands of every connection."""
PROGRAM_COMMANDS = CommandTable(HANDLERS)
