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
from tests.terminal.test_join import Server, table
from tests.terminal.typist import Typist
from tumblestar import bots
from tumblestar.contract.state import OVER
from tumblestar.record_text import read_record
from tumblestar.server.web.page_patches import Part, assemble
from tumblestar.terminal.game_interface import Notice
from tumblestar.terminal.http_client import HttpClient
from tumblestar.terminal.people import People, clock_text
from tumblestar.terminal.remote_game import PROTOCOL, RemoteGame, join
from tumblestar.terminal.remote_session import RemoteSession
from tumblestar.terminal.screen import Screen
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
        seats.append(Seat(link, tmp_path / who, *options, **environment))
        return seats[-1]

    yield sit
    for seat in seats:
        seat.goes()


class Page:
    """A page's line, as its script uses it."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._held: dict[str, Part] = {}
        self.n = self._count = 0
        self.view()

    def view(self, least: int = 0) -> None:
        """Takes what comes until something is shown that is at least so new."""
        while True:
            message: dict[str, Any] = json.loads(self._line.recv(timeout=PATIENCE))
            assert message.get("ok", True), message
            if "parts" in message:
                apply_patch(self._held, message["parts"])
                self.n = message["n"]
                if self.n >= least:
                    return

    @property
    def parts(self) -> dict[str, str]:
        """The parts as they stand, each with all lists in their places."""
        return assemble(self._held)

    def reaches(self, number: int) -> None:
        """Takes what comes until the page shows the game as far as a live number."""
        if self.n < number:
            self.view(number)

    def does(self, do: str, **more: Any) -> None:
        """Asks for something."""
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
                assert f'data-action="{action}"' in page.parts["part-board"]
                page.does("act", action=action)
            else:
                ben.types(text)
            ben.waits_for(f"({text})")
            count += 1
            if count == 3:
                page.does("say", key="chat-nice")
                ben.waits_for("Ann: Well played!")
                ben.types("say not bad; is it?")
                while "not bad; is it?" not in page.parts["part-chat"]:
                    page.view()
        assert count > 8
        ben.waits_for("Result")
        ben.waits_for("follow from the seed sealed before the start")
        ben.types("rematch")
        ben.waits_for("You play for Ben.")
        while "A rematch is wanted by Ben. Do you join?" not in page.parts["part-asked"]:
            page.view()
    assert "\x1b[1m" not in ben.raw
    assert "38;5" not in ben.raw


@slow
def test_friends_come_talk_go_and_play_again(server: Server, sits: Sits, tmp_path: Path) -> None:
    name, link = table(server, tmp_path / "ann", **{"option-first": "1", "clock": "turn-300"})
    ann = sits(f"{server.origin}/table/{name}", "ann")
    assert link in ann.waits_for("The game begins when all seats are taken.")
    ann.waits_for("Ann>")
    ann.types("hint")
    ann.waits_for("The game begins when all seats are taken.")
    ben = sits(link, "ben", "--name", "Ben", "--lang", "fr", "--plain")
    ann.waits_for("New on seat 2: Ben.")
    ann.waits_for("Time left: You 5:00 and Ben 5:00")
    ben.waits_for("C’est à Ann de jouer")
    ben.waits_for("Ben>")
    ann.types("say 2")
    ann.waits_for("Ann: Good luck!")
    ben.waits_for("Ann\u00a0: Bonne chance\u202f!")
    ben.types("dire salut; toi")
    ann.waits_for("Ben: salut; toi")
    ben.types("temps")
    ben.waits_for("Vous\u00a0: il reste 5 min 0 s")
    ben.types("gens")
    ben.waits_for("Place 1, Ann\u00a0: ici")
    ben.types("?")
    ben.waits_for("Ann\u00a0: déplacez-vous")
    ann.types("hand random")
    ann.waits_for("You: seat 1 handed to a bot.")
    ann.types("back")
    ann.waits_for("You: back on seat 1.")
    ben.goes()
    ann.waits_for("Ben is not here any more.")
    ann.waits_for("Ben (seat 2) has been gone for long.")
    ann.types("gone wait")
    ann.waits_for("Ben is waited for.")
    ann.waits_for("Ben (seat 2) has been gone for long.")
    ann.types("gone bot")
    ann.waits_for("Ben: a bot plays on, on seat 2.")
    ben = sits(f"{server.origin}/table/{name}", "ben", "--lang", "fr", "--plain")
    ann.waits_for("Ben is here.")
    ben.types("reprendre")
    ann.waits_for("Ben: back on seat 2.")
    ben.types("messages 2")
    ben.waits_for("Vous\u00a0: un robot continue, à la place 2.")
    ann.types("rematch")
    ann.waits_for("A rematch comes after the end of the game.")
    ann.types("resign")
    ann.types("yes")
    ann.waits_for("You have resigned. Ben wins.")
    ann.types("rematch")
    ann.waits_for("You play for Ann.")
    ann.types("people")
    ann.waits_for("Seat 2, Ben: no answer yet")
    ben.waits_for("Une revanche\u00a0: tapez")
    ben.types("revanche")
    ben.waits_for("Vous jouez pour Ben.")
    ann.waits_for("Ben is here.")
    ann.types("people")
    ann.waits_for("Seat 2, Ben: here")


def test_a_rematch_is_declined(server: Server, sits: Sits, tmp_path: Path) -> None:
    name, link = table(server, tmp_path / "ann", **{"option-first": "1"})
    ann = sits(f"{server.origin}/table/{name}", "ann")
    ann.waits_for("Ann>")
    ben = sits(link, "ben", "--name", "Ben")
    ann.waits_for("New on seat 2: Ben.")
    ann.types("resign")
    ann.types("yes")
    ann.waits_for("You have resigned. Ben wins.")
    ann.types("rematch")
    ann.waits_for("You play for Ann.")
    ben.waits_for("A rematch: type")
    ben.types("decline")
    ben.waits_for("Rematch declined")
    ann.waits_for("Ben: no to the rematch.")
    ann.types("people")
    ann.waits_for("Seat 2: free")


@slow
def test_the_host_seats_a_bot_and_a_seat_is_left(server: Server, sits: Sits, tmp_path: Path) -> None:
    given = {"seats": "3", "seat-3": "friend", "option-first": "1"}
    name, link = table(server, tmp_path / "ann", **given)
    ann = sits(f"{server.origin}/table/{name}", "ann")
    ann.waits_for("Ann>")
    ben = sits(link, "ben", "--name", "Ben")
    ann.waits_for("New on seat 2: Ben.")
    ben.waits_for("Ben>")
    ben.types("fill")
    ben.waits_for("Not done. Only the host")
    ben.types("leave")
    ben.types("no")
    ben.waits_for("The game goes on.")
    ben.types("leave")
    ben.types("yes")
    ben.waits_for("You have left; the host gets a new link to your seat.")
    assert ben.ends() == 0
    ann.waits_for("Ben has left seat 2.")
    ann.types("fill 3 random")
    ann.waits_for("A bot sits on seat 3.")
    ann.types("people")
    seen = ann.waits_for("The invitation to seat 2, for one person:")
    assert "Seat 2: free" in seen
    fresh = re.findall(r"http\S+/join/\S+", ann.waits_for(f"{server.origin}/join/") + ann.waits_for("Ann>"))
    ann.types("fill")
    ann.waits_for("Your turn: move by an L")
    ann.types("fill")
    ann.waits_for("There is no such free seat.")
    assert link not in fresh


def test_through_a_pipe_the_table_is_read_at_each_turn(server: Server, tmp_path: Path) -> None:
    given = {"seat-2": "bot:random", "option-first": "1", "clock": "bank-600-10"}
    name, _ = table(server, tmp_path / "ann", **given)
    visit = HttpClient(f"{server.origin}/table/{name}", tmp_path / "ann", "en")
    play = join(visit, visit.take_seat())
    lines: list[str] = []
    typed = ["people", "time", "chat", "say", "gone end", "back", "leave 2", "resign", "yes", "hint", "chat", "rematch"]
    RemoteSession(play, Screen(lines.append, "en", play.game, plain=True), Typist(typed)).run()
    assert play.address != f"{server.origin}/table/{name}"
    for said in (
        "Seat 1, Ann: you",
        "Seat 2, Random (bot)",
        "You: 10 min 0 s left",
        "Nothing said yet.",
        "3: Well played!",
        "Not done. Nobody has been gone for long.",
        "You have resigned. Random (bot) wins.",
    ):
        assert said in lines
    assert sum(line.startswith("Not done. That is not yours") for line in lines) == 2
    play.close()


def test_hints_among_people_take_the_consent_of_all(server: Server, tmp_path: Path) -> None:
    name, link = table(server, tmp_path / "ann", **{"option-first": "1"})
    host = HttpClient(f"{server.origin}/table/{name}", tmp_path / "ann", "en")
    guest = HttpClient(link, tmp_path / "ben", "en")
    ann, ben = join(host, host.take_seat()), join(guest, guest.take_seat("Ben"))
    lines: list[str] = []

    def types(play: RemoteGame, *typed: str) -> None:
        RemoteSession(play, Screen(lines.append, "en", play.game, plain=True), Typist(list(typed))).run()

    types(ann, "hint", "tutor 5", "allow", "hint")
    off = "Not done. Several people play here: help beyond the odds is off unless all agree."
    assert lines.count(off) == 3
    assert "You have asked the others to allow help." in lines
    lines.clear()
    while not ben.people.asks_help:
        list(ben.new_updates())
    ben.answer(agrees=True)
    while not ann.people.is_help_free:
        list(ann.new_updates())
    types(ann, "hint", "chat")
    assert "Working out win shares…" in lines
    assert any("You: help used (best play)." in line for line in lines)
    ann.close()
    ben.close()


def test_leaving_and_resigning_are_asked_about_only_where_they_are_possible(server: Server, tmp_path: Path) -> None:
    for given, why in (
        ({"seat-2": "bot:random", "option-first": "1"}, "Not done. Nobody else plays here"),
        ({"seat-2": "bot:random", "option-first": "1", "clock": "bank-600-10"}, "Not done. The clock"),
    ):
        name, _ = table(server, tmp_path / "ann", **given)
        visit = HttpClient(f"{server.origin}/table/{name}", tmp_path / "ann", "en")
        play = join(visit, visit.take_seat())
        lines: list[str] = []
        RemoteSession(play, Screen(lines.append, "en", play.game, plain=True), Typist(["leave"])).run()
        assert not any("frees the seat for somebody else" in line for line in lines)
        assert [line for line in lines if line.startswith("Not done")] != [], why
        typist = Typist(["resign", "yes", "resign", "leave"])
        RemoteSession(play, Screen(lines.append, "en", play.game, plain=True), typist).run()
        assert sum("The game ends at once, and the other player wins." in line for line in lines) == 1
        assert sum("The game is over" in line for line in lines) == 2
        play.close()


def test_ones_own_time_is_said_to_run_short_once_at_each_mark() -> None:
    now = [1000.0]
    people = People(lambda: now[0])
    seats = [{"how": "here", "bot": ""}, {"how": "here", "bot": ""}]
    clock = {"kind": "turn", "left": [40_000, 40_000], "runs": 1, "due": 541_000}
    told = {"people": {"seats": seats, "clock": clock, "missed": [], "held": [1], "rematch": "", "now": 501_000}}
    assert list(people.handle(told, ["Ann", "Bob"])) == []
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
