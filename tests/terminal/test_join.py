"""A seat at a table of a real server, taken from a terminal."""

import json
import os
import random
import re
import signal
import stat
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.runner import SRC, refusal, run
from tests.marks import slow
from tests.patience import PATIENCE
from tests.terminal.typist import Typist, said, talked
from tumblestar.record import Refused
from tumblestar.record.chance_audit import verify
from tumblestar.record.text import read_record
from tumblestar.terminal import remote_game
from tumblestar.terminal.game_interface import GameUnavailable, Notice
from tumblestar.terminal.http_client import HttpClient
from tumblestar.terminal.remote_game import RemoteGame, join
from tumblestar.words import Phrase, SeatName, say


class Server:
    def __init__(self, folder: Path, *options: str) -> None:
        self.folder, self.options, self.port = folder, options, 0
        self.start()

    def start(self) -> None:
        own = {name: value for name, value in os.environ.items() if not name.startswith("TUMBLESTAR_")}
        command = ["serve", "--port", str(self.port), "--data", str(self.folder), "--pace", "0", *self.options]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tumblestar", *command],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=own | {"PYTHONPATH": str(SRC), "TUMBLESTAR_LANG": "en", "TUMBLESTAR_LIMITS": "off"},
        )
        assert self.process.stdout
        self.port = int(re.findall(r":(\d+)/", self.process.stdout.readline())[0])
        self.origin = f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)
        if self.process.stdout:
            self.process.stdout.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path / "server")
    yield running
    running.kill()


def table(server: Server, folder: Path, game: str = "twisty", **more: str) -> tuple[str, str]:
    host = HttpClient(f"{server.origin}/table/none", folder, "en")
    fields = {"seats": "2", "seat-1": "me", "name-1": "Ann", "seat-2": "friend", "chance": "sealed"} | more
    _, form = host._request(f"/new/{game}")
    fields["seal"] = re.findall(r'name="seal" value="([^"]*)"', form)[0]
    where, page = host._request(f"/new/{game}", fields)
    links = re.findall(r'value="(http[^"]*/join/[^"]*)"', page)
    return where.removeprefix("/table/"), links[0] if links else ""


def sit(link: str, folder: Path, name: str = "", lang: str = "en") -> RemoteGame:
    visit = HttpClient(link, folder, lang)
    return join(visit, visit.take_seat(name))


BOT = {"seat-2": "bot:random", "option-first": "1"}


def against_bot(server: Server, folder: Path, game: str = "twisty", lang: str = "en", **more: str) -> RemoteGame:
    name, _ = table(server, folder, game, **BOT, **more)
    return sit(f"{server.origin}/table/{name}", folder, lang=lang)


def unavailable(link: str, folder: Path) -> str:
    """Why there is no seat for whoever has this folder."""
    with pytest.raises(GameUnavailable) as caught:
        sit(link, folder)
    return caught.value.phrase.key


@slow
def test_two_terminals_play_a_whole_game_over_a_lost_server(server: Server, tmp_path: Path) -> None:
    name, link = table(server, tmp_path / "ann", **{"option-short_game": "1", "option-first": "1"})
    ann = sit(f"{server.origin}/table/{name}", tmp_path / "ann")
    assert (ann.own, ann.record.events) == ([0], [])
    waiting = ann.updates()
    assert next(waiting) == Notice(Phrase("term-waiting-start"))
    ben = sit(link, tmp_path / "ben", "Ben")
    assert ben.own == [1]
    told = list(waiting)  # the game begins; its set-up is not told event by event
    assert told[0] == Notice(Phrase("term-said", {"name": "Ben", "words": "Ben takes seat 2."}))
    assert all(isinstance(notice, Notice) for notice in told)
    assert ann.names == [SeatName(0, "Ann"), SeatName(1, "Ben")]
    assert ann.record.commitment in str(ann.opening_notes()[0].args)
    rng, plays, count = random.Random(5), (ann, ben), 0
    while not (ann.record.is_over and ben.record.is_over):
        newest = max(plays, key=lambda play: play._live_number)
        play = plays[newest.actor] if newest.actor >= 0 else min(plays, key=lambda play: play._live_number)
        list(play.updates())
        if play.record.is_over:
            continue
        legal = play.game.legal(play.state)
        play.act(play.game.text(play.state, rng.choice(legal)))
        count += 1
        if count == 12:
            server.kill()
            server.start()
    assert count > 12
    for play in plays:
        assert play.record.end == "over"
        assert verify(play.record).finding == "proved"
        assert [event.event for event in play.events] == play.record.events
    assert ann.record.text() == ben.record.text()
    for play in plays:
        play.close()


def test_a_remote_session_reads_like_a_local_one(server: Server, tmp_path: Path) -> None:
    play = against_bot(server, tmp_path / "ann", "shizzle")
    address = f"{server.origin}/table/{play._table}"
    typed = ["die 2", "undo", "no", "frog", "roll", "?", "log 3", f"save {tmp_path}/mine.txt"]
    lines = talked(play, Typist(typed))
    assert "the game then earns no star" in said(lines)  # chance has been seen: nothing goes back otherwise
    assert "frog" in said(lines)
    assert f"    tumblestar join {address}" in lines
    saved = read_record((tmp_path / "mine.txt").read_text(encoding="utf-8"))
    assert saved.events == play.record.events
    text = said(talked(play, Typist(["resign", "yes"])))
    assert play.record.end == "resigned 1"
    assert "Luck checked ✓" in text
    assert f"{address}/verify" in text
    play.close()


