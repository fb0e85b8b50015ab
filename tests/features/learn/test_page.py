"""Tutorials on pages, without any script: steps by addresses, tries by the form, and the step that was reached."""

import re
from html import unescape

import pytest

from tests.serving import Browser, Server
from tumblestar.contract.errors import BadData
from tumblestar.features.learn import tutorial
from tumblestar.games import GAMES
from tumblestar.words import Phrase

TAUGHT = [name for name, game in GAMES.items() if tutorial.names_of_tutorials(game)]


def first(name: str) -> tutorial.Tutorial:
    return tutorial.tutorial(GAMES[name], tutorial.names_of_tutorials(GAMES[name])[0])


@pytest.mark.parametrize("name", TAUGHT)
def test_a_tutorial_is_played_to_its_end_without_a_script(server: Server, name: str) -> None:
    browser, lesson = server.browser(), first(name)
    page = browser.get(f"/learn/{name}", follow_redirects=True)
    for step in lesson.steps:
        assert str(page.url).endswith(f"step={step.n}")
        assert f'<progress value="{step.n}" max="{len(lesson.steps)}"' in page.text
        if step.task is not None:
            choice = {"step": str(step.n), "choice": lesson.game.text(step.state, step.task)}
            page = browser.get(f"/learn/{name}", params=choice, follow_redirects=True)
        elif step.n < len(lesson.steps):
            assert f'href="/learn/{name}?step={step.n + 1}"' in page.text
            page = browser.get(f"/learn/{name}?step={step.n + 1}")
    table = browser.post(f"/learn/{name}/play", follow_redirects=True)
    assert f'data-game="{name}"' in table.text, "a real game begins"


def test_a_touch_on_the_right_place_goes_on_and_a_wrong_try_stays_at_its_step_and_says_why(browser: Browser) -> None:
    x, y = GAMES["twisty"].picture.spot(15)  # type: ignore[attr-defined]
    answer = browser.get(f"/learn/twisty?step=3&at=board,{round(x) - 33},{round(y) - 33}")
    assert answer.headers["location"] == "/learn/twisty?step=4"
    orange = browser.get("/learn/twisty?step=3&choice=a1-c2")
    assert 'class="verdict wrong"><span>That is allowed, but you would not collect the orange cube' in orange.text
    beside = browser.get("/learn/twisty?step=3&at=board,347,60")
    assert 'class="verdict wrong"><span>That is not an L.' in beside.text
    assert 'href="/rules/twisty#TY-3.1"' in beside.text
    assert "verdict wrong" not in browser.get("/learn/twisty?step=3&at=nonsense").text


@pytest.mark.parametrize("name", TAUGHT)
def test_what_is_to_be_done_is_marked_itself_and_what_brings_a_hidden_place(browser: Browser, name: str) -> None:
    for step in first(name).steps:
        page = browser.get(f"/learn/{name}?step={step.n}").text
        marked = [tag for tag in re.findall(r"<[^>]*>", page) if 'class="pointed' in tag]
        if step.task is None:
            assert len(marked) >= len(set(step.note.mark)), step.n
            continue
        target = [tag for tag in marked if f'"act-{step.task}"' in tag or f'"do-{step.task}"' in tag]
        assert len(target) == 1, step.n
        if "hidden" in target[0]:
            assert any('data-do="turn"' in tag for tag in marked), step.n
        else:
            assert not any('data-do="turn"' in tag for tag in marked), step.n


def test_a_browser_comes_back_to_the_step_that_it_has_reached(browser: Browser) -> None:
    """By a cookie out of reach of scripts; nonsense in it is left out."""
    cookie = browser.get("/learn/twisty?step=5").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "Path=/learn" in cookie
    browser.get("/learn/shizzle?step=2")
    assert browser.get("/learn/twisty").headers["location"] == "/learn/twisty?step=5"
    assert browser.get("/learn/shizzle").headers["location"] == "/learn/shizzle?step=2"
    browser.get(f"/learn/twisty?step={len(first('twisty').steps)}")
    assert browser.get("/learn/twisty").headers["location"] == "/learn/twisty?step=1"
    assert browser.get("/learn/twisty?step=99").status_code == 303
    headers = {"cookie": "tumblestar-learn=twisty.basics.x~~shizzle.basics.4"}
    assert browser.get("/learn/shizzle", headers=headers).headers["location"] == "/learn/shizzle?step=4"


def test_an_action_that_is_as_good_is_said_to_be(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    lesson = first("twisty")
    step = lesson.steps[2]
    also = step._replace(also=frozenset({lesson.game.parse(step.state, "c2")}), answers={})
    steps = (*lesson.steps[:2], also, *lesson.steps[3:])
    changed = tutorial.Tutorial(lesson.game, lesson.name, lesson.seat, lesson.bot, steps)
    monkeypatch.setattr(tutorial, "tutorial", lambda game, name: changed)
    page = server.browser().get("/learn/twisty?step=3&choice=c2", follow_redirects=True)
    assert str(page.url).endswith("step=4&also=1")
    assert "That is as good." in page.text


def test_bad_files_are_said_and_other_games_are_not_found(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    browser = server.browser()
    assert browser.get("/learn/no-such").status_code == 404
    assert browser.get("/learn/twisty/no-such").status_code == 404

    def broken(*_: object) -> None:
        raise BadData(Phrase("bad-tutorial", {"file": "basics.toml", "why": Phrase("bad-tutorial-order")}))

    monkeypatch.setattr(tutorial, "tutorial", broken)
    answer = browser.get("/learn/twisty")
    assert answer.status_code == 424
    assert "basics.toml: The note comes after one of a later event" in unescape(answer.text)


@pytest.mark.parametrize("address", ["/play/twisty", "/rules/twisty", "/new/twisty"])
def test_pages_of_a_game_lead_to_its_tutorial(browser: Browser, address: str) -> None:
    assert re.search('href="/learn/twisty"', browser.get(address).text)
