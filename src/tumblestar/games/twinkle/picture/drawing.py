"""The parts of Twinkle's picture: what lies in them, and what points come from."""

from tumblestar import picture
from tumblestar.contract.pictures import Elements, Parts, Score
from tumblestar.games.twinkle import rules
from tumblestar.games.twinkle.cards import is_kept
from tumblestar.games.twinkle.parts import COLOUR_NAMES, IN_PLAY, TYPES
from tumblestar.games.twinkle.picture import layout, overlays
from tumblestar.games.twinkle.picture.shapes import (
    IN_CELL,
    bare_pool,
    cell,
    constellation,
    kept_card,
    left,
    lying,
    mission_card,
    pool_ground,
    slot_frame,
    twinkle_card,
)
from tumblestar.games.twinkle.scoring import TWINKLE
from tumblestar.picture import at, disc, path


def draw(s: rules.State) -> Elements:
    """What lies in the parts."""
    found: dict[str, list[str]] = {}
    for seat in range(s.seats):
        found[layout.sky(seat)] = constellation(layout.tree(s, seat), seat, layout.sky_tree(s, seat))
        found[layout.mini(seat)] = constellation(layout.tree(s, seat), seat, layout.mini_tree(s, seat), True)
    held = s.hand[: s.held]
    found["hand"] = [slot_frame(*layout.slot(i)) for i in range(s.held, rules.HAND)]
    found["hand"] += [lying(die, *layout.slot(i), s.shown[die]) for i, die in enumerate(held)]
    lit = s.phase == rules.ROLLING or (
        s.phase == rules.CHOOSE and (s.held == rules.HAND or (s.held > 0 and not layout.free_dice(s)))
    )
    found["cup"] = [at(layout.CUP[0] / 2, layout.CUP[1] / 2, picture.explained("cup", picture.cup(lit)), 0.9)]
    colours = rules.colours_in_play(s)
    for column in range(IN_PLAY[s.seats]):
        found[layout.POOLS[column]] = _pool(s, colours[column]) if column < len(colours) else [bare_pool()]
    return found


def _pool(s: rules.State, colour: int) -> list[str]:
    """The dice of a colour in play that are free, and what became of the others."""
    look, dice = [pool_ground(colour)], list[str]()
    for kind in range(TYPES):
        die, (x, y) = colour * TYPES + kind, layout.place_in_pool(kind)
        if s.where[die] == rules.FREE:
            if s.shown[die]:
                look.append(picture.explained("centre", cell(x, y, "cell") + cell(x, y, "edge")))
            dice.append(lying(die, x, y, s.shown[die], IN_CELL))
        elif s.where[die] == rules.HELD:
            look.append(cell(x, y, "rule", 16))
        elif s.where[die] == rules.OUT and s.phase > rules.CENTRE:
            look.append(left(x, y))
        else:
            look.append(path("dim soft", disc(4, x, y)))
    return look + dice


def scores(s: rules.State, seat: int) -> list[Score]:
    """What a seat's points come from: the Twinkle card, the missions in play, or whether they are met, the colours."""
    ledger = layout.ledgers(s)[seat]
    found = [Score("card-twinkle", twinkle_card(), ledger.cards[TWINKLE])]
    for i, number in enumerate(rules.missions_in_play(s)):
        face, drawn = ("down", kept_card()) if s.seats == 1 and is_kept(s, number) else ("up", mission_card(number))
        sign = f'<g id="mission-{number}-{seat + 1}" class="turns" data-face="{face}"><g>{drawn}</g></g>'
        points = ledger.missions[i]
        found.append(Score(f"mission-{number}", sign, points, ledger.met[i] or points > 0))
    for colour in rules.colours_in_play(s):
        name = COLOUR_NAMES[colour]
        found.append(Score(f"card-{name}", picture.seal(name, 1.25), ledger.cards[colour]))
    return found


parts = Parts(layout.sizes, draw, overlays.overlay, overlays.gains, overlays.action_at, scores)
