"""The page of a score pad."""

import re

from tests.server.conftest import Browser


def test_the_pad_leads_step_by_step_to_a_scored_constellation(browser: Browser) -> None:
    page = browser.get("/score/twinkle").text
    for wanted in (
        "die=N10",
        "result=10",
        "tree=N10%3D10%40A",
        "die=R12",
        "result=9",
        "tree=N10%3D10%40A%2CR12%3D9%40N10",
    ):
        links = re.findall(r'href="\?([^"]*)"', page)
        link = next(link for link in links if wanted in link)
        page = browser.get("/score/twinkle?" + link.replace("&amp;", "&")).text
    assert "Cards: 4" in page
    assert page.count("<h1>") == 1


def test_what_is_wrong_in_an_address_is_said_and_escaped(browser: Browser) -> None:
    answer = browser.get("/score/twinkle", params={"tree": "<script>alert(1)</script>"})
    assert answer.status_code == 200
    assert 'role="alert"' in answer.text
    assert "<script>alert" not in answer.text


def test_only_a_game_with_a_pad_has_one(browser: Browser) -> None:
    assert browser.get("/score/twisty").status_code == 404
    assert browser.get("/score/nothing").status_code == 404
    shelf = browser.get("/").text
    assert 'href="/score/twinkle"' in shelf
    assert 'href="/score/twisty"' not in shelf


def test_the_pad_speaks_french(browser: Browser) -> None:
    page = browser.get("/score/twinkle?tree=N10=10@A", headers={"accept-language": "fr"}).text
    assert 'lang="fr"' in page
    assert "Feuille de score" in page
