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
from tumblestar.tables.played_game import PlayedGame

if TYPE_CHECKING:
    from tumblestar.tables.table import Table

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

    def __init__(self) -> None:
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

    def voters(self, game: PlayedGame) -> set[int]:
        """The people who play here, without those for whom a bot stands in."""
        return {row.holder for row in game.seats if row.holder and not row.bot and not row.is_program}

    def is_shared(self, game: PlayedGame) -> bool:
        """Whether several people play, so that it takes all of them to allow help."""
        return len(self.voters(game)) > 1 and not game.is_over

    def is_free(self, game: PlayedGame) -> bool:
        """Whether all help may be used."""
        return not self.is_shared(game) or self.voters(game) <= set(self._agreed)

    def asker(self, game: PlayedGame) -> int:
        """Who has asked for help, as long as not all have answered; 0 for nobody."""
        voters = self.voters(game)
        return 0 if self.is_free(game) else next((person for person in self._agreed if person in voters), 0)

    def undecided(self, game: PlayedGame) -> set[int]:
        """The people who have not answered yet."""
        return self.voters(game) - set(self._agreed) if self.asker(game) else set()

    def may_ask(self, game: PlayedGame, person: int) -> bool:
        """Whether a person may ask the others."""
        is_settled = self.is_free(game) or self.asker(game)
        return not is_settled and person in self.voters(game) and person not in self._declined

    # -- changing

    async def answer(self, table: Table, person: int, *, agrees: bool) -> None:
        """Asks for help, or agrees to it; or ends it: declines, withdraws, or switches it off.

        A repeated answer changes nothing. Raises Refused, StoreProblem.
        """
        refuse_if(table.is_over, "over", "refused-over")
        refuse_if(person not in self.voters(table), "seat", "refused-not-yours")
        if not self.is_shared(table) or (person in self._agreed if agrees else not self._agreed):
            return
        asker = self.asker(table)
        refuse_if(agrees and not asker and person in self._declined, "help", "refused-help-declined")
        blamed = asker if asker != person and not agrees else 0
        changed = await table.write(
            lambda connection: store_people.update_setting(
                connection, table.id, SETTING, _answered(person, blamed, agrees=agrees)
            )
        )
        self._agreed, self._declined = changed["agreed"], changed["declined"]
        if not agrees or self.is_free(table):
            key, seat = f"note-help-{'on' if agrees else 'off'}", table.seats_played_by(person)[0]
            await table.membership.chat.note(table, key, seat, table.seats[seat].name)
        table.updates.publish()

    async def use(self, table: Table, person: int, level: str) -> None:
        """Notes that a person who plays here uses help, once for each level. Raises StoreProblem."""
        request = f"help:{person}:{level}"
        seats = table.seats_played_by(person)
        if request in self._noted or not seats or table.is_over or table.is_waiting:
            return
        self._noted.add(request)
        try:
            await table.membership.chat.note(table, f"{NOTE}{level}", seats[0], table.seats[seats[0]].name, request)
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
