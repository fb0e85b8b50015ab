"""Shizzle as a picture: who has how much, the line, the dice in the tray, the bank and the cup.

`board` is the same for every viewer and language; `overlay` is made for one viewer and lies on it. There are no rows:
everything is on the board. All three are lists of elements. `svg` is one picture that stands alone.
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from tumblestar import picture
from tumblestar.contract.defaults.picture import rows, rows_size
from tumblestar.contract.modules import Target, legal_actions
from tumblestar.games.shizzle import rules
from tumblestar.games.shizzle.parts import COLOUR_NAMES, DICE, SHIZZLE
from tumblestar.games.shizzle.shapes import bond, burst, chips, die_sign, made_face, panel_sign, roll_count
from tumblestar.picture import Place, at, box, chamfered, disc, path, piece, poly, spark, trail

Leg = tuple[int | str, int, str]  # (roll, 0, roll), (die, number, thrown), (die, place, join), (mover, victim, attack)

BOARD_SIZE = (760, 800)
COVER = (0, 5, 760, 475)
EDGE, GAP = 8, 12
LINE_HEIGHT, STEP, LINE_FROM = 212, 118, 85
BOTTOM = 704
NEAR = 52
"""How far from its middle a die is meant."""
MOST_STARS = 4
"""Pending Shizzles drawn one by one; more are a star and a number."""


BANK = Place(EDGE + 262, BOTTOM + 44, 524, 88)
CUP = Place(EDGE + 524 + GAP + 104, BOTTOM + 44, 208, 88)


def outline(place: Place) -> str:
    """The rim of a part of the table, round its middle."""
    return box(place.width, place.height, 26)


@cache
def seat_place(seats: int, seat: int) -> Place:
    """Where a seat's panel is: two or three side by side, in two ranks from four seats on."""
    across = 2 if seats in (2, 4) else 3
    width = (760 - 2 * EDGE - GAP * (across - 1)) / across
    height = 96 if seats < 4 else 82
    rank, file = divmod(seat, across)
    return Place(EDGE + width / 2 + file * (width + GAP), EDGE + height / 2 + rank * (height + GAP), width, height)


def line_top(seats: int) -> int:
    """The upper edge of the line's panel."""
    return 126 if seats < 4 else 204


def line_spot(seats: int, place: int) -> tuple[float, float]:
    """The middle of a place of the line."""
    return LINE_FROM + place * STEP, line_top(seats) + 116


@cache
def tray(seats: int) -> Place:
    """Where the dice fall."""
    top = line_top(seats) + LINE_HEIGHT + GAP
    return Place(380, (top + BOTTOM - GAP) / 2, 760 - 2 * EDGE, BOTTOM - GAP - top)


def fallen(seats: int, die: int, number: int) -> tuple[float, float, float]:
    """Where a die lies in the tray, and how it is turned: a little other for each number, as dice fall."""
    _, y, _, height = tray(seats)
    x = 46 + 668 * (die + 0.5) / DICE + (die * 37 + number * 53) % 17 - 8
    lift = height * 0.24 * (1 if die % 2 else -1)
    return x, y + lift + (die * 29 + number * 31) % 15 - 7, (die * 71 + number * 43) % 29 - 14


# -- the parts


@cache
def ground(seats: int) -> str:
    """The bare table: the panel of the line with its six places, the tray, the bank and the cup."""
    top, place = line_top(seats), tray(seats)
    panel = box(744, LINE_HEIGHT, 26, 380, top + LINE_HEIGHT / 2)
    look = path("shade soft", panel, 0, 6) + path("sheet", panel)
    empty, figures = "", ""
    for i in range(DICE):
        x, y = line_spot(seats, i)
        empty += poly((x + u, y + v) for u, v in chamfered(46, 9))
        figures += path("", picture.NUMERALS[i + 1] if i < DICE - 1 else spark(10, 5, 0.44), x, y + 84, 0.9)
    look += path("rule", empty) + picture.explained("line", f'<g class="letter">{figures}</g>')
    felt = box(place.width, place.height, 54, place.x, place.y)
    look += path("shade soft", felt, 0, 6) + path("sheet", felt)
    look += path("cell", box(place.width - 20, place.height - 20, 46, place.x, place.y))
    for side, key in ((BANK, "bank"), (CUP, "cup")):
        panel = path("shade soft", outline(side), 0, 6) + path("sheet", outline(side))
        look += at(side.x, side.y, picture.explained(key, panel))
    return picture.one(look)


