"""Twinkle as a picture: a night sky with the constellation of whose turn it is, and under it those of the others, the
dice in the hand, the Twinkle card and the missions, and the dice that are free, colour by colour.

`board` is the same for every viewer and language; `overlay` is made for one viewer and lies on it; `rows` are the
points by card. `svg` is one picture that stands alone.
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple

from tumblestar import picture
from tumblestar.games.twinkle.chart import Chart, Frame, Tree, chart
from tumblestar.games.twinkle.notation import NAMES, put_tree
from tumblestar.games.twinkle.parts import (
    COLOUR_NAMES,
    COLOUR_OF,
    COLOURS,
    D8,
    DICE,
    IN_PLAY,
    PLACES,
    SIDES_OF,
    SOLO_GOAL,
    STARS,
    TYPES,
)
from tumblestar.games.twinkle.rules import (
    CENTRE,
    CHOOSE,
    COLOURING,
    DISCARD,
    ENDED,
    FIRST,
    FREE,
    HAND,
    HANG,
    HANGING,
    HELD,
    MISSIONING,
    ROLL,
    ROLLING,
    TAKE,
    State,
    is_kept,
    next_of_centre,
    put_mission,
    setup,
    share,
    start,
)
from tumblestar.games.twinkle.scoring import CARDS, TWINKLE, card, is_met, mission_points
from tumblestar.picture import at, box, disc, path, piece

Leg = tuple[
    int | str, int, str
]  # (die, 0, pick), (roll, 0, roll), (die, result, thrown), (die, parent, hang), (die, 0, out)

BOARD_SIZE = (760, 1192)
EDGE, GAP = 8, 12
MAIN_TOP, MAIN_BOTTOM = 8, 548
MINI_HEIGHT = 234
HAND_TOP, HAND_HEIGHT = 806, 104
POOL_TOP, POOL_BOTTOM = 922, 1184
SLOT, SLOTS_FROM = 92, 62
CUP_AT = (342, HAND_TOP + HAND_HEIGHT / 2)
CARDS_FROM, CARD_STEP = 446, 88
ROW, ROW_HEAD = 60, 64


class Place(NamedTuple):
    """A part of the table: its middle and its size."""

    x: float
    y: float
    width: float
    height: float


# ------------------------------------------------------------------------------------------------ what lies where


def tree(s: Any, seat: int) -> Tree:
    """The constellation of a seat."""
    return tuple((die, s.shown[die], s.under[die]) for die in s.dice[seat][: s.hung[seat]])


def large(s: Any) -> int:
    """The seat whose constellation is drawn large: whose turn it is, or who won."""
    if s.phase == ENDED:
        won = winner(s)
        return s.mover if won < 0 else won
    return s.mover if s.phase > FIRST else 0


@cache
def main_frame(seats: int) -> Frame:
    """Where the large constellation stands; alone it has the whole sky."""
    if seats == 1:
        return Frame(EDGE, MAIN_TOP + 6, 760 - EDGE, HAND_TOP - GAP - 8, 168, 1.25)
    return Frame(EDGE, MAIN_TOP + 6, 760 - EDGE, MAIN_BOTTOM - 8, 136, 1.12)


@cache
def mini(seats: int, i: int) -> Place:
    """Where the i-th of the other constellations is."""
    width = (760 - 2 * EDGE - GAP * (seats - 2)) / (seats - 1)
    y = MAIN_BOTTOM + GAP + MINI_HEIGHT / 2
    return Place(EDGE + width / 2 + i * (width + GAP), y, width, MINI_HEIGHT)


@cache
def mini_frame(seats: int, i: int) -> Frame:
    """Where the i-th of the other constellations stands in its panel."""
    x, y, width, height = mini(seats, i)
    margin = 120 if seats == 2 else 6
    size = (1.0, 1.0, 0.9, 0.84, 0.76)[seats]
    return Frame(x - width / 2 + margin, y - height / 2 + 42, x + width / 2 - margin, y + height / 2 - 8, 84, size)


@cache
def pool(seats: int, i: int) -> Place:
    """Where the dice of the i-th colour in play are."""
    count = IN_PLAY[seats]
    width = (760 - 2 * EDGE - 8 * (count - 1)) / count
    y = (POOL_TOP + POOL_BOTTOM) / 2
    return Place(EDGE + width / 2 + i * (width + 8), y, width, POOL_BOTTOM - POOL_TOP)


def column_of(s: Any, colour: int) -> int:
    """Which of the colours in play a colour is."""
    return (s.colours & ((1 << colour) - 1)).bit_count()


CENTRE_SIZES = (0.0, 0.88, 0.88, 0.82, 0.74)
HOME_SIZES = (0.0, 0.8, 0.8, 0.74, 0.68)
"""How large dice are in the centre and beside their cards, by the number of seats: fewer colours leave more room."""


def home(s: Any, die: int) -> tuple[float, float]:
    """Where a die lies while it is free."""
    return _home(s.seats, column_of(s, COLOUR_OF[die]), die % TYPES)


@cache
def _home(seats: int, column: int, kind: int) -> tuple[float, float]:
    place = pool(seats, column)
    if kind == D8:
        return place.x - place.width / 4, POOL_TOP + 92
    i = kind - (kind > D8)
    return place.x + place.width / 4 * (1 if i % 2 else -1), POOL_TOP + 166 + i // 2 * 64


def take_spot(s: Any, die: int) -> tuple[float, float]:
    """Where a d8 of the centre is taken as it lies."""
    x, y = home(s, die)
    return x + pool(s.seats, 0).width / 2, y


def slot(i: int) -> tuple[float, float]:
    """Where the i-th die of the hand lies."""
    return SLOTS_FROM + i * SLOT, HAND_TOP + HAND_HEIGHT / 2


# ------------------------------------------------------------------------------------------------ points


class Ledger(NamedTuple):
    """What a constellation brings: by card, by mission, whether each mission is met alone, and together."""

    cards: tuple[int, ...]
    missions: tuple[int, ...]
    met: tuple[bool, ...]
    total: int


def ledgers(s: Any) -> tuple[Ledger, ...]:
    """The points of all seats as their constellations hang."""
    missions = tuple(number for number in s.missions if number)
    return _ledgers(tuple(tree(s, seat) for seat in range(s.seats)), s.colours, missions)


def winner(s: Any) -> int:
    """The seat that has won, or -1."""
    if s.phase != ENDED:
        return -1
    missions = tuple(number for number in s.missions if number)
    return _winner(tuple(tree(s, seat) for seat in range(s.seats)), s.colours, missions, tuple(s.latest))


@lru_cache(maxsize=64)
def _winner(trees: tuple[Tree, ...], colours: int, missions: tuple[int, ...], latest: tuple[int, ...]) -> int:
    s = _hung(trees, colours, missions)
    s.phase, s.latest[:] = ENDED, latest
    return next((seat for seat in range(s.seats) if share(s, seat) > 0), -1)


def _hung(trees: tuple[Tree, ...], colours: int, missions: tuple[int, ...]) -> Any:
    """A state with nothing but constellations, and what is in play."""
    s = State.fresh()
    setup(s, len(trees), {})
    start(s, len(trees))
    s.colours = colours
    for number in missions:
        put_mission(s, number)
    for die in range(DICE):
        s.where[die] = FREE
    for seat, hung in enumerate(trees):
        put_tree(s, seat, list(hung))
    return s


@lru_cache(maxsize=1024)
def _ledgers(trees: tuple[Tree, ...], colours: int, missions: tuple[int, ...]) -> tuple[Ledger, ...]:
    s = _hung(trees, colours, missions)
    made: list[Ledger] = []
    for seat in range(len(trees)):
        cards = tuple(
            card(s, seat, which) if which == TWINKLE or (colours >> which) & 1 else 0 for which in range(CARDS)
        )
        alone = len(trees) == 1
        points = tuple(0 if alone else mission_points(s, seat, number) for number in missions)
        met = tuple(alone and is_met(s, number) for number in missions)
        made.append(Ledger(cards, points, met, sum(cards) + sum(points)))
    return tuple(made)


# ------------------------------------------------------------------------------------------------ the parts


def drawn(die: int, result: int, is_small: bool = False) -> str:
    """A die as it looks."""
    return picture.gem(SIDES_OF[die], COLOUR_NAMES[COLOUR_OF[die]], result, is_small)


def sheet(place: Place, round_: float = 22) -> str:
    """A panel of the table."""
    shape = box(place.width, place.height, round_, place.x, place.y)
    return path("shade soft", shape, 0, 5) + path("sheet", shape)


@cache
def ground(seats: int) -> str:
    """The bare table: the sky of the large constellation, the hand, and the panels beside it."""
    bottom = main_frame(seats).bottom + 8
    sky = box(744, bottom - MAIN_TOP, 28, 380, (MAIN_TOP + bottom) / 2)
    look = path("shade soft", sky, 0, 6) + path("sky1", sky) + path("edge", sky)
    dots, seed = "", 11
    for _ in range(60):
        seed = seed * 16807 % 2147483647
        dots += f"M{seed % 700 + 30} {seed // 1000 % int(bottom - 50) + 28}h0"
    look += path("stars", dots)
    middle = HAND_TOP + HAND_HEIGHT / 2
    look += sheet(Place(EDGE + 195, middle, 390, HAND_HEIGHT))
    look += path("rule", "".join(disc(34, *slot(i)) for i in range(HAND)))
    return picture.one(look)


def constellation(hung: Tree, seat: int, frame: Frame, offers: bool, is_small: bool = False) -> str:
    """A constellation: its connectors, its stars and its dice, and quietly what is open."""
    where = chart(hung, frame, offers)
    return _constellation(hung, seat, where.size, tuple(where.spots.items()), tuple(where.openings.items()), is_small)


@lru_cache(maxsize=512)
def _constellation(
    hung: Tree,
    seat: int,
    size: float,
    spots: tuple[tuple[int, tuple[float, float]], ...],
    openings: tuple[tuple[int, Any], ...],
    is_small: bool,
) -> str:
    spot = dict(spots)
    look, over = "", ""
    dotted = "".join(f"M{picture.pair(*spot[place])}L{picture.pair(o.x, o.y)}" for place, o in openings)
    if dotted:
        look += path("rule", dotted)
    links = "".join(f"M{picture.pair(*spot[parent])}L{picture.pair(*spot[die])}" for die, _, parent in hung)
    if links:
        look += path("glow" if is_small else "halo", links) + path("beam", links)
    for die, _, parent in hung:
        if parent < DICE and SIDES_OF[parent] < SIDES_OF[die]:
            (x, y), (u, v) = spot[die], spot[parent]
            over += at((x + u) / 2, (y + v) / 2, picture.twinkle(round(0.95 * size, 2) if is_small else 1))
    for star in (DICE, DICE + 1):
        look += at(*spot[star], picture.starting_star(seat), 0.7 * size if is_small else min(1, size))
    for _, opening in openings:
        look += at(opening.x, opening.y, path("cell", disc(11)) + path("letter", "M-5 0H5M0-5V5"))
    for die, result, _ in hung:
        look += piece(f"die-{NAMES[die]}", *spot[die], drawn(die, result, is_small), size)
    return look + over


@cache
def mission_card(number: int, size: float = 1) -> str:
    """The sign of a mission: its number on a bronze or a silver disc."""
    metal = "orange" if number <= 10 else "clear"
    look = path("bold", disc(19)) + f'<g class="{metal}">{path("t1", disc(19))}{path("t2", disc(15))}</g>'
    return at(0, 0, look + picture.figures(str(number), 0.86, "pen"), size)


@cache
def twinkle_card(size: float = 1) -> str:
    """The sign of the Twinkle card."""
    return at(0, 0, path("bold", disc(19)) + path("cell2", disc(19)) + picture.twinkle(0.8), size)


@cache
def met_sign(is_met: bool) -> str:
    """Whether a mission is met, alone."""
    if is_met:
        return path("legal", disc(15)) + path("onmay", "M-6 0L-2 5 7-5")
    return path("rule", disc(15))


def standing(s: Any, i: int, ledger: Ledger) -> str:
    """What the i-th mission brings now, or alone whether it is met."""
    if s.seats == 1:
        return met_sign(ledger.met[i])
    return picture.figures(str(ledger.missions[i]), 1.2)


# ------------------------------------------------------------------------------------------------ the board


def offers_places(s: Any, seat: int) -> bool:
    """Whether a constellation shows its open places: the large one, as long as something may hang there."""
    return s.phase != ENDED and seat == large(s) and s.hung[seat] < STARS


def main_chart(s: Any) -> Chart:
    """Where the stars of the large constellation stand."""
    seat = large(s)
    return chart(tree(s, seat), main_frame(s.seats), offers_places(s, seat))


def board(s: Any) -> list[str]:
    """What lies on the table, the same for every viewer: a list of elements."""
    seat, books = large(s), ledgers(s)
    others: list[int] = [(seat + 1 + i) % s.seats for i in range(s.seats - 1)]
    parts = [ground(s.seats), *cards_beside(s, books[seat])]
    parts += [mini_panel(s.seats, i, other, books[other].total) for i, other in enumerate(others)]
    parts += pools(s, books[seat])
    lit = s.phase == ROLLING or (s.phase == CHOOSE and (s.held == HAND or (s.held > 0 and not free_dice(s))))
    parts.append(at(*CUP_AT, picture.cup(lit), 0.86))
    for i, other in enumerate(others):
        parts.append(picture.one(constellation(tree(s, other), other, mini_frame(s.seats, i), False, True)))
    parts.append(picture.one(constellation(tree(s, seat), seat, main_frame(s.seats), offers_places(s, seat))))
    parts.append(picture.one(total(s, seat, books[seat])))
    for die in free_dice(s):
        x, y = home(s, die)
        size: float = (CENTRE_SIZES if s.shown[die] else HOME_SIZES)[int(s.seats)]
        parts.append(piece(f"die-{NAMES[die]}", x, y, drawn(die, s.shown[die]), size))
    for i, die in enumerate(s.hand[: s.held]):
        parts.append(piece(f"die-{NAMES[die]}", *slot(i), drawn(die, s.shown[die])))
    return parts


def free_dice(s: Any) -> list[int]:
    """The dice that are free."""
    return [die for die in range(DICE) if s.where[die] == FREE]


def total(s: Any, seat: int, ledger: Ledger) -> str:
    """The points of the large constellation, between its stars; alone, of how many."""
    spots = main_chart(s).spots
    x, y = (spots[DICE][0] + spots[DICE + 1][0]) / 2, spots[DICE][1]
    look = at(x, y, picture.figures(str(ledger.total), 1.7))
    if s.seats == 1:
        look += at(x, y + 34, picture.figures(str(SOLO_GOAL), 0.9, "letter"))
    if winner(s) == seat:
        look += at(x, y - 30, picture.crown(1.1))
    return look


@cache
def mini_panel(seats: int, i: int, seat: int, points: int) -> str:
    """The panel of another seat's constellation: whose it is, and its points."""
    place = mini(seats, i)
    left, top = place.x - place.width / 2, place.y - place.height / 2
    look = sheet(place) + at(left + 28, top + 26, picture.seat_disc(seat, 1.1))
    return picture.one(look + at(left + 66, top + 26, picture.figures(str(points), 1.15)))


