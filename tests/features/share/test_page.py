"""Sharing finished games: the page of all ways, downloads, and games that come out of links."""

import io
import json
import re
from html import unescape
from pathlib import Path

import pytest
from PIL import Image

from tests.features.share.test_link import unpacked
from tests.serving import Browser, Server
from tests.web.test_card import finished
from tumblestar.features.share import moments
from tumblestar.record.narration import ending, names_of
from tumblestar.record.text import read_record
from tumblestar.web import drawing
from tumblestar.web.drawing import Drawer, Wanted
from tumblestar.words import say

RECORD = next((Path(__file__).parents[2] / "records").glob("shizzle-*.txt")).read_text(encoding="utf-8")


def fields(html: str) -> dict[str, str]:
    pairs = re.findall(r'<input id="([\w-]+)" readonly value="([^"]*)">', html)
    return {name: unescape(value) for name, value in pairs}


def test_a_link_of_a_finished_game_holds_its_record(browser: Browser) -> None:
    table = finished(browser)
    assert f'href="/table/{table}/share"' in browser.get(f"/table/{table}").text
    values = fields(browser.get(f"/table/{table}/share").text)
    address, part = values["share-link"].split("#")
    assert address == "http://localhost/shared"
    assert unpacked(part) == browser.get(f"/table/{table}/record").text
    frame = rf'<iframe src="http://localhost/shared/embed#{re.escape(part)}" title="[^"]*Ann[^"]*" [^<>]*></iframe>'
    assert re.fullmatch(frame, values["share-embed"])


def test_nothing_of_a_game_that_goes_on_or_of_others_is_shared(browser: Browser, server: Server) -> None:
    going, over = browser.new("shizzle"), finished(browser)
    paths = ("share", "share/film?kind=gif", "share/picture?kind=svg")
    for path in paths:
        assert browser.get(f"/table/{going}/{path}").status_code == 404
        assert server.browser().get(f"/table/{over}/{path}").status_code == 404
    assert "/share" not in browser.get(f"/table/{going}").text


def test_pictures_and_animations_are_files(browser: Browser) -> None:
    table = finished(browser)
    paths = {"gif": "film?kind=gif&theme=dawn", "webp": "picture?kind=webp", "png": "picture?kind=png&at=0"}
    for kind, path in paths.items():
        answer = browser.get(f"/table/{table}/share/{path}")
        assert answer.headers["content-type"] == f"image/{kind}"
        attached = rf'attachment; filename="shizzle-{table}(-0)?\.{kind}"'
        assert re.fullmatch(attached, answer.headers["content-disposition"])
        assert (Image.open(io.BytesIO(answer.content)).format or "").lower() == kind
    svg = browser.get(f"/table/{table}/share/picture?kind=svg").text
    assert svg.startswith("<svg")
    assert "<title>Shizzle: Ann" in svg


@pytest.mark.parametrize(
    ("path", "status"),
    [
        *(
            (path, 404)
            for path in ("film?kind=bmp", "film?kind=svg", "picture?kind=gif", "picture?theme=pink", "other")
        ),
        *((path, 400) for path in ("picture?at=9999", "film?turn=9999", "film?turn=0")),
    ],
)
def test_what_there_is_not_is_refused(browser: Browser, path: str, status: int) -> None:
    answer = browser.get(f"/table/{finished(browser)}/share/{path}")
    assert answer.status_code == status
    assert "<h1>" in answer.text


def test_what_cannot_be_drawn_now_is_told(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished(browser)

    async def nothing(self: Drawer, wanted: Wanted, asker: str, job: object) -> bytes:
        return b""

    monkeypatch.setattr(Drawer, "drawn", nothing)
    answer = browser.get(f"/table/{table}/share/film?kind=gif")
    assert answer.status_code == 429
    assert say("en", "work-busy", seconds=int(answer.headers["retry-after"])) in answer.text
    monkeypatch.setattr(drawing.rendering, "find_spec", lambda _: None)
    drawing.can_draw.cache_clear()
    try:
        answer = browser.get(f"/table/{table}/share/film?kind=gif")
        page = browser.get(f"/table/{table}/share").text
    finally:
        drawing.can_draw.cache_clear()
    assert answer.status_code == 503
    assert "the extra “cards”" in answer.text
    assert "/share/film" not in page
    assert re.findall(r'<option value="(\w+)"', page.split('name="kind"')[1].split("</select>")[0]) == ["svg"]


def test_a_posted_record_is_drawn_and_nothing_is_kept(server: Server) -> None:
    browser = server.browser()
    for headers in ({}, {"accept-encoding": "identity"}):
        answer = browser.post("/shared", content=RECORD, headers=headers)
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "no-store"
        assert "set-cookie" not in answer.headers
        document = answer.json()
        assert "Ann" in document["title"]
        assert {i for moment in document["moments"] for i in moment["shows"]} == set(range(len(document["elements"])))
        assert all(element.startswith("<") for element in document["elements"])
        record = read_record(RECORD)
        count, end = len(record.events), say("en", ending(record, names_of(record)), "shizzle")
        assert document["moments"][-1]["told"].startswith(f"Step {count} of {count}. ")
        assert document["moments"][-1]["told"].endswith(end)
    with server.store.reading() as connection:
        for table in ("tables", "people"):
            assert connection.exec_driver_sql(f"select count(*) from {table}").scalar() == 0


@pytest.mark.parametrize(
    "content",
    [b"", b"nonsense", b"\xff\xfe", RECORD[:-40].encode() + b"\n99 1 Z9\n", b"x" * (moments.LONGEST_TEXT + 1)],
    ids=["empty", "nonsense", "no text", "a false event", "too long"],
)
def test_a_posted_text_that_is_no_record_is_refused_with_words(browser: Browser, content: bytes) -> None:
    answer = browser.post("/shared", content=content, headers={"accept-language": "fr"})
    assert answer.status_code == 422
    assert len(answer.json()["why"]) > 20
    assert set(answer.json()) == {"why"}


def test_more_than_any_record_is_not_read_nor_what_a_foreign_page_posts(browser: Browser) -> None:
    assert browser.post("/shared", content=b"x" * 70_000).status_code == 413
    assert browser.post("/shared", content=RECORD, headers={"origin": "http://elsewhere.example"}).status_code == 403


def test_names_in_a_link_stay_text(browser: Browser) -> None:
    evil = RECORD.replace("person Ann", "person <b onclick=x>")
    document = browser.post("/shared", content=evil).json()
    assert "<b onclick=x>" in document["title"]  # the script writes it as text
    assert "onclick" not in json.dumps(document["elements"])


def test_only_the_frame_may_stand_in_other_pages(browser: Browser) -> None:
    for path in ("/shared", "/shared/embed", "/shared/embed?theme=dawn", "/"):
        answer = browser.get(path)
        ancestors, policy = ("*", "cross-origin") if "embed" in path else ("'none'", "same-origin")
        assert answer.status_code == 200
        assert answer.headers["content-security-policy"].endswith(f"; frame-ancestors {ancestors}")
        assert "script-src 'self'" in answer.headers["content-security-policy"]
        assert answer.headers["cross-origin-resource-policy"] == policy
        assert "set-cookie" not in answer.headers
    assert 'data-theme="dawn"' in browser.get("/shared/embed?theme=dawn").text
    assert "evil" not in browser.get('/shared/embed?theme="evil').text
    assert "<noscript>" in browser.get("/shared").text
