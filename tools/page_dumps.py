"""Writes every page of a server to files, and compares two such dumps: a refactoring changes none.

    python -m tools.page_dumps data FOLDER         makes a data folder with tables of all kinds
    python -m tools.page_dumps dump FOLDER OUT     serves a copy of it, and writes each page in each language
    python -m tools.page_dumps compare OUT1 OUT2   lists the pages that differ; exits with 1 if any do

`data` and `dump` take `--python PYTHON`, the interpreter whose `tumblestar` is served: that of another tree or of an
installed wheel. `dump --languages en,fr` writes fewer languages.

Four visitors ask: the owner of most tables, who follows links as well, a friend who plays there, a stranger without a
cookie, and a program with a token. A file has the address, the status and headers, then HTML and SVG with one element
a line, JSON indented, and of pictures the digest. What differs between two runs of one program is replaced or left out.
"""

from __future__ import annotations

import argparse
import difflib
import hashlib
import json
import re
import shutil
import socket
import sys
import tempfile
import time
from collections import Counter, deque
from collections.abc import Iterable, Sequence
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, urljoin

from tools.page_data import GAMES, HOST, Answer, Visitor, make_data, served, wait_until_complete

LANGUAGES = "en,da,de,es,fr,it,nl,pt,ru,sv"
PUBLIC = (
    *"/ /tables /lobby /day /puzzles /mine /mine/stats /install /carry /tokens /api /shared /shared/embed".split(),
    *"/campaign/twinkle /campaign/twinkle?level=2 /campaign/twinkle/progress /mine/stats.csv /mine/data".split(),
    *"/lobby?name=bea /lobby?game=twisty /day/history?streak=2&longest=3&days=2026-11-23:3,2026-11-24:4".split(),
    *"/health /ready /password /offline /manifest.webmanifest /service-worker.js /api/openapi.json".split(),
    *(f"/{kind}/{game}" for game in GAMES for kind in "new rules learn score analysis puzzles card".split()),
    *(f"/rules/{game}/summary" for game in GAMES),
)
"""Pages for everybody."""
ERRORS = (
    *"/nowhere /table/nobody /lobby/nobody /join/nobody /watch/nobody /bring/nobody /new/chess /puzzle/none".split(),
    *"/day/9999-01-01 /day/never /learn/twisty/none /deal/shizzle /deal/shizzle?seats=me,chess&seed=x".split(),
    *"/analysis/twisty?start=wrong /analysis/twisty?line=wrong /score/shizzle?dice=wrong".split(),
)
"""Addresses that lead nowhere."""
REFUSED = {
    **{f"/new/{game}": {"seats": "99", "seat-1": "cat", "chance": "none", "clock": "sundial"} for game in GAMES},
    "/tables/open": {},
    "/campaign/twinkle/progress": {},
    "/score/twinkle_twinkle/read": {},
    "/campaign/twinkle/own": {"red": "1"},
    "/tokens": {"for": "me"},
    "/settings": {"name": "x" * 99},
    "/carry": {"code": "wrong"},
    "/analysis/twisty/play": {"as": "9"},
    "/": {},
}
"""Forms that change nothing, by their paths."""
CALLS = (
    "me games puzzles?game=shizzle tables tables?game=twisty records tables/nobody tables?game=chess nowhere".split()
)
"""Calls of the API, below /api/v1/; each table has others."""
RANDOM = re.compile(r"/day|/puzzles/\w+/next.*|/analysis/\w+/roll.*")
"""Addresses that lead elsewhere each time or each day: of their answers only the status is kept."""
LEFT_OUT = re.compile(
    r"/static/.*|/day/.*|/metrics|/analysis/\w+/values.*|/table/[^/]+/share/film.*|.*[?&]lang=.*|//.*"
)
"""Links that are not followed. Pages of days have links to others, as soon as these have begun."""
MOST, MOST_OF_PATH = 3, 12
"""Links of one pattern that are followed, and of one whatever the fields of its query."""
LOADS = 20
"""Requests after which a list knows all its tables."""
HEADERS = ("date", "content-length", "server", "connection", "transfer-encoding", "etag")
"""Headers that say nothing of a page."""
MASKS = (
    (r"/(static|cover)/[0-9a-f]{12,}/", r"/\1/VERSION/"),
    (r'(VERSION = )"[0-9a-f]{12}"', r'\1"VERSION"'),
    (r'^ "(print|now)": ("[^"]*"|\d+)', r' "\1": "NOW"'),
    (r"data-print=\S+", "data-print=NOW"),
    (r'(<input name="seal" type="hidden" value=)"[^"]*"', r'\1"SEAL"'),
)
"""What differs between two runs: versions of static files, marks of a moment, the secret of a form."""
COMMITMENT = re.compile(r"\b[0-9a-f]{64}\b")
"""What a form for a new table promises; elsewhere it is a table's own."""

