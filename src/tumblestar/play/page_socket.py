"""The WebSocket of a page, which gets the changed parts of the page, with the commands that only pages send."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import replace
from typing import Any

import msgspec
from starlette.websockets import WebSocket

from tumblestar.bots import expected
from tumblestar.engine.background import Ended
from tumblestar.engine.fair_queue import NOBODY, Full
from tumblestar.insight import hints
from tumblestar.play import advice_panel as helping
from tumblestar.play import commands, messages, timeline, viewer
from tumblestar.play.advice_panel import AIDS, HintValues, is_helped
from tumblestar.play.board_in_words import explanation, legend
from tumblestar.play.connection import Connection
from tumblestar.play.messages import LATER, ActCommand, CommandTable, Done, Handler, Request, Result, refusal
from tumblestar.play.page_updates import NOTHING, make_update, page_of
from tumblestar.play.viewer import Viewer
from tumblestar.record import Refused, refuse_if
from tumblestar.security.limits import asker_of
from tumblestar.storage import Conflict, Failure, StoreProblem
from tumblestar.storage.restrictions import BLOCK, MUTE
from tumblestar.tables.bots import CALM, SPEEDS
from tumblestar.tables.help import EXPECT
from tumblestar.tables.restricting import restrict_at
from tumblestar.tables.table import Table
from tumblestar.web.request_context import number_in
from tumblestar.web.services import services_of
from tumblestar.words import Phrase, say

# -- how the page looks


async def _look(page: PageSocket, command: messages.Look) -> None:
    most = len(page.table.record.events)
    viewer = replace(page.viewer, at=None if command.at is None else max(0, min(command.at, most)))
    try:
        await timeline.prepare(page.socket, viewer)
    except Failure as failure:
        raise Refused("limit", Phrase("refused-limit")) from failure
    page.show(viewer)


async def _choose_help(page: PageSocket, command: messages.ChooseHelp) -> None:
    aid, amount = command.aid, page.amount if command.amount is None else command.amount
    if aid is None or aid not in AIDS or amount not in hints.TUTOR_AMOUNTS:
        raise refusal()
    page.amount = amount
    page.show(replace(page.viewer, aid=aid))


async def _show_text(page: PageSocket, command: messages.ShowText) -> None:
    page.show(replace(page.viewer, text=bool(command.on)))


async def _ask_why(page: PageSocket, command: messages.AskWhy) -> None:
    viewer.refuse_click(page.viewer, command.part or "", command.x or 0, command.y or 0, bool(command.on))


async def _explain(page: PageSocket, command: messages.Explain) -> messages.Explanation:
    sign = command.key or ""
    text = explanation(page.viewer, sign) if sign else legend(page.viewer)
    return messages.Explanation(id=command.id, n=page.table.live, legend=text, sign=sign)


async def _set_speed(page: PageSocket, command: messages.SetSpeed) -> None:
    page.speed = CALM if command.speed is None else command.speed
    if not 0 <= page.speed < len(SPEEDS):
        page.speed = CALM
        raise refusal()
    page.wish_pace()


async def _show_page(page: PageSocket, command: messages.ShowPage) -> Result:
    page.is_seen = command.on is not False
    page.wish_pace()
    return await commands.HANDLERS[messages.ShowPage](page, command)


async def _expect(page: PageSocket, command: messages.Expect) -> int:
    page.start_expecting(command.id)
    return LATER  # when the bots have answered


async def _restrict(page: PageSocket, command: messages.Restrict) -> None:
    """Mutes or blocks a person, or ends that."""
    kind = MUTE if isinstance(command, messages.Mute) else BLOCK
    seat, registry = None if command.seat is None else command.index, services_of(page.socket).registry
    await restrict_at(registry, page.table, page.person, kind, seat, command.message, bool(command.on))


# -- playing


async def _play(page: PageSocket, command: ActCommand) -> Result:
    """Plays an action, unless the tutor asks first."""
    looked = await page.look_at(command)
    if asked := looked.asked:
        words = [say(page.lang, phrase, page.table.game.name, page.reader) for phrase in looked.question]
        drawn = helping.drawn_doubt(page.viewer, asked)
        two: Any = {"action": asked.action, "better": asked.better, "worth": drawn}
        return messages.Question(id=command.id, n=page.table.live, asks=words, **two)
    number: int = await commands.HANDLERS[type(command)](page, command)  # type: ignore[assignment]
    page.return_to_now()
    if looked.remark and number:
        return messages.Remark(id=command.id, n=number, remark=say(page.lang, looked.remark))
    return number


def _returning(handler: Handler) -> Handler:
    """The same, after which the page shows the current position."""

    async def carry_out(page: Any, command: Any) -> Result:
        result = await handler(page, command)
        page.return_to_now()
        return result

    return carry_out


_PLAYING = (messages.TakeBackCommand, messages.AnswerCommand, messages.ResignCommand, messages.Rename)
HANDLERS: dict[type[Request], Handler] = {
    **commands.HANDLERS,
    **{command: _returning(commands.HANDLERS[command]) for command in _PLAYING},
    ActCommand: _play,
    messages.ShowPage: _show_page,
    messages.Look: _look,
    messages.Expect: _expect,
    messages.ChooseHelp: _choose_help,
    messages.ShowText: _show_text,
    messages.AskWhy: _ask_why,
    messages.Explain: _explain,
    messages.SetSpeed: _set_speed,
    messages.Mute: _restrict,
    messages.Block: _restrict,
}
PAGE_COMMANDS = CommandTable(HANDLERS)


# -- page socket


class PageSocket(Connection):
    """The connection of one page: its viewer, and the page that was sent last."""

    commands = PAGE_COMMANDS

    def __init__(self, socket: WebSocket, table: Table, person: int, lang: str) -> None:
        super().__init__(socket, table, person, lang)
        self.viewer = Viewer(table, person, lang)
        self.sent = NOTHING
        self.expecting: asyncio.Task[None] | None = None
        self.speed = CALM
        self.asker = NOBODY
        self.values = HintValues(services_of(socket).evaluations, self.mark_stale)
        self.amount = hints.TUTOR_USUAL
        """What an action may cost before the tutor asks, in points of a percent."""
        self.noting: asyncio.Task[None] | None = None

    def begin_as(self, page: WebSocket) -> None:
        """Takes over how the page looks, as its address says."""
        query, self.asker = page.query_params, asker_of(page)
        aid, speed = query.get("aid", ""), number_in(query.get("speed"))
        if (amount := number_in(query.get("amount"))) in hints.TUTOR_AMOUNTS:
            self.amount = amount
        self.viewer = replace(
            self.viewer,
            at=number_in(query.get("at")),
            aid=int(aid) if aid in map(str, AIDS) else 0,
            origin=page.headers.get("origin", ""),
            text=query.get("text") == "1",
        )
        self.is_seen, self.seats = query.get("seen") != "0", number_in(query.get("seats")) or self.seats
        if speed is not None and speed < len(SPEEDS):
            self.speed = speed
        self.resume(query.get("print", ""))

    @property
    def reader(self) -> int | None:
        """The seat of whoever looks at the page."""
        return self.viewer.you

    def update(self, response: Done | None = None) -> bytes | None:
        """The message with the changed parts."""
        begin = msgspec.structs.asdict(response) if response else None
        text, self.sent = make_update(self.viewer, self.sent, begin)
        self.values.want(self.viewer, self.asker)
        if is_helped(self.viewer):
            self.note_help(str(self.viewer.help))
        return text

    def resume(self, known: str) -> None:
        """Skips the first update if the page has the fingerprint `known`."""
        page = page_of(self.viewer)
        if known == page.fingerprint:
            self.sent = page

    def show(self, viewer: Viewer) -> None:
        """Shows the page to a viewer who looks in another way."""
        self.viewer = viewer
        self.mark_stale()

    def return_to_now(self) -> None:
        """Shows the current position."""
        if not self.viewer.is_live:
            self.show(replace(self.viewer, at=None))

    async def look_at(self, command: ActCommand) -> helping.Looked:
        """What the tutor has to say about an action, for viewers who want that."""
        evaluations = services_of(self.socket).evaluations
        return await helping.look(self.viewer, evaluations, self.asker, command, self.amount)

    def note_help(self, level: str) -> None:
        """Lets the table note that this person uses help, if it has not."""
        known = self.table.membership.help
        if not known.has_noted(self.person, level) and (self.noting is None or self.noting.done()):
            self.noting = asyncio.create_task(self._note(level))

    async def _note(self, level: str) -> None:
        with suppress(StoreProblem, Conflict):  # the next update tries again
            await self.table.membership.help.use(self.table, self.person, level)

    async def run(self) -> None:
        """Serves the client until either side disconnects; bots keep its pace as long."""
        self.wish_pace()
        try:
            await super().run()
        finally:
            self.values.close()
            self.table.pace.wish(self, None)

    def wish_pace(self) -> None:
        """Lets bots play at the page's speed while a player sees it."""
        is_player = self.person == self.table.owner or self.table.seats_held_by(self.person)
        self.table.pace.wish(self, SPEEDS[self.speed] if is_player and self.is_seen else None)

    def start_expecting(self, request: str) -> None:
        """Asks the bots that search which moves they expect. A page has one such request at a time."""
        refuse_if(not self.table.has_evaluating_bot or self.table.actor < 0, "over", "refused-expect")
        refuse_if(self.expecting and not self.expecting.done(), "busy", "refused-expect-busy")
        refuse_if(not self.table.membership.help.is_free(self.table), "help", "refused-help")
        self.note_help(EXPECT)
        self.expecting = asyncio.create_task(self._expect(request))

    async def _expect(self, request: str) -> None:
        table, lang, work = self.table, self.lang, services_of(self.socket).background
        asked = table.game.name, table.game.state_text(table.state)
        phrase = Phrase("expect-not-yet")
        with suppress(Ended, Full):
            if moves := await work.answer(expected, *asked, asker=asker_of(self.socket)):
                phrase = Phrase("expect-line", {"line": ", ".join(moves)})
        self.respond(messages.Expectation(id=request, n=table.live, says=say(lang, phrase)))