@cache
def seat_panel(seats: int, seat: int, points: int, mine: bool, won: bool) -> str:
    """A seat: its mark, its points as a number and as chips; lit when it is its turn, crowned when it has won."""
    place = seat_place(seats, seat)
    left = -place.width / 2
    look = path("shade soft", outline(place), 0, 6) + path("sheet", outline(place))
    if mine:
        inside = box(place.width - 8, place.height - 8, 22)
        arrow = poly([(left + 4, -13), (left + 17, 0), (left + 4, 13)])
        look += path("cell2", inside) + path("turn", inside) + path("gold", arrow)
    look += at(left + 48, 0, picture.explained("points", picture.seat_disc(seat, 1.7)))
    look += at(left + 104, 0, picture.figures(str(points), 1.7))
    look += at(left + 144, 0, chips(points, place.width - 160))
    if won:
        look += at(left + 48, -30, picture.crown(1.15))
    return at(place.x, place.y, look)


def pending_star(seats: int, i: int) -> str:
    """A pending Shizzle: a star with rays, worth six."""
    star = path("halo", disc(24)) + path("lead", spark(29, 12, 0.74)) + path("gold", spark(29, 12, 0.74))
    drawn = picture.explained("shizzle", star + picture.numeral(SHIZZLE, 1, "pen"))
    return piece(f"shizzle-{i + 1}", 716 - i * 58, line_top(seats) + 10, drawn)


def pending(s: rules.State) -> list[str]:
    """The Shizzles that wait to be settled."""
    if s.pending <= MOST_STARS:
        return [pending_star(s.seats, i) for i in range(s.pending)]
    return [pending_star(s.seats, 0), at(648, line_top(s.seats) + 10, picture.plate(str(s.pending)))]


def points_at_stake(s: rules.State) -> int:
    """What stopping or taking now would bring, or 0 where neither can be."""
    return rules.turn_points(s) if s.phase == rules.SETTLE or (s.phase == rules.CHOOSE and rules.may_end(s)) else 0


def dice_to_roll(s: rules.State) -> int:
    """How many dice the next roll of this turn has, or 0 where there can be none."""
    if s.phase == rules.READY or (s.phase == rules.CHOOSE and rules.may_end(s) and s.length == DICE):
        return DICE - 1
    return DICE - s.length if s.phase == rules.CHOOSE and rules.may_end(s) else 0


def colour_name(s: rules.State, die: int, number: int) -> str:
    """The name of the colour of a number of a die, or an empty text while chance has not made it."""
    colour = s.colour[die][number - 1]
    return COLOUR_NAMES[colour] if colour >= 0 else ""


def die_look(s: rules.State, die: int) -> str:
    """A die as it looks: its face, or blank while it has not fallen."""
    number = s.shown[die]
    is_blank = not number or (s.due >> die) & 1
    return picture.blank_die(die + 1) if is_blank else picture.die(colour_name(s, die, number), number)


# -- the board


def board(s: rules.State) -> list[str]:
    """What lies on the table, the same for every viewer."""
    parts = [ground(s.seats)]
    for seat in range(s.seats):
        mine = s.mover == seat and rules.FIRST < s.phase < rules.ENDED
        parts.append(seat_panel(s.seats, seat, s.score[seat], mine, rules.win_share(s, seat) > 0))
    parts += bank(s.bank, points_at_stake(s))
    count = dice_to_roll(s)
    parts.append(at(CUP.x, CUP.y, at(-46, 2, picture.cup(count > 0 or s.phase == rules.ROLLING), 0.95)))
    if count:
        parts.append(at(CUP.x + 34, CUP.y, picture.explained("count", roll_count(count))))
    if s.phase == rules.DICE_MADE:
        return [*parts, made_faces(s)]
    parts += bonds(s)
    fitting = legal_actions(s) if s.phase == rules.CHOOSE else []
    for die in range(DICE):
        if (s.loose >> die) & 1:
            x, y, turn = fallen(s.seats, die, s.shown[die])
            quiet = s.phase in (rules.READY, rules.SETTLE, rules.ENDED) or (
                s.phase == rules.CHOOSE and die not in fitting
            )
            body = f'<g class="quiet">{die_look(s, die)}</g>' if quiet else die_look(s, die)
            parts.append(piece(f"die-{die + 1}", x, y, body, 1.08, turn=turn))
    for i, die in enumerate(s.line[: s.length]):
        parts.append(piece(f"die-{die + 1}", *line_spot(s.seats, i), die_look(s, die)))
    return parts + pending(s)