# ------------------------------------------------------------------------------------------------ answers as text


class Lines(HTMLParser):
    """Has HTML or SVG as lines: an element each, with its attributes sorted, and texts with their spaces."""

    def __init__(self, html: str) -> None:
        super().__init__(convert_charrefs=True)
        self.lines: list[str] = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Adds the start of an element."""
        named = sorted(name if value is None else f"{name}={_quoted(value)}" for name, value in attrs)
        self.lines.append(f"<{' '.join((tag, *named))}>")

    def handle_endtag(self, tag: str) -> None:
        """Adds the end of an element."""
        self.lines.append(f"</{tag}>")

    def handle_data(self, data: str) -> None:
        """Adds a text; of a time that is told by how long ago it was, only that there is one."""
        is_ago = bool(self.lines) and self.lines[-1].startswith("<time data-ago ")
        self.lines.append("AGO" if is_ago else _quoted(data))

    def handle_decl(self, decl: str) -> None:
        """Adds the document type."""
        self.lines.append(f"<!{decl}>")


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _with_lines(value: Any) -> Any:
    """JSON whose texts of HTML are lists of lines."""
    if isinstance(value, dict):
        return {key: _with_lines(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_with_lines(item) for item in value]
    return Lines(value).lines if isinstance(value, str) and value.startswith("<") else value


def masked(text: str) -> str:
    """A text without what differs between two runs."""
    for pattern, replacement in MASKS:
        text = re.sub(pattern, replacement, text, flags=re.MULTILINE)
    return text


def normalised(address: str, answer: Answer) -> str:
    """An answer as the text of a file: the same for the same page."""
    if RANDOM.fullmatch(address):
        return f"{address}\n{answer.status}\n"
    kind = answer.header("content-type").partition(";")[0]
    lines = [address, str(answer.status)]
    lines += sorted(f"{name}: {value}" for name, value in answer.headers if name not in HEADERS)
    if kind.startswith("image/") and kind != "image/svg+xml":
        lines.append(hashlib.sha256(answer.body).hexdigest())
    elif kind in ("text/html", "image/svg+xml"):
        lines += Lines(answer.text).lines
    elif kind.endswith(("/json", "+json")):
        lines.append(json.dumps(_with_lines(json.loads(answer.body)), indent=1, ensure_ascii=False))
    else:
        lines.append(answer.text)
    text = masked("\n".join(lines) + "\n")
    return COMMITMENT.sub("COMMITMENT", text) if re.match(r"(POST )?/new/", address) else text


def pattern_of(address: str) -> str:
    """What addresses of one kind have in common: the path without IDs, and the names of the query's fields."""
    path, _, query = address.partition("?")
    parts = ("*" if re.search(r"[\dA-Z-]", part) else part for part in path.split("/"))
    return "/".join(parts) + "?" + "&".join(sorted({name for name, _ in parse_qsl(query, keep_blank_values=True)}))


