"""Pig in text: `roll`, `hold`, the result of the die (`4`), and the first seat by chance (`first 2`)."""

from tumblestar.contract.errors import Unreadable
from tumblestar.contract.state_text import Table, named, number, seat
from tumblestar.words import Phrase

from .rules import CHOOSE, ENDED, FIRST, GOAL, HOLD, ROLL, ROLLING, State

GAME = "pig"
PHASES = {"first": FIRST, "choose": CHOOSE, "rolling": ROLLING, "over": ENDED}


def text(s: State, action: int) -> str:
    """An action or outcome in notation."""
    return _texts(s)[action]


def parse(s: State, text: str) -> int:
    """The action that a text stands for. Raises Unreadable."""
    actions = {said: action for action, said in _texts(s).items()}
    if text.strip() not in actions:
        raise Unreadable(Phrase("unread-of", {"text": text, "actions": list(actions)}, GAME))
    return actions[text.strip()]


def _texts(s: State) -> dict[int, str]:
    if s.phase == FIRST:
        return {i: f"first {i + 1}" for i in range(s.seats)}
    return {HOLD: "hold", ROLL: "roll"} if s.phase == CHOOSE else {i: str(i) for i in range(1, 7)}


def _check(s: State) -> None:
    if (s.phase == ENDED) != (s.score[s.mover] >= GOAL) or s.score[1 - s.mover] >= GOAL:
        raise ValueError("score")
    if s.pot and s.phase not in (CHOOSE, ROLLING):
        raise ValueError("pot")


_TURN = (seat("turn", "mover"), number("turns", 9999))
_TABLE = Table(GAME, State, number("score", 9999), number("pot", 9999), named("phase", PHASES), *_TURN, check=_check)
state_text, parse_state = _TABLE.text, _TABLE.parse
