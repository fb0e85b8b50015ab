"""The parts of Shizzle's picture: the line, the bank, the dice in the tray, and each seat's points as chips.

`draw` is the same for every viewer and language; `overlay` is made for one viewer and lies on the parts.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache

from tumblestar import picture
from tumblestar.contract.modules import Target, legal_actions
from tumblestar.contract.pictures import Elements, Parts, Plate
from tumblestar.games.shizzle import rules
from tumblestar.games.shizzle.parts import BANKS, COLOUR_NAMES, DICE, SHIZZLE
from tumblestar.games.shizzle.shapes import (
    bank_bar,
    bond,
    burst,
    chips,
    chips_sign,
    die_sign,
    lit,
    made_face,
    panel_sign,
    roll_count,
)
from tumblestar.picture import Place, at, chamfered, disc, path, piece, poly, spark

Leg = tuple[int | str, int, str]  # (roll, 0, roll), (die, number, thrown), (die, place, join), (mover, victim, attack)

LINE, BANK, TRAY, CHIPS = (598, 132), (720, 56), (420, 260), (170, 38)
STEP, LINE_FROM, LINE_Y, SEAL_Y = 98, 54, 80, 22
CELL = 140, 130
"""A cell of the tray: it has two ranks of three."""
DIE, NEAR = 1.08, 56
"""How large a die lies in the tray, and how far from its middle it is meant."""
CUP = 352, 194
MOST_STARS = 2
"""Pending Shizzles drawn one by one; more are a star and a number."""


def sizes(seats: int) -> Mapping[str, tuple[int, int]]:
    """The parts: the line, the bank, the tray, and the chips of each seat."""
    return {"line": LINE, "bank": BANK, "tray": TRAY} | {f"chips-{seat + 1}": CHIPS for seat in range(seats)}


def line_spot(place: int) -> tuple[float, float]:
    """The middle of a place of the line."""
    return LINE_FROM + place * STEP, LINE_Y


def cell_of(s: rules.State, die: int) -> int:
    """The cell of the tray in which a die lies. The last one is the cup's: its die lies where the Spark's would."""
    return s.line[0] if die == DICE - 1 and s.length else die


def fallen(s: rules.State, die: int) -> tuple[float, float, float]:
    """Where a die lies in the tray, and how it is turned: a little other for each number, as dice fall."""
    rank, file = divmod(cell_of(s, die), DICE // 2)
    (width, height), number = CELL, s.shown[die]
    x = width * (file + 0.5) + (die * 37 + number * 53) % 17 - 8
    y = height * (rank + 0.5) + (die * 29 + number * 31) % 11 - 5
    return x, y, (die * 71 + number * 43) % 29 - 14


# -- what they show


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


def fitting(s: rules.State) -> list[int]:
    """The dice in the tray that can be chosen now."""
    return [action for action in legal_actions(s) if action < DICE] if s.phase in (rules.SPARK, rules.CHOOSE) else []


# -- the parts


def draw(s: rules.State) -> Elements:
    """What lies in each part, the same for every viewer."""
    found = {"line": line(s), "bank": [bank(s.bank, points_at_stake(s), BANKS[s.seats])], "tray": tray(s)}
    return found | {f"chips-{seat + 1}": [seat_chips(s.score[seat])] for seat in range(s.seats)}


def line(s: rules.State) -> list[str]:
    """The six places of the line, its dice and why they join, and the Shizzles that wait to be settled."""
    look = [empty_place(i) for i in range(s.length, DICE)] + bonds(s)
    for i, die in enumerate(s.line[: s.length]):
        look.append(piece(f"die-{die + 1}", *line_spot(i), die_look(s, die)))
    return [*look, *seals(s), *pending(s)]


@cache
def empty_place(place: int) -> str:
    """A place of the line in which no die lies; the last one makes a Shizzle."""
    look = path("line", poly(chamfered(42, 9)))
    if place == DICE - 1:
        look += path("dim", spark(17, 5, 0.44))
    return at(*line_spot(place), picture.explained("line", look))


def bonds(s: rules.State) -> list[str]:
    """The rays under the Spark, and the beam from each die of the line to the next."""
    if not s.length:
        return []
    look = [at(*line_spot(0), picture.explained("spark", burst()), 0.9)]
    for i in range(1, s.length):
        (x0, y), (x1, _) = line_spot(i - 1), line_spot(i)
        look += [path("cast", f"M{x0:g} {y:g}H{x1:g}"), path("beam", f"M{x0:g} {y:g}H{x1:g}")]
    return look


def seals(s: rules.State) -> list[str]:
    """Why each die of the line joins the one before."""
    look = list[str]()
    for i in range(1, s.length):
        before, die = s.line[i - 1], s.line[i]
        same = s.shown[die] if s.shown[die] == s.shown[before] else 0
        seal = picture.explained("bond", bond(colour_name(s, die, s.shown[die]), same))
        look.append(at(line_spot(i)[0] - STEP / 2, SEAL_Y, seal))
    return look


@cache
def pending_star(i: int) -> str:
    """A pending Shizzle: a star with rays, worth six."""
    star = path("halo", disc(24)) + path("lead", spark(29, 12, 0.74)) + path("gold", spark(29, 12, 0.74))
    drawn = picture.explained("shizzle", star + picture.numeral(SHIZZLE, 1, "pen"))
    return piece(f"shizzle-{i + 1}", 577 - i * 42, SEAL_Y, drawn, 0.7)


def pending(s: rules.State) -> list[str]:
    """The Shizzles that wait to be settled."""
    if s.pending <= MOST_STARS:
        return [pending_star(i) for i in range(s.pending)]
    return [pending_star(0), at(533, SEAL_Y, picture.plate(str(s.pending)), 0.7)]


@lru_cache(maxsize=4096)
def bank(points: int, at_stake: int, full: int) -> str:
    """The bank: its points as a number and as a bar that runs out, what the mover would get now lit at its end."""
    look = at(18, 26, picture.chip(5, False)) + at(32, 30, picture.chip(1))
    look += at(64 + 14.5 * len(str(points)), 28, picture.figures(str(points), 2))
    return picture.explained("bank", look + bank_bar(166, 28, 546, points / full, at_stake / full))


def tray(s: rules.State) -> list[str]:
    """The dice that fell, and the cup."""
    if s.phase == rules.DICE_MADE:
        return [made_faces(s)]
    look, count = list[str](), dice_to_roll(s)
    if s.length:
        cup = at(0, 0, picture.cup(count > 0 or s.phase == rules.ROLLING), 1.3, turn=-24)
        look.append(at(*CUP, picture.explained("cup", cup)))
    if count:
        look.append(at(CUP[0] + 38, CUP[1] - 42, picture.explained("count", roll_count(count)), 0.75))
    fit = fitting(s)
    for die in range(DICE):
        if (s.loose >> die) & 1:
            x, y, turn = fallen(s, die)
            is_quiet = die not in fit and s.phase not in (rules.FIRST, rules.ROLLING)
            body = f'<g class="quiet">{die_look(s, die)}</g>' if is_quiet else die_look(s, die)
            look.append(piece(f"die-{die + 1}", x, y, body, DIE, turn=turn))
    return look


def made_faces(s: rules.State) -> str:
    """The faces of random dice as chance makes them: a rank a die, from number 1 to 6."""
    look, step = "", TRAY[1] / DICE
    for die in range(DICE):
        y = step * (die + 0.5)
        look += at(14, y, picture.figures(str(die + 1), 1.2, "letter"))
        for number in range(DICE):
            look += at(62 + number * 65, y, made_face(colour_name(s, die, number + 1), number + 1), 0.98)
    return picture.one(look)


@lru_cache(maxsize=1024)
def seat_chips(points: int) -> str:
    """A seat's points as chips."""
    return picture.explained("points", at(0, CHIPS[1] / 2 - 2, chips(points, CHIPS[0])))


