"""Tokens: created on a page or by command, shown once, and checked for requests and connections."""

import io
import ipaddress
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from click.testing import CliRunner
from starlette.testclient import WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect

from bench.program_lines import ProgramLine
from tests.api.conftest import Enter, Program, code, revoke, token_for
from tests.serving import ORIGIN, Browser, Server
from tumblestar import cli
from tumblestar.app import telemetry
from tumblestar.play import program_socket
from tumblestar.security import tokens
from tumblestar.security.tokens import MOST_TOKENS, TOKEN_PATTERN
from tumblestar.storage import StoreProblem, schema
from tumblestar.words import Phrase

FORM = {"name": "My bot", "for": "bot", "scope-read": "1", "scope-play": "1"}


def made(browser: Browser, **fields: str) -> str:
    answer = browser.post("/tokens", data=FORM | {key.replace("_", "-"): value for key, value in fields.items()})
    assert answer.status_code == 200, answer.text
    (token,) = set(re.findall(r'value="(tms_[^"]*)"', answer.text))
    assert TOKEN_PATTERN.fullmatch(token)
    return token


def test_a_token_is_shown_once_and_kept_as_a_digest(server: Server, browser: Browser) -> None:
    token = made(browser)
    assert token not in browser.get("/tokens").text
    assert "My bot" in browser.get("/tokens").text
    server.stop()
    for file in server.folder.iterdir():
        assert token.encode() not in file.read_bytes(), file.name
        assert token.removeprefix("tms_").encode() not in file.read_bytes(), file.name
    server.start()
    with server.store.reading() as connection:
        assert connection.execute(sa.select(schema.tokens.c.digest)).scalar() == tokens.digest(token)


def test_by_default_a_token_may_read_and_no_more(browser: Browser) -> None:
    form = browser.get("/tokens").text
    ticked = re.findall(r'type="checkbox" name="scope-(\w+)"[^>]* checked', form)
    assert ticked == ["read"]


def test_a_token_for_oneself_and_one_for_a_bot(server: Server, browser: Browser) -> None:
    table = browser.new(seat_2="person")
    own, bot = Program(server, made(browser, **{"for": "me"})), Program(server, made(browser))
    assert own.get("me").json()["bot"] is False
    assert own.table(table)["you"] == [1, 2]
    assert bot.get("me").json() == {"name": "My bot", "bot": True, "token": "My bot", "scopes": ["read", "play"]}
    assert code(bot.get(f"tables/{table}"), 404) == "missing"
    listed = browser.get("/tokens").text
    number = re.findall(r'value="bot-(\d+)"', listed)[0]
    again = Program(server, made(browser, **{"for": f"bot-{number}"}, name="Another key"))
    assert again.get("me").json()["name"] == "My bot"
    assert again.get("me").json()["token"] == "Another key"
    assert browser.get("/tokens").text.count("bot-") == listed.count("bot-")


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"name": ""}, "Give it a name"),
        ({"name": "x" * 41}, "at most 40"),
        ({"scope-read": "", "scope-play": ""}, "Tick at least one"),
        ({"for": "bot-1"}, "Choose who"),
        ({"for": "bot-99"}, "Choose who"),
        ({"for": ""}, "Choose who"),
    ],
)
def test_a_form_with_faults_says_which(server: Server, browser: Browser, fields: dict[str, str], said: str) -> None:
    answer = browser.post("/tokens", data=FORM | fields)
    assert answer.status_code == 422
    assert said in answer.text
    with server.store.reading() as connection:
        assert tokens.all_tokens(connection) == []


