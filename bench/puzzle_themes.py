"""The themes of puzzles, found anew from what stands before and after each action of the answer, by the rules alone.

`joining` of Shizzle is left out: no puzzle that ships has it.
"""

from collections.abc import Iterator
from typing import Any

from tumblestar.contract.state import OVER
from tumblestar.features.puzzles.puzzle import Puzzle
from tumblestar.games.shizzle import rules as shizzle
from tumblestar.games.shizzle.parts import DICE, SHIZZLE
from tumblestar.games.twinkle import rules as twinkle
from tumblestar.games.twinkle_twinkle.parts import SLOW
from tumblestar.games.twisty import parts as twisty
from tumblestar.games.twisty.rules import ROBBED

LANDINGS = 3
"""Landings in one turn that are a chain."""


def wrong_themes(puzzle: Puzzle) -> Iterator[str]:
    """What a puzzle's themes say falsely, or leave out."""
    found = set(THEMES[puzzle.game](puzzle, puzzle.position()))
    if found != set(puzzle.themes):
        yield f"themes are {sorted(found)}"


def _steps(puzzle: Puzzle, s: Any, line: tuple[str, ...]) -> Iterator[tuple[Any, Any]]:
    """The states before and after each action of a line."""
    for text in line:
        before, s = s, puzzle.game_object.after(s, puzzle.game_object.parse(s, text))
        yield before, s


def _gains(puzzle: Puzzle, s: Any, end: Any) -> dict[str, int]:
    """The points that a seat to act gains between two states, by what they are for."""
    game, me = puzzle.game_object, puzzle.game_object.actor(s)
    before, after = ({part.name: part.points for part in game.breakdown(one, me)} for one in (s, end))
    return {name: after[name] - before[name] for name in before}


def _of_shizzle(puzzle: Puzzle, s: Any) -> Iterator[str]:
    *dice, last = puzzle.solution
    if s.phase == shizzle.SETTLE:
        yield "take" if last == "take" else "attack"
    else:
        length = s.length + len(dice) + (last not in ("stop", "roll"))
        if length > 2:
            yield "push" if last == "roll" else "stop"
        if length < _longest(puzzle, s):
            yield "short-line"
        if length == DICE:
            yield "shizzle"
    if s.bank <= SHIZZLE * s.pending + DICE:
        yield "last-points"


def _longest(puzzle: Puzzle, s: Any) -> int:
    """The longest line that can be made of a roll as it lies."""
    if s.phase != shizzle.CHOOSE:
        return 0
    game = puzzle.game_object
    return max(s.length, *(_longest(puzzle, game.after(s, action)) for action in game.legal(s)))


def _of_twinkle(puzzle: Puzzle, s: Any) -> Iterator[str]:
    if s.phase == twinkle.CHOOSE:
        yield from ("which-dice" if len(puzzle.solution) > 1 else "centre", "last-die")
        return
    [(_, end)] = _steps(puzzle, s, puzzle.solution)
    for name in (name for name, gain in _gains(puzzle, s, end).items() if gain > 0):
        yield name.partition("-")[2] if name == "card-twinkle" else {"c": "colour-card", "m": "mission"}[name[0]]
    game = puzzle.game_object
    yield "last-die" if game.actor(end) == OVER else "defence"
    if any(game.points(game.after(s, way), s.mover) > game.points(end, s.mover) for way in game.legal(s)):
        yield "fewer-points"


def _of_twinkle_twinkle(puzzle: Puzzle, s: Any) -> Iterator[str]:
    game = puzzle.game_object
    *_, (_, end) = _steps(puzzle, s, puzzle.solution)
    gains = _gains(puzzle, s, end)
    yield from (name.removeprefix("card-") for name, gain in gains.items() if gain > 0)
    if max(gains.values()) <= 0:
        yield "quiet"
    if game.actor(end) == OVER:
        yield "last-tile"
    else:
        takes = [game.after(s, take) for take in game.legal(s)]
        ends = (game.after(taken, place) for taken in takes for place in game.legal(taken))
        if any(sum(_gains(puzzle, s, other).values()) > sum(gains.values()) for other in ends):
            yield "deny"
    if SLOW[s.current[game.parse(s, puzzle.solution[0])]]:
        yield "slow"
    if puzzle.proof.value < 1:
        yield "draw"


def _of_twisty(puzzle: Puzzle, s: Any) -> Iterator[str]:
    """Turns of a win are counted, `bench/proofs.py` tries them; to save the game is the other kind."""
    game, me, landings = puzzle.game_object, s.mover, list[int]()
    yield from (theme for theme in puzzle.themes if theme == "save" or theme.startswith("win-"))
    if s.phase == ROBBED:
        me = game.actor(s)
        yield "corner"
    for before, after in _steps(puzzle, s, puzzle.solution):
        if game.actor(before) != me or before.phase == ROBBED or after.pawn[me] == before.pawn[me]:
            continue
        landings.append(before.turns)
        landed = after.pawn[me]
        if landed == before.pawn[1 - me]:
            yield "theft"
        if landings.count(before.turns) == LANDINGS:
            yield "chain"
        if before.board[before.pawn[me]] == twisty.TELEPORT and landings.count(before.turns) > 1:
            yield "teleport"
        if before.board[landed] == twisty.SAFETY:
            yield "safety"
        if before.held[me] < twisty.COLOURS == after.held[me]:
            yield "last-cube"


THEMES = {
    "shizzle": _of_shizzle,
    "twinkle": _of_twinkle,
    "twinkle_twinkle": _of_twinkle_twinkle,
    "twisty": _of_twisty,
}
