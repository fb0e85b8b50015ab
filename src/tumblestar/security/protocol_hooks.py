"""Whether the installed uvicorn has, and uses, the private parts by which `protocols.py` bounds connections."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Callable
from typing import Any

from uvicorn.config import Config

from tumblestar.security.protocols import Admission, HttpProtocol, WebSocketProtocol

OVERRIDDEN: dict[type[asyncio.Protocol], tuple[str, ...]] = {
    HttpProtocol: (
        "connection_made",
        "data_received",
        "on_response_complete",
        "handle_websocket_upgrade",
        "connection_lost",
        "pause_writing",
        "resume_writing",
        "send_400_response",
    ),
    WebSocketProtocol: (
        "data_received",
        "send_receive_event_to_app",
        "receive",
        "pause_writing",
        "resume_writing",
        "send",
        "on_task_complete",
        "keepalive_timeout",
        "connection_lost",
    ),
}
"""The methods of uvicorn that ours replace. One that uvicorn no longer had would never be called, without any error."""


def missing_hooks(config: Config) -> list[str]:
    """What the limits of connections need and a loaded configuration of uvicorn lacks, by name."""
    hooks = {f"{ours.__name__}.{name}": _replaces(ours, name) for ours, names in OVERRIDDEN.items() for name in names}
    hooks["Admission"] = _form(Admission.__init__) == _form(_of_uvicorn(HttpProtocol, "__init__"))
    hooks["Config.http"] = config.http_protocol_class is Admission
    hooks["Config.ws"] = issubclass(config.ws_protocol_class or object, WebSocketProtocol)
    return [name for name, is_there in hooks.items() if not is_there]


def _replaces(ours: type, name: str) -> bool:
    """Whether a method of ours replaces one of uvicorn that takes the same."""
    return _form(vars(ours)[name]) == _form(_of_uvicorn(ours, name))


def _of_uvicorn(ours: type, name: str) -> Callable[..., Any] | None:
    """What uvicorn itself defines under a name; asyncio's base classes have methods that uvicorn need not use."""
    theirs = (each for each in ours.__mro__ if each.__module__.startswith("uvicorn."))
    return next((vars(each)[name] for each in theirs if name in vars(each)), None)


def _form(method: Callable[..., Any] | None) -> tuple[bool, list[str]] | None:
    return method and (inspect.iscoroutinefunction(method), list(inspect.signature(method).parameters))