# -- one viewer


def spot(s: rules.State, action: int) -> tuple[str, float, float]:
    """The part in which the target of a legal action lies, and its middle."""
    if action < DICE:
        return ("tray", *fallen(s, action)[:2])
    if action >= rules.ATTACK:
        return f"chips-{action - rules.ATTACK + 1}", CHIPS[0] / 2, CHIPS[1] / 2
    return ("tray", *CUP) if action == rules.ROLL else ("bank", BANK[0] / 2, BANK[1] / 2)


def sign(s: rules.State, action: int) -> str:
    """What a target looks like. Where at least half of the dice can be chosen, those that cannot be are dim instead."""
    if action < DICE:
        return die_sign(fallen(s, action)[2], is_lit=2 * len(fitting(s)) < s.loose.bit_count())
    if action >= rules.ATTACK:
        return chips_sign(Place(0, 0, *CHIPS), min(SHIZZLE, int(s.score[action - rules.ATTACK])))
    if action == rules.ROLL:
        return panel_sign(Place(0, 0, 118, 118))
    return panel_sign(Place(0, 0, *BANK))


def overlay(
    s: rules.State, *, seat: int | None = None, targets: Sequence[Target] = (), last: Iterable[Leg] = ()
) -> Elements:
    """What one viewer gets over the parts: what the turn did last, and targets (action, label, ends the turn).

    While real dice are typed in there is nothing to choose on the board; the die that falls next is marked.
    """
    del seat
    last = list(last)
    look: dict[str, list[str]] = {name: [] for name in sizes(s.seats)}
    look["tray"] += [rolled] if (rolled := thrown(s, last)) else []
    for part, mark in happened(s, last):
        look[part].append(f'<g class="trail">{mark}</g>')
    if targets and s.phase == rules.ROLLING:
        x, y, turn = fallen(s, rules.next_die(s))
        look["tray"].append(at(x, y, path("mine", poly(chamfered(56, 12))), turn=turn))
    if s.phase in (rules.DICE_MADE, rules.FIRST, rules.ROLLING):
        return look
    if s.phase == rules.CHOOSE and any(action < DICE for action, _, _ in targets):
        look["line"].append(at(*line_spot(s.length), lit(poly(chamfered(45, 9)))))
    for i, (action, label, ends) in enumerate(targets):
        part, x, y = spot(s, action)
        look[part].append(picture.target(action, label, sign(s, action), x, y, first=i == 0, ends=ends))
    return look