@lru_cache(maxsize=4096)
def bank(points: int, at_stake: int) -> tuple[str, ...]:
    """The bank: its points as chips and as a number, and what the mover would get now."""
    lies = at(BANK.x - 246, BANK.y, chips(points, 310)), at(BANK.x + 116, BANK.y, picture.figures(str(points), 2))
    return (*lies, at(BANK.x + 212, BANK.y, picture.plate(f"+{at_stake}"), 1.2)) if at_stake else lies


def bonds(s: rules.State) -> list[str]:
    """The rays under the Spark, and why each die of the line joins the one before."""
    if not s.length:
        return []
    look = [at(*line_spot(s.seats, 0), picture.explained("spark", burst()))]
    for i in range(1, s.length):
        (x0, y), (x1, _), before, die = line_spot(s.seats, i - 1), line_spot(s.seats, i), s.line[i - 1], s.line[i]
        same = s.shown[die] if s.shown[die] == s.shown[before] else 0
        look.append(path("cast", f"M{x0:g} {y:g}H{x1:g}"))
        look.append(path("beam", f"M{x0:g} {y:g}H{x1:g}"))
        seal = picture.explained("bond", bond(colour_name(s, die, s.shown[die]), same))
        look.append(at((x0 + x1) / 2, y - 66, seal))
    return look


def made_faces(s: rules.State) -> str:
    """The faces of random dice as chance makes them: a rank a die, from number 1 to 6."""
    place, look = tray(s.seats), ""
    step = (place.height - 30) / DICE
    for die in range(DICE):
        y = place.y + (die - 2.5) * step
        look += at(place.x - 220, y, picture.figures(str(die + 1), 1.2, "letter"))
        for number in range(DICE):
            face = made_face(colour_name(s, die, number + 1), number + 1)
            look += at(place.x + (number - 2) * 72, y, face, min(1.0, step / 42))
    return picture.one(look)


# -- one viewer


def spot(s: rules.State, action: int) -> tuple[float, float, float, str]:
    """Where a target of a legal action is, how it is turned, and what it looks like."""
    if action < DICE:
        x, y, turn = fallen(s.seats, action, s.shown[action])
        return x, y, turn, die_sign(s.phase == rules.SPARK)
    if action >= rules.ATTACK:
        place = seat_place(s.seats, action - rules.ATTACK)
        loss = min(SHIZZLE, int(s.score[action - rules.ATTACK]))
        sign = panel_sign(place, "attack")
        return place.x, place.y, 0, sign + at(place.width / 2 - 44, 0, picture.plate(f"-{loss}", "theft", "ongrab"))
    place = CUP if action == rules.ROLL else BANK
    return place.x, place.y, 0, panel_sign(place, "cup" if action == rules.ROLL else "bank")


def overlay(
    s: rules.State, *, seat: int | None = None, targets: Sequence[Target] = (), last: Iterable[Leg] = ()
) -> list[str]:
    """What one viewer gets over the board: what the turn did last, and targets (action, label, ends the turn).

    While real dice are typed in there is nothing to choose on the board; the die that falls next is marked.
    """
    last = list(last)
    look = [part for part in (thrown(s, last), happened(s, last)) if part]
    if targets and s.phase == rules.ROLLING:
        die = rules.next_die(s)
        x, y, turn = fallen(s.seats, die, s.shown[die])
        look.append(at(x, y, path("mine", poly(chamfered(56, 12))), turn=turn))
    if s.phase in (rules.DICE_MADE, rules.FIRST, rules.ROLLING):
        return look
    for i, (action, label, ends) in enumerate(targets):
        x, y, turn, sign = spot(s, action)
        sign = at(0, 0, sign, turn=turn) if turn else sign
        look.append(picture.target(action, label, sign, x, y, first=i == 0, ends=ends))
    if seat is not None and 0 <= seat < s.seats and s.phase != rules.ENDED:
        place = seat_place(s.seats, seat)
        look.append(at(place.x - place.width / 2 + 48, place.y - 27, path("legal", "M-9-9H9L0 0Z")))
    return look