def links_in(address: str, answer: Answer) -> list[str]:
    """The addresses on the same server that a page or a redirect leads to or has pictures and parts from."""
    links = [answer.header("location")]
    if answer.header("content-type").startswith("text/html"):
        links += re.findall(r'\b(?:href|src|srcset|data-parts|data-from)="([^"#]+)', answer.text)
    origin = f"http://{HOST}"
    joined = (urljoin(origin + address, unescape(link)) for link in links if link)
    return [link.removeprefix(origin) for link in joined if link.startswith(f"{origin}/")]


# ------------------------------------------------------------------------------------------------ the dump


class Dump:
    """The files of a dump in one language."""

    def __init__(self, folder: Path, language: str) -> None:
        self.folder, self.language, self.count = folder / language, language, 0

    def write(self, who: str, address: str, answer: Answer) -> None:
        """Writes a file, whose name has the address as far as there is room."""
        name = masked(address)
        digest = hashlib.sha256(name.encode()).hexdigest()[:8]
        file = self.folder / who / f"{re.sub(r'[^A-Za-z0-9_.=-]+', '_', address)[:100]}-{digest}.txt"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(normalised(address, answer), "utf-8")
        self.count += 1

    def get(self, who: str, visitor: Visitor, addresses: Iterable[str], most: int = 0) -> None:
        """Writes pages, and of those that they lead to, directly or not, the first `most` of each pattern."""
        waiting, counts = deque(dict.fromkeys(addresses)), Counter[str]()
        known = set(waiting)
        while waiting:
            address = waiting.popleft()
            wait_until_complete(visitor, address)
            self.write(who, address, answer := visitor.get(address))
            for link in links_in(address, answer) if most and not RANDOM.fullmatch(address) else ():
                if link not in known and not LEFT_OUT.fullmatch(link):
                    known.add(link)
                    path = (pattern := pattern_of(link)).partition("?")[0]
                    counts.update((pattern, path))
                    if counts[pattern] <= most and counts[path] <= MOST_OF_PATH:
                        waiting.append(link)

    def all(self, visitors: dict[str, Visitor], pages: dict[str, list[str]]) -> None:
        """Writes what each visitor sees. Win shares come last, when their evaluators are likely to be compiled."""
        for visitor in visitors.values():
            visitor.language = self.language
        owner = visitors["owner"]
        rated = [page for page in pages["owner"] if "values=1" in page]
        self.get("owner", owner, [*PUBLIC, *ERRORS, *(page for page in pages["owner"] if page not in rated)], MOST)
        self.get("friend", visitors["friend"], [*PUBLIC, *pages["friend"]])
        self.get("stranger", visitors["stranger"], [*PUBLIC, *pages["friend"]])
        for path, fields in REFUSED.items():
            self.write("owner", f"POST {path}", owner.post(path, **fields))
        tables = [f"tables/{path.rpartition('/')[2]}" for path in _tables(pages["owner"])]
        calls = [*CALLS, *(table + more for table in tables for more in ("", "/record", "/review", "/chat"))]
        self.get("program", visitors["program"], [f"/api/v1/{call}" for call in calls])
        self.get("owner", owner, rated)


def _tables(pages: Iterable[str]) -> list[str]:
    """The paths of tables among those of pages."""
    return [page for page in pages if re.fullmatch(r"/table/[^/?]+", page)]


def _prepare(visitor: Visitor, pages: Sequence[str]) -> None:
    """Has a server load and work out what its pages show once it is there, or begin with what takes longer.

    Lists of tables load a few at each request; statistics have what reviews were opened; win shares need compilation.
    """
    for page in ("/tables", "/lobby") * LOADS:
        visitor.get(page)
    for page in _tables(pages):
        wait_until_complete(visitor, f"{page}/review")
    for page in pages:
        if "values=1" in page:
            visitor.get(page.replace("?", "/values?"))


