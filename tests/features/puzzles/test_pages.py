"""Puzzles on pages: rated once, by the first try; the answer is told to who has tried; the next is a new one."""

import json
import re
from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest
from msgspec.structs import replace

from tests.features.mine.test_mine import carried, code_of
from tests.features.puzzles.test_puzzle import WITH_PUZZLES
from tests.serving import Browser, Server
from tumblestar.contract.state import CHANCE
from tumblestar.features.puzzles import page as puzzle_page
from tumblestar.features.puzzles.puzzle import Puzzle, Verdict, attempt, puzzles_of
from tumblestar.features.puzzles.standing import NEWCOMER
from tumblestar.games import GAMES

ON_BOTH = True


def first(game: str = "shizzle", most: int = 2) -> Puzzle:
    """A puzzle with several actions in a row."""
    return next(puzzle for puzzle in puzzles_of(game).values() if len(puzzle.solution) >= most)


def own_actions(puzzle: Puzzle) -> list[str]:
    game, s, own = puzzle.game_object, puzzle.position(), list[str]()
    me = game.actor(s)
    for text in puzzle.solution:
        if game.actor(s) == me:
            own.append(text)
        s = game.after(s, game.parse(s, text))
    return own


def a_wrong_line(puzzle: Puzzle) -> list[str]:
    """Own actions that are judged wrong."""
    lines: list[list[str]] = [[]]
    while lines:
        own = lines.pop()
        tried = attempt(puzzle, own)
        if tried.verdict is Verdict.WRONG:
            return own
        if tried.verdict is not Verdict.SOLVED and len(own) < 8:
            legal = puzzle.game_object.legal(tried.state)
            lines += [[*own, puzzle.game_object.text(tried.state, action)] for action in legal]
    raise AssertionError(f"{puzzle.id}: all is right")


def play(browser: Browser, puzzle: Puzzle, own: Sequence[str]) -> str:
    """Posts one action after the other, each from where the answer before led; the last page."""
    address = f"/puzzle/{puzzle.id}"
    for text in own:
        page = browser.get(address).text
        (did,) = set(re.findall(r'name="did" value="([^"]*)"', page)) or {""}
        answer = browser.post(f"/puzzle/{puzzle.id}", data={"did": did, "choice": text})
        assert answer.status_code == 303, answer.text
        address = answer.headers["location"]
    return browser.get(address).text


def rating(browser: Browser, game: str = "shizzle") -> int:
    """The rating that the page of a game tells; 0 where there is none."""
    match = re.search(r"Your rating: (?:about )?([\d,]+)", browser.get(f"/puzzles/{game}").text)
    return int(match[1].replace(",", "")) if match else 0


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_a_puzzle_of_each_game_is_solved_and_rated(server: Server, game: str) -> None:
    ann, puzzle = server.browser(), first(game, 1)
    assert GAMES[game].text(puzzle.position(), GAMES[game].legal(puzzle.position())[0])
    assert rating(ann, game) == 0
    page = play(ann, puzzle, own_actions(puzzle))
    assert "Solved on the first try" in page
    assert "Proven" in page
    assert f"/analysis/{game}?start=" in page
    assert rating(ann, game) > NEWCOMER.value
    assert puzzle.id in ann.get(f"/puzzles/{game}").text


def test_the_answer_is_told_only_to_who_has_tried(server: Server) -> None:
    ann, puzzle = server.browser(), first()
    ann.post("/settings", data={"name": "Ann"})
    page = ann.get(f"/puzzle/{puzzle.id}").text
    assert "Proven" not in page
    assert "solution" not in page
    early = f"/puzzle/{puzzle.id}?at=1", f"/puzzle/{puzzle.id}?did={','.join(own_actions(puzzle))}"
    for address in (*early, f"/puzzle/{puzzle.id}?tried={','.join(a_wrong_line(puzzle))}"):
        assert ann.get(address).headers["location"] == f"/puzzle/{puzzle.id}"
    answer = ann.post(f"/puzzle/{puzzle.id}", data={"give": "1"})
    assert answer.headers["location"] == f"/puzzle/{puzzle.id}?at=0"
    told = ann.get(answer.headers["location"]).text
    assert "Not solved on the first try" in told
    assert all(f"<code>{text}</code>" in told for text in puzzle.solution)
    assert rating(ann) < NEWCOMER.value


def test_wrong_then_right_counts_once_and_as_wrong(server: Server) -> None:
    ann, puzzle = server.browser(), first()
    wrong, right = a_wrong_line(puzzle), own_actions(puzzle)
    page = play(ann, puzzle, wrong)
    assert "Not the best choice" in page
    assert "Proven" not in page
    after = rating(ann)
    assert 0 < after < NEWCOMER.value
    assert "Not solved on the first try" in play(ann, puzzle, right)
    assert rating(ann) == after
    bob = server.browser()
    assert "Solved on the first try" in play(bob, puzzle, right)
    after = rating(bob)
    play(bob, puzzle, wrong)
    play(bob, puzzle, right)
    bob = server.restart(bob)
    assert rating(bob) == after


def test_what_cannot_be_is_refused_with_words(server: Server) -> None:
    ann, puzzle = server.browser(), first()
    missing = ann.get("/puzzle/shizzle-nonsense")
    assert (missing.status_code, "There is no puzzle “shizzle-nonsense”" in missing.text) == (404, True)
    refused = ann.post(f"/puzzle/{puzzle.id}", data={"choice": "fly"})
    assert (refused.status_code, "fly" in refused.text) == (400, True)
    assert ann.get(f"/puzzle/{puzzle.id}?did=fly").headers["location"] == f"/puzzle/{puzzle.id}"
    assert ann.get("/puzzles/nonsense").status_code == 404
    assert rating(ann) == 0


