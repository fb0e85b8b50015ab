"""Help with decisions at a table: who may use it, and that it was used.

Whoever plays alone, or against bots, may use all of it. Where several people play, what is above the odds is off unless
all of them agree. One asks, the others agree or decline; anybody may end it again. Who has agreed is one of the table's
settings. Help that was used is a note of the table, once for each person and level.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tumblestar.record import refuse_if
from tumblestar.storage import store_people
from tumblestar.tables.chat import Chat

if TYPE_CHECKING:
    from tumblestar.tables.membership import Membership

SETTING = "help"
EXPECT = "expect"
"""What is noted where a bot was asked what it expects."""
NOTE = "note-help-"
"""Begins the keys of notes about help that was used."""
LEVELS = ("1", "2", "3", "4")
"""The levels of help of `insight/hints.py` that are noted."""

Stored = dict[str, list[int]]


class Help:
    """Help with decisions at one table."""

    def __init__(self, members: Membership, chat: Chat) -> None:
        self._members, self._chat = members, chat
        self._agreed: Sequence[int] = ()
        """The people who have agreed, who asked first; all of them: it is on."""
        self._declined: Sequence[int] = ()
        """Whose request was declined; they cannot ask again."""
        self._noted: set[str] = set()

    def load(self, settings: Mapping[str, Any]) -> None:
        """Takes over what is stored."""
        stored: Stored = settings.get(SETTING) or {}
        self._agreed, self._declined = stored.get("agreed", ()), stored.get("declined", ())

    def stored(self) -> dict[str, Stored]:
        """The setting as it is stored; empty as long as nobody has asked."""
        if not self._agreed and not self._declined:
            return {}
        return {SETTING: {"agreed": list(self._agreed), "declined": list(self._declined)}}

    # -- reading

    @property
    def voters(self) -> set[int]:
        """The people who play here, without those for whom a bot stands in."""
        rows = self._members.table.seats
        return {row.holder for row in rows if row.holder and not row.bot and not row.is_program}

    @property
    def is_shared(self) -> bool:
        """Whether several people play, so that it takes all of them to allow help."""
        return len(self.voters) > 1 and not self._members.table.is_over

    @property
    def is_free(self) -> bool:
        """Whether all help may be used."""
        return not self.is_shared or self.voters <= set(self._agreed)

    @property
    def asker(self) -> int:
        """Who has asked for help, as long as not all have answered; 0 for nobody."""
        voters = self.voters
        return 0 if self.is_free else next((person for person in self._agreed if person in voters), 0)

    @property
    def undecided(self) -> set[int]:
        """The people who have not answered yet."""
        return self.voters - set(self._agreed) if self.asker else set()

    def may_ask(self, person: int) -> bool:
        """Whether a person may ask the others."""
        return not self.is_free and not self.asker and person in self.voters and person not in self._declined

    # -- changing

    async def answer(self, person: int, *, agrees: bool) -> None:
        """Asks for help, or agrees to it; or ends it: declines, withdraws, or switches it off.

        A repeated answer changes nothing. Raises Refused, StoreProblem.
        """
        table, members = self._members.table, self._members
        refuse_if(table.is_over, "over", "refused-over")
        refuse_if(person not in self.voters, "seat", "refused-not-yours")
        if not self.is_shared or (person in self._agreed if agrees else not self._agreed):
            return
        asker = self.asker
        refuse_if(agrees and not asker and person in self._declined, "help", "refused-help-declined")
        blamed = asker if asker != person and not agrees else 0
        changed = await members.write(
            lambda connection: store_people.update_setting(
                connection, table.id, SETTING, _answered(person, blamed, agrees=agrees)
            )
        )
        self._agreed, self._declined = changed["agreed"], changed["declined"]
        if not agrees or self.is_free:
            seat = table.seats_played_by(person)[0]
            await self._chat.note(f"note-help-{'on' if agrees else 'off'}", seat, table.seats[seat].name)
        table.updates.publish()

    async def use(self, person: int, level: str) -> None:
        """Notes that a person who plays here uses help, once for each level. Raises StoreProblem."""
        table, request = self._members.table, f"help:{person}:{level}"
        seats = table.seats_played_by(person)
        if request in self._noted or not seats or table.is_over or table.is_waiting:
            return
        self._noted.add(request)
        try:
            await self._chat.note(f"{NOTE}{level}", seats[0], table.seats[seats[0]].name, request)
        except BaseException:
            self._noted.discard(request)
            raise

    def has_noted(self, person: int, level: str) -> bool:
        """Whether this process has noted that already."""
        return f"help:{person}:{level}" in self._noted


def _answered(person: int, blamed: int, *, agrees: bool) -> Callable[[Any], Stored]:
    """Changes the stored setting by an answer; `blamed` is whose request it declines."""

    def change(stored: Any) -> Stored:
        before: Stored = stored or {"agreed": [], "declined": []}
        if agrees:
            return before | {"agreed": [*before["agreed"], *({person} - set(before["agreed"]))]}
        return {"agreed": [], "declined": [*before["declined"], *({blamed} - {0} - set(before["declined"]))]}

    return change
