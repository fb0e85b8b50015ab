"""Metadata that is known when the package is built: the project's addresses, and a readme whose links lead there.

`TUMBLESTAR_HOME=https://… python -m build` names the address of the source, as a web page that shows its files. Without
it the package names no addresses, rather than somebody else's, and links of the readme to files are plain text.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

VARIABLE = "TUMBLESTAR_HOME"
FILES = {"Documentation": "docs/index.md", "Changelog": "CHANGELOG.md", "Security": "SECURITY.md"}
LINK = re.compile(r"(!?)\[([^]]*)\]\((?![a-z]+:|#)([^)]+)\)")
"""A link or a picture (`!`) with its text and the path of a file."""


def addresses(home: str) -> dict[str, str]:
    """The addresses of the project by name; `home` shows files at `home/blob/main/FILE`, as forges do."""
    if not home:
        return {}
    if not re.fullmatch(r"https://[\w.-]+(/[\w.~-]+)*", home):
        raise ValueError(f"{VARIABLE} cannot be “{home}”. Give an address such as https://forge.example/tumblestar")
    return {"Homepage": home, "Issues": f"{home}/issues"} | {name: _file(home, path) for name, path in FILES.items()}


def readme(text: str, home: str) -> str:
    """The readme for a place without its files: links lead to `home`, or are their text where there is none."""

    def replace(link: re.Match[str]) -> str:
        sign, words, path = link.groups()
        if home:
            return f"{sign}[{words}]({_file(home, path, 'raw' if sign else 'blob')})"
        return "" if sign else words

    return LINK.sub(replace, text)


def _file(home: str, path: str, kind: str = "blob") -> str:
    return f"{home}/{kind}/main/{path}"


class CustomMetadataHook(MetadataHookInterface):
    """What hatchling calls."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Adds `urls` and `readme`."""
        home = os.environ.get(VARIABLE, "").rstrip("/")
        metadata["urls"] = addresses(home)
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": readme(text, home)}
