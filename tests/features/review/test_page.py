"""The page of a review: after the game only, event by event, kept, and tried again after a failure."""

import asyncio
import os
import re
import shutil
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple, cast

import pytest
from markupsafe import Markup

from tests.features.mistakes.reviewed import COST, charged
from tests.insight.test_report import played
from tests.serving import Browser, Server
from tumblestar import picture
from tumblestar.contract.capabilities import Explained
from tumblestar.contract.errors import Unreadable
from tumblestar.features.review import sections
from tumblestar.features.review.retry import puzzles
from tumblestar.features.review.reviews import Reviews, TableReview
from tumblestar.features.review.sections import PartialReport
from tumblestar.games import find
from tumblestar.insight.report import Report, report
from tumblestar.record import Record, Seat
from tumblestar.record.narration import names_of, turns_of
from tumblestar.web.markup import HtmlTranslator
from tumblestar.words import Phrase


def finished() -> Record:
    record = played("shizzle", 2, 40, first=1)
    record.resign(0)
    return record


def opened(browser: Browser, record: Record) -> str:
    answer = browser.post("/tables/open", files={"file": ("game.txt", record.text())})
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].removeprefix("/table/")


def review_at(server: Server, table: str) -> TableReview:
    """The review of a table, once nothing more comes."""

    async def wait() -> TableReview:
        review = server.app.services.find(Reviews).review_of(server.app.services.registry.find(table), "")
        if review.task:
            await review.task
        return review

    return server.run(wait)


class Reviewed(NamedTuple):
    """A data folder with two games whose reviews are done, their tables and their owner's cookies."""

    data: Path
    resigned: str
    whole: str
    cookies: dict[str, str]


@pytest.fixture(scope="module")
def reviewed_data(empty_data: Path, tmp_path_factory: pytest.TempPathFactory) -> Reviewed:
    """The review of a game takes seconds: the tests that only read one share it."""
    data = shutil.copytree(empty_data, tmp_path_factory.mktemp("reviewed") / "data")
    server = Server(data)
    ann = server.browser()
    resigned, whole = opened(ann, finished()), opened(ann, played("shizzle", 2, first=1))
    for table in (resigned, whole):
        ann.get(f"/table/{table}/review")
        review_at(server, table)
    server.stop()
    return Reviewed(data, resigned, whole, dict(ann.cookies))


@pytest.fixture
def reviewed(reviewed_data: Reviewed, tmp_path: Path) -> Iterator[tuple[Server, Browser, Reviewed]]:
    """A server over a copy of the reviewed games, and the browser of their owner."""
    server = Server(shutil.copytree(reviewed_data.data, tmp_path / "reviewed"))
    yield server, server.browser(cookies=reviewed_data.cookies), reviewed_data
    server.stop()


def test_nobody_gets_values_during_a_game(server: Server) -> None:
    ann = server.browser()
    table = ann.new("shizzle")
    page = ann.get(f"/table/{table}/review")
    assert page.status_code == 200
    assert "You can see the review after the game" in page.text
    assert "review-charts" not in page.text
    assert ann.get(f"/table/{table}/review/parts").status_code == 404
    assert ann.get(f"/table/{table}/picture?n=0&at=0&own=roll").status_code == 404
    imported = opened(ann, played("shizzle", 2, 40, first=1))  # of an unfinished game
    assert "You can see the review after the game" in ann.get(f"/table/{imported}/review").text
    assert server.app.services.background.pid is None


def test_the_page_fills_while_the_review_is_worked_out(server: Server) -> None:
    ann = server.browser()
    table = opened(ann, finished())
    assert ann.get(f"/table/{table}/review/retry").headers["location"] == f"/table/{table}/review"  # nothing yet
    page = ann.get(f"/table/{table}/review").text
    assert 'data-n="-1"' in page
    assert re.search('data-ends="[0-9 ]+ 40 41"', page)
    assert page.count('class="link0 rough"') == 1
    assert 'http-equiv="refresh"' in page
    review_at(server, table)
    first = ann.get(f"/table/{table}/review/parts?seen=").json()
    assert (first["n"], first["done"]) == (41, True)
    assert first["rows"].count("<tr") == 42
    assert ann.get(f"/table/{table}/review/parts?seen=39").json()["rows"].count("<tr") == 2
    whole = ann.get(f"/table/{table}/review").text
    assert whole.count("<tr id=") == 42
    assert "refresh" not in whole
    assert 'class="costly"' in whole
    assert "Player 1 resigned" in whole


