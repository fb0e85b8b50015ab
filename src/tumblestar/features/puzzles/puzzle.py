"""The puzzles that ship, `data/puzzles/puzzles.jsonl` of each game, and whether a try at one is right.

A line of the file is a puzzle as JSON. `puzzles.made.json` beside it has the command, the seed, and the digest of the
bots that it was made with.
"""

from __future__ import annotations

from codecs import BOM_UTF8
from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from functools import cache
from typing import NamedTuple, cast

import msgspec

from tumblestar import games
from tumblestar.contract.errors import BadData, BadOption, Unreadable
from tumblestar.contract.game import Game
from tumblestar.contract.state import GameState
from tumblestar.words import Phrase
from tumblestar.words.packages import folder_of

FILE, MADE = "puzzles.jsonl", ".made.json"
"""The file, and the suffix of the one beside it."""
Line = tuple[str, ...]
"""Actions in notation."""


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How the answer of a puzzle was proven. `margin`, `error` and `value` are win shares of the seat to act."""

    how: str
    """The end of a key `puzzle-how-…`."""
    margin: float
    """How much better the answer is than the best other way."""
    error: float
    """How far the margin may be off; 0 for what is exact."""
    value: float
    fail: Line = ()
    """The bots that mostly fail, weakest first."""
    also: tuple[Line, ...] = ()
    """Lines that are as good as the solution."""
    after: Line = ()
    """How play may go on after the solution: why it is good."""


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position in which the seat to act has one good way."""

    id: str
    """The game and seven hex digits of its state's checksum, such as `twisty-0a1b2c3`."""
    game: str
    seats: int
    themes: Line
    rating: int
    state: str
    solution: Line
    """The seat's actions, and between them the replies of other seats."""
    proof: Proof
    source: str
    """The game that it is from: the bots in seat order, the number of the game, and how many events it had."""

    @property
    def game_object(self) -> Game:
        """Its game."""
        return games.find(self.game)

    def position(self) -> GameState:
        """The state to begin with. Raises BadData, which names the puzzle, where it cannot be read."""
        try:
            return self.game_object.parse_state(self.state)
        except (Unreadable, BadOption) as error:
            raise BadData(Phrase("puzzle-bad-state", {"id": self.id, "why": error.phrase})) from error


class Verdict(StrEnum):
    """What a try comes to so far."""

    OPEN = "open"
    """Nothing can be said before more actions."""
    RIGHT = "right"
    """Right so far, and others have replied: more is asked."""
    SOLVED = "solved"
    WRONG = "wrong"


class Attempt(NamedTuple):
    """A try: its verdict, the state that it came to, and all that was done, the replies of other seats included."""

    verdict: Verdict
    state: GameState
    events: Line


def attempt(puzzle: Puzzle, own: Sequence[str]) -> Attempt:
    """What the seat's own actions come to. Other seats reply as in the solution; actions after a verdict do not count.

    A run of own actions is judged where another seat or chance is to act, or, if it is still the seat's turn there,
    after as many as the solution has; two ways to equal results are one. Raises Unreadable for what is no action or not
    legal.
    """
    game, s = puzzle.game_object, puzzle.position()
    lines = [list(_runs(game, s, line)) for line in (puzzle.solution, *puzzle.proof.also)]
    me, events, count, run = game.actor(s), list[str](), 0, 0
    for text in own:
        action = game.read_typed(s, text)
        if action not in game.legal(s):
            raise Unreadable(Phrase("puzzle-illegal", {"text": text[:80]}))
        events.append(game.text(s, action))
        s, count = game.after(s, action), count + 1
        is_cut = any(game.actor(line[run].state) == me for line in lines)
        if game.actor(s) == me and not (is_cut and count >= max(len(line[run].own) for line in lines)):
            continue
        reached = game.puzzles.result(s)
        lines = [line for line in lines if game.puzzles.result(line[run].state) == reached]
        if not lines:
            return Attempt(Verdict.WRONG, s, tuple(events))
        for reply in lines[0][run].replies:
            events.append(game.text(s, reply))
            s = game.after(s, reply)
        if run + 1 == len(lines[0]):
            return Attempt(Verdict.SOLVED, s, tuple(events))
        run, count = run + 1, 0
    return Attempt(Verdict.RIGHT if run and not count else Verdict.OPEN, s, tuple(events))


class _Run(NamedTuple):
    """Own actions in a row, the state that they lead to, and what others do then."""

    own: list[int]
    state: GameState
    replies: list[int]


def _runs(game: Game, s: GameState, line: Sequence[str]) -> Iterator[_Run]:
    """The runs of a line."""
    me, own, replies, reached = game.actor(s), list[int](), list[int](), s
    for text in line:
        action = game.parse(s, text)
        if game.actor(s) != me:
            replies.append(action)
        else:
            if replies:
                yield _Run(own, reached, replies)
                own, replies = [], []
            own.append(action)
        s = game.after(s, action)
        reached = reached if replies else s
    yield _Run(own, reached, replies)


# -- what ships


def puzzles_of(game: Game | str) -> Mapping[str, Puzzle]:
    """The puzzles of a game by id, in the order of the file; none of a game without. Raises BadData."""
    return _shipped(games.find(game).name)


@cache
def _shipped(game: str) -> Mapping[str, Puzzle]:
    """The puzzles of a game by name, read once."""
    file = folder_of(game).joinpath("data", "puzzles", FILE)
    return read(file.read_bytes(), game) if file.is_file() else {}


def all_puzzles() -> Iterator[Puzzle]:
    """The puzzles of all games. Raises BadData."""
    for game in games.working():
        yield from puzzles_of(game).values()


def find(name: str) -> Puzzle:
    """The puzzle with an id. Raises Unreadable for an id that no puzzle has, and BadData."""
    game = name.rpartition("-")[0]
    puzzle = puzzles_of(game).get(name) if game in games.GAMES else None
    if puzzle is None:
        raise Unreadable(Phrase("puzzle-unknown", {"text": name[:80], "games": list(games.GAMES)}))
    return puzzle


def read(raw: bytes, game: str) -> Mapping[str, Puzzle]:
    """The puzzles in the text of a file. Raises BadData, which names the line and what was expected."""
    puzzles: dict[str, Puzzle] = {}
    decoder = msgspec.json.Decoder(Puzzle)
    for number, line in enumerate(raw.removeprefix(BOM_UTF8).splitlines(), 1):
        try:
            puzzle = decoder.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise _bad(number, Phrase("puzzle-bad-line", {"why": str(error)}), game) from error
        if puzzle.game != game or not puzzle.id.startswith(f"{game}-"):
            raise _bad(number, Phrase("puzzle-of-another", {"id": puzzle.id, "name": game}), game)
        if puzzle.id in puzzles or not puzzle.solution:
            raise _bad(
                number, Phrase("puzzle-twice" if puzzle.id in puzzles else "puzzle-empty", {"id": puzzle.id}), game
            )
        puzzles[puzzle.id] = puzzle
    return puzzles


def provenance(game: Game | str) -> Mapping[str, object]:
    """How the puzzles of a game were made: `command`, `seed`, `digest` and more."""
    file = folder_of(games.find(game).name).joinpath("data", "puzzles", f"puzzles{MADE}")
    return cast("Mapping[str, object]", msgspec.json.decode(file.read_bytes()))


def _bad(line: int, why: Phrase, game: str) -> BadData:
    return BadData(Phrase("puzzle-file", {"file": f"{game}/data/puzzles/{FILE}", "line": line, "why": why}))
