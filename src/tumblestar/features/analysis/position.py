"""A board to think on: a position that its address alone says, and the line of actions that led to it.

The query has `start`, a state in notation, or `seats` and an `option-…` for each option; `line`, the actions in
notation with commas between, those of chance too; and `at`, how many of them are shown, by default all. Nothing is
stored.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import SystemRandom
from urllib.parse import urlencode

from tumblestar.contract.errors import BadOption, Unreadable
from tumblestar.contract.game import Game
from tumblestar.contract.modules import Name
from tumblestar.contract.state import CHANCE, GameState
from tumblestar.engine.sharing import LongWork, finished
from tumblestar.record import Record, Refused, Seat
from tumblestar.record.narration import names_of
from tumblestar.web import forms
from tumblestar.web.request_context import number_in
from tumblestar.words import Phrase
from tumblestar.words.text_input import tidied

LONGEST = 8_000
"""Characters of an address, at most."""
MOST_EVENTS = 2_000
READABLE = "=,/:@!~*"
"""Characters that stand for themselves in addresses."""
_rng = SystemRandom()


@dataclass(frozen=True)
class Analysis:
    """A position of a game with the line that it belongs to, and what was wrong in the address."""

    game: Game
    record: Record
    """The events up to the position; chance is chosen."""
    line: tuple[str, ...]
    """The whole line, which may go on after the position."""
    problem: Phrase | None = None
    typed: Mapping[str, str] | None = None
    """What was typed into the fields that the problem is about."""

    @property
    def at(self) -> int:
        return len(self.record.events)

    @property
    def state(self) -> GameState:
        return self.record.state

    @cached_property
    def names(self) -> list[Name]:
        """What the seats are called."""
        return names_of(self.record)

    @property
    def options(self) -> dict[str, str]:
        """The options of the game, by the fields of their form."""
        return {f"option-{name}": str(value) for name, value in self.record.options.items()}

    def fields(self, line: Sequence[str], at: int, **more: str) -> dict[str, str]:
        """What an address says of a position in a line from the same start."""
        start = self.record.start
        said = {"start": start} if start else {"seats": str(len(self.record.seats)), **self.options}
        said |= {"line": ",".join(line), **more, "at": str(at) if at != len(line) else ""}
        return {key: value for key, value in said.items() if value}

    def query(self, line: Sequence[str], at: int, **more: str) -> str:
        """The query of such a position."""
        return urlencode(self.fields(line, at, **more), safe=READABLE)

    @property
    def here(self) -> str:
        """The query of this position."""
        return self.query(self.line, self.at)


def address(game: Game, query: str) -> str:
    """The address of a position."""
    return f"/analysis/{game.name}" + (f"?{query}" if query else "")


def of_record(record: Record, n: int) -> str:
    """The address of a game's position after n events: with all that led there, unless that is too long."""
    if len(record.events) <= MOST_EVENTS:
        query = Analysis(record.game, record.fold(n), tuple(event.text for event in record.events)).here
        if len(query) <= LONGEST:
            return address(record.game, query)
    return address(record.game, urlencode({"start": record.game.state_text(record.state_at(n))}, safe=READABLE))


def read(game: Game, fields: Mapping[str, str]) -> Analysis:
    """The position that a query says. What cannot be is left out, from the first action that cannot, and named."""
    return finished(reading(game, fields))


