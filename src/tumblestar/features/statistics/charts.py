"""The charts of statistics: figures over time with their intervals, and bars of what came against what was expected."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from tumblestar.features.statistics.statistics import Estimate
from tumblestar.picture import disc, n, pair, path

WIDTH, HEIGHT = 600, 170
DOT = 6.5
DIAMOND = "M0-9L9 0L0 9L-9 0Z"
Series = Sequence[Estimate | None]


def over_time(first: Series, second: Series, low: float, high: float, guide: float | None, label: str) -> str:
    """Two series by block, discs on a line and diamonds on dashes, each with its interval. `label` is HTML.

    The drawing goes from `low` at the bottom to `high` at the top; `guide` is a dotted line.
    """
    body = path("line", f"M0 0H{WIDTH}M0 {HEIGHT}H{WIDTH}")

    def height(value: float) -> float:
        return HEIGHT * (1 - (min(max(value, low), high) - low) / (high - low))

    if guide is not None:
        body += path("rule", f"M0 {n(height(guide))}H{WIDTH}")
    looks = (("count", "chalk", disc(DOT), -5), ("may", "legal", DIAMOND, 5))
    for found, (line, fill, mark, aside) in zip((first, second), looks, strict=True):
        points: list[tuple[float, float]] = []
        for i, one in enumerate(found):
            if one is None:
                continue
            x = WIDTH * (i + 0.5) / len(found) + aside
            points.append((x, height(one.mean)))
            if one.low is not None and one.high is not None:
                body += path("letter", f"M{n(x)} {n(height(one.low))}V{n(height(one.high))}")
        body += path(line, "".join(f"M{pair(*here)}L{pair(*there)}" for here, there in pairwise(points)))
        body += "".join(path(fill, mark, *point) for point in points)
    return f'<svg class="ts" role="img" aria-label="{label}" viewBox="-10 -10 {WIDTH + 20} {HEIGHT + 20}">{body}</svg>'


def bar(observed: float, expected: float, most: float) -> str:
    """A bar of what came, with a stroke where it was expected to end; hidden from readers of the numbers beside it."""
    came, meant = (n(200 * value / most) for value in (observed, expected))
    body = path("legal", f"M0 3H{came}V21H0Z") + path("count", f"M{meant} 0V24")
    return f'<svg class="ts" aria-hidden="true" viewBox="0 0 204 24">{body}</svg>'
