"""The signs of Shizzle's picture, explained: the line and what it is worth now, the bank, the cup, how turns end."""

from collections.abc import Sequence

from tumblestar import picture
from tumblestar.contract.capabilities import Explanation
from tumblestar.contract.modules import Name
from tumblestar.games.shizzle.description import phrase
from tumblestar.games.shizzle.drawing import dice_to_roll
from tumblestar.games.shizzle.parts import SHIZZLE
from tumblestar.games.shizzle.rules import ENDED, FIRST, State, turn_points
from tumblestar.games.shizzle.shapes import bond, burst, chips, roll_count


def explanations(s: State, seat: int, names: Sequence[Name]) -> list[Explanation]:
    """What scores, then the other signs."""
    del names
    count, bank, pending = dice_to_roll(s), (phrase("now-points", points=s.bank),), s.pending
    line, rolls = (), (phrase("now-rolls", count=count),) if count else ()
    if FIRST < s.phase < ENDED and s.length > 1:
        line = (phrase("now-line", count=s.length, points=turn_points(s)),)
    star = picture.path("lead", picture.spark(29, 12, 0.74)) + picture.path("gold", picture.spark(29, 12, 0.74))
    cross = picture.path("cast", "M-22-22L22 22M22-22L-22 22") + picture.path("grab", "M-22-22L22 22M22-22L-22 22")
    two = picture.at(-19, 0, picture.die("red", 2), 0.4) + picture.at(19, 0, picture.die("green", 2), 0.4)
    colours = ("red", "green", "blue")
    three = "".join(picture.at(26 * i - 26, 0, picture.die(one, 3), 0.27) for i, one in enumerate(colours))
    signs = [
        ("points", picture.seat_disc(seat, 1.7), "SH-1.3", (), (phrase("now-points", points=s.score[seat]),)),
        ("line", picture.figures("3", 2), "SH-2.6", line, ()),
        ("shizzle", star + picture.numeral(SHIZZLE, 1, "pen"), "SH-2.7", (phrase("to-settle", pending=pending),), ()),
        ("bank", picture.at(-17, 0, chips(6, 64), 1.2), "SH-1.3", bank, ()),
        ("cup", picture.cup(True), "SH-2.9", rolls, ()),
        ("count", picture.at(0, 0, roll_count(5), 1.1), "SH-2.9", rolls, ()),
        ("spark", picture.at(0, 0, burst(), 0.56), "SH-2.1", (), ()),
        ("bond", picture.at(0, 0, bond("red", 0), 1.9), "SH-2.3", (), ()),
        ("choke", cross, "SH-2.4", (), ()),
        ("fizzle", two, "SH-2.5", (), ()),
        ("flicker", three, "SH-2.6", (), ()),
    ]
    return [
        Explanation(key, icon, phrase(f"sign-{key}"), phrase(f"sign-{key}-does"), tag, standing, facts)
        for key, icon, tag, facts, standing in signs
    ]