def reading(game: Game, fields: Mapping[str, str]) -> LongWork[Analysis]:
    """The work of `read`."""
    if sum(map(len, fields.values())) > LONGEST:
        return Analysis(game, _begun(game, {}), (), Phrase("analysis-long", {"most": LONGEST}))
    try:
        record = _begun(game, fields)
    except (BadOption, Unreadable) as error:
        return Analysis(game, _begun(game, {}), (), Phrase("analysis-start", {"why": error.phrase}), fields)
    texts = [text.strip() for text in fields.get("line", "").split(",")] if fields.get("line") else []
    problem = None
    if len(texts) > MOST_EVENTS:
        problem, texts = Phrase("analysis-events", {"most": MOST_EVENTS, "count": len(texts)}), []
    for n, text in enumerate(texts, 1):
        yield
        if problem := _refused(record, text, n):
            break
    line = tuple(event.text for event in record.events)
    at = fields.get("at", "")
    n = number_in(at)
    if at and (n is None or n > len(line)) and not problem:
        problem = Phrase("analysis-at", {"text": at[:20], "most": len(line)})
    if n is not None and n < len(line):
        record = record.fold(n)
    return Analysis(game, record, line, problem, fields)


def _begun(game: Game, fields: Mapping[str, str]) -> Record:
    """A record at the first position that a query says. Raises BadOption and Unreadable."""
    start = " ".join(fields.get("start", "").split())
    if start:
        s = game.parse_state(start)
        seats, options = s.seats, {option.name: int(getattr(s, option.name)) for option in game.options}
    else:
        filled = forms.FilledForm(fields)
        count = fields.get("seats", str(max(2, min(game.seats))))
        if count not in map(str, game.seats):
            raise BadOption(Phrase("bad-seats", {"seats": count[:20], "allowed": list(game.seats)}))
        seats, options = int(count), {option.name: forms.chosen_option(filled, option) for option in game.options}
        for wrong in filled.wrong.values():
            raise BadOption(wrong)
    return Record.new(game, [Seat("person", "")] * seats, options, chance="typed", start=start)


def _refused(record: Record, text: str, n: int) -> Phrase | None:
    """Appends an action of a line, or says why it cannot be."""
    try:
        record.append(text[:100])
    except Refused as error:
        return Phrase("analysis-action", {"n": n, "text": text[:80], "why": error.phrase, "tag": error.tag})
    return None


def with_done(analysis: Analysis, text: str) -> Analysis:
    """The position after an action; a branch takes the place of what followed."""
    record = analysis.record.copy()
    if problem := _refused(record, text, len(record.events) + 1):
        return Analysis(analysis.game, analysis.record, analysis.line, problem)
    return _gone_on(analysis, record)


def with_typed(analysis: Analysis, typed: str) -> Analysis:
    """The position after actions typed in notation, all of them or, with a problem, none."""
    record = analysis.record.copy()
    for part in filter(None, (part.strip() for part in re.split("[,，]", typed))):
        words = tidied(part).split()
        texts = record.game.notation.several(record.state, words) if record.actor == CHANCE else [part]
        for text in texts:
            if problem := _refused(record, text, len(record.events) + 1):
                return Analysis(analysis.game, analysis.record, analysis.line, problem, {"add": typed})
    return _gone_on(analysis, record)


def _gone_on(analysis: Analysis, record: Record) -> Analysis:
    """A later position: of the same line if that goes on so, else of a branch."""
    line = tuple(event.text for event in record.events)
    return Analysis(analysis.game, record, analysis.line if analysis.line[: len(line)] == line else line)


def has_editor(game: Game) -> bool:
    """Whether positions of a game are set up by touching."""
    return game.has_module("touch") and game.touch.spots is not None


def edited(analysis: Analysis) -> Analysis:
    """The position as its game's editor begins with it; it has no line then."""
    line = analysis.game.state_text(analysis.game.touch.base(analysis.state))
    return read(analysis.game, {"start": line})


def rolled(analysis: Analysis, *, to_decision: bool) -> Analysis:
    """The position after chance has acted by its odds: once, or until it is not to act."""
    record = analysis.record.copy()
    while record.actor == CHANCE and len(record.events) < MOST_EVENTS:
        outcomes = analysis.game.outcomes(record.state)
        record.append(_rng.choices([action for action, _ in outcomes], [weight for _, weight in outcomes])[0])
        if not to_decision:
            break
    return _gone_on(analysis, record)
