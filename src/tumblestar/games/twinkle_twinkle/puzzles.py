"""Puzzles of Twinkle Twinkle from the last round, by exhaustive search: one tile in one cell wins, nothing else does.

In the last round nothing is left to chance: every tile, cell and way of every turn that is still to come is searched
(`endings.py`). With more than two seats the puzzles are from the last turn of the seat to act, and the answer wins for
certain if the others play for their own shares, whichever of equal ways they take; or it ends the game.
"""

from __future__ import annotations

from collections import defaultdict

from tumblestar.contract.capabilities import Solved
from tumblestar.contract.modules import legal_actions
from tumblestar.games.twinkle_twinkle.endings import EQUAL, exact_shares
from tumblestar.games.twinkle_twinkle.parts import CELLS, ELEMENTS, NEXT, ROUNDS, SLOW
from tumblestar.games.twinkle_twinkle.rules import (
    ENDED,
    PLACE,
    SCORE_NAMES,
    TAKING,
    State,
    actor,
    apply,
    breakdown,
)

SEATS = (2, 3, 4)
OPTIONS: dict[str, tuple[int, ...]] = dict.fromkeys(ELEMENTS, (0, 1))
SCORES = tuple(name.replace("_", "-") for name in SCORE_NAMES)
THEMES = (*SCORES, "quiet", "last-tile", "deny", "slow", "draw")
Key = tuple[int, int]
"""The kind of a tile and a cell: ways that differ only in the space, or in how a tile is turned, are alike."""


def result(s: State) -> State:
    """The state as it is."""
    return s


def is_candidate(s: State) -> bool:
    """A turn of the last round."""
    return s.phase == TAKING and s.round == ROUNDS[s.seats] - 1 and s.seats in SEATS


def solve(s: State, seed: int = 1) -> Solved | None:
    """The one tile in one cell that gets the best win share. The seed is not used: nothing is sampled."""
    if not is_candidate(s):
        return None
    me = actor(s)
    ways: dict[Key, list[tuple[float, tuple[int, int]]]] = defaultdict(list)
    for space in legal_actions(s):
        taken = s.after(apply, space)
        for place in legal_actions(taken):
            share = exact_shares(taken.after(apply, place))[me]
            ways[s.current[space], (place - PLACE) % CELLS].append((share, (space, place)))
    best = max(share for lines in ways.values() for share, _ in lines)
    keys = [key for key, lines in ways.items() if any(share > best - EQUAL for share, _ in lines)]
    others = [share for lines in ways.values() for share, _ in lines if share <= best - EQUAL]
    is_assured = s.seats == 2 or best == 1 or s.at == NEXT[s.seats] - 1
    if len(keys) > 1 or not others or not is_assured:
        return None
    good = [line for share, line in ways[keys[0]] if share > best - EQUAL]
    themes = _themes(s, good[0], ways, best)
    return Solved(good[0], tuple(good[1:]), "exact-turns", best - max(others), 0.0, themes, best)


def _themes(
    s: State, line: tuple[int, int], ways: dict[Key, list[tuple[float, tuple[int, int]]]], best: float
) -> tuple[str, ...]:
    """What the answer scores by, whether it is the last tile, takes what another needs, is slow, or only ties."""
    me, (space, place) = actor(s), line
    after = s.after(apply, space).after(apply, place)
    before, now = ({part.name.removeprefix("card-"): part.points for part in breakdown(one, me)} for one in (s, after))
    gains = {key: now[key] - before[key] for key in now}
    found = [key for key in SCORES if gains[key] > 0]
    if not found:
        found.append("quiet")
    if after.phase == ENDED:
        found.append("last-tile")
    if after.phase != ENDED and any(_gain(s, me, other) > sum(gains.values()) for _, other in _lines(ways)):
        found.append("deny")
    if SLOW[s.current[space]]:
        found.append("slow")
    if best < 1:
        found.append("draw")
    return tuple(found)


def _lines(ways: dict[Key, list[tuple[float, tuple[int, int]]]]) -> list[tuple[float, tuple[int, int]]]:
    return [one for lines in ways.values() for one in lines]


def _gain(s: State, me: int, line: tuple[int, int]) -> int:
    """The points that a line brings at once."""
    after = s.after(apply, line[0]).after(apply, line[1])
    return sum(part.points for part in breakdown(after, me)) - sum(part.points for part in breakdown(s, me))
