"""Every route, requested by browsers and by clients that pretend to be one."""

import asyncio
import json
import re
from html import unescape
from itertools import pairwise
from types import SimpleNamespace
from typing import Any, cast
from urllib.parse import quote

import pytest
import sqlalchemy as sa
from starlette.testclient import WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect

from tests.marks import slow
from tests.serving import HOST, Browser, Line, Server
from tumblestar.features.learn import page as learn_page
from tumblestar.features.learn.tutorial import names_of_tutorials
from tumblestar.games import GAMES
from tumblestar.play import page_socket
from tumblestar.play.connection import MAX_QUEUED_RESPONSES
from tumblestar.record.text import read_record
from tumblestar.storage import StoreProblem
from tumblestar.storage.schema import SeatRow
from tumblestar.web.assets import address, files
from tumblestar.words import LANGUAGES, Phrase
from tumblestar.words.languages import language

PAGES = ("/", "/tables", "/nothing", "/table/none", "/table/none/record", "/new/chess")
PAGES += tuple(f"/{page}/{game}" for game in GAMES for page in ("new", "rules"))
PAGES += tuple(f"/analysis/{game}?seats=2" for game in GAMES)
PAGES += ("/mistakes", "/puzzles", *(f"/puzzles/{name}" for name, game in GAMES.items() if game.has_module("puzzles")))
PAGES += tuple(f"/learn/{game}?step=4" for game in GAMES if names_of_tutorials(GAMES[game]))
PAGES += ("/rules/twisty?q=theft", *(f"/rules/{game}/summary" for game in GAMES))
PAGES += tuple(f"table:{game}{page}" for game in GAMES for page in ("", "?at=3", "/verify"))


def ids(html: str) -> list[str]:
    return re.findall(r'\sid="([^"]*)"', html)


@pytest.mark.parametrize(
    ("path", "lang"),
    [
        pytest.param(path, lang, marks=[] if (i - j) % len(LANGUAGES) == 0 else [slow])
        for i, path in enumerate(PAGES)
        for j, lang in enumerate(LANGUAGES)
    ],
)
def test_every_page_is_whole(browser: Browser, path: str, lang: str) -> None:
    if path.startswith("table:"):
        game = re.findall(r"\w+", path)[1]
        path = path.replace(f"table:{game}", f"/table/{browser.new(game)}", 1)
    answer = browser.get(path, headers={"accept-language": lang})
    html = answer.text
    assert answer.status_code == (404 if re.search("nothing|none|chess", path) else 200)
    policy = answer.headers["content-security-policy"]
    assert "unsafe" not in policy
    for part in ("default-src 'self'", "script-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"):
        assert part in policy
    assert html.startswith(f'<!doctype html>\n<html lang="{lang}"')
    for part in ("<title>", '<meta name="viewport"', '<meta name="description"', "<main", "<header", "<footer"):
        assert html.count(part) == 1, part
    assert html.count("<nav") == (2 if "rules-page" in html else 1)
    assert html.count("<h1") == 1
    levels = [int(level) for level in re.findall(r"<h([1-6])", html)]
    assert levels[0] == 1
    assert all(b <= a + 1 for a, b in pairwise(levels)), levels
    assert len(ids(html)) == len(set(ids(html)))
    assert set(re.findall(r'\s(?:aria-labelledby|aria-describedby|for)="([^"]*)"', html)) <= set(ids(html))
    assert "<script>" not in html
    assert not re.search(r"\s(style|on\w+)=", html)
    alternates = re.findall(r'<link rel="alternate" hreflang="([\w-]+)" href="([^"]*)">', html)
    if alternates:  # search engines want whole addresses
        assert [alternate for alternate, _ in alternates] == [*LANGUAGES, "x-default"]
        assert all(to.startswith(f"http://{HOST}/") for _, to in alternates)
    assert not re.search(r'(src|href|action)="(https?:)?//', re.sub(r'<link rel="alternate"[^>]*>', "", html))


def test_only_games_that_work_are_on_the_shelf(browser: Browser) -> None:
    assert re.findall('href="/play/([a-z_]+)"', browser.get("/").text) == list(GAMES)


def test_files_keep_by_their_content(browser: Browser) -> None:
    links = set(re.findall(r'(?:href|src)="(/static/[^"]*)"', browser.get("/").text))
    assert len(links) >= 3
    for link in links:
        answer = browser.get(link)
        assert answer.status_code == 200
        assert "immutable" in answer.headers["cache-control"]
    sizes = []
    for accepted in ("gzip", "identity"):
        answer = browser.get(address("elements.css"), headers={"accept-encoding": accepted})
        assert answer.content == files()["elements.css"]
        assert ("content-encoding" in answer.headers, answer.headers["vary"]) == (accepted == "gzip", "Accept-Encoding")
        sizes.append(int(answer.headers["content-length"]))
    assert sizes[0] < sizes[1] / 2
    old = browser.get("/static/000000000000/elements.css")
    assert (old.status_code, old.headers["cache-control"]) == (200, "no-cache")
    for wrong in ("/static/x/nothing.css", "/static/x/..%2fapp.py", "/static/x/__init__.py", "/static/x/app.py"):
        assert browser.get(wrong).status_code == 404


