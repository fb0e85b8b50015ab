"""The site of the docs: made of the same pages, whole, and of nothing that lies elsewhere."""

import re
import shutil
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
import yaml

from tests.marks import slow
from tests.package.running import ROOT, checked
from tumblestar import __version__

BUILD = (sys.executable, "-m", "mkdocs", "build", "--site-dir")
PAGES = sorted(file.stem for file in (ROOT / "docs").glob("*.md"))


class Reader(HTMLParser):
    """The links, the loaded files and the anchors of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.anchors: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.anchors.add(given.get("id", ""))
        if tag == "a":
            self.links.append(given["href"])
        else:
            self.loaded += [given[name] for name in ("src", "href", "srcset", "data") if name in given]
        assert tag not in ("script", "iframe", "object", "style")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("site")
    checked([*BUILD, place], cwd=ROOT)
    return place


@slow
def test_every_page_is_there(site: Path) -> None:
    made = {file.stem for file in site.glob("*.html")}
    assert made == {*PAGES, "changes", "reporting"}
    assert len(PAGES) > 20
    assert not list(site.rglob("*.py")) or [file.name for file in site.rglob("*.py")] == ["bot.py"]
    shown = (site / "hosting.html").read_text(encoding="utf-8")
    for entry in made:
        assert f'href="{entry}.html"' in shown, entry


def test_every_link_leads_somewhere_and_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    pages = {file.name: Reader(file.read_text(encoding="utf-8")) for file in site.glob("*.html")}
    broken: list[str] = []
    for name, page in pages.items():
        assert page.loaded
        for link in [*page.links, *page.loaded]:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                broken += [f"{name}: {link}"] if link in page.loaded else []
                continue
            target = unquote(parts.path) or name
            is_there = (site / target).is_file()
            if not is_there or (parts.fragment and unquote(parts.fragment) not in pages[target].anchors):
                broken.append(f"{name}: {link}")
    assert broken == []


def test_the_style_loads_nothing(site: Path) -> None:
    style = (site / "site.css").read_text(encoding="utf-8")
    assert "prefers-color-scheme: dark" in style
    assert not re.search(r"@import|url\(|@font-face|https?:", style)


def test_a_page_that_is_named_becomes_a_link_and_code_stays_code(site: Path) -> None:
    friends = (site / "friends.html").read_text(encoding="utf-8")
    assert '<a href="hosting.html">Hosting tumblestar</a>' in friends
    assert "docs/hosting.md" not in friends
    assert "docs/examples/bot.py" in (site / "api.html").read_text(encoding="utf-8")
    assert 'href="security.html"' in (site / "reporting.html").read_text(encoding="utf-8")
    assert 'href="reporting.html"' in (site / "security.html").read_text(encoding="utf-8")


@slow
@pytest.mark.parametrize("wrong", ["[a](nowhere.md)", "[a](hosting.md#nowhere)", "See docs/nowhere.md."])
def test_a_link_that_leads_nowhere_fails(wrong: str, tmp_path: Path) -> None:
    for name in ("docs", "tools/docs_theme"):
        shutil.copytree(ROOT / name, tmp_path / name)
    for name in ("mkdocs.yml", "tools/docs_site.py", "CHANGELOG.md", "SECURITY.md"):
        shutil.copy(ROOT / name, tmp_path / name)
    with (tmp_path / "docs/python.md").open("a", encoding="utf-8") as page:
        page.write(f"\n{wrong}\n")
    done = subprocess.run([*BUILD, tmp_path / "site"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "nowhere" in done.stderr


def test_the_citation_is_of_this_version() -> None:
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert {"cff-version", "message", "title", "authors", "version", "license"} <= set(cited)
    assert (cited["version"], cited["license"], cited["type"]) == (__version__, "MIT", "software")
    assert all("name" in author for author in cited["authors"])


def test_the_security_policy_says_how_and_what() -> None:
    text = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
    assert "](docs/security.md)" in text
    for part in ("Report a vulnerability", "Supported versions", "What is in scope", "What is not"):
        assert f"## {part}" in text
