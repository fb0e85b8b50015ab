"""The parts of uvicorn that the limits of connections replace: a version without them is noticed before it serves."""

import asyncio
import inspect
from typing import Any

import pytest
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tumblestar.app.http_server import missing_limits
from tumblestar.security.protocols import OVERRIDDEN
from tumblestar.security.settings import Settings


def test_the_installed_version_has_all() -> None:
    assert missing_limits(Settings()) == []
    assert missing_limits(Settings(fast_sockets=False)) == []


def test_every_method_that_ours_replace_is_looked_for() -> None:
    for ours, names in OVERRIDDEN.items():
        theirs = {name for each in ours.__mro__[1:] for name, _ in inspect.getmembers(each, inspect.isfunction)}
        own = {name for name, value in vars(ours).items() if inspect.isfunction(value)}
        assert (own & theirs) - {"__init__"} == set(names.split())


@pytest.mark.parametrize(
    ("of_uvicorn", "name", "missing"),
    [
        (H11Protocol, "on_response_complete", "HttpProtocol.on_response_complete"),
        (H11Protocol, "data_received", "HttpProtocol.data_received"),  # asyncio.Protocol has one, too
        (WebSocketsSansIOProtocol, "send_receive_event_to_app", "WebSocketProtocol.send_receive_event_to_app"),
    ],
)
def test_a_method_that_uvicorn_no_longer_has_is_named(
    monkeypatch: pytest.MonkeyPatch, of_uvicorn: type, name: str, missing: str
) -> None:
    monkeypatch.delattr(of_uvicorn, name)
    assert missing_limits(Settings()) == [missing]


def test_a_method_that_takes_something_else_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def data_received(_self: object, data: bytes, more: bool) -> None: ...

    def send(_self: object, message: Any) -> None: ...

    def init(_self: object, config: Config, server_state: object) -> None: ...

    monkeypatch.setattr(H11Protocol, "data_received", data_received)
    monkeypatch.setattr(WebSocketsSansIOProtocol, "send", send)  # it was a coroutine
    monkeypatch.setattr(H11Protocol, "__init__", init)
    assert missing_limits(Settings()) == ["HttpProtocol.data_received", "WebSocketProtocol.send", "Admission"]


def test_a_uvicorn_that_chooses_its_own_classes_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    load = Config.load

    def load_others(config: Config) -> None:
        load(config)
        config.http_protocol_class = asyncio.Protocol
        config.ws_protocol_class = WebSocketsSansIOProtocol

    monkeypatch.setattr(Config, "load", load_others)
    assert missing_limits(Settings()) == ["Config.http", "Config.ws"]
