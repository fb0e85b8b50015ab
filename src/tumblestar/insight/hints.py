"""Help with a decision: hints, which show what each way to go on comes to, and the tutor, which asks before a mistake.

A way is a plan of the game's `advice`, or an action where the game plans nothing. A hint has what it comes to in
points now, and in win shares by the game's evaluator: the share of the state after it, by `evaluation.win_shares`. Some
games have the first ways played on for some turns, with the same luck for each: then the differences between them are
those of the evaluator after these turns. One way is called best only if it is ahead of the next by more than the error
of the difference between two ways.

The tutor asks before an action that costs more of the win than a player wants, and says what it overlooks. The cost of
an action is how far the seat's share after it is behind that after the best action, by the evaluator. A cost within the
error of that difference is none: it is not asked about.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import pi, sqrt
from operator import add, sub
from statistics import fmean, stdev
from typing import NamedTuple

from tumblestar.contract.capabilities import Evaluator
from tumblestar.contract.errors import Unreadable
from tumblestar.contract.game import Game
from tumblestar.contract.modules import Name
from tumblestar.contract.state import GameState
from tumblestar.insight.evaluations import UNTIL, Evaluation, Shares
from tumblestar.insight.ledger import measured
from tumblestar.insight.report import share_phrase
from tumblestar.record import Refused
from tumblestar.words import Phrase

NOTHING, ODDS, POINTS, BEST, TUTOR = range(5)
"""The levels of help; up to BEST each has what those before it have. The tutor shows nothing, and asks."""
NO_FIGURE = Phrase("hint-no-figure")
NO_FIGURES = (NO_FIGURE.key, "advice-never")
"""The keys of cells without a figure, here and in games."""
EXACT = 1e-9
"""The error of a difference between exact shares, which is that of floating-point numbers."""
COMPARED = 5
"""So many of the first ways are played on for some turns, where a game says how."""
NAMED, SAME = 3, 0.01
"""At most so many ways are named as equally good, and only within so much of a win; further equal ones are counted."""
OF_DIFFERENCE = 1.96 * sqrt(2) * sqrt(pi / 2)
"""Half the 95 % interval of the difference of two normal errors, for each unit of their mean size."""

Known = Mapping[str, Shares]
"""The shares in states in notation, as far as they are known; empty where the evaluator cannot say."""


class Way(NamedTuple):
    """A way to go on: its actions, the state after them in notation, its label and its figures.

    Without actions it is a plan that needs another action first.
    """

    actions: tuple[int, ...]
    state: str
    label: Phrase
    cells: tuple[Phrase, ...]
    shares: Shares = ()
    alike: tuple[Phrase, ...] = ()
    """The labels of other ways that come to the same."""


class Hint(NamedTuple):
    """The ways at a decision with a column for each figure, and a note on the figures."""

    seat: int
    columns: tuple[Phrase, ...]
    ways: tuple[Way, ...]
    note: Phrase | None = None
    missing: int = 0
    """How many shares are not known yet."""
    near: int = 0
    """How many ways, from the first, are within the error of the best; 0 where that cannot be said."""
    same: int = 0
    """How many of them are named as equally good, the first included."""
    equal: int = 0
    """How many more are exactly as good."""

    @property
    def states(self) -> list[str]:
        """The states whose shares rank the ways."""
        return [way.state for way in self.ways if way.actions]

    @property
    def has_best(self) -> bool:
        """Whether the first way is better than all others."""
        return self.near == 1 and len(self.ways) > 1


def levels(game: Game) -> list[int]:
    """The levels of help that a game has."""
    has_odds = game.has_module("advice") and game.advice.HAS_ODDS
    has_shares = game.evaluation.win_shares is not None
    return [NOTHING, *([ODDS] if has_odds else []), POINTS, *([BEST, TUTOR] if has_shares else [])]


def hint(game: Game, s: GameState, names: Sequence[Name], level: int) -> Hint | None:
    """The ways at a decision, without shares; None where there is nothing to say."""
    seat = game.actor(s)
    if seat < 0 or level == NOTHING:
        return None
    advice = game.advice.advice(s, names, level >= POINTS) if game.has_module("advice") else None
    if advice is None:
        return _of_actions(game, s, names) if level >= POINTS else None
    ways = [Way(row.actions, state_after(game, s, row.actions), row.label, row.cells) for row in advice.rows]
    return Hint(seat, advice.columns, tuple(ways), advice.note)


def state_after(game: Game, s: GameState, actions: Sequence[int]) -> str:
    """The state after actions, in notation."""
    for action in actions:
        s = game.after(s, action)
    return game.state_text(s)


def _of_actions(game: Game, s: GameState, names: Sequence[Name]) -> Hint:
    """All legal actions with the points that they bring at once; those of the same effect are one way."""
    seat, ways, gains = game.actor(s), dict[str, Way](), dict[str, int]()
    before = game.points(s, seat)
    for action in game.legal(s):
        after = game.after(s, action)
        state, label = game.state_text(after), game.preview(s, action, names)
        if same := ways.get(state):
            ways[state] = same._replace(alike=(*same.alike, label))
            continue
        gains[state] = game.points(after, seat) - before
        ways[state] = Way((action,), state, label, (gain(gains[state]),))
    most_first = sorted(ways.values(), key=lambda way: -gains[way.state])
    return Hint(seat, (Phrase("hint-points"),), tuple(most_first))


def gain(points: int) -> Phrase:
    """Points that an action brings at once."""
    sign = "minus" if points < 0 else "plus"
    return Phrase("hint-gain", {"points": abs(points), "sign": sign}) if points else NO_FIGURE


def ranked(unranked: Hint, known: Known, error: float | None) -> Hint:
    """The hint with the shares that are known, the best way first; ways with the same figures and shares are one."""
    ways: list[Way] = []
    for way in unranked.ways:
        after = known.get(way.state, ()) if way.actions else ()
        twin = next((i for i, other in enumerate(ways) if after and _is_alike(other, after, way.cells)), None)
        if twin is None:
            ways.append(way._replace(shares=after))
        elif way.actions[0] not in ways[twin].actions:  # else it begins the same plan
            ways[twin] = ways[twin]._replace(alike=(*ways[twin].alike, way.label, *way.alike))
    ways.sort(key=lambda way: -way.shares[unranked.seat] if way.shares else 1.0)
    missing = sum(state not in known for state in unranked.states)
    has_all = not missing and all(way.shares for way in ways)
    shares = [way.shares[unranked.seat] for way in ways] if has_all else []
    near = near_best(shares, error) if shares else 0
    same = min(near_best(shares, SAME + EXACT), near, NAMED) if near > 1 else 0
    equal = max(near_best(shares, EXACT) - same, 0) if same > 1 else 0
    return unranked._replace(ways=tuple(ways), missing=missing, near=near, same=same, equal=equal)


class Valued(NamedTuple):
    """The shares that are known, by what, the error of a difference between final ones, and whether they are final.

    `asked` is all that the hint needs from `Evaluations`, as far as that is known by now.
    """

    shares: Known
    by: Evaluator | None
    error: float | None
    is_final: bool
    asked: Sequence[str]


def valued(game: Game, s: GameState, hint: Hint, evaluations: Mapping[str, Evaluation]) -> Valued:
    """What the ways of a hint are worth by the evaluations that there are."""
    known = {state: evaluations[state] for state in hint.states if state in evaluations}
    is_final = all(evaluation.is_final for evaluation in known.values())
    shares: Known = {state: evaluation.shares for state, evaluation in known.items()}
    by = next((evaluation.by for evaluation in known.values()), None)
    error = error_of_difference(game, s.seats, by) if is_final else None
    further = _to_play_on(game, s, hint, shares, error)
    ahead = [evaluations[asked].ahead for asked in further.values() if asked in evaluations]
    if len(ahead) < len(further):  # nothing is called best that will not be so in a moment
        error, is_final = None, False
    elif len(further) > 1 and all(ahead):
        shares, error = _compared(hint.seat, shares, dict(zip(further, ahead, strict=True)))
    return Valued(shares, by, error, is_final, [*hint.states, *further.values()])


def _to_play_on(game: Game, s: GameState, hint: Hint, known: Known, error: float | None) -> dict[str, str]:
    """By the states after the first ways, the best first, what to ask for to compare them; empty if they are exact."""
    how = game.review.AHEAD if game.has_module("review") else None
    if how is None or (error or 0.0) <= EXACT or not all(known.get(state) for state in hint.states):
        return {}
    until = game.turn(s)[0] + how[1] * s.seats
    first = sorted(hint.states, key=lambda state: -known[state][hint.seat])[:COMPARED]
    return {state: f"{state}{UNTIL}{until}" for state in first}


def _compared(seat: int, known: Known, ahead: Mapping[str, Sequence[Shares]]) -> tuple[Known, float]:
    """The shares with the differences between the first ways that games ahead have, and the error of these."""
    means = {state: [*map(fmean, zip(*games, strict=True))] for state, games in ahead.items()}
    best, (base, *_) = ahead[max(means, key=lambda state: means[state][seat])], means
    apart = max(stdev(a[seat] - b[seat] for a, b in zip(best, games, strict=True)) for games in ahead.values())
    leads = {state: map(sub, mean, means[base]) for state, mean in means.items()}
    shares = {state: tuple(min(max(x, 0.0), 1.0) for x in map(add, known[base], lead)) for state, lead in leads.items()}
    return {**known, **shares}, max(SAME, 1.96 * apart / sqrt(len(best)))


class Worth(NamedTuple):
    """What an action is worth: the seat's share after its best way, and how that compares."""

    share: float
    rank: str
    """BEST if it is better than all others, GOOD if it costs little, DEAR if the tutor would ask; "" while rough."""


