"""A game on this machine, with people at one keyboard and bots. It is saved to a file after every action.

The rules for players are those of a table on the server: chance is sealed from the start; an action can be taken back
within one's own turn, while neither chance nor another seat has acted; a resignation gives the win to the others. The
secret seed is stored apart from the record until the game is over.
"""

from __future__ import annotations

import random
import shlex
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, wait
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from tumblestar import bots
from tumblestar.contract.chance import Seal, fresh_seed
from tumblestar.contract.errors import BadOption
from tumblestar.contract.game import Game
from tumblestar.contract.seat_names import clean_name
from tumblestar.contract.state import CHANCE
from tumblestar.games import GAMES
from tumblestar.record import Record, Refused, Seat
from tumblestar.record.header import FORMAT
from tumblestar.record.narration import may_take_back
from tumblestar.terminal.game_interface import BotThinking, GameInterface, Notice, Update
from tumblestar.words import Phrase
from tumblestar.words.kept_files import SAVED_GAMES, locked, write_file
from tumblestar.words.text_input import composed, read_text

DEFAULT_BOT = "greedy"
"""The bot that plays if none is named."""
THINKING_NOTICE_AFTER = 0.3
"""Seconds after which a bot that has not answered is reported as thinking."""
SAVED_FOLDER = "terminal"
SEEDS_FOLDER = "seeds"
"""Folders below the data folder: saved games, and within it the seeds of unfinished ones."""


