"""The fixture `open_page` collects the errors of pages."""

import time

import pytest

from tests.browser.tables import OpenPage
from tests.marks import slow
from tests.patience import PATIENCE


@slow
@pytest.mark.parametrize(
    ("script", "complaint"),
    [
        ("console.error('oh')", "console error: oh"),
        ("setTimeout(() => { throw new Error('oh') })", "script error: oh"),
        ("new Image().src = 'http://example.invalid/x.png'", "request left this machine: http://example.invalid/x.png"),
        ("new WebSocket('ws://example.invalid/')", "request left this machine: ws://example.invalid/"),
    ],
    ids=["console", "script", "request", "websocket"],
)
def test_errors_of_a_page_are_collected(
    open_page: OpenPage, complaints: list[str], expected_complaints: list[str], script: str, complaint: str
) -> None:
    expected_complaints.append(".")
    page = open_page("about:blank")
    page.evaluate(f"() => {{ {script} }}")
    until = time.monotonic() + PATIENCE
    while complaint not in complaints:
        assert time.monotonic() < until, complaints
        page.wait_for_timeout(10)  # in which Playwright tells what has happened
