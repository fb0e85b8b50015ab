"""Visits a server as a browser does and plays a game against a bot: `python visitor.py ADDRESS GAME PASSWORD`.

It needs only what tumblestar itself installs, so it runs in bare environments, too.
"""

import json
import random
import re
import sys
from http.cookiejar import CookieJar
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.sync.client import connect

from tumblestar.play import PROTOCOL

TIMEOUT = 60.0
MOST = 5_000
"""Messages in a game."""


def visit(address: str, game: str, bot: str = "greedy", password: str = "") -> int:
    """Opens the pages, makes a table, and acts on its WebSocket until the game ends; returns how many actions."""
    jar = CookieJar()
    opener = build_opener(HTTPCookieProcessor(jar))

    def get(path: str, **form: str) -> tuple[str, str]:
        request = Request(address + path, urlencode(form).encode() if form else None, {"Origin": address})
        try:
            answer = opener.open(request, timeout=TIMEOUT)
        except HTTPError as error:
            if error.code != 307:
                raise
            return get(error.headers["location"], **form)  # as browsers do: to be seen to keep cookies
        with answer:
            return answer.geturl(), answer.read().decode("utf-8", "replace")  # some files are no text

    if password:
        get("/password", password=password)
    _, shelf = get("/")
    for linked in re.findall(r'(?:href|src)="(/static/[^"]+)"', shelf):
        get(linked)
    assert "<form" in get(f"/new/{game}")[1]
    where, page = get(f"/new/{game}", **{"seats": "2", "seat-1": "me", "name-1": "Ann", "seat-2": f"bot:{bot}"})
    assert "<svg" in page, page[:500]
    table = re.fullmatch(r".*/table/([\w-]+)", where)
    assert table, where
    live = f"ws{address.removeprefix('http')}/live/{table[1]}?protocol={PROTOCOL}&as=json"
    assert all(each.secure == address.startswith("https") for each in jar)
    cookie = "; ".join(f"{each.name}={each.value}" for each in jar)
    rng, count = random.Random(7), 0
    with connect(live, origin=address, additional_headers={"Cookie": cookie}, max_size=None) as socket:  # type: ignore[arg-type]
        for _ in range(MOST):
            first, *_, news = map(json.loads, socket.recv(timeout=TIMEOUT).splitlines() * 2)
            assert "refused" not in first, first
            if news["type"] != "now":
                continue
            if news["end"] is not None:
                break
            if news["may_act"]:
                count += 1
                action = rng.choice(news["legal"])["action"]
                socket.send(json.dumps({"id": f"a{count}", "seen": news["n"], "do": "act", "action": action}))
        else:
            raise AssertionError("the game does not end")
    record = get(f"/table/{table[1]}/record")[1]
    assert "end:" in record or "seed:" in record, record[:500]
    return count


if __name__ == "__main__":
    print(visit(sys.argv[1], sys.argv[2], password=sys.argv[3]), "actions played")  # noqa: T201
