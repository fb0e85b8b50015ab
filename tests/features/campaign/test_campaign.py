"""The campaign's page and progress: levels unlock in order, attempts count, stars are earned, files are merged."""

import json
import random
import re
from typing import Any

import pytest

from tests.marks import rest_slow
from tests.serving import Browser, Line, Server
from tumblestar.contract.errors import Unreadable
from tumblestar.contract.state import CHANCE
from tumblestar.features.campaign import progress
from tumblestar.features.campaign.progress import LevelProgress
from tumblestar.games import GAMES
from tumblestar.record import Record
from tumblestar.record.chance_audit import verify
from tumblestar.record.text import read_record
from tumblestar.words import LANGUAGES, say

TWINKLE = GAMES["twinkle"]
LEVELS = TWINKLE.campaign.levels()
PAGE = "/campaign/twinkle"
ONE, TWO = LEVELS[0].set, LEVELS[1].set
SHOWN = read_record(TWINKLE.campaign.shown(1))


def play(browser: Browser, number: int = 1, dice: str = "new") -> str:
    """Begins a level and gives the table's name."""
    answer = browser.post(f"{PAGE}/play", data={"level": str(number), "dice": dice})
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].removeprefix("/table/")


def finish(browser: Browser, table: str, luck: int = 1) -> Record:
    rng = random.Random(luck)
    with browser.at(table) as line:
        while "part-final" not in line.parts or "hidden" in line.parts["part-final"][:60]:
            line.does("act", action=rng.choice(line.targets))
    return record(browser, table)


def record(browser: Browser, table: str) -> Record:
    return read_record(browser.get(f"/table/{table}/record").text)


def pick_and_roll(line: Line) -> None:
    for _ in range(3):
        line.does("act", action=line.targets[0])
    line.does("act", text="roll")


def exported(browser: Browser) -> dict[str, Any]:
    answer = browser.get(f"{PAGE}/progress")
    assert "attachment" in answer.headers["content-disposition"]
    return json.loads(answer.text)["levels"]


def send(browser: Browser, text: str | bytes) -> Any:
    return browser.post(f"{PAGE}/progress", files={"file": ("p.json", text, "application/json")})


def file(levels: Any = None, **changed: Any) -> str:
    won = {"tries": 3, "best": 25, "won": True, "great": True, "first": False}
    whole = {"format": progress.FORMAT, "version": 1, "game": "twinkle", "levels": {ONE: won}}
    return json.dumps(whole | ({} if levels is None else {"levels": levels}) | changed)


def how(html: str) -> list[str]:
    return re.findall(r'id="level-\d+" class="level" data-how="(\w+)"', html)


def test_the_page_shows_forty_levels_of_which_the_first_is_open(browser: Browser) -> None:
    html = browser.get(PAGE).text
    assert how(html) == ["open"] + ["locked"] * 39
    assert html.count('class="node"') == 40
    assert "how often the bot “Hard” wins them" in html  # whose figures these are
    assert html.count("/table/shown-twinkle-") == 40
    assert "set-cookie" not in browser.get(PAGE).headers  # nobody is made known by looking
    for level in LEVELS:
        for number in level.missions:
            assert say("en", f"mission-{number}-solo", "twinkle") in html
    assert browser.get("/campaign/twisty").status_code == 404
    assert browser.get("/campaign/nothing").status_code == 404


@pytest.mark.parametrize("lang", rest_slow(LANGUAGES, 2))
def test_every_page_leads_there(browser: Browser, lang: str) -> None:
    browser.headers["accept-language"] = lang
    for page in ("/play/twinkle", "/new/twinkle"):
        assert f'href="{PAGE}"' in browser.get(page).text
    assert say(lang, "campaign-about", goal=20, great=24)[:30] in browser.get(PAGE).text


def test_a_locked_level_cannot_be_played_and_there_are_no_same_dice_before_a_try(browser: Browser) -> None:
    answer = browser.post(f"{PAGE}/play", data={"level": "2", "dice": "new"})
    assert answer.status_code == 403
    assert "win level 1 first" in answer.text
    for number in ("0", "41", "-1", "x", "", "99999999999999999999"):
        assert browser.post(f"{PAGE}/play", data={"level": number}).status_code == 404
    assert browser.post(f"{PAGE}/play", data={"level": "1", "dice": "same"}).status_code == 400


def test_the_way_to_ones_table_is_on_ones_own_page_alone(server: Server) -> None:
    ann, bob = server.browser(), server.browser()
    link = f'href="/table/{play(ann)}"'
    assert [link in browser.get(PAGE).text for browser in (ann, bob, ann)] == [True, False, True]


