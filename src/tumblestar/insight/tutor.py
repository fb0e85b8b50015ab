"""The tutor: asks before an action that costs more of the win than a player wants, and says what it overlooks.

The cost of an action is how far the seat's share after it is behind that after the best action, by the evaluator. A
cost within the error of that difference is none: it is not asked about.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tumblestar.contract.capabilities import Evaluator
from tumblestar.contract.errors import Unreadable
from tumblestar.contract.game import Game
from tumblestar.contract.modules import Name
from tumblestar.contract.state import GameState
from tumblestar.insight.hints import Known, error_of_difference, error_words, evaluator_words
from tumblestar.insight.report import share_phrase
from tumblestar.record import Refused
from tumblestar.words import Phrase

AMOUNTS = (1, 2, 5, 10)
"""What an action may cost unasked, in points of a percent of the win."""
USUAL = 5
WAIT = 3.0
"""Seconds within which the shares have to come; after that an action is played unasked."""


class Question(NamedTuple):
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


def question(
    game: Game, s: GameState, action: int, shares: Known, by: Evaluator | None, amount: int
) -> Question | None:
    """What to ask before an action, if it costs more than the amount. `shares` has those after all legal actions."""
    seat = game.actor(s)
    after = {one: shares[state][seat] for one, state in states_after(game, s).items()}
    better = max(after, key=lambda one: after[one])
    error = error_of_difference(game, s.seats, by) or 0.0
    is_dear = after[better] - after[action] > max(amount / 100, error)
    return Question(action, better, after[action], after[better]) if is_dear else None


def sentences(game: Game, s: GameState, names: Sequence[Name], asked: Question, by: Evaluator | None) -> list[Phrase]:
    """What the tutor says: what the action costs, what it overlooks, and how far that can be trusted."""
    return [
        Phrase("tutor-cost", {"cost": share_phrase(asked.best - asked.share)}),
        Phrase("tutor-own", {"way": game.preview(s, asked.action, names), "share": share_phrase(asked.share)}),
        Phrase("tutor-better", {"way": game.preview(s, asked.better, names), "share": share_phrase(asked.best)}),
        evaluator_words(game, s.seats, by),
        *error_words("tutor", error_of_difference(game, s.seats, by)),
    ]
