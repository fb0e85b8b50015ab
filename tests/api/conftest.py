"""Programs with tokens, calling a server in process."""

import json
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from httpx2 import Response
from sqlalchemy import Connection

from tests.serving import HOST, Browser, Server
from tumblestar.play import PROTOCOL
from tumblestar.security import SCOPES, tokens
from tumblestar.storage.store import Store


class Program:
    """Somebody's program: a client without cookies, with a token."""

    def __init__(self, server: Server, token: str, **headers: str) -> None:
        self.server = server
        self.token = token
        self.client = Browser(
            server.app,
            base_url=f"http://{HOST}",
            headers={"authorization": f"Bearer {token}"} | headers,
            follow_redirects=False,
        )
        self.client.portal = server.running.portal
        self.asked = 0

    def get(self, path: str, **more: Any) -> Response:
        return self.client.get(f"/api/v1/{path}", **more)

    def post(self, path: str, **body: Any) -> Response:
        return self.client.post(f"/api/v1/{path}", json=body)

    def make(self, *seats: str, game: str = "shizzle", **more: Any) -> dict[str, Any]:
        self.asked += 1
        body = {"id": f"make-{self.asked}", "game": game, "seats": list(seats), "chance": "seed", "seed": "7"}
        answer = self.post("tables", **body | more)
        assert answer.status_code == 201, answer.text
        return answer.json()

    def line(self, table: str, query: str = f"?as=json&protocol={PROTOCOL}") -> Any:
        return self.client.websocket_connect(f"ws://{HOST}/live/{table}{query}")

    def table(self, name: str) -> dict[str, Any]:
        answer = self.get(f"tables/{name}")
        assert answer.status_code == 200, answer.text
        return answer.json()

    def act(self, name: str, **more: Any) -> Response:
        """Does the first thing that is legal, unless another is named."""
        now = self.table(name)
        self.asked += 1
        body = {"id": f"act-{self.asked}", "seen": now["n"], "action": now["legal"][0]["action"]} | more
        return self.post(f"tables/{name}/act", **body)


def code(answer: Response, status: int) -> str:
    """The code of a problem, whose details are as they have to be."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    told = json.loads(answer.text)
    assert told["status"] == status
    assert told["type"] == f"/api#problem-{told['code']}"
    assert told["title"]
    assert told["detail"]
    return told["code"]


Enter = Callable[..., Program]


@pytest.fixture
def enter(server: Server) -> Enter:
    """`enter("Robo", "read", "play", is_bot=False)` is a program with a token for that; by default all, for a bot."""

    def start(name: str = "Robo", *scopes: str, is_bot: bool = True, **headers: str) -> Program:
        return Program(server, token_for(server, name, *scopes, is_bot=is_bot), **headers)

    return start


async def new_token(store: Store, name: str, scopes: Sequence[str] = SCOPES, *, is_bot: bool = True) -> str:
    """A token of somebody, who may have one already."""
    token = tokens.new_token()

    def work(connection: Connection) -> None:
        known = [row.person.id for row in tokens.all_tokens(connection) if row.name == name]
        person = known[0] if known else tokens.add_person(connection, name, is_bot=is_bot)
        tokens.add_token(connection, tokens.digest(token), person, name, scopes)

    await store.write(work)
    return token


async def revoke(store: Store, name: str) -> None:
    """Revokes the first token of somebody."""

    def work(connection: Connection) -> bool:
        number = min(row.id for row in tokens.all_tokens(connection) if row.name == name)
        return tokens.revoke(connection, number)

    assert await store.write(work)


def token_for(server: Server, name: str, *scopes: str, is_bot: bool = True) -> str:
    async def make() -> str:
        return await new_token(server.store, name, scopes or SCOPES, is_bot=is_bot)

    return server.run(make)


def seat_of(program: Program, table: dict[str, Any]) -> Response:
    """Takes the first free seat of a table by its link."""
    return program.post("join", link=table["links"]["seats"][0]["link"])


@pytest.fixture
def two(enter: Enter) -> tuple[Program, Program, str]:
    """Two programs at one table of Shizzle, the first of which is to act, and the table's name."""
    host, guest = enter("Host"), enter("Guest")
    table = host.make("me", "open", options={"first": 1})
    assert seat_of(guest, table).status_code == 200
    return host, guest, table["table"]
