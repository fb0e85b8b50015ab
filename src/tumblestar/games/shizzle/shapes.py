"""What Shizzle is drawn with: chips, the Spark's rays, seals between dice, and the signs of targets."""

from functools import cache

from tumblestar import picture
from tumblestar.picture import Place, at, box, chamfered, disc, n, pair, path, poly, spark

FIVES = 14
"""Chips of five in the box (SH-1.3)."""
CLOSEST = 4.0
"""How far apart chips lie at least, so that each is seen."""


def chips(points: int, room: float) -> str:
    """So many points as chips in a row, fives before ones, from the origin to the right.

    Where they would hide one another, as many as can be told apart stand for all.
    """
    fives = min(FIVES, points // 5)
    row = [5] * fives + [1] * (points - 5 * fives)
    most = int((room - 32) / CLOSEST) + 1
    if len(row) > most:
        row = [row[i * (len(row) - 1) // (most - 1)] for i in range(most)]
        fives = row.count(5)
    step = min(22.0, (room - 32) / max(1, len(row) - 1))
    ends = (fives - 1, len(row) - 1)  # the one that lies on top shows its number
    return "".join(at(16 + i * step, 0, picture.chip(worth, i in ends)) for i, worth in enumerate(row))


@cache
def burst() -> str:
    """The sixteen rays on which the Spark lies."""
    rays = spark(66, 16, 0.82)
    return path("halo", rays) + path("lead", rays) + path("gold", rays)


def bond(colour: str, number: int) -> str:
    """The seal between two dice that says why they join: their number, or their colour's mark."""
    why = picture.numeral(number, 0.95, "pen") if number else picture.mark(colour, 1.15)
    return path("bold", disc(17)) + path("paper", disc(17)) + why


def roll_count(count: int) -> str:
    """A little die with how many dice the cup would hold."""
    face = poly(chamfered(28, 6))
    return path("lead", face) + path("paper", face) + picture.numeral(count, 1.6, "pen")


@cache
def made_face(colour: str, number: int) -> str:
    """A face of a die in the making: its number, and its colour once it is known."""
    shape = box(62, 36, 8)
    if not colour:
        return path("rule", shape) + at(-15, 0, picture.numeral(number, 0.95, "letter"))
    look = path("bold", shape) + path("paper", shape) + f'<g class="{colour}">{path("t1", box(31, 36, 8, 15.5, 0))}</g>'
    return look + at(-15, 0, picture.numeral(number, 0.95, "pen")) + at(15.5, 0, picture.mark(colour, 1.15))


def bank_bar(left: float, y: float, width: float, full: float, lit: float) -> str:
    """A bar that runs out, `full` and `lit` as shares of its width: what is lit, at its end, is at stake."""
    half = 14.0
    look = path("cell2", box(width, 2 * half, half, left + width / 2, y))
    if full:
        long = width * full
        look += f'<g class="orange">{path("t1", box(long, 2 * half, min(half, long / 2), left + long / 2, y))}</g>'
    if full and lit:  # the end of the bar, round at the right
        short = width * min(lit, full)
        round_ = min(half, short)
        end = f"M{pair(left + width * full - short, y - half)}h{n(short - round_)}q{n(round_)} 0 {n(round_)} {n(half)}"
        look += path("brass1", f"{end}t{n(-round_)} {n(half)}h{n(round_ - short)}Z")
        look += path("seam", f"M{pair(left + width * full - short, y - half)}v{n(2 * half)}")
    return look


def die_sign(turn: float, *, is_lit: bool) -> str:
    """A die as a target, which lies turned; one that is not lit is framed while it is looked at."""
    frame = poly(chamfered(56, 12))
    look = lit(frame) if is_lit else path("mine peek", frame)
    return path("hit", box(120, 120, 12)) + at(0, 0, look, turn=turn)


def lit(outline: str) -> str:
    """An outline as light marks what may be touched."""
    return path("halo-light", outline) + path("mine", outline)


def panel_sign(place: Place) -> str:
    """The bank or the cup as a target."""
    frame = box(place.width, place.height, 26)
    return path("hit", frame) + path("mine", frame)


def chips_sign(place: Place, loss: int) -> str:
    """A seat's chips as a target of an attack, with what is lost; a touch of all its card is meant for it."""
    frame = box(place.width + 12, place.height + 12, 14)
    badge = picture.badge("attack", "theft", "ontheft", "ongrab")
    card = box(place.width + 138, 2 * place.height, 14, -63, 0)  # with the mark and the number left of them
    look = path("hit", card) + path("grab", frame) + at(place.width / 2, -place.height / 2, badge)
    return look + at(place.width / 2 - 34, 0, picture.plate(f"-{loss}", "theft", "ongrab"), 0.8)
