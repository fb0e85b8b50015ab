"""The messages of connections as types: commands that clients send, and what they get. docs/server.md describes them.

Each command is a struct, told by its tag `do`. A `CommandTable` reads the commands of one kind of connection and has
the function for each.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Annotated, Any, Union

import msgspec
from msgspec import Meta

from tumblestar.record import Refused
from tumblestar.words import Phrase

MAX_MESSAGE_LENGTH = 10_000
"""Characters of a message from a client."""
MAX_ID_LENGTH = 64
MAX_INT = 1_000_000_000
MAX_ID = 2**63 - 1

Number = Annotated[int, Meta(ge=-MAX_INT, le=MAX_INT)] | None
SeatNumber = Annotated[int, Meta(ge=1, le=MAX_INT)] | None
"""A seat as clients number them, from 1."""
Text = str | None
Flag = bool | None
Id = Annotated[str, Meta(min_length=1, max_length=MAX_ID_LENGTH)] | Annotated[int, Meta(ge=-MAX_ID, le=MAX_ID)]


# -- commands
#
# Unknown fields are ignored; a field that is null counts as left out.


class Command(msgspec.Struct, tag_field="do"):
    """A command; `id` is of the client's choice, and the same one is always the same request."""

    id: Id

    @property
    def request(self) -> str:
        """The id as text."""
        return str(self.id)


class TableCommand(Command):
    """A command for the table as its sender knows it."""

    seen: Number = None

    @property
    def live(self) -> int:
        """The live number that the sender has seen; -1 for none."""
        return -1 if self.seen is None else self.seen


class SeatCommand(Command):
    """A command about a seat."""

    seat: SeatNumber = None

    @property
    def index(self) -> int:
        """The seat from 0; -1 for none."""
        return -1 if self.seat is None else self.seat - 1


class Act(TableCommand, tag="act"):
    """An action, by its number or in notation. `sure`: the tutor does not ask."""

    action: Number = None
    text: Text = None
    sure: Flag = None


class Type(TableCommand, tag="type"):
    """An action in notation, or outcomes of chance."""

    text: Text = None
    sure: Flag = None


class TakeBack(TableCommand, tag="takeback"):
    """Goes back to so many events."""

    kept: Number = None
    practice: Flag = None


class AnswerTakeBack(TableCommand, tag="answer"):
    """Agrees to a request to take back, or ends it."""

    on: Flag = None


class Resign(TableCommand, tag="resign"):
    """Resigns for a seat, by default the first possible."""

    seat: SeatNumber = None


class Rename(SeatCommand, tag="rename"):
    """Names the holder of a seat."""

    name: Text = None


class Say(Command, tag="say"):
    """A chat message: the key of a phrase, or a text."""

    key: Text = None
    text: Text = None


class HandOver(SeatCommand, tag="hand"):
    """Lets a bot stand in."""

    bot: Text = None


class TakeBackSeat(SeatCommand, tag="back"):
    """Ends the stand-in of a bot."""


class LeaveSeat(SeatCommand, tag="leave"):
    """Frees one's own seat."""


class SendAway(SeatCommand, tag="send"):
    """Frees the seat of somebody else."""


class FillSeat(SeatCommand, tag="fill"):
    """Gives a free seat to a bot."""

    bot: Text = None


class Missed(SeatCommand, tag="missed"):
    """Decides about a missing person."""

    what: Text = None


class AllowHelp(Command, tag="allow"):
    """Asks for help among people, or answers who asks."""

    on: Flag = None


class UsedHelp(Command, tag="used"):
    """A client other than a page shows help of a level."""

    aid: Number = None


class ChangeSetting(Command, tag="set"):
    """Switches a setting of the host on or off."""

    what: Text = None
    on: Flag = None


class RenewInvitation(SeatCommand, tag="renew"):
    """Replaces the link to a seat, or the one to watch."""


class ShowPage(Command, tag="seen"):
    """The client is visible, or not."""

    on: Flag = None


# -- of pages alone