def cards_beside(s: Any, ledger: Ledger) -> list[str]:
    """The Twinkle card and the missions in play, with what they bring the large constellation."""
    y = HAND_TOP + HAND_HEIGHT / 2
    missions = [number for number in s.missions if number]
    look = [at(CARDS_FROM, y, card_panel() + at(0, -24, twinkle_card()))]
    look.append(at(CARDS_FROM, y + 26, picture.figures(str(ledger.cards[TWINKLE]), 1.2)))
    for i, number in enumerate(missions):
        x = CARDS_FROM + (i + 1) * CARD_STEP
        face = "down" if s.seats == 1 and is_kept(s, number) else "up"
        drawn = mission_back() if face == "down" else card_panel() + at(0, -24, mission_card(number))
        look.append(
            f'<g id="mission-{number}" class="turns" data-face="{face}" transform="translate({picture.pair(x, y)})">'
            f"<g>{drawn}</g></g>"
        )
        look.append(at(x, y + 26, standing(s, i, ledger)))
    return look


@cache
def card_panel() -> str:
    """The panel of the Twinkle card, or of a mission, around its middle."""
    return sheet(Place(0, 0, CARD_STEP - 8, HAND_HEIGHT), 16)


@cache
def mission_back() -> str:
    """A mission's card, face down: a star in the night."""
    inner = path("cell", box(CARD_STEP - 20, HAND_HEIGHT - 12, 11))
    dots = path("stars", "M-24-38h0M22-34h0M-26 4h0M26 2h0M-14-8h0M16-12h0M0-44h0M-25 36h0M25 38h0")
    return card_panel() + inner + dots + at(0, -22, path("halo", disc(10)) + path("gold", picture.spark(18, 5, 0.46)))


