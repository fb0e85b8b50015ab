"""Taking back at a table: within one's turn, in practice any number of turns, and among people by consent.

Practice is for one person alone or against bots, who may go back past chance and past bots. The record is open from
then on, and no star comes of it. Among people all others who play have to agree, and nothing goes back past an
outcome of chance. A request is an entry of the log: it is on disk, and it ends when anybody acts.
"""

from __future__ import annotations

from tumblestar.contract.state import CHANCE
from tumblestar.record import Refused, refuse_if
from tumblestar.record.narration import last_decision, may_take_back
from tumblestar.storage.rows import LogEntry
from tumblestar.tables.commit import Commits
from tumblestar.tables.log import PRACTICE_MARK
from tumblestar.tables.ports import GameTable
from tumblestar.tables.status import NOT_PLAYED
from tumblestar.words import Phrase

TURN, PRACTICE, ASK = "turn", "practice", "ask"
"""How somebody may go back: at once, in practice, or if the others agree."""


class Undo:
    """Taking back at one table."""

    def __init__(self, table: GameTable, commits: Commits) -> None:
        self._table, self._commits = table, commits

    # -- reading

    def may_take_back(self, person: int) -> bool:
        """Whether the last event is this person's action of the current turn, or a typed outcome."""
        record = self._table.record
        if self._table.is_over or not record.events:
            return False
        seats = self._table.seats_played_by(person)
        if record.events[-1].actor == CHANCE:
            return record.chance == "typed" and bool(seats)
        return may_take_back(record, seats)

    def way_back(self, person: int, moment: int | None = None) -> tuple[str, int] | None:
        """How this person may take back once (TURN, PRACTICE or ASK), and how many events are kept by it.

        With `moment`: how they go back to the first decision of theirs after so many events.
        """
        record, seats = self._table.record, self._table.seats_played_by(person)
        if not seats or self._table.is_over:
            return None
        if moment is None and self.may_take_back(person):
            return TURN, len(record.events) - 1
        if moment is None:
            kept = last_decision(record, seats)
        else:
            kept = next((event.n - 1 for event in record.events[moment:] if event.actor in seats), None)
        way = "" if kept is None else self.way(person, kept)
        return (way, kept) if way and kept is not None else None

    def way(self, person: int, kept: int) -> str:
        """How this person may go back to the first `kept` events: TURN, PRACTICE or ASK, or an empty string."""
        table, record = self._table, self._table.record
        seats = table.seats_played_by(person)
        if table.is_over or table.status in NOT_PLAYED or not seats or not 0 <= kept < len(record.events):
            return ""
        if self._is_within_turn(person, kept):
            return TURN
        decider = record.events[kept].actor
        if all(seat.kind == "bot" or seat.holder == person for seat in table.seats):
            return PRACTICE if decider in seats else ""
        has_seen_chance = any(event.actor == CHANCE for event in record.events[kept:])
        return ASK if self.voters(person) and not has_seen_chance else ""

    def voters(self, asker: int) -> set[int]:
        """The other people who play at this table."""
        return {seat.holder for seat in self._table.seats if seat.holder and not seat.bot} - {asker}

    def undecided(self) -> set[int]:
        """The people who have not agreed yet to the request of the table."""
        table, proposal = self._table, self._table.log.proposal
        if proposal is None:
            return set()
        asker = table.seats[proposal.seat].holder
        return {one for one in self.voters(asker) if proposal.agreed.isdisjoint(table.seats_played_by(one))}

    def _is_within_turn(self, person: int, kept: int) -> bool:
        """Whether every event from there on is one that today's turn allows to take back, one after another."""
        record, seats = self._table.record, self._table.seats_played_by(person)
        if kept == len(record.events) - 1:
            return self.may_take_back(person)
        if any(event.actor not in seats for event in record.events[kept:]):
            return False
        return all(may_take_back(record.fold(n), seats) for n in range(len(record.events), kept, -1))

    # -- changing: each returns the live number reached, once it is on disk, or raises Refused or StoreProblem

    async def take_back(
        self, person: int, client: str, seen: int, kept: int | None = None, *, is_practice: bool = False
    ) -> int:
        """Goes back to the first `kept` events, by default by one within the turn; or asks the others.

        The first time that a game becomes practice by it, `is_practice` says that the person knows.
        """

        def do() -> list[LogEntry]:
            record = self._table.record
            to = len(record.events) - 1 if kept is None else kept
            way = self.way(person, to)
            if way == TURN:
                return self._fold(to)
            if kept is None or not way:
                raise Refused("takeback", self._why_not(person, to))
            if way == ASK:
                return self._ask(person, to)
            refuse_if(not record.is_practice and not is_practice, "practice", "refused-practice")
            return self._fold(to, is_practice=True)

        return await self._commits.once(person, client, seen, do)

    async def answer(self, person: int, client: str, seen: int, *, agrees: bool) -> int:
        """Agrees to the request of another, which is done when all have agreed; or ends it, also one's own."""

        def do() -> list[LogEntry]:
            table, proposal = self._table, self._table.log.proposal
            seats = table.seats_played_by(person)
            if proposal is None:
                raise Refused("takeback", Phrase("refused-not-asked"))
            refuse_if(not seats or (agrees and proposal.seat in seats), "seat", "refused-not-yours")
            live = table.log.live
            if not agrees:
                return [LogEntry(live + 1, "decline", "", seats[0])]
            entries = [LogEntry(live + 1, "agree", "", seats[0])]
            if self.undecided() <= {person}:
                entries += self._fold(proposal.kept, after=1)
            return entries

        return await self._commits.once(person, client, seen, do)

    def _ask(self, person: int, kept: int) -> list[LogEntry]:
        log, seat = self._table.log, self._table.seats_played_by(person)[0]
        refuse_if(log.proposal, "takeback", "refused-asked")
        refuse_if(seat in log.declined, "takeback", "refused-declined")
        return [LogEntry(log.live + 1, "ask", str(kept), seat)]

    def _fold(self, kept: int, *, is_practice: bool = False, after: int = 0) -> list[LogEntry]:
        """Goes back; returns the entry for it, which follows `after` others."""
        table = self._table
        record = table.record.fold(kept)
        if is_practice:
            record.make_practice(table.seal.seed if table.seal else None)
        table.record = record
        return [LogEntry(table.log.live + 1 + after, "takeback", f"{kept}{PRACTICE_MARK if is_practice else ''}")]

    def _why_not(self, person: int, kept: int) -> Phrase:
        """Why this person cannot go back there."""
        if self._table.is_over:
            return Phrase("refused-over")
        events = self._table.record.events
        has_others = bool(self.voters(person))
        if has_others and kept < len(events) - 1 and any(event.actor == CHANCE for event in events[max(0, kept) :]):
            return Phrase("refused-takeback-chance")
        return Phrase("refused-takeback")
