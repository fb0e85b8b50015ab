"""Twisty as a picture: the board, the rows of cards, and what one viewer may do.

`board` and `rows` are the same for every viewer and language; `overlay` is made for one viewer and lies on the board.
All three give lists of elements: what is as it was is the same text again, so that a page knows what has changed.
`svg` puts everything into one picture that stands alone. Rank 7 is at the top, as on the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from tumblestar import picture
from tumblestar.contract.modules import Target
from tumblestar.games.twisty import rules
from tumblestar.games.twisty.parts import (
    CENTRE,
    CORNERS,
    DIAGONAL,
    KIND_NAMES,
    LAID,
    LEAP,
    SAFETY,
    SIZE,
    SQUARES,
    STEP,
    TELEPORT,
)
from tumblestar.picture import at, box, cube, disc, glow, n, path, pawn, piece, spark, trail

ENGRAVED = {
    STEP: "M0-16V16M-16 0H16M-5-11L0-16 5-11M-5 11L0 16 5 11M-11-5L-16 0-11 5M11-5L16 0 11 5",
    DIAGONAL: "M-12-12L12 12M12-12L-12 12M-12-4V-12H-4M12-4V-12H4M-12 4V12H-4M12 4V12H4",
    LEAP: "M-9-16V9H13M6 2L13 9 6 16",
    TELEPORT: "M0-17A17 17 0 0 1 0 17A13.5 13.5 0 0 1 0-10A10 10 0 0 1 0 10A6 6 0 0 1 0-2",
    SAFETY: "M-8 0L-2 6.4 9-6",
}
BIG_SHIELD = "M0-31C8-25 17-22 27-21V0C27 16 16 26 0 32-16 26-27 16-27 0V-21C-17-22-8-25 0-31Z"


def counter(kind: int) -> str:
    """A special counter: engraved brass, a dark well for teleport, a shield for safety."""
    if kind == SAFETY:
        look = path("shade soft", "M0-25C8-19 17-16 27-15V6C27 22 16 32 0 38-16 32-27 22-27 6V-15C-17-16-8-19 0-25Z")
        look += path("lead", BIG_SHIELD) + path("brass", BIG_SHIELD)
        look += path("brass2", "M0 32C16 26 27 16 27 0V-21C17-22 8-25 0-31Z")
        inner = "M0-21C6-17 12-15 18-14V0C18 11 11 18 0 23-11 18-18 11-18 0V-14C-12-15-6-17 0-21Z"
        return look + path("brass1", inner) + path("engrave", ENGRAVED[kind])
    look = path("shade soft", disc(30, 0, 6)) + path("lead", disc(30)) + path("brass", disc(30))
    look += path("brass2", "M-30 0A30 30 0 0 0 30 0A30 25 0 0 1-30 0Z")
    if kind == TELEPORT:
        return look + path("well", disc(25)) + path("well1", disc(18, 0, 2)) + path("inlay", ENGRAVED[kind])
    return look + path("brass1", disc(23, 0, -1)) + path("engrave", ENGRAVED[kind])


def star(is_lit: bool) -> str:
    """The star in the centre, where the race ends; it shines once somebody may end it."""
    look = path("halo", disc(36)) if is_lit else ""
    look += path("gold soft", spark(40, 8, 0.42)) + path("gold", spark(33, 4, 0.3))
    return look + (path("paper", spark(17, 4, 0.36)) if is_lit else path("line", disc(15)))


HIT = '<rect class="hit" x="-47" y="-47" width="94" height="94" rx="16"/>'


@cache
def sign(kind: str, colour: int) -> str:
    """A target as drawn: its frame and its badge. Kinds differ in frame and badge, not in colour alone."""
    dashed, solid = path("may", box(88, 88, 15)), path("mine", box(88, 88, 15))
    corner, free = (32, -32), (-32, -32)  # a pawn beside a counter stands to the right, so the left stays free
    if kind == "land":
        return HIT + dashed
    if kind == "take":
        return HIT + solid + at(*corner, picture.badge("take"))
    if kind == "theft":
        look = HIT + path("grab", box(88, 88, 15))
        look += at(*free, picture.badge("theft", "theft", "ontheft", "ongrab"), 1.15)
        return look + (at(33, 33, picture.seal(KIND_NAMES[colour], 1.05)) if colour else "")
    if kind == "safety":
        return HIT + dashed + at(33, -31, picture.shield(1.5))
    if kind == "win":
        return HIT + solid + path("beam", rays(52, 64)) + at(*corner, picture.badge("win"))
    return HIT + dashed + at(*(free if kind == "stay" else corner), picture.badge(kind))


def rays(near: float, far: float) -> str:
    """Short rays all round."""
    ends = zip(picture.ring(16, near), picture.ring(16, far), strict=True)
    return "".join(f"M{n(x)} {n(y)}L{n(u)} {n(v)}" for (x, y), (u, v) in ends)


# -- picture


Leg = tuple[int, int, str]  # from square, to square, and how: leap step diagonal leap teleport theft corner

CELL, MARGIN = 98, 37
BOARD_SIZE = (760, 760)
COVER = (90, 190, 600, 375)
ROW, CARD, CARDS_FROM, GOAL = 108, 84, 124, 716


def rows_size(seats: int) -> tuple[int, int]:
    """Width and height of the picture of the rows."""
    return 760, seats * ROW


def spot(square: int) -> tuple[float, float]:
    """The middle of a square in the picture."""
    return MARGIN + (square % SIZE + 0.5) * CELL, MARGIN + (SIZE - 0.5 - square // SIZE) * CELL


def name(square: int) -> str:
    """A square as it is called: a1 to g7."""
    return "abcdefg"[square % SIZE] + str(square // SIZE + 1)


# -- what lies and stands


def lying(square: int, kind: int, shared: bool) -> str:
    """What lies on a square; it steps aside for a pawn."""
    x, y = spot(square)
    scale = 1.0
    if shared:
        x, y, scale = x - 16, y + 15, 0.74
    if kind < STEP:
        drawn = picture.explained(f"cube-{KIND_NAMES[kind]}", cube(KIND_NAMES[kind]))
        return piece(f"cube-{name(square)}", x, y, drawn, scale, f"cube-{KIND_NAMES[kind]}")
    drawn = picture.explained(f"counter-{KIND_NAMES[kind]}", counter(kind))
    return piece(f"counter-{name(square)}", x, y, drawn, scale)


def standing(seat: int, square: int, shared: bool, robbed: bool = False) -> str:
    """A pawn on its square: beside the counter there, and one just robbed beside its thief."""
    return piece(f"pawn-{seat + 1}", *_foot(square, shared, robbed), pawn(seat), _height(shared, robbed))


def lighting(square: int, shared: bool, robbed: bool) -> str:
    """The light under the pawn whose turn it is, a piece by itself: it goes on to the next."""
    return piece("turn", *_foot(square, shared, robbed), glow(), _height(shared, robbed))


def _foot(square: int, shared: bool, robbed: bool) -> tuple[float, float]:
    x, y = spot(square)
    return (x - 22, y - 12) if robbed else (x + 19, y - 9) if shared else (x, y - 3)


def _height(shared: bool, robbed: bool) -> float:
    return 0.92 if shared or robbed else 1.16


# -- the board


@cache
def ground() -> str:
    """The bare board: a frame with coordinates, cells, corners and the star in the centre."""
    look = path("shade soft", box(752, 748, 30, 380, 386)) + path("sheet", box(752, 748, 30, 380, 378))
    for name, odd in (("cell", 1), ("cell2", 0)):
        look += path(name, "".join(box(88, 88, 14, *spot(square)) for square in LAID if square % 2 == odd))
    for corner in CORNERS:
        look += at(*spot(corner), path("cell2", box(88, 88, 32)) + path("line", disc(34)) + path("rule", disc(25)))
    look += at(*spot(CENTRE), picture.explained("centre", path("cell2", box(88, 88, 14)) + star(False)))
    names = ""
    for i in range(SIZE):
        along = MARGIN + (i + 0.5) * CELL
        for edge in (20, 740):
            names += path("", picture.FILES["abcdefg"[i]], along, edge - 2, 1.1)
            names += path("", picture.NUMERALS[i + 1], edge, 760 - along)
    return picture.one(look + f'<g class="letter">{names}</g>')


@lru_cache(maxsize=1024)
def laid_out(board: tuple[int, ...]) -> tuple[list[str], dict[int, int]]:
    """All that lies on a board, and where in that list stands what lies on a square. Look, do not touch."""
    squares = [q for q, kind in enumerate(board) if kind]
    return [lying(q, board[q], False) for q in squares], {q: i for i, q in enumerate(squares)}


def board(s: rules.State) -> list[str]:
    """What lies on the table, the same for every viewer: squares, counters, cubes and pawns."""
    pawns = s.pawn[: s.seats]
    parts = [ground()]
    if 7 in s.held[: s.seats]:
        parts.append(at(*spot(CENTRE), star(True)))
    laid, places = laid_out(tuple(s.board))
    from_here = len(parts)
    parts += laid
    for q in pawns:
        if q in places:
            parts[from_here + places[q]] = lying(q, s.board[q], True)
    active = s.winner if s.phase == rules.ENDED else s.who if s.phase >= rules.CORNERING else -1
    crowded = s.phase == rules.ROBBED
    if active >= 0 and (q := pawns[active]) >= 0:
        parts.append(lighting(q, s.board[q] > 0, crowded))
    for seat, q in enumerate(pawns):
        if q >= 0 and not (crowded and seat == active):
            parts.append(standing(seat, q, s.board[q] > 0 or (crowded and seat == s.mover)))
    if crowded:  # on top of the thief
        parts.append(standing(active, pawns[active], s.board[pawns[active]] > 0, True))
    return parts


# -- the rows


def card(index: int, top: int, colour: int, status: str) -> str:
    """A card at its place in a row: blank, todo, next, held or safe."""
    y = top + ROW / 2
    x = CARDS_FROM + index * CARD
    outline = box(76, 84, 13)
    if status == "blank":
        return at(x, y, path("cell", outline) + path("rule", box(60, 68, 9)))
    if status == "safe":
        return at(x, y, path("lead", outline) + path("setting", box(70, 78, 11)))
    key = f"cube-{KIND_NAMES[colour]}"
    if status == "held":
        return at(x, y, picture.explained(key, path("slot", box(72, 80, 11))), look=KIND_NAMES[colour])
    glass = "t2" if status == "next" else "t2 unlit"
    look = path(glass, outline) + picture.mark(KIND_NAMES[colour], 2.5, "ink" if status == "next" else "chalk")
    if status == "next":
        look += path("bold", outline) + path("mine", box(82, 90, 16))
        look += path("bold", "M-12-52H12L0-37Z") + path("legal", "M-12-52H12L0-37Z")
    return at(x, y, picture.explained(key, look), look=KIND_NAMES[colour])


def collected(seat: int, index: int, top: int, colour: int, safe: bool) -> tuple[str, ...]:
    """The cube on a card; under protection it sits in brass and carries the shield, an element of its own."""
    x, y, key = CARDS_FROM + index * CARD, top + ROW / 2, f"{seat + 1}-{KIND_NAMES[colour]}"
    if not safe:
        return (piece(f"cube-{key}", x, y, cube(KIND_NAMES[colour]), 0.98, f"cube-{KIND_NAMES[colour]}"),)
    look = piece(f"cube-{key}", x - 2, y - 3, cube(KIND_NAMES[colour], False), 0.86, f"cube-{KIND_NAMES[colour]}")
    return look, piece(f"shield-{key}", x + 24, y + 26, picture.explained("counter-safety", picture.shield(1.75)))


def lanes(seats: int) -> list[str]:
    """The grounds of the rows. Look, do not touch."""
    return [path("sheet", box(752, 96, 24, 380, seat * ROW + 54)) for seat in range(seats)]


def lit(seat: int, looks: str) -> str:
    """What lights the ground of a row, an element by itself: it goes on to the next."""
    y = seat * ROW + 54
    return picture.one(path("cell2", box(744, 88, 20, 380, y)) + path(looks, box(748, 92, 22, 380, y)))


@cache
def seat_and_goal(seat: int, complete: bool) -> str:
    """What stands at both ends of a row: its seat, and the star it leads to."""
    middle = seat * ROW + ROW / 2
    goal = path("lead", spark(34, 8, 0.5)) + path("gold", spark(34, 8, 0.5)) + path("paper", spark(17, 4, 0.36))
    goal = path("mine", disc(38)) + goal if complete else path("dim faint", spark(26, 8, 0.42)) + path("line", disc(12))
    mark = at(46, middle, picture.seat_disc(seat, 1.9))
    return picture.one(mark + at(GOAL, middle, picture.explained("centre", goal)))


@lru_cache(maxsize=4096)
def row(seat: int, series: tuple[int, ...], cubes: tuple[int, ...], held: int) -> tuple[list[str], list[str]]:
    """The row of a seat: its mark and its seven cards in order; and the cubes on them. Look, do not touch."""
    top = seat * ROW
    parts, lying_on = [seat_and_goal(seat, held == 7)], list[str]()
    for i, colour in enumerate(series):
        safe = i < held and cubes[colour] == rules.SAFE
        status = "safe" if safe else "held" if i < held else "next" if i == held else "todo"
        parts.append(card(i, top, colour, status if colour else "blank"))
        if i < held:
            lying_on += collected(seat, i, top, colour, safe)
    return parts, lying_on


def rows(s: rules.State) -> list[str]:
    """One row a seat, with the star that its cards lead to.

    The grounds come first, and what lights them: so all else keeps its place in the list when the turn goes on.
    """
    parts = lanes(s.seats)[:]
    turn = s.winner if s.phase == rules.ENDED else s.mover if s.phase >= rules.CORNERING else -1
    if turn >= 0:
        parts.append(lit(turn, "turn"))
    if s.phase in (rules.CORNERING, rules.ROBBED) and s.who != turn:
        parts.append(lit(s.who, "may"))
    lying_on: list[str] = []
    for seat in range(s.seats):
        cards, cubes = row(seat, tuple(s.series[seat]), tuple(s.cubes[seat]), s.held[seat])
        parts += cards
        lying_on += cubes
    if s.winner >= 0:
        lying_on.append(at(46, s.winner * ROW + 19, picture.crown(1.15)))
    return parts + lying_on


# -- one viewer


def kind_of(s: rules.State, action: int) -> str:
    """What a legal action is to the eye: land, take, theft, safety, chain, win, stay, corner, or an outcome."""
    if s.phase in (rules.CORNERING, rules.ROBBED):
        return "corner"
    if s.phase not in (rules.MOVE, rules.EXTRA):
        return "outcome"
    if action == rules.STAY:
        return "stay"
    if action in s.pawn and action != s.pawn[s.who]:
        return "theft"
    lies, held = s.board[action], s.held[s.who]
    if held == 7:
        return "win" if action == CENTRE else "chain" if STEP <= lies <= TELEPORT else "land"
    if lies and lies == s.series[s.who][held]:
        return "take"
    return "safety" if lies == SAFETY else "chain" if lies >= STEP else "land"


TRAILS = {"teleport": "hop", "theft": "rob", "corner": "rob"}


@lru_cache(maxsize=1024)
def legs(last: tuple[Leg, ...]) -> str:
    """The way a turn went: gold arrows, dotted for a teleport, broken and red where something was stolen."""
    look = ""
    for start, end, how in last:
        if start != end and 0 <= start < SQUARES and 0 <= end < SQUARES:
            look += trail(spot(start), spot(end), TRAILS.get(how, "beam"), bend=-0.2 if how == "corner" else 0.16)
    return f'<g class="trail">{look}</g>' if look else ""


def overlay(
    s: rules.State, *, seat: int | None = None, targets: Sequence[Target] = (), last: Iterable[Leg] = ()
) -> list[str]:
    """What one viewer gets over the board: the way of the turn, and targets (action, label, ends the turn).

    While real counters or cards are typed in there is nothing to choose on the board; the next square is marked.
    """
    look = [way] if (way := legs(tuple(last))) else []
    if targets and s.phase == rules.COUNTERS and s.laid < len(LAID):
        look.append(at(*spot(LAID[s.laid]), path("mine", box(88, 88, 15))))
    if s.phase in (rules.COUNTERS, rules.CARDS, rules.FIRST):
        return look
    wanted: int = s.series[s.who][s.held[s.who]] if s.held[s.who] < 7 else 0
    for i, (action, label, ends) in enumerate(targets):
        square: int = s.pawn[s.who] if action == rules.STAY else action
        drawn = sign(kind_of(s, action), wanted)
        look.append(picture.target(action, label, drawn, *spot(square), first=i == 0, ends=ends))
    if seat is not None and seat >= 0 and (here := s.pawn[seat]) >= 0 and s.phase != rules.ENDED:
        aside = -22 if s.phase == rules.ROBBED and seat == s.who else 19 if s.board[here] else 0
        look.append(at(spot(here)[0] + aside, spot(here)[1] - 47, path("legal", "M-9-9H9L0 0Z")))
    return look


def gains(s: rules.State, actions: Sequence[int]) -> str:
    """The cube that a square would bring, as a small plate."""
    spots = [spot(action) for action in actions if kind_of(s, action) in ("take", "theft")]
    look = "".join([at(x - 29, y + 34, picture.change(1, 12, 13, 28, 9, 1)) for x, y in spots])
    return f'<g class="trail">{look}</g>' if look else ""


def action_at(s: rules.State, seat: int | None, x: float, y: float) -> int | None:
    """The landing on the square at a point of the board, or staying on one's own; None beside the squares."""
    del seat
    file, rank = int((x - MARGIN) // CELL), SIZE - 1 - int((y - MARGIN) // CELL)
    if not (0 <= file < SIZE and 0 <= rank < SIZE):
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


svg = picture.Alone(BOARD_SIZE, board, overlay, rows_size, rows, gap=8)
"""One picture that stands alone, for notebooks and pages."""
