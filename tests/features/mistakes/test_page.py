"""The pages of one's mistakes: found in kept reviews, tried, graded once a day, and part of one's data."""

import json
import re
from html import unescape

import pytest

from tests.features.mistakes.reviewed import charged, numbers, played_and_reviewed
from tests.features.mistakes.test_mistake import TODAY
from tests.serving import Browser, Server
from tumblestar.features.mistakes import page
from tumblestar.features.mistakes import store as store_mistakes
from tumblestar.features.mistakes.mistake import Mistake
from tumblestar.games import find
from tumblestar.insight.evaluations import Evaluation
from tumblestar.record.text import read_record


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The day, which tests change."""
    day = [TODAY]
    monkeypatch.setattr(page, "today", lambda: day[0])
    return day


def text_of(browser: Browser, address: str = "/mistakes") -> str:
    answer = browser.get(address)
    assert answer.status_code == 200, address
    return re.sub(r"\s+", " ", unescape(re.sub("<[^>]*>", "", answer.text)))


def kept(server: Server, person: int = 1) -> list[Mistake]:
    return server.app.services.registry.store.read(lambda connection: store_mistakes.mistakes(connection, person))


def tries(browser: Browser, mistake: Mistake, choice: str) -> str:
    """Tries an action, and gives what the page says."""
    answer = browser.post(f"/mistakes/{mistake.table}/{mistake.number}", data={"choice": choice})
    assert answer.status_code == 303
    return text_of(browser, answer.headers["location"])


def test_only_own_decisions_in_kept_reviews_are_found_once(server: Server) -> None:
    ann, ben = server.browser(), server.browser()
    assert "No reviewed games yet" in text_of(ann)
    assert ann.get("/mistakes/next").headers["location"] == "/mistakes"
    name = played_and_reviewed(server, ann)
    played_and_reviewed(server, ann, seat_2="person")  # whose decisions they are is not known
    report = charged(read_record(ann.get(f"/table/{name}/record").text))
    shown = text_of(ann)
    own = numbers(report, 1)
    assert own
    assert f"{len(own)} {'is' if len(own) == 1 else 'are'} due today" in shown
    assert [mistake.number for mistake in kept(server)] == own
    assert {mistake.table for mistake in kept(server)} == {name}
    assert text_of(ann) == shown
    assert [mistake.number for mistake in kept(server)] == own
    assert "12%, now 12%" in shown
    for address in ("/puzzles", "/mine", f"/table/{name}/review"):
        assert 'href="/mistakes"' in ann.get(address).text, address
    first = kept(server)[0]
    assert ben.get(f"/mistakes/{name}/{first.number}").status_code == 404
    assert ben.post(f"/mistakes/{name}/{first.number}", data={"choice": first.best}).status_code == 404
    assert "No reviewed games yet" in text_of(ben)


def test_a_try_is_graded_once_and_the_better_way_is_told_then(server: Server, clock: list[int]) -> None:
    ann = server.browser()
    played_and_reviewed(server, ann)
    text_of(ann)
    first = kept(server)[0]
    here = f"/mistakes/{first.table}/{first.number}"
    assert ann.get("/mistakes/next").headers["location"] == here
    assert "What would you do?" in text_of(ann, here)
    assert ann.get(f"{here}?is=wrong").headers["location"] == here  # not before it is graded
    assert ann.post(here, data={"choice": "nonsense"}).status_code == 404
    wrong = tries(ann, first, first.taken)
    assert "Not the best choice. Better:" in wrong
    assert "It comes back in 1 day." in wrong
    assert "This gave away 12% of your win chance." in wrong
    after = kept(server)[0]
    assert (after.due, after.seen) == (TODAY + 1, TODAY)
    assert "Good." in tries(ann, first, first.best)  # tried again, and not graded
    assert kept(server)[0] == after
    for days in (2, 6, 17):
        clock[0] = kept(server)[0].due
        assert ann.get("/mistakes/next").headers["location"] == here
        assert f"Good. It comes back in {days} days." in tries(ann, first, first.best)
    clock[0] = kept(server)[0].due - 1
    assert "0 are mastered" in text_of(ann)
    clock[0] = kept(server)[0].due
    assert "Good. It comes back" in tries(ann, first, first.best)
    clock[0] = kept(server)[0].due
    assert "You have mastered this one." in tries(ann, first, first.best)
    assert "1 is mastered." in text_of(ann)


@pytest.mark.parametrize(
    ("lost", "text", "is_graded"),
    [
        (0.0, "Good. It comes back in 2 days.", True),
        (0.02, "Nearly as good as the best.", False),
        (0.3, "Not the best choice. Better:", True),
        (None, "still being calculated", False),
    ],
)
def test_other_choices_are_judged_by_the_evaluator_as_far_as_it_is_sure(
    server: Server, monkeypatch: pytest.MonkeyPatch, lost: float | None, text: str, is_graded: bool
) -> None:
    ann = server.browser()
    played_and_reviewed(server, ann)
    text_of(ann)
    first = kept(server)[0]
    game = find(first.game)
    s = game.parse_state(first.state)
    other = next(name for way in game.legal(s) if (name := game.text(s, way)) not in (first.taken, first.best))

    async def values(_asker: object, _game: object, states: list[str], *_: object) -> dict[str, Evaluation]:
        shares = [(0.5 - (lost or 0.0), 0.5 + (lost or 0.0)), (0.5, 0.5)]
        return {state: Evaluation(of, None) for state, of in zip(states, shares, strict=True) if lost is not None}

    monkeypatch.setattr(server.app.services.evaluations, "values", values)
    assert text in tries(ann, first, other)
    assert (kept(server)[0].seen == TODAY) == is_graded


def test_mistakes_are_in_the_file_of_ones_data_pass_on_and_go_with_the_person(server: Server) -> None:
    ann, ben = server.browser(), server.browser()
    played_and_reviewed(server, ann)
    played_and_reviewed(server, ben)
    assert "due today" in text_of(ann)
    assert "due today" in text_of(ben)
    both = [*kept(server, 1), *kept(server, 2)]
    rows = [
        json.loads(line)
        for line in ann.get("/mine/data").text.splitlines()
        if '"mistake' in line or '"reviewed' in line
    ]
    assert rows
    assert "person" not in json.dumps(rows[0])
    store = server.app.services.registry.store
    server.run(store.write, lambda connection: store_mistakes.PERSON_ROWS.join(connection, 2, 1))
    assert (len(kept(server, 1)), kept(server, 2)) == (len(both), [])
    answer = ann.post("/mine/delete", data={"sure": "yes"})
    assert answer.status_code in (200, 303)
    assert kept(server, 1) == []