RANKS = BEST_RANK, GOOD, DEAR = "best", "good", "dear"


def worths(hint: Hint, known: Known, error: float | None) -> dict[int, Worth]:
    """What actions that begin a way are worth, as far as it is known; the best first."""
    shares: dict[int, float] = {}
    for way in hint.ways:
        if way.actions and (after := known.get(way.state)):
            shares[way.actions[0]] = max(after[hint.seat], shares.get(way.actions[0], 0.0))
    is_known = error is not None and all(known.get(state) for state in hint.states)
    most, near = max(shares.values(), default=0.0), near_best(list(shares.values()), error if is_known else None)

    def rank(share: float) -> str:
        if not is_known:
            return ""
        if share == most and near == 1 < len(shares):
            return BEST_RANK
        return DEAR if most - share > max(TUTOR_USUAL / 100, error or 0.0) else GOOD

    return {action: Worth(share, rank(share)) for action, share in sorted(shares.items(), key=lambda pair: -pair[1])}


FEW, SOME = 8, 2
"""So many targets are all marked with what they are worth; of more the best and the dearest, so many of each."""


def marked(worth: Mapping[int, Worth], ways: Mapping[int, int | None]) -> list[int]:
    """The actions to mark with what they are worth: of many, few; for each way in which a piece in hand may lie."""
    by_way: dict[int | None, list[int]] = {}
    for action in worth:
        by_way.setdefault(ways.get(action), []).append(action)
    chosen = list[int]()
    for actions in by_way.values():
        dear = [action for action in actions[SOME:] if worth[action].rank == DEAR]
        chosen += actions if len(actions) <= FEW else [*actions[:SOME], *dear[-SOME:]]
    return chosen


