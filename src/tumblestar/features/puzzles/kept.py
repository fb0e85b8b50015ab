"""What a terminal's user has done with puzzles: a small file in the data folder."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from tumblestar.contract.errors import BadData
from tumblestar.features.puzzles.glicko2 import Rating
from tumblestar.features.puzzles.puzzle import Puzzle
from tumblestar.features.puzzles.standing import Attempted, Standing, shipped_rating
from tumblestar.words import Phrase
from tumblestar.words.kept_files import locked, write_file

FILE = "puzzles.json"


@dataclass
class KeptPuzzles:
    """Standings by game, first attempts by puzzle, and the ratings of puzzles that were tried."""

    standings: dict[str, Standing] = field(default_factory=dict[str, Standing])
    attempts: dict[str, Attempted] = field(default_factory=dict[str, Attempted])
    ratings: dict[str, Rating] = field(default_factory=dict[str, Rating])

    def standing(self, game: str) -> Standing:
        """The standing in a game's puzzles."""
        return self.standings.get(game, Standing())

    def add(self, puzzle: Puzzle, is_solved: bool, at: int) -> Attempted:
        """Rates the first attempt at a puzzle. A later one changes nothing: the first is returned."""
        if known := self.attempts.get(puzzle.id):
            return known
        before = self.standing(puzzle.game)
        after, rated = before.after(self.ratings.get(puzzle.id, shipped_rating(puzzle)), is_solved)
        made = Attempted(is_solved, before.rating.value, after.rating.value, at)
        self.standings[puzzle.game], self.ratings[puzzle.id], self.attempts[puzzle.id] = after, rated, made
        return made


def read_kept(folder: Path) -> KeptPuzzles:
    """What is kept in a folder; nothing yet where there is no file. Raises BadData for a file that cannot be used."""
    file = folder / FILE
    try:
        return msgspec.json.decode(file.read_bytes(), type=KeptPuzzles)
    except FileNotFoundError:
        return KeptPuzzles()
    except (OSError, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadData(Phrase("puzzle-kept-bad", {"file": str(file), "why": str(error)})) from error


@contextmanager
def changing(folder: Path) -> Generator[KeptPuzzles]:
    """What is kept, to be changed and then written: other terminals wait meanwhile. Raises BadData, OSError."""
    with locked(folder / FILE):
        kept = read_kept(folder)
        yield kept
        write_file(folder / FILE, msgspec.json.encode(kept), 0o600)