@pytest.mark.parametrize("game", GAMES)
def test_the_table_page_is_light(browser: Browser, game: str) -> None:
    """All that a first visit fetches, as it goes over the wire."""
    page = browser.get(f"/table/{browser.new(game)}")
    links = set(re.findall(r'(?:href|src)="(/static/[^"]*)"', page.text))
    total = sum(int(browser.get(link).headers["content-length"]) for link in links)
    assert page.headers["content-encoding"] == "gzip"
    assert total + int(page.headers["content-length"]) < 120_000


def test_rules_have_an_anchor_for_every_tag_and_signs_that_open_their_notes(browser: Browser) -> None:
    for path in ("/rules/twisty", "/rules/twisty?fragment=1"):
        html = browser.get(path).text
        for tag in ("TY-1.1", "TY-3.10", "TY-5.5", "TY-6.3"):
            assert f'id="{tag}"' in html
        for mark, word, sign in (
            ("ruling", "ruling", "†"),
            ("review", "review", "°"),
            ("reconstruction", "guess", "‡"),
        ):
            assert f'popovertarget="note-{mark}" aria-label="{word}">{sign}</button>' in html
            assert f'<p id="note-{mark}" class="meaning" popover>{sign} ' in html
        assert "note-edition" not in html  # no rule of Twisty has that mark
    assert not html.startswith("<!doctype")


def test_nobody_gets_a_cookie_by_looking(browser: Browser, server: Server) -> None:
    for path in PAGES:
        cookie = browser.get(path).headers.get("set-cookie", "")
        is_progress = path.startswith("/learn/") and cookie.startswith(f"{learn_page.COOKIE}=")
        assert not cookie or is_progress
    assert server.store.tables_of(1) == []


def test_the_cookie_is_out_of_reach_of_scripts(browser: Browser) -> None:
    answer = browser.post("/settings", data={"name": "Ann"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    again = browser.post("/settings", data={"name": "Anne"})
    assert "set-cookie" not in again.headers


def test_every_page_offers_the_languages_by_their_names(browser: Browser) -> None:
    page = unescape(browser.get("/tables").text)
    listed = re.findall(r'<button [^>]*name="language" value="(\w+)" lang="(\w+)"([^>]*)>([^<]*)<', page)
    assert [code for code, _, _, _ in listed] == list(LANGUAGES)
    assert all(code == lang and name == language(code).name for code, lang, _, name in listed)
    assert [code for code, _, current, _ in listed if "aria-current" in current] == ["en"]
    for asked, lang in (("fr", "fr"), ("DE", "de"), ("pt-BR", "pt"), ("nb", "da"), ("xx", "en")):
        assert f'<html lang="{lang}"' in browser.get(f"/rules/twisty?lang={asked}").text
    assert '<html lang="en"' in browser.get("/rules/twisty").text  # an address chooses for itself only


def test_settings_are_remembered_and_invalid_ones_are_not(browser: Browser) -> None:
    answer = browser.post("/settings", data={"name": "Ann", "language": "fr", "theme": "dark", "back": "/tables"})
    assert answer.headers["location"] == "/tables"
    html = browser.get("/").text
    assert '<html lang="fr" data-theme="night">' in html
    assert 'value="Ann"' in html
    browser.post("/settings", data={"theme": ""})
    assert "data-theme" not in browser.get("/").text
    browser.post("/settings", data={"language": "tlh", "theme": "plaid"})
    assert '<html lang="fr">' in browser.get("/").text
    assert browser.post("/settings", data={"name": "x" * 41}).status_code == 400
    assert 'value="Ann"' in browser.get("/").text


def test_settings_redirect_only_within_the_site(browser: Browser) -> None:
    for back in ("//evil.example/", "https://evil.example/", "javascript:x(1)", "/\\evil.example", "/a\r\nx: y", ""):
        assert browser.post("/settings", data={"back": back}).headers["location"] == "/", back


@pytest.mark.parametrize(
    "origin", [None, "null", "http://evil.example", f"http://{HOST}:99", f"http://{HOST}.evil.example", "http://[::1"]
)
def test_posts_and_sockets_come_from_own_pages(server: Server, browser: Browser, origin: str | None) -> None:
    table = browser.new()
    stranger = server.browser(cookies=dict(browser.cookies))
    del stranger.headers["origin"]
    headers = {"origin": origin} if origin else {}
    for path in ("/settings", "/new/twisty", "/tables/open", f"/table/{table}/delete", f"/table/{table}/rematch"):
        assert stranger.post(path, headers=headers).status_code == 403
    with (
        pytest.raises(WebSocketDisconnect),
        stranger.websocket_connect(f"ws://{HOST}/live/{table}", headers=headers),
    ):
        pass
    assert stranger.get(f"/table/{table}").status_code == 200


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "", "[::2]"])
def test_strange_hosts_are_turned_away(browser: Browser, host: str) -> None:
    assert browser.get("/", headers={"host": host}).status_code == 421