def pools(s: Any, ledger: Ledger) -> list[str]:
    """The cards of the colours in play, each with what it brings, and the places of its dice."""
    look = [bare_pool(s.seats, i) for i in range(s.colours.bit_count(), IN_PLAY[int(s.seats)])]
    colours = [colour for colour in range(COLOURS) if (s.colours >> colour) & 1]
    look += [colour_pool(s.seats, column_of(s, colour), colour, ledger.cards[colour]) for colour in colours]
    if s.phase > COLOURING and s.seats == 1:
        gone = [die for die in range(DICE) if s.where[die] == -1 and (s.colours >> COLOUR_OF[die]) & 1]
        look.append(path("letter", "".join(cross(*home(s, die)) for die in gone)))
    return look


def cross(x: float, y: float) -> str:
    """The mark of a die that has left the game."""
    return f"M{picture.n(x - 9)} {picture.n(y - 9)}l18 18m0-18l-18 18"


@cache
def bare_pool(seats: int, i: int) -> str:
    """The place of a colour that chance has not chosen yet."""
    place = pool(seats, i)
    return path("rule", box(place.width, place.height, 16, place.x, place.y))


@cache
def colour_pool(seats: int, i: int, colour: int, points: int) -> str:
    """A colour in play: its card with its points, the band of the centre, and the places of its dice."""
    place, name = pool(seats, i), COLOUR_NAMES[colour]
    left, w = place.x - place.width / 2, place.width
    look = sheet(place, 16)
    top = f"M{picture.n(left)} {POOL_TOP + 16}a16 16 0 0 1 16-16h{picture.n(w - 32)}a16 16 0 0 1 16 16"
    head = path("t2", top + f"v24h-{picture.n(w)}Z") + path(
        "ink", picture.MARKS[name], place.x - 24, POOL_TOP + 20, 1.5
    )
    digits = "".join(
        path("figure", picture.NUMERALS[int(one)], 17 * k - 8.5 * (len(str(points)) - 1), 0, 1.3)
        for k, one in enumerate(str(points))
    )
    look += f'<g class="{name}">{head}{at(place.x + 22, POOL_TOP + 20, digits)}</g>'
    look += path("cell", box(w - 12, 84, 14, place.x, POOL_TOP + 92))
    rings = "".join(disc(22, x, y) for x, y in (_home(seats, i, kind) for kind in range(TYPES)))
    return picture.one(look + path("rule", rings))


