"""Boards to think on: every position by its address alone, moves through lines, refusals, and playing on."""

import random
import re
from collections.abc import Mapping, Sequence
from html import unescape
from typing import cast
from urllib.parse import parse_qsl, urlsplit

import pytest
from httpx2 import Response

from tests.marks import examples
from tests.serving import Browser, Server
from tumblestar.contract.game import Game
from tumblestar.contract.state import CHANCE, OVER
from tumblestar.engine.fair_queue import Full
from tumblestar.features.analysis import position as analysis
from tumblestar.games import GAMES
from tumblestar.insight.evaluations import Evaluation, Evaluations
from tumblestar.record import Record, Seat
from tumblestar.record.text import read_record
from tumblestar.words import say

TWISTY = GAMES["twisty"]
EVERY_SEATING = [(name, seats) for name, game in GAMES.items() for seats in game.seats]
READY = "bank=20 scores=8,12 dice=Y6,G4,Y4,R4,O4,Y1 line=R4"


def played(name: str, seats: int, seed: int, most: int = 400, **options: int) -> Record:
    """A random game, with all that chance brought."""
    game, rng = GAMES[name], random.Random(seed)
    record = Record.new(game, [Seat("person", "")] * seats, options, chance="typed")
    while not record.is_over and len(record.events) < most:
        if record.actor == CHANCE:
            outcomes = game.outcomes(record.state)
            record.append(rng.choices([action for action, _ in outcomes], [weight for _, weight in outcomes])[0])
        else:
            record.append(rng.choice(record.legal))
    return record


def get(browser: Browser, path: str, params: Mapping[str, str]) -> Response:
    return browser.get(path, params=params, follow_redirects=True)


@pytest.mark.parametrize("name", GAMES)
def test_it_opens_on_a_drawn_set_up(browser: Browser, name: str) -> None:
    page = get(browser, f"/analysis/{name}", {})
    game, shown = GAMES[name], GAMES[name].parse_state(state_in(page.text))
    assert game.actor(shown) >= 0
    assert f'href="/analysis/{name}?seats={shown.seats}"' in page.text
    empty = get(browser, f"/analysis/{name}", {"seats": str(shown.seats)})
    assert game.parse_state(state_in(empty.text)) == game.fresh(shown.seats, {})


def line_of(record: Record, n: int | None = None) -> str:
    return ",".join(event.text for event in record.events[:n])


def state_in(html: str) -> str:
    """The state that a page shows, in notation."""
    match = re.search(r'<p class="state">.*?<code>(.*?)</code>', html)
    assert match
    return unescape(match[1])


def chosen(html: str) -> list[str]:
    """The notation of all that can be done or can happen."""
    return [unescape(text) for text in re.findall(r'<button form="analysis-form"[^>]* name="do" value="([^"]*)"', html)]


def query_of(url: object) -> dict[str, str]:
    return dict(parse_qsl(urlsplit(str(url)).query))


@pytest.mark.parametrize(("name", "seats"), EVERY_SEATING)
def test_every_position_of_a_game_has_an_address(browser: Browser, name: str, seats: int) -> None:
    record = played(name, seats, seed=seats)
    game, rng = GAMES[name], random.Random(1)
    for n in [0, len(record.events), *rng.sample(range(len(record.events)), 6)]:
        state = record.state_at(n)
        position = {"seats": str(seats), "line": line_of(record), "at": str(n)}
        for query in (position, {"start": game.state_text(state)}):
            answer = get(browser, f"/analysis/{name}", params=query)
            assert answer.status_code == 200
            assert state_in(answer.text) == game.state_text(state)
            legal = [] if game.actor(state) == OVER else game.legal(state)
            assert sorted(chosen(answer.text)) == sorted(game.text(state, action) for action in legal)