def test_nothing_changes_by_get(browser: Browser) -> None:
    table = browser.new()
    for path in (f"/table/{table}/delete", f"/table/{table}/rematch", "/tables/open"):
        assert browser.get(path).status_code == 405


def test_a_stranger_sees_no_table(server: Server, browser: Browser) -> None:
    table = browser.new()
    for stranger in (server.browser(), server.browser(cookies={"tumblestar": "x" * 43})):
        for path in ("", "/record", "/verify"):
            assert stranger.get(f"/table/{table}{path}").status_code == 404
        for path in ("/delete", "/rematch"):
            assert stranger.post(f"/table/{table}{path}").status_code == 404
        with pytest.raises(WebSocketDenialResponse) as refused, stranger.line(table):
            pass
        assert refused.value.status_code == 404


@pytest.mark.parametrize("digits", ["²", "٣", "1_0", "+1", "-1", " 1", "99999999", "x"])
def test_what_is_no_number_is_as_if_it_were_not_there(browser: Browser, digits: str) -> None:
    """`str.isdigit` and `int` disagree about some, and both take digits of other scripts."""
    table = browser.new()
    for path, name in ((f"/table/{table}", "at"), ("/campaign/twinkle", "level")):
        assert browser.get(path, params={name: digits}).status_code == 200
    with browser.line(f"{table}?at={quote(digits)}") as line:
        assert line.receive_json()["parts"]


def test_one_click_gives_me_against_a_beginner(browser: Browser) -> None:
    html = browser.get("/new/twisty").text
    fields: dict[str, str] = dict(re.findall(r'<input[^>]* name="([^"]*)"[^>]*type="hidden" value="([^"]*)"', html))
    fields |= dict(re.findall(r'<input type="hidden" name="([^"]*)" value="([^"]*)"', html))
    fields |= dict(re.findall(r'<input type="radio" name="([^"]*)" value="([^"]*)"[^>]* checked', html))
    for name, options in re.findall(r'<select name="([^"]*)"[^>]*>(.*?)</select>', html, re.DOTALL):
        fields[name] = re.findall(r'value="([^"]*)"[^>]*selected', options)[0]
    answer = browser.post("/new/twisty", data=fields)
    assert answer.status_code == 303
    record = read_record(browser.get(answer.headers["location"] + "/record").text)
    assert [seat.kind for seat in record.seats] == ["person", "bot"]
    assert record.seats[1].name == "beginner"
    assert record.options == {}
    promise = re.search('class="promise">([0-9a-f]{64})<', html)
    assert promise
    assert record.commitment == promise[1]
    twice = browser.post("/new/twisty", data=fields)
    assert twice.headers["location"] == answer.headers["location"]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"seats": "7"}, "cannot have 7 seats"),
        ({"seats": "two"}, "cannot have two seats"),
        ({"seat-2": "bot:cheat"}, "There is no bot “cheat”"),
        ({"seat-1": "martian"}, "a person or a bot"),
        ({"name-1": "x" * 41}, "at most 40"),
        ({"option-short_game": "3"}, "cannot be 3"),
        ({"option-first": "4"}, "cannot be 4"),
        ({"chance": "fate"}, "“fate” is not a kind of chance"),
        ({"chance": "seed", "seed": " "}, "1 to 100"),
        ({"chance": "typed", "seat-1": "bot:random"}, "a person must enter the rolls and draws"),
        ({"salt-1": "y" * 41}, "at most 40"),
    ],
)
def test_a_form_with_faults_comes_back_as_it_was(browser: Browser, wrong: dict[str, str], said: str) -> None:
    fields = {"seats": "2", "seat-1": "person", "name-1": "Zoë & <b>", "seat-2": "bot:random", "option-same_order": "1"}
    answer = browser.post("/new/twisty", data=fields | wrong)
    assert answer.status_code == 422
    assert said in answer.text
    assert "Zoë &amp; &lt;b&gt;" in answer.text or "name-1" in wrong
    assert re.search(r'name="option-same_order" value="1" checked', answer.text)
    assert "<b>" not in answer.text


