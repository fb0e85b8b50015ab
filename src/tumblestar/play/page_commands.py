"""What only pages ask for: how the page looks, help, and restrictions; and playing with a tutor who asks first."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tumblestar.insight import hints
from tumblestar.play import commands, messages, viewer
from tumblestar.play.advice_panel import AIDS
from tumblestar.play.legend import explanation, legend
from tumblestar.play.messages import Command, CommandTable, Explanation, Handler, Question, Remark, Result, refusal
from tumblestar.storage.restrictions import BLOCK, MUTE
from tumblestar.tables.pace import NORMAL, SPEEDS
from tumblestar.tables.restricting import restrict_at
from tumblestar.web.services import services_of
from tumblestar.words import say

if TYPE_CHECKING:
    from tumblestar.play.page_socket import PageSocket

# -- how the page looks


async def _look(page: PageSocket, command: messages.Look) -> int:
    most = len(page.table.record.events)
    page.show(replace(page.viewer, at=None if command.at is None else max(0, min(command.at, most))))
    return page.table.live


async def _choose_help(page: PageSocket, command: messages.ChooseHelp) -> int:
    aid, amount = command.aid, page.amount if command.amount is None else command.amount
    if aid is None or aid not in AIDS or amount not in hints.TUTOR_AMOUNTS:
        raise refusal()
    page.amount = amount
    page.show(replace(page.viewer, aid=aid))
    return page.table.live


async def _look_at_board(page: PageSocket, command: messages.LookAtBoard) -> int:
    board = None if command.seat is None else command.index
    if page.table.game.picture.board_of is None or (board or 0) >= len(page.table.seats):
        raise refusal()
    page.show(replace(page.viewer, board=board))
    return page.table.live


async def _show_text(page: PageSocket, command: messages.ShowText) -> int:
    page.show(replace(page.viewer, text=bool(command.on)))
    return page.table.live


async def _ask_why(page: PageSocket, command: messages.AskWhy) -> int:
    viewer.refuse_click(page.viewer, command.x or 0, command.y or 0, bool(command.on))
    return page.table.live


async def _explain(page: PageSocket, command: messages.Explain) -> Explanation:
    sign = command.key or ""
    text = explanation(page.viewer, sign) if sign else legend(page.viewer)
    return Explanation(answer=command.request, n=page.table.live, legend=text, sign=sign)


async def _set_speed(page: PageSocket, command: messages.SetSpeed) -> int:
    page.speed = NORMAL if command.speed is None else command.speed
    if not 0 <= page.speed < len(SPEEDS):
        page.speed = NORMAL
        raise refusal()
    page.wish_pace()
    return page.table.live


async def _show_page(page: PageSocket, command: messages.ShowPage) -> Result:
    page.is_seen = command.on is not False
    page.wish_pace()
    return await commands.HANDLERS[messages.ShowPage](page, command)


async def _expect(page: PageSocket, command: messages.Expect) -> None:
    page.start_expecting(command.request)  # the response follows when the bots have answered


async def _restrict(page: PageSocket, command: messages.Restrict) -> int:
    """Mutes or blocks a person, or ends that."""
    kind = MUTE if isinstance(command, messages.Mute) else BLOCK
    seat, registry = None if command.seat is None else command.index, services_of(page.socket).registry
    await restrict_at(registry, page.table, page.person, kind, seat, command.message, bool(command.on))
    return page.table.live


# -- playing


async def _play(page: PageSocket, command: messages.Act | messages.Type) -> Result:
    """Plays an action, unless the tutor asks first."""
    looked = await page.look_at(command)
    if looked.question:
        words = [say(page.lang, phrase, page.table.game.name, page.reader) for phrase in looked.question]
        return Question(answer=command.request, n=page.table.live, asks=words)
    number: int = await commands.HANDLERS[type(command)](page, command)  # type: ignore[assignment]
    page.return_to_now()
    if looked.remark and number:
        return Remark(answer=command.request, n=number, remark=say(page.lang, looked.remark))
    return number


def _returning(handler: Handler) -> Handler:
    """The same, after which the page shows the current position."""

    async def carry_out(page: Any, command: Any) -> Result:
        result = await handler(page, command)
        page.return_to_now()
        return result

    return carry_out


_PLAYING = (messages.TakeBack, messages.AnswerTakeBack, messages.Resign, messages.Rename)
HANDLERS: dict[type[Command], Handler] = {
    **commands.HANDLERS,
    **{command: _returning(commands.HANDLERS[command]) for command in _PLAYING},
    messages.Act: _play,
    messages.Type: _play,
    messages.ShowPage: _show_page,
    messages.Look: _look,
    messages.Expect: _expect,
    messages.ChooseHelp: _choose_help,
    messages.ShowText: _show_text,
    messages.LookAtBoard: _look_at_board,
    messages.AskWhy: _ask_why,
    messages.Explain: _explain,
    messages.SetSpeed: _set_speed,
    messages.Mute: _restrict,
    messages.Block: _restrict,
}
PAGE_COMMANDS = CommandTable(HANDLERS)
