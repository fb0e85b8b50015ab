"""Checks what each shipped puzzle claims, by solvers that share no code with those that made them, only the rules.

    python -m bench.puzzles prove twisty --keep

Twinkle Twinkle: plain minimax over all actions of the last round (`bench/minimax.py`) finds the one tile in one cell,
and what it and the best other way leave. Twisty: a search of all actions (`bench/exhaustive.py`), not of turns, finds
that the answer wins by force, in as many own turns as its theme says, and nothing else within three; or that the answer
does not lose within three turns of the other seat, and everything else does within two. Every own turn of a line is
checked. Shizzle and Twinkle: exact values of all ways, by `bench/dice_proofs.py`, which also proves Shizzle's table.
Themes are found anew by `bench/puzzle_themes.py`.
"""

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache

from bench.dice_proofs import shizzle_faults, table_residual, twinkle_faults, wrong_figures
from bench.endings import Minimax
from bench.forced import ExhaustiveSearch
from bench.minimax import EQUAL
from bench.puzzle_themes import wrong_themes
from tumblestar import games
from tumblestar.contract.game import Game
from tumblestar.contract.state import OVER, GameState
from tumblestar.features.puzzles.puzzle import Puzzle

OWN, THEIRS = 3, 2
"""Within so many own turns nothing but the answer wins; within so many of the other seat all but the answer loses."""


def faults(puzzle: Puzzle) -> list[str]:
    """What is not as a puzzle claims; nothing where all is."""
    return [*CHECKS[puzzle.game](puzzle), *wrong_themes(puzzle)]


@cache
def _minimax() -> Minimax:
    return Minimax(games.find("twinkle_twinkle"))


def _twinkle_twinkle(puzzle: Puzzle) -> Iterator[str]:
    game, s = puzzle.game_object, puzzle.position()
    me, shares, ways = game.actor(s), dict[tuple[str, ...], float](), defaultdict[tuple[str, str], list[float]](list)
    for take in game.legal(s):
        taken = game.after(s, take)
        for place in game.legal(taken):
            text = game.text(s, take), game.text(taken, place)
            shares[text] = _minimax().shares(game.after(taken, place))[me]
            tile, _, cell = text[1].partition("@")
            ways[tile.rstrip("0123~"), cell].append(shares[text])
    best = max(shares.values())
    right = {text for text, share in shares.items() if share > best - EQUAL}
    if right != {puzzle.solution, *puzzle.proof.also}:
        yield f"best are {right}"
    if sum(max(found) > best - EQUAL for found in ways.values()) != 1:
        yield "several tiles or cells are as good"
    yield from wrong_figures(puzzle, best, [share for text, share in shares.items() if text not in right])
    is_last = game.actor(game.after(game.after(s, game.parse(s, puzzle.solution[0])), _last(game, s, puzzle))) == OVER
    if puzzle.seats > 2 and best < 1 and not is_last:
        yield "the answer is not assured"


def _last(game: Game, s: GameState, puzzle: Puzzle) -> int:
    return game.parse(game.after(s, game.parse(s, puzzle.solution[0])), puzzle.solution[1])


@cache
def _exhaustive() -> ExhaustiveSearch:
    return ExhaustiveSearch(games.find("twisty"))


def _ends_of_turn(game: Game, s: GameState) -> dict[str, GameState]:
    """The states in which the turn of a state may end, by any actions; by notation, but for the path of a chain."""
    me, found, seen, waiting = game.actor(s), dict[str, GameState](), set[str](), [s]
    number = game.turn(s)
    while waiting:
        here = waiting.pop()
        for action in game.legal(here):
            after = game.after(here, action)
            text = re.sub(r" landed=\S+", "", game.state_text(after))  # by what path does not matter
            if game.actor(after) != me or game.turn(after) != number:
                found[text] = after
            elif game.state_text(after) not in seen:
                seen.add(game.state_text(after))
                waiting.append(after)
    return found


def _twisty(puzzle: Puzzle) -> Iterator[str]:
    game, s = puzzle.game_object, puzzle.position()
    me, actions = game.actor(s), list(puzzle.solution)
    own = next((int(theme[-1]) for theme in puzzle.themes if theme.startswith("win-")), 0)
    first = s
    while actions:
        before = s
        while actions and game.actor(s) == me and game.turn(s) == game.turn(before):
            s = game.after(s, game.parse(s, actions.pop(0)))
        ends = _ends_of_turn(game, before)
        answer = ends.pop(re.sub(r" landed=\S+", "", game.state_text(s)), None)
        if answer is None:
            yield "the answer ends no turn"
            return
        if own:
            if not wins(answer, me, _last_turn(first, me, own)):
                yield "the answer does not win in time"
            if any(wins(end, me, _last_turn(before, me, OWN)) for end in ends.values()):
                yield "something else wins too"
        else:
            if not all(wins(end, 1 - me, _last_turn(before, 1 - me, THEIRS)) for end in ends.values()):
                yield "something else does not lose"
            if wins(answer, 1 - me, _last_turn(before, 1 - me, OWN)):
                yield "the answer loses"
        while actions and game.actor(s) != me:
            s = game.after(s, game.parse(s, actions.pop(0)))


def wins(s: GameState, seat: int, last: int) -> bool:
    """Whether a seat can force a win before turn number `last`."""
    return _exhaustive().is_forced(s, seat, last)


def _last_turn(s: GameState, seat: int, own: int) -> int:
    """The number of the turn after so many turns of a seat, the present one included if it is its own."""
    turns, mover = games.find("twisty").turn(s)
    return turns + (mover != seat) + 2 * own - 1


CHECKS = {
    "shizzle": shizzle_faults,
    "twinkle": twinkle_faults,
    "twinkle_twinkle": _twinkle_twinkle,
    "twisty": _twisty,
}
TABLES = {"shizzle": table_residual}
"""How far tables are off that proofs go by."""