def test_missions_of_ones_own_are_set_up_and_what_contradicts_comes_back_at_its_place(browser: Browser) -> None:
    chosen = {"option-level": "4", "option-mission_1": "4", "option-mission_2": "17", "option-mission_3": "12"}
    fields = {"seats": "1", "seat-1": "me"} | chosen
    answer = browser.post("/new/twinkle", data=fields)
    assert answer.status_code == 303
    assert "mission_3=12" in browser.get(answer.headers["location"] + "/record").text
    answer = browser.post("/new/twinkle", data=fields | {"option-mission_3": "8"})
    assert answer.status_code == 422
    assert answer.text.count("Nobody can meet missions 4 and 8 together") == 1
    answer = browser.post("/new/twinkle", data=fields | {"option-level": "2"})
    assert answer.status_code == 422


def test_a_lost_seal_is_reported_if_a_salt_was_given(browser: Browser) -> None:
    fields = {"seats": "2", "seat-1": "me", "seat-2": "bot:greedy", "seal": "gone", "salt-1": "my words"}
    answer = browser.post("/new/twisty", data=fields)
    assert answer.status_code == 409
    assert "Check the new fingerprint" in answer.text
    assert 'value="my words"' in answer.text
    seal = re.search('name="seal" value="([^"]*)"', answer.text)
    promise = re.search('class="promise">([0-9a-f]{64})<', answer.text)
    assert seal
    assert promise
    answer = browser.post("/new/twisty", data=fields | {"seal": seal[1]})
    record = browser.get(answer.headers["location"] + "/record").text
    assert "salt 1: my words" in record
    assert promise[1] in record


def test_a_given_seed_gives_the_same_game_and_says_so(browser: Browser) -> None:
    first, second = (browser.new(chance="seed", seed="seven") for _ in range(2))
    texts = [browser.get(f"/table/{table}/record").text for table in (first, second)]
    assert texts[0].split("\n\n")[1].splitlines()[:60] == texts[1].split("\n\n")[1].splitlines()[:60]
    assert "chance: seed" in texts[0]
    assert "Anyone who knew them could predict the luck" in browser.get(f"/table/{first}/verify").text


def test_click_answer_view_and_resigning(browser: Browser) -> None:
    table = browser.new(seat_2="person", name_2="Bob", chance="seed", seed="three")
    with browser.at(table) as line:
        assert line.title == "Your turn · Twisty"
        assert line.ask("takeback")["refused"]["code"] == "takeback"
        assert 'data-do="takeback"' not in line.parts["part-actions"]
        n = line.n
        answer = line.ask("act", action=line.targets[0])
        assert {key: answer[key] for key in ("id", "ok", "n")} == {"id": "q2", "ok": True, "n": n + 1}
        view = line.view()
        assert view["n"] == n + 1
        moment = f'<i id="moment" data-n="{n + 1}" data-of="{n + 1}" data-by="person" data-heard="place"'
        moment += ' data-lasts="0.65" data-turn="0 0" hidden>'
        assert view["parts"]["moment"] == [[-1, moment]]  # the opening tag alone
        assert "part-palette" not in view["parts"]
        assert "Ann moves to" in line.status
        assert isinstance(view["parts"]["board"], list)  # what has changed alone
        line.does("resign", seat=1)
        assert "Ann resigned. Bob won." in line.status
        assert line.title == "Game over · Twisty"
        assert "Rematch" in line.parts["part-actions"]
        assert "Bob" in line.parts["part-final"]
        assert '<th scope="row">Win</th><td class="won">won</td><td>–</td>' in line.parts["part-final"]
        assert line.targets == []


def test_the_page_and_the_socket_show_the_same(browser: Browser) -> None:
    table = browser.new(seat_2="person")
    html = browser.get(f"/table/{table}").text
    with browser.at(table) as line:
        assert len(line.parts) == 20
        line.does("text", on=True)
        assert len(line.parts) == 21
        assert [name for name in line.held if name.startswith("log-")] == ["log-0"]
        for name, part in line.parts.items():
            assert part.startswith(f'<{part[1:].split()[0]} id="{name}"')
            assert part in html


