"""The help page."""

from tests.cli.runner import SRC, python
from tumblestar import cli

PAGE = (SRC.parent / "docs/cli.md").read_text(encoding="utf-8")


def test_the_page_is_the_help() -> None:
    assert cli.help_page() == PAGE


def test_the_package_prints_the_page() -> None:
    assert python("-m", "tumblestar.cli").stdout.splitlines() == PAGE.splitlines()