def _is_alike(way: Way, shares: Shares, cells: tuple[Phrase, ...]) -> bool:
    """Whether a way has these shares for all seats, and these figures if there are any."""
    is_same = bool(way.shares) and all(abs(a - b) <= EXACT for a, b in zip(way.shares, shares, strict=True))
    return is_same and (way.cells == cells or not any(map(is_figure, cells)))


def near_best(shares: Sequence[float], error: float | None) -> int:
    """How many of these shares differ from the highest by no more than the error; 0 for an unknown error."""
    return 0 if error is None else sum(max(shares) - share <= error for share in shares)


def error_of_difference(game: Game, seats: int, by: Evaluator | None) -> float | None:
    """Half the 95 % interval of the difference between two ways; None where no error was measured.

    The measured error is the mean size of what an evaluator leaves unexplained from one event to the next. Two ways are
    one event away from the same state each. So their difference has twice the variance of that, if these are
    independent; they are taken to be normally distributed.
    """
    if by and by.is_exact:
        return EXACT
    error = measured(game, seats).error
    return None if error is None else max(EXACT, OF_DIFFERENCE * error)


def evaluator_of_state(game: Game, s: GameState) -> Evaluator | None:
    """What gives the shares in a state, if it has a name."""
    return game.review.evaluator(s) if game.has_module("review") else None


