"""A game at a table of a server, followed and played over a WebSocket.

The client keeps the record: it fetches it once and then applies the entries that come. With each state of the server
it compares its own, and fetches the record again if they differ.
"""

from __future__ import annotations

import json
import time
import uuid
from collections import deque
from collections.abc import Iterator
from contextlib import ExitStack

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tumblestar.contract.errors import Unreadable
from tumblestar.contract.modules import Name
from tumblestar.contract.state import CHANCE
from tumblestar.play import PROTOCOL
from tumblestar.record import Record, Refused, Seat
from tumblestar.record.narration import full_name, names_of
from tumblestar.record.text import read_record
from tumblestar.terminal.game_interface import BotThinking, GameInterface, GameUnavailable, Notice, Update
from tumblestar.terminal.http_client import HttpClient
from tumblestar.terminal.local_game import quoted
from tumblestar.terminal.people import Message, People, lines_of
from tumblestar.words import Phrase

NO_PASSWORD, WRONG_PROTOCOL = 4401, 4426
FINAL_CODES = (NO_PASSWORD, 4403, 4404)
"""Close codes after which reconnecting is pointless."""
MAX_RECONNECTS = 12
"""Attempts to reconnect before giving up, with growing delays."""
MAX_RECONNECT_DELAY = 10.0
RESPONSE_TIMEOUT = 30.0
"""Seconds to wait for a response before the connection counts as lost."""