def gains(s: rules.State, actions: Sequence[int]) -> list[Plate]:
    """What each die would make the turn worth, above it; the bank shows what it is worth now."""
    plates = list[Plate]()
    for action in actions if s.phase in (rules.SPARK, rules.CHOOSE, rules.SETTLE) else ():
        part, x, y = spot(s, action)
        gain = worth_after(s, action) if action < DICE and s.phase == rules.CHOOSE else 0
        y, size = (y - 48, 24) if part == "tray" else (y, 38 if part == "bank" else 24)
        plates.append(Plate(action, x, y, gain or None, part=part, size=size))
    return plates


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
    place = f"translate({picture.pair(*CUP)})"
    return f'<g id="thrown" data-token="{turn}-{rolls}" data-dice="{names}" transform="{place}"></g>'


def happened(s: rules.State, last: Sequence[Leg]) -> list[tuple[str, str]]:
    """What the eye would miss of a turn, by part: a Choke breaks the line, and who was attacked has lost points."""
    look = list[tuple[str, str]]()
    for _, victim, how in last:
        if how == "attack":
            mark = path("cast", "M0-12V8M-9 0L0 10 9 0") + path("grab", "M0-12V8M-9 0L0 10 9 0")
            look.append((f"chips-{victim + 1}", at(CHIPS[0] - 14, CHIPS[1] / 2, mark)))
    if is_settled(s) and last and last[-1][2] == "thrown":
        cross = path("cast", "M-26-26L26 26M26-26L-26 26") + path("grab", "M-26-26L26 26M26-26L-26 26")
        look.append(("line", at(*line_spot(1), cross)))
    return look


def action_at(s: rules.State, part: str, x: float, y: float) -> int | None:
    """What the die, the chips, the bank or the cup at a point of a part stands for; None beside them."""
    if part == "bank":
        return rules.TAKE if s.phase == rules.SETTLE else rules.STOP
    if seat := part.removeprefix("chips-") if part.startswith("chips-") else "":
        return rules.ATTACK + int(seat) - 1
    lie = {die: line_spot(i) for i, die in enumerate(s.line[: s.length])}
    if part == "tray":
        lie = {die: fallen(s, die)[:2] for die in range(DICE) if (s.loose >> die) & 1}
        lie |= {rules.ROLL: CUP} if s.length else {}
    near = [one for one, (u, v) in lie.items() if abs(x - u) < NEAR and abs(y - v) < NEAR]
    return min(near, key=lambda one: abs(x - lie[one][0]) + abs(y - lie[one][1]), default=None)


parts = Parts(sizes, draw, overlay, gains, action_at, decided=lambda s: ("bank",))
"""The parts of the picture, from which a table is made."""
