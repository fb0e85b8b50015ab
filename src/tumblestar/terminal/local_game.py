"""A game on this machine: people at one keyboard and bots. It is kept in a file as it goes, and its seed apart from it.

What a person may do is what a table of the server allows: luck is sealed from the start, an action can be taken back
within one's own turn while neither chance nor another seat has acted, and whoever resigns leaves the win to the others.
"""

from __future__ import annotations

import os
import random
import shlex
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import datetime
from pathlib import Path

from tumblestar import bots
from tumblestar.chance import Seal, commitment, fresh_seed, spoken_seed
from tumblestar.game import CHANCE, BadOption, Game
from tumblestar.narration import may_take_back
from tumblestar.record import Record, Refused, Seat
from tumblestar.terminal.game_interface import News, Notice, Play, Thinking
from tumblestar.words import Phrase

USUAL_BOT = "greedy"
"""Who plays against somebody who names nobody."""
PATIENCE = 0.3
"""A bot that has not answered after so many seconds is said to be thinking."""
SAVED = "terminal"
SEEDS = "seeds"
"""Folders within the data folder: games, and in it the seeds of those that are not over."""


class LocalPlay(Play):
    """A game on this machine. Made by `begin` and `resume`."""

    def __init__(
        self,
        record: Record,
        seal: Seal,
        file: Path,
        folder: Path,
        first: Sequence[Phrase] = (),
        is_kept: bool = False,
    ) -> None:
        super().__init__()
        self.record = record
        self.file = file
        self._seal = seal
        self._folder = folder
        self._first = list(first)
        self._is_kept = is_kept
        self._is_warned = False
        self._is_changed = False
        """Whether there is something that is not in the file yet."""
        for seat in record.seats:
            if seat.kind == "bot":
                bots.prepare(seat.name, record.game)
        self._let_chance_act()
        self._tale.skip()  # the set-up is not told event by event

    # -- reading

    @property
    def own(self) -> list[int]:
        return [seat for seat, (kind, _) in enumerate(self.record.seats) if kind == "person"]

    def opening(self) -> list[Phrase]:
        """Whether the game goes on from its record, and where luck comes from."""
        return [*self._first, *super().opening()]

    def proof(self) -> list[Phrase]:
        """The game's file can be checked anywhere."""
        if not self._is_kept:
            return []
        return [Phrase("term-verify", {"file": str(self.file)}), Phrase("term-type-verify", {"file": self._typed})]

    def leaving(self) -> list[Phrase]:
        """Where the game is kept, if anything was played."""
        if not self._is_kept:
            return [Phrase("term-not-kept")]
        return [Phrase("term-kept", {"file": str(self.file)}), Phrase("term-type-play", {"file": self._typed})]

    @property
    def _typed(self) -> str:
        """The name of the file as it is typed in a terminal."""
        return shlex.quote(str(self.file))

    # -- doing

    def news(self) -> Iterator[News]:
        """Lets bots act until somebody at the keyboard is to, or the game is over."""
        own = self.own
        yield from self._keep()
        yield from self._tale.fresh()
        while self.actor >= 0 and self.actor not in own:
            yield from self._let_bot_act()
            yield from self._keep()
            yield from self._tale.fresh()

    def act(self, text: str) -> None:
        """Does an action in notation, and what chance adds."""
        self.record.append(text)
        self._settle()

    def take_back(self) -> None:
        """Takes the last action back, if it is of the turn that is going on."""
        if not may_take_back(self.record, self.own):
            raise Refused("takeback", Phrase("refused-takeback"))
        self.record = self.record.fold(len(self.record.events) - 1)
        self._tale.follow(self.record)
        self._is_changed = True

    def resign(self) -> None:
        """Gives up for the seat that is to act."""
        self.record.resign(self.actor)
        self._settle()

    # -- how it is done

    def _let_bot_act(self) -> Iterator[News]:
        """Has a bot act, and says so if it thinks for long."""
        game, seat, state = self.game, self.actor, self.game.copy(self.state)
        choose = bots.find(self.record.seats[seat].name, game)
        answer = Beside(lambda: choose(game, state, random.Random(os.urandom(16))))
        if not answer.is_there(PATIENCE):
            yield Thinking(seat)
        self.record.append(answer.get())
        self._settle()

    def _settle(self) -> None:
        """Lets chance act, and opens the seed of a game that is over."""
        self._let_chance_act()
        if self.record.is_over and self.record.chance == "sealed":
            self.record.open(self._seal.seed)
        self._is_changed = True

    def _let_chance_act(self) -> None:
        while self.record.actor == CHANCE:
            self.record.roll(self._seal)
        self._tale.follow(self.record)

    def _keep(self) -> Iterator[News]:
        """Writes the game to its file, and its seed apart as long as it is secret; says so once where that fails."""
        if not self._is_changed:
            return
        self._is_changed = False
        try:
            if self.record.chance == "sealed":
                seed = seed_file(self._folder, self.record.commitment)
                if self.record.is_over:
                    seed.unlink(missing_ok=True)
                elif not seed.exists():
                    write(seed, self._seal.seed.hex() + "\n", 0o600)
            write(self.file, self.record.text())
            self._is_kept = True
        except OSError as error:
            self._is_kept = False
            if not self._is_warned:
                self._is_warned = True
                yield Notice(Phrase("term-unkept", {"file": str(self.file), "why": error.strerror or str(error)}))