class RemoteGame(GameInterface):
    """A game at a table. Created by `join`."""

    def __init__(self, client: HttpClient, table: str) -> None:
        self._client = client
        self._exit_stack = ExitStack()
        """Closes the connection."""
        self._open_table(table)

    def _open_table(self, table: str) -> None:
        """Opens a table. Raises GameUnavailable, and what `_connect` raises."""
        super().__init__()
        self.people = People()
        self.is_flagged = self._has_left = False
        self._table = table
        self._own: list[int] = []
        self._programs: set[int] = set()
        """Seats held by programs, which a record does not distinguish from people."""
        self._live_number = -1
        """The live number up to which the table is known."""
        self._notices: deque[Notice] = deque()
        self._answers: dict[str, Message] = {}
        self._is_behind = self._has_begun = False
        """Whether an entry did not fit the record; and whether the game had begun with the last state."""
        self._announced_wait: tuple[int, bool] | None = None
        """Who was announced as awaited, and whether the game had begun."""
        self.record = self._fetch()
        self._connection = self._connect()
        while self._live_number < 0:
            self._receive(RESPONSE_TIMEOUT)
        self._narrator.skip()
        self._notices.clear()

    # -- reading

    @property
    def names(self) -> list[Name]:
        return names_of(self.record, self._programs)

    @property
    def own(self) -> list[int]:
        return self._own

    @property
    def viewer(self) -> int | None:
        held = self.people.held  # those too that a bot plays
        return held[0] if len(held) == 1 else None

    @property
    def is_own_turn(self) -> bool:
        """Whether one of one's own seats is to act."""
        return self.actor in self._own and not self.people.is_waiting

    def opening_notes(self) -> list[Phrase]:
        """Says where chance comes from, and which seats are one's own."""
        names = [full_name(self.names[seat]) for seat in self._own or self.people.held]
        notes = super().opening_notes()
        return [*notes, Phrase("term-you-are", {"names": names, "count": len(names)})] if notes else []

    def verification_notes(self) -> list[Phrase]:
        """The address of the server's own check."""
        return [Phrase("term-verify-there", {"link": f"{self.address}/verify"})]

    def leaving_notes(self) -> list[Phrase]:
        """How to come back: the seat is kept, unless the player has left it."""
        if self._has_left:
            return [Phrase("term-left")]
        notes = [Phrase("term-seat-kept")] if self.own else []
        return [*notes, Phrase("term-type-join", {"link": quoted(self.address)})]

    @property
    def address(self) -> str:
        """The address of the table."""
        return f"{self._client.origin}/table/{self._table}"

    # -- doing

    def updates(self) -> Iterator[Update]:
        """Yields updates, waiting for others, until it is one's own turn or the game is over."""
        while True:
            yield from self.new_updates()
            if self.is_own_turn or self.record.is_over:
                return
            self._receive(None)

    def new_updates(self) -> Iterator[Update]:
        """Yields the updates that have arrived, and says who is awaited if that has changed."""
        self._read_pending()
        yield from self._narrator.new_events()
        self._notices.extend(self.people.time_warnings(self._own))
        while self._notices:
            yield self._notices.popleft()
        actor, begun = self.actor, not self.people.is_waiting
        if self.is_own_turn or self.record.is_over:
            self._announced_wait = None
        elif (actor, begun) != self._announced_wait:
            self._announced_wait = actor, begun
            yield self._waiting(actor) if actor != CHANCE and begun else Notice(Phrase("term-waiting-start"))

    def _waiting(self, seat: int) -> Update:
        if self.record.seats[seat].kind == "bot":
            return BotThinking(seat)
        return Notice(Phrase("term-waiting", {"seat": self.names[seat]}))

    def check_resign(self) -> None:
        """Raises Refused where the server would."""
        super().check_resign()
        if self.people.is_waiting or not self._own:
            raise Refused("seat", Phrase("refused-not-yours"))

    def check_leave(self) -> None:
        """Raises Refused where the server would let nobody leave a seat."""
        if self.record.is_over:
            raise Refused("over", Phrase("refused-over"))
        if not self.people.is_waiting and self.people.has_clock:
            raise Refused("clock", Phrase("refused-leave-clock"))
        if not self.people.is_waiting and not self.people.has_others:
            raise Refused("alone", Phrase("refused-leave-alone"))

    def act(self, text: str) -> None:
        """Plays an action in notation for the seat to act."""
        self._request("act", text=text)

    def take_back(self, count: int | None = None, *, is_practice: bool = False) -> None:
        """Takes back the last action, or all after the first `count` events: as practice, or by asking the others."""
        self._request("takeback", **({} if count is None else {"kept": count, "practice": is_practice}))

    def answer(self, agrees: bool) -> None:
        """Agrees to the request of another, for help or to take back, or ends it."""
        if self.people.asks_help:
            self.allow(is_on=agrees)
        else:
            self._request("answer", agree=agrees)

    def allow(self, *, is_on: bool) -> None:
        """Asks the others to allow help, or agrees to it; or ends it."""
        self._request("allow", on=is_on)

    def use_help(self, level: int) -> None:
        """Lets the table note that help is used. Raises Refused where it is off."""
        self._request("used", aid=level)

    def resign(self) -> None:
        """Resigns for the seat to act."""
        self._request("resign")

    def say(self, key: str, text: str) -> None:
        """Sends a quick phrase by its key, or a line of text."""
        self._request("say", **({"phrase": key} if key else {"text": text}))

    def hand(self, seat: int, bot: str) -> None:
        """Lets a bot play one's own seat; the default bot if none is named."""
        self._request("hand", seat=seat + 1, **({"bot": bot} if bot else {}))

    def take_back_seat(self, seat: int) -> None:
        """Takes one's seat back from a bot."""
        self._request("back", seat=seat + 1)

    def fill(self, seat: int, bot: str) -> None:
        """Gives a free seat to a bot for good. For the host only."""
        self._request("fill", seat=seat + 1, **({"bot": bot} if bot else {}))

    def decide(self, seat: int, what: str) -> None:
        """Decides about an absent player: `wait`, `bot` or `end`."""
        self._request("missed", seat=seat + 1, what=what)

    def leave(self, seat: int) -> None:
        """Leaves a seat, which becomes free."""
        self._request("leave", seat=seat + 1)
        self._has_left = True

    def rematch(self) -> None:
        """Asks for a rematch, or agrees to it, and moves to its table. Raises Refused, GameUnavailable."""
        if not self.record.is_over:
            raise Refused("over", Phrase("term-rematch-early"))
        table = self._client.rematch(self._table)
        self._exit_stack.close()
        try:
            self._open_table(table)
        except (OSError, InvalidHandshake, TimeoutError, ConnectionClosed) as error:
            raise _unreachable(self._client, table, error) from error

    def decline_rematch(self) -> None:
        """Declines the rematch that somebody has asked for; the seat there becomes free. Raises GameUnavailable."""
        self._client.decline_rematch(self._table)

    def close(self) -> None:
        """Closes the connection."""
        self._exit_stack.close()

    # -- the connection

    def _request(self, do: str, **more: str | int) -> None:
        """Sends a request, again after reconnecting, and waits for the response. Raises Refused, GameUnavailable."""
        name = uuid.uuid4().hex
        message = json.dumps({"id": name, "do": do, "seen": self._live_number} | more)
        connection = None
        while name not in self._answers:
            if connection is not self._connection:  # the server carries it out once, however often it is sent
                connection = self._connection
                try:
                    connection.send(message)
                except ConnectionClosed as closed:
                    self._reconnect(closed)
                    continue
            self._receive(RESPONSE_TIMEOUT)
        answer = self._answers.pop(name)
        if not answer.get("ok"):
            why: Message = answer.get("refused") or {}
            words = Phrase("term-said", {"words": str(why.get("detail", ""))})
            raise Refused(str(why.get("code", "")), words, str(why.get("tag", "")))
        while self._live_number < int(answer["n"]):  # the change follows the response, or comes with it
            self._receive(RESPONSE_TIMEOUT)

    def _read_pending(self) -> None:
        """Handles messages that have arrived, without waiting."""
        while True:
            try:
                text = self._connection.recv(timeout=0)
            except TimeoutError:
                return
            except ConnectionClosed as closed:
                self._reconnect(closed)
            else:
                self._handle(text)

    def _receive(self, seconds: float | None) -> None:
        """Waits for the next message and handles it, or reconnects. Raises GameUnavailable."""
        try:
            text = self._connection.recv(timeout=seconds)
        except (ConnectionClosed, TimeoutError) as lost:
            self._reconnect(lost)
        else:
            self._handle(text)

    def _connect(self) -> ClientConnection:
        """Connects, from the last known event. Raises OSError, InvalidHandshake, TimeoutError."""
        client, since = self._client, f"&from={self._live_number}" if self._live_number >= 0 else ""
        connection = connect(
            f"{client.socket_origin}/live/{self._table}?as=json&protocol={PROTOCOL}&with=people{since}",
            origin=Origin(client.origin),
            additional_headers={"Cookie": client.cookies, "Accept-Language": client.lang},
            open_timeout=RESPONSE_TIMEOUT,
            close_timeout=1,
            max_size=4_000_000,
        )
        return self._exit_stack.enter_context(connection)

    def _reconnect(self, lost: Exception) -> None:
        """Reconnects. Raises GameUnavailable where that is pointless or fails."""
        code = lost.rcvd.code if isinstance(lost, ConnectionClosed) and lost.rcvd else 0
        if code == WRONG_PROTOCOL:
            raise GameUnavailable(Phrase("term-other-protocol", {"link": self._client.origin}))
        if code in FINAL_CODES:
            raise GameUnavailable(
                Phrase("term-password" if code == NO_PASSWORD else "term-table-gone", {"link": self.address})
            )
        self._notices.append(Notice(Phrase("term-line-lost")))
        self._exit_stack.close()
        for count in range(MAX_RECONNECTS):
            time.sleep(min(0.1 * 2**count, MAX_RECONNECT_DELAY))
            try:
                self._connection = self._connect()
            except InvalidStatus:
                self._raise_if_final()
                continue
            except (OSError, InvalidHandshake, TimeoutError, ConnectionClosed):
                continue
            return
        raise GameUnavailable(Phrase("term-line-gone", {"link": self.address}))

    def _raise_if_final(self) -> None:
        """Asks by HTTP why a handshake was rejected, and raises GameUnavailable if reconnecting is pointless."""
        try:
            self._client.record(self._table)
        except GameUnavailable as lost:
            if lost.phrase.key in ("term-password", "term-nothing-there"):
                raise

    # -- messages

    def _handle(self, text: str | bytes) -> None:
        """Applies a message: lines of JSON."""
        for line in lines_of(text):
            self._apply(line)

    def _apply(self, line: Message) -> None:
        """Applies a line of a message."""
        kind = line.get("type")
        if "hello" in (kind, *line) and line.get("protocol") != PROTOCOL:
            raise GameUnavailable(Phrase("term-other-protocol", {"link": self._client.origin}))
        if kind in ("done", "refused"):
            self._answers[str(line["id"])] = line
        elif kind == "seats":
            self._own = [int(seat["seat"]) - 1 for seat in line["seats"] if seat["yours"]]
            for seat, holder in enumerate(line["seats"][: len(self.record.seats)]):
                self.record.seats[seat] = Seat(str(holder["kind"]), str(holder["name"]))
            holders = enumerate(line["seats"])
            self._programs = {seat for seat, holder in holders if holder["bot"] and holder["kind"] == "person"}
        elif kind == "entry":
            self._is_behind = self._is_behind or not self._follow(line)
        elif kind == "now":
            self._compare(line)
        self._notices.extend(self.people.handle(line, self.names))

    def _compare(self, now: Message) -> None:
        """Fetches the record if it differs from the server's, or now has its seed; then narrates what is new."""
        self._live_number = int(now["n"])
        is_same = self.game.state_text(self.state) == now["state"] and (self.record.end or None) == now["end"]
        is_open = self.record.is_over and not self.record.seed and self.record.chance == "sealed"
        if self._is_behind or not is_same or is_open:
            self.record = self._fetch()
        self._narrator.follow(self.record, self.names)
        if not self._has_begun:  # the set-up is not narrated event by event
            self._narrator.skip()
        self._is_behind, self._has_begun = False, bool(self.record.events)

    def _follow(self, entry: Message) -> bool:
        """Applies an entry of the log. Returns False if the record then differs from the server's."""
        kind = entry["kind"]
        try:
            if kind == "act":
                self.record.replay(entry["text"])
            elif kind == "takeback":
                self.record = self.record.fold(entry["kept"])
                return not entry["practice"]  # else its seed is open now
            elif kind in ("resign", "flag"):
                self.record.resign(entry["seat"] - 1)
                self.is_flagged = kind == "flag"
            elif kind == "abandon":
                self.record.abandon()
        except (Refused, ValueError):
            return False
        return True

    def _fetch(self) -> Record:
        """Fetches the record from the server. Raises GameUnavailable."""
        try:
            return read_record(self._client.record(self._table))
        except Unreadable as error:
            raise GameUnavailable(error.phrase) from error


def join(client: HttpClient, table: str) -> RemoteGame:
    """Joins a table. Raises GameUnavailable."""
    try:
        return RemoteGame(client, table)
    except (OSError, InvalidHandshake, TimeoutError, ConnectionClosed) as error:
        raise _unreachable(client, table, error) from error


def _unreachable(client: HttpClient, table: str, error: Exception) -> GameUnavailable:
    """The reason why a table cannot be reached."""
    if isinstance(error, ConnectionClosed):
        return GameUnavailable(Phrase("term-table-gone", {"link": f"{client.origin}/table/{table}"}))
    return GameUnavailable(Phrase("term-no-server", {"link": client.origin, "why": str(error)}))
