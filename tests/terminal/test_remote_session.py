"""People at a table of a real server, from real terminals: who is there, chat, clocks, seats that change hands."""

import json
import random
import re
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from bench.page_client import apply_patch
from tests.marks import slow
from tests.patience import PATIENCE
from tests.terminal.seat import Seat
from tests.terminal.test_join import Server, against_bot, sit, table
from tests.terminal.typist import Typist, talked
from tumblestar import bots
from tumblestar.contract.state import OVER
from tumblestar.games import find
from tumblestar.play import PROTOCOL
from tumblestar.play.page_updates import Part, assemble
from tumblestar.record.text import read_record
from tumblestar.terminal.game_interface import Notice
from tumblestar.terminal.http_client import HttpClient
from tumblestar.terminal.people import People, clock_text
from tumblestar.terminal.remote_game import RemoteGame
from tumblestar.terminal.remote_session import RemoteSession
from tumblestar.words import Phrase

Sits = Callable[..., Seat]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path / "server", "--grace", "1")
    yield running
    running.kill()


@pytest.fixture
def sits(tmp_path: Path) -> Iterator[Sits]:
    """`sits(link, "ann")` is somebody at a terminal, with a folder of their own."""
    seats: list[Seat] = []

    def sit(link: str, who: str, *options: str, **environment: str) -> Seat:
        seats.append(Seat(tmp_path / who, "join", link, *options, **environment))
        return seats[-1]

    yield sit
    for seat in seats:
        seat.goes()


def typing(play: RemoteGame, *lines: str) -> list[str]:
    return talked(play, Typist(lines), kind=RemoteSession, plain=True)