def test_what_a_page_has_is_not_sent_again_and_the_board_in_text_while_it_is_open(browser: Browser) -> None:
    table = browser.new(seat_2="person")
    with browser.at(table) as line:
        line.ask("act", action=line.targets[0])
        line.view()
        line.ask("act", action=line.targets[0])
        parts = line.view()["parts"]
        assert not {"part-players", "part-actions", "part-chat", "part-host", "part-people", "part-log"} & set(parts)
        assert len(line.held["board"]) > 30
        assert not [item for item in parts["board"] if isinstance(item, str)]
        new = [item[1] for item in parts["board"] if isinstance(item[1], str)]
        assert 0 < len(new) < 5
        pieces = ('<g id="pawn-', '<g id="cube-', '<g id="counter-', '<g id="turn"')
        assert all(tag.startswith(pieces) and tag.index(">") == len(tag) - 1 for tag in new)
        assert "part-text" not in parts
        line.does("text", on=True)
        before = line.parts["part-text"]
        line.ask("act", action=line.targets[0])
        assert line.view()["parts"]["part-text"] != before
        line.does("text", on=False)
        line.ask("act", action=line.targets[0])
        assert "part-text" not in line.view()["parts"]
        line.does("text", on=True)
        assert line.parts["part-text"] in browser.get(f"/table/{table}").text


def test_what_is_sent_does_not_grow_with_the_game(browser: Browser) -> None:
    table = browser.new(seat_2="person")
    sizes: list[int] = []
    with browser.at(table) as line:
        while len(sizes) < 150 and line.targets:
            line.ask("act", action=line.targets[0])
            sizes.append(len(json.dumps(line.view())))
    assert len(sizes) == 150
    assert max(sizes[10:]) < 20_000
    assert sum(sizes[75:]) < 1.5 * sum(sizes[:75])


def test_bots_go_on_after_a_restart(server: Server, browser: Browser) -> None:
    table = browser.new(seat_2="person", name_2="Bob")
    with browser.at(table) as line:
        line.does("act", action=line.targets[0])
    # As if the process had died while the bot was thinking: it is the bot's turn in the store.
    saved = server.store.table(table)
    assert saved
    server.run(server.store.save_seats, table, saved.seats, [saved.seats[0], SeatRow("bot", "random")])
    with server.restart(browser).at(table) as line:
        line.wait(lambda line: line.title == "Your turn · Twisty")
        assert any("Random (bot)" in html for name, html in line.parts.items() if name == "part-log")


def test_a_table_goes_on_after_a_restart(server: Server, browser: Browser) -> None:
    table = browser.new(seat_2="person", name_2="Bob")
    with browser.at(table) as line:
        line.does("act", action=line.targets[0])
        before = line.parts, line.n
    record = browser.get(f"/table/{table}/record").text
    browser = server.restart(browser)
    assert browser.get(f"/table/{table}/record").text == record
    with browser.at(table) as line:
        assert (line.parts, line.n) == before
        repeated = {"id": "q1", "seen": 60, "do": "act", "action": 999}
        line.session.send_json(repeated)
        assert line.receive() == {"type": "done", "id": "q1", "ok": True, "n": 61}


def test_a_refusal_names_its_rule_in_the_readers_language(browser: Browser) -> None:
    table = browser.new(seat_2="person")
    with browser.at(table) as line:
        answer = line.ask("act", action=49)
        assert not answer["ok"]
        assert answer["refused"]["tag"] == "TY-3.1"
        assert answer["refused"]["help"] == "/rules/twisty#TY-3.1"
        assert answer["refused"]["detail"].startswith("You cannot stay: every turn begins")

    with browser.line(table, **{"accept-language": "fr"}) as session:
        line = Line(session)
        assert line.title == "À vous · Twisty"
        assert line.ask("takeback", id="fr")["refused"]["detail"].startswith("Vous ne pouvez pas annuler cela")


def test_resigning_says_what_it_means_with_this_number_of_seats(browser: Browser) -> None:
    for seats, said in (("2", "and the other player wins."), ("3", "the 2 others share the win.")):
        assert said in browser.get(f"/table/{browser.new('shizzle', seats=seats, seat_3='bot:random')}").text
    assert "This ends your try" in browser.get(f"/table/{browser.new('twinkle', seats='1')}").text


def test_who_plays_one_seat_is_you_and_several_on_a_screen_keep_their_names(browser: Browser) -> None:
    with browser.at(browser.new(seat_2="bot:random")) as line:
        assert "Your turn: move in an L" in line.status
        assert '<b class="name" dir="auto">You</b>' in line.seats
    with browser.at(browser.new("twinkle", seats="1")) as line:
        line.does("act", action=line.targets[0])
        assert "You pick the" in line.status
        assert "Your turn: pick 2 more to roll." in line.status
    with browser.at(browser.new(seat_2="person", name_2="Bob")) as line:
        assert "Your turn: move in an L" in line.status  # whoever holds the screen is told what to do
        assert not re.search(r"(Ann|Bob) is moving", line.status)
        assert '<b class="name" dir="auto">You</b>' not in line.seats


