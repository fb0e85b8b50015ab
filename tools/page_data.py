"""Serves a data folder by `tumblestar` of any interpreter, and makes one with tables of all kinds, for `page_dumps`.

Everything is done as browsers and programs do it, by forms and by the API, so that it works with any version.
"""

from __future__ import annotations

import http.client
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from html import unescape
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlencode, urljoin

HOST = "localhost"
"""The host that is asked for, without the port: addresses on pages and in QR codes begin with it."""
GAMES = ("shizzle", "twinkle", "twinkle_twinkle", "twisty")
DEAL = "/deal/{}?seed=page+dumps&seats=me,greedy"
"""The address at which somebody's game of a deal begins, or is found again."""
DAY = "/day/2026-11-24"
"""A day that has begun everywhere, as has the next: its page has links to both."""
OF_TABLE = ("", "?at=64", "/record", "/verify", "/picture", "/card", "/review", "/analysis?at=64")
"""What there is of every table, below its address."""
OF_FINISHED = (
    *OF_TABLE,
    "?play",
    "/review/retry",
    "/review/retry?least=1&k=2",
    "/review/parts",
    "/share",
    "/share/png",
)
PATIENCE = 300.0
"""Seconds within which a review and win shares are worked out."""

# ------------------------------------------------------------------------------------------------ a server


class Answer(NamedTuple):
    """A server's answer; the names of headers are in small letters."""

    status: int
    headers: list[tuple[str, str]]
    body: bytes

    @property
    def text(self) -> str:
        """The body as text."""
        return self.body.decode()

    def header(self, name: str) -> str:
        """The last value of a header, or an empty string."""
        return dict(self.headers).get(name, "")


class Visitor:
    """Somebody who asks a server, with the cookies and the token that they have."""

    def __init__(self, port: int, cookies: dict[str, str] | None = None, token: str = "") -> None:
        self.port, self.cookies, self.token, self.language = port, cookies or {}, token, "en"

    @property
    def cookie(self) -> str:
        """The cookies as a header."""
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    def send(self, method: str, path: str, body: str = "", kind: str = "") -> Answer:
        """Sends a request over a connection of its own, and ignores cookies of the answer."""
        headers = {"Host": HOST, "Origin": f"http://{HOST}", "Accept-Language": self.language, "Cookie": self.cookie}
        headers |= {
            "Content-Type": kind,
            "Authorization": f"Bearer {self.token}" if path.startswith("/api/v1/") else "",
        }
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        connection.request(method, path, body.encode(), {name: value for name, value in headers.items() if value})
        response = connection.getresponse()
        named = [(name.lower(), value) for name, value in response.getheaders()]
        answer = Answer(response.status, named, response.read())
        connection.close()
        return answer

    def get(self, path: str) -> Answer:
        """Asks for a page."""
        return self.send("GET", path)

    def post(self, path: str, **fields: str) -> Answer:
        """Sends a form, and keeps the cookies; once more where the server wants to see whether they are kept."""
        answer = self.send("POST", path, urlencode(fields), "application/x-www-form-urlencoded")
        pairs = (value.partition(";")[0].partition("=") for name, value in answer.headers if name == "set-cookie")
        self.cookies |= {name: value for name, _, value in pairs}
        return self.post(answer.header("location"), **fields) if answer.status == 307 else answer

    def submit(self, path: str, **fields: str) -> str:
        """Sends a form that leads to another page, and returns its path."""
        answer = self.post(path, **fields)
        if answer.status != 303:
            raise SystemExit(f"POST {path} was answered with {answer.status}: {answer.text[-2000:]}")
        return answer.header("location")

    def call(self, path: str, **fields: Any) -> Any:
        """Calls the API, with fields by POST."""
        method, body, kind = ("POST", json.dumps(fields), "application/json") if fields else ("GET", "", "")
        answer = self.send(method, f"/api/v1/{path}", body, kind)
        if answer.status >= 400:
            raise SystemExit(f"{path} was answered with {answer.status}: {answer.text}")
        return json.loads(answer.body)