class LocalGame(GameInterface):
    """A game on this machine. Created by `begin` and `resume`."""

    def __init__(
        self,
        record: Record,
        seal: Seal,
        file: Path,
        folder: Path,
        opening: Sequence[Phrase] = (),
        saved: bytes | None = None,
        seed: Path | None = None,
    ) -> None:
        """`saved` is what the file of a resumed game holds; `seed` is where its secret seed lies."""
        super().__init__()
        self.record = record
        self.file = file
        self._seal = seal
        self._folder = folder
        self._seed_file = seed or seed_file(folder, record.commitment)
        self._opening_notes = list(opening)
        self._saved = saved
        """What was last read from the file or written to it."""
        self._events_saved = None if saved is None else len(record.events)
        self._copy: Path | None = None
        """Where the player has saved the game as it stands, should its own file not be written."""
        self._has_warned = False
        self._has_changes = False
        """Whether there are changes that are not saved."""
        for seat in record.seats:
            if seat.kind == "bot":
                bots.prepare(seat.name, record.game)
        self._play_chance()
        self._narrator.skip()  # the set-up is not narrated event by event

    # -- reading

    @property
    def own(self) -> list[int]:
        return [seat for seat, (kind, _) in enumerate(self.record.seats) if kind == "person"]

    def opening_notes(self) -> list[Phrase]:
        """Says whether the game was resumed, and where its chance comes from."""
        return [*self._opening_notes, *super().opening_notes()]

    def verification_notes(self) -> list[Phrase]:
        """How to verify the saved file, or that there is none."""
        notes, file = self._last_try()
        if file is None:
            return notes
        return [*notes, Phrase("term-verify", {"file": str(file)}), Phrase("term-type-verify", {"file": quoted(file)})]

    def leaving_notes(self) -> list[Phrase]:
        """Where the game is saved, if anything was played."""
        notes, file = self._last_try()
        if self._has_changes and file is None and self._events_saved is not None:
            notes.append(Phrase("term-kept-part", {"file": str(self.file), "count": self._events_saved}))
            file = self.file
        elif not self._has_changes and self._saved is None:
            return [Phrase("term-not-kept")]
        elif file is not None:
            notes.append(Phrase("term-kept", {"file": str(file)}))
        if file is not None:
            notes.append(Phrase("term-type-play", {"file": quoted(file) + data_option(self._folder)}))
        return notes

    def _last_try(self) -> tuple[list[Phrase], Path | None]:
        """Saves what is not saved yet. Returns what is wrong, and the file that has the whole game, if there is one."""
        self._has_warned = False
        notes = [update.phrase for update in self._save("term-lost")]
        return (notes if self._copy is None else []), self._copy if self._has_changes else self.file

    def note_copy(self, file: Path) -> None:
        """Takes down that the player has saved the game elsewhere; a seed that is kept nowhere yet goes there, too."""
        self._copy = file
        if self.record.chance == "sealed" and not self.record.is_over and not self._has_seed_file:
            self._seed_file = file.parent / SEEDS_FOLDER / self.record.commitment
            write_file(self._seed_file, self._seal.seed.hex() + "\n", 0o600)

    # -- doing

    def updates(self) -> Iterator[Update]:
        """Lets bots act until it is a person's turn or the game is over."""
        own = self.own
        yield from self._save()
        yield from self._narrator.new_events()
        while self.actor >= 0 and self.actor not in own:
            yield from self._play_bot()

    def act(self, text: str) -> None:
        """Plays an action in notation, and the chance events after it."""
        self.record.append(text)
        self._finish_action()

    def take_back(self, count: int | None = None, *, is_practice: bool = False) -> None:
        """Takes back the last action, if it belongs to the current turn; or goes back as practice."""
        is_own_turn = may_take_back(self.record, self.own)
        if self.record.is_over or (count is None and not is_own_turn):
            raise Refused("takeback", Phrase("refused-takeback"))
        if not is_own_turn and not is_practice and not self.record.is_practice:
            raise Refused("practice", Phrase("refused-practice"))
        self.record = self.record.fold(len(self.record.events) - 1 if count is None else count)
        if not is_own_turn:
            self._make_practice()
        self._narrator.follow(self.record)
        self._note_change()

    def resign(self) -> None:
        """Resigns for the seat to act."""
        self.record.resign(self.actor)
        self._finish_action()

    # -- internals

    def _make_practice(self) -> None:
        """Marks the game as practice. Its seed is in the record then."""
        self.record.make_practice(self._seal.seed)
        if self.record.commitment:
            self._forget_seed()

    def _play_bot(self) -> Iterator[Update]:
        """Lets a bot act until chance or another seat does, and reports it if it thinks or compiles for long."""
        seat, name, record = self.actor, self.record.seats[self.actor].name, self.record.copy()
        answer = in_background(lambda: _plan(name, record))
        if not wait([answer], THINKING_NOTICE_AFTER).done:
            is_ready = bots.is_ready(name, self.game)
            yield BotThinking(seat) if is_ready else Notice(Phrase("bot-compiling"))
        for action in answer.result():
            self.record.append(action)
            self._finish_action()
            yield from self._save()
            yield from self._narrator.new_events()

    def _finish_action(self) -> None:
        """Plays chance events, and reveals the seed if the game is over."""
        self._play_chance()
        if self.record.is_over and self.record.chance == "sealed":
            self.record.open(self._seal.seed)
        self._note_change()

    @property
    def _has_seed_file(self) -> bool:
        with suppress(OSError):  # where the folder cannot be looked into
            return self._seed_file.exists()
        return False

    def _note_change(self) -> None:
        self._has_changes, self._copy = True, None

    def _play_chance(self) -> None:
        while self.record.actor == CHANCE:
            self.record.roll(self._seal)
        self._narrator.follow(self.record)

    def _save(self, failed: str = "term-unkept") -> Iterator[Notice]:
        """Saves the record, and the seed in its own file while it is secret. Reports a failure once."""
        if not self._has_changes:
            return
        try:
            with locked(self._folder / SAVED_GAMES):
                content = _content(self.file)
                if content is not None and content != self._saved:  # another terminal has written it
                    self.file = _unused_file(self.file.parent, self.file.stem)
                    if self._saved is not None:
                        yield Notice(Phrase("term-played-elsewhere", {"file": str(self.file)}))
                self._write()
        except OSError as error:
            if not self._has_warned:
                self._has_warned = True
                yield Notice(Phrase(failed, {"file": str(self.file), "why": error.strerror or str(error)}))

    def _write(self) -> None:
        """Writes the record, and the seed in its own file while it is secret. Raises OSError."""
        if self.record.chance == "sealed" and not self.record.is_over and not self._has_seed_file:
            write_file(self._seed_file, self._seal.seed.hex() + "\n", 0o600)
        text = self.record.text()
        is_kept_here = self.file.parent == self._folder / SAVED_FOLDER
        write_file(self.file, text, 0o600 if is_kept_here else 0o666)
        self._has_changes, self._saved, self._events_saved = False, text.encode(), len(self.record.events)
        if self.record.is_over and self.record.chance == "sealed":  # the record has the seed now
            self._forget_seed()

    def _forget_seed(self) -> None:
        """Deletes the file of the seed, unless the same game goes on in another file."""
        line = f"\ncommitment: {self.record.commitment}\n".encode()
        for file in self.file.parent.glob("*.txt"):
            header = (_content(file) or b"").partition(b"\n\n")[0] + b"\n"
            if file != self.file and line in header and b"\nseed: " not in header:
                return
        self._seed_file.unlink(missing_ok=True)


def in_background(ask: Callable[[], Sequence[int]]) -> Future[Sequence[int]]:
    """Calls a function in a thread that nothing waits for at the end, so that Ctrl-C works while it runs."""
    future = Future[Sequence[int]]()

    def run() -> None:
        try:
            future.set_result(ask())
        except BaseException as error:
            future.set_exception(error)

    threading.Thread(target=run, daemon=True).start()
    return future


def _plan(name: str, record: Record) -> Sequence[int]:
    """What a bot does from the end of a record, once it is compiled."""
    bot = bots.find(name, record.game)
    history = list(record.states()) if bot.remembers else ()
    return bot.plan(record.game, record.state, random.Random(fresh_seed()), history)


# -- beginning


