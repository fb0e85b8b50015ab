"""A mistake as a puzzle: which ones count, when each comes back, and what one gives away a game.

Days are counted from the first of 1970, by the clock of the world.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from math import inf
from typing import NamedTuple

from fsrs import Card, Rating, Scheduler

from tumblestar import games
from tumblestar.contract.game import Game
from tumblestar.features.analysis.position import Analysis, read
from tumblestar.features.review.retry import puzzles
from tumblestar.features.review.sections import PartialReport
from tumblestar.insight.headline import COSTLY, explained, kind_of, kind_phrase
from tumblestar.insight.hints import OF_DIFFERENCE, Known
from tumblestar.insight.ledger import ALIKE
from tumblestar.insight.report import Report, whole_phrase
from tumblestar.record import Record
from tumblestar.words import Phrase

DAY = 86_400_000
"""Milliseconds."""
MASTERED = 60.0
"""Days after which nine of ten would still know it: whoever is right four times in a row has that after two months."""
WINDOW = 10
"""Games that count as then, and as now."""
VERDICTS = RIGHT, CLOSE, WRONG, UNKNOWN = "right", "close", "wrong", "unknown"
"""What a try is; only the first try of a day is graded, and only as right or wrong."""
_SCHEDULER = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
_FIRST_DAY = datetime(1970, 1, 1, tzinfo=UTC)


class Mistake(NamedTuple):
    """A decision of one's own that cost much: the event `number` of a game that was played at a table or read."""

    table: str
    number: int
    game: str
    kind: str
    """The end of a key `mistake-…`."""
    cost: float
    state: str
    """The position before it, in notation."""
    taken: str
    best: str
    """The best actions, with commas between, the best first."""
    due: int
    """The day on which it comes back."""
    seen: int = 0
    """The day of the last try; 0 before the first."""
    stability: float = 0.0
    difficulty: float = 0.0

    @property
    def is_mastered(self) -> bool:
        """Whether it comes back no more."""
        return self.stability >= MASTERED

    def is_due(self, day: int) -> bool:
        """Whether a try is graded on a day."""
        return not self.is_mastered and self.due <= day

    def position(self) -> Analysis | None:
        """The position with its game; None where the present version cannot read it."""
        game = games.GAMES.get(self.game)
        analysis = read(game, {"start": self.state}) if game and not game.fault else None
        return None if analysis is None or analysis.problem else analysis

    def after_try(self, is_right: bool, day: int) -> Mistake:
        """The mistake after a graded try, with the day on which it comes back."""
        today = _FIRST_DAY + timedelta(day)
        last = _FIRST_DAY + timedelta(self.seen) if self.seen else None
        card = Card(
            1, stability=self.stability or None, difficulty=self.difficulty or None, last_review=last, due=today
        )
        card, _ = _SCHEDULER.review_card(card, Rating.Good if is_right else Rating.Again, today)
        values = {"stability": card.stability or 0.0, "difficulty": card.difficulty or 0.0}
        return self._replace(due=(card.due - _FIRST_DAY).days, seen=day, **values)


def found_in(table: str, record: Record, report: Report, seat: int, day: int) -> list[Mistake]:
    """The mistakes of a seat that a review is sure of: what it looked at closely, or what is beyond its error."""
    game, error = record.game, report["evaluator"]["error"]
    is_sure = report["evaluator"]["exact"] or game.evaluation.closer_shares is not None
    least = COSTLY if is_sure else max(COSTLY, inf if error is None else OF_DIFFERENCE * error)
    partial, mistakes = PartialReport(report, report["events"], report), list[Mistake]()
    for event in puzzles(partial, [seat], 100 * least):
        s, best = record.state_at(event["n"] - 1), event.get("best", [])
        kind = kind_of(game, s, event["text"], best[0])
        state, cost = game.state_text(s), event.get("cost", 0.0)
        mistakes.append(Mistake(table, event["n"], game.name, kind, cost, state, event["text"], ",".join(best), day))
    return mistakes


def due_on(mistakes: Sequence[Mistake], day: int) -> list[Mistake]:
    """The mistakes to practise on a day, those first that have waited longest, and then the costliest."""
    return sorted(
        (mistake for mistake in mistakes if mistake.is_due(day)), key=lambda mistake: (mistake.due, -mistake.cost)
    )


