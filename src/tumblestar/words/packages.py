"""Where games are: ours in `tumblestar.games`, those of others in installed packages with an entry point.

It also says how the box itself gets one of its extras.

The package of a game by others declares, in its `pyproject.toml`:

    [project.entry-points."tumblestar.games"]
    pig = "tumblestar_pig"
"""

from __future__ import annotations

import json
from functools import cache
from importlib import import_module, resources
from importlib.metadata import PackageNotFoundError, distribution, entry_points
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from urllib.request import url2pathname

GROUP = "tumblestar.games"


@cache
def installed() -> dict[str, str]:
    """The packages of games by others, by name, in alphabetical order; the name of one of our games is not taken."""
    packages = {point.name: point.value for point in entry_points(group=GROUP)}
    return {name: packages[name] for name in sorted(packages) if find_spec(f"{GROUP}.{name}") is None}


@cache
def own_games() -> frozenset[str]:
    """The names of this box's own games, each a folder."""
    entries = resources.files("tumblestar").joinpath("games").iterdir()
    return frozenset(entry.name for entry in entries if entry.is_dir())


def package_of(game: str) -> str:
    """The package of a game, as it is imported."""
    return installed().get(game, f"{GROUP}.{game}")


def game_of(module: str) -> str:
    """The name of the game that a module belongs to."""
    for name, package in installed().items():
        if f"{module}.".startswith(f"{package}."):
            return name
    return module.removeprefix(f"{GROUP}.").partition(".")[0]


def folder_of(game: str) -> Traversable:
    """The folder of a game. Raises ModuleNotFoundError."""
    return resources.files(package_of(game))


def is_ours(game: str) -> bool:
    """Whether a game is one of this box's own."""
    return package_of(game).startswith(f"{GROUP}.")


def declared(game: str, name: str) -> Any:
    """What the package of a game declares under a name, as LANGUAGES; None where it does not."""
    return getattr(import_module(package_of(game)), name, None)


def with_extra(extra: str) -> str:
    """What pip has to install for an extra of tumblestar: the checkout, wheel or address that it was installed from.

    tumblestar is on no package index, where anybody could claim its name: so the bare name is never advised.
    """
    try:
        origin: dict[str, Any] = json.loads(distribution("tumblestar").read_text("direct_url.json") or "{}")
    except PackageNotFoundError:
        origin = {}
    url = origin.get("url") or Path(str(resources.files("tumblestar"))).parents[1].as_uri()
    if not url.startswith("file:"):
        vcs = origin.get("vcs_info", {}).get("vcs")
        return f'"tumblestar[{extra}] @ {f"{vcs}+" if vcs else ""}{url}"'
    place = Path(url2pathname(urlsplit(url).path))
    if not place.exists() or (place.is_dir() and not (place / "pyproject.toml").is_file()):
        return f'-e ".[{extra}]"'
    is_editable = place.is_dir() and (not origin or origin.get("dir_info", {}).get("editable"))
    return f'{"-e " if is_editable else ""}"{place}[{extra}]"'