def test_tokens_of_one_person_are_counted(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tumblestar.features.tokens.page.MOST_TOKENS", 2)
    assert MOST_TOKENS > 2
    made(browser)
    made(browser)
    assert "You have 2 tokens" in browser.post("/tokens", data=FORM).text


def test_a_token_is_revoked_by_whoever_made_it_and_nobody_else(server: Server, browser: Browser) -> None:
    program, other = Program(server, made(browser)), server.browser()
    made(other)
    (number,) = re.findall(r"/tokens/(\d+)/revoke", browser.get("/tokens").text)
    assert other.post(f"/tokens/{number}/revoke").status_code == 404
    assert server.browser().post(f"/tokens/{number}/revoke").status_code == 404
    assert program.get("me").status_code == 200
    assert browser.post(f"/tokens/{number}/revoke").status_code == 303
    assert code(program.get("me"), 401) == "token"
    assert browser.post(f"/tokens/{number}/revoke").status_code == 404


def test_names_of_tokens_and_bots_are_text_on_every_page(server: Server, browser: Browser) -> None:
    program = Program(server, made(browser, name="<i>x</i>", scope_tables="1"))
    program.make("me", "open", listed=True, game="twisty")
    for path in ("/tokens", "/lobby"):
        text = browser.get(path).text
        assert "<i>" not in text
        assert "&lt;i&gt;x" in text


def test_a_token_is_in_no_log_and_on_no_page(server: Server, browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    written = io.StringIO()
    telemetry.configure("all", written)
    try:
        token = made(browser, scope_tables="1")
        program = Program(server, token)
        table = program.make("me", "bot:greedy")["table"]
        program.act(table)
        program.client._transport.raise_server_exceptions = False  # type: ignore[attr-defined]

        async def broken(*_: object) -> None:
            raise RuntimeError(f"cannot go on with {token} of {program.client.headers}")

        monkeypatch.setattr(server.app.services.registry, "find_current", broken)
        answers = [program.get(f"tables/{table}"), program.get(f"tables/{table}/stream"), program.get(token)]
        monkeypatch.undo()
        answers += [program.get("me"), program.get(f"tables/{table}"), program.get("tables")]
        answers += [browser.get(path) for path in ("/tokens", "/api", "/api/openapi.json", "/", "/tables")]
    finally:
        telemetry.configure("quiet", io.StringIO())
    told = written.getvalue()
    assert "cannot go on with" in told
    for text in (told, *[answer.text + str(answer.headers) for answer in answers]):
        assert token not in text
        assert tokens.digest(token) not in text
        assert token.removeprefix("tms_") not in text


Command = Callable[..., tuple[int, str]]


@pytest.fixture
def command(tmp_path: Path) -> Command:
    """`command("token", "list")` runs the command line over a folder of its own."""

    def run(*words: str, folder: Path = tmp_path) -> tuple[int, str]:
        done = CliRunner().invoke(cli.commands("en"), [*words, "--data", str(folder)])
        return done.exit_code, done.output.strip()

    return run


def test_tokens_by_command(command: Command) -> None:
    assert command("token", "list") == (0, "There are no tokens.")
    status, token = command("token", "new", "Robo", "--scope", "play", "--scope", "read")
    assert status == 0
    assert TOKEN_PATTERN.fullmatch(token)
    assert command("token", "new", "Ann", "--person")[0] == 0
    status, listed = command("token", "list")
    assert [re.split("  +", line)[:4] for line in listed.splitlines()] == [
        ["number", "name", "who", "may"],
        ["2", "Ann", "Ann", "read"],
        ["1", "Robo", "bot Robo", "read play"],
    ]
    assert token not in listed
    assert command("token", "revoke", "1") == (0, "Token 1 is revoked.")
    assert command("token", "revoke", "1")[0] == 2
    assert command("token", "new", "x" * 41)[0] == 2
    assert len(command("token", "list")[1].splitlines()) == 2


def test_a_command_works_while_the_server_runs(server: Server, command: Command) -> None:
    _, token = command("token", "new", "Robo", folder=server.folder)
    program = Program(server, token)
    assert program.get("me").json()["name"] == "Robo"
    assert command("token", "revoke", "1", folder=server.folder)[0] == 0
    assert code(program.get("me"), 401) == "token"


def test_a_token_is_a_pass_and_nothing_else_is_at_the_api(serving: Callable[..., Server]) -> None:
    server = serving(password="open sesame")
    program = Program(server, token_for(server, "Robo"))
    assert program.get("me").status_code == 200
    table = program.make("me", "bot:greedy")["table"]
    with program.line(table) as line:
        assert line.receive_json()["table"] == table
    for path in ("/", "/api", "/api/openapi.json"):
        assert program.client.get(path).status_code == 401
    stranger = Program(server, tokens.new_token())
    for path in ("me", "games", "tables", f"tables/{table}", "nowhere"):
        assert stranger.get(path).status_code in (401, 404)
        assert table not in stranger.get(path).text
    assert closed_with(stranger, table, "") == 4401


def test_only_those_addresses_come_to_the_api_too(serving: Callable[..., Server]) -> None:
    server = serving(allow=(ipaddress.ip_network("192.0.2.0/24"),))
    assert code(Program(server, token_for(server, "Robo")).get("me"), 403) == "address"


def test_too_frequent_calls_get_a_retry_time(serving: Callable[..., Server]) -> None:
    server = serving(limits=True)
    quick, other = (Program(server, token_for(server, name)) for name in ("Quick", "Other"))
    answers = (quick.get("me") for _ in range(5000))  # on a slow machine some calls come back meanwhile
    refused = next(answer for answer in answers if answer.status_code != 200)
    assert code(refused, 429) == "limit"
    assert int(refused.headers["retry-after"]) >= 1
    assert other.get("me").status_code == 200


def test_new_tables_and_chat_of_programs_are_limited(serving: Callable[..., Server]) -> None:
    server = serving(limits=True)
    robo = Program(server, token_for(server, "Robo"))
    table = robo.make("me", "open")["table"]
    said = [robo.post(f"tables/{table}/say", id=f"s{i}", text="x") for i in range(8)]
    assert code(said[-1], 429) == "limit"
    assert said[-1].json()["retry_after"] == int(said[-1].headers["retry-after"])
    many = [robo.post("tables", id=f"t{i}", game="shizzle", seats=["me", "open"]) for i in range(21)]
    assert code(many[-1], 429) == "limit"


def test_two_headers_of_who_one_is_are_one_too_many(server: Server) -> None:
    token = token_for(server, "Robo")
    headers = [("authorization", f"Bearer {token}"), ("authorization", "Bearer x")]
    assert code(server.browser().get("/api/v1/me", headers=headers), 400) == "request"


def closed_with(program: Program, table: str, *query: str) -> int:
    with pytest.raises(WebSocketDisconnect) as closed, program.line(table, *query) as line:
        line.receive_json()
    return closed.value.code


def test_a_connection_with_a_token_ignores_cookies(server: Server, browser: Browser, enter: Enter) -> None:
    robo = enter()
    table = browser.new(seat_2="person")
    own = robo.make("me", "bot:greedy")["table"]
    with robo.line(own) as line:
        assert ProgramLine(line).until("now")["you"] == [1]
    both = {"authorization": f"Bearer {robo.token}", **ORIGIN}
    with pytest.raises(WebSocketDenialResponse) as refused, browser.line(f"{table}?as=json", **both):
        pass
    assert refused.value.status_code == 404
    with pytest.raises(WebSocketDisconnect) as closed, browser.line(f"{table}?as=json", authorization="Bearer x"):
        pass
    assert closed.value.code == 4401


def test_a_token_opens_no_connection_of_a_page(enter: Enter) -> None:
    robo = enter()
    table = robo.make("me", "open")["table"]
    assert closed_with(robo, table, "") == 4403
    assert closed_with(enter("Blind", "play"), table) == 4403


def ask(program: Program, table: str, **message: object) -> dict[str, Any]:
    with program.line(table) as line:
        return ProgramLine(line).ask(**{"id": "q", "seen": 0} | message)


def test_a_connection_is_limited_to_the_scopes_of_its_token(server: Server, enter: Enter) -> None:
    robo = enter()
    table = robo.make("me", "open", options={"first": 1})["table"]
    reader, player = (Program(server, token_for(server, "Robo", *scopes)) for scopes in (["read"], ["read", "play"]))
    for do, needed in (("resign", "play"), ("say", "play"), ("set", "tables"), ("fill", "tables"), ("renew", "tables")):
        assert ask(reader, table, do=do, what="listed", on=True)["refused"]["code"] == "scope"
        if needed == "tables":
            assert ask(player, table, do=do)["refused"]["code"] == "scope"
    assert ask(player, table, do="say", phrase="chat-hello")["ok"]
    assert ask(robo, table, do="fill", seat=2)["ok"]


def test_a_failing_token_lookup_is_a_server_error(enter: Enter, monkeypatch: pytest.MonkeyPatch) -> None:
    robo = enter()
    table = robo.make("me", "open")["table"]

    def broken(*_: object) -> None:
        raise StoreProblem(Phrase("store-busy"))

    monkeypatch.setattr(tokens, "find_token", broken)
    answer = robo.get("me")
    assert code(answer, 503) == "store"
    assert answer.headers["retry-after"]
    assert closed_with(robo, table) == 4500


@pytest.mark.parametrize("acts", [True, False])
def test_a_connection_closes_when_its_token_is_revoked(
    server: Server, enter: Enter, monkeypatch: pytest.MonkeyPatch, acts: bool
) -> None:
    """When it asks for something, or else after a while."""
    monkeypatch.setattr(program_socket, "TOKEN_CHECKED_EVERY", 3600 if acts else 0.01)
    robo = enter()
    table = robo.make("me", "open", options={"first": 1})["table"]
    with robo.line(table) as line:
        line.receive_text()
        line.receive_text()
        server.run(revoke, server.store, "Robo")
        if acts:
            line.send_json({"id": "q", "seen": 0, "do": "act", "action": 0})
        with pytest.raises(WebSocketDisconnect) as closed:
            line.receive_json()
    assert closed.value.code == 4401
