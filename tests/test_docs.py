"""The pages in docs say what the code does."""

import doctest
import re
import subprocess
from pathlib import Path

import pytest

from tests.marks import slow
from tumblestar.words.languages import LANGUAGES, language

ROOT = Path(__file__).parents[1]
PAGES = sorted((ROOT / "docs").glob("*.md"))
READMES = sorted((ROOT / "docs/readme").glob("*.md"))
LEAST = {"python.md": 20, "environments.md": 5}
"""How many examples a page has at least."""
BUILT = re.findall(r"^`(src/[^`]+)`:$", (ROOT / "docs/adding-a-feature.md").read_text(encoding="utf-8"), re.MULTILINE)
"""Files that a page tells how to make; tests/features/test_adding.py makes them."""


@pytest.mark.parametrize(
    "page",
    [pytest.param(page, marks=[slow] if page.name == "environments.md" else []) for page in PAGES],
    ids=lambda page: page.name,
)
def test_examples_are_true(page: Path) -> None:
    found = doctest.testfile(str(page), module_relative=False)
    assert found.failed == 0
    assert found.attempted >= LEAST.get(page.name, 0)


@pytest.mark.parametrize("page", [*PAGES, ROOT / "README.md", *READMES], ids=lambda page: page.name)
def test_files_that_a_page_names_are_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)#:]+)\)", text)
    named = re.findall(r"\b(?:docs|src|tests|bench|tools)/[\w./-]+\.(?:md|py|toml|txt|ftl|json|js|css|png|sh)\b", text)
    missing = [name for name in links if not (page.parent / name).exists()]
    missing += [name for name in named if not (ROOT / name).exists() and name not in BUILT]
    assert missing == []


def test_the_first_chapter_of_the_readme_is_there_in_every_language() -> None:
    others = LANGUAGES[1:]
    assert [page.name for page in READMES] == [f"README.{lang}.md" for lang in others]
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert re.findall(r"\[([^]]+)\]\(docs/readme/README\.(\w+)\.md\)", readme) == [
        (language(lang).name, lang) for lang in others
    ]


def test_pages_repeat_no_figures_about_the_code() -> None:
    """They would be untrue soon: `python -m bench.structure` prints them, and `pyproject.toml` bounds them."""
    figure = re.compile(
        r"(?<!over )\b\d[\d,]* (?:quick )?(?:tests|lines|modules|functions)\b|(?:tests?|minutes) on two cores"
    )
    pages = [*PAGES, *READMES, ROOT / "README.md", ROOT / "Makefile"]
    found = {page.name: figure.findall(page.read_text(encoding="utf-8")) for page in pages}
    assert {name: figures for name, figures in found.items() if figures} == {}


def test_what_pages_count_is_as_many() -> None:
    bot = (ROOT / "docs/examples/bot.py").read_text(encoding="utf-8")
    assert len([line for line in bot.splitlines() if line.strip()]) <= 30, "docs/api.md and README.md say thirty lines"
    template = [file for file in (ROOT / "src/tumblestar/new_game/template").rglob("*") if file.is_file()]
    assert len([file for file in template if file.suffix != ".pyc"]) == 8, "docs/adding-a-game.md says eight files"


def test_modules_that_texts_name_are_there() -> None:
    """A file that a page or a docstring names in backticks, with or without its folder, is in this repository."""
    listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True)
    files = [name for name in listed.stdout.splitlines() if (ROOT / name).exists()]
    assert files, listed.stderr
    wrong: list[str] = []
    for name in files:
        if name.endswith((".md", ".py")) and name != "CHANGELOG.md":
            text = (ROOT / name).read_text(encoding="utf-8")
            named = re.findall(r"`([\w/]+\.(?:py|js))`", text)
            absent = [one for one in named if not any(f"/{file}".endswith(f"/{one}") for file in files)]
            wrong += [f"{name}: {one}" for one in absent if one not in BUILT]
    assert wrong == []
