"""What gives the win shares of Twinkle Twinkle, for reviews."""

from __future__ import annotations

from operator import gt

from tumblestar.contract.capabilities import Evaluator
from tumblestar.contract.modules import legal_actions
from tumblestar.games.twinkle_twinkle import bots, rules
from tumblestar.games.twinkle_twinkle.box import CLASSES
from tumblestar.games.twinkle_twinkle.endings import covers
from tumblestar.games.twinkle_twinkle.evaluation import is_searched
from tumblestar.games.twinkle_twinkle.parts import CELLS, CLASS, EMPTY, GAS, NEIGHBOUR, NEXT, RINGED, ROCKY, ROUNDS
from tumblestar.games.twinkle_twinkle.rules import State
from tumblestar.games.twinkle_twinkle.scoring import constellation_of, count_cells
from tumblestar.words import Phrase

OPINION = "strong"


def evaluator(s: State) -> Evaluator:
    """The turns of the round, searched or played out greedily, and the learned values of charts; at the end all."""
    if covers(s):
        return Evaluator(Phrase("evaluator-ending"), is_exact=True)
    searched = is_searched(s, bots.pool().is_compiled)
    return Evaluator(Phrase("evaluator-round-searched" if searched else "evaluator-round-played"))


def kind_of_mistake(s: State, taken: int, better: int) -> str:
    """What a tile brings or where its standee stands, or a link, points, lines or room in the chart."""
    me = s.order[s.at]
    if s.phase == rules.TAKING:
        gains = _gain(s, taken, me), _gain(s, better, me)
        if gains[0] < gains[1]:
            return "few"
        if better < taken and s.seats > 1 and s.round < ROUNDS[s.seats] - 1:
            return "late"
        return "needed" if _is_needed(s, better) else "tile"
    did, best = (s.after(rules.apply, action) for action in (taken, better))
    if rules.win_share(did, me) < rules.win_share(best, me):
        return "win"
    here, there = ((action - rules.PLACE) % CELLS for action in (taken, better))
    if _linked(did, me, here) < _linked(best, me, there):
        return "link"
    before, now, then = rules.scores(s, me), rules.scores(did, me), rules.scores(best, me)
    if sum(now) < sum(then):
        is_harmed, would_be = (any(map(gt, before, after)) for after in (now, then))
        return "harm" if is_harmed and not would_be else "points"
    if here == there:
        return "turn"
    if _open_lines(did, me) < _open_lines(best, me):
        return "line"
    free, freer = ([s.chart[me][cell] for cell in NEIGHBOUR[at] if cell >= 0].count(EMPTY) for at in (here, there))
    if free > freer:
        return "middle"
    return "tight" if free < freer and not CLASS[s.held] & (ROCKY | GAS | RINGED) else "cell"


def _gain(s: State, space: int, seat: int) -> int:
    """The points that the tile of a space would bring a seat at once, placed best."""
    held = s.copy()
    held.order[s.at] = seat
    rules.take(held, space)
    most = max(rules.points(held.after(rules.apply, action), seat) for action in legal_actions(held))
    return most - rules.points(s, seat)


def _is_needed(s: State, space: int) -> bool:
    """Whether a tile is the best of the row, by points, for another seat that is still to take one."""
    rest = [other for other in legal_actions(s) if other != space]
    seats = set(s.order[s.at + 1 : NEXT[s.seats]]) - {s.order[s.at]}
    return any(_gain(s, space, seat) > max(_gain(s, other, seat) for other in rest) for seat in seats)


def _linked(s: State, seat: int, cell: int) -> int:
    """The size of the constellation of a cell."""
    return count_cells(constellation_of(s.lines[seat], cell))


def _open_lines(s: State, seat: int) -> int:
    """How many lines of a chart lead to empty cells."""
    chart, lines = s.chart[seat], s.lines[seat]
    ports = ((NEIGHBOUR[cell][port], lines[cell] >> port & 1) for cell in range(CELLS) for port in range(8))
    return sum(has_line for cell, has_line in ports if cell >= 0 and chart[cell] == EMPTY)


def category(s: State, outcome: int) -> tuple[str, str]:
    """The narrowest class of a tile that is drawn, or the seat that comes next in the order."""
    if s.phase == rules.FILLING:
        return "chance-of-tile", f"many-{CLASSES[CLASS[outcome].bit_length() - 1]}".replace("_", "-")
    return "chance-of-order", str(outcome + 1)