def test_a_level_is_a_sealed_game_with_its_colours_and_missions(browser: Browser) -> None:
    table = play(browser)
    played = record(browser, table)
    assert played.options == TWINKLE.campaign.options(LEVELS[0].colours, LEVELS[0].missions)
    assert played.chance == "sealed"
    html = browser.get(f"/table/{table}").text
    assert "Level 1." in html
    assert "Goal 20: 0 points" in html
    assert f'href="/table/{table}"' in browser.get(PAGE).text  # to go on
    assert "Level 1 · Twinkle" in browser.get("/tables").text
    assert "Level 1 · Twinkle" in html.partition("</title>")[0]


def test_a_try_counts_once_a_die_was_rolled_by_choice(browser: Browser) -> None:
    untouched = play(browser)
    browser.post(f"/table/{untouched}/delete")
    assert exported(browser) == {}
    picked = play(browser)
    with browser.at(picked) as line:
        line.does("act", action=line.targets[0])
        line.does("resign")
        assert "You gave up" in line.status
    assert exported(browser) == {}
    rolled = play(browser)
    with browser.at(rolled) as line:
        pick_and_roll(line)
        line.does("resign")
    given_up = {"tries": 1, "best": 0, "won": False, "great": False, "first": False}
    assert exported(browser) == {ONE: given_up}
    abandoned = play(browser)
    with browser.at(abandoned) as line:
        pick_and_roll(line)
    browser.post(f"/table/{abandoned}/delete")
    assert exported(browser) == {ONE: given_up | {"tries": 2}}


def test_progress_outlives_the_table_and_the_process(browser: Browser, server: Server) -> None:
    table = play(browser)
    ended = finish(browser, table)
    standing = exported(browser)[ONE]
    points = TWINKLE.campaign.points(ended.state)
    assert (standing["tries"], standing["best"], standing["won"]) == (1, points, ended.result == "1")
    browser.post(f"/table/{table}/delete")
    assert browser.get(f"/table/{table}").status_code == 404
    again = server.restart(browser)
    assert exported(again)[ONE] == standing
    assert exported(server.browser()) == {}  # nobody else's


def test_same_dice_again_give_the_same_luck_openly(browser: Browser, server: Server) -> None:
    first = finish(browser, play(browser), luck=1)
    browser.post(f"/table/{browser.get('/tables').text.split('/table/')[1].split(chr(34))[0]}/delete")
    second = finish(browser, play(browser, dice="same"), luck=2)
    assert (second.chance, second.seed) == ("seed", first.seed)
    assert verify(second).finding == "open"
    by_die: dict[str, list[str]] = {}
    for event in first.events:
        if event.actor == CHANCE:
            by_die.setdefault(event.text.partition("=")[0], []).append(event.text)
    for event in second.events:
        if event.actor == CHANCE and by_die.get(die := event.text.partition("=")[0]):
            assert event.text == by_die[die].pop(0)
    assert exported(browser)[ONE]["tries"] == 2
    table = play(browser)
    assert record(browser, table).chance == "sealed"


def make_lucky(monkeypatch: pytest.MonkeyPatch) -> None:
    """New dice are those of level 1's shown game, as long as they are new: a commitment is used once."""
    seal = SHOWN.seal
    assert seal
    monkeypatch.setattr("tumblestar.tables.registry.fresh_seed", lambda: seal.seed)


@pytest.fixture
def lucky(monkeypatch: pytest.MonkeyPatch) -> None:
    make_lucky(monkeypatch)


def won(browser: Browser, dice: str = "new") -> str:
    """Plays level 1 as its shown game was, with the same dice, and gives the table's name."""
    table = play(browser, 1, dice)
    with browser.at(table) as line:
        for event in SHOWN.events:
            if event.actor >= 0:
                line.does("act", text=event.text)
    assert record(browser, table).result == "1"
    return table