def begin(
    game: Game,
    folder: Path,
    *,
    seats: int | None = None,
    bot_names: Sequence[str] | None = None,
    names: Sequence[str] = (),
    options: Mapping[str, int] | None = None,
    seed: str | None = None,
) -> LocalGame:
    """Starts a game; `folder` is the data folder. Raises BadOption.

    Bots take the last seats. With neither seats nor bots given, the default bot plays, unless several people are named;
    with only seats given, all are people.
    """
    if seats is None and bot_names is None and len(names) > 1:
        seats = len(names)
    elif seats is None and bot_names is None:
        seats, bot_names = (2, [DEFAULT_BOT]) if 2 in game.seats else (game.seats[0], [])
    bot_names = [bots.name_of(name, game) for name in bot_names or []]
    chosen = {game.option_name(name): value for name, value in (options or {}).items()}
    if seats is None:
        seats = max(len(bot_names) + max(1, len(names)), game.seats[0])
    people = seats - len(bot_names)
    if seats in game.seats and (people < 1 or len(names) > people):
        raise BadOption(Phrase("term-crowded", {"seats": seats, "bots": len(bot_names), "people": max(1, len(names))}))
    called = [*map(clean_name, names), *[""] * (people - len(names))]
    sitting = [Seat("person", name) for name in called] + [Seat("bot", name) for name in bot_names]
    now = datetime.now()
    words = None if seed is None else composed(seed)
    record, seal = Record.begin(game, sitting, chosen, words, date=now.date().isoformat())
    file = _unused_file(folder / SAVED_FOLDER, f"{game.name}-{now:%Y-%m-%d-%H%M%S}")
    return LocalGame(record, seal, file, folder)


def resume(record: Record, file: Path, folder: Path) -> LocalGame:
    """Resumes a game from its record, which stays in its file. Raises BadOption for an unknown bot.

    The seed is looked for in the record, in the data folder and beside the file. If it is missing, chance goes on with
    a new one where the player agrees, and the record says so.
    """
    for kind, name in record.seats:
        if kind == "bot" and name not in bots.of(record.game):
            raise BadOption(Phrase("unknown-bot", {"name": name, "allowed": list(bots.of(record.game))}))
    opening = [Phrase("term-resumed", {"file": str(file), "count": len(record.events)})] if not record.is_over else []
    seal, seed, question = record.seal, None, None
    if seal is None and record.chance == "sealed" and not record.is_over:
        own, beside = seed_file(folder, record.commitment), file.parent / record.commitment
        places = (own, beside.parent / SEEDS_FOLDER / beside.name, beside)
        seal, seed = next(((value, place) for place in places if (value := _stored_seal(record, place))), (None, None))
        if seal is None:
            question = Phrase("term-seed-lost", {"folder": str(own.parent)})
    if seal is None:
        seal = Seal(fresh_seed())
        if not record.is_over:
            record.chance, record.commitment, record.seed = "typed", "", ""
    game = LocalGame(record, seal, file, folder, opening, _content(file) or b"", seed)
    game.question = question
    return game


def _content(file: Path) -> bytes | None:
    """What a file holds; None for one that cannot be read."""
    try:
        return file.read_bytes()
    except OSError:
        return None


def _stored_seal(record: Record, file: Path) -> Seal | None:
    """The seal of an unfinished game, if its seed lies in a file."""
    try:
        seal = Seal(bytes.fromhex(read_text(file)), tuple(record.salts))
    except (OSError, ValueError):
        return None
    return seal if seal.commitment == record.commitment else None


def seed_file(folder: Path, committed: str) -> Path:
    """The file that holds the seed of a game until the game is over."""
    return folder / SAVED_FOLDER / SEEDS_FOLDER / committed


def _unused_file(folder: Path, stem: str) -> Path:
    """A file name that is not in use."""
    file, count = folder / f"{stem}.txt", 1
    while file.exists():
        count += 1
        file = folder / f"{stem}-{count}.txt"
    return file


def quoted(file: Path | str) -> str:
    """A file name, quoted for the system's shell; in full, so that it holds in any folder."""
    file = file.absolute() if isinstance(file, Path) else file
    return subprocess.list2cmdline([str(file)]) if sys.platform == "win32" else shlex.quote(str(file))


def data_option(folder: Path) -> str:
    """The option by which a command finds a data folder; nothing for the user's own."""
    from platformdirs import user_data_path

    return "" if folder == user_data_path("tumblestar", appauthor=False) else f" --data {quoted(folder)}"


# -- unfinished games


class KeptGame(NamedTuple):
    """A game that goes on: its file, the name of the game, how many events there are, and when it was played last."""

    file: Path
    game: str
    events: int
    when: str


def kept_games(folder: Path) -> list[KeptGame]:
    """The games that can go on, the latest first. Reads only headers, so a record may still prove unreadable."""
    games: list[tuple[float, KeptGame]] = []
    for file in (folder / SAVED_FOLDER).glob("*.txt"):
        try:
            changed, text = file.stat().st_mtime, read_text(file)
        except (OSError, UnicodeDecodeError):
            continue
        header, _, events = text.partition("\n\n")
        entries = dict(line.split(": ", 1) for line in header.split("\n") if ": " in line)
        if text.startswith(FORMAT) and entries.get("game") in GAMES and "end" not in entries:
            when = datetime.fromtimestamp(changed).isoformat(" ", "minutes")
            games.append((changed, KeptGame(file, entries["game"], events.count("\n"), when)))
    return [game for _, game in sorted(games, reverse=True)]
