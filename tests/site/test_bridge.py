"""The bridge between the page and the application: requests, sockets, links below a path, errors."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import cast

import pytest
from starlette.testclient import TestClient

from tumblestar import bots
from tumblestar.app.app import make_app as make_server
from tumblestar.features.days import day_page
from tumblestar.features.days.days import Result, first_and_last
from tumblestar.games import working
from tumblestar.play import PROTOCOL
from tumblestar.security.identity import introduce
from tumblestar.site.app import make_app
from tumblestar.site.in_browser import VISITOR, Bridge, bear_the_past
from tumblestar.storage.store import Store
from tumblestar.words import say

pytestmark = pytest.mark.anyio
FORM = ("content-type", "application/x-www-form-urlencoded")
Posted = list[tuple[int, str, str, int]]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store.open(tmp_path)
    yield opened
    opened.close()


@asynccontextmanager
async def bridged(
    store: Store, base: str = "/", server: str = "", languages: str = "", home: str = ""
) -> AsyncIterator[tuple[Bridge, Posted]]:
    await introduce(store, VISITOR)
    posted, app = Posted(), make_app(store, server, home=home)
    yield Bridge(app, lambda *message: posted.append(message), "https://games.example", base, languages), posted
    await app.services.registry.close()


async def get(bridge: Bridge, address: str, *headers: tuple[str, str]) -> tuple[int, dict[str, str], str]:
    status, answered, body = await bridge.request("GET", address, headers, b"")
    return status, dict(answered), body.decode()


async def new_table(bridge: Bridge, base: str = "") -> str:
    """Makes a table of two people at the device; returns its address."""
    fields = b"seats=2&seat-1=me&name-1=Ann&seat-2=person&name-2=Bob&chance=seed&seed=site"
    status, headers, _ = await bridge.request("POST", f"{base}/new/shizzle", [FORM], fields)
    assert status == 303
    return dict(headers)["location"]


def open_line(bridge: Bridge, address: str, protocol: int = PROTOCOL) -> None:
    bridge.open(1, address.replace("/table/", "/live/") + f"?protocol={protocol}")


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not condition():
            await asyncio.sleep(0.01)


async def test_a_table_is_made_shown_and_played_at_by_a_socket(store: Store) -> None:
    async with bridged(store) as (bridge, posted):
        address = await new_table(bridge)
        status, headers, text = await get(bridge, address, ("accept-language", "fr"))
        assert status == 200
        assert 'data-site="yes"' in text
        assert 'lang="fr"' in text
        assert "frame-ancestors 'self'" in headers["content-security-policy"]
        open_line(bridge, address)
        await until(lambda: len(posted) >= 2)
        assert posted[0] == (1, "open", "", 0)
        live = json.loads(posted[1][2])["n"]
        table = bridge._app.services.registry.find(address.rsplit("/", 1)[1])  # type: ignore[attr-defined]
        bridge.take(1, json.dumps({"id": "a", "seen": live, "do": "act", "action": table.game.legal(table.state)[0]}))
        await until(lambda: any('"id":"a"' in text for _, _, text, _ in posted))
        assert next(json.loads(text) for _, _, text, _ in posted if '"id":"a"' in text)["ok"]
        assert table.live > live
        bridge.close(1)


async def test_a_socket_speaks_the_language_of_the_browser(store: Store) -> None:
    async with bridged(store, languages="fr-CH, en;q=0.8") as (bridge, posted):
        open_line(bridge, await new_table(bridge), protocol=0)
        await until(lambda: len(posted) >= 2)
        assert json.loads(posted[1][2])["refused"]["detail"].startswith(
            say("fr", "refused-protocol", spoken=PROTOCOL, link="")
        )


async def test_a_socket_of_no_table_is_closed(store: Store) -> None:
    async with bridged(store) as (bridge, posted):
        bridge.open(7, f"/live/nowhere?protocol={PROTOCOL}")
        await until(lambda: bool(posted))
        assert posted == [(7, "close", "", 1006)]


async def test_links_lead_below_the_path_of_the_site(store: Store) -> None:
    async with bridged(store, base="/box/") as (bridge, posted):
        text = (await get(bridge, "/box/"))[2]
        assert 'href="/box/play/twisty"' in text
        assert 'src="/box/static/' in text
        assert 'href="/' not in text.replace('href="/box/', "")
        address = await new_table(bridge, base="/box")
        assert address.startswith("/box/table/")
        assert 'data-live="/box/live/' in (await get(bridge, address))[2]
        open_line(bridge, address)
        await until(lambda: len(posted) >= 2)
        assert 'href=\\"/table' not in posted[1][2]
        day = (await get(bridge, "/box/day"))[1].get("location", "/box/day")
        assert 'data-from="/box/day/history"' in (await get(bridge, day))[2]


async def test_every_game_has_its_pages_and_only_bots_that_hold(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "is_fast", lambda: False)
    async with bridged(store) as (bridge, _):
        for game in working():
            for page in ("rules", *(["puzzles"] if game.has_module("puzzles") else [])):
                assert (await get(bridge, f"/{page}/{game.name}"))[0] == 200, (page, game.name)
            assert (await get(bridge, f"/analysis/{game.name}?seats=2"))[0] == 200
            status, _, text = await get(bridge, f"/new/{game.name}")
            assert status == 200
            on_offer = {level.name for level in bots.on_offer(game) if level.holds}
            assert {b for b in bots.of(game) if f'value="bot:{b}"' in text} == on_offer
            assert 'value="friend"' not in text


async def test_links_to_send_lead_through_the_shell_of_the_site(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    home, day = "https://games.example/box/", first_and_last()[0]

    async def results(*_: object) -> dict[str, Result]:
        return {"duel": Result("duel", "won", (7, 5))}

    monkeypatch.setattr(day_page, "_results", results)
    async with bridged(store, base="/box/", home=home) as (bridge, _):
        for address, expected in (
            ("/deal/shizzle?seats=me,greedy&seed=rain", f'"{home}#/deal/shizzle?seed=rain&amp;seats=me%2Cgreedy"'),
            ("/analysis/twisty?seats=2", f'value="{home}#/analysis/twisty'),
            (f"/day/{day}", f"{home}#/day/{day}</textarea>"),
        ):
            status, _, text = await get(bridge, f"/box{address}")
            assert (status, expected in text) == (200, True), address


@pytest.mark.parametrize("server", ["", "https://play.example"])
async def test_with_friends_says_what_a_server_brings_or_where_there_is_one(store: Store, server: str) -> None:
    async with bridged(store, server=server) as (bridge, _):
        text = (await get(bridge, "/friends"))[2]
        assert (f'href="{server}"' in text) == bool(server)
        assert ("tumblestar serve" in text) == (not server)


async def test_what_only_a_server_has_is_not_there(store: Store) -> None:
    async with bridged(store) as (bridge, _):
        for page in ("/lobby", "/api", "/metrics", "/api/v1/games", "/no/where"):
            status, _, text = await get(bridge, page)
            assert (status, "<h1>" in text) == (404, True)
        text = (await get(bridge, "/"))[2]
        assert not {link for link in ("/lobby", "/api", "/install", "/mine") if f'href="{link}"' in text}


async def test_records_travel_between_the_site_and_a_server(store: Store, tmp_path: Path) -> None:
    async with bridged(store) as (bridge, _):
        status, headers, record = await get(bridge, f"{await new_table(bridge)}/record")
        assert status == 200
        assert "attachment" in headers["content-disposition"]
        back = await asyncio.to_thread(opened_at_a_server, record, tmp_path / "server")
        head = 'content-disposition: form-data; name="file"; filename="game.txt"'
        body = f"--x\r\n{head}\r\n\r\n{back}\r\n--x--\r\n".encode()
        kind = ("content-type", "multipart/form-data; boundary=x")
        status, answered, _ = await bridge.request("POST", "/tables/open", [kind], body)
        assert status == 303
        assert (await get(bridge, dict(answered)["location"]))[0] == 200


def opened_at_a_server(record: str, folder: Path) -> str:
    """A record as a server gives it back that has opened it."""
    here = {"origin": "http://localhost"}
    with TestClient(make_server(Store.open(folder), limits=False), base_url=here["origin"]) as client:
        answer = client.post("/tables/open", files={"file": ("game.txt", record.encode())}, headers=here)
        assert answer.status_code == 200
        return client.get(f"{answer.url.path}/record").text


class PyodidesLoop:
    """Refuses what is asked for in the past, as Pyodide's event loop does."""

    def call_later(self, delay: float, callback: Callable[..., object], *args: object, **_: object) -> None:
        if delay < 0:
            raise ValueError("Can't schedule in the past")
        callback(*args)


def test_what_is_asked_for_a_moment_too_late_is_called_at_once() -> None:
    loop, called = PyodidesLoop(), list[str]()
    with pytest.raises(ValueError, match="in the past"):
        loop.call_later(-0.001, called.append, "early")
    bear_the_past(cast("asyncio.AbstractEventLoop", loop))
    loop.call_later(-0.001, called.append, "late", context=None)
    assert called == ["late"]
