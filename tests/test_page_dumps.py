"""`tools/page_dumps.py`: pages that differ by the run alone are the same, and others are not."""

from pathlib import Path

import pytest

from tools.page_data import Answer
from tools.page_dumps import compare, differences, links_in, normalised, pattern_of


def text_of(body: str, kind: str = "text/html", address: str = "/page") -> str:
    return normalised(address, Answer(200, [("content-type", kind), ("date", "today")], body.encode()))


def test_html_has_a_line_for_each_element_and_text() -> None:
    lines = text_of('<p id="b" class="a">Bread &amp; <b hidden>wine</b></p>').splitlines()
    assert lines[:3] == ["/page", "200", "content-type: text/html"]
    assert lines[3:] == ['<p class="a" id="b">', '"Bread & "', "<b hidden>", '"wine"', "</b>", "</p>"]


@pytest.mark.parametrize(
    ("page", "again", "other", "address"),
    [
        ('<a href="/static/0123456789ab/a.css">', '<a href="/static/ba9876543210/a.css">', '<a href="/a.css">', "/"),
        ("<time data-ago datetime=1>now</time>", "<time data-ago datetime=1>later</time>", "<time>later</time>", "/"),
        ("<body data-print=1>", "<body data-print=2>", "<body data-paint=2>", "/"),
        (f"<i>{'a' * 64}</i>", f"<i>{'b' * 64}</i>", "<i>none</i>", "/new/twisty"),
    ],
)
def test_only_what_differs_by_the_run_is_replaced(page: str, again: str, other: str, address: str) -> None:
    assert text_of(page, address=address) == text_of(again, address=address) != text_of(other, address=address)


def test_commitments_texts_in_json_and_pictures_are_compared() -> None:
    assert text_of("a" * 64) != text_of("b" * 64)
    assert '"<p>",\n' in text_of('{"part": "<p>word</p>"}', "application/problem+json")
    assert text_of("a", "image/png") != text_of("b", "image/png")


def test_links_lead_to_the_same_server_and_have_patterns() -> None:
    page = b'<a href="?a=1&amp;b=2#c"><img src="http://localhost/card/x"><a href="https://example.org/">'
    links = links_in("/score/twisty", Answer(200, [("content-type", "text/html")], page))
    assert links == ["/score/twisty?a=1&b=2", "/card/x"]
    assert (
        pattern_of("/table/q0-Xx/review?k=2&at=1") == pattern_of("/table/B1/review?at=5&k=7") == "/table/*/review?at&k"
    )


def test_differences_are_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, second = tmp_path / "a", tmp_path / "b"
    for folder, names in ((first, ("same", "new")), (second, ("same", "new", "more"))):
        folder.mkdir()
        for name in names:
            (folder / f"{name}.txt").write_text(f"/{name}\n{folder.name if name == 'new' else ''}", encoding="utf-8")
    assert differences(first, second) == ["more.txt", "new.txt"]
    assert [compare(first, first), compare(first, second)] == [0, 1]
    assert f" /more (only in {second})\n" in capsys.readouterr().out
