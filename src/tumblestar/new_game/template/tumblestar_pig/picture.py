"""Pig as a picture: the points of both seats, the pot between them, and the two things to do."""

from collections.abc import Iterable, Sequence

from tumblestar import picture
from tumblestar.contract.defaults.picture import rows, rows_size
from tumblestar.contract.modules import Leg, Target
from tumblestar.picture import at, box, cup, die, figures, path, seat_disc

from .rules import CHOOSE, ENDED, FIRST, HOLD, State

BOARD_SIZE = (480, 320)


def board(s: State) -> list[str]:
    """What lies on the table."""
    found = [path("sheet", box(464, 304, 24, 240, 160))]
    for seat in range(s.seats):
        x = 100 + 280 * seat
        lit = path("gold", box(150, 84, 20)) if seat == s.mover and s.phase != ENDED else ""
        found.append(at(x, 70, lit + path("paper", box(138, 72, 16)) + at(-44, 0, seat_disc(seat, 1.2))))
        found.append(at(x + 20, 70, figures(str(s.score[seat]), 1.6, "pen"), look=f"score{seat}"))
    return [*found, at(240, 150, picture.plate(str(s.pot)), look="pot")]


def overlay(
    s: State, *, seat: int | None = None, targets: Sequence[Target] = (), last: Iterable[Leg] = ()
) -> list[str]:
    """What one viewer may do."""
    found: list[str] = []
    for i, (action, label, ends) in enumerate(targets):
        x = 160 if action == HOLD else 320
        found.append(picture.target(action, label, outcome_icon(s, action), x, 240, first=i == 0, ends=ends))
    return found


def outcome_icon(s: State, action: int) -> str:
    """A seat, a result of the die, or what a seat may do, in a box -40 -44 80 88."""
    if s.phase == FIRST:
        return seat_disc(action, 2)
    if s.phase == CHOOSE:
        return picture.plate(f"+{s.pot}") if action == HOLD else cup(True)
    return die("red", action)


svg = picture.Alone(BOARD_SIZE, board, overlay, rows_size, rows)
