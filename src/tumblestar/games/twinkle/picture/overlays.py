"""What one viewer of Twinkle gets over the board: what the turn did last, targets, and what each place would bring.

`overlay` lies on the board; `gains` are for those who want hints.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from tumblestar import picture
from tumblestar.contract.modules import Target
from tumblestar.games.twinkle import rules
from tumblestar.games.twinkle.parts import COLOUR_OF, D8, DICE, PLACE_NAMES, PLACES, TYPES
from tumblestar.games.twinkle.picture import layout
from tumblestar.games.twinkle.picture.layout import large
from tumblestar.games.twinkle.picture.shapes import drawn
from tumblestar.games.twinkle.picture.tree_layout import layout_tree
from tumblestar.picture import at, box, disc, path

Leg = tuple[int | str, int, str]
"""How a piece moves, as `description.legs` has it."""


NEAR = 44
"""How far from its middle a die or a place is meant."""


@cache
def home_sign(seats: int, look: str) -> str:
    """A free die as a target."""
    width = layout.pool(seats, 0).width / layout.pool_columns(seats)
    return path("hit", box(width, layout.pool_step(seats), 12)) + path(
        look, box(width - 9, layout.pool_step(seats) - 8, 13)
    )


def hand_sign() -> str:
    """A die of the hand that may leave the game."""
    frame = box(88, 88, 18)
    return path("hit", frame) + path("grab", frame)


@cache
def offered(die: int, result: int, cell: float) -> str:
    """A die that may hang at an open place, small."""
    frame = box(cell - 4, cell - 4, 12)
    look = path("hit", box(cell, cell, 12)) + path("cell", frame) + path("may", frame)
    return look + at(0, 0, drawn(die, result, True), cell / 98)


def hanging(s: rules.State, action: int) -> tuple[float, float, str]:
    """A die of the hand at an open place."""
    i, parent = divmod(action - rules.HANGING, PLACES)
    opening = layout.main_tree(s, s.mover).openings[parent]
    die = s.hand[i]
    return opening.x, opening.y, offered(die, s.shown[die], opening.cell)


def dice_to_hang(actions: Sequence[int]) -> list[int]:
    """The dice of the hand that may hang somewhere, by their places in the hand."""
    return sorted({(action - rules.HANGING) // PLACES for action in actions})


def turning(s: rules.State) -> tuple[int, bool]:
    """From how many dice of the hand one is chosen to hang: the targets are those of one at a time."""
    return (len(dice_to_hang(rules.legal_actions(s))), False) if s.phase == rules.HANG else (0, False)


def _chosen(way: int) -> str:
    """The attributes of what belongs to one of the dice that may hang; that of the first one alone is not hidden."""
    return f' data-way="{way}"' + (' hidden=""' if way else "")


def _choice(s: rules.State, dice: Sequence[int]) -> Iterator[str]:
    """The dice of the hand to choose from, and a frame round the chosen one."""
    for way, i in enumerate(dice if len(dice) > 1 else ()):
        place = f'transform="translate({picture.pair(*layout.slot(s.seats, i))})"'
        yield f'<g class="trail"{_chosen(way)} {place}>{path("turn", box(84, 84, 18))}</g>'
        yield f'<g class="turner" data-do="turn" data-to="{way}" {place}>{path("hit", box(88, 88, 18))}</g>'


def spot(s: rules.State, action: int) -> tuple[float, float, str]:
    """Where the target of a legal action is, and what it looks like."""
    if s.phase == rules.HANG:
        return hanging(s, action)
    if s.phase == rules.DISCARD:
        if s.where[action] == rules.HELD:
            return *layout.slot(s.seats, list(s.hand).index(action)), hand_sign()
        return *layout.home(s, action), home_sign(s.seats, "grab")
    if action == rules.ROLL:
        frame = box(96, layout.HAND_HEIGHT - 6, 20)
        return *layout.cup_at(s.seats), path("hit", frame) + path("mine", frame) + at(38, -34, picture.badge("chain"))
    if action >= rules.TAKE:
        hit = path(
            "hit", box(layout.pool(s.seats, 0).width / layout.pool_columns(s.seats), layout.pool_step(s.seats), 12)
        )
        return *layout.take_spot(s, action - rules.TAKE), hit + path("may", disc(21)) + path(
            "legal", picture.spark(14, 4, 0.34)
        )
    return *layout.home(s, action), home_sign(s.seats, "may")


def overlay(
    s: rules.State, *, seat: int | None = None, targets: Sequence[Target] = (), last: Iterable[Leg] = ()
) -> list[str]:
    """What one viewer gets over the board that has the constellation of `seat` large.

    That is what the turn did last, and targets (action, label, ends the turn). Without a seat it is that of `board`.
    """
    last, seat = list(last), large(s) if seat is None else seat
    look = [part for part in (thrown(s, last), happened(s, last, seat)) if part]
    if s.phase == rules.HANG and seat != s.mover:
        return look
    if s.phase == rules.ROLLING and targets:
        look.append(at(*layout.slot(s.seats, s.rolled), path("mine", box(86, 86, 18))))
    if s.phase == rules.CENTRE and targets:
        look.append(at(*layout.home(s, rules.next_of_centre(s)), path("mine", box(66, 72, 14))))
    if s.phase == rules.ROLLING or s.phase < rules.CHOOSE:
        return look
    dice = dice_to_hang([action for action, _, _ in targets]) if s.phase == rules.HANG else []
    look += _choice(s, dice)
    for i, (action, label, ends) in enumerate(targets):
        x, y, sign = spot(s, action)
        more = ""
        if dice:
            held, parent = divmod(action - rules.HANGING, PLACES)
            more = f' data-place="{PLACE_NAMES[parent]}"' + _chosen(dice.index(held))
        look.append(picture.target(action, label, sign, x, y, first=i == 0, ends=ends, more=more))
    return look


def action_at(s: rules.State, seat: int | None, x: float, y: float) -> int | None:
    """What lies at a point of the board as an action: a die to pick, take or discard, a place to hang at, or the cup.

    None where nothing lies. A place to hang at is asked about with the first die of the hand.
    """
    u, v = layout.cup_at(s.seats)
    if abs(x - u) < 48 and abs(y - v) < 47:
        return rules.ROLL
    if s.phase == rules.HANG:
        where = layout.main_tree(s, s.mover if seat is None else seat)
        spots = [(u, v, rules.HANGING + place) for place, (u, v) in where.spots.items()]
        spots += [(opening.x, opening.y, rules.HANGING + place) for place, opening in where.openings.items()]
    else:
        dice = [die for die in range(DICE) if s.colours >> COLOUR_OF[die] & 1]
        spots = [(*layout.home(s, die), die) for die in dice]
        spots += [(*layout.take_spot(s, die), rules.TAKE + die) for die in dice if die % TYPES == D8]
        spots += [(*layout.slot(s.seats, i), die) for i, die in enumerate(s.hand[: s.held])]
        spots += [(u, v, place) for place, (u, v) in layout.main_tree(s, seat or 0).spots.items() if place < DICE]
    near = [(abs(x - u) + abs(y - v), action) for u, v, action in spots if abs(x - u) < NEAR and abs(y - v) < NEAR]
    return min(near)[1] if near else None


def is_settled(s: rules.State) -> bool:
    """Whether a turn has ended and no other has begun."""
    return s.phase == rules.ENDED or (s.phase == rules.CHOOSE and not s.held)


def thrown(s: rules.State, last: Sequence[Leg]) -> str:
    """Names the dice of the latest roll, so that the page lets them tumble once out of the cup; it shows nothing."""
    rolls, dice = picture.latest_roll(last)
    names = " ".join(f"die-{PLACE_NAMES[die]}" for die, _ in dice if s.shown[die])
    if not names or s.phase == rules.ROLLING or s.phase < rules.CHOOSE:
        return ""
    token = s.turns - is_settled(s) if rolls else "centre"  # the dice of a turn that is over, or those of the beginning
    place = f"translate({picture.pair(*layout.cup_at(s.seats))})"
    return f'<g id="thrown" data-token="{token}" data-dice="{names}" transform="{place}"></g>'


def happened(s: rules.State, last: Sequence[Leg], large: int) -> str:
    """What the eye would miss of a turn that is over: the die that was hung, what else was rolled, or all in vain."""
    if not is_settled(s):
        return ""
    look = ""
    hung = [int(die) for die, _, how in last if how == "hang"]
    rolls, dice = picture.latest_roll(last)
    for i, (die, result) in enumerate(dice if rolls else []):
        if die in hung:
            continue
        look += at(*layout.slot(s.seats, i), f'<g class="quiet">{drawn(die, result)}</g>')
        if not hung:
            d = "M-22-22L22 22M22-22L-22 22"
            look += at(*layout.slot(s.seats, i), path("cast", d) + path("grab", d))
    for die in hung:
        if s.where[die] > rules.HELD:
            x, y, size = star_spot(s, die, large)
            look += at(x, y, path("turn", disc(44 * size)))
    return f'<g class="trail">{look}</g>' if look else ""


def star_spot(s: rules.State, die: int, large: int) -> tuple[float, float, float]:
    """Where a hung die stands, and how large it is."""
    seat = s.where[die] - rules.HELD - 1
    if seat == large:
        where = layout.main_tree(s, seat)
    else:
        where = layout_tree(layout.tree(s, seat), layout.mini_frame(s.seats, layout.mini_index(s, seat, large)), False)
    return *where.spots[die], where.size


def gains(s: rules.State, actions: Sequence[int]) -> str:
    """What each place would bring for the chosen die of the hand, as small plates; those of other dice are hidden."""
    if s.phase != rules.HANG:
        return ""
    dice, look = dice_to_hang(actions), ""
    ways_by_plate: dict[tuple[int, int], list[int]] = {}
    for action, gain in zip(actions, _gains(s, actions), strict=True):
        i, parent = divmod(action - rules.HANGING, PLACES)
        ways_by_plate.setdefault((parent, gain), []).append(dice.index(i))
    for (parent, gain), ways in ways_by_plate.items():
        opening = layout.main_tree(s, s.mover).openings[parent]
        sign = at(opening.x - opening.cell * 0.28, opening.y - opening.cell * 0.42, gain_plate(gain))
        hidden = "" if 0 in ways else ' hidden=""'
        look += f'<g data-ways="{" ".join(map(str, ways))}"{hidden}>{sign}</g>'
    return f'<g class="trail">{look}</g>' if look else ""


def _gains(s: rules.State, actions: Sequence[int]) -> Iterator[int]:
    trees, mover = [layout.tree(s, seat) for seat in range(s.seats)], s.mover
    missions, points = tuple(rules.missions_in_play(s)), layout.ledgers(s)[mover].total
    for action in actions:
        i, parent = divmod(action - rules.HANGING, PLACES)
        after = tuple(sorted([*trees[mover], (s.hand[i], s.shown[s.hand[i]], parent)]))
        found = layout.ledgers_of((*trees[:mover], after, *trees[mover + 1 :]), s.colours, missions)
        yield found[mover].total - points


def gain_plate(gain: int) -> str:
    """A small plate with what a place would bring."""
    return picture.change(gain, 10, 12, 27, 9, 0.98)
