"""What clients ask for, and the responses over a WebSocket. docs/server.md describes them.

Programs ask for the same over both transports: a request is the body of an operation of the API, and with `do` it is
a command of a WebSocket, which has more of them. A `CommandTable` reads the commands of one kind of connection and has
the function for each.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Annotated, Any, Union

import msgspec
from msgspec import Meta, Struct

from tumblestar.record import Refused
from tumblestar.tables.chat import LONGEST_MESSAGE, PHRASES
from tumblestar.words import Phrase

MAX_MESSAGE_LENGTH = 10_000
"""Characters of a message from a client."""
MAX_ID_LENGTH = 64
MAX_ACTION_LENGTH = 2_000
MAX_NUMBER = 1_000_000_000

Id = Annotated[str, Meta(min_length=1, max_length=MAX_ID_LENGTH, pattern=r"^[!-~]+$")]
Number = Annotated[int, Meta(ge=0, le=MAX_NUMBER)]
Seat = Annotated[int, Meta(ge=1, le=9)]
"""A seat as clients number them, from 1."""
PhraseName = Annotated[str, Meta(pattern=f"^({'|'.join(PHRASES)})$")]
Integer = Annotated[int, Meta(ge=-MAX_NUMBER, le=MAX_NUMBER)] | None
Text = str | None
Flag = bool | None


# -- requests, by either transport


class RequestBody(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of a request. The API refuses unknown fields, so that typing errors do not go unnoticed."""


class Request(RequestBody, frozen=True):
    """A request; `id` is of the client's choice, and the same one is always the same request."""

    id: Id


class TableRequest(Request, frozen=True):
    """A request about a table that the client has seen up to a live number."""

    seen: Number


class Act(TableRequest, frozen=True):
    """An action: its number among the legal ones, or its notation: `text`, also outcomes separated by spaces.

    `action` as text is deprecated (docs/promises.md).
    """

    action: Number | Annotated[str, Meta(min_length=1, max_length=MAX_ACTION_LENGTH)] | None = None
    text: Annotated[str, Meta(min_length=1, max_length=MAX_ACTION_LENGTH)] | None = None


class TakeBack(TableRequest, frozen=True):
    """A request to take back the last action, or all after the first `kept` events."""

    kept: Number | None = None
    practice: bool = False


class Answer(TableRequest, frozen=True):
    """An answer to a request to take back."""

    agree: bool


class Resign(TableRequest, frozen=True):
    """A resignation, by default for the first possible seat."""

    seat: Seat | None = None


class Say(Request, frozen=True):
    """A chat message: free text, or a phrase that every reader gets translated."""

    text: Annotated[str, Meta(max_length=LONGEST_MESSAGE)] = ""
    phrase: PhraseName | None = None


# -- commands: requests over a WebSocket
#
# Unknown fields are ignored, and lengths are left to the table, whose refusals are for people.


class ActCommand(Act, frozen=True, tag_field="do", tag="act", forbid_unknown_fields=False):
    """The same. `sure`: the tutor does not ask."""

    action: Number | None = None
    text: Text = None
    sure: Flag = None


class TakeBackCommand(TakeBack, frozen=True, tag_field="do", tag="takeback", forbid_unknown_fields=False):
    """The same."""


class AnswerCommand(Answer, frozen=True, tag_field="do", tag="answer", forbid_unknown_fields=False):
    """The same."""


class ResignCommand(Resign, frozen=True, tag_field="do", tag="resign", forbid_unknown_fields=False):
    """The same."""


class SayCommand(Say, frozen=True, tag_field="do", tag="say", forbid_unknown_fields=False):
    """The same."""

    text: str = ""


class Command(Request, frozen=True, tag_field="do", forbid_unknown_fields=False):
    """A command that the API does not have. A field that is null counts as left out."""


class SeatCommand(Command, frozen=True):
    """A command about a seat."""

    seat: Seat | None = None

    @property
    def index(self) -> int:
        """The seat from 0; -1 for none."""
        return -1 if self.seat is None else self.seat - 1


class Rename(SeatCommand, frozen=True, tag="rename"):
    """Names the holder of a seat."""

    name: Text = None


class HandOver(SeatCommand, frozen=True, tag="hand"):
    """Lets a bot stand in."""

    bot: Text = None


class TakeBackSeat(SeatCommand, frozen=True, tag="back"):
    """Ends the stand-in of a bot."""


class LeaveSeat(SeatCommand, frozen=True, tag="leave"):
    """Frees one's own seat."""


class SendAway(SeatCommand, frozen=True, tag="send"):
    """Frees the seat of somebody else."""


class FillSeat(SeatCommand, frozen=True, tag="fill"):
    """Gives a free seat to a bot; all of them where none is named, by default to bots of the level played last."""

    bot: Text = None


class StartNow(Command, frozen=True, tag="start"):
    """Begins the game of those who are there, without the free seats."""


class Missed(SeatCommand, frozen=True, tag="missed"):
    """Decides about a missing person."""

    what: Text = None


class AllowHelp(Command, frozen=True, tag="allow"):
    """Asks for help among people, or answers who asks."""

    on: Flag = None


class UsedHelp(Command, frozen=True, tag="used"):
    """A client other than a page shows help of a level."""

    aid: Integer = None


