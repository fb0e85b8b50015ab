"""What gives the win shares of Twinkle, for reviews."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tumblestar.contract.capabilities import Evaluator, Explained
from tumblestar.contract.modules import Name, legal_actions
from tumblestar.games.twinkle import rules
from tumblestar.games.twinkle.description import phrase
from tumblestar.games.twinkle.evaluation import best_roll, expected
from tumblestar.games.twinkle.parts import COLOUR_NAMES, D8, PLACES, SIDES_OF, STAR_A, STARS, TYPE_OF, State
from tumblestar.words import Phrase

OPINION = "strong"
LEAST, LEAST_CHANCE = 0.15, 0.015
"""Points, and a chance, that are told as more."""


def evaluator(s: State) -> Evaluator:
    """The learned net on top of the exact turn."""
    return Evaluator(Phrase("evaluator-level" if s.seats == 1 else "evaluator-net"))


def kind_of_mistake(s: State, taken: int, better: int) -> str:
    """Taking or rolling, which dice to roll, or what a die that is placed scores and leaves room for."""
    if s.phase == rules.HANG:
        return _placed_badly(s, taken, better)
    if s.phase == rules.DISCARD:
        fit = [TYPE_OF[die] == D8 and rules.fits(s, s.mover, s.shown[die]) for die in (taken, better)]
        return "fitting" if fit == [True, False] else "discard"
    takes, should = rules.TAKE <= taken < rules.ROLL, rules.TAKE <= better < rules.ROLL
    if takes and should:
        return "low-d8" if s.shown[taken - rules.TAKE] < s.shown[better - rules.TAKE] else "colour"
    if takes or should:
        return "taking" if takes else "rolling"
    if _twinkling(s, taken) < _twinkling(s, better):
        return "dull"
    if _of_turn(s, taken).points + LEAST < _of_turn(s, better).points:
        return "weak"
    did, best = SIDES_OF[taken], SIDES_OF[better]
    return "small" if did < best else "large" if did > best else "colour"


def _twinkling(s: State, die: int) -> float:
    """The chance that a die, if it is rolled, can twinkle under one of the dice of the seat to act."""
    over = (own for own in s.dice[s.mover][: s.hung[s.mover]] if s.below[own] < 2 and SIDES_OF[own] < SIDES_OF[die])
    return max((s.shown[own] - 1 for own in over), default=0) / SIDES_OF[die]


def _placed_badly(s: State, taken: int, better: int) -> str:
    """The win, a mission, a twinkle or points that are missed, or a result, a die or a place that leaves less room."""
    did, best = (_scored(s.after(rules.apply, action), s.mover) for action in (taken, better))
    for kind, less, more in zip(("win", "mission", "twinkle", "points"), did, best, strict=True):
        if less < more:
            return kind
    (i, place), (j, there) = (divmod(action - rules.HANGING, PLACES) for action in (taken, better))
    if i == j:
        return "star" if place >= STAR_A > there else "under" if place < STAR_A <= there else "place"
    die, other = s.hand[i], s.hand[j]
    if s.shown[die] < s.shown[other]:
        return "low"
    return "top" if place >= STAR_A and SIDES_OF[die] > SIDES_OF[other] else "place"


def _scored(s: State, seat: int) -> tuple[float, ...]:
    """A seat's share of the win once the game is over, and its points by missions, by twinkles and by all cards."""
    points = {part.name: part.points for part in rules.breakdown(s, seat)}
    missions = sum(points[name] for name in points if name.startswith("mission"))
    return rules.win_share(s, seat), missions, points["card-twinkle"], sum(points.values()) - missions


def explain(s: State, taken: int, better: int, kind: str, names: Sequence[Name]) -> Explained:
    """The points of the turn, of the place or of the next turn, and how often a roll fits."""
    del names
    if s.phase == rules.CHOOSE:
        did, best = (_of_turn(s, action) for action in (taken, better))
        fits, need = _more("why-fits", did.fits, best.fits, LEAST_CHANCE), _needed(s)
        if need > 0:  # not the mean of the points counts
            return Explained([phrase("why-need", count=need), *fits])
        return Explained([*_more("why-turn", did.points, best.points), *fits])
    ends = [s.after(rules.apply, action) for action in (taken, better)]
    if any(end.phase == rules.ENDED or end.hung[s.mover] == STARS for end in ends):
        return Explained()
    at_once = [rules.points(end, s.mover) - rules.points(s, s.mover) for end in ends]
    did, best = (_of_next_turn(end, s.mover) for end in ends)
    room = [*_more("why-next", did.points, best.points), *_more("why-room", did.fits, best.fits, LEAST_CHANCE)]
    high, stars = ([of(end, s.mover) for end in ends] for of in (_highest, _free_under_stars))
    return Explained([*_more("why-points", *at_once), *room, *_more("why-stars", *stars), *_more("why-high", *high)])


def _needed(s: State) -> int:
    """The points that the seat to act needs in the last turn of a game, in which it wins a tie; else 0."""
    others = [seat for seat in range(s.seats) if seat != s.mover]
    if not others or s.hung[s.mover] < STARS - 1 or not all(rules.is_finished(s, seat) for seat in others):
        return 0
    return max(rules.points(s, seat) for seat in others) - rules.points(s, s.mover)


def _more(key: str, taken: float, better: float, least: float = LEAST) -> list[Phrase]:
    return [phrase(key, taken=taken, better=better)] if taken + least < better else []


class _Outlook(NamedTuple):
    """The points of a turn on average, and the chance that its roll fits."""

    points: float
    fits: float


def _of_turn(s: State, action: int) -> _Outlook:
    """The outlook of a turn after an action that picks, takes or rolls."""
    if rules.TAKE <= action < rules.ROLL:
        return _Outlook(best_roll(s).takes[action - rules.TAKE], 1.0)
    after = s if action == rules.ROLL else s.after(rules.apply, action)
    dice = s.hand[: s.held] if action == rules.ROLL else best_roll(after).dice
    fits, points = expected(after, dice)
    return _Outlook(points, fits)


def _of_next_turn(s: State, seat: int) -> _Outlook:
    """The outlook of a seat's next turn, with the dice that are left."""
    s = s.copy()
    s.mover, s.phase, s.held = seat, rules.CHOOSE, 0
    fits, points = expected(s, best_roll(s).dice) if legal_actions(s) else (0.0, 0.0)
    return _Outlook(points, fits)


def _free_under_stars(s: State, seat: int) -> int:
    """How many dice can still be placed under the stars."""
    return 4 - sum(s.stars[seat])


def _highest(s: State, seat: int) -> int:
    """The highest result that fits under a die."""
    return max((s.shown[die] - 1 for die in s.dice[seat][: s.hung[seat]] if s.below[die] < 2), default=0)


def category(s: State, outcome: int) -> tuple[str, str] | None:
    """The result of a die among those of so many sides, a colour of the set, or the seat that begins."""
    if s.phase in (rules.ROLLING, rules.CENTRE):
        die = s.hand[s.rolled] if s.phase == rules.ROLLING else rules.next_of_centre(s)
        return f"chance-of-d{SIDES_OF[die]}", str(outcome + 1)
    if s.phase == rules.COLOURING:
        return "chance-of-colour", f"colour-{COLOUR_NAMES[outcome]}"
    return ("chance-of-first", str(outcome + 1)) if s.phase == rules.FIRST else None
