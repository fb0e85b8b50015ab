"""The chat of one table: phrases that all read in their own language, free text, and notes of the table itself."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tumblestar.contract.modules import Name
from tumblestar.contract.seat_names import is_visible
from tumblestar.record import Refused, refuse_if
from tumblestar.record.narration import display_name
from tumblestar.storage import store_people
from tumblestar.storage.restrictions import MUTE
from tumblestar.storage.store_people import Message
from tumblestar.words import Phrase, SeatName
from tumblestar.words.text_input import composed

if TYPE_CHECKING:
    from tumblestar.tables.table import Table

PHRASES = tuple(
    "chat-hello chat-luck chat-nice chat-oops chat-thinking chat-moment chat-back chat-thanks chat-good-game "
    "chat-again chat-bye".split()
)
LONGEST_MESSAGE = 300
"""Characters of a message."""


class Chat:
    """The messages at one table."""

    def __init__(self) -> None:
        self.messages: list[Message] = []
        """The last messages, in order."""
        self.version = 0
        """Rises with every message, and when somebody mutes or blocks another one."""
        self._authors: tuple[int, frozenset[int]] = (0, frozenset())
        """The number of the last message, and everybody who wrote one."""
        self._lock = asyncio.Lock()

    async def say(self, table: Table, person: int, client: str, key: str = "", text: str = "") -> None:
        """Adds a phrase or a text of a person who sits here. A repeated request changes nothing. Raises Refused."""
        request = f"{person}:{client}"
        try:
            message = self._message(table, person, key, text)
        except Refused:
            if table.store.read(lambda connection: store_people.has_message(connection, table.id, request)):
                return
            raise
        if await self._add(table, message, request):
            table.updates.publish()

    async def note(
        self, table: Table, key: str, seat: int, name: str, request: str | None = None, *, is_bot: bool | None = None
    ) -> None:
        """Adds a note of the table itself; only once for the same `request`."""
        is_bot = table.seats[seat].is_program if is_bot is None else is_bot
        await self._add(table, Message(0, 0, name, seat, key, "", table.membership.time(), is_bot), request)
        table.updates.publish()

    def read_by(self, table: Table, person: int) -> list[Message]:
        """The messages without those of people whom a reader has muted."""
        muted = {other for other, kind in table.store.restrictions.by_person(person) if kind == MUTE}
        return [message for message in self.messages if message.person not in muted] if muted else self.messages

    def has_written(self, person: int) -> bool:
        """Whether one of the messages is by a person."""
        last = self.messages[-1].number if self.messages else 0
        if self._authors[0] != last:
            self._authors = last, frozenset(message.person for message in self.messages)
        return bool(person) and person in self._authors[1]

    def author(self, table: Table, message: Message) -> Name:
        """Whom a message is by or about: "you" to the reader, unless somebody else had the seat then."""
        seat = message.seat or 0
        name = display_name(message.name, seat + 1, is_bot=message.is_bot)
        if message.person:
            return SeatName(seat, name) if message.person == table.seats[seat].holder else name
        since = max((one.number for one in self.messages if (one.key, one.seat) == ("note-sat", seat)), default=0)
        return SeatName(seat, name) if message.number >= since else name

    def _message(self, table: Table, person: int, key: str, text: str) -> Message:
        """Validates a message. Raises Refused."""
        members = table.membership
        refuse_if(table.is_blocked(person), "blocked", "refused-blocked-chat")
        seats = table.seats_held_by(person)
        refuse_if(not seats, "seat", "refused-chat-seat")
        refuse_if(key and key not in PHRASES, "message", "refused-message")
        text = "" if key else composed(" ".join(text.split()))
        refuse_if(not key and not members.has_chat, "chat", "refused-chat-off")
        if not key and not (0 < len(text) <= LONGEST_MESSAGE and is_visible(text)):
            raise Refused("chat", Phrase("refused-chat-text", {"most": LONGEST_MESSAGE}))
        seat_row = table.seats[seats[0]]
        return Message(0, person, seat_row.name, seats[0], key, text, members.time(), seat_row.is_program)

    async def _add(self, table: Table, unnumbered: Message, request: str | None) -> bool:
        """Stores and shows a message; False for a repeated request."""
        async with self._lock:
            message = await table.write(
                lambda connection: store_people.add_message(connection, table.id, unnumbered, request)
            )
            if message is None:
                return False
            if not self.messages or message.number > self.messages[-1].number:
                self.messages.append(message)
            self.version += 1
            del self.messages[: -store_people.CHAT_KEPT]
        return True
