"""Hooks of mkdocs: pages that lie outside docs/, and links where a page names another one by its file.

In the repository `docs/hosting.md` names a file, which forges and editors find; on the site it is a link to the page.
"""

from __future__ import annotations

import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ADDED = {"changes.md": "CHANGELOG.md", "reporting.md": "SECURITY.md"}
"""Pages of the site that are files beside docs/."""
CODE = re.compile(r"(^```.*?^```$|``[^`]+``)", re.MULTILINE | re.DOTALL)
NAMED = re.compile(r"(?<![\w\](/`-])`?docs/([\w-]+\.md)`?(?![\w`-])")
LINKED = re.compile(r"\]\((?:docs/|\.\./)([\w/.-]+)\)")
"""A link from a page outside docs/ to one inside, or the other way."""


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Adds the pages from outside."""
    root = Path(config.docs_dir).parent
    for name, source in ADDED.items():
        files.append(File.generated(config, name, abs_src_path=str(root / source)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Turns names of pages into links, outside of code."""
    names = {source: name for name, source in ADDED.items()}
    parts = CODE.split(LINKED.sub(lambda found: f"]({names.get(found[1], found[1])})", markdown))
    parts[::2] = [NAMED.sub(lambda found: f"[{_title(files, found[1])}]({found[1]})", part) for part in parts[::2]]
    return "".join(parts)


def _title(files: Files, name: str) -> str:
    """The first heading of a page, or its name where there is no such page, which the build reports."""
    file = files.get_file_from_path(name)
    heading = re.search(r"^# (.+)", file.content_string, re.MULTILINE) if file else None
    return heading[1] if heading else name
