"""Twisty built by touching: a position, and the cubes of a game on a real table with who came home first.

In a position: what lies on each square, where the pieces stand, every row of cards, whose turn it is. The entries of a
pad: `cubes` (`RO!B`, where `!` is protection; `cubes2` is that of the second player), `home` (the number of the player
who ended on the centre), and `ask`, what was touched: a player, or a cube, `2R`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from tumblestar import picture
from tumblestar.contract.modules import Name, first_state
from tumblestar.contract.touching import Asked, Choice, ScoreLine, ScoreSheet, Spot, always, player_key
from tumblestar.games.twisty.description import phrase
from tumblestar.games.twisty.notation import LETTERS
from tumblestar.games.twisty.parts import COLOURS, CORNERS, COUNTS, KIND_NAMES, KINDS, LAID, SQUARES, STEP
from tumblestar.games.twisty.picture import layout, outcome_card
from tumblestar.games.twisty.picture.card_rows import drawn_row, on_lane, panel
from tumblestar.games.twisty.picture.signs import counter
from tumblestar.games.twisty.rules import ENDED, HELD, MOVE, NOBODY, NONE, NOWHERE, SAFE, State, points, standing
from tumblestar.words import Phrase

COLOUR_RANGE = range(1, COLOURS + 1)


# -- positions


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
        s.series[seat][:] = row + [colour for colour in COLOUR_RANGE if colour not in row]
    return s


def spots(s: State, names: Sequence[Name]) -> Iterator[Spot[State]]:
    """Whose turn it is, the rows of cards, and all squares."""
    labels = [phrase("edit-turn", player=player) for player in names]
    discs = [picture.at(0, 0, picture.seat_disc(seat), 2) for seat in range(s.seats)]
    turns = [
        Choice(labels[seat], disc, s.replaced("mover", seat).replaced("who", seat)) for seat, disc in enumerate(discs)
    ]
    yield Spot("turn", labels[s.mover], None, always(turns))
    for seat in range(s.seats):
        yield Spot(f"row{seat + 1}", _row(s, seat, names), None, partial(_row_changes, s, seat))
    for square in range(SQUARES):
        label = phrase("text-square", square=layout.name(square), what=_kind(s.board[square]))
        if square in s.pawn[: s.seats]:
            whose = phrase("edit-piece", player=names[s.pawn.index(square)])
            label = phrase("edit-square-piece", square=layout.name(square), what=_kind(s.board[square]), piece=whose)
        area = (*layout.spot(square), layout.CELL - 6, layout.CELL - 6)
        yield Spot(layout.name(square), label, area, partial(_square_changes, s, square, names))


def _square_changes(s: State, square: int, names: Sequence[Name], _: object) -> Asked[State]:
    """What can lie or stand on a square."""
    kinds = [kind for kind in range(KINDS) if square in LAID and kind != s.board[square]]
    found = [Choice(_kind(kind), _icon(kind), s.after(_lay, square, kind)) for kind in kinds]
    for seat in range(s.seats):
        if s.pawn[seat] != square:
            label = phrase("edit-piece", player=names[seat])
            found.append(Choice(label, picture.pawn(seat), s.after(_stand, seat, square)))
    return Asked(found)


def _kind(kind: int) -> Phrase:
    if not kind:
        return phrase("edit-nothing")
    return phrase(f"{'colour' if kind < STEP else 'counter'}-{KIND_NAMES[kind]}")


def _icon(kind: int) -> str:
    return "" if not kind else picture.cube(KIND_NAMES[kind]) if kind < STEP else counter(kind)


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


def _row(s: State, seat: int, names: Sequence[Name]) -> Phrase:
    if s.held[seat] == COLOURS:
        return phrase("edit-row-whole", player=names[seat])
    colour = _kind(s.series[seat][s.held[seat]])
    return phrase("edit-row", player=names[seat], count=s.held[seat], colour=colour)


def _row_changes(s: State, seat: int, _: object) -> Asked[State]:
    """The next cube is collected or the last one given back; all are protected or none; another is next."""
    held, row, found = s.held[seat], s.series[seat], list[Choice[State]]()
    if held < COLOURS:
        icon = outcome_card(KIND_NAMES[row[held]])
        found.append(Choice(phrase("edit-collect"), icon, s.after(_hold, seat, held + 1)))
    if held:
        found.append(Choice(phrase("edit-return"), "", s.after(_hold, seat, held - 1)))
        for key, how in (("edit-protect", SAFE), ("edit-unprotect", HELD)):
            found.append(Choice(phrase(key), "", s.after(_set_cubes, seat, row[:held], how)))
    for i in range(held + 1, COLOURS):
        label = phrase("edit-next", colour=_kind(row[i]))
        found.append(Choice(label, outcome_card(KIND_NAMES[row[i]]), s.after(_swap, seat, held, i)))
    return Asked(found)


def _hold(s: State, seat: int, count: int) -> None:
    s.held[seat] = count
    for i, colour in enumerate(s.series[seat]):
        s.cubes[seat][colour] = (s.cubes[seat][colour] or HELD) if i < count else NONE


def _set_cubes(s: State, seat: int, colours: Sequence[int], how: int) -> None:
    for colour in colours:
        s.cubes[seat][colour] = how


def _swap(s: State, seat: int, one: int, other: int) -> None:
    row = s.series[seat]
    row[one], row[other] = row[other], row[one]


# -- score pads

ASKED = ("ask",)
LONGEST = 50
CUBES = "".join(LETTERS[colour] for colour in COLOUR_RANGE)
SIGNS = {NONE: "", HELD: "{}", SAFE: "{}!"}


def read(given: Mapping[str, str], seats: int) -> tuple[State, Phrase | None]:
    """The cubes of all players, and who came home."""
    s, problem = first_state(State, seats, {}), None
    s.phase = ENDED
    for seat in range(seats):
        text = given.get(player_key("cubes", seat), "")[:LONGEST]
        found = re.findall(f"([{CUBES}])(!?)", text)
        if "".join(map("".join, found)) != text or len(dict(found)) < len(found):
            problem = phrase("pad-bad-cubes", text=text, letters=CUBES)
            continue
        for letter, sign in found:
            s.cubes[seat][LETTERS.index(letter)] = SAFE if sign else HELD
        s.held[seat] = len(found)
    home = given.get("home", "")
    if home in {str(seat + 1) for seat in range(seats) if s.held[seat] == COLOURS}:
        s.winner = int(home) - 1
    elif home:
        problem = phrase("pad-bad-home")
    return s, problem


def entries(s: State) -> dict[str, str]:
    """The cubes of each player, and the number of the one who came home."""
    texts = ["".join(SIGNS[cubes[colour]].format(LETTERS[colour]) for colour in COLOUR_RANGE) for cubes in s.cubes]
    found = {player_key("cubes", seat): texts[seat] for seat in range(s.seats)}
    return found | {"home": str(s.winner + 1) if s.winner >= 0 else ""}


def sheet(s: State, seat: int, names: Sequence[Name]) -> ScoreSheet[State]:
    """The rows of all players, and what counts."""
    seats = range(s.seats)
    held, home = [points(s, i) for i in seats], [int(s.winner == i) for i in seats]
    lines = [
        ScoreLine(phrase(f"pad-{key}"), phrase(f"pad-{key}-means"), counts)
        for key, counts in (("held", held), ("safe", [s.cubes[i].count(SAFE) for i in seats]), ("home", home))
    ]
    lines[0] = lines[0]._replace(pieces=[_kind(colour) for colour in COLOUR_RANGE if s.cubes[seat][colour] != NONE])
    return ScoreSheet(
        _drawn(s), phrase("pad-cube"), list(_cubes_and_players(s, names)), held, [(phrase("pad-standing"), lines)],
        standings=[(home[i], standing(s, i)) for i in seats],
    )  # fmt: skip


def _drawn(s: State) -> str:
    """The rows of all players, the colours of each in the same order."""
    body = "".join(panel(s, seat) for seat in range(s.seats))
    for seat in range(s.seats):
        signs = [{NONE: "todo", HELD: "held", SAFE: "safe"}[how] for how in s.cubes[seat]]
        cards, cubes = drawn_row(seat, tuple((colour, signs[colour]) for colour in COLOUR_RANGE), s.winner == seat)
        body += "".join(on_lane(seat, cards + cubes))
    return picture.frame(layout.rows_size(s.seats), body)


def _cubes_and_players(s: State, names: Sequence[Name]) -> Iterator[Spot[State]]:
    """A touch collects a cube, and asks about one that is there, or about a player."""
    for seat, player in enumerate(names):
        key, y = f"ask={seat + 1}", seat * layout.ROW + layout.ROW / 2
        for x in (50, layout.GOAL):
            yield Spot(key, phrase("pad-of", player=player), (x, y, 88, 96), partial(_ask_player, s, seat))
        for colour in COLOUR_RANGE:
            how, area = s.cubes[seat][colour], (layout.CARDS_FROM + (colour - 1) * layout.CARD, y, layout.CARD, 96)
            words = ("pad-cube-none", "pad-cube-held", "pad-cube-safe")[how]
            yield Spot(
                key + LETTERS[colour], phrase(words, player=player, colour=_kind(colour)), area,
                partial(_ask_cube, s, seat, colour) if how != NONE else None,
                s.after(_set_cubes, seat, [colour], HELD) if how == NONE else None,
            )  # fmt: skip


def _ask_player(s: State, seat: int, _: object) -> Asked[State]:
    """All cubes of a player are protected, or they came home."""
    found, held = list[Choice[State]](), [colour for colour in COLOUR_RANGE if s.cubes[seat][colour] == HELD]
    if held:
        found.append(Choice(phrase("pad-protect-all"), "", s.after(_set_cubes, seat, held, SAFE)))
    if s.held[seat] == COLOURS and s.winner != seat:
        found.append(Choice(phrase("pad-is-home"), "", s.replaced("winner", seat)))
    return Asked(found, phrase("pad-player", count=s.held[seat]))


def _ask_cube(s: State, seat: int, colour: int, _: object) -> Asked[State]:
    """A cube is protected or not, or it was stolen; who lacks one has not come home."""
    key, how = ("pad-protect", SAFE) if s.cubes[seat][colour] == HELD else ("pad-unprotect", HELD)
    stolen = s.after(_set_cubes, seat, [colour], NONE).replaced("winner", s.winner if s.winner != seat else NOBODY)
    turned = Choice(phrase(key), "", s.after(_set_cubes, seat, [colour], how))
    return Asked([turned, Choice(phrase("pad-stolen"), "", stolen)], _kind(colour))