def rows_size(seats: int) -> tuple[int, int]:
    """Width and height of the picture of the points by card."""
    return 760, ROW_HEAD + seats * ROW + 8


def rows(s: Any) -> list[str]:
    """The points by card: a column for each card and mission in play, a row for each seat."""
    books = ledgers(s)
    colours = [colour for colour in range(COLOURS) if (s.colours >> colour) & 1]
    missions = [number for number in s.missions if number]
    signs = [picture.seal(COLOUR_NAMES[colour], 1.25) for colour in colours] + [twinkle_card()]
    signs += [mission_card(number) for number in missions]
    step = min(72.0, 600 / len(signs))
    parts = [at(96 + step * i, 34, sign) for i, sign in enumerate(signs)]
    height = ROW - 8
    for seat, book in enumerate(books):
        y = ROW_HEAD + ROW * seat + height / 2
        look = sheet(Place(380, y, 744, height), 16)
        if seat == s.mover and FIRST < s.phase < ENDED:
            look += path("turn", box(736, height - 8, 13, 380, y))
        look += at(42, y, picture.seat_disc(seat, 1.25)) + at(712, y, picture.figures(str(book.total), 1.5))
        for i, points in enumerate([book.cards[which] for which in (*colours, TWINKLE)]):
            look += at(96 + step * i, y, picture.figures(str(points), 1.1, "count" if points else "letter"))
        for i in range(len(missions)):
            look += at(96 + step * (len(colours) + 1 + i), y, standing(s, i, book))
        if winner(s) == seat:
            look += at(712, y - 24, picture.crown(0.8))
        parts.append(picture.one(look))
    return parts