class Beside:
    """A question that is thought about beside the conversation, so that Ctrl-C is heard meanwhile."""

    def __init__(self, ask: Callable[[], int]) -> None:
        self._found: list[int | BaseException] = []
        self._thread = threading.Thread(target=self._think, args=(ask,), daemon=True)
        self._thread.start()

    def _think(self, ask: Callable[[], int]) -> None:
        try:
            self._found.append(ask())
        except BaseException as error:
            self._found.append(error)

    def is_there(self, seconds: float) -> bool:
        """Whether the answer is there, after waiting for it so long."""
        self._thread.join(seconds)
        return bool(self._found)

    def get(self) -> int:
        """The answer, waited for as long as it takes. Raises what the one who was asked raised."""
        self._thread.join()
        found = self._found[0]
        if isinstance(found, BaseException):
            raise found
        return found


# ------------------------------------------------------------------------------------------------ beginning


def begin(
    game: Game,
    folder: Path,
    *,
    seats: int | None = None,
    bot_names: Sequence[str] | None = None,
    names: Sequence[str] = (),
    options: Mapping[str, int] | None = None,
    seed: str | None = None,
) -> LocalPlay:
    """A new game; `folder` is the data folder. Raises BadOption for what the game does not have.

    Bots take the last seats. With neither seats nor bots named, the usual bot plays; seats alone are all people.
    """
    if seats is None and bot_names is None:
        seats, bot_names = (2, [USUAL_BOT]) if 2 in game.seats else (game.seats[0], [])
    bot_names = bot_names or []
    for name in bot_names:
        if name not in bots.of(game):
            raise BadOption(Phrase("unknown-bot", {"name": name, "bots": list(bots.of(game))}))
    if seats is None:
        seats = max(len(bot_names) + 1, game.seats[0])
    people = seats - len(bot_names)
    if seats in game.seats and (people < 1 or len(names) > people):
        raise BadOption(Phrase("term-crowded", {"seats": seats, "bots": len(bot_names), "people": len(names)}))
    called = [*names, *[""] * (people - len(names))]
    sitting = [Seat("person", name) for name in called] + [Seat("bot", name) for name in bot_names]
    now = datetime.now()
    secret = fresh_seed() if seed is None else spoken_seed(seed)
    given = {"chance": "sealed", "commitment": commitment(secret)} if seed is None else {"chance": "seed", "seed": seed}
    record = Record.new(game, sitting, options or {}, date=now.date().isoformat(), **given)
    file = _free(folder / SAVED, f"{game.name}-{now:%Y-%m-%d-%H%M%S}")
    return LocalPlay(record, Seal(secret, tuple(record.salts)), file, folder)


def resume(record: Record, file: Path, folder: Path) -> LocalPlay:
    """A game that goes on from its record, and stays in its file. Raises BadOption for a bot that there is not.

    Where its seed is neither in the record nor on this machine, luck goes on with a new one, and the record says so.
    """
    for kind, name in record.seats:
        if kind == "bot" and name not in bots.of(record.game):
            raise BadOption(Phrase("unknown-bot", {"name": name, "bots": list(bots.of(record.game))}))
    first = [Phrase("term-resumed", {"file": str(file), "count": len(record.events)})] if not record.is_over else []
    seal = record.seal or _kept_seal(record, folder)
    if seal is None:
        seal = Seal(fresh_seed())
        if not record.is_over:
            if record.chance == "sealed":
                first.append(Phrase("term-seed-lost"))
            record.chance, record.commitment, record.seed = "typed", "", ""
    return LocalPlay(record, seal, file, folder, first, is_kept=True)


def _kept_seal(record: Record, folder: Path) -> Seal | None:
    """The seal of a game that is not over, if this machine has its seed."""
    if record.chance != "sealed" or record.is_over:
        return None
    try:
        seal = Seal(bytes.fromhex(seed_file(folder, record.commitment).read_text("ascii")), tuple(record.salts))
    except (OSError, ValueError):
        return None
    return seal if seal.commitment == record.commitment else None


def seed_file(folder: Path, promised: str) -> Path:
    """Where the seed of a game is kept until the game is over."""
    return folder / SAVED / SEEDS / promised


def _free(folder: Path, stem: str) -> Path:
    """A file name that is not taken."""
    file, count = folder / f"{stem}.txt", 1
    while file.exists():
        count += 1
        file = folder / f"{stem}-{count}.txt"
    return file


def write(file: Path, text: str, mode: int = 0o666) -> None:
    """Writes a file whole or not at all, with its folder. Raises OSError."""
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_name(f".{file.name}.part")
    handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode)
    with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as stream:
        stream.write(text)
        stream.flush()
        os.fsync(stream.fileno())
    part.replace(file)
