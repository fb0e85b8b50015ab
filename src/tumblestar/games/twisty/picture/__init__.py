"""Twisty as a picture: the squares, a row of cards for each seat, the cube it wants, and what one viewer may do.

What is drawn in `parts` is the same for every viewer and language; the overlay is made for one viewer and lies on the
squares. All are lists of elements: what is as it was is the same text again, so that a page knows what has changed.
`board` frames the squares, `rows` puts the rows below each other, and `svg` makes both one picture that stands alone.
Rank 7 is at the top, as on the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from tumblestar import picture
from tumblestar.contract.modules import Target
from tumblestar.contract.pictures import Elements, Parts, Plate
from tumblestar.games.twisty import rules
from tumblestar.games.twisty.parts import CENTRE, CORNERS, KIND_NAMES, LAID, SAFETY, SIZE, SQUARES, STEP, TELEPORT
from tumblestar.games.twisty.picture.card_rows import row_of, rows, want
from tumblestar.games.twisty.picture.layout import (
    ALONE,
    ASIDE,
    BESIDE,
    BESIDE_HEIGHT,
    BOARD_SIZE,
    CELL,
    EDGE,
    FRAME_WIDTH,
    HEIGHT,
    middle,
    name,
    rows_size,
    sizes,
)
from tumblestar.games.twisty.picture.layout import spot as spot
from tumblestar.games.twisty.picture.signs import FRAME, counter, sign, star
from tumblestar.picture import Composition, Spot, Standing, at, box, cube, disc, glow, path, pawn, piece, trail

COVER = (90, 190, 600, 375)
"""What the shelf shows: the middle of the board."""
Leg = tuple[int, int, str]  # from square, to square, and how: leap step diagonal leap teleport theft corner


# -- what lies and stands


@cache
def lying(square: int, kind: int, shared: bool) -> str:
    """What lies on a square; it steps aside for a pawn."""
    x, y = middle(square)
    scale = 1.0
    if shared:
        (left, down, scale) = ASIDE
        x, y = x + left, y + down
    if kind < STEP:
        drawn = picture.explained(f"cube-{KIND_NAMES[kind]}", cube(KIND_NAMES[kind]))
        return piece(f"cube-{name(square)}", x, y, drawn, scale, f"cube-{KIND_NAMES[kind]}")
    drawn = picture.explained(f"counter-{KIND_NAMES[kind]}", counter(kind))
    return piece(f"counter-{name(square)}", x, y, drawn, scale)


@cache
def standing(seat: int, square: int, shared: bool, robbed: bool = False) -> str:
    """A pawn on its square: beside the counter there, and one just robbed beside its thief."""
    return piece(f"pawn-{seat + 1}", *_foot(square, shared, robbed), pawn(seat), _height(shared, robbed))


@cache
def lighting(square: int, shared: bool, robbed: bool) -> str:
    """The light under the pawn whose turn it is; no piece, since nothing flies when the turn goes on."""
    return at(*_foot(square, shared, robbed), glow(), _height(shared, robbed)).replace("<g", '<g id="turn"', 1)


def _foot(square: int, shared: bool, robbed: bool) -> tuple[float, float]:
    x, y = middle(square)
    right, down = (-22, -12) if robbed else BESIDE if shared else ALONE
    return x + right, y + down


def _height(shared: bool, robbed: bool) -> float:
    return BESIDE_HEIGHT if shared or robbed else HEIGHT


# -- the board


@cache
def cells() -> str:
    """The bare squares, with corners and the star in the centre."""
    look = ""
    for tone, odd in (("cell", 1), ("cell2", 0)):
        look += path(tone, "".join(box(88, 88, 14, *middle(square)) for square in LAID if square % 2 == odd))
    for corner in CORNERS:
        look += at(*middle(corner), path("cell2", box(88, 88, 32)) + path("line", disc(34)) + path("rule", disc(25)))
    star_ = path("cell2", box(88, 88, 14)) + star(False)
    return picture.one(look + at(*middle(CENTRE), picture.explained("centre", star_)))


@cache
def coordinates(left: float, below: float) -> str:
    """The names of ranks at one side of the squares, and of files at another."""
    names = ""
    for i in range(SIZE):
        names += path("", picture.FILES["abcdefg"[i]], EDGE + (i + 0.5) * CELL, below - 2, 1.1)
        names += path("", picture.NUMERALS[i + 1], left, EDGE + (SIZE - 0.5 - i) * CELL)
    return f'<g class="coordinates letter">{names}</g>'


@lru_cache(maxsize=1024)
def laid_out(board: tuple[int, ...]) -> tuple[list[str], dict[int, int]]:
    """All that lies on a board, and where in that list stands what lies on a square. Look, do not touch."""
    squares = [q for q, kind in enumerate(board) if kind]
    return [lying(q, board[q], False) for q in squares], {q: i for i, q in enumerate(squares)}


def squares(s: rules.State) -> list[str]:
    """The squares with all counters, cubes and pawns."""
    pawns = s.pawn[: s.seats]
    drawn = [cells(), coordinates(-13, 707)]
    if 7 in s.held[: s.seats]:
        drawn.append(at(*middle(CENTRE), star(True)))
    laid, places = laid_out(tuple(s.board))
    from_here = len(drawn)
    drawn += laid
    for q in pawns:
        if q in places:
            drawn[from_here + places[q]] = lying(q, s.board[q], True)
    active = s.winner if s.phase == rules.ENDED else s.who if s.phase >= rules.CORNERING else -1
    crowded = s.phase == rules.ROBBED
    if active >= 0 and (q := pawns[active]) >= 0:
        drawn.append(lighting(q, s.board[q] > 0, crowded))
    for seat, q in enumerate(pawns):
        if q >= 0 and not (crowded and seat == active):
            drawn.append(standing(seat, q, s.board[q] > 0 or (crowded and seat == s.mover)))
    if crowded:  # on top of the thief
        drawn.append(standing(active, pawns[active], s.board[pawns[active]] > 0, True))
    return drawn


def framed(s: rules.State, seat: int) -> list[str]:
    """What lies under the squares where no page frames them: a sheet, with coordinates on its other two sides."""
    del s, seat
    sheet = path("shade soft", box(752, 748, 30, 380, 386)) + path("sheet", box(752, 748, 30, 380, 378))
    return [picture.one(sheet + at(FRAME_WIDTH, FRAME_WIDTH, coordinates(707, -13)))]


def draw(s: rules.State) -> Elements:
    """What lies in the parts."""
    drawn: dict[str, Sequence[str]] = {"board": squares(s)}
    for seat in range(s.seats):
        drawn[f"row-{seat + 1}"] = row_of(s, seat)[2]
        drawn[f"want-{seat + 1}"] = want(rules.wanted(s, seat)) if s.series[seat][0] else ()
    return drawn


# -- one viewer


CORNERS_CHOSEN, MOVES = (rules.CORNERING, rules.ROBBED), (rules.MOVE, rules.EXTRA)


def kind_of(s: rules.State, action: int) -> str:
    """What a legal action is to the eye: land, take, theft, safety, chain, win, stay, corner, or an outcome."""
    phase, who = s.phase, s.who
    if phase in CORNERS_CHOSEN:
        return "corner"
    if phase not in MOVES:
        return "outcome"
    if action == rules.STAY:
        return "stay"
    if action in s.pawn and action != s.pawn[who]:
        return "theft"
    lies, held = s.board[action], s.held[who]
    if held == 7:
        return "win" if action == CENTRE else "chain" if STEP <= lies <= TELEPORT else "land"
    if lies and lies == s.series[who][held]:
        return "take"
    return "safety" if lies == SAFETY else "chain" if lies >= STEP else "land"


TRAILS = {"teleport": "hop", "theft": "rob", "corner": "rob"}


@lru_cache(maxsize=1024)
def legs(last: tuple[Leg, ...]) -> str:
    """The way a turn went: gold arrows, dotted for a teleport, broken and red where something was stolen."""
    look = ""
    for start, end, how in last:
        if start != end and 0 <= start < SQUARES and 0 <= end < SQUARES:
            look += trail(middle(start), middle(end), TRAILS.get(how, "beam"), bend=-0.2 if how == "corner" else 0.16)
    return f'<g class="trail">{look}</g>' if look else ""


def over(
    s: rules.State, *, seat: int | None = None, targets: Sequence[Target] = (), last: Iterable[Leg] = ()
) -> Elements:
    """What one viewer gets over the squares: the way of the turn, and targets (action, label, ends the turn).

    While real counters or cards are typed in there is nothing to choose on the board; the next square is marked.
    """
    del seat
    look = [way] if (way := legs(tuple(last))) else []
    if targets and s.phase == rules.COUNTERS and s.laid < len(LAID):
        look.append(at(*middle(LAID[s.laid]), path("mine", FRAME)))
    if s.phase in (rules.COUNTERS, rules.CARDS, rules.FIRST):
        return {"board": look}
    wanted, own = rules.wanted(s, s.who), s.pawn[s.who]
    for i, (action, label, ends) in enumerate(targets):
        square: int = own if action == rules.STAY else action
        drawn = sign(kind_of(s, action), wanted, s.board[square], square == CENTRE)
        look.append(picture.target(action, label, drawn, *middle(square), first=i == 0, ends=ends))
    return {"board": look}


def gains_in(s: rules.State, actions: Sequence[int]) -> list[Plate]:
    """What a square is worth stands on its upper edge; it may bring a cube."""
    plates = list[Plate]()
    for action in actions if s.phase not in (rules.COUNTERS, rules.CARDS, rules.FIRST) else ():
        x, y = middle(s.pawn[s.who] if action == rules.STAY else action)
        plates.append(Plate(action, x, y - 40, 1 if kind_of(s, action) in ("take", "theft") else None))
    return plates


def action_in(s: rules.State, part: str, x: float, y: float) -> int | None:
    """The landing on the square at a point, or staying on one's own; None beside the squares."""
    file, rank = int((x - EDGE) // CELL), SIZE - 1 - int((y - EDGE) // CELL)
    if part != "board" or not (0 <= file < SIZE and 0 <= rank < SIZE):
        return None
    square = rank * SIZE + file
    return rules.STAY if s.phase in (rules.MOVE, rules.EXTRA) and square == s.pawn[s.who] else square


def outcome_icon(s: rules.State, action: int) -> str:
    """The inner SVG of a choice, to be seen in a box -40 -44 80 88: the counter, card, seat or badge it stands for."""
    if s.phase == rules.COUNTERS:
        return cube(KIND_NAMES[action]) if action < STEP else counter(action)
    if s.phase == rules.CARDS:
        return outcome_card(KIND_NAMES[action])
    if s.phase == rules.FIRST:
        return picture.seat_disc(action, 2.2)
    kind = kind_of(s, action)
    if kind == "safety":
        return picture.shield(2.6)
    if kind == "land":
        return path("may", box(56, 56, 11))
    look = ("theft", "ontheft", "ongrab") if kind == "theft" else ("legal", "onlegal", "onmay")
    return at(0, 0, picture.badge(kind, *look), 2)


def outcome_card(colour: str) -> str:
    """A card of a colour by itself."""
    glass = f'<g class="{colour}">{path("t1", box(64, 76, 12))}</g>'
    return path("lead", box(64, 76, 12)) + glass + picture.mark(colour, 2.3)


def decided(s: rules.State) -> Sequence[str]:
    """The pawn in the centre; the way there lies over the board."""
    return (f"pawn-{s.winner + 1}",)


parts = Parts(sizes, draw, over, gains_in, action_in, decided=decided)
_places = {"board": Spot(FRAME_WIDTH, FRAME_WIDTH)}
_framed = Composition(
    BOARD_SIZE, parts, lambda seats, seat: _places, lambda seats, seat: {}, framed, lambda s: Standing((), -1, ())
)
board, overlay, gains, action_at = _framed.board, _framed.overlay, _framed.gains, _framed.action_at
svg = picture.Alone(BOARD_SIZE, board, overlay, rows_size, rows, gap=8)
"""One picture that stands alone, for notebooks and pages."""