@pytest.mark.usefixtures("lucky")
def test_a_won_level_opens_the_next_and_earns_its_stars(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    table = won(browser)
    points = TWINKLE.campaign.points(SHOWN.state)
    expected = {"tries": 1, "best": points, "won": True, "great": points >= 24, "first": True}
    assert exported(browser) == {ONE: expected}
    assert how(browser.get(PAGE).text) == ["won", "open"] + ["locked"] * 38
    html = browser.get(f"{PAGE}?level=2").text
    assert re.search(r'id="level-2" class="level" data-how="open" open', html)
    page = browser.get(f"/table/{table}").text
    assert say("en", "level-next", count=2) in page
    assert f'action="/table/{table}/again"' in page
    assert page.count('<li class="got">') == 2 + (points >= 24)
    monkeypatch.undo()
    assert play(browser, 2)


def give_up(browser: Browser, dice: str = "new") -> None:
    with browser.at(play(browser, dice=dice)) as line:
        pick_and_roll(line)
        line.does("resign")


@pytest.mark.parametrize("before", ["other dice", "the same dice", "imported"])
def test_the_first_star_is_for_the_first_try(browser: Browser, monkeypatch: pytest.MonkeyPatch, before: str) -> None:
    if before == "the same dice":
        make_lucky(monkeypatch)
    if before == "imported":
        send(browser, file({ONE: {"tries": 1, "best": 11, "won": False, "great": False, "first": False}}))
    else:
        give_up(browser)
    make_lucky(monkeypatch)
    won(browser, dice="same" if before == "the same dice" else "new")
    standing = exported(browser)[ONE]
    assert (standing["tries"], standing["won"], standing["first"]) == (2, True, False)


def test_again_plays_the_level_once_more(browser: Browser, server: Server) -> None:
    table = play(browser)
    assert browser.post(f"/table/{table}/again", data={"dice": "new"}).status_code == 403  # it still goes on
    ended = finish(browser, table)
    for dice, chance in (("same", "seed"), ("new", "sealed")):
        answer = browser.post(f"/table/{table}/again", data={"dice": dice})
        other = record(browser, answer.headers["location"].removeprefix("/table/"))
        assert (other.chance, other.options) == (chance, ended.options)
    assert server.browser().post(f"/table/{table}/again", data={"dice": "new"}).status_code == 404


def test_shown_games_can_be_watched_by_everybody_and_changed_by_nobody(browser: Browser, server: Server) -> None:
    name = "shown-twinkle-01"
    html = browser.get(f"/table/{name}?at=0").text
    assert 'data-at="0"' in html
    assert read_record(browser.get(f"/table/{name}/record").text).result == "1"
    assert browser.get(f"/table/{name}/verify").status_code == 200
    with browser.at(name) as line:
        assert not line.ask("act", action=0)["ok"]
        assert not line.ask("resign")["ok"]
        assert not line.ask("rename", seat=1, name="me")["ok"]
    known = server.browser()
    known.post("/settings", data={"name": "Ann"})
    for client in (browser, known):
        assert client.post(f"/table/{name}/delete").status_code == 403
        assert client.post(f"/table/{name}/again", data={"dice": "new"}).status_code == 403
    assert browser.get(f"/table/{name}").status_code == 200
    for missing in ("shown-twinkle-41", "shown-twinkle-00", "shown-twisty-01", "shown-nothing-01", "shown-twinkle-1"):
        assert browser.get(f"/table/{missing}").status_code == 404


def own(colours: str = "red yellow blue green", *missions: int) -> dict[str, str]:
    """A level with such colours and missions, as the form sends it."""
    fields = {f"mission-{i}": str(number) for i, number in enumerate((*missions, 0, 0, 0)[:3], 1)}
    return dict.fromkeys(colours.split(), "1") | fields


FOUR = "red yellow blue green"
FIRST = LEVELS[0]
COLOURS = " ".join(name for name, _ in TWINKLE.campaign.named(FIRST.colours))


def test_a_custom_level_shows_its_difficulty_if_known(browser: Browser) -> None:
    html = browser.get(PAGE, params=own(COLOURS, 0, *reversed(FIRST.missions))).text
    assert f"of {FIRST.games}" in html.split('class="found"')[1][:200].replace(",", "")
    assert "the bot “Hard” won" in html
    html = browser.get(PAGE, params=own(FOUR, 1, 2, 3)).text
    assert say("en", "own-unknown") in html
    assert 'value="3" selected' in html
    assert 'class="found"' not in browser.get(PAGE).text


@pytest.mark.parametrize(
    ("form", "says"),
    [
        (own("red yellow blue"), "You have chosen 3 colours"),
        (own("red yellow blue green black"), "You have chosen 5 colours"),
        (own(FOUR, 7, 0, 7), "7"),
        (own(FOUR, 4, 8), "8"),
        (own(FOUR, 21), "21"),
    ],
)
def test_an_impossible_level_is_refused_with_the_reason(browser: Browser, form: dict[str, str], says: str) -> None:
    for answer, status in ((browser.get(PAGE, params=form), 200), (browser.post(f"{PAGE}/own", data=form), 422)):
        assert answer.status_code == status
        assert says in answer.text.split('class="wrong"')[1][:200]


def test_a_custom_level_is_played_and_earns_no_progress(browser: Browser) -> None:
    answer = browser.post(f"{PAGE}/own", data=own(COLOURS, *FIRST.missions))
    table = answer.headers["location"].removeprefix("/table/")
    assert "Own level." in browser.get(f"/table/{table}").text
    finish(browser, table)
    assert exported(browser) == {}
    html = browser.get(f"/table/{table}").text
    assert 'value="same"' in html
    assert browser.post(f"/table/{table}/again", data={"dice": "same"}).status_code == 303


@pytest.mark.usefixtures("lucky")
def test_progress_goes_from_one_browser_to_another(browser: Browser, server: Server) -> None:
    won(browser)
    text = browser.get(f"{PAGE}/progress").text
    other = server.browser()
    answer = send(other, text)
    assert answer.status_code == 303
    assert "Imported 1 level." in other.get(answer.headers["location"].partition("#")[0]).text
    assert other.get(f"{PAGE}/progress").text == text
    send(other, text)  # twice is once
    assert other.get(f"{PAGE}/progress").text == text
    assert how(other.get(PAGE).text)[:3] == ["won", "open", "locked"]


def test_what_is_brought_in_is_merged_to_the_best_of_both(browser: Browser, server: Server) -> None:
    finish(browser, play(browser))
    here = exported(browser)[ONE]
    send(browser, file())
    merged = exported(browser)[ONE]
    assert merged == {"tries": 3, "best": max(25, here["best"]), "won": True, "great": True, "first": here["first"]}
    send(browser, file({ONE: {"tries": 1, "best": 20, "won": True, "great": False, "first": True}}))
    assert exported(browser)[ONE] == merged | {"first": True}
    finish(browser, play(browser), luck=2)
    assert exported(browser)[ONE]["tries"] == 4  # tries made here count on from there


def test_levels_of_another_edition_are_kept(browser: Browser) -> None:
    foreign = next(name for name in ("RYBG 1 2 3", "RYBP 1 2 3") if TWINKLE.campaign.level_of(name) is None)
    send(browser, file({foreign: {"tries": 2, "best": 22, "won": True, "great": False, "first": False}}))
    assert set(exported(browser)) == {foreign}
    assert how(browser.get(PAGE).text)[0] == "open"


BAD = {"tries": 1, "best": 20, "won": True, "great": False, "first": False}
IMPOSSIBLE = [{"more": 1}, {"tries": 0}, {"tries": True}, {"best": 19}, {"best": 999}, {"great": True}, {"won": 1}]
IMPOSSIBLE += [{"won": False, "first": True, "best": 3}]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        *((text, "not JSON") for text in ("", "{", "[" * 100_000, "tumblestar record 1\ngame: twinkle\n")),
        *((text, "not a progress file") for text in ("[]", "{}", '{"format": "chess"}')),
        *((file({ONE: BAD | wrong}), "is impossible") for wrong in IMPOSSIBLE),
        (file(version=2), "version 2"),
        (file(version="1"), "version 1"),
        (file(game="twisty"), "“twisty”"),
        (file(levels=[]), "“levels” holds no levels or too many"),
        (file(levels=7), "“levels” holds no levels or too many"),
        (file({"<b>": BAD}), "“&lt;b&gt;”"),
        (file({"RYBG 4 8": BAD}), "“RYBG 4 8”"),
        (file({ONE: 3}), "is impossible"),
        (file({ONE: BAD | {"tries": 10**400}}), "damaged"),
        (b"\xff\xfe\x00", "not text"),
        (None, ""),
    ],
)
def test_a_damaged_or_foreign_file_is_refused_and_changes_nothing(
    browser: Browser, text: str | bytes | None, says: str
) -> None:
    send(browser, file())
    before = exported(browser)
    answer = browser.post(f"{PAGE}/progress", data={"x": "y"}) if text is None else send(browser, text)
    assert answer.status_code == 422
    assert says in answer.text.split('class="wrong"')[1][:400]
    assert exported(browser) == before