@pytest.mark.parametrize("name", GAMES)
def test_options_are_in_the_address(browser: Browser, name: str) -> None:
    game = GAMES[name]
    option = next(option for option in game.options if option.is_switch)
    query = {"seats": str(game.seats[-1]), f"option-{option.name}": "1", "option-first": "0"}
    answer = get(browser, f"/analysis/{name}", params=query)
    assert query_of(answer.url) == {"seats": str(game.seats[-1]), f"option-{option.name}": "1"}
    assert state_in(answer.text) == game.state_text(game.fresh(game.seats[-1], {option.name: 1}))


def test_an_action_goes_on_and_a_branch_takes_the_place_of_the_rest(browser: Browser) -> None:
    record = played("shizzle", 2, seed=5, most=12)
    first = next(event for event in record.events if event.actor >= 0)
    position = {"seats": "2", "line": line_of(record), "at": str(first.n - 1)}
    on = get(browser, "/analysis/shizzle", params={**position, "do": first.text})
    assert query_of(on.url) == {"seats": "2", "line": line_of(record), "at": str(first.n)}
    legal = chosen(get(browser, "/analysis/shizzle", params=position).text)
    other = next(text for text in legal if text != first.text)
    branch = get(browser, "/analysis/shizzle", params={**position, "do": other})
    assert query_of(branch.url) == {"seats": "2", "line": line_of(record, first.n - 1) + f",{other}"}


def test_actions_typed_in_notation_go_on(browser: Browser) -> None:
    start = "bank=20 scores=8,13 dice=Y6,G4,Y4,R4,O4,Y1 line=R4 phase=choose"
    answer = get(browser, "/analysis/shizzle", params={"start": start, "add": "g4, Y4, stop"})
    assert answer.status_code == 200
    assert query_of(answer.url)["line"] == "G4,Y4,stop"
    refused = get(browser, "/analysis/shizzle", params={"start": start, "add": "G4,P1"})
    assert refused.status_code == 400
    assert 'value="G4,P1"' in refused.text
    assert "Step 2 of the line, “P1”" in unescape(refused.text)
    assert state_in(refused.text).startswith("bank=20")


def test_chance_rolls_once_or_up_to_a_decision(browser: Browser) -> None:
    once = get(browser, "/analysis/twisty/roll", params={"seats": "3"})
    assert re.fullmatch("b1:[a-z]+", query_of(once.url)["line"])
    record = get(browser, "/analysis/twisty/roll", params={"seats": "3", "to": "decision"})
    assert len(query_of(record.url)["line"].split(",")) == 44 + 21 + 1 + 3
    after = get(browser, "/analysis/twisty/roll", params=query_of(record.url))
    assert after.url == record.url


def test_rolls_follow_the_odds(browser: Browser) -> None:
    """Only the last cube of its colour is left of what can be drawn."""
    record = played("twisty", 2, seed=3, most=43)
    last = GAMES["twisty"].outcomes(record.state)
    assert len(last) == 1
    answer = get(browser, "/analysis/twisty/roll", params={"seats": "2", "line": line_of(record)})
    assert query_of(answer.url)["line"].endswith(GAMES["twisty"].text(record.state, last[0][0]))


@pytest.mark.parametrize(
    ("game", "query", "why"),
    [
        ("twisty", {"seats": "9"}, "The game cannot have 9 seats"),
        ("twisty", {"option-first": "7"}, "“first” cannot be 7"),
        ("twisty", {"seats": "2", "option-first": "4"}, "“first” cannot be 4"),
        ("twisty", {"start": "hello"}, "“hello”"),
        ("twisty", {"start": "board=7/7/7/7/7/7/7 pawns=a1,a1 rows=.ROYGBPK,.ROYGBPK"}, "pawns"),
        ("twisty", {"line": "b1:red,b1:red"}, "Step 2 of the line, “b1:red”, is not possible."),
        ("shizzle", {"start": READY, "line": "stop"}, "Step 1 of the line, “stop”"),
        ("shizzle", {"line": "first 1", "at": "2"}, "“2” is not a position"),
        ("shizzle", {"line": "first 1", "at": "x"}, "“x” is not a position"),
        ("shizzle", {"line": "x" * 9000}, "more than 8,000 characters"),
        ("shizzle", {"line": "," * 3000}, "The line has 3,001 steps; at most 2,000"),
        ("shizzle", {"line": "<b>"}, "“<b>”"),
    ],
)
def test_what_is_wrong_in_an_address_is_said(browser: Browser, game: str, query: dict[str, str], why: str) -> None:
    answer = get(browser, f"/analysis/{game}", params=query)
    assert answer.status_code == 400
    assert why in unescape(answer.text)
    assert "<b>”" not in answer.text
    assert 'role="alert"' in answer.text
    for end in ("roll", "values"):
        assert get(browser, f"/analysis/{game}/{end}", params=query).status_code == 400


