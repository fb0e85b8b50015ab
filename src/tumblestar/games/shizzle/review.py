"""What gives the win shares of Shizzle, for reviews."""

from __future__ import annotations

from collections.abc import Sequence

from tumblestar.contract.capabilities import Evaluator, Explained
from tumblestar.contract.modules import Name
from tumblestar.games.shizzle import players, rules
from tumblestar.games.shizzle.description import face_words, phrase
from tumblestar.games.shizzle.evaluation import ActionValues
from tumblestar.games.shizzle.parts import DICE
from tumblestar.games.shizzle.rules import State
from tumblestar.games.shizzle.solver.turn_values import SIMPLE, THREE_SEATS
from tumblestar.words import Phrase

LEAST = 0.15
"""Points of a turn that are told as more."""


def evaluator(s: State) -> Evaluator:
    """The solution for two seats, the table for three, and else an estimate of how turns end."""
    by = players.evaluator_of(s)
    if players.is_exact(s, by):
        return Evaluator(Phrase("evaluator-exact"), is_exact=True)
    name = {THREE_SEATS: "evaluator-table", SIMPLE: "evaluator-simple"}.get(by, "evaluator-estimate")
    return Evaluator(Phrase(name))


def kind_of_mistake(s: State, taken: int, better: int) -> str:
    """A game that is won or lost by stopping, a line that could be longer, stopping, rolling, or how to settle."""
    if _share(s, better) == 1:
        return "win"
    if _share(s, taken) == 0:
        return "ending"
    if s.phase == rules.SETTLE:
        return "taking" if better == rules.TAKE else "attack" if taken == rules.TAKE else "victim"
    if better >= DICE:
        return "stopping" if taken == rules.STOP else "going-on" if taken == rules.ROLL else "dice"
    lengths = [s.length + (_further(s, die, s.loose) if die < DICE else 0) for die in (taken, better)]
    if lengths[0] < lengths[1] == DICE:
        return "six"
    return "left-out" if taken >= DICE else "short" if lengths[0] < lengths[1] else "dice"


def _share(s: State, action: int) -> float | None:
    """The share of the win of the seat to act, where an action ends the game."""
    after = s.after(rules.apply, action)
    return rules.win_share(after, s.mover) if after.phase == rules.ENDED else None


def _further(s: State, die: int, loose: int) -> int:
    """How many of the dice outside the line can join it, as they lie, if a die is the first of them."""
    loose -= 1 << die
    fitting = (other for other in range(DICE) if loose >> other & 1 and rules.fits(s, other, die))
    return 1 + max((_further(s, other, loose) for other in fitting), default=0)


def explain(s: State, taken: int, better: int, kind: str, names: Sequence[Name]) -> Explained:
    """The dice to add, how often a roll chokes, the points of the turn, or of those who are ahead."""
    if kind in ("win", "ending"):
        after = s.after(rules.apply, better if kind == "win" else taken)
        ahead = after.score[s.mover] - max(after.score[seat] for seat in range(s.seats) if seat != s.mover)
        return Explained([phrase(f"why-{kind}", count=abs(ahead))] if ahead else [])
    if kind == "victim":
        victims = [action - rules.ATTACK for action in (taken, better)]
        did, best = ((names[seat], s.score[seat]) for seat in victims)
        return Explained([phrase("why-victim", name=best[0], better=best[1], other=did[0], taken=did[1])])
    values, phrases, joins = ActionValues(s, by_points=True), list[Phrase](), (better,)
    if s.phase == rules.CHOOSE and better < DICE:
        joins, ending, length = _plan(s, better)
        if len(joins) > 1:
            dice = [face_words(s, die) for die in joins]
            phrases.append(phrase(f"why-{'stop' if ending == rules.STOP else 'roll'}", dice=dice, count=length))
    brings = [values.by_action[action] for action in (taken, better)]
    if brings[0] + LEAST < brings[1]:
        phrases.append(phrase("why-turn", taken=brings[0], better=brings[1]))
    if s.phase == rules.CHOOSE and rules.ROLL in (taken, better):
        roll = values.lines.onward[values.kind(s.line[s.length - 1], rules.ALL_DICE & ~s.loose)]
        whose = "choke" if better == rules.ROLL else "choked"
        phrases.append(phrase(f"why-{whose}", share=values.lines.chokes[roll] / values.lines.outcomes[roll]))
    return Explained(phrases, joins[1:])


def _plan(s: State, die: int) -> tuple[tuple[int, ...], int, int]:
    """The dice to add that begin with one, whether to stop or to roll then, and the length of the line."""
    values = ActionValues(s)
    lines = (line for line in values.reachable() if line.joins[:1] == (die,))
    ways = ((value, ending, line) for line in lines for ending, value in values.ended(line))
    _, ending, line = max(ways, key=lambda way: (way[0], -len(way[2].joins)))
    return line.joins, ending, line.held.bit_count()


def category(s: State, outcome: int) -> tuple[str, str] | None:
    """The number of a die that falls, or the seat that begins."""
    kind = {rules.ROLLING: "chance-of-die", rules.FIRST: "chance-of-first"}.get(s.phase)
    return (kind, str(outcome + 1)) if kind else None