def gains(s: rules.State, actions: Sequence[int]) -> str:
    """What each die would make the turn worth, as small plates; the bank shows what it is worth now."""
    look = ""
    for action in actions if s.phase == rules.CHOOSE else ():
        if action < DICE and (gain := worth_after(s, action)):
            x, y, _ = fallen(s.seats, action, s.shown[action])
            look += at(x + 40, y - 44, picture.change(gain, 14, 14, 32, 10, 1.1))
    return f'<g class="trail">{look}</g>' if look else ""


def worth_after(s: rules.State, die: int) -> int:
    """What the turn brings once a die has joined, if it ends then; 0 for a line of two that has to grow."""
    after = rules.State.after(s, rules.apply, die)
    if after.phase == rules.CHOOSE:
        return rules.turn_points(after) if rules.may_end(after) else 0
    return rules.turn_points(after) or after.score[s.mover] - s.score[s.mover]


def is_settled(s: rules.State) -> bool:
    """Whether a turn has ended and no other has begun."""
    return s.phase == rules.ENDED or (s.phase == rules.READY and s.turns > 0)


def thrown(s: rules.State, last: Sequence[Leg]) -> str:
    """Names the dice of the latest roll, so that the page lets them tumble once out of the cup; it shows nothing."""
    rolls, dice = picture.latest_roll(last)
    if not dice or s.phase == rules.ROLLING:
        return ""
    turn = s.turns - 1 if is_settled(s) else s.turns  # the turn is over, and these were its dice
    names = " ".join(f"die-{die + 1}" for die, _ in dice)
    place = f"translate({picture.pair(CUP.x - 46, CUP.y - 30)})"
    return f'<g id="thrown" data-token="{turn}-{rolls}" data-dice="{names}" transform="{place}"></g>'


def happened(s: rules.State, last: Sequence[Leg]) -> str:
    """What the eye would miss of a turn: a Choke breaks the line, and points that were attacked go to the bank."""
    look = ""
    for _, victim, how in last:
        if how == "attack":
            place = seat_place(s.seats, victim)
            look += trail((place.x, place.y), (BANK.x, BANK.y), "rob", 48, 0.1)
    if is_settled(s) and last and last[-1][2] == "thrown":
        x, y = line_spot(s.seats, 1)
        look += path("cast", "M-26-26L26 26M26-26L-26 26", x, y) + path("grab", "M-26-26L26 26M26-26L-26 26", x, y)
    return f'<g class="trail">{look}</g>' if look else ""


def action_at(s: rules.State, seat: int | None, x: float, y: float) -> int | None:
    """What the die, the panel, the bank or the cup at a point of the board stands for; None beside them."""
    del seat
    spots = {die: fallen(s.seats, die, s.shown[die])[:2] for die in range(DICE)}
    spots |= {die: line_spot(s.seats, i) for i, die in enumerate(s.line[: s.length])}
    near = [die for die, (u, v) in spots.items() if abs(x - u) < NEAR and abs(y - v) < NEAR]
    if near:
        return min(near, key=lambda die: abs(x - spots[die][0]) + abs(y - spots[die][1]))
    panels = {rules.ATTACK + other: seat_place(s.seats, other) for other in range(s.seats)}
    panels |= {rules.ROLL: CUP, rules.TAKE if s.phase == rules.SETTLE else rules.STOP: BANK}
    return next((action for action, place in panels.items() if place.has(x, y)), None)


def outcome_icon(s: rules.State, action: int) -> str:
    """The inner SVG of a choice, to be seen in a box -40 -44 80 88: the colour, seat, face or part it stands for."""
    if s.phase == rules.DICE_MADE:
        return at(0, 0, picture.seal(COLOUR_NAMES[action]), 2.3)
    if s.phase == rules.FIRST:
        return picture.seat_disc(action, 2.2)
    if s.phase == rules.ROLLING:
        return at(0, 0, picture.die(colour_name(s, rules.next_die(s), action + 1), action + 1), 0.78)
    if action >= rules.ATTACK:
        sign = picture.badge("attack", "theft", "ontheft", "ongrab")
        return picture.seat_disc(action - rules.ATTACK, 2.2) + at(22, 26, sign)
    if action >= rules.STOP:
        return picture.cup(True) if action == rules.ROLL else at(-17, 0, chips(6, 64), 1.2)
    return at(0, 0, die_look(s, action), 0.78)


svg = picture.Alone(BOARD_SIZE, board, overlay, rows_size, rows)
"""One picture that stands alone, for notebooks and pages."""
