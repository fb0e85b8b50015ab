"""Makes puzzles: positions out of games between bots in which one way is much better than all others, proven."""

from __future__ import annotations

import hashlib
import math
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from tumblestar import bots
from tumblestar.bots import kept_results
from tumblestar.contract.capabilities import Solved
from tumblestar.contract.game import Game
from tumblestar.contract.state import CHANCE, OVER, GameState
from tumblestar.engine.bot_workers import Bot
from tumblestar.features.puzzles.puzzle import MADE, Line, Proof, Puzzle, Verdict, attempt

TRIES = 2
"""How often each bot tries a puzzle; as often again where it does not always do the same."""
EASIEST, SPAN = 600, 1800
"""The rating of a puzzle that every bot solves, and how much more one has that none does."""
CHOICE = 60
"""How much more it has for each doubling of the actions that are legal at first."""
MOST_OF_A_GAME = 3
MOST_ALIKE = 0.3
"""The part of all puzzles that may have the same themes."""
MOST_EASY = 0.7
"""The part of all puzzles that every bot may solve."""
DIGITS = 7
ROUNDING = 1.1e-4
"""Figures are kept with four places."""


class Moment(NamedTuple):
    """A decision in a game between bots, before which somebody else or chance acted."""

    state: GameState
    source: str


def moments(
    game: Game, seed: int, number: int, players: Sequence[str] = (), seats: Sequence[int] = ()
) -> Iterator[Moment]:
    """The decisions of a game between bots that are drawn by a seed and the number of the game.

    Unless `players` names bots, all play but `random` and the strongest two, which are slow in some games. Unless
    `seats` says how many there may be, it is any number that the game has puzzles for.
    """
    rng = random.Random(f"puzzles {seed} {number}")
    names = rng.choices(players or bots.of(game)[1:-2], k=rng.choice(seats or game.puzzles.SEATS))
    seated = [bots.find(name, game) for name in names]
    options = {name: rng.choice(values) for name, values in game.puzzles.OPTIONS.items()}
    s, events, history = game.fresh(len(names), options), 0, list[GameState]()
    while (actor := game.actor(s)) != OVER:
        if actor == CHANCE:
            actions: Sequence[int] = (bots.any_outcome(game, s, rng),)
        else:
            yield Moment(s, f"{' '.join(names)}, game {number}, event {events}")
            actions = seated[actor].plan(game, s, rng, history)
        for action in actions:
            history.append(s)
            s = game.after(s, action)
            events += 1


def found_in(game: Game, moment: Moment, seed: int) -> Puzzle | None:
    """The puzzle that a moment is, if it is one; not rated yet."""
    s = moment.state
    if len(game.legal(s)) < 2 or not game.puzzles.is_candidate(s):
        return None
    solved = game.puzzles.solve(s, seed)
    return None if solved is None else puzzle_of(game, s, solved, moment.source)


def puzzle_of(game: Game, s: GameState, solved: Solved, source: str) -> Puzzle:
    """The puzzle of a state that was solved, not rated yet."""
    state, whole = game.state_text(s), tuple(game.texts(s, (*solved.line, *solved.after)))
    return Puzzle(
        id=f"{game.name}-{hashlib.sha256(state.encode()).hexdigest()[:DIGITS]}",
        game=game.name,
        seats=s.seats,
        themes=tuple(theme for theme in game.puzzles.THEMES if theme in solved.themes),
        rating=0,
        state=state,
        solution=whole[: len(solved.line)],
        proof=Proof(
            how=solved.how,
            margin=round(solved.margin, 4),
            error=float(f"{solved.error:.2g}"),
            value=round(solved.value, 4),
            also=tuple(tuple(game.texts(s, line)) for line in solved.also),
            after=whole[len(solved.line) :],
        ),
        source=source,
    )


def rated(game: Game, puzzle: Puzzle) -> Puzzle:
    """The puzzle with the bots that fail in more than half of their tries, and a rating by how often all bots fail."""
    failures = {name: _failures(puzzle, bots.find(name, game)) for name in bots.of(game)[1:]}
    rating = round(EASIEST + SPAN * sum(failures.values()) / len(failures)) + choice(puzzle)
    fail = tuple(name for name, part in failures.items() if part > 1 / 2)
    proof = msgspec.structs.replace(puzzle.proof, fail=fail)
    return msgspec.structs.replace(puzzle, rating=rating, proof=proof)


def choice(puzzle: Puzzle) -> int:
    """What the number of legal actions adds to the rating of a puzzle."""
    return round(CHOICE * math.log2(len(puzzle.game_object.legal(puzzle.position()))))


def _failures(puzzle: Puzzle, bot: Bot[GameState]) -> float:
    """The part of its tries that a bot fails."""
    failed = sum(_fails(puzzle, bot, seed) for seed in range(TRIES))
    if failed in (0, TRIES):
        return failed / TRIES
    return (failed + sum(_fails(puzzle, bot, seed) for seed in range(TRIES, 2 * TRIES))) / (2 * TRIES)