def test_a_chain_can_be_taken_back(browser: Browser) -> None:
    table = browser.new(seat_2="person", chance="seed", seed="chain")
    with browser.at(table) as line:
        for _ in range(300):
            ends = re.findall(r'data-action="(\d+)"( data-ends)?', line.drawn)
            going_on = [int(action) for action, end in ends if not end]
            if going_on:
                break
            line.does("act", action=line.targets[0])
        before = line.drawn
        line.does("act", action=going_on[0])
        assert 'data-do="takeback"' in line.parts["part-actions"]
        n = line.n
        line.does("takeback")
        assert line.n == n + 1
        assert line.drawn == before


def test_stepping_belongs_to_one_page_which_may_begin_at_a_step(browser: Browser) -> None:
    table = browser.new(seat_2="person")
    with browser.at(table) as first, browser.at(table) as second:
        first.does("look", at=3)
        assert "After step 3 of 60" in first.status
        assert first.targets == []
        assert "After step" not in second.status
        first.does("look", at=10_000)
        assert "After step 60 of 60" in first.status
        first.does("look", at=-5)
        assert "After step 0 of 60" in first.status
        second.does("act", action=second.targets[0])
        first.view()
        assert "After step 0 of 61" in first.status
        first.does("look")
        assert first.parts == second.parts
        stale = first.ask("act", action=first.targets[0], seen=60, id="late")
        assert (stale["refused"]["code"], stale["n"]) == ("stale", 61)
    html = browser.get(f"/table/{table}?at=5").text
    assert "After step 5 of 61" in html
    assert 'data-n="5" data-of="61"' in html
    with browser.line(f"{table}?at=5") as session:
        assert "After step 5 of 61" in Line(session).status
    assert browser.get(f"/table/{table}?at=-1&at=x").status_code == 200


def test_typing_the_set_up_of_a_real_board(browser: Browser) -> None:
    source = browser.get(f"/table/{browser.new(seat_2='person')}/record").text.split("\n\n")[1]
    words = " ".join(line.split(" ", 2)[2] for line in source.splitlines()[:60])
    table = browser.new(seat_2="person", chance="typed")
    with browser.at(table) as line:
        assert "Which counter lies on b1?" in line.status
        assert len(re.findall('class="outcome"', line.parts["part-palette"])) == 12
        line.does("act", action=1)
        assert "Which counter lies on c1?" in line.status
        line.does("takeback")
        assert "Which counter lies on b1?" in line.status
        refused = line.ask("act", text="red plaid")
        assert refused["refused"]["code"] == "unread"
        line.does("act", text=words)
        assert "hidden" in line.parts["part-palette"]
        assert len(line.targets) > 1
    assert "typed in or chosen" in browser.get(f"/table/{table}/verify").text


def test_renaming_reaches_every_page(browser: Browser) -> None:
    table = browser.new(seat_2="person")
    with browser.at(table) as first, browser.at(table) as second:
        first.does("rename", seat=1, name="<script>alert(1)</script>")
        second.view()
        assert "<script>" not in "".join(second.parts.values())
        assert "&lt;script&gt;" in second.seats
        assert first.ask("rename", seat=2, name="x" * 41)["refused"]["code"] == "unread"
        assert first.ask("rename", seat=6, name="x")["refused"]["code"] == "seat"
    assert "<script>alert" not in browser.get("/tables").text
    assert "<script>alert" not in browser.get(f"/table/{table}").text


def test_in_a_rematch_all_keep_their_seats_and_the_next_one_plays_first(browser: Browser) -> None:
    table = browser.new(seat_2="person", name_2="Bob", option_short_game="1")
    for first in (2, 1):
        with browser.at(table) as line:
            line.does("resign")
        answer = browser.post(f"/table/{table}/rematch")
        assert answer.status_code == 303
        table = answer.headers["location"].removeprefix("/table/")
        record = read_record(browser.get(f"/table/{table}/record").text)
        assert [seat.name for seat in record.seats] == ["Ann", "Bob"]
        assert record.options == {"first": first, "short_game": 1}


def test_own_tables_are_listed_abandoned_and_deleted(server: Server, browser: Browser) -> None:
    table = browser.new(seat_2="person")
    assert f"/table/{table}" in browser.get("/").text
    assert "Abandon" in browser.get("/tables").text
    assert browser.post(f"/table/{table}/delete").headers["location"] == "/tables"
    assert "abandoned" in browser.get("/tables").text
    assert f'href="/table/{table}"' not in browser.get("/").text
    assert browser.get(f"/table/{table}").status_code == 200
    assert server.store.seed(table) in browser.get(f"/table/{table}/record").text
    with browser.at(table) as line:
        browser.post(f"/table/{table}/delete")
        assert line.session.receive()["code"] == 4404
    assert browser.get(f"/table/{table}").status_code == 404
    assert table not in browser.get("/tables").text
    browser.new("shizzle", seat_2="bot:novice")
    assert "Alya ★ (bot)" in browser.get("/tables").text


