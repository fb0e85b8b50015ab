"""The page of a score pad."""

import re

import pytest

from tests.serving import Browser
from tumblestar.contract.game import Game
from tumblestar.games import GAMES

FORM = {"content-type": "application/x-www-form-urlencoded"}


def test_the_pad_leads_step_by_step_to_a_scored_constellation(browser: Browser) -> None:
    page = browser.get("/score/twinkle").text
    for wanted in "die=N10 result=10 tree=N10=10@A die=R12 result=9 tree=R12=9@N10,N10=10@A".split():
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


def test_only_a_game_with_a_pad_has_one(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in GAMES:
        assert f'href="/score/{name}"' in browser.get(f"/play/{name}").text
        assert browser.get(f"/score/{name}").status_code == 200
    assert browser.get("/score/nothing").status_code == 404
    monkeypatch.setattr(Game, "has_module", lambda game, name: name not in ("pad", "touch"))
    assert browser.get("/score/twisty").status_code == 404
    assert browser.post("/score/twisty").status_code == 404


def test_players_are_named_ranked_and_compared(browser: Browser) -> None:
    query = "players=3&seat=2&name1=Ada&name2=Ben&tree=N10=10@A&tree2=R12=9@A,N4=4@R12&tree3=G12=9@A&missions=1"
    answer = browser.post("/score/twinkle", content=query, headers=FORM).json()
    assert not answer["refused"]
    assert answer["entries"] == query
    players = answer["parts"]["pad-players"]
    assert re.findall(r"<b>(\d+)</b>", players) == ["1", "5", "1"]
    assert re.findall(r'"rank">(\w+)<', players) == ["2nd", "1st", "2nd"]
    assert "Ben: 5 points" in answer["parts"]["pad-scores"]
    assert '<td>0</td><td class="shown">3</td><td>0</td>' in answer["parts"]["pad-scores"]


@pytest.mark.parametrize(
    ("game", "query", "why"),
    [
        ("twinkle", "players=9", "cannot have “9” players"),
        ("twinkle", "players=2&tree=R12=9@A&tree2=R12=8@A", "TW-1.1"),
        ("twinkle", "missions=1.2", "TW-2.4"),
        ("twinkle", "name1=%00", "name"),
        ("twinkle_twinkle", "players=2&chart2=P,P,P", "chart"),
        ("twisty", "cubes=RR", "ROYGBPK"),
        ("twisty", "cubes=R&home=1", "TY-5.1"),
        ("shizzle", "turns=140.2412", "SH-3.2"),
        ("shizzle", "turns=1422", "SH-3.2"),
        ("shizzle", "turns=" + ".".join(["159"] * 3), "SH-3.6"),
    ],
)
def test_impossible_entries_are_refused_with_their_rule(browser: Browser, game: str, query: str, why: str) -> None:
    answer = browser.post(f"/score/{game}", content=query, headers=FORM).json()
    assert answer["refused"]
    assert why in answer["parts"]["pad-problem"]


def test_the_pad_speaks_french(browser: Browser) -> None:
    page = browser.get("/score/twinkle?tree=N10=10@A", headers={"accept-language": "fr"}).text
    assert 'lang="fr"' in page
    assert "Feuille de score" in page
