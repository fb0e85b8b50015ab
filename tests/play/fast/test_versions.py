"""When the fast sockets are on: by a setting, and with the versions that they are tested with."""

import io
import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tumblestar.app import telemetry
from tumblestar.play import fast
from tumblestar.play.fast import TESTED, installed, untested, websocket_protocol
from tumblestar.play.fast.protocol import FastWebSocketProtocol
from tumblestar.security.protocols import WebSocketProtocol

PROJECT = tomllib.loads((Path(__file__).parents[3] / "pyproject.toml").read_text(encoding="utf-8"))["project"]


@pytest.fixture
def logged() -> Iterator[io.StringIO]:
    """What the server logs."""
    import logging

    stream, root = io.StringIO(), logging.getLogger(telemetry.ROOT)
    before = root.handlers[:], root.level, root.propagate
    telemetry.configure("quiet", stream)
    yield stream
    root.handlers[:], root.level, root.propagate = before


def test_the_range_begins_where_that_of_the_project_begins() -> None:
    """Older versions cannot be installed; newer ones can, and are not tested."""
    required = dict(each.split(">=") for each in PROJECT["dependencies"]) | {
        "Python": PROJECT["requires-python"].removeprefix(">=")
    }
    assert {name: ".".join(map(str, first)) for name, (first, _) in TESTED.items()} == {
        name: required[name] for name in TESTED
    }


def test_the_installed_versions_are_tested() -> None:
    assert untested(installed()) == []


@pytest.mark.parametrize("name", TESTED)
def test_versions_outside_of_the_range_are_untested(name: str) -> None:
    first, end = TESTED[name]
    text = ".".join(map(str, end))
    inside = {each: ".".join(map(str, range_[0])) for each, range_ in TESTED.items()}
    assert untested(inside) == []
    assert untested(inside | {name: f"{text}.0"}) == [
        f"{name} {text}.0 (tested: {'.'.join(map(str, first))} to below {text})"
    ]
    assert untested(inside | {name: "0.0.1"})
    assert untested(inside | {name: f"{text}rc1"})


def test_the_fast_protocol_is_chosen_unless_it_is_switched_off() -> None:
    assert websocket_protocol(is_fast=True) is FastWebSocketProtocol
    assert websocket_protocol(is_fast=False) is WebSocketProtocol


def test_with_untested_versions_the_plain_protocol_is_chosen_and_the_log_says_so(
    logged: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fast, "installed", lambda: installed() | {"uvicorn": "99.1"})
    assert websocket_protocol(is_fast=True) is WebSocketProtocol
    written: dict[str, Any] = json.loads(logged.getvalue())
    assert (written["level"], len(written["versions"])) == ("warning", 1)
    assert written["versions"][0].startswith("uvicorn 99.1 (tested: ")
    assert websocket_protocol(is_fast=False) is WebSocketProtocol
    assert logged.getvalue().count("\n") == 1