# ------------------------------------------------------------------------------------------------ one viewer


@cache
def home_sign(seats: int, kind: int, look: str) -> str:
    """A free die as a target."""
    width, height = pool(seats, 0).width / 2 - 3, 80 if kind == D8 else 61
    return path("hit", box(width, height, 12)) + path(look, box(min(width, 72) - 2, height - 3, 13))


@cache
def hand_sign() -> str:
    """A die of the hand that may leave the game."""
    frame = box(86, 90, 18)
    return path("hit", frame) + path("grab", frame)


@cache
def offered(die: int, result: int, cell: float) -> str:
    """A die that may hang at an open place, small."""
    frame = box(cell - 4, cell - 4, 12)
    return path("hit", frame) + path("cell", frame) + path("may", frame) + at(0, 0, drawn(die, result, True), cell / 98)


def hanging(s: Any, action: int, actions: Sequence[int]) -> tuple[float, float, str]:
    """A die of the hand at an open place: beside the others that may hang there."""
    i, parent = divmod(action - HANGING, PLACES)
    here = [one for one in actions if (one - HANGING) % PLACES == parent]
    opening = main_chart(s).openings[parent]
    x, y = opening.spot(here.index(action), len(here))
    die = s.hand[i]
    return x, y, offered(die, s.shown[die], opening.cell)


