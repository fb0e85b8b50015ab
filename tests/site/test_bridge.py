"""The bridge between the page and the application: requests, sockets, links below a path, errors."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tumblestar import bots
from tumblestar.days import Result, first_and_last
from tumblestar.games import working
from tumblestar.server.app import make_app as make_server
from tumblestar.server.security.identity import introduce
from tumblestar.server.sockets.connection import PROTOCOL
from tumblestar.server.storage.store import Store
from tumblestar.server.web import day_page
from tumblestar.site.app import make_app
from tumblestar.site.bridge import VISITOR, Bridge
from tumblestar.words import say

FORM = ("content-type", "application/x-www-form-urlencoded")
Posted = list[tuple[int, str, str, int]]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store.open(tmp_path)
    yield opened
    opened.close()


def run(
    store: Store,
    work: Callable[[Bridge, Posted], Awaitable[None]],
    base: str = "/",
    server: str = "",
    languages: str = "",
    home: str = "",
) -> None:
    async def running() -> None:
        await introduce(store, VISITOR)
        posted = Posted()
        app = make_app(store, server, home=home)
        await work(
            Bridge(app, lambda *message: posted.append(message), "https://games.example", base, languages), posted
        )
        await app.state.registry.close()

    asyncio.run(running())


async def new_table(bridge: Bridge, game: str = "shizzle", base: str = "") -> str:
    """Makes a table of two people at the device; returns its address."""
    fields = b"seats=2&seat-1=me&name-1=Ann&seat-2=person&name-2=Bob&chance=seed&seed=site"
    status, headers, _ = await bridge.request("POST", f"{base}/new/{game}", [FORM], fields)
    assert status == 303
    return dict(headers)["location"]


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not condition():
            await asyncio.sleep(0.01)


def test_a_table_is_made_shown_and_played_at_by_a_socket(store: Store) -> None:
    async def work(bridge: Bridge, posted: Posted) -> None:
        address = await new_table(bridge)
        status, headers, body = await bridge.request("GET", address, [("accept-language", "fr")], b"")
        assert status == 200
        assert 'data-site="yes"' in body.decode()
        assert 'lang="fr"' in body.decode()
        assert "frame-ancestors 'self'" in dict(headers)["content-security-policy"]
        bridge.open(1, address.replace("/table/", "/live/") + "?protocol=3")
        await until(lambda: len(posted) >= 2)
        assert posted[0] == (1, "open", "", 0)
        live = json.loads(posted[1][2])["n"]
        table = bridge_table(bridge, address)
        bridge.take(1, json.dumps({"id": "a", "seen": live, "do": "act", "action": table.game.legal(table.state)[0]}))
        await until(lambda: any('"answer":"a"' in text for _, _, text, _ in posted))
        assert next(json.loads(text) for _, _, text, _ in posted if '"answer":"a"' in text)["ok"]
        assert table.live > live
        bridge.close(1)

    run(store, work)


def test_a_socket_speaks_the_language_of_the_browser(store: Store) -> None:
    async def work(bridge: Bridge, posted: Posted) -> None:
        address = await new_table(bridge)
        bridge.open(1, address.replace("/table/", "/live/") + "?protocol=0")
        await until(lambda: len(posted) >= 2)
        assert json.loads(posted[1][2])["refused"]["words"] == say("fr", "refused-protocol", spoken=PROTOCOL)

    run(store, work, languages="fr-CH, en;q=0.8")


def bridge_table(bridge: Bridge, address: str) -> Any:
    return bridge._app.state.registry.find(address.rsplit("/", 1)[1])


def test_a_socket_of_no_table_is_closed(store: Store) -> None:
    async def work(bridge: Bridge, posted: Posted) -> None:
        bridge.open(7, "/live/nowhere?protocol=3")
        await until(lambda: bool(posted))
        assert posted == [(7, "close", "", 1006)]

    run(store, work)


def test_links_lead_below_the_path_of_the_site(store: Store) -> None:
    async def work(bridge: Bridge, posted: Posted) -> None:
        _, _, body = await bridge.request("GET", "/box/", [], b"")
        text = body.decode()
        assert 'href="/box/new/twisty"' in text
        assert 'src="/box/static/' in text
        assert 'href="/' not in text.replace('href="/box/', "")
        address = await new_table(bridge, base="/box")
        assert address.startswith("/box/table/")
        _, _, body = await bridge.request("GET", address, [], b"")
        assert 'data-live="/box/live/' in body.decode()
        bridge.open(1, address.replace("/table/", "/live/") + "?protocol=3")
        await until(lambda: len(posted) >= 2)
        assert 'href=\\"/table' not in posted[1][2]
        _, headers, _ = await bridge.request("GET", "/box/day", [], b"")
        _, _, body = await bridge.request("GET", dict(headers).get("location", "/box/day"), [], b"")
        assert 'data-from="/box/day/history"' in body.decode()

    run(store, work, base="/box/")


def test_every_game_has_its_pages_and_only_bots_that_hold(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "is_fast", lambda: False)

    async def work(bridge: Bridge, posted: Posted) -> None:
        for game in working():
            for page in ("new", "rules", "puzzles", "analysis"):
                if page == "puzzles" and not game.has_module("puzzles"):
                    continue
                status, _, body = await bridge.request("GET", f"/{page}/{game.name}", [], b"")
                assert status == 200, (page, game.name)
                if page == "new":
                    text = body.decode()
                    assert {b for b in bots.of(game) if f'value="bot:{b}"' in text} == set(bots.holding(game))
                    assert 'value="friend"' not in text

    run(store, work)


def test_links_to_send_lead_through_the_shell_of_the_site(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    home = "https://games.example/box/"

    async def results(*_: object) -> dict[str, Result]:
        return {"duel": Result("duel", "won", (7, 5))}

    monkeypatch.setattr(day_page, "_results", results)

    async def work(bridge: Bridge, posted: Posted) -> None:
        day = first_and_last()[0]
        for address, shown in (
            (
                "/deal/shizzle?seats=me,greedy&seed=rain",
                f'value="{home}#/deal/shizzle?seed=rain&amp;seats=me%2Cgreedy"',
            ),
            ("/analysis/twisty?seats=2", f'value="{home}#/analysis/twisty'),
            (f"/day/{day}", f"{home}#/day/{day}</textarea>"),
        ):
            status, _, body = await bridge.request("GET", f"/box{address}", [], b"")
            assert status == 200
            assert shown in body.decode(), address

    run(store, work, base="/box/", home=home)


@pytest.mark.parametrize("server", ["", "https://play.example"])
def test_with_friends_says_what_a_server_brings_or_where_there_is_one(store: Store, server: str) -> None:
    async def work(bridge: Bridge, posted: Posted) -> None:
        _, _, body = await bridge.request("GET", "/friends", [], b"")
        assert (f'href="{server}"' in body.decode()) == bool(server)
        assert ("tumblestar serve" in body.decode()) == (not server)

    run(store, work, server=server)


def test_what_only_a_server_has_is_not_there(store: Store) -> None:
    async def work(bridge: Bridge, posted: Posted) -> None:
        for page in ("/lobby", "/api", "/metrics", "/api/v1/games", "/no/where"):
            status, _, body = await bridge.request("GET", page, [], b"")
            assert status == 404
            assert "<h1>" in body.decode()
        _, _, body = await bridge.request("GET", "/", [], b"")
        assert not {link for link in ("/lobby", "/api", "/install", "/mine") if f'href="{link}"' in body.decode()}

    run(store, work)


def test_records_travel_between_the_site_and_a_server(store: Store, tmp_path: Path) -> None:
    texts: list[bytes] = []

    async def export(bridge: Bridge, posted: Posted) -> None:
        address = await new_table(bridge)
        status, headers, body = await bridge.request("GET", f"{address}/record", [], b"")
        assert status == 200
        assert "attachment" in dict(headers)["content-disposition"]
        texts.append(body)

    run(store, export)
    served = Store.open(tmp_path / "server")
    with TestClient(make_server(served, limits=False), base_url="http://localhost") as client:
        answer = client.post(
            "/tables/open", files={"file": ("game.txt", texts[0])}, headers={"origin": "http://localhost"}
        )
        assert answer.status_code == 200
        back = client.get(f"{answer.url.path}/record").content

    async def bring(bridge: Bridge, posted: Posted) -> None:
        body = (
            b'--x\r\ncontent-disposition: form-data; name="file"; filename="game.txt"\r\n\r\n' + back + b"\r\n--x--\r\n"
        )
        kind = ("content-type", "multipart/form-data; boundary=x")
        status, headers, _ = await bridge.request("POST", "/tables/open", [kind], body)
        assert status == 303
        assert (await bridge.request("GET", dict(headers)["location"], [], b""))[0] == 200

    run(store, bring)
