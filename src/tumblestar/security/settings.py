"""The server's settings, read from options and from the environment, validated and typed.

A field of `Settings` is the option `--its-name` of `tumblestar serve` and `play`, and the variable
`TUMBLESTAR_ITS_NAME`; the option wins. `docs/hosting.md` lists them all; a test compares the two.
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from tumblestar.contract.errors import PhraseError
from tumblestar.words import Phrase
from tumblestar.words.text_input import read_text

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
PREFIX = "TUMBLESTAR_"
SHORTEST_PASSWORD = 8
LOOPBACK = ("127.0.0.1", "localhost", "::1")


class BadSetting(PhraseError):
    """A setting is invalid; `phrase` names it and what was expected."""


# -- kinds of values
# Each function parses a text, and raises ValueError if it is invalid.


def _valid(text: str, is_valid: object) -> str:
    if not is_valid:
        raise ValueError
    return text


def _text(text: str) -> str:
    return _valid(text, text.isprintable())


def _port(text: str) -> int:
    return int(_valid(text, re.fullmatch(r"[0-9]{1,9}", text) and int(text) <= 65535))


def _seconds(text: str, least: float, most: float) -> float:
    is_number = re.fullmatch(r"[0-9]{1,9}(\.[0-9]{1,9})?", text)
    return float(_valid(text, is_number and least <= float(text) <= most))


def _switch(text: str) -> bool:
    on, off = ("on", "1", "true", "yes"), ("off", "0", "false", "no")
    return _one_of(text.lower(), on + off) in on


def _hosts(text: str) -> tuple[str, ...]:
    names = [name.strip().lower() for name in text.split(",") if name.strip()]
    pattern = r"\*|[a-z0-9_]([a-z0-9_.-]{0,252})|\[[0-9a-f:.]+\]"
    return tuple(_valid(name, re.fullmatch(pattern, name)) for name in names)


def _networks(text: str) -> tuple[Network, ...]:
    return tuple(ipaddress.ip_network(part.strip(), strict=False) for part in text.split(",") if part.strip())


def _password(text: str) -> str:
    return _valid(text, len(text) >= SHORTEST_PASSWORD)


def _token(text: str) -> str:
    return _valid(text, re.fullmatch(r"[!-~]{16,200}", text))


def _database(text: str) -> str:
    parts = urlsplit(text)
    is_database = parts.scheme in ("postgresql", "postgres") and parts.path.strip("/")
    return _valid(text, is_database and text.isprintable())


def _one_of(text: str, allowed: tuple[str, ...]) -> str:
    return _valid(text, text in allowed)


LOGS = ("quiet", "all")


def _set(default: Any, read: Callable[[str], Any], takes: str, **args: str | int | float | tuple[str, ...]) -> Any:
    """A field: its default, its parser, and the message that describes its values (`takes-…`)."""
    return field(default=default, metadata={"read": read, "takes": Phrase(f"takes-{takes}", args)})


# -- all settings


@dataclass(frozen=True)
class Settings:
    """All settings of a server. The message `set-<name>` describes each."""

    host: str = _set("127.0.0.1", _text, "address")
    port: int = _set(8017, _port, "port")
    data: str = _set("", _text, "folder")
    database: str = _set("", _database, "database")
    hosts: tuple[str, ...] = _set((), _hosts, "hosts")
    password: str = _set("", _password, "password", least=SHORTEST_PASSWORD)
    password_file: str = _set("", _text, "file")
    allow: tuple[Network, ...] = _set((), _networks, "networks")
    open: bool = _set(False, _switch, "switch")
    behind_proxy: tuple[Network, ...] = _set((), _networks, "networks")
    limits: bool = _set(True, _switch, "switch")
    fast_sockets: bool = _set(True, _switch, "switch")
    metrics_token: str = _set("", _token, "token")
    log: str = _set("quiet", partial(_one_of, allowed=LOGS), "one-of", allowed=LOGS)
    pace: float = _set(0.9, partial(_seconds, least=0, most=60), "seconds", least=0, most=60)
    grace: float = _set(60.0, partial(_seconds, least=1, most=86400), "seconds", least=1, most=86400)
    hsts: float = _set(0.0, partial(_seconds, least=0, most=63072000), "seconds", least=0, most=63072000)

    @property
    def is_local(self) -> bool:
        """Whether only this machine can connect, judging by the address that the server listens on."""
        return self.host in LOOPBACK and not self.behind_proxy


SECRET = ("password", "metrics_token", "database")
"""Settings whose values never appear in output."""
REMOVED = {"processes": "set-no-processes"}
"""Former settings, and the messages that say what to do instead."""


def option(name: str) -> str:
    """The command-line option of a setting."""
    return "--" + name.replace("_", "-")


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return PREFIX + name.upper()


def takes(name: str) -> Phrase:
    """Describes the values of a setting."""
    return next(each.metadata["takes"] for each in fields(Settings) if each.name == name)


def read(options: Mapping[str, str | None], environment: Mapping[str, str]) -> Settings:
    """Reads the settings from options (None: absent) and the environment, and validates them. Raises BadSetting."""
    for name, key in REMOVED.items():
        if options.get(name) is not None or environment.get(variable(name)):
            raise BadSetting(Phrase(key, {"name": variable(name) if options.get(name) is None else option(name)}))
    values: dict[str, Any] = {}
    for each in fields(Settings):
        text, source = options.get(each.name), option(each.name)
        if text is None:
            text, source = environment.get(variable(each.name)) or None, variable(each.name)
        if text is None:
            continue
        try:
            values[each.name] = each.metadata["read"](text)
        except ValueError as error:
            value = "…" if each.name in SECRET else text
            words = {"name": source, "value": value, "expected": each.metadata["takes"]}
            raise BadSetting(Phrase("set-wrong", words)) from error
    settings = Settings(**values)
    if settings.password_file:
        settings = replace(settings, password=_password_in(settings))
    if not (settings.is_local or settings.password or settings.allow or settings.open):
        raise BadSetting(Phrase("set-unguarded", {"host": settings.host}))
    return settings


def _password_in(settings: Settings) -> str:
    """The first line of the password file."""
    file = settings.password_file
    if settings.password:
        raise BadSetting(Phrase("set-two-passwords"))
    try:
        lines = read_text(Path(file).expanduser()).splitlines()
        return _password(lines[0] if lines else "")
    except UnicodeDecodeError as error:
        raise BadSetting(Phrase("cli-not-text", {"file": file})) from error
    except OSError as error:
        raise BadSetting(Phrase("cli-unreadable-file", {"file": file, "why": error.strerror or ""})) from error
    except ValueError as error:
        raise BadSetting(Phrase("set-short-password-file", {"file": file, "least": SHORTEST_PASSWORD})) from error
