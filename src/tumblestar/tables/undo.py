"""Taking back at a table: within one's turn, in practice any number of turns, and among people by consent.

Practice is for one person alone or against bots, who may go back past chance and past bots. The record is open from
then on, and no star comes of it. Among people all others who play have to agree, and nothing goes back past an
outcome of chance. A request is an entry of the log: it is on disk, and it ends when anybody acts.
"""

from __future__ import annotations

from tumblestar.contract.state import CHANCE
from tumblestar.record import Refused, refuse_if
from tumblestar.record.narration import last_decision
from tumblestar.record.narration import may_take_back as within_turn
from tumblestar.storage.schema import LogEntry
from tumblestar.tables.log import NOT_PLAYED, PRACTICE_MARK
from tumblestar.tables.played_game import PlayedGame
from tumblestar.words import Phrase

TURN, PRACTICE, ASK = "turn", "practice", "ask"
"""How somebody may go back: at once, in practice, or if the others agree."""


# -- reading


def may_take_back(game: PlayedGame, person: int) -> bool:
    """Whether the last event is this person's action of the current turn, or a typed outcome."""
    record = game.record
    if game.is_over or not record.events:
        return False
    seats = game.seats_played_by(person)
    if record.events[-1].actor == CHANCE:
        return record.chance == "typed" and bool(seats)
    return within_turn(record, seats)


def way_back(game: PlayedGame, person: int, moment: int | None = None) -> tuple[str, int] | None:
    """How this person may take back once (TURN, PRACTICE or ASK), and how many events are kept by it.

    With `moment`: how they go back to the first decision of theirs after so many events.
    """
    record, seats = game.record, game.seats_played_by(person)
    if not seats or game.is_over:
        return None
    if moment is None and may_take_back(game, person):
        return TURN, len(record.events) - 1
    if moment is None:
        kept = last_decision(record, seats)
    else:
        kept = next((event.n - 1 for event in record.events[moment:] if event.actor in seats), None)
    if kept is None or not (allowed := way(game, person, kept)):
        return None
    return allowed, kept


def way(game: PlayedGame, person: int, kept: int) -> str:
    """How this person may go back to the first `kept` events: TURN, PRACTICE or ASK, or an empty string."""
    record = game.record
    seats = game.seats_played_by(person)
    if game.is_over or game.status in NOT_PLAYED or not seats or not 0 <= kept < len(record.events):
        return ""
    if _is_within_turn(game, person, kept):
        return TURN
    decider = record.events[kept].actor
    if all(seat.kind == "bot" or seat.holder == person for seat in game.seats):
        return PRACTICE if decider in seats else ""
    has_seen_chance = CHANCE in [event.actor for event in record.events[kept:]]
    return ASK if not has_seen_chance and voters(game, person) else ""


def voters(game: PlayedGame, asker: int) -> set[int]:
    """The other people who play at this game."""
    return {seat.holder for seat in game.seats if seat.holder and not seat.bot} - {asker}


def undecided(game: PlayedGame) -> set[int]:
    """The people who have not agreed yet to the request of the game."""
    proposal = game.log.proposal
    if proposal is None:
        return set()
    asker = game.seats[proposal.seat].holder
    return {voter for voter in voters(game, asker) if proposal.agreed.isdisjoint(game.seats_played_by(voter))}


def _is_within_turn(game: PlayedGame, person: int, kept: int) -> bool:
    """Whether every event from there on is one that today's turn allows to take back, one after another."""
    record, seats = game.record, game.seats_played_by(person)
    if kept == len(record.events) - 1:
        return may_take_back(game, person)
    if not {event.actor for event in record.events[kept:]}.issubset(seats):
        return False
    return all(within_turn(record.fold(n), seats) for n in range(len(record.events), kept, -1))


# -- changing: each applies it and returns the entries of the log, or raises Refused


def take_back(game: PlayedGame, person: int, kept: int | None = None, *, is_practice: bool = False) -> list[LogEntry]:
    """Goes back to the first `kept` events, by default by one within the turn; or asks the others.

    The first time that a game becomes practice by it, `is_practice` says that the person knows.
    """
    record = game.record
    to = len(record.events) - 1 if kept is None else kept
    allowed = way(game, person, to)
    if allowed == TURN:
        return _fold(game, to)
    if kept is None or not allowed:
        raise Refused("takeback", _why_not(game, person, to))
    if allowed == ASK:
        return _ask(game, person, to)
    refuse_if(not record.is_practice and not is_practice, "practice", "refused-practice")
    return _fold(game, to, is_practice=True)


def answer(game: PlayedGame, person: int, *, agrees: bool) -> list[LogEntry]:
    """Agrees to the request of another, which is done when all have agreed; or ends it, also one's own."""
    proposal, seats = game.log.proposal, game.seats_played_by(person)
    if proposal is None:
        raise Refused("takeback", Phrase("refused-not-asked"))
    refuse_if(not seats or (agrees and proposal.seat in seats), "seat", "refused-not-yours")
    live = game.log.live
    if not agrees:
        return [LogEntry(live + 1, "decline", "", seats[0])]
    entries = [LogEntry(live + 1, "agree", "", seats[0])]
    if undecided(game) <= {person}:
        entries += _fold(game, proposal.kept, after=1)
    return entries


def _ask(game: PlayedGame, person: int, kept: int) -> list[LogEntry]:
    log, seat = game.log, game.seats_played_by(person)[0]
    refuse_if(log.proposal, "takeback", "refused-asked")
    refuse_if(seat in log.declined, "takeback", "refused-declined")
    return [LogEntry(log.live + 1, "ask", str(kept), seat)]


def _fold(game: PlayedGame, kept: int, *, is_practice: bool = False, after: int = 0) -> list[LogEntry]:
    """Goes back; returns the entry for it, which follows `after` others."""
    record = game.record.fold(kept)
    if is_practice:
        record.make_practice(game.seal.seed if game.seal else None)
    game.record = record
    return [LogEntry(game.log.live + 1 + after, "takeback", f"{kept}{PRACTICE_MARK if is_practice else ''}")]


def _why_not(game: PlayedGame, person: int, kept: int) -> Phrase:
    """Why this person cannot go back there."""
    if game.is_over:
        return Phrase("refused-over")
    events = game.record.events
    has_others = bool(voters(game, person))
    if has_others and kept < len(events) - 1 and any(event.actor == CHANCE for event in events[max(0, kept) :]):
        return Phrase("refused-takeback-chance")
    return Phrase("refused-takeback")