@contextmanager
def served(folder: Path, python: str) -> Iterator[int]:
    """Serves a data folder, without pauses and limits, and yields the port."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("TUMBLESTAR_")}
    options = ["--port", "0", "--data", str(folder), "--limits", "off", "--pace", "0", "--grace", "86400"]
    with tempfile.TemporaryFile("w+") as log:
        command = [python, "-m", "tumblestar", "serve", *options]
        process = subprocess.Popen(command, env=environment | {"LANG": "en"}, stdout=log, stderr=log)
        try:
            yield _port_of(process, log)
        finally:
            process.terminate()
            process.wait(60)
            log.seek(0)
            if "Traceback" in (text := log.read()):
                print(text, file=sys.stderr)


def _port_of(process: subprocess.Popen[bytes], log: Any) -> int:
    """The port of a server, as soon as its log names it. Raises SystemExit if it does not start."""
    while True:
        log.seek(0)
        text = log.read()
        if match := re.search(r"http://\S+?:(\d+)", text):
            return int(match[1])
        if process.poll() is not None:
            raise SystemExit(f"the server did not start:\n{text}")
        time.sleep(0.1)


def wait_until_complete(visitor: Visitor, path: str) -> None:
    """Waits until what a page shows is worked out: a review, or win shares by an evaluator that is compiled."""
    if re.fullmatch(r"/table/[^/]+/review", path):
        asked_for = f"{path}/parts"
    elif path.startswith("/analysis/") and "values=1" in path:
        asked_for = path.replace("?", "/values?")
    else:
        return
    until = time.monotonic() + PATIENCE
    while (answer := visitor.get(asked_for)).status == 200:
        content = json.loads(answer.body)
        hints = content.get("parts", {}).get("analysis-values", "").count('class="hint"')  # two while they are rough
        if content["done"] and hints < 2:
            return
        if time.monotonic() > until:
            raise SystemExit(f"{path} does not get complete")
        time.sleep(0.2)


# ------------------------------------------------------------------------------------------------ the data


def make_data(folder: Path, python: str) -> None:
    """Makes a data folder, with `visitors.json`, the cookies and tokens, and `pages.json`, what to look at.

    The owner has most tables, and the friend plays at some of them.
    """
    if folder.exists():
        raise SystemExit(f"{folder} is there already")
    folder.mkdir(parents=True)
    with served(folder, python) as port:
        visitors = {"owner": Visitor(port), "friend": Visitor(port)}
        for visitor, name in zip(visitors.values(), ("Ann", "Bea <b>&"), strict=True):
            visitor.submit("/settings", name=name, back="/")
            fields = {"name": "for dumps", "for": "me", "scope-read": "1", "scope-play": "1", "scope-tables": "1"}
            visitor.token = re.findall(r'value="(tms_[^"]+)"', visitor.post("/tokens", **fields).text)[0]
        pages = dict[str, list[str]](owner=_campaign_and_day(visitors["owner"]), friend=[])
        for game in GAMES:
            for name, paths in _tables(game, **visitors).items():
                pages[name] += paths
        pages["owner"] += [path for game in GAMES for path in _other_pages(game, visitors["owner"])]
        for name, paths in pages.items():
            for path in paths:
                wait_until_complete(visitors[name], path)
    known = {name: {"cookies": visitor.cookies, "token": visitor.token} for name, visitor in visitors.items()}
    for name, content in (("visitors", known), ("pages", pages)):
        (folder / f"{name}.json").write_text(json.dumps(content, indent=1) + "\n", "utf-8")


def _tables(game: str, owner: Visitor, friend: Visitor) -> dict[str, list[str]]:
    """Makes tables of a game, and returns the pages to look at for each visitor.

    Both have played the same deal, and the owner has uploaded the friend's record. Of three tables of both, one has
    ended, one goes on, and one waits.
    """
    deal = DEAL.format(game)
    own, other = owner.submit(deal), friend.submit(deal)
    play([owner], own)
    play([friend], other)
    file = 'Content-Disposition: form-data; name="file"; filename="a.txt"'
    body = f"--part\r\n{file}\r\n\r\n{friend.get(f'{other}/record').text}\r\n--part--\r\n"
    upload = owner.send("POST", "/tables/open", body, "multipart/form-data; boundary=part").header("location")
    form = {"seats": "2", "seat-1": "me", "name-1": "Ann", "seat-2": "friend", "chance": "sealed", "together": "1"}
    form |= {"chat": "1", "watchers": "1", "listed": "1"}
    ended, going, waiting = (owner.submit(f"/new/{game}", **form, clock=clock) for clock in ("none", "none", "turn-60"))
    for table, most in ((ended, 6), (going, 5)):
        friend.submit(f"/lobby/{_id(table)}", seat="2", name="Bea <b>&", salt="my words")
        owner.call(f"tables/{_id(table)}/say", id="s1", text="Hello <i>you</i>")
        friend.call(f"tables/{_id(table)}/say", id="s2", phrase="chat-hello")
        play([owner, friend], table, most)
    friend.call(f"tables/{_id(ended)}/resign", id="r1", seen=friend.call(f"tables/{_id(ended)}")["n"])
    secret = re.findall(r"/(?:join|watch)/[\w-]+", "".join(owner.get(table).text for table in (going, waiting)))
    common = [deal, f"{deal}&from={_id(own)}", f"/lobby/{_id(waiting)}", f"/lobby/{_id(going)}", *dict.fromkeys(secret)]
    finished, unfinished = (own, upload, ended), (going, waiting)
    pages = [
        table + more
        for tables, ways in ((finished, OF_FINISHED), (unfinished, OF_TABLE))
        for table in tables
        for more in ways
    ]
    known = [table + more for table in (other, ended, going) for more in ("", "?at=64", "/review")]
    return {"owner": [*common, *pages, other], "friend": [*common, *known, own, waiting]}


def _other_pages(game: str, owner: Visitor) -> list[str]:
    """Steps of a tutorial, puzzles, positions and a score pad of a game."""
    pages, step = list[str](), 1
    while owner.get(lesson := f"/learn/{game}?step={step}").status == 200:
        pages.append(lesson)
        step += 1
    puzzle, untried = (owner.get(f"/puzzles/{game}/next").header("location") for _ in range(2))
    pages += [puzzle, owner.submit(puzzle, give="1"), untried]
    analysis = owner.get(f"{owner.submit(DEAL.format(game))}/analysis?at=64").header("location")
    pages += [analysis, f"{analysis}&edit=1", f"{analysis}&values=1"]
    pad = f"/score/{game}"
    for n in range(12):  # its links make entries, or ask for more
        links = [urljoin(pad, unescape(link)) for link in re.findall(r'href="(\?[^"]+)"', owner.get(pad).text)]
        longer = [link for link in links if len(link) > len(pad)]
        pad = random.Random(n).choice(longer) if longer else pad
    return [*pages, pad, pad.replace("?", "/picture?")]


def _campaign_and_day(owner: Visitor) -> list[str]:
    """Tries a level of the campaign and a day's challenges, and returns the pages to look at."""
    level, *day = (
        owner.submit(path, level="1")
        for path in ("/campaign/twinkle/play", *(f"{DAY}/{kind}" for kind in ("level", "duel", "chart")))
    )
    play([owner], level)
    play([owner], day[0])
    play([owner], day[1], 3)
    return [DAY, f"{DAY}/card", level, f"{level}/review", *day]


def play(players: Sequence[Visitor], path: str, most: int = 2000) -> None:
    """Plays so many actions at random at a table, or until the game has ended."""
    rng, count, table = random.Random(most), 0, f"tables/{_id(path)}"
    while count < most:
        views = [(player, player.call(table)) for player in players]
        if views[0][1]["end"] is not None:
            return
        player, view = next((pair for pair in views if pair[1]["may_act"]), views[0])
        if view["may_act"]:
            count += 1
            action = rng.choice(view["legal"])["action"]
            player.call(f"{table}/act", id=f"a{count}", seen=view["n"], action=action)
        else:  # a bot acts
            time.sleep(0.02)


def _id(path: str) -> str:
    """The ID of a table by its path."""
    return path.rpartition("/")[2]
