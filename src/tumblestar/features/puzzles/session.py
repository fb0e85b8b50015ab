"""Puzzles in the terminal: one after the other, each tried by typing, rated once, and explained."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from tumblestar.contract.errors import BadData, Unreadable
from tumblestar.contract.game import Game
from tumblestar.features.puzzles import playing
from tumblestar.features.puzzles.puzzle import Puzzle, Verdict, attempt
from tumblestar.features.puzzles.standing import Attempted, Rating, Standing, next_puzzle, shipped_rating
from tumblestar.record import Record
from tumblestar.record.narration import names_of
from tumblestar.terminal.local_session import open_keyboard, screens
from tumblestar.terminal.screen import Screen
from tumblestar.terminal.typed_lines import (
    EndOfInput,
    Keyboard,
    Leave,
    asks_for_choices,
    completions,
    find_command,
    first_word,
    read_line,
    typed_parts,
)
from tumblestar.words import Phrase
from tumblestar.words.kept_files import locked, write_file

COMMANDS = ("help", "board", "cards", "undo", "answer", "skip", "quit")
OWN = ("undo", "answer", "skip")
"""Commands that mean something of their own here."""


class _Done(Exception):
    """The puzzle under way is done with."""


class PuzzleSession:
    """A session with some puzzles, until none is left or the player leaves."""

    def __init__(
        self,
        puzzles: Sequence[Puzzle],
        folder: Path,
        screen_of: Callable[[Game], Screen],
        reader: Keyboard,
        rng: random.Random,
    ) -> None:
        self.puzzles = puzzles
        self.folder = folder
        self.history = read_kept(folder)
        self._screen_of = screen_of
        self._reader = reader
        self._rng = rng
        self._own: list[str] = []
        """The player's actions in the puzzle under way."""
        self._skipped: list[str] = []

    def run(self) -> None:
        """Plays until no puzzle is left or the player leaves."""
        screen = self._screen_of(self.puzzles[0].game_object)
        screen.say("puzzle-term-begin")
        try:
            while puzzle := self._next():
                self._play(puzzle)
            screen.say("puzzles-none-left")
        except (EndOfInput, KeyboardInterrupt):
            screen.text("")
        except Leave:
            pass

    def _next(self) -> Puzzle | None:
        """A puzzle near the player's rating, of a game drawn by chance among those that have one left."""
        games = sorted({puzzle.game for puzzle in self.puzzles})
        for game in self._rng.sample(games, len(games)):
            of_game = [puzzle for puzzle in self.puzzles if puzzle.game == game]
            rating = self.history.standing(game).rating
            puzzle = next_puzzle(of_game, rating, self.history.attempts, self._rng, self.history.ratings, self._skipped)
            if puzzle:
                return puzzle
        return None

    def _play(self, puzzle: Puzzle) -> None:
        """One puzzle, until it is solved, given up or skipped."""
        self._own = []
        screen = self._screen_of(puzzle.game_object)
        screen.viewer = puzzle.game_object.actor(puzzle.position())
        screen.heading(Phrase("puzzle-head", {"game": puzzle.game_object.title}))
        self._show(screen, playing.record_of(puzzle))
        screen.say(playing.asked(puzzle), "strong")
        try:
            while True:
                record = playing.record_of(puzzle, attempt(puzzle, self._own).events)
                screen.status(record.state, names_of(record))
                words = completions(screen.lang, COMMANDS, record.game, record.state)
                prompt = screen.words("term-prompt", seat=names_of(record)[record.actor]) + " "
                for part in typed_parts(read_line(self._reader, prompt, words)):
                    if not self._handle(puzzle, screen, part):
                        break
        except _Done:
            return

    def _show(self, screen: Screen, record: Record) -> None:
        names = names_of(record)
        screen.board(record.state, names)
        screen.standing(record.state, names, record.actor)

    def _handle(self, puzzle: Puzzle, screen: Screen, typed: str) -> bool:
        """Carries out a command or an action; False if what is typed after it no longer counts."""
        first, rest = first_word(typed)
        before = attempt(puzzle, self._own)
        record = playing.record_of(puzzle, before.events)
        if not typed:
            return True
        if asks_for_choices(typed):
            screen.choices(record.state, names_of(record), typed[1:].strip())
        elif name := find_command(screen.lang, first, COMMANDS):
            self._command(puzzle, screen, record, name, rest)
        else:
            return self._try(puzzle, screen, typed, len(before.events))
        return True

    def _try(self, puzzle: Puzzle, screen: Screen, typed: str, known: int) -> bool:
        """Does an action, and says what comes of it."""
        try:
            progress = attempt(puzzle, (*self._own, typed))
        except Unreadable as error:
            screen.say("term-refused", style="refused", why=error.phrase)
            return False
        self._own.append(typed)
        record = playing.record_of(puzzle, progress.events)
        for did in playing.summaries(record, known):
            screen.text(screen.words(did), more="  ")
        if progress.verdict is Verdict.SOLVED:
            self._finish(puzzle, screen, is_solved=True)
        elif progress.verdict is Verdict.WRONG:
            self._keep(screen, puzzle, is_solved=False)
            self._own = self._own[: playing.run_start(puzzle, self._own[:-1])]
            screen.say("puzzle-term-wrong", "refused")
            return False
        elif progress.verdict is Verdict.RIGHT:
            screen.say("puzzle-term-right", "best")
            self._show(screen, record)
        return True

    def _command(self, puzzle: Puzzle, screen: Screen, record: Record, name: str, about: str) -> None:
        if name == "help":
            if not about or not screen.rules(about):
                screen.commands({name: f"puzzle-{name}" if name in OWN else name for name in COMMANDS})
        elif name == "board":
            screen.forget_said()
            self._show(screen, record)
        elif name == "cards":
            screen.cards(record.state)
        elif name == "undo":
            self._own = self._own[: playing.run_start(puzzle, self._own)]
            self._show(screen, playing.record_of(puzzle, attempt(puzzle, self._own).events))
        elif name == "answer":
            self._finish(puzzle, screen, is_solved=False)
        elif name == "skip":
            self._skipped.append(puzzle.id)
            raise _Done
        else:
            raise Leave

    def _finish(self, puzzle: Puzzle, screen: Screen, *, is_solved: bool) -> None:
        """Says what the first attempt came to, plays the answer out, and says why it is the best."""
        attempted = self._keep(screen, puzzle, is_solved=is_solved)
        screen.say(playing.result(attempted), "best" if attempted.is_solved else "")
        screen.heading("puzzle-moves")
        whole = playing.record_of(puzzle, playing.line_of(puzzle))
        for n, (event, did) in enumerate(zip(whole.events, playing.summaries(whole), strict=True)):
            if n == len(puzzle.solution):
                screen.say("puzzle-then", "strong")
            screen.say("term-event", more="  ", n=n + 1, did=did, text=event.text)
        self._show(screen, whole)
        screen.heading("puzzle-why")
        screen.say_each(playing.why(puzzle))
        screen.say(playing.standing_phrase(self.history.standing(puzzle.game)))
        self._skipped.append(puzzle.id)
        raise _Done

    def _keep(self, screen: Screen, puzzle: Puzzle, *, is_solved: bool) -> Attempted:
        """Rates the attempt if it is the first, and keeps that."""
        at = int(1000 * time.time())
        try:
            with changing(self.folder) as self.history:
                self.history.add(puzzle, is_solved, at)
        except BadData as error:
            screen.say(error.phrase, "refused")
        except OSError as error:
            file = str(self.folder / FILE)
            screen.say("cli-unwritable-file", "refused", file=file, why=error.strerror or str(error))
        return self.history.add(puzzle, is_solved, at)


def run(puzzles: Sequence[Puzzle], folder: Path, lang: str, *, plain: bool, colours: bool, seed: str | None) -> None:
    """Plays puzzles in this terminal until none is left or the player leaves. Raises BadData."""
    with open_keyboard(folder) as keyboard:
        screen_of = screens(keyboard, lang, plain=plain, colours=colours)
        PuzzleSession(puzzles, folder, screen_of, keyboard, random.Random(seed)).run()


# -- kept


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
        attempted = Attempted(is_solved, before.rating.value, after.rating.value, at)
        self.standings[puzzle.game], self.ratings[puzzle.id], self.attempts[puzzle.id] = after, rated, attempted
        return attempted


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
        history = read_kept(folder)
        yield history
        write_file(folder / FILE, msgspec.json.encode(history), 0o600)