def spot(s: Any, action: int, actions: Sequence[int]) -> tuple[float, float, str]:
    """Where the target of a legal action is, and what it looks like."""
    if s.phase == HANG:
        return hanging(s, action, actions)
    if s.phase == DISCARD:
        if s.where[action] == HELD:
            return *slot(list(s.hand).index(action)), hand_sign()
        return *home(s, action), home_sign(s.seats, action % TYPES, "grab")
    if action == ROLL:
        frame = box(96, HAND_HEIGHT - 10, 20)
        return *CUP_AT, path("hit", frame) + path("mine", frame) + at(38, -38, picture.badge("chain"))
    if action >= TAKE:
        hit = path("hit", box(pool(s.seats, 0).width / 2 - 2, 80, 12))
        return *take_spot(s, action - TAKE), hit + path("may", disc(21)) + path("legal", picture.spark(14, 4, 0.34))
    return *home(s, action), home_sign(s.seats, action % TYPES, "may")


def overlay(
    s: Any,
    *,
    seat: int | None = None,
    targets: Sequence[tuple[int, str, bool]] = (),
    last: Iterable[Leg] = (),
) -> list[str]:
    """What one viewer gets over the board: what the turn did last, and targets (action, label, ends the turn)."""
    last = list(last)
    look = [part for part in (thrown(s, last), happened(s, last)) if part]
    if s.phase == ROLLING and targets:
        look.append(at(*slot(s.rolled), path("mine", box(86, 86, 18))))
    if s.phase == CENTRE and targets:
        look.append(at(*home(s, next_of_centre(s)), path("mine", box(66, 72, 14))))
    if s.phase == ROLLING or s.phase < CHOOSE:
        return look
    actions = [action for action, _, _ in targets]
    for i, (action, label, ends) in enumerate(targets):
        x, y, sign = spot(s, action, actions)
        look.append(picture.target(action, label, sign, x, y, first=i == 0, ends=ends))
    if seat is not None and 0 <= seat < s.seats and s.seats > 1 and s.phase != ENDED:
        look.append(own_sign(s, seat))
    return look