def standing(mistakes: Sequence[Mistake], day: int) -> Phrase | None:
    """How many wait for another day, and how many are mastered; None where all are due."""
    mastered = sum(mistake.is_mastered for mistake in mistakes)
    count = len(mistakes) - mastered - len(due_on(mistakes, day))
    return Phrase("mistakes-standing", {"count": count, "mastered": mastered}) if count + mastered else None


# -- a try


def states_to_compare(game: Game, mistake: Mistake, action: int) -> list[str]:
    """The states after an action and after the best one; none where the review says what the action is."""
    s = game.parse_state(mistake.state)
    best = mistake.best.split(",")
    if game.text(s, action) in (mistake.taken, *best):
        return []
    return [game.state_text(game.after(s, way)) for way in (action, game.parse(s, best[0]))]


def verdict(game: Game, mistake: Mistake, action: int, known: Known) -> str:
    """What an action is, by the shares in the states to compare: wrong only what would be charged again."""
    s = game.parse_state(mistake.state)
    states = states_to_compare(game, mistake, action)
    if not states:
        return WRONG if game.text(s, action) == mistake.taken else RIGHT
    tried, best = (known.get(state) for state in states)
    if not tried or not best:
        return UNKNOWN
    lost = best[game.actor(s)] - tried[game.actor(s)]
    return RIGHT if lost < ALIKE else WRONG if lost >= COSTLY else CLOSE


def said(analysis: Analysis, mistake: Mistake, is_what: str, day: int) -> Phrase:
    """What came of a try."""
    better = analysis.game.parse(analysis.state, mistake.best.split(",")[0])
    key = "mastered" if is_what == RIGHT and mistake.is_mastered else is_what
    return Phrase(f"mistakes-{key}", {"better": _preview(analysis, better), "days": max(mistake.due - day, 1)})


def taken(analysis: Analysis, mistake: Mistake) -> Sequence[Phrase]:
    """What was done in the game, and what the best way gains over it."""
    game, s, best = analysis.game, analysis.state, mistake.best.split(",")[0]
    did = _preview(analysis, game.parse(s, mistake.taken))
    reasons = explained(game, s, mistake.taken, best, analysis.names).reasons
    return [Phrase("mistakes-taken", {"did": did, "cost": whole_phrase(mistake.cost)}), *reasons]


def _preview(analysis: Analysis, action: int) -> Phrase:
    return analysis.game.preview(analysis.state, action, analysis.names)


# -- then and now


class Habit(NamedTuple):
    """What one gave away a game by mistakes of a kind, in the first games and in as many of the last."""

    game: str
    kind: str
    then: float
    now: float
    games: int
    """So many games are then, and as many are now."""
    is_mastered: bool

    @property
    def name(self) -> Phrase:
        """The kind in the game's own words."""
        return kind_phrase(self.game, self.kind)

    @property
    def span(self) -> Phrase:
        """Which games are compared."""
        return Phrase("mistakes-span", {"count": self.games})

    @property
    def change(self) -> Phrase:
        """What it comes to."""
        if self.is_mastered and not self.now:
            return Phrase("mistakes-is-mastered")
        return Phrase("mistakes-change", {"then": whole_phrase(self.then), "now": whole_phrase(self.now)})


def habits(reviewed: Sequence[tuple[str, str]], mistakes: Sequence[Mistake]) -> list[Habit]:
    """The habits of the first and last games by game and kind, the dearest first; `reviewed` has tables in order."""
    tables, by_kind = defaultdict[str, list[str]](list), defaultdict[tuple[str, str], list[Mistake]](list)
    for table, game in reviewed:
        tables[game].append(table)
    for mistake in mistakes:
        by_kind[mistake.game, mistake.kind].append(mistake)
    habits = (_habit(*key, tables[key[0]], own) for key, own in by_kind.items())
    return sorted((habit for habit in habits if habit.then + habit.now > 0), key=lambda habit: -habit.then - habit.now)


def _habit(game: str, kind: str, tables: Sequence[str], own: Sequence[Mistake]) -> Habit:
    size = min(WINDOW, max(1, len(tables) // 2))
    then, now = (
        sum(min(sum(mistake.cost for mistake in own if mistake.table == table), 1.0) for table in window) / size
        for window in (tables[:size], tables[-size:])
    )
    return Habit(game, kind, then, now, size, all(mistake.is_mastered for mistake in own))
