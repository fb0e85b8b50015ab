"""Where the tables are: by the options of a command, else by the environment."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder(data: str | None = None) -> Path:
    """The folder of the tables: the option, else TUMBLESTAR_DATA, else the user's data folder."""
    if folder := data or os.environ.get("TUMBLESTAR_DATA"):
        return Path(folder).expanduser()
    from platformdirs import user_data_path

    return user_data_path("tumblestar", appauthor=False)


def find_location(data: str | None = None, database: str | None = None) -> Path | str:
    """The location of the tables: a database or a folder, by the options, else the environment."""
    address = database or (None if data else os.environ.get("TUMBLESTAR_DATABASE"))
    return address or data_folder(data)
