"""Positions of Twisty set up by clicking: what lies on each square, where the pieces stand, and every row of cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tumblestar import picture
from tumblestar.contract.capabilities import EditChange, EditPlace
from tumblestar.contract.modules import Name
from tumblestar.games.twisty.description import phrase
from tumblestar.games.twisty.parts import COLOURS, CORNERS, COUNTS, KIND_NAMES, KINDS, LAID, SQUARES, STEP
from tumblestar.games.twisty.picture import CELL, counter, name, outcome_card, spot
from tumblestar.games.twisty.rules import HELD, MOVE, NOBODY, NONE, NOWHERE, SAFE, State
from tumblestar.picture import cube
from tumblestar.words import Phrase


def base(s: State) -> State:
    """The state with its turn begun anew; pieces that stand nowhere go to corners, and missing cards are dealt."""
    s = s.copy()
    s.phase, s.mover, s.landed, s.laid, s.winner = MOVE, max(s.mover, 0), 0, 0, NOBODY
    s.who, s.bag[:] = s.mover, [0] * len(s.bag)
    for seat in range(s.seats):
        others = [s.pawn[other] for other in range(s.seats) if other != seat]
        if s.pawn[seat] == NOWHERE or s.pawn[seat] in others[:seat]:
            s.pawn[seat] = next(corner for corner in CORNERS if corner not in others)
        row = [colour for colour in s.series[seat] if colour]
        s.series[seat][:] = row + [colour for colour in range(1, COLOURS + 1) if colour not in row]
    return s


def places(s: State, names: Sequence[Name]) -> list[EditPlace]:
    """All squares, the rows of cards, and whose turn it is."""
    found = [EditPlace("turn", phrase("edit-turn", player=names[s.mover]))]
    found += [EditPlace(f"row{seat + 1}", _row(s, seat, names)) for seat in range(s.seats)]
    for square in range(SQUARES):
        x, y = spot(square)
        label = phrase("text-square", square=name(square), what=_kind(s.board[square]))
        if square in s.pawn[: s.seats]:
            whose = phrase("edit-piece", player=names[s.pawn.index(square)])
            label = phrase("edit-square-piece", square=name(square), what=_kind(s.board[square]), piece=whose)
        found.append(EditPlace(name(square), label, (x, y, CELL - 6, CELL - 6)))
    return found


def changes(s: State, place: str, names: Sequence[Name]) -> list[EditChange[State]]:
    """What can lie or stand on a square, the order of a row and how much of it is collected, or who is to act."""
    if place == "turn":
        discs = [picture.at(0, 0, picture.seat_disc(seat), 2) for seat in range(s.seats)]
        labels = [phrase("edit-turn", player=name) for name in names]
        return [EditChange(labels[seat], disc, s.after(_begin_turn, seat)) for seat, disc in enumerate(discs)]
    for seat in range(s.seats):
        if place == f"row{seat + 1}":
            return list(_row_changes(s, seat))
    square = next((square for square in range(SQUARES) if name(square) == place), -1)
    if square < 0:
        return []
    kinds = range(KINDS) if square in LAID else ()
    found = [
        EditChange(_kind(kind), _icon(kind), s.after(_lay, square, kind)) for kind in kinds if kind != s.board[square]
    ]
    for seat in range(s.seats):
        if s.pawn[seat] != square:
            label = phrase("edit-piece", player=names[seat])
            found.append(EditChange(label, picture.pawn(seat), s.after(_stand, seat, square)))
    return found


def _kind(kind: int) -> Phrase:
    if not kind:
        return phrase("edit-nothing")
    return phrase(f"{'colour' if kind < STEP else 'counter'}-{KIND_NAMES[kind]}")


def _icon(kind: int) -> str:
    return "" if not kind else cube(KIND_NAMES[kind]) if kind < STEP else counter(kind)


def _begin_turn(s: State, seat: int) -> None:
    s.mover = s.who = seat


def _lay(s: State, square: int, kind: int) -> None:
    """Lays a counter on a square; where the box has no more of them, one comes from another square in exchange."""
    held = sum(s.cubes[seat][kind] != NONE for seat in range(s.seats)) if 0 < kind <= COLOURS else 0
    if kind and s.board.count(kind) + held >= COUNTS[kind] and kind in s.board:
        s.board[s.board.index(kind)] = s.board[square]
    s.board[square] = kind


def _stand(s: State, seat: int, square: int) -> None:
    """A piece goes to a square; one that stands there comes in its place."""
    if square in s.pawn[: s.seats]:
        s.pawn[s.pawn.index(square)] = s.pawn[seat]
    s.pawn[seat] = square


# -- rows of cards


def _row(s: State, seat: int, names: Sequence[Name]) -> Phrase:
    if s.held[seat] == COLOURS:
        return phrase("edit-row-whole", player=names[seat])
    colour = _kind(s.series[seat][s.held[seat]])
    return phrase("edit-row", player=names[seat], count=s.held[seat], colour=colour)


def _row_changes(s: State, seat: int) -> Iterator[EditChange[State]]:
    """The next cube is collected or the last one given back; all are protected or none; another is next."""
    held, row = s.held[seat], s.series[seat]
    if held < COLOURS:
        icon = outcome_card(KIND_NAMES[row[held]])
        yield EditChange(phrase("edit-collect"), icon, s.after(_hold, seat, held + 1))
    if held:
        yield EditChange(phrase("edit-return"), "", s.after(_hold, seat, held - 1))
        for key, how in (("edit-protect", SAFE), ("edit-unprotect", HELD)):
            yield EditChange(phrase(key), "", s.after(_protect, seat, how))
    for i in range(held + 1, COLOURS):
        label = phrase("edit-next", colour=_kind(row[i]))
        yield EditChange(label, outcome_card(KIND_NAMES[row[i]]), s.after(_swap, seat, held, i))


def _hold(s: State, seat: int, count: int) -> None:
    s.held[seat] = count
    for i, colour in enumerate(s.series[seat]):
        s.cubes[seat][colour] = (s.cubes[seat][colour] or HELD) if i < count else NONE


def _protect(s: State, seat: int, how: int) -> None:
    for colour in s.series[seat][: s.held[seat]]:
        s.cubes[seat][colour] = how


def _swap(s: State, seat: int, one: int, other: int) -> None:
    row = s.series[seat]
    row[one], row[other] = row[other], row[one]
