"""The drawings of a review: the curve of win shares, and bars for luck and cost under it. Pages and files share them.

Their classes look as `theme.py` says, but for what `review.css` adds. A drawing is as wide as its frame: x counts
events.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from tumblestar.picture import n, seat_disc

MARK_ROOM = 100 / 3
"""Per cent of a small chart's height that two marks in one column are apart at least."""
CURVE_ROOM = 15
"""The same for the curve, which is higher."""
LEAST = 0.02
"""Bars are drawn to the scale of the largest, but not of less than this share of the win."""


def curve(
    start: Sequence[float],
    shares: Sequence[Sequence[float]],
    length: int,
    label: str,
    axis: Sequence[str],
    rough: Sequence[Sequence[float]] = (),
) -> str:
    """The win shares of all seats by turn, a line for each seat with its mark at the end; `rough` ones are dashed.

    `axis` has the labels of no share, of a half and of all.
    """
    grid = f'<path class="line" vector-effect="non-scaling-stroke" d="M0 0H{length}M0-50H{length}M0-100H{length}"/>'
    lines = "".join(
        f'<path class="link{seat}{look}" vector-effect="non-scaling-stroke" d="{_path([start[seat], *by_turn])}"/>'
        for look, drawn in ((" rough", rough), ("", shares))
        for seat, by_turn in enumerate(zip(*drawn, strict=True) if drawn else [()] * len(start))
    )
    last = (rough or shares or [start])[-1]
    marks = end_marks([100 - 100 * share for share in last], CURVE_ROOM)
    marks += [f'<text x="-4" y="{100 - 50 * i}%" dy=".35em">{escape(said)}</text>' for i, said in enumerate(axis)]
    return _drawing("review-curve", f"0 -100 {length} 100", grid + lines, "".join(marks), label)


def bars(seat: int, amounts: Sequence[float], most: float, length: int, label: str) -> str:
    """A bar for each event with an amount, up or down from the middle, and the mark of the seat beside them."""
    return _lane("review-luck", seat, [-amount for amount in amounts], f"0 -1 {length} 2", most, length, label)


def costs(seat: int, amounts: Sequence[float], most: float, length: int, label: str) -> str:
    """A bar for each decision of a seat that cost something, hanging from the top."""
    return _lane("review-cost", seat, amounts, f"0 0 {length} 1", most, length, label)


def _lane(look: str, seat: int, amounts: Sequence[float], view: str, most: float, length: int, label: str) -> str:
    scale = max(most, LEAST)
    drawn = "".join(f"M{i}.1 0h.8V{amount / scale:.3f}h-.8Z" for i, amount in enumerate(amounts) if amount)
    body = f'<path class="line" vector-effect="non-scaling-stroke" d="M0 0H{length}"/>'
    body += f'<path class="lit{seat}" d="{drawn}"/>'
    mark = f'<svg x="100%" y="50%" overflow="visible">{seat_disc_beside(seat, 0)}</svg>'
    return _drawing(look, view, body, mark, label)


def _drawing(look: str, view: str, body: str, marks: str, label: str) -> str:
    return (
        f'<svg class="{look} ts" role="img" aria-label="{escape(label)}"><svg viewBox="{view}" '
        f'preserveAspectRatio="none" width="100%" height="100%">{body}</svg>{marks}</svg>'
    )


def _path(shares: Sequence[float]) -> str:
    """A line through shares, with a corner only where they change."""
    d = f"M0 {n(-100 * shares[0])}"
    for i in range(1, len(shares)):
        if i + 1 == len(shares) or not shares[i - 1] == shares[i] == shares[i + 1]:
            d += f"L{i} {n(-100 * shares[i])}"
    return d


def end_marks(heights: Sequence[float], room: float = MARK_ROOM) -> list[str]:
    """The marks of the seats at the ends of their lines, in two columns, so that none covers another."""
    elements: list[str] = []
    lowest = [-room, -room]
    order = sorted(range(len(heights)), key=lambda seat: heights[seat])
    for place, seat in enumerate(order):
        column, rest = place % 2, (len(order) - 1 - place) // 2
        y = min(max(heights[seat], lowest[column] + room), 100 - room * rest)
        lowest[column] = y
        elements.append(f'<svg x="100%" y="{y:.1f}%" overflow="visible">{seat_disc_beside(seat, column)}</svg>')
    return elements


def seat_disc_beside(seat: int, column: int) -> str:
    """A seat's disc to the right of a chart."""
    return f'<g transform="translate({12 + 19 * column} 0)">{seat_disc(seat, 0.6)}</g>'
