"""What gives the win shares of Twinkle Twinkle, for reviews."""

from __future__ import annotations

from collections.abc import Sequence
from operator import gt

from tumblestar.contract.capabilities import Evaluator, Explained
from tumblestar.contract.modules import Name, legal_actions
from tumblestar.games.twinkle_twinkle import bots, rules
from tumblestar.games.twinkle_twinkle.box import CLASSES
from tumblestar.games.twinkle_twinkle.endings import covers
from tumblestar.games.twinkle_twinkle.evaluation import is_searched
from tumblestar.games.twinkle_twinkle.parts import (
    CELL_NAMES,
    CELLS,
    CLASS,
    CURRENT,
    EMPTY,
    GAS,
    NEIGHBOUR,
    NEXT,
    RINGED,
    ROCKY,
    ROUNDS,
    phrase,
)
from tumblestar.games.twinkle_twinkle.reference import tile_in_row
from tumblestar.games.twinkle_twinkle.rules import State
from tumblestar.games.twinkle_twinkle.scoring import constellation_of, count_cells
from tumblestar.words import Arguments, Phrase

OPINION = "strong"
AHEAD = ("strong", 4, 24)


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
        if _goes_before(s, taken, better):
            return "late"
        return "needed" if _who_needs(s, better)[1] > gains[0] - gains[1] else "tile"
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
    free, freer = (_free_around(s, me, cell) for cell in (here, there))
    if free > freer:
        return "middle"
    return "tight" if free < freer and not CLASS[s.held] & (ROCKY | GAS | RINGED) else "cell"


def explain(s: State, taken: int, better: int, kind: str, names: Sequence[Name]) -> Explained:
    """Points at once, the turn order, a tile that another seat needs, and what stays open in the chart."""
    me = s.order[s.at]
    if s.phase == rules.TAKING:
        (did, _), (best, place) = (_best_place(s, s.current[space], me) for space in (taken, better))
        cell = CELL_NAMES[(place - rules.PLACE) % CELLS]
        said = phrase("why-best" if did < best else "why-cell", cell=cell, better=_said(best), taken=_said(did))
        phrases = [said] if did != best else []
        if before := _stand_between(s, taken, better):
            phrases.append(phrase("why-order", names=[names[seat] for seat in before]))
            phrases += _first_pick(s, me)
        if kind == "needed":
            seat, gain = _who_needs(s, better)
            phrases.append(phrase("why-needed", name=names[seat], count=gain))
        is_reason = did < best or len(phrases) > (did > best)
        return Explained(phrases if is_reason else [], [place])
    did, best = (s.after(rules.apply, action) for action in (taken, better))
    here, there = ((action - rules.PLACE) % CELLS for action in (taken, better))
    now, *then = (rules.points(state, me) for state in (s, did, best))
    phrases = _more("why-points", *(points - now for points in then))
    if then[1] < then[0]:
        phrases.append(phrase("why-less", count=then[0] - then[1]))
    if kind == "link":
        phrases += _more("why-link", _linked(did, me, here), _linked(best, me, there))
    phrases += _more("why-lines", _open_lines(did, me), _open_lines(best, me))
    phrases += _more("why-row", _of_row(did, me), _of_row(best, me))
    if not phrases and here != there:
        free, freer = _free_around(s, me, here), _free_around(s, me, there)
        args: Arguments = {"taken": free, "better": freer, "cell": CELL_NAMES[here]}
        if free != freer:
            phrases.append(phrase("why-room" if free < freer else "why-kept", **args))
    return Explained(phrases if len(phrases) > (then[1] < then[0]) else [])


def _goes_before(s: State, taken: int, better: int) -> bool:
    """Whether other seats come later in the next round if a standee stands on one space instead of another.

    Those that stand between the two; or those that are still to take a tile, if one is free there.
    """
    if _stand_between(s, taken, better):
        return True
    is_free = s.round < ROUNDS[s.seats] - 1 and any(kind != EMPTY for kind in s.current[better + 1 : taken])
    return is_free and any(seat != s.order[s.at] for seat in s.order[s.at + 1 : NEXT[s.seats]])


def _stand_between(s: State, taken: int, better: int) -> list[int]:
    """The other seats that stand between two spaces already, and so come later for certain."""
    if s.round == ROUNDS[s.seats] - 1:
        return []
    return sorted({s.standing[space] for space in range(better + 1, taken)} - {rules.NOBODY, s.order[s.at]})


def _first_pick(s: State, seat: int) -> list[Phrase]:
    """What the best tile of the next row would bring a seat at once, if it is more than the second best."""
    gains = sorted((_of_tile(s, kind, seat), kind) for kind in s.next[: NEXT[s.seats]] if kind != EMPTY)
    if len(gains) < 2 or gains[-2][0] == gains[-1][0]:
        return []
    most, second = gains[-1], gains[-2]
    return [phrase("why-first", tile=tile_in_row(most[1]), better=_said(most[0]), taken=_said(second[0]))]


def _more(key: str, taken: int, better: int) -> list[Phrase]:
    return [phrase(key, taken=_said(taken), better=_said(better))] if taken < better else []


def _said(points: int) -> int | str:
    """Points with their sign as it is typeset."""
    return points if points >= 0 else f"−{-points}"


def _of_row(s: State, seat: int) -> int:
    """The most points that a tile that lies in a row would bring a seat at once."""
    kinds = {*s.current[: CURRENT[s.seats]], *s.next[: NEXT[s.seats]]} - {EMPTY}
    return max((_of_tile(s, kind, seat) for kind in kinds), default=0) if EMPTY in s.chart[seat] else 0


def _of_tile(s: State, kind: int, seat: int) -> int:
    """The points that a tile would bring a seat at once, placed best."""
    return _best_place(s, kind, seat)[0]


def _best_place(s: State, kind: int, seat: int) -> tuple[int, int]:
    """The same with the action that places it; among as many points where most lines stay open."""
    held = s.copy()
    held.phase, held.at, held.held, held.order[0] = rules.PLACING, 0, kind, seat
    ways = [(held.after(rules.apply, action), action) for action in legal_actions(held)]
    points, _, action = max((rules.points(end, seat), _open_lines(end, seat), -action) for end, action in ways)
    return points - rules.points(s, seat), -action


def _gain(s: State, space: int, seat: int) -> int:
    """The points that the tile of a space would bring a seat at once, placed best."""
    return _of_tile(s, s.current[space], seat)


def _who_needs(s: State, space: int) -> tuple[int, int]:
    """The other seat, still to take a tile, to which this one brings most more points than the rest, and how many."""
    rest = [other for other in legal_actions(s) if other != space]
    seats = set(s.order[s.at + 1 : NEXT[s.seats]]) - {s.order[s.at]}
    gains = ((_gain(s, space, seat) - max(_gain(s, other, seat) for other in rest), -seat) for seat in seats)
    more, seat = max(gains, default=(0, 0))
    return -seat, more


def _free_around(s: State, seat: int, cell: int) -> int:
    """How many cells around one are empty."""
    return [s.chart[seat][near] for near in NEIGHBOUR[cell] if near >= 0].count(EMPTY)


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