@slow
def test_an_action_is_taken_back_and_a_refusal_names_its_rule(server: Server, tmp_path: Path) -> None:
    play = against_bot(server, tmp_path / "ann", "twinkle", "fr")
    list(play.updates())
    before = play.record.text()
    play.act(play.game.text(play.state, play.game.legal(play.state)[0]))
    play.take_back()
    assert play.record.text() == before
    with pytest.raises(Refused) as caught:
        play.act("roll")
    assert caught.value.tag.startswith("TW-")
    assert set("\u202fé") & set(caught.value.phrase.args["words"])
    with pytest.raises(Refused):
        play.take_back()
    assert play.record.text() == before
    play.close()


def test_the_identity_is_stored_in_the_private_folder(server: Server, tmp_path: Path) -> None:
    _, link = table(server, tmp_path / "ann")
    ben = sit(link, tmp_path / "ben", "Ben")
    ben.close()
    jar = next((tmp_path / "ben/cookies").iterdir())
    if os.name == "posix":
        assert stat.S_IMODE(jar.stat().st_mode) == 0o600
    again = sit(link, tmp_path / "ben")  # the same link leads back to the seat
    assert again.own == [1]
    again.close()
    assert unavailable(link, tmp_path / "eve") == "term-no-seat"
    assert unavailable(f"{server.origin}/table/{ben._table}", tmp_path / "eve") == "term-nothing-there"


def test_the_command_takes_the_seat(server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TUMBLESTAR_CONFIG", str(tmp_path / "ben"))
    monkeypatch.setenv("TUMBLESTAR_DATA", str(tmp_path / "data"))
    name, link = table(server, tmp_path / "ann", **{"option-first": "2"})
    status, out, err = run("join", link, "--name", "Ben", "--lang", "fr", given="?\n")
    assert (status, err) == (0, "")
    assert "Vous jouez pour Ben." in out
    assert "Ce que vous pouvez faire" in out
    assert f"tumblestar join {server.origin}/table/{name}" in out
    assert "Ben> " in run("join", f"{server.origin}/table/{name}", "--plain", given="")[1]


@pytest.mark.parametrize(
    "text", ["{}.", "<{}>", "“{}”", "Join me: {}!", "{}?fbclid=x&amp;utm_source=y).", "{}%E2%80%9D"]
)
def test_a_link_may_come_with_what_a_text_adds(tmp_path: Path, text: str) -> None:
    link = f"HTTP://Games.Example:8017/join/{'x' * 32}"
    visit = HttpClient(text.format(link), tmp_path, "en")
    assert (visit.origin, visit.path) == ("http://games.example:8017", f"/join/{'x' * 32}")


def test_what_leads_nowhere_is_told(server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for link in ("nonsense", "ftp://x/join/y", f"{server.origin}/", "http:///join/x", "http://x/join/../y"):
        assert unavailable(link, tmp_path) == "term-no-link"
    monkeypatch.setenv("TUMBLESTAR_CONFIG", str(tmp_path))
    assert "does not lead to a seat" in refusal("join", "nonsense")
    assert "You cannot open" in refusal("join", f"{server.origin}/join/{'x' * 32}")
    server.kill()
    assert "cannot be reached" in refusal("join", f"{server.origin}/join/{'x' * 32}")


@slow
def test_a_client_gives_up_on_a_server_that_stays_down(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = against_bot(server, tmp_path / "ann")
    list(play.updates())
    monkeypatch.setattr(remote_game, "MAX_RECONNECTS", 2)
    server.kill()
    text = said(talked(play, Typist(more=lambda: play.game.text(play.state, play.game.legal(play.state)[0]))))
    assert "does not answer" in text
    assert "tumblestar join" in text


def test_a_server_of_another_protocol_is_left(server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play = against_bot(server, tmp_path / "ann")
    with pytest.raises(GameUnavailable) as lost:  # an older server: its `hello` names no protocol
        play._handle('{"hello": "25cbd2f3f48a", "seats": [], "you": []}')
    assert lost.value.phrase.key == "term-other-protocol"
    monkeypatch.setattr(remote_game, "PROTOCOL", 1)  # this client is the older one: the server refuses it
    assert unavailable(f"{server.origin}/table/{play._table}", tmp_path / "ann") == "term-other-protocol"


@slow
def test_a_server_with_a_password_admits_invited_people(tmp_path: Path) -> None:
    server = Server(tmp_path / "server", "--password", "open sesame")
    try:
        assert unavailable(f"{server.origin}/table/none", tmp_path / "ann") == "term-password"
        host = HttpClient(f"{server.origin}/table/none", tmp_path / "ann", "en")
        host._request("/password", {"password": "open sesame", "back": "/"})
        _, link = table(server, tmp_path / "ann")
        ben = sit(link, tmp_path / "ben", "Ben")
        assert ben.own == [1]
        server.kill()
        server.options = ("--password", "open barley")  # what was given before is worth nothing now
        server.start()
        with pytest.raises(GameUnavailable) as caught:
            list(ben.updates())
        assert caught.value.phrase.key == "term-password"
        ben.close()
        assert f"{server.origin}/join/" in link
    finally:
        server.kill()


@slow
def test_somebodys_program_is_called_a_bot_in_the_terminal_too(server: Server, tmp_path: Path) -> None:
    name, link = table(server, tmp_path / "ann", **{"option-first": "1"})
    token = run("token", "new", "Robo", "--scope", "play", "--data", str(server.folder))[1].strip()
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    asked = urllib.request.Request(f"{server.origin}/api/v1/join", json.dumps({"link": link}).encode(), headers)
    urllib.request.urlopen(asked, timeout=PATIENCE).close()
    ann = sit(f"{server.origin}/table/{name}", tmp_path / "ann")
    assert [say("en", Phrase("seat-text", {"name": called})) for called in ann.names] == ["Ann", "Robo (bot)"]
    ann.close()
