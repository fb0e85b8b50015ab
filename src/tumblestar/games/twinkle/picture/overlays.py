"""What one viewer of Twinkle gets over the parts: what the turn did last, targets, and what each place would bring.

`overlay` lies on the parts; `gains` are for those who want hints.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from tumblestar import picture
from tumblestar.contract.pictures import Elements, Plate, Target
from tumblestar.games.twinkle import rules
from tumblestar.games.twinkle.parts import COLOUR_OF, DICE, PLACE_NAMES, PLACES
from tumblestar.games.twinkle.picture import layout
from tumblestar.games.twinkle.picture.layout import CELL, SLOT, standing
from tumblestar.games.twinkle.picture.shapes import cell, drawn, points_of, reach
from tumblestar.games.twinkle.picture.tree_layout import BODY, Opening
from tumblestar.picture import at, box, disc, path

Leg = tuple[int | str, int, str]
"""How a piece moves, as `description.legs` has it."""
Spot = tuple[str, float, float]
"""A part, and a point in it."""

NEAR = 44
"""How far from its middle a die or a place is meant."""
FINGER = 44
"""How far from its middle an open place is touched, unless another one is nearer."""


@cache
def hit_in_pool(x: float, y: float) -> str:
    """What is touched of a cell of a pool, around its middle: a little more, to the middle between two pools."""
    return path("hit", box(CELL + 2, CELL + 2, 12, x // CELL * 2 - 2, y // CELL * 2 - 1))


def home_sign(x: float, y: float, look: str) -> str:
    """A free die as a target; where most dice are allowed they are marked only while they are looked at."""
    frame = cell(0, 0, look)
    return hit_in_pool(x, y) + (frame if look == "grab" else f'<g class="peek">{frame}</g>')


def take_sign(x: float, y: float) -> str:
    """A d8 of the centre as something to take as it lies, in the cell above it."""
    light = path("mine", disc(15)) + path("legal", picture.spark(13, 4, 0.34))
    return hit_in_pool(x, y) + at(17, 17, path("cell", disc(15)) + light)


def hand_sign() -> str:
    """A die of the hand that may leave the game."""
    frame = box(SLOT - 6, SLOT - 6, 18)
    return path("hit", box(SLOT, SLOT, 18)) + path("grab", frame)


def offered(die: int, result: int, opening: Opening, others: list[Opening]) -> str:
    """A die that may hang at an open place, small."""
    ring = disc(opening.cell / 2 - 2)
    look = path("hit", reach(opening, others, FINGER)) + path("halo-light", ring) + path("cell", ring)
    look += path("light", ring) + path("mine", ring)
    return look + at(0, 0, drawn(die, result, True), round(opening.cell / 112, 2))


def hanging(s: rules.State, action: int) -> tuple[Spot, str]:
    """A die of the hand at an open place."""
    i, parent = divmod(action - rules.HANGING, PLACES)
    openings = layout.sky_tree(s, s.mover).openings
    opening, die = openings[parent], s.hand[i]
    sign = offered(die, s.shown[die], opening, [one for one in openings.values() if one != opening])
    return (layout.sky(s.mover), opening.x, opening.y), sign


def dice_to_hang(actions: Sequence[int]) -> list[int]:
    """The dice of the hand that may hang somewhere, by their places in the hand."""
    return sorted({(action - rules.HANGING) // PLACES for action in actions})


def turning(s: rules.State) -> tuple[int, bool]:
    """From how many dice of the hand one is chosen to hang: the targets are those of one at a time."""
    return (len(dice_to_hang(rules.legal_actions(s))), False) if s.phase == rules.HANG else (0, False)


def _chosen(way: int) -> str:
    """The attributes of what belongs to one of the dice that may hang; that of the first one alone is not hidden."""
    return f' data-way="{way}"' + (' hidden=""' if way else "")


def _choice(dice: Sequence[int]) -> Iterator[str]:
    """The dice of the hand to choose from, and a frame round the chosen one."""
    for way, i in enumerate(dice if len(dice) > 1 else ()):
        place = f'transform="translate({picture.pair(*layout.slot(i))})"'
        yield f'<g class="trail"{_chosen(way)} {place}>{path("turn", box(SLOT - 4, SLOT - 4, 18))}</g>'
        yield f'<g class="turner" data-do="turn" data-to="{way}" {place}>{path("hit", box(SLOT, SLOT, 18))}</g>'


def spot(s: rules.State, action: int) -> tuple[Spot, str]:
    """Where the target of a legal action is, and what it looks like."""
    if s.phase == rules.HANG:
        return hanging(s, action)
    if s.phase == rules.DISCARD:
        if s.where[action] == rules.HELD:
            return ("hand", *layout.slot(list(s.hand).index(action))), hand_sign()
        home = layout.home(s, action)
        return home, home_sign(*home[1:], "grab")
    if action == rules.ROLL:
        frame = box(SLOT - 4, SLOT - 4, 20)
        return _cup(), path("hit", frame) + path("mine", frame) + at(34, -32, picture.badge("chain"))
    if action >= rules.TAKE:
        place = layout.take_spot(s, action - rules.TAKE)
        return place, take_sign(*place[1:])
    home = layout.home(s, action)
    return home, home_sign(*home[1:], "may")


def _cup() -> Spot:
    return "cup", layout.CUP[0] / 2, layout.CUP[1] / 2


class _Elements(dict[str, list[str]]):
    """Elements over the parts, as they come."""

    def add(self, part: str, element: str) -> None:
        if element:
            self.setdefault(part, []).append(element)


def overlay(
    s: rules.State, *, seat: int | None = None, targets: Sequence[Target] = (), last: Iterable[Leg] = ()
) -> Elements:
    """What one viewer gets over the parts: points by colour, what the turn did last, and targets.

    Without a seat the points are those of the seat that is to act. Targets in the constellation of another seat are
    left out.
    """
    last, look = list(last), _Elements()
    seat = standing(s).large if seat is None else seat
    dice = dice_to_hang([action for action, _, _ in targets]) if s.phase == rules.HANG and seat == s.mover else []
    taken = {COLOUR_OF[action - rules.TAKE] for action, _, _ in targets if rules.TAKE <= action < rules.ROLL}
    points = layout.ledgers(s)[seat].cards
    for column, colour in enumerate(rules.colours_in_play(s)):
        if points[colour]:
            y = CELL / 2 - 14 if s.phase == rules.CHOOSE and colour in taken else CELL / 2
            look.add(layout.POOLS[column], points_of(colour, points[colour], y))
    look.add("hand", thrown(s, last))
    for part, element in happened(s, last):
        look.add(part, element)
    if s.phase == rules.ROLLING and targets:
        look.add("hand", at(*layout.slot(s.rolled), path("mine", box(SLOT - 4, SLOT - 4, 18))))
    if s.phase == rules.CENTRE and targets:
        part, x, y = layout.home(s, rules.next_of_centre(s))
        look.add(part, cell(x, y, "mine"))
    if s.phase == rules.ROLLING or s.phase < rules.CHOOSE or (s.phase == rules.HANG and seat != s.mover):
        return look
    for element in _choice(dice):
        look.add("hand", element)
    for i, (action, label, ends) in enumerate(targets):
        (part, x, y), sign = spot(s, action)
        more = ""
        if dice:
            held, parent = divmod(action - rules.HANGING, PLACES)
            more = f' data-place="{PLACE_NAMES[parent]}"' + _chosen(dice.index(held))
        look.add(part, picture.target(action, label, sign, x, y, first=i == 0, ends=ends, more=more))
    return look


def action_at(s: rules.State, part: str, x: float, y: float) -> int | None:
    """What lies at a point of a part as an action: a die to pick, take or discard, a place to hang at, or the cup.

    None where nothing lies. A place to hang at is asked about with the first die of the hand.
    """
    if part == "cup":
        return rules.ROLL
    if part in layout.POOLS:
        die = layout.die_at(s, layout.POOLS.index(part), x, y)
        return die if die is None or die >= 0 else rules.TAKE - 1 - die
    kind, spots = part.partition("-")[0], list[tuple[float, float, int]]()
    if kind == "hand":
        spots = [(*layout.slot(i), die) for i, die in enumerate(s.hand[: s.held])]
    elif kind == "sky":
        where, is_hung = layout.sky_tree(s, picture.seat_of(part) or 0), s.phase == rules.HANG
        spots = [(u, v, place) for place, (u, v) in where.spots.items() if is_hung or place < DICE]
        if is_hung:
            spots += [(opening.x, opening.y, place) for place, opening in where.openings.items()]
            spots = [(u, v, rules.HANGING + place) for u, v, place in spots]
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
    place = f"translate({picture.pair(*layout.slot(rules.HAND))})"
    return f'<g id="thrown" data-token="{token}" data-dice="{names}" transform="{place}"></g>'


def happened(s: rules.State, last: Sequence[Leg]) -> Iterator[tuple[str, str]]:
    """What the eye would miss of a turn that is over: the die that was hung, what else was rolled, or all in vain."""
    if not is_settled(s):
        return
    hung = [int(die) for die, _, how in last if how == "hang"]
    rolls, dice = picture.latest_roll(last)
    for i, (die, result) in enumerate(dice if rolls else []):
        if die not in hung:
            look = f'<g class="quiet">{drawn(die, result)}</g>'
            if not hung:
                d = "M-22-22L22 22M22-22L-22 22"
                look += path("cast", d) + path("grab", d)
            yield "hand", at(*layout.slot(i), look, look="trail")
    for die in hung:
        if s.where[die] > rules.HELD:
            for part, x, y, size in hung_spots(s, die):
                yield part, at(x, y, path("turn", disc(BODY / 2 * size + 2)), look="trail")


def hung_spots(s: rules.State, die: int) -> list[tuple[str, float, float, float]]:
    """Where a hung die stands, and how large it is: in its seat's constellation and in the small one."""
    seat = s.where[die] - rules.HUNG
    trees = {layout.sky(seat): layout.sky_tree(s, seat), layout.mini(seat): layout.mini_tree(s, seat)}
    return [(part, *where.spots[die], where.size) for part, where in trees.items()]