def _fails(puzzle: Puzzle, bot: Bot[GameState], seed: int) -> bool:
    """Whether a bot fails with a seed."""
    rng, own = random.Random(seed), list[str]()
    tried = attempt(puzzle, own)
    while tried.verdict in (Verdict.OPEN, Verdict.RIGHT):
        own += puzzle.game_object.texts(tried.state, bot.plan(puzzle.game_object, tried.state, rng, ()))
        tried = attempt(puzzle, own)
    return tried.verdict == Verdict.WRONG


# -- many


class Collection:
    """Puzzles that differ: few of one game, and not too many with the same themes, or that every bot solves."""

    def __init__(self, game: Game, count: int) -> None:
        self.game, self.count = game, count
        self.puzzles: dict[str, Puzzle] = {}
        self._kinds, self._easy = Counter[Line](), 0
        self._known = set[tuple[Line, int]]()

    def add(self, puzzle: Puzzle, number: int) -> bool:
        """Adds a puzzle of a game with a number, rated; says whether it was wanted."""
        most = math.ceil(MOST_ALIKE * self.count)
        if (puzzle.solution, number) in self._known or self._kinds[puzzle.themes] >= most:
            return False
        self._known.add((puzzle.solution, number))
        puzzle = rated(self.game, puzzle)
        if puzzle.id in self.puzzles or (_is_easy(puzzle) and self._easy >= MOST_EASY * self.count):
            return False
        self.keep(puzzle)
        return True

    def keep(self, puzzle: Puzzle) -> None:
        """Adds a puzzle that is rated, whatever there is."""
        self._kinds[puzzle.themes] += 1
        self._easy += _is_easy(puzzle)
        self.puzzles[puzzle.id] = puzzle


def _is_easy(puzzle: Puzzle) -> bool:
    """Whether every bot solves it."""
    return puzzle.rating == EASIEST + choice(puzzle)


def make(
    game: Game,
    count: int,
    seed: int,
    report: Callable[[int, int], None],
    players: Sequence[str] = (),
    seats: Sequence[int] = (),
    first: Sequence[Puzzle] = (),
) -> dict[str, Puzzle]:
    """So many puzzles by id, or one or two more, beginning with `first`; the same for a seed and the same bots."""
    collection, number = Collection(game, count), 0
    for puzzle in first:
        collection.keep(puzzle)
    while len(collection.puzzles) < count:
        number += 1
        of_game = 0
        chosen = [
            moment for moment in moments(game, seed, number, players, seats) if game.puzzles.is_candidate(moment.state)
        ]
        random.Random(number).shuffle(chosen)
        seen = set[str]()
        for moment in chosen:
            place = re.sub(
                r" turns=\d+", "", game.state_text(moment.state)
            )  # the same may come again, as in mutual theft
            puzzle = None if place in seen else found_in(game, moment, seed)
            seen.add(place)
            if puzzle and collection.add(puzzle, number):
                report(len(collection.puzzles), count)
                of_game += 1
                if of_game == MOST_OF_A_GAME:
                    break
    return collection.puzzles


def solve_anew(puzzle: Puzzle, seed: int) -> Puzzle | None:
    """The puzzle as it is found again in its state, not rated, when all bots are ready; None where it is none."""
    for name in bots.of(puzzle.game_object):
        bots.find(name, puzzle.game_object)
    s = puzzle.position()
    solved = puzzle.game_object.puzzles.solve(s, seed)
    return None if solved is None else puzzle_of(puzzle.game_object, s, solved, puzzle.source)


def is_same(puzzle: Puzzle, other: Puzzle | None) -> bool:
    """Whether two puzzles have the same answer, as far as their errors allow; they may be rated differently."""
    if other is None:
        return False
    proof, other_proof = puzzle.proof, other.proof
    return (
        (puzzle.id, puzzle.solution, puzzle.themes, proof.how, proof.also)
        == (other.id, other.solution, other.themes, other_proof.how, other_proof.also)
        and abs(proof.margin - other_proof.margin) <= ROUNDING + max(proof.error, other_proof.error)
        and abs(proof.value - other_proof.value) <= ROUNDING + max(proof.error, other_proof.error)
    )


def save(game: Game, puzzles: Sequence[Puzzle], file: Path, command: str, seed: int) -> None:
    """Writes the puzzles, the easiest first, and beside them how they were made."""
    in_order = sorted(puzzles, key=lambda puzzle: (puzzle.rating, puzzle.id))
    lines = [msgspec.json.encode(puzzle) + b"\n" for puzzle in in_order]
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(b"".join(lines))
    details = {"seed": seed, "puzzles": len(lines), "digest": kept_results.digest_of_bots(game)}
    kept_results.save(file.with_suffix(MADE), command, details)
