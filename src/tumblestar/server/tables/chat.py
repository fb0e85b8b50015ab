"""The talk at one table: phrases that all read in their own language, lines of text, and the table's own notes."""

from __future__ import annotations

import asyncio

from tumblestar.record import Refused, is_visible
from tumblestar.server.storage import store_people as kept
from tumblestar.server.storage.store_people import Message
from tumblestar.server.tables.ports import Members
from tumblestar.words import Phrase

PHRASES = (
    "chat-hello",
    "chat-luck",
    "chat-nice",
    "chat-oops",
    "chat-thinking",
    "chat-moment",
    "chat-back",
    "chat-thanks",
    "chat-good-game",
    "chat-again",
    "chat-bye",
)
LONGEST_MESSAGE = 300
"""Characters of a message in the chat."""


class Chat:
    """What a company says."""

    def __init__(self, members: Members) -> None:
        self.members = members
        self.table = members.table
        self.messages: list[Message] = []
        """The last of it, in order."""
        self.pages: dict[tuple[object, ...], str] = {}
        """The chat as pages show it, kept until somebody says something."""
        self._talking = asyncio.Lock()

    async def say(self, person: int, client: str, key: str = "", text: str = "") -> None:
        """A phrase, or a line of text, by somebody who sits here. Said again it is as it was: once. Raises Refused."""
        once = f"{person}:{client}"
        try:
            message = self._message(person, key, text)
        except Refused:
            with self.table.store.reading() as connection:
                if kept.was_said(connection, self.table.id, once):
                    return
            raise
        if await self._speak(message, once):
            self.table.updates.publish()

    async def note(
        self, key: str, seat: int, name: str, once: str | None = None, *, is_bot: bool | None = None
    ) -> None:
        """A line that the table itself writes; under the same `once` it is written only once."""
        is_bot = self.table.seats[seat].is_program if is_bot is None else is_bot
        await self._speak(Message(0, 0, name, seat, key, "", self.members.time(), is_bot), once)
        self.table.updates.publish()

    def _message(self, person: int, key: str, text: str) -> Message:
        """What somebody wants to say. Raises Refused."""
        members = self.members
        seats = members.held(person)
        if not seats:
            raise Refused("seat", Phrase("refused-chat-seat"))
        if key and key not in PHRASES:
            raise Refused("message", Phrase("refused-message"))
        text = "" if key else " ".join(text.split())
        if not key and not members.has_chat:
            raise Refused("chat", Phrase("refused-chat-off"))
        if not key and not (0 < len(text) <= LONGEST_MESSAGE and is_visible(text)):
            raise Refused("chat", Phrase("refused-chat-text", {"most": LONGEST_MESSAGE}))
        seat_row = self.table.seats[seats[0]]
        return Message(0, person, seat_row.name, seats[0], key, text, members.time(), seat_row.is_program)

    async def _speak(self, unnumbered: Message, client: str | None) -> bool:
        """Keeps a message and shows it; False if it was said before."""
        async with self._talking:
            message = await self.members.write(lambda c: kept.note_message(c, self.table.id, unnumbered, client))
            if message is None:
                return False
            if not self.messages or message.number > self.messages[-1].number:
                self.messages.append(message)
            self.pages.clear()
            del self.messages[: -kept.CHAT_KEPT]
        return True