def test_the_seed_is_nowhere_before_the_end(server: Server, browser: Browser, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(0)
    table = browser.new(seat_2="person")
    seed = server.store.seed(table)
    assert re.fullmatch("[0-9a-f]{64}", seed)
    seen = [browser.get(f"/table/{table}{path}").text for path in ("", "/record", "/verify", "?at=3")]
    seen += [browser.get(path).text for path in ("/", "/tables", "/new/twisty")]
    with browser.at(table) as line:
        seen.append(json.dumps(line.does("act", action=line.targets[0])))
        seen.append(json.dumps(line.ask("act", action=-1)))
        seen += line.parts.values()
        assert "cannot be checked yet" in browser.get(f"/table/{table}/verify").text
        seen.append(caplog.text)
        assert not any(seed in text for text in seen)
        line.does("resign")
    assert seed in browser.get(f"/table/{table}/record").text
    html = browser.get(f"/table/{table}/verify").text
    assert seed in html
    assert "the 60 rolls and draws after the start." in html
    assert len(re.findall(r"follows from the seed\s<span", html)) == 60


def upload(browser: Browser, content: str | bytes, name: str = "game.txt") -> Any:
    raw = content if isinstance(content, bytes) else content.encode()
    return browser.post("/tables/open", files={"file": (name, raw, "text/plain")})


def test_a_record_is_exported_and_imported_unless_it_was_changed(browser: Browser) -> None:
    table = browser.new(seat_2="person", name_2="<img src=x onerror=alert(1)>")
    with browser.at(table) as line:
        line.does("act", action=line.targets[0])
    text = browser.get(f"/table/{table}/record").text
    lines = text.splitlines()
    lines[20], lines[21] = lines[21], lines[20]
    answer = upload(browser, "\n".join(lines))
    assert answer.status_code == 422
    assert "Line 21" in answer.text
    answer = upload(browser, text)
    assert answer.status_code == 303
    imported = answer.headers["location"]
    assert browser.get(imported + "/record").text == text
    html = browser.get(imported).text
    assert "<img src=x" not in html
    assert "This game file ends here, unfinished." in html
    with browser.at(imported.removeprefix("/table/")) as line:
        assert line.targets == []
        line.does("look", at=61)
        assert line.ask("act", action=1)["refused"]["code"] == "over"
    assert "Opened from files" in browser.get("/tables").text
    assert browser.post(imported + "/delete").status_code == 303


HOSTILE = {
    "empty": b"",
    "binary": bytes(range(256)) * 50,
    "not a game file": b"<script>alert(1)</script>",
    "zip": b"PK\x03\x04" + b"\0" * 100,
    "utf-16": "tumblestar record 1\n".encode("utf-16"),
    "cut": b"tumblestar record 1\ngame: twisty\n",
    "another game": b"tumblestar record 1\ngame: <script>alert(1)</script>\nrules: 1\n"
    b"data: x\nseat 1: person\nchance: typed\nresult: *\n",
    "long": b"tumblestar record 1\n" + b"x" * 1_100_000,
    "many lines": b"tumblestar record 1\n" + b"game: twisty\n" * 50_000,
}


@pytest.mark.parametrize("content", HOSTILE.values(), ids=HOSTILE.keys())
def test_hostile_files_get_a_clear_answer(server: Server, browser: Browser, content: bytes) -> None:
    answer = upload(browser, content, 'x"><script>alert(1)</script>.txt')
    assert answer.status_code == 422
    assert 'role="alert"' in answer.text
    assert "<script>alert" not in answer.text
    assert server.store.tables_of(1) == []


def test_what_is_too_large_or_no_upload_is_refused(browser: Browser) -> None:
    answer = upload(browser, b"x" * 2_000_000)
    assert answer.status_code == 413
    assert "too large" in answer.text
    assert answer.text.startswith("<!doctype html>")
    assert browser.post("/tables/open", data={"file": "text"}).status_code == 422
    assert browser.post("/tables/open").status_code == 422
    answer = browser.post("/tables/open", content=b"--x", headers={"content-type": "multipart/form-data; boundary=x"})
    assert answer.status_code in (400, 422)
    many = browser.post("/new/twisty", data={f"f{i}": "x" for i in range(200)})
    assert many.status_code == 400


def test_a_damaged_table_does_not_stop_the_others(server: Server, browser: Browser) -> None:
    bad, good = browser.new(seat_2="person"), browser.new(seat_2="person")
    with server.store._engine.begin() as connection:
        connection.execute(
            sa.text("UPDATE entries SET payload = 'b1:plaid' WHERE number = 1 AND table_id = :t"), {"t": bad}
        )
    browser = server.restart(browser)
    answer = browser.get(f"/table/{bad}")
    assert answer.status_code == 409
    assert "cannot be opened" in answer.text
    assert browser.get(f"/table/{good}").status_code == 200
    with pytest.raises(WebSocketDenialResponse) as refused, browser.line(bad):
        pass
    assert refused.value.status_code == 409
    assert browser.get("/tables").status_code == 200


def test_a_table_of_other_rules_is_shown_and_says_so_but_cannot_be_played(server: Server, browser: Browser) -> None:
    table = browser.new(seat_2="person")
    with browser.at(table) as line:
        assert line.ask("act", action=line.targets[0])["ok"]
    text = browser.get(f"/table/{table}/record").text
    with server.store._engine.begin() as connection:
        connection.execute(sa.text("""UPDATE tables SET header = replace(header, '"rules": 1', '"rules": 99')"""))
    browser = server.restart(browser)
    page = browser.get(f"/table/{table}").text
    assert "Played with version 99 of the rules" in page
    assert "Played with version 99 of the rules" in browser.get(f"/table/{table}?at=3").text
    assert browser.get(f"/table/{table}/record").text == text.replace("rules: 1", "rules: 99")
    assert "it cannot check the luck" in browser.get(f"/table/{table}/verify").text
    with browser.at(table) as line:
        assert not line.targets
        for number, do in enumerate(("act", "takeback", "resign")):
            line.session.send_json({"id": f"new-{number}", "seen": 0, "do": do, "action": 0, "seat": 1})
            while "id" not in (said := line.receive()):
                pass
            assert said["refused"]["code"] in ("over", "seat", "takeback", "stale"), said
    assert server.store.entries(table)[-1].kind == "act"


def test_a_failing_store_is_told_in_words(server: Server, browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise StoreProblem(Phrase("store-full", {"folder": "there"}))

    table = browser.new(seat_2="person")
    with browser.at(table) as line:
        monkeypatch.setattr(server.store, "append", fail)
        answer = line.ask("act", action=line.targets[0])
        assert answer["refused"]["code"] == "store"
        assert answer["refused"]["detail"].startswith("There is no room left for there.")
        monkeypatch.undo()
        line.session.send_json({"id": "q1", "seen": 60, "do": "act", "action": line.targets[0]})
        assert line.receive()["ok"]
    monkeypatch.setattr(server.store, "add", fail)
    assert browser.post("/new/twisty", data={"seats": "2"}).status_code == 503


def test_internal_errors_are_shown_politely(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("tumblestar.features.home.pages.shelf", fail)
    answer = server.browser(fails=False).get("/")
    assert answer.status_code == 500
    assert "our fault" in answer.text
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert "ZeroDivision" not in answer.text


def test_a_flood_of_requests_closes_the_connection(server: Server, browser: Browser) -> None:
    """Somebody who asks and never reads is cut off, and nobody else notices."""
    table = server.app.services.registry.find(browser.new(seat_2="person"))

    async def flood() -> None:
        connection = page_socket.PageSocket(cast("Any", SimpleNamespace(app=server.app)), table, 1, "en")
        for _ in range(MAX_QUEUED_RESPONSES):
            connection.respond({})
        assert not connection.is_too_slow
        connection.respond({})
        assert connection.is_too_slow

    asyncio.run(flood())


def test_what_machines_look_for_is_there(browser: Browser) -> None:
    icon, robots = browser.get("/favicon.ico"), browser.get("/robots.txt").text
    assert icon.headers["content-type"] == "image/png"
    assert icon.content[:8] == b"\x89PNG\r\n\x1a\n"
    hidden = [line.removeprefix("Disallow: ") for line in robots.splitlines() if line.startswith("Disallow: ")]
    assert robots.startswith("User-agent: *\n")
    for path in (f"/table/{browser.new()}", "/tables", "/join/x", "/mine", "/settings"):
        assert any(path.startswith(place) for place in hidden), path
    assert not any(path.startswith(place) for path in ("/", "/rules/twisty", "/new/twisty") for place in hidden)


def test_settings_are_a_page_too(browser: Browser) -> None:
    page = browser.get("/settings").text
    assert '<input name="name"' in page.split("<main")[1]
    browser.post("/settings", data={"name": "Ann", "back": "/settings"})
    assert 'value="Ann"' in browser.get("/settings?name=Bea").text.split("<main")[1]