def dump(folder: Path, out: Path, python: str, languages: Sequence[str]) -> None:
    """Writes all pages of a copy of a data folder."""
    if out.exists():
        raise SystemExit(f"{out} is there already")
    known, pages = (json.loads((folder / f"{name}.json").read_text("utf-8")) for name in ("visitors", "pages"))
    with tempfile.TemporaryDirectory() as temporary:
        shutil.copytree(folder, copy := Path(temporary) / "data")
        with served(copy, python) as port:
            visitors = {name: Visitor(port, **secrets) for name, secrets in known.items()}
            visitors |= {"stranger": Visitor(port), "program": Visitor(port, token=visitors["owner"].token)}
            for name in known:
                _prepare(visitors[name], pages[name])
            for language in languages:
                begin, files = time.monotonic(), Dump(out, language)
                files.all(visitors, pages)
                print(f"{language}: {files.count} files in {time.monotonic() - begin:.0f} s", flush=True)
            if "en" in languages:  # after all pages, on which open sockets may show
                visitors["owner"].language = "en"
                _messages(Dump(out, "en"), visitors["owner"], _tables(pages["owner"]))


def _messages(files: Dump, visitor: Visitor, tables: Iterable[str]) -> None:
    """Writes the first messages at each table: the refusal of a page that is too old, a page's, and a program's."""
    from websockets.sync.client import connect

    headers = {"Cookie": visitor.cookie, "Accept-Language": visitor.language}
    for path in (table for table in tables if visitor.get(table).status == 200):
        protocol = 0
        for query in ("as=old", "seen=0", "as=json"):
            address = f"/live{path.removeprefix('/table')}?{query}&protocol={protocol}"
            line, origin = socket.create_connection(("127.0.0.1", visitor.port)), f"http://{HOST}"
            with connect(f"ws://{HOST}{address}", sock=line, origin=origin, additional_headers=headers) as live:
                message = str(live.recv(60))
            protocol = protocol or json.loads(message)["protocol"]
            files.write("owner", address, Answer(101, [("content-type", "application/json")], message.encode()))


# ------------------------------------------------------------------------------------------------ the comparison


def differences(first: Path, second: Path) -> list[str]:
    """The names of the files, within both folders, that differ or that only one has."""
    names = {str(file.relative_to(folder)) for folder in (first, second) for file in folder.rglob("*.txt")}
    return sorted(name for name in names if _text(first / name) != _text(second / name))


def _text(file: Path) -> str:
    return file.read_text("utf-8") if file.is_file() else ""


def compare(first: Path, second: Path) -> int:
    """Lists the pages that differ, and how the first does; returns the exit status."""
    for folder in (first, second):
        if not any(folder.rglob("*.txt")):
            raise SystemExit(f"{folder} has no pages")
    names = differences(first, second)
    for name in names:
        old, new = _text(first / name), _text(second / name)
        how = "" if old and new else f" (only in {first if old else second})"
        print(f"{Path(name).parent} {(old or new).partition(chr(10))[0][:100]}{how}")
    if names:
        texts = (_text(folder / names[0]).splitlines() for folder in (first, second))
        different = difflib.unified_diff(*texts, str(first / names[0]), str(second / names[0]), n=2, lineterm="")
        print("", *[line[:300] for line in different][:40], sep="\n")
    print(f"{len(names)} pages differ" if names else "no difference")
    return int(bool(names))


def main() -> int:
    """Runs a command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    for name, paths in (("data", ("folder",)), ("dump", ("folder", "out")), ("compare", ("first", "second"))):
        command = commands.add_parser(name)
        for path in paths:
            command.add_argument(path, type=Path)
        if name != "compare":
            command.add_argument("--python", default=sys.executable, help="the interpreter whose tumblestar is served")
        if name == "dump":
            command.add_argument("--languages", default=LANGUAGES, help="with commas between")
    given = parser.parse_args()
    if given.command == "compare":
        return compare(given.first, given.second)
    if given.command == "data":
        make_data(given.folder, given.python)
    else:
        dump(given.folder, given.out, given.python, given.languages.split(","))
    return 0


if __name__ == "__main__":
    sys.exit(main())
