"""A game at a table of a server: what others do comes over a line as it happens, and the seat's actions go out on it.

The game is known here as its record, which is fetched once and then follows the line. After each message its state is
compared with the one that the server tells; where they differ the record is fetched again.
"""

from __future__ import annotations

import json
import time
import uuid
from collections import deque
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any, cast

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tumblestar.game import CHANCE, Name, Unreadable
from tumblestar.narration import called, names_of
from tumblestar.record import Record, Refused, Seat
from tumblestar.terminal.game_interface import Lost, News, Notice, Play, Thinking
from tumblestar.terminal.http_client import Visit
from tumblestar.terminal.people import People
from tumblestar.words import Phrase

NO_PASSWORD, OTHER_PROTOCOL = 4401, 4426
PROTOCOL = 2
"""The number of the socket protocol that this client speaks. Since 2, messages number seats from 1."""
CLOSED_FOR_GOOD = (NO_PASSWORD, 4403, 4404)
"""Closed with one of these, a line need not be tried again."""
TRIES = 12
"""So often a lost line is tried again before it is given up, each time after waiting longer."""
LONGEST_WAIT = 10.0
ANSWERED_WITHIN = 30.0
"""Seconds within which a server answers; after that the line counts as lost."""


class RemotePlay(Play):
    """A game at a table. Made by `come`."""

    def __init__(self, visit: Visit, table: str) -> None:
        self._visit = visit
        self._open = ExitStack()
        """Holds the line open."""
        self._begin(table)

    def _begin(self, table: str) -> None:
        """Sits down at a table. Raises Lost, and what `_connect` raises."""
        super().__init__()
        self.people = People()
        self.is_flagged = self._is_gone = False
        self._table = table
        self._own: list[int] = []
        self._programs: set[int] = set()
        """The seats that somebody's programs hold, which a record does not tell from people."""
        self._n = -1
        """The live number up to which the table is known."""
        self._notes: deque[Notice] = deque()
        self._answers: dict[str, dict[str, Any]] = {}
        self._waited_for: tuple[int, bool] | None = None
        """Who was said to be waited for, and whether the game had begun."""
        self.record = self._fetch()
        self._line = self._connect()
        while self._n < 0:
            self._take(self._line_message(ANSWERED_WITHIN))
        self._tale.skip()
        self._notes.clear()

    # -- reading

    @property
    def names(self) -> list[Name]:
        named = enumerate(names_of(self.record))
        return [called(name, seat + 1, is_bot=seat in self._programs) for seat, name in named]

    @property
    def own(self) -> list[int]:
        return self._own

    @property
    def is_mine(self) -> bool:
        """Whether a seat of one's own is to act."""
        return self.actor in self._own and not self.people.is_waiting

    def opening(self) -> list[Phrase]:
        """Where luck comes from, and which seats are one's own."""
        names = [self.names[seat] for seat in self._own or self.people.held]
        said = super().opening()
        return [*said, Phrase("term-you-are", {"names": names, "count": len(names)})] if said else []

    def proof(self) -> list[Phrase]:
        """The server shows the same check."""
        return [Phrase("term-verify-there", {"link": f"{self.address}/verify"})]

    def leaving(self) -> list[Phrase]:
        """How to come back: the seat stays one's own, unless one has left it."""
        if self._is_gone:
            return [Phrase("term-left")]
        return [Phrase("term-seat-kept"), Phrase("term-type-join", {"link": self.address})]

    @property
    def origin(self) -> str:
        """How the server's addresses begin."""
        return self._visit.origin

    @property
    def address(self) -> str:
        """Where the table is."""
        return f"{self._visit.origin}/table/{self._table}"

    # -- doing

    def news(self) -> Iterator[News]:
        """Waits for the others until a seat of one's own is to act, or the game is over."""
        while True:
            yield from self.fresh()
            if self.is_mine or self.record.is_over:
                return
            self._take(self._line_message(None))

    def fresh(self) -> Iterator[News]:
        """What has come by now, without waiting for more; and who is waited for, where that is new."""
        self._read_what_came()
        yield from self._tale.fresh()
        self._notes.extend(self.people.warning(self._own))
        while self._notes:
            yield self._notes.popleft()
        actor, begun = self.actor, not self.people.is_waiting
        if self.is_mine or self.record.is_over:
            self._waited_for = None
        elif (actor, begun) != self._waited_for:
            self._waited_for = actor, begun
            yield self._waiting(actor) if actor != CHANCE and begun else Notice(Phrase("term-waiting-start"))

    def _waiting(self, seat: int) -> News:
        if self.record.seats[seat].kind == "bot":
            return Thinking(seat)
        return Notice(Phrase("term-waiting", {"seat": self.names[seat]}))

    def act(self, text: str) -> None:
        """Does an action in notation for the seat that is to act."""
        self._ask("act", text=text)

    def take_back(self) -> None:
        """Takes back the last action."""
        self._ask("takeback")

    def resign(self) -> None:
        """Gives up for the seat that is to act."""
        self._ask("resign")

    def say(self, key: str, text: str) -> None:
        """Says a phrase by its key, or a line of text, to all at the table."""
        self._ask("say", **({"key": key} if key else {"text": text}))

    def hand(self, seat: int, bot: str) -> None:
        """Lets a bot play on a seat of one's own; the usual one if none is named."""
        self._ask("hand", seat=seat + 1, **({"bot": bot} if bot else {}))

    def play_on(self, seat: int) -> None:
        """Plays on oneself where a bot has played."""
        self._ask("back", seat=seat + 1)

    def fill(self, seat: int, bot: str) -> None:
        """Puts a bot on a free seat, for good; for the host."""
        self._ask("fill", seat=seat + 1, **({"bot": bot} if bot else {}))

    def decide(self, seat: int, what: str) -> None:
        """What is to be done about somebody who is gone: `wait`, `bot` or `end`."""
        self._ask("missed", seat=seat + 1, what=what)

    def leave(self, seat: int) -> None:
        """Leaves a seat free for somebody else."""
        self._ask("leave", seat=seat + 1)
        self._is_gone = True

    def rematch(self) -> None:
        """Goes to the table where the game is played again, which whoever asks first makes. Raises Refused, Lost."""
        if not self.record.is_over:
            raise Refused("over", Phrase("term-rematch-early"))
        table = self.people.rematch or self._visit.rematch(self._table)
        self._open.close()
        try:
            self._begin(table)
        except (OSError, InvalidHandshake, TimeoutError, ConnectionClosed) as error:
            raise _away(self._visit, table, error) from error

    def close(self) -> None:
        """Hangs up."""
        self._open.close()

    # -- the line

    def _ask(self, do: str, **more: str | int) -> None:
        """Asks the server, again after a lost line, and waits for the answer. Raises Refused, Lost."""
        name = uuid.uuid4().hex
        message = json.dumps({"id": name, "do": do, "seen": self._n} | more)
        line = None
        while name not in self._answers:
            if line is not self._line:  # it is done once, however often it is asked
                line = self._line
                try:
                    line.send(message)
                except ConnectionClosed as closed:
                    self._again(closed)
                    continue
            self._take(self._line_message(ANSWERED_WITHIN))
        answer = self._answers.pop(name)
        if not answer.get("ok"):
            why: dict[str, Any] = answer.get("refused") or {}
            words = Phrase("term-said", {"words": str(why.get("words", ""))})
            raise Refused(str(why.get("code", "")), words, str(why.get("tag", "")))
        while self._n < int(answer["n"]):  # what was done comes after the answer, or with it
            self._take(self._line_message(ANSWERED_WITHIN))

    def _read_what_came(self) -> None:
        """Takes what has come while somebody was typing, without waiting."""
        while True:
            try:
                text = self._line.recv(timeout=0)
            except TimeoutError:
                return
            except ConnectionClosed as closed:
                self._again(closed)
            else:
                self._take(_message(text))

    def _line_message(self, seconds: float | None) -> dict[str, Any]:
        """The next message; an empty one after the line was lost and found again. Raises Lost."""
        try:
            return _message(self._line.recv(timeout=seconds))
        except (ConnectionClosed, TimeoutError) as lost:
            self._again(lost)
            return {}

    def _connect(self) -> ClientConnection:
        """Opens a line, from the last event that is known. Raises OSError, InvalidHandshake, TimeoutError."""
        visit, since = self._visit, f"&from={self._n}" if self._n >= 0 else ""
        line = connect(
            f"{visit.line}/live/{self._table}?as=json&protocol={PROTOCOL}&with=people{since}",
            origin=Origin(visit.origin),
            additional_headers={"Cookie": visit.cookies, "Accept-Language": visit.lang},
            open_timeout=ANSWERED_WITHIN,
            close_timeout=1,
            max_size=4_000_000,
        )
        return self._open.enter_context(line)

    def _again(self, lost: Exception) -> None:
        """Opens the line anew. Raises Lost where that is of no use."""
        code = lost.rcvd.code if isinstance(lost, ConnectionClosed) and lost.rcvd else 0
        if code == OTHER_PROTOCOL:
            raise Lost(Phrase("term-other-protocol", {"link": self.origin}))
        if code in CLOSED_FOR_GOOD:
            raise Lost(Phrase("term-password" if code == NO_PASSWORD else "term-table-gone", {"link": self.address}))
        self._notes.append(Notice(Phrase("term-line-lost")))
        self._open.close()
        for count in range(TRIES):
            time.sleep(min(0.1 * 2**count, LONGEST_WAIT))
            try:
                self._line = self._connect()
            except InvalidStatus:
                self._ask_why()
                continue
            except (OSError, InvalidHandshake, TimeoutError, ConnectionClosed):
                continue
            return
        raise Lost(Phrase("term-line-gone", {"link": self.address}))

    def _ask_why(self) -> None:
        """Whoever is turned away before the line is open is not told why; a page is. Raises Lost if it is for good."""
        try:
            self._visit.record(self._table)
        except Lost as lost:
            if lost.phrase.key in ("term-password", "term-nothing-there"):
                raise

    # -- what a message says

    def _take(self, message: dict[str, Any]) -> None:
        """Takes over what a message tells: seats, events, an answer, or several of these at once."""
        if "hello" in message and message.get("protocol") != PROTOCOL:
            raise Lost(Phrase("term-other-protocol", {"link": self.origin}))
        if "answer" in message:
            self._answers[str(message["answer"])] = message
        if "seats" in message:
            self._own = [int(seat) - 1 for seat in message["you"]]
            for seat, said in enumerate(message["seats"][: len(self.record.seats)]):
                self.record.seats[seat] = Seat(str(said["kind"]), str(said["name"]))
            told = enumerate(message["seats"])
            self._programs = {seat for seat, said in told if said.get("bot") and said["kind"] == "person"}
        if "state" in message:
            self._n = int(message["n"])
            has_begun = bool(self.record.events)
            if not self._follow(message):
                self.record = self._fetch()
            elif self.record.is_over and not self.record.seed and self.record.chance == "sealed":
                self.record = self._fetch()  # with its seed
            self._tale.follow(self.record, self.names)
            if not has_begun:  # the set-up is not told event by event
                self._tale.skip()
        self._notes.extend(self.people.take(message, self.names))

    def _follow(self, message: dict[str, Any]) -> bool:
        """Does what the events of a message say; False if the record then is not what the server has."""
        try:
            for event in message.get("events", ()):
                kind, text = event["kind"], event["text"]
                if kind == "act":
                    self.record.replay(text)
                elif kind == "takeback":
                    self.record = self.record.fold(int(text))
                elif kind in ("resign", "flag"):
                    self.record.resign(int(text) - 1)
                    self.is_flagged = kind == "flag"
                else:
                    self.record.abandon()
        except (Refused, ValueError):
            return False
        same_state = self.game.state_text(self.state) == message["state"]
        return same_state and (self.record.end or None) == message.get("end")

    def _fetch(self) -> Record:
        """The record as the server has it. Raises Lost."""
        try:
            return Record.read(self._visit.record(self._table))
        except Unreadable as error:
            raise Lost(error.phrase) from error


def _message(text: str | bytes) -> dict[str, Any]:
    """A message of the server; an empty one for what is none."""
    try:
        message = json.loads(text)
    except ValueError:
        return {}
    return cast("dict[str, Any]", message) if isinstance(message, dict) else {}


def come(visit: Visit, table: str) -> RemotePlay:
    """Sits down at a table. Raises Lost."""
    try:
        return RemotePlay(visit, table)
    except (OSError, InvalidHandshake, TimeoutError, ConnectionClosed) as error:
        raise _away(visit, table, error) from error


def _away(visit: Visit, table: str, error: Exception) -> Lost:
    """Why a table cannot be reached."""
    if isinstance(error, ConnectionClosed):
        return Lost(Phrase("term-table-gone", {"link": f"{visit.origin}/table/{table}"}))
    return Lost(Phrase("term-no-server", {"link": visit.origin, "why": str(error)}))