class Look(Command, tag="look"):
    """Looks at the position after `at` events, or at the current one."""

    at: Number = None


class ChooseHelp(Command, tag="aid"):
    """Wants help of a level; `amount` is what an action may cost before the tutor asks."""

    aid: Number = None
    amount: Number = None


class ShowText(Command, tag="text"):
    """Opens or closes the board in text."""

    on: Flag = None


class LookAtBoard(SeatCommand, tag="board"):
    """Shows a seat's part of the board large, or one's own."""


class AskWhy(Command, tag="why"):
    """A click on nothing."""

    x: Number = None
    y: Number = None
    on: Flag = None


class Explain(Command, tag="explain"):
    """Wants the legend, or the explanation of one sign."""

    key: Text = None


class SetSpeed(Command, tag="speed"):
    """How quickly bots are to play, as an index of `tables.bots.SPEEDS`."""

    speed: Number = None


class Expect(Command, tag="expect"):
    """Asks the bots what they expect."""


class Restrict(SeatCommand):
    """About whoever holds a seat or wrote a message."""

    message: Number = None
    on: Flag = None


class Mute(Restrict, tag="mute"):
    """Hides a person's messages."""


class Block(Restrict, tag="block"):
    """Keeps a person away from one's tables."""


def name_of(command: Command) -> str:
    """The name of a command: what `do` says."""
    return str(command.__struct_config__.tag)


# -- responses


class Answer(msgspec.Struct, kw_only=True):
    """The response to a request that was carried out; `n` is the live number that it reached."""

    answer: str
    ok: bool = True
    n: int


class Question(Answer, kw_only=True):
    """Nothing was done: the tutor asks first."""

    asks: list[str]


class Remark(Answer, kw_only=True):
    """It was done, and the tutor could not look at it in time."""

    remark: str


class Explanation(Answer, kw_only=True):
    """The legend of the board, or what one sign means, as HTML."""

    legend: str
    sign: str


class Expectation(Answer, kw_only=True):
    """What the bots expect."""

    says: str


class Reason(msgspec.Struct):
    """Why something was refused: a code, the tag of a rule, a sentence, and the page that has the rule."""

    code: str
    tag: str
    words: str
    help: str


class Refusal(msgspec.Struct, kw_only=True):
    """The response to a request that was refused; `answer` is null where it had no readable name."""

    answer: str | None
    ok: bool = False
    n: int
    refused: Reason


class OtherProtocol(msgspec.Struct):
    """The only message to a client that speaks another version of the protocol."""

    refused: Reason
    protocol: int
    reload: bool


class Reload(msgspec.Struct):
    """Tells a page that its scripts are those of another version."""

    reload: bool = True


Response = Answer | Refusal
encode = msgspec.json.encode


# -- reading

Result = Answer | int | None
"""What a command comes to: a response; the live number that it reached; or None if the response comes later."""
Handler = Callable[[Any, Any], Awaitable[Result]]
"""Carries out a command on a connection. Raises Refused, StoreProblem."""


class CommandTable:
    """The commands of one kind of connection: how they are read, and the function for each."""

    def __init__(self, handlers: Mapping[type[Command], Handler]) -> None:
        self.handlers = dict(handlers)
        self._decoder = msgspec.json.Decoder(Union[tuple(self.handlers)])  # noqa: UP007

    @property
    def names(self) -> list[str]:
        """What `do` may say."""
        return [str(command.__struct_config__.tag) for command in self.handlers]

    def read(self, text: str) -> Command:
        """Parses a message, and checks the type of each field of the command. Raises Refused."""
        if len(text) > MAX_MESSAGE_LENGTH:
            raise refusal()
        try:
            command: Command = self._decoder.decode(text)
        except (ValueError, RecursionError) as error:  # msgspec's errors are ValueErrors
            raise refusal() from error
        if not command.request.isprintable():
            raise refusal()
        return command


def refusal() -> Refused:
    """The refusal of an invalid message."""
    return Refused("message", Phrase("refused-message"))