def latest_roll(last: Sequence[Leg]) -> tuple[int, list[tuple[int, int]]]:
    """How many times dice were rolled in a turn, and what the dice of the latest roll showed."""
    rolls, dice = 0, list[tuple[int, int]]()
    for die, result, how in last:
        if how == "roll":
            rolls, dice = rolls + 1, []
        elif how == "thrown":
            dice.append((int(die), result))
    return rolls, dice


def is_settled(s: Any) -> bool:
    """Whether a turn has ended and no other has begun."""
    return s.phase == ENDED or (s.phase == CHOOSE and not s.held)


def thrown(s: Any, last: Sequence[Leg]) -> str:
    """Names the dice of the latest roll, so that the page lets them tumble once out of the cup; it shows nothing."""
    rolls, dice = latest_roll(last)
    names = " ".join(f"die-{NAMES[die]}" for die, _ in dice if s.shown[die])
    if not names or s.phase == ROLLING or s.phase < CHOOSE:
        return ""
    token = s.turns - is_settled(s) if rolls else "centre"  # the dice of a turn that is over, or those of the beginning
    place = f"translate({picture.pair(*CUP_AT)})"
    return f'<g id="thrown" data-token="{token}" data-dice="{names}" transform="{place}"></g>'


def happened(s: Any, last: Sequence[Leg]) -> str:
    """What the eye would miss of a turn that is over: the die that was hung, what else was rolled, or all in vain."""
    if not is_settled(s):
        return ""
    look = ""
    hung = [int(die) for die, _, how in last if how == "hang"]
    rolls, dice = latest_roll(last)
    for i, (die, result) in enumerate(dice if rolls else []):
        if die in hung:
            continue
        look += at(*slot(i), f'<g class="quiet">{drawn(die, result)}</g>')
        if not hung:
            d = "M-22-22L22 22M22-22L-22 22"
            look += at(*slot(i), path("cast", d) + path("grab", d))
    for die in hung:
        if s.where[die] > HELD:
            x, y, size = star_spot(s, die)
            look += at(x, y, path("turn", disc(44 * size)))
    return f'<g class="trail">{look}</g>' if look else ""


def star_spot(s: Any, die: int) -> tuple[float, float, float]:
    """Where a hung die stands, and how large it is."""
    seat = s.where[die] - HELD - 1
    if seat == large(s):
        where = main_chart(s)
    else:
        where = chart(tree(s, seat), mini_frame(s.seats, (seat - large(s) - 1) % s.seats), False)
    return *where.spots[die], where.size


