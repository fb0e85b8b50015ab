"""Options and arguments that several commands share."""

from __future__ import annotations

from dataclasses import fields

import click

from tumblestar.console.localized_commands import ParameterFactory, argument, option
from tumblestar.security import settings

RECORD = argument("file", "cli-file", type=click.Path(allow_dash=True))
"""The file of a record."""
JSON = option("--json", "as_json", key="cli-json", is_flag=True)
"""Prints JSON."""
TERMINAL = (
    option("--plain", key="cli-play-plain", is_flag=True),
    option("--no-color", key="cli-play-no-color", is_flag=True),
)
"""How a game is shown in the terminal."""
STORAGE = (
    option("--data", key="set-data", variable=settings.variable("data"), type=click.Path()),
    option("--database", key="set-database", variable=settings.variable("database")),
)
"""Where the tables are stored."""


def _setting(name: str) -> ParameterFactory:
    takes: dict[str, object] = {"is_flag": True, "flag_value": "on"} if name == "open" else {"metavar": name.upper()}
    key = f"set-{name}".replace("_", "-")
    return option(settings.option(name), name, key=key, variable=settings.variable(name), default=None, **takes)


def _removed_setting(name: str) -> ParameterFactory:
    return lambda _lang: click.Option([settings.option(name)], hidden=True)


SETTINGS = (
    *(_setting(field.name) for field in fields(settings.Settings)),
    *(_removed_setting(name) for name in settings.REMOVED),
)
"""The settings of a server, each as text or None, and hidden, those that it no longer has."""
