"""Positions of Shizzle set up by clicking: what the dice show, those of the line, the points, and who is to act."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tumblestar import picture
from tumblestar.contract.capabilities import EditChange, EditPlace
from tumblestar.contract.modules import Name
from tumblestar.games.shizzle.description import phrase
from tumblestar.games.shizzle.parts import BANKS, COLOUR_NAMES, DICE, TABLE
from tumblestar.games.shizzle.picture import BANK, fallen, line_spot, seat_place
from tumblestar.games.shizzle.rules import ALL_DICE, CHOOSE, NO_DIE, READY, SETTLE, SPARK, State, face
from tumblestar.words import Phrase

STEPS = (1, 5, 10, -1, -5, -10)


def base(s: State) -> State:
    """The state with its dice lying and points in the bank; before the first roll the first die is the Spark."""
    s = s.copy()
    if any(colour < 0 for row in s.colour for colour in row):
        s.colour = [list(row) for row in TABLE]
    s.shown[:] = [number or die + 1 for die, number in enumerate(s.shown)]
    s.made, s.due, s.mover, s.bank = 0, 0, max(s.mover, 0), s.bank or BANKS[s.seats]
    if s.phase <= SPARK or not s.length:
        _set_line(s, [0])
    if s.phase not in (READY, CHOOSE, SETTLE):
        s.phase = READY
        _set_line(s, s.line[:1])
    return s


def places(s: State, names: Sequence[Name]) -> list[EditPlace]:
    """The dice, the bank, the points of all seats, whose turn it is and what of it is to come."""
    found: list[EditPlace] = []
    for die in range(DICE):
        at = s.line.index(die) if die in s.line[: s.length] else -1
        x, y = line_spot(s.seats, at) if at >= 0 else fallen(s.seats, die, s.shown[die])[:2]
        key = "text-die-line" if at >= 0 else "text-die"
        label = phrase(key, die=die + 1, face=face(s, die), count=at + 1)
        found.append(EditPlace(f"die{die + 1}", label, (x, y, 96, 96)))
    area = (BANK.x, BANK.y, BANK.width, BANK.height)
    found.append(EditPlace("bank", phrase("edit-bank", count=s.bank), area))
    for seat in range(s.seats):
        panel = seat_place(s.seats, seat)
        label = phrase("edit-points", player=names[seat], count=s.score[seat])
        found.append(EditPlace(f"seat{seat + 1}", label, (panel.x, panel.y, panel.width, panel.height)))
    found.append(EditPlace("pending", phrase("edit-pending", count=s.pending)))
    return [*found, EditPlace("phase", phrase(PHASES[s.phase]))]


PHASES = {READY: "edit-ready", CHOOSE: "edit-choose", SETTLE: "edit-settle"}


def changes(s: State, place: str, names: Sequence[Name]) -> list[EditChange[State]]:
    """The numbers and places of a die, points more or less, or whose turn it is."""
    kind, number = place.rstrip("0123456789"), int(place[-1]) - 1 if place[-1:].isdigit() else -1
    if kind == "die" and 0 <= number < DICE:
        return _die_changes(s, number)
    if kind == "seat" and 0 <= number < s.seats:
        label, icon = phrase("edit-turn", player=names[number]), picture.at(0, 0, picture.seat_disc(number), 2)
        turn = EditChange(label, icon, s.after(setattr, "mover", number))
        return [*([turn] if s.mover != number else []), *_by(s, STEPS, _add_points, number)]
    if place in ("bank", "pending"):
        return _by(s, STEPS if place == "bank" else (1, -1), _add_to, place)
    if place == "phase":
        others = [phase for phase in PHASES if phase != s.phase]
        return [EditChange(phrase(PHASES[phase]), "", s.after(_enter, phase)) for phase in others]
    return []


def _add_to(s: State, field: str, by: int) -> None:
    setattr(s, field, getattr(s, field) + by)


def _add_points(s: State, seat: int, by: int) -> None:
    s.score[seat] += by


def _by(s: State, steps: Sequence[int], add: Callable[..., None], what: str | int) -> list[EditChange[State]]:
    """A number is more or less by some steps."""
    labels = [(by, Phrase("edit-more" if by > 0 else "edit-less", {"count": abs(by)})) for by in steps]
    return [EditChange(label, "", s.after(add, what, by)) for by, label in labels]


def _die_changes(s: State, die: int) -> list[EditChange[State]]:
    """Another number, or another place in the line or beside it."""
    found: list[EditChange[State]] = []
    for number in range(1, DICE + 1):
        if number != s.shown[die]:
            drawn = picture.at(0, 0, picture.die(COLOUR_NAMES[s.colour[die][number - 1]], number), 0.8)
            found.append(EditChange(phrase("edit-shows", count=number), drawn, s.after(_show, die, number)))
    line = s.line[: s.length]
    lines = {"edit-spark": [die, *line[1:]], "edit-join": [*line, die]}
    if die in line:
        lines = {"edit-out": [one for one in line if one != die]}
    return found + [EditChange(phrase(key), "", s.after(_set_line, dice)) for key, dice in lines.items()]


def _show(s: State, die: int, number: int) -> None:
    s.shown[die] = number


def _set_line(s: State, line: Sequence[int]) -> None:
    """Lays the dice of the line; the others lie beside it. A turn with more than the Spark has begun."""
    s.line[:] = [*line, *[NO_DIE] * (DICE - len(line))]
    s.length, s.loose = len(line), ALL_DICE & ~sum(1 << die for die in line)
    s.base = 1
    if s.phase == READY and len(line) > 1:
        s.phase = CHOOSE


def _enter(s: State, phase: int) -> None:
    """A turn that has not begun has only the Spark in its line, and nothing pending."""
    s.phase, s.base = phase, 1
    if phase == READY:
        s.pending = 0
        _set_line(s, s.line[:1])
    elif phase == SETTLE:
        s.pending = max(1, s.pending)