def test_without_cookies_a_try_is_answered_and_not_rated(server: Server) -> None:
    ann, puzzle = server.browser(), first()
    assert "Not the best choice" in ann.get(f"/puzzle/{puzzle.id}?tried={','.join(a_wrong_line(puzzle))}").text
    assert not ann.cookies


def test_the_next_puzzle_is_another_that_is_not_solved(server: Server) -> None:
    ann = server.browser()
    all_of_it = puzzles_of("shizzle")
    counted = Counter(theme for puzzle in all_of_it.values() for theme in puzzle.themes)
    theme = min(counted, key=lambda name: (counted[name], name))
    left = {puzzle.id for puzzle in all_of_it.values() if theme in puzzle.themes}
    but = ""
    while left:
        address = ann.get(f"/puzzles/shizzle/next?theme={theme}&but={but}").headers["location"]
        name = re.fullmatch(rf"/puzzle/(shizzle-\w+)\?theme={theme}", address)
        assert name
        but = name[1]
        left.remove(but)  # each comes once
        assert "Solved" in play(ann, all_of_it[but], own_actions(all_of_it[but]))
    assert ann.get(f"/puzzles/shizzle/next?theme={theme}").headers["location"] == "/puzzles/shizzle?done=1"
    assert "There are no more puzzles here" in (page := ann.get("/puzzles/shizzle?done=1").text)
    assert 'class="primary" href="/puzzles/shizzle/next"' in page, "others are left"
    assert re.search(r"Streak: [1-9]", ann.get("/puzzles/shizzle").text)


def test_the_choice_of_games_is_linked_from_its_sheet_and_from_mine(server: Server) -> None:
    ann = server.browser()
    ann.post("/settings", data={"name": "Ann"})
    page = ann.get("/puzzles").text
    for game in WITH_PUZZLES:
        assert f'href="/puzzles/{game}"' in ann.get(f"/play/{game}").text
        assert f'href="/puzzles/{game}/next"' in page
    assert 'href="/puzzles"' in ann.get("/mine").text


def test_attempts_are_in_my_data_are_carried_and_are_deleted(server: Server) -> None:
    ann, phone = server.browser(), server.browser()
    puzzle, other = list(puzzles_of("shizzle").values())[:2]
    play(ann, puzzle, own_actions(puzzle))
    sure = rating(ann)
    play(phone, puzzle, a_wrong_line(puzzle))
    play(phone, other, own_actions(other))
    assert carried(phone, code_of(ann)) == 303
    page = phone.get("/puzzles/shizzle").text
    assert {puzzle.id, other.id} <= set(re.findall(r"shizzle-[0-9a-f]{7}", page))
    assert "Solved on the first try" in phone.get(f"/puzzle/{puzzle.id}?at=0").text  # Ann's own counts
    assert rating(phone) != sure  # the phone's is surer: it has two attempts
    lines = [json.loads(line) for line in ann.get("/mine/data").text.splitlines()]
    assert {row["puzzle"] for row in lines if row["type"] == "puzzle"} == {puzzle.id, other.id}
    assert [row["game"] for row in lines if row["type"] == "puzzle_rating"] == ["shizzle"]
    assert ann.post("/mine/delete", data={"sure": "yes"}).status_code == 200
    assert rating(phone) == 0


def test_replies_are_played_and_a_wrong_try_goes_back_to_them(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = _with_luck_between(next(entry for entry in puzzles_of("shizzle").values() if entry.solution[-1] == "roll"))
    monkeypatch.setattr(puzzle_page, "find", lambda name: puzzle)
    ann, own = server.browser(), own_actions(puzzle)
    page = play(ann, puzzle, own[:-1])
    assert "Right. Go on." in page
    did = f'name="did" value="{",".join(own[:-1])}"'
    assert did in page
    assert rating(ann) == 0
    game, s = puzzle.game_object, attempt(puzzle, own[:-1]).state
    other = next(text for action in game.legal(s) if (text := game.text(s, action)) != own[-1])
    page = play(ann, puzzle, [*own[:-1], other])
    assert "Not the best choice" in page
    assert did in ann.get(f"/puzzle/{puzzle.id}?did={','.join(own[:-1])}").text
    assert 0 < rating(ann) < NEWCOMER.value
    assert "Not solved on the first try" in play(ann, puzzle, own)


def _with_luck_between(puzzle: Puzzle) -> Puzzle:
    """A puzzle that goes on after a roll with one more action."""
    game, s = puzzle.game_object, puzzle.position()
    me, rng = game.actor(s), Random(2)
    for text in puzzle.solution:
        s = game.after(s, game.parse(s, text))
    for _ in range(100):
        after, events = s, list(puzzle.solution)
        while game.actor(after) == CHANCE:
            action = rng.choice(game.legal(after))
            events.append(game.text(after, action))
            after = game.after(after, action)
        if game.actor(after) == me and len(game.legal(after)) > 1:
            solution = (*events, game.text(after, game.legal(after)[0]))
            return replace(puzzle, solution=solution, proof=replace(puzzle.proof, also=()))
    raise AssertionError("no roll leaves a choice")