def test_a_refused_position_can_be_corrected(browser: Browser) -> None:
    answer = get(browser, "/analysis/shizzle", {"start": "bank=20 scores=8,x"})
    assert '<details id="analysis-position" class="text" open>' in answer.text
    assert "bank=20 scores=8,x</textarea>" in answer.text
    assert 'aria-invalid="true"' in answer.text


@pytest.mark.parametrize("name", GAMES)
def test_a_position_is_played_on_against_a_bot(browser: Browser, name: str) -> None:
    game = GAMES[name]
    record = played(name, 2, seed=8, most=90)
    n = next(n for n in range(len(record.events) - 1, 0, -1) if game.actor(record.state_at(n)) >= 0)
    seat = game.actor(record.state_at(n))
    form = {"seats": "2", "line": line_of(record), "at": str(n), "as": str(seat + 1), "bot": "greedy"}
    answer = browser.post(f"/analysis/{name}/play", data=form, follow_redirects=True)
    assert answer.status_code == 200, answer.text
    table = urlsplit(str(answer.url)).path
    assert table.startswith("/table/")
    begun = read_record(browser.get(f"{table}/record").text)
    assert game.state_text(begun.state) == game.state_text(record.state_at(n))
    assert begun.start == game.state_text(record.state_at(n))
    assert begun.chance == "sealed"
    assert [kind for kind, _ in begun.seats] == ["person" if i == seat else "bot" for i in range(2)]


@pytest.mark.parametrize(
    "wrong",
    [{"as": "3"}, {"as": ""}, {"bot": "nobody"}, {"line": "first 9"}, {"start": "bank=0 scores=30,20 phase=over"}],
)
def test_a_game_that_cannot_be_is_not_begun(browser: Browser, wrong: dict[str, str]) -> None:
    form = {"seats": "2", "line": "first 1", "as": "1", "bot": "greedy"} | wrong
    if "start" in wrong:
        form.pop("line")
    answer = browser.post("/analysis/shizzle/play", data=form)
    assert answer.status_code == 400
    assert 'class="page-sorry"' in answer.text


def values_of(browser: Browser, name: str, query: Mapping[str, str]) -> dict[str, str]:
    while True:
        answer = browser.get(f"/analysis/{name}/values", params=query).json()
        if answer["done"]:
            return answer["parts"]


def test_win_shares_stand_beside_the_position_and_its_actions(browser: Browser) -> None:
    game = GAMES["shizzle"]
    assert game.evaluation.win_shares
    query = {"start": READY.replace("line=R4", "line=R4,Y4,Y6 phase=choose")}
    state = game.parse_state(query["start"])
    parts = values_of(browser, "shizzle", query)
    shares = [f"{100 * share:.1f}%" for share in game.evaluation.win_shares(state)]
    assert re.findall(r"<b>([^<]*)</b>", parts["analysis-values"]) == shares
    by = game.review.evaluator(state)
    assert (
        f"{'Exact win' if by.is_exact else 'Win'} chances from {say('en', by.name, game.name)}"
        in parts["analysis-values"]
    )
    after = {a: 100 * game.evaluation.win_shares(game.after(state, a))[game.actor(state)] for a in game.legal(state)}
    beside = re.findall(r'data-action="(\d+)".*?<b>([^<]*)</b>', parts["analysis-choices"])
    assert {int(action): text for action, text in beside} == {a: f"{share:.1f}%" for a, share in after.items()}
    assert [text for _, text in beside] == [f"{share:.1f}%" for share in sorted(after.values(), reverse=True)]
    best = sum(share >= max(after.values()) - 1e-7 for share in after.values())
    assert by.is_exact
    assert parts["analysis-choices"].count('class="best"') == (best if best < len(after) else 0)
    page = get(browser, "/analysis/shizzle", {**query, "values": "1"}).text
    assert parts["analysis-choices"] in page