# -- words


def is_figure(cell: Phrase) -> bool:
    """Whether a cell has a figure."""
    return cell.key not in NO_FIGURES


def evaluator_words(game: Game, seats: int, by: Evaluator | None) -> Phrase:
    """By what shares were found, and how far to trust them."""
    name = by.name if by else Phrase("evaluator-own")
    if by and by.is_exact:
        return Phrase("analysis-by-exact", {"name": name})
    error = measured(game, seats).error
    if error is None:
        return Phrase("analysis-by", {"name": name})
    return Phrase("analysis-by-error", {"name": name, "error": share_phrase(error)})


def verdict(ranking: Hint) -> Phrase | None:
    """That some ways are about equally good, or that none is clearly best, in place of a best one."""
    if ranking.near < 2:
        return None
    if ranking.same < 2:
        return Phrase("hint-unsure")
    if ranking.same == len(ranking.ways):
        return Phrase("hint-all-equal")
    if ranking.equal:
        return Phrase("hint-equal-more", {"count": ranking.same, "more": ranking.equal})
    return Phrase("hint-equal", {"count": ranking.same})


def notes(game: Game, seats: int, current: Hint, by: Valued, *, has_shares: bool) -> list[Phrase]:
    """What the figures mean, by what the shares were found, and from which difference on a way is called best."""
    said = [current.note] if current.note else []
    if has_shares and by.shares and by.is_final:
        said += [evaluator_words(game, seats, by.by), *error_words("hint", by.error)]
    return said


def error_words(of: str, error: float | None) -> list[Phrase]:
    """How far a difference can be trusted, if it is not exact, in words of `hint` or `tutor`."""
    if error is None:
        return [Phrase(f"{of}-unmeasured")]
    return [Phrase(f"{of}-error", {"error": share_phrase(error)})] if error > EXACT else []


# -- the tutor

TUTOR_AMOUNTS = (1, 2, 5, 10)
"""What an action may cost unasked, in points of a percent of the win."""
TUTOR_USUAL = 5
TUTOR_WAIT = 3.0
"""Seconds within which the shares have to come; after that an action is played unasked."""


class TutorQuestion(NamedTuple):
    """An action that costs too much, the best action, and the seat's share after each."""

    action: int
    better: int
    share: float
    best: float


def states_after(game: Game, s: GameState) -> dict[int, str]:
    """The state after each legal action of a seat, in notation; empty where there is nothing to choose."""
    if game.actor(s) < 0 or len(legal := game.legal(s)) < 2:
        return {}
    return {action: game.state_text(game.after(s, action)) for action in legal}


def action_typed(game: Game, s: GameState, text: str) -> int | None:
    """The legal action that a typed text means; None where the game will say what is wrong."""
    try:
        action = game.read_typed(s, text)
    except (Refused, Unreadable):
        return None
    return action if action in game.legal(s) else None


def tutor_question(
    game: Game, s: GameState, action: int, shares: Known, by: Evaluator | None, amount: int
) -> TutorQuestion | None:
    """What to ask before an action, if it costs more than the amount. `shares` has those after all legal actions."""
    seat = game.actor(s)
    after = {choice: shares[state][seat] for choice, state in states_after(game, s).items()}
    better = max(after, key=lambda choice: after[choice])
    error = error_of_difference(game, s.seats, by) or 0.0
    is_dear = after[better] - after[action] > max(amount / 100, error)
    return TutorQuestion(action, better, after[action], after[better]) if is_dear else None


def tutor_sentences(
    game: Game, s: GameState, names: Sequence[Name], asked: TutorQuestion, by: Evaluator | None
) -> list[Phrase]:
    """What the tutor says: what the action costs, what it overlooks, and how far that can be trusted."""
    return [
        Phrase("tutor-cost", {"best": asked.best, "share": asked.share}),
        Phrase("tutor-own", {"way": game.preview(s, asked.action, names), "share": share_phrase(asked.share)}),
        Phrase("tutor-better", {"way": game.preview(s, asked.better, names), "share": share_phrase(asked.best)}),
        evaluator_words(game, s.seats, by),
        *error_words("tutor", error_of_difference(game, s.seats, by)),
    ]
