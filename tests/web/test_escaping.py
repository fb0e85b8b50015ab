"""Text from people is escaped on pages: names, chat, salts, seeds, file names, and echoed input."""

import html
import json
import re
from html.parser import HTMLParser
from urllib.parse import quote

import pytest

from tests.marks import rest_slow
from tests.serving import Browser, Server
from tumblestar.words import LANGUAGES

NASTY = "<img src=x onerror=a(1)>'\"&amp;</b>"
"""Forty characters at most, that break out of text and of attributes between either quotes."""
NASTY_TOO = NASTY.replace("x", "y")
"""The same under another name: nobody at a table may be called like another."""
TAGS = re.compile(r"<img src=[xy]", re.I)


class Tags(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__(convert_charrefs=True)
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.text += data


def check(text: str) -> Tags:
    """Nothing that was typed has become a tag or an attribute."""
    assert not TAGS.search(text), TAGS.search(text)
    page = Tags(text)
    foreign = re.compile(r"\s*(javascript|data:text|//|https?://(?!localhost))")
    for element in page.found:
        tag, attributes = element
        assert not [name for name in attributes if name.startswith("on") or name in ("style", "srcdoc")], element
        assert tag not in ("iframe", "object", "embed", "base"), element
        for name in ("href", "src", "action", "formaction"):
            assert not foreign.match(attributes.get(name) or ""), element
    return page


@pytest.fixture
def host(server: Server) -> Browser:
    browser = server.browser()
    assert browser.post("/settings", data={"name": NASTY}).status_code == 303
    return browser


def test_the_text_is_nasty_enough() -> None:
    assert len(NASTY) <= 40
    with pytest.raises(AssertionError):
        check(f"<p>{NASTY}</p>")
    with pytest.raises(AssertionError):
        check(f'<input value="{html.escape(NASTY, quote=False)}" onx="">')


@pytest.mark.parametrize("lang", rest_slow(LANGUAGES, 2))
def test_names_and_salts_and_chat_are_text_on_every_page(server: Server, host: Browser, lang: str) -> None:
    """Every page and every message of the line that shows people's text, to its writer, a friend and a guest."""
    host.post("/settings", data={"language": lang})
    fields = {"name_1": NASTY, "salt_1": NASTY, "watchers": "1", "chat": "1", "listed": "1"}
    table = host.new(seat_2="friend", **fields)
    links = dict(re.findall(r"/(join|watch)/([\w-]{32})", host.get(f"/table/{table}").text))
    friend, guest = server.browser(), server.browser()
    pages = [friend.get(f"/join/{links['join']}").text, guest.get(f"/watch/{links['watch']}").text]
    pages += [friend.get("/lobby").text, friend.get(f"/lobby/{table}").text, friend.get(f"/lobby?q={NASTY}").text]
    seated = friend.post(f"/join/{links['join']}", data={"name": NASTY_TOO, "salt": NASTY})
    assert seated.status_code == 303
    guest.post(f"/watch/{links['watch']}")
    with host.at(table) as line:
        said = line.ask("say", text=NASTY)
        assert said["ok"], said
        line.ask("rename", seat=1, name=NASTY)
        line.ask("act", action=line.targets[0] if line.targets else 0)
        pages += list(line.parts.values())
    for browser in (host, friend, guest):
        with browser.at(table) as line:
            pages += [*line.parts.values(), f"<p>{html.escape(line.title)}</p>"]
        paths = ("/", "/tables", "/lobby", f"/table/{table}", f"/table/{table}?at=1")
        pages += [browser.get(path).text for path in paths]
    pages.append(friend.post(f"/table/{table}/device").text)
    host.post(f"/table/{table}/delete")
    pages += [host.get(path).text for path in (f"/table/{table}", f"/table/{table}/verify", "/tables")]
    checked = [check(page) for page in pages]
    assert sum(NASTY in page.text for page in checked) >= 5


def test_a_form_that_comes_back_shows_what_was_typed_as_text(host: Browser) -> None:
    fields = {"seats": NASTY, "seat-1": NASTY, "name-1": NASTY * 3, "salt-1": NASTY * 3, "chance": NASTY, "seed": NASTY}
    fields |= {"option-first": NASTY, "clock": NASTY, "seal": NASTY, "seat-2": f"bot:{NASTY}"}
    answer = host.post("/new/twisty", data=fields)
    assert answer.status_code == 422
    page = check(answer.text)
    assert NASTY * 3 in [attributes.get("value") for _, attributes in page.found]


def test_a_seed_in_words_is_text(host: Browser) -> None:
    table = host.new(chance="seed", seed=NASTY, seat_2="person")
    for path in ("", "/verify", "?at=1"):
        check(host.get(f"/table/{table}{path}").text)
    host.post(f"/table/{table}/delete")
    assert NASTY in check(host.get(f"/table/{table}/verify").text).text


@pytest.mark.parametrize(
    ("old", "new"),
    [("ANN", NASTY), ("SALT", NASTY), ("game: twisty", f"game: {NASTY}"), ("\n\n", f"\n\n{NASTY}\n"), ("$", NASTY)],
    ids=["name", "salt", "game", "event", "line"],
)
def test_a_record_from_a_file_is_text(host: Browser, old: str, new: str) -> None:
    table = host.new(seat_2="person", name_1="ANN", salt_1="SALT")
    host.post(f"/table/{table}/delete")
    record = host.get(f"/table/{table}/record").text + "\n$\n"
    assert old in record
    record = record.replace(old, new, 1).removesuffix("\n$\n")
    answer = host.post("/tables/open", files={"file": (f"{NASTY}.txt", record, f"text/{NASTY}")})
    check(answer.text)
    if answer.status_code == 303:
        for path in ("", "?at=1", "/verify"):
            check(host.get(answer.headers["location"] + path).text)


ADDRESSES = ["/rules/twisty?q={}", "/rules/{}/summary", "/lobby?q={}&game={}&person={}", "/table/x?at={}", "/{}"]
ADDRESSES += ["/score/twinkle?stars={}&{}={}", "/static/x/{}", "/tables?at={}", "/?{}"]
ADDRESSES += [f"/{kind}/{{}}" for kind in "table new rules join watch bring lobby campaign score".split()]


@pytest.mark.parametrize("path", ADDRESSES)
def test_what_stands_in_an_address_is_text(host: Browser, path: str) -> None:
    answer = host.get(path.replace("{}", quote(NASTY, safe="")))
    assert answer.status_code in (200, 400, 404, 422)
    check(answer.text)


@pytest.mark.parametrize("header", ["accept-language", "user-agent", "referer", "x-forwarded-host", "cookie"])
def test_what_stands_in_a_header_is_not_shown(host: Browser, header: str) -> None:
    for path in ("/", "/nothing", "/new/twisty"):
        check(host.get(path, headers={header: NASTY}).text)


def test_what_stands_in_a_message_comes_back_as_text(host: Browser) -> None:
    """The page's script puts words of an answer into the page as text; here they hold no more than was typed."""
    with host.at(host.new(seat_2="person")) as line:
        for do, more in (
            ("act", {"text": NASTY}),
            ("rename", {"seat": 1, "name": NASTY * 2}),
            ("act", {"text": NASTY}),
        ):
            answer = line.ask(do, **more)
            assert not answer["ok"] or do == "act", answer
            json.dumps(answer)


def test_endless_and_invisible_names_are_refused(host: Browser) -> None:
    for name in ("x" * 41, "a\u202eb", "a\u0000b", "a\nb", "\ud800"):
        content = f"name={quote(name.encode('utf-8', 'surrogatepass'), safe='')}"
        answer = host.post("/settings", content=content, headers={"content-type": "application/x-www-form-urlencoded"})
        if answer.status_code == 303:
            page = Tags(host.get("/").text)
            held = [attributes["value"] for _, attributes in page.found if attributes.get("name") == "name"]
            assert name not in held
        else:
            assert answer.status_code == 400