class ChangeSetting(Command, frozen=True, tag="set"):
    """Switches a setting of the host on or off."""

    what: Text = None
    on: Flag = None


class RenewInvitation(SeatCommand, frozen=True, tag="renew"):
    """Replaces the link to a seat, the one to watch, or with `what` "table" the one to all free seats."""

    what: Text = None


class ShowPage(Command, frozen=True, tag="seen"):
    """The client is visible, or not."""

    on: Flag = None


# -- of pages alone


class Look(Command, frozen=True, tag="look"):
    """Looks at the position after `at` events, or at the current one."""

    at: Integer = None


class ChooseHelp(Command, frozen=True, tag="aid"):
    """Wants help of a level; `amount` is what an action may cost before the tutor asks."""

    aid: Integer = None
    amount: Integer = None


class ShowText(Command, frozen=True, tag="text"):
    """Opens or closes the board in text."""

    on: Flag = None


class AskWhy(Command, frozen=True, tag="why"):
    """A click on nothing, at a point of a part of the picture."""

    part: Text = None
    x: Integer = None
    y: Integer = None
    on: Flag = None


class Explain(Command, frozen=True, tag="explain"):
    """Wants the legend, or the explanation of one sign."""

    key: Text = None


class SetSpeed(Command, frozen=True, tag="speed"):
    """How quickly bots are to play, as an index of `tables.bots.SPEEDS`."""

    speed: Integer = None


class Expect(Command, frozen=True, tag="expect"):
    """Asks the bots what they expect."""


class Restrict(SeatCommand, frozen=True):
    """About whoever holds a seat or wrote a message."""

    message: Integer = None
    on: Flag = None


class Mute(Restrict, frozen=True, tag="mute"):
    """Hides a person's messages."""


class Block(Restrict, frozen=True, tag="block"):
    """Keeps a person away from one's tables."""


def name_of(command: Request) -> str:
    """The name of a command: what `do` says."""
    return str(command.__struct_config__.tag)


# -- responses


class Done(Struct, kw_only=True, tag_field="type", tag="done"):
    """The response to a request that was carried out and is on disk; `n` is the live number that it reached."""

    id: str
    ok: bool = True
    n: int


class Question(Done, kw_only=True, tag="done"):
    """Nothing was done: the tutor asks first, about an action for which it knows a better one."""

    asks: list[str]
    action: int
    better: int
    worth: dict[str, str]
    """What the two are worth, drawn on their targets, by part."""


class Remark(Done, kw_only=True, tag="done"):
    """It was done, and the tutor could not look at it in time."""

    remark: str


class Explanation(Done, kw_only=True, tag="done"):
    """The legend of the board, or what one sign means, as HTML."""

    legend: str
    sign: str


class Expectation(Done, kw_only=True, tag="done"):
    """What the bots expect."""

    says: str


class Reason(Struct):
    """Why something was refused, as in the API: a code, the tag of a rule, a sentence, and the page about it."""

    code: str
    tag: str
    detail: str
    help: str


class Refusal(Struct, kw_only=True, tag_field="type", tag="refused"):
    """The response to a request that was refused; `id` is null where it had no readable one."""

    id: str | None
    ok: bool = False
    n: int
    refused: Reason


class ProtocolReason(Reason):
    """The reason in the words of all protocols: before 4, `detail` was `words`."""

    words: str


class OtherProtocol(Struct, tag_field="type", tag="protocol"):
    """The only message to a client that speaks another version of the protocol. Its form stays as it is."""

    refused: ProtocolReason
    protocol: int
    reload: bool


class Reload(Struct):
    """Tells a page that its scripts are those of another version."""

    reload: bool = True


Response = Done | Refusal
encode = msgspec.json.encode


# -- reading

LATER = -1
Result = Done | int | None
"""What a command comes to: a response; the live number that it reached, None for the current one; or LATER."""
Handler = Callable[[Any, Any], Awaitable[Result]]
"""Carries out a command on a connection. Raises Refused, StoreProblem."""


class CommandTable:
    """The commands of one kind of connection: how they are read, and the function for each."""

    def __init__(self, handlers: Mapping[type[Request], Handler]) -> None:
        self.handlers = dict(handlers)
        self._decoder = msgspec.json.Decoder(Union[tuple(self.handlers)])  # noqa: UP007

    @property
    def names(self) -> list[str]:
        """What `do` may say."""
        return [str(command.__struct_config__.tag) for command in self.handlers]

    def read(self, text: str) -> Request:
        """Parses a message, and checks the type of each field of the command. Raises Refused."""
        if len(text) > MAX_MESSAGE_LENGTH:
            raise refusal()
        try:
            request: Request = self._decoder.decode(text)
        except (ValueError, RecursionError) as error:  # msgspec's errors are ValueErrors
            raise refusal() from error
        return request


class _Named(Struct):
    id: Id


_names = msgspec.json.Decoder(_Named)


def id_of(text: str) -> str | None:
    """The id of an invalid message, if that can be read."""
    with suppress(ValueError, RecursionError):
        return _names.decode(text[:MAX_MESSAGE_LENGTH]).id
    return None


def refusal() -> Refused:
    """The refusal of an invalid message."""
    return Refused("message", Phrase("refused-message"))