def test_a_finished_game_has_its_result_as_shares(browser: Browser) -> None:
    query = {"start": "bank=0 scores=30,20 dice=Y6,G4,Y4,R4,O4,Y1 line=R4 phase=over"}
    parts = values_of(browser, "shizzle", query)
    assert re.findall(r"<b>([^<]*)</b>", parts["analysis-values"]) == ["100.0%", "0.0%"]
    assert "hidden" in parts["analysis-choices"]


def test_a_busy_evaluator_and_one_that_does_not_know_say_so(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    async def busy(*_: object) -> dict[str, Evaluation]:
        raise Full(7)

    async def unknown(_self: object, _visitor: object, _game: object, states: Sequence[str], _within: object) -> object:
        return dict.fromkeys(states, Evaluation((), None))

    for answer, words in ((busy, "Try again in 7\u00a0s"), (unknown, "no evaluation")):
        monkeypatch.setattr(Evaluations, "values", answer)
        assert words in values_of(browser, "twisty", {"seats": "2"})["analysis-values"]


@pytest.mark.parametrize("is_final", [True, False])
def test_nothing_is_best_by_an_evaluator_that_is_still_compiled(
    browser: Browser, monkeypatch: pytest.MonkeyPatch, is_final: bool
) -> None:
    async def values(*args: object) -> dict[str, Evaluation]:
        states = cast("Sequence[str]", args[3])
        return {state: Evaluation((0.9 if i == 1 else 0.5,) * 2, None, is_final) for i, state in enumerate(states)}

    monkeypatch.setattr(Evaluations, "values", values)
    s = TWISTY.fresh(2)
    while TWISTY.actor(s) < 0:
        s = TWISTY.after(s, TWISTY.outcomes(s)[0][0])
    html = "".join(values_of(browser, "twisty", {"start": TWISTY.state_text(s)}).values())
    assert ("★" in html, "These win chances are rough" in html) == (is_final, not is_final)


@pytest.mark.parametrize("name", GAMES)
def test_the_board_of_another_seat_can_be_large(browser: Browser, name: str) -> None:
    record, picture = played(name, 2, seed=4, most=60), GAMES[name].picture
    query = {"start": GAMES[name].state_text(record.state)}
    pages = [get(browser, f"/analysis/{name}", {**query, "board": seat}).text for seat in ("1", "2")]
    boards = [page.partition('<g id="board">')[2].partition('<g id="over">')[0] for page in pages]
    if picture.board_of is None:
        assert boards[0] == boards[1]
        assert 'name="board"' not in pages[0]
    else:
        for seat, board in enumerate(boards):
            assert board.startswith("".join(picture.board_of(record.state, seat)))
        assert boards[0] != boards[1]
        assert 'name="board" value="2" aria-pressed="true"' in pages[1]
    assert query_of(get(browser, f"/analysis/{name}", {**query, "board": "9"}).url) == query


def test_a_game_without_capabilities_has_a_board_too(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "has_module", lambda game, name: name in ("rules", "parts", "evaluation"))
    page = get(browser, "/analysis/shizzle", {"start": READY, "edit": "1"})
    assert query_of(page.url) == {"start": READY}
    assert 'name="edit"' not in page.text


def test_every_game_leads_to_its_board(browser: Browser) -> None:
    for name in GAMES:
        assert f'href="/analysis/{name}"' in browser.get(f"/play/{name}").text
        assert f'href="/analysis/{name}"' in browser.get(f"/new/{name}").text


def test_a_finished_game_is_analysed_from_any_of_its_positions_by_who_sees_it(browser: Browser, server: Server) -> None:
    table = browser.new("shizzle", chance="sealed", option_first="0", seat_2="me")
    with browser.at(table) as line:
        assert "/analysis?at=" not in line.parts["part-others"]
        assert browser.get(f"/table/{table}/analysis").status_code == 404
        line.does("resign")
        record = read_record(browser.get(f"/table/{table}/record").text)
        assert record.seed
        assert f"/table/{table}/analysis?at={len(record.events)}" in line.parts["part-others"]
        assert record.events
        line.does("look", at=0)
        assert f"/table/{table}/analysis?at=0" in line.parts["part-others"]
    for n in (0, len(record.events)):
        answer = get(browser, f"/table/{table}/analysis", {"at": str(n)})
        assert state_in(answer.text) == GAMES["shizzle"].state_text(record.state_at(n))
        assert record.seed not in str(answer.url) + answer.text
        assert query_of(answer.url)["line"] == line_of(record)
    assert server.browser().get(f"/table/{table}/analysis").status_code == 404


def test_a_game_that_is_too_long_for_an_address_is_analysed_from_a_state(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = played("twisty", 2, seed=1, most=80)
    with monkeypatch.context() as patched:
        patched.setattr(analysis, "LONGEST", 300)
        path = analysis.of_record(record, 80)
    assert path.startswith("/analysis/twisty?start=board=")
    assert state_in(browser.get(path).text) == GAMES["twisty"].state_text(record.state)


EDITED = [name for name, game in GAMES.items() if game.has_module("touch")]


def offered(html: str) -> dict[str, str]:
    """The changes that a page offers: what each says, and the state that it makes."""
    button = r'<button form="edit-form"[^>]* name="start" value="([^"]*)">.*?<span>(.*?)</span></button>'
    return {unescape(label): unescape(line) for line, label in re.findall(button, html)}


@pytest.mark.parametrize("name", EDITED)
def test_every_change_that_is_offered_makes_a_position(browser: Browser, name: str) -> None:
    game, rng = GAMES[name], random.Random(6)
    for seats in game.seats:
        record = played(name, seats, seed=seats, most=rng.randrange(400))
        query = {"start": game.state_text(record.state), "edit": "1"}
        for _ in range(examples(8, 3)):
            page = get(browser, f"/analysis/{name}", query)
            assert page.status_code == 200
            query = query_of(page.url)
            assert query.keys() == {"start", "edit"}
            places = re.findall(r'name="edit" value="([^"]*)" data-action', page.text)
            assert len(places) == len(set(places)) > 5
            place = rng.choice(places)
            chosen_place = get(browser, f"/analysis/{name}", {**query, "edit": place})
            changes = offered(chosen_place.text)
            for line in changes.values():
                assert game.state_text(game.parse_state(line)) == line
                assert line != query["start"]
            if changes:
                query = {"start": rng.choice(list(changes.values())), "edit": place}


def test_a_position_of_twisty_is_laid_out_by_clicks(browser: Browser) -> None:
    query = query_of(get(browser, "/analysis/twisty", {"seats": "2", "edit": "1"}).url)
    for place, change in (
        *(("b1", "red"), ("c5", "leap"), ("c5", "the piece of Player 2"), ("row2", "Collect the next cube")),
        *(("row2", "Protect all cubes"), ("row1", "Next: blue"), ("turn", "To act: Player 2"), ("b1", "nothing")),
        ("d3", "red"),
    ):
        page = get(browser, "/analysis/twisty", {**query, "edit": place})
        query["start"] = offered(page.text)[change]
    state = browser.get("/analysis/twisty", params={"start": query["start"]}).text
    rows = "rows=.BOYGRPK,R!.OYGBPK"
    assert state_in(state) == f"board=7/7/2l4/7/3R3/7/7 pawns=a1,c5 {rows} turn=2"


def test_counters_of_twisty_are_as_many_as_in_the_box(browser: Browser) -> None:
    """On a full board a counter comes from another square in exchange."""
    game, record = GAMES["twisty"], played("twisty", 2, seed=4, most=61)
    query = {"start": game.state_text(record.state), "edit": "b1"}
    changes = offered(get(browser, "/analysis/twisty", query).text)
    assert len(changes) == 12 - 1 + 1 + 2  # other kinds, nothing, and both pieces

    def counters(state: str) -> list[str]:
        return sorted(re.findall("[A-Zdhlst]", state.split()[0].removeprefix("board=")))

    for label, line in changes.items():
        assert len(counters(line)) == len(counters(query["start"])) - (label == "nothing")
        assert counters(line) == counters(query["start"]) or label == "nothing"


def test_points_of_shizzle_are_counted_up_and_down(browser: Browser) -> None:
    query = {"start": READY, "edit": "bank"}
    more = ["1 more", "5 more", "10 more"]
    assert list(offered(get(browser, "/analysis/shizzle", query).text)) == [*more, "1 fewer", "5 fewer", "10 fewer"]
    low = get(browser, "/analysis/shizzle", {"start": READY.replace("bank=20", "bank=3"), "edit": "bank"})
    assert list(offered(low.text)) == [*more, "1 fewer"]
    seat = offered(get(browser, "/analysis/shizzle", {"start": READY, "edit": "seat2"}).text)
    assert seat["5 more"] == READY.replace("8,12", "8,17")
    assert seat["Now playing: Player 2"] == READY + " turn=2"


def test_a_die_of_twinkle_is_hung_by_clicks(browser: Browser) -> None:
    start = "seats=2 colours=YBGN centre=Y8=6,B8=7,G8=5,N8=1 tree1=B6=3@B"
    asked = get(browser, "/analysis/twinkle", {"start": start, "edit": "under-A"})
    assert 'name="edit" value="under-A:G12"' in asked.text
    results = offered(get(browser, "/analysis/twinkle", {"start": start, "edit": "under-A:G12"}).text)
    assert len(results) == 12
    assert start.replace("B6=3@B", "B6=3@B,G12=9@A") in results.values()
    gone = offered(get(browser, "/analysis/twinkle", {"start": start, "edit": "B6"}).text)
    assert gone["Remove the blue d6"] == start.replace(" tree1=B6=3@B", "")
    lying = offered(get(browser, "/analysis/twinkle", {"start": start, "edit": "N8"}).text)
    assert start.replace("N8=1", "N8=8") in lying.values()


def test_tiles_of_twinkle_twinkle_are_exchanged_turned_and_moved(browser: Browser) -> None:
    record = played("twinkle_twinkle", 2, seed=2, most=60)
    start = GAMES["twinkle_twinkle"].state_text(record.state)
    chart = dict(word.split("=") for word in start.split())["chart1"]
    cells = [f"{file}{rank}" for rank in range(1, 6) for file in "abcd"]
    tiles = dict(zip(cells, chart.replace("/", ",").split(","), strict=True))
    free, laid = (next(cell for cell, tile in tiles.items() if (tile == ".") == is_free) for is_free in (True, False))
    moved = offered(get(browser, "/analysis/twinkle_twinkle", {"start": start, "edit": f"chart1-{free}"}).text)
    assert len(moved) == sum(tile != "." for tile in tiles.values())
    asked = get(browser, "/analysis/twinkle_twinkle", {"start": start, "edit": f"chart1-{laid}"})
    kinds = re.findall(rf'name="edit" value="(chart1-{laid}:[^"]*)"', asked.text)
    assert len(kinds) > 5
    for kind in kinds[:4]:
        ways = offered(get(browser, "/analysis/twinkle_twinkle", {"start": start, "edit": unescape(kind)}).text)
        assert ways
        assert all(unescape(kind).partition(":")[2] in line for line in ways.values())


def test_a_place_that_there_is_not_asks_nothing(browser: Browser) -> None:
    for place in ("z9", "die7", "seat9", "<b>", ""):
        page = browser.get("/analysis/shizzle", params={"start": READY, "edit": place})
        assert not offered(page.text)
        assert "<b>" not in page.text.partition("edit-form")[2].partition("</form>")[0]