def test_the_reason_of_the_end_speaks_to_the_reader(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    def of_luck(record: Record, _report: object, seat: int, _is_reader: bool) -> list[Phrase]:
        return [Phrase("headline-luck-took", {"seat": names_of(record)[seat], "share": 0.2})]

    monkeypatch.setattr(sections, "reason", of_luck)
    ann = server.browser()
    table = ann.new("shizzle", **{"option-first": "1"})
    with ann.at(table) as line:
        line.does("act", action=line.targets[0])
        line.does("resign")
    assert ann.get(f"/table/{table}/review/told").text == "Luck took 20% of your win chance."


def test_the_end_of_a_game_gets_its_reason_once_the_review_is_there(server: Server) -> None:
    ann = server.browser()
    table = ann.new("shizzle")
    assert ann.get(f"/table/{table}/review/told").status_code == 404
    with ann.at(table) as line:
        line.does("resign")
        assert f'<p id="end-insight" data-from="/table/{table}/review/told"' in line.parts["part-end"]
    told = ann.get(f"/table/{table}/review/told")
    assert (told.status_code, told.text) in ((200, "You made no costly choice."), (200, ""))  # for who began, or not
    imported = opened(ann, finished())
    assert "end-insight" not in ann.get(f"/table/{imported}").text
    assert ann.get(f"/table/{imported}/review/told").text == ""


def test_the_other_address_leads_there(server: Server) -> None:
    answer = server.browser().get("/tables/some-where/review")
    assert (answer.status_code, answer.headers["location"]) == (308, "/table/some-where/review")


def test_both_ways_of_a_costly_choice_are_drawn_on_the_board_before_it(
    reviewed: tuple[Server, Browser, Reviewed],
) -> None:
    _, ann, games = reviewed
    page = ann.get(f"/table/{games.resigned}/review").text
    found = re.findall(r'src="(/table/[^"]+&amp;(own|best)=[^"]+)"', page)
    assert [look for _, look in found] == ["own", "best"] * (len(found) // 2) != []
    assert len(re.findall(r"<h3>Turn \d+, .+?: [a-z]", page)) == len(found) // 2
    for address in (address.replace("&amp;", "&") for address, _ in found):
        drawn, plain = ann.get(address), ann.get(re.sub("&(own|best)=[^&]*", "", address)).text
        assert drawn.status_code == 200, address
        assert drawn.text.replace("</svg>", "").startswith(plain.replace("</svg>", "")[: len(plain) // 2])
        assert ('<g class="way-' in drawn.text, '<g class="way-' in plain) == (True, False)
        assert ann.get(re.sub("=[^=]*$", "=nonsense", address)).status_code == 404


@pytest.mark.parametrize(
    ("you", "kind", "head"),
    [
        (0, "stopping", "Turn 1: stopping too early"),
        (None, "stopping", "Turn 1, Player 1: stopping too early"),
        (0, "other", "Turn 1"),
        (None, "other", "Turn 1: Player 1"),
    ],
)
def test_a_costly_choice_says_its_turn_its_kind_and_whose_it_was(
    monkeypatch: pytest.MonkeyPatch, you: int | None, kind: str, head: str
) -> None:
    monkeypatch.setattr(sections, "kind_of", lambda *_: kind)
    record, say = played("shizzle", 2, first=1), HtmlTranslator("en", "shizzle")
    review = cast("Report", charged(record))
    partial = PartialReport(review, review["events"], review)
    whole = sections.Sections(record, partial, say, lambda *_: Markup(), turns=turns_of(record), you=you)
    assert head in [say.plain(choice.head) for choice in whole.choices[0]]


def test_choices_that_are_explained_are_shown_and_their_counts_are_those_of_the_headline(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    record, say = played("shizzle", 2, first=1), HtmlTranslator("en", "shizzle")
    review = cast("Report", charged(record))
    partial = PartialReport(review, review["events"], review)
    monkeypatch.setattr(sections, "explained", lambda *_: Explained())
    bare = sections.Sections(record, partial, say, lambda *_: Markup(), turns=turns_of(record), you=0)
    numbers = [choice.n for some in bare.choices for choice in some]
    why = Explained([Phrase("review-start")])
    last = record.state_at(numbers[len([*bare.choices[0], *bare.choices[1]]) - 1] - 1)
    monkeypatch.setattr(sections, "explained", lambda _, s, *__: why if s == last else Explained())
    whole = sections.Sections(record, partial, say, lambda *_: Markup(), turns=turns_of(record), you=0)
    assert sorted(numbers) == sorted(choice.n for some in whole.choices for choice in some)
    assert [bool(choice.reasons) for choice in whole.choices[0]] == [False] * (len(whole.choices[0]) - 1) + [True]
    assert len(whole.choices[0]) + len(whole.choices[1]) == whole.reason[0].args["count"]
    assert say.plain(whole.rest_cost) == f"−{100 * COST * len(whole.choices[1]):.0f}%"
    first = record.events[numbers[0] - 1]
    own = whole.choices[0][-1].ways[0].text.split(picture.STEPS)
    assert set(own) <= {event.text for event in record.events if event.actor == first.actor}
    assert whole.nothing is None


def test_who_made_no_costly_choice_is_told_so_once() -> None:
    record, say = played("shizzle", 2, first=1), HtmlTranslator("en", "shizzle")
    review = cast("Report", charged(record))
    for event in review["events"]:
        event.pop("cost", None)
    for luck, told in ((0.0, 1), (0.9, 2)):
        for sums in review["totals"]:
            sums["luck"], sums["residual"] = (luck if record.shares()[sums["seat"] - 1] else -luck), 0.0
        partial = PartialReport(review, review["events"], review)
        whole = sections.Sections(record, partial, say, lambda *_: Markup(), turns=turns_of(record), you=0)
        said = [phrase.key for phrase in [*whole.reason, whole.nothing] if phrase]
        assert (said.count("headline-nothing"), len(said)) == (1, told)


def test_a_way_is_drawn_with_how_the_turn_goes_on_and_only_what_can_be_done() -> None:
    game = find("twisty")
    s = game.parse_state(
        "board=1tslB2/t3t2/dKd1lKd/tBO1GhO/YlR1R1P/Gh1s2P/1Yh1sR1 pawns=c2,g6 rows=KPOBGY.R,KPYROBG. turn=2 turns=25"
    )
    drawn = "".join(picture.with_way(game, s, "g6-e5;e5-d7;d7-c5;c5-d4", "best")).partition('<g class="way-best">')[2]
    assert drawn.count('class="act') == 4
    for wrong in ("g6-e5;g6-f4", "e5-d7", "g6-e5;", "g6-e5;e5-d7;d7-c5;c5-d4;d4-b3"):
        with pytest.raises(Unreadable):
            picture.with_way(game, s, wrong, "best")


def test_a_review_is_kept_until_its_table_is_deleted(reviewed: tuple[Server, Browser, Reviewed]) -> None:
    server, ann, games = reviewed
    table = games.resigned
    before = ann.get(f"/table/{table}/review").text
    ann = server.restart(ann)
    assert ann.get(f"/table/{table}/review").text == before
    assert 'class="costly"' in before
    assert server.app.services.background.pid is None
    assert ann.post(f"/table/{table}/delete").status_code == 303
    assert ann.get(f"/table/{table}/review").status_code == 404


def test_after_the_process_was_killed_it_can_be_tried_again(server: Server) -> None:
    ann = server.browser()
    table, other = opened(ann, finished()), opened(ann, played("shizzle", 2, first=1))
    reviews, background = server.app.services.find(Reviews), server.app.services.background
    ann.get(f"/table/{other}/review")

    async def stop() -> None:
        while background.pid is None:
            await asyncio.sleep(0)
        os.kill(background.pid, signal.SIGSTOP)  # what is asked for from now on cannot come to an end

    async def kill() -> None:
        under_way = reviews.review_of(server.app.services.registry.find(table), "").task
        os.kill(background.pid, signal.SIGKILL)
        await under_way

    server.run(stop)
    ann.get(f"/table/{table}/review")
    server.run(kill)
    assert review_at(server, table).problem == Phrase("review-ended")
    page = ann.get(f"/table/{table}/review").text
    assert "ended unexpectedly" in page
    assert f'href="/table/{table}/review?again"' in page
    assert "Choices to learn from" not in page
    ann.get(f"/table/{table}/review?again")
    assert review_at(server, table).problem is None
    assert 'class="costly"' in ann.get(f"/table/{table}/review").text


def test_mistakes_are_retried(reviewed: tuple[Server, Browser, Reviewed]) -> None:
    server, ann, games = reviewed
    table = games.whole
    partial = review_at(server, table).partial
    assert partial
    chosen = [event for event in partial.events if event.get("cost", 0) >= 0.05]
    page = ann.get(f"/table/{table}/review/retry?least=5").text
    assert f"1 of {len(chosen)}, step {chosen[0]['n']}" in page
    address = f"/table/{table}/review/retry?least=5&k={len(chosen)}"
    event = chosen[-1]
    assert "best" in event
    right = ann.get(f"{address}&choice={event['best'][0]}").text
    assert "no choice is better" in right
    assert "In the game: " in right
    wrong = ann.get(f"{address}&choice={event['text']}").text
    assert "Try another" in wrong
    assert "In the game: " not in wrong
    assert ann.get(f"{address}&choice=nonsense").status_code == 404


def test_what_was_not_played_is_worked_out_for_a_puzzle(reviewed: tuple[Server, Browser, Reviewed]) -> None:
    server, ann, games = reviewed
    table = games.whole
    record = played("shizzle", 2, first=1)
    partial = review_at(server, table).partial
    assert partial

    def others(event: Any) -> list[str]:
        """What else could be done, and was not the best either."""
        state = record.state_at(event["n"] - 1)
        texts = [record.game.text(state, action) for action in record.game.legal(state)]
        return [text for text in texts if text not in (event["text"], *event.get("best", []))]

    costly = [event for event in partial.events if event.get("cost", 0) >= 0.01]
    k, other = next((k, others(event)[0]) for k, event in enumerate(costly, 1) if others(event))
    assert "Try another" in ann.get(f"/table/{table}/review/retry?least=1&k={k}&choice={other}").text


def test_at_one_screen_the_choices_of_a_bot_are_retried_too(server: Server) -> None:
    """As the review lists those of all seats where its reader has several."""
    ann, whole = server.browser(), played("shizzle", 3, first=1)
    seats = [Seat("person", "Ann"), Seat("bot", "novice"), Seat("person", "Bob")]
    record = Record.new(whole.game, seats, whole.options, chance="typed")
    for event in whole.events:
        record.append(event.action)
    table = opened(ann, record)
    ann.get(f"/table/{table}/review")
    partial = review_at(server, table).partial
    assert partial
    n = next(event["n"] for event in partial.events if event["actor"] == 2 and event.get("cost", 0) >= 0.05)
    assert f"step {n}:" in ann.get(f"/table/{table}/review/retry?event={n}").text


def test_only_own_decisions_are_puzzles() -> None:
    game_report = report(played("shizzle", 3))
    every = puzzles(PartialReport(game_report, game_report["events"]), range(3), 1)
    own = [puzzles(PartialReport(game_report, game_report["events"]), [seat], 1) for seat in range(3)]
    assert [event["actor"] for event in own[1]] == [2] * len(own[1])
    assert sorted(event["n"] for part in own for event in part) == [event["n"] for event in every]
    assert min(event.get("cost", 0) for event in every) >= 0.01