def own_sign(s: Any, seat: int) -> str:
    """A small arrow at the viewer's own seat."""
    if seat == large(s):
        spots = main_chart(s).spots
        x, y = (spots[DICE][0] + spots[DICE + 1][0]) / 2, MAIN_TOP + 14
    else:
        place = mini(s.seats, (seat - large(s) - 1) % s.seats)
        x, y = place.x - place.width / 2 + 28, place.y - place.height / 2 + 3
    return at(x, y, path("legal", "M-9-6H9L0 5Z"))


def gains(s: Any, actions: Sequence[int]) -> str:
    """What each place for each die of the hand would bring, as small plates over the targets."""
    if s.phase != HANG:
        return ""
    look = ""
    for action, gain in zip(actions, _gains(s, actions), strict=True):
        x, y, _ = hanging(s, action, actions)
        cell = main_chart(s).openings[(action - HANGING) % PLACES].cell
        look += at(x - cell * 0.28, y - cell * 0.42, gain_plate(gain), 1 if cell > 60 else 0.85)
    return f'<g class="trail">{look}</g>' if look else ""


def _gains(s: Any, actions: Sequence[int]) -> list[int]:
    missions = tuple(number for number in s.missions if number)
    trees, mover = tuple(tree(s, seat) for seat in range(s.seats)), int(s.mover)
    now = ledgers(s)[mover].total
    found: list[int] = []
    for action in actions:
        i, parent = divmod(action - HANGING, PLACES)
        die: int = s.hand[i]
        more: Tree = tuple(sorted([*trees[mover], (die, int(s.shown[die]), parent)]))
        then = (*trees[:mover], more, *trees[mover + 1 :])
        found.append(_ledgers(then, s.colours, missions)[mover].total - now)
    return found


@cache
def gain_plate(gain: int) -> str:
    """A small plate with what a place would bring."""
    said = f"{gain:+}" if gain else "0"
    shape = box(10 + 12 * len(said), 27, 9)
    return path("bold", shape) + path("gold" if gain > 0 else "paper", shape) + picture.figures(said, 0.98, "pen")


def outcome_icon(s: Any, action: int) -> str:
    """The inner SVG of a choice, to be seen in a box -40 -44 80 88: the colour, mission, seat, result or die."""
    if s.phase == COLOURING:
        return at(0, 0, picture.seal(COLOUR_NAMES[action]), 2.3)
    if s.phase == MISSIONING:
        return mission_card(action, 1.8)
    if s.phase == FIRST:
        return picture.seat_disc(action, 2.2)
    if s.phase in (ROLLING, CENTRE):
        return drawn(s.hand[s.rolled] if s.phase == ROLLING else next_of_centre(s), action + 1)
    if s.phase == HANG:
        die = s.hand[(action - HANGING) // PLACES]
        return drawn(die, s.shown[die])
    if action == ROLL:
        return picture.cup(True)
    return drawn(action % DICE, s.shown[action % DICE])


def svg(
    s: Any,
    *,
    seat: int | None = None,
    lang: str = "en",
    legal: Sequence[int] = (),
    last: Iterable[Leg] = (),
    theme: str = "night",
    label: str = "",
    description: str = "",
) -> str:
    """One picture that stands alone, for notebooks and pages, with its own style and sky."""
    edge, (width, height) = 20, rows_size(s.seats)
    targets = [(action, "", False) for action in legal]
    body = at(edge, edge, "".join(board(s) + overlay(s, seat=seat, targets=targets, last=last)))
    body += at(edge, edge + BOARD_SIZE[1] + GAP, "".join(rows(s)))
    size = (max(width, BOARD_SIZE[0]) + 2 * edge, BOARD_SIZE[1] + GAP + height + 2 * edge)
    return picture.frame(size, body, title=label, description=description, lang=lang, theme=theme)