def gains(s: rules.State, actions: Sequence[int]) -> list[Plate]:
    """What each place would bring for the chosen die of the hand, at its lower edge; and where dice say it."""
    if s.phase == rules.CHOOSE:
        spots = [(action, *spot(s, action)[0]) for action in actions]
        return [Plate(action, x, y + 26, part=part, size=28) for action, part, x, y in spots]
    if s.phase != rules.HANG:
        return []
    dice, openings, plates = dice_to_hang(actions), layout.sky_tree(s, s.mover).openings, list[Plate]()
    for action, gain in zip(actions, _gains(s, actions), strict=True):
        i, parent = divmod(action - rules.HANGING, PLACES)
        x, y, cell = openings[parent]
        plates.append(Plate(action, x, y + cell * 0.42, gain, dice.index(i), layout.sky(s.mover), 24))
    return plates


def _gains(s: rules.State, actions: Sequence[int]) -> Iterator[int]:
    trees, mover = [layout.tree(s, seat) for seat in range(s.seats)], s.mover
    missions, points = tuple(rules.missions_in_play(s)), layout.ledgers(s)[mover].total
    for action in actions:
        i, parent = divmod(action - rules.HANGING, PLACES)
        after = tuple(sorted([*trees[mover], (s.hand[i], s.shown[s.hand[i]], parent)]))
        found = layout.ledgers_of((*trees[:mover], after, *trees[mover + 1 :]), s.colours, missions)
        yield found[mover].total - points