class Page:
    """A page's line, as its script uses it."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self.held: dict[str, Part] = {}
        self.n = self._count = 0
        self.view()

    def view(self, least: int = 0) -> None:
        while True:
            message: dict[str, Any] = json.loads(self._line.recv(timeout=PATIENCE))
            assert message.get("ok", True), message
            if "parts" in message:
                apply_patch(self.held, message["parts"])
                self.n = message["n"]
                if self.n >= least:
                    return

    @property
    def parts(self) -> dict[str, str]:
        return assemble(self.held)

    def reaches(self, number: int) -> None:
        """Takes what comes until the page shows the game as far as a live number."""
        if self.n < number:
            self.view(number)

    def does(self, do: str, **more: Any) -> None:
        self._count += 1
        self._line.send(json.dumps({"id": f"p{self._count}", "seen": self.n, "do": do} | more))


@contextmanager
def open_page(visit: HttpClient, name: str) -> Generator[Page]:
    where, cookies = f"{visit.socket_origin}/live/{name}?protocol={PROTOCOL}", {"Cookie": visit.cookies}
    with connect(where, origin=Origin(visit.origin), additional_headers=cookies) as line:
        yield Page(line)


@slow
def test_a_whole_game_by_terminal_against_a_page(server: Server, sits: Sits, tmp_path: Path) -> None:
    name, link = table(server, tmp_path / "ann", **{"option-short_game": "1", "option-first": "1"})
    host = HttpClient(f"{server.origin}/table/{name}", tmp_path / "ann", "en")
    with open_page(host, name) as page:
        ben = sits(link, "ben", "--name", "Ben", "--plain", NO_COLOR="1")
        ben.waits_for("Ben>")
        rng, count = random.Random(4), 0
        while (record := read_record(host.record(name))).actor != OVER:
            action = bots.find("greedy", record.game)(record.game, record.game.copy(record.state), rng)
            text = record.game.text(record.state, action)
            page.reaches(len(record.events))
            if record.actor == 0:
                drawn = [element for name, part in page.held.items() if name.startswith("over-") for element in part]
                assert f'data-action="{action}"' in "".join(drawn)
                page.does("act", action=action)
            else:
                ben.types(text)
            ben.waits_for(f"({text})")
            count += 1
            if count == 3:
                page.does("say", phrase="chat-nice")
                ben.waits_for("Ann: Well played!")
                ben.types("say not bad; is it?")
                while "not bad; is it?" not in page.parts["part-chat"]:
                    page.view()
        assert count > 8
        ben.waits_for("Result")
        ben.waits_for("Luck checked ✓")
        ben.types("rematch")
        ben.waits_for("You play for Ben.")
        while "Ben would like a rematch. Join?" not in page.parts["part-asked"]:
            page.view()
    assert "\x1b[1m" not in ben.raw
    assert "38;5" not in ben.raw


@slow
def test_friends_come_talk_go_and_play_again(server: Server, sits: Sits, tmp_path: Path) -> None:
    name, link = table(server, tmp_path / "ann", **{"option-first": "1", "clock": "turn-300"})
    ann = sits(f"{server.origin}/table/{name}", "ann")
    assert link in ann.waits_for("The game begins when all seats are taken.")
    ann.waits_for("Ann>")
    ann.types("hint", "The game begins when all seats are taken.")
    ben = sits(link, "ben", "--name", "Ben", "--lang", "fr", "--plain")
    ann.waits_for("Ben takes seat 2.")
    ann.waits_for("Time left: You 5:00 and Ben 5:00")
    ben.waits_for("On attend Ann.")
    ben.waits_for("Ben>")
    ann.types("say 2", "Ann: Good luck!")
    ben.waits_for("Ann\u00a0: Bonne chance\u202f!")
    ben.types("dire salut; toi")
    ann.waits_for("Ben: salut; toi")
    ben.types("temps", "Vous\u00a0: il reste 5 min 0 s")
    ben.types("gens", "Place 1, Ann\u00a0: ici")
    ben.types("?", "Ann se déplace")
    ann.types("hand random", "You hand seat 1 to a bot.")
    ann.types("back", "You take seat 1 back.")
    ben.goes()
    ann.waits_for("Ben is no longer connected.")
    ann.waits_for("Ben (seat 2) has been away for a while.")
    ann.types("gone wait", "Waiting for Ben.")
    ann.waits_for("Ben (seat 2) has been away for a while.")
    ann.types("gone bot", "A bot plays on for Ben, in seat 2.")
    ben = sits(f"{server.origin}/table/{name}", "ben", "--lang", "fr", "--plain")
    ann.waits_for("Ben is here.")
    ben.types("reprendre")
    ann.waits_for("Ben takes seat 2 back.")
    ben.types("messages 2", "Un robot continue pour vous, à la place 2.")
    ann.types("rematch", "You can ask for a rematch once the game is over.")
    ann.types("resign")
    ann.types("yes", "You resigned. Ben won.")
    ann.types("rematch", "You play for Ann.")
    ann.types("people", "Seat 2, Ben: no answer yet")
    ben.waits_for("Il y a une revanche. Tapez")
    ben.types("revanche", "Vous jouez pour Ben.")
    ann.waits_for("Ben is here.")
    ann.types("people", "Seat 2, Ben: here")


@slow
def test_a_rematch_is_declined(server: Server, sits: Sits, tmp_path: Path) -> None:
    name, link = table(server, tmp_path / "ann", **{"option-first": "1"})
    ann = sits(f"{server.origin}/table/{name}", "ann")
    ann.waits_for("Ann>")
    ben = sits(link, "ben", "--name", "Ben")
    ann.waits_for("Ben takes seat 2.")
    ann.types("resign")
    ann.types("yes", "You resigned. Ben won.")
    ann.types("rematch", "You play for Ann.")
    ben.waits_for("There is a rematch. Type")
    ben.types("decline", "You declined the rematch.")
    ann.waits_for("Ben declines the rematch.")
    ann.types("people", "Seat 2: free")


@slow
def test_the_host_seats_a_bot_and_a_seat_is_left(server: Server, sits: Sits, tmp_path: Path) -> None:
    fields = {"seats": "3", "seat-3": "friend", "option-first": "1"}
    name, link = table(server, tmp_path / "ann", **fields)
    ann = sits(f"{server.origin}/table/{name}", "ann")
    ann.waits_for("Ann>")
    ben = sits(link, "ben", "--name", "Ben")
    ann.waits_for("Ben takes seat 2.")
    ben.waits_for("Ben>")
    ben.types("fill", "Not done. Only the host")
    ben.types("leave")
    ben.types("no", "The game goes on.")
    ben.types("leave")
    ben.types("yes", "You have left. The host gets a new link to your seat.")
    assert ben.ends() == 0
    ann.waits_for("Ben leaves seat 2.")
    ann.types("fill 3 random", "A bot plays seat 3 now.")
    seen = ann.types("people", "The invitation to seat 2, for one person:")
    assert "Seat 2: free" in seen
    assert re.search(r"The invitation for everyone, code [A-Z0-9]{4}: *http\S+/join/\S", seen)
    fresh = re.findall(r"http\S+/join/\S+", ann.waits_for(f"{server.origin}/join/") + ann.waits_for("Ann>"))
    ann.types("fill", "Your turn: move in an L")
    ann.types("fill", "There is no such free seat.")
    assert link not in fresh


def test_through_a_pipe_the_table_is_read_at_each_turn(server: Server, tmp_path: Path) -> None:
    play = against_bot(server, tmp_path / "ann", clock="bank-600-10")
    address = play.address
    typed = ["people", "time", "chat", "say", "gone end", "back", "leave 2", "resign", "yes", "hint", "chat", "rematch"]
    lines = typing(play, *typed)
    assert play.address != address
    for said in (
        "Seat 1, Ann: you",
        "Seat 2, Random (bot)",
        "You: 10 min 0 s left",
        "No messages yet.",
        "3: Well played!",
        "Not done. Nobody has been away for that long.",
        "You resigned. Random (bot) won.",
    ):
        assert said in lines
    assert sum(line.startswith("Not done. You cannot do that here.") for line in lines) == 2
    play.close()


def test_hints_among_people_take_the_consent_of_all(server: Server, tmp_path: Path) -> None:
    name, link = table(server, tmp_path / "ann", **{"option-first": "1"})
    ann, ben = sit(f"{server.origin}/table/{name}", tmp_path / "ann"), sit(link, tmp_path / "ben", "Ben")
    lines = typing(ann, "hint", "tutor 5", "allow", "hint")
    off = "Not done. Several people play here. Hints beyond the odds are off unless all agree."
    assert lines.count(off) == 3
    assert "You have asked the others to allow hints beyond the odds." in lines
    while not ben.people.asks_help:
        list(ben.new_updates())
    ben.answer(agrees=True)
    while not ann.people.is_help_free:
        list(ann.new_updates())
    lines = typing(ann, "hint", "chat")
    assert "Working out win chances…" in lines
    assert any("You use help: best play." in line for line in lines)
    ann.close()
    ben.close()


def test_leaving_and_resigning_are_asked_about_only_where_they_are_possible(server: Server, tmp_path: Path) -> None:
    for fields in ({}, {"clock": "bank-600-10"}):
        play = against_bot(server, tmp_path / "ann", **fields)
        lines = typing(play, "leave")
        assert not any("the seat is free for another player" in line for line in lines)
        assert any(line.startswith("Not done") for line in lines), fields
        lines = typing(play, "resign", "yes", "resign", "leave")
        assert sum("The game ends at once, and the other player wins." in line for line in lines) == 1
        assert sum("The game is over" in line for line in lines) == 2
        play.close()


def test_ones_own_time_is_said_to_run_short_once_at_each_mark() -> None:
    now = [1000.0]
    people = People(lambda: now[0])
    clock = {"kind": "turn", "left": [40_000, 40_000], "running": 1, "due": 541_000}
    for line in ({"type": "seats", "seats": [{"kind": "person"}] * 2}, {"type": "now", "clock": clock, "asked": None}):
        assert list(people.handle(line, ["Ann", "Bob"])) == []
    said: list[tuple[float, int]] = []
    for second in range(45):
        now[0] = 1000.0 + 1000 * second
        assert list(people.time_warnings([1])) == []
        for notice in people.time_warnings([0]):
            assert isinstance(notice, Notice)
            said.append((second, notice.phrase.args["count"]))
    assert said == [(10, 30), (30, 10)]
    assert people.times(["Ann", "Bob"], is_short=True)[1] == Phrase("term-time-short", {"seat": "Bob", "left": "0:40"})
    assert [clock_text(seconds) for seconds in (0, 65, 3605)] == ["0:00", "1:05", "1:00:05"]


def test_seats_are_told_apart_by_who_is_there() -> None:
    people, names = People(lambda: 0.0), ["Ann", "", "Cat", "Dan"]
    how = [("here", ""), ("none", ""), ("away", "greedy"), ("gone", "")]
    seats = [{"kind": "person", "presence": here, "free": here == "none", "stand_in": bot} for here, bot in how]
    missing = [{"seat": 4, "enders": 1, "asked": 2}]
    list(people.handle({"type": "seats", "seats": seats}, names))
    list(people.handle({"type": "people", "missing": missing, "held": [1, 3], "following": "", "help": {}}, names))
    assert (people.free, people.held, people.stand_ins, people.missed) == ([1], [0, 2], [2], [3])
    assert people.has_others
    list(people.handle({"type": "seats", "seats": [*seats[:3], seats[1]]}, names))
    assert not people.has_others
    assert [phrase.key for phrase in people.seats(find("twisty"), names)] == [
        "term-person-you",
        "term-person-free",
        "term-person-bot",
        "term-person-free",
    ]