@pytest.mark.parametrize("path", ["play", "own", "progress"])
def test_nothing_changes_from_another_site(browser: Browser, path: str) -> None:
    answer = browser.post(f"{PAGE}/{path}", data={"level": "1"}, headers={"origin": "http://evil.example"})
    assert answer.status_code == 403


def test_levels_open_in_order() -> None:
    def standing(*numbers: int) -> dict[str, LevelProgress]:
        return {LEVELS[n - 1].set: LevelProgress(1, 20, True) for n in numbers}

    def opened(by_level: dict[str, LevelProgress]) -> list[int]:
        return [level.number for level in LEVELS if progress.is_open(TWINKLE, by_level, level.number)]

    assert opened({}) == [1]
    assert opened(standing(1, 2)) == [1, 2, 3]
    assert opened(standing(1, 5)) == [1, 2, 5, 6]  # brought in from another edition: what was won stays open
    assert progress.next_level(TWINKLE, {}) == 1
    assert progress.next_level(TWINKLE, standing(1, 2)) == 3
    assert progress.next_level(TWINKLE, standing(*range(1, 41))) == 0


def test_an_export_is_read_again() -> None:
    by_level = {ONE: LevelProgress(4, 26, True, True, False), TWO: LevelProgress(1, 7)}
    assert progress.imported(TWINKLE, progress.exported(TWINKLE, by_level)) == by_level
    with pytest.raises(Unreadable):
        progress.imported(TWINKLE, file(levels={f"RYBG {n}": BAD for n in range(progress.MOST_LEVELS + 1)}))
