"""Two real browsers play each title against a real server process, which is stopped and killed in the middle."""

import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.tables import SHOWN, OpenPage, is_over, move
from tests.browser.test_friends import both_see, join, new_table, who_acts
from tests.marks import slow
from tests.patience import PATIENCE
from tools.cluster import Cluster
from tumblestar.record.text import read_record

MOST = 900
"""More actions than a game of any title takes."""
GONE = r"WebSocket connection .*(failed|closed)|ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE"
"""What a page complains of while its server is down."""
SHORT = {"twisty": {"option-short_game": "1"}}


class Process:
    """`tumblestar play` over a folder or a database, at one port through all its lives."""

    def __init__(self, place: Path | str) -> None:
        self.place = place
        self.port = _free_port()
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "tumblestar", "play", "--no-browser", "--port", str(self.port)]
        where = "TUMBLESTAR_DATA" if isinstance(self.place, Path) else "TUMBLESTAR_DATABASE"
        environment = {**os.environ, where: str(self.place), "TUMBLESTAR_PACE": "0"}
        self.running = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        assert self.running.stdout
        said = ""
        while self.address not in said:
            line = self.running.stdout.readline()
            assert line, f"the server does not start: {said}"
            said += line
        until = time.monotonic() + PATIENCE
        while True:  # it says where it is before it answers there
            try:
                return socket.create_connection(("127.0.0.1", self.port), PATIENCE).close()
            except OSError:
                assert time.monotonic() < until
                time.sleep(0.05)

    def end(self, how: signal.Signals) -> None:
        self.running.send_signal(how)
        self.running.wait(PATIENCE)
        assert self.running.stdout
        self.running.stdout.close()


def _free_port() -> int:
    """A port that nothing else gets by chance while the server is down: below those given to whoever asks for any."""
    for port in random.sample(range(20_000, 30_000), 50):
        with socket.socket() as tried:
            try:
                tried.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    pytest.fail("no port is free")


Start = Callable[[Path | str], Process]


@pytest.fixture
def start() -> Iterator[Start]:
    """`start(place)` starts a server that is stopped when the test ends."""
    made: list[Process] = []

    def start(place: Path | str) -> Process:
        made.append(Process(place))
        return made[-1]

    yield start
    for process in made:
        if process.running.poll() is None:
            process.end(signal.SIGTERM)


def check_end(ann: Page, bob: Page) -> None:
    """Both pages show the end of the same game."""
    both_see(ann, bob)
    assert is_over(ann)
    assert is_over(bob)
    text, other = (page.request.get(f"{page.url}/record").text() for page in (ann, bob))
    assert text == other
    record = read_record(text)
    assert (record.end, len(record.events)) == ("over", int(ann.evaluate(SHOWN)))


@slow
@pytest.mark.parametrize("game", ["shizzle", "twinkle_twinkle"])
def test_a_game_outlives_kills(
    start: Start, tmp_path: Path, open_page: OpenPage, expected_complaints: list[str], game: str
) -> None:
    expected_complaints.append(GONE)
    process = start(tmp_path / "data")
    ann, bob = open_page(reduced_motion="reduce"), open_page(reduced_motion="reduce")
    join(bob, new_table(ann, process.address, game, **SHORT.get(game, {})))
    played = 0
    for step in range(MOST):
        both_see(ann, bob)
        if is_over(ann):
            break
        if step in (5, 12):  # a graceful end, and the worst one; the pages come back by themselves
            before = ann.evaluate(SHOWN)
            process.end(signal.SIGTERM if step == 5 else signal.SIGKILL)
            expect(ann.locator("#connection")).to_be_visible()
            process.start()
            for page in (ann, bob):
                expect(page.locator("#connection")).to_be_hidden()
            both_see(ann, bob)
            assert ann.evaluate(SHOWN) == bob.evaluate(SHOWN) == before
        move(who_acts(ann, bob))
        played += 1
    check_end(ann, bob)
    assert played > 12


@slow
def test_a_game_at_two_processes_of_which_one_is_killed(
    start: Start, cluster: Cluster, open_page: OpenPage, expected_complaints: list[str]
) -> None:
    """They share a database: each reaches another process, and is not stopped by what happens to the other's."""
    expected_complaints.append(GONE)
    database = cluster.database()
    here, there = start(database), start(database)
    ann, bob = open_page(reduced_motion="reduce"), open_page(reduced_motion="reduce")
    link = new_table(ann, here.address, "twisty", **SHORT["twisty"])
    join(bob, link.replace(here.address, there.address))
    played = 0
    for step in range(MOST):
        both_see(ann, bob)
        if is_over(ann):
            break
        if step in (4, 9):
            killed, page = (here, ann) if step == 4 else (there, bob)
            killed.end(signal.SIGKILL)
            other = bob if page is ann else ann
            expect(page.locator("#connection")).to_be_visible()
            if other.locator(".status[data-yours]").count():
                move(other)
            killed.start()
            expect(page.locator("#connection")).to_be_hidden()
            both_see(ann, bob)
        if not is_over(ann):
            move(who_acts(ann, bob))
            played += 1
    check_end(ann, bob)
    assert played > 9
